"""The same dice, the same game: whoever plays, and whatever is played."""

import pytest

from mathom.games import GAMES
from mathom.lab.simulate import played


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_give_the_same_game(game: str) -> None:
    logs = {played(GAMES[game], {}, "same", ["heuristic"]).save() for _ in range(2)}
    assert len(logs) == 1
