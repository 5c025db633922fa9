"""Shadow effects, defended and undefended."""

from typing import Any

import pytest

from lcg_table import DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, HAND, Table
from mathom.cardplay.questions import ASK_TARGETS
from mathom.games.lcg.questions import ASK_ATTACK_ORDER, ASK_DEFENDER, ASK_UNDEFENDED
from mathom.games.lcg.rows import BESIDE


def attacked(shadow: str, *more: str, enemy: str = "Black Forest Bats", **table: Any) -> Table:
    """An enemy with attack 1 attacks Aragorn and Gimli with this shadow card."""
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[[enemy]],
        encounter=[shadow, *more],
        **table,
    )
    return t.until(ASK_DEFENDER)


@pytest.mark.parametrize(
    ("shadow", "defended", "undefended"),
    [
        ("Wargs", 0, 3),  # attack 1 and +1 or +2; Aragorn's defense is 2
        ("Dol Guldur Orcs", 0, 4),
        ("East Bight Patrol", 0, 2),
        ("Eastern Crows", 0, 2),
        ("Despair", 1, 1),
        ("Enchanted Stream", 0, 1),
    ],
)
def test_damage(shadow: str, defended: int, undefended: int) -> None:
    t = attacked(shadow, threat=[20]).pick("Aragorn").finish()
    assert t.damage("Aragorn") == defended
    t = attacked(shadow, threat=[20]).skip().until(ASK_UNDEFENDED).pick("Aragorn").finish()
    assert t.damage("Aragorn") == undefended


def test_eastern_crows_are_worse_at_high_threat() -> None:
    t = attacked("Eastern Crows", threat=[35]).skip()
    t.until(ASK_UNDEFENDED).pick("Aragorn").finish()
    assert t.damage("Aragorn") == 3


@pytest.mark.parametrize(
    ("shadow", "defended", "undefended"),
    [
        ("Ungoliant's Spawn", 4, 8),
        ("East Bight Patrol", 0, 3),
        ("Under the Shadow", 1, 1),
        ("Pursued by Shadow", 3, 3),
    ],
)
def test_threat(shadow: str, defended: int, undefended: int) -> None:
    assert attacked(shadow, threat=[20]).pick("Aragorn").finish().threat() == 20 + defended
    assert attacked(shadow, threat=[20]).skip().finish().threat() == 20 + undefended


def test_king_spider_exhausts_one_or_two() -> None:
    t = attacked("King Spider").pick("Aragorn").finish()
    assert t.exhausted("Gimli")
    t = attacked("King Spider").skip().finish()
    assert t.exhausted("Aragorn")
    assert t.exhausted("Gimli")


def test_hummerhorns_wound_every_character() -> None:
    t = attacked("Hummerhorns").pick("Aragorn").finish()
    assert (t.damage("Aragorn"), t.damage("Gimli")) == (1, 1)


def test_wolf_rider_attacks_too_with_a_shadow_of_its_own() -> None:
    t = attacked("Wolf Rider", "Despair").pick("Aragorn")
    t.until(ASK_DEFENDER).pick("Gimli").finish()
    assert t.damage("Gimli") == 2  # Despair: his defense does not count
    assert t.game.rows[ENCOUNTER_DECK][-1] == t.card("Wolf Rider")


def test_driven_by_shadow_takes_the_defenders_attachment() -> None:
    both = {"Dwarven Axe": "Gimli", "Steward of Gondor": "Aragorn"}
    t = attacked("Driven by Shadow", attached=both).pick("Aragorn").finish()
    assert t.zone("Steward of Gondor") == DISCARD
    assert t.zone("Dwarven Axe") != DISCARD
    t = attacked("Driven by Shadow", attached=both).skip().finish()
    assert t.zone("Steward of Gondor") == t.zone("Dwarven Axe") == DISCARD


def test_forest_spider_takes_an_attachment_of_choice() -> None:
    both = {"Dwarven Axe": "Gimli", "Steward of Gondor": "Aragorn"}
    t = attacked("Forest Spider", attached=both).pick("Aragorn").until(ASK_TARGETS)
    t.pick("Dwarven Axe").finish()
    assert t.zone("Dwarven Axe") == DISCARD


def test_cavern_guardian_returns_objectives_to_the_staging_area() -> None:
    t = attacked("Cavern Guardian", attached={"Gandalf's Map": "Gimli"}).pick("Aragorn").finish()
    assert t.zone("Gandalf's Map") == 38


def test_iron_shackles_bind_as_a_shadow_too() -> None:
    assert attacked("Iron Shackles").pick("Aragorn").finish().zone("Iron Shackles") == BESIDE


def test_misty_mountain_goblins_undo_progress() -> None:
    for defended, left in ((True, 4), (False, 2)):
        t = attacked("Misty Mountain Goblins", progress={"Flies and Spiders": 5})
        (t.pick("Aragorn") if defended else t.skip()).finish()
        assert t.progress("Flies and Spiders") == left


def test_massing_at_night_deals_more_shadows() -> None:
    t = attacked("Massing at Night", "Dol Guldur Orcs").skip()
    t.until(ASK_UNDEFENDED).pick("Aragorn").finish()
    assert t.damage("Aragorn") == 4


def test_pursued_by_shadow_sends_an_exhausted_ally_home() -> None:
    t = attacked("Pursued by Shadow", play=[["Faramir"]], exhausted=["Faramir"], threat=[20])
    t.pick("Aragorn").finish()
    assert t.zone("Faramir") == HAND
    assert t.threat() == 20


def test_shadow_cards_are_discarded_after_combat() -> None:
    t = attacked("Wargs").pick("Aragorn").finish()
    assert t.zone("Wargs") == ENCOUNTER_DISCARD


def test_an_empty_deck_deals_no_more_shadow_cards() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Wargs", "Hummerhorns"]],
        encounter=["Despair"],
    )
    t.until(ASK_ATTACK_ORDER)
    # The higher engagement cost is dealt first.
    assert t.game.rows[2][t.card("Despair")] == t.card("Hummerhorns")


def test_the_basic_game_has_no_shadows() -> None:
    t = Table(["Aragorn"], phase="combat", engaged=[["Wargs"]], encounter=["Despair"], basic=True)
    t.until(ASK_DEFENDER).pick("Aragorn").finish()
    assert t.damage("Aragorn") == 1
    assert t.zone("Despair") == ENCOUNTER_DECK
