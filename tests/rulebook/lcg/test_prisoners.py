"""Escape from Dol Guldur: who has only a prisoner left is out, and all is lost with him."""

import pytest

from lcg_table import DISCARD, Table
from mathom.games import GAMES
from mathom.games.lcg.events.cards import DISCARDED, E_LEAVE
from mathom.games.lcg.events.quests import E_PRISONER, E_RESCUED
from mathom.games.lcg.events.tokens import E_DAMAGE, E_THREAT
from mathom.games.lcg.phases import SETUP_PHASE
from mathom.games.lcg.questions import ASK_DEFENDER
from mathom.games.lcg.rows import (
    LOST,
    MARKS,
    OUT,
    OVER,
    PLAY,
    PRISONER,
    PRISONER_CARD,
    QUEST,
    STATE,
)
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.players.player import any_answer

OTHERS = (["Aragorn", "Gimli"], ["Legolas", "Thalin"], ["Glorfindel", "Denethor"])


def dungeon(players: int, quest: str = "Through the Caverns", **table: object) -> Table:
    """Éowyn, whose player has Eleanor besides, is the prisoner; that player has the last seat."""
    t = Table(
        *OTHERS[: players - 1],
        ["Éowyn", "Eleanor"],
        quest=quest,
        on=True,
        encounter=["Old Forest Road"] * 20,
        **table,  # type: ignore[arg-type]
    )
    happens(t, E_PRISONER, t.card("Éowyn"))
    return t


def happens(t: Table, kind: int, subject: int, value: int = -1, cause: int = -1) -> None:
    """Something comes about at this moment, and what follows from it."""
    t.game.event(kind, subject, value, cause)
    t.game.ask_again()
    t.roll()


def lost(t: Table) -> bool:
    return t.over and t.game.rows[STATE][OVER] == LOST


def go(t: Table, way: str, hero: str, seat: int) -> None:
    """A hero goes, or its player."""
    if way == "defeat":
        happens(t, E_DAMAGE, t.card(hero), 9)
    elif way == "discard":
        happens(t, E_LEAVE, t.card(hero), DISCARD + seat, DISCARDED)
    else:
        happens(t, E_THREAT, seat, 50)


@pytest.mark.parametrize("quest", ["The Necromancer's Tower", "Through the Caverns"])
@pytest.mark.parametrize("way", ["defeat", "discard", "threat"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_lose_with_the_prisoners_player(players: int, way: str, quest: str) -> None:
    t = dungeon(players, quest)
    assert not t.over
    prisoner = t.card("Éowyn")
    go(t, way, "Eleanor", players - 1)
    assert t.game.rows[OUT][players - 1] == 1
    assert t.game.rows[STATE][PRISONER_CARD] == -1
    assert prisoner in t.game.rows[DISCARD + players - 1]
    assert not t.game.rows[MARKS][prisoner] & PRISONER
    assert lost(t)


@pytest.mark.parametrize("way", ["defeat", "threat"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_player_may_fall_and_the_rest_go_on(players: int, way: str) -> None:
    t = dungeon(players)
    if way == "defeat":
        go(t, way, "Aragorn", 0)
        assert t.game.rows[OUT][0] == 0  # Gimli still stands
    go(t, way, "Gimli", 0)
    assert t.game.rows[OUT][0] == 1
    assert not t.over
    assert t.game.rows[STATE][PRISONER_CARD] == t.card("Éowyn")


def test_the_nazgul_takes_the_last_free_hero() -> None:
    t = Table(
        ["Éowyn", "Eleanor"],
        ["Aragorn"],
        phase="combat",
        on=True,
        quest="Through the Caverns",
        engaged=[["Nazgûl of Dol Guldur"]],
        encounter=["Dol Guldur Orcs"] * 9,
    )
    happens(t, E_PRISONER, t.card("Éowyn"))
    t.until(ASK_DEFENDER).skip()
    for _ in range(9):
        if t.over:
            break
        t.skip()
    assert lost(t)


def test_an_only_hero_taken_prisoner_leaves_nobody() -> None:
    t = Table(["Éowyn"], ["Aragorn", "Gimli"], quest="The Necromancer's Tower", on=True)
    happens(t, E_PRISONER, t.card("Éowyn"))
    assert lost(t)


def test_a_lone_hero_cannot_escape() -> None:
    setup = {
        "scenarios": ["Escape from Dol Guldur"],
        "decks": [{"heroes": [11], "cards": {"58": 3}}],
    }
    game = new(GAMES["lcg"], setup)
    dice = Dice(1)
    while game.decision is not None and game.rows[STATE][2] == SETUP_PHASE:
        game.answer(*any_answer(game.decision, dice))
    assert game.decision is None
    assert game.rows[STATE][OVER] == LOST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_once_rescued_he_falls_like_any_hero(players: int) -> None:
    t = dungeon(players)
    happens(t, E_RESCUED, t.card("Éowyn"))
    go(t, "defeat", "Eleanor", players - 1)
    assert t.game.rows[OUT][players - 1] == 0  # she is free, and stands
    go(t, "defeat", "Éowyn", players - 1)
    assert t.game.rows[OUT][players - 1] == 1
    assert not t.over
    assert t.game.rows[QUEST]


def test_the_rescue_may_kill_the_only_hero_left() -> None:
    t = Table(
        ["Éowyn", "Eleanor"],
        ["Aragorn", "Gimli"],
        phase="quest",
        on=True,
        quest="Through the Caverns",
        encounter=["Old Forest Road"] * 9,
        damage={"Éowyn": 2},
    )
    happens(t, E_PRISONER, t.card("Éowyn"))
    t.commit("Eleanor").commit("Aragorn", "Gimli")
    t.until_offered("Through the Caverns").pick("Through the Caverns")
    assert t.zone("Éowyn") == DISCARD
    assert t.zone("Eleanor") == PLAY
    assert t.game.rows[OUT][0] == 0
    assert not t.over


def test_a_player_with_only_a_prisoner_claims_nothing() -> None:
    """001: objective cards - a prisoner carries nothing."""
    t = dungeon(2, staging=["Gandalf's Map"])
    t.pick("Gandalf's Map")
    heroes = t.labels()
    assert "Éowyn" not in heroes
