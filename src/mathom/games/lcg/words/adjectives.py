"""What is said of cards before their noun: traits, spheres, keywords."""

from typing import Final

from mathom.cardplay.phrases import Adjective
from mathom.games.lcg import facts, rows
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.effects import has_trait, spheres
from mathom.games.lcg.facts import TRAIT_NAMES
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Trait(Adjective):
    """Has this trait."""

    english = "{trait:Trait}"

    def __init__(self, trait: int) -> None:
        self.trait = trait

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return has_trait(game, card, self.trait)


class OfSphere(Adjective):
    """Belongs to this sphere."""

    english = "{sphere:Sphere}"

    def __init__(self, sphere: int) -> None:
        self.sphere = sphere

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return spheres(game, card) >> self.sphere & 1 == 1


class WithKeyword(Adjective):
    """Has this keyword."""

    english = "{keyword:Keyword}"

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).keywords & self.keyword != 0


class Exhausted(Adjective):
    """Turned sideways."""

    english = "exhausted"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[rows.IS_EXHAUSTED][card] == 1


def trait(name: str) -> Trait:
    return Trait(TRAIT_NAMES.index(name))


CONDITION: Final = trait("Condition")
DWARF: Final = trait("Dwarf")
GONDOR: Final = trait("Gondor")
ORC: Final = trait("Orc")
SPIDER: Final = trait("Spider")
SPIRIT: Final = OfSphere(facts.SPHERE_SPIRIT)
RANGED: Final = WithKeyword(facts.KEYWORD_RANGED)
EXHAUSTED: Final = Exhausted()
