"""000: format, building your deck; 003: X-lists and restricted lists - what a deck may hold."""

from typing import Final

from mathom.games.tcg.facts import (
    BLOCK_NAMES,
    FELLOWSHIP_BLOCK,
    FREE_PEOPLES,
    KING_BLOCK,
    SHADOW,
    SHADOWS_BLOCK,
    TOWER_BLOCK,
    TYPE_COMPANION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
    Card,
    by_id,
)

SMALLEST: Final = 60
MOST_BY_TITLE: Final = 4
SITES_IN_DECK: Final = 9
MOST_BY_SHADOW_NUMBER: Final = 3

# 000: in Open all cards are allowed; so also the plain ones that are ours.
OURS: Final = 20

# 003: a promotional card is listed as the version of it that another set has.
PROMOTIONAL: Final = {"0P2": "3U106", "0P5": "3R42"}

_STANDARD_X: Final = [
    "7U49",
    "8C1",
    "10U2",
    "10R11",
    "10C91",
    "11C31",
    "11R100",
    "11U114",
    "11C132",
    "13U188",
    "15R64",
]
_EXPANDED_X: Final = [
    "1R45",
    "1C138",
    "1U234",
    "1C311",
    "1R313",
    "1U316",
    "2P121",
    "3R17",
    "3R38",
    "0P5",
    "3R42",
    "3R67",
    "3R68",
    "3C108",
    "3R113",
    "4R73",
    "7U49",
    "8C1",
    "10U2",
    "10R11",
    "10C91",
    "11C31",
    "11R100",
    "11C132",
]
_RESTRICTED: Final = ["1C248", "7U49", "10U2", "10C91", "11R100", "11C132"]
_EXPANDED_RESTRICTED: Final = [
    "1R40",
    "1R80",
    "1U108",
    "1R139",
    "1R195",
    "1C248",
    "2R32",
    "2R75",
    "0P2",
    "3U106",
    "4U276",
    "4R304",
]


class Format:
    """What a format allows: sets, the kind of sites, cards that are out, cards of which one."""

    def __init__(
        self,
        name: str,
        said: str,
        sets: tuple[int, ...],
        path: int,
        out: list[str],
        restricted: list[str],
    ) -> None:
        self.name = name
        self.said = said
        self.sets = sets
        self.path = path
        self.out = out
        self.restricted = restricted


_ALL: Final = tuple(range(20))
FORMATS: Final[dict[str, Format]] = {
    each.name: each
    for each in (
        Format(
            "Fellowship block",
            "Sets 1 to 3, with the sites of that block.",
            (1, 2, 3),
            FELLOWSHIP_BLOCK,
            [],
            _RESTRICTED,
        ),
        Format(
            "Tower block",
            "Sets 4 to 6, with the sites of that block.",
            (4, 5, 6),
            TOWER_BLOCK,
            [],
            _RESTRICTED,
        ),
        Format(
            "King block",
            "Sets 7, 8 and 10, with the sites of that block.",
            (7, 8, 10),
            KING_BLOCK,
            [],
            _RESTRICTED,
        ),
        Format(
            "War of the Ring block",
            "Sets 11 to 13, with sites that have no number.",
            (11, 12, 13),
            SHADOWS_BLOCK,
            [],
            _RESTRICTED,
        ),
        Format(
            "Open",
            "All sets, with sites that have no number.",
            (*_ALL, OURS),
            SHADOWS_BLOCK,
            [],
            _RESTRICTED,
        ),
        Format(
            "Standard",
            "Sets 7 and later without the cards of its X-list.",
            tuple(number for number in _ALL if number not in (1, 2, 3, 4, 5, 6)),
            SHADOWS_BLOCK,
            _STANDARD_X,
            [],
        ),
        Format(
            "Expanded",
            "All sets without the cards of its X-list, one each of its restricted list.",
            _ALL,
            SHADOWS_BLOCK,
            _EXPANDED_X,
            _EXPANDED_RESTRICTED,
        ),
    )
}


def problems(
    ring_bearer: str, ring: str, sites: list[str], cards: dict[str, int], format: Format
) -> list[str]:
    """Everything that is wrong with a deck in a format; empty when it is legal."""
    found = _ring_bearer(ring_bearer, ring)
    found += _sites(sites, format)
    found += _draw_deck(ring_bearer, cards)
    for name in [ring_bearer, ring, *sites, *cards]:
        found += _allowed(name, cards.get(name, 1), format)
    return found


def can_bear_the_ring(card: Card) -> bool:
    """000: building your deck - one with the ringed resistance, or any Frodo that may."""
    return card.type == TYPE_COMPANION and (card.ring or card.title == "Frodo")


def _ring_bearer(bearer: str, ring: str) -> list[str]:
    found = []
    card = by_id(bearer)
    if not bearer:
        found.append("A deck needs a Ring-bearer.")
    elif card is None or not can_bear_the_ring(card):
        found.append(f"{_name(bearer)} cannot be the Ring-bearer.")
    card = by_id(ring)
    if not ring:
        found.append("A deck needs The One Ring.")
    elif card is None or card.type != TYPE_THE_ONE_RING:
        found.append(f"{_name(ring)} is not The One Ring.")
    return found


def _sites(sites: list[str], format: Format) -> list[str]:
    """000: building your deck - nine different sites; one of each number, or three of a kind."""
    found = []
    if len(sites) != SITES_IN_DECK:
        found.append(f"An adventure deck has {SITES_IN_DECK} sites, not {len(sites)}.")
    if len(set(sites)) < len(sites):
        found.append("The sites of an adventure deck are all different.")
    numbers: list[int] = []
    shadows: dict[int, int] = {}
    for name in sites:
        card = by_id(name)
        if card is None or card.type != TYPE_SITE:
            found.append(f"{_name(name)} is not a site.")
        elif card.block != format.path:
            block = BLOCK_NAMES[card.block]
            found.append(f"{card.title} is a site of the {block} block.")
        else:
            numbers.append(card.site)
            shadows[card.shadow] = shadows.get(card.shadow, 0) + 1
    if format.path == SHADOWS_BLOCK:
        for number, count in shadows.items():
            if count > MOST_BY_SHADOW_NUMBER:
                found.append(f"{count} sites have the Shadow number {number}; three may.")
    elif numbers and sorted(numbers) != list(range(1, SITES_IN_DECK + 1)):
        found.append("There must be one site of each number from 1 to 9.")
    return found


def _draw_deck(bearer: str, cards: dict[str, int]) -> list[str]:
    """000: building your deck - sixty cards, half of each side, four by title."""
    found = []
    size = sum(cards.values())
    if size < SMALLEST:
        found.append(f"The draw deck has {size} cards; it needs at least {SMALLEST}.")
    sides = {FREE_PEOPLES: 0, SHADOW: 0}
    titles: dict[str, int] = {}
    for name, copies in cards.items():
        card = by_id(name)
        if card is None:
            found.append(f"There is no card {name}.")
        elif card.side not in sides:
            found.append(f"{card.full_title()} cannot be in a draw deck.")
        else:
            sides[card.side] += copies
            titles[card.title] = titles.get(card.title, 0) + copies
    if sides[FREE_PEOPLES] != sides[SHADOW]:
        found.append(
            f"There are {sides[FREE_PEOPLES]} Free Peoples cards and {sides[SHADOW]} Shadow cards;"
            " there must be as many of each."
        )
    ring_bearer = by_id(bearer)
    for title, copies in titles.items():
        one = ring_bearer is not None and ring_bearer.title == title
        most = MOST_BY_TITLE - 1 if one else MOST_BY_TITLE
        if copies > most:
            found.append(f"{copies} copies of {title}; a draw deck has at most {most}.")
    return found


def _allowed(id: str, copies: int, format: Format) -> list[str]:
    """000: format; 003: X-lists and restricted lists."""
    card = by_id(id)
    if card is None:
        return []
    if card.number // 1000 not in format.sets:
        return [f"{card.full_title()} is not in the {format.name} format."]
    if id in format.out:
        return [f"{card.full_title()} is on the X-list of the {format.name} format."]
    if id in format.restricted and copies > 1:
        return [f"{card.full_title()} is restricted to one copy in the {format.name} format."]
    return []


def _name(id: str) -> str:
    card = by_id(id)
    return card.full_title() if card is not None else f"Card {id}"
