"""The kinds of procedures, decisions and events, and what their numbers mean."""

from typing import Final

# Procedures, in the order of ``rules``; 0 is the door, 1 performs a step of a text.
WHOLE_GAME: Final = 2
SET_UP: Final = 3
BIDDING: Final = 4
STARTING_FELLOWSHIP: Final = 5
TURN: Final = 6
FELLOWSHIP: Final = 7
SHADOW: Final = 8
MANEUVER: Final = 9
ARCHERY: Final = 10
ASSIGNMENT: Final = 11
SKIRMISHES: Final = 12
SKIRMISH: Final = 13
REGROUP: Final = 14
MOVE: Final = 15
WINDOW: Final = 16
RESPONSES: Final = 17
REQUIRED: Final = 18
USE: Final = 19
PLAY_CARD: Final = 20
KILL: Final = 21
CHECK: Final = 22
SHUFFLE: Final = 23
DRAW: Final = 24
RECONCILE: Final = 25
LOSE: Final = 26
PLACE_SITE: Final = 27
ASSIGN_WOUNDS: Final = 28
SANCTUARY: Final = 29
MUSTER: Final = 30
TRANSFER: Final = 31
DISCARD_EACH: Final = 32
INITIATIVE: Final = 33
EXERT_EACH: Final = 34
DISCARD_TO_HEAL: Final = 35
ARCHERY_FIRE: Final = 36
ATTACK: Final = 37
AMBUSH: Final = 38
RESOLUTION: Final = 39
TAKE_CONTROL: Final = 40
LIBERATE: Final = 41
REPLACE_SITE: Final = 42
AID: Final = 43
TELLING: Final = 44

# Decisions; those below 16 belong to ``cardplay``.
ASK_BID: Final = 16  # how many burdens
ASK_TIE: Final = 17  # seats (chance)
ASK_PLACE: Final = 18  # places in the order of turns
ASK_START: Final = 19  # PASS or companions of one's draw deck
ASK_FELLOWSHIP: Final = 20  # PASS, card, card + ABILITY * (its text + 1), or as below
ASK_SHADOW: Final = 21  # the same
ASK_ACTION: Final = 22  # the same
ASK_RESPONSE: Final = 23  # PASS, card, or card + ABILITY * (its text + 1)
ASK_ORDER: Final = 24  # card + ABILITY * its text: which required action comes first
ASK_SITE: Final = 25  # sites of one's adventure deck
ASK_ARCHERY: Final = 26  # characters to take the next wound
ASK_SHADOW_PLAYER: Final = 27  # seats
ASK_DEFENDER: Final = 28  # PASS, or minion + ABILITY * character
ASK_ATTACK: Final = 29  # PASS, or minion + ABILITY * character
ASK_SKIRMISH: Final = 30  # characters
ASK_MOVE: Final = 31  # NO or YES
ASK_RECONCILE: Final = 32  # PASS or a card in hand
ASK_DISCARD: Final = 33  # cards in hand
ASK_SANCTUARY: Final = 34  # PASS or companions to heal
ASK_MUSTER: Final = 35  # cards in hand
ASK_BEARER: Final = 36  # cards to play it on
ASK_TOIL: Final = 37  # characters to exert
ASK_THREAT: Final = 38  # companions to take the next wound
ASK_SHUFFLE: Final = 39  # cards in a new order (chance)
ASK_FIRST_PLAYER: Final = 40  # seats (chance)
ASK_TRANSFER: Final = 41  # characters
ASK_HEALED: Final = 42  # characters of the discarded card's title
ASK_RESHUFFLE: Final = 43  # NO or YES (Starter Rules)
ASK_X: Final = 44  # numbers
ASK_AID: Final = 45  # PASS or characters
ASK_DECK_ORDER: Final = 47  # cards, from the one that will lie on top
ASK_AMBUSH: Final = 48  # NO or YES
ASK_SKIP: Final = 49  # NO or YES
ASK_SPOT: Final = 50  # numbers
ASK_ABOUT: Final = 51  # cards: which of the things that happened together is answered

PASS: Final = 999999
ABILITY: Final = 1024
HEAL_WITH: Final = ABILITY * 60  # add a card in hand
HAND_OVER: Final = ABILITY * 61  # add a borne card

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
