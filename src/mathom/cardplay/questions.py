"""Questions that any card game asks, and what the options of card games' questions are."""

from typing import Final

from mathom.kernel.declared import YES_OR_NO, QuestionKind, Questions

# What options are. A question of cards may also offer their texts, and to pass.
CARDS: Final = "cards"
SEATS: Final = "seats"
NUMBERS: Final = "numbers"
PAIRS: Final = "pairs"  # one card against another
PLACES: Final = "places"  # in the order of turns
ALTERNATIVES: Final = "alternatives"  # the steps of a choice
ORDER: Final = "order"  # texts that wait for their turn

# The first five questions of every card game, in this order.
ASK_TARGETS: Final = 0
ASK_LOT: Final = 1
ASK_WHETHER: Final = 2  # NO, YES
ASK_WHICH: Final = 3  # the number of an alternative
ASK_PLAYER: Final = 4

NO: Final = 0
YES: Final = 1


def questions_of_texts(
    effect: str, action: str, opponent: str, nothing: str = "Nothing"
) -> Questions:
    """A game's questions, to begin with: those that texts ask, with the rules they come from."""
    found = Questions()
    found.add(QuestionKind("targets", effect, "{card}: {text}", CARDS, passing=nothing))
    found.add(QuestionKind("lot", effect, "{card}: by lot", CARDS))
    found.add(QuestionKind("whether", action, "{card}: {text}?", YES_OR_NO, no="No", yes="Yes"))
    found.add(QuestionKind("which", effect, "{card}: which?", ALTERNATIVES))
    found.add(QuestionKind("player", opponent, "{card}: {text}", SEATS))
    return found
