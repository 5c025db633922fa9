"""Where rules meet: elimination amid a phase, running out of cards, what is carried over."""

from lcg_table import (
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    HAND,
    PLAY,
    SHADOWS,
    STAGING,
    VICTORY,
    Table,
)
from mathom.games import GAMES
from mathom.games.lcg.begin import add, first_rows, next_rows
from mathom.games.lcg.decks import CAMPAIGN
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.questions import (
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_ENGAGE,
    ASK_PAY,
    ASK_PLAY,
    ASK_TRAVEL,
)
from mathom.games.lcg.rows import (
    BESIDE,
    DAMAGE,
    DECK,
    DECK_HOST,
    FIRST,
    HOST,
    LIMBO,
    MARKS,
    OUT,
    PRINTED,
    STATE,
    THE_ENCOUNTER,
    THREAT_LEVEL,
    ZONE,
)


def titles(t: Table, zone: int) -> list[str]:
    return [CARDS[t.game.rows[PRINTED][card]].title for card in t.game.rows[zone]]


# 001: running out of cards


def test_the_deck_is_reset_as_soon_as_it_is_empty_in_the_quest_phase() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        on=True,
        engaged=[["Wargs"]],
        encounter=["Old Forest Road"],
        encounter_discard=["King Spider", "Forest Spider"],
        threat=[10],
    )
    t.commit().until(ASK_DEFENDER)
    assert len(t.game.rows[SHADOWS]) == 1  # there is a card for the enemy after all
    assert len(t.game.rows[ENCOUNTER_DECK]) == 1


def test_it_is_reset_though_nothing_is_staged() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        on=True,
        quest="Ambush on the Shore",
        engaged=[["Wargs"]],
        encounter_discard=["King Spider", "Forest Spider"],
        threat=[10],
    )
    t.commit().until(ASK_DEFENDER)
    assert len(t.game.rows[SHADOWS]) == 1


def test_outside_the_quest_phase_it_stays_empty() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        engaged=[["Wargs"]],
        encounter_discard=["King Spider", "Forest Spider"],
    )
    t.until(ASK_DEFENDER)
    assert titles(t, ENCOUNTER_DISCARD) == ["King Spider", "Forest Spider"]


# 001: doomed, surge


def test_surge_and_doomed_belong_to_the_staging_step() -> None:
    t = Table(
        ["Aragorn", "Gimli", "Glorfindel"],
        phase="quest",
        quest="Anduin Passage",
        progress={"Anduin Passage": 15},
        encounter=["Old Forest Road", "The Brown Lands", "Wolf Rider", "Cavern Guardian", "Wargs"],
        threat=[20],
    )
    t.commit("Aragorn", "Gimli", "Glorfindel").finish()
    # The new stage reveals two cards: neither the surge of one nor the doom of the other counts.
    assert titles(t, STAGING)[2:] == ["Wolf Rider", "Cavern Guardian"]
    assert t.threat() == 20


# 001: unique cards


def test_a_card_that_lies_as_an_orc_guard_is_nobody() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        on=True,
        quest="Out of the Dungeons",
        decks=[["Faramir"]],
        hands=[["Faramir"]],
        resources=9,
        encounter=["Old Forest Road"] * 9,
    )
    t.until(ASK_COMMIT)
    assert titles(t, ENGAGED_WITH) == ["Faramir"]
    t.until(ASK_PLAY)
    assert t.offers("Faramir")


def test_a_unique_card_of_another_player_bars_putting_it_into_play() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        ["Glóin"],
        play=[[], ["Gandalf"]],
        hands=[["Sneak Attack", "Gandalf"]],
        resources=9,
    )
    assert t.labels() == ["Done"]


# 001: player elimination


def test_what_lies_on_a_players_deck_goes_with_it() -> None:
    t = Table(
        ["Aragorn"], ["Éowyn"], phase="quest", on=True, threat=[20, 49], encounter=["Wargs"] * 9
    )
    number = next(card.number for card in CARDS if card.title == "Iron Shackles")
    add(t.game.rows, number, BESIDE, THE_ENCOUNTER)
    shackles = len(t.game.rows[HOST]) - 1
    t.game.rows[HOST][shackles] = DECK_HOST - 1
    t.commit().commit().until(ASK_ENGAGE)
    assert t.game.rows[OUT][1] == 1
    assert t.game.rows[ZONE][shackles] == ENCOUNTER_DISCARD


def test_attachments_of_others_stay_and_controlled_cards_go_to_their_owners() -> None:
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        play=[["Wandering Took"]],
        on=True,
        threat=[20, 47],
        encounter=["Old Forest Road"] * 9,
    )
    t.until_offered("Wandering Took").pick("Wandering Took")
    assert t.game.rows[OUT][1] == 1  # the gift raised the threat to fifty
    assert t.zone("Wandering Took") == DISCARD
    assert t.zone("Aragorn") == DISCARD + 1


def test_the_token_passes_when_the_first_player_is_eliminated_in_a_phase() -> None:
    t = Table(
        ["Éowyn"],
        ["Aragorn"],
        ["Glorfindel"],
        phase="quest",
        on=True,
        staging=["Forest Spider"],
        threat=[47, 20, 20],
        encounter=["Old Forest Road"] * 30,
    )
    t.commit().commit().commit().until(ASK_TRAVEL)
    assert t.game.rows[OUT][0] == 1
    assert t.game.rows[STATE][FIRST] == 1
    assert t.who == 1


# Wolf Rider, and victory


def test_a_wolf_rider_sent_away_still_returns_to_the_deck_after_combat() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        ["Éowyn", "Eleanor"],
        phase="combat",
        on=True,
        engaged=[["Dol Guldur Orcs"]],
        encounter=["Wolf Rider", "Old Forest Road", "Old Forest Road", "Old Forest Road"],
        hands=[[], ["A Light in the Dark"]],
        resources=9,
        threat=[5, 5],
    )
    t.until(ASK_DEFENDER).skip()
    while "Wolf Rider" not in titles(t, ENGAGED_WITH):
        t.skip()
    t.until_offered("A Light in the Dark").pick("A Light in the Dark")
    while t.asked == ASK_PAY:
        t.skip()
    t.pick("Wolf Rider")
    assert titles(t, STAGING) == ["Wolf Rider"]
    t.until(ASK_PLAY if t.hand() else ASK_COMMIT)
    assert titles(t, STAGING) == []
    assert not any(t.game.rows[MARKS])


def test_a_location_explored_in_the_staging_area_gives_its_victory_points() -> None:
    t = Table(
        ["Éowyn"],
        phase="quest",
        play=[["Northern Tracker"]],
        staging=["Gladden Fields"],
        progress={"Gladden Fields": 2},
        encounter=["Old Forest Road"] * 3,
    )
    t.commit("Northern Tracker")
    t.until_offered("Northern Tracker").pick("Northern Tracker").finish()
    assert titles(t, VICTORY) == ["Gladden Fields"]


# 001: hit points and damage - heroes in a discard pile


def test_dead_heroes_do_not_come_back_with_the_discard_pile() -> None:
    t = Table(
        ["Éowyn"],
        hands=[["Will of the West"]],
        discards=[["Eleanor", "Hasty Stroke"]],
        resources=9,
    )
    t.pick("Will of the West").finish()
    assert "Eleanor" in titles(t, DISCARD)
    assert "Hasty Stroke" not in titles(t, DISCARD)


# 001: expert game


def test_a_card_being_played_as_the_scenario_is_won_is_discarded() -> None:
    setup = GAMES["lcg"].setup(
        {"decks": ["leadership"], "scenarios": list(CAMPAIGN), "nightmare": True}
    )
    rows = first_rows(setup)
    card = rows[DECK].pop()
    rows[LIMBO].append(card)
    rows[ZONE][card] = LIMBO
    after = next_rows(rows, setup, 100)
    assert after[LIMBO] == []
    assert after[DISCARD][-1] == card
    assert after[ZONE][card] == DISCARD


def test_a_nightmare_keeps_threat_damage_and_hands() -> None:
    setup = GAMES["lcg"].setup(
        {"decks": ["leadership"], "scenarios": list(CAMPAIGN), "nightmare": True}
    )
    rows = first_rows(setup)
    hero = rows[PLAY][0]
    rows[DAMAGE][hero] = 2
    rows[THREAT_LEVEL][0] = 41
    held = rows[DECK].pop()
    rows[HAND].append(held)
    rows[ZONE][held] = HAND
    after = next_rows(rows, setup, 100)
    assert (after[DAMAGE][hero], after[THREAT_LEVEL][0], after[HAND]) == (2, 41, [held])
    fresh = next_rows(rows, {**setup, "nightmare": False}, 100)
    assert (fresh[DAMAGE][hero], fresh[THREAT_LEVEL][0], fresh[HAND]) == (0, 29, [])


# 001: basic game


def test_the_basic_game_has_no_shadow_cards_whoever_would_deal_them() -> None:
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Dol Guldur Beastmaster"]],
        encounter=["Wargs"] * 3,
        basic=True,
    )
    t.until(ASK_DEFENDER)
    assert t.game.rows[SHADOWS] == []
