"""000: action procedure - who may act, and with what.

Who is asked must not tell what a player holds (``cardplay/windows.py``).
"""

from typing import Final

from mathom.cardplay.names import from_event
from mathom.cardplay.piles import holds_secrets
from mathom.cardplay.windows import InTurn, turned
from mathom.games.tcg.abilities import (
    SKIRMISH,
)
from mathom.games.tcg.effect_kinds import TWILIGHT_COST, touch
from mathom.games.tcg.effects import skirmishing
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.packing import NO_EVENT, cheapest_event
from mathom.games.tcg.procedures import PROCEDURES, RUN_PLAY_CARD, RUN_USE, RUN_WINDOW
from mathom.games.tcg.questions import ABILITY, ASK_ACTION, PASS
from mathom.games.tcg.rows import (
    CANCELLED,
    FIGHTER,
    FIGHTER_GONE,
    HAND,
    KEPT,
    KEPT_CELLS,
    OVER,
    PRINTED,
    STATE,
    TOUCHED,
    free,
    phase,
    players,
    twilight,
)
from mathom.games.tcg.rulebook.legality import (
    can_play,
    events_allowed,
    side_of,
    usable_in_play,
    usable_of,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat

NO_NAMES: Final = from_event(NONE, NONE, NONE)


def could_play_event(game: Game, player: Seat) -> bool:
    """Whether, for all the others know, the player could play an event now."""
    costs = game.rows[KEPT][player * KEPT_CELLS + 2 + phase(game)]
    cheapest = cheapest_event(costs, player != free(game))
    if cheapest == NO_EVENT or not holds_secrets(game, HAND + player):
        return False
    if not events_allowed(game, side_of(game, player)):
        return False
    return player == free(game) or cheapest <= twilight(game) or costs_vary(game)


def costs_vary(game: Game) -> bool:
    """Whether a card may cost another amount of twilight than is printed on it."""
    return game.rows[STATE][TOUCHED] & touch(TWILIGHT_COST) != 0


def actions(game: Game, player: Seat) -> list[int]:
    """The options of a player who may act."""
    options = usable_in_play(game, player)
    side = side_of(game, player)
    now = phase(game)
    cards = game.rows[PRINTED]
    for card in game.rows[HAND + player]:
        number = cards[card]
        if number > 0:
            printed = CARDS[number]
            if printed.side == side and printed.phases >> now & 1:
                if can_play(game, player, card):
                    options.append(card)
    return options


def take_action(game: Game, player: Seat, pick: Pick) -> None:
    """Use the text or play the card that was picked."""
    if pick >= ABILITY:
        card = pick % ABILITY
        ability = usable_of(game, card)[pick // ABILITY - 1]
        game.call(Frame(RUN_USE, player, card, count=ability.index, cards=NO_NAMES))
    else:
        game.call(Frame(RUN_PLAY_CARD, player, pick, place=HAND + player, cards=NO_NAMES))


def goes_on(game: Game) -> bool:
    """Whether there is still anything to act in: a skirmish may have lost one of its sides."""
    state = game.rows[STATE]
    if state[OVER]:
        return False
    if phase(game) == SKIRMISH:
        fighter = state[FIGHTER]
        if state[CANCELLED] or state[FIGHTER_GONE] or fighter == NONE:
            return False
        return len(skirmishing(game, fighter)) > 0
    return True


class Window(InTurn):
    """000: action procedure - the Free Peoples player first, then to the right, until all pass.

    ``count`` is how many have passed in a row, ``place`` whose turn it is to act, ``other`` how
    many there are: when one has left, all are asked again.
    """

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Window.ASK:
            order = players(game)
            if frame.other != len(order):
                frame.other, frame.place, frame.count = len(order), 0, 0
            passed = frame.count if goes_on(game) else len(order)
            self.ask_next(game, frame, turned(order, frame.place), passed, ASK_ACTION, PASS)
        else:
            frame.step = Window.ASK
            frame.place += 1
            if game.pick == PASS:
                frame.count += 1
            else:
                frame.count = 0
                take_action(game, frame.who, game.pick)

    def options(self, game: Game, frame: Frame, player: Seat) -> list[int]:
        return actions(game, player)

    def could(self, game: Game, frame: Frame, player: Seat) -> bool:
        return could_play_event(game, player)

    def note(self, game: Game, frame: Frame, passed: int, player: Seat) -> None:
        frame.place = players(game).index(player)
        frame.count = passed


PROCEDURES.define(RUN_WINDOW, Window())
