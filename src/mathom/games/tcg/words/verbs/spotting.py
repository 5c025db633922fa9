"""000: spot - as something to do."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import X, bind
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.picking import names_picked, with_picked
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, choose
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.abilities import END_OF_PHASE
from mathom.games.tcg.changes import can_exert, discard, exert, lasting
from mathom.games.tcg.effect_kinds import GAME
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import minions, vitality
from mathom.games.tcg.questions import ASK_X
from mathom.games.tcg.rows import ACTIVE, HOST
from mathom.games.tcg.words.conditions.spotting import SpotCards, Spotted, can_spot
from mathom.games.tcg.words.numbers import TheX
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Spot(Do):
    """000: spot - a requirement, looked at before costs are paid.

    Which cards were spotted matters only where the text speaks of them again: ``refers``.
    """

    english = "spot {what:Spotted* and |, |, and }"
    also = ("Act", "Term", "Price")

    ASK: Final = 0
    ANSWER: Final = 1

    def __init__(self, what: Spotted | tuple[Spotted, ...]) -> None:
        super().__init__()
        self.what = what if isinstance(what, tuple) else (what,)
        self.refers = False

    def follow(self, known: Known) -> None:
        """The last of the cards spotted can be spoken of again."""
        last = self.what[-1]
        self.refers = False
        if isinstance(last.many(), TheX):
            known.mark(X)
        super().follow(known)
        if isinstance(last, SpotCards):
            names_picked(known, last.who, self)

    def meant_again(self) -> None:
        self.refers = True

    def possible(self, game: Game, frame: Frame) -> bool:
        return can_spot(game, frame, self.what)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        last = self.what[-1]
        count = last.many()
        if pc == Spot.ASK:
            if isinstance(count, TheX) and frame.cards[X] == NONE:
                game.ask(frame.who, ASK_X, list(range(last.seen(game, frame) + 1)))
            elif self.refers and isinstance(last, SpotCards):
                choose(game, frame, last.who, last.who.cards(game, frame))
            else:
                game.picks = ()
        elif pc == Spot.ANSWER:
            if isinstance(count, TheX) and frame.cards[X] == NONE:
                frame.cards = bind(frame.cards, X, game.pick)
            elif self.refers and isinstance(last, SpotCards):
                frame.cards = with_picked(frame.cards, last.who, game.picks)
        else:
            self.finish(game, frame)


def spotting(*who: Who) -> Spot:
    """Spotting cards, as definitions write it."""
    return Spot(tuple(SpotCards(one) for one in who))


class SpotRace(Do):
    """003: Gollum/Sméagol - a race is spotted; who has none is of no other race either."""

    english = "spot a race and discard each minion of each other race"
    also = ("Act", "Term")

    ASK: Final = 0
    ANSWER: Final = 1
    NEXT: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == SpotRace.ASK:
            seen: dict[int, int] = {}
            for card in game.rows[ACTIVE]:
                if printed(game, card).race:
                    seen.setdefault(printed(game, card).race, card)
            game.ask(frame.who, ASK_TARGETS, list(seen.values()))
        elif pc == SpotRace.ANSWER:
            race = printed(game, game.pick).race
            frame.count = 0
            for card in minions(game):
                if printed(game, card).race not in (0, race):
                    frame.count |= 1 << card
        elif frame.count > 0:
            card = (frame.count & -frame.count).bit_length() - 1
            frame.count ^= 1 << card
            frame.step = SpotRace.NEXT
            discard(game, card, frame.card, frame.who)
        else:
            self.finish(game, frame)


class SpotMorePipes(Do):
    """3U2: one more of something can be spotted."""

    english = "add {number:Number} to the number of {what:Many} you can spot"
    also = ("Act", "Term", "Price")

    def __init__(self, number: int, what: Such) -> None:
        super().__init__()
        self.number = number
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SPOTTED_MORE, GAME, self.number, END_OF_PHASE, frame.card)
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
