"""000: limit."""

from mathom.games.tcg.questions import ASK_ACTION
from sure import sure
from tcg_table import Table

GANDALF = "Gandalf, Plain Wanderer"
TRUST = "Trust Me as You Once Did"


def test_a_limit_counts_for_one_copy_and_one_phase() -> None:
    """000: limit."""
    swarm = ["Goblin of the Deeps"] * 6
    t = Table(
        ["Hero"],
        [*swarm, "Goblin Bow"],
        "skirmish",
        twilight=3,
        assigned={"Goblin Bow": "Hero"},
        hands=[[], ["Denizens Enraged"] * 2],
    )
    t.pick("Denizens Enraged").pick("Goblin Bow")
    while t.asked != ASK_ACTION:
        t.game.answer(max(sure(t.game.decision).options))
    assert t.strength("Goblin Bow") == 6 + 4


def test_a_limit_is_shared_by_all_uses_of_a_copy_in_a_phase() -> None:
    """000: limit - two, then two more of which only one counts."""
    fellowship = ["Gandalf", "Signet Bearer", "Signet Bearer", "Aragorn"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        support=[["Words of Trust"]],
    )
    t.pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 2
    t.until_offered("Words of Trust").pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 3


def test_another_copy_has_a_limit_of_its_own() -> None:
    """000: limit."""
    fellowship = ["Gandalf", "Signet Bearer", "Signet Bearer", "Signet Bearer", "Aragorn"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        support=[["Words of Trust"] * 2],
    )
    t.pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 3
    t.until_offered("Words of Trust")
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[2])
    t.pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 6


def fight(signets: int, copies: int = 1, more: int = 0) -> Table:
    """So many companions of Gandalf's signet, in the first of one or two skirmishes."""
    wearers = ["Wearer of the Signet"] * signets
    foes = {"Great Troll": "Legolas, Plain Archer"}
    if more:
        foes["Big Orc"] = "Gimli, Plain Axe"
    t = Table(
        [GANDALF, "Legolas, Plain Archer", "Gimli, Plain Axe", *wearers],
        list(foes),
        "skirmish",
        assigned=foes,
        support=[[TRUST] * copies],
        hands=[["Hobbit Intuition"]],
    )
    return t.pick("Legolas") if more else t


def use(t: Table, on: str) -> Table:
    t.pick(TRUST)
    return t.pick(on)


def test_all_of_it_at_once() -> None:
    """000: limit - three signets, one action."""
    t = use(fight(4), "Legolas")
    assert t.strength("Legolas, Plain Archer") == 6 + 3
    use(t, "Gimli")
    assert t.strength("Gimli, Plain Axe") == 6  # nothing is left of it


def test_one_by_one() -> None:
    """000: limit - one signet, three companions in three actions."""
    t = fight(1)
    for title in ("Legolas", "Gimli", "Gandalf"):
        use(t, title)
    assert t.strength("Legolas, Plain Archer") == 7
    assert t.strength("Gimli, Plain Axe") == 7
    assert t.strength(GANDALF) == 8


def test_the_last_of_it_is_ignored() -> None:
    """000: limit - two signets: two, and then one."""
    t = use(use(fight(2), "Legolas"), "Gimli")
    assert t.strength("Legolas, Plain Archer") == 8
    assert t.strength("Gimli, Plain Axe") == 7


def test_it_does_not_span_phases() -> None:
    """000: limit - the same again in the next skirmish."""
    t = use(fight(3, more=1), "Legolas")
    t.skip().until_offered(TRUST)
    use(t, "Gimli")
    assert t.strength("Gimli, Plain Axe") == 6 + 3


def test_each_copy_has_its_own() -> None:
    """000: limit; 000: non-unique - copies are cumulative."""
    t = fight(3, copies=2)
    use(t, "Legolas")
    assert t.game.decision is not None
    second = [n for n, label in enumerate(t.labels()) if label == TRUST][1]
    t.game.answer(t.game.decision.options[second])
    t.pick("Legolas")
    assert t.strength("Legolas, Plain Archer") == 6 + 6


def test_a_limit_of_what_is_done_counts_over_the_phase_too() -> None:
    """000: limit - Sting removes four twilight tokens in a phase, however often it looks."""
    t = Table(
        bearing={"Sting": "Frodo"},
        hands=[[], ["Small Orc", "Small Orc", "Small Orc"]],
        twilight=9,
    )
    t.pick("Sting")
    assert t.twilight == 9 - 3
    t.pick("Sting")
    assert t.twilight == 9 - 4
