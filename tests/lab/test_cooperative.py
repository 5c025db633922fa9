"""Players of a game that is won together: each on the same seeds."""

import json
from pathlib import Path

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import load
from mathom.kernel.rules import Setup
from mathom.lab.cooperative import CooperativeResult, jobs_of, play_cooperative
from mathom.lab.score import Score

RULES = GAMES["lcg"]
EASY: Setup = {"easy": True, "decks": ["leadership"]}


def test_every_player_plays_every_seed_in_every_seat() -> None:
    jobs = jobs_of(RULES, {"decks": ["lore", "spirit"]}, ["random", "heuristic"], 3, "s", None)
    assert len(jobs) == 6
    assert {job.seats for job in jobs} == {("random",) * 2, ("heuristic",) * 2}
    for name in ("random", "heuristic"):
        assert [job.seed for job in jobs if name in job.seats] == ["s/0", "s/1", "s/2"]


def test_wins_are_counted_on_the_same_seeds() -> None:
    names = ["random", "heuristic"]
    found = play_cooperative(jobs_of(RULES, EASY, names, 12, "1", None), names, 1)
    weak, strong = found.scores
    assert weak.games == strong.games == 12
    assert strong.wins == len(found.won[1]) > weak.wins
    assert found.only(1, 0) - found.only(0, 1) == strong.wins - weak.wins
    low, high = strong.interval
    assert low < strong.rate <= high


def test_they_are_rated_as_if_they_had_met_on_each_seed() -> None:
    def counted(*wins: set[str]) -> CooperativeResult:
        names = [str(place) for place in range(len(wins))]
        scores = [Score(games=10, wins=len(won)) for won in wins]
        return CooperativeResult(names, scores, list(wins))

    # Three seeds for the first alone and one for the second; six of ten came to the same.
    standings = counted({"1", "2", "3", "4"}, {"4", "5"}, {"4", "5"}).standings()
    assert {pair: (score.games, score.wins) for pair, score in standings.pairs.items()} == {
        (0, 1): (10, 6.0),
        (0, 2): (10, 6.0),
        (1, 2): (10, 5.0),
    }
    first, second, third = standings.elo()
    assert first > second == pytest.approx(third)
    assert counted({"1"}, {"2"}).standings().elo() == [1500, 1500]


def test_logs_are_kept(tmp_path: Path) -> None:
    play_cooperative(jobs_of(RULES, EASY, ["random"], 2, "1", tmp_path), ["random"], 1)
    logs = sorted(tmp_path.iterdir())
    assert [log.name for log in logs] == ["0001 random.json", "0002 random.json"]
    assert load(RULES, logs[0].read_text()).result is not None
    assert json.loads(logs[0].read_text())["game"] == "lcg"


@pytest.mark.parametrize("names", [[], ["random", "random"], ["nobody"]])
def test_nobody_and_anybody_twice_are_refused(names: list[str]) -> None:
    with pytest.raises(MathomError):
        jobs_of(RULES, EASY, names, 1, "1", None)
