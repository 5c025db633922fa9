"""Which combat cards are likely in a battle, before anything is tried: its plain matrix game.

What each pair of cards does to the two fighters is known roughly; what it is worth to lose a
fighter, or to have spent a card, the evaluation says. Search begins with these picks, and battles
beyond its tree are fought by them.
"""

from functools import lru_cache
from math import exp
from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, SAURON
from mathom.games.confrontation.cards import CARD_STRENGTH
from mathom.games.confrontation.characters import CARD_IS_IDLE, has
from mathom.games.confrontation.rows import B_CARD, BATTLE, UNSET, discards, hand
from mathom.games.confrontation.rulebook.fighters import fighter, fighting, strength
from mathom.kernel.game import Game
from mathom.players.confrontation.evaluation import CARDS
from mathom.players.confrontation.heuristic import falls_of
from mathom.players.confrontation.leanings import fall
from mathom.players.confrontation.weights import WEIGHTS
from mathom.players.search.secret import solve

# Battles alike in all that counts here are solved once: log-odds are told apart by so much.
_STEP: Final = 0.5
_ROUNDS: Final = 60


def card_chances(game: Game, side: int) -> list[float]:
    """How likely a side is to play each card of its hand, in its order."""
    hands = (tuple(hand(game, FELLOWSHIP)), tuple(hand(game, SAURON)))
    if not hands[1 - side]:
        return [1.0] * len(hands[side])
    both = likely_cards(
        hands[FELLOWSHIP],
        hands[SAURON],
        strength(game, FELLOWSHIP) - strength(game, SAURON),
        has(fighting(game, SAURON), CARD_IS_IDLE),
        round(_fall(game, FELLOWSHIP) / _STEP),
        round(_fall(game, SAURON) / _STEP),
        _magic(game, FELLOWSHIP),
        _magic(game, SAURON),
    )
    return both[side]


def wasted_cards(game: Game, side: int) -> list[int]:
    """The cards of a side that would do no more in this battle than a weaker one of its hand,
    whatever the other side plays: all but the weakest, where the battle is decided already."""
    hands = (_possible(game, FELLOWSHIP), _possible(game, SAURON))
    if not hands[1 - side]:
        return []
    table = fall_table(
        hands[FELLOWSHIP],
        hands[SAURON],
        strength(game, FELLOWSHIP) - strength(game, SAURON),
        has(fighting(game, SAURON), CARD_IS_IDLE),
        _magic(game, FELLOWSHIP),
        _magic(game, SAURON),
    )
    wasted: list[int] = []
    done: list[list[tuple[float, float]]] = []
    for index in sorted(range(len(hands[side])), key=lambda held: CARD_STRENGTH[hands[side][held]]):
        card = hands[side][index]
        if not CARD_STRENGTH[card]:
            continue  # a card with a text
        does = table[index] if side == FELLOWSHIP else [row[index] for row in table]
        if does in done:
            wasted.append(card)
        done.append(does)
    return wasted


def _possible(game: Game, side: int) -> tuple[int, ...]:
    """What a side may be going to play: the card it has shown, or any of its hand."""
    shown = game.rows[BATTLE][B_CARD + side]
    return (shown,) if shown != UNSET else tuple(hand(game, side))


def _fall(game: Game, side: int) -> float:
    return fall(game.rows, fighter(game, side), fighting(game, side))


def _magic(game: Game, side: int) -> int:
    """The most that a side's Magic could add."""
    return max([CARD_STRENGTH[card] for card in discards(game, side)], default=0)


@lru_cache(maxsize=4096)
def likely_cards(
    fellows: tuple[int, ...],
    servants: tuple[int, ...],
    lead: int,
    idle: bool,
    fellow_falls: int,
    servant_falls: int,
    fellow_magic: int,
    servant_magic: int,
) -> tuple[list[float], list[float]]:
    """How likely each card of both hands is. The falls are what each is worth to the Fellowship."""
    table: list[list[float]] = []
    pairs = fall_table(fellows, servants, lead, idle, fellow_magic, servant_magic)
    for card, across in zip(fellows, pairs, strict=True):
        row: list[float] = []
        for other, falls in zip(servants, across, strict=True):
            odds = (falls[0] * fellow_falls + falls[1] * servant_falls) * _STEP
            odds -= WEIGHTS[CARDS + card] + WEIGHTS[CARDS + other]
            row.append(2.0 / (1.0 + exp(-odds)) - 1.0)
        table.append(row)
    return solve(table, _ROUNDS)


def fall_table(
    fellows: tuple[int, ...],
    servants: tuple[int, ...],
    lead: int,
    idle: bool,
    fellow_magic: int,
    servant_magic: int,
) -> list[list[tuple[float, float]]]:
    """Whether each of the two fighters falls, by the Fellowship's card and then Sauron's."""
    return [
        [falls_of(lead, idle, card, other, fellow_magic, servant_magic) for other in servants]
        for card in fellows
    ]
