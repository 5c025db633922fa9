"""Priors of combat cards: the equilibrium of the matrix game that a battle roughly is.

What each pair of cards does to the two fighters is known roughly; what it is worth to lose a
fighter, or to have spent a card, the evaluation says. Regret matching begins with this mixed
strategy, and rollouts fight by it.
"""

from functools import lru_cache
from math import exp
from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, SAURON
from mathom.games.confrontation.cards import CARD_STRENGTH, F_MAGIC, S_MAGIC
from mathom.games.confrontation.characters import (
    AIDE,
    MAKES_CHANGE_CARD,
    TAKES_THE_FOUR,
    VARIANT,
    has,
)
from mathom.games.confrontation.rows import B_CARD, BATTLE, ROSTER, UNSET, discards, hand
from mathom.games.confrontation.rulebook.fighters import fighter, fighting
from mathom.kernel.game import Game
from mathom.players.confrontation.clash import Terms, falls_of, terms_of, works
from mathom.players.confrontation.evaluation import CARDS
from mathom.players.confrontation.priors import fall
from mathom.players.confrontation.weights import WEIGHTS
from mathom.players.search.simultaneous import solve

# Battles alike in all that counts here are solved once: log-odds are told apart by so much.
_STEP: Final = 0.5
_ROUNDS: Final = 40


def card_chances(game: Game, side: int) -> list[float]:
    """How likely a side is to play each card of its hand, in its order."""
    hands = (tuple(hand(game, FELLOWSHIP)), tuple(hand(game, SAURON)))
    if not hands[1 - side]:
        return [1.0] * len(hands[side])
    both = likely_cards(
        hands[FELLOWSHIP],
        hands[SAURON],
        terms_of(game),
        round(_fall(game, FELLOWSHIP) / _STEP),
        round(_fall(game, SAURON) / _STEP),
    )
    return both[side]


def dominated_cards(game: Game, side: int) -> list[int]:
    """The cards of a side that would do no more in this battle than a weaker one of its hand,
    whatever the other side plays: all but the weakest, where the battle is decided already.

    Where a power may change the cards or the strengths after they are shown, nothing is said.
    """
    if not _settled(game):
        return []
    terms = terms_of(game)
    met = _meets(game, 1 - side, terms)
    wasted: list[int] = []
    done: list[list[tuple[float, float]]] = []
    # Strength cards only, which come in their order.
    for card in [card for card in hand(game, side) if CARD_STRENGTH[card]]:
        if side == FELLOWSHIP:
            does = [falls_of(terms, card, other) for other in met]
        else:
            does = [falls_of(terms, other, card) for other in met]
        if does in done:
            wasted.append(card)
        done.append(does)
    return wasted


def _settled(game: Game) -> bool:
    """Whether the cards decide, once they are shown."""
    servant = fighting(game, SAURON)
    if has(servant, MAKES_CHANGE_CARD) or has(servant, TAKES_THE_FOUR):
        return False
    return game.rows[ROSTER][AIDE % VARIANT] != AIDE


def _meets(game: Game, side: int, terms: Terms) -> list[int]:
    """What a side may play: the card it has shown, or any of its hand, or what its Magic brings."""
    shown = game.rows[BATTLE][B_CARD + side]
    if shown != UNSET:
        return [shown]
    cards = hand(game, side)
    magic = F_MAGIC if side == FELLOWSHIP else S_MAGIC
    brought = discards(game, side)
    if magic in cards and brought and (side == FELLOWSHIP or works(terms, S_MAGIC)):
        cards += brought
    return cards


def _fall(game: Game, side: int) -> float:
    return fall(game.rows, fighter(game, side), fighting(game, side))


@lru_cache(maxsize=16384)
def likely_cards(
    fellows: tuple[int, ...],
    servants: tuple[int, ...],
    terms: Terms,
    fellow_falls: int,
    servant_falls: int,
) -> tuple[list[float], list[float]]:
    """How likely each card of both hands is. The falls are what each is worth to the Fellowship."""
    table: list[list[float]] = []
    for card in fellows:
        row: list[float] = []
        for other in servants:
            falls = falls_of(terms, card, other)
            odds = (falls[0] * fellow_falls + falls[1] * servant_falls) * _STEP
            odds -= WEIGHTS[CARDS + card] + WEIGHTS[CARDS + other]
            row.append(2.0 / (1.0 + exp(-odds)) - 1.0)
        table.append(row)
    return solve(table, _ROUNDS)
