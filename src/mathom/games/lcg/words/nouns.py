"""Which kinds of cards there are."""

from typing import Final

from mathom.cardplay.names import FIRST_NOUN
from mathom.cardplay.phrases import Noun, Such
from mathom.games.lcg import facts, rows
from mathom.games.lcg.effects import is_character, type_of
from mathom.games.lcg.rows import MARKS
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class TypeNoun(Noun):
    """A type of card."""

    def __init__(self, singular: str, plural: str, slot: int, type: int) -> None:
        super().__init__(singular, plural, slot)
        self.type = type

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return type_of(game, card) == self.type


class CharacterNoun(Noun):
    """001: character cards - a hero or an ally; a prisoner cannot be used at all."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return is_character(game, card) and not game.rows[MARKS][card] & rows.PRISONER


class CardNoun(Noun):
    """Any card."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return True


class HeroNoun(TypeNoun):
    """A hero that is not a prisoner."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return super().test(game, frame, card) and not game.rows[MARKS][card] & rows.PRISONER


NOUNS: Final[tuple[Noun, ...]] = (
    HeroNoun("hero", "heroes", FIRST_NOUN, facts.TYPE_HERO),
    TypeNoun("ally", "allies", FIRST_NOUN + 1, facts.TYPE_ALLY),
    CharacterNoun("character", "characters", FIRST_NOUN + 2),
    TypeNoun("attachment", "attachments", FIRST_NOUN + 3, facts.TYPE_ATTACHMENT),
    TypeNoun("event", "events", FIRST_NOUN + 4, facts.TYPE_EVENT),
    TypeNoun("enemy", "enemies", FIRST_NOUN + 5, facts.TYPE_ENEMY),
    TypeNoun("location", "locations", FIRST_NOUN + 6, facts.TYPE_LOCATION),
    TypeNoun("treachery", "treacheries", FIRST_NOUN + 7, facts.TYPE_TREACHERY),
    TypeNoun("objective", "objectives", FIRST_NOUN + 8, facts.TYPE_OBJECTIVE),
    CardNoun("card", "cards", FIRST_NOUN + 9),
)
HERO: Final[Such] = Such(NOUNS[0])
ALLY: Final[Such] = Such(NOUNS[1])
CHARACTER: Final[Such] = Such(NOUNS[2])
ATTACHMENT: Final[Such] = Such(NOUNS[3])
EVENT: Final[Such] = Such(NOUNS[4])
ENEMY: Final[Such] = Such(NOUNS[5])
LOCATION: Final[Such] = Such(NOUNS[6])
TREACHERY: Final[Such] = Such(NOUNS[7])
OBJECTIVE: Final[Such] = Such(NOUNS[8])
CARD: Final[Such] = Such(NOUNS[9])
