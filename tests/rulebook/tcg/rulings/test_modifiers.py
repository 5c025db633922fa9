"""003: modifiers."""

from mathom.cardplay.names import NOBODY
from mathom.games.tcg.abilities import END_OF_TURN, REGROUP
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import CANNOT_BE_ASSIGNED
from mathom.games.tcg.effects import move_limit, total
from mathom.games.tcg.packing import DISCARDED
from mathom.games.tcg.procedures import RUN_DISCARD_EACH, RUN_PLAY_CARD
from mathom.games.tcg.questions import ASK_DEFENDER, ASK_THREAT
from mathom.games.tcg.rows import ZONE
from mathom.games.tcg.rulebook.paying import how
from mathom.kernel.frame import NONE, Frame
from tcg_setups import gone, run
from tcg_table import DEAD, DISCARD, Table


def test_a_card_that_comes_back_is_a_new_card() -> None:
    """003: modifiers. As Gandalf, whom Shelob keeps from fighting until he has died."""
    t = Table(["Boromir"], ["Small Orc"], "maneuver")
    boromir = t.card("Boromir")
    lasting(t.game, CANNOT_BE_ASSIGNED, boromir, 1, END_OF_TURN, NONE)
    t.game.run()
    assert total(t.game, CANNOT_BE_ASSIGNED, boromir) == 1
    run(t, Frame(RUN_DISCARD_EACH, cards=(boromir,), count=DISCARDED))
    assert t.zone("Boromir") == DISCARD
    run(
        t,
        Frame(
            RUN_PLAY_CARD,
            0,
            boromir,
            place=t.game.rows[ZONE][boromir],
            event=how(1),
            cards=NOBODY,
        ),
    )
    assert t.in_play("Boromir")
    assert total(t.game, CANNOT_BE_ASSIGNED, boromir) == 0


def test_a_card_that_comes_back_has_lost_what_it_was_given() -> None:
    """003: modifiers."""
    from mathom.games.tcg.abilities import END_OF_TURN
    from mathom.games.tcg.changes import lasting, leave
    from mathom.games.tcg.effect_kinds import STRENGTH
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


def test_a_second_copy_in_the_same_turn_adds_its_own() -> None:
    """003: modifiers - Radagast comes, goes, and another Radagast comes."""
    radagast = "Radagast, The Brown"
    t = Table(hands=[[radagast, radagast]])
    t.pick("Radagast")
    assert move_limit(t.game) == 3
    assert not t.offers("Radagast")
    gone(t, radagast)
    assert move_limit(t.game) == 3
    t.pick("Radagast")
    assert move_limit(t.game) == 4


def test_gandalf_who_comes_back_may_be_assigned_though_shelob_forbade_it() -> None:
    """003: modifiers - Shelob, Her Ladyship; the threats; Sent Back in the regroup phase."""
    gandalf = "Gandalf, Plain Wanderer"
    t = Table(
        [gandalf, "Weakling"],
        ["Gollum"],
        "shadow",
        site=8,
        twilight=9,
        threats=1,
        wounds={gandalf: 3},
        support=[["Sent Back"]],
        hands=[["Gandalf, The Grey Pilgrim"], ["Shelob, Her Ladyship"]],
    )
    t.pick("Shelob").until_offered("Shelob").pick("Shelob").pick("Gandalf")
    assert total(t.game, CANNOT_BE_ASSIGNED, t.card(gandalf)) == 1
    t.until(ASK_DEFENDER)
    assert not t.offers("Gandalf against Shelob")
    t.pick("Weakling against Shelob")
    t.until(ASK_THREAT).pick("Gandalf")
    assert t.zone(gandalf) == DEAD
    pilgrim = "Gandalf, The Grey Pilgrim"
    t.until_phase(REGROUP).until_offered("Sent Back").pick("Sent Back").pick("Gandalf")
    assert t.in_play(pilgrim)
    assert total(t.game, CANNOT_BE_ASSIGNED, t.card(pilgrim)) == 0
