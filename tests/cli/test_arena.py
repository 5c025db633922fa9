"""``mathom arena`` as a person or a program calls it."""

import json
from errno import ENOSPC
from pathlib import Path

import pytest

from command import run


def test_arena_prints_rates_with_their_intervals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["arena", "confrontation", "--players", "heuristic,random", "--games", "4"]
    code, out, err = run(
        capsys, *arguments, "--processes", "1", "--keep", str(tmp_path / "logs"), "--json"
    )
    assert (code, err) == (0, "")
    first, second = json.loads(out)["players"]
    assert (first["name"], first["games"], second["games"]) == ("heuristic", 4, 4)
    assert first["wins"] + second["wins"] == 4
    assert first["interval"][0] <= first["win_rate"] <= first["interval"][1]
    assert len(list((tmp_path / "logs").iterdir())) == 4
    code, out, _ = run(capsys, *arguments, "--processes", "1")
    assert code == 0
    assert "heuristic" in out


def test_players_who_win_together_are_measured_on_the_same_seeds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings = ("--set", "scenarios=Journey Down the Anduin", "--set", "decks=anduin")
    arguments = ("arena", "lcg", "--players", "heuristic,random", "--games", "2", *settings)
    code, out, err = run(capsys, *arguments, "--processes", "1", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    for each in found["players"]:
        assert each["games"] == 2
        assert each["interval"][0] <= each["win_rate"] <= each["interval"][1]
    (pair,) = found["pairs"]
    ahead, behind = pair["won_where_the_other_lost"]
    assert pair["wins"] == 1 + (ahead - behind) / 2
    assert (found["players"][0]["elo"] > 1500) == (ahead > behind)
    code, out, _ = run(capsys, *arguments, "--processes", "1")
    assert code == 0
    assert "same seeds" in out
    assert "Elo" in out


def test_a_table_of_three_is_one_against_two(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    decks = "decks=plain moria,plain mordor,plain moria"
    arguments = ("arena", "tcg", "--players", "heuristic,random", "--set", decks)
    code, out, err = run(
        capsys, *arguments, "--games", "6", "--processes", "1", "--keep", str(tmp_path), "--json"
    )
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["played"] == "one against two, every seat and role in turn"
    first, second = found["players"]
    assert first["games"] == second["games"] == 6
    assert first["wins"] + second["wins"] == 6
    assert len(first["win_rate_alone_by_seat"]) == len(first["win_rate_against_one_by_its_seat"])
    assert first["elo"] > second["elo"]
    # All of it is there already, and counts the same.
    code, out, _ = run(capsys, *arguments, "--games", "6", "--keep", str(tmp_path))
    assert code == 0
    assert "one against two, every seat and role in turn" in out
    assert "Alone by seat" in out


def test_games_that_cannot_be_shared_are_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "arena", "tcg", "--mode", "four players", "--games", "20")
    assert (code, out) == (2, "")
    assert "multiple of 8, such as 16 or 24" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("game", ["confrontation", "lcg"])
@pytest.mark.parametrize("folder", ["/proc", "/dev/null/logs"])
def test_a_folder_that_takes_no_logs_is_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, folder: str
) -> None:
    monkeypatch.setattr("mathom.cli.arena.patiently", pytest.fail)
    arguments = ("arena", game, "--players", "heuristic,random", "--games", "2")
    code, out, err = run(capsys, *arguments, "--processes", "1", "--keep", folder)
    assert (code, out) == (2, "")
    assert f"{folder} cannot hold the logs" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("game", ["confrontation", "lcg"])
def test_a_full_disk_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    def full(path: Path, *_: str, **__: str) -> int:
        path.touch()
        raise OSError(ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", full)
    arguments = ("arena", game, "--players", "random,heuristic", "--games", "2")
    code, out, err = run(capsys, *arguments, "--processes", "1", "--keep", str(tmp_path))
    assert (code, out) == (2, "")
    assert err.endswith("cannot be written: No space left on device\n")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
