"""To stack and to transfer cards."""

from typing import Final

from mathom.cardplay.phrases import Chosen, Who
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, choose
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_ENTER, E_STACK, E_TRANSFER
from mathom.games.tcg.rows import ACTIVE, HOST, OWNER, ZONE, in_play_zone
from mathom.games.tcg.rulebook.bearing import may_bear
from mathom.games.tcg.words.verbs.verb import Verb
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Stack(Verb):
    """000: stacked cards - not playing it."""

    english = "stack {who:Who} on {on:Single}"
    spellings = (
        "stack {who:Who} here",
        "discard cards and wounds on {_:Single} and stack {who:Who} on {on:Single}",
    )

    def __init__(self, who: Who, on: Who = SELF) -> None:
        super().__init__(who)
        self.on = on

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        """What a text speaks of again must be where it spoke of it: in play."""
        return isinstance(self.who, Chosen) or in_play_zone(game.rows[ZONE][card])

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        hosts = self.on.cards(game, frame)
        if hosts:
            game.event(E_STACK, card, hosts[0])


class TransferTo(Do):
    """000: transfer - by an effect: nothing is paid, but it must be allowed there."""

    english = "transfer {who:Single} to {to:Single}"
    also = ("Act", "Term", "Price", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    WHERE: Final = 2
    MOVE: Final = 3

    def __init__(self, who: Who, to: Who) -> None:
        super().__init__()
        self.who = who
        self.to = to

    def able(self, game: Game, frame: Frame) -> list[int]:
        """The cards meant that can be transferred to somebody."""
        return [card for card in self.who.cards(game, frame) if self.hosts(game, frame, card)]

    def hosts(self, game: Game, frame: Frame, card: CardId) -> list[int]:
        """000: bearer - those it may come to; a card that names no bearer, whom its text says."""
        found = self.to.cards(game, frame)
        if printed(game, card).bearer is None:
            return found
        owner = game.rows[OWNER][card]
        return [host for host in found if may_bear(game, owner, card, host)]

    def possible(self, game: Game, frame: Frame) -> bool:
        return bool(self.able(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == TransferTo.WHICH:
            choose(game, frame, self.who, self.able(game, frame))
        elif pc == TransferTo.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
        elif pc == TransferTo.WHERE:
            one = frame.other
            choose(game, frame, self.to, self.hosts(game, frame, one) if one != NONE else [])
        elif pc == TransferTo.MOVE:
            if frame.other != NONE and game.picks:
                self.move(game, frame.other, game.picks[0])
        else:
            self.finish(game, frame)

    def move(self, game: Game, card: CardId, host: CardId) -> None:
        if in_play_zone(game.rows[ZONE][card]):
            game.event(E_TRANSFER, card, host)
        else:
            game.event(E_ENTER, card, host, game.rows[ZONE][card])


class LeaveSupport(TransferTo):
    """000: transfer - of the card itself, as long as it is in the support area."""

    english = "transfer ~ from your support area to {to:Single}"
    essential = True

    def __init__(self, to: Who) -> None:
        super().__init__(SELF, to)

    def possible(self, game: Game, frame: Frame) -> bool:
        return game.rows[HOST][frame.card] == NONE and super().possible(game, frame)


class TransferElsewhere(Do):
    """003: transfer - to any other that the card's own text lets bear it; nothing is paid.

    A card that names no bearer comes onto one only by its own text, when that says so.
    """

    english = "transfer {who:Single} to another eligible bearer"
    also = ("Act", "Term", "Price", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    WHERE: Final = 2
    MOVE: Final = 3

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def eligible(self, game: Game, card: CardId) -> list[int]:
        host = game.rows[HOST][card]
        owner = game.rows[OWNER][card]
        if printed(game, card).support:
            return []
        return [
            other
            for other in game.rows[ACTIVE]
            if other not in (host, card) and may_bear(game, owner, card, other)
        ]

    def able(self, game: Game, frame: Frame) -> list[int]:
        return [card for card in self.who.cards(game, frame) if self.eligible(game, card)]

    def possible(self, game: Game, frame: Frame) -> bool:
        return bool(self.able(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == TransferElsewhere.WHICH:
            choose(game, frame, self.who, self.able(game, frame))
        elif pc == TransferElsewhere.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
        elif pc == TransferElsewhere.WHERE:
            if frame.other != NONE:
                game.ask(frame.who, ASK_TARGETS, self.eligible(game, frame.other))
        elif pc == TransferElsewhere.MOVE:
            if frame.other != NONE:
                game.event(E_TRANSFER, frame.other, game.pick)
        else:
            self.finish(game, frame)
