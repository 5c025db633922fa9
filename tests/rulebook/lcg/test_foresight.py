"""What an option would bring, reckoned from what lies on the table."""

from lcg_table import Table
from mathom.games.lcg import kinds
from mathom.table.view import View


def foreseen(t: Table, title: str) -> tuple[str, str]:
    preview = View(t.game, t.who).preview(t.card(title))
    assert preview is not None
    return preview.brief, preview.tone


def test_questing() -> None:
    t = Table(["Éowyn", "Gimli"], phase="quest", staging=["Gladden Fields"], encounter=["Wargs"])
    assert foreseen(t, "Éowyn") == ("4 to 3", "gain")
    assert foreseen(t, "Gimli") == ("2 to 3", "loss")


def test_defending() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Wargs"]],
        play=[["Snowbourn Scout"]],
        basic=True,
    )
    t.until(kinds.ASK_DEFENDER)
    assert foreseen(t, "Aragorn") == ("1 damage", "loss")
    assert foreseen(t, "Snowbourn Scout") == ("falls", "loss")
    t.skip().until(kinds.ASK_UNDEFENDED)
    assert foreseen(t, "Aragorn") == ("3 damage", "loss")


def test_attacking() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["East Bight Patrol"]],
        basic=True,
    )
    t.until(kinds.ASK_TARGET).pick("East Bight Patrol")
    assert foreseen(t, "Aragorn") == ("destroys it", "gain")
    assert foreseen(t, "Gimli") == ("1 damage", "even")
