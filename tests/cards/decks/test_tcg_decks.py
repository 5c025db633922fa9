"""The trading card game's decks as lists: checked, read and written."""

import pytest

from mathom.cardplay.decklist import BadDeck, Decklist
from mathom.games import decks_of, rules_of
from mathom.games.tcg.decks import STARTERS as STARTER_DECKS
from mathom.games.tcg.facts import by_id
from mathom.games.tcg.formats import FORMATS
from mathom.games.tcg.house_decks import HOUSE_DECKS
from mathom.games.tcg.starters import FELLOWSHIP_STARTERS
from mathom.kernel.decision import BadSetup

DECKS = decks_of("tcg")
STARTERS = {deck.name: deck for deck in DECKS.starters()}
LEGAL = STARTERS["Plain moria of the road"]


def deck() -> Decklist:
    """A legal deck of the Open format, to be spoilt."""
    return Decklist("Mine", {part: dict(cards) for part, cards in LEGAL.parts.items()})


def problems(wanted: Decklist, format: str = "Open") -> list[str]:
    return DECKS.check(wanted, format).problems


def test_a_deck_of_plain_cards_is_legal_in_open_alone() -> None:
    assert problems(deck()) == []
    for name in FORMATS:
        assert (problems(deck(), name) == []) is (name == "Open")


@pytest.mark.parametrize("name", [*FELLOWSHIP_STARTERS, *HOUSE_DECKS])
def test_starters_and_the_houses_own_are_legal_in_the_fellowship_block(name: str) -> None:
    starter = STARTERS[name]
    assert (starter.size("cards"), starter.size("sites")) == (60, 9)
    assert problems(starter, "Fellowship block") == []
    assert problems(starter, "Standard") != []
    assert rules_of("tcg").setup({"decks": [name, name]})["decks"][0] == STARTER_DECKS[name]


def test_every_problem_is_named_at_once() -> None:
    spoilt = deck()
    spoilt.parts["ring_bearer"] = {}
    spoilt.parts["ring"] = {"20C1": 2}
    del spoilt.parts["sites"]["20C110"]
    spoilt.parts["cards"] |= {"20C31": 5, "20C110": 1, "19C999": 1}
    assert problems(spoilt) == [
        "The One Ring: one card, not 2.",
        "A deck needs a Ring-bearer.",
        "An adventure deck has 9 sites, not 8.",
        "The Green Lane Beyond cannot be in a draw deck.",
        "There is no card 19C999.",
        "There are 30 Free Peoples cards and 31 Shadow cards; there must be as many of each.",
        "5 copies of Goblin of the Deeps; a draw deck has at most 4.",
    ]


def test_a_site_may_be_there_once() -> None:
    twice = deck()
    del twice.parts["sites"]["20C110"]
    twice.parts["sites"]["20C111"] = 2
    assert "The sites of an adventure deck are all different." in problems(twice)


def test_the_lists_name_cards_as_they_are_printed() -> None:
    for each in FORMATS.values():
        assert len(set(each.out)) == len(each.out)
        assert len(set(each.restricted)) == len(each.restricted)
    assert (len(FORMATS["Standard"].out), len(FORMATS["Expanded"].out)) == (11, 24)
    assert (len(FORMATS["Open"].restricted), len(FORMATS["Expanded"].restricted)) == (6, 12)
    for number, title in (("1C311", "Sam"), ("3R42", "Horn of Boromir"), ("1R313", "Sting")):
        card = by_id(number)
        assert card is None or card.title == title


def test_formats_by_name() -> None:
    assert DECKS.format("Fellowship") == DECKS.format("fellowship block") == "Fellowship block"
    assert DECKS.format("war of the ring") == "War of the Ring block"
    assert DECKS.format("standard") == "Standard"
    assert DECKS.format("tcg") == DECKS.format("") == "Fellowship block"
    with pytest.raises(BadDeck):
        DECKS.format("tournament")


@pytest.mark.parametrize("kind", list(DECKS.files))
def test_what_is_written_is_read_again(kind: str) -> None:
    for wanted in DECKS.starters():
        again = DECKS.read(DECKS.write(wanted, kind))
        assert (again.name, again.parts) == (wanted.name, wanted.parts)


def test_lists_as_people_write_them() -> None:
    read = DECKS.read(
        "// from a friend\nRoad\n\nRing-Bearer\n1 frodo, plain hobbit\nRing: 20 C 1\n\nSites (2)\n"
        "1x The Green Lane Beyond\n20C111\nFree Peoples:\n4x 20c9\n2 Sam, Plain Gardener\n"
        "1x Aragorn, Plain Ranger (20C4)\nShadow (3)\nGoblin Bow x3\n"
    )
    assert read.name == "Road"
    assert read.parts == {
        "ring_bearer": {"20C2": 1},
        "ring": {"20C1": 1},
        "sites": {"20C110": 1, "20C111": 1},
        "cards": {"20C9": 4, "20C3": 2, "20C4": 1, "20C32": 3},
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1x Goblin Bowl", "line 1: no card is called 'Goblin Bowl'; did you mean Goblin Bow?"),
        ("Ring-bearer: 19C999", "line 1: card '19C999' is not among the cards here"),
        ("1x 19 C 999", "card '19C999' is not among"),
        ("Only a name", "there are no cards in this list"),
        ("0x 20C9", "so many copies"),
    ],
)
def test_bad_lists_get_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadDeck, match=message) as bad:
        DECKS.read(text)
    assert "\n" not in str(bad.value)


def test_a_deck_goes_into_a_set_up_with_its_name() -> None:
    rules = rules_of("tcg")
    wanted = [DECKS.for_setup(deck()), DECKS.for_setup(LEGAL)]
    setup = rules.setup({"decks": wanted})
    assert [DECKS.named(each) for each in setup["decks"]] == ["Mine", LEGAL.name]
    assert rules.setup(setup) == setup
    plain = rules.setup({"decks": ["plain moria", "plain mordor"]})
    assert DECKS.named(plain["decks"][0]) == "Plain moria"
    with pytest.raises(BadSetup):
        rules.setup({"decks": [DECKS.for_setup(Decklist("", {})), wanted[0]]})


def test_the_builder_is_shown_bearers_twice() -> None:
    cards = DECKS.cards()
    frodo = [card for card in cards if card.id == "20C2"]
    assert [card.part for card in frodo] == ["cards", "ring_bearer"]
    assert len({(card.part, card.id) for card in cards}) == len(cards)
    assert {card.part for card in cards} == set(DECKS.parts)
