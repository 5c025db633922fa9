"""The four starter decks, a tournament deck of our own, and the three scenarios."""

from typing import Final

from mathom.games.lcg.facts import CARDS

# Heroes, then copies by card number; each deck is the cards of one sphere and Gandalf.
STARTERS: Final[dict[str, tuple[tuple[int, ...], dict[int, int]]]] = {}
# Those of them that are no starters, but tournament decks of our own.
OF_OUR_OWN: Final = ("anduin",)


def _starter(name: str, heroes: tuple[int, ...], first: int, last: int) -> None:
    copies = {number: CARDS[number].quantity for number in range(first, last + 1)}
    copies[73] = 1
    STARTERS[name] = (heroes, copies)


class Scenario:
    """A quest: its encounter sets, and its stages by card number."""

    def __init__(self, name: str, sets: tuple[str, ...], stages: tuple[int, ...]) -> None:
        self.name = name
        self.sets = sets
        self.stages = stages
        self._decks: dict[bool, list[int]] = {}  # made when first asked for

    def encounter_deck(self, easy: bool) -> list[int]:
        """The numbers of all its encounter cards."""
        if easy not in self._decks:
            deck: list[int] = []
            for card in CARDS:
                if card.encounter_set in self.sets and card.number not in ALL_STAGES:
                    deck += [card.number] * (card.easy if easy else card.quantity)
            self._decks[easy] = deck
        return self._decks[easy]


ALL_STAGES: Final = range(119, 129)

SCENARIOS: Final = {
    scenario.name: scenario
    for scenario in (
        Scenario(
            "Passage Through Mirkwood",
            ("Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs"),
            (119, 120, 121, 122),
        ),
        Scenario(
            "Journey Down the Anduin",
            ("Journey Down the Anduin", "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands"),
            (126, 127, 128),
        ),
        Scenario(
            "Escape from Dol Guldur",
            ("Escape from Dol Guldur", "Spiders of Mirkwood", "Dol Guldur Orcs"),
            (123, 124, 125),
        ),
    )
}
CAMPAIGN: Final = tuple(SCENARIOS)


def load_starters() -> None:
    """Fill in the starter decks, once the cards are defined."""
    _starter("leadership", (1, 3, 2), 13, 27)
    _starter("tactics", (5, 4, 6), 28, 42)
    _starter("spirit", (7, 9, 8), 43, 57)
    _starter("lore", (11, 10, 12), 58, 72)
    # A tournament deck of our own for the Anduin: 27 threat, a quester, a draw each round,
    # bodies to spend on the Hill Troll, a snare for it and Gandalf to bring it down.
    STARTERS["anduin"] = (
        (2, 7, 12),
        {
            13: 3,
            14: 3,
            16: 3,
            17: 3,
            18: 3,
            23: 3,
            26: 3,
            45: 3,
            46: 3,
            50: 3,
            57: 3,
            59: 3,
            60: 2,
            62: 3,
            64: 3,
            69: 3,
            73: 3,
        },
    )
