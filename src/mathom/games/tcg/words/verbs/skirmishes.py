"""To assign, to cancel a skirmish, to replace or strengthen who fights in it."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.picking import names_picked, with_picked
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, choose
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import END_OF_PHASE, NEXT_SKIRMISH
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import WAITING
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import minions, strength
from mathom.games.tcg.events.skirmishes import E_CANCEL, E_REPLACES, E_UNASSIGN
from mathom.games.tcg.facts import TYPE_MINION
from mathom.games.tcg.procedures import RUN_ATTACK
from mathom.games.tcg.rows import (
    ACTIVE,
    FIERCE_ROUND,
    FIGHTER,
    FOE,
    IN_SKIRMISH,
    MARKS,
    STATE,
    THE_RING_BEARER,
    minions_against,
    ring_bearer,
)
from mathom.games.tcg.rulebook.assignment import can_fight, is_defender, may_meet
from mathom.games.tcg.words.clauses import assigned
from mathom.games.tcg.words.references import fighting, meant
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


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


def may_take_part(game: Game, card: CardId) -> bool:
    """Whether a text may assign a character: fierce minions alone once it is their turn."""
    if assigned(game, card):
        return False
    return (
        can_fight(game, card)
        if printed(game, card).type == TYPE_MINION
        else is_defender(game, card)
    )


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
                if printed(game, one).type != TYPE_MINION:
                    one, two = two, one
                game.call(Frame(RUN_ATTACK, frame.who, one, two))
        else:
            self.finish(game, frame)


class AssignToSkirmish(Do):
    """1R169: the Free Peoples player says with which minion."""

    english = "assign {who:Single} to a skirmish"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            one = [card for card in self.who.cards(game, frame) if may_take_part(game, card)]
            able = [card for card in minions(game) if may_meet(game, card, one)]
            if not able:
                game.take(NONE)
            elif len(able) > 1:
                game.ask(frame.who, ASK_TARGETS, able)
            else:
                game.take(able[0])
        elif pc == 1:
            if game.pick != NONE:
                fighter = self.who.cards(game, frame)[0]
                game.call(Frame(RUN_ATTACK, frame.who, game.pick, fighter))
        else:
            self.finish(game, frame)


class AssignAnew(Do):
    """1R224: the assignments that are left are cancelled for one with the Ring-bearer."""

    english = (
        "cancel all remaining assignments and assign a {what:One} to skirmish the Ring-bearer;"
        " the game text of The One Ring does not apply during that skirmish"
    )
    spellings = (
        "cancel all remaining assignments and assign a {what:One} to skirmish the ring-bearer;"
        " the one ring's game text does not apply during this skirmish",
    )
    also = ("Act", "Term", "Price")

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            able = [c for c in game.rows[ACTIVE] if self.what.test(game, frame, c)]
            if len(able) > 1:
                game.ask(frame.who, ASK_TARGETS, able)
            else:
                game.take(able[0] if able else NONE)
        elif pc == 1:
            frame.other = game.pick
        elif pc == 2:
            for card in game.rows[ACTIVE]:
                if game.rows[FOE][card] >= 0 and card != frame.other:
                    frame.step = 2
                    game.event(E_UNASSIGN, card)
                    return
        elif pc == 3:
            if frame.other >= 0:
                game.call(Frame(RUN_ATTACK, frame.who, frame.other, ring_bearer(game)))
        elif pc == 4:
            for card in game.rows[ACTIVE]:
                if printed(game, card).type == facts.TYPE_THE_ONE_RING:
                    lasting(
                        game, WAITING + effect_kinds.NO_TEXT, card, 1, NEXT_SKIRMISH, frame.card
                    )
        else:
            self.finish(game, frame)


class LendStrength(Do):
    """1R302: one's strength to another companion."""

    english = "add the strength of {who:Single} to {to:Single}"
    spellings = ("add {_:Gone}strength to {to:Single}",)
    also = ("Act", "Term", "Price")

    def __init__(self, to: Who, who: Who | None = None) -> None:
        super().__init__()
        self.who = SELF if who is None else who
        self.to = to

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            choose(game, frame, self.to, self.to.cards(game, frame))
        elif pc == 1:
            amount = sum(strength(game, card) for card in self.who.cards(game, frame))
            for card in game.picks[:1]:
                lasting(game, effect_kinds.STRENGTH, card, amount, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class ReplaceInSkirmish(Do):
    """003: replace - another fights on in its stead."""

    english = "have {who:Single} replace {other:Single} in a skirmish"
    also = ("Act", "Term", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    WHOM: Final = 2
    REPLACE: Final = 3

    def __init__(self, who: Who, other: Who) -> None:
        super().__init__()
        self.who = who
        self.other = other

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == ReplaceInSkirmish.WHICH:
            choose(game, frame, self.who, self.who.cards(game, frame))
        elif pc == ReplaceInSkirmish.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
        elif pc == ReplaceInSkirmish.WHOM:
            able = [card for card in self.other.cards(game, frame) if card in fighting(game)]
            choose(game, frame, self.other, able)
        elif pc == ReplaceInSkirmish.REPLACE:
            if frame.other != NONE and game.picks:
                game.event(E_REPLACES, frame.other, game.picks[0])
        else:
            self.finish(game, frame)
