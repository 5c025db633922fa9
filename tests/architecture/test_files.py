"""Small files, no leftovers, and nothing that only works on one machine."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 450


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_source_files_stay_small() -> None:
    large = {
        str(path.relative_to(ROOT)): len(path.read_text().splitlines())
        for path in tracked()
        if path.suffix == ".py" and "src" in path.parts
    }
    assert {name: size for name, size in large.items() if size > MOST_LINES} == {}


def test_nothing_generated_is_tracked() -> None:
    for path in tracked():
        assert path.suffix not in {".so", ".pyc", ".whl"}, path


def test_no_leftovers() -> None:
    pattern = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b")
    for path in tracked():
        if path.suffix in {".py", ".toml", ".md"}:
            assert not pattern.search(path.read_text()), path
