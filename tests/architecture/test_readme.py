"""What the README shows works as shown."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readmes_examples_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_readmes_files_exist() -> None:
    text = README.read_text()
    for name in (
        "NOTICE",
        "LICENSE",
        "CONTRIBUTING.md",
        "docs/rulings.md",
        "docs/benchmarks.md",
        "docs/protocol.md",
        "deploy",
    ):
        assert (README.parent / name).exists(), name
    assert "docs/screenshots/terminal.svg" in text
