"""Every question of the game: its rule, its prompt, what its options are and are called."""

from typing import Final

from mathom.cardplay.questions import CARDS, NUMBERS, ORDER, SEATS, questions_of_texts
from mathom.kernel.declared import YES_OR_NO, QuestionKind

# An option is a number. A text on a card is card + ABILITY * (its place among those that can be
# used + 1); where forced effects are put in order, by its number among all texts instead, or by
# WAITING + which of the steps that wait for a moment.
PASS: Final = 9999
ABILITY: Final = 512
WAITING: Final = 1 << 20  # above the number of any text

QUESTIONS: Final = questions_of_texts("001: card effects", "001: card effects", "001: card effects")


def _ask(
    name: str,
    rule: str,
    prompt: str,
    options: str = CARDS,
    passing: str = "",
    no: str = "",
    yes: str = "",
) -> int:
    return QUESTIONS.add(QuestionKind(name, f"001: {rule}", prompt, options, passing, no, yes))


# Setup
ASK_MULLIGAN: Final = _ask(
    "mulligan",
    "setup",
    "Do you keep this hand?",
    YES_OR_NO,
    no="Keep it",
    yes="Take a mulligan",
)
ASK_SHUFFLE: Final = _ask("shuffle", "setup", "How do the cards fall?")
ASK_FIRST_PLAYER: Final = _ask("first player", "setup", "Who is the first player?", SEATS)

# Actions, responses and forced effects
ASK_ACTION: Final = _ask("action", "actions", "Do you take an action?", passing="Pass")
ASK_RESPONSE: Final = _ask("response", "responses", "{event}Do you respond?", passing="Pass")
ASK_FORCED: Final = _ask("forced", "forced effects", "Which forced effect is next?", ORDER)

# Playing cards
ASK_PLAY: Final = _ask("play", "planning", "Play allies and attachments.", passing="Done")
ASK_PAY: Final = _ask("pay", "planning", "Who pays for {card}? {count} to go.")
ASK_X: Final = _ask("x", "planning", "How much is X?", NUMBERS)
ASK_BEARER: Final = _ask("bearer", "attachment cards", "What is {card} attached to?")
ASK_RESTRICTED: Final = _ask(
    "restricted", "restricted", "Which restricted attachment is discarded?"
)
ASK_ORDER: Final = _ask("order", "card effects", "In which order do they go back, top first?")
ASK_LOOK: Final = _ask("look", "card effects", "Which card do you take?")

# The quest
ASK_COMMIT: Final = _ask("commit", "quest", "Who is committed to the quest?")
ASK_TRAVEL: Final = _ask("travel", "travel", "Where do the players travel?", passing="Nowhere")
ASK_STAGE: Final = _ask("stage", "quest advancement", "Which stage comes next?")
ASK_PRISONER: Final = _ask("prisoner", "quest advancement", "Who is taken?")

# Enemies
ASK_ENGAGE: Final = _ask("engage", "encounter", "Which enemy do you engage?", passing="None")
ASK_CHECK: Final = _ask("check", "engagement checks", "Which of these enemies engages you?")
ASK_SHADOW: Final = _ask("shadow", "combat", "Which of these is dealt a shadow card first?")
ASK_ATTACK_ORDER: Final = _ask("attack order", "resolving enemy attacks", "Whose attack is next?")
ASK_DEFENDER: Final = _ask(
    "defender", "resolving enemy attacks", "{card} attacks. Who defends?", passing="Nobody"
)
ASK_DEFENDERS: Final = _ask("defenders", "resolving enemy attacks", "{card} attacks. Who defends?")
ASK_SENTINEL: Final = _ask(
    "sentinel", "sentinel", "{card} attacks. Does a sentinel defend?", passing="Nobody"
)
ASK_UNDEFENDED: Final = _ask(
    "undefended", "resolving enemy attacks", "Who takes the damage from {card}?"
)
ASK_TARGET: Final = _ask(
    "target", "attacking enemies", "Which enemy do you attack?", passing="None"
)
ASK_ATTACKERS: Final = _ask("attackers", "attacking enemies", "Who attacks {card}?")
ASK_RANGED: Final = _ask("ranged", "ranged", "Who joins the attack on {card}?")

# Refreshing
ASK_UNLESS: Final = _ask(
    "unless",
    "refresh",
    "Do you pay to ready {next}?",
    YES_OR_NO,
    no="Leave it exhausted",
    yes="Pay",
)
