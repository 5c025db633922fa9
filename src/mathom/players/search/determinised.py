"""Determinised search (perfect-information Monte Carlo, PIMC): kept to measure ISMCTS against.

It draws some determinisations, searches each as if everything in it were open, and adds up the
visits. It overrates what can only be done by someone who sees everything (strategy fusion).
"""

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import Player
from mathom.players.search.domain import Domain
from mathom.players.search.search import ALL_SEEING, Search, TreePath, without_search
from mathom.table.view import View

# The iterations are shared among so many.
DETERMINISATIONS = 20


class OpenDomain(Domain):
    """A domain without simultaneous picks or hidden ones, since every node is seen whole."""

    def __init__(self, domain: Domain) -> None:
        super().__init__()
        self._domain = domain
        self.uct_c = domain.uct_c
        self.bias_visits = domain.bias_visits
        self.puct_c = domain.puct_c
        self.common_random_numbers = domain.common_random_numbers

    def determinise(self, view: View, dice: Dice) -> Game:
        return self._domain.determinise(view, dice)

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        return self._domain.rollout(game, dice)

    def candidates(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        return self._domain.candidates(game, decision)

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        return self._domain.priors(game, decision, answers)

    def scripted(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        return self._domain.scripted(game, decision)

    def book(self, game: Game, seat: int) -> list[tuple[tuple[int, ...], int]]:
        return self._domain.book(game, seat)


class DeterminisedPlayer(Player):
    """Adds up the visits of trees in which everything is known."""

    def __init__(self, name: str, domain: Domain, iterations: int) -> None:
        super().__init__(name)
        self.domain = OpenDomain(domain)
        self.iterations = iterations

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = without_search(self.domain, view.game, decision, dice)
        if known is not None:
            return known
        votes: dict[tuple[int, ...], int] = {}
        for _ in range(DETERMINISATIONS):
            game = self.domain.determinise(view, dice)
            search = Search(self.domain, view.viewer, ALL_SEEING)
            root = search.set_root(game)
            for _ in range(max(1, self.iterations // DETERMINISATIONS)):
                search.iterate(game.clone(), dice, TreePath())
            for arm in root.arms.values():
                votes[arm.picks] = votes.get(arm.picks, 0) + arm.visits
        return max(votes, key=lambda picks: votes[picks])
