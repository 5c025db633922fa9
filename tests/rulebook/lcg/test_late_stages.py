"""The last stages of the three scenarios: reached, played on from and won, with all that holds."""

import os
from collections.abc import Callable

import pytest

from lcg_invariants import faults
from lcg_late import LAST, LATE, RULES, at_random, helped, late, sensible, stage
from mathom.games.lcg.decks import CAMPAIGN, SCENARIOS
from mathom.games.lcg.rows import OVER, STATE, WON
from mathom.kernel import save
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.kernel.save import digest
from random_play import FAR_TOO_LONG, now_and_then

Play = Callable[[Game, Dice], tuple[int, ...]]

# One game at each table, and more where ``make soak`` asks for many.
MORE = int(os.environ.get("MATHOM_SOAK", "0")) // 20_000
# Nobody who plays well needs as many tries as this to win, or to come to the last stage.
TRIES = 300
# How many players have been seen to win each scenario; the others come to its last stage.
WINNERS = {CAMPAIGN[0]: (1, 2, 3, 4), CAMPAIGN[1]: (1, 2, 3, 4), CAMPAIGN[2]: (2,)}


def watched(game: Game, play: Play, dice: Dice) -> set[int]:
    """Play a game to its end, looking at every decision; which stages it came to."""
    stages: set[int] = set()
    for number in range(FAR_TOO_LONG):
        assert faults(game) == [], game.whereabouts()
        stages.add(stage(game))
        if game.decision is None:
            return stages
        picks = play(game, dice)
        if now_and_then(number, 20):
            agrees(game, picks)
        game.answer(*picks)
    raise AssertionError("no end in sight")


def agrees(game: Game, picks: tuple[int, ...]) -> None:
    """A saved game and a clone are the same game, and go on alike."""
    text = save.dump(game)
    loaded, clone = save.load_state(RULES, text), game.clone()
    assert save.dump(loaded) == text
    loaded.answer(*picks)
    clone.answer(*picks)
    assert digest(loaded) == digest(clone)
    assert save.dump(game) == text


@pytest.mark.parametrize("play", [at_random, sensible])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", LATE, ids=LATE.values())
def test_nothing_is_amiss_from_a_late_stage_on(number: int, players: int, play: Play) -> None:
    for seed in range(1 + MORE):
        game = late(number, players, seed)
        assert number in watched(game, play, Dice(seed)), f"seed {seed} never got there"


@pytest.mark.parametrize("number", LAST, ids=[LATE[number] for number in LAST])
def test_the_last_stages_are_won_and_lost(number: int) -> None:
    results = set()
    for seed in range(TRIES):
        game, dice = late(number, 2 + seed % 3, seed), Dice(seed)
        assert stage(game) == number
        while game.decision is not None:
            game.answer(*sensible(game, dice))
        results.add(game.rows[STATE][OVER] == WON)
        if len(results) == 2:
            return
    raise AssertionError(f"only {results}")


def far(scenario: str, players: int, won: bool) -> tuple[Game, int]:
    """A whole game that is won, or comes to the last stage: it at its beginning, and its seed."""
    last = max(LAST, key=lambda number: (number in SCENARIOS[scenario].stages, number))
    for seed in range(TRIES):
        game, dice = new(RULES, helped(scenario, players)), Dice(seed)
        there = False
        while game.decision is not None:
            there = there or stage(game) in LAST
            game.answer(*sensible(game, dice))
        if game.rows[STATE][OVER] == WON if won else there:
            return new(RULES, helped(scenario, players)), seed
    raise AssertionError(f"{LATE[last]} was never {'won' if won else 'reached'}")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", CAMPAIGN)
def test_nothing_is_amiss_in_a_whole_game_to_the_last_stage(scenario: str, players: int) -> None:
    won = players in WINNERS[scenario]
    game, seed = far(scenario, players, won)
    stages = watched(game, sensible, Dice(seed))
    assert stages & set(LAST) & set(SCENARIOS[scenario].stages)
    assert (game.rows[STATE][OVER] == WON) >= won
