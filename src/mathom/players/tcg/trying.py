"""What a text or an event would bring, by trying it on a copy of the game.

The copy is one that the player's view allows. Only what follows at once is played on, by habit,
and nobody else answers; then the table is looked at again.
"""

from typing import Final

from mathom.games.tcg.procedures import RUN_AID, RUN_PLAY_CARD, RUN_USE
from mathom.games.tcg.questions import ASK_ABOUT, ASK_RESPONSE
from mathom.games.tcg.rows import DECK, HAND, free, seats
from mathom.games.tcg.rulebook.fellowship import act
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.tcg.habits import WINDOWS, habit
from mathom.players.tcg.playing import keep_worth
from mathom.players.tcg.reckoning import balance
from mathom.players.trying import apart, idle, settle

# A card in another's hand.
UNKNOWN: Final = 0.9
# A card in a draw deck.
UNDRAWN: Final = 0.05
# What a text is part of: it is tried until that is done.
USES: Final = (RUN_USE, RUN_PLAY_CARD, RUN_AID)


def standing(game: Game, player: Seat) -> float:
    """How the table and the hands stand for a player."""
    worth = balance(game)
    if player != free(game):
        worth = -worth
    for seat in range(seats(game)):
        worth += (UNDRAWN if seat == player else -UNDRAWN) * len(game.rows[DECK + seat])
        for card in game.rows[HAND + seat]:
            if seat == player:
                worth += keep_worth(game, player, card)
            else:
                worth -= UNKNOWN
    return worth


def part(game: Game, kind: int) -> int:
    """From where on the stack holds what is to be played on: the event that is answered, or the
    text that asks. The turn goes on without it."""
    depth = len(game.stack)
    if kind in (ASK_RESPONSE, ASK_ABOUT):
        return depth - 2
    for place in range(depth - 1, -1, -1):
        if game.stack[place].procedure in USES:
            return place
    return depth - 1


def tried(game: Game, decision: Decision, option: int, dice: Dice) -> float:
    """How the player would stand after this answer."""
    if decision.kind in WINDOWS:
        copy = idle(game)
        act(copy, decision.who, option)
        copy.run()
    else:
        copy = apart(game, part(game, decision.kind))
        copy.answer(option)
    settle(copy, habit, dice)
    return standing(copy, decision.who)
