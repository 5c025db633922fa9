"""Set-ups that the game understands, and those it refuses in one line."""

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import BadSetup

RULES = GAMES["lcg"]
OWN = {"heroes": [1, 7], "cards": {"20": 3, "57": 1}}


def test_defaults() -> None:
    setup = RULES.setup({})
    assert setup["scenarios"] == ["Passage Through Mirkwood"]
    assert RULES.seats(setup) == 1
    assert sum(setup["decks"][0]["cards"].values()) == 30


def test_a_deck_of_ones_own() -> None:
    setup = RULES.setup({"decks": [OWN, "tactics"]})
    assert setup["decks"][0] == OWN
    assert RULES.setup(setup) == setup


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"level": 3}, "no setting 'level'"),
        ({"basic": 1}, "true or false"),
        ({"first": "me"}, "first must be"),
        ({"scenarios": []}, "list of their names"),
        ({"scenarios": ["Moria"]}, "no scenario is called 'Moria'"),
        ({"decks": []}, "one to four"),
        ({"decks": ["lore"] * 5}, "one to four"),
        ({"decks": ["lore", "lore"]}, "hero of two players"),
        ({"decks": ["wizardry"]}, "no deck is called"),
        ({"decks": [{"heroes": [1]}]}, "heroes and cards"),
        ({"decks": [{"heroes": [], "cards": {}}]}, "one to three heroes"),
        ({"decks": [{"heroes": [13], "cards": {}}]}, "not a hero"),
        ({"decks": [{"heroes": [1], "cards": []}]}, "copies by number"),
        ({"decks": [{"heroes": [1], "cards": {"74": 1}}]}, "cannot be in a deck"),
        ({"decks": [{"heroes": [1], "cards": {"x": 1}}]}, "cannot be in a deck"),
        ({"decks": [{"heroes": [1], "cards": {"20": 4}}]}, "at most three copies"),
    ],
)
def test_what_cannot_be_played_is_refused(wish: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint) as refusal:
        RULES.setup(wish)
    assert "\n" not in str(refusal.value)
