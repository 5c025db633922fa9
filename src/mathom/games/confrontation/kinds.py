"""The kinds of decisions and events, and the numbers their options are written in."""

from typing import Final

# Procedures, in the order of ``rules.PROCEDURES``.
MATCH: Final = 1
THE_GAME: Final = 2
DRAFT: Final = 3
SPECIAL_CARDS: Final = 4
PLACEMENT: Final = 5
TURN_: Final = 6
ATTACK: Final = 7
BATTLE_: Final = 8
PLAY_CARDS: Final = 9
CONCEAL: Final = 10
TUNNEL_OF_MORIA: Final = 11
SLIPPING_AWAY: Final = 12

# Decisions
ASK_FACES: Final = 1  # options: tiles to turn to their variant side
ASK_SPECIALS: Final = 2  # special cards
ASK_PLACE: Final = 3  # characters
ASK_MOVE: Final = 4  # stand * 32 + region, or USE + special card
ASK_OPPONENT: Final = 5  # stands, or AT_RANDOM
ASK_RANDOM: Final = 6  # stands (chance)
ASK_SHUFFLE: Final = 7  # stands in a new order (chance)
ASK_TUNNEL: Final = 8  # NO, YES
ASK_TAKE_PLACE: Final = 9  # NO, YES
ASK_SHOW: Final = 10  # NO, YES
ASK_GWAIHIR: Final = 11  # NO, YES
ASK_RETREAT: Final = 12  # regions, or STAY
ASK_SWITCH: Final = 13  # stands, or STAY
ASK_FORBID: Final = 14  # NO, YES
ASK_CARD: Final = 15  # combat cards
ASK_CHANGE: Final = 16  # NO, YES
ASK_NEW_CARD: Final = 17  # combat cards
ASK_FOUR: Final = 18  # NO, YES
ASK_MAGIC: Final = 19  # combat cards
ASK_RETREAT_CARD: Final = 20  # regions
ASK_AID: Final = 21  # NO, YES
ASK_SLIP: Final = 22  # regions, or STAY
ASK_RIDE: Final = 23  # stand * 32 + region, for Shadowfax
ASK_DARK: Final = 24  # stand * 32 + region, for The Dark of Mordor
ASK_KING: Final = 25  # stands
ASK_CREBAIN: Final = 26  # stands
ASK_RECALL: Final = 27  # stands
ASK_END: Final = 28  # NO: end the turn
ASK_MIX: Final = 29  # NO: leave one's pieces as they lie

NO: Final = 0
YES: Final = 1
STAY: Final = 31
AT_RANDOM: Final = 31
USE: Final = 600
# Asides
LOOK: Final = 1000  # add the region: the Palantír
SHUFFLE: Final = 1100  # add the region: mix one's own pieces there

# Events
E_FACES: Final = 1  # side, faces: secretly chosen
E_FACES_SHOWN: Final = 2
E_SPECIALS: Final = 3  # side, cards: secretly chosen
E_SPECIALS_SHOWN: Final = 4
E_PLACED: Final = 5  # stand, character
E_TURN: Final = 6  # side
E_MOVES: Final = 7  # stand, region, way
E_BATTLE: Final = 8  # attacker, defender, ordinal
E_REVEALED: Final = 9  # stand, for good
E_CONCEALED: Final = 10
E_SHUFFLED: Final = 11  # side, region, order
E_CHOSE: Final = 12  # side, card: secretly
E_SHOWED: Final = 13  # side, card
E_SWAPPED_CARD: Final = 14  # side, new card, zone the old one goes to
E_DISCARDED: Final = 15
E_CARDS_RETURN: Final = 16
E_NO_CARDS: Final = 17  # stand
E_EYE: Final = 18
E_CLOAK: Final = 19
E_CARD_IDLE: Final = 20  # side, card, stand that makes it so
E_GWAIHIR: Final = 21  # stand
E_BESIDE: Final = 22  # stand, friend
E_AID: Final = 23  # stand
E_FIGHTS_INSTEAD: Final = 24  # stand, stand it replaces
E_STRENGTHS: Final = 25  # fellowship's, sauron's
E_DEFEATED: Final = 26  # stand, how, by
E_BATTLE_ENDS: Final = 27
E_SPECIAL_USED: Final = 28  # special card
E_CALLED: Final = 29  # stand that must move
E_RING_PASSES: Final = 30  # stand
E_WON: Final = 31  # side, how
E_SCORED: Final = 32  # seat, points
E_NEXT_LEG: Final = 33
E_CANNOT_OBEY: Final = 34  # stand
E_SETTLED: Final = 35  # all that can be mixed is mixed
E_RELEASED: Final = 36  # nothing must move or stay any longer

# E_MOVES: the way
BY_MOVE: Final = 0
BY_ABILITY: Final = 1
BY_RETREAT: Final = 2
BY_SWITCH: Final = 3
TO_LAIR: Final = 4
BY_SHADOWFAX: Final = 5
BY_DARK: Final = 6
BY_RECALL: Final = 7
BY_RETURN: Final = 8

# E_DEFEATED: how
BY_STRENGTH: Final = 0
BY_CHARACTER: Final = 1
BY_SACRIFICE: Final = 2
IN_TUNNEL: Final = 3
NO_LAIR: Final = 4

# E_WON: how
RING_IN_MORDOR: Final = 0
RING_BEARER_FELL: Final = 1
THREE_IN_SHIRE: Final = 2
WITCH_KING_IN_SHIRE: Final = 3
CANNOT_MOVE: Final = 4
