"""What the twelve heroes do."""

from lcg_table import DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, ENGAGED_WITH, STAGING, Table
from mathom.cardplay.questions import ASK_TARGETS, ASK_WHETHER
from mathom.games.lcg.questions import (
    ASK_DEFENDER,
    ASK_RANGED,
    ASK_RESPONSE,
    ASK_SENTINEL,
    ASK_TARGET,
    ASK_UNDEFENDED,
)


def test_aragorn_pays_to_stand_again() -> None:
    t = Table(["Aragorn"], phase="quest", resources=1, encounter=["Wargs"])
    t.commit("Aragorn")
    assert t.offers("Aragorn")
    t.pick("Aragorn")
    assert t.resources("Aragorn") == 0
    assert not t.exhausted("Aragorn")


def test_aragorn_without_resources_is_not_asked() -> None:
    t = Table(["Aragorn"], phase="quest", encounter=["Wargs"])
    t.commit("Aragorn").finish()
    assert t.exhausted("Aragorn")


def test_theodred_serves_any_hero_on_the_quest() -> None:
    t = Table(["Théodred", "Aragorn", "Glóin"], phase="quest", encounter=["Wargs"])
    t.commit("Théodred", "Aragorn").pick("Théodred")
    assert sorted(t.labels()) == ["Aragorn", "Théodred"]
    t.pick("Aragorn")
    assert t.resources("Aragorn") == 1


def test_gloin_is_paid_for_his_wounds() -> None:
    t = Table(["Glóin"], phase="combat", engaged=[["East Bight Patrol"]], basic=True)
    t.until(ASK_RESPONSE).pick("Glóin")
    assert t.damage("Glóin") == 3
    assert t.resources("Glóin") == 3


def test_gloin_killed_collects_nothing() -> None:
    t = Table(
        ["Glóin", "Aragorn"],
        phase="combat",
        engaged=[["East Bight Patrol"]],
        damage={"Glóin": 2},
        basic=True,
    )
    t.until(ASK_UNDEFENDED).pick("Glóin").finish()
    assert t.zone("Glóin") == DISCARD
    assert t.resources("Glóin") == 0


def test_gimli_grows_with_his_wounds() -> None:
    assert Table(["Gimli"], damage={"Gimli": 3}).attack("Gimli") == 5


def test_legolas_makes_progress_by_slaying() -> None:
    t = Table(["Legolas", "Gimli"], phase="combat", engaged=[["Eastern Crows"]], basic=True)
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until(ASK_TARGET).pick("Eastern Crows")
    t.until(ASK_RESPONSE).pick("Legolas").finish()
    assert t.progress("Flies and Spiders") == 2


def test_legolas_only_counts_when_he_takes_part() -> None:
    t = Table(["Legolas", "Gimli"], phase="combat", engaged=[["Eastern Crows"]], basic=True)
    t.until(ASK_DEFENDER).pick("Legolas")
    t.until(ASK_TARGET).pick("Eastern Crows").finish()
    assert t.progress("Flies and Spiders") == 0


def test_thalin_wounds_what_is_revealed_before_it_acts() -> None:
    t = Table(["Thalin", "Gimli"], phase="quest", encounter=["King Spider"])
    t.commit("Thalin").finish()
    assert t.damage("King Spider") == 1


def test_thalin_kills_crows_before_they_surge_out_of_the_deck() -> None:
    t = Table(["Thalin"], phase="quest", encounter=["Eastern Crows", "Wargs", "Hummerhorns"])
    t.commit("Thalin").finish()
    assert t.zone("Eastern Crows") != STAGING


def test_thalin_at_home_does_nothing() -> None:
    t = Table(["Thalin", "Gimli"], phase="quest", encounter=["Wargs"])
    t.commit("Gimli").finish()
    assert t.damage("Wargs") == 0


def test_eowyn_serves_each_player_once() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="quest",
        hands=[["Common Cause", "Common Cause"], ["Common Cause"]],
        encounter=["Wargs", "Wargs"],
    )
    t.commit("Éowyn").commit()
    t.until_offered("Éowyn").pick("Éowyn").pick("Common Cause")
    assert t.willpower("Éowyn") == 5
    assert t.who == 1
    t.pick("Éowyn").pick("Common Cause")
    assert t.willpower("Éowyn") == 6 or t.over
    t.finish()
    assert t.hand(0) == 1


def test_eleanor_cancels_a_treachery_and_another_card_comes() -> None:
    t = Table(
        ["Eleanor", "Gimli"],
        phase="quest",
        encounter=["Evil Storm", "Wargs", "Old Forest Road"],
        threat=[40],
    )
    t.commit().until(ASK_RESPONSE).pick("Eleanor").finish()
    assert t.damage("Gimli") == 0
    assert t.zone("Evil Storm") == ENCOUNTER_DISCARD
    assert t.zone("Wargs") == STAGING
    assert t.exhausted("Eleanor")


def test_dunhere_strikes_into_the_staging_area_alone() -> None:
    t = Table(["Dúnhere", "Gimli"], phase="combat", staging=["Hummerhorns"], basic=True)
    t.until(ASK_TARGET).pick("Hummerhorns").finish()
    assert t.damage("Hummerhorns") == 0 or t.zone("Hummerhorns") != STAGING
    assert t.exhausted("Dúnhere")
    assert not t.exhausted("Gimli")


def test_denethor_may_put_a_card_under_the_deck() -> None:
    t = Table(["Denethor"], encounter=["Wargs", "Hummerhorns"])
    t.pick("Denethor")
    assert t.asked == ASK_WHETHER
    t.pick("Yes")
    deck = t.game.rows[ENCOUNTER_DECK]
    assert deck[0] == t.card("Wargs")
    assert deck[-1] == t.card("Hummerhorns")


def test_glorfindel_heals_anyone_once_a_round() -> None:
    t = Table(["Glorfindel", "Gimli"], resources=2, damage={"Gimli": 2})
    t.pick("Glorfindel")
    assert t.damage("Gimli") == 1
    assert t.resources("Glorfindel") == 1
    assert t.over or not t.offers("Glorfindel")


def test_beravor_lets_a_player_draw_two() -> None:
    t = Table(["Beravor"], ["Gimli"])
    t.pick("Beravor").pick("Player 2")
    assert t.hand(1) == 2
    assert t.exhausted("Beravor")


def test_ranged_and_sentinel_help_across_the_table() -> None:
    t = Table(["Gimli"], ["Aragorn", "Legolas"], phase="combat", engaged=[["Wargs"]], basic=True)
    t.until(ASK_DEFENDER).skip()
    assert (t.who, t.asked) == (1, ASK_SENTINEL)
    assert t.labels() == ["Nobody", "Aragorn"]
    t.pick("Aragorn")
    t.until(ASK_TARGET).pick("Wargs")
    assert (t.who, t.asked) == (1, ASK_RANGED)
    t.pick("Legolas").finish()
    assert t.damage("Aragorn") == 1
    assert t.zone("Wargs") == ENCOUNTER_DISCARD


def test_a_ranged_character_attacks_on_its_own_turn_too() -> None:
    t = Table(["Gimli"], ["Legolas"], phase="combat", engaged=[["Wargs"]], basic=True)
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until(ASK_TARGET)
    assert t.who == 1
    t.pick("Wargs").finish()
    assert t.damage("Wargs") == 2


def test_targets_are_asked_where_there_is_a_choice() -> None:
    t = Table(["Glorfindel", "Gimli"], resources=1, damage={"Gimli": 1, "Glorfindel": 1})
    t.pick("Glorfindel")
    assert t.asked == ASK_TARGETS
    assert sorted(t.labels()) == ["Gimli", "Glorfindel"]


def test_an_engaged_enemy_of_anothers_stays_there() -> None:
    t = Table(["Gimli"], ["Legolas"], phase="combat", engaged=[["Wargs"]], basic=True)
    t.finish()
    assert t.zone("Wargs") == ENGAGED_WITH
