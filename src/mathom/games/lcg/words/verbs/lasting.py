"""To make something so for a while, or put it off."""

from abc import abstractmethod

from mathom.cardplay.binding import Known
from mathom.cardplay.names import NOBODY, bind
from mathom.cardplay.phrases import SELF, Chosen, It, Self, That, Who
from mathom.cardplay.steps import PERFORM, Do, OnPlayers, Player, Targeted, perform
from mathom.cardplay.word import inside
from mathom.games.lcg import facts
from mathom.games.lcg.changes import lasting
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.events.bookkeeping import E_LATER
from mathom.games.lcg.moments import here
from mathom.games.lcg.packing import pack_later
from mathom.games.lcg.rows import OWNER, THE_ENCOUNTER, engaged_with
from mathom.games.lcg.words.clauses import Currently
from mathom.games.lcg.words.durations import Moment, Until
from mathom.games.lcg.words.modifiers import Boost
from mathom.games.lcg.words.references import Attached
from mathom.games.lcg.words.verbs.verb import OnCards, meant
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


class Lasting(OnCards):
    """001: lasting effects - a player card's on those cards, whatever comes later; an encounter
    card's on whatever it speaks of, unless that is a certain card or what there is currently."""

    touches = 0  # a bit for each effect it may have

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who)
        self.until = until
        certain = isinstance(who, Self | It | That | Attached)
        self.open = who.manner == Who.PLAIN and not certain and not currently(who)

    @abstractmethod
    def effect(self, game: Game, frame: Frame, effect: int, card: CardId) -> int:
        """How much it adds to this effect on a card it bears upon."""

    @abstractmethod
    def effects(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        """Which effects it has on a card it bears upon."""

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        for effect in self.effects(game, frame, card):
            amount = self.effect(game, frame, effect, card)
            lasting(game, effect, card, amount, self.until.moment, frame.card)

    def worth(self, game: Game, source: int, who: int, effect: int, subject: int) -> int:
        if not self.touches >> effect & 1:
            return 0
        frame = Frame(PERFORM, who, source, cards=NOBODY)
        if subject not in self.who.cards(game, frame):
            return 0
        return self.effect(game, frame, effect, subject)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Targeted.CHOOSE and self.open and game.rows[OWNER][frame.card] == THE_ENCOUNTER:
            frame.step = Targeted.EACH
            moment = self.until.moment
            lasting(game, facts.RECALCULATED, self.index, frame.who, moment, frame.card)
        else:
            super().step(game, frame, pc)


def currently(who: Who) -> bool:
    """Whether a text means only those there are as it is used."""
    return isinstance(who, Chosen) and any(isinstance(c, Currently) for c in who.what.clauses)


class Give(Lasting):
    """More or less of their statistics."""

    english = "give {who:Who} {boosts:Boost* and }{until:Until}"

    def __init__(self, who: Who, boosts: Boost | tuple[Boost, ...], until: Until) -> None:
        super().__init__(who, until)
        self.boosts = boosts if isinstance(boosts, tuple) else (boosts,)
        for boost in self.boosts:
            self.touches |= 1 << boost.stat

    def effects(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        return [boost.stat for boost in self.boosts]

    def effect(self, game: Game, frame: Frame, effect: int, card: CardId) -> int:
        amount = 0
        for boost in self.boosts:
            if boost.stat == effect:
                amount += boost.amount(game, frame)
        return amount


class NoThreat(Lasting):
    """It does not count in the staging area."""

    english = "{who:Who} does not contribute its threat{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 1 << facts.NO_THREAT

    def effects(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        return [facts.NO_THREAT]

    def effect(self, game: Game, frame: Frame, effect: int, card: CardId) -> int:
        return 1


class NoDefense(Lasting):
    """Its defense does not count."""

    english = "{who:Who} does not count its defense{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 1 << facts.NO_DEFENSE

    def effects(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        return [facts.NO_DEFENSE]

    def effect(self, game: Game, frame: Frame, effect: int, card: CardId) -> int:
        return 1


class CannotAttackThem(Lasting):
    """An enemy that does not attack the player it is engaged with."""

    english = "{who:Who} cannot attack the player it is engaged with{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 0b1111 << facts.CANNOT_ATTACK_PLAYER

    def effects(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        return [facts.CANNOT_ATTACK_PLAYER + engaged_with(game, card)]

    def effect(self, game: Game, frame: Frame, effect: int, card: CardId) -> int:
        return int(effect == facts.CANNOT_ATTACK_PLAYER + engaged_with(game, card))


class ManyDefenders(OnPlayers):
    """A player who may declare several defenders against each attack."""

    english = "{player:Player} can declare any number of defenders against each attack{until:Until}"

    def __init__(self, player: Player, until: Until) -> None:
        super().__init__(player)
        self.until = until

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        lasting(game, facts.MANY_DEFENDERS, player, 1, self.until.moment, frame.card)


class Later(Do):
    """A step that waits for its moment; it remembers the card it speaks of, and is forgotten with
    it: nothing is promised about a card that has gone already. An event's may be about no card."""

    english = "{moment:Moment}, {do:Do}"

    def __init__(self, moment: Moment, do: Do) -> None:
        super().__init__()
        self.moment = moment
        self.do = do
        self.slot = NONE
        self.who: Who = SELF

    def follow(self, known: Known) -> None:
        self.do.follow(known)
        for word in inside(self.do):
            if isinstance(word, That):
                self.slot = word.register
                self.who = word

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0:
            self.finish(game, frame)
            return
        about = NONE
        if self.slot != NONE or printed(game, frame.card).type != facts.TYPE_EVENT:
            about = frame.cards[self.slot] if self.slot != NONE else frame.card
            if about == NONE or not here(game, about) or not meant(game, frame, self.who):
                return
        packed = pack_later(frame.who, about, self.moment.moment)
        game.event(E_LATER, self.index, frame.card, packed)

    def resume(self, game: Game, frame: Frame, source: int, who: int, about: int) -> None:
        """The moment has come."""
        perform(game, self.then(source, who, about), self.do, who)

    def still(self, game: Game, source: int, who: int, about: int) -> bool:
        """Whether it would still do something."""
        return self.do.possible(game, self.then(source, who, about))

    def then(self, source: int, who: int, about: int) -> Frame:
        """The frame it was promised in, as far as it matters."""
        names = bind(NOBODY, self.slot, about) if self.slot != NONE else NOBODY
        return Frame(PERFORM, who, source, cards=names)
