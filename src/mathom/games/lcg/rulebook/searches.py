"""Looking through decks, and cards that act as something else."""

from typing import Final

from mathom.cardplay.steps import card_rules
from mathom.games.lcg.events.cards import E_ENTER, E_LOOK, E_MOVE
from mathom.games.lcg.events.fights import E_ORC_GUARD
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_LAY_ORC_GUARDS,
    RUN_LOOK_THROUGH,
    RUN_SEARCH,
    RUN_SHUFFLE,
)
from mathom.games.lcg.questions import ASK_LOOK, ASK_ORDER
from mathom.games.lcg.rows import (
    DECK,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    OWNER,
    STAGING,
)
from mathom.games.lcg.words.verbs.searching import SearchForOne
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


class Search(Procedure):
    """A player looks through the encounter deck and its discard pile for a card."""

    LOOK: Final = 0
    ASK: Final = 1
    FOUND: Final = 2
    SHUFFLE: Final = 3
    DONE: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Search.LOOK:
            for card in game.rows[ENCOUNTER_DECK]:
                game.event(E_LOOK, card, frame.who)
        elif pc == Search.ASK:
            word = card_rules(game).steps[frame.event]
            assert isinstance(word, SearchForOne)
            found = [
                card
                for zone in (ENCOUNTER_DECK, ENCOUNTER_DISCARD)
                for card in game.rows[zone]
                if word.what.test(game, frame, card)
            ]
            if found:
                game.ask(frame.who, ASK_LOOK, found)
            else:
                frame.step = Search.SHUFFLE
        elif pc == Search.FOUND:
            game.event(E_ENTER, game.pick, STAGING)
        elif pc == Search.SHUFFLE:
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        else:
            game.done()


class LookThrough(Procedure):
    """Cards on top of a deck: one goes to hand, the rest back in any order.

    ``place`` is the deck, ``count`` how many cards are looked at.
    """

    LOOK: Final = 0
    ASK: Final = 1
    TAKE: Final = 2
    ORDER: Final = 3
    ORDERED: Final = 4
    DONE: Final = 5

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = game.rows[frame.place]
        if pc == LookThrough.LOOK:
            frame.count = min(frame.count, len(deck))
            for card in deck[len(deck) - frame.count :]:
                game.event(E_LOOK, card, frame.who)
        elif pc == LookThrough.ASK:
            if frame.count:
                game.ask(frame.who, ASK_LOOK, deck[len(deck) - frame.count :])
            else:
                frame.step = LookThrough.DONE
        elif pc == LookThrough.TAKE:
            game.event(E_MOVE, game.pick, HAND + game.rows[OWNER][game.pick])
        elif pc == LookThrough.ORDER:
            rest = deck[len(deck) - frame.count + 1 :]
            if len(rest) > 1:
                game.ask(frame.who, ASK_ORDER, rest, len(rest), len(rest), ordered=True)
            else:
                game.picks = tuple(rest)
        elif pc == LookThrough.ORDERED:
            for card in reversed(game.picks):
                game.event(E_MOVE, card, frame.place)
        else:
            game.done()


class LayOrcGuards(Procedure):
    """A player's top card lies face down before him as an enemy that has just engaged him."""

    LAY: Final = 0
    DONE: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = game.rows[DECK + frame.who]
        if pc == LayOrcGuards.LAY and deck:
            game.event(E_ORC_GUARD, deck[-1], frame.who)
        elif pc == LayOrcGuards.DONE:
            game.done()


PROCEDURES.define(RUN_SEARCH, Search())
PROCEDURES.define(RUN_LOOK_THROUGH, LookThrough())
PROCEDURES.define(RUN_LAY_ORC_GUARDS, LayOrcGuards())
