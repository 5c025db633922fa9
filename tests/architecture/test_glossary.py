"""The glossary names modules that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`([a-z_]+/[a-z_*/.]+)`", GLOSSARY)))


def test_the_glossary_says_where_things_are() -> None:
    assert len(PATHS) > 30


@pytest.mark.parametrize("path", PATHS)
def test_what_the_glossary_names_is_there(path: str) -> None:
    assert list((ROOT / "src" / "mathom").glob(path)), path


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([A-Z]\w+)\.(\w+)`", GLOSSARY))))
def test_the_methods_the_glossary_names_are_there(name: tuple[str, str]) -> None:
    kind, member = name
    found = [
        text
        for file in (ROOT / "src" / "mathom").rglob("*.py")
        if f"class {kind}" in (text := file.read_text(encoding="utf-8"))
    ]
    assert any(f"def {member}(" in text or f"self.{member} " in text for text in found)
