"""000: spot - cards and tokens that a text wants to see."""

from typing import ClassVar

from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.names import X
from mathom.cardplay.phrases import Count, Who
from mathom.cardplay.steps import If
from mathom.cardplay.word import Word
from mathom.games.tcg.effect_kinds import GAME, SPOTTED_MORE
from mathom.games.tcg.effects import total
from mathom.games.tcg.questions import ASK_SPOT
from mathom.games.tcg.rows import WOUNDS
from mathom.games.tcg.words.conditions.game import wearing
from mathom.games.tcg.words.nouns import PIPE
from mathom.games.tcg.words.numbers import TheX, count_of
from mathom.games.tcg.words.selections import Several
from mathom.games.tcg.words.tokens import tokens
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Spotted(Word):
    """000: spot - cards or tokens."""

    def seen(self, game: Game, frame: Frame) -> int:
        """How many there are to spot."""
        return 0

    def needed(self, game: Game, frame: Frame) -> int:
        """How many must be spotted."""
        return 1

    def many(self) -> Count | None:
        """The number asked for, where it may be an X."""
        return None


class SpotCards(Spotted):
    """000: spot - active cards of any player."""

    english = "{who:Single}"
    also: ClassVar[tuple[str, ...]] = ("Spotted1",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def seen(self, game: Game, frame: Frame) -> int:
        """A text may add to the pipes that can be spotted."""
        who = self.who
        more = isinstance(who, Several) and who.what.noun == PIPE.noun
        return len(who.cards(game, frame)) + (total(game, SPOTTED_MORE, GAME) if more else 0)

    def needed(self, game: Game, frame: Frame) -> int:
        return self.who.wanted(game, frame) if isinstance(self.who, Several) else 1

    def many(self) -> Count | None:
        return self.who.count if isinstance(self.who, Several) else None


class SpotEither(SpotCards):
    """000: spot - one or another."""

    english = "{who:EitherOf}"
    also = ()


class SpotTokens(Spotted):
    """000: spot - burdens, threats or twilight tokens."""

    english = "{count:Count} {counter:Counter}"
    also = ("Spotted1",)

    def __init__(self, count: int | Count, counter: int) -> None:
        self.count = count_of(count)
        self.counter = counter

    def seen(self, game: Game, frame: Frame) -> int:
        return tokens(game, self.counter)

    def needed(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)

    def many(self) -> Count | None:
        return self.count


class SpotOr(Spotted):
    """000: spot - so much of one thing, or else of another."""

    english = "{first:Spotted1} (or {second:Spotted1})"

    def __init__(self, first: Spotted, second: Spotted) -> None:
        self.first = first
        self.second = second

    def seen(self, game: Game, frame: Frame) -> int:
        for one in (self.first, self.second):
            if one.seen(game, frame) >= one.needed(game, frame):
                return 1
        return 0


class SpotWounds(Spotted):
    """000: spot - wounds on a character."""

    english = "{count:Count} wounds on {who:Single}"

    def __init__(self, count: int | Count, who: Who) -> None:
        self.count = count_of(count)
        self.who = who

    def seen(self, game: Game, frame: Frame) -> int:
        return sum(game.rows[WOUNDS][card] for card in self.who.cards(game, frame))

    def needed(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)


def can_spot(game: Game, frame: Frame, what: tuple[Spotted, ...]) -> bool:
    """Whether all can be spotted at once, no card for two of them."""
    wanted: list[list[int]] = []
    for one in what:
        count = one.many()
        if isinstance(count, TheX) and frame.cards[X] == NONE:
            continue
        if isinstance(one, SpotCards):
            wanted += [one.who.cards(game, frame)] * one.needed(game, frame)
        elif one.seen(game, frame) < one.needed(game, frame):
            return False
    wanted.sort(key=len)
    return _matched(wanted, 0, 0)


def _matched(wanted: list[list[int]], number: int, taken: int) -> bool:
    if number == len(wanted):
        return True
    for card in wanted[number]:
        if not taken >> card & 1 and _matched(wanted, number + 1, taken | 1 << card):
            return True
    return False


class CanSpot(If):
    """000: spot - "you can spot": true or false, no choice."""

    english = "you can spot {what:Spotted* and |, |, and }"
    also = ("PlainIf",)

    def __init__(self, what: Spotted | tuple[Spotted, ...]) -> None:
        self.what = what if isinstance(what, tuple) else (what,)

    def holds(self, game: Game, frame: Frame) -> bool:
        return can_spot(game, frame, self.what)


class YouSpot(If):
    """000: spot - "you spot": the doer's choice, asked for by what makes something of it."""

    english = "you spot {what:Spotted* and |, |, and }"
    also = ("PlainIf",)

    def __init__(self, what: Spotted | tuple[Spotted, ...]) -> None:
        self.what = what if isinstance(what, tuple) else (what,)

    def follow(self, known: Known) -> None:
        raise Unbound('"you spot" where nobody is asked')

    def asked(self, known: Known) -> None:
        """The same, by a word that asks."""
        for one in self.what:
            one.follow(known)

    def holds(self, game: Game, frame: Frame) -> bool:
        """Whether it could be spotted."""
        return can_spot(game, frame, self.what)


def ask_whether_spotted(game: Game, frame: Frame, spots: YouSpot) -> None:
    """000: spot - all that is named, or nothing; nobody is asked for what is not there."""
    if spots.holds(game, frame):
        every = sum(one.needed(game, frame) for one in spots.what)
        game.ask(frame.who, ASK_SPOT, [0, every])
    else:
        game.take(0)


class SpotsEither(If):
    """One or the other can be spotted."""

    english = "you can spot {first:Spotted} or {second:Spotted}"
    also = ("PlainIf",)

    def __init__(self, first: Spotted, second: Spotted) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, frame: Frame) -> bool:
        return can_spot(game, frame, (self.first,)) or can_spot(game, frame, (self.second,))


def spot(*who: Who) -> CanSpot:
    """As definitions write it."""
    return CanSpot(tuple(SpotCards(one) for one in who))


class SpotWearer(Spotted):
    """2R86: the Ring-bearer while he wears The One Ring."""

    english = "the Ring-bearer wearing The One Ring"

    def seen(self, game: Game, frame: Frame) -> int:
        return int(wearing(game))
