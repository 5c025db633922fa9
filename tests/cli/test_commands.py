"""The commands as a person or a program calls them."""

import json
from pathlib import Path
from unittest.mock import ANY

import pytest

from command import run
from mathom.cli import analyse
from mathom.games import GAMES
from mathom.kernel.playthrough import Playthrough, load
from mathom.lab.simulate import played
from mathom.players.search.analysis import Analysis, Moment
from mathom.players.search.mistakes import Mistake


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("play", "sim", "replay", "bench", "games"):
        assert command in out


def test_sim_prints_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "sim", "confrontation", "--games", "12", "--seed", "x", "--json")
    figures = json.loads(out)
    assert (code, err) == (0, "")
    assert figures["game"] == "confrontation"
    assert figures["games"] == sum(figures["results"].values()) == 12
    assert figures["decisions"] > 100
    assert figures["cpu_seconds"] > 0


def test_sim_tells_people_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "sim", "confrontation", "--games", "5", "--players", "heuristic", "--mode", "match"
    )
    assert code == 0
    assert "decisions a game" in out


def test_sim_says_how_often_those_who_win_together_won(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sim = ("sim", "lcg", "--games", "2", "--players", "random", "--set", "decks=lore,spirit")
    code, out, _ = run(capsys, *sim, "--json")
    assert code == 0
    assert json.loads(out)["interval"][0] == 0
    code, out, _ = run(capsys, *sim)
    assert "95% of the time between" in out


def test_bench_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("bench", "confrontation", "--seconds", "0.05", "--rounds", "1", "--json")
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert json.loads(out)["seed"] == 1


def test_games_lists_modes(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games", "--json")
    assert "draft" in json.loads(out)[0]["modes"]
    _, out, _ = run(capsys, "games")
    assert "The Confrontation" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("sim", "chess"), "no game is called 'chess'"),
        (("sim", "confrontation", "--players", "nobody"), "no player"),
        (("sim", "confrontation", "--players", "random,random,random"), "2 seats"),
        (("sim", "confrontation", "--mode", "blitz"), "no mode 'blitz'"),
        (("sim", "confrontation", "--games", "0"), "games"),
        (("bench", "chess"), "no game is called 'chess'"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_replay_prints_the_chronicle_a_spectator_saw(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = played(GAMES["confrontation"], {}, "told", ["heuristic"])
    saved = tmp_path / "game.json"
    saved.write_text(game.save())
    code, out, _ = run(capsys, "replay", str(saved), "--text")
    assert code == 0
    assert "Sauron's turn." in out
    assert "takes the field" not in out
    assert out.splitlines()[-1].endswith(("wins.", "board."))


def test_replay_refuses_what_is_not_a_saved_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for path in (broken, tmp_path / "missing.json"):
        code, out, err = run(capsys, "replay", str(path), "--text")
        assert (code, out) == (2, "")
        assert err.count("\n") == 1


@pytest.mark.parametrize("change", ["decks", "decks=nobody", "moons=3"])
def test_a_bad_setting_is_one_clear_line(capsys: pytest.CaptureFixture[str], change: str) -> None:
    code, out, err = run(capsys, "sim", "lcg", "--set", change)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_analyse_draws_a_game_that_was_played_and_says_if_its_log_stops_early(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = played(GAMES["confrontation"], {}, "looked over", ["heuristic"])
    path = tmp_path / "game.json"
    path.write_text(game.save())
    code, out, _ = run(capsys, "analyse", str(path), "--iterations", "10", "--json")
    assert code == 0
    assert json.loads(out)["result"] == game.result
    code, out, _ = run(capsys, "analyse", str(path), "--iterations", "10")
    assert code == 0
    assert "How likely the Fellowship was to win" in out
    assert "stops before" not in out
    # As the log of a table where somebody resigned.
    game.undo(3)
    path.write_text(game.save())
    code, out, _ = run(capsys, "analyse", str(path), "--iterations", "10")
    assert code == 0
    assert "The log stops before the game was over" in out
    path.write_text(Playthrough(GAMES["confrontation"], {}, "unplayed").save())
    code, _, err = run(capsys, "analyse", str(path))
    assert code == 2
    assert "nothing was played" in err


GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Playthrough:
    text = (GOLDEN / f"{name}.json").read_text()
    return load(GAMES[json.loads(text)["game"]], text)


def row(out: str, words: str) -> list[str]:
    """The cells of the row of a table that has these words in it."""
    line = next(line for line in out.splitlines() if words in line)
    return [cell.strip() for cell in line.strip("│").split("│")]


def looked_over(game: str, who: list[int], chances: list[list[float]], result: list[float]) -> None:
    """Show a golden game with such a curve."""
    log = golden(game)
    moments = [Moment(n, who[n], each, f"answer {n}") for n, each in enumerate(chances)]
    analyse.show(log, Analysis(moments, [], result, log.rules.cooperative))


def test_an_analysis_of_two_is_told_for_the_one_whom_it_turned_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    looked_over("confrontation-classic", [0, 1], [[0.5, 0.5], [0.8, 0.2]], [-1, 1])
    out = capsys.readouterr().out
    assert out.count("100%") == 1
    assert "How likely the Fellowship was to win" in out
    assert "Fellowship +30%" in out
    assert "Sauron +80%" in out


def test_an_analysis_of_a_match_names_nobody_by_a_side(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever is the Fellowship in the first game is Sauron in the second."""
    looked_over("confrontation-match", [0, 1], [[0.5, 0.5], [0.8, 0.2]], [-1, 1])
    out = capsys.readouterr().out
    assert "How likely Player 1 was to win" in out
    assert "Player 1 +30%" in out
    assert "Player 2 +80%" in out
    assert "Sauron" not in out


def test_an_analysis_of_three_has_a_curve_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    chances = [[0.25, 0.3, 0.45], [0.3, 0.6, 0.1]]
    looked_over("tcg-three-players", [0, 1], chances, [-1, 1, -1])
    out = capsys.readouterr().out
    for name in ("Player 1", "Player 2", "Player 3"):
        assert f"How likely {name} was to win" in out
    assert out.count("100%") == 3
    assert row(out, "answer 0") == ["0", "Player 1", ANY, "Player 3 -35%"]
    assert row(out, "answer 1") == ["1", "Player 2", ANY, "Player 2 +40%"]


def test_an_analysis_of_friends_is_told_for_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    looked_over("lcg-four-players", [2, 3], [[0.5] * 4, [0.2] * 4], [1] * 4)
    out = capsys.readouterr().out
    assert out.count("100%") == 1
    assert "How likely the players were to win" in out
    assert row(out, "answer 0") == ["0", "Player 3", ANY, "the players -30%"]
    assert row(out, "answer 1") == ["1", "Player 4", ANY, "the players +80%"]


def test_what_would_have_been_better_says_who_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    game = golden("confrontation-classic")
    better = [Mistake(0, 1, "this", 0.3, "a [sauron] minion", 0.6, "It is stronger.")]
    analyse.show(game, Analysis([], better, [-1, 1], cooperative=False))
    out = capsys.readouterr().out
    assert row(out, "this") == [
        "0",
        "Sauron",
        "this (30%)",
        "a [sauron] minion (60%)",
        "It is stronger.",
    ]


def test_a_long_curve_fits_the_screen() -> None:
    chances = [0.0] * 150 + [1.0] * 150
    assert analyse.squeezed(chances, 4) == [0.0, 0.0, 1.0, 1.0]
    assert analyse.squeezed([0.2, 0.3], 4) == [0.2, 0.3]
    # How it began and how it ended are always there.
    assert analyse.squeezed([0.5, *[0.0] * 150, 1.0], 5) == [0.5, 0.0, 0.0, 0.0, 1.0]


def test_the_terminals_curve_goes_on_to_the_end_of_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    looked_over("confrontation-classic", [0, 1], [[0.0, 1.0], [0.0, 1.0]], [1, -1])
    top = next(line for line in capsys.readouterr().out.splitlines() if "100%" in line)
    assert top.split("100%")[1].strip() == "█"
