"""What a newcomer looks for is found in two steps: the README names a page, the page the file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = "src/mathom/games"

# What is looked for | the README's page | the file as the page names it | where | what it says.
SEARCHES = {
    "the Ring-bearer's corruption": (
        "docs/tcg.md",
        "rulebook/killing.py",
        f"{GAMES}/tcg/rulebook/killing.py",
        "corruption",
    ),
    "the encounter deck is reshuffled": (
        "docs/lcg.md",
        "rulebook/encounter_deck.py",
        f"{GAMES}/lcg/rulebook/encounter_deck.py",
        "reshuffled",
    ),
    "a combat card is revealed": (
        "docs/confrontation.md",
        "rulebook/play_cards.py",
        f"{GAMES}/confrontation/rulebook/play_cards.py",
        "revealed",
    ),
    "rate limits": (
        "docs/server.md",
        "rate_limits.py",
        "src/mathom/server/rate_limits.py",
        "rate limits",
    ),
    "the hint": (
        "web/README.md",
        "src/shared/HintPanel.svelte",
        "web/src/shared/HintPanel.svelte",
        "hint",
    ),
}


def rows(page: Path, word: str) -> list[str]:
    """The lines of a page's tables that name something."""
    return [line for line in page.read_text().splitlines() if line[:1] == "|" and word in line]


@pytest.mark.parametrize("sought", SEARCHES)
def test_found_in_two_steps(sought: str) -> None:
    page, name, file, word = SEARCHES[sought]
    last = sought.split()[-1]
    assert [row for row in rows(ROOT / "README.md", last) if f"]({page})" in row], "first step"
    assert [row for row in rows(ROOT / page, f"`{name}`") if last in row], "second step"
    assert word in (ROOT / file).read_text(), "the file itself"


PAGES = {
    "docs/confrontation.md": f"{GAMES}/confrontation",
    "docs/lcg.md": f"{GAMES}/lcg",
    "docs/tcg.md": f"{GAMES}/tcg",
    "docs/server.md": "src/mathom/server",
}


def rooms(page: str) -> set[str]:
    """Every file that the first table of a page names, as names without folders."""
    text = (ROOT / page).read_text()
    table = re.search(r"^\| where \|.*?\n\n", text, re.MULTILINE | re.DOTALL)
    assert table is not None
    return {name.rpartition("/")[2] for name in re.findall(r"`([\w/]+\.py)`", table.group())}


@pytest.mark.parametrize("page", PAGES)
def test_a_pages_table_names_every_file_of_its_room(page: str) -> None:
    folder = ROOT / PAGES[page]
    files = {path.name for path in [*folder.glob("*.py"), *folder.glob("rulebook/*.py")]}
    assert files - {"__init__.py", "__main__.py", "rules.py"} <= rooms(page)


@pytest.mark.parametrize("page", PAGES)
def test_a_pages_table_names_no_file_that_is_gone(page: str) -> None:
    files = {path.name for path in (ROOT / "src" / "mathom").rglob("*.py")}
    assert rooms(page) <= files
