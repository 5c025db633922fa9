"""000: building your deck - which decks may be played in a format, and the lists they come in."""

from typing import Final

from mathom.cardplay.decklist import BadDeck, DeckCard, Decklist, DeckRules, Json, Verdict
from mathom.games.tcg.decklists import (
    PART_DECK,
    PART_RING,
    PART_RING_BEARER,
    PART_SITES,
    part_of,
    read,
    write,
)
from mathom.games.tcg.decks import STARTERS
from mathom.games.tcg.facts import (
    CULTURE_NAMES,
    RACE_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
    TYPE_SITE,
    Card,
)
from mathom.games.tcg.formats import FORMATS, MOST_BY_TITLE, can_bear_the_ring, problems
from mathom.games.tcg.library import all_cards, keyword_names, paragraphs

OPENING_HAND: Final = 8

BY_NAME: Final = "names"
BY_NUMBER: Final = "numbers"


class TcgDecks(DeckRules):
    """The trading card game's decks."""

    def __init__(self) -> None:
        self.game = "tcg"
        self.formats = {name: each.said for name, each in FORMATS.items()}
        self.parts = {
            PART_RING_BEARER: "Ring-bearer",
            PART_RING: "The One Ring",
            PART_SITES: "Adventure deck",
            PART_DECK: "Draw deck",
        }
        self.files = {BY_NAME: "txt", BY_NUMBER: "txt"}
        self.main = PART_DECK
        self.hand = OPENING_HAND
        self.groups = "Culture"
        self.curve = "Twilight cost"

    def format(self, name: str) -> str:
        """A format by name; a block is also called by its first word alone."""
        block = f"{name} block".casefold()
        return super().format(block if block in {each.casefold() for each in FORMATS} else name)

    def check(self, deck: Decklist, format: str) -> Verdict:
        verdict = Verdict()
        for part in (PART_RING_BEARER, PART_RING):
            if deck.size(part) > 1:
                verdict.problems.append(f"{self.parts[part]}: one card, not {deck.size(part)}.")
        verdict.problems += problems(
            next(iter(deck.parts.get(PART_RING_BEARER, {})), ""),
            next(iter(deck.parts.get(PART_RING, {})), ""),
            _sites(deck),
            deck.parts.get(PART_DECK, {}),
            FORMATS[format],
        )
        return verdict

    def read(self, text: str) -> Decklist:
        deck = read(text)
        if not any(deck.parts.values()):
            raise BadDeck("there are no cards in this list")
        return deck

    def write(self, deck: Decklist, kind: str) -> str:
        return write(deck, kind == BY_NUMBER)

    def cards(self) -> list[DeckCard]:
        shown = []
        for card in sorted(all_cards(), key=lambda card: card.number):
            shown.append(_shown(card, part_of(card)))
            if can_bear_the_ring(card):
                shown.append(_shown(card, PART_RING_BEARER))
        return shown

    def starters(self) -> list[Decklist]:
        return [
            Decklist(
                name[0].upper() + name[1:],
                {
                    PART_RING_BEARER: {deck["ring_bearer"]: 1},
                    PART_RING: {deck["ring"]: 1},
                    PART_SITES: dict.fromkeys(deck["sites"], 1),
                    PART_DECK: dict(deck["cards"]),
                },
            )
            for name, deck in STARTERS.items()
        ]

    def for_setup(self, deck: Decklist) -> Json:
        return {
            "name": deck.name,
            "ring_bearer": next(iter(deck.parts.get(PART_RING_BEARER, {})), ""),
            "ring": next(iter(deck.parts.get(PART_RING, {})), ""),
            "sites": _sites(deck),
            "cards": dict(deck.parts.get(PART_DECK, {})),
        }


def _sites(deck: Decklist) -> list[str]:
    return [site for site, copies in deck.parts.get(PART_SITES, {}).items() for _ in range(copies)]


def _shown(card: Card, part: str) -> DeckCard:
    """A card as the builder shows it."""
    kind = TYPE_NAMES[card.type]
    facts = {
        "Type": ["Ring-bearer" if part == PART_RING_BEARER else kind[0].upper() + kind[1:]],
        "Culture": [CULTURE_NAMES[card.culture]] if card.culture else [],
        "Side": [SIDE_NAMES[card.side]] if card.side else [],
        "Set": [str(card.number // 1000)],
        "Race": [RACE_NAMES[card.race]] if card.race else [],
        "Keyword": [name.split(" ")[0] for name in keyword_names(card)],
    }
    figures: dict[str, str] = {}
    if card.type == TYPE_SITE:
        if card.site:
            figures["Site"] = str(card.site)
        figures["Shadow number"] = str(card.shadow)
    elif card.side:
        figures["Twilight cost"] = str(card.twilight)
    if card.is_character() or card.strength:
        figures["Strength"] = str(card.strength)
    if card.is_character() or card.vitality:
        figures["Vitality"] = str(card.vitality)
    if card.resistance:
        figures["Resistance"] = str(card.resistance)
    return DeckCard(
        card.id,
        card.full_title(),
        part,
        MOST_BY_TITLE if part == PART_DECK else 1,
        CULTURE_NAMES[card.culture] or ("Site" if card.type == TYPE_SITE else "Ring"),
        card.twilight if card.side and part == PART_DECK else None,
        paragraphs(card),
        {name: values for name, values in facts.items() if values},
        figures,
    )
