"""Simultaneous picks are a matrix game: regret matching in the tree, a mixed strategy at its root.

An arm is picked in proportion to its regret: how much better it would have done so far than what
was picked. Averaged over many rounds the picks approach an equilibrium, so the opponent has
nothing to exploit.
"""

from typing import Final

from mathom.kernel.dice import Dice
from mathom.players.search.tree import Arm, Cell, Node, name_of

# Exploration: one pick in this many is any arm, so that every pair is seen.
EXPLORE_ONE_IN: Final = 5
# The regret that the priors of a node are worth before its first visit.
PRIOR_REGRET: Final = 1.0
_FINE: Final = 1 << 24


def strategy(arms: list[Arm]) -> list[float]:
    """The current strategy by regret matching: how likely each arm is to be picked."""
    whole = 0.0
    for arm in arms:
        whole += arm.regret
    if whole <= 0.0:
        return [1.0 / len(arms)] * len(arms)
    return [arm.regret / whole for arm in arms]


def seed_regrets(arms: list[Arm], likely: list[float]) -> None:
    """Begin with this strategy. Arms beyond it, which are asides, get no regret."""
    for index, share in enumerate(likely):
        arms[index].regret = share * PRIOR_REGRET


def select_by_regret(arms: list[Arm], dice: Dice) -> Arm:
    """An arm by the current strategy; now and then any, to explore."""
    likely = strategy(arms)
    for arm in arms:
        arm.availability += 1
    if dice.below(EXPLORE_ONE_IN) == 0:
        return arms[dice.below(len(arms))]
    return arms[sample_index(likely, dice)]


def sample_index(likely: list[float], dice: Dice) -> int:
    """An index, each as likely as its share of the whole."""
    left = dice.below(_FINE) / _FINE * sum(likely)
    for index, share in enumerate(likely):
        left -= share
        if left < 0:
            return index
    return len(likely) - 1


def update_regrets(node: Node, arm: Arm, other: Arm, value: float) -> None:
    """Add the value of a pair, and the regret of every other arm against the same pick."""
    cells = node.cells
    if cells is None:
        cells = node.cells = {}
    against = name_of(other.picks)
    cell = _cell(cells, arm, against)
    cell.visits += 1
    cell.total += value
    here = cell.total / cell.visits
    for rival in node.arms.values():
        there = cells.get(name_of(rival.picks) * 4096 + against)
        if there is not None:
            rival.regret = max(0.0, rival.regret + there.total / there.visits - here)


def _cell(cells: dict[int, Cell], arm: Arm, against: int) -> Cell:
    name = name_of(arm.picks) * 4096 + against
    cell = cells.get(name)
    if cell is None:
        cell = cells[name] = Cell()
    return cell


def equilibrium(node: Node, arms: list[Arm]) -> list[float]:
    """The mixed strategy: how often to pick each arm."""
    return [share for share, _ in strategy_values(node, arms)]


def strategy_values(node: Node, arms: list[Arm], rounds: int = 1000) -> list[tuple[float, float]]:
    """How often to pick each arm, and its value against the other's mixed strategy: regret
    matching on the mean values of the pairs.

    A pair that was never seen counts as its arm's average. An arm that was never tried is left
    out: of it nothing is known, and nothing looks good to someone who is losing.
    """
    cells = node.cells or {}
    others = sorted({name & 4095 for name in cells})
    tried = [index for index, arm in enumerate(arms) if arm.visits]
    if not others or not tried:
        return [(share, arm.mean) for share, arm in zip(strategy(arms), arms, strict=True)]
    found = [(0.0, 0.0)] * len(arms)
    table = [[_value(cells, arms[index], other) for other in others] for index in tried]
    mine, theirs = solve(table, rounds)
    for index, share, row in zip(tried, mine, table, strict=True):
        met = 0.0
        for value, often in zip(row, theirs, strict=True):
            met += value * often
        found[index] = (share, met)
    return found


def solve(table: list[list[float]], rounds: int) -> tuple[list[float], list[float]]:
    """How often to pick each row, and each column, of a matrix game: regret matching against
    itself, its later rounds counting more. A row's player gains what a column's loses."""
    wide = len(table[0])
    mine = [0.0] * len(table)
    theirs = [0.0] * wide
    rows = [0.0] * len(table)
    columns = [0.0] * wide
    for number in range(rounds):
        ours = _regret_matching(mine)
        answer = _regret_matching(theirs)
        gains = [0.0] * len(table)
        losses = [0.0] * wide
        here = 0.0
        for i, row in enumerate(table):
            for j in range(wide):
                gains[i] += row[j] * answer[j]
                losses[j] += row[j] * ours[i]
            here += ours[i] * gains[i]
        for i in range(len(table)):
            mine[i] = max(0.0, mine[i] + gains[i] - here)
            rows[i] += ours[i] * number
        for j in range(wide):
            theirs[j] = max(0.0, theirs[j] + here - losses[j])
            columns[j] += answer[j] * number
    return _shares(rows), _shares(columns)


def _shares(sums: list[float]) -> list[float]:
    whole = sum(sums)
    return [each / whole for each in sums]


def _regret_matching(regrets: list[float]) -> list[float]:
    whole = sum(regrets)
    if whole <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / whole for regret in regrets]


def _value(cells: dict[int, Cell], arm: Arm, other: int) -> float:
    cell = cells.get(name_of(arm.picks) * 4096 + other)
    return cell.total / cell.visits if cell is not None else arm.mean
