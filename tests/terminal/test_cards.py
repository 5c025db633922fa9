"""The Card Game at the terminal's table."""

from pathlib import Path

import pytest

from lcg_table import Table, number
from mathom.cli.front_ends import replay_of
from mathom.cli.terminal import hints
from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.cards.card_screen import CardScreen
from mathom.cli.terminal.cards.chips import Drawing, Scene
from mathom.cli.terminal.cards.chronicle import chronicle_page
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.passing import UNTIL_PHASE_ENDS, UNTIL_SOMETHING, Passing
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.lcg.front import LCG
from mathom.cli.terminal.lcg.rows_of import rows_of
from mathom.cli.terminal.lcg.table import LcgTable
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen, ReadingScreen
from mathom.cli.terminal.session import HOTSEAT, ME
from mathom.games.lcg.events.rounds import E_NEXT_SCENARIO, E_WON
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.questions import ASK_ACTION, ASK_COMMIT, ASK_RESPONSE, ASK_TRAVEL, PASS
from mathom.games.lcg.rows import FACE_DOWN, HAND, IS_EXHAUSTED, MARKS, ROUND_NUMBER, SHADOWS, STATE
from mathom.kernel.dice import Dice
from mathom.kernel.save import digest
from mathom.players.player import any_answer
from mathom.table.view import View
from sure import sure
from terminal_table import BIG, SMALL, card_screen, felt_text, pick_any, press, quest, settle, shown

HUGE = (160, 50)


def drawn(t: Table, width: int = 80, roomy: bool = False) -> str:
    """The felt as the player who is asked sees it."""
    names = [f"Player {seat + 1}" for seat in range(4)]
    rows = rows_of(View(t.game, t.who).game, t.who, names, {})
    return Drawing(Scene(rows), width, roomy).text()


def ask_kind(table: CardSession) -> int:
    return sure(table.decision).kind


def play_until(table: CardSession, kind: int) -> None:
    """Pass, decline, pick what must be, until a question of this kind is asked."""
    for _ in range(500):
        decision = sure(table.decision)
        if decision.kind == kind:
            return
        if PASS in decision.options:
            table.play.answer(PASS)
        else:
            table.play.answer(*decision.options[: decision.least])
    raise AssertionError("never asked")


# The felt


@pytest.mark.parametrize(("width", "roomy"), [(78, False), (158, True)])
def test_everything_on_the_table_is_drawn(width: int, roomy: bool) -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        ["Éowyn"],
        phase="combat",
        staging=["Forest Spider", "Old Forest Road"],
        active="Necromancer's Pass",
        engaged=[["Wargs"]],
        play=[["Snowbourn Scout"]],
        hands=[["Sneak Attack"], ["A Test of Will"]],
        attached={"Steward of Gondor": "Aragorn"},
        damage={"Gimli": 2},
        resources={"Aragorn": 3},
        exhausted=["Gimli"],
        progress={"Flies and Spiders": 3},
        encounter=["King Spider"] * 5,
    )
    text = drawn(t, width, roomy)
    for word in (
        "1B Flies and Spiders",
        "3/8",
        "Necromancer's Pass",
        "Forest Spider",
        "T2 E25",
        "Wargs",
        "+▒" if not roomy else "+ ▒",
        "Snowbourn Scout",
        "Steward of Gondor",
        "♥3/5",
        "●3",
        "↷Gimli",
        "Sneak Attack",
        "threat 23",
        "★ first player",
    ):
        assert word in text, word
    assert "A Test of Will" not in text  # another player's hand
    assert "King Spider" not in text  # the shadow card is face down
    assert all(len(line) <= width for line in text.splitlines())


def test_what_lies_face_down_is_not_described() -> None:
    t = Table(["Aragorn"], phase="combat", engaged=[["Wargs"]], encounter=["King Spider"] * 3)
    shadow = t.game.rows[SHADOWS][0]
    assert t.game.rows[MARKS][shadow] & FACE_DOWN
    text = LcgTable().describe(View(t.game, 0).game, shadow).plain
    assert text == "A card that lies face down."
    assert "Now A3" in LcgTable().describe(View(t.game, 0).game, t.card("Wargs")).plain


# What happened


def test_events_of_a_kind_in_a_row_are_one_line(tmp_path: Path) -> None:
    table = quest(tmp_path, ME, ME)
    table.play.answer(0)
    table.play.answer(0)
    events = [event for _, event in table.play.chronicle[0]]
    rules = table.play.rules
    page = chronicle_page(
        LcgTable(), lambda event: rules.tell(table.play.setup, event, 0), events, 0
    ).plain
    assert "Player 2 draws 6 cards." in page
    assert "Aragorn, Glóin, Théodred, Legolas, Gimli and Thalin gain 1 resource each." in page
    assert "Forest Spider and Old Forest Road enter play." in page
    first = next(line for line in page.splitlines() if line.startswith("Player 1 draws"))
    assert first.count(",") + first.count("×") >= 3


# Passing ahead


def passing(t: Table, until: int, told: int = 0) -> Passing:
    return Passing(until, View(t.game, t.who), LcgTable(), told)


def test_passing_ends_with_the_phase() -> None:
    t = Table(["Beravor"], phase="quest", on=True, encounter=["Old Forest Road"] * 9)
    t.commit()
    assert t.asked == ASK_ACTION
    ahead = passing(t, UNTIL_PHASE_ENDS)
    seen = []
    while ahead.passes(View(t.game, t.who), 99):
        seen.append(t.game.rows[STATE][ROUND_NUMBER])
        t.skip()
    assert seen  # further windows of the quest phase were passed
    assert t.asked == ASK_TRAVEL
    t.skip()
    assert not ahead.passes(View(t.game, t.who), 99)


def test_passing_stops_when_something_happens() -> None:
    t = Table(["Beravor"], phase="travel", on=True, encounter=["Old Forest Road"] * 9)
    assert t.asked == ASK_ACTION
    ahead = passing(t, UNTIL_SOMETHING, told=3)
    assert ahead.passes(View(t.game, t.who), 3)
    assert not ahead.passes(View(t.game, t.who), 4)


def test_passing_stops_at_anything_new_to_do() -> None:
    t = Table(
        ["Beravor", "Denethor"],
        phase="quest",
        resources=1,
        exhausted=["Beravor"],
        hands=[["Protector of Lórien"]],
        encounter=["Old Forest Road"] * 9,
    )
    t.commit()
    assert t.asked == ASK_ACTION
    ahead = passing(t, UNTIL_PHASE_ENDS)
    t.game.rows[IS_EXHAUSTED][t.card("Beravor")] = 0  # ready again: her action is new
    t.game.ask_again()
    assert "Beravor" in t.labels()
    assert not ahead.passes(View(t.game, t.who), 0)


def test_a_response_that_could_be_given_is_never_passed() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="quest",
        resources=1,
        encounter=["Old Forest Road"] * 3,
    )
    ahead = passing(t, UNTIL_PHASE_ENDS)
    t.commit("Aragorn")
    assert t.asked == ASK_RESPONSE
    assert t.offers("Aragorn")
    assert not ahead.passes(View(t.game, t.who), 0)


# At the table


@pytest.mark.parametrize("size", [SMALL, HUGE])
async def test_a_whole_game_by_keyboard(tmp_path: Path, size: tuple[int, int]) -> None:
    table = quest(tmp_path, ME, basic=True)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        dice = Dice(5)
        while not isinstance(app.screen, NewsScreen):
            await pick_any(pilot, dice)
        assert table.play.result is not None
        text = shown(pilot)
        assert "rounds, 10 each" in text
        assert "Only a quest that is won has a score." in text
        await pilot.press("1")
        while isinstance(app.screen, NewsScreen):
            await pilot.pause()
        assert "rounds, 10 each" in card_screen(pilot).detail  # the sheet stays in sight
        await pilot.press("q")
    assert app.return_value == "quit"


async def test_bots_and_hands_play_a_round(tmp_path: Path) -> None:
    table = quest(tmp_path, ME, "random", ME)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        await press(pilot, "1", "1")
        # Both hands of one person lie open, and the bot's does not.
        assert felt_text(pilot).count("Hand") == 2
        card = table.play.game.rows[HAND + 1][0]
        assert not LcgTable().shows(card_screen(pilot).known(card), card)
        card = table.play.game.rows[HAND + 2][0]
        assert LcgTable().shows(card_screen(pilot).known(card), card)
        while table.play.game.rows[STATE][ROUND_NUMBER] < 2 and table.decision is not None:
            await press(pilot, "1")
        assert set(table.play.answered_by) >= {0, 1, 2}


async def test_will_against_threat_before_committing(tmp_path: Path) -> None:
    table = quest(tmp_path, ME)
    play_until(table, ASK_COMMIT)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = card_screen(pilot)
        threat = LcgTable().heading(table.play.game).plain
        assert "quest phase" in threat
        entries = screen.query_one(AskPanel).entries
        assert entries[0].label == "Commit nobody"
        assert entries[0].note.startswith("0 to ")
        await press(pilot, "2", "3")
        entries = screen.query_one(AskPanel).entries
        assert entries[0].label == "Commit 2"
        assert entries[0].note.startswith("4 to ")
        assert "the will is 4 against" in screen.detail
        assert felt_text(pilot).count("✓") == 2
        await press(pilot, "a")
        assert screen.query_one(AskPanel).entries[0].label == "Commit 3"
        await press(pilot, "3", "1")
        assert table.play.answered_by.count(0) > 0
        assert ask_kind(table) != ASK_COMMIT


async def test_typing_narrows_the_list(tmp_path: Path) -> None:
    table = quest(tmp_path, ME)
    play_until(table, ASK_COMMIT)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        panel = card_screen(pilot).query_one(AskPanel)
        everything = len(panel.entries)
        await pilot.press("slash", *"glo")
        await pilot.pause()
        assert not panel.entries  # Glóin is spelt with an accent
        await pilot.press("backspace", "ó")
        await pilot.pause()
        assert [entry.label for entry in panel.entries] == ["[ ] Glóin"]
        await press(pilot, "enter")
        assert sure(card_screen(pilot).choices).taken
        await pilot.press("escape")
        await pilot.pause()
        assert len(panel.entries) == everything


async def test_cards_are_touched_on_the_felt(tmp_path: Path) -> None:
    table = quest(tmp_path, ME)
    play_until(table, ASK_COMMIT)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = card_screen(pilot)
        felt = screen.query_one(Felt)
        await press(pilot, "tab", "enter")
        assert sure(screen.choices).taken == [felt.cursor]
        # A card that cannot be used says why; by mouse, too.
        held = table.play.game.rows[HAND][0]
        box = sure(sure(felt.drawing).box_of(held))
        await pilot.click("#felt", offset=(box.x + 1, box.y))
        await settle(pilot)
        assert screen.detail.startswith("No: ")


async def test_undo_and_resume(tmp_path: Path) -> None:
    table = quest(tmp_path, ME)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        before = digest(table.play.game)
        await press(pilot, "p")
        assert digest(table.play.game) != before
        await press(pilot, "u")
        assert digest(table.play.game) == before
        await press(pilot, "u", "u")
        assert not [who for who in table.play.answered_by if who >= 0]
        await press(pilot, "1", "p")
        await pilot.press("q")
    again = CardSession.resume("lcg", table.path)
    assert digest(again.play.game) == digest(table.play.game)
    assert again.sitters == [ME]


async def test_passing_to_the_end_of_the_phase(tmp_path: Path) -> None:
    """Éowyn's action is on offer in both windows of the quest phase."""
    table = quest(tmp_path, ME, decks=["spirit"])
    play_until(table, ASK_COMMIT)
    table.play.answer()
    play_until(table, ASK_ACTION)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert ask_kind(table) == ASK_ACTION
        await press(pilot, "e")
        assert len(table.given_for) == 1
        assert ask_kind(table) == ASK_TRAVEL
        await press(pilot, "p")
        assert ask_kind(table) == ASK_TRAVEL  # p answers nothing but windows
        await press(pilot, "u")
        assert ask_kind(table) == ASK_ACTION
        assert not table.given_for  # back before what was passed for the player


async def test_hot_seat_hides_the_hands(tmp_path: Path) -> None:
    table = quest(tmp_path, ME, HOTSEAT)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, CoverScreen)
        assert "Player 1" in shown(pilot)
        assert "Hand" not in shown(pilot)
        await press(pilot, "enter")
        mine = felt_text(pilot)
        await press(pilot, "1")
        assert isinstance(app.screen, CoverScreen)
        assert "Player 2" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(app.screen, CardScreen)
        assert table.seat == 1
        theirs = felt_text(pilot)
        assert mine.count("Hand") == theirs.count("Hand") == 1
        held = [line for line in mine.splitlines() if line.startswith("Hand")]
        assert held[0] not in theirs
        await press(pilot, "u")
        assert table.seat == 1  # nothing is taken back between people


async def test_reading_pages(tmp_path: Path) -> None:
    table = quest(tmp_path, ME)
    play_until(table, ASK_TRAVEL)
    app = MathomApp(LCG, table, pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        for key, word in (
            ("r", "Aragorn"),
            ("c", "quest phase begins"),
            ("h", "Encounter discard pile"),
            ("question_mark", "engagement cost"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, ReadingScreen)
            assert word in shown(pilot)
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize("sitters", [(ME,), (ME, HOTSEAT)])
async def test_a_hint_for_a_quest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sitters: tuple[str, ...]
) -> None:
    """Whoever shares the screen here is a friend."""
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    app = MathomApp(LCG, quest(tmp_path, *sitters), pace=0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot)
        if len(sitters) > 1:
            await press(pilot, "enter")
        await pilot.press("i")
        while not isinstance(app.screen, ReadingScreen):
            await pilot.pause()
        assert "%" in str(app.screen.page)


async def test_the_menu_seats_a_company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    app = MathomApp(LCG, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        # Two players; the second takes the first one's deck, which is refused in one line.
        await pilot.press("4", "7", "left", "left", "1")
        await pilot.pause()
        assert app.session is None
        await pilot.press("7", "1")
        await settle(pilot)
        assert isinstance(app.screen, CardScreen)
        assert sure(app.session).sitters == [ME, ME]
        assert len(sure(app.session).play.setup["decks"]) == 2


async def test_a_campaign_pauses_between_scenarios(tmp_path: Path) -> None:
    scenarios = ["Passage Through Mirkwood", "Journey Down the Anduin"]
    event = (E_NEXT_SCENARIO, 122, -1, -1, -2, -2)
    table = quest(tmp_path, ME, scenarios=scenarios)
    title, page = sure(LcgTable().interlude(table.play.game, event))
    assert title == "The campaign goes on"
    assert "122" in page.plain


def test_the_score_sheet_of_a_quest_that_was_won() -> None:
    """The sum of the rulebook's example: 43, a hero of 8, 6 damage, 7 rounds, 5 victory points."""
    t = Table(
        ["Éowyn", "Gimli"],
        discards=[["Eleanor"]],
        threat=[43],
        damage={"Gimli": 4, "Éowyn": 2},
        round_number=8,
    )
    t.game.event(E_WON)
    page = LcgTable().over(t.game, ["Player 1"]).plain
    assert "The players won" in page
    fallen = CARDS[number("Eleanor")].threat
    total = 43 + fallen + 6 + 70
    assert [line.split()[-1] for line in page.splitlines()[2:8]] == [
        "43",
        str(fallen),
        "6",
        str(43 + fallen + 6),
        "70",
        "0",
    ]
    assert f"Score{total:>27}" in page


async def test_replay_of_a_quest(tmp_path: Path) -> None:
    table = quest(tmp_path, ME, ME)
    dice = Dice(1)
    while table.decision is not None:
        table.play.answer(*any_answer(table.decision, dice))
    app = replay_of(table.play)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press("right", "right")
        assert app.place == 2
        await pilot.press("right_square_bracket")
        assert app.place > 2
        await pilot.press("1")
        mine = sure(app.query_one(Felt).drawing).text()
        await pilot.press("b")
        assert sure(app.query_one(Felt).drawing).text().count("Hand") > mine.count("Hand")
        await pilot.press("end")
        assert app.place == len(app.positions) - 1
        assert app.position.game.rows == table.play.game.rows
        await pilot.press("q")
