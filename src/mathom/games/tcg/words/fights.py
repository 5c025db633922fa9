"""What texts do with cards on cards and with skirmishes: stack, transfer, cancel, assign."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.phrases import Chosen, Who
from mathom.cardplay.picking import names_picked, with_picked
from mathom.cardplay.steps import Do, choose
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_ENTER, E_STACK, E_TRANSFER
from mathom.games.tcg.events.skirmishes import E_CANCEL
from mathom.games.tcg.facts import MINION
from mathom.games.tcg.procedures import RUN_ATTACK
from mathom.games.tcg.rows import (
    FIERCE_ROUND,
    FIGHTER,
    HOST,
    IN_SKIRMISH,
    MARKS,
    OWNER,
    STATE,
    THE_RING_BEARER,
    ZONE,
    in_play_zone,
    minions_against,
)
from mathom.games.tcg.rulebook.assignment import can_fight, is_defender
from mathom.games.tcg.rulebook.bearing import may_bear
from mathom.games.tcg.words.clauses import assigned
from mathom.games.tcg.words.pointing import meant
from mathom.games.tcg.words.verbs import Verb
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


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

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        """What a text speaks of again must be where it spoke of it: in play."""
        return isinstance(self.who, Chosen) or in_play_zone(game.rows[ZONE][card])

    def apply(self, game: Game, frame: Frame, card: int) -> None:
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

    def hosts(self, game: Game, frame: Frame, card: int) -> list[int]:
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

    def move(self, game: Game, card: int, host: int) -> None:
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


class CancelSkirmish(Do):
    """000: cancelling a skirmish - not the Ring-bearer's."""

    english = "cancel a skirmish involving {who:Who}"
    also = ("Act", "Term", "Price", "VerbDo")
    fierce: ClassVar[bool] = False

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def involved(self, game: Game, frame: Frame) -> bool:
        fighter = game.rows[STATE][FIGHTER]
        if not game.rows[STATE][IN_SKIRMISH] or fighter < 0:
            return False
        for card in (fighter, *minions_against(game, fighter)):
            if meant(game, frame, self.who, card):
                return True
        return False

    def possible(self, game: Game, frame: Frame) -> bool:
        if not self.involved(game, frame):
            return False
        return not game.rows[MARKS][game.rows[STATE][FIGHTER]] & THE_RING_BEARER

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0 and self.possible(game, frame):
            game.event(E_CANCEL, game.rows[STATE][FIGHTER])
        else:
            self.finish(game, frame)


class CancelFierce(CancelSkirmish):
    """000: fierce, cancelling a skirmish."""

    english = "cancel a fierce skirmish involving {who:Who}"

    def involved(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][FIERCE_ROUND] == 1 and super().involved(game, frame)


def may_take_part(game: Game, card: int) -> bool:
    """Whether a text may assign a character: fierce minions alone once it is their turn."""
    if assigned(game, card):
        return False
    return can_fight(game, card) if printed(game, card).type == MINION else is_defender(game, card)


class Assign(Do):
    """000: assigning - by an effect: both must be unassigned."""

    english = "assign {who:Single} to skirmish {to:Single}"
    spellings = ("assign {who:Single} to {to:Single}",)
    also = ("Act", "Term", "Price", "VerbDo")

    FIRST: Final = 0
    PICKED: Final = 1
    SECOND: Final = 2
    DONE: Final = 3
    ready = 3

    def __init__(self, who: Who, to: Who) -> None:
        super().__init__()
        self.who = who
        self.to = to

    def named(self, game: Game, frame: Frame) -> tuple[int, ...]:
        return with_picked(frame.cards, self.to, game.picks)

    def follow(self, known: Known) -> None:
        for who in (self.who, self.to):
            who.follow(known)
            names_picked(known, who, self)

    def able(self, game: Game, frame: Frame, who: Who) -> list[int]:
        """000: assignment phase - none that is assigned, or cannot take part in this one."""
        return [card for card in who.cards(game, frame) if may_take_part(game, card)]

    def possible(self, game: Game, frame: Frame) -> bool:
        return bool(self.able(game, frame, self.who)) and bool(self.able(game, frame, self.to))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Assign.FIRST:
            able = self.able(game, frame, self.who)
            choose(game, frame, self.who, able if self.able(game, frame, self.to) else [])
        elif pc == Assign.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
            frame.cards = with_picked(frame.cards, self.who, game.picks)
        elif pc == Assign.SECOND:
            choose(game, frame, self.to, self.able(game, frame, self.to))
        elif pc == Assign.DONE:
            frame.cards = self.named(game, frame)
            if frame.other != NONE and game.picks:
                one, two = frame.other, game.picks[0]
                if printed(game, one).type != MINION:
                    one, two = two, one
                game.call(Frame(RUN_ATTACK, frame.who, one, two))
        else:
            self.finish(game, frame)
