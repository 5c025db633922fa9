"""003: playing a card - by a text, on its own terms."""

from typing import ClassVar, Final

from mathom.cardplay.names import THOSE, bind
from mathom.cardplay.phrases import Chosen, Who
from mathom.cardplay.picking import left_open
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import UNPAID
from mathom.cardplay.word import Word
from mathom.games.tcg.events.cards import E_LOOK
from mathom.games.tcg.procedures import RUN_SHUFFLE
from mathom.games.tcg.questions import ASK_BEARER, PASS
from mathom.games.tcg.rows import DECK, DISCARD, HAND, ZONE, in_play_zone
from mathom.games.tcg.rulebook.bearing import may_be_played_on
from mathom.games.tcg.rulebook.legality import playable
from mathom.games.tcg.rulebook.paying import FOR_FREE, was_present
from mathom.games.tcg.rulebook.playing import play_from
from mathom.games.tcg.words.for_each import Thing
from mathom.games.tcg.words.selections import AnyNumber, Several, UpTo
from mathom.games.tcg.words.verbs.verb import Verb
from mathom.games.tcg.words.zones import YOUR_DECK, From, InPlay
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class How(Word):
    """On what terms a card is played."""

    change: int = 0
    free: ClassVar[bool] = False
    despite_death: ClassVar[bool] = False

    def now(self, game: Game, frame: Frame) -> int:
        """How much its twilight cost is changed."""
        return self.change


class Normally(How):
    """At its own cost."""

    english = ""
    spellings = (" as if played from hand", " as if from hand")


class ForFree(How):
    """Without paying twilight."""

    english = " for free"
    free = True


class Cheaper(How):
    """At another cost, for this play alone."""

    english = " (its twilight cost is {change:Signed})"
    spellings: ClassVar[tuple[str, ...]] = (
        "; {_:Gone}twilight cost is {change:Signed}",
        ". {_:Gone}twilight cost is {change:Signed}",
        "; the twilight cost of {_:Gone}is {change:Signed}",
        ". the twilight cost of {_:Gone}is {change:Signed}",
        "({_:Gone}twilight cost is {change:Signed})",
    )

    def __init__(self, change: int) -> None:
        self.change = change


class CheaperFor(Cheaper):
    """At another cost, for each of something."""

    english = " (its twilight cost is {change:Signed} for each {thing:Thing})"
    spellings = (". {_:Gone}twilight cost is {change:Signed} for each {thing:Thing}",)

    def __init__(self, change: int, thing: Thing) -> None:
        super().__init__(change)
        self.thing = thing

    def now(self, game: Game, frame: Frame) -> int:
        return self.change * self.thing.number(game, frame)


NORMALLY: Final = Normally()


class Play(Verb):
    """003: playing a card - as part of an effect; it must be there before anything is paid.

    Several are played one after another, each with what the ones before have left to pay with.
    """

    english = "play {who:Who}{how:How}"
    essential = True

    LOOK: Final = 9
    FIND: Final = 10
    FOUND: Final = 11
    NEXT_ONE: Final = 12
    WHICH_ONE: Final = 13
    PLAY_IT: Final = 14

    def __init__(self, who: Who, how: How = NORMALLY) -> None:
        super().__init__(who)
        self.how = how
        zone = getattr(who, "zone", None)
        self.search = isinstance(zone, From) and YOUR_DECK in zone.places
        self.several = isinstance(who, Several | UpTo | AnyNumber)

    def demanding(self) -> bool:
        """000: effect - what is looked for in one's draw deck need not be there."""
        return not self.search

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.search or super().possible(game, frame)

    def partly(self, game: Game, frame: Frame) -> bool:
        return self.search or super().partly(game, frame)

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        if self.search or left_open(frame, self.who):
            return True
        return self.possible(game, frame) if paid else bool(self.there(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Verb.WHICH and self.search:
            frame.count = 0
            frame.step = Play.LOOK
        elif pc == Verb.WHICH and self.several:
            frame.count = 0
            frame.step = Play.NEXT_ONE
        elif pc >= Play.NEXT_ONE:
            self.play_several(game, frame, pc)
        elif pc >= Play.LOOK:
            self.look_through(game, frame, pc)
        elif pc == Verb.PICKED and self.search and not game.picks:
            super().step(game, frame, pc)
            game.call(Frame(RUN_SHUFFLE, place=DECK + frame.who))
        else:
            super().step(game, frame, pc)

    def look_through(self, game: Game, frame: Frame, pc: int) -> None:
        """000: draw deck - one may find nothing, or leave what one finds; nobody else can tell."""
        if pc == Play.LOOK:
            deck = game.rows[DECK + frame.who]
            if frame.count < len(deck):
                frame.count += 1
                frame.step = Play.LOOK
                game.event(E_LOOK, deck[frame.count - 1], frame.who)
        elif pc == Play.FIND:
            game.ask(frame.who, ASK_TARGETS, [PASS, *self.targets(game, frame)])
        else:
            if game.pick == PASS:
                game.picks = ()
            frame.step = Verb.PICKED

    def play_several(self, game: Game, frame: Frame, pc: int) -> None:
        """``count`` is how many have been played."""
        if pc == Play.NEXT_ONE:
            self.look(game, frame)
            game.value = 0
        elif pc == Play.WHICH_ONE:
            able = self.targets(game, frame)
            if not able or frame.count >= self.who.wanted(game, frame):
                game.take(PASS)
            elif frame.count < self.who.least(game, frame):
                game.ask(frame.who, ASK_TARGETS, able)
            else:
                game.ask(frame.who, ASK_TARGETS, [PASS, *able])
        elif game.pick == PASS:
            if frame.count < self.who.least(game, frame):
                frame.place = UNPAID
            self.finish(game, frame)
        else:
            frame.count += 1
            frame.step = Play.NEXT_ONE
            self.apply(game, frame, game.pick)

    def remember(self, game: Game, frame: Frame) -> None:
        """ "Those cards" are still the ones revealed, by which the price may go."""
        those = frame.cards[THOSE]
        super().remember(game, frame)
        frame.cards = bind(frame.cards, THOSE, those)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        how = self.how
        change = how.now(game, frame)
        return playable(game, frame.who, card, change, how.free, despite_death=how.despite_death)

    def there(self, game: Game, frame: Frame) -> list[int]:
        """The cards meant that were there before the cost; from hand, unless the text says where.

        Never one in play: it is played already.
        """
        who = self.who
        if isinstance(who, Chosen) and isinstance(who.zone, InPlay):
            found = [c for c in game.rows[HAND + frame.who] if who.what.test(game, frame, c)]
        else:
            found = who.cards(game, frame)
        zones = game.rows[ZONE]
        return [c for c in found if was_present(game, frame, c) and not in_play_zone(zones[c])]

    def targets(self, game: Game, frame: Frame) -> list[int]:
        return [card for card in self.there(game, frame) if self.fits(game, frame, card)]

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        """What was chosen may meanwhile be out of reach: then it is not played."""
        if not self.fits(game, frame, card):
            game.value = UNPAID
            return
        zone = game.rows[ZONE][card]
        if DECK <= zone < DISCARD:
            game.call(Frame(RUN_SHUFFLE, place=zone))
        change = self.how.now(game, frame)
        play_from(game, frame.who, card, FOR_FREE if self.how.free else 0, change)


class PlayOn(Play):
    """003: playing a card - on a chosen character."""

    english = "play {who:Single} on {on:Single}"

    HOST: Final = 15
    ON: Final = 16

    def __init__(self, who: Who, on: Who) -> None:
        super().__init__(who)
        self.on = on

    def hosts(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        """Those it may be played on, of those the text names."""
        return [
            host
            for host in self.on.cards(game, frame)
            if may_be_played_on(game, frame.who, card, host)
        ]

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return super().fits(game, frame, card) and bool(self.hosts(game, frame, card))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == PlayOn.HOST:
            hosts = self.hosts(game, frame, frame.other)
            if len(hosts) > 1:
                game.ask(frame.who, ASK_BEARER, hosts)
            else:
                game.take(hosts[0] if hosts else NONE)
        elif pc == PlayOn.ON:
            frame.step = Verb.ONE_BY_ONE
            if game.pick == NONE:
                game.value = UNPAID
            else:
                play_from(game, frame.who, frame.other, host=game.pick)
        else:
            super().step(game, frame, pc)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        """There is one card, and its bearer is asked for next."""
        frame.other = card
        frame.step = PlayOn.HOST


class EvenIfDead(How):
    """9R27: though another of that title lies in the dead pile."""

    english = " (even if another copy of it is in your dead pile)"
    despite_death = True


FOR_FREE_: Final = ForFree()
EVEN_IF_DEAD: Final = EvenIfDead()
