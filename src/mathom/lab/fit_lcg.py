"""Fit the weights of The Card Game's evaluation to games of self-play.

Every start of a planning phase is paired with whether the players won in the end, and the
weights are those under which the outcomes were likeliest (logistic regression, by gradient
descent). ``make card-weights`` runs it; the result is ``players/lcg/weights.py``.
"""

import sys
from functools import partial
from math import log
from pathlib import Path

from mathom.games import GAMES
from mathom.games.lcg.decks import CAMPAIGN, SCENARIOS
from mathom.games.lcg.phases import PLANNING_PHASE
from mathom.games.lcg.rows import CURRENT_PHASE, OVER, ROUND_NUMBER, STATE, WON
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.game import new
from mathom.lab.fitting import gather, loss, sigmoid
from mathom.players.lcg.evaluation import FEATURES, NAMES, features
from mathom.players.player import any_answer
from mathom.players.roster import player
from mathom.table.view import View

RULES = GAMES["lcg"]
# One answer in so many is random, so that odd positions are seen too.
RANDOM_ONE_IN = 25

# What was counted, whether the players won in the end, and who played what.
Position = tuple[list[float], float, str]


def positions(name: str, scenario: str, seed: str) -> list[Position]:
    """A game's positions, each with whether the players won in the end."""
    dice = Dice(seed_number(seed))
    easy = dice.below(2) == 0
    decks = line_up(scenario, dice)
    game = new(RULES, {"scenarios": [scenario], "decks": decks, "easy": easy})
    bot = player(name, RULES)
    seen: list[list[float]] = []
    last = 0
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            game.answer(*dice.order(decision.options, decision.most))
            continue
        state = game.rows[STATE]
        if state[CURRENT_PHASE] == PLANNING_PHASE and state[ROUND_NUMBER] > last:
            last = state[ROUND_NUMBER]
            seen.append(features(game))
        if dice.below(RANDOM_ONE_IN) == 0:
            game.answer(*any_answer(decision, dice))
        else:
            game.answer(*bot.answer(View(game, decision.who), dice))
    won = float(game.rows[STATE][OVER] == WON)
    who = f"{decks} {easy}"
    return [(found, won, who) for found in seen]


def line_up(scenario: str, dice: Dice) -> list[str]:
    """Decks that stand a chance; two players for the hardest scenario."""
    if scenario == CAMPAIGN[0]:
        return [("leadership", "leadership", "spirit", "lore")[dice.below(4)]]
    if scenario == CAMPAIGN[1]:
        return ["anduin"] if dice.below(3) else ["leadership", "spirit"]
    return ["leadership", "spirit"] if dice.below(2) else ["anduin", "tactics"]


def fit(
    data: list[Position], epochs: int = 15, l2: float = 1e-4
) -> tuple[list[float], float, float]:
    """The weights, and the mean log-loss with and without them.

    Every line-up has a chance of its own to begin with, lest a weight stand for a deck.
    """
    found = [0.0] * FEATURES
    firm: dict[str, float] = {}
    for who in sorted({who for _, _, who in data}):
        wins = [won for _, won, one in data if one == who]
        rate_won = (sum(wins) + 0.5) / (len(wins) + 1)
        firm[who] = log(rate_won / (1 - rate_won))
    middle = _left(found, firm, data)
    order = list(range(len(data)))
    dice = Dice(1)
    for epoch in range(epochs):
        rate = 0.03 / (1 + 0.3 * epoch)
        for place in dice.order(order, len(order)):
            counted, won, who = data[place]
            error = won - sigmoid(_log_odds(found, firm[who], counted))
            firm[who] += rate * error
            for i in range(1, FEATURES):
                found[i] += rate * (error * counted[i] - l2 * found[i])
    left = _left(found, firm, data)
    found[0] = max(firm.values())
    return found, left, middle


def _left(weights: list[float], firm: dict[str, float], data: list[Position]) -> float:
    return loss((_log_odds(weights, firm[who], counted), won) for counted, won, who in data)


def _log_odds(weights: list[float], firm: float, counted: list[float]) -> float:
    return firm + sum(weights[i] * counted[i] for i in range(1, FEATURES))


def write(rows: list[list[float]], target: Path, note: str) -> None:
    """The module that the evaluation reads."""
    body = "".join(
        "    [\n" + "".join(f"        {weight:.2f},\n" for weight in row) + "    ],\n"
        for row in rows
    )
    target.write_text(
        f'"""Written by ``make card-weights``: {note}.\n\n'
        'A row for each scenario, in the order of ``evaluation``."""\n\n'
        f"from typing import Final\n\nWEIGHTS: Final = [\n{body}]\n"
    )


def main(name: str, games: int, seed: str, processes: int, target: str) -> None:
    rows: list[list[float]] = []
    for scenario in SCENARIOS:
        data = gather(partial(positions, name, scenario), f"{seed}/{scenario}", games, processes)
        found, after, before = fit(data)
        won = sum(win for _, win, _ in data) / len(data)
        print(f"{scenario}: {len(data)} positions, {won:.1%} won", file=sys.stderr)
        print(f"log-loss {before:.3f}, with weights {after:.3f}", file=sys.stderr)
        for title, weight in zip(NAMES, found, strict=True):
            print(f"  {weight:7.2f} {title}", file=sys.stderr)
        # A scenario that nobody wins teaches nothing: it borrows what the first taught.
        rows.append(found if won > 0.01 or not rows else rows[0])
    write(rows, Path(target), f"{games} games of {name} for each scenario, seed {seed}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5])
