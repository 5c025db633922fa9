"""000: minion."""

from mathom.games.tcg.questions import ASK_DEFENDER
from tcg_table import PLAY, Table


def test_a_minion_attacks_the_fellowship_of_the_turn() -> None:
    """000: minion; 000: Shadow phase(s) - played, it is there to be fought."""
    t = Table(["Aragorn"], phase="shadow", site=4, twilight=3, hands=[[], ["Big Orc"]])
    t.pick("Big Orc")
    assert t.zone("Big Orc") == PLAY + 1
    assert t.active("Big Orc")
    t.until(ASK_DEFENDER)
    assert t.offers("Aragorn against Big Orc")
    t.pick("Done").pick("Big Orc against Frodo")
    assert (t.over, t.winner) == (True, 1)  # 12 against 4


def test_nobody_plays_a_minion_against_himself() -> None:
    """000: minion; 000: kinds of cards."""
    t = Table(["Aragorn"], hands=[["Big Orc", "Legolas"]], twilight=9)
    assert not t.offers("Big Orc")
    assert t.offers("Legolas")


def test_minions_of_all_shadow_players_face_the_same_fellowship() -> None:
    """000: minion; 000: assignment phase."""
    t = Table(["Aragorn"], [["Big Orc"], ["Small Orc"]], "assignment", players=3)
    assert t.offers("Aragorn against Big Orc")
    assert t.offers("Aragorn against Small Orc")
