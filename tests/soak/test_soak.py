"""Random games by the thousand, over every mode of every game: each ends, none breaks.

``make test`` plays 20,000 of the board game and 3,000 of each card game with the compiled build,
and a tenth of them with the pure one, which needs ten times as long; both play the same games
(``conformance/test_golden.py``). ``make soak`` sets ``MATHOM_SOAK`` to play more.
"""

import os

import pytest

from mathom.games import GAMES
from mathom.kernel import save
from mathom.kernel.game import new
from mathom.kernel.rules import Rules
from mathom.kernel.save import digest
from mathom.lab.bench import compiled
from random_play import play_on

GAMES_IN_ALL = int(os.environ.get("MATHOM_SOAK", "20000" if compiled() else "2000"))
MODES = [(rules, mode) for rules in GAMES.values() for mode in rules.modes()]
PARTS = 4
# A card game takes as long as several board games.
SHARE = {"confrontation": 1.0, "lcg": 0.15, "tcg": 0.15}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("rules", "mode"), MODES, ids=[f"{r.name}-{m}" for r, m in MODES])
def test_soak(rules: Rules, mode: str, part: int) -> None:
    setup = rules.modes()[mode]
    each = int(-(-GAMES_IN_ALL * SHARE[rules.name] // (len(rules.modes()) * PARTS)))
    for seed in range(part * each, (part + 1) * each):
        game = new(rules, setup)
        play_on(game, seed)
        payoffs = game.payoffs()
        assert all(-1 <= payoff <= 1 for payoff in payoffs), f"seed {seed}"
        assert digest(save.load_state(rules, save.dump(game))) == digest(game), f"seed {seed}"
