"""000: phase action."""

from mathom.games.tcg import kinds
from tcg_table import KEEPER, Table


def test_two_phase_actions_are_not_made_one() -> None:
    """000: phase action; 000: cost - an Elf of Galadriel's draws no card by the site."""
    t = Table(
        [],
        site=3,
        sites={3: "Rivendell Valley"},
        support=[["Galadriel, Lady of Light"]],
        hands=[["Bowman of the Wood", "Elrond's Guest"]],
        decks=[["Gimli"]],
    )
    t.pick("Galadriel").pick("Bowman of the Wood")
    assert t.in_play("Bowman of the Wood")
    assert t.twilight == 0
    assert t.hand() == 1  # the other Elf
    t.pick("Rivendell Valley").pick("Elrond's Guest")
    assert t.in_play("Elrond's Guest")
    assert t.twilight == 2
    assert t.hand() == 1  # the card drawn
    assert not t.offers("Rivendell Valley")  # no Elf is left to play


def test_a_skirmish_action_lasts_for_one_skirmish() -> None:
    """000: phase action; 000: skirmish phase(s)."""
    t = Table(
        ["Gimli", "Aragorn"],
        ["Big Orc", "Prey"],
        "skirmish",
        assigned={"Big Orc": "Gimli", "Prey": "Aragorn"},
        hands=[["Axe Strike"] * 2],
    )
    t.pick("Gimli")
    t.pick("Axe Strike")
    assert t.strength("Gimli") == 8
    t.until_phase(8)
    assert t.strength("Gimli") == 6


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


def test_an_action_of_two_phases_is_of_the_one_in_which_it_is_taken() -> None:
    """000: phase action; 004: Saruman's Snows - no skirmish event there, but a maneuver event."""
    snows = {"Saruman's Snows": "The Old Bridge"}
    for phase in ("maneuver", "skirmish"):
        t = Table(
            ["Merry"],
            ["Big Orc"],
            phase,
            site=2,
            assigned={"Big Orc": "Merry"},
            bearing=snows,
            hands=[[KEEPER]],
            wounds={"Merry": 1},
        )
        offered = t.game.decision is not None and t.offers("Stout and Sturdy")
        assert offered == (phase == "maneuver")
