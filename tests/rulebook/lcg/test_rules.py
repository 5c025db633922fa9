"""The rulebook's rules, chapter by chapter."""

from lcg_table import (
    ACTIVE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    PLAY,
    QUEST,
    RULES,
    STAGING,
    Table,
)
from mathom.games.lcg.facts import CARDS, TYPE_OBJECTIVE
from mathom.games.lcg.questions import (
    ASK_CHECK,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_FORCED,
    ASK_MULLIGAN,
    ASK_PLAY,
    ASK_RESPONSE,
    ASK_TARGET,
)
from mathom.games.lcg.rows import (
    ASIDE,
    FIRST,
    HAND,
    HOST,
    MARKS,
    OUT,
    OVER,
    PRINTED,
    PRISONER,
    PRISONER_CARD,
    RESCUED,
    RESOURCES,
    SCENARIO_NUMBER,
    STATE,
    WON,
    ZONE,
)
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.players.player import any_answer
from mathom.table.view import View


def begun(**wish: object) -> Game:
    """A game with its chance answered, at the first question to a player."""
    game = new(RULES, dict(wish))
    dice = Dice(3)
    while game.decision is not None and game.decision.who == CHANCE:
        game.answer(*any_answer(game.decision, dice))
    return game


def on(game: Game, *picks: int) -> Game:
    game.answer(*picks)
    dice = Dice(4)
    while game.decision is not None and game.decision.who == CHANCE:
        game.answer(*any_answer(game.decision, dice))
    return game


def test_setup_deals_six_and_one_mulligan() -> None:
    game = begun(decks=["leadership"])
    assert game.decision is not None
    assert game.decision.kind == ASK_MULLIGAN
    assert len(game.rows[HAND]) == 6
    on(game, 1)
    assert game.decision is not None
    assert game.decision.kind != ASK_MULLIGAN
    assert len(game.rows[HAND]) == 7  # six, and the first resource phase


def test_passage_through_mirkwood_begins_with_a_spider_and_the_road() -> None:
    game = on(begun(decks=["leadership"]), 0)
    titles = [CARDS[game.rows[PRINTED][card]].title for card in game.rows[STAGING]]
    assert titles == ["Forest Spider", "Old Forest Road"]


def test_journey_down_the_anduin_begins_with_a_card_each_and_the_troll() -> None:
    game = begun(decks=["leadership", "tactics"], scenarios=["Journey Down the Anduin"])
    on(on(game, 0), 0)
    titles = [CARDS[game.rows[PRINTED][card]].title for card in game.rows[STAGING]]
    assert "Hill Troll" in titles


def test_escape_from_dol_guldur_guards_objectives_and_takes_a_prisoner() -> None:
    game = begun(decks=["leadership"], scenarios=["Escape from Dol Guldur"])
    while game.decision is not None and game.decision.kind != ASK_PLAY:
        on(game, *game.decision.options[: game.decision.least])
    rows = game.rows
    objectives = [c for c in rows[STAGING] if CARDS[rows[PRINTED][c]].type == TYPE_OBJECTIVE]
    assert len(objectives) == 3
    assert [CARDS[rows[PRINTED][card]].title for card in rows[ASIDE]] == ["Nazgûl of Dol Guldur"]
    prisoner = rows[STATE][PRISONER_CARD]
    assert rows[MARKS][prisoner] & PRISONER
    assert rows[RESOURCES][prisoner] == 0
    guards = [c for c in rows[STAGING] if rows[HOST][c] in objectives]
    assert all(CARDS[rows[PRINTED][c]].type in (5, 6) for c in guards)


def test_the_refresh_phase() -> None:
    t = Table(
        ["Aragorn"], ["Gimli"], phase="refresh", exhausted=["Aragorn", "Gimli"], threat=[20, 30]
    )
    t.finish()
    assert not t.exhausted("Aragorn")
    assert not t.exhausted("Gimli")
    assert (t.threat(0), t.threat(1)) == (21, 31)
    assert t.game.rows[STATE][FIRST] == 1


def test_a_failed_quest_raises_each_players_threat() -> None:
    t = Table(["Aragorn"], ["Gimli"], phase="quest", encounter=["Wargs", "Hummerhorns"])
    t.commit().commit().finish()
    assert (t.threat(0), t.threat(1)) == (12 + 3, 11 + 3)


def test_the_encounter_deck_resets_in_the_quest_phase() -> None:
    t = Table(["Aragorn"], phase="quest", encounter_discard=["Wargs"])
    t.commit().finish()
    assert t.zone("Wargs") == STAGING


def test_threat_fifty_eliminates() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="quest",
        play=[["Faramir"]],
        hands=[["Feint"]],
        engaged=[["Wargs"]],
        staging=["Hummerhorns"],
        encounter=["Hill Troll", "Hill Troll"],
        threat=[48, 20],
    )
    t.commit().commit().finish()
    assert t.game.rows[OUT][:2] == [1, 0]
    assert t.threat() == 50
    assert t.zone("Wargs") == STAGING
    assert t.zone("Faramir") == t.zone("Feint") == t.zone("Aragorn") == DISCARD
    assert t.game.rows[STATE][FIRST] == 1


def test_the_last_hero_eliminates_and_all_out_is_a_loss() -> None:
    t = Table(["Éowyn"], phase="combat", engaged=[["Ungoliant's Spawn"]], basic=True)
    t.until(ASK_DEFENDER).skip()
    assert t.over
    assert t.game.payoffs() == [-1.0]


def test_staging_reveals_fewer_cards_for_fewer_players() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="combat",
        engaged=[["Ungoliant's Spawn"]],
        encounter=["Endless Caverns", "Wargs", "Hummerhorns", "Despair"],
        basic=True,
        on=True,
    )
    t.until(ASK_COMMIT)
    assert t.game.rows[OUT][0] == 1
    left = len(t.game.rows[ENCOUNTER_DECK])
    t.skip().until(ASK_COMMIT)
    assert left - len(t.game.rows[ENCOUNTER_DECK]) == 2  # one card, and its surge


def test_progress_beyond_the_stage_is_lost_and_the_quest_goes_on() -> None:
    t = Table(
        ["Éowyn", "Aragorn"],
        phase="quest",
        progress={"Flies and Spiders": 6},
        encounter=["Eyes of the Forest"],
    )
    t.commit("Éowyn", "Aragorn").finish()
    assert t.zone("A Fork in the Road") == QUEST
    assert t.progress("A Fork in the Road") == 0


def test_the_fork_leads_to_one_of_two_paths() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="A Fork in the Road",
        encounter=["Eyes of the Forest", "King Spider", "Ungoliant's Spawn"],
    )
    t.commit("Éowyn")
    assert t.game.rows[PRINTED][t.game.rows[QUEST][0]] in (121, 122)


def test_beorns_path_is_barred_by_the_spawn_and_then_won() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="Beorn's Path",
        progress={"Beorn's Path": 9},
        staging=["Ungoliant's Spawn"],
        encounter=["Eyes of the Forest"],
    )
    t.commit("Éowyn").finish()
    assert t.game.rows[STATE][OVER] == 0
    assert t.progress("Beorn's Path") == 10
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="Beorn's Path",
        progress={"Beorn's Path": 9},
        encounter=["Eyes of the Forest"],
    )
    t.commit("Éowyn")
    assert t.over
    assert t.game.rows[STATE][OVER] == WON
    assert t.game.payoffs() == [1.0]


def test_a_barred_stage_is_done_as_soon_as_the_bar_is_gone() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        quest="Beorn's Path",
        progress={"Beorn's Path": 10},
        engaged=[["Ungoliant's Spawn"]],
        damage={"Ungoliant's Spawn": 8},
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until(ASK_TARGET).pick("Ungoliant's Spawn").until(ASK_RESPONSE)
    t.finish()
    assert t.game.rows[STATE][OVER] == WON


def test_dont_leave_the_path_is_won_by_slaying_the_spawn() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        quest="Don't Leave the Path!",
        engaged=[["Ungoliant's Spawn"]],
        damage={"Ungoliant's Spawn": 8},
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Gimli")
    t.until(ASK_TARGET).pick("Ungoliant's Spawn").finish()
    assert t.game.rows[STATE][OVER] == WON


def test_anduin_passage_reveals_more_and_checks_nothing() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        quest="Anduin Passage",
        encounter=["Wargs", "Hummerhorns", "Despair"],
    )
    t.commit().finish()
    assert t.zone("Wargs") == t.zone("Hummerhorns") == STAGING
    t = Table(
        ["Aragorn"], phase="encounter", quest="Anduin Passage", staging=["Wargs"], threat=[40]
    )
    t.skip().finish()
    assert t.zone("Wargs") == STAGING


def test_ambush_on_the_shore_is_won_when_no_enemy_is_left() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="Anduin Passage",
        progress={"Anduin Passage": 15},
        encounter=["Eyes of the Forest", "Eyes of the Forest", "Eyes of the Forest"] * 2,
    )
    t.commit("Éowyn")
    assert t.over
    assert t.game.rows[STATE][OVER] == WON


def test_the_prisoner_is_rescued_by_progress_and_the_nazgul_comes() -> None:
    t = Table(
        ["Éowyn", "Gimli"],
        phase="quest",
        quest="Through the Caverns",
        encounter=["Eyes of the Forest"],
    )
    rows = t.game.rows
    rows[STATE][PRISONER_CARD] = t.card("Gimli")
    rows[MARKS][t.card("Gimli")] |= PRISONER | 2
    t.commit("Éowyn").until(ASK_RESPONSE).pick("Through the Caverns").finish()
    assert rows[STATE][RESCUED] == 1
    assert t.damage("Gimli") == 1
    assert not t.game.rows[MARKS][t.card("Gimli")] & PRISONER


def test_only_one_ally_a_round_in_dol_guldur() -> None:
    t = Table(
        ["Aragorn"],
        quest="The Necromancer's Tower",
        hands=[["Snowbourn Scout", "Guard of the Citadel"]],
        resources=5,
    )
    t.pick("Snowbourn Scout").until(ASK_PLAY)
    assert not t.offers("Guard of the Citadel")


def test_control_of_attachments_follows_the_character() -> None:
    t = Table(["Aragorn"], ["Gimli"], hands=[["Steward of Gondor"]], resources=2)
    t.pick("Steward of Gondor").pick("Gimli")
    assert t.zone("Steward of Gondor") == PLAY + 1
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        play=[["Wandering Took"]],
        attached={"Self Preservation": "Wandering Took"},
    )
    t.pick("Wandering Took")
    assert t.zone("Self Preservation") == PLAY + 1


def test_attachments_go_with_their_bearer() -> None:
    t = Table(
        ["Éowyn", "Gimli"],
        phase="combat",
        engaged=[["Ungoliant's Spawn"]],
        attached={"Unexpected Courage": "Éowyn"},
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Éowyn").finish()
    assert t.zone("Unexpected Courage") == DISCARD


def test_an_attack_upon_an_ally_in_vain_is_undefended() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        engaged=[["Wargs"]],
        play=[["Snowbourn Scout"]],
        hands=[["Sneak Attack"]],
        basic=True,
    )
    t.until(ASK_DEFENDER).pick("Snowbourn Scout").finish()
    assert t.damage("Aragorn") == 0
    assert t.zone("Snowbourn Scout") == DISCARD


def test_a_player_without_cards_does_not_draw() -> None:
    t = Table(["Beravor"])
    t.game.rows[DECK] = t.game.rows[DECK][:1]
    t.pick("Beravor")
    assert t.hand() == 1


def test_nobody_travels_while_a_location_is_active() -> None:
    t = Table(["Aragorn"], phase="travel", active="Forest Gate", staging=["Old Forest Road"])
    t.finish()
    assert t.zone("Old Forest Road") == STAGING
    assert t.zone("Forest Gate") == ACTIVE


def test_ties_in_engagement_cost_are_the_players_choice() -> None:
    t = Table(
        ["Aragorn"],
        phase="encounter",
        staging=["Hummerhorns", "Marsh Adder"],
        threat=[45],
    )
    t.skip().until(ASK_CHECK)
    assert sorted(t.labels()) == ["Hummerhorns", "Marsh Adder"]


def test_a_campaign_sums_its_scores() -> None:
    for nightmare in (False, True):
        t = Table(
            ["Éowyn"],
            phase="quest",
            quest="Beorn's Path",
            progress={"Beorn's Path": 9},
            encounter=["Eyes of the Forest"],
            threat=[40],
            on=True,
        )
        game = t.game
        game.setup = RULES.setup(
            {
                "decks": [{"heroes": [7], "cards": {"46": 3}}],
                "scenarios": ["Passage Through Mirkwood", "Journey Down the Anduin"],
                "nightmare": nightmare,
            }
        )
        t.commit("Éowyn")
        assert not t.over
        assert game.rows[STATE][SCENARIO_NUMBER] == 1
        assert game.rows[STATE][12] == 40  # threat, and no round tallied yet
        assert game.rows[ZONE][0] == PLAY
        assert t.threat() == (40 if nightmare else 9)


def test_an_enemy_leaving_drops_its_shadow_cards() -> None:
    t = Table(
        ["Gimli", "Legolas"],
        phase="combat",
        hands=[["Quick Strike"]],
        engaged=[["Eastern Crows"]],
        encounter=["Despair"],
        resources=1,
    )
    assert t.game.rows[HOST][t.card("Despair")] == t.card("Eastern Crows")
    t.until_offered("Quick Strike").pick("Quick Strike").pick("Gimli").pick("Gimli")
    t.until(ASK_TARGET)
    if not t.over:
        t.pick("Eastern Crows")
    assert t.zone("Despair") == ENCOUNTER_DISCARD


def test_to_the_river_is_barred_by_the_troll() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="To the River...",
        progress={"To the River...": 7},
        staging=["Hill Troll"],
        encounter=["Eyes of the Forest"],
    )
    t.commit("Éowyn").finish()
    assert t.zone("To the River...") == QUEST
    assert t.progress("To the River...") == 10


def test_on_the_shore_nothing_more_is_revealed() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="Ambush on the Shore",
        staging=["Wargs"],
        encounter=["Hummerhorns"],
    )
    t.commit().finish()
    assert t.zone("Hummerhorns") == ENCOUNTER_DECK


def test_out_of_the_dungeons_a_guard_stands_before_each_player_every_round() -> None:
    t = Table(
        ["Éowyn"],
        ["Gimli"],
        phase="quest",
        quest="Out of the Dungeons",
        encounter=["Wargs", "Hummerhorns"],
    )
    assert len(t.game.rows[ENGAGED_WITH]) == len(t.game.rows[ENGAGED_WITH + 1]) == 1
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="Out of the Dungeons",
        progress={"Out of the Dungeons": 6},
        staging=["Nazgûl of Dol Guldur"],
        encounter=["Eyes of the Forest"],
    )
    t.commit("Éowyn").finish()
    assert t.game.rows[STATE][OVER] == 0


def test_a_player_eliminated_on_the_way_does_not_spare_the_next() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        ["Éowyn"],
        phase="quest",
        encounter=["Wargs", "Hummerhorns", "Gladden Fields"],
        threat=[45, 20, 20],
    )
    t.commit().commit().commit().finish()
    assert t.game.rows[OUT][:3] == [1, 0, 0]
    assert t.threat(1) == t.threat(2) == 26


def test_an_objective_that_comes_up_as_a_guard_waits_for_its_own() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        quest="The Necromancer's Tower",
        encounter=["Gandalf's Map", "Dungeon Torch", "Wargs", "Hummerhorns", "Despair"],
    )
    t.commit().finish()
    hosts = t.game.rows[HOST]
    assert hosts[t.card("Wargs")] == t.card("Gandalf's Map")
    assert hosts[t.card("Hummerhorns")] == t.card("Dungeon Torch")
    assert t.staging_threat() == 3
    assert t.zone("Despair") == ENCOUNTER_DECK


def test_a_guard_guards_until_it_leaves_play() -> None:
    t = Table(["Aragorn", "Gimli"], staging=["Gandalf's Map", "Wargs"], hands=[["Feint"]])
    t.game.rows[HOST][t.card("Wargs")] = t.card("Gandalf's Map")
    t.game.ask_again()
    assert not t.offers("Gandalf's Map")
    why = View(t.game, 0).why_not(t.card("Gandalf's Map"))
    assert [reason.rule for reason in why] == ["001: guarded"]


def test_the_first_player_orders_forced_effects_of_one_moment() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        ["Éowyn"],
        phase="refresh",
        play=[[], ["Gandalf"]],
        attached={"Dungeon Torch": "Aragorn", "Shadow Key": "Gimli"},
        encounter=["Wargs"] * 3,
        threat=[20, 20],
        on=True,
    )
    t.until(ASK_FORCED)
    assert t.who == 1  # the token has passed
    assert sorted(t.labels()) == ["Dungeon Torch", "Gandalf", "Shadow Key"]
    t.pick("Shadow Key")
    assert (t.damage("Gimli"), t.threat()) == (1, 21)
    t.pick("Gandalf")
    assert not t.in_play("Gandalf")
    assert t.threat() == 23  # the last one needs no question


def test_forced_effects_of_copies_are_not_asked_about() -> None:
    t = Table(["Aragorn"], phase="combat", staging=["Goblin Sniper"] * 2, on=True)
    t.until(ASK_COMMIT)
    assert t.damage("Aragorn") == 2
