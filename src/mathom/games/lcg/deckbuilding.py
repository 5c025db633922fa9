"""001: tournament deckbuilding - which decks may be played, and the files they come in."""

from typing import Final

from mathom.cardplay.decklist import BadDeck, DeckCard, Decklist, DeckRules, Json, Verdict, amount
from mathom.cardplay.word import inside
from mathom.games.lcg import octgn, ringsdb
from mathom.games.lcg.decks import OF_OUR_OWN, STARTERS
from mathom.games.lcg.facts import (
    SPHERE_NAMES,
    SPHERE_NEUTRAL,
    TYPE_ALLY,
    TYPE_HERO,
    TYPE_NAMES,
    Card,
)
from mathom.games.lcg.library import all_cards, keyword_names, paragraphs
from mathom.games.lcg.picture import traits_of
from mathom.games.lcg.player_cards import PART_DECK, PART_HEROES, card_of, is_players, put
from mathom.games.lcg.rulebook.setup import HAND_SIZE
from mathom.games.lcg.words.standing import GainsIcon

TOURNAMENT: Final = "tournament"
CASUAL: Final = "casual"
SMALLEST: Final = 50
MOST_HEROES: Final = 3
MOST_BY_TITLE: Final = 3

TEXT: Final = "ringsdb-text"
JSON: Final = "ringsdb-json"
OCTGN: Final = "octgn"


class LcgDecks(DeckRules):
    """The Card Game's decks."""

    def __init__(self) -> None:
        self.game = "lcg"
        self.formats = {
            TOURNAMENT: f"At least {SMALLEST} cards, at most {MOST_BY_TITLE} by title.",
            CASUAL: f"As few cards as you like, at most {MOST_BY_TITLE} by title; starter decks.",
        }
        self.parts = {PART_HEROES: "Heroes", PART_DECK: "Deck"}
        self.files = {TEXT: "txt", JSON: "json", OCTGN: "o8d"}
        self.main = PART_DECK
        self.hand = HAND_SIZE
        self.groups = "Sphere"
        self.curve = "Cost"

    def check(self, deck: Decklist, format: str) -> Verdict:
        """001: heroes, player deck, tournament deckbuilding."""
        verdict = Verdict()
        _check_heroes(deck, verdict)
        _check_cards(deck, verdict)
        size = deck.size(PART_DECK)
        if format == TOURNAMENT and size < SMALLEST:
            verdict.problems.append(
                f"The deck has {amount(size, 'card')}; a tournament deck has at least {SMALLEST}."
            )
        elif size == 0:
            verdict.problems.append("The deck has no cards.")
        _check_spheres(deck, verdict)
        return verdict

    def read(self, text: str) -> Decklist:
        """RingsDB's text or JSON, or OCTGN's XML: a file's first letter tells them apart."""
        begins = text.lstrip("\ufeff \t\r\n")[:1]
        if begins == "<":
            deck = octgn.read(text.lstrip("\ufeff \t\r\n"))
        elif begins == "{":
            deck = ringsdb.read_json(text.lstrip("\ufeff"))
        else:
            deck = ringsdb.read_text(text)
        if not any(deck.parts.values()):
            raise BadDeck("there are no cards in this list")
        return Decklist(deck.name, {part: deck.parts.get(part, {}) for part in self.parts})

    def write(self, deck: Decklist, kind: str) -> str:
        if kind == TEXT:
            return ringsdb.write_text(deck)
        return ringsdb.write_json(deck) if kind == JSON else octgn.write(deck)

    def cards(self) -> list[DeckCard]:
        return [_shown(card) for card in all_cards() if is_players(card)]

    def starters(self) -> list[Decklist]:
        decks = []
        for name, (heroes, copies) in STARTERS.items():
            kind = "tournament deck" if name in OF_OUR_OWN else "starter"
            deck = Decklist(f"{name.capitalize()} {kind}", {PART_HEROES: {}, PART_DECK: {}})
            for hero in heroes:
                put(deck, str(hero), 1)
            for number, count in copies.items():
                put(deck, str(number), count)
            decks.append(deck)
        return decks

    def for_setup(self, deck: Decklist) -> Json:
        return {
            "name": deck.name,
            "heroes": [int(hero) for hero in deck.parts.get(PART_HEROES, {})],
            "cards": dict(deck.parts.get(PART_DECK, {})),
        }


def _shown(card: Card) -> DeckCard:
    """A card as the builder shows it."""
    hero = card.type == TYPE_HERO
    cost = "X" if card.costs_x else str(card.cost)
    figures = {"Threat": str(card.threat)} if hero else {"Cost": cost}
    if card.type in (TYPE_HERO, TYPE_ALLY):
        figures |= {
            "Willpower": str(card.willpower),
            "Attack": str(card.attack),
            "Defense": str(card.defense),
            "Hit points": str(card.hit_points),
        }
    facts = {
        "Type": [TYPE_NAMES[card.type].capitalize()],
        "Sphere": [SPHERE_NAMES[card.sphere]],
        "Trait": traits_of(card),
        "Keyword": list(keyword_names(card)),
    }
    return DeckCard(
        str(card.number),
        card.title,
        PART_HEROES if hero else PART_DECK,
        1 if hero else MOST_BY_TITLE,
        SPHERE_NAMES[card.sphere],
        None if hero or card.costs_x else card.cost,
        paragraphs(card),
        {name: values for name, values in facts.items() if values},
        figures,
    )


def _check_heroes(deck: Decklist, verdict: Verdict) -> None:
    """001: heroes - one to three, each of another title."""
    problems = verdict.problems
    count = deck.size(PART_HEROES)
    if count == 0:
        problems.append("A deck needs at least one hero.")
    elif count > MOST_HEROES:
        problems.append(f"A deck has at most {MOST_HEROES} heroes, not {count}.")
    for number, copies in deck.parts.get(PART_HEROES, {}).items():
        card = card_of(number)
        if card is None:
            problems.append(f"There is no card {number}.")
        elif card.type != TYPE_HERO:
            problems.append(f"{card.title} is {_named(card)}, not a hero.")
        elif copies > 1:
            problems.append(f"{card.title} is unique and can be a hero only once.")


def _check_cards(deck: Decklist, verdict: Verdict) -> None:
    """001: player deck - allies, attachments and events, three by title."""
    problems = verdict.problems
    by_title: dict[str, int] = {}
    for number, copies in deck.parts.get(PART_DECK, {}).items():
        card = card_of(number)
        if card is None:
            problems.append(f"There is no card {number}.")
        elif card.type == TYPE_HERO:
            problems.append(f"{card.title} is a hero and cannot be in the deck.")
        elif not is_players(card):
            problems.append(f"{card.title} is {_named(card)}, not a player card.")
        else:
            by_title[card.title] = by_title.get(card.title, 0) + copies
    for title, copies in by_title.items():
        if copies > MOST_BY_TITLE:
            problems.append(f"{copies} copies of {title}; a deck has at most {MOST_BY_TITLE}.")


def _check_spheres(deck: Decklist, verdict: Verdict) -> None:
    """001: resource match - a card is paid for by a hero of its sphere."""
    heroes = _cards(deck, PART_HEROES)
    payable = {hero.sphere for hero in heroes if hero.type == TYPE_HERO} | {SPHERE_NEUTRAL}
    names = {hero.title for hero in heroes}
    cards = _cards(deck, PART_DECK)
    for card in cards:
        for ability in card.text:
            for word in inside(ability):
                if isinstance(word, GainsIcon) and word.title in names:
                    payable.add(word.sphere)
    for sphere, name in enumerate(SPHERE_NAMES):
        if sphere in payable or not payable - {SPHERE_NEUTRAL}:
            continue
        these = [card.title for card in cards if card.sphere == sphere and is_players(card)]
        if these:
            verdict.warnings.append(
                f"No hero can pay for {name} cards: {', '.join(sorted(these))}."
            )


def _cards(deck: Decklist, part: str) -> list[Card]:
    found = [card_of(number) for number in deck.parts.get(part, {})]
    return [card for card in found if card is not None]


def _named(card: Card) -> str:
    """An enemy, a location, a quest card."""
    name = TYPE_NAMES[card.type] + (" card" if TYPE_NAMES[card.type] == "quest" else "")
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
