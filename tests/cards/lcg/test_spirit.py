"""What the cards of the sphere of Spirit do."""

from lcg_table import DECK, DISCARD, ENCOUNTER_DISCARD, HAND, PLAY, STAGING, Table
from mathom.games.lcg.questions import ASK_DEFENDER
from mathom.games.lcg.rows import REMOVED


def test_wandering_took_changes_hands_with_threat() -> None:
    t = Table(["Éowyn"], ["Gimli"], play=[["Wandering Took"]], threat=[30, 30])
    t.pick("Wandering Took")
    assert (t.threat(0), t.threat(1)) == (27, 33)
    assert t.zone("Wandering Took") == PLAY + 1


def test_wandering_took_stays_when_there_is_nobody_else() -> None:
    t = Table(["Éowyn"], play=[["Wandering Took"]], hands=[["Common Cause"]])
    assert not t.offers("Wandering Took")


def test_lorien_guide_marches_at_the_active_location() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        play=[["Lórien Guide"]],
        active="Forest Gate",
        encounter=["Wargs"],
    )
    t.commit("Lórien Guide").pick("Lórien Guide")
    assert t.progress("Forest Gate") == 1


def test_northern_tracker_explores_the_staging_area() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        play=[["Northern Tracker"]],
        staging=["Forest Gate", "Old Forest Road"],
        encounter=["Wargs"],
    )
    t.commit("Northern Tracker").pick("Northern Tracker")
    assert t.progress("Forest Gate") == t.progress("Old Forest Road") == 1


def test_the_galadhrims_greeting_soothes_one_or_all() -> None:
    for choice, after in ((0, (24, 30)), (1, (28, 28))):
        t = Table(
            ["Éowyn"], ["Gimli"], hands=[["The Galadhrim's Greeting"]], resources=3, threat=[30, 30]
        )
        t.pick("The Galadhrim's Greeting")
        t.game.answer(choice)
        if choice == 0:
            t.pick("Player 1")
        assert (t.threat(0), t.threat(1)) == after


def test_strength_of_will_after_travelling() -> None:
    t = Table(["Éowyn"], phase="travel", hands=[["Strength of Will"]], staging=["Forest Gate"])
    t.pick("Forest Gate").until_offered("Strength of Will").pick("Strength of Will")
    assert t.progress("Forest Gate") == 2
    assert t.exhausted("Éowyn")


def test_hasty_stroke_cancels_a_shadow() -> None:
    t = Table(
        ["Éowyn"],
        phase="combat",
        hands=[["Hasty Stroke"]],
        engaged=[["Forest Spider"]],
        encounter=["Dol Guldur Orcs"],
        resources=1,
    )
    t.until_offered("Hasty Stroke").pick("Hasty Stroke").finish()
    assert t.damage("Éowyn") == 2


def test_will_of_the_west_brings_discards_back_and_is_gone() -> None:
    t = Table(
        ["Éowyn"],
        hands=[["Will of the West"]],
        discards=[["Common Cause", "Feint"]],
        resources=1,
    )
    t.pick("Will of the West")
    assert t.game.rows[DISCARD] == []
    assert len(t.game.rows[DECK]) == 8
    assert t.game.rows[REMOVED]


def test_a_test_of_will_cancels_what_is_revealed() -> None:
    t = Table(
        ["Éowyn", "Gimli"],
        phase="quest",
        hands=[["A Test of Will"]],
        encounter=["The Necromancer's Reach", "Wargs"],
        resources={"Éowyn": 1},
        exhausted=["Gimli"],
    )
    t.commit("Éowyn").until_offered("A Test of Will").pick("A Test of Will").finish()
    assert t.damage("Gimli") == t.damage("Éowyn") == 0
    assert t.zone("The Necromancer's Reach") == ENCOUNTER_DISCARD


def test_stand_and_fight_raises_an_ally_for_its_cost() -> None:
    t = Table(
        ["Éowyn"],
        hands=[["Stand and Fight"]],
        discards=[["Faramir", "Gandalf"]],
        resources=5,
    )
    t.pick("Stand and Fight")
    assert t.labels() == ["4"]  # Gandalf is neutral: his 5 is not offered
    t.pick("4")
    assert t.zone("Faramir") == PLAY
    assert t.resources("Éowyn") == 1


def test_a_light_in_the_dark_sends_an_enemy_back() -> None:
    t = Table(["Éowyn"], hands=[["A Light in the Dark"]], engaged=[["Wargs"]], resources=2)
    t.pick("A Light in the Dark")
    assert t.zone("Wargs") == STAGING


def test_a_light_in_the_dark_breaks_an_attack_off() -> None:
    t = Table(
        ["Éowyn"],
        phase="combat",
        hands=[["A Light in the Dark"]],
        engaged=[["Wargs"]],
        resources=2,
        basic=True,
    )
    t.until(ASK_DEFENDER).skip()
    t.until_offered("A Light in the Dark").pick("A Light in the Dark").finish()
    assert t.damage("Éowyn") == 0


def test_dwarven_tomb_returns_a_spirit_card() -> None:
    t = Table(
        ["Éowyn"],
        hands=[["Dwarven Tomb"]],
        discards=[["Hasty Stroke", "Feint"]],
        resources=1,
    )
    t.pick("Dwarven Tomb")
    assert t.zone("Hasty Stroke") == HAND


def test_fortune_or_fate_brings_a_hero_back() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        hands=[["Fortune or Fate"]],
        discards=[[], ["Legolas"]],
        resources=5,
    )
    t.pick("Fortune or Fate")
    assert t.zone("Legolas") == PLAY + 1


def test_the_favor_of_the_lady() -> None:
    assert Table(["Éowyn"], attached={"The Favor of the Lady": "Éowyn"}).willpower("Éowyn") == 5


def test_power_in_the_earth_calms_a_location() -> None:
    t = Table(["Éowyn"], hands=[["Power in the Earth"]], staging=["Forest Gate"], resources=1)
    t.pick("Power in the Earth")
    assert t.staging_threat() == 1


def test_unexpected_courage_readies_its_hero() -> None:
    t = Table(["Éowyn"], attached={"Unexpected Courage": "Éowyn"}, exhausted=["Éowyn"])
    t.pick("Unexpected Courage")
    assert not t.exhausted("Éowyn")
    assert t.exhausted("Unexpected Courage")
