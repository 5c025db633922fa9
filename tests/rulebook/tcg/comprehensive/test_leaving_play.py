"""000: leaving play."""

from mathom.games.tcg.changes import discard
from mathom.games.tcg.rows import WOUNDS
from tcg_setups import gone
from tcg_table import DISCARD, Table


def test_what_is_borne_goes_with_its_bearer() -> None:
    """000: leaving play; 000: killed."""
    t = Table(
        ["Weakling", "Aragorn"],
        ["Goblin Bow"],
        "archery",
        bearing={"Dagger": "Weakling"},
    )
    t.pick("Weakling")
    assert t.zone("Dagger") == DISCARD + 1


def test_wounds_go_when_a_character_leaves_play() -> None:
    """000: leaving play; 000: wound."""
    t = Table(["Gimli"], wounds={"Gimli": 2})
    gimli = t.card("Gimli")
    discard(t.game, gimli)
    t.game.decision = None
    t.game.run()
    assert t.game.rows[WOUNDS][gimli] == 0


def test_each_card_goes_to_its_own_players_pile() -> None:
    """000: leaving play; 000: discard pile - a weapon, and another's condition."""
    t = Table(["Gimli"], bearing={"Dwarven Axe": "Gimli", "Crushing Load": "Gimli"})
    gone(t, "Gimli")
    assert t.zone("Gimli") == t.zone("Dwarven Axe") == DISCARD
    assert t.zone("Crushing Load") == DISCARD + 1
