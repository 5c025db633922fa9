"""000: modifier; 003: modifiers; 000: while."""

from tcg_table import Table


def test_numbers_go_below_nothing_until_they_are_used() -> None:
    """000: modifier - Frodo 3 + 1 - 6 = 0, then + 3 makes 1."""
    t = Table(
        [],
        ["Orc of the Tower"],
        "skirmish",
        site=6,
        burdens=6,
        twilight=5,
        assigned={"Orc of the Tower": "Frodo"},
        ring="The One Ring, The Ruling Ring",
        hands=[["Hobbit Intuition"] * 2, ["Enduring Evil"]],
    )
    assert t.strength("Frodo") == 4
    t.skip()
    t.pick("Enduring Evil").pick("6")
    assert t.strength("Frodo") == 0
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition")
    assert t.strength("Frodo") == 1


def test_a_modifier_is_applied_again_and_not_counted_again() -> None:
    """000: modifier - Merry lends what strength he has at that time."""
    t = Table(
        ["Merry, Friend to Sam", "Aragorn"],
        ["Big Orc"],
        "skirmish",
        site=6,
        assigned={"Big Orc": "Aragorn"},
        hands=[["Hobbit Intuition"] * 2],
    )
    t.pick("Merry").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 3
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition").pick("Merry")
    assert t.strength("Merry, Friend to Sam") == 6
    assert t.strength("Aragorn") == 8 + 3


def test_a_card_that_does_not_name_itself_is_not_changed_as_it_is_played() -> None:
    """000: modifier - the roaming penalty of Orc Ambusher itself."""
    hands = [[], ["Orc Ambusher", "Orc Ambusher"]]
    t = Table(phase="shadow", site=1, twilight=9, hands=hands)
    t.pick("Orc Ambusher")
    assert t.twilight == 9 - 3
    t.pick("Orc Ambusher")
    assert t.twilight == 9 - 3 - 2


def test_a_card_that_names_itself_is() -> None:
    """000: modifier."""
    hands = [[], ["Cave Troll of Moria"]]
    above = Table([], ["Goblin of the Deeps"], "shadow", site=4, twilight=9, hands=hands)
    assert not above.offers("Cave Troll of Moria")
    below = Table([], ["Goblin of the Deeps"], "shadow", site=5, twilight=9, hands=hands)
    below.pick("Cave Troll of Moria")
    assert below.twilight == 9 - 7


def test_while_is_continuous() -> None:
    """000: while; 000: bearer - Merry and a weapon."""
    merry = "Merry, From O'er the Brandywine"
    t = Table([merry, "Gimli"], bearing={"Dwarven Axe": "Gimli"})
    assert t.strength(merry) == 3
    armed = Table([merry], bearing={"Dagger": merry})
    assert armed.strength(merry) == 3 + 2 + 2


def test_archery_totals_go_below_nothing_too() -> None:
    """000: modifier; 004: modifiers - Legolas, two Pinned Downs, two Double Shots."""
    from mathom.games.tcg.rulebook.archery import fellowship_total

    t = Table(
        ["Legolas, Greenleaf"],
        ["Goblin Bowman"],
        "archery",
        hands=[["Double Shot", "Double Shot"]],
        support=[[], ["Pinned Down", "Pinned Down"]],
    )
    assert fellowship_total(t.game) == 0
    t.pick("Double Shot")
    assert fellowship_total(t.game) == 0
    t.until_offered("Double Shot").pick("Double Shot")
    assert fellowship_total(t.game) == 1


def test_a_snapshot_holds_for_those_in_play() -> None:
    """000: event - Eregion's Trails and a minion that comes later; 000: effect."""
    t = Table(
        ["Aragorn"],
        ["Far Orc", "Small Orc"],
        "maneuver",
        hands=[["Eregion's Trails"]],
    )
    t.pick("Eregion's Trails")
    assert t.strength("Far Orc") == 2
    assert t.strength("Small Orc") == 2  # not roaming


def test_a_constant_effect_that_hangs_upon_itself_has_none() -> None:
    """003: infinite loops with no voluntary actions."""
    t = Table(["Mirror of Strength", "Mirror of Weakness"])
    assert t.strength("Mirror of Strength") == 5
    assert t.strength("Mirror of Weakness") == 5
    assert t.game.reckoning == []


def test_a_card_that_comes_back_is_a_new_card() -> None:
    """003: modifiers."""
    from mathom.games.tcg.abilities import END_OF_TURN
    from mathom.games.tcg.changes import lasting, leave
    from mathom.games.tcg.facts import STRENGTH
    from tcg_table import HAND

    t = Table(["Gimli"])
    gimli = t.card("Gimli")
    lasting(t.game, STRENGTH, gimli, 3, END_OF_TURN, gimli)
    t.game.decision = None
    t.game.run()
    assert t.strength("Gimli") == 9
    leave(t.game, gimli, HAND, 2)
    t.game.decision = None
    t.game.run()
    t.pick("Gimli")
    assert t.strength("Gimli") == 6
