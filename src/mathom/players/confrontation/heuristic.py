"""A sensible Confrontation player: a few plain judgements, each readable by itself.

It weighs a fight by the strengths that may be met, pieces by their worth, a step by what it
gains and what it walks into. It sees only its view; where an enemy is concealed it reckons
with every character that may be there.
"""

from typing import Final

from mathom.games.confrontation.board import (
    ADJACENT,
    FELLOWSHIP,
    MORDOR,
    OUTPOSTS,
    ROW_OF,
    SAURON,
    SHIRE,
)
from mathom.games.confrontation.cards import CARD_STRENGTH
from mathom.games.confrontation.characters import (
    CARD_IS_IDLE,
    ENDS_GAME_IF_DEFEATED,
    FALLS_WITH_FOE,
    FIRST_BLOW,
    FRODO,
    PASSES_THE_RING,
    SILENCES,
    SLAYS,
    STRENGTH,
    VARIANT,
    WINS_IN_SHIRE,
    has,
    slot,
)
from mathom.games.confrontation.questions import (
    ASK_AID,
    ASK_CARD,
    ASK_CHANGE,
    ASK_FORBID,
    ASK_FOUR,
    ASK_GWAIHIR,
    ASK_MAGIC,
    ASK_MOVE,
    ASK_NEW_CARD,
    ASK_PLACE,
    ASK_RETREAT,
    ASK_SLIP,
    ASK_TAKE_PLACE,
    ASK_TUNNEL,
    NO,
    STAY,
    USE,
    YES,
)
from mathom.games.confrontation.rows import (
    B_AID,
    B_CARD,
    BATTLE,
    CHARACTER,
    MAYBE,
    PLAY,
    REGION,
    RING_BEARER,
    ROSTER,
    UNSET,
    hand,
    side_of_seat,
    side_of_stand,
    stands_in,
)
from mathom.games.confrontation.rulebook.fighters import card_strength, fighting, strength
from mathom.games.confrontation.rulebook.movement import landing, mover
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.confrontation.clash import outcome, terms_of
from mathom.players.player import Player, any_answer
from mathom.table.view import View

# An average card adds about this much.
CARD_ON_AVERAGE: Final = 3.0
# One strength point of advantage moves the chance of winning by this much.
POINT: Final = 0.14


class ConfrontationHeuristic(Player):
    """Judges each option by itself and takes the best, with a little chance among equals."""

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        if decision.most != 1 or decision.least != 1:
            return any_answer(decision, dice)
        game = view.game
        side = side_of_seat(game, view.viewer)
        best = decision.options[0]
        best_worth = float("-inf")
        for option in decision.options:
            # The thousandth part of a random number, to break ties without a habit.
            worth = judge(game, side, decision.kind, option) + dice.below(1000) / 10_000
            if worth > best_worth:
                best, best_worth = option, worth
        return (best,)


def judge(game: Game, side: int, kind: int, option: int) -> float:
    """What an option seems worth; only comparisons between options mean anything."""
    if kind == ASK_MOVE:
        return move_worth(game, side, option)
    if kind in (ASK_CARD, ASK_NEW_CARD, ASK_MAGIC):
        return card_worth(game, side, option)
    if kind == ASK_PLACE:
        return place_worth(game, side, option)
    if kind == ASK_RETREAT:
        return 0.0 if option == STAY else retreat_worth(game, side, option)
    if kind == ASK_FORBID:
        ahead = strength(game, side) - strength(game, 1 - side)
        return float(ahead) if option == YES else 0.5
    if kind in (ASK_CHANGE, ASK_FOUR):
        losing = total(game, side) <= total(game, 1 - side)
        return 1.0 if (option == YES) == losing else 0.0
    if kind == ASK_AID:
        matters = -1 <= total(game, side) - total(game, 1 - side) <= 0
        return 1.0 if (option == YES) == matters else 0.0
    if kind == ASK_GWAIHIR:
        return 0.5 if option == NO else -chance_in_battle(game, side) + 0.8
    if kind in (ASK_TAKE_PLACE, ASK_TUNNEL):
        return 1.0 if option == YES else 0.0
    if kind == ASK_SLIP:
        return 0.0 if option == STAY else 1.0
    return 0.5 if option == YES else 0.0


# Characters


def worth_of(game: Game, character: int) -> float:
    """What losing a character costs its side."""
    bearer = character % VARIANT == game.rows[PLAY][RING_BEARER]
    if has(character, ENDS_GAME_IF_DEFEATED) or (bearer and not has(character, PASSES_THE_RING)):
        return 12.0
    if bearer:
        return 5.0
    return 2.0 + max(0, STRENGTH[character]) * 0.3 + (2.0 if has(character, WINS_IN_SHIRE) else 0)


def win_chance(attacker: int, defender: int) -> tuple[float, float]:
    """How likely each of two characters is to fall, attacker first, by a rule of thumb."""
    fellow, servant = (attacker, defender) if attacker % VARIANT < 9 else (defender, attacker)
    silenced = has(servant, SILENCES)
    if not silenced:
        if has(fellow, SLAYS) and slot(fellow, SLAYS)[1] == servant % VARIANT:
            return _falls(attacker == fellow, 0.0, 1.0)
        if has(fellow, FALLS_WITH_FOE):
            return 1.0, 1.0
    if has(servant, SLAYS) and slot(servant, SLAYS)[1] == fellow % VARIANT:
        return _falls(attacker == fellow, 1.0, 0.0)
    if has(servant, FIRST_BLOW) and servant == attacker:
        return 0.0, 1.0
    servant_cards = 0.0 if has(servant, CARD_IS_IDLE) else CARD_ON_AVERAGE + 0.3
    lead = STRENGTH[fellow] + CARD_ON_AVERAGE - STRENGTH[servant] - servant_cards
    fellow_falls = min(0.97, max(0.03, 0.55 - lead * POINT))
    return _falls(attacker == fellow, fellow_falls, 1.05 - fellow_falls)


def _falls(fellow_attacks: bool, fellow: float, servant: float) -> tuple[float, float]:
    return (fellow, servant) if fellow_attacks else (servant, fellow)


def reckoned(game: Game, stand: int) -> list[int]:
    """The characters that may be in a stand, as this view shows it."""
    character = game.rows[CHARACTER][stand]
    if character >= 0:
        return [character]
    start = side_of_stand(stand) * 9
    mask = game.rows[MAYBE][stand]
    return [game.rows[ROSTER][start + tile] for tile in range(9) if mask >> tile & 1]


# Moving


def move_worth(game: Game, side: int, move: int) -> float:
    """A step forward, a fight if there is one, and the dangers of the new place."""
    if move >= USE:
        return 0.4
    stand = mover(move)
    character = game.rows[CHARACTER][stand]
    origin = game.rows[REGION][stand]
    to = landing(move)
    bearer = side == FELLOWSHIP and character % VARIANT == game.rows[PLAY][RING_BEARER]
    if (bearer and to == MORDOR) or (has(character, WINS_IN_SHIRE) and to == SHIRE):
        return 1000.0
    if side == SAURON and to == SHIRE and len(stands_in(game, SAURON, SHIRE)) == 2:
        foes = stands_in(game, FELLOWSHIP, SHIRE)
        if not foes:
            return 900.0
    worth = 0.25 * abs(ROW_OF[to] - ROW_OF[origin])
    if bearer:
        worth += 0.5 * ROW_OF[to]
    foes = stands_in(game, 1 - side, to)
    for foe in foes:
        worth += fight_worth(game, character, foe) / len(foes)
    return worth - threat(game, side, character, to) + threat(game, side, character, origin) * 0.5


def fight_worth(game: Game, attacker: int, foe: int) -> float:
    """What attacking a stand brings on average."""
    possible = reckoned(game, foe)
    worth = 0.0
    for defender in possible:
        attacker_falls, defender_falls = win_chance(attacker, defender)
        worth += defender_falls * worth_of(game, defender)
        worth -= attacker_falls * worth_of(game, attacker)
    return worth / len(possible)


def threat(game: Game, side: int, character: int, region: int) -> float:
    """What a character stands to lose in a region to the enemies next to it."""
    dread = 0.0
    for near in ADJACENT[region]:
        # Only an enemy in front can attack by a plain move.
        if (ROW_OF[near] > ROW_OF[region]) != (side == FELLOWSHIP):
            continue
        for foe in stands_in(game, 1 - side, near):
            possible = reckoned(game, foe)
            loss = 0.0
            for attacker in possible:
                attacker_falls, defender_falls = win_chance(attacker, character)
                loss += defender_falls * worth_of(game, character)
                loss -= attacker_falls * worth_of(game, attacker)
            dread = max(dread, loss / len(possible))
    return dread


def place_worth(game: Game, side: int, character: int) -> float:
    """Who begins in front: strong characters do, the Ring-bearer stays at home."""
    frame = game.stack[-1]
    front = OUTPOSTS[side][frame.count]
    edge = abs(ROW_OF[front] - ROW_OF[SHIRE if side == FELLOWSHIP else MORDOR])
    if character % VARIANT == FRODO:
        return -5.0 if edge > 1 else -1.0
    return STRENGTH[character] * 0.2 * edge + (character * 7 + frame.count * 5) % 9 * 0.25


# Fighting


def total(game: Game, side: int) -> int:
    """A side's strength with the card it has shown."""
    aid = game.rows[BATTLE][B_AID] if side == FELLOWSHIP else 0
    return strength(game, side) + card_strength(game, side) + aid


def chance_in_battle(game: Game, side: int) -> float:
    """The chance that one's own fighter survives the battle under way."""
    mine, theirs = fighting(game, side), fighting(game, 1 - side)
    return 1.0 - win_chance(mine, theirs)[0]


def retreat_worth(game: Game, side: int, region: int) -> float:
    """Retreating is worth what is likely to be lost, less the new place's dangers."""
    mine = fighting(game, side)
    falls = 1.0 - chance_in_battle(game, side)
    kept = falls * worth_of(game, mine) - (1 - falls) * worth_of(game, fighting(game, 1 - side))
    return kept - 0.5 * threat(game, side, mine, region)


def card_worth(game: Game, side: int, card: int) -> float:
    """The average outcome against every card the enemy may play, less what the card is worth."""
    shown = game.rows[BATTLE][B_CARD + 1 - side]
    answers = [shown] if shown != UNSET else hand(game, 1 - side)
    mine, theirs = fighting(game, side), fighting(game, 1 - side)
    gain, loss = worth_of(game, theirs), worth_of(game, mine)
    worth = 0.0
    terms = terms_of(game)
    for other in answers:
        lost, won = outcome(terms, side, card, other)
        worth += won * gain - lost * loss
    # A strong card is kept for a fight that needs it.
    price = 0.12 * CARD_STRENGTH[card] if CARD_STRENGTH[card] else 0.25
    return worth / len(answers) - price
