"""000: phase action."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import ARCHERY, FELLOWSHIP_PHASE, MANEUVER, REGROUP, SKIRMISH
from mathom.games.tcg.questions import ASK_DEFENDER
from mathom.games.tcg.rows import CURRENT_PHASE, STATE
from mathom.games.tcg.words.adjectives import Timed
from mathom.kernel.frame import NONE, Frame
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
    t.until(ASK_DEFENDER)
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


STURDY, WATCH = "1C315", "3U26"  # maneuver or skirmish; fellowship or maneuver
ARGONATH = {8: "3C117"}


def test_an_action_of_two_phases_is_of_the_phase_it_is_taken_in() -> None:
    """000: phase action - maneuver events are forbidden there, not what could have been one."""
    there = Table(
        ["Merry"],
        ["Prey"],
        "skirmish",
        site=8,
        sites=ARGONATH,
        hands=[[STURDY]],
        assigned={"Prey": "Merry"},
    )
    assert there.offers("Stout and Sturdy")
    before = Table(["Merry"], ["Prey"], "maneuver", site=8, sites=ARGONATH, hands=[[STURDY]])
    assert before.phase != MANEUVER or not before.offers("Stout and Sturdy")
    elsewhere = Table(["Merry"], ["Prey"], "maneuver", site=8, hands=[[STURDY]])
    assert elsewhere.offers("Stout and Sturdy")


def test_it_is_forbidden_in_no_other_phase_either() -> None:
    """3U26 in the fellowship phase; 1C261 answers regroup events, and no fellowship event."""
    frame = Frame(PERFORM, 0, NONE, cards=NOBODY)
    for event, mine, other in (
        (STURDY, SKIRMISH, MANEUVER),
        (WATCH, FELLOWSHIP_PHASE, MANEUVER),
        ("1C110", FELLOWSHIP_PHASE, REGROUP),
        ("1C110", REGROUP, FELLOWSHIP_PHASE),
    ):
        t = Table(["Merry"], hands=[[event]])
        t.game.rows[STATE][CURRENT_PHASE] = mine
        card = t.card(event)
        assert Timed(mine).test(t.game, frame, card)
        assert not Timed(other).test(t.game, frame, card)
        t.game.rows[STATE][CURRENT_PHASE] = ARCHERY
        assert Timed(mine).test(t.game, frame, card)
        assert Timed(other).test(t.game, frame, card)
