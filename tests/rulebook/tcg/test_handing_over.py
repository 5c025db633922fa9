"""000: transfer - between Free Peoples characters, in the fellowship phase, for its cost."""

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


def test_both_must_be_at_the_same_site() -> None:
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
