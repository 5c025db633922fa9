"""The one authority on who sees what: cells, and how to fill in what is hidden.

Only what a card *is* can be hidden. Each card carries who knows it: its holder, whoever has looked
at it, or everyone once it has lain face up. A shuffle makes everyone forget.
"""

from mathom.cardplay.piles import deal, in_order
from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.rows import (
    OWNER,
    PLAYERS,
    PRINTED,
    SCENARIO_NUMBER,
    STATE,
    THE_ENCOUNTER,
)
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def listed(game: Game, owner: int) -> list[int]:
    """The numbers of all cards an owner has in the game: deck lists are open."""
    setup = game.setup
    if owner == THE_ENCOUNTER:
        scenario = SCENARIOS[setup["scenarios"][game.rows[STATE][SCENARIO_NUMBER]]]
        return [*scenario.encounter_deck(bool(setup["easy"])), *scenario.stages]
    deck = setup["decks"][owner]
    numbers: list[int] = list(deck["heroes"])
    for number, copies in deck["cards"].items():
        numbers += [int(number)] * copies
    return numbers


def fill(game: Game, viewer: Seat, dice: Dice) -> None:
    """Deal the cards a viewer cannot see among the places where they may lie."""
    cards = game.rows[PRINTED]
    owners = game.rows[OWNER]
    hidden: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
    seen_copies: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
    for card in range(len(cards)):
        if cards[card] < 0:
            hidden[owners[card]].append(card)
        else:
            seen_copies[owners[card]].append(cards[card])
    for owner in range(PLAYERS + 1):
        if hidden[owner]:
            copies: dict[int, int] = {}
            for number in listed(game, owner):
                copies[number] = copies.get(number, 0) + 1
            for number in seen_copies[owner]:
                copies[number] -= 1
            deal(game, hidden[owner], in_order(copies), dice)
