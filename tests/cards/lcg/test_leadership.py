"""What the cards of the sphere of Leadership do."""

from lcg_table import DISCARD, ENCOUNTER_DISCARD, ENGAGED_WITH, HAND, PLAY, Table
from mathom.games.lcg.questions import ASK_DEFENDER, ASK_PAY, ASK_UNDEFENDED
from mathom.games.lcg.rows import DAMAGE


def test_faramir_inspires_a_players_characters() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="quest", play=[["Faramir"]], encounter=["Wargs"] * 2)
    t.commit("Aragorn").commit("Gimli").until_offered("Faramir")
    t.pick("Faramir").pick("Player 2")
    assert t.willpower("Gimli") == 3 or t.over
    assert t.progress("Flies and Spiders") == 1
    assert t.exhausted("Faramir")


def test_son_of_arnor_engages_an_enemy_as_it_enters() -> None:
    t = Table(["Aragorn"], hands=[["Son of Arnor"]], staging=["Wargs"], resources=3)
    t.pick("Son of Arnor").pick("Son of Arnor")
    assert t.zone("Wargs") == ENGAGED_WITH


def test_snowbourn_scout_scouts_a_location() -> None:
    t = Table(["Aragorn"], hands=[["Snowbourn Scout"]], staging=["Forest Gate"], resources=1)
    t.pick("Snowbourn Scout").pick("Snowbourn Scout")
    assert t.progress("Forest Gate") == 1


def test_longbeard_orc_slayer_wounds_every_orc() -> None:
    t = Table(
        ["Aragorn"],
        hands=[["Longbeard Orc Slayer"]],
        staging=["Dol Guldur Orcs", "Wargs"],
        engaged=[["Goblin Sniper"]],
        resources=4,
    )
    t.pick("Longbeard Orc Slayer").pick("Longbeard Orc Slayer")
    assert (t.damage("Dol Guldur Orcs"), t.damage("Goblin Sniper"), t.damage("Wargs")) == (1, 1, 0)


def test_brok_ironfist_avenges_a_dwarf_hero() -> None:
    t = Table(
        ["Glóin", "Aragorn"],
        phase="combat",
        hands=[["Brok Ironfist"]],
        engaged=[["East Bight Patrol"]],
        damage={"Glóin": 3},
        basic=True,
    )
    t.until(ASK_UNDEFENDED).pick("Glóin")
    t.until_offered("Brok Ironfist").pick("Brok Ironfist")
    assert t.zone("Brok Ironfist") == PLAY


def test_brok_ironfist_does_not_come_for_others() -> None:
    t = Table(
        ["Théodred", "Aragorn"],
        phase="combat",
        hands=[["Brok Ironfist"]],
        engaged=[["East Bight Patrol"]],
        damage={"Théodred": 3},
        basic=True,
    )
    t.until(ASK_UNDEFENDED).pick("Théodred").finish()
    assert t.zone("Brok Ironfist") == HAND


def test_ever_vigilant_readies_an_ally() -> None:
    t = Table(
        ["Aragorn"],
        hands=[["Ever Vigilant"]],
        play=[["Faramir"]],
        exhausted=["Faramir"],
        resources=1,
    )
    t.pick("Ever Vigilant")
    assert not t.exhausted("Faramir")
    assert t.zone("Ever Vigilant") == DISCARD


def test_common_cause_wakes_another_hero() -> None:
    t = Table(["Aragorn", "Glóin"], hands=[["Common Cause"]], exhausted=["Glóin"])
    t.pick("Common Cause")
    assert t.exhausted("Aragorn")
    assert not t.exhausted("Glóin")


def test_for_gondor_helps_everyone_and_gondor_more() -> None:
    t = Table(
        ["Aragorn"],
        play=[["Guard of the Citadel", "Faramir"]],
        hands=[["For Gondor!"]],
        resources=2,
    )
    t.pick("For Gondor!")
    assert (t.attack("Aragorn"), t.defense("Aragorn")) == (4, 2)
    assert (t.attack("Guard of the Citadel"), t.defense("Guard of the Citadel")) == (2, 1)
    t.finish()
    assert (t.attack("Aragorn"), t.defense("Guard of the Citadel")) == (3, 0)


def test_sneak_attack_lends_an_ally_for_a_phase() -> None:
    t = Table(["Aragorn"], phase="resource", hands=[["Sneak Attack", "Beorn"]], resources=1)
    t.until_offered("Sneak Attack").pick("Sneak Attack").pick("Beorn").finish()
    assert t.zone("Beorn") == HAND


def test_sneak_attack_forgets_an_ally_that_fell() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        hands=[["Sneak Attack", "Snowbourn Scout"]],
        engaged=[["Ungoliant's Spawn"]],
        resources=1,
        basic=True,
    )
    t.until_offered("Sneak Attack").pick("Sneak Attack").pick("Snowbourn Scout")
    t.until(ASK_DEFENDER).pick("Snowbourn Scout").finish()
    assert t.zone("Snowbourn Scout") == DISCARD


def test_valiant_sacrifice_pays_the_allys_controller() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="combat",
        hands=[["Valiant Sacrifice"]],
        play=[[], ["Veteran Axehand"]],
        engaged=[[], ["Ungoliant's Spawn"]],
        resources=1,
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Veteran Axehand")
    t.until_offered("Valiant Sacrifice").pick("Valiant Sacrifice")
    assert t.hand(1) == 2


def test_grim_resolve_readies_everybody() -> None:
    t = Table(
        ["Aragorn", "Glóin"],
        ["Gimli"],
        hands=[["Grim Resolve"]],
        exhausted=["Glóin", "Gimli"],
        resources=5,
    )
    t.pick("Grim Resolve")
    while not t.over and t.asked == ASK_PAY:
        t.pick("Aragorn")
    assert not t.exhausted("Glóin")
    assert not t.exhausted("Gimli")


def test_steward_of_gondor_makes_resources_and_a_gondor_hero() -> None:
    t = Table(["Aragorn"], hands=[["Steward of Gondor", "For Gondor!"]], resources=2)
    t.pick("Steward of Gondor").pick("Steward of Gondor")
    assert t.resources("Aragorn") == 2
    t.pick("For Gondor!")
    assert t.resources("Aragorn") == 0


def test_celebrians_stone_on_aragorn_gives_a_spirit_icon() -> None:
    t = Table(
        ["Aragorn"],
        hands=[["The Favor of the Lady"]],
        attached={"Celebrían's Stone": "Aragorn"},
        resources=2,
    )
    assert t.willpower("Aragorn") == 4
    assert t.offers("The Favor of the Lady")


def test_celebrians_stone_on_another_gives_none() -> None:
    t = Table(
        ["Théodred"],
        hands=[["The Favor of the Lady"]],
        attached={"Celebrían's Stone": "Théodred"},
        resources=2,
    )
    assert not t.offers("The Favor of the Lady")


def test_a_unique_card_is_not_played_twice() -> None:
    t = Table(["Aragorn"], play=[["Faramir"]], hands=[["Faramir"]], resources=4)
    assert t.labels().count("Faramir") == 1  # his action, not the card in hand


def test_an_enemy_killed_goes_to_the_encounter_discard() -> None:
    t = Table(["Aragorn"], hands=[["Longbeard Orc Slayer"]], staging=["Goblin Sniper"], resources=4)
    t.game.rows[DAMAGE][t.card("Goblin Sniper")] = 1
    t.pick("Longbeard Orc Slayer").pick("Longbeard Orc Slayer")
    assert t.zone("Goblin Sniper") == ENCOUNTER_DISCARD
