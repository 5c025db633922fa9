"""The tools that teach the players: small runs of each, and that what they write is read."""

from functools import partial
from pathlib import Path

from mathom.games.lcg.decks import CAMPAIGN
from mathom.kernel.dice import Dice
from mathom.lab import book, fit_beliefs, fit_confrontation, fit_lcg, fit_tcg, selfplay
from mathom.lab.fitting import gather
from mathom.players.confrontation.beliefs import BELIEF_FEATURES
from mathom.players.confrontation.evaluation import FEATURES
from mathom.players.confrontation.placement import read
from mathom.players.lcg import evaluation as lcg
from mathom.players.tcg import evaluation as tcg


def written(path: Path) -> dict[str, object]:
    """What a written module defines."""
    names: dict[str, object] = {}
    exec(path.read_text(), names)
    return names


def test_a_book_is_made_of_legal_line_ups(tmp_path: Path) -> None:
    target = tmp_path / "book.py"
    book.main(2, 6, 2, "test", 1, str(target))
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


def test_weights_are_fitted_and_predict_better_than_a_coin() -> None:
    records = gather(partial(selfplay.record, "heuristic"), "test", 60, 1)
    data = [position for played in records for position in fit_confrontation.positions(played)]
    found, _ = fit_confrontation.fit(data, epochs=2)
    assert fit_confrontation.left(found, data) < 0.693


def test_beliefs_are_fitted_and_guess_better_than_chance() -> None:
    records = gather(partial(selfplay.record, "heuristic"), "test", 30, 1)
    learned = fit_beliefs.fit_beliefs(records, epochs=2)
    missed = []
    for found in (learned, [0.0] * BELIEF_FEATURES):
        dice = Dice(3)
        missed.append(0)
        for number, played in enumerate(records):
            for game in fit_beliefs.some(played, number):
                missed[-1] += fit_beliefs.learn(
                    found[:], game, fit_beliefs.guess(found, game, 0, dice), 0.0
                )
    assert missed[0] < missed[1] * 0.95


def test_what_games_teach_is_written_where_players_read_it(tmp_path: Path) -> None:
    fit_confrontation.main("random", 4, "test", 1, str(tmp_path))
    weights = written(tmp_path / "weights.py")["WEIGHTS"]
    assert isinstance(weights, list)
    assert len(weights) == FEATURES
    learned = written(tmp_path / "belief_weights.py")["BELIEF_WEIGHTS"]
    assert isinstance(learned, list)
    assert len(learned) == BELIEF_FEATURES


def test_weights_of_the_card_game_are_fitted(tmp_path: Path) -> None:
    target = tmp_path / "weights.py"
    data = gather(partial(fit_lcg.positions, "heuristic", CAMPAIGN[0]), "test", 20, 1)
    found, after, before = fit_lcg.fit(data, epochs=3)
    assert after < before
    fit_lcg.write([found, found], target, "a test")
    rows = written(target)["WEIGHTS"]
    assert isinstance(rows, list)
    assert [len(row) for row in rows] == [lcg.FEATURES] * 2


def test_weights_of_the_trading_card_game_are_fitted(tmp_path: Path) -> None:
    target = tmp_path / "weights.py"
    data = gather(partial(fit_tcg.positions, "heuristic"), "test", 10, 1)
    found, after = fit_tcg.fit(data, epochs=3)
    assert after < 0.693
    assert all((found[i] <= 0) if i in tcg.BAD else (found[i] >= 0) for i in range(tcg.FEATURES))
    fit_tcg.write(found, target, "a test")
    weights = written(target)["WEIGHTS"]
    assert isinstance(weights, list)
    assert len(weights) == tcg.FEATURES


def test_games_are_gathered_in_their_order_and_no_more_than_asked() -> None:
    assert gather(str.split, "a game", 12, 1) == [
        word for number in range(12) for word in ("a", f"game/{number}")
    ]
