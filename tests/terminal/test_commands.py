import os
from pathlib import Path

import pytest

from mathom.cli.main import main
from mathom.cli.play_lcg import decks_of
from mathom.cli.resuming import spelled_out
from mathom.cli.terminal import saves
from mathom.cli.terminal.cards.own_decks import own_decks
from mathom.cli.terminal.confrontation.replay_app import ReplayApp
from mathom.cli.terminal.confrontation.session import Duel
from mathom.games.confrontation.rows import CHARACTER
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer
from terminal_table import BIG


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command which is refused says."""
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def finished(path: Path, seed: str = "log") -> Duel:
    table = Duel.begin({}, 0, "random", seed, path)
    dice = Dice(1)
    while table.decision is not None:
        table.play.answer(*any_answer(table.decision, dice))
    table.save()
    return table


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play"], "game"),
        (["play", "chess"], "chess"),
        (["play", "confrontation", "--side", "elves"], "elves"),
        (["play", "confrontation", "--opponent", "nobody"], "nobody"),
        (["play", "confrontation", "--specials", "many"], "--specials"),
        (["play", "confrontation", "--specials", "9,9"], "specials"),
        (["play", "confrontation", "--frobnicate"], "frobnicate"),
        (["play", "lcg", "--scenario", "moria"], "moria"),
        (["play", "lcg", "--mode", "hard"], "hard"),
        (["play", "lcg", "--players", "5"], "players"),
        (["play", "lcg", "--decks", "boromir"], "boromir"),
        (["play", "lcg", "--decks", "lore,lore"], "two players"),
        (["play", "lcg", "--decks", "lore", "--players", "2"], "--players 2"),
        (["play", "lcg", "--seats", "me,random,random", "--decks", "lore"], "seated"),
        (["play", "lcg", "--seats", "random"], "me"),
        (["play", "lcg", "--seats", "me,boromir"], "boromir"),
        (["play", "lcg", "--mode", "expert", "--scenario", "anduin"], "--scenario"),
        (["play", "lcg", "--resume", "--seed", "1"], "--resume"),
        (["play", "tcg", "--decks", "plain moria,elves"], "elves"),
        (["play", "tcg", "--decks", "plain moria"], "two"),
        (["play", "tcg", "--players", "5"], "players"),
        (["play", "tcg", "--seats", "me,nobody"], "nobody"),
        (["play", "tcg", "--resume", "--starter-rules"], "--resume"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    assert word in refused(capsys, *arguments)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"mathom": 1}', '{"mathom": 99}', "\udcff"])
@pytest.mark.parametrize("command", [["play", "confrontation", "--resume"], ["replay"]])
def test_broken_save_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, command: list[str]
) -> None:
    path = tmp_path / "broken.json"
    content = os.fsencode(text)
    path.write_bytes(content)
    assert "broken.json" in refused(capsys, *command, str(path))
    assert path.read_bytes() == content


def test_a_log_cut_short_in_an_answer_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    finished(path)
    path.write_text(path.read_text().replace('"answers": [[', '"answers": [[77], [', 1))
    assert "answer 1" in refused(capsys, "play", "confrontation", "--resume", str(path))


def test_a_new_game_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    assert "mine.json" in refused(capsys, "play", "confrontation", "--save", str(path))
    assert path.read_text() == "precious"


def test_nothing_to_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "no saved game" in refused(capsys, "play", "confrontation", "--resume")


def test_bare_resume_means_the_latest() -> None:
    assert spelled_out(["play", "--resume"]) == ["play", "--resume", "latest"]
    assert spelled_out(["--resume", "--side", "sauron"])[:2] == ["--resume", "latest"]
    assert spelled_out(["--resume", "x.json"]) == ["--resume", "x.json"]


def test_a_failed_write_leaves_the_old_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    table = finished(path)
    kept = path.read_text()

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        table.save()
    assert path.read_text() == kept
    assert list(tmp_path.iterdir()) == [path]


def test_latest_is_the_one_written_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first, second = saves.new_path("confrontation", "a"), saves.new_path("confrontation", "b")
    finished(first)
    finished(second)
    os.utime(second, (1, 1))
    assert saves.latest("confrontation") == first


def test_help_is_for_newcomers(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["play", "--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    assert "With no options a menu asks" in said
    assert "--resume" in said


def test_the_card_games_help_says_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["play", "lcg", "--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    for word in ("--scenario", "--mode", "--players", "--decks", "--seats", "--seed", "--save"):
        assert word in said
    for word in ("--resume", "nightmare", "hotseat", "leadership", "mathom replay"):
        assert word in said
    with pytest.raises(SystemExit) as leaving:
        main(["play", "tcg", "--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    for word in ("--decks", "--seats", "--players", "--starter-rules", "--resume", "hotseat"):
        assert word in said


def test_a_deck_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Hero (1)\n1x Aragorn (Core Set)\n\nAlly (1)\n3x Snowbourn Scout (Core Set)\n")
    starter, mine = decks_of(f"lore, {path}", 2)
    assert starter == "lore"
    assert isinstance(mine, dict)
    assert (mine["heroes"], mine["cards"]) == ([1], {"16": 3})
    assert decks_of(None, 2) == ["leadership", "tactics"]


def test_decks_in_the_folder_for_them_have_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "mathom" / "decks"
    folder.mkdir(parents=True)
    (folder / "mine.txt").write_text("1x Aragorn (Core Set)\n3x Snowbourn Scout (Core Set)\n")
    (folder / "notes.md").write_text("not a deck")
    assert list(own_decks("lcg")) == ["mine.txt"]
    (deck,) = decks_of("mine.txt", 1)
    assert isinstance(deck, dict)
    assert deck["heroes"] == [1]


def test_a_save_of_another_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    finished(path)
    said = refused(capsys, "play", "lcg", "--resume", str(path))
    assert "mathom play confrontation" in said


async def test_replay_steps_through_either_sides_eyes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = finished(path)
    play, _ = saves.read(path)
    app = ReplayApp(play)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press("right", "right", "right")
        assert app.place == 3
        await pilot.press("left")
        assert app.place == 2
        await pilot.press("right_square_bracket", "right_square_bracket")
        assert app.place > 10
        hidden = [app.seen_game().rows[CHARACTER].count(-2)]
        for key in ("f", "s"):
            await pilot.press(key)
            hidden.append(app.seen_game().rows[CHARACTER].count(-2))
        assert hidden[0] == 0
        assert hidden[1] > 5
        assert hidden[2] > 5
        await pilot.press("end")
        assert app.place == len(app.positions) - 1
        assert app.position.game.rows == table.play.game.rows
        await pilot.press("home", "q")
