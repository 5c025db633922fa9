import re

from rules_coverage import PAGE, entries, file_of, files_of_tests, gaps, named, page, strays

EXAMPLES = PAGE.with_name("rules-examples.md")


def test_the_page_of_proofs_is_up_to_date() -> None:
    """``make rules-coverage`` writes it anew."""
    assert PAGE.read_text() == page()


def test_every_entry_has_a_file_of_its_own_with_tests() -> None:
    assert gaps() == []
    assert strays() == []
    assert len({file_of(entry) for entry in entries()}) == len(entries())


def test_only_entries_of_the_rulebooks_are_counted() -> None:
    assert len(entries()) == len(set(entries())) > 150
    assert named("000: ambush; 003: void. And more.") == ["000: ambush", "003: void"]


def test_every_example_of_the_page_has_its_tests() -> None:
    """``docs/rules-examples.md`` names tests by what stands behind ``test_``."""
    rows = [line for line in EXAMPLES.read_text().splitlines() if line.startswith("| `")]
    assert len(rows) > 50
    tests = {
        name
        for path in files_of_tests()
        for name in re.findall(r"^def test_(\w+)", path.read_text(), re.MULTILINE)
    }
    for row in rows:
        named_here = re.findall(r"`([a-z0-9_]+_[a-z0-9_]+)`", row)
        assert named_here, row
        assert set(named_here) <= tests, set(named_here) - tests
