"""000: culture tokens."""

from mathom.games.tcg.events.tokens import E_TOKEN
from mathom.games.tcg.facts import CULTURE_NAMES
from mathom.games.tcg.rows import tokens_on
from mathom.games.tcg.words.adjectives import culture_number
from tcg_table import Table

ISENGARD = culture_number("Isengard")
WEAPONS = "Weapons of Isengard"
DWARVEN = CULTURE_NAMES.index("Dwarven")
ELVEN = CULTURE_NAMES.index("Elven")


def test_tokens_pay_for_what_the_card_does() -> None:
    """000: culture tokens; 000: cost; 000: token."""
    for tokens, arrows in ((1, 0), (2, 2)):
        t = Table(
            ["Hero"],
            ["Uruk of the Hand"],
            "archery",
            support=[[], [WEAPONS]],
            tokens={WEAPONS: (ISENGARD, tokens)},
        )
        if tokens == 1:
            assert not t.offers(WEAPONS)
        else:
            t.until_offered(WEAPONS).pick(WEAPONS)
            assert not t.in_play(WEAPONS)
            for _ in range(arrows):
                t.pick("Hero")
        assert t.wounds("Hero") == arrows


def test_tokens_are_counted_by_culture() -> None:
    t = Table(support=[["Store of Food"]], tokens={"Store of Food": (DWARVEN, 2)})
    food = t.card("Store of Food")
    t.game.event(E_TOKEN, food, ELVEN, 1)
    assert (tokens_on(t.game, food, DWARVEN), tokens_on(t.game, food, ELVEN)) == (2, 1)
    t.game.event(E_TOKEN, food, DWARVEN, -1)
    assert (tokens_on(t.game, food, DWARVEN), tokens_on(t.game, food, ELVEN)) == (1, 1)
