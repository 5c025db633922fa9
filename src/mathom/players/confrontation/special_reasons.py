"""Why this special card, and why used so."""

from typing import Final

from mathom.games.confrontation.board import REGION_NAMES, SAURON
from mathom.games.confrontation.cards import (
    A_KING_REVEALED,
    CREBAIN,
    DARK_OF_MORDOR,
    GANDALF_THE_WHITE,
    RECALL_TO_MORDOR,
    SHADOWFAX,
)
from mathom.games.confrontation.characters import name_of
from mathom.games.confrontation.questions import ASK_CREBAIN, ASK_KING, ASK_RECALL
from mathom.games.confrontation.rows import CHARACTER, REGION
from mathom.kernel.game import Game
from mathom.players.confrontation.heuristic import reckoned, threat

SPECIAL_KINDS: Final = (ASK_KING, ASK_CREBAIN, ASK_RECALL)

# By special card: what it is to have, and what it does for the turn.
_GIFTS: Final = (
    "a step more",
    "Gandalf a second time",
    "an enemy's move",
    "a way out of a battle",
    "a servant back home",
    "a second mover",
    "an enemy seen for good",
    "a look into a region",
)
_USED: Final = {
    SHADOWFAX: "One of yours takes a step more this turn, and then moves on.",
    GANDALF_THE_WHITE: "Gandalf is back in the game, in Fangorn; nobody else moves.",
    A_KING_REVEALED: "You say which piece Sauron moves next turn, if it can; Aragorn is seen.",
    RECALL_TO_MORDOR: "A servant is back in Mordor at once; nobody else moves.",
    DARK_OF_MORDOR: "Two of yours move this turn instead of one.",
    CREBAIN: "One enemy is seen for the rest of the game; nobody moves.",
}


def chosen(picks: tuple[int, ...]) -> str:
    """What the special cards bring that one will have."""
    gifts = [_GIFTS[card] for card in picks]
    listed = f"{', '.join(gifts[:-1])} and {gifts[-1]}" if len(gifts) > 1 else "".join(gifts)
    return f"Once in the game each: {listed}."


def used(card: int) -> str:
    """What a special card does for the turn."""
    return _USED[card]


def special(game: Game, kind: int, stand: int) -> str:
    """Why a special card works on this stand."""
    here = game.rows[REGION][stand]
    if kind == ASK_KING:
        return f"It must leave {REGION_NAMES[here]} next turn if it can."
    possible = reckoned(game, stand)
    if kind == ASK_CREBAIN:
        if len(possible) > 1:
            return f"It may be any of {len(possible)}; it will be known from now on."
        return f"{name_of(possible[0])} can hide no more."
    character = game.rows[CHARACTER][stand]
    if threat(game, SAURON, character, here) > 0.5:
        return f"{name_of(character)} is in danger where it stands, and safe at home."
    return f"{name_of(character)} goes home to guard Mordor."
