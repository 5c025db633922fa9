"""003: playing a card - by a text, on its own terms."""

from typing import ClassVar, Final

from mathom.cardplay.names import THOSE
from mathom.cardplay.phrases import Chosen, Who
from mathom.cardplay.steps import ASK_TARGETS
from mathom.cardplay.word import Word
from mathom.games.tcg import kinds
from mathom.games.tcg.rows import DECK, DISCARD, HAND, ZONE
from mathom.games.tcg.rulebook.legality import may_bear, playable
from mathom.games.tcg.rulebook.playing import FOR_FREE, play_from
from mathom.games.tcg.words.counts import Thing, ThingRevealed
from mathom.games.tcg.words.verbs import Verb
from mathom.games.tcg.words.zones import YOUR_DECK, From, InPlay
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


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
        """Before anything is revealed, what could be revealed counts."""
        thing = self.thing
        if frame.cards[THOSE] == NONE and isinstance(thing, ThingRevealed):
            hand = game.rows[HAND + frame.who]
            return self.change * sum(thing.what.test(game, frame, card) for card in hand)
        return self.change * thing.number(game, frame)


NORMALLY: Final = Normally()


FOR_FREE_: Final = ForFree()


class Play(Verb):
    """003: playing a card - as part of an effect; it must be there before anything is paid."""

    english = "play {who:Who}{how:How}"
    spellings = ("play {who:Pronoun} from your discard pile{how:How}",)
    essential = True

    LOOK: Final = 9
    FIND: Final = 10
    FOUND: Final = 11

    def __init__(self, who: Who, how: How = NORMALLY) -> None:
        super().__init__(who)
        self.how = how
        zone = getattr(who, "zone", None)
        self.search = isinstance(zone, From) and YOUR_DECK in zone.places

    def possible(self, game: Game, frame: Frame) -> bool:
        """000: effect - what is looked for in one's draw deck need not be there."""
        return self.search or super().possible(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Verb.WHICH and self.search:
            frame.count = 0
            frame.step = Play.LOOK
        elif pc >= Play.LOOK:
            self.look_through(game, frame, pc)
        elif pc == Verb.PICKED and self.search and not game.picks:
            super().step(game, frame, pc)
            game.call(Frame(kinds.SHUFFLE, place=DECK + frame.who))
        else:
            super().step(game, frame, pc)

    def look_through(self, game: Game, frame: Frame, pc: int) -> None:
        """000: draw deck - one may find nothing, or leave what one finds; nobody else can tell."""
        if pc == Play.LOOK:
            deck = game.rows[DECK + frame.who]
            if frame.count < len(deck):
                frame.count += 1
                frame.step = Play.LOOK
                game.event(kinds.E_LOOK, deck[frame.count - 1], frame.who)
        elif pc == Play.FIND:
            game.ask(frame.who, ASK_TARGETS, [kinds.PASS, *self.targets(game, frame)])
        else:
            if game.pick == kinds.PASS:
                game.picks = ()
            frame.step = Verb.PICKED

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        how = self.how
        change = how.now(game, frame)
        return playable(game, frame.who, card, change, how.free, despite_death=how.despite_death)

    def targets(self, game: Game, frame: Frame) -> list[int]:
        """Cards are played from hand, unless the text says from where."""
        who = self.who
        if not isinstance(who, Chosen) or not isinstance(who.zone, InPlay):
            return super().targets(game, frame)
        hand = game.rows[HAND + frame.who]
        found = [card for card in hand if who.what.test(game, frame, card)]
        return [card for card in found if self.fits(game, frame, card)]

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        zone = game.rows[ZONE][card]
        if DECK <= zone < DISCARD:
            game.call(Frame(kinds.SHUFFLE, place=zone))
        change = self.how.now(game, frame)
        play_from(game, frame.who, card, FOR_FREE if self.how.free else 0, change)


class PlayOn(Verb):
    """003: playing a card - on a chosen character."""

    english = "play {who:Single} on {on:Single}"
    essential = True

    def __init__(self, who: Who, on: Who) -> None:
        super().__init__(who)
        self.on = on

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        if not playable(game, frame.who, card):
            return False
        return any(may_bear(game, frame.who, card, host) for host in self.on.cards(game, frame))

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        play_from(game, frame.who, card)
