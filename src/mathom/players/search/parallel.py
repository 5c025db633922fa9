"""Root parallelisation: one decision searched in several processes, each with a tree of its own.

Every process gets the view as plain data and a seed; visits and values of their roots are added up.
The same seed, iterations and number of processes give the same answer.
"""

from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.rules import Json
from mathom.players.player import Player
from mathom.players.processes import PipeProcess
from mathom.players.search.domain import Domain
from mathom.players.search.player import Budget, SearchPlayer, answer_from
from mathom.players.search.search import without_search
from mathom.players.search.tree import Cell, Node
from mathom.players.studies import domain_of
from mathom.table.view import View, load_view

# For each answer: its picks, visits and total; for each pair of simultaneous picks the same.
Learned = tuple[list[tuple[tuple[int, ...], int, float]], list[tuple[int, int, float]]]


def learned(node: Node) -> Learned:
    """What a root has learned, to send home."""
    arms = [(arm.picks, arm.visits, arm.total - arm.correction) for arm in node.arms.values()]
    cells = [(name, cell.visits, cell.total) for name, cell in (node.cells or {}).items()]
    return arms, cells


def added(parts: list[Learned]) -> Node:
    """One root out of many."""
    node = Node(0)
    cells: dict[int, Cell] = {}
    for arms, pairs in parts:
        for picks, visits, total in arms:
            arm = node.arm(picks)
            arm.visits += visits
            arm.total += total
            node.visits += visits
            node.total += total
        for name, visits, total in pairs:
            cell = cells.setdefault(name, Cell())
            cell.visits += visits
            cell.total += total
    node.cells = cells
    return node


class ParallelSearch(Player):
    """Shares its budget of iterations among processes, or gives each the same seconds."""

    def __init__(self, name: str, domain: Domain, budget: Budget, processes: int) -> None:
        super().__init__(name)
        self.domain = domain
        self.budget = budget
        self.processes = processes
        self._pipes: list[PipeProcess] = []

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = without_search(self.domain, view.game, decision, dice)
        if known is not None:
            return known
        return answer_from(self.think(view, dice), view, decision, self.domain, dice)

    def think(self, view: View, dice: Dice) -> Node:
        """All the processes' roots in one."""
        while len(self._pipes) < self.processes:
            self._pipes.append(PipeProcess())
        share = -(-self.budget.iterations // self.processes)
        data = view.dump()
        try:
            for each in self._pipes:
                seed = dice.below(1 << 32)
                each.ask(search_share, view.rules.name, data, share, self.budget.seconds, seed)
            return added([each.told() for each in self._pipes])
        except BaseException:
            # What they still think about answers no question to come.
            self.close()
            raise

    def close(self) -> None:
        begun, self._pipes = self._pipes, []
        for each in begun:
            each.close()


def search_share(game: str, data: Json, iterations: int, seconds: float, seed: int) -> Learned:
    """One process's share."""
    rules = rules_of(game)
    searcher = SearchPlayer("share", domain_of(rules), Budget(iterations, seconds))
    return learned(searcher.think(load_view(rules, data), Dice(seed)))
