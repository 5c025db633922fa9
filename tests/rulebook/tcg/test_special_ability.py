"""000: special ability; 000: phase action; 000: action procedure."""

from mathom.games.tcg import kinds
from tcg_table import Table


def test_it_may_be_used_as_often_as_it_can_be_paid() -> None:
    """000: exert; 000: exhausted; 000: cost."""
    t = Table(["Sam, Son of Hamfast"], burdens=5)
    t.pick("Sam").pick("Sam").pick("Sam")
    assert t.burdens() == 2
    assert t.wounds("Sam, Son of Hamfast") == 3
    assert not t.offers("Sam")  # exhausted


def test_it_is_used_only_in_its_phase() -> None:
    t = Table(["Sam, Son of Hamfast"], ["Big Orc"], "maneuver", burdens=5)
    assert t.asked != kinds.ASK_ACTION


def test_exerting_twice_needs_three_vitality() -> None:
    """000: exert."""
    merry = "Merry, Friend to Sam"
    fresh = Table([merry, "Aragorn"], ["Big Orc"], "skirmish", assigned={"Big Orc": "Aragorn"})
    assert fresh.offers("Merry")
    tired = Table(
        [merry, "Aragorn"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        wounds={merry: 2},
    )
    assert tired.phase == 8  # nothing could be done but to fight


def test_passing_does_not_end_ones_actions() -> None:
    """000: action procedure."""
    lurtz = "Lurtz, Servant of Isengard"
    ranger = "Aragorn, Ranger of the North"
    t = Table([ranger], [lurtz, "Uruk of the Hand"], "maneuver")
    assert t.who == 0
    t.skip()
    assert t.who == 1
    t.pick("Lurtz")
    assert t.who == 0  # asked again
    t.pick("Aragorn")
    assert t.wounds(ranger) == 1


def test_an_effect_until_the_regroup_phase_outlasts_the_phase() -> None:
    """000: phase action; 000: defender +X."""
    from mathom.games.tcg.effects import defender_bonus

    ranger = "Aragorn, Ranger of the North"
    t = Table([ranger], ["Prey", "Small Orc"], "maneuver")
    t.pick("Aragorn")
    t.until(kinds.ASK_DEFENDER)
    assert defender_bonus(t.game, t.card(ranger)) == 1
    t.until_phase(8)
    assert defender_bonus(t.game, t.card(ranger)) == 0


def test_a_sites_text_is_used_by_either_side_while_the_fellowship_is_there() -> None:
    """000: site; 000: active - Ettenmoors strengthens a companion or a minion."""
    sites = {3: "Ettenmoors"}
    t = Table(
        ["Aragorn"], ["Big Orc"], "skirmish", site=2, sites={2: "Ettenmoors"},
        assigned={"Big Orc": "Aragorn"},
    )  # fmt: skip
    assert (t.who, t.offers("Ettenmoors")) == (0, True)
    t.pick("Ettenmoors")
    if t.asked != kinds.ASK_ACTION:
        t.pick("Aragorn")
    assert t.strength("Aragorn") == 10
    t.until_offered("Ettenmoors")
    assert t.who == 1
    elsewhere = Table(
        ["Aragorn"], ["Big Orc"], "skirmish", site=2, sites=sites, assigned={"Big Orc": "Aragorn"}
    )
    assert elsewhere.phase == 8


def test_the_free_peoples_player_may_take_the_first_action() -> None:
    """000: action procedure."""
    t = Table(
        ["Boromir, Son of Denethor"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Boromir, Son of Denethor"},
    )
    assert (t.asked, t.who) == (kinds.ASK_ACTION, 0)
