"""000: transfer; 003: transfer."""

from mathom.games.tcg import kinds
from tcg_table import Table


def test_an_item_is_transferred_by_paying_for_it_again() -> None:
    t = Table(
        ["Gimli", "Guard of the Hall", "Aragorn"],
        bearing={"Costly Axe": "Gimli"},
    )
    t.pick("Transfer Costly Axe")
    assert t.twilight == 2
    assert t.host("Costly Axe") == t.card("Guard of the Hall")


def test_the_new_bearer_is_chosen_and_must_be_able_to_bear_it() -> None:
    guard = "Guard of the Hall"
    t = Table([guard, "Gimli", "Mustered Man", "Veteran"], bearing={"Old Horse": "Veteran"})
    t.pick("Transfer Old Horse")
    assert t.asked == kinds.ASK_TRANSFER
    assert t.labels() == ["Frodo", guard, "Gimli", "Mustered Man"]
    t.pick("Mustered Man")
    assert t.host("Old Horse") == t.card("Mustered Man")


def test_it_cannot_be_handed_to_one_who_bears_that_class() -> None:
    """000: class."""
    t = Table(
        ["Gimli", "Guard of the Hall"],
        bearing={"Costly Axe": "Gimli", "Dwarven Axe": "Guard of the Hall"},
    )
    assert not t.offers("Transfer Costly Axe")


def test_both_must_be_at_the_same_site() -> None:
    """000: ally."""
    elf = "Archer at Home"
    away = Table(["Legolas"], site=3, support=[[elf]], bearing={"Old Horse": "Legolas"})
    away.pick("Transfer Old Horse")
    assert away.host("Old Horse") == away.card("Frodo")
    home = Table(["Legolas"], site=4, support=[[elf]], bearing={"Old Horse": "Legolas"})
    home.pick("Transfer Old Horse")
    assert home.labels() == ["Frodo", elf]


def test_minions_do_not_transfer() -> None:
    t = Table([], ["Big Orc", "Prey"], bearing={"Orcish Blade": "Big Orc"})
    assert t.labels() == ["Move on"]


def test_what_makes_a_card_cheaper_to_play_does_not_make_it_cheaper_to_transfer() -> None:
    """000: twilight cost - only a card that is coming into play costs more or less."""
    frodo = "Frodo, Reluctant Adventurer"
    sword = "Hobbit Sword"
    t = Table(["Sam, Son of Hamfast"], hands=[[sword]], ring_bearer=frodo)
    t.pick(sword).pick("Frodo")
    assert t.twilight == 0
    t.pick("Transfer Hobbit Sword")
    assert t.twilight == 1
    t.pick("Transfer Hobbit Sword")
    assert t.twilight == 2


def test_a_card_may_be_cheaper_on_one_bearer_than_on_another() -> None:
    """000: twilight cost - Asfaloth for Arwen and for another Elf."""
    for bearer, cost in (("Arwen, Daughter of Elrond", 0), ("Legolas", 2)):
        t = Table([bearer], hands=[["Asfaloth"]])
        t.pick("Asfaloth")
        assert t.twilight == cost
