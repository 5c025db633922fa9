"""Cards as deck lists name them: by title, by RingsDB's code, by OCTGN's id."""

from typing import Final

from mathom.cardplay.decklist import BadDeck, Decklist, Titles, copies_of, shown
from mathom.games.lcg.facts import TYPE_EVENT, TYPE_HERO, Card
from mathom.games.lcg.library import all_cards

PLAYER_CARDS: Final = all_cards()

PART_HEROES: Final = "heroes"
PART_DECK: Final = "cards"

# RingsDB's code and OCTGN's id of a player card are these, then its number.
_CODE: Final = "01"
_OCTGN: Final = "51223bd0-ffd1-11df-a976-0801200c9"

TITLES: Final = Titles(
    {card.title: str(card.number) for card in PLAYER_CARDS if TYPE_HERO <= card.type <= TYPE_EVENT}
)


def card_of(id: str) -> Card | None:
    """A card by the number in a deck list; encounter cards too, to say what is wrong with them."""
    number = int(id) if id.isascii() and id.isdecimal() and len(id) < 5 else 0
    return PLAYER_CARDS[number] if 0 < number < len(PLAYER_CARDS) else None


def is_players(card: Card) -> bool:
    """Whether a card may be in a player's deck or among the heroes."""
    return TYPE_HERO <= card.type <= TYPE_EVENT


def put(deck: Decklist, id: str, copies: int) -> None:
    """Add a card to the part it belongs to; whether it is legal is for the check to say."""
    card = card_of(id)
    deck.add(PART_HEROES if card is not None and card.type == TYPE_HERO else PART_DECK, id, copies)


def code_of(card: Card) -> str:
    """What RingsDB calls it."""
    return f"{_CODE}{card.number:03}"


def with_code(code: str) -> str:
    """The card with this code of RingsDB."""
    if code.startswith(_CODE):
        return _numbered(code[len(_CODE) :], code)
    return _numbered("", code)


def octgn_id_of(card: Card) -> str:
    """What OCTGN calls it."""
    return f"{_OCTGN}{card.number:03}"


def with_octgn_id(id: str) -> str:
    """The card with this id of OCTGN."""
    return _numbered(id[len(_OCTGN) :] if id.lower().startswith(_OCTGN) else "", id)


def _numbered(number: str, said: str) -> str:
    card = card_of(number) if len(number) == 3 else None
    if card is None or not is_players(card):
        raise BadDeck(f"card {shown(said)} is not a player card of the core set")
    return str(card.number)


def sorted_cards(deck: Decklist) -> list[tuple[Card, int]]:
    """Every card of a deck that exists, with its copies: by type, then as printed."""
    found: list[tuple[Card, int]] = []
    for cards in deck.parts.values():
        for number, copies in cards.items():
            card = card_of(number)
            if card is not None:
                found.append((card, copies))
    found.sort(key=lambda each: (each[0].type, each[0].number))
    return found


def copies_in(text: object) -> int:
    """Copies, as a file of any kind writes them."""
    return copies_of(str(text) if type(text) in (int, str) else "")
