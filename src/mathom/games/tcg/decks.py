"""Decks by name, and a player's own made whole: Ring-bearer, Ring, nine sites, a draw deck."""

from typing import Any

from mathom.cardplay.decklist import LONGEST_NAME
from mathom.games.tcg import plain
from mathom.games.tcg.facts import (
    FREE_PEOPLES,
    SHADOW,
    TYPE_COMPANION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
    by_id,
)
from mathom.games.tcg.house_decks import HOUSE_DECKS
from mathom.games.tcg.starters import FELLOWSHIP_STARTERS
from mathom.kernel.decision import BadSetup

PARTS = {"ring_bearer", "ring", "sites", "cards"}


def _plain(cards: dict[str, int], path: str) -> dict[str, Any]:
    return {
        "ring_bearer": plain.OUR_RING_BEARER,
        "ring": plain.OUR_RING,
        "sites": list(plain.OUR_SITES[path]),
        "cards": dict(cards),
    }


STARTERS: dict[str, dict[str, Any]] = {
    **FELLOWSHIP_STARTERS,
    **HOUSE_DECKS,
    "plain moria": _plain(plain.CARDS_A, "Fellowship"),
    "plain mordor": _plain(plain.CARDS_B, "Fellowship"),
    "plain moria of the road": _plain(plain.CARDS_A, "Shadows"),
    "plain mordor of the road": _plain(plain.CARDS_B, "Shadows"),
}


def whole_deck(wish: object) -> dict[str, Any]:
    """A deck made whole: a starter's name, or its parts by collector's info.

    What cannot be played is refused; what a format forbids is for the format to say.
    """
    if isinstance(wish, str):
        if wish not in STARTERS:
            raise BadSetup(f"no deck is called {wish!r}; there is {', '.join(STARTERS)}")
        return STARTERS[wish]
    if not isinstance(wish, dict) or {*wish, "name"} != {*PARTS, "name"}:
        raise BadSetup("a deck is a name, or has ring_bearer, ring, sites, cards and a name")
    name_ = wish.get("name", "")
    if not isinstance(name_, str) or len(name_) > LONGEST_NAME:
        raise BadSetup(f"the name of a deck has at most {LONGEST_NAME} letters")
    bearer, ring = by_id(str(wish["ring_bearer"])), by_id(str(wish["ring"]))
    if (
        bearer is None
        or bearer.type != TYPE_COMPANION
        or not (bearer.ring or bearer.title == "Frodo")
    ):
        raise BadSetup(f"{wish['ring_bearer']!r} cannot be the Ring-bearer")
    if ring is None or ring.type != TYPE_THE_ONE_RING:
        raise BadSetup(f"{wish['ring']!r} is not The One Ring")
    sites = wish["sites"]
    if not isinstance(sites, list | tuple) or len(sites) != 9:
        raise BadSetup("an adventure deck has nine sites")
    blocks = set()
    for name in sites:
        site = by_id(str(name))
        if site is None or site.type != TYPE_SITE:
            raise BadSetup(f"{name!r} is not a site")
        blocks.add(site.block)
    if len(blocks) > 1:
        raise BadSetup("the sites of an adventure deck are all of one kind")
    cards = wish["cards"]
    if not isinstance(cards, dict):
        raise BadSetup("the cards of a deck are copies by collector's info")
    for name, copies in cards.items():
        known = by_id(str(name))
        if known is None or known.side not in (FREE_PEOPLES, SHADOW):
            raise BadSetup(f"card {name!r} cannot be in a draw deck")
        if type(copies) is not int or not 0 < copies <= 4:
            raise BadSetup(f"a deck has one to four copies of {known.title}")
    return {
        **({"name": name_} if name_ else {}),
        "ring_bearer": str(wish["ring_bearer"]),
        "ring": str(wish["ring"]),
        "sites": [str(name) for name in sites],
        "cards": {str(name): copies for name, copies in cards.items()},
    }


def path_of(deck: dict[str, Any]) -> int:
    """The block of a deck's sites."""
    site = by_id(deck["sites"][0])
    assert site is not None
    return site.block
