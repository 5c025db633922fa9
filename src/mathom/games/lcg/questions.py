"""Every question of the game: its rule, its prompt, what its options are and are called."""

from typing import Final

from mathom.cardplay.questions import NUMBERS, ORDER, SEATS, CardQuestions
from mathom.kernel.declared import YES_OR_NO

# An option is a number. A text on a card is card + ABILITY * (its place among those that can be
# used + 1); where forced effects are put in order, by its number among all texts instead, or by
# WAITING + which of the steps that wait for a moment.
PASS: Final = 9999
ABILITY: Final = 512
WAITING: Final = 1 << 20  # above the number of any text

QUESTIONS: Final = CardQuestions("001: card effects", "001: card effects", "001: card effects")
_ask: Final = QUESTIONS.ask


# Setup
ASK_MULLIGAN: Final = _ask(
    "mulligan",
    "001: setup",
    "Do you keep this hand?",
    YES_OR_NO,
    no="Keep it",
    yes="Take a mulligan",
)
ASK_SHUFFLE: Final = _ask("shuffle", "001: setup", "How do the cards fall?")
ASK_FIRST_PLAYER: Final = _ask("first player", "001: setup", "Who is the first player?", SEATS)

# Actions, responses and forced effects
ASK_ACTION: Final = _ask("action", "001: actions", "Do you take an action?", passing="Pass")
ASK_RESPONSE: Final = _ask("response", "001: responses", "{event}Do you respond?", passing="Pass")
ASK_FORCED: Final = _ask("forced", "001: forced effects", "Which forced effect is next?", ORDER)

# Playing cards
ASK_PLAY: Final = _ask("play", "001: planning", "Play allies and attachments.", passing="Done")
ASK_PAY: Final = _ask("pay", "001: planning", "Who pays for {card}? {count} to go.")
ASK_X: Final = _ask("x", "001: planning", "How much is X?", NUMBERS)
ASK_BEARER: Final = _ask("bearer", "001: attachment cards", "What is {card} attached to?")
ASK_RESTRICTED: Final = _ask(
    "restricted", "001: restricted", "Which restricted attachment is discarded?"
)
ASK_ORDER: Final = _ask("order", "001: card effects", "In which order do they go back, top first?")
ASK_LOOK: Final = _ask("look", "001: card effects", "Which card do you take?")

# The quest
ASK_COMMIT: Final = _ask("commit", "001: quest", "Who is committed to the quest?")
ASK_TRAVEL: Final = _ask("travel", "001: travel", "Where do the players travel?", passing="Nowhere")
ASK_STAGE: Final = _ask("stage", "001: quest advancement", "Which stage comes next?")
ASK_PRISONER: Final = _ask("prisoner", "001: quest advancement", "Who is taken?")

# Enemies
ASK_ENGAGE: Final = _ask("engage", "001: encounter", "Which enemy do you engage?", passing="None")
ASK_CHECK: Final = _ask("check", "001: engagement checks", "Which of these enemies engages you?")
ASK_SHADOW: Final = _ask("shadow", "001: combat", "Which of these is dealt a shadow card first?")
ASK_ATTACK_ORDER: Final = _ask(
    "attack order", "001: resolving enemy attacks", "Whose attack is next?"
)
ASK_DEFENDER: Final = _ask(
    "defender", "001: resolving enemy attacks", "{card} attacks. Who defends?", passing="Nobody"
)
ASK_DEFENDERS: Final = _ask(
    "defenders", "001: resolving enemy attacks", "{card} attacks. Who defends?"
)
ASK_SENTINEL: Final = _ask(
    "sentinel", "001: sentinel", "{card} attacks. Does a sentinel defend?", passing="Nobody"
)
ASK_UNDEFENDED: Final = _ask(
    "undefended", "001: resolving enemy attacks", "Who takes the damage from {card}?"
)
ASK_TARGET: Final = _ask(
    "target", "001: attacking enemies", "Which enemy do you attack?", passing="None"
)
ASK_ATTACKERS: Final = _ask("attackers", "001: attacking enemies", "Who attacks {card}?")
ASK_RANGED: Final = _ask("ranged", "001: ranged", "Who joins the attack on {card}?")

# Refreshing
ASK_UNLESS: Final = _ask(
    "unless",
    "001: refresh",
    "Do you pay to ready {next}?",
    YES_OR_NO,
    no="Leave it exhausted",
    yes="Pay",
)
