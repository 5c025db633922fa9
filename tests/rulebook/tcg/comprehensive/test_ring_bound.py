"""000: Ring-bound."""

from mathom.games.tcg.abilities import END_OF_TURN
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import LOSES, NO_KEYWORDS, NO_TEXT
from mathom.games.tcg.effects import has, is_unbound
from mathom.games.tcg.facts import (
    DEFINED,
    KEYWORD_RING_BEARER,
    KEYWORD_RING_BOUND,
    TYPE_COMPANION,
    keyword,
)
from mathom.games.tcg.rows import SEAT
from mathom.kernel.frame import NONE
from tcg_table import Table

RANGER = keyword("ranger")


def test_the_ring_bearer_is_ring_bound() -> None:
    """000: starting fellowship; 000: Ring-bound; 000: unbound."""
    t = Table(["Aragorn"], ring_bearer="20C4")
    bearer = t.game.rows[SEAT][5]
    assert has(t.game, bearer, KEYWORD_RING_BEARER)
    assert has(t.game, bearer, KEYWORD_RING_BOUND)
    assert is_unbound(t.game, t.card("Aragorn", 1))


def test_all_versions_of_frodo_and_sam_are() -> None:
    """000: Ring-bound; 000: Frodo; 000: Sam - whatever is printed on them."""
    for card in DEFINED:
        if card.type == TYPE_COMPANION and card.title in ("Frodo", "Sam"):
            assert card.keywords & 1 << KEYWORD_RING_BOUND, card.full_title()


def test_what_a_ring_bound_hobbit_bears_no_other_does() -> None:
    """000: Ring-bound; 000: bearer - Brace of Coneys, for Frodo or Sam."""
    t = Table(["Sam", "Merry"], hands=[["Brace of Coneys"]])
    t.pick("Brace of Coneys")
    assert t.labels() == ["Frodo", "Sam"]
    assert is_unbound(t.game, t.card("Merry"))


def test_sam_is_ring_bound_though_his_text_does_not_apply() -> None:
    """000: Ring-bound; 003: game text - Helpless (2U76) takes his text, the rule stays."""
    for sam in ("1C311", "1R310", "2C114"):
        t = Table([sam, "Merry"], bearing={"2U76": sam})
        assert has(t.game, t.card(sam), KEYWORD_RING_BOUND)
        assert not is_unbound(t.game, t.card(sam))
        assert is_unbound(t.game, t.card("Merry"))


def test_a_printed_keyword_goes_with_the_text() -> None:
    """003: game text - what only the text says of another companion is gone with it."""
    t = Table(["Sam", "Aragorn"])
    for title in ("Sam", "Aragorn"):
        lasting(t.game, NO_TEXT, t.card(title), 1, END_OF_TURN, NONE)
    t.game.run()
    assert not has(t.game, t.card("Aragorn"), RANGER)
    assert has(t.game, t.card("Sam"), KEYWORD_RING_BOUND)


def test_nothing_makes_frodo_or_sam_unbound() -> None:
    """000: Ring-bound - whoever bears the Ring."""
    t = Table(["Frodo, Son of Drogo", "Sam"], ring_bearer="20C4")
    for effect in (NO_TEXT, NO_KEYWORDS, LOSES + KEYWORD_RING_BOUND):
        for title in ("Frodo, Son of Drogo", "Sam"):
            lasting(t.game, effect, t.card(title), 1, END_OF_TURN, NONE)
        t.game.run()
        assert not is_unbound(t.game, t.card("Frodo, Son of Drogo"))
        assert not is_unbound(t.game, t.card("Sam"))
