"""Every game has one record in each layer, and no other module lists the games."""

import ast
import re
from pathlib import Path

from mathom.cli.front_ends import FRONT_ENDS
from mathom.games import GAMES, RECORDS
from mathom.players.studies import STUDIES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "mathom"
PAGE = ROOT / "web" / "src"
# The one list of each layer.
LISTS = {"games/__init__.py", "players/studies.py", "cli/front_ends.py"}
# What the vocabularies of the card games draw on, and how their pages are ordered.
LISTS |= {"lab/vocabularies.py", "lab/word_index.py"}
LIST_OF_THE_PAGE = "games/index.ts"


def test_every_game_has_a_record_in_each_layer() -> None:
    assert list(STUDIES) == list(GAMES)
    assert list(FRONT_ENDS) == list(GAMES)
    drawn = re.findall(r'from "\./(\w+)"', (PAGE / LIST_OF_THE_PAGE).read_text())
    assert set(drawn) - {"game"} == set(GAMES)
    for name in GAMES:
        assert f'name: "{name}"' in (PAGE / "games" / name / "index.ts").read_text()


def test_records_say_what_people_ask_first() -> None:
    for record in RECORDS.values():
        assert record.caption.endswith(".")
        assert record.minutes > 0
        least, most = record.players
        seats = {record.rules.seats(record.rules.setup(s)) for s in record.rules.modes().values()}
        assert least <= min(seats) <= max(seats) <= most


def test_no_other_module_lists_the_games() -> None:
    wrong = {}
    for path in SOURCE.rglob("*.py"):
        where = path.relative_to(SOURCE).as_posix()
        if where not in LISTS and len(named := named_in(path)) > 1:
            wrong[where] = named
    assert wrong == {}


def test_no_other_module_of_the_page_lists_the_games() -> None:
    names = "|".join(GAMES)
    wrong = {}
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        where = path.relative_to(PAGE).as_posix()
        found = set(re.findall(rf"[\"'`/]({names})[\"'`/]", path.read_text()))
        if where != LIST_OF_THE_PAGE and len(found) > 1:
            wrong[where] = found
    assert wrong == {}


def named_in(path: Path) -> set[str]:
    """The games that a module names, or takes something of."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Constant) and node.value in set(GAMES):
            found.add(str(node.value))
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= set(node.module.split(".")) & set(GAMES)
    return found
