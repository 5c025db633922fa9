"""What is said of cards before their noun."""

from typing import Final

from mathom.cardplay.names import FIRST_NOUN, NOBODY
from mathom.cardplay.phrases import Adjective
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import PHASE_NAMES
from mathom.games.tcg.effects import exhausted, has, is_mounted, is_roaming, is_unbound
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.skirmishes import E_LOSE_SKIRMISH
from mathom.games.tcg.facts import CLASS_NAMES, CULTURE_NAMES, KEYWORD_NAMES, RACE_NAMES
from mathom.games.tcg.rows import phase
from mathom.games.tcg.rulebook.together import subjects
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class OfCulture(Adjective):
    """000: culture."""

    english = "{culture:Culture}"

    def __init__(self, culture: int) -> None:
        self.culture = culture

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).culture == self.culture


class OfEither(Adjective):
    """Of one of two cultures."""

    english = "{first:Culture} or {second:Culture}"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        culture = printed(game, card).culture
        return culture == self.first or culture == self.second


class Keyworded(Adjective):
    """000: keyword - printed or gained."""

    english = "{keyword:Keyword}"

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return has(game, card, self.keyword)


class OfRace(Adjective):
    """000: race - before the name of a type."""

    english = "{race:Race}"

    def __init__(self, race: int) -> None:
        self.race = race

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).race == self.race


class OfSide(Adjective):
    """000: Free Peoples, Shadow."""

    english = "{side:Side}"

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).side == self.side


class OfClass(Adjective):
    """Of a class of items."""

    english = "{item:ItemClass}"

    def __init__(self, item: int) -> None:
        self.item = item

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).classes >> self.item & 1 == 1


class OfType(Adjective):
    """A type before another name: "minion archer"."""

    english = "{type:TypeName}"

    def __init__(self, type: int) -> None:
        self.type = type

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).type == self.type


class Timed(Adjective):
    """000: event, phase action - of this timing word; of several, the phase it is taken in."""

    english = "{phase:PhaseName}"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        timing = printed(game, card).timing
        if not timing >> self.phase & 1:
            return False
        now = phase(game)
        return now == self.phase or not timing >> now & 1


class Exhausted(Adjective):
    """000: exhausted."""

    english = "exhausted"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return exhausted(game, card)


class Mounted(Adjective):
    """000: mounted."""

    english = "mounted"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return is_mounted(game, card)


class Roaming(Adjective):
    """000: roaming."""

    english = "roaming"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).type == facts.TYPE_MINION and is_roaming(game, card)


class Unique(Adjective):
    """000: unique."""

    english = "unique"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).unique


class Losing(Adjective):
    """000: losing a skirmish - the skirmish that is being resolved."""

    english = "losing"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return card in subjects(game, E_LOSE_SKIRMISH)


class Other(Adjective):
    """Neither the card whose text this is nor one that it has picked before."""

    english = "other"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        if card == frame.card:
            return False
        names = frame.cards
        return names is NOBODY or card not in names[FIRST_NOUN:]


def race_number(name: str) -> int:
    return RACE_NAMES.index(name)


def culture_number(name: str) -> int:
    return CULTURE_NAMES.index(name)


def timed(name: str) -> Timed:
    return Timed(PHASE_NAMES.index(name))


def of_class(name: str) -> OfClass:
    return OfClass(CLASS_NAMES.index(name))


def of_type(name: str) -> OfType:
    return OfType(facts.TYPE_NAMES.index(name))


def culture(name: str) -> OfCulture:
    return OfCulture([known.lower() for known in CULTURE_NAMES].index(name))


def keyworded(name: str) -> Keyworded:
    return Keyworded(facts.keyword(name))


def race(name: str) -> OfRace:
    return OfRace(RACE_NAMES.index(name))


class Unbound(Adjective):
    """000: unbound - a companion that is not Ring-bound."""

    english = "unbound"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return is_unbound(game, card)


DWARVEN: Final = culture("dwarven")
ELVEN: Final = culture("elven")
GANDALF: Final = culture("gandalf")
GONDOR: Final = culture("gondor")
ISENGARD: Final = culture("isengard")
MORIA: Final = culture("moria")
SAURON: Final = culture("sauron")
SHIRE: Final = culture("shire")
WRAITHS: Final = culture("wraith")
OF_FREE_PEOPLES: Final = OfSide(facts.FREE_PEOPLES)
OF_SHADOW: Final = OfSide(facts.SHADOW)
EXHAUSTED: Final = Exhausted()
MOUNTED: Final = Mounted()
ROAMING: Final = Roaming()
UNIQUE: Final = Unique()
LOSING_ONE: Final = Losing()
OTHER: Final = Other()
UNBOUND: Final = Unbound()

LEXICONS: Final[dict[str, dict[object, str]]] = {
    "Culture": {n: f"[{name.lower()}]" for n, name in enumerate(CULTURE_NAMES) if name},
    "Keyword": {n: name for n, name in enumerate(KEYWORD_NAMES) if n >= facts.NUMBERED},
    "Numbered": {n: KEYWORD_NAMES[n] for n in range(facts.NUMBERED)},
    "Race": {n: name for n, name in enumerate(RACE_NAMES) if name},
    "Side": {facts.FREE_PEOPLES: "Free Peoples", facts.SHADOW: "Shadow"},
    "ItemClass": dict(enumerate(CLASS_NAMES)),
    "TypeName": {
        n: facts.TYPE_NAMES[n] for n in range(facts.TYPE_COMPANION, facts.TYPE_FOLLOWER + 1)
    },
    "PhaseName": {n: PHASE_NAMES[n] for n in range(2, 10)},
}
