"""000: building your deck; 000: format; 000: X-List; 000: collector's info."""

from mathom.games.tcg import plain
from mathom.games.tcg.facts import by_id
from mathom.games.tcg.formats import FORMATS, Format, problems
from tcg_table import RULES

assert RULES.name == "tcg"
OURS = Format("ours", "", (20,), 1, ["20C31"], ["20C9"])
OPEN = Format("ours, open", "", (20,), 4, [], [])


def deck(**changes: int) -> dict[str, int]:
    """Thirty of each side, with these changes."""
    cards = {f"20C{number}": 4 for number in (5, 6, 7, 8, 10, 11, 12)} | {"20C3": 2}
    cards |= {f"20C{number}": 4 for number in (32, 33, 34, 35, 36, 37, 38)} | {"20C39": 2}
    return cards | {f"20C{key[1:]}": copies for key, copies in changes.items()}


def wrong(
    cards: dict[str, int] | None = None,
    bearer: str = plain.RING_BEARER,
    ring: str = plain.RING,
    sites: list[str] | None = None,
    format: Format = OURS,
) -> list[str]:
    path = "Fellowship" if format.path == 1 else "Shadows"
    return problems(bearer, ring, sites or plain.SITES[path], cards or deck(), format)


def test_a_deck_of_sixty_half_and_half_is_legal() -> None:
    assert wrong() == []


def test_fewer_than_sixty_cards_are_too_few() -> None:
    cards = deck()
    del cards["20C3"], cards["20C39"]
    assert wrong(cards) == ["The draw deck has 56 cards; it needs at least 60."]


def test_both_sides_must_be_equal() -> None:
    assert "as many of each" in wrong(deck(C3=4))[0]


def test_four_copies_by_title_and_three_of_the_ring_bearers() -> None:
    cards = deck(C2=4, C39=6)
    found = wrong(cards)
    assert sorted(found) == [
        "4 copies of Frodo; a draw deck has at most 3.",
        "6 copies of Drummer of the Host; a draw deck has at most 4.",
    ]


def test_only_one_who_may_bears_the_ring() -> None:
    """000: Ring-bearer."""
    assert wrong(bearer="20C4") == ["Aragorn, Plain Ranger cannot be the Ring-bearer."]
    assert wrong(ring="20C4") == ["Aragorn, Plain Ranger is not The One Ring."]


def test_numbered_sites_must_be_one_of_each_number() -> None:
    """000: adventure deck."""
    sites = plain.SITES["Fellowship"]
    assert wrong(sites=sites[:8])[0] == "An adventure deck has 9 sites, not 8."
    twice = [*sites[:8], sites[0]]
    assert wrong(sites=twice) == [
        "The sites of an adventure deck are all different.",
        "There must be one site of each number from 1 to 9.",
    ]
    assert "block" in wrong(sites=plain.SITES["Shadows"])[0]


def test_of_the_later_sites_three_may_have_the_same_shadow_number() -> None:
    """000: adventure deck."""
    assert wrong(format=OPEN) == []
    fields = ["20C120", *plain.SITES["Shadows"][:8]]
    assert wrong(sites=fields, format=OPEN) == ["4 sites have the Shadow number 1; three may."]


def test_lists_of_the_format() -> None:
    """000: X-List."""
    cards = deck(C31=4, C9=4)
    del cards["20C32"], cards["20C5"]
    assert wrong(cards) == [
        "Goblin of the Deeps is on the X-list of the ours format.",
        "Guard of the Hall is restricted to one copy in the ours format.",
    ]


def test_every_format_of_the_rulebook_is_there() -> None:
    assert list(FORMATS) == [
        "Fellowship block",
        "Tower block",
        "King block",
        "War of the Ring block",
        "Open",
        "Standard",
        "Expanded",
    ]
    assert "1C248" in FORMATS["Open"].restricted
    assert 6 not in FORMATS["Standard"].sets
    assert "11R100" in FORMATS["Expanded"].out


def test_collectors_info_is_set_rarity_and_number() -> None:
    """000: collector's info."""
    card = by_id("20C4")
    assert card is not None
    assert card.number == 20004
