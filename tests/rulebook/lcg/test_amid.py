"""Surge that a text gives, and players who go out in the middle of one."""

import pytest

from lcg_invariants import faults
from lcg_table import DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, STAGING, Table
from mathom.games.lcg.effects import facts
from mathom.games.lcg.questions import ASK_ACTION, ASK_DEFENDER, ASK_FORCED, ASK_TARGET
from mathom.games.lcg.rows import OUT, PLAY

DRIVEN = "Driven by Shadow"


def titles(t: Table, zone: int) -> list[str]:
    return [facts(t.game, card).title for card in t.game.rows[zone]]


# 001: surge - Driven by Shadow


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_driven_by_shadow_surges_in_staging_if_nothing_is_there(players: int) -> None:
    heroes = (["Aragorn"], ["Gimli"], ["Éowyn"], ["Denethor"])[:players]
    t = Table(*heroes, phase="quest", encounter=[DRIVEN, *["Old Forest Road"] * 8])
    t.finish()
    assert titles(t, STAGING) == ["Old Forest Road"] * players


def test_two_of_them_surge_twice() -> None:
    t = Table(["Aragorn"], phase="quest", encounter=[DRIVEN, DRIVEN, "Wargs", "Wolf Rider"])
    t.finish()
    assert titles(t, STAGING) == ["Wargs"]


@pytest.mark.parametrize("there", ["Old Forest Road", "Wargs", "Shadow Key"])
def test_it_does_not_surge_with_any_card_there(there: str) -> None:
    t = Table(["Aragorn"], phase="quest", staging=[there], encounter=[DRIVEN, "Wargs", "Wargs"])
    t.finish()
    assert titles(t, STAGING) == [there]
    assert len(t.game.rows[ENCOUNTER_DECK]) == 2


def test_it_surges_out_of_a_massing_in_staging() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        encounter=["Massing at Night", DRIVEN, "Wargs", "Old Forest Road"],
    )
    t.finish()
    assert titles(t, STAGING) == ["Wargs"]


def test_it_does_not_surge_as_a_new_stage_reveals_it() -> None:
    t = Table(
        ["Aragorn", "Gimli", "Glorfindel"],
        phase="quest",
        quest="Anduin Passage",
        progress={"Anduin Passage": 23},  # of which the cards of staging take eight
        encounter=["Despair", "Despair", DRIVEN, "Wargs", "Marsh Adder", "Hill Troll"],
    )
    t.commit("Aragorn", "Gimli", "Glorfindel").finish()
    assert titles(t, STAGING) == ["Wargs"]


def test_cancelled_it_neither_darkens_nor_surges() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        hands=[["A Test of Will"]],
        resources=1,
        encounter=[DRIVEN, "Wargs", "Wargs"],
    )
    t.until_offered("A Test of Will").pick("A Test of Will").finish()
    assert titles(t, STAGING) == []


def test_as_a_shadow_card_it_reveals_nothing() -> None:
    t = Table(["Aragorn"], phase="combat", engaged=[["Wargs"]], encounter=[DRIVEN, "Hill Troll"])
    t.finish()
    assert titles(t, STAGING) == []
    assert len(t.game.rows[ENCOUNTER_DECK]) == 1


# 001: player elimination, in the middle of an effect


def test_who_goes_out_by_claiming_claims_nothing() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        quest="The Necromancer's Tower",
        staging=["Gandalf's Map"],
        threat=[48, 20],
        on=True,
        encounter=["Old Forest Road"] * 9,
    )
    t.until_offered("Gandalf's Map").pick("Gandalf's Map")
    assert t.game.rows[OUT][0]
    assert t.zone("Gandalf's Map") == STAGING
    assert faults(t.game) == []


def test_the_torch_puts_its_bearers_player_out_and_the_key_wounds_nobody() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        ["Gimli"],
        quest="Out of the Dungeons",
        phase="refresh",
        on=True,
        attached={"Dungeon Torch": "Aragorn", "Shadow Key": "Aragorn"},
        threat=[47, 20],
        encounter=["Old Forest Road"] * 9,
    )
    t.until(ASK_FORCED).pick("Dungeon Torch")
    assert t.game.rows[OUT][0]
    assert t.zone("Dungeon Torch") == t.zone("Shadow Key") == STAGING
    assert t.damage("Aragorn") == t.damage("Gimli") == 0
    assert faults(t.game) == []


def test_the_took_goes_home_from_a_player_it_puts_out() -> None:
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        ["Gimli"],
        play=[["Wandering Took"]],
        hands=[["Gandalf"]],
        threat=[20, 47, 20],
        on=True,
        encounter=["Old Forest Road"] * 9,
    )
    t.pick("Wandering Took").pick("Player 2")
    assert t.game.rows[OUT][1]
    assert t.threat() == 17
    assert t.zone("Wandering Took") == DISCARD
    assert faults(t.game) == []


def test_a_shadow_that_puts_a_player_out_wounds_no_more() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="combat",
        on=True,
        play=[["Northern Tracker"], ["Veteran Axehand"]],
        engaged=[["Wargs"]],
        damage={"Éowyn": 2},
        encounter=["Hummerhorns", *["Old Forest Road"] * 9],
    )
    t.until(ASK_DEFENDER).skip().until(ASK_TARGET)
    assert t.game.rows[OUT][0]
    assert t.zone("Northern Tracker") == DISCARD
    assert t.damage("Gimli") == t.damage("Veteran Axehand") == 0
    assert t.zone("Wargs") == STAGING
    assert faults(t.game) == []


@pytest.mark.parametrize(("gone", "next_asked"), [(0, 1), (1, 2), (2, 0)])
def test_after_a_player_who_went_out_the_next_one_acts(gone: int, next_asked: int) -> None:
    threat = [20, 20, 20]
    threat[gone] = 48
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        ["Éowyn"],
        phase="travel",
        on=True,
        quest="The Necromancer's Tower",
        staging=["Gandalf's Map", "Dungeon Torch"],
        threat=threat,
        encounter=["Old Forest Road"] * 9,
    )
    t.until(ASK_ACTION)
    while t.who != gone:
        t.skip()
    t.pick("Gandalf's Map")
    assert t.game.rows[OUT][gone]
    assert (t.asked, t.who) == (ASK_ACTION, next_asked)


def test_a_draw_for_a_player_who_is_out_is_not_made() -> None:
    t = Table(
        ["Aragorn"],
        ["Éowyn"],
        phase="quest",
        on=True,
        play=[[], ["Snowbourn Scout"]],
        hands=[["Valiant Sacrifice"]],
        resources=1,
        damage={"Éowyn": 2},
        exhausted=["Éowyn", "Snowbourn Scout"],
        encounter=["The Necromancer's Reach", *["Old Forest Road"] * 9],
    )
    t.commit()
    while not t.game.rows[OUT][1]:
        t.skip()
    assert not t.offers("Valiant Sacrifice")
    assert t.game.rows[PLAY + 1] == []
    assert t.zone("The Necromancer's Reach") == ENCOUNTER_DISCARD
    assert faults(t.game) == []
