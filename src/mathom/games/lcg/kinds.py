"""The kinds of procedures, decisions and events, and what their numbers mean."""

from typing import Final

# Procedures, in the order of ``rules.PROCEDURES``; 0 is the door, 1 performs a step of a text.
CAMPAIGN: Final = 2
SCENARIO: Final = 3
SET_UP: Final = 4
ROUND: Final = 5
RESOURCE: Final = 6
PLANNING: Final = 7
QUEST_PHASE: Final = 8
TRAVEL: Final = 9
ENCOUNTER: Final = 10
COMBAT: Final = 11
REFRESH: Final = 12
ENEMY_ATTACK: Final = 13
PLAYER_ATTACK: Final = 14
REVEAL: Final = 15
WINDOW: Final = 16
RESPONSES: Final = 17
FORCED_EFFECTS: Final = 18
USE: Final = 19
PLAY_CARD: Final = 20
PAY: Final = 21
STAGE: Final = 22
CONSEQUENCES: Final = 23
SHUFFLE: Final = 24
DRAW: Final = 25
ELIMINATION: Final = 26
DELAYED: Final = 27
SHADOW_CARDS: Final = 28
SEARCH: Final = 29
PROGRESS_: Final = 30
LOOK_THROUGH: Final = 31
LAY_ORC_GUARDS: Final = 32
RESTRICTION: Final = 33
RAISE: Final = 34
RESET: Final = 35

# Decisions; those below 16 belong to ``cardplay``.
ASK_MULLIGAN: Final = 16  # NO, YES
ASK_PLAY: Final = 17  # PASS, card, or card + ABILITY * (its action + 1)
ASK_ACTION: Final = 18  # the same
ASK_RESPONSE: Final = 19  # PASS, card, or card + ABILITY * (its response + 1)
ASK_COMMIT: Final = 20  # characters
ASK_TRAVEL: Final = 21  # PASS or locations
ASK_ENGAGE: Final = 22  # PASS or enemies
ASK_CHECK: Final = 23  # enemies with the same engagement cost
ASK_ATTACK_ORDER: Final = 24  # enemies
ASK_DEFENDER: Final = 25  # PASS or characters
ASK_DEFENDERS: Final = 26  # characters
ASK_UNDEFENDED: Final = 27  # heroes
ASK_TARGET: Final = 28  # PASS or enemies
ASK_ATTACKERS: Final = 29  # characters
ASK_PAY: Final = 30  # heroes, one resource at a time
ASK_X: Final = 31  # numbers
ASK_BEARER: Final = 32  # cards to attach to
ASK_SHUFFLE: Final = 33  # cards in a new order (chance)
ASK_FIRST_PLAYER: Final = 34  # seats (chance)
ASK_STAGE: Final = 35  # quest cards (chance)
ASK_RESTRICTED: Final = 36  # attachments
ASK_ORDER: Final = 37  # cards, the one to lie on top first
ASK_UNLESS: Final = 38  # NO, YES: pay to ready a caught hero
ASK_SENTINEL: Final = 39  # PASS or characters of another player
ASK_PRISONER: Final = 41  # heroes (chance)
ASK_LOOK: Final = 42  # cards looked at
ASK_FORCED: Final = 43  # card + ABILITY * (number of its text + 1), or * (WAITING + which)
ASK_SHADOW: Final = 44  # enemies of equal engagement cost
ASK_RANGED: Final = 40  # characters that join another player's attack

PASS: Final = 9999
ABILITY: Final = 512
WAITING: Final = 8192  # in place of a text's number: which of the steps that wait for a moment

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

# Phases
SETUP_PHASE: Final = 0
RESOURCE_PHASE: Final = 1
PLANNING_PHASE: Final = 2
QUESTING: Final = 3
TRAVELLING: Final = 4
ENCOUNTERS: Final = 5
FIGHTING: Final = 6
REFRESHING: Final = 7

PHASE_NAMES: Final = (
    "set-up",
    "resource",
    "planning",
    "quest",
    "travel",
    "encounter",
    "combat",
    "refresh",
)


def how(cause: int) -> int:
    """How a card left play, out of what an E_LEAVE tells."""
    return cause & 7


def former(cause: int) -> int:
    """Who controlled it, or -1."""
    return (cause >> 4 & 7) - 1
