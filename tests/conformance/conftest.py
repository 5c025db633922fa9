"""Every registered game, in every mode it names, passes everything in this folder."""

import pytest

from mathom.games import GAMES
from mathom.kernel.rules import Rules, Setup

MODES = [(rules, mode, setup) for rules in GAMES.values() for mode, setup in rules.modes().items()]


@pytest.fixture(params=MODES, ids=[f"{rules.name}-{mode}" for rules, mode, _ in MODES])
def played(request: pytest.FixtureRequest) -> tuple[Rules, Setup]:
    """The rules and set-up of one mode of one game."""
    rules, _, setup = request.param
    return rules, setup
