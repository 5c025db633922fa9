"""Tables of three and more: one of a pair alone, the other in all the other seats."""

from pathlib import Path

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import MathomError
from mathom.lab.arena import arena, jobs_of
from mathom.lab.seating import kind_of, round_of, worth

RULES = GAMES["tcg"]
THREE = {"decks": ["plain moria", "plain mordor", "plain moria"]}


def test_two_swap_sides() -> None:
    assert round_of(2) == [(0, 1), (1, 0)]
    assert [kind_of((0, 1), side) for side in (0, 1)] == [0, 1]
    assert [kind_of((1, 0), side) for side in (0, 1)] == [1, 0]


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_each_of_a_pair_is_alone_once_in_every_seat(seats: int) -> None:
    seatings = round_of(seats)
    assert len(set(seatings)) == len(seatings) == 2 * seats
    for side in (0, 1):
        alone = [owners for owners in seatings if owners.count(side) == 1]
        assert sorted(owners.index(side) for owners in alone) == list(range(seats))
        assert sorted(kind_of(owners, side) for owners in seatings) == list(range(2 * seats))
        assert [kind_of(owners, side) for owners in alone] == list(range(seats))


@pytest.mark.parametrize(
    ("payoffs", "first"),
    [([1, -1, -1], 1), ([-1, 1, -1], -1), ([-1, 1, 1], -1), ([1, -1, 1], 0), ([-1, -1, -1], 0)],
)
def test_a_game_is_won_by_whoever_has_the_winning_seat(payoffs: list[float], first: float) -> None:
    assert worth((0, 1, 1), payoffs, 0) == first
    assert worth((0, 1, 1), payoffs, 1) == -first


def test_a_round_has_one_seed_and_its_logs_say_who_sat_where() -> None:
    jobs = jobs_of(RULES, THREE, ["heuristic", "search:2"], 12, "s", Path("logs"))
    assert [job.seed for job in jobs] == ["s/0-1/0"] * 6 + ["s/0-1/1"] * 6
    assert jobs[0].seats == ("heuristic", "search:2", "search:2")
    assert Path(jobs[0].log).name == "0001 1-2 heuristic - search=2 - search=2.json"
    assert Path(jobs[5].log).name == "0006 1-2 heuristic - heuristic - search=2.json"
    assert len({job.log for job in jobs}) == 12


def test_logs_and_seeds_of_two_are_called_as_ever() -> None:
    names = ["heuristic", "random", "search:2"]
    jobs = jobs_of(GAMES["confrontation"], {}, names, 4, "s", Path("logs"))
    assert [(job.seed, Path(job.log).name) for job in jobs[1:5]] == [
        ("s/0-2/0", "0001 1-3 heuristic - search=2.json"),
        ("s/1-2/0", "0001 2-3 random - search=2.json"),
        ("s/0-1/0", "0002 1-2 random - heuristic.json"),
        ("s/0-2/0", "0002 1-3 search=2 - heuristic.json"),
    ]
    assert jobs[6].seed == "s/0-1/1"


@pytest.mark.parametrize(
    ("games", "fitting"), [(2, "multiple of 6, such as 6$"), (100, "such as 96 or 102$")]
)
def test_games_that_do_not_fill_the_rounds_are_refused(games: int, fitting: str) -> None:
    with pytest.raises(MathomError, match=fitting):
        jobs_of(RULES, THREE, ["heuristic", "random"], games, "s", None)


def test_equals_come_out_even() -> None:
    names = ["random", "random"]
    standings = arena(jobs_of(RULES, THREE, names, 12, "1", None), names, 1)
    # One seat wins each seed, whoever has it: alone in one game, in company in two.
    assert [score.wins for score in standings.scores] == [6, 6]
    assert standings.elo() == [1500, 1500]
    for score in standings.scores:
        assert [played for played, _ in score.by_seating] == [2] * 6
        assert sum(score.rates[:3]) == 1
        assert sum(score.rates[3:]) == 2


def test_the_stronger_wins_and_a_stopped_arena_goes_on(tmp_path: Path) -> None:
    names = ["heuristic", "random"]
    jobs = jobs_of(RULES, THREE, names, 6, "1", tmp_path)
    arena(jobs[:4], names, 1)
    first = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    standings = arena(jobs, names, 1)
    assert len(list(tmp_path.iterdir())) == 6
    assert all(path.stat().st_mtime_ns == when for path, when in first.items())
    assert standings.scores[0].wins > 3
    assert standings.pairs[0, 1] == standings.scores[0]
