"""The cheat: the same search with perfect information. For the laboratory only: what hidden
information costs is how much oftener it wins."""

from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.search.domain import Domain
from mathom.players.search.player import legal_arms, most_visited
from mathom.players.search.search import ALL_SEEING, Search, without_search
from mathom.players.search.simultaneous import equilibrium, sample_index
from mathom.table.view import View


class Cheat:
    """Not a ``Player``: it is handed the game, so nothing that seats players can seat it."""

    def __init__(self, name: str, domain: Domain, iterations: int) -> None:
        self.name = name
        self.domain = domain
        self.iterations = iterations

    def peek(self, game: Game, dice: Dice) -> tuple[int, ...]:
        """The answer to the pending decision, everything known but the dice to come."""
        decision = game.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = without_search(self.domain, game, decision, dice)
        if known is not None:
            return known
        search = Search(self.domain, decision.who, ALL_SEEING, truth=game)
        root = search.set_root(game)
        view = View(game, decision.who)
        for _ in range(self.iterations):
            search.simulate(view, dice)
        arms = legal_arms(root, decision, self.domain.dominated(game, decision))
        if self.domain.simultaneous(game) and self.domain.hidden_pick(game, decision.who) is None:
            # The other has not picked yet, so there is nothing to see.
            return arms[sample_index(equilibrium(root, arms), dice)].picks
        return most_visited(arms)
