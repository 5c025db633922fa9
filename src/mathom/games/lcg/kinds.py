"""The kinds of procedures, decisions and events, and what their numbers mean."""

from typing import Final

# Events
E_MOVE: Final = 1  # card, pile, BOTTOM or not: from one place out of play to another
E_DRAW: Final = 2  # player, card
E_ENTER: Final = 3  # card, pile, host: into play
E_LEAVE: Final = 4  # card, pile, how | SLAIN, FACELESS or not | former controller + 1 << 4
E_DAMAGE: Final = 5  # card, points, source: a card, or THE_ATTACK
E_HEAL: Final = 6  # card, points
E_EXHAUST: Final = 7  # card
E_READY: Final = 8  # card
E_RESOURCES: Final = 9  # card, how many more or fewer
E_THREAT: Final = 10  # player, how much more or less
E_COMMIT: Final = 11  # character, player
E_COMMITTED: Final = 12  # nothing, player: all of his have, which may be answered
E_UNCOMMIT: Final = 13  # character
E_REVEAL: Final = 14  # card, pile it goes to, player
E_WHEN_REVEALED: Final = 15  # card: its effects are about to resolve
E_PROGRESS: Final = 16  # card, tokens more or fewer
E_QUESTED: Final = 17  # by how much will exceeded threat
E_TRAVEL: Final = 18  # location, player
E_ENGAGE: Final = 19  # enemy, player
E_DISENGAGE: Final = 20  # enemy: back to the staging area
E_SHADOW_DEALT: Final = 21  # card, enemy, player
E_SHADOW_SHOWN: Final = 22  # card, enemy
E_SHADOW_EFFECT: Final = 23  # card, enemy: about to resolve
E_SHADOW_RESOLVED: Final = 24  # card, enemy
E_ATTACK: Final = 25  # enemy, player
E_ATTACKED: Final = 26  # enemy, player: the attack is over
E_DEFENDER: Final = 27  # character, enemy
E_DEFENDED: Final = 28  # character, enemy: it is declared, and may be answered
E_ATTACKER: Final = 29  # character, enemy
E_STRUCK: Final = 30  # enemy: an attack upon it is over; target and player of the one it broke into
E_PHASE: Final = 31  # phase
E_PHASE_ENDS: Final = 32  # phase
E_ROUND_ENDS: Final = 33
E_ROUND: Final = 34  # its number
E_FIRST_PLAYER: Final = 35  # player
E_STAGE: Final = 36  # quest card
E_STAGE_DONE: Final = 37  # quest card
E_LASTING: Final = 38  # effect, target, packed amount, duration and source
E_LATER: Final = 39  # step, card, packed who and card concerned
E_LATER_DONE: Final = 40  # which of those that wait
E_LIMIT: Final = 41  # key, duration
E_LOOK: Final = 42  # card, player
E_SHUFFLE: Final = 43  # pile, packed order
E_CONTROL: Final = 45  # card, player
E_PLAYED: Final = 46  # card, player
E_PRISONER: Final = 47  # hero
E_RESCUED: Final = 48  # hero
E_ORC_GUARD: Final = 49  # card, player
E_ELIMINATED: Final = 50  # player
E_WON: Final = 51  # score
E_LOST: Final = 52
E_NEXT_SCENARIO: Final = 53
E_CANCELLED: Final = 54  # card
E_SURGE: Final = 55  # card, cards more or fewer to reveal, REPLACED or not
E_BEGIN_ATTACK: Final = 59  # player, target, EXTRA or not: attackers are declared next

E_JOINS_ATTACK: Final = 60  # shadow card that attacks as well
E_EXPLORED: Final = 61  # location that has left play, once all the progress is placed

# Events that make cards other cards, as bits: into play, out of it, or from pile to pile.
MOVES: Final = (
    1 << E_MOVE
    | 1 << E_DRAW
    | 1 << E_ENTER
    | 1 << E_LEAVE
    | 1 << E_REVEAL
    | 1 << E_DISENGAGE
    | 1 << E_SHADOW_DEALT
    | 1 << E_PHASE_ENDS
    | 1 << E_STAGE
    | 1 << E_STAGE_DONE
    | 1 << E_SHUFFLE
    | 1 << E_ORC_GUARD
    | 1 << E_ELIMINATED
    | 1 << E_NEXT_SCENARIO
    | 1 << E_JOINS_ATTACK
)
# Events about a card that must be there for them to happen: in play, or the current quest card.
TOUCHES: Final = (
    1 << E_LEAVE
    | 1 << E_DAMAGE
    | 1 << E_HEAL
    | 1 << E_EXHAUST
    | 1 << E_READY
    | 1 << E_RESOURCES
    | 1 << E_COMMIT
    | 1 << E_UNCOMMIT
    | 1 << E_PROGRESS
    | 1 << E_TRAVEL
    | 1 << E_ENGAGE
    | 1 << E_DISENGAGE
    | 1 << E_ATTACK
    | 1 << E_DEFENDER
    | 1 << E_ATTACKER
    | 1 << E_CONTROL
)

# E_LEAVE: how
DISCARDED: Final = 0
DESTROYED: Final = 1
EXPLORED: Final = 2
RETURNED: Final = 3
SLAIN: Final = 8  # besides DESTROYED: by the damage of the players' attack upon it
FACELESS: Final = 128  # it lay face down as an Orc Guard, whatever it is

# E_DAMAGE: the damage of an attack that the players make
THE_ATTACK: Final = -2

# E_BEGIN_ATTACK: an attack that a text makes
EXTRA: Final = 1

# E_MOVE
BOTTOM: Final = 1

# E_SURGE: it is not surge, but another card in place of this one
REPLACED: Final = 1


def how(cause: int) -> int:
    """How a card left play, out of what an E_LEAVE tells."""
    return cause & 7


def former(cause: int) -> int:
    """Who controlled it, or -1."""
    return (cause >> 4 & 7) - 1
