"""Words of the Tower and King blocks: initiative, culture tokens, ambush, site numbers."""

from typing import ClassVar, Final

from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import Do, If
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import ALL_PHASES
from mathom.games.tcg.effect_kinds import GAINS, touch
from mathom.games.tcg.events.tokens import E_TOKEN
from mathom.games.tcg.initiative import has_initiative
from mathom.games.tcg.rows import TOKEN_BITS, TOKENS, WOUNDS
from mathom.games.tcg.words.counts import Thing
from mathom.games.tcg.words.laws import Law
from mathom.games.tcg.words.mods import Mod
from mathom.games.tcg.words.pointing import meant
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class HaveInitiative(If):
    """000: initiative - of the side of the player whose card it is."""

    english = "you have initiative"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return has_initiative(game, frame.who, frame.card)


YOU_HAVE_INITIATIVE: Final = HaveInitiative()


class SiteNumber(Law):
    """000: roaming - the site number of such minions."""

    english = "the site number of {who:Who} is {number:Signed}"
    spellings = ("{who:Who}'s site number is {number:Signed}",)

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.SITE_NUMBER)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.SITE_NUMBER and meant(game, frame, self.who, subject):
            return self.number
        return 0


class Ambush(Mod):
    """000: ambush - so much, beside any other."""

    english = "ambush ({number:Number})"
    spellings: ClassVar[tuple[str, ...]] = ("ambush {number:Twilight}",)

    def __init__(self, number: int) -> None:
        self.number = number

    def effect(self) -> int:
        return GAINS + facts.AMBUSH

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class NoWoundsNow(Mod):
    """000: wound - none can be taken."""

    english = "take no wounds"

    def effect(self) -> int:
        return effect_kinds.NO_WOUNDS

    def amount(self, game: Game, frame: Frame) -> int:
        return ALL_PHASES


TAKE_NO_WOUNDS: Final = NoWoundsNow()


class ThingWound(Thing):
    """000: wound - the tokens on such characters."""

    english = "wound on {who:Who}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def number(self, game: Game, frame: Frame) -> int:
        return sum(game.rows[WOUNDS][card] for card in self.who.cards(game, frame))


def tokens_on(game: Game, card: int, culture: int) -> int:
    """000: culture tokens - of one culture on a card."""
    return game.rows[TOKENS][card] >> TOKEN_BITS * culture & (1 << TOKEN_BITS) - 1


class PlaceToken(Do):
    """000: culture tokens - one more on the card whose text it is."""

    english = "place a {culture:Culture} token on {who:Single}"
    also: ClassVar[tuple[str, ...]] = ("Act", "Term", "Price", "VerbDo")

    def __init__(self, culture: int, who: Who = SELF) -> None:
        super().__init__()
        self.culture = culture
        self.who = who

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        cards = self.who.cards(game, frame)
        if pc < len(cards):
            game.event(E_TOKEN, cards[pc], self.culture, 1)
        else:
            self.finish(game, frame)


class RemoveTokens(Do):
    """000: culture tokens - so many fewer on the card whose text it is."""

    english = "remove {number:Number} {culture:Culture} tokens from {who:Single}"
    also: ClassVar[tuple[str, ...]] = ("Act", "Term", "Price")

    def __init__(self, number: int, culture: int, who: Who = SELF) -> None:
        super().__init__()
        self.number = number
        self.culture = culture
        self.who = who

    def possible(self, game: Game, frame: Frame) -> bool:
        cards = self.who.cards(game, frame)
        return any(tokens_on(game, card, self.culture) >= self.number for card in cards)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        cards = self.who.cards(game, frame)
        if pc < len(cards):
            game.event(E_TOKEN, cards[pc], self.culture, -self.number)
        else:
            self.finish(game, frame)
