"""003: effect."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.rows import KNOWN
from tcg_table import DECK, HAND, Table

SLINKER = "Sméagol, Slinker"


def test_what_is_revealed_goes_back_where_it_was_in_the_same_order() -> None:
    """003: effect. As Sting, which reveals a hand."""
    t = Table(
        hands=[[], ["Small Orc", "Bundle", "Big Orc"]],
        bearing={"1R313": "Frodo"},
        twilight=4,
    )
    before = t.game.rows[HAND + 1][:]
    t.pick("Sting")
    assert t.game.rows[HAND + 1] == before
    assert t.twilight == 2


def test_the_upgrade_in_brackets_is_no_choice() -> None:
    """003: effect. As Sharp Defense: with resistance 4, two for each possession or nothing."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Sharp Defense", "Sharp Defense"]],
    )
    assert t.resistance("Gimli") >= 4
    t.pick("Sharp Defense")
    assert t.strength("Gimli") == 6
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        burdens=3,
        assigned={"Big Orc": "Gimli"},
        hands=[["Sharp Defense", "Sharp Defense"]],
    )
    t.pick("Sharp Defense")
    assert t.strength("Gimli") == 8


def test_a_card_moved_by_its_kind_is_shown_and_any_card_is_not() -> None:
    """003: effect. A tale fetched is shown to all; "a card" put under the deck is not."""
    t = Table(["1U12"], hands=[["Bundle", "Sam"]])
    t.pick("Gimli").pick("Bundle")
    card = t.game.rows[DECK][0]
    assert t.card("Bundle") == card
    assert not t.game.rows[KNOWN][card] >> 2 & 1


def test_sneaking_heals_one_who_is_no_fresher_than_his_foe() -> None:
    """003: effect - the condition in brackets is not met."""
    t = Table(
        [SLINKER],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": SLINKER},
        wounds={SLINKER: 1},
        hands=[["Sneaking!", "Sneaking!"]],
    )
    t.pick("Sneaking!")
    assert t.wounds(SLINKER) == 0
    assert t.phase != REGROUP


def test_a_better_number_in_parentheses_is_no_choice() -> None:
    """003: effect - the Dwarf with a Dwarven hand weapon gets three."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"] * 2],
        bearing={"Dwarven Axe": "Gimli"},
    )
    t.pick("Axe Strike")
    assert t.strength("Gimli") == 6 + 2 + 3
