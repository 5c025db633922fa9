"""Games of The Card Game that are far on: the last stages are hardly ever reached by random play.

``late`` takes a real game from its set-up to the end of a quest phase in which the players have
just completed the stage before, so that the stage wanted is revealed as in any other game.
"""

from typing import Final

from mathom.games import GAMES
from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import (
    CARDS,
    TYPE_ALLY,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_LOCATION,
    TYPE_OBJECTIVE,
)
from mathom.games.lcg.phases import QUESTING, SETUP_PHASE
from mathom.games.lcg.procedures import (
    RUN_CAMPAIGN,
    RUN_QUEST_PHASE,
    RUN_ROUND,
    RUN_SCENARIO,
    RUN_STAGE,
)
from mathom.games.lcg.questions import ASK_SHUFFLE
from mathom.games.lcg.rows import (
    ACTIVE,
    ASIDE,
    CURRENT_PHASE,
    DECK,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    EVERYONE,
    FACE_DOWN,
    HOST,
    KNOWN,
    MARKS,
    PLAY,
    PRISONER,
    PRISONER_CARD,
    QUEST,
    QUEST_DECK,
    REMOVED,
    RESCUED,
    RESOURCES,
    ROUND_NUMBER,
    STAGING,
    STATE,
    THREAT_LEVEL,
    ZONE,
)
from mathom.games.lcg.rulebook.handling import derive
from mathom.games.lcg.rulebook.quest import QuestPhase
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game, new
from mathom.kernel.rules import Setup
from mathom.players.lcg.heuristic import best_answer
from mathom.players.player import any_answer

RULES: Final = GAMES["lcg"]
STARTERS: Final = ("leadership", "tactics", "spirit", "lore")
# The stages that are hard to come to, by the number of their card, and how they are called.
LATE: Final = {
    121: "Don't Leave the Path!",
    122: "Beorn's Path",
    124: "Through the Caverns",
    125: "Out of the Dungeons",
    127: "Anduin Passage",
    128: "Ambush on the Shore",
}
LAST: Final = (121, 122, 125, 128)


def stage(game: Game) -> int:
    """The number of the stage the players are at, 0 for none."""
    quest = game.rows[QUEST]
    return facts(game, quest[0]).number if quest else 0


def started(setup: Setup, dice: Dice) -> Game:
    """A game at the first decision after its set-up."""
    game = new(RULES, setup)
    while game.decision is not None and game.rows[STATE][CURRENT_PHASE] == SETUP_PHASE:
        game.answer(*any_answer(game.decision, dice))
    return game


def late(wanted: int, players: int, seed: int) -> Game:
    """A game whose next stage is this one; other seeds lay other tables."""
    dice = Dice(seed)
    scenario = next(each for each in SCENARIOS.values() if wanted in each.stages)
    decks = [STARTERS[(seed + seat) % 4] for seat in range(players)]
    game = started({"decks": decks, "scenarios": [scenario.name]}, dice)
    if game.decision is None:
        return late(wanted, players, seed + 1000)  # a prisoner may cost the game in its set-up
    rows = [row[:] for row in game.rows]
    for seat in range(players):
        rows[THREAT_LEVEL][seat] = 22 + dice.below(18)
        for card in [c for c in rows[DECK + seat] if facts(game, c).type == TYPE_ALLY][:3]:
            if not facts(game, card).unique:
                move(rows, card, PLAY + seat)
        for card in rows[PLAY + seat]:
            if facts(game, card).type == TYPE_HERO:
                rows[RESOURCES][card] = dice.below(6)
    if wanted in (124, 125):
        escape(game, rows, wanted, players, dice)
    for seat in range(players):
        take(game, rows, TYPE_ENEMY, ENGAGED_WITH + seat)
        take(game, rows, TYPE_LOCATION, STAGING)
    take(game, rows, TYPE_LOCATION, ACTIVE)
    before = advance(game, rows, wanted)
    rows[STATE][ROUND_NUMBER] = 5
    rows[STATE][CURRENT_PHASE] = QUESTING
    stack = [
        Frame(RUN_CAMPAIGN, step=1),
        Frame(RUN_SCENARIO, step=2),
        Frame(RUN_ROUND, step=4),
        Frame(RUN_QUEST_PHASE, step=QuestPhase.ACTIONS_AFTER),
        Frame(RUN_STAGE, card=before),
    ]
    game = Game(RULES, game.setup, rows, stack)
    derive(game)
    game.run()
    return game


def advance(game: Game, rows: list[list[int]], wanted: int) -> int:
    """Lay out the stage before the one wanted, and of two roads leave that one."""
    sequence = CARDS[wanted].sequence
    before = NONE
    for card in [*rows[QUEST], *rows[QUEST_DECK]]:
        printed = facts(game, card)
        if printed.sequence == sequence - 1:
            before = card
        elif printed.sequence < sequence - 1 or (
            printed.sequence == sequence and printed.number != wanted
        ):
            move(rows, card, REMOVED)
    move(rows, before, QUEST)
    return before


def escape(game: Game, rows: list[list[int]], wanted: int, players: int, dice: Dice) -> None:
    """What the second and the third stage of the escape ask for, and what comes of it."""
    claimed = [card for card in rows[STAGING] if facts(game, card).type == TYPE_OBJECTIVE]
    for card in claimed[: 3 if wanted == 125 else 1]:
        free = [
            (seat, hero)
            for seat in range(players)
            for hero in rows[PLAY + seat]
            if facts(game, hero).type == TYPE_HERO and not rows[MARKS][hero] & PRISONER
            if rows[HOST].count(hero) < 2  # 001: restricted
        ]
        seat, hero = free[dice.below(len(free))]
        rows[HOST] = [NONE if host == card else host for host in rows[HOST]]
        move(rows, card, PLAY + seat)
        rows[HOST][card] = hero
    if wanted == 125:
        hero = rows[STATE][PRISONER_CARD]
        rows[STATE][PRISONER_CARD] = NONE
        rows[STATE][RESCUED] = 1
        rows[MARKS][hero] &= ~(PRISONER | FACE_DOWN)
        for card in rows[ASIDE]:
            move(rows, card, STAGING)


def take(game: Game, rows: list[list[int]], kind: int, to: int) -> None:
    """The first card of a kind that the encounter deck has."""
    for card in rows[ENCOUNTER_DECK]:
        if facts(game, card).type == kind:
            move(rows, card, to)
            return


def move(rows: list[list[int]], card: int, to: int) -> None:
    rows[rows[ZONE][card]].remove(card)
    rows[to].append(card)
    rows[ZONE][card] = to
    rows[KNOWN][card] = EVERYONE


# Whole games, with some help


def deck(heroes: list[int], cards: list[int]) -> Setup:
    """Three copies of each card."""
    return {"heroes": heroes, "cards": {str(number): 3 for number in cards}}


# Decks made to win: will, resources and threat; weapons and bodies; a bit of both.
STRONG: Final = (
    deck([1, 7, 11], [14, 16, 23, 26, 27, 45, 46, 50, 55, 57, 58, 60, 62, 64, 73]),
    deck([4, 5, 12], [29, 30, 31, 32, 33, 34, 35, 37, 39, 40, 41, 42, 64, 69, 73]),
    deck([2, 8, 9], [13, 17, 18, 20, 21, 23, 26, 44, 45, 46, 48, 50, 54, 57, 73]),
    deck([3, 6, 10], [18, 19, 24, 28, 31, 34, 36, 40, 41, 59, 61, 63, 67, 69, 73]),
)


def helped(scenario: str, players: int) -> Setup:
    """The easy game with strong decks."""
    return {"decks": list(STRONG[:players]), "scenarios": [scenario], "easy": True}


def harm(game: Game, card: int) -> int:
    """About how bad an encounter card is."""
    printed = facts(game, card)
    if printed.type == TYPE_ENEMY:
        return printed.threat + printed.attack + printed.hit_points
    if printed.type == TYPE_LOCATION:
        return printed.threat + printed.quest_points
    return 4


def sensible(game: Game, dice: Dice) -> tuple[int, ...]:
    """What the heuristic picks; where chance is asked, an encounter deck with its worst far down.

    Any order is one that a shuffle may bring about.
    """
    decision = game.decision
    assert decision is not None
    if decision.who != CHANCE:
        return best_answer(game, decision, dice)
    cards = decision.options
    if decision.kind == ASK_SHUFFLE and game.rows[ZONE][cards[0]] == ENCOUNTER_DECK:
        worse = {card: 10 * harm(game, card) + dice.below(20) for card in cards}
        return tuple(sorted(cards, key=lambda card: -worse[card]))
    return any_answer(decision, dice)


def at_random(game: Game, dice: Dice) -> tuple[int, ...]:
    """Any answer."""
    assert game.decision is not None
    return any_answer(game.decision, dice)
