"""What search may know of a game beyond its rules. A game without a mind of its own has this."""

from typing import Final

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import any_answer
from mathom.table.view import View


class HiddenPick:
    """A pick made in secret and not shown yet: by whom, which, out of which, and how likely each
    of these was."""

    __slots__ = ("likely", "options", "pick", "who")

    def __init__(self, who: int, pick: int, options: list[int], likely: list[float]) -> None:
        self.who = who
        self.pick = pick
        self.options = options
        self.likely = likely


# A tree may grow as deep as it will.
DEEP: Final = 1 << 30
# How much an answer is tried because it was tried little.
UCT_C: Final = 0.4


class Domain:
    """Knows nothing: plays games out at random and leans towards no option.

    ``uct_c`` is how much search tries what it has tried little: less where worths differ less.
    ``bias_visits`` is how many tries a leaning weighs. Where leanings are good, ``puct_c`` says how much
    search tries what looks good, and takes the place of both. ``common_random_numbers`` lets every answer meet
    the same drawn games. ``depth`` is how many decisions deep the tree may grow.
    """

    def __init__(self) -> None:
        self.uct_c = UCT_C
        self.bias_visits = 1.0
        self.puct_c = 0.0
        self.common_random_numbers = False
        self.depth = DEEP

    def iteration_cost(self, seats: int) -> int:
        """How many iterations of The Confrontation one of this game takes the time of."""
        return 1

    def determinise(self, view: View, dice: Dice) -> Game:
        """A game that the view allows, the likelier the oftener as far as the mind can tell."""
        return view.resample(dice)

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        """What a game is worth to each seat, from -1 to 1. It may play the game on."""
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
            else:
                game.answer(*any_answer(decision, dice))
        return game.payoffs()

    def candidates(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        """Where several picks make an answer: those worth thinking of, legal ones all. Search
        tries others too, but seldom; where none come to mind it tries any."""
        return []

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        """How good each answer looks before it is tried, about -1 to 1; none where none does.
        It looks at nothing that the seat asked does not see, and is asked for once and kept.

        Where one pick is an answer, the answers are the options in their order, then asides.
        Where picks are secret it is how often each is likely to be picked.
        """
        return None

    def dominated(self, game: Game, decision: Decision) -> list[int]:
        """Options that do no more than another one does which costs less. Search may look at them,
        but never answers with one."""
        return []

    def private(self, game: Game, picks: tuple[int, ...]) -> int:
        """What only the seat asked knows of an answer to the pending decision, below 64: 0 is
        nothing."""
        return 0

    def scripted(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """An answer so plain that search need not think it over; mostly there is none."""
        return None

    def simultaneous(self, game: Game) -> bool:
        """Whether the pending decision is one of two that are made at once and shown together."""
        return False

    def hidden_pick(self, game: Game, seat: int) -> HiddenPick | None:
        """What another seat has picked already while this seat is to pick in secret."""
        return None

    def book(self, game: Game, seat: int) -> list[tuple[tuple[int, ...], int]]:
        """Answers known beforehand and how often to give each, from the masked game of a view;
        mostly there are none."""
        return []

    def place(self, game: Game, thing: int) -> int:
        """Where a thing lies: copies of a card in different places are not the same."""
        return 0

    def reason(self, game: Game, seat: int, picks: tuple[int, ...]) -> str:
        """One line on what speaks for an answer, from the masked game of a view."""
        return ""
