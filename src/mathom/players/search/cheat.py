"""The cheat: the same search on the true game. For the laboratory only: what hidden
information costs is how much oftener it wins."""

from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.search.mind import Mind
from mathom.players.search.player import most_tried, offered
from mathom.players.search.search import ALL_SEEING, Search, at_once
from mathom.players.search.secret import drawn, equilibrium
from mathom.table.view import View


class Cheat:
    """Not a ``Player``: it is handed the game, so nothing that seats players can seat it."""

    def __init__(self, name: str, mind: Mind, iterations: int) -> None:
        self.name = name
        self.mind = mind
        self.iterations = iterations

    def peek(self, game: Game, dice: Dice) -> tuple[int, ...]:
        """The answer to the pending decision, everything known but the dice to come."""
        decision = game.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = at_once(self.mind, game, decision, dice)
        if known is not None:
            return known
        search = Search(self.mind, decision.who, ALL_SEEING, truth=game)
        root = search.begin(game)
        view = View(game, decision.who)
        for _ in range(self.iterations):
            search.look(view, dice)
        arms = offered(root, decision, self.mind.wasteful(game, decision))
        if self.mind.secret(game) and self.mind.withheld(game, decision.who) is None:
            # The other has not picked yet, so there is nothing to see.
            return arms[drawn(equilibrium(root, arms), dice)].picks
        return most_tried(arms)
