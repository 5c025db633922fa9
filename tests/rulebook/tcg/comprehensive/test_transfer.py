"""000: transfer."""

from mathom.games.tcg.questions import ASK_TRANSFER
from tcg_table import Table


def test_an_item_is_handed_over_for_its_twilight_cost() -> None:
    """000: transfer; 000: possession."""
    merry = "Merry, From O'er the Brandywine"
    t = Table([merry, "Aragorn"], bearing={"Hobbit Sword": "Frodo"})
    t.pick("Transfer Hobbit Sword")
    assert t.host("Hobbit Sword") == t.card(merry)
    assert t.twilight == 1
    assert (t.strength("Frodo"), t.strength(merry)) == (4, 7)


def test_only_to_one_who_may_bear_it() -> None:
    """000: transfer; 000: bearer - neither a Man nor one whose hand is full."""
    t = Table(["Aragorn"], bearing={"Hobbit Sword": "Frodo"})
    assert not t.offers("Transfer Hobbit Sword")
    armed = Table(
        ["Merry"],
        bearing={"Hobbit Sword": "Merry", "Sting": "Frodo"},
    )
    assert not armed.offers("Transfer Hobbit Sword")


def test_an_ally_is_handed_things_only_at_home() -> None:
    """000: transfer; 000: ally - an ally is at his home."""
    away = Table(
        ["Bowman of the Wood"],
        site=1,
        bearing={"Elven Bow": "Bowman of the Wood"},
        support=[["Elrond"]],
    )
    assert not away.offers("Transfer Elven Bow")
    home = Table(
        ["Bowman of the Wood"],
        site=3,
        bearing={"Elven Bow": "Bowman of the Wood"},
        support=[["Elrond"]],
    )
    home.until_offered("Transfer Elven Bow").pick("Transfer Elven Bow")
    assert home.host("Elven Bow") == home.card("Elrond")


def test_transferring_is_not_playing() -> None:
    """000: transfer - nothing that answers the playing of a possession answers this."""
    t = Table(
        ["Merry"],
        site=2,
        sites={2: "Trollshaw Forest"},
        bearing={"Hobbit Sword": "Frodo"},
        decks=[["Gimli"]],
    )
    t.pick("Transfer Hobbit Sword")
    assert t.host("Hobbit Sword") == t.card("Merry")
    assert t.hand() == 0


def test_minions_hand_nothing_over() -> None:
    """000: transfer."""
    t = Table(
        [],
        ["Goblin of the Deeps", "Goblin Bow"],
        "shadow",
        site=4,
        twilight=5,
        bearing={"Goblin Scimitar": "Goblin Bow"},
    )
    assert t.labels() == ["Done"]


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
    assert t.asked == ASK_TRANSFER
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
