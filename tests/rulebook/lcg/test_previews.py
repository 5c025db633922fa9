"""What an option would bring, reckoned from what lies on the table."""

from lcg_table import Table
from mathom.games.lcg.questions import (
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_RANGED,
    ASK_TARGET,
    ASK_UNDEFENDED,
)
from mathom.table.view import View


def previewed(t: Table, title: str) -> tuple[str, str]:
    preview = View(t.game, t.who).preview(t.card(title))
    assert preview is not None
    return preview.brief, preview.tone


def together(t: Table, *titles: str) -> tuple[str, list[str]]:
    preview = View(t.game, t.who).preview_answer(tuple(t.card(title) for title in titles))
    assert preview is not None
    return preview.brief, preview.lines


def test_questing() -> None:
    t = Table(["Éowyn", "Gimli"], phase="quest", staging=["Gladden Fields"], encounter=["Wargs"])
    assert previewed(t, "Éowyn") == ("4 to 3", "gain")
    assert previewed(t, "Gimli") == ("2 to 3", "loss")


def test_defending() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Wargs"]],
        play=[["Snowbourn Scout"]],
        basic=True,
    )
    t.until(ASK_DEFENDER)
    assert previewed(t, "Aragorn") == ("1 damage", "loss")
    assert previewed(t, "Snowbourn Scout") == ("falls", "loss")
    t.skip().until(ASK_UNDEFENDED)
    assert previewed(t, "Aragorn") == ("3 damage", "loss")


def test_attacking() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["East Bight Patrol"]],
        basic=True,
    )
    t.until(ASK_TARGET).pick("East Bight Patrol")
    assert previewed(t, "Aragorn") == ("destroys it", "gain")
    assert previewed(t, "Gimli") == ("1 damage", "even")


def test_questing_with_several() -> None:
    t = Table(
        ["Éowyn", "Gimli"],
        ["Aragorn"],
        phase="quest",
        staging=["Gladden Fields", "Gladden Fields"],
        encounter=["Wargs", "Wargs"],
    )
    brief, lines = together(t)
    assert (brief, lines[0]) == (
        "0 to 6",
        "With nobody more the will is 0 against 6, before staging.",
    )
    assert lines[1:] == ["Everyone's threat rises by 6.", "2 cards are still to come."]
    brief, lines = together(t, "Éowyn", "Gimli")
    assert (brief, lines[0]) == (
        "6 to 6",
        "With Éowyn and Gimli the will is 6 against 6, before staging.",
    )
    assert lines[1] == "Nothing is gained and nothing lost."
    t.commit("Éowyn", "Gimli")
    assert together(t, "Aragorn")[0] == "8 to 6"


def test_progress_goes_to_the_active_location_first() -> None:
    t = Table(["Éowyn", "Aragorn"], phase="quest", active="Old Forest Road", encounter=["Wargs"])
    road, quest = "Old Forest Road is explored.", "3 progress on the quest."
    assert together(t, "Éowyn", "Aragorn")[1][1:3] == [road, quest]
    assert together(t, "Aragorn")[1][1] == "2 progress on Old Forest Road."


def test_attacking_with_several() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        ["Legolas"],
        phase="combat",
        engaged=[["Hummerhorns"]],
        basic=True,
    )
    t.until(ASK_TARGET).pick("Hummerhorns")
    assert together(t, "Aragorn", "Gimli")[1] == ["Aragorn and Gimli together destroy Hummerhorns."]
    t.pick("Gimli").until(ASK_RANGED)
    assert together(t) == ("2 damage", ["Gimli alone deals 2 damage to Hummerhorns."])
    assert together(t, "Legolas")[0] == "destroys it"


def test_defending_with_several() -> None:
    t = Table(
        ["Éowyn", "Gimli"],
        phase="combat",
        engaged=[["Wargs"]],
        hands=[["Stand Together"]],
        resources=5,
        basic=True,
    )
    t.until_offered("Stand Together").pick("Stand Together").until(ASK_DEFENDERS)
    line = "Éowyn and Gimli defend: 0 damage to one of them."
    assert together(t, "Éowyn", "Gimli") == ("0 damage", [line])
