"""Imports point one way: kernel, cardplay, games, table, players, then lab, server and cli."""

import ast
from pathlib import Path

import mathom

ROOMS = ["kernel", "cardplay", "games", "table", "players"]
TOP = ["lab", "server", "cli"]  # these rest on the others, and not on each other's insides
SOURCE = Path(__file__).parents[2] / "src" / "mathom"


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "mathom" else ""


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("mathom")}


def allowed(room: str) -> set[str]:
    if room in ROOMS:
        return set(ROOMS[: ROOMS.index(room) + 1])
    below = set(ROOMS) | {room}
    # The command line starts everything else; nothing leans on it.
    return below | {"lab", "server"} if room == "cli" else below


def test_imports_point_down_the_list() -> None:
    wrong = []
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0]
        if room == "__init__.py":
            continue
        if room == "client.py":  # it speaks to a server and knows no rules
            assert {room_of(module) for module in imports(path)} <= {"kernel"}
            continue
        for module in imports(path):
            if room_of(module) and room_of(module) not in allowed(room):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    games = SOURCE / "games"
    for path in games.rglob("*.py"):
        parts = path.relative_to(games).parts
        if len(parts) == 1:
            continue
        for module in imports(path):
            if room_of(module) == "games":
                assert module.split(".")[2] == parts[0], f"{path} imports {module}"


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert rooms <= set(ROOMS) | set(TOP)
    assert mathom.__version__
