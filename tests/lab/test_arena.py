"""The arena: who met whom, how it is counted, and that it can be told again."""

import json
import re
from pathlib import Path

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import load
from mathom.lab.arena import arena, jobs_of
from mathom.lab.score import Score
from mathom.lab.standings import Standings

RULES = GAMES["confrontation"]


def test_every_pair_meets_as_often_and_each_seed_is_played_from_both_sides() -> None:
    jobs = jobs_of(RULES, {}, ["random", "heuristic", "search:2"], 4, "s", None)
    assert len(jobs) == 12
    for pair in ((0, 1), (0, 2), (1, 2)):
        met = [job for job in jobs if job.pair == pair]
        assert len(met) == 4
        assert [job.seed for job in met][::2] == [job.seed for job in met][1::2]
        assert met[0].seats == met[1].seats[::-1]


def test_wins_are_counted_for_the_right_player() -> None:
    names = ["heuristic", "random"]
    standings = arena(jobs_of(RULES, {}, names, 20, "1", None), names, 1)
    strong, weak = standings.scores
    assert strong.games == weak.games == 20
    assert strong.wins + weak.wins == 20
    assert strong.rate > 0.7
    assert [seat[0] for seat in strong.by_seating] == [10, 10]
    assert standings.elo()[0] > standings.elo()[1]


def test_several_processes_come_to_the_same() -> None:
    names = ["random", "search:2"]
    jobs = jobs_of(RULES, {}, names, 6, "1", None)
    assert arena(jobs, names, 2).scores == arena(jobs, names, 1).scores


def test_a_player_may_think_in_processes_of_its_own() -> None:
    names = ["random", "search:8x2"]
    standings = arena(jobs_of(RULES, {}, names, 2, "1", None), names, 2)
    assert standings.scores[0].games == 2


def test_search_is_stronger_than_chance() -> None:
    names = ["search:20", "random"]
    assert arena(jobs_of(RULES, {}, names, 10, "1", None), names, 1).scores[0].wins >= 9


def test_the_price_of_hidden_information_is_what_the_cheat_is_ahead() -> None:
    names = ["search:9", "cheat:9", "cheat:2"]
    games = Score(games=100, wins=25)
    standings = Standings(names, [Score()] * 3, {(0, 1): games, (0, 2): games})
    assert standings.prices() == {"search:9": pytest.approx(400 * 0.4735, abs=2)}


def test_logs_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    names = ["random", "cheat:2"]
    arena(jobs_of(RULES, {}, names, 2, "1", tmp_path), names, 1)
    logs = sorted(tmp_path.iterdir())
    assert len(logs) == 2
    for path in logs:
        assert load(RULES, path.read_text()).result is not None
        assert json.loads(path.read_text())["game"] == "confrontation"


def test_a_stopped_arena_goes_on_from_its_logs(tmp_path: Path) -> None:
    names = ["random", "search:2"]
    jobs = jobs_of(RULES, {}, names, 6, "1", tmp_path)
    arena(jobs[:4], names, 1)
    first = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    standings = arena(jobs, names, 1)
    assert len(list(tmp_path.iterdir())) == 6
    assert all(path.stat().st_mtime_ns == when for path, when in first.items())
    assert standings.scores == arena(jobs_of(RULES, {}, names, 6, "1", None), names, 1).scores


def test_another_arenas_logs_are_neither_counted_nor_lost(tmp_path: Path) -> None:
    names = ["random", "heuristic"]
    arena(jobs_of(RULES, {}, names, 2, "1", tmp_path), names, 1)
    log = sorted(tmp_path.iterdir())[0]
    before = log.read_text()
    with pytest.raises(MathomError, match="another game's log"):
        arena(jobs_of(RULES, {}, names, 2, "2", tmp_path), names, 1)
    assert log.read_text() == before


def test_a_broken_log_is_named(tmp_path: Path) -> None:
    names = ["random", "heuristic"]
    jobs = jobs_of(RULES, {}, names, 2, "1", tmp_path)
    Path(jobs[0].log).write_text("half a ga")
    with pytest.raises(MathomError, match=re.escape(jobs[0].log)):
        arena(jobs, names, 1)


def test_a_player_may_meet_itself_and_every_log_is_kept(tmp_path: Path) -> None:
    names = ["random", "random", "random"]
    standings = arena(jobs_of(RULES, {}, names, 2, "1", tmp_path), names, 1)
    assert len(list(tmp_path.iterdir())) == 6
    assert [score.games for score in standings.scores] == [4, 4, 4]


def test_an_odd_number_of_games_is_refused() -> None:
    with pytest.raises(MathomError, match="even number"):
        jobs_of(RULES, {}, ["random", "heuristic"], 3, "1", None)


@pytest.mark.parametrize("names", [["random"], ["random", "nobody"], []])
def test_too_few_or_unknown_players_are_refused(names: list[str]) -> None:
    with pytest.raises(MathomError):
        jobs_of(RULES, {}, names, 2, "1", None)


def scored(*seats: tuple[int, int]) -> Score:
    """So many games won of so many, by seat."""
    score = Score()
    for seat, (won, games) in enumerate(seats):
        for number in range(games):
            score.add(seat, 1 if number < won else -1)
    return score


def test_a_seat_that_wins_oftener_is_no_luck() -> None:
    even, uneven = scored((30, 60), (30, 60)), scored((12, 60), (48, 60))
    assert even.rate == uneven.rate
    assert even.interval == scored((60, 120)).interval
    wide, narrow = (high - low for low, high in (even.interval, uneven.interval))
    # A fifth and four fifths vary by 0.16 around themselves, a half by 0.25.
    assert narrow / wide == pytest.approx((0.16 / 0.25) ** 0.5, abs=0.02)


def test_a_clean_sheet_is_not_taken_for_certain() -> None:
    low, high = scored((50, 50), (50, 50)).interval
    assert 0.94 < low < 0.97
    assert high == pytest.approx(1.0)


def test_the_interval_is_wilsons() -> None:
    score = Score()
    for number in range(100):
        score.add(number % 2, 1.0 if number < 75 else -1.0)
    low, high = score.interval
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert Score().interval == (0.0, 1.0)


def test_ratings_follow_the_odds() -> None:
    # Three wins in four are 191 points in the usual scale; the anchor pulls a little.
    pairs = {(0, 1): Score(games=400, wins=300.0)}
    first, second = Standings(["a", "b"], [Score(), Score()], pairs).elo()
    assert 185 < first - second < 192
    assert first + second == pytest.approx(3000)


def test_an_interval_stays_between_never_and_always() -> None:
    for payoff in (-1.0, 1.0):
        for games in range(1, 60):
            score = Score()
            for number in range(games):
                score.add(number % 2, payoff)
            low, high = score.interval
            assert 0.0 <= low <= score.rate <= high <= 1.0
            assert f"{low:.1%}" != "-0.0%"
