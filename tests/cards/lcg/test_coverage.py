"""Every card that does something is on a table of some test, and the page says so."""

from lcg_coverage import PAGE, naming_tests, page, those_naming
from mathom.games.lcg.abilities import AttachTo
from mathom.games.lcg.facts import CARDS


def test_every_card_with_an_effect_has_a_test() -> None:
    by_title = naming_tests()
    untested = [
        card.title
        for card in CARDS[1:]
        if any(not isinstance(ability, AttachTo) for ability in card.text)
        and not those_naming(card, by_title)
    ]
    assert untested == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == page()
