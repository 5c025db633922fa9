"""Domain knowledge for search: what it may know of a game beyond its rules.

Each game has a ``Domain`` of its own; a game without one is searched by random rollouts.
"""

from typing import Final

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import any_answer
from mathom.table.view import View


class HiddenPick:
    """A simultaneous pick made already and not shown yet: by whom, which, out of which options, and
    how likely each of these was."""

    __slots__ = ("likely", "options", "pick", "who")

    def __init__(self, who: int, pick: int, options: list[int], likely: list[float]) -> None:
        self.who = who
        self.pick = pick
        self.options = options
        self.likely = likely


# No limit to the depth of the tree.
DEEP: Final = 1 << 30
# The usual exploration constant of UCT.
UCT_C: Final = 0.4


class Domain:
    """Knows nothing: rolls games out at random and has no priors.

    Selection is UCT with a progressive bias: ``uct_c`` is its exploration constant, smaller where
    values differ less, and ``bias_visits`` how many visits a prior weighs. Where priors are good,
    ``puct_c`` above 0 selects by PUCT instead, with that constant. ``common_random_numbers`` tries
    every answer on the same determinisations with the same dice. ``depth`` is how many decisions
    deep the tree may grow.
    """

    def __init__(self) -> None:
        self.uct_c = UCT_C
        self.bias_visits = 1.0
        self.puct_c = 0.0
        self.common_random_numbers = False
        self.depth = DEEP

    def iteration_cost(self, seats: int) -> int:
        """How long an iteration takes, in iterations of The Confrontation."""
        return 1

    def determinise(self, view: View, dice: Dice) -> Game:
        """A determinisation: a game that the view allows, drawn by belief where there is one."""
        return view.resample(dice)

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        """The value of a game to each seat, from -1 to 1. It plays the game on, to its end or to
        where an evaluation can judge it."""
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
            else:
                game.answer(*any_answer(decision, dice))
        return game.payoffs()

    def candidates(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        """Where several picks make an answer: the legal answers worth trying first. Search widens
        to others slowly; where none are named it tries any."""
        return []

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        """The prior of each answer, about -1 to 1; ``None`` where there is none. It looks at
        nothing that the seat asked does not see, and is asked for once and kept.

        Where one pick is an answer, the answers are the options in their order, then asides.
        For simultaneous picks it is how often each is likely to be picked.
        """
        return None

    def dominated(self, game: Game, decision: Decision) -> list[int]:
        """Dominated options: another one does as much and costs less. Search may try them, but
        never answers with one."""
        return []

    def private(self, game: Game, picks: tuple[int, ...]) -> int:
        """What only the seat asked knows of an answer to the pending decision, below 64: 0 is
        nothing."""
        return 0

    def scripted(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """The answer where a fixed rule is good enough to do without search; mostly ``None``."""
        return None

    def simultaneous(self, game: Game) -> bool:
        """Whether the pending decision is one of two that are made at once and shown together."""
        return False

    def hidden_pick(self, game: Game, seat: int) -> HiddenPick | None:
        """What another seat has picked already where picks are simultaneous."""
        return None

    def book(self, game: Game, seat: int) -> list[tuple[tuple[int, ...], int]]:
        """The opening book: known answers and how often to give each, from the masked game of a
        view; mostly there are none."""
        return []

    def place(self, game: Game, thing: int) -> int:
        """Where a thing lies: copies of a card in different places are not the same."""
        return 0

    def reason(self, game: Game, seat: int, picks: tuple[int, ...]) -> str:
        """One line on what speaks for an answer, from the masked game of a view."""
        return ""
