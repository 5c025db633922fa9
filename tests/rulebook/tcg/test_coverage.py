from rules_coverage import PAGE, entries, named, page


def test_the_page_of_proofs_is_up_to_date() -> None:
    """``make rules-coverage`` writes it anew."""
    assert PAGE.read_text() == page()


def test_only_entries_of_the_rulebooks_are_counted() -> None:
    assert len(entries()) == len(set(entries())) > 150
    assert named("000: ambush; 003: void. And more.") == ["000: ambush", "003: void"]
