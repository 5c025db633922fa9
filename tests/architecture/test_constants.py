"""One constant name, one meaning within a game."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "mathom"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/rules.py"))
# What several files of words bring to one collection, each under the name that it is asked for by.
COLLECTED = {"LEXICONS"}


def meaning(name: str, value: ast.expr, where: str) -> str:
    """What tells a definition from others: equal texts are the same, equal numbers are not."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return repr(value.value)
    if isinstance(value, ast.Attribute) and value.attr == name:
        return f"{name} as another module has it"
    return f"{where}: {ast.unparse(value)[:60]}"


def targets_of(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Assign) else []


def constants(text: str, where: str) -> dict[str, str]:
    """The upper-case names that a module defines; what begins with _ is its own affair."""
    found = {}
    for node in ast.parse(text).body:
        value = node.value if isinstance(node, ast.AnnAssign | ast.Assign) else None
        for target in targets_of(node):
            if isinstance(target, ast.Name) and target.id.isupper() and target.id[0] != "_":
                if value is not None and target.id not in COLLECTED:
                    found[target.id] = meaning(target.id, value, where)
    return found


def meanings(texts: dict[str, str]) -> dict[str, set[str]]:
    """All that each name means in these modules; one that is handed on counts once."""
    found: dict[str, set[str]] = {}
    for where, text in texts.items():
        for name, what in constants(text, where).items():
            found.setdefault(name, set()).add(what)
    for name, all_of_it in found.items():
        if len(all_of_it) > 1:
            all_of_it.discard(f"{name} as another module has it")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_constant_has_one_meaning_in_a_game(game: str) -> None:
    folder = SOURCE / "games" / game
    texts = {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.py")}
    assert {name: what for name, what in meanings(texts).items() if len(what) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_constant_is_imported_by_another_name(game: str) -> None:
    """An alias hides that a name has two meanings."""
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                hidden = [a.name for a in node.names if a.name.isupper() and a.asname]
                assert [name for name in hidden if name not in _handed_on(node)] == [], path


def _handed_on(node: ast.ImportFrom) -> set[str]:
    """``X as X`` says that others may import it from here."""
    return {alias.name for alias in node.names if alias.name == alias.asname}


def test_the_scan_sees_what_it_should() -> None:
    texts = {
        "facts.py": "SITE: Final = 2\nNAME: Final = 'name'\nFIRST = 1",
        "rows.py": "SITE: Final = 2\nNAME: Final = 'name'\n_OWN = 3",
        "printed.py": "FIRST: Final = facts.FIRST\n_OWN = 4",
    }
    assert [name for name, what in meanings(texts).items() if len(what) > 1] == ["SITE"]
