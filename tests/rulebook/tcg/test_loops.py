"""000: loops - what can be repeated is, as long as its players go on."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import PLAY, Table

SAM = "Sam, Faithful Companion"


def test_a_player_repeats_an_action_as_often_as_he_chooses() -> None:
    """000: loops; 000: draw deck - Sam looks for the pony again and again, and needs no find."""
    t = Table([SAM], decks=[["Gimli", "Bill the Pony", "Legolas"]])
    t.pick("Sam")
    assert t.labels() == ["Bill the Pony"]
    t.skip()  # he need not play what he finds
    assert not t.in_play("Bill the Pony")
    assert not t.knows(0, "Bill the Pony")  # the deck is shuffled again
    t.pick("Sam").pick("Bill the Pony")
    t.pick("Sam")  # of the two who may bear it
    assert t.zone("Bill the Pony") == PLAY
    for _ in range(20):
        t.pick("Sam")
    t.until_phase(SHADOW_PHASE)  # and stops when he likes
    assert t.site() == 2
