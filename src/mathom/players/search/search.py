"""Information-set Monte Carlo tree search (ISMCTS) with UCT or PUCT selection.

Each iteration draws a determinisation that the view allows, selects a path down the tree, adds one
node, rolls the game out from there, and backs the values up along the path. A node is found by
what its observer can tell (``table.view.key``), so games that differ only in what is hidden share
it (an information set), and so do transpositions.

- *single observer*: every node is seen with the searching seat's eyes.
- *multiple observer*: another seat's node is seen with a spectator's eyes, so that seat cannot
  answer what it was not shown. What it alone knows of its answers (``Domain.private``) is told
  apart within the node by private arms, which borrow visits from the arm at large.
- *all-seeing*: every node is seen whole, but for a simultaneous pick. For determinised search, for
  the cheat, and for the analysis of finished games.

With common random numbers the first answer of an iteration is selected before the game is drawn,
and the n-th visit of every answer meets the n-th world (determinisation and dice): what luck does
to one it does to all, so fewer visits tell them apart. An answer that met few worlds is corrected
by a control variate, the answer that met most.
"""

from typing import Final

from mathom.kernel.decision import CHANCE, SPECTATOR, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.search.domain import Domain
from mathom.players.search.simultaneous import seed_regrets, select_by_regret, update_regrets
from mathom.players.search.tree import Arm, Node, control_variate
from mathom.table.view import EVERYTHING, View, key

SINGLE: Final = 0
MULTIPLE: Final = 1
ALL_SEEING: Final = 2

# The weight of a prior in the progressive bias, before the first visit.
BIAS_WEIGHT: Final = 0.7
# Nodes kept from earlier decisions of a game; beyond this the old ones are let go.
MAX_NODES: Final = 300_000
# What it costs to do what changes nothing, lest it be done for ever.
CYCLE_PENALTY: Final = 0.2
# So many of a seat's last decisions are remembered, to notice a path that leads back to one.
ROOTS_KEPT: Final = 32
# How many determinisations are drawn to find one with a certain hidden pick.
MAX_REDRAWS: Final = 200


class TreePath:
    """The path down a tree so far: the nodes, the arm picked at each, by whom, and at which of them
    picks are simultaneous."""

    __slots__ = ("arms", "nodes", "seats", "simultaneous_steps")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.arms: list[Arm] = []
        self.seats: list[int] = []
        self.simultaneous_steps: list[int] = []

    def add(self, node: Node, arm: Arm, seat: int, simultaneous: bool) -> None:
        if simultaneous:
            self.simultaneous_steps.append(len(self.nodes))
        self.nodes.append(node)
        self.arms.append(arm)
        self.seats.append(seat)


class Search:
    """A tree, and how to grow it."""

    def __init__(
        self, domain: Domain, seat: int, observers: int = MULTIPLE, truth: Game | None = None
    ) -> None:
        """``truth`` is the game as it is, for whoever may know it; others draw what it may be."""
        self.truth = truth
        self.domain = domain
        self.seat = seat
        self.observers = observers
        self.nodes: dict[int, Node] = {}
        self.generation = 0
        self.iteration = 0
        self.sample: Game | None = None  # a determinisation to select the first answer in
        self.world_seeds: list[int] = []  # of the worlds that all answers share
        self.root = 0  # the key of the decision that is searched
        self.earlier_roots: list[int] = []  # the keys of those before it

    def set_root(self, game: Game) -> Node:
        """The node of a new decision. If it is in the tree already, the tree is kept, as far as
        there is room; if not, this may be another game."""
        name = key(game, self._eyes(self.seat))
        if name not in self.nodes:
            self.nodes = {}
        elif len(self.nodes) > MAX_NODES:
            self.nodes = {
                known: node
                for known, node in self.nodes.items()
                if node.generation == self.generation
            }
        self.generation += 1
        node = self._node(name)
        if self.domain.common_random_numbers:
            self._start_common_worlds(name, node)
        return node

    def _start_common_worlds(self, name: int, node: Node) -> None:
        """Every answer is to meet the same worlds from here on, from the first."""
        self.sample = None
        self.world_seeds = []
        for arm in node.arms.values():
            arm.running_totals = None
            arm.correction = 0.0
        if name != self.root:
            self.earlier_roots = [each for each in self.earlier_roots[-ROOTS_KEPT:] if each != name]
            self.earlier_roots.append(self.root)
            self.root = name

    def simulate(self, view: View, dice: Dice) -> None:
        """One iteration from what the view allows."""
        if self.domain.common_random_numbers:
            self._simulate_common(view, dice)
            return
        path = TreePath()
        self.iterate(self._start_iteration(view, dice, path), dice, path)

    def _start_iteration(self, view: View, dice: Dice, path: TreePath) -> Game:
        """A determinisation to begin from. If another seat has made its simultaneous pick already,
        the path begins with that pick: it is half of a matrix game, so it is not taken as drawn.
        Games are drawn until one has the pick that the tree selects for it."""
        game = self._determinise(view, dice)
        theirs = self.domain.hidden_pick(game, self.seat)
        if theirs is None or self.truth is not None:
            return game
        node = self._node(key(game, SPECTATOR) ^ 1)
        fresh = not node.arms
        offered = [node.arm((pick,)) for pick in theirs.options]
        if fresh:
            seed_regrets(offered, theirs.likely)
        wanted = select_by_regret(offered, dice)
        for _ in range(MAX_REDRAWS):
            if theirs is None or theirs.pick == wanted.picks[0]:
                break
            game = self.domain.determinise(view, dice)
            theirs = self.domain.hidden_pick(game, self.seat)
        if theirs is not None:
            path.add(node, node.arm((theirs.pick,)), theirs.who, simultaneous=True)
        return game

    def _determinise(self, view: View, dice: Dice) -> Game:
        """A determinisation, to be used up."""
        return self.domain.determinise(view, dice) if self.truth is None else self.truth.clone()

    def _simulate_common(self, view: View, dice: Dice) -> None:
        """Select the first answer, then try it in a common world."""
        sample = self.sample
        if sample is None:
            sample = self.sample = self._determinise(view, dice)
        decision = sample.decision
        if decision is None:
            return
        node = self._node(self.root)
        self._simulate_arm(view, dice, node, self._select(sample, decision, node, dice)[0])

    def _simulate_arm(self, view: View, dice: Dice, node: Node, arm: Arm) -> None:
        """Try an answer in the next world that it has not met."""
        if arm.running_totals is None:
            arm.running_totals = []
        if len(self.world_seeds) == len(arm.running_totals):
            self.world_seeds.append(dice.below(1 << 32))
        common_dice = Dice(self.world_seeds[len(arm.running_totals)])
        game = self._determinise(view, common_dice)
        game.answer(*arm.picks)
        path = TreePath()
        path.add(node, arm, self.seat, simultaneous=False)
        value = self.iterate(game, common_dice, path)[self.seat]
        arm.running_totals.append(value + (arm.running_totals[-1] if arm.running_totals else 0.0))
        control_variate(list(node.arms.values()))

    def force_visits(self, view: View, dice: Dice, picks: tuple[int, ...], times: int) -> None:
        """Iterations that begin with a certain answer, until it has so many visits."""
        node = self._node(key(view.game, self._eyes(self.seat)))
        arm = node.arm(picks)
        while arm.visits < times:
            if self.domain.common_random_numbers:
                self._simulate_arm(view, dice, node, arm)
                continue
            path = TreePath()
            game = self._start_iteration(view, dice, path)
            path.add(node, arm, self.seat, self.domain.simultaneous(game))
            game.answer(*picks)
            self.iterate(game, dice, path)

    def iterate(self, game: Game, dice: Dice, path: TreePath) -> list[float]:
        """Selection, expansion, rollout and backup from this game, which is used up; the values."""
        domain = self.domain
        nodes, arms, seats = path.nodes, path.arms, path.seats
        simultaneous_steps = path.simultaneous_steps
        private_arms = arms[:]  # the arms as those who picked them knew them
        leaf: Node | None = None
        cycle = -1  # from where on the path led round to where it had been
        self.iteration += 1
        for node in nodes:
            node.iteration = self.iteration
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
                continue
            if one_answer(decision):
                game.answer(*decision.options[: decision.least])
                continue
            if nodes:
                # Below the root.
                scripted = domain.scripted(game, decision)
                if scripted is not None:
                    game.answer(*scripted)
                    continue
            simultaneous = domain.simultaneous(game)
            eyes = self._eyes(decision.who)
            if simultaneous and nodes and eyes != decision.who:
                # Whatever else is seen, nobody sees a pick that is made at the same time.
                eyes = SPECTATOR
            name = key(game, eyes)
            if name in self.earlier_roots:
                cycle = len(nodes) - 1
                break
            if name not in self.nodes:
                if len(nodes) < domain.depth:
                    leaf = self._node(name)
                break
            node = self.nodes[name]
            if node.iteration == self.iteration:
                cycle = nodes.index(node)
                break
            node.iteration = self.iteration
            # Whoever sees what the other has picked already, as the cheat does, just answers it.
            simultaneous = simultaneous and (
                bool(nodes) or domain.hidden_pick(game, decision.who) is None
            )
            if simultaneous:
                arm = private_arm = select_by_regret(
                    self._with_prior_regrets(game, decision, node, dice), dice
                )
            else:
                arm, private_arm = self._select(game, decision, node, dice)
            path.add(node, arm, decision.who, simultaneous)
            private_arms.append(private_arm)
            game.answer(*arm.picks)
        asked = decision.who if decision is not None else CHANCE
        values = domain.rollout(game, dice)
        if leaf is not None:
            leaf.visits += 1
            leaf.total += values[asked]
        for index in range(len(nodes)):
            value = values[seats[index]]
            if 0 <= cycle <= index:
                value -= CYCLE_PENALTY
            nodes[index].visits += 1
            nodes[index].total += value
            arms[index].visits += 1
            arms[index].total += value
            if private_arms[index] is not arms[index]:
                private_arms[index].visits += 1
                private_arms[index].total += value
        for number in range(len(simultaneous_steps) - 1):
            first, second = simultaneous_steps[number], simultaneous_steps[number + 1]
            if second == first + 1 and seats[first] != seats[second]:
                update_regrets(nodes[first], arms[first], arms[second], values[seats[first]])
                update_regrets(nodes[second], arms[second], arms[first], values[seats[second]])
        return values

    def _available(self, game: Game, decision: Decision, node: Node, dice: Dice) -> list[Arm]:
        """The arms of a node that this game offers."""
        node.generation = self.generation
        if not node.arms and not one_pick(decision):
            node.propose(self.domain.candidates(game, decision))
        return node.available_arms(decision, dice)

    def _with_prior_regrets(
        self, game: Game, decision: Decision, node: Node, dice: Dice
    ) -> list[Arm]:
        """The arms of a simultaneous pick, the first time with regrets from the priors."""
        fresh = not node.arms
        offered = self._available(game, decision, node, dice)
        if fresh:
            likely = self.domain.priors(game, decision, [arm.picks for arm in offered])
            if likely is not None:
                seed_regrets(offered, likely)
        return offered

    def _select(self, game: Game, decision: Decision, node: Node, dice: Dice) -> tuple[Arm, Arm]:
        """The arm to try next, and its private arm: the same as the seat asked knows it."""
        domain = self.domain
        arms = self._available(game, decision, node, dice)
        private_arms = arms
        if self.observers == MULTIPLE and decision.who != self.seat:
            private_arms = [node.private_arm(arm, domain.private(game, arm.picks)) for arm in arms]
        # How likely a simultaneous pick is says nothing of its value once the other's is seen.
        fresh = any(not each.availability for each in private_arms)
        if fresh and not domain.simultaneous(game):
            priors = domain.priors(game, decision, [arm.picks for arm in arms])
            if priors is not None:
                for index, prior in enumerate(priors):
                    private_arms[index].prior = prior
        if domain.puct_c:
            best = node.select_puct(arms, private_arms, domain.puct_c, dice)
        else:
            best = node.select_uct(
                arms, private_arms, domain.uct_c, BIAS_WEIGHT, domain.bias_visits, dice
            )
        return arms[best], private_arms[best]

    def _node(self, name: int) -> Node:
        node = self.nodes.get(name)
        if node is None:
            node = self.nodes[name] = Node(self.generation)
        return node

    def _eyes(self, who: int) -> int:
        if self.observers == ALL_SEEING:
            return EVERYTHING
        return self.seat if self.observers == SINGLE or who == self.seat else SPECTATOR


def without_search(
    domain: Domain, game: Game, decision: Decision, dice: Dice
) -> tuple[int, ...] | None:
    """The answer where no search is needed: the only one, the opening book's, a scripted one."""
    if one_answer(decision):
        return (decision.options[0],)
    known = domain.book(game, decision.who)
    return weighted_choice(known, dice) if known else domain.scripted(game, decision)


def weighted_choice(answers: list[tuple[tuple[int, ...], int]], dice: Dice) -> tuple[int, ...]:
    """One of the answers, each as likely as its weight."""
    left = dice.below(sum(weight for _, weight in answers))
    for picks, weight in answers:
        left -= weight
        if left < 0:
            return picks
    return answers[-1][0]


def one_pick(decision: Decision) -> bool:
    """Whether every option is an answer by itself."""
    return decision.most == 1 and decision.least == 1


def one_answer(decision: Decision) -> bool:
    """Whether there is nothing to decide."""
    return (
        len(decision.options) == 1
        and decision.least == 1
        and decision.most == 1
        and decision.asides is None
    )
