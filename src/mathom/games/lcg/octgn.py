"""OCTGN's ``.o8d`` files: XML with sections of cards by id."""

from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape

from mathom.cardplay.decklist import MOST_LINES, BadDeck, Decklist, lines_of
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_ATTACHMENT, TYPE_EVENT, TYPE_HERO
from mathom.games.lcg.player_cards import (
    copies_in,
    octgn_id_of,
    put,
    sorted_cards,
    with_octgn_id,
)

OCTGN_GAME: Final = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
_SECTIONS: Final = {
    "Hero": TYPE_HERO,
    "Ally": TYPE_ALLY,
    "Attachment": TYPE_ATTACHMENT,
    "Event": TYPE_EVENT,
}
_SHARED: Final = ("Quest", "Encounter", "Special", "Setup")


class _Reader:
    """Gathers the cards as the parser meets them.

    A document type is refused as soon as it begins: with it go entities, which could name files
    or grow without end.
    """

    def __init__(self) -> None:
        self.deck = Decklist("", {})
        self.depth = 0
        self.section = ""
        self.cards = 0

    def doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        raise BadDeck("a deck file has no document type")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1 and tag != "deck":
            raise BadDeck("this XML is not a deck of OCTGN")
        if self.depth == 1 and attributes.get("game", OCTGN_GAME).lower() != OCTGN_GAME:
            raise BadDeck("this is a deck for another game of OCTGN")
        if tag == "section":
            shared = attributes.get("shared", "False").lower() == "true"
            name = attributes.get("name", "")
            outside = shared or name in _SHARED or name == "Sideboard"
            self.section = "" if outside else name
        elif tag == "card" and self.section:
            self.cards += 1
            if self.cards > MOST_LINES:
                raise BadDeck("this is too long for a deck list")
            put(
                self.deck,
                with_octgn_id(attributes.get("id", "")),
                copies_in(attributes.get("qty", "")),
            )

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "section":
            self.section = ""


def read(text: str) -> Decklist:
    """A deck of OCTGN. The sideboard and the sections all players share are left out."""
    lines_of(text)
    reader = _Reader()
    parser = expat.ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    try:
        parser.Parse(text.encode(), True)
    except expat.ExpatError as fault:
        raise BadDeck(f"this XML cannot be read: {fault}") from None
    return reader.deck


def write(deck: Decklist) -> str:
    """The deck as OCTGN loads it."""
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{OCTGN_GAME}">',
    ]
    cards = sorted_cards(deck)
    for name, kind in _SECTIONS.items():
        lines.append(f'  <section name="{name}" shared="False">')
        for card, copies in cards:
            if card.type == kind:
                lines.append(
                    f'    <card qty="{copies}" id="{octgn_id_of(card)}">{escape(card.title)}</card>'
                )
        lines.append("  </section>")
    for name in ("Side Quest", "Sideboard"):
        lines.append(f'  <section name="{name}" shared="False" />')
    for name in _SHARED:
        lines.append(f'  <section name="{name}" shared="True" />')
    lines += ["  <notes><![CDATA[]]></notes>", "</deck>"]
    return "\n".join(lines) + "\n"
