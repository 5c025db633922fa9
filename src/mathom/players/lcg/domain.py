"""The Card Game's domain knowledge for search: UCT with a progressive bias, heuristic rollouts over
two rounds, common random numbers."""

from typing import Final

from mathom.cardplay.questions import ASK_TARGETS
from mathom.games.lcg.phases import PLANNING_PHASE
from mathom.games.lcg.questions import (
    ASK_ACTION,
    ASK_ATTACK_ORDER,
    ASK_ATTACKERS,
    ASK_BEARER,
    ASK_CHECK,
    ASK_COMMIT,
    ASK_DEFENDERS,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_RANGED,
    ASK_RESPONSE,
    ASK_UNLESS,
    PASS,
)
from mathom.games.lcg.rows import CURRENT_PHASE, ROUND_NUMBER, SCENARIO_NUMBER, STATE, ZONE
from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.lcg.actions import is_boon, is_gold, is_timely
from mathom.players.lcg.combat import all_defend, joiners, ways_to_strike
from mathom.players.lcg.evaluation import evaluate
from mathom.players.lcg.heuristic import best_answer, judged
from mathom.players.lcg.questing import commit_worth, ways_to_commit
from mathom.players.lcg.reasons import reason
from mathom.players.search.domain import Domain

# A prior falls by one for so many points behind the best.
POINTS: Final = 6.0
# The prior of the best.
LEAD: Final = 0.3


# Decisions that are answered without search.
SCRIPTED: Final = (
    ASK_TARGETS,
    ASK_PAY,
    ASK_CHECK,
    ASK_ATTACK_ORDER,
    ASK_ORDER,
    ASK_BEARER,
    ASK_UNLESS,
    ASK_MULLIGAN,
)


class LcgDomain(Domain):
    """Rolls out by the heuristic to the planning phase after the next and evaluates it there.

    The players win or lose together, so a game is worth the same to all of them.
    """

    def __init__(self, rounds: int = 2) -> None:
        super().__init__()
        self.rounds = rounds
        self.uct_c = 0.12
        self.bias_visits = 20.0
        self.common_random_numbers = True

    def iteration_cost(self, seats: int) -> int:
        # Everyone has more to do the more enemies there are.
        return 2 * seats * (seats + 3)

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        """Roll out to the planning phase so many rounds ahead, by the heuristic."""
        state = game.rows[STATE]
        scenario = state[SCENARIO_NUMBER]
        until = state[ROUND_NUMBER] + self.rounds
        while (decision := game.decision) is not None:
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
                continue
            state = game.rows[STATE]
            late = state[ROUND_NUMBER] >= until and state[CURRENT_PHASE] >= PLANNING_PHASE
            if late or state[SCENARIO_NUMBER] != scenario:
                return [evaluate(game)] * game.rules.seats(game.setup)
            game.answer(*best_answer(game, decision, dice))
        return game.payoffs()

    def candidates(self, game: Game, decision: Decision) -> list[tuple[int, ...]]:
        kind = decision.kind
        if kind == ASK_COMMIT:
            return [picks for _, picks in ways_to_commit(game, decision.who)]
        if kind == ASK_ATTACKERS:
            return ways_to_strike(game, decision.who, decision.options, decision.most)
        if kind == ASK_DEFENDERS:
            return [all_defend(game, decision.options), ()]
        if kind == ASK_RANGED:
            return [(), joiners(game, decision.options), tuple(sorted(decision.options))]
        return []

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        if decision.most == 1 and decision.least == 1:
            return as_priors(judged(game, decision, Dice(1)))
        if decision.kind == ASK_COMMIT:
            return as_priors([commit_worth(game, decision.who, picks) for picks in answers])
        return None

    def scripted(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """Payments and orders by the heuristic; nothing where nothing would help; what is free."""
        kind = decision.kind
        if kind in SCRIPTED:
            return best_answer(game, decision, Dice(1))
        if kind == ASK_ACTION:
            return self.action(game, decision)
        if kind == ASK_RESPONSE and len(decision.options) == 2:
            pick = decision.options[1]
            if is_boon(game, pick):
                return (pick,)
        return None

    def action(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """Gold is always taken; where nothing is of use, nothing is done."""
        tempting = False
        for option in decision.options:
            if option == PASS:
                continue
            if is_gold(game, option):
                return (option,)
            tempting = tempting or is_timely(game, option)
        return None if tempting else (PASS,)

    def place(self, game: Game, thing: int) -> int:
        zones = game.rows[ZONE]
        return zones[thing] if thing < len(zones) else -1

    def reason(self, game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
        return reason(game, seat, picks)


def as_priors(worths: list[float]) -> list[float]:
    """Points as priors: how far behind the best."""
    best = max(worths)
    return [max(-1.0, LEAD + (each - best) / POINTS) for each in worths]
