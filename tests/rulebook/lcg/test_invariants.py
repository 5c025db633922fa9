"""What holds at every decision, in random games of every scenario and number of players."""

import pytest

from lcg_invariants import faults
from mathom.games import GAMES
from mathom.games.lcg.decks import CAMPAIGN
from random_play import walk

DECKS = ("leadership", "tactics", "spirit", "lore")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", CAMPAIGN)
def test_nothing_is_amiss_at_any_decision(scenario: str, players: int) -> None:
    for seed in range(12):
        decks = [DECKS[(seed + seat) % 4] for seat in range(players)]
        for game in walk(GAMES["lcg"], {"decks": decks, "scenarios": [scenario]}, seed):
            assert faults(game) == [], f"seed {seed}: {game.whereabouts()}"
