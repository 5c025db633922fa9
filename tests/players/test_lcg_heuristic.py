"""The plain judgements of The Card Game's heuristic player, at small tables."""

import pytest

from lcg_table import RULES, Table
from mathom.games.lcg.decks import CAMPAIGN
from mathom.games.lcg.questions import (
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_ENGAGE,
    ASK_TARGET,
    ASK_TRAVEL,
    ASK_UNDEFENDED,
)
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, roll
from mathom.kernel.game import new
from mathom.kernel.rules import Setup
from mathom.lab.simulate import simulate
from mathom.players.lcg.heuristic import best_answer
from mathom.players.roster import player
from mathom.table.view import View


def choice(table: Table) -> list[str]:
    """The labels of what looks best. The cards of a laid-out table are in no deck list, so what
    is tried is tried on the table as it lies."""
    game, decision = table.game, table.game.decision
    assert decision is not None
    labels = dict(zip(decision.options, table.labels(), strict=True))
    return [labels[pick] for pick in best_answer(game, decision, Dice(3))]


def test_an_ally_defends_where_the_last_hero_would_fall() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        play=[["Snowbourn Scout"]],
        engaged=[["Dol Guldur Orcs"]],
        damage={"Aragorn": 4},
    )
    assert choice(t.until(ASK_DEFENDER)) == ["Snowbourn Scout"]


def test_a_stout_hero_defends_rather_than_nobody() -> None:
    t = Table(["Denethor", "Éowyn"], phase="combat", engaged=[["Dol Guldur Orcs"]])
    assert choice(t.until(ASK_DEFENDER)) == ["Denethor"]


def test_whoever_can_bear_it_takes_an_undefended_blow() -> None:
    t = Table(
        ["Aragorn", "Éowyn"],
        phase="combat",
        engaged=[["King Spider"]],
        exhausted=["Aragorn", "Éowyn"],
    )
    assert choice(t.until(ASK_UNDEFENDED)) == ["Aragorn"]


def test_enough_will_is_committed_to_pass_the_last_stage() -> None:
    t = Table(
        ["Aragorn", "Éowyn", "Denethor"],
        phase="quest",
        quest="Beorn's Path",
        progress={"A Chosen Path 122": 8},
        staging=["Mountains of Mirkwood"],
    )
    t.until(ASK_COMMIT)
    chosen = choice(t)
    # Two of threat, about two more to be revealed, two of progress.
    assert sum(t.willpower(title) for title in chosen) >= 6


def test_nobody_quests_for_nothing_with_a_foe_at_the_door() -> None:
    t = Table(
        ["Legolas", "Gimli"],
        phase="quest",
        quest="Don't Leave the Path!",
        engaged=[["Ungoliant's Spawn"]],
        encounter=["Forest Gate"],
    )
    assert choice(t.until(ASK_COMMIT)) == []


def test_just_enough_strike_and_the_others_stay_free() -> None:
    t = Table(
        ["Aragorn", "Legolas", "Gimli"], phase="combat", engaged=[["Black Forest Bats"]], basic=True
    )
    t.until(ASK_DEFENDER).pick("Aragorn")
    t.until(ASK_TARGET)
    assert choice(t) == ["Black Forest Bats"]
    t.pick("Black Forest Bats").until(ASK_ATTACKERS)
    assert len(choice(t)) == 1


def test_what_can_be_killed_is_struck_before_what_cannot() -> None:
    t = Table(
        ["Legolas", "Thalin"],
        phase="combat",
        engaged=[["Hill Troll", "Forest Spider"]],
        basic=True,
    )
    assert choice(t.until(ASK_TARGET)) == ["Forest Spider"]


def test_the_stone_is_aragorns() -> None:
    t = Table(["Glóin", "Aragorn", "Théodred"], hands=[["Celebrían's Stone"]], resources=2)
    assert choice(t) == ["Celebrían's Stone"]
    t.pick("Celebrían's Stone")
    assert choice(t) == ["Aragorn"]


def test_courage_goes_to_whoever_can_do_most() -> None:
    t = Table(["Eleanor", "Aragorn"], hands=[["Unexpected Courage"]], resources=2)
    t.pick("Unexpected Courage")
    assert choice(t) == ["Aragorn"]


def test_a_feint_is_for_the_deadly_and_kept_otherwise() -> None:
    deadly = Table(
        ["Éowyn", "Legolas"],
        phase="combat",
        hands=[["Feint"]],
        engaged=[["Hill Troll"]],
        resources=2,
    )
    assert choice(deadly.until_offered("Feint")) == ["Feint"]
    harmless = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        hands=[["Feint"]],
        engaged=[["Eastern Crows"]],
        resources=2,
    )
    assert choice(harmless.until_offered("Feint")) == ["Pass"]


def test_gold_is_taken_and_the_idle_ally_is_played() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        hands=[["Guard of the Citadel"]],
        attached={"Steward of Gondor": "Aragorn"},
        resources=1,
    )
    assert choice(t) == ["Steward of Gondor"]
    t.pick("Steward of Gondor")
    assert choice(t) == ["Guard of the Citadel"]


def test_players_travel_where_the_threat_is() -> None:
    t = Table(["Aragorn"], phase="travel", staging=["Forest Gate", "The Brown Lands"])
    assert choice(t.until(ASK_TRAVEL)) == ["The Brown Lands"]


def test_humming_is_better_left_alone() -> None:
    t = Table(["Éowyn", "Aragorn"], phase="encounter", staging=["Hummerhorns"])
    assert choice(t.until(ASK_ENGAGE)) == ["None"]


DECKS = ["leadership", "tactics", "spirit", "lore"]


@pytest.mark.parametrize("scenario", CAMPAIGN)
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_every_answer_is_legal_in_every_scenario(scenario: str, many: int) -> None:
    setup: Setup = {"scenarios": [scenario], "decks": DECKS[4 - many :]}
    assert simulate(RULES, setup, 1, "legal", ["heuristic"]).games == 1


@pytest.mark.parametrize("name", ["heuristic", "search:3"])
def test_what_it_cannot_see_changes_nothing(name: str) -> None:
    game = new(RULES, {"decks": ["leadership", "spirit"]})
    chance, dice = roll("unseen", 0), Dice(5)
    asked = 0
    while (decision := game.decision) is not None and asked < 40:
        if decision.who == CHANCE:
            game.answer(*chance.order(decision.options, decision.most))
            continue
        asked += 1
        view = View(game, decision.who)
        other = View(view.resample(dice), decision.who)
        picks = player(name, RULES).answer(view, Dice(asked))
        assert player(name, RULES).answer(other, Dice(asked)) == picks
        game.answer(*picks)


def test_it_wins_where_random_never_does() -> None:
    setup: Setup = {"decks": ["leadership"], "easy": True}
    assert simulate(RULES, setup, 40, "s", ["heuristic"]).won.rate > 0.4
    assert simulate(RULES, setup, 40, "s", ["random"]).won.rate < 0.1
