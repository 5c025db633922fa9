"""What the cards of the sphere of Tactics do."""

from typing import Any

from lcg_table import DECK, DISCARD, ENCOUNTER_DISCARD, PLAY, Table
from mathom.games.lcg.questions import (
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_PAY,
    ASK_RESPONSE,
    ASK_RESTRICTED,
    ASK_SENTINEL,
    ASK_TARGET,
)


def fight(*hand: str, engaged: str = "Wargs", resources: int = 3, **more: Any) -> Table:
    """Gimli, Legolas and Thalin in combat."""
    return Table(
        ["Gimli", "Legolas", "Thalin"],
        phase="combat",
        hands=[list(hand)],
        engaged=[[engaged]],
        resources=resources,
        basic=True,
        **more,
    )


def test_gondorian_spearman_strikes_as_he_defends() -> None:
    t = fight(play=[["Gondorian Spearman"]])
    t.until(ASK_DEFENDER).pick("Gondorian Spearman")
    t.until_offered("Gondorian Spearman").pick("Gondorian Spearman")
    assert t.damage("Wargs") == 1


def test_beorn_rages_once_and_goes_home() -> None:
    t = Table(["Gimli"], phase="resource", play=[["Beorn"]])
    t.until_offered("Beorn").pick("Beorn")
    t.finish()
    assert t.zone("Beorn") == DECK


def test_beorns_rage_counts_in_his_attack() -> None:
    t = fight(engaged="Ungoliant's Spawn", play=[["Beorn"]])
    t.until_offered("Beorn").pick("Beorn")
    assert t.attack("Beorn") == 8


def test_blade_mastery() -> None:
    t = fight("Blade Mastery")
    t.until_offered("Blade Mastery").pick("Blade Mastery")
    while t.asked == ASK_PAY:
        t.skip()
    t.pick("Gimli")
    assert (t.attack("Gimli"), t.defense("Gimli")) == (3, 3)


def test_rain_of_arrows_wounds_a_players_enemies() -> None:
    t = fight("Rain of Arrows", play=[["Horseback Archer"]])
    t.until_offered("Rain of Arrows").pick("Rain of Arrows")
    while t.asked == ASK_PAY:
        t.skip()
    assert sorted(t.labels()) == ["Horseback Archer", "Legolas"]
    t.pick("Horseback Archer")
    assert t.damage("Wargs") == 1


def test_feint_holds_an_enemy_back() -> None:
    t = fight("Feint", resources=1)
    t.until_offered("Feint").pick("Feint").finish()
    assert t.damage("Gimli") == t.damage("Legolas") == t.damage("Thalin") == 0


def test_feint_is_for_combat_only() -> None:
    t = Table(["Gimli"], hands=[["Feint"]], engaged=[["Wargs"]], resources=1)
    assert not t.offers("Feint")


def test_quick_strike_attacks_before_the_enemy_does() -> None:
    t = fight("Quick Strike", engaged="Eastern Crows", resources=1)
    t.until_offered("Quick Strike").pick("Quick Strike")
    while t.asked == ASK_PAY:
        t.skip()
    t.pick("Gimli").pick("Eastern Crows").finish()
    assert t.exhausted("Gimli")
    assert t.zone("Eastern Crows") != 34


def test_thicket_of_spears_needs_three_pools() -> None:
    t = fight("Thicket of Spears", resources=1)
    t.until_offered("Thicket of Spears").pick("Thicket of Spears").finish()
    assert t.resources("Gimli") == t.resources("Legolas") == t.resources("Thalin") == 0
    assert t.damage("Gimli") == 0


def test_thicket_of_spears_is_not_paid_from_two() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        hands=[["Thicket of Spears"]],
        engaged=[["Wargs"]],
        resources=5,
        basic=True,
    )
    assert not t.offers("Thicket of Spears")


def test_swift_strike_answers_a_defence() -> None:
    t = fight("Swift Strike", resources=1)
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until_offered("Swift Strike").pick("Swift Strike")
    while t.asked == ASK_PAY:
        t.skip()
    assert t.damage("Wargs") == 2


def test_stand_together_adds_defences() -> None:
    t = fight("Stand Together", engaged="Ungoliant's Spawn", resources=0)
    t.until_offered("Stand Together").pick("Stand Together")
    t.until(ASK_DEFENDERS).pick("Gimli", "Thalin", "Legolas").finish()
    assert t.damage("Gimli") == 0


def test_blade_of_gondolin_bites_orcs_and_makes_progress() -> None:
    t = Table(
        ["Gimli"],
        ["Aragorn"],
        phase="combat",
        engaged=[["Goblin Sniper"]],
        attached={"Blade of Gondolin": "Gimli"},
        basic=True,
    )
    t.until(ASK_SENTINEL).pick("Aragorn")
    t.until(ASK_TARGET).pick("Goblin Sniper")
    t.until(ASK_RESPONSE).pick("Blade of Gondolin").finish()
    assert t.zone("Goblin Sniper") == ENCOUNTER_DISCARD
    assert t.progress("Flies and Spiders") == 1


def test_blade_of_gondolin_is_plain_against_others() -> None:
    t = Table(["Gimli"], attached={"Blade of Gondolin": "Gimli"})
    assert t.attack("Gimli") == 2


def test_citadel_plate_and_what_happens_when_it_goes() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        engaged=[["Forest Spider"]],
        encounter=["Forest Spider"],
        attached={"Citadel Plate": "Gimli"},
        damage={"Gimli": 6},
    )
    assert t.hit_points("Gimli") == 3
    t.until(ASK_DEFENDER).pick("Legolas").finish()
    assert t.zone("Citadel Plate") == DISCARD
    assert t.zone("Gimli") == DISCARD


def test_dwarven_axe_is_better_in_a_dwarfs_hand() -> None:
    assert Table(["Gimli"], attached={"Dwarven Axe": "Gimli"}).attack("Gimli") == 4
    assert Table(["Legolas"], attached={"Dwarven Axe": "Legolas"}).attack("Legolas") == 4


def test_horn_of_gondor_mourns_the_destroyed() -> None:
    t = fight(
        play=[["Veteran Axehand"]], engaged="Hill Troll", attached={"Horn of Gondor": "Gimli"}
    )
    t.until(ASK_DEFENDER).pick("Veteran Axehand")
    t.until_offered("Horn of Gondor").pick("Horn of Gondor")
    assert t.resources("Gimli") == 4


def test_a_third_restricted_attachment_costs_one() -> None:
    t = Table(
        ["Gimli"],
        hands=[["Dwarven Axe"]],
        attached={"Citadel Plate": "Gimli", "Blade of Gondolin": "Gimli"},
        resources=2,
    )
    t.pick("Dwarven Axe")
    assert t.asked == ASK_RESTRICTED
    t.pick("Citadel Plate")
    assert t.zone("Citadel Plate") == DISCARD
    assert t.zone("Dwarven Axe") == PLAY


def test_payment_is_asked_where_there_are_several_ways() -> None:
    t = Table(["Gimli", "Legolas"], hands=[["Veteran Axehand"]], resources=2)
    t.pick("Veteran Axehand")
    assert t.asked == ASK_PAY
    t.pick("Gimli").pick("Legolas")
    assert t.resources("Gimli") == t.resources("Legolas") == 1
