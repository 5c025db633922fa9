"""What a text may do to a card, a player or the game, as long as it lasts."""

from typing import Final

STRENGTH: Final = 1
VITALITY: Final = 2
RESISTANCE: Final = 3
SITE_NUMBER: Final = 4  # of a minion
TWILIGHT_COST: Final = 5
ROAMING_PENALTY: Final = 6
MINION_ARCHERY: Final = 7  # on the game: the minion archery total
FELLOWSHIP_ARCHERY: Final = 8  # on the game
MOVE_LIMIT: Final = 9  # on the game
SHADOW_NUMBER: Final = 10  # of a site
NO_WOUNDS: Final = 11  # cannot take wounds: bits 1 << phase
WOUNDS_PREVENTED: Final = 12  # wounds may be assigned and are prevented
WOUND_CAP: Final = 13  # at most this many wounds in a skirmish phase
CANNOT_BE_ASSIGNED: Final = 14  # cannot be assigned to a skirmish
NOT_ASSIGNED_BY_FREE_PEOPLES: Final = 15
NOT_ASSIGNED_BY_SHADOW: Final = 16
OVERWHELM_FACTOR: Final = 17  # how many times the strength overwhelms, less 2
CANNOT_BE_OVERWHELMED: Final = 18
NO_ARCHERY: Final = 19  # does not add to the archery total
NOT_EXERTED: Final = 20
NOT_HEALED: Final = 21
NOT_DISCARDED: Final = 22
NOT_PLAYED: Final = 23
NOT_USED: Final = 24  # its special abilities cannot be used
NO_KEYWORDS: Final = 25  # loses all keywords and cannot gain any
NO_DAMAGE: Final = 26  # loses all damage bonuses and cannot gain any
NO_DEFENDER: Final = 27
NO_TEXT: Final = 28  # loses its game text
TAKES_PART: Final = 29  # an ally, in archery fire and skirmishes
IN_ARCHERY: Final = 30  # an ally, in archery fire only
IN_SKIRMISHES: Final = 31  # an ally or an unhasty character
NOT_ROAMING: Final = 32
ENTERS_EXHAUSTED: Final = 33
SKIPPED: Final = 34  # on the game: add bits 1 << phase
SHADOW_SKIPPED: Final = 35  # on a player: this many Shadow phases to come
NO_FREE_PEOPLES_EVENTS: Final = 36  # on the game: bits 1 << phase
NO_SHADOW_EVENTS: Final = 37
NO_FREE_PEOPLES_ABILITIES: Final = 38
NO_SHADOW_ABILITIES: Final = 39
INITIATIVE: Final = 40  # on the game: 1 Free Peoples, -1 Shadow, whatever the hand holds
EXTRA_BEARING: Final = 41  # a bit for each class of which one more may be borne
CANNOT_BEAR: Final = 42
NO_BURDENS_ADDED: Final = 43  # on the game
NO_BURDENS_REMOVED: Final = 44
NO_THREATS_ADDED: Final = 45
NO_THREATS_REMOVED: Final = 46
SPOTTED_MORE: Final = 47  # on the game: how many more of something can be spotted
INITIATIVE_HAND: Final = 48  # on the game: how many more cards initiative takes
TEXT_OF: Final = 49  # the site whose text it has, plus one
STRENGTH_OF_ITEMS_OFF: Final = 50
NOT_TRANSFERRED: Final = 52
NO_DRAWING: Final = 53  # on a player
WEARING: Final = 56  # the Ring-bearer wears The One Ring
HAND_HIDDEN: Final = 57  # on a player: opponents do not see the hand
NOT_FROM_PILES: Final = 58  # on the game: cards are not played from decks and discard piles
ONE_MINION_EACH: Final = 59  # on the game: at most one minion to a skirmish
MAY_SKIP: Final = 62  # on the game: bits 1 << phase that the Free Peoples player may skip
RING_BEARER_LOST: Final = 63  # on the game: the Ring-bearer is corrupted
SHADOW_ENDED: Final = 64  # on the game: the Shadow phase under way is over
NEXT_SHADOW_NUMBER: Final = 65  # on the game: for the move under way
EXERTED_BY_SHADOW: Final = 66  # no Free Peoples card exerts it
KEPT_FROM: Final = 67  # a minion, plus one, to which the Free Peoples player cannot assign it
NO_WEAPON_DAMAGE: Final = 69  # loses the damage bonuses that weapons give
COST_OF_KIND: Final = 68  # on a step, of_step(its number): the cost of all it speaks of
GAINS: Final = 100  # add a keyword
LOSES: Final = 200  # add a keyword
WAITING: Final = 300  # add an effect that will hold in the skirmish to come
GAME: Final = -1  # the subject of effects on the game

# The bits of all gains and of all losses of keywords: numbers that no other effect has.
_GAINED: Final = 60
_LOST: Final = 61
KEYWORDS_TOUCHED: Final = 1 << _GAINED | 1 << _LOST


def touch(effect: int) -> int:
    """The bit by which texts say that they may have an effect: gains and losses share one each."""
    if effect < GAINS:
        return 1 << effect
    return 1 << (_GAINED if effect < LOSES else _LOST)


def of_step(index: int) -> int:
    """The subject of an effect on all the cards that a step speaks of, or the step's number."""
    return -2 - index
