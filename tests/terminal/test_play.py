import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from mathom.cli.terminal import hints
from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.confrontation.battle_screen import BattleScreen
from mathom.cli.terminal.confrontation.front import CONFRONTATION
from mathom.cli.terminal.confrontation.game_screen import GameScreen
from mathom.cli.terminal.confrontation.session import Duel
from mathom.cli.terminal.pointing import Pointing
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen, ReadingScreen
from mathom.cli.terminal.session import HOTSEAT
from mathom.games.confrontation.asking import THING_REGION
from mathom.games.confrontation.board import EREGION, SHIRE
from mathom.games.confrontation.rows import CHARACTER, LEG, PLAY, REGION
from mathom.kernel.dice import Dice
from mathom.kernel.save import digest
from mathom.players.player import any_answer
from mathom.players.search.hints import Hint, find_hints
from mathom.players.studies import domain_of
from mathom.table.view import View
from sure import sure
from terminal_table import (
    BIG,
    SMALL,
    board,
    duel,
    late,
    notices,
    pick_any,
    press,
    session,
    set_up,
    settle,
    shown,
    to_the_map,
)


@pytest.mark.parametrize(("size", "side"), [(BIG, 0), (SMALL, 1)])
async def test_whole_game_by_keyboard(tmp_path: Path, size: tuple[int, int], side: int) -> None:
    table = session(tmp_path, side)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=size) as pilot:
        await set_up(pilot)
        dice = Dice(7)
        while not isinstance(app.screen, NewsScreen):
            await pick_any(pilot, dice)
        assert table.play.result is not None
        assert table.play.rules.outcome(table.play.game) in " ".join(shown(pilot).split())
        # Both sides are revealed.
        assert "?" not in sure(board(app.screen_stack[-2]).picture).text()
        await pilot.press("4")
    assert app.return_value == "quit"


EVERYTHING: dict[str, Any] = {
    "characters": "draft",
    "specials": [2, 2],
    "match": True,
    "shuffle": "by hand",
}


async def play_until(pilot: Pilot[str], done: Callable[[], bool]) -> None:
    """Pick at random, and place at random where that is asked, until something is so."""
    dice = Dice(3)
    while not done():
        screen = pilot.app.screen
        if isinstance(screen, GameScreen) and screen.placement is not None:
            await press(pilot, "x", "1")
        elif isinstance(screen, CoverScreen):
            await press(pilot, "enter")
        else:
            await pick_any(pilot, dice)


async def test_special_cards_and_a_draft_begin_a_game(tmp_path: Path) -> None:
    table = session(tmp_path, **EVERYTHING)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: table.turns >= 8)
        assert table.leg == 0


async def test_a_match_goes_on_with_the_sides_swapped(tmp_path: Path) -> None:
    table = late(tmp_path, lambda game: game.rows[PLAY][LEG] == 1, **EVERYTHING)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        assert table.side == 0
        await play_until(pilot, lambda: isinstance(app.screen, NewsScreen))
        assert table.decision is not None
        await press(pilot, "1")
        assert table.side == 1
        await play_until(pilot, lambda: table.leg == 1 and table.turns >= 2)


async def test_a_match_is_played_to_its_end(tmp_path: Path) -> None:
    table = late(tmp_path, lambda game: game.decision is None, **EVERYTHING)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: isinstance(app.screen, NewsScreen))
        assert table.decision is None
        result = sure(table.play.result)[table.seat]
        assert f"You {'win' if result > 0 else 'lose'} the match." in shown(pilot)
        assert "Points: you" in shown(pilot)


async def test_move_by_mouse(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        screen = await to_the_map(pilot)
        picture = sure(board(screen).picture)
        assert picture is not None
        stand = next(iter(sorted(sure(board(screen).scene).lit)))
        box = picture.pieces[stand]
        await pilot.click("#board", offset=(box.x + 1, box.y))
        await settle(pilot)
        target = min(sure(board(screen).scene).lit)
        area = picture.regions[target - THING_REGION]
        answers = len(table.play.answers)
        await pilot.click("#board", offset=(area.x + 3, area.y + area.height - 1))
        await settle(pilot)
        assert len(table.play.answers) > answers
        given = table.play.answers[answers][0]
        assert given >> 5 == stand


async def test_move_by_arrows_and_enter(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        screen = await to_the_map(pilot)
        answers = len(table.play.answers)
        assert board(screen).cursor in sure(board(screen).scene).lit
        await press(pilot, "enter", "tab", "enter")
        assert len(table.play.answers) > answers


async def test_escape_puts_a_piece_down(tmp_path: Path) -> None:
    app = MathomApp(CONFRONTATION, session(tmp_path), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        screen = await to_the_map(pilot)
        await press(pilot, "enter")
        assert sure(screen.choices).chosen
        await press(pilot, "escape")
        assert not sure(screen.choices).chosen


async def test_undo_goes_back_to_my_last_choice(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        await to_the_map(pilot)
        before = digest(table.play.game)
        await press(pilot, "enter", "tab", "enter")
        await to_the_map(pilot)
        while digest(table.play.game) != before:
            answers = len(table.play.answers)
            await press(pilot, "u")
            assert len(table.play.answers) < answers
            assert sure(table.decision).who == table.seat
        # Placement can be taken back too; before it there is nothing.
        for _ in range(8):
            await press(pilot, "u")
        assert not any(who == table.seat for who in table.play.answered_by)


def bots_play(table: Duel) -> None:
    """Until a person is asked, or the game is over."""
    while table.decision is not None and not table.is_mine(table.decision):
        table.answer(*table.bot_answer(table.decision.who))


def test_a_bot_answers_the_same_when_one_comes_back_the_same_way(tmp_path: Path) -> None:
    """Search has thought further meanwhile, but taking back gives it no other try."""
    table = session(tmp_path, opponent="search:60")
    mine = Dice(1)
    for _ in range(12):
        bots_play(table)
        if table.decision is None:
            break
        before = len(table.play.answers)
        picks = any_answer(table.decision, mine)
        table.answer(*picks)
        bots_play(table)
        after = list(table.play.answers)
        for _ in range(2):
            assert table.undo()
            assert len(table.play.answers) == before
            table.answer(*picks)
            bots_play(table)
            assert table.play.answers == after
    assert table.play.answered_by.count(1) > 5


async def test_placement_is_arranged_before_it_is_sent(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await press(pilot, "5", "5")
        assert "(Gandalf 5)" in shown(pilot)
        assert not table.play.answers
        await press(pilot, "u", "u", "9", "1", "1", "1", "1")
        assert "Everyone has a place" in shown(pilot)
        await press(pilot, "1")
        assert table.play.answered_by.count(table.seat) >= 5
        assert table.play.answers[0] == (8,)


async def test_why_not_is_said(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        screen = await to_the_map(pilot)
        picture = sure(board(screen).picture)
        enemy = next(stand for stand in picture.pieces if stand >= 9)
        box = picture.pieces[enemy]
        await pilot.click("#board", offset=(box.x + 1, box.y))
        await settle(pilot)
        assert "That piece is the enemy's." in screen.detail
        # A region that the chosen piece cannot reach.
        stand = min(sure(board(screen).scene).lit)
        board(screen).point_at(stand)
        await press(pilot, "enter")
        board(screen).point_at(THING_REGION + 15)
        await press(pilot, "w")
        assert screen.detail.startswith("No: ")


async def test_reading_pages(tmp_path: Path) -> None:
    app = MathomApp(CONFRONTATION, session(tmp_path), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        await to_the_map(pilot)
        for key, word in (
            ("r", "Boromir"),
            ("c", "turn."),
            ("h", "in hand"),
            ("question_mark", "arrows"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, ReadingScreen)
            assert word in shown(pilot)
            await pilot.press("escape")
            await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize("size", [BIG, SMALL, (160, 50)])
async def test_every_region_is_on_the_map(tmp_path: Path, size: tuple[int, int]) -> None:
    app = MathomApp(CONFRONTATION, session(tmp_path), pace=0)
    async with app.run_test(size=size) as pilot:
        await set_up(pilot)
        await to_the_map(pilot)
        text = shown(pilot)
        for name in ("Shire", "Mordor", "High Pass", "Misty M", "Caradhras", "Gap", "Fangorn"):
            assert name in text
        for name in ("Frodo", "Gandalf", "Boromir", "Move one of your characters"):
            assert name in text


async def test_battle_is_told_step_by_step(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=60)  # nothing moves on by itself
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await press(pilot, "x")
        await pilot.press("1")
        for _ in range(200):
            await pilot.pause()
            if isinstance(app.screen, BattleScreen):
                break
            if isinstance(app.screen, GameScreen) and app.screen.choices is not None:
                await pilot.press("1")
        screen = app.screen
        assert isinstance(screen, BattleScreen)
        assert screen.story.told < len(screen.story.lines)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.story.told == len(screen.story.lines)
        assert "attacks" in shown(pilot)


async def test_hot_seat_hides_the_table(tmp_path: Path) -> None:
    table = session(tmp_path, opponent=HOTSEAT)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, CoverScreen)
        assert "Frodo" not in shown(pilot)
        await press(pilot, "enter", "x", "1")
        # Now it is Sauron's to place: nothing of the Fellowship shows, nor behind the cover.
        assert isinstance(app.screen, CoverScreen)
        assert "Sauron player" in shown(pilot)
        for word in ("Frodo", "Shire", "?"):
            assert word not in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(app.screen, GameScreen)
        assert table.side == 1
        assert "Frodo" not in sure(board(app.screen).picture).text()
        await press(pilot, "x", "1")
        assert isinstance(app.screen, GameScreen)  # Sauron begins: the same player goes on
        dice = Dice(2)
        covers = 0
        while covers < 8:
            if isinstance(app.screen, CoverScreen):
                covers += 1
                await press(pilot, "enter")
                assert table.decision is not None
                assert table.seat == table.decision.who
            else:
                await pick_any(pilot, dice)


async def test_rematch_swaps_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    app = MathomApp(CONFRONTATION, late(tmp_path, lambda game: game.decision is None), pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: isinstance(app.screen, NewsScreen))
        await press(pilot, "1")
        assert duel(app).side == 1
        assert sure(app.session).play.result is None


async def test_menu_begins_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    app = MathomApp(CONFRONTATION, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2", "1")  # play Sauron; begin
        await settle(pilot)
        assert duel(app).side == 1
        await set_up(pilot)
        await to_the_map(pilot)
        await pilot.press("q")
    state = digest(sure(app.session).play.game)
    again = MathomApp(CONFRONTATION, pace=0)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await settle(pilot)
        assert digest(sure(again.session).play.game) == state
        assert duel(again).side == 1


async def test_save_and_resume_give_the_same_state(tmp_path: Path) -> None:
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        dice = Dice(4)
        for _ in range(12):
            await pick_any(pilot, dice)
        await to_the_map(pilot)
        await press(pilot, "s")
        drawn = sure(board(app.screen).picture).text()
        await pilot.press("q")
    resumed = Duel.resume(table.path)
    assert digest(resumed.play.game) == digest(table.play.game)
    assert resumed.opponent == "random"
    app = MathomApp(CONFRONTATION, resumed, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        assert sure(board(app.screen).picture).text() == drawn


async def test_a_resumed_game_reads_only_what_the_seat_may_know(tmp_path: Path) -> None:
    table = session(tmp_path, side=1)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await set_up(pilot)
        screen = await to_the_map(pilot)
        game = sure(board(screen).scene).game
        for stand in range(9):
            if game.rows[REGION][stand] in (SHIRE, EREGION):
                assert game.rows[CHARACTER][stand] < 0


async def test_a_hint_names_answers_with_their_chances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    app = MathomApp(CONFRONTATION, session(tmp_path), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await to_the_map(pilot)
        await pilot.press("i")
        while not isinstance(app.screen, ReadingScreen):
            await pilot.pause()
        assert app.screen.heading == "Hint"
        assert "% of the time" in str(app.screen.page)
        await pilot.press("escape")
        assert isinstance(app.screen, GameScreen)


async def test_a_hint_that_comes_too_late_is_kept_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, thought = threading.Event(), threading.Event()

    def think(*_: object) -> list[Hint]:
        begun.set()
        assert thought.wait(20)
        return [Hint((1,), "what was asked before", 0.5, 0.3, "")]

    monkeypatch.setattr(hints, "find_hints", think)
    table = session(tmp_path)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await to_the_map(pilot)
        await pilot.press("i")
        while not begun.is_set():
            await pilot.pause()
        given = len(table.play.answers)
        await play_until(pilot, lambda: len(table.play.answers) > given)
        thought.set()
        await pilot.app.workers.wait_for_complete(
            [worker for worker in pilot.app.workers if worker.group == "hint"]
        )
        await settle(pilot)
        assert not isinstance(app.screen, ReadingScreen)


async def test_a_hint_at_placement_is_for_the_place_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    thought_about: list[View] = []

    def think(view: View, *others: Any) -> list[Hint]:
        thought_about.append(view)
        return find_hints(view, *others)

    monkeypatch.setattr(hints, "find_hints", think)
    app = MathomApp(CONFRONTATION, session(tmp_path), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, GameScreen)
        placement = sure(screen.placement)

        async def hinted() -> View:
            await pilot.press("i")
            while not isinstance(app.screen, ReadingScreen):
                await pilot.pause()
            await press(pilot, "escape")
            return thought_about[-1]

        assert (await hinted()).question().prompt == "Who begins in Arthedain?"
        await press(pilot, "1", "1", "1")
        view = await hinted()
        assert view.question().prompt in shown(pilot)
        assert "Eregion" in view.question().prompt
        # Whoever is meant for a later place is not put forward for one that is free again.
        screen.post_message(Pointing.Touched(placement.stands[0]))
        await settle(pilot)
        view = await hinted()
        assert view.question().prompt == "Who begins in Arthedain?"
        assert sure(view.decision).options == placement.left()
        # Nothing was answered by asking.
        assert duel(app).play.answers == []
        await press(pilot, "x")
        await pilot.press("i")
        await settle(pilot)
        assert app.screen is screen
        assert "Everyone has a place." in notices(pilot)


def test_a_hint_says_how_often_to_pick_a_secret_card_and_what_else_was_thought_about() -> None:
    found = [Hint((n,), f"card {n}", 0.5, share, "") for n, share in enumerate((0.99, 0.3, 0))]
    often = hints.page(found, mixing=True).plain
    for words in ("card 0  always", "card 1  30% of the time", "card 2  hardly ever"):
        assert words in often
    assert "thought" not in often
    assert "card 1  30% of the search" in hints.page(found, mixing=False).plain


async def test_a_hint_for_a_secret_card_says_how_often_to_pick_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "find_hints", lambda *_: [Hint((1,), "a card", 0.5, 0.3, "")])
    table = session(tmp_path)
    domain = domain_of(table.play.rules)
    app = MathomApp(CONFRONTATION, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await play_until(pilot, lambda: domain.simultaneous(table.play.game))
        assert isinstance(app.screen, BattleScreen)
        await pilot.press("i")
        while not isinstance(app.screen, ReadingScreen):
            await pilot.pause()
        assert "a card  30% of the time" in str(app.screen.page)


async def no_hint(pilot: Pilot[str]) -> None:
    """Ask for a hint, and be refused in one sentence."""
    here = pilot.app.screen
    await pilot.press("i")
    await settle(pilot)
    assert pilot.app.screen is here
    assert notices(pilot) == ["There are no hints against another person."]
    pilot.app.clear_notifications()


async def test_there_are_no_hints_against_another_person(tmp_path: Path) -> None:
    app = MathomApp(CONFRONTATION, session(tmp_path, opponent=HOTSEAT), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        await no_hint(pilot)
        await play_until(pilot, lambda: isinstance(app.screen, BattleScreen))
        await no_hint(pilot)
