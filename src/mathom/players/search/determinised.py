"""Determinised search: the older way, kept to measure ours against.

It draws some games that the view allows, searches each as if everything in it were open, and
lets the searches vote. It overrates what can only be done by someone who sees everything.
"""

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import Player
from mathom.players.search.mind import Mind
from mathom.players.search.search import ALL_SEEING, Search, Way, at_once
from mathom.table.view import View

# How many games are drawn; the iterations are shared among them.
DRAWN = 20


class Open(Mind):
    """A mind to which nothing is secret, since every node is seen whole."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self._mind = mind
        self.curiosity = mind.curiosity
        self.faith = mind.faith
        self.promise = mind.promise
        self.same_luck = mind.same_luck

    def draw(self, view: View, dice: Dice) -> Game:
        return self._mind.draw(view, dice)

    def worth(self, game: Game, dice: Dice) -> list[float]:
        return self._mind.worth(game, dice)

    def answers(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        return self._mind.answers(game, decision)

    def leanings(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        return self._mind.leanings(game, decision, answers)

    def plain(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        return self._mind.plain(game, decision)

    def book(self, game: Game, seat: int) -> list[tuple[tuple[int, ...], int]]:
        return self._mind.book(game, seat)


class DeterminisedPlayer(Player):
    """Votes over trees in which everything is known."""

    def __init__(self, name: str, mind: Mind, iterations: int) -> None:
        super().__init__(name)
        self.mind = Open(mind)
        self.iterations = iterations

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = at_once(self.mind, view.game, decision, dice)
        if known is not None:
            return known
        votes: dict[tuple[int, ...], int] = {}
        for _ in range(DRAWN):
            game = self.mind.draw(view, dice)
            search = Search(self.mind, view.viewer, ALL_SEEING)
            root = search.begin(game)
            for _ in range(max(1, self.iterations // DRAWN)):
                search.iterate(game.clone(), dice, Way())
            for arm in root.arms.values():
                votes[arm.picks] = votes.get(arm.picks, 0) + arm.visits
        return max(votes, key=lambda picks: votes[picks])
