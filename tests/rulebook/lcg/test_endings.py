"""What happens as a phase ends, in the order the first player says; and ties that he breaks."""

import pytest

from lcg_table import DECK, DISCARD, HAND, SHADOWS, Table
from mathom.cardplay.questions import ASK_PLAYER, ASK_TARGETS
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.questions import (
    ASK_ATTACK_ORDER,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_FORCED,
    ASK_PAY,
    ASK_SHADOW,
)
from mathom.games.lcg.rows import BESIDE, FIRST, HOST, LATER, PRINTED, STATE


def sneak(t: Table, ally: str) -> Table:
    t.until_offered("Sneak Attack").pick("Sneak Attack")
    while t.asked == ASK_PAY:
        t.skip()
    return t.pick(ally) if t.asked == ASK_TARGETS else t


# The end of a phase


@pytest.mark.parametrize(("first", "zone"), [("Sneak Attack", HAND), ("Beorn", DECK)])
def test_the_first_player_says_where_a_lent_beorn_goes(first: str, zone: int) -> None:
    t = Table(["Aragorn"], phase="resource", hands=[["Sneak Attack", "Beorn"]], resources=1)
    sneak(t, "Beorn").until_offered("Beorn").pick("Beorn")
    t.until(ASK_FORCED)
    assert t.who == 0
    assert sorted(t.labels()) == ["Beorn", "Sneak Attack"]
    t.pick(first)
    assert t.over  # what is left has nothing to work on, and is not asked about
    assert t.zone("Beorn") == zone
    assert t.game.rows[LATER] == []


@pytest.mark.parametrize(("first", "zone"), [("Sneak Attack", HAND), ("Goblin Sniper", DISCARD)])
def test_a_goblin_sniper_shoots_before_or_after_a_lent_ally_goes(first: str, zone: int) -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        hands=[["Sneak Attack", "Snowbourn Scout"]],
        staging=["Goblin Sniper"],
        resources=1,
        basic=True,
    )
    sneak(t, "Snowbourn Scout").until(ASK_FORCED)
    assert sorted(t.labels()) == ["Goblin Sniper", "Sneak Attack"]
    t.pick(first)
    if not t.over:
        t.pick("Snowbourn Scout")
    assert t.over
    assert t.zone("Snowbourn Scout") == zone
    assert t.damage("Aragorn") == (1 if zone == HAND else 0)


def test_it_is_the_first_player_whoever_played_it() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="combat",
        hands=[["Sneak Attack", "Snowbourn Scout"]],
        staging=["Goblin Sniper"],
        resources=1,
        basic=True,
    )
    t.game.rows[STATE][FIRST] = 1
    sneak(t, "Snowbourn Scout").until(ASK_FORCED)
    assert t.who == 1


def test_one_alone_is_not_asked_about() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        hands=[["Sneak Attack", "Snowbourn Scout"]],
        engaged=[["Goblin Sniper"]],
        resources=1,
        basic=True,
    )
    sneak(t, "Snowbourn Scout").until(ASK_FORCED)
    assert t.over  # the sniper is not in the staging area, and so has nothing to say
    assert t.zone("Snowbourn Scout") == HAND


def test_two_lent_allies_need_no_order() -> None:
    t = Table(
        ["Aragorn"],
        phase="resource",
        hands=[["Sneak Attack", "Sneak Attack", "Snowbourn Scout", "Guard of the Citadel"]],
        resources=2,
    )
    sneak(t, "Snowbourn Scout")
    sneak(t, "Guard of the Citadel").until(ASK_FORCED)
    assert t.over
    assert t.zone("Snowbourn Scout") == t.zone("Guard of the Citadel") == HAND
    assert t.game.rows[LATER] == []


def test_what_has_nothing_left_to_do_is_over_with_its_phase() -> None:
    """An ally that fell is not taken back by a later phase's end."""
    t = Table(
        ["Aragorn"],
        phase="combat",
        hands=[["Sneak Attack", "Snowbourn Scout"]],
        engaged=[["Ungoliant's Spawn"]],
        encounter=["Old Forest Road"] * 9,
        resources=1,
        basic=True,
        on=True,
    )
    sneak(t, "Snowbourn Scout")
    t.until(ASK_DEFENDER).pick("Snowbourn Scout").until(ASK_COMMIT)
    assert t.zone("Snowbourn Scout") == DISCARD
    assert t.game.rows[LATER] == []


def test_a_raging_beorn_is_shot_at_before_or_after_he_goes_home() -> None:
    for first, damage in (("Beorn", 1), ("Goblin Sniper", 0)):
        t = Table(
            ["Aragorn"],
            phase="combat",
            play=[["Beorn"]],
            staging=["Goblin Sniper"],
            basic=True,
        )
        t.until_offered("Beorn").pick("Beorn").until(ASK_FORCED).pick(first)
        if not t.over:
            t.pick("Beorn")
        assert t.zone("Beorn") == DECK
        assert t.damage("Aragorn") == damage


def test_what_waits_is_told_in_words_though_its_card_has_gone() -> None:
    t = Table(
        ["Aragorn", "Éowyn"],
        phase="combat",
        hands=[["Sneak Attack", "Beorn", "Will of the West"]],
        resources=9,
        basic=True,
    )
    sneak(t, "Beorn").until_offered("Beorn").pick("Beorn")
    t.until_offered("Will of the West").pick("Will of the West")
    t.until(ASK_FORCED)
    assert sorted(t.labels()) == ["Beorn", "Sneak Attack"]


# Ties


def caught(*threat: int, first: int = 0) -> Table:
    """Caught in a Web is revealed as the only card."""
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        ["Éowyn"],
        phase="quest",
        staging=["Old Forest Road"],
        encounter=["Caught in a Web", "Old Forest Road", "Old Forest Road"],
        threat=threat,
    )
    t.game.rows[STATE][FIRST] = first
    return t.commit().commit().commit()


def test_the_first_player_breaks_a_tie_for_the_highest_threat() -> None:
    t = caught(20, 30, 30)
    assert t.asked == ASK_PLAYER
    assert t.who == 0  # though he is not one of them
    assert t.labels() == ["Player 2", "Player 3"]
    t.pick("Player 3")
    web = t.card("Caught in a Web")
    assert t.game.rows[HOST][web] == t.card("Éowyn")
    assert t.zone("Caught in a Web") == BESIDE


def test_without_a_tie_nobody_is_asked() -> None:
    t = caught(20, 31, 30)
    assert t.over
    assert t.game.rows[HOST][t.card("Caught in a Web")] == t.card("Gimli")


def test_all_may_be_tied_and_another_may_be_first() -> None:
    t = caught(30, 30, 30, first=2)
    assert t.who == 2
    assert sorted(t.labels()) == ["Player 1", "Player 2", "Player 3"]
    t.pick("Player 1")
    assert t.game.rows[HOST][t.card("Caught in a Web")] == t.card("Aragorn")


def test_the_player_who_is_caught_says_which_hero() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli", "Legolas"],
        phase="quest",
        encounter=["Caught in a Web", "Old Forest Road"],
        threat=[30, 30],
    )
    t.commit().commit()
    t.pick("Player 2")
    assert (t.asked, t.who) == (ASK_TARGETS, 1)
    t.pick("Legolas")
    assert t.game.rows[HOST][t.card("Caught in a Web")] == t.card("Legolas")


def test_ties_are_asked_about_when_it_is_revealed_after_an_elimination() -> None:
    """Who is out has a threat of fifty, and is no longer meant."""
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        ["Éowyn"],
        phase="quest",
        encounter=["Endless Caverns", "Caught in a Web", "Old Forest Road", "Old Forest Road"],
        threat=[20, 20, 49],
    )
    t.commit().commit().commit()
    assert t.labels() == ["Player 1", "Player 2"]


# Ties for the highest engagement cost, where shadow cards are dealt


def dealt(*encounter: str, engaged: tuple[str, ...] = ("Wargs", "King Spider")) -> Table:
    """Denethor may look at the top card before the cards are dealt."""
    return Table(
        ["Denethor", "Aragorn"],
        phase="encounter",
        engaged=[list(engaged)],
        encounter=list(encounter),
        threat=[5],
        on=True,
    )


def shadow_of(t: Table, enemy: str) -> list[str]:
    rows = t.game.rows
    host = t.card(enemy)
    return [CARDS[rows[PRINTED][card]].title for card in rows[SHADOWS] if rows[HOST][card] == host]


def test_the_first_player_says_which_of_two_gets_a_card_that_somebody_knows() -> None:
    t = dealt("Despair", "Old Forest Road", "Old Forest Road")
    t.until_offered("Denethor").pick("Denethor").skip()
    t.until(ASK_SHADOW)
    assert t.labels() == ["Wargs", "King Spider"]
    t.pick("King Spider").until(ASK_DEFENDER)
    assert shadow_of(t, "King Spider") == ["Despair"]
    assert shadow_of(t, "Wargs") == ["Old Forest Road"]


def test_nobody_is_asked_where_all_cards_are_alike_to_all() -> None:
    t = dealt("Despair", "Old Forest Road", "Old Forest Road").until(ASK_SHADOW)
    assert t.over or t.asked != ASK_SHADOW


def test_the_first_player_says_who_goes_without_a_card() -> None:
    t = dealt("Despair").until(ASK_SHADOW)
    t.pick("King Spider").until(ASK_ATTACK_ORDER)
    assert shadow_of(t, "King Spider") == ["Despair"]
    assert shadow_of(t, "Wargs") == []


def test_the_highest_engagement_cost_comes_first_without_a_question() -> None:
    t = dealt("Despair", engaged=("Wargs", "Marsh Adder")).until(ASK_ATTACK_ORDER)
    assert shadow_of(t, "Marsh Adder") == ["Despair"]


def test_each_players_enemies_are_dealt_to_in_turn() -> None:
    t = Table(
        ["Aragorn"],
        ["Gimli"],
        phase="combat",
        engaged=[["Wargs"], ["King Spider"]],
        encounter=["Despair"],
    )
    assert shadow_of(t, "Wargs") == ["Despair"]  # equal costs, but not of one player
