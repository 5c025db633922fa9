"""000: turn sequence."""

import re

from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, MANEUVER
from mathom.games.tcg.questions import ASK_DEFENDER, ASK_FELLOWSHIP
from tcg_table import KEEPER, Table


def test_the_turn_goes_round_to_the_left() -> None:
    """000: turn sequence; 000: opponent."""
    from mathom.games.tcg.rows import opponents

    t = Table(players=3, phase="regroup")
    assert opponents(t.game, 0) == [2, 1]
    assert opponents(t.game, 2) == [0]
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1


def test_with_minions_it_goes_on_to_the_fight() -> None:
    """000: turn sequence; 000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.pick("Small Orc").skip()
    assert t.phase > MANEUVER
    assert t.asked == ASK_DEFENDER


def test_a_whole_turn_goes_through_its_seven_phases() -> None:
    """000: turn sequence - told in their order, with one fierce round between."""
    t = Table(
        ["Aragorn", "Legolas"],
        phase="start",
        site=4,
        hands=[["Stand Against Darkness", KEEPER], ["Rider in Black"]],
        twilight=9,
        wounds={"Frodo": 1},
    )
    for _ in range(60):
        if t.who == 1 and t.phase == FELLOWSHIP_PHASE:
            break
        if t.offers("Rider in Black"):
            t.pick("Rider in Black")
        elif t.offers("Aragorn against Rider in Black"):
            t.pick("Aragorn against Rider in Black")
        else:
            t.skip()
    phases = re.findall(r"The (\w+) phase", "\n".join(t.told(0)))
    fight = ["assignment", "skirmish"]
    assert phases[:4] == ["fellowship", "Shadow", "maneuver", "archery"]
    assert phases[4:] == [*fight, *fight, "regroup", "fellowship"]
