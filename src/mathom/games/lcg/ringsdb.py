"""RingsDB's two forms of a deck list: text for people, JSON with copies by code."""

import json
import re
from typing import Final

from mathom.cardplay.decklist import BadDeck, Decklist, clean_name, counted, lines_of, shown
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_ATTACHMENT, TYPE_EVENT, TYPE_HERO
from mathom.games.lcg.player_cards import (
    TITLES,
    code_of,
    copies_in,
    put,
    sorted_cards,
    with_code,
)

PACK: Final = "Core Set"
# These have the same cards; a card of the same title from any other pack is another card.
_PACKS: Final = ("core set", "revised core set", "two-player limited edition starter", "core")

_HEADING: Final = re.compile(
    r"^#*\s*(main deck|hero(?:es)?|all(?:y|ies)|attachments?|events?|player side quests?"
    r"|contracts?|treasures?|sideboard|side ?quests?)\s*(?:\(\d+\))?\s*:?$",
    re.IGNORECASE,
)
# What stands around the cards in such lists.
_REMARK: Final = re.compile(
    r"^(?:packs?\b|from\s|threat\b|cards?\b|deck\b.*ringsdb|//|https?:)|ringsdb\.com",
    re.IGNORECASE,
)
_PACK: Final = re.compile(r"^(.*?)\s*[_*\[/i]*\(([^()]+)\)[_*\]/i]*$")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)|\[url=[^\]]*\]([^\[]*)\[/url\]")
_PLURALS: Final = {
    TYPE_HERO: "Heroes",
    TYPE_ALLY: "Allies",
    TYPE_ATTACHMENT: "Attachments",
    TYPE_EVENT: "Events",
}


def read_text(text: str) -> Decklist:
    """A list of copies and titles, in RingsDB's manner or simpler.

    What lies in the sideboard is left out. The first line before any card or heading is the
    deck's name; after them, a line without a number is one card.
    """
    deck = Decklist("", {})
    begun = aside = False
    for number, line in enumerate(lines_of(text), 1):
        if not line:
            continue
        heading = _HEADING.match(line)
        if heading is not None:
            aside = heading.group(1).lower() == "sideboard"
            begun = True
            continue
        try:
            card = counted(line)
            if aside or (card is None and _REMARK.search(line)):
                continue
            if card is None and not begun:
                deck.name = deck.name or clean_name(line.lstrip("# "))
                continue
            copies, title = card if card is not None else (1, line)
            begun = True
            put(deck, TITLES.known(_title(title)), copies)
        except BadDeck as fault:
            raise BadDeck(f"line {number}: {fault}") from None
    return deck


def _title(said: str) -> str:
    """The title alone, without its link and its pack."""
    said = _LINK.sub(lambda link: link.group(1) or link.group(2), said)
    pack = _PACK.match(said)
    if pack is None:
        return said
    if pack.group(2).strip().lower() not in _PACKS:
        raise BadDeck(
            f"{shown(pack.group(1))} of {shown(pack.group(2))} is not here: only the core set is"
        )
    return pack.group(1)


def write_text(deck: Decklist) -> str:
    """The deck as RingsDB writes it for people."""
    lines = [deck.name or "A deck", "", f"Packs: {PACK}"]
    cards = sorted_cards(deck)
    for kind, plural in _PLURALS.items():
        these = [(card, copies) for card, copies in cards if card.type == kind]
        if these:
            lines += ["", f"{plural} ({sum(copies for _, copies in these)})", ""]
            lines += [f"{copies}x {card.title} ({PACK})" for card, copies in these]
    return "\n".join(lines) + "\n"


def read_json(text: str) -> Decklist:
    """``slots``: copies by code, heroes among them or in ``heroes``."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise BadDeck("this is not JSON that can be read") from None
    slots = plain.get("slots") if isinstance(plain, dict) else None
    heroes = plain.get("heroes", {}) if isinstance(plain, dict) else {}
    if not isinstance(slots, dict):
        raise BadDeck("a deck of RingsDB has slots with copies by code")
    name = plain.get("name", "")
    deck = Decklist(clean_name(name) if isinstance(name, str) else "", {})
    # PHP writes an empty object as an empty list.
    merged = {**(heroes if isinstance(heroes, dict) else {}), **slots}
    for code, copies in merged.items():
        put(deck, with_code(str(code)), copies_in(copies))
    return deck


def write_json(deck: Decklist) -> str:
    """The deck as RingsDB's interface for programs gives it."""
    cards = sorted_cards(deck)
    plain = {
        "name": deck.name,
        "heroes": {code_of(card): copies for card, copies in cards if card.type == TYPE_HERO},
        "slots": {code_of(card): copies for card, copies in cards},
    }
    return json.dumps(plain, ensure_ascii=False, indent=2) + "\n"
