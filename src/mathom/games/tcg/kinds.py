"""The kinds of procedures, decisions and events, and what their numbers mean."""

from typing import Final

# Events: subject, value, cause
E_BID: Final = 1  # seat, burdens
E_BIDS_SHOWN: Final = 2
E_PLACE: Final = 3  # seat, place in the order of turns
E_TURN: Final = 4  # seat, number of the turn
E_TURN_ENDS: Final = 5  # seat
E_PHASE: Final = 6  # phase, player of a Shadow phase
E_PHASE_ENDS: Final = 7  # phase
E_DRAW: Final = 8  # seat, card, the card whose text did it
E_VOID: Final = 9  # card: it is about to be played
E_ENTER: Final = 10  # card, host, zone
E_PLAYED: Final = 11  # card, seat, the pile it came from
E_LEAVE: Final = 12  # card, pile, how | source + 1 << 4
E_CARD: Final = 13  # card, pile, BOTTOM or whose text did it, and from where: out of play
E_WOUND: Final = 14  # character, how it comes, source
E_EXERT: Final = 15  # character, source, who
E_HEAL: Final = 16  # character, source
E_KILL: Final = 17  # character, how it comes, source
E_TWILIGHT: Final = 18  # more or fewer tokens, source
E_BURDEN: Final = 19  # more or fewer burdens, source, who does it
E_THREAT: Final = 20  # more or fewer threats, source
E_TOKEN: Final = 21  # card, culture, more or fewer
E_SITE: Final = 22  # site, number, seat that plays it
E_MOVES_FROM: Final = 23  # site
E_MOVES: Final = 24  # site moved from, number moved to
E_MARKER: Final = 25  # seat, site number
E_MOVES_TO: Final = 26  # site, number
E_MOVED: Final = 27  # site
E_ASSIGN: Final = 28  # minion, character, seat
E_ASSIGNED: Final = 29  # minion, character, seat; or a character that had none; told only
E_UNASSIGN: Final = 30  # minion
E_SKIRMISH: Final = 31  # character: its skirmish begins
E_RESOLVE: Final = 32  # own strength, foes' strength: about to resolve
E_WIN: Final = 33  # character; told together with the loss
E_LOSE_SKIRMISH: Final = 34  # character; told together with the win
E_SKIRMISH_ENDS: Final = 35  # character
E_CANCEL: Final = 36  # character: the skirmish is cancelled
E_LASTING: Final = 37  # effect, target, packed amount, duration and source
E_LATER: Final = 38  # text or step, packed source, who, until and named
E_LATER_DONE: Final = 39  # which record
E_LIMIT: Final = 40  # key, until, how much
E_LOOK: Final = 41  # card, seat
E_REVEAL: Final = 42  # card
E_SHUFFLE: Final = 43  # pile, seat or none, packed order
E_STACK: Final = 44  # card, on which
E_TRANSFER: Final = 45  # card, bearer
E_CONTROL: Final = 46  # site, seat
E_LIBERATE: Final = 47  # site
E_REPLACE: Final = 48  # old site, new site, seat
E_RING_BEARER: Final = 49  # character, seat
E_LOST: Final = 50  # seat, how
E_WON: Final = 51  # seat
E_PREVENT: Final = 52  # the depth of the answers that did it, 0 once it is told
E_INITIATIVE: Final = 53  # 1 if the Free Peoples player has it now
E_RECONCILED: Final = 54  # seat
E_USED: Final = 55  # card, text, seat: a special ability is used
E_LEAVES_SKIRMISH: Final = 56  # character: it is removed from its skirmish
E_REPLACES: Final = 57  # character, the one it replaces in a skirmish
E_MARK: Final = 58  # card, mark, set or not
E_STATE: Final = 59  # cell, value
E_ASSIGNMENTS: Final = 60  # leftover minions are those unassigned now
E_EXHAUSTED: Final = 61  # character: it comes into play exhausted
E_RESHUFFLED: Final = 0  # seat: the discard pile becomes the deck (Starter Rules)
E_SHADOW_SKIPPED: Final = 62  # seat
E_TOGETHER: Final = 63  # no event: several that are told together (``rulebook/together.py``)

# E_WOUND: how it comes; E_KILL too
BY_TEXT: Final = 0
BY_ARCHERY: Final = 1
BY_SKIRMISH: Final = 2
BY_THREATS: Final = 3
OVERWHELMED: Final = 4
BY_VITALITY: Final = 5  # it has no vitality left for another reason

# E_LEAVE: how
DISCARDED: Final = 0
KILLED: Final = 1
RETURNED: Final = 2
WITH_HOST: Final = 3
OUT_OF_GAME: Final = 4
SHUFFLED: Final = 5
STACKED_: Final = 6
AT_ONCE: Final = 7  # with all other minions, at the end of the turn

# E_CARD
TOP: Final = 0
BOTTOM: Final = 1
BY_CARD: Final = 2  # add the card whose text did it
FROM_PILE: Final = 12  # from this bit on the pile it came from, and 1

# E_LOST: how
RING_BEARER_KILLED: Final = 0
CORRUPTED: Final = 1
CONCEDED: Final = 2
