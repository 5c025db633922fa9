"""000: fellowship phase."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import PLAY, Table


def test_free_peoples_cards_are_played_by_adding_twilight() -> None:
    """000: twilight cost; 000: twilight pool; 000: companion; 000: possession;
    000: support area.
    """
    t = Table(hands=[["Gimli", "Elrond", "Store of Food", "Uruk of the Hand"]])
    assert t.asked == ASK_FELLOWSHIP
    assert t.labels() == ["Move on", "Gimli", "Elrond", "Store of Food"]
    t.pick("Gimli")
    assert t.twilight == 2
    t.pick("Elrond").pick("Store of Food")
    assert t.twilight == 5
    assert t.zone("Gimli") == t.zone("Elrond") == t.zone("Store of Food") == PLAY


def test_the_fellowship_must_move() -> None:
    """000: moving your fellowship; 000: turn sequence."""
    t = Table(["Aragorn"])
    t.skip()
    assert t.site() == 2
    assert t.phase == SHADOW_PHASE
    assert t.who == 1


def test_actions_are_taken_in_any_order() -> None:
    """000: fellowship phase - a text, a healing, a companion, an event; then the move."""
    sam = "Sam, Son of Hamfast"
    t = Table([sam], burdens=2, hands=[["Sam", "Legolas", "Elf-song"]], wounds={sam: 1})
    t.pick("Sam")  # he exerts to remove a burden
    assert not t.offers("Elf-song")  # no Elf as yet
    t.pick("Discard Sam to heal").pick("Legolas").pick("Elf-song")
    assert (t.burdens(), t.wounds(sam)) == (0, 1)
    t.pick("Move on")
    assert t.site() == 2
    assert t.who == 1
