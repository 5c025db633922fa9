"""001: combat - attacks that texts make, attacks that are disturbed, and what they destroy."""

from typing import Any

import pytest

from lcg_table import (
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    PLAY,
    STAGING,
    Table,
)
from mathom.games.lcg.questions import (
    ASK_DEFENDER,
    ASK_PAY,
    ASK_RANGED,
    ASK_RESPONSE,
    ASK_SENTINEL,
    ASK_TARGET,
    ASK_UNDEFENDED,
)
from mathom.games.lcg.rows import ATTACKED, ATTACKER, MARKS, STATE, STRIKER, TARGET


def pay(t: Table) -> Table:
    while not t.over and t.asked == ASK_PAY:
        t.skip()
    return t


def play(t: Table, title: str, *picks: str) -> Table:
    """Play an event as soon as it is offered, pay anyhow, and answer what it asks."""
    t.until_offered(title).pick(title)
    for pick in picks:
        pay(t).pick(pick)
    return pay(t)


def responded(t: Table, title: str) -> bool:
    """Whether, to the end of the phase, a response of this title is ever offered."""
    while not t.over:
        if t.asked == ASK_RESPONSE and t.offers(title):
            return True
        t.skip()
    return False


# An attack that a text makes: Quick Strike


def fight(
    *hand: str, heroes: tuple[str, ...] = ("Gimli", "Legolas", "Thalin"), **more: Any
) -> Table:
    more.setdefault("engaged", [["Ungoliant's Spawn"]])
    more.setdefault("resources", 3)
    return Table(list(heroes), phase="combat", hands=[list(hand)], basic=True, **more)


def held(t: Table, *enemies: str) -> Table:
    """These have made their attacks already."""
    for enemy in enemies:
        t.game.rows[MARKS][t.card(enemy)] |= ATTACKED
    return t


def test_a_quick_strike_does_not_use_up_the_ordinary_attack() -> None:
    t = play(fight("Quick Strike"), "Quick Strike", "Gimli")
    t.until(ASK_DEFENDER).skip().until(ASK_TARGET)
    assert t.offers("Ungoliant's Spawn")
    t.pick("Ungoliant's Spawn").pick("Legolas", "Thalin").finish()
    assert t.damage("Ungoliant's Spawn") == 3  # nothing by Gimli, 5 against 2 by the others


def test_an_ordinary_attack_does_not_bar_a_quick_strike() -> None:
    t = fight("Quick Strike", damage={"Gimli": 4})
    t.until(ASK_DEFENDER).skip().until(ASK_UNDEFENDED).pick("Thalin")
    t.until(ASK_TARGET).pick("Ungoliant's Spawn").pick("Legolas")
    while t.damage("Ungoliant's Spawn") == 0:
        t.skip()
    play(t, "Quick Strike")
    assert t.exhausted("Gimli")
    t.finish()
    assert t.damage("Ungoliant's Spawn") == 1 + 4


def test_two_quick_strikes_fall_upon_one_enemy() -> None:
    t = fight("Quick Strike", "Quick Strike", damage={"Gimli": 4})
    play(t, "Quick Strike", "Gimli").until_offered("Quick Strike")
    play(t, "Quick Strike", "Legolas").until(ASK_DEFENDER)
    assert t.damage("Ungoliant's Spawn") == 4 + 1


def test_who_cannot_attack_makes_no_quick_strike() -> None:
    t = fight("Quick Strike", attached={"Gandalf's Map": "Gimli"})
    t.until_offered("Quick Strike").pick("Quick Strike")
    pay(t)
    assert sorted(t.labels()) == ["Legolas", "Thalin"]


def test_nobody_left_to_strike_and_it_is_not_offered() -> None:
    t = fight("Quick Strike", heroes=("Gimli",), attached={"Gandalf's Map": "Gimli"})
    assert not t.offers("Quick Strike")
    t = fight("Quick Strike", heroes=("Gimli",), exhausted=["Gimli"])
    assert not t.offers("Quick Strike")


def test_ranged_friends_do_not_join_a_quick_strike() -> None:
    t = Table(
        ["Gimli"],
        ["Legolas"],
        phase="combat",
        hands=[["Quick Strike"]],
        engaged=[["Wargs"]],
        resources=3,
        basic=True,
    )
    t.until_offered("Quick Strike").pick("Quick Strike")
    while not t.over:
        assert t.asked != ASK_RANGED
        t.skip()
    assert not t.exhausted("Legolas")
    assert t.damage("Wargs") == 1  # by Gimli alone


def test_only_a_ranged_character_strikes_quickly_at_anothers_enemy() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        ["Aragorn"],
        phase="combat",
        hands=[["Quick Strike"]],
        engaged=[[], ["Hummerhorns"]],
        resources=3,
        basic=True,
    )
    t.until_offered("Quick Strike").pick("Quick Strike")
    pay(t)
    t.until(ASK_DEFENDER)
    assert t.exhausted("Legolas")
    assert not t.exhausted("Gimli")
    assert not t.in_play("Hummerhorns")


def test_dunhere_strikes_quickly_into_the_staging_area_and_others_do_not() -> None:
    t = Table(
        ["Dúnhere", "Gimli"],
        hands=[["Quick Strike"]],
        staging=["Eastern Crows"],
        resources=3,
    )
    play(t, "Quick Strike").finish()
    assert t.exhausted("Dúnhere")
    assert t.zone("Eastern Crows") == ENCOUNTER_DECK
    t = Table(["Gimli"], hands=[["Quick Strike"]], staging=["Eastern Crows"], resources=3)
    assert not t.offers("Quick Strike")


def test_a_quick_strike_in_the_middle_of_an_attack_is_an_attack_of_its_own() -> None:
    t = fight(
        "Quick Strike",
        engaged=[["Ungoliant's Spawn", "Marsh Adder"]],
        damage={"Gimli": 4},
    )
    held(t, "Ungoliant's Spawn", "Marsh Adder")
    t.until(ASK_TARGET).pick("Marsh Adder").pick("Gimli")
    play(t, "Quick Strike", "Legolas", "Ungoliant's Spawn")
    t.until(ASK_TARGET)
    assert t.damage("Ungoliant's Spawn") == 3 - 2  # Legolas alone
    assert t.damage("Marsh Adder") == 6 - 1  # Gimli alone
    assert t.offers("Ungoliant's Spawn")  # Thalin may still attack it
    assert not t.offers("Marsh Adder")


def test_an_attack_goes_on_when_a_quick_strike_slays_its_target() -> None:
    t = fight("Quick Strike", engaged=[["Hummerhorns"]])
    t.until(ASK_TARGET).pick("Hummerhorns").pick("Gimli")
    play(t, "Quick Strike", "Legolas")
    t.until_offered("Legolas").pick("Legolas")  # his attack, not Gimli's, destroyed it
    assert t.progress("Flies and Spiders") == 2
    t.finish()
    assert not t.in_play("Hummerhorns")
    assert t.game.rows[STATE][STRIKER] == t.game.rows[STATE][TARGET] == -1
    assert not any(t.game.rows[MARKS])


def test_quick_strikes_may_be_made_one_within_another() -> None:
    t = fight(
        "Quick Strike",
        "Quick Strike",
        engaged=[["Ungoliant's Spawn", "Marsh Adder", "Hill Troll"]],
        damage={"Gimli": 4, "Thalin": 0},
    )
    held(t, "Ungoliant's Spawn", "Marsh Adder", "Hill Troll")
    t.until(ASK_TARGET).pick("Marsh Adder").pick("Gimli")
    play(t, "Quick Strike", "Legolas", "Ungoliant's Spawn")
    play(t, "Quick Strike", "Hill Troll")  # Thalin, who is left
    t.finish()
    assert t.damage("Hill Troll") == 0  # 2 against 3
    assert t.damage("Ungoliant's Spawn") == 1
    assert t.damage("Marsh Adder") == 5


# An attack that is disturbed


def attacked(*hand: str, **more: Any) -> Table:
    more.setdefault("engaged", [["Marsh Adder"]])
    return Table(
        ["Éowyn", "Aragorn"],
        phase="combat",
        hands=[list(hand)],
        resources=9,
        basic=True,
        **more,
    )


@pytest.mark.parametrize("window", range(1, 4))
def test_an_enemy_sent_back_goes_on_with_its_attack(window: int) -> None:
    t = attacked("A Light in the Dark")
    if window > 1:
        t.until(ASK_DEFENDER).skip()
        for _ in range(window - 2):
            t.skip()
    else:
        while t.game.rows[STATE][ATTACKER] == -1:
            t.skip()
    play(t, "A Light in the Dark")
    assert t.zone("Marsh Adder") == STAGING
    if window == 1:
        assert t.until(ASK_DEFENDER).who == 0  # one may still defend
        t.skip()
    t.until(ASK_UNDEFENDED).pick("Aragorn").finish()
    assert t.damage("Aragorn") == 4


def test_an_enemy_sent_back_before_it_attacks_does_not() -> None:
    t = play(attacked("A Light in the Dark"), "A Light in the Dark").finish()
    assert t.damage("Aragorn") == t.damage("Éowyn") == 0


def test_what_follows_an_attack_follows_though_the_enemy_was_sent_back() -> None:
    t = attacked("A Light in the Dark", engaged=[["Chieftan Ufthak"]])
    t.until(ASK_DEFENDER).pick("Aragorn")
    play(t, "A Light in the Dark").finish()
    assert t.attack("Chieftan Ufthak") == 5
    assert t.damage("Aragorn") == 1


def test_a_sent_back_enemy_still_shows_its_shadow_card() -> None:
    t = Table(
        ["Éowyn", "Aragorn"],
        phase="combat",
        hands=[["A Light in the Dark"]],
        engaged=[["Marsh Adder"]],
        encounter=["Dol Guldur Orcs"],
        resources=9,
    )
    t.until(ASK_DEFENDER).pick("Aragorn")
    play(t, "A Light in the Dark").finish()
    assert t.damage("Aragorn") == 4 + 1 - 2


def test_an_enemy_drawn_off_by_another_player_goes_on_attacking_the_first() -> None:
    t = Table(
        ["Gimli"],
        ["Aragorn", "Théodred"],
        phase="combat",
        hands=[[], ["Sneak Attack", "Son of Arnor"]],
        engaged=[["Marsh Adder"]],
        resources=9,
        threat=[20, 20],
        basic=True,
    )
    t.until(ASK_DEFENDER).skip().until(ASK_SENTINEL).skip()
    play(t, "Sneak Attack", "Son of Arnor")
    t.until_offered("Son of Arnor").pick("Son of Arnor")
    assert t.zone("Marsh Adder") == ENGAGED_WITH + 1
    t.until(ASK_TARGET)
    assert t.damage("Gimli") == 4
    assert t.damage("Aragorn") == t.damage("Théodred") == 0  # it has had its attack
    assert t.threat(0) == 21
    assert t.threat(1) == 20


def test_an_enemy_destroyed_stops_its_attack() -> None:
    t = attacked(
        "Swift Strike",
        engaged=[["Wargs"]],
        damage={"Wargs": 2},
        play=[["Gondorian Spearman"]],
    )
    t.until(ASK_DEFENDER).pick("Gondorian Spearman")
    t.until_offered("Gondorian Spearman").pick("Gondorian Spearman").finish()
    assert t.zone("Wargs") == ENCOUNTER_DISCARD
    assert t.zone("Gondorian Spearman") == PLAY


def test_an_orc_guard_sent_back_leaves_play_and_stops() -> None:
    t = Table(
        ["Éowyn", "Aragorn"],
        phase="travel",
        staging=["Tower Gate"],
        hands=[["A Light in the Dark"]],
        encounter=["Tower Gate"] * 3,
        resources=9,
        on=True,
    )
    t.pick("Tower Gate").until(ASK_DEFENDER).skip()
    play(t, "A Light in the Dark").until(ASK_TARGET)
    assert t.damage("Aragorn") == t.damage("Éowyn") == 0


def test_a_defender_given_away_goes_on_defending() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="combat",
        play=[["Wandering Took"]],
        engaged=[["Marsh Adder"]],
        threat=[20, 20],
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Wandering Took")
    t.until_offered("Wandering Took").pick("Wandering Took").finish()
    assert t.threat(1) == 23
    assert t.zone("Wandering Took") == DISCARD
    assert t.damage("Éowyn") == t.damage("Gimli") == 0


def test_a_defender_that_leaves_play_leaves_the_attack_undefended() -> None:
    t = Table(
        ["Éowyn"],
        phase="combat",
        play=[["Beorn"]],
        engaged=[["Wargs"]],
        encounter=["Hummerhorns"],
        damage={"Beorn": 5},
    )
    t.until(ASK_DEFENDER).pick("Beorn").finish()
    assert t.zone("Beorn") == DISCARD
    assert t.zone("Éowyn") == DISCARD  # 1 by the shadow card, 3 undefended


def test_a_target_sent_back_is_struck_all_the_same() -> None:
    t = attacked("A Light in the Dark", engaged=[["Wargs"]])
    t.until(ASK_DEFENDER).pick("Éowyn")
    t.until(ASK_TARGET).pick("Wargs")
    play(t, "A Light in the Dark").finish()
    assert t.zone("Wargs") == STAGING
    assert t.damage("Wargs") == 2


def test_an_attacker_given_away_goes_on_attacking() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="combat",
        play=[["Wandering Took"]],
        engaged=[["Eastern Crows"]],
        threat=[20, 20],
        basic=True,
    )
    t.until(ASK_DEFENDER).skip()
    t.until(ASK_TARGET).pick("Eastern Crows").pick("Wandering Took")
    t.until_offered("Wandering Took").pick("Wandering Took").finish()
    assert not t.in_play("Eastern Crows")


@pytest.mark.parametrize(("attackers", "damage"), [(["Dúnhere"], 2), (["Dúnhere", "Gimli"], 3)])
def test_dunhere_strikes_better_into_the_staging_area_only_alone(
    attackers: list[str], damage: int
) -> None:
    t = Table(
        ["Dúnhere", "Gimli", "Aragorn"],
        phase="combat",
        hands=[["A Light in the Dark"]],
        engaged=[["Marsh Adder"]],
        resources=9,
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Aragorn")
    t.until(ASK_TARGET).pick("Marsh Adder").pick(*attackers)
    assert t.attack("Dúnhere") == 2
    play(t, "A Light in the Dark").finish()
    assert t.zone("Marsh Adder") == STAGING
    assert t.damage("Marsh Adder") == damage


def test_the_nazgul_sent_back_has_no_engaged_player_to_harm() -> None:
    t = Table(
        ["Éowyn", "Aragorn"],
        phase="combat",
        hands=[["A Light in the Dark"]],
        play=[["Snowbourn Scout"]],
        engaged=[["Nazgûl of Dol Guldur"]],
        encounter=["Dol Guldur Orcs"],
        resources=9,
    )
    t.until(ASK_DEFENDER).pick("Aragorn")
    play(t, "A Light in the Dark").finish()
    assert t.in_play("Snowbourn Scout")
    assert t.damage("Aragorn") == 4 + 1 - 2


# What an attack destroys


def test_legolas_answers_his_attack_and_not_an_arrow_in_its_middle() -> None:
    t = fight(
        "Rain of Arrows", play=[["Horseback Archer"]], engaged=[["Wargs"]], damage={"Wargs": 2}
    )
    t.until(ASK_TARGET).pick("Wargs").pick("Legolas")
    t.until_offered("Rain of Arrows").pick("Rain of Arrows")
    assert not responded(t, "Legolas")
    assert t.zone("Wargs") == ENCOUNTER_DISCARD
    assert t.progress("Flies and Spiders") == 0


def test_the_blade_of_gondolin_answers_likewise() -> None:
    t = Table(
        ["Gimli", "Aragorn"],
        phase="combat",
        hands=[["Rain of Arrows"]],
        play=[["Horseback Archer"]],
        engaged=[["Wargs"]],
        attached={"Blade of Gondolin": "Gimli"},
        damage={"Wargs": 2},
        resources=3,
        basic=True,
    )
    t.until(ASK_TARGET).pick("Wargs").pick("Gimli")
    t.until_offered("Rain of Arrows").pick("Rain of Arrows")
    assert not responded(t, "Blade of Gondolin")
    assert t.progress("Flies and Spiders") == 0


def test_both_answer_the_blow_itself() -> None:
    t = Table(
        ["Legolas"],
        ["Gimli"],
        phase="combat",
        engaged=[["Hummerhorns"]],
        attached={"Blade of Gondolin": "Legolas"},
        basic=True,
    )
    t.until(ASK_DEFENDER).skip()
    t.until(ASK_TARGET).pick("Hummerhorns").until(ASK_RESPONSE)
    assert sorted(label for label in t.labels() if label != "Pass") == [
        "Blade of Gondolin",
        "Legolas",
    ]


def test_legolas_does_not_answer_what_dies_after_his_blow() -> None:
    """His attack wounds it, and an arrow in the window after the damage finishes it."""
    t = fight(
        "Rain of Arrows",
        play=[["Horseback Archer"]],
        engaged=[["Marsh Adder"]],
        damage={"Marsh Adder": 4},
    )
    t.until(ASK_TARGET).pick("Marsh Adder").pick("Legolas")
    while t.damage("Marsh Adder") == 4:
        t.skip()
    assert t.damage("Marsh Adder") == 6
    t.until_offered("Rain of Arrows").pick("Rain of Arrows")
    assert not responded(t, "Legolas")
    assert t.progress("Flies and Spiders") == 0


def test_a_ranged_legolas_who_joins_takes_part() -> None:
    t = Table(["Gimli"], ["Legolas"], phase="combat", engaged=[["Hummerhorns"]], basic=True)
    t.until(ASK_TARGET).pick("Hummerhorns")
    t.until(ASK_RANGED).pick("Legolas")
    t.until_offered("Legolas").pick("Legolas")
    assert t.progress("Flies and Spiders") == 2
