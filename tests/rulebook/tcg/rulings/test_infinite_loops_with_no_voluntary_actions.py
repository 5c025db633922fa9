"""003: infinite loops with no voluntary actions."""

import pytest

from mathom.games.tcg.abilities import END_OF_TURN
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import STRENGTH
from tcg_table import NONE, Table


def test_a_circle_of_effects_has_none() -> None:
    """003: infinite loops with no voluntary actions. Frodo at 8 against Black Land Observer."""
    t = Table(
        [],
        ["Black Land Observer"],
        "skirmish",
        site=4,
        ring_bearer="15C144",
        ring="20C1",
        assigned={"Black Land Observer": "15C144"},
        hands=[["Hobbit Intuition"] * 3],
        bearing={"Flaming Brand": "15C144"},
    )
    frodo, observer = "15C144", "Black Land Observer"
    assert t.strength(frodo) == 3 + 1 + 1 + 2  # no loop yet: Frodo is weaker than ten
    assert t.strength(observer) == 8
    lasting(t.game, STRENGTH, t.card(frodo), 3, END_OF_TURN, NONE)
    t.game.run()
    assert t.strength(frodo) == 8
    assert t.strength(observer) == 8


def test_a_constant_effect_that_hangs_upon_itself_has_none() -> None:
    """003: infinite loops with no voluntary actions."""
    t = Table(["Mirror of Strength", "Mirror of Weakness"])
    assert t.strength("Mirror of Strength") == 5
    assert t.strength("Mirror of Weakness") == 5
    assert t.game.reckoning == []


@pytest.mark.parametrize("minion", ["Black Land Observer", "Wandering Hillman"])
def test_frodo_and_his_foe_go_round_in_a_circle(minion: str) -> None:
    """003: infinite loops with no voluntary actions - neither of the two gets the bonus."""
    frodo = "Frodo, Weary From the Journey"
    t = Table(
        [],
        [minion],
        "skirmish",
        site=4,
        ring_bearer=frodo,
        ring="20C1",
        assigned={minion: frodo},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength(frodo) == 3 + 1 + 2
    assert t.strength(minion) == 8
    lasting(t.game, STRENGTH, t.card(frodo), 4, END_OF_TURN, NONE)  # now two more would be ten
    assert (t.strength(frodo), t.strength(minion)) == (8, 8)
