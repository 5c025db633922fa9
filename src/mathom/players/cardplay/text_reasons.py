"""Why a text is used: sentences by the word that does it, and the few that both games say."""

from collections.abc import Mapping, Sequence
from typing import Final

from mathom.cardplay.steps import Do
from mathom.kernel.game import Game

STOPPED: Final = "What was about to happen does not."

Sentences = Mapping[type[Do], str]


def sentence(do: Do, sentences: Sentences) -> str:
    """What is said of a step: of its word, or of the nearest of which that is a kind."""
    for word in type(do).__mro__:
        if word in sentences:
            return sentences[word]
    return ""


def for_all(said: str, *words: type[Do]) -> dict[type[Do], str]:
    """The same sentence for several words."""
    return dict.fromkeys(words, said)


def new_cards(game: Game, hand: int) -> str:
    """Why cards are drawn."""
    held = len(game.rows[hand])
    return f"New cards; there {'is' if held == 1 else 'are'} {held} in your hand."


def first_said(said: Sequence[str]) -> str:
    """The first sentence that says anything."""
    return next((each for each in said if each), "")
