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


class CardQuestions(Questions):
    """A game's questions: first those that texts ask, with the rules they come from."""

    def __init__(self, effect: str, action: str, opponent: str) -> None:
        super().__init__()
        self.ask("targets", effect, "{card}: {text}", passing="Nothing")
        self.ask("lot", effect, "{card}: by lot")
        self.ask("whether", action, "{card}: {text}?", YES_OR_NO, no="No", yes="Yes")
        self.ask("which", effect, "{card}: which?", ALTERNATIVES)
        self.ask("player", opponent, "{card}: {text}", SEATS)

    def ask(
        self,
        name: str,
        rule: str,
        prompt: str,
        options: str = CARDS,
        passing: str = "",
        no: str = "",
        yes: str = "",
    ) -> int:
        """Declare a question; its number."""
        return self.add(QuestionKind(name, rule, prompt, options, passing, no, yes))
