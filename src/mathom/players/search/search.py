"""Information-set tree search.

Each iteration draws a game that the view allows, goes down the tree by the best arms, adds
one node, asks the mind what the game is worth there, and tells every arm on the way. A node
is found by what its observer can tell (``table.view.key``), so games that differ only in what
is hidden share it, and so do different ways to the same place.

- *single observer*: every node is seen with the searching seat's eyes.
- *multiple observer*: another seat's node is seen with a spectator's eyes, so that seat cannot
  answer what it was not shown. What it alone knows of its answers (``Mind.private``) is told apart
  within the node, with what is known of the answer at large to begin with.
- *all-seeing*: every node is seen whole, but for a secret pick made at the same time. For
  determinised search, for cheating, and to look over a game afterwards.

Where a mind asks for the same luck, the first answer of an iteration is picked before the game is
drawn, and the n-th try of every answer meets the n-th game: what luck does to one it does to all,
so fewer tries tell them apart. An answer that met few games is judged by what the same few games
brought to the answer that met most.
"""

from typing import Final

from mathom.kernel.decision import CHANCE, SPECTATOR, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.search.mind import Mind
from mathom.players.search.secret import expect, learn, mixed
from mathom.players.search.tree import Arm, Node, weigh_luck
from mathom.table.view import EVERYTHING, View, key

SINGLE: Final = 0
MULTIPLE: Final = 1
ALL_SEEING: Final = 2

# How much a leaning counts until the answer has been tried.
TRUST: Final = 0.7
# Nodes kept from earlier decisions of a game; beyond this the old ones are let go.
MEMORY: Final = 300_000
# What it costs to do what changes nothing, lest it be done for ever.
IDLE: Final = 0.2
# So many of a seat's last decisions are remembered, to know when the way leads back to one.
STEPS: Final = 32
# How many games are drawn to find one with a certain hidden pick.
PATIENCE: Final = 200


class Way:
    """The way down a tree so far: the nodes, the arm picked at each, by whom, and which of them in
    secret."""

    __slots__ = ("arms", "nodes", "seats", "secrets")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.arms: list[Arm] = []
        self.seats: list[int] = []
        self.secrets: list[int] = []

    def add(self, node: Node, arm: Arm, seat: int, secret: bool) -> None:
        if secret:
            self.secrets.append(len(self.nodes))
        self.nodes.append(node)
        self.arms.append(arm)
        self.seats.append(seat)


class Search:
    """A tree, and how to grow it."""

    def __init__(
        self, mind: Mind, seat: int, observers: int = MULTIPLE, truth: Game | None = None
    ) -> None:
        """``truth`` is the game as it is, for whoever may know it; others draw what it may be."""
        self.truth = truth
        self.mind = mind
        self.seat = seat
        self.observers = observers
        self.nodes: dict[int, Node] = {}
        self.stamp = 0
        self.round = 0
        self.sample: Game | None = None  # by which the first answer is picked
        self.worlds: list[int] = []  # the seeds of the games that the answers meet
        self.root = 0  # the name of the decision that is thought over
        self.been: list[int] = []  # the names of those before it

    def begin(self, game: Game) -> Node:
        """The node of a new decision. If it was foreseen, all that was learned stays, as far
        as there is room; if not, this may be another game."""
        name = key(game, self._eyes(self.seat))
        if name not in self.nodes:
            self.nodes = {}
        elif len(self.nodes) > MEMORY:
            self.nodes = {
                known: node for known, node in self.nodes.items() if node.stamp == self.stamp
            }
        self.stamp += 1
        node = self._node(name)
        if self.mind.same_luck:
            self._set_out(name, node)
        return node

    def _set_out(self, name: int, node: Node) -> None:
        """Every answer is to meet the same games from here on, from the first."""
        self.sample = None
        self.worlds = []
        for arm in node.arms.values():
            arm.met = None
            arm.luck = 0.0
        if name != self.root:
            self.been = [each for each in self.been[-STEPS:] if each != name]
            self.been.append(self.root)
            self.root = name

    def look(self, view: View, dice: Dice) -> None:
        """One iteration from what the view allows."""
        if self.mind.same_luck:
            self._look_at_world(view, dice)
            return
        way = Way()
        self.iterate(self._set_in(view, dice, way), dice, way)

    def _set_in(self, view: View, dice: Dice, way: Way) -> Game:
        """A game to look at. If another seat has picked in secret already, the way begins with
        that pick: it is half of a matrix game, so it is not taken as drawn. Games are drawn until
        one has the pick that the tree wants for it."""
        game = self._draw(view, dice)
        theirs = self.mind.withheld(game, self.seat)
        if theirs is None or self.truth is not None:
            return game
        node = self._node(key(game, SPECTATOR) ^ 1)
        fresh = not node.arms
        offered = [node.arm((pick,)) for pick in theirs.options]
        if fresh:
            expect(offered, theirs.likely)
        wanted = mixed(offered, dice)
        for _ in range(PATIENCE):
            if theirs is None or theirs.pick == wanted.picks[0]:
                break
            game = self.mind.draw(view, dice)
            theirs = self.mind.withheld(game, self.seat)
        if theirs is not None:
            way.add(node, node.arm((theirs.pick,)), theirs.who, secret=True)
        return game

    def _draw(self, view: View, dice: Dice) -> Game:
        """A game to look at, to be used up."""
        return self.mind.draw(view, dice) if self.truth is None else self.truth.clone()

    def _look_at_world(self, view: View, dice: Dice) -> None:
        """Pick the first answer, then let it meet a game."""
        sample = self.sample
        if sample is None:
            sample = self.sample = self._draw(view, dice)
        decision = sample.decision
        if decision is None:
            return
        node = self._node(self.root)
        self._meet(view, dice, node, self._best(sample, decision, node, dice)[0])

    def _meet(self, view: View, dice: Dice, node: Node, arm: Arm) -> None:
        """Let an answer meet the next game that it has not met."""
        if arm.met is None:
            arm.met = []
        if len(self.worlds) == len(arm.met):
            self.worlds.append(dice.below(1 << 32))
        luck = Dice(self.worlds[len(arm.met)])
        game = self._draw(view, luck)
        game.answer(*arm.picks)
        way = Way()
        way.add(node, arm, self.seat, secret=False)
        worth = self.iterate(game, luck, way)[self.seat]
        arm.met.append(worth + (arm.met[-1] if arm.met else 0.0))
        weigh_luck(list(node.arms.values()))

    def insist(self, view: View, dice: Dice, picks: tuple[int, ...], times: int) -> None:
        """Iterations that begin with a certain answer, until it was tried so often."""
        node = self._node(key(view.game, self._eyes(self.seat)))
        arm = node.arm(picks)
        while arm.visits < times:
            if self.mind.same_luck:
                self._meet(view, dice, node, arm)
                continue
            way = Way()
            game = self._set_in(view, dice, way)
            way.add(node, arm, self.seat, self.mind.secret(game))
            game.answer(*picks)
            self.iterate(game, dice, way)

    def iterate(self, game: Game, dice: Dice, way: Way) -> list[float]:
        """Go on down from this game, which is used up, and back; what it was worth."""
        mind = self.mind
        nodes, arms, seats, secrets = way.nodes, way.arms, way.seats, way.secrets
        shades = arms[:]  # the arms as those who picked them knew them
        leaf: Node | None = None
        circle = -1  # from where on the way led round to where it had been
        self.round += 1
        for node in nodes:
            node.round = self.round
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
                continue
            if one_answer(decision):
                game.answer(*decision.options[: decision.least])
                continue
            if nodes:
                # Beyond the decision that is thought over.
                plain = mind.plain(game, decision)
                if plain is not None:
                    game.answer(*plain)
                    continue
            secret = mind.secret(game)
            eyes = self._eyes(decision.who)
            if secret and nodes and eyes != decision.who:
                # Whatever else is seen, nobody sees a pick that is made at the same time.
                eyes = SPECTATOR
            name = key(game, eyes)
            if name in self.been:
                circle = len(nodes) - 1
                break
            if name not in self.nodes:
                if len(nodes) < mind.depth:
                    leaf = self._node(name)
                break
            node = self.nodes[name]
            if node.round == self.round:
                circle = nodes.index(node)
                break
            node.round = self.round
            # Whoever sees what the other has picked already, as the cheat does, just answers it.
            secret = secret and (bool(nodes) or mind.withheld(game, decision.who) is None)
            if secret:
                arm = shade = mixed(self._expected(game, decision, node, dice), dice)
            else:
                arm, shade = self._best(game, decision, node, dice)
            way.add(node, arm, decision.who, secret)
            shades.append(shade)
            game.answer(*arm.picks)
        asked = decision.who if decision is not None else CHANCE
        worths = mind.worth(game, dice)
        if leaf is not None:
            leaf.visits += 1
            leaf.total += worths[asked]
        for index in range(len(nodes)):
            worth = worths[seats[index]]
            if 0 <= circle <= index:
                worth -= IDLE
            nodes[index].visits += 1
            nodes[index].total += worth
            arms[index].visits += 1
            arms[index].total += worth
            if shades[index] is not arms[index]:
                shades[index].visits += 1
                shades[index].total += worth
        for number in range(len(secrets) - 1):
            first, second = secrets[number], secrets[number + 1]
            if second == first + 1 and seats[first] != seats[second]:
                learn(nodes[first], arms[first], arms[second], worths[seats[first]])
                learn(nodes[second], arms[second], arms[first], worths[seats[second]])
        return worths

    def _offered(self, game: Game, decision: Decision, node: Node, dice: Dice) -> list[Arm]:
        """The arms of a node that this game offers."""
        node.stamp = self.stamp
        if not node.arms and not one_pick(decision):
            node.propose(self.mind.answers(game, decision))
        return node.open_arms(decision, dice)

    def _expected(self, game: Game, decision: Decision, node: Node, dice: Dice) -> list[Arm]:
        """The arms of a secret pick, the first time with what is expected of them."""
        fresh = not node.arms
        offered = self._offered(game, decision, node, dice)
        if fresh:
            likely = self.mind.leanings(game, decision, [arm.picks for arm in offered])
            if likely is not None:
                expect(offered, likely)
        return offered

    def _best(self, game: Game, decision: Decision, node: Node, dice: Dice) -> tuple[Arm, Arm]:
        """The arm to try next, and the same as the seat asked knows it."""
        mind = self.mind
        arms = self._offered(game, decision, node, dice)
        shades = arms
        if self.observers == MULTIPLE and decision.who != self.seat:
            shades = [node.shade(arm, mind.private(game, arm.picks)) for arm in arms]
        # How likely a secret pick is says nothing of how good it is once the other's is seen.
        if any(not shade.offered for shade in shades) and not mind.secret(game):
            leanings = mind.leanings(game, decision, [arm.picks for arm in arms])
            if leanings is not None:
                for index, leaning in enumerate(leanings):
                    shades[index].leaning = leaning
        if mind.promise:
            best = node.likeliest(arms, shades, mind.promise, dice)
        else:
            best = node.best(arms, shades, mind.curiosity, TRUST, mind.faith, dice)
        return arms[best], shades[best]

    def _node(self, name: int) -> Node:
        node = self.nodes.get(name)
        if node is None:
            node = self.nodes[name] = Node(self.stamp)
        return node

    def _eyes(self, who: int) -> int:
        if self.observers == ALL_SEEING:
            return EVERYTHING
        return self.seat if self.observers == SINGLE or who == self.seat else SPECTATOR


def at_once(mind: Mind, game: Game, decision: Decision, dice: Dice) -> tuple[int, ...] | None:
    """The answer where there is nothing to think over: the only one, the book's, a plain one."""
    if one_answer(decision):
        return (decision.options[0],)
    known = mind.book(game, decision.who)
    return by_weight(known, dice) if known else mind.plain(game, decision)


def by_weight(answers: list[tuple[tuple[int, ...], int]], dice: Dice) -> tuple[int, ...]:
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
