"""000: response; 003: prevent; 003: cancel; 003: preventing effects."""

from mathom.cardplay.steps import ASK_PLAYER, ASK_WHETHER
from mathom.games.tcg import kinds
from tcg_table import DISCARD, Table


def test_a_wound_is_prevented_and_its_cost_stays_paid() -> None:
    """003: prevent; 000: cost."""
    t = Table(["Gandalf"], ["Goblin Bow"], "archery", hands=[["Intimidate"]])
    t.pick("Gandalf")
    assert t.asked == kinds.ASK_RESPONSE
    t.pick("Intimidate")
    assert t.wounds("Gandalf") == 0
    assert t.twilight == 2
    assert t.zone("Intimidate") == DISCARD


def test_one_may_respond_more_than_once_to_different_wounds() -> None:
    """000: response."""
    t = Table(["Gandalf"], ["Goblin Bow"] * 2, "archery", hands=[["Intimidate"] * 2])
    t.pick("Gandalf").pick("Intimidate").pick("Gandalf").pick("Intimidate")
    assert t.wounds("Gandalf") == 0


def test_only_one_answer_is_needed() -> None:
    """003: is about to actions - once prevented, the situation is gone."""
    t = Table(["Gandalf"], ["Goblin Bow"], "archery", hands=[["Intimidate"] * 2])
    t.pick("Gandalf").pick("Intimidate")
    assert t.hand(0) == 1
    assert t.asked != kinds.ASK_RESPONSE


def test_a_required_instead_leaves_nothing_to_prevent() -> None:
    """003: is about to actions; 003: instead; 000: response."""
    bane = "The One Ring, Isildur's Bane"
    t = Table(["Gandalf"], ["Goblin Bow"] * 2, "archery", ring=bane, hands=[["Intimidate"]])
    t.pick("Frodo").pick("The One Ring")
    assert t.burdens() == 2
    t.pick("Frodo")
    assert t.burdens() == 4
    assert t.hand(0) == 1  # Intimidate was never asked for


def test_a_cancelled_event_has_no_effect_and_is_discarded() -> None:
    """003: cancel; 000: event."""
    t = Table(
        ["Aragorn"],
        ["Orc Scout"],
        "maneuver",
        hands=[["Eregion's Trails"]],
    )
    t.pick("Eregion's Trails")
    assert (t.asked, t.who) == (kinds.ASK_RESPONSE, 1)
    t.pick("Orc Scout").pick("Exert Orc Scout")
    assert t.zone("Eregion's Trails") == DISCARD
    assert t.wounds("Aragorn") == 1  # its cost stays paid
    assert t.strength("Orc Scout") == 6


def test_what_prevents_may_be_prevented_itself() -> None:
    """003: preventing effects; 000: effect - the wound that would prevent it is prevented."""
    t = Table(
        ["Gandalf"],
        phase="shadow",
        twilight=2,
        site=1,
        hands=[["Intimidate"], ["Bringer of Threats"]],
    )
    t.pick("Bringer of Threats")
    assert (t.asked, t.who) == (3, 0)
    t.pick("Yes")
    assert t.asked == kinds.ASK_RESPONSE
    t.pick("Intimidate")
    assert t.wounds("Frodo") == 0
    assert t.threats() == 2


def test_the_wound_prevents_it_otherwise() -> None:
    """003: preventing effects."""
    t = Table(["Gandalf"], phase="shadow", twilight=2, hands=[[], ["Bringer of Threats"]])
    t.pick("Bringer of Threats").pick("Yes")
    assert t.wounds("Frodo") == 1
    assert t.threats() == 0


def test_and_without_it_the_effect_happens() -> None:
    t = Table(["Gandalf"], phase="shadow", twilight=2, hands=[[], ["Bringer of Threats"]])
    t.pick("Bringer of Threats").pick("No")
    assert t.threats() == 2


def test_a_shadow_player_pays_to_prevent() -> None:
    """003: prevent."""
    t = Table(["Gimli"], phase="regroup", twilight=3, hands=[["Tidings of Erebor"]])
    t.pick("Tidings of Erebor")
    assert t.who == 1
    t.pick("Yes")
    assert t.hand(0) == 0
    assert t.twilight == 0


def test_one_who_cannot_take_wounds_cannot_be_assigned_them() -> None:
    """000: may not; 000: wound."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Legolas"], [saruman, "Prey"], "archery")
    assert t.wounds("Prey") == 1  # he could not be picked
    assert t.wounds(saruman) == 0


def test_one_whose_wounds_are_prevented_may_be_assigned_them() -> None:
    """000: wound."""
    from mathom.games.tcg.abilities import END_OF_TURN
    from mathom.games.tcg.changes import lasting
    from mathom.games.tcg.facts import WOUNDS_PREVENTED

    t = Table(["Aragorn"], ["Goblin Bow"], "maneuver", hands=[["Eregion's Trails"]])
    lasting(t.game, WOUNDS_PREVENTED, t.card("Aragorn"), 1, END_OF_TURN, t.card("Aragorn"))
    t.until(kinds.ASK_ARCHERY).pick("Aragorn")
    assert t.wounds("Aragorn") == 0


def test_only_the_opponent_who_was_chosen_may_pay() -> None:
    """000: opponent - Dismay Our Enemies: that opponent, and nobody else."""
    dismay = "Dismay Our Enemies"
    for chosen, other in ((1, 2), (2, 1)):
        t = Table(
            ["Legolas"],
            [["Small Orc", "Big Orc"], ["Prey"]],
            "skirmish",
            players=3,
            twilight=6,
            assigned={"Small Orc": "Legolas"},
            hands=[[dismay], [], []],
        )
        t.until_offered(dismay).pick(dismay)
        assert t.asked == ASK_PLAYER
        t.game.answer(chosen)
        assert (t.asked, t.who) == (ASK_WHETHER, chosen)
        t.pick("No")
        assert t.who != other
        gone = ("Big Orc", "Prey")[chosen - 1]
        if t.offers(gone):
            t.pick(gone)
        assert not t.in_play(gone)
        assert t.twilight == 6
