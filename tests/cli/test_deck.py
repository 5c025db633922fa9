"""``mathom deck``."""

import io
import json
from pathlib import Path

import pytest

from command import run
from mathom.games import decks_of


@pytest.fixture
def starter(tmp_path: Path) -> Path:
    decks = decks_of("lcg")
    path = tmp_path / "lore.txt"
    path.write_text(decks.write(decks.starters()[3], "ringsdb-text"))
    return path


def test_check_prints_what_is_wrong(capsys: pytest.CaptureFixture[str], starter: Path) -> None:
    code, out, err = run(capsys, "deck", "check", str(starter), "--format", "tournament", "--json")
    plain = json.loads(out)
    assert (code, err) == (0, "")
    assert plain["legal"] is False
    assert plain["problems"] == ["The deck has 30 cards; a tournament deck has at least 50."]
    assert plain["warnings"] == []
    code, out, _ = run(capsys, "deck", "check", str(starter), "--format", "casual", "--json")
    assert (code, json.loads(out)["legal"]) == (0, True)


def test_check_for_people(capsys: pytest.CaptureFixture[str], starter: Path) -> None:
    code, out, _ = run(capsys, "deck", "check", str(starter))
    assert code == 0
    assert out.splitlines()[0] == "Lore starter is not legal (tournament)."
    assert "at least 50" in out


def test_convert_there_and_back(
    capsys: pytest.CaptureFixture[str], starter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, xml, _ = run(capsys, "deck", "convert", str(starter), "--to", "o8d")
    assert "<deck game=" in xml
    monkeypatch.setattr("sys.stdin", io.StringIO(xml))
    code, out, _ = run(capsys, "deck", "convert", "-", "--to", "ringsdb-json")
    assert code == 0
    assert json.loads(out)["slots"]["01073"] == 1


def test_formats_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "deck", "formats")
    assert "tournament" in out
    _, out, _ = run(capsys, "deck", "formats", "--json")
    assert "octgn" in json.loads(out)["lcg"]["files"]


def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, starter: Path
) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("3x Gandolf\n")
    empty = tmp_path / "empty.txt"
    empty.write_text("\n")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for arguments, message in (
        (("check", str(wrong), "--format", "tournament"), "did you mean Gandalf?"),
        (("check", str(wrong)), "did you mean Gandalf?"),
        (("check", str(empty)), "is empty"),
        (("check", str(binary)), "not text"),
        (("check", str(tmp_path / "nowhere")), "cannot be read"),
        (("check", str(starter), "--format", "chess"), "no format is called 'chess'"),
        (("convert", str(starter), "--to", "pdf"), "no deck file is called 'pdf'"),
        (("check",), "Missing argument"),
    ):
        code, out, err = run(capsys, "deck", *arguments)
        assert (code, out) == (2, ""), arguments
        assert err.count("\n") == 1
        assert message in err


def test_the_format_says_which_game_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    decks = decks_of("tcg")
    road = tmp_path / "road.txt"
    plain = next(each for each in decks.starters() if each.name == "Plain moria of the road")
    road.write_text(decks.write(plain, "numbers"))
    code, out, _ = run(capsys, "deck", "check", str(road), "--format", "open", "--json")
    assert (code, json.loads(out)["game"], json.loads(out)["legal"]) == (0, "tcg", True)
    code, out, _ = run(capsys, "deck", "check", str(road), "--format", "Standard", "--json")
    assert (code, json.loads(out)["legal"]) == (0, False)
    # Without one, by the cards; and a mistake is told by the game that came furthest.
    _, out, _ = run(capsys, "deck", "convert", str(road), "--to", "names")
    assert "Ring-bearer: Frodo, Plain Hobbit" in out
    road.write_text(out.replace("Goblin Bow", "Goblin Bowl"))
    code, _, err = run(capsys, "deck", "check", str(road))
    assert (code, "did you mean Goblin Bow" in err) == (2, True)
