"""What events of fighting do to the rows, where it takes more than a line or two."""

from mathom.games.tcg.abilities import END_OF_PHASE
from mathom.games.tcg.effects import facts, has, minions
from mathom.games.tcg.facts import KEYWORD_FIERCE, TYPE_MINION
from mathom.games.tcg.rows import (
    ACTIVE,
    CANCELLED,
    FELL,
    FIERCE_AT_START,
    FIGHTER,
    FIGHTER_GONE,
    FOE,
    IN_SKIRMISH,
    LEFTOVER,
    RESOLVED,
    STATE,
    WENT,
)
from mathom.games.tcg.rulebook.durations import awaken
from mathom.games.tcg.rulebook.handling import expire, falls, mark, texts, unmark_all
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


def note_leftovers(game: Game) -> None:
    """000: assignment phase - the minions that defenders were not assigned to."""
    rows = game.rows
    for card in rows[ACTIVE]:
        if facts(game, card).type == TYPE_MINION and rows[FOE][card] == NONE:
            mark(game, card, LEFTOVER)


def fierce_round(game: Game) -> None:
    """000: fierce - those in play and fierce now are the ones to be fought again."""
    unmark_all(game, FIERCE_AT_START)
    for card in minions(game):
        if has(game, card, KEYWORD_FIERCE):
            mark(game, card, FIERCE_AT_START)


def begin(game: Game, character: int) -> None:
    """000: skirmish phase(s) - what waited for it holds now."""
    game.put(STATE, FIGHTER, character)
    game.put(STATE, IN_SKIRMISH, 1)
    for cell in (FIGHTER_GONE, CANCELLED, RESOLVED):
        game.put(STATE, cell, 0)
    unmark_all(game, FELL | WENT)
    expire(game, END_OF_PHASE)
    if awaken(game):
        texts(game)


def end(game: Game, character: int) -> None:
    """000: skirmish phase(s) - nobody is assigned to the character any longer."""
    rows = game.rows
    for card in rows[ACTIVE]:
        if rows[FOE][card] == character:
            game.put(FOE, card, NONE)
    game.put(STATE, IN_SKIRMISH, 0)
    game.put(STATE, FIGHTER, NONE)
    unmark_all(game, FELL | WENT)


def remove(game: Game, character: int) -> None:
    """000: skirmish phase(s) - a character is removed from its skirmish and stays in play."""
    falls(game, character)
    if character == game.rows[STATE][FIGHTER]:
        game.put(STATE, FIGHTER_GONE, 1)
    else:
        game.put(FOE, character, NONE)


def replace(game: Game, character: int, other: int) -> None:
    """003: replace - the skirmish goes on with the new character."""
    rows = game.rows
    if rows[STATE][FIGHTER] == other:
        for card in rows[ACTIVE]:
            if rows[FOE][card] == other:
                game.put(FOE, card, character)
        game.put(STATE, FIGHTER, character)
        game.put(STATE, FIGHTER_GONE, 0)
    else:
        game.put(FOE, character, rows[FOE][other])
        game.put(FOE, other, NONE)
