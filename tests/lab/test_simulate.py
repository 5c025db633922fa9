import pytest

from mathom.games import GAMES
from mathom.kernel.decision import MathomError
from mathom.lab.bench import bench
from mathom.lab.simulate import played, simulate

RULES = GAMES["confrontation"]


def test_the_same_seed_gives_the_same_games() -> None:
    one = simulate(RULES, {}, 20, "seed", ["random"])
    other = simulate(RULES, {}, 20, "seed", ["random"])
    assert (one.decisions, one.outcomes, one.points) == (
        other.decisions,
        other.outcomes,
        other.points,
    )
    assert simulate(RULES, {}, 20, "another", ["random"]).decisions != one.decisions


def test_every_game_is_counted_once() -> None:
    done: list[int] = []
    tally = simulate(RULES, {"characters": "draft"}, 15, "1", ["random", "random"], done.append)
    assert tally.games == sum(tally.outcomes.values()) == 15
    assert done == list(range(1, 16))
    assert sum(tally.points) == 0


@pytest.mark.parametrize("names", [["random"] * 3, ["nobody"], []])
def test_wrong_players_are_refused(names: list[str]) -> None:
    with pytest.raises(MathomError):
        simulate(RULES, {}, 1, "1", names)


@pytest.mark.parametrize("name", ["random", "heuristic", "search:4"])
def test_every_player_can_play_every_mode(name: str) -> None:
    for setup in RULES.modes().values():
        game = played(RULES, setup, "x", [name])
        assert game.result is not None


def test_the_bench_prints_every_figure_and_works_without_its_peers() -> None:
    figures = bench(RULES, seconds=0.05, rounds=1)
    assert figures["seed"] == 1
    assert figures["decisions_per_second"] > 0
    assert figures["save_bytes"] < 4096
    assert figures["search_iterations_per_second"] > 0
    assert figures["search_in_two_processes_seconds"] > 0
    assert {"times_python_tic_tac_toe", "times_dark_chess", "clone_microseconds"} <= set(figures)
