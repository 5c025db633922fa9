"""What the encounter cards do when they are revealed, engage, attack or are travelled to."""

from typing import Any

from lcg_table import (
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    HAND,
    PLAY,
    STAGING,
    Table,
)
from mathom.cardplay.questions import ASK_TARGETS
from mathom.games.lcg.questions import ASK_COMMIT, ASK_DEFENDER, ASK_RESPONSE, ASK_TARGET
from mathom.games.lcg.rows import ACTIVE, BESIDE, MARKS, ORC_GUARD, PROGRESS, VICTORY


def reveal(card: str, *more: str, **table: Any) -> Table:
    """Aragorn is committed, Gimli stays; then this card is revealed."""
    table.setdefault("staging", [])
    t = Table(["Aragorn", "Gimli"], phase="quest", encounter=[card, *more], **table)
    return t.commit("Aragorn")


def test_king_spider_exhausts_a_character_of_each_player() -> None:
    t = reveal("King Spider").finish()
    assert t.exhausted("Gimli")


def test_hummerhorns_sting_whoever_they_engage() -> None:
    t = Table(["Aragorn"], phase="encounter", staging=["Hummerhorns"])
    t.pick("Hummerhorns").finish()
    assert t.zone("Aragorn") == DISCARD


def test_ungoliants_spawn_saps_the_committed() -> None:
    t = reveal("Ungoliant's Spawn").finish()
    assert t.threat() == 23 + 2  # 3 against will 1


def test_great_forest_web_asks_a_hero_of_each_player() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="travel", staging=["Great Forest Web"])
    t.pick("Great Forest Web").finish()
    assert t.exhausted("Aragorn")
    assert t.exhausted("Gimli")
    assert t.zone("Great Forest Web") == ACTIVE


def test_great_forest_web_is_closed_without_a_ready_hero() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="travel",
        staging=["Great Forest Web", "Forest Gate"],
        exhausted=["Gimli"],
    )
    assert t.labels() == ["Nowhere", "Forest Gate"]


def test_mountains_of_mirkwood_cost_a_card_and_repay_in_cards() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["Mountains of Mirkwood"], encounter=["Wargs"])
    t.pick("Mountains of Mirkwood")
    assert t.zone("Wargs") == STAGING
    t = Table(
        ["Éowyn"],
        phase="quest",
        active="Mountains of Mirkwood",
        encounter=["Eyes of the Forest"],
        decks=[["Feint", "Common Cause"]],
    )
    t.commit("Éowyn").until(ASK_RESPONSE).pick("Mountains of Mirkwood").pick("Yes")
    t.pick("Common Cause")
    assert t.zone("Common Cause") == HAND


def test_eyes_of_the_forest_takes_all_events() -> None:
    t = reveal("Eyes of the Forest", hands=[["Feint", "Faramir", "Common Cause"]]).finish()
    assert t.hand() == 1
    assert t.zone("Faramir") == HAND


def test_caught_in_a_web_holds_a_hero_unless_paid() -> None:
    t = reveal("Caught in a Web")
    t.pick("Aragorn")
    assert t.zone("Caught in a Web") == BESIDE
    for resources, kept in ((1, True), (2, False)):
        t = Table(
            ["Aragorn"],
            phase="refresh",
            attached={"Caught in a Web": "Aragorn"},
            exhausted=["Aragorn"],
            resources=resources,
        )
        if resources == 2:
            t.pick("Pay")
        assert t.exhausted("Aragorn") == kept


def test_hill_trolls_excess_damage_raises_threat() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        engaged=[["Hill Troll"]],
        play=[["Snowbourn Scout"]],
        basic=True,
        threat=[20],
    )
    t.until(ASK_DEFENDER).pick("Snowbourn Scout").finish()
    assert t.threat() == 24  # 6 against defense 1 and 1 hit point


def test_goblin_sniper_hides_and_shoots() -> None:
    t = Table(["Aragorn"], phase="encounter", staging=["Goblin Sniper", "Hummerhorns"])
    assert t.labels() == ["None", "Hummerhorns"]
    t = Table(["Aragorn"], phase="combat", staging=["Goblin Sniper"], basic=True)
    t.finish()
    assert t.damage("Aragorn") == 1


def test_marsh_adder_raises_threat_as_it_attacks() -> None:
    t = Table(["Aragorn"], phase="combat", engaged=[["Marsh Adder"]], basic=True, threat=[20])
    t.finish()
    assert t.threat() == 21


def test_wargs_run_off_after_an_empty_shadow() -> None:
    for shadow, zone in (("Enchanted Stream", STAGING), ("Despair", ENGAGED_WITH)):
        t = Table(["Aragorn"], phase="combat", engaged=[["Wargs"]], encounter=[shadow])
        t.until(ASK_DEFENDER).skip().finish()
        assert t.zone("Wargs") == zone


def test_despair_takes_progress() -> None:
    t = reveal("Despair", progress={"Flies and Spiders": 3}, staging=["Forest Gate"]).finish()
    assert t.progress("Flies and Spiders") == 0


def test_the_brown_lands_are_soon_crossed() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["The Brown Lands"])
    t.pick("The Brown Lands")
    assert t.zone("The Brown Lands") == ENCOUNTER_DISCARD


def test_the_east_bight_cannot_be_declined() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["Forest Gate", "The East Bight"])
    assert t.zone("The East Bight") == ACTIVE


def test_dol_guldur_orcs_wound_someone_on_the_quest() -> None:
    t = reveal("Dol Guldur Orcs").finish()
    assert t.damage("Aragorn") == 2
    assert t.damage("Gimli") == 0


def test_chieftan_ufthak_grows_angrier() -> None:
    t = Table(["Aragorn"], phase="combat", engaged=[["Chieftan Ufthak"]], basic=True)
    t.finish()
    assert t.attack("Chieftan Ufthak") == 5


def test_dol_guldur_beastmaster_gets_a_second_shadow_card() -> None:
    t = Table(
        ["Gimli", "Aragorn"],
        phase="combat",
        engaged=[["Dol Guldur Beastmaster"]],
        encounter=["Dol Guldur Orcs", "Wargs"],
    )
    t.until(ASK_DEFENDER).pick("Gimli").finish()
    assert t.damage("Gimli") == 3  # 3 and +1 and +1 against defense 2


def test_driven_by_shadow_darkens_the_staging_area_or_surges() -> None:
    t = reveal("Driven by Shadow", staging=["Wargs", "Forest Gate"], threat=[20]).finish()
    assert t.threat() == 24  # 2 + 2 + 1 + 1 against will 2
    t = reveal("Driven by Shadow", "Wargs").finish()
    assert t.zone("Wargs") == STAGING


def test_the_necromancers_reach_wounds_the_exhausted() -> None:
    t = reveal("The Necromancer's Reach").finish()
    assert t.damage("Aragorn") == 1
    assert t.damage("Gimli") == 0


def test_necromancers_pass_costs_two_cards_at_random() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["Necromancer's Pass"], hands=[["Feint"] * 3])
    t.pick("Necromancer's Pass")
    assert t.hand() == 1
    t = Table(["Aragorn"], phase="travel", staging=["Necromancer's Pass"], hands=[["Feint"]])
    assert t.over or not t.offers("Necromancer's Pass")


def test_enchanted_stream_stops_all_drawing() -> None:
    t = Table(["Aragorn"], phase="resource", active="Enchanted Stream")
    t.finish()
    assert t.hand() == 0
    t = Table(["Aragorn"], phase="resource")
    t.finish()
    assert t.hand() == 1


def test_forest_spider_is_fiercer_as_it_engages() -> None:
    t = Table(["Aragorn"], phase="encounter", staging=["Forest Spider"])
    t.pick("Forest Spider").finish()
    assert t.attack("Forest Spider") == 3


def test_black_forest_bats_drive_someone_off_the_quest() -> None:
    t = reveal("Black Forest Bats", threat=[20]).finish()
    assert t.threat() == 21
    assert t.exhausted("Aragorn")


def test_old_forest_road_and_forest_gate_welcome_travellers() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["Old Forest Road"], exhausted=["Aragorn"])
    t.pick("Old Forest Road").until(ASK_RESPONSE).pick("Old Forest Road")
    assert not t.exhausted("Aragorn")
    t = Table(["Aragorn"], phase="travel", staging=["Forest Gate"])
    t.pick("Forest Gate").until(ASK_RESPONSE).pick("Forest Gate")
    assert t.hand() == 2


def test_dungeon_jailor_takes_an_objective_back() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        quest="The Necromancer's Tower",
        staging=["Dungeon Jailor", "Gandalf's Map"],
        encounter=["Endless Caverns", "Tower Gate", "Tower Gate"],
    )
    t.commit().finish()
    assert t.zone("Gandalf's Map") == ENCOUNTER_DECK


def test_nazgul_of_dol_guldur_slays_after_each_shadow_effect() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Nazgûl of Dol Guldur"]],
        play=[["Snowbourn Scout"]],
        encounter=["Dol Guldur Orcs"],
    )
    t.until(ASK_DEFENDER).pick("Aragorn").until(ASK_TARGETS).pick("Snowbourn Scout").finish()
    assert t.zone("Snowbourn Scout") == DISCARD


def test_nothing_is_attached_to_the_nazgul() -> None:
    t = Table(
        ["Denethor"],
        hands=[["Forest Snare"]],
        engaged=[["Nazgûl of Dol Guldur"]],
        resources=3,
    )
    assert not t.offers("Forest Snare")


def test_under_the_shadow_counts_players() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="quest", encounter=["Under the Shadow"] * 2)
    t.commit().commit().finish()
    assert t.threat(0) == 12 + 4


def test_iron_shackles_eat_the_next_draw() -> None:
    t = reveal("Iron Shackles").finish()
    assert t.zone("Iron Shackles") == BESIDE
    t = Table(["Aragorn"], phase="resource", attached={"Iron Shackles": "Aragorn"})
    t = Table(["Beravor"], phase="quest", encounter=["Iron Shackles", "Wargs"])
    t.commit().until_offered("Beravor").pick("Beravor")
    assert t.hand() == 0
    assert t.zone("Iron Shackles") == ENCOUNTER_DISCARD


def test_doomed_and_surge() -> None:
    t = reveal("Endless Caverns", "Wargs", threat=[20]).finish()
    assert t.zone("Wargs") == STAGING
    assert t.threat() == 22  # doomed 1, then 3 threat against will 2


def test_tower_gate_lays_an_orc_guard_before_each_player() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="travel", staging=["Tower Gate"])
    t.pick("Tower Gate")
    for seat in (0, 1):
        (guard,) = t.game.rows[ENGAGED_WITH + seat]
        assert t.game.rows[MARKS][guard] & ORC_GUARD


def test_an_orc_guard_fights_and_dies_as_an_enemy() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="travel", staging=["Tower Gate"], on=True)
    t.pick("Tower Gate").until(ASK_DEFENDER).skip()
    t.until(ASK_TARGET)
    assert t.damage("Aragorn") == 1
    t.pick("Orc Guard")
    t.until(ASK_COMMIT)
    assert t.game.rows[ENGAGED_WITH] == []
    assert len(t.game.rows[DISCARD]) == 1


def test_objectives_are_claimed_for_threat_once_unguarded() -> None:
    t = Table(["Aragorn"], ["Gimli"], staging=["Gandalf's Map"], threat=[20, 20])
    t.pick("Gandalf's Map")
    assert t.threat() == 22
    assert t.zone("Gandalf's Map") == PLAY
    t = Table(
        ["Aragorn"],
        phase="combat",
        engaged=[["Wargs"]],
        attached={"Gandalf's Map": "Aragorn"},
        basic=True,
    )
    t.finish()
    assert t.damage("Aragorn") == 3  # nobody could defend


def test_dungeon_torch_and_shadow_key_weigh_on_their_bearer() -> None:
    t = Table(
        ["Aragorn"],
        phase="refresh",
        attached={"Dungeon Torch": "Aragorn", "Shadow Key": "Aragorn"},
        encounter=["Wargs"] * 3,
        threat=[20],
        on=True,
    )
    t.until(ASK_COMMIT)
    assert t.threat() == 23
    assert t.damage("Aragorn") == 1


def test_misty_mountain_goblins_undo_progress() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        engaged=[["Misty Mountain Goblins"]],
        progress={"Flies and Spiders": 3},
        basic=True,
    )
    t.finish()
    assert t.progress("Flies and Spiders") == 2


def test_massing_at_night_reveals_more() -> None:
    t = reveal("Massing at Night", "Wargs", "Hummerhorns").finish()
    assert t.zone("Wargs") == STAGING
    assert t.zone("Hummerhorns") == ENCOUNTER_DECK


def test_banks_of_the_anduin_come_again() -> None:
    t = Table(["Éowyn"], phase="quest", active="Banks of the Anduin", encounter=["Wargs"])
    t.game.rows[PROGRESS][t.card("Banks of the Anduin")] = 2
    t.commit("Éowyn").finish()
    assert t.zone("Banks of the Anduin") == ENCOUNTER_DECK


def test_gladden_fields_raise_threat_and_count_as_victory() -> None:
    t = Table(["Aragorn"], phase="refresh", active="Gladden Fields", threat=[20])
    t.finish()
    assert t.threat() == 22
    t = Table(["Éowyn"], phase="quest", active="Gladden Fields", encounter=["Hummerhorns"])
    t.commit("Éowyn").finish()
    assert t.zone("Gladden Fields") == VICTORY


def test_eastern_crows_return_to_the_deck() -> None:
    t = Table(["Gimli", "Legolas"], phase="combat", engaged=[["Eastern Crows"]], basic=True)
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until(ASK_TARGET).pick("Eastern Crows").finish()
    assert t.zone("Eastern Crows") == ENCOUNTER_DECK


def test_evil_storm_strikes_where_threat_is_high() -> None:
    t = Table(
        ["Aragorn"], ["Gimli"], phase="quest", encounter=["Evil Storm", "Wargs"], threat=[35, 34]
    )
    t.commit().commit().finish()
    assert t.damage("Aragorn") == 1
    assert t.damage("Gimli") == 0


def test_pursued_by_shadow_counts_those_who_stayed() -> None:
    t = reveal("Pursued by Shadow", play=[["Snowbourn Scout"]], threat=[20]).finish()
    assert t.threat() == 22


def test_treacherous_fog_thickens_and_takes_a_card() -> None:
    t = reveal(
        "Treacherous Fog", staging=["Forest Gate"], hands=[["Feint", "Faramir"]], threat=[35]
    )
    t.pick("Feint").finish()
    assert t.zone("Feint") == DISCARD
    assert t.threat() == 36  # 3 against will 2


def test_the_first_player_answers_for_cards_of_nobodys() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="quest",
        active="Mountains of Mirkwood",
        encounter=["Eyes of the Forest", "Eyes of the Forest"],
    )
    t.commit("Éowyn").commit("Gimli").until(ASK_RESPONSE)
    assert t.who == 0
    t.skip()
    assert t.over or t.asked != ASK_RESPONSE
