"""Plain lists of decks: by name, or by collector's number."""

import re
from typing import Final

from mathom.cardplay.decklist import (
    BadDeck,
    Decklist,
    Titles,
    clean_name,
    counted,
    folded,
    lines_of,
    shown,
)
from mathom.games.tcg.facts import (
    FREE_PEOPLES,
    SHADOW,
    SIDE_NAMES,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
    Card,
    by_id,
)
from mathom.games.tcg.formats import PROMOTIONAL
from mathom.games.tcg.library import all_cards

PART_RING_BEARER: Final = "ring_bearer"
PART_RING: Final = "ring"
PART_SITES: Final = "sites"
PART_DECK: Final = "cards"

# "1C290", "1 C 290", "9R+4", "#1C290".
_INFO: Final = re.compile(r"^#?(\d{1,2})\s*([A-Za-z])\s*(\+?)\s*(\d{1,3})$")
# "Sting (1R313)", "Sting [1R313]".
_WITH_INFO: Final = re.compile(r"^(.*\S)\s*[(\[]\s*(\d{1,2}\s*[A-Za-z]\s*\+?\s*\d{1,3})\s*[)\]]$")
_HEADING: Final = re.compile(
    r"^#*\s*(?P<part>ring-?\s?bearers?|(?:the )?(?:one )?ring|adventure deck|sites?|draw deck|deck"
    r"|free peoples?(?: cards)?|shadow(?: cards)?)\s*(?:\(\d+\))?\s*(?P<colon>:)?\s*(?P<rest>.*)$",
    re.IGNORECASE,
)


def _names() -> dict[str, list[Card]]:
    """Every card by its full title, and by its title alone."""
    names: dict[str, list[Card]] = {}
    for card in all_cards():
        for name in {folded(card.full_title()), folded(card.title)}:
            names.setdefault(name, []).append(card)
    return names


_BY_NAME: Final = _names()
_TITLES: Final = Titles({card.full_title(): card.id for card in all_cards()})


def part_of(card: Card) -> str:
    """Where a card goes, unless it is chosen as Ring-bearer."""
    if card.type == TYPE_THE_ONE_RING:
        return PART_RING
    return PART_SITES if card.type == TYPE_SITE else PART_DECK


def read(text: str) -> Decklist:
    """Copies and cards, one to a line; the Ring-bearer under its heading or behind its colon.

    Where several sets have a card of the same name and nothing says which is meant, it is the one
    from the set that most of the deck comes from.
    """
    deck = Decklist("", {PART_RING_BEARER: {}, PART_RING: {}, PART_SITES: {}, PART_DECK: {}})
    later: list[tuple[bool, list[Card], int]] = []
    begun = bearer = False
    for number, line in enumerate(lines_of(text), 1):
        if not line or line.startswith("//"):
            continue
        try:
            heading = _heading(line)
            if heading is not None:
                begun = True
                bearer, line = heading
                if not line:
                    continue
            card = (1, line) if _info(line) is not None else counted(line)
            if card is None and not begun:
                deck.name = deck.name or clean_name(line.lstrip("# "))
                continue
            begun = True
            copies, said = card if card is not None else (1, line)
            later.append((bearer, _candidates(said), copies))
            bearer = False  # there is one
        except BadDeck as fault:
            raise BadDeck(f"line {number}: {fault}") from None
    sets: dict[int, int] = {}
    for _, cards, copies in later:
        if len(cards) == 1:
            of = cards[0].number // 1000
            sets[of] = sets.get(of, 0) + copies
    for bears, cards, copies in later:
        chosen = max(cards, key=lambda card: (sets.get(card.number // 1000, 0), -card.number))
        deck.add(PART_RING_BEARER if bears else part_of(chosen), chosen.id, copies)
    return deck


def _heading(line: str) -> tuple[bool, str] | None:
    """Whether the Ring-bearer follows, and what stands behind a heading's colon."""
    found = _HEADING.match(line)
    if found is None or (found.group("rest") and not found.group("colon")):
        return None
    if not found.group("colon") and folded(line) in _BY_NAME:
        return None  # "The One Ring" is a card too
    return found.group("part").lower().startswith(("ring-b", "ringb", "ring b")), found.group(
        "rest"
    )


def _info(said: str) -> str | None:
    """Collector's info as we write it."""
    found = _INFO.match(said)
    if found is None:
        return None
    return f"{int(found.group(1))}{found.group(2).upper()}{found.group(3)}{int(found.group(4))}"


def _candidates(said: str) -> list[Card]:
    """The cards that could be meant: one, or the same card as several sets have it."""
    behind = _WITH_INFO.match(said)
    info = _info(said) or (_info(behind.group(2)) if behind is not None else None)
    if info is not None:
        card = by_id(PROMOTIONAL.get(info, info))
        if card is None:
            raise BadDeck(f"card {shown(info)} is not among the cards here")
        return [card]
    found = _BY_NAME.get(folded(said), [])
    exact = [card for card in found if folded(card.full_title()) == folded(said)]
    these = exact or found
    if not these:
        raise BadDeck(f"no card is called {shown(said)}{_TITLES.nearest(said)}")
    if len({card.full_title() for card in these}) > 1:
        several = "; ".join(f"{card.full_title()} ({card.id})" for card in these[:4])
        raise BadDeck(f"several cards are called {shown(said)}: {several}")
    return these


def write(deck: Decklist, by_number: bool) -> str:
    """A deck as a list that can be read again."""
    lines = [deck.name or "A deck", ""]
    for part, label in ((PART_RING_BEARER, "Ring-bearer"), (PART_RING, "Ring")):
        for card in deck.parts.get(part, {}):
            lines.append(f"{label}: {_written(card, by_number)}")
    lines += ["", f"Adventure deck ({deck.size(PART_SITES)})"]
    lines += [
        f"{copies}x {_written(card, by_number)}" for card, copies in _in_order(deck, PART_SITES)
    ]
    for side in (FREE_PEOPLES, SHADOW, 0):
        these = [
            (card, copies)
            for card, copies in _in_order(deck, PART_DECK)
            if (known.side if (known := by_id(card)) is not None else 0) == side
        ]
        if these:
            heading = SIDE_NAMES[side] or "Draw deck"
            lines += ["", f"{heading} ({sum(copies for _, copies in these)})"]
            lines += [f"{copies}x {_written(card, by_number)}" for card, copies in these]
    return "\n".join(lines) + "\n"


def _in_order(deck: Decklist, part: str) -> list[tuple[str, int]]:
    def place(entry: tuple[str, int]) -> tuple[int, int, int]:
        card = by_id(entry[0])
        return (0, 0, 0) if card is None else (card.site, card.type, card.number)

    return sorted(deck.parts.get(part, {}).items(), key=place)


def _written(id: str, by_number: bool) -> str:
    card = by_id(id)
    if card is None or by_number:
        return id
    alone = len(_BY_NAME[folded(card.full_title())]) == 1
    return card.full_title() if alone else f"{card.full_title()} ({id})"
