"""Steps about fighting that one card needs, or two; each names its cards."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import X, bind
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, choose
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import END_OF_PHASE, NEXT_SKIRMISH
from mathom.games.tcg.changes import can_exert, exert, lasting
from mathom.games.tcg.effect_kinds import WAITING
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import minions, strength, vitality
from mathom.games.tcg.events.skirmishes import E_UNASSIGN
from mathom.games.tcg.procedures import RUN_ATTACK
from mathom.games.tcg.questions import ASK_X
from mathom.games.tcg.rows import ACTIVE, FOE, HOST, ring_bearer
from mathom.games.tcg.rulebook.assignment import may_meet
from mathom.games.tcg.words.fights import may_take_part
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


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
                if printed(game, card).type == facts.THE_ONE_RING:
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


class SpotToExertBearer(Do):
    """2R109: a card is spotted, and whoever bears it exerts as often as the doer likes."""

    english = "spot {who:Single} and exert its bearer X times"
    also = ("Act", "Term", "Price")

    WHICH: Final = 0
    BEARER: Final = 1
    HOW_OFTEN: Final = 2
    PAY: Final = 3
    EXERT: Final = 4

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.mark(X)

    def able(self, game: Game, frame: Frame) -> list[int]:
        """The cards whose bearer can exert."""
        hosts = game.rows[HOST]
        return [
            card
            for card in self.who.cards(game, frame)
            if hosts[card] >= 0 and can_exert(game, hosts[card], 1, frame.card)
        ]

    def possible(self, game: Game, frame: Frame) -> bool:
        return bool(self.able(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == SpotToExertBearer.WHICH:
            choose(game, frame, self.who, self.able(game, frame))
        elif pc == SpotToExertBearer.BEARER:
            frame.other = game.rows[HOST][game.picks[0]]
        elif pc == SpotToExertBearer.HOW_OFTEN:
            most = vitality(game, frame.other) - 1
            game.ask(frame.who, ASK_X, list(range(1, most + 1)))
        elif pc == SpotToExertBearer.PAY:
            frame.cards = bind(frame.cards, X, game.pick)
            frame.count = game.pick
            game.value = 0
        elif frame.count:
            self.look(game, frame)
            frame.count -= 1
            frame.step = SpotToExertBearer.EXERT
            exert(game, frame.other, frame.card, frame.who)
        else:
            self.look(game, frame)
            self.finish(game, frame)
