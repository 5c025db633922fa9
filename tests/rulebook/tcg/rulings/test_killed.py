"""003: killed."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import DEAD, DISCARD, Table


def test_killed_is_not_discarded() -> None:
    """003: killed; 000: threats - only a death brings the wounds of threats."""
    from mathom.games.tcg.changes import discard

    t = Table(["Gimli", "Aragorn"], threats=2)
    discard(t.game, t.card("Gimli"))
    t.game.decision = None
    t.game.run()
    assert t.zone("Gimli") == DISCARD
    assert t.threats() == 2
    assert t.asked == ASK_FELLOWSHIP


def test_to_be_discarded_is_not_to_be_killed() -> None:
    """003: killed. A minion discarded is not killed, nor the other way round."""
    dead = Table(
        ["Weakling"],
        ["Rider in Black"],
        "skirmish",
        assigned={"Rider in Black": "Weakling"},
        support=[[], ["Drawn to Its Power"]],
    )
    assert dead.zone("Weakling") == DEAD
    assert dead.burdens() == 1
    gone = Table(
        ["Sméagol, Bearer of Great Secrets"],
        ["Rider in Black"],
        "skirmish",
        assigned={"Rider in Black": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
        support=[[], ["Drawn to Its Power"]],
    )
    assert gone.zone("Sméagol, Bearer of Great Secrets") == DISCARD
    assert gone.burdens() == 0
