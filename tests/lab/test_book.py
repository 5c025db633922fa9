"""The tools that teach the players: small runs of each, and that what they write is read."""

from pathlib import Path

from mathom.lab import book, training
from mathom.players.confrontation.evaluation import FEATURES
from mathom.players.confrontation.placement import read


def written(path: Path) -> dict[str, object]:
    """What a written module defines."""
    names: dict[str, object] = {}
    exec(path.read_text(), names)
    return names


def test_a_book_is_made_of_legal_line_ups(tmp_path: Path) -> None:
    target = tmp_path / "book.py"
    book.main(3, 32, 2, "test", 1, str(target))
    pages = written(target)["BOOK"]
    assert isinstance(pages, tuple)
    for side, texts in enumerate(pages):
        for mode, text in enumerate(texts):
            lines = read(text)
            assert lines
            start = side * 9 + mode * 18
            for weight, characters in lines:
                assert weight > 0
                assert len(set(characters)) == 5
                assert all(start <= each < start + 9 for each in characters)


def test_weights_are_learned_and_foretell_better_than_a_coin(tmp_path: Path) -> None:
    target = tmp_path / "weights.py"
    data = training.gather("heuristic", "test", 60, 1)
    found, _ = training.fit(data, sweeps=2)
    assert training.loss(found, data) < 0.693
    training.write(found, target, "a test")
    weights = written(target)["WEIGHTS"]
    assert isinstance(weights, list)
    assert len(weights) == FEATURES
