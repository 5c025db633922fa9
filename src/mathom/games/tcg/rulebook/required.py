"""000: action - required actions, before optional ones; in the Free Peoples player's order."""

from typing import Final

from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import Listener, On
from mathom.games.tcg.facts import ABILITIES
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.procedures import PROCEDURES, RUN_REQUIRED, RUN_USE
from mathom.games.tcg.questions import ABILITY, ASK_ORDER, PASS
from mathom.games.tcg.rows import LATER, LATER_CELLS, OUT, free, of_seat
from mathom.games.tcg.rulebook.answering import (
    concerns,
    listeners_of,
    prevented,
    speakers,
    still_there,
)
from mathom.games.tcg.rulebook.legality import workable
from mathom.games.tcg.rulebook.together import kinds_in, tellings
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick
from mathom.kernel.procedure import PREVENTED, Procedure


class Required(Procedure):
    """000: action - required actions; the Free Peoples player says in which order.

    ``count`` is 1 before the event, ``cards`` what is still to be done: card + ABILITY * text, or
    below nothing for a text that waited for this; each followed by the event that it answers, of
    those that are told together. One text is done for one event after another, unasked.
    """

    GATHER: Final = 0
    ORDER: Final = 1
    NEXT: Final = 2
    DONE: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Required.GATHER:
            frame.cards = tuple(self.gather(game, frame)) if still_there(game, frame) else ()
        elif pc == Required.ORDER:
            options = self.due(frame)
            if len(options) > 1:
                game.ask(free(game), ASK_ORDER, options)
            else:
                game.take(options[0] if options else PASS)
        elif pc == Required.NEXT:
            if game.pick == PASS:
                game.done()
                return
            chosen = game.pick
            place = frame.cards[::2].index(chosen) * 2
            about = frame.cards[place + 1]
            frame.cards = frame.cards[:place] + frame.cards[place + 2 :]
            self.perform(game, frame, chosen, tellings(frame)[about][1])
        else:
            if frame.count and prevented(game):
                game.done(PREVENTED)
            else:
                frame.step = Required.ORDER

    def due(self, frame: Frame) -> list[int]:
        """What may come next: texts that only offer something wait until nothing is required."""
        picks: list[int] = []
        offers: list[int] = []
        for pick in frame.cards[::2]:
            late = pick >= 0 and ABILITIES[pick // ABILITY].offers
            found = offers if late else picks
            if pick not in found:
                found.append(pick)
        return picks or offers

    def gather(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        told = tellings(frame)
        bits = kinds_in(frame)
        before = frame.count == 1
        for card in speakers(game, frame):
            for listener in listeners_of(game, card):
                on = listener.on
                if not bits & ear(on.kind) or on.before != before or listener.optional:
                    continue
                once: list[int] = []
                for n in range(len(told)):
                    kind, names = told[n]
                    if kind == on.kind and fires(game, card, listener, names):
                        if again(game, on, names, once):
                            found += (card + ABILITY * listener.index, n)
        later = game.rows[LATER]
        for i in range(0, len(later), LATER_CELLS):
            waiting = ABILITIES[later[i]]
            if not isinstance(waiting, Listener) or not bits & ear(waiting.on.kind):
                continue
            for n in range(len(told)):
                kind, names = told[n]
                if waiting.on.kind == kind and waiting.on.before == before:
                    if self.waited(game, names, waiting, i):
                        found += (-1 - i, n)
        return found

    def waited(self, game: Game, told: tuple[int, ...], waiting: Listener, place: int) -> bool:
        names = later_names(game, told, place)
        later = game.rows[LATER]
        about = Frame(PERFORM, later[place + 2], later[place + 1], cards=names)
        return waiting.on.holds(game, about)

    def perform(self, game: Game, frame: Frame, pick: Pick, names: tuple[int, ...]) -> None:
        if pick < 0:
            place = -1 - pick
            later = game.rows[LATER]
            names = later_names(game, names, place)
            game.call(
                Frame(RUN_USE, later[place + 2], later[place + 1], count=later[place], cards=names)
            )
            return
        card, index = pick % ABILITY, pick // ABILITY
        ability = ABILITIES[index]
        assert isinstance(ability, Listener)
        if not fires(game, card, ability, names):
            return
        game.call(Frame(RUN_USE, concerns(game, card), card, count=index, cards=names))


def later_names(game: Game, told: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The names a waiting text was made with, and those of the event it waited for."""
    kept = game.rows[LATER][place + 4 : place + LATER_CELLS]
    return (*told[:3], *kept[3:])


def again(game: Game, on: On, names: tuple[int, ...], once: list[int]) -> bool:
    """Whether an event sets a text off besides those of the same moment, noted in ``once``."""
    apart = on.apart(game, names)
    if apart == NONE:
        return True
    if apart in once:
        return False
    once.append(apart)
    return True


def fires(game: Game, card: CardId, listener: Listener, names: tuple[int, ...]) -> bool:
    """Whether a required or optional text answers this event and can be carried out."""
    who = concerns(game, card)
    if of_seat(game, who, OUT):
        return False
    frame = Frame(PERFORM, who, card, cards=names)
    return listener.on.holds(game, frame) and workable(game, who, card, listener, names)


PROCEDURES.define(RUN_REQUIRED, Required())
