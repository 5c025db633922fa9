"""The chronicle reads like a chronicle."""

from confrontation_table import RULES, Table
from mathom.games.confrontation.events import E_SCORED
from mathom.kernel.decision import SPECTATOR


def test_names_in_the_plural_take_the_verb_along() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    assert t.told("Sauron")[1:6] == [
        "Orcs move to Eregion.",
        "Orcs attack Fellowship piece A.",
        "Gimli is revealed.",
        "Orcs are revealed.",
        "Orcs fall before a card is played.",
    ]


def test_a_hidden_piece_keeps_its_letter() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Mordor"},
    )
    t.move("Orcs", "Gondor")
    assert "Sauron piece B moves to Gondor." in t.told("Fellowship")
    assert "Orcs move to Gondor." in t.told("Sauron")


def test_points_are_told_to_each_in_turn() -> None:
    scored = (E_SCORED, 0, 5, -1, 0, -2, -2)
    told = [RULES.tell({}, scored, viewer) for viewer in (0, 1, SPECTATOR)]
    assert [line.split(" score")[0] for line in told] == ["You", "Your opponent", "Player 1"]
