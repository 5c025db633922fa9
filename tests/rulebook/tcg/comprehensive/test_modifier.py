"""000: modifier."""

from tcg_table import Table

EOMER = "Éomer, Third Marshal of Riddermark"


def test_a_card_that_names_itself_is_cheaper_as_it_is_played() -> None:
    """000: modifier - Éomer, beside a Man of Rohan."""
    t = Table(["Mustered Man"], hands=[[EOMER]])
    t.pick("Éomer")
    assert t.twilight == 2
    t = Table(["Boromir"], hands=[[EOMER]])
    t.pick("Éomer")
    assert t.twilight == 3


def test_the_site_number_of_orcs_is_lower_once_grishnakh_is_there() -> None:
    """000: modifier; 000: roaming - not for himself while he is played."""
    grishnakh = "Grishnákh, Orc Captain"
    t = Table(
        [],
        [],
        "shadow",
        site=3,
        twilight=12,
        hands=[[], [grishnakh, "Orc of the Tower"]],
    )
    t.pick("Grishnákh")
    assert t.twilight == 12 - 4 - 2
    t.pick("Orc of the Tower")
    assert t.twilight == 6 - 3  # at home from site 3 on


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
