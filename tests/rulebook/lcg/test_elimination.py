"""001: player elimination - in the middle of an effect it ends the effect for that player alone."""

import pytest

from lcg_invariants import faults
from lcg_table import (
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    HAND,
    PLAY,
    QUEST,
    STAGING,
    Table,
)
from mathom.cardplay.names import NOBODY
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import PERFORM
from mathom.games.lcg.events.cards import E_CONTROL, E_ENTER, E_LEAVE, RETURNED
from mathom.games.lcg.events.tokens import E_PROGRESS, E_THREAT
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import STEPS
from mathom.games.lcg.questions import (
    ASK_ATTACK_ORDER,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_PAY,
    ASK_RANGED,
    ASK_TARGET,
)
from mathom.games.lcg.rows import DAMAGE, FIRST, LATER, OUT, PRINTED, STATE, THREAT_LEVEL, ZONE
from mathom.kernel.frame import Frame


def happens(t: Table, kind: int, subject: int, value: int = -1, cause: int = -1) -> None:
    """Something comes about at this moment, and what follows from it."""
    t.game.event(kind, subject, value, cause)
    t.game.ask_again()
    t.roll()


def out(t: Table, seat: int) -> bool:
    return t.game.rows[OUT][seat] == 1


def titles(t: Table, zone: int) -> list[str]:
    return [CARDS[t.game.rows[PRINTED][card]].title for card in t.game.rows[zone]]


def check(t: Table) -> None:
    assert faults(t.game) == []


# Texts that each player follows


def test_each_player_raises_though_the_first_is_out() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        ["Éowyn"],
        ["Glorfindel"],
        phase="quest",
        encounter=["Pursued by Shadow", "Old Forest Road", "Old Forest Road"],
        threat=[49, 20, 20],
        on=True,
    )
    t.commit().commit().commit()
    assert out(t, 0)
    assert t.game.rows[STATE][FIRST] == 1
    assert (t.threat(1), t.threat(2)) == (20 + 1 + 2, 20 + 1 + 2)  # and two for the quest
    assert t.threat(0) == 50
    check(t)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_reach_wounds_nobody_who_is_gone(first: int) -> None:
    """The last hero falls to it; the allies of that player are gone, those of others suffer."""
    t = Table(
        ["Aragorn"],
        ["Éowyn"],
        ["Glorfindel"],
        phase="quest",
        play=[["Beorn", "Faramir"], ["Northern Tracker"], ["Gléowine"]],
        exhausted=["Beorn", "Faramir", "Northern Tracker", "Gléowine"],
        damage={"Aragorn": 4},
        encounter=["The Necromancer's Reach", "Old Forest Road", "Old Forest Road"],
        threat=[10, 10, 10],
        on=True,
    )
    t.game.rows[STATE][FIRST] = first
    t.game.ask_again()
    while t.asked == ASK_COMMIT:
        t.pick("Aragorn") if t.who == 0 else t.skip()
    assert out(t, 0)
    for title in ("Beorn", "Faramir", "Aragorn"):
        assert t.zone(title) == DISCARD
        assert t.damage(title) == 0
    assert t.damage("Northern Tracker") == t.damage("Gléowine") == 1
    assert t.damage("Éowyn") == 0
    check(t)


def test_who_is_out_reveals_no_more_for_a_new_stage() -> None:
    """Ambush on the Shore: the first of a player's two cards may be the last."""
    t = Table(
        ["Aragorn"],
        ["Éowyn", "Eleanor"],
        phase="quest",
        quest="Anduin Passage",
        progress={"Anduin Passage": 15},
        encounter=[
            "Old Forest Road",
            "Old Forest Road",
            "Old Forest Road",
            "Pursued by Shadow",
            "Wargs",
            "King Spider",
            "Hummerhorns",
        ],
        play=[["Snowbourn Scout"]],
        threat=[49, 10],
        on=True,
    )
    t.commit("Aragorn").commit("Éowyn", "Eleanor")
    while t.game.rows[OUT][0] == 0:
        t.skip()
    assert titles(t, STAGING)[3:] == ["Wargs", "King Spider"]  # the second player's
    assert titles(t, ENCOUNTER_DECK) == ["Hummerhorns"]
    check(t)


def test_the_sniper_goes_on_to_the_next_player() -> None:
    t = Table(
        ["Aragorn"],
        ["Éowyn"],
        phase="combat",
        staging=["Goblin Sniper"],
        damage={"Aragorn": 4},
        threat=[10, 10],
        basic=True,
        on=True,
    )
    t.until(ASK_COMMIT)
    assert out(t, 0)
    assert t.damage("Éowyn") == 1
    check(t)


# No cards to who is out


def test_a_player_who_is_out_draws_nothing() -> None:
    t = Table(["Aragorn"], ["Éowyn"], decks=[[], ["Feint"]], on=True)
    happens(t, E_THREAT, 1, 50)
    assert out(t, 1)
    for step in STEPS.values():
        game = t.game.clone()
        game.decision = None
        game.call(Frame(PERFORM, 1, game.rows[PLAY][0], event=step.index, cards=NOBODY))
        before = [row[:] for row in game.rows]
        game.run()
        assert game.rows == before, type(step).__name__


def test_valiant_sacrifice_gives_no_cards_to_who_fell_with_the_ally() -> None:
    t = Table(
        ["Aragorn"],
        ["Théodred"],
        phase="combat",
        play=[["Snowbourn Scout"]],
        hands=[[], ["Valiant Sacrifice"]],
        resources=3,
        threat=[49, 10],
        on=True,
    )
    happens(t, E_THREAT, 0, 1)
    assert out(t, 0)
    assert not t.game.rows[HAND]
    assert "Valiant Sacrifice" not in (t.labels() if not t.over else [])
    check(t)


def test_the_hammersmith_brings_nothing_back_to_who_is_out() -> None:
    t = Table(
        ["Denethor"],
        ["Éowyn"],
        hands=[["Erebor Hammersmith"]],
        discards=[["Self Preservation"], ["Unexpected Courage"]],
        resources=9,
        on=True,
    )
    happens(t, E_THREAT, 1, 50)
    t.pick("Erebor Hammersmith").until_offered("Erebor Hammersmith").pick("Erebor Hammersmith")
    assert t.zone("Self Preservation") == HAND
    assert t.zone("Unexpected Courage") == DISCARD + 1
    check(t)


@pytest.mark.parametrize("pile", [HAND, DECK])
def test_what_would_return_to_who_is_out_is_discarded(pile: int) -> None:
    """An ally of a player who is out serves another, and is sent back."""
    t = Table(["Aragorn"], ["Éowyn"], play=[["Wandering Took"]], on=True)
    took = t.card("Wandering Took")
    happens(t, E_CONTROL, took, 1)
    happens(t, E_THREAT, 0, 50)
    assert t.game.rows[ZONE][took] == PLAY + 1
    word = "ReturnToHand" if pile == HAND else "ShuffleBack"
    step = next(step for step in STEPS.values() if type(step).__name__ == word)
    names = tuple(took if 6 <= place < 16 else name for place, name in enumerate(NOBODY))
    t.game.decision = None
    t.game.call(Frame(PERFORM, 1, took, event=step.index, cards=names))
    t.game.run()
    assert t.game.rows[ZONE][took] == DISCARD
    check(t)


def test_nobody_is_given_control_of_what_has_gone() -> None:
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        play=[["Wandering Took"]],
        threat=[20, 47],
        encounter=["Old Forest Road"] * 9,
        on=True,
    )
    t.until_offered("Wandering Took").pick("Wandering Took")
    assert out(t, 1)
    assert t.zone("Wandering Took") == DISCARD
    check(t)


# Threat


def test_claiming_at_the_edge_costs_the_game_and_not_the_objective() -> None:
    t = Table(["Aragorn"], ["Éowyn"], staging=["Gandalf's Map"], threat=[48, 20], on=True)
    t.pick("Gandalf's Map")
    assert out(t, 0)
    assert t.zone("Gandalf's Map") == STAGING
    check(t)


def test_the_threat_of_who_is_out_stays() -> None:
    t = Table(["Aragorn"], ["Éowyn"], on=True)
    happens(t, E_THREAT, 0, 50)
    for change in (-6, 4):
        happens(t, E_THREAT, 0, change)
        assert t.game.rows[THREAT_LEVEL][0] == 50


# Attacks


def test_an_attack_ends_with_the_player_who_makes_it() -> None:
    """Another player's gift raises the threat amid the attack; a ranged friend strikes no more."""
    t = Table(
        ["Aragorn"],
        ["Legolas", "Éowyn"],
        phase="combat",
        play=[[], ["Wandering Took"]],
        engaged=[["Wargs"]],
        threat=[47, 20],
        basic=True,
        on=True,
    )
    t.until(ASK_DEFENDER).skip()
    t.until(ASK_TARGET).pick("Wargs")
    if t.asked == ASK_RANGED:
        t.pick("Legolas")
    t.until_offered("Wandering Took").pick("Wandering Took")
    assert out(t, 0)
    t.until(ASK_COMMIT)
    assert t.zone("Wargs") == STAGING
    assert t.damage("Wargs") == 0
    check(t)


def test_an_enemys_attack_ends_with_the_player_attacked() -> None:
    t = Table(
        ["Aragorn"],
        ["Éowyn"],
        phase="combat",
        engaged=[["Marsh Adder", "Wargs"]],
        threat=[49, 20],
        basic=True,
        on=True,
    )
    t.until(ASK_ATTACK_ORDER).pick("Marsh Adder")
    assert out(t, 0)
    t.until(ASK_COMMIT)
    assert t.damage("Éowyn") == 0
    assert sorted(titles(t, STAGING)) == ["Marsh Adder", "Wargs"]
    check(t)


def test_all_damage_of_a_shadow_to_who_falls_by_it() -> None:
    t = Table(
        ["Aragorn"],
        ["Éowyn"],
        phase="combat",
        play=[["Beorn"]],
        engaged=[["Wargs"]],
        damage={"Aragorn": 4},
        encounter=["Hummerhorns", "Wargs", "Wargs"],
        threat=[20, 20],
        on=True,
    )
    t.until(ASK_DEFENDER).skip()
    while not out(t, 0):
        t.skip()
    assert t.damage("Beorn") == t.game.rows[DAMAGE][t.card("Aragorn")] == 0
    assert t.game.rows[ENGAGED_WITH] == []
    check(t)


# Surge that is gained, and steps that are limited


def test_driven_by_shadow_surges_in_staging_only() -> None:
    t = Table(
        ["Aragorn"],
        phase="travel",
        staging=["Mountains of Mirkwood"],
        encounter=["Driven by Shadow", "Wargs"],
        on=True,
    )
    # The location lies in the staging area while it is revealed: no surge even by its own words.
    t.pick("Mountains of Mirkwood")
    assert t.zone("Wargs") == ENCOUNTER_DECK
    t = Table(
        ["Aragorn", "Gimli", "Glorfindel"],
        phase="quest",
        quest="Anduin Passage",
        progress={"Anduin Passage": 15},
        active="The East Bight",
        encounter=["Despair", "Despair", "Driven by Shadow", "Driven by Shadow", "Wargs"],
        on=True,
    )
    happens(t, E_PROGRESS, t.game.rows[QUEST][0], 1)
    assert t.game.rows[STAGING] == []
    assert "Wargs" in titles(t, ENCOUNTER_DECK)


def test_driven_by_shadow_surges_in_an_empty_staging_area() -> None:
    t = Table(["Aragorn"], phase="quest", encounter=["Driven by Shadow", "Wargs", "Hummerhorns"])
    t.commit()
    assert titles(t, STAGING) == ["Wargs"]


def test_eleanor_replaces_a_card_outside_staging_too() -> None:
    t = Table(
        ["Eleanor"],
        phase="travel",
        staging=["Mountains of Mirkwood"],
        encounter=["Massing at Night", "Wargs", "Hummerhorns"],
        on=True,
    )
    t.pick("Mountains of Mirkwood").until_offered("Eleanor").pick("Eleanor")
    assert t.zone("Wargs") == STAGING
    assert t.zone("Hummerhorns") == ENCOUNTER_DECK


# Delayed effects


def sneak() -> Table:
    t = Table(
        ["Aragorn", "Théodred"],
        ["Éowyn"],
        phase="travel",
        hands=[["Sneak Attack", "Faramir"]],
        resources=5,
        on=True,
    )
    t.until_offered("Sneak Attack").pick("Sneak Attack")
    while t.asked in (ASK_PAY, ASK_TARGETS):
        t.skip()
    assert t.zone("Faramir") == PLAY
    return t


def test_sneak_attack_takes_its_ally_back() -> None:
    t = sneak()
    while len(t.game.rows[LATER]):
        t.skip()
    assert t.zone("Faramir") == HAND


@pytest.mark.parametrize("pile", [HAND, DISCARD])
def test_sneak_attack_leaves_an_ally_that_came_again(pile: int) -> None:
    t = sneak()
    ally = t.card("Faramir")
    happens(t, E_LEAVE, ally, pile, RETURNED)
    assert t.game.rows[LATER] == []
    happens(t, E_ENTER, ally, PLAY)
    t.until(ASK_COMMIT)
    assert t.game.rows[ZONE][ally] == PLAY
    check(t)


def test_a_second_sneak_attack_takes_it_back_once() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        phase="travel",
        hands=[["Sneak Attack", "Sneak Attack", "Faramir"]],
        resources=5,
        on=True,
    )
    for _ in range(2):
        t.until_offered("Sneak Attack").pick("Sneak Attack")
        while t.asked in (ASK_PAY, ASK_TARGETS):
            t.skip()
        ally = t.card("Faramir")
        assert t.game.rows[ZONE][ally] == PLAY
        if t.hand() == 1:
            happens(t, E_LEAVE, ally, HAND, RETURNED)
    assert len(t.game.rows[LATER]) == 5
    while t.game.rows[LATER]:
        t.skip()
    assert t.game.rows[ZONE][ally] == HAND
    assert t.game.rows[HAND].count(ally) == 1


def test_beorn_who_left_and_came_again_stays() -> None:
    t = Table(
        ["Gimli"],
        ["Éowyn"],
        phase="combat",
        play=[["Beorn"]],
        hands=[["Feint", "Blade Mastery"]],
        engaged=[["Wargs"]],
        resources=3,
        basic=True,
        on=True,
    )
    t.until_offered("Beorn").pick("Beorn")
    beorn = t.card("Beorn")
    assert t.game.rows[LATER] != []
    happens(t, E_LEAVE, beorn, HAND, RETURNED)
    happens(t, E_ENTER, beorn, PLAY)
    assert t.game.rows[LATER] == []
    assert t.attack("Beorn") == 3
    t.until(ASK_COMMIT)
    assert t.game.rows[ZONE][beorn] == PLAY


def test_stand_and_fight_keeps_what_sneak_attack_lost() -> None:
    """The whole way with cards: it falls as a defender and is called back."""
    t = Table(
        ["Aragorn", "Éowyn"],
        phase="combat",
        hands=[["Sneak Attack", "Stand and Fight", "Snowbourn Scout"]],
        engaged=[["Wargs"]],
        resources=5,
        basic=True,
        threat=[10],
        on=True,
        encounter=["Old Forest Road"] * 9,
    )
    t.until_offered("Sneak Attack").pick("Sneak Attack")
    while t.zone("Snowbourn Scout") != PLAY:
        t.skip()
    t.until(ASK_DEFENDER).pick("Snowbourn Scout")
    while t.zone("Snowbourn Scout") == PLAY:
        t.skip()
    t.until_offered("Stand and Fight").pick("Stand and Fight")
    while t.zone("Snowbourn Scout") != PLAY:
        t.skip()
    t.until(ASK_COMMIT)
    assert t.zone("Snowbourn Scout") == PLAY


def test_what_a_player_who_is_out_has_promised_is_forgotten() -> None:
    t = sneak()
    ally = t.card("Faramir")
    t.game.rules.happen(t.game, E_CONTROL, ally, 1, -1)
    happens(t, E_THREAT, 0, 50)
    assert t.game.rows[LATER] == []
    t.until(ASK_COMMIT)
    assert t.game.rows[ZONE][ally] == PLAY + 1
    check(t)
