"""The Trading Card Game's domain knowledge for search: UCT with a progressive bias over the root
alone, heuristic rollouts to the next turn, common random numbers, a book of bids."""

from typing import Final

from mathom.games.tcg.questions import (
    ASK_BID,
    ASK_DECK_ORDER,
    ASK_DISCARD,
    ASK_HEALED,
    ASK_MUSTER,
    ASK_ORDER,
    ASK_PLACE,
    ASK_RECONCILE,
    ASK_SANCTUARY,
    ASK_SHADOW_PLAYER,
    ASK_SITE,
    ASK_SKIRMISH,
    ASK_START,
    ASK_TOIL,
)
from mathom.games.tcg.rows import STATE, TURN_NUMBER, ZONE
from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.search.domain import Domain
from mathom.players.search.search import weighted_choice
from mathom.players.tcg.bidding import bids, burdened
from mathom.players.tcg.evaluation import evaluate
from mathom.players.tcg.habits import habit
from mathom.players.tcg.heuristic import best_answer, scores
from mathom.players.tcg.reasons import reason

# A prior falls by one for so many points behind the best.
POINTS: Final = 11.0
# The priors of the best and of the worst: small, for visits tell more.
LEAD: Final = 0.11
WORST: Final = -0.14

# Decisions that are answered without search.
SCRIPTED: Final = (
    ASK_START,
    ASK_ORDER,
    ASK_SITE,
    ASK_SKIRMISH,
    ASK_RECONCILE,
    ASK_DISCARD,
    ASK_MUSTER,
    ASK_TOIL,
    ASK_HEALED,
    ASK_SANCTUARY,
    ASK_DECK_ORDER,
    ASK_SHADOW_PLAYER,
)


class TcgDomain(Domain):
    """Rolls out by the heuristic to the next turn and evaluates the table there.

    The tree is its root alone: all that follows an answer is rollout.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uct_c = 0.12
        self.bias_visits = 25.0
        self.common_random_numbers = True
        self.depth = 1

    def iteration_cost(self, seats: int) -> int:
        return 3 * seats

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        """Roll out to the start of the next turn by the heuristic, with bids by the book."""
        now = game.rows[STATE][TURN_NUMBER]
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
                continue
            if game.rows[STATE][TURN_NUMBER] > now:
                return evaluate(game) if now else burdened(game, evaluate(game))
            if decision.kind == ASK_BID:
                game.answer(*weighted_choice(bids(decision.options), dice))
                continue
            game.answer(*best_answer(game, decision, dice))
        return game.payoffs()

    def candidates(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        return [habit(game, decision, Dice(1))]

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        if decision.most == 1 and decision.least == 1:
            return as_priors(scores(game, decision, Dice(1)))
        return None

    def scripted(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """Orders and hands by the heuristic. Bids and places are not among them, so that a bid is
        judged as the first turn begins and not after it."""
        if decision.kind in SCRIPTED:
            return habit(game, decision, Dice(1))
        return None

    def book(self, game: Game, seat: Seat) -> list[tuple[tuple[int, ...], int]]:
        """Bids are secret, and so are mixed; what they are for is to go first."""
        decision = game.decision
        if decision is not None and decision.kind == ASK_BID:
            return bids(decision.options)
        if decision is not None and decision.kind == ASK_PLACE:
            return [((min(decision.options),), 1)]
        return []

    def place(self, game: Game, thing: int) -> int:
        zones = game.rows[ZONE]
        return zones[thing] if thing < len(zones) else -1

    def reason(self, game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
        return reason(game, seat, picks)


def as_priors(worths: list[float]) -> list[float]:
    """Points as priors: how far behind the best."""
    best = max(worths)
    return [max(WORST, LEAD + (each - best) / POINTS) for each in worths]
