"""000: toil."""

from mathom.games.tcg.questions import ASK_TOIL
from tcg_table import Table


def test_toil_makes_a_card_cheaper_for_exerted_characters_of_its_culture() -> None:
    """000: toil; 000: exert."""
    hands = [[], ["Digger of Pits"]]
    t = Table([], ["Big Orc", "Prey"], "shadow", site=3, twilight=2, hands=hands)
    t.pick("Digger of Pits")
    assert t.asked == ASK_TOIL
    assert t.labels() == ["Big Orc"]  # of the same culture, and able to exert
    t.pick("Big Orc")
    assert t.wounds("Big Orc") == 1
    assert t.in_play("Digger of Pits")
    assert t.twilight == 0


def test_toil_is_optional_and_exhausted_characters_cannot() -> None:
    """000: toil; 000: exhausted."""
    hands = [[], ["Digger of Pits"]]
    t = Table([], ["Big Orc"], "shadow", site=3, twilight=4, hands=hands)
    t.pick("Digger of Pits").skip()
    assert t.wounds("Big Orc") == 0
    assert t.twilight == 0
    tired = Table([], ["Big Orc"], "shadow", site=3, twilight=2, hands=hands, wounds={"Big Orc": 2})
    assert not tired.offers("Digger of Pits")


def test_free_peoples_cards_toil_too() -> None:
    """000: toil."""
    t = Table(["Gimli", "Aragorn"], hands=[["Tireless Smith"]])
    t.pick("Tireless Smith").pick("Gimli")
    assert t.twilight == 2
    assert t.wounds("Gimli") == 1
