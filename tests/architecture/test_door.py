"""Nothing changes state except through the event door."""

import ast
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "mathom" / "games"
# The hands of the door, and the filling of hidden cells in a copy made for it.
HANDS = {
    "confrontation/battle_events.py",
    "confrontation/events.py",
    "confrontation/rulebook/handling.py",
    "lcg/events/base.py",
    "lcg/events/bookkeeping.py",
    "lcg/events/cards.py",
    "lcg/events/fights.py",
    "lcg/events/quests.py",
    "lcg/events/rounds.py",
    "lcg/events/tokens.py",
    "lcg/rulebook/handling.py",
    "tcg/events/bookkeeping.py",
    "tcg/events/cards.py",
    "tcg/events/harms.py",
    "tcg/events/sites.py",
    "tcg/events/skirmishes.py",
    "tcg/events/tokens.py",
    "tcg/events/turns.py",
    "tcg/rulebook/durations.py",
    "tcg/rulebook/fighting.py",
    "tcg/rulebook/handling.py",
    "tcg/rulebook/losing.py",
    "tcg/rulebook/turning.py",
}
FILLERS = {"confrontation/visibility.py", "lcg/visibility.py", "tcg/visibility.py"}


def files() -> list[tuple[str, ast.Module]]:
    return [
        (str(path.relative_to(GAMES)), ast.parse(path.read_text()))
        for path in sorted(GAMES.rglob("*.py"))
    ]


def calls(tree: ast.Module, names: set[str]) -> list[int]:
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in names
    ]


def test_only_the_doors_hands_put() -> None:
    for name, tree in files():
        if name not in HANDS:
            assert calls(tree, {"put", "put_row"}) == [], name


def test_nobody_reaches_past_the_door() -> None:
    """No rules code calls ``happen`` on a game: events are sent, the kernel lets them happen."""
    for name, tree in files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                if node.func.attr == "happen" and isinstance(owner, ast.Name):
                    assert owner.id != "game", f"{name}:{node.lineno}"


def writes(tree: ast.Module) -> list[int]:
    """Lines that assign to a cell of ``rows`` or to a row."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            inner: ast.AST = target
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if (
                isinstance(target, ast.Subscript)
                and isinstance(inner, ast.Attribute)
                and inner.attr == "rows"
            ):
                found.append(node.lineno)
    return found


def test_no_row_is_assigned_in_rules_code() -> None:
    for name, tree in files():
        assert writes(tree) == [] or name in FILLERS, name


def test_the_scan_sees_what_it_should() -> None:
    guilty = ast.parse("game.rows[1][2] = 3\ngame.put(1, 2, 3)\ngame.rows[1][2] += 1\n")
    assert writes(guilty) == [1, 3]
    assert calls(guilty, {"put"}) == [2]
