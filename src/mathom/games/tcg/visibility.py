"""The one authority on who sees what: cells, and how to fill in what is hidden.

What a card *is* can be hidden, and a bid until all are shown. Each card carries who knows it: its
holder, whoever has looked at it, or everyone once it has lain face up. A shuffle makes everyone
forget. Deck lists are open.
"""

from mathom.cardplay.piles import deal, hides_card, in_order
from mathom.games.tcg.effects import facts
from mathom.games.tcg.facts import CARDS, TYPE_SITE
from mathom.games.tcg.procedures import RUN_BIDDING, RUN_TURN
from mathom.games.tcg.rows import (
    ADVENTURE,
    BEARER_CELL,
    BIDS,
    LIST,
    OWNER,
    PLAY,
    PRINTED,
    ZONE,
    of_seat,
    seats,
)
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def hides(game: Game, row: int, index: int, viewer: Seat) -> bool:
    """Whether a viewer does not know what a card is, or what was bid."""
    if row == BIDS:
        return index != viewer and bidding(game)
    return hides_card(game, index, viewer)


def bidding(game: Game) -> bool:
    """Whether bids are still made in secret."""
    for frame in game.stack:
        if frame.procedure == RUN_BIDDING:
            return frame.count < seats(game)
        if frame.procedure == RUN_TURN:
            return False
    return False


def fill(game: Game, viewer: Seat, dice: Dice) -> None:
    """Deal the cards a viewer cannot see among the places where they may lie.

    Sites are only in adventure decks, other cards only elsewhere.
    """
    rows = game.rows
    cards = rows[PRINTED]
    owners = rows[OWNER]
    first = rows[LIST]
    for owner in range(seats(game)):
        hidden: list[int] = []
        copies: dict[int, int] = {}
        for card in range(len(cards)):
            if owners[card] == owner:
                copies[first[card]] = copies.get(first[card], 0) + 1
                if cards[card] < 0:
                    hidden.append(card)
                else:
                    copies[cards[card]] = copies.get(cards[card], 0) - 1
        if hidden:
            deal_hidden(game, hidden, in_order(copies), dice)
    for seat in range(seats(game)):
        if rows[BIDS][seat] < 0:
            most = facts(game, of_seat(game, seat, BEARER_CELL)).resistance
            game.rows[BIDS][seat] = dice.below(most)


def deal_hidden(game: Game, hidden: list[int], left: list[int], dice: Dice) -> None:
    """Deal what is left of a list: sites to the adventure deck, the rest to hand and deck."""
    zones = game.rows[ZONE]
    sites: list[int] = []
    others: list[int] = []
    for number in left:
        if CARDS[number].type == TYPE_SITE:
            sites.append(number)
        else:
            others.append(number)
    for numbers, adventure in ((sites, True), (others, False)):
        places = [c for c in hidden if (ADVENTURE <= zones[c] < PLAY) == adventure]
        deal(game, places, numbers, dice)
