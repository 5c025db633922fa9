"""000: limit - of one copy, for one phase: the example of Trust Me as You Once Did."""

from tcg_table import Table

TRUST = "Trust Me as You Once Did"
GANDALF = "Gandalf, Plain Wanderer"


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
