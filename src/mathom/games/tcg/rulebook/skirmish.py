"""000: skirmish phase(s), damage bonus, overwhelmed, lurker."""

from typing import Final

from mathom.games.tcg.abilities import SKIRMISH
from mathom.games.tcg.changes import wound
from mathom.games.tcg.effect_kinds import CANNOT_BE_OVERWHELMED, OVERWHELM_FACTOR
from mathom.games.tcg.effects import (
    damage_bonus,
    facts,
    has,
    is_active,
    most,
    strength,
    total,
)
from mathom.games.tcg.events.harms import BY_SKIRMISH, OVERWHELMED
from mathom.games.tcg.events.skirmishes import (
    E_LOSE_SKIRMISH,
    E_RESOLVE,
    E_SKIRMISH,
    E_SKIRMISH_ENDS,
    E_UNASSIGN,
    E_WIN,
)
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS
from mathom.games.tcg.facts import FREE_PEOPLES, KEYWORD_LURKER, SHADOW
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_KILL,
    RUN_RESOLUTION,
    RUN_SKIRMISH,
    RUN_SKIRMISHES,
    RUN_WINDOW,
)
from mathom.games.tcg.questions import ASK_SKIRMISH
from mathom.games.tcg.rows import (
    ACTIVE,
    CANCELLED,
    FELL,
    FIGHTER,
    FIGHTER_GONE,
    FOE,
    FOES_STRENGTH,
    MARKS,
    OVER,
    OWN_STRENGTH,
    STATE,
    free,
    minions_against,
)
from mathom.games.tcg.rulebook.shadow import skipped
from mathom.games.tcg.rulebook.together import along, packed, tell
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId
from mathom.kernel.procedure import Procedure


class Skirmishes(Procedure):
    """000: skirmish phase(s) - one at a time, in the Free Peoples player's order."""

    CHOOSE: Final = 0
    FIGHT: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Skirmishes.CHOOSE:
            able = next_skirmishes(game)
            if not able or game.rows[STATE][OVER]:
                game.done()
            elif skipped(game, SKIRMISH):  # who was to fight is assigned no longer
                frame.step = Skirmishes.CHOOSE
                game.event(E_UNASSIGN, minions_against(game, able[0])[0])
            elif len(able) > 1:
                game.ask(free(game), ASK_SKIRMISH, able)
            else:
                game.take(able[0])
        else:
            frame.step = Skirmishes.CHOOSE
            game.call(Frame(RUN_SKIRMISH, free(game), game.pick))


def next_skirmishes(game: Game) -> list[int]:
    """The characters that are still to fight; those against lurkers last."""
    foes = game.rows[FOE]
    waiting: list[int] = []
    for minion in game.rows[ACTIVE]:
        if foes[minion] != NONE and foes[minion] not in waiting:
            waiting.append(foes[minion])
    open_ = [
        card
        for card in waiting
        if not any(has(game, minion, KEYWORD_LURKER) for minion in minions_against(game, card))
    ]
    return open_ or waiting


class Skirmish(Procedure):
    """000: skirmish phase. ``card`` is the Free Peoples character."""

    BEGIN: Final = 0
    PHASE: Final = 1
    ACTIONS: Final = 2
    RESOLVE: Final = 3
    END: Final = 4
    PHASE_ENDS: Final = 5
    DONE: Final = 6

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == Skirmish.BEGIN:
            game.event(E_SKIRMISH, frame.card)
        elif pc == Skirmish.PHASE:
            game.event(E_PHASE, SKIRMISH, NONE)
        elif pc == Skirmish.ACTIONS:
            game.call(Frame(RUN_WINDOW))
        elif pc == Skirmish.RESOLVE:
            if not game.rows[STATE][CANCELLED]:
                game.call(Frame(RUN_RESOLUTION, frame.who, game.rows[STATE][FIGHTER]))
        elif pc == Skirmish.END:
            game.event(E_SKIRMISH_ENDS, game.rows[STATE][FIGHTER])
        elif pc == Skirmish.PHASE_ENDS:
            game.event(E_PHASE_ENDS, SKIRMISH)
        else:
            game.done()


class Resolution(Procedure):
    """000: skirmish phase - strengths are compared, losers wounded or overwhelmed.

    ``cards`` are the losers; ``place`` the winners as a set of bits; ``count`` the wounds of each
    loser; ``other`` the place of the loser under way; ``event`` the wounds still to come. Who won
    and who lost is told together: there it is ``event`` that grows (000: Plundered Armories).
    """

    COMPARE: Final = 0
    SETTLE: Final = 1
    NEXT_LOSER: Final = 2
    WOUND: Final = 3
    WINNERS: Final = 4
    LOSERS: Final = 5
    TELL: Final = 6
    DONE: Final = 7

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Resolution.COMPARE:
            own, foes = sides(game)
            game.event(E_RESOLVE, sum_of(game, own), sum_of(game, foes))
        elif pc == Resolution.SETTLE:
            self.settle(game, frame)
        elif pc == Resolution.NEXT_LOSER:
            self.next_loser(game, frame)
        elif pc == Resolution.WOUND:
            if frame.event > 0 and is_active(game, frame.cards[frame.other - 1]):
                frame.event -= 1
                frame.step = Resolution.WOUND
                wound(game, frame.cards[frame.other - 1], BY_SKIRMISH, NONE)
            else:
                frame.step = Resolution.NEXT_LOSER
        elif pc == Resolution.WINNERS:
            frame.event = 0
            for card in range(frame.place.bit_length()):
                if frame.place >> card & 1:
                    self.note(game, frame, E_WIN, card)
        elif pc == Resolution.LOSERS:
            for card in frame.cards:
                self.note(game, frame, E_LOSE_SKIRMISH, card)
        elif pc == Resolution.TELL:
            tell(game, frame.event)
        else:
            game.done()

    def note(self, game: Game, frame: Frame, kind: int, card: CardId) -> None:
        """Somebody has won or lost: it is answered when all is told."""
        game.event(kind, card)
        frame.event = along(frame.event, packed(kind, card, NONE, NONE))

    def settle(self, game: Game, frame: Frame) -> None:
        """Which side wins, and how many wounds each loser takes."""
        own, foes = sides(game)
        state = game.rows[STATE]
        won = prevails(own, foes, state[OWN_STRENGTH], state[FOES_STRENGTH])
        winners, losers = (own, foes) if won else (foes, own)
        frame.cards = tuple(losers)
        frame.other = 0
        frame.place = 0
        frame.count = 1
        for card in winners:
            frame.place |= 1 << card
            frame.count += damage_bonus(game, card)
        if winners and not losers:
            # 000: skirmish phase(s) - those who were removed are the losers, and take no wounds.
            frame.cards = tuple(fallen(game, SHADOW if won else FREE_PEOPLES))
            frame.count = 0

    def next_loser(self, game: Game, frame: Frame) -> None:
        """Overwhelmed, it takes no wounds and is killed."""
        if frame.other == len(frame.cards):
            frame.step = Resolution.WINNERS
            return
        loser = frame.cards[frame.other]
        frame.other += 1
        frame.event = frame.count
        if not is_active(game, loser) or not frame.count:
            frame.event = 0
        elif overwhelmed(game, loser):
            frame.event = 0
            game.call(Frame(RUN_KILL, NONE, loser, place=OVERWHELMED))


def sides(game: Game) -> tuple[list[int], list[int]]:
    """The characters on each side of the skirmish."""
    state = game.rows[STATE]
    fighter = state[FIGHTER]
    own = [fighter] if not state[FIGHTER_GONE] and is_active(game, fighter) else []
    foes = game.rows[FOE]
    against = [card for card in game.rows[ACTIVE] if foes[card] == fighter]
    return own, against


def fallen(game: Game, side: int) -> list[int]:
    """The characters of a side that were removed from the skirmish before it resolved."""
    marks = game.rows[MARKS]
    return [
        card for card in range(len(marks)) if marks[card] & FELL and facts(game, card).side == side
    ]


def sum_of(game: Game, cards: list[int]) -> int:
    """The total strength of a side."""
    amount = 0
    for card in cards:
        amount += strength(game, card)
    return amount


def prevails(own: list[int], foes: list[int], strength_: int, against: int) -> bool:
    """Whether the Free Peoples side wins: a tie is the Shadow's, an empty side loses."""
    return strength_ > against if own and foes else len(own) > 0


def overwhelmed(game: Game, loser: int) -> bool:
    """000: overwhelmed, in the skirmish that resolves."""
    state = game.rows[STATE]
    if loser == state[FIGHTER]:
        return outmatched(game, loser, state[FOES_STRENGTH], state[OWN_STRENGTH])
    return outmatched(game, loser, state[OWN_STRENGTH], state[FOES_STRENGTH])


def outmatched(game: Game, loser: int, winners: int, losers: int) -> bool:
    """000: overwhelmed - by double strength, or more where a card says so."""
    if total(game, CANNOT_BE_OVERWHELMED, loser):
        return False
    return winners > 0 and winners >= (2 + most(game, OVERWHELM_FACTOR, loser)) * losers


PROCEDURES.define(RUN_SKIRMISHES, Skirmishes())
PROCEDURES.define(RUN_SKIRMISH, Skirmish())
PROCEDURES.define(RUN_RESOLUTION, Resolution())
