"""000: bearer."""

import pytest

from mathom.cardplay.word import inside
from mathom.games.tcg.effects import items_of
from mathom.games.tcg.facts import CARDS, DEFINED, Card
from mathom.games.tcg.questions import ASK_BEARER
from mathom.games.tcg.rulebook.bearing import bears_class
from mathom.games.tcg.words.predicates import ExtraWeapon
from mathom.table.view import View
from tcg_table import HAND, Table, number


def test_an_item_is_played_on_one_who_may_bear_it() -> None:
    """000: attribute bonus."""
    t = Table(["Gimli", "Guard of the Hall", "Aragorn"], hands=[["Dwarven Axe"]])
    t.pick("Dwarven Axe")
    assert t.asked == ASK_BEARER
    assert t.labels() == ["Gimli", "Guard of the Hall"]
    t.pick("Gimli")
    assert t.host("Dwarven Axe") == t.card("Gimli")
    assert t.strength("Gimli") == 6 + 2


def test_without_a_bearer_it_cannot_be_played() -> None:
    t = Table(["Aragorn"], hands=[["Dwarven Axe"]])
    assert t.why_not("Dwarven Axe") == ["000: bearer"]


def test_cards_without_a_class_are_borne_in_any_number() -> None:
    """000: bearer; 000: class - a phial and a brace of coneys, beside a weapon."""
    items = ["Phial of Galadriel", "Brace of Coneys", "Hobbit Sword"]
    t = Table(["Legolas"], hands=[items])
    for title in items:
        t.pick(title)
        assert t.host(title) == t.card("Frodo")


def test_nobody_discards_what_is_borne_because_he_would_like_to() -> None:
    """000: bearer - there is no such action, and a full hand stays full."""
    t = Table(["Gimli"], bearing={"Dwarven Axe": "Gimli"}, hands=[["Dwarven Axe"]])
    assert t.labels() == ["Move on"]


BRAND, SWORD = "2R32", "20C621"
ADDED = [
    card
    for card in DEFINED
    if any(isinstance(word, ExtraWeapon) for text in card.text for word in inside(text))
]


@pytest.mark.parametrize(
    ("borne", "more", "room"),
    [
        ([], BRAND, True),
        ([], SWORD, True),
        ([SWORD], BRAND, True),
        ([BRAND], SWORD, True),
        ([BRAND], BRAND, True),
        ([SWORD], SWORD, False),
        ([SWORD, BRAND], BRAND, False),
        ([BRAND, SWORD], SWORD, False),
        ([BRAND, BRAND], BRAND, False),
        ([BRAND, BRAND], SWORD, False),
    ],
)
def test_a_weapon_in_addition_to_one_other_makes_two_and_never_three(
    borne: list[str], more: str, room: bool
) -> None:
    """000: bearer - played one after the other, in any order."""
    t = Table(["Aragorn"], hands=[[*borne, more]])
    for one in borne:
        t.pick(CARDS[number(one)].title)
    assert t.offers(CARDS[number(more)].title) == room
    if not room:
        (held,) = t.game.rows[HAND]
        assert [why.rule for why in View(t.game, 0).why_not(held)] == ["000: bearer"]


@pytest.mark.parametrize("added", ADDED, ids=lambda card: card.id)
def test_every_card_borne_in_addition_counts_so(added: Card) -> None:
    """Beside one other, of its own title or not; a third has no room, whatever it says."""
    own, other = added.id, SWORD
    t = Table(["Aragorn", "Boromir"], bearing={own: "Aragorn", other: "Boromir"})
    aragorn, boromir = t.card("Aragorn"), t.card("Boromir")
    assert not bears_class(t.game, boromir, t.card(own))
    assert not bears_class(t.game, aragorn, t.card(other))
    full = Table(
        ["Aragorn", "Boromir"],
        bearing={own: "Aragorn", other: "Aragorn", added.full_title(): "Boromir", "1C9": "Boromir"},
    )
    man = full.card("Aragorn")
    for card in items_of(full.game, full.card("Boromir")):
        assert bears_class(full.game, man, card)
    assert not bears_class(full.game, man, full.card(other)), "it is there already"


def test_an_item_is_not_transferred_to_one_whose_hands_are_full() -> None:
    """000: transfer; 000: bearer."""
    brand = {BRAND: "Aragorn"}
    room = Table(["Aragorn", "Boromir"], bearing={**brand, SWORD: "Boromir"})
    assert room.offers("Transfer Flaming Brand")
    assert room.offers("Transfer Rider's Blade")
    full = Table(
        ["Aragorn", "Boromir"], bearing={**brand, SWORD: "Boromir", "Flaming Brand": "Boromir"}
    )
    assert full.offers("Transfer Rider's Blade"), "Aragorn has a hand free"
    assert not full.offers("Transfer Flaming Brand (2)"), "Boromir has not"


def test_there_is_room_again_when_the_other_weapon_goes() -> None:
    """000: bearer; 000: leaving play - and what is left needs nobody's leave."""
    t = Table(
        ["Gimli", "Aragorn"],
        ["Goblin Runner"],
        "archery",
        bearing={"2C10": "Gimli", "1C9": "Gimli", SWORD: "Aragorn"},
    )
    gimli, axe = t.card("Gimli"), t.card("1C9")
    t.until_offered("Hand Axe").pick("Hand Axe")
    assert items_of(t.game, gimli) == [axe]
    assert not bears_class(t.game, gimli, t.card("2C10"))
    assert bears_class(t.game, gimli, t.card("20C621"))
