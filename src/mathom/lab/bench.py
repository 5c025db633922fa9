"""Speed, as ratios within one run: our games against OpenSpiel's and a fixed loop."""

import importlib
import time
from collections.abc import Callable
from random import Random
from typing import Any

from mathom.kernel import game as kernel_game
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.kernel.rules import Rules
from mathom.kernel.save import dump
from mathom.lab.search_bench import search_figures
from mathom.lab.yardstick import loops_per_second
from mathom.players.player import any_answer
from mathom.table.view import View

# OpenSpiel's games that ours are measured against.
PEERS = ("python_tic_tac_toe", "dark_chess")


def compiled() -> bool:
    """Whether this is the compiled build."""
    return not str(kernel_game.__file__).endswith(".py")


def bench(rules: Rules, seed: int = 1, seconds: float = 1.0, rounds: int = 3) -> dict[str, Any]:
    """Every figure for one game. Each is the best of a few rounds, the contestants in turn."""
    peers = {name: _peer(name) for name in PEERS}
    played: dict[str, list[float]] = {"us": []}
    loops: list[float] = []
    games: list[float] = []
    for number in range(rounds):
        loops.append(loops_per_second())
        speed, length = _random_play(rules, seed + number, seconds)
        played["us"].append(speed)
        games.append(length)
        for name, play in peers.items():
            if play is not None:
                played.setdefault(name, []).append(play(seed + number, seconds))
    ours = max(played["us"])
    yardstick = max(loops)
    middle = _middle(rules, seed)
    figures: dict[str, Any] = {
        "game": rules.name,
        "build": "compiled" if compiled() else "pure",
        "seed": seed,
        "decisions_per_second": round(ours),
        "decisions_per_game": round(sum(games) / len(games), 1),
        "clone_microseconds": round(_microseconds(middle.clone), 3),
        "view_microseconds": round(_microseconds(lambda: View(middle, 0)), 3),
        "resample_microseconds": round(_microseconds(_resampler(middle)), 3),
        "save_bytes": len(dump(middle).encode()),
        "yardstick_loops_per_second": round(yardstick),
        "yardstick_loops_per_decision": round(yardstick / ours, 1),
        "yardstick_loops_per_game": round(yardstick / ours * sum(games) / len(games)),
    }
    figures |= search_figures(rules, seed, seconds)
    for name in PEERS:
        theirs = max(played[name]) if name in played else None
        figures[f"open_spiel_{name}_decisions_per_second"] = theirs and round(theirs)
        figures[f"times_{name}"] = theirs and round(ours / theirs, 2)
    return figures


def _random_play(rules: Rules, seed: int, seconds: float) -> tuple[float, float]:
    """Decisions a second in uniform random play, and decisions a game."""
    random = Random(seed)
    dice = Dice(seed)
    choice = random.choice
    decisions = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = new(rules, {})
        while (decision := game.decision) is not None:
            if decision.most == 1:
                game.answer(choice(decision.options))
            else:
                game.answer(*any_answer(decision, dice))
            decisions += 1
        games += 1
    return decisions / (time.process_time() - begun), decisions / games


def _peer(name: str) -> Callable[[int, float], float] | None:
    """The same loop over one of OpenSpiel's games; ``None`` where it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
        game = pyspiel.load_game(name)
    except Exception:
        return None

    def play(seed: int, seconds: float) -> float:
        choice = Random(seed).choice
        decisions = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions / (time.process_time() - begun)

    return play


def _middle(rules: Rules, seed: int) -> Game:
    """A game some way in, at a player's decision."""
    dice = Dice(seed)
    game = new(rules, {})
    for _ in range(40):
        if game.decision is not None:
            kept = game.clone()
            game.answer(*any_answer(game.decision, dice))
    return game if game.decision is not None else kept


def _resampler(game: Game) -> Callable[[], Game]:
    view = View(game, 0)
    dice = Dice(1)
    return lambda: view.resample(dice)


def _microseconds(act: Callable[[], object], times: int = 20_000) -> float:
    """The CPU time of one call, best of three."""
    best = float("inf")
    for _ in range(3):
        begun = time.process_time()
        for _ in range(times):
            act()
        best = min(best, time.process_time() - begun)
    return best / times * 1e6
