"""Why this answer in a battle: who falls, and what the numbers come to."""

from mathom.games.confrontation.board import FELLOWSHIP, REGION_NAMES
from mathom.games.confrontation.cards import CARD_STRENGTH, F_MAGIC, IS_TEXT, S_MAGIC, SAURON_FOUR
from mathom.games.confrontation.characters import STRONGER_BESIDE, name_of, slot
from mathom.games.confrontation.questions import (
    ASK_AID,
    ASK_CARD,
    ASK_CHANGE,
    ASK_FORBID,
    ASK_FOUR,
    ASK_GWAIHIR,
    ASK_MAGIC,
    ASK_NEW_CARD,
    ASK_RETREAT,
    ASK_RETREAT_CARD,
    ASK_SHOW,
    ASK_SLIP,
    ASK_SWITCH,
    ASK_TAKE_PLACE,
    STAY,
    YES,
)
from mathom.games.confrontation.rows import B_CARD, BATTLE, CHARACTER, UNSET, discards, hand
from mathom.games.confrontation.rulebook.fighters import card_strength, fighting, strength
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick
from mathom.players.confrontation.clash import outcome, terms_of, works
from mathom.players.confrontation.heuristic import threat, total, win_chance


def in_battle(game: Game, side: int, kind: int, pick: Pick) -> str:
    """What speaks for an answer in the battle under way."""
    if kind in (ASK_CARD, ASK_NEW_CARD, ASK_MAGIC):
        return _card(game, side, pick)
    if kind == ASK_RETREAT:
        return _retreat(game, side, pick)
    if kind in (ASK_RETREAT_CARD, ASK_SLIP):
        return _away(game, side, pick)
    if kind == ASK_SWITCH:
        return _switch(game, pick)
    if kind == ASK_TAKE_PLACE:
        return "Sam fights, and Frodo is spared." if pick == YES else "Sam is kept out of it."
    if kind == ASK_SHOW:
        return _show(game, pick == YES)
    if kind == ASK_GWAIHIR:
        return _gwaihir(game, pick == YES)
    if kind in (ASK_FORBID, ASK_CHANGE, ASK_FOUR, ASK_AID):
        return _numbers(game, side, kind, pick == YES)
    return ""


def odds(mine: int, theirs: int) -> str:
    """How one character does against another, by rule of thumb."""
    falls, kills = win_chance(mine, theirs)
    return "likely to win" if kills > falls else "likely to lose" if falls > kills else "even"


def _card(game: Game, side: int, card: int) -> str:
    """How the card does against every card it may meet."""
    shown = game.rows[BATTLE][B_CARD + 1 - side]
    answers = [shown] if shown != UNSET else hand(game, 1 - side)
    falls = kills = 0
    terms = terms_of(game)
    magic = card == F_MAGIC or (card == S_MAGIC and works(terms, card))
    if magic and any(IS_TEXT[other] for other in discards(game, side)):
        # Which one is chosen when the other's card is seen, so there is no telling who falls.
        return "Magic becomes whichever of your discards serves best against the card it meets."
    for other in answers:
        fall, kill = outcome(terms, side, card, other)
        falls += fall > 0.5
        kills += kill > 0.5
    mine, foe = name_of(fighting(game, side)), name_of(fighting(game, 1 - side))
    if len(answers) == 1:
        met = "the card shown" if shown != UNSET else "their only card"
        if falls and kills:
            return f"Against {met}, {mine} and {foe} both fall."
        return f"Against {met}, {mine if falls else foe if kills else 'nobody'} falls."
    if not falls and not kills:
        return "Whatever it meets, nobody is likely to fall."
    if falls == kills == len(answers):
        return f"Whatever it meets, {mine} and {foe} both fall."
    return f"Of the {len(answers)} cards it may meet, {mine} falls to {falls} and {foe} to {kills}."


def _retreat(game: Game, side: int, pick: Pick) -> str:
    mine, theirs = fighting(game, side), fighting(game, 1 - side)
    falls = win_chance(mine, theirs)[0]
    if pick == STAY:
        if falls > 0.5:
            return f"{name_of(mine)} may fall to {name_of(theirs)}, but gives no ground."
        return f"{name_of(mine)} has a fair chance against {name_of(theirs)}."
    if falls > 0.5:
        return f"{name_of(mine)} would most likely fall to {name_of(theirs)}."
    return f"{name_of(mine)} is worth more elsewhere than this fight."


def _away(game: Game, side: int, region: int) -> str:
    """Where whoever gets away with his life goes."""
    mine = fighting(game, side)
    if region == STAY:
        return f"{name_of(mine)} falls rather than give ground."
    if threat(game, side, mine, region) > 0.5:
        return f"{name_of(mine)} lives, but can be attacked in {REGION_NAMES[region]}."
    return f"{name_of(mine)} lives, and is in no great danger in {REGION_NAMES[region]}."


def _switch(game: Game, pick: Pick) -> str:
    """Sméagol may let a friend fight in his stead."""
    mine = fighting(game, FELLOWSHIP) if pick == STAY else game.rows[CHARACTER][pick]
    theirs = fighting(game, 1 - FELLOWSHIP)
    return f"{name_of(mine)} against {name_of(theirs)} is {odds(mine, theirs)}."


def _show(game: Game, shows: bool) -> str:
    character = fighting(game, FELLOWSHIP)
    name, now = name_of(character), strength(game, FELLOWSHIP)
    if shows:
        more = slot(character, STRONGER_BESIDE)[2]
        return f"{name} fights with strength {more} instead of {now}, but Frodo is seen."
    return f"Frodo stays hidden; {name} fights with strength {now}."


def _gwaihir(game: Game, calls: bool) -> str:
    mine, theirs = fighting(game, FELLOWSHIP), fighting(game, 1 - FELLOWSHIP)
    if not calls:
        return "Gwaihir is kept for a worse battle."
    if win_chance(mine, theirs)[0] > 0.5:
        return f"{name_of(mine)} would most likely fall to {name_of(theirs)}, and may now retreat."
    return f"{name_of(mine)} may retreat, and is worth more elsewhere than this fight."


def _numbers(game: Game, side: int, kind: int, yes: bool) -> str:
    """What the battle comes to with this answer, own strength first."""
    if kind == ASK_FORBID:
        scales = f"{strength(game, side)} against {strength(game, 1 - side)}"
        if yes:
            return f"Without cards it is {scales}."
        return f"Without cards it would be {scales}; a card may change that."
    mine, theirs = total(game, side), total(game, 1 - side)
    scales = f"{mine} against {theirs}"
    if kind == ASK_AID:
        hero = name_of(fighting(game, FELLOWSHIP))
        if yes:
            return f"{hero} comes to {mine + 1} against {theirs}."
        return f"It is {scales}; a point more is not worth being seen."
    cards = game.rows[BATTLE][B_CARD : B_CARD + 2]
    before = " before the texts" if any(IS_TEXT[card] for card in cards) else ""
    if kind == ASK_CHANGE:
        then = "; another card may be worse for them" if yes else ""
        return f"As the cards lie it is {scales}{before}{then}."
    four = mine - card_strength(game, side) + CARD_STRENGTH[SAURON_FOUR]
    if yes:
        return f"With the 4 it is {four} against {theirs} instead of {mine}."
    return f"It is {scales}{before}; the 4 would make it {four}."
