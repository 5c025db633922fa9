"""001: lasting effects - what they bear upon, and when that is looked at.

Those of player cards are worked out as they are used and stay as they are; those of encounter
cards hold for whatever they speak of at any time, unless they say "currently".
"""

from lcg_table import ENGAGED_WITH, STAGING, Table
from mathom.cardplay.word import inside
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.effects import attack, threat_strength
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.questions import (
    ASK_ACTION,
    ASK_ATTACK_ORDER,
    ASK_DEFENDER,
    ASK_PAY,
    ASK_RESPONSE,
    ASK_TRAVEL,
    ASK_UNDEFENDED,
)
from mathom.games.lcg.rows import LASTING, OUT


def strength(t: Table, title: str, nth: int = 0) -> int:
    return threat_strength(t.game, t.card(title, nth))


def pay(t: Table) -> Table:
    while not t.over and t.asked == ASK_PAY:
        t.skip()
    return t


def use(t: Table, title: str, *picks: str) -> Table:
    t.until_offered(title).pick(title)
    for pick in picks:
        pay(t).pick(pick)
    return pay(t)


# Encounter cards


def test_treacherous_fog_thickens_about_locations_that_come_later() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="quest",
        staging=["Old Forest Road", "Wargs"],
        encounter=["Treacherous Fog", "Forest Gate"],
        threat=[20, 20],
        hands=[["Ever Vigilant"]],
        resources=1,
        on=True,
    )
    t.commit().commit().until(ASK_ACTION)
    assert strength(t, "Old Forest Road") == 1 + 1
    assert strength(t, "Forest Gate") == 2 + 1
    assert strength(t, "Wargs") == 2
    assert t.staging_threat() == 2 + 3 + 2
    t.until(ASK_TRAVEL)
    assert t.threat() == 27
    assert strength(t, "Forest Gate") == 2  # the fog lifts with the phase
    assert t.game.rows[LASTING] == []


def test_two_fogs_are_twice_as_thick() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        ["Éowyn"],
        phase="quest",
        encounter=["Treacherous Fog", "Forest Gate", "Treacherous Fog"],
        threat=[20, 20, 20],
    )
    t.commit().commit().commit().finish()
    assert t.threat() == 20 + 2 + 2


def test_driven_by_shadow_means_what_is_there_currently() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="quest",
        staging=["Old Forest Road", "Wargs"],
        encounter=["Driven by Shadow", "Forest Gate"],
        threat=[20, 20],
    )
    t.commit().commit().finish()
    assert t.threat() == 20 + (1 + 1) + (2 + 1) + 2


def test_ungoliants_spawn_saps_those_who_are_committed_currently() -> None:
    """Black Forest Bats take one off the quest afterwards: he stays as weak."""
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="quest",
        encounter=["Ungoliant's Spawn", "Black Forest Bats"],
        hands=[["Ever Vigilant"]],
        resources=1,
    )
    t.commit("Aragorn").commit("Gimli").until(ASK_ACTION)
    assert t.willpower("Aragorn") == t.willpower("Gimli") == 1


def test_under_the_shadow_counts_the_players_there_are() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="quest",
        encounter=["Under the Shadow", "Endless Caverns", "Old Forest Road"],
        threat=[20, 49],
    )
    t.commit().commit().finish()
    assert t.game.rows[OUT][1]
    assert t.threat() == 20 + 1 + 1 + 1 + 1  # doomed; caverns, road, and one player


def attacked(*shadows: str, **more: object) -> Table:
    """A Beastmaster with two shadow cards attacks an ally of one hit point."""
    return Table(
        ["Glóin", "Aragorn"],
        phase="combat",
        engaged=[["Dol Guldur Beastmaster"]],
        play=[["Snowbourn Scout"]],
        encounter=list(shadows),
        threat=[34],
        **more,  # type: ignore[arg-type]
    )


def test_a_shadow_effect_is_stronger_once_the_attack_is_undefended() -> None:
    t = attacked("Dol Guldur Orcs", "Hummerhorns", attached={"Citadel Plate": "Aragorn"})
    t.until(ASK_DEFENDER).pick("Snowbourn Scout")
    t.until(ASK_UNDEFENDED).pick("Aragorn").finish()
    assert not t.in_play("Snowbourn Scout")  # the second shadow card slew it
    assert t.damage("Aragorn") == 1 + 3 + 3


def test_a_shadow_effect_is_stronger_once_threat_is_high() -> None:
    t = attacked("Eastern Crows", "Ungoliant's Spawn")
    t.until(ASK_DEFENDER).pick("Aragorn").finish()
    assert t.threat() == 38
    assert t.damage("Aragorn") == 3 + 2 - 2


def test_a_shadow_effect_lasts_for_its_attack_only() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Wargs", "Marsh Adder"]],
        encounter=["Despair", "Dol Guldur Orcs"],
    )
    t.until(ASK_ATTACK_ORDER).pick("Wargs")
    t.until(ASK_DEFENDER).pick("Aragorn")
    t.until(ASK_DEFENDER)
    assert t.attack("Wargs") == 3
    t.pick("Gimli")
    t.finish()
    assert t.damage("Aragorn") == 3 + 1 - 2
    assert t.damage("Gimli") == 4  # his defense does not count
    assert t.defense("Gimli") == 2


def test_the_forest_spiders_rage_is_its_own() -> None:
    t = Table(
        ["Aragorn"], phase="encounter", staging=["Forest Spider", "Forest Spider"], threat=[10]
    )
    t.pick("Forest Spider").finish()
    both = [attack(t.game, t.card("Forest Spider", nth)) for nth in (0, 1)]
    assert both == [3, 2]
    assert t.zone("Forest Spider", 1) == STAGING


# Player cards


def test_thicket_of_spears_holds_the_enemies_that_are_engaged_by_then() -> None:
    t = Table(
        ["Gimli", "Legolas", "Thalin"],
        ["Aragorn"],
        phase="combat",
        hands=[["Thicket of Spears"], ["Sneak Attack", "Son of Arnor"]],
        engaged=[["Wargs"]],
        staging=["Marsh Adder"],
        resources=1,
        threat=[20, 20],
        basic=True,
    )
    use(t, "Thicket of Spears", "Player 1")
    t.until(ASK_DEFENDER)
    assert t.over


def test_thicket_of_spears_does_not_hold_an_enemy_that_engages_later() -> None:
    t = Table(
        ["Gimli", "Legolas", "Thalin", "Aragorn"],
        phase="combat",
        hands=[["Thicket of Spears", "Sneak Attack", "Son of Arnor"]],
        engaged=[["Wargs"]],
        staging=["Marsh Adder"],
        resources=2,
        threat=[20],
        basic=True,
    )
    use(t, "Thicket of Spears")
    t.until_offered("Sneak Attack").pick("Sneak Attack")
    pay(t)
    t.until_offered("Son of Arnor").pick("Son of Arnor")
    t.until(ASK_RESPONSE).pick("Son of Arnor")
    assert t.zone("Marsh Adder") == ENGAGED_WITH
    t.until(ASK_DEFENDER)
    assert t.threat() == 21  # the adder, which came later, attacks
    t.pick("Aragorn").until(ASK_DEFENDER)
    assert t.over  # the wargs do not


def test_thicket_of_spears_is_for_one_player() -> None:
    """An enemy that is drawn off attacks the other player all the same."""
    t = Table(
        ["Gimli", "Legolas", "Thalin"],
        ["Aragorn", "Théodred"],
        phase="combat",
        hands=[["Thicket of Spears"], ["Sneak Attack", "Son of Arnor"]],
        engaged=[["Wargs"]],
        resources=1,
        threat=[20, 20],
        basic=True,
    )
    use(t, "Thicket of Spears", "Player 1")
    use(t, "Sneak Attack")
    t.until_offered("Son of Arnor").pick("Son of Arnor")
    if t.asked == ASK_RESPONSE:
        t.pick("Son of Arnor")
    assert t.zone("Wargs") == ENGAGED_WITH + 1
    t.until(ASK_DEFENDER)
    assert t.who == 1


def test_feint_is_for_the_player_whom_the_enemy_would_attack() -> None:
    t = Table(
        ["Gimli"],
        ["Aragorn", "Théodred"],
        phase="combat",
        hands=[["Feint"], ["Sneak Attack", "Son of Arnor"]],
        engaged=[["Wargs"]],
        resources=1,
        threat=[20, 20],
        basic=True,
    )
    use(t, "Feint")
    use(t, "Sneak Attack")
    t.until_offered("Son of Arnor").pick("Son of Arnor")
    if t.asked == ASK_RESPONSE:
        t.pick("Son of Arnor")
    t.until(ASK_DEFENDER)
    assert t.who == 1


def test_for_gondor_is_for_those_who_are_there() -> None:
    t = Table(
        ["Aragorn"],
        hands=[["For Gondor!", "Guard of the Citadel", "Steward of Gondor"]],
        resources=9,
    )
    t.pick("For Gondor!")
    t.pick("Guard of the Citadel").pick("Steward of Gondor")
    assert (t.attack("Aragorn"), t.defense("Aragorn")) == (4, 2)  # of Gondor too late
    assert (t.attack("Guard of the Citadel"), t.defense("Guard of the Citadel")) == (1, 0)


def test_faramir_is_for_those_the_player_controls_by_then() -> None:
    t = Table(
        ["Aragorn"],
        play=[["Faramir"]],
        hands=[["Guard of the Citadel", "Ever Vigilant"]],
        resources=9,
    )
    t.pick("Faramir").pick("Guard of the Citadel")
    assert t.willpower("Aragorn") == 3
    assert t.willpower("Guard of the Citadel") == 1


def test_radagasts_cunning_and_secret_paths_mean_the_one_that_was_chosen() -> None:
    t = Table(
        ["Denethor"],
        phase="quest",
        hands=[["Secret Paths", "Radagast's Cunning"]],
        staging=["Forest Gate", "Wargs"],
        encounter=["Treacherous Fog"],
        resources=2,
        threat=[20],
    )
    t.commit()
    use(t, "Secret Paths")
    assert t.staging_threat() == 2
    use(t, "Radagast's Cunning").finish()
    assert t.threat() == 20


# All of them


def test_every_lasting_effect_is_of_one_kind_or_the_other() -> None:
    """Which texts are worked out once, and which at any time."""
    always = {
        card.title
        for card in CARDS[1:]
        if card.encounter_set
        for ability in card.text
        for word in inside(ability)
        if isinstance(word, Enduring) and word.open
    }
    assert always == {
        "Treacherous Fog",
        "Under the Shadow",
        "Wargs",
        "Dol Guldur Orcs",
        "East Bight Patrol",
        "Eastern Crows",
        "Despair",
    }
