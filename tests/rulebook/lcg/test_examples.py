"""The worked examples of the rulebook, to the number."""

from lcg_table import ENCOUNTER_DISCARD, ENGAGED_WITH, PLAY, STAGING, VICTORY, Table, number
from mathom.games.lcg.begin import add
from mathom.games.lcg.phases import REFRESHING
from mathom.games.lcg.questions import (
    ASK_ACTION,
    ASK_ATTACK_ORDER,
    ASK_DEFENDER,
    ASK_TARGET,
    ASK_UNDEFENDED,
)
from mathom.games.lcg.rows import CURRENT_PHASE, DAMAGE, DISCARD, ROUND_NUMBER, STATE
from mathom.games.lcg.rulebook.game import score


def test_paying_for_cards() -> None:
    """Two of Glóin's three for the Guard; two each of Éowyn's and Eleanor's for the Tracker."""
    t = Table(
        ["Glóin", "Éowyn", "Eleanor"],
        hands=[["Guard of the Citadel", "Northern Tracker"]],
        resources={"Glóin": 3, "Éowyn": 2, "Eleanor": 2},
    )
    t.pick("Guard of the Citadel")
    assert t.resources("Glóin") == 1
    t.pick("Northern Tracker")
    assert (t.resources("Glóin"), t.resources("Éowyn"), t.resources("Eleanor")) == (1, 0, 0)
    assert t.zone("Guard of the Citadel") == t.zone("Northern Tracker") == PLAY


def test_resolving_a_quest() -> None:
    """Seven against seven is a draw, until Éowyn makes it eight."""
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        phase="quest",
        play=[[], ["Guard of the Citadel"]],
        hands=[["Common Cause"]],
        staging=["Gladden Fields"],
        encounter=["East Bight Patrol", "Hummerhorns"],
    )
    t.commit("Éowyn").commit("Aragorn", "Guard of the Citadel")
    t.until(ASK_ACTION)
    assert t.committed_willpower() == 7
    assert t.staging_threat() == 7
    assert t.who == 0
    t.pick("Éowyn").pick("Common Cause")
    t.finish()
    assert t.progress("Flies and Spiders") == 1


def test_the_active_location_is_a_buffer() -> None:
    """Three progress: two explore the Enchanted Stream, the third goes to the quest."""
    t = Table(["Éowyn"], phase="quest", active="Enchanted Stream", encounter=["Hummerhorns"])
    t.commit("Éowyn").finish()
    assert t.zone("Enchanted Stream") == ENCOUNTER_DISCARD
    assert t.progress("Flies and Spiders") == 1


def test_engagement_checks() -> None:
    """Tom (24) meets the King Spider, Kris (35) Ungoliant's Spawn and the Forest Spider."""
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        phase="encounter",
        staging=["King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns"],
        threat=[24, 35],
    )
    t.skip().skip().finish()
    assert t.zone("King Spider") == ENGAGED_WITH
    assert t.zone("Ungoliant's Spawn") == t.zone("Forest Spider") == ENGAGED_WITH + 1
    assert t.zone("Hummerhorns") == STAGING


def test_defending_against_enemy_attacks() -> None:
    """The Patrol's shadow makes the Spawn hit for six; the Spider's two go to Aragorn."""
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        phase="combat",
        play=[[], ["Silverlode Archer"]],
        engaged=[[], ["Forest Spider", "Ungoliant's Spawn"]],
        encounter=["East Bight Patrol", "Enchanted Stream"],
    )
    t.until(ASK_ATTACK_ORDER).pick("Ungoliant's Spawn")
    t.until(ASK_DEFENDER).pick("Silverlode Archer")
    t.until(ASK_DEFENDER)
    assert t.zone("Silverlode Archer") == DISCARD + 1
    threat = t.threat(1)
    t.skip().until(ASK_TARGET)
    assert t.damage("Aragorn") == 2
    assert t.hit_points("Aragorn") == 3
    assert t.threat(1) == threat


def test_attacking_enemies() -> None:
    """Glorfindel destroys the Orcs; Legolas and the Spearman deal three to the Beastmaster."""
    t = Table(
        ["Glorfindel", "Legolas"],
        phase="combat",
        play=[["Gondorian Spearman"]],
        engaged=[["Dol Guldur Beastmaster", "Dol Guldur Orcs"]],
        basic=True,
    )
    t.until(ASK_UNDEFENDED).pick("Glorfindel").until(ASK_UNDEFENDED).pick("Legolas")
    t.until(ASK_TARGET).pick("Dol Guldur Orcs").pick("Glorfindel")
    t.until(ASK_TARGET)
    assert t.zone("Dol Guldur Orcs") == ENCOUNTER_DISCARD
    assert t.exhausted("Glorfindel")
    t.pick("Dol Guldur Beastmaster").pick("Legolas", "Gondorian Spearman")
    t.finish()
    assert t.damage("Dol Guldur Beastmaster") == 3
    assert t.hit_points("Dol Guldur Beastmaster") == 2


def test_scoring() -> None:
    """43 threat, a dead hero of 8, 6 damage, 7 rounds, 5 victory points: 122."""
    t = Table(["Aragorn", "Glóin"], threat=[43])
    rows = t.game.rows
    add(rows, number("Théodred"), DISCARD, 0)
    rows[DAMAGE][t.card("Aragorn")] = 4
    rows[DAMAGE][t.card("Glóin")] = 2
    add(rows, number("Hummerhorns"), VICTORY, 4)
    rows[STATE][ROUND_NUMBER] = 7
    rows[STATE][CURRENT_PHASE] = REFRESHING
    assert score(t.game) == 122
