"""The Trading Card Game at the terminal's table: the card screens, with its own rows and words."""

from pathlib import Path

import pytest

from mathom.cli.front_ends import replay_of
from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.cards.card_screen import CardScreen
from mathom.cli.terminal.cards.chips import Drawing, Scene
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.reading_screens import NewsScreen, ReadingScreen
from mathom.cli.terminal.session import HOTSEAT, ME
from mathom.cli.terminal.tcg.front import TCG
from mathom.cli.terminal.tcg.rows_of import rows_of
from mathom.cli.terminal.tcg.table import TcgTable
from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_SKIRMISH
from mathom.games.tcg.rows import FIGHTER, HAND, STATE
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.players.player import any_answer
from mathom.table.view import View
from sure import sure
from tcg_table import fight
from terminal_table import (
    BIG,
    SMALL,
    card_screen,
    felt_text,
    notices,
    pick_any,
    press,
    settle,
    shown,
)

DECKS = ["plain moria", "plain mordor"]


def road(folder: Path, *sitters: str, seed: str = "test") -> CardSession:
    setup = {"decks": DECKS, "starter": True}
    return CardSession.begin("tcg", setup, list(sitters), seed, folder / "game.json")


def play_until(table: CardSession, kind: int) -> None:
    """Answer at random until a question of this kind is asked."""
    dice = Dice(2)
    while sure(table.decision).kind != kind:
        table.play.answer(*any_answer(sure(table.decision), dice))


def to_the_end(table: CardSession, but: int = 0) -> None:
    """Play at random to the end, then take back that many answers of people."""
    dice = Dice(1)
    while table.decision is not None:
        table.play.answer(*any_answer(table.decision, dice))
    play = table.play
    mine = [number for number, who in enumerate(play.answered_by) if who == 0]
    if but:
        answers = play.answers[: mine[-but]]
        table.play = Playthrough(play.rules, play.setup, play.seed, answers)


@pytest.mark.parametrize(("width", "roomy"), [(78, False), (158, True)])
def test_the_table_is_drawn_for_one_seat(tmp_path: Path, width: int, roomy: bool) -> None:
    table = road(tmp_path, ME, "random")
    play_until(table, ASK_SKIRMISH)
    game = View(table.play.game, 0).game
    text = Drawing(Scene(rows_of(game, 0, table.names(), {})), width, roomy).text()
    for word in ("Path", "⚑1", "Player 1 (you)", "Player 2 (random)", "Ring-bearer", "against"):
        assert word in text, word
    assert text.count("★ Free Peoples") == 1
    assert text.count("\nHand") == (1 if table.play.game.rows[HAND] else 0)
    assert all(len(line) <= width for line in text.splitlines())


def test_a_skirmish_stands_in_the_heading() -> None:
    laid = fight("Aragorn", "Big Orc", [[], []])
    assert laid.game.rows[STATE][FIGHTER] >= 0
    assert " to " in TcgTable().heading(laid.game).plain


async def test_the_first_answers_and_pages(tmp_path: Path) -> None:
    table = road(tmp_path, ME, "random")
    app = MathomApp(TCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        dice = Dice(3)
        for _ in range(12):
            await pick_any(pilot, dice)
        assert isinstance(app.screen, CardScreen)
        assert "Fellowship" in felt_text(pilot)
        for key, word in (("h", "Dead pile"), ("question_mark", "vitality left"), ("c", "draws")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, ReadingScreen)
            assert word in shown(pilot)
            await pilot.press("escape")
            await pilot.pause()
        answers = len(table.play.answers)
        await press(pilot, "u")
        assert len(table.play.answers) < answers


async def test_the_end_of_a_game(tmp_path: Path) -> None:
    table = road(tmp_path, ME, "random")
    to_the_end(table, but=2)
    app = MathomApp(TCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        dice = Dice(4)
        while not isinstance(app.screen, NewsScreen):
            await pick_any(pilot, dice)
        assert "has won." in shown(pilot)


async def test_hands_are_hidden_between_people(tmp_path: Path) -> None:
    table = road(tmp_path, ME, HOTSEAT)
    play_until(table, ASK_FELLOWSHIP)
    app = MathomApp(TCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        assert "Hand" not in shown(pilot)
        await press(pilot, "enter")
        assert felt_text(pilot).count("\nHand") == 1
        theirs = table.play.game.rows[HAND + 1 - table.seat][0]
        assert not TcgTable().shows(card_screen(pilot).known(theirs), theirs)


async def test_there_are_no_hints_against_another_person(tmp_path: Path) -> None:
    table = road(tmp_path, ME, HOTSEAT)
    play_until(table, ASK_FELLOWSHIP)
    app = MathomApp(TCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "i")
        assert isinstance(app.screen, CardScreen)
        assert notices(pilot) == ["There are no hints against another person."]


async def test_the_menu_begins_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    app = MathomApp(TCG, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2", "1")  # the Starter Rules; begin
        await settle(pilot)
        session = sure(app.session)
        assert session.sitters[0] == ME
        assert session.sitters[1] not in (ME, HOTSEAT)
        assert session.play.setup["starter"] is True


async def test_replay_of_a_road(tmp_path: Path) -> None:
    table = road(tmp_path, ME, ME)
    to_the_end(table)
    app = replay_of(table.play)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press("right_square_bracket", "1")
        assert app.place > 0
        mine = sure(app.query_one(Felt).drawing).text()
        await pilot.press("b")
        assert sure(app.query_one(Felt).drawing).text().count("Hand") >= mine.count("Hand")
        await pilot.press("end")
        assert app.position.game.rows == table.play.game.rows
        await pilot.press("q")
