"""The plain judgements of the heuristic player, at small tables."""

import pytest

from confrontation_table import RULES, Table
from mathom.kernel.dice import Dice
from mathom.lab.simulate import simulate
from mathom.players.roster import player


def choice(table: Table) -> str:
    """The label of what the heuristic picks for whoever is asked."""
    view = table.view(table.asked)
    (pick,) = player("heuristic", RULES).answer(view, Dice(3))
    return next(option.label for option in view.question().options if option.id == pick)


def test_takes_the_ring_into_mordor() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gandalf": "Rohan"},
        sauron={"Orcs": "Mordor", "Warg": "Fangorn"},
        turn="Fellowship",
    )
    assert choice(t) == "Frodo to Mordor"


def test_takes_the_third_place_in_the_shire() -> None:
    t = Table(
        fellowship={"Frodo": "Rohan", "Gimli": "Gondor"},
        sauron={"Orcs": "Shire", "Warg": "Shire", "Balrog": "Cardolan", "Shelob": "Mordor"},
    )
    assert choice(t) == "Balrog to the Shire"


def test_attacks_a_known_frodo_rather_than_gandalf() -> None:
    t = Table(
        fellowship={"Frodo": "Rhudaur", "Gandalf": "Eregion", "Pippin": "Shire"},
        sauron={"Balrog": "Misty Mountains", "Orcs": "Mordor"},
        revealed=["Frodo", "Gandalf"],
    )
    assert choice(t) == "Balrog to Rhudaur"


def test_does_not_walk_the_ring_into_a_strong_enemys_arms() -> None:
    t = Table(
        fellowship={"Frodo": "Arthedain", "Gimli": "Cardolan"},
        sauron={"Balrog": "Misty Mountains", "Cave Troll": "High Pass"},
        turn="Fellowship",
        revealed=["Balrog", "Cave Troll"],
    )
    assert not choice(t).startswith("Frodo")


def test_keeps_a_strong_card_when_the_battle_is_won_anyway() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", "Caradhras")
    t.pick("Strength 1")
    assert choice(t) == "Strength 1"


@pytest.mark.parametrize("mode", ["classic", "variant", "draft with special cards"])
def test_beats_random_from_both_sides(mode: str) -> None:
    setup = RULES.modes()[mode]
    as_fellowship = simulate(RULES, setup, 60, "f", ["heuristic", "random"])
    as_sauron = simulate(RULES, setup, 60, "s", ["random", "heuristic"])
    assert as_fellowship.points[0] > 20
    assert as_sauron.points[1] > 40
