"""Every question of the game: its rule, its prompt, what its options are and are called."""

from typing import Final

from mathom.cardplay.questions import (
    NUMBERS,
    ORDER,
    PAIRS,
    PLACES,
    SEATS,
    CardQuestions,
)
from mathom.kernel.declared import YES_OR_NO

# The numbers options are written in. A card is its own number; else it is one of these.
PASS: Final = 999999
ABILITY: Final = 1024  # times the place of a card's text and one more; in a pair times the second
HEAL_WITH: Final = ABILITY * 60  # add a card in hand
HAND_OVER: Final = ABILITY * 61  # add a borne card

QUESTIONS: Final = CardQuestions("000: effect", "000: action", "000: opponent")
_ask: Final = QUESTIONS.ask


# Before the game
ASK_BID: Final = _ask("bid", "000: bid", "How many burdens do you bid?", NUMBERS)
ASK_TIE: Final = _ask("tie", "000: bid", "Who chooses first of those who bid the same?", SEATS)
ASK_PLACE: Final = _ask("place", "000: bid", "Where do you go in the order of turns?", PLACES)
ASK_FIRST_PLAYER: Final = _ask("first player", "000: who goes first?", "Who goes first?", SEATS)
ASK_START: Final = _ask(
    "start", "000: starting fellowship", "Who joins your fellowship?", passing="Nobody more"
)

# Acting; a card, one of its texts, or what the fellowship may do besides
ASK_FELLOWSHIP: Final = _ask(
    "fellowship", "000: fellowship phase", "What does your fellowship do?", passing="Move on"
)
ASK_SHADOW: Final = _ask(
    "shadow", "000: Shadow phase(s)", "What does the Shadow do?", passing="Done"
)
ASK_ACTION: Final = _ask(
    "action", "000: action procedure", "Do you take {a_phase} action?", passing="Pass"
)
ASK_RESPONSE: Final = _ask("response", "000: response", "Do you respond?", passing="Pass")
ASK_ABOUT: Final = _ask("about", "000: response", "Which of them do you answer?")
ASK_ORDER: Final = _ask("order", "000: action", "Which happens first?", ORDER)
ASK_SKIP: Final = _ask(
    "skip", "000: turn sequence", "Do you skip the {phase} phase?", YES_OR_NO, no="No", yes="Yes"
)

# Playing cards and using texts
ASK_BEARER: Final = _ask("bearer", "000: bearer", "Who bears {card}?")
ASK_TOIL: Final = _ask("toil", "000: toil", "Who exerts to make {card} cheaper?")
ASK_X: Final = _ask("x", "000: cost", "How much is X?", NUMBERS)
ASK_SPOT: Final = _ask("spot", "000: spot", "How many do you spot?", NUMBERS)
ASK_TRANSFER: Final = _ask("transfer", "000: transfer", "Who bears {card} now?")
ASK_HEALED: Final = _ask("healed", "000: discard to heal", "Who is healed by {card}?")
ASK_AID: Final = _ask("aid", "003: shadow followers", "Whom does {card} aid?", passing="Nobody")

# The road
ASK_SITE: Final = _ask("site", "000: site", "Which site do you lay?")
ASK_MOVE: Final = _ask(
    "move",
    "000: move limit",
    "Does your fellowship move again?",
    YES_OR_NO,
    no="Stay",
    yes="Move",
)
ASK_SANCTUARY: Final = _ask("sanctuary", "000: sanctuary", "Who is healed?", passing="Nobody more")

# Fighting
ASK_ARCHERY: Final = _ask("archery", "000: archery phase", "Who is hit by an arrow?")
ASK_SHADOW_PLAYER: Final = _ask(
    "shadow player", "000: archery phase", "Whose minions do you shoot at?", SEATS
)
ASK_DEFENDER: Final = _ask(
    "defender", "000: assignment phase", "Who defends against whom?", PAIRS, passing="Done"
)
ASK_ATTACK: Final = _ask(
    "attack", "000: assignment phase", "Who attacks whom?", PAIRS, passing="Done"
)
ASK_AMBUSH: Final = _ask(
    "ambush",
    "000: ambush",
    "{card} lies in ambush: do you add twilight?",
    YES_OR_NO,
    no="No",
    yes="Yes",
)
ASK_SKIRMISH: Final = _ask("skirmish", "000: skirmish phase(s)", "Whose skirmish is next?")
ASK_THREAT: Final = _ask("threat", "000: threats", "Who takes a wound for the threats?")

# Hands and decks
ASK_RECONCILE: Final = _ask(
    "reconcile", "000: reconcile", "Do you discard a card first?", passing="Keep all"
)
ASK_DISCARD: Final = _ask("discard", "000: reconcile", "What do you discard?")
ASK_MUSTER: Final = _ask("muster", "000: muster", "What do you discard, to draw as many?")
ASK_SHUFFLE: Final = _ask("shuffle", "000: draw deck", "How do the cards fall?")
ASK_RESHUFFLE: Final = _ask(
    "reshuffle",
    "000: draw deck",
    "Do you make your discard pile your new draw deck?",
    YES_OR_NO,
    no="No",
    yes="Yes",
)
ASK_DECK_ORDER: Final = _ask("deck order", "003: effect", "{card}: in which order, from the top?")
