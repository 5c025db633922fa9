"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.games.confrontation.board import (
    FELLOWSHIP,
    OUTPOSTS,
    REGION_NAMES,
    SAURON,
)
from mathom.games.confrontation.cards import SPECIAL_NAMES, card_name
from mathom.games.confrontation.characters import VARIANT, name_of, piece_name
from mathom.games.confrontation.questions import (
    ASK_CARD,
    ASK_MAGIC,
    ASK_PLACE,
    AT_RANDOM,
    COMBAT_CARDS,
    LOOK,
    MOVES,
    QUESTIONS,
    REGIONS,
    SHUFFLE,
    SPECIALS,
    STANDS,
    STAY,
    TILES,
    USE,
    YES,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    B_STAND,
    BATTLE,
    CHARACTER,
    MAYBE,
    REGION,
    ROSTER,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.fighters import foreseen
from mathom.games.confrontation.rulebook.movement import goal, landing, mover
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.declared import YES_OR_NO
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick

# Everything on the table has a number of its own.
THING_CARD: Final = 18
THING_SPECIAL: Final = 36
THING_REGION: Final = 44
THINGS: Final = 60


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    kind = QUESTIONS.kinds[decision.kind]
    prompt = kind.prompt
    if decision.kind in (ASK_CARD, ASK_MAGIC) and foreseen(game):
        prompt = _foreseen(game, decision)
    places = _names(game, decision)
    return Question(
        decision,
        prompt.format_map(places),
        kind.rule.format_map(places),
        [option(game, decision, pick) for pick in decision.options],
        [aside(pick) for pick in decision.asides or ()],
    )


def _names(game: Game, decision: Decision) -> dict[str, str]:
    """What a prompt may mention."""
    battle = game.rows[BATTLE]
    hero = fighter = "your character"
    if battle[B_STAND] >= 0:
        hero = stand_name(game, battle[B_STAND])
        if decision.who >= 0:
            fighter = stand_name(game, battle[B_STAND + side_of_seat(game, decision.who)])
    place = ""
    if decision.kind == ASK_PLACE:
        frame = game.stack[-1]
        place = REGION_NAMES[OUTPOSTS[frame.who][frame.count]]
    return {"hero": hero, "fighter": fighter, "place": place}


def _foreseen(game: Game, decision: Decision) -> str:
    """002: Gandalf (classic) - Sauron's card, or what Magic makes of it, is shown first."""
    shown = game.rows[BATTLE][B_CARD + SAURON]
    if side_of_seat(game, decision.who) == FELLOWSHIP:
        if decision.kind == ASK_MAGIC:
            return QUESTIONS.kinds[ASK_MAGIC].prompt
        return f"Sauron shows {card_name(shown)}. Pick a combat card for {{fighter}}."
    if decision.kind == ASK_MAGIC:
        return f"{QUESTIONS.kinds[ASK_MAGIC].prompt} {{hero}} sees it before the Fellowship picks."
    return "Pick a combat card for {fighter}. {hero} sees it before the Fellowship picks."


def option(game: Game, decision: Decision, pick: Pick) -> Option:
    """One option in words."""
    kind = QUESTIONS.kinds[decision.kind]
    options = kind.options
    if options == YES_OR_NO:
        return Option(pick, kind.yes if pick == YES else kind.no)
    if options == MOVES:
        if pick >= USE:
            return Option(pick, f"Use {SPECIAL_NAMES[pick - USE]}", (THING_SPECIAL + pick - USE,))
        stand = mover(pick)
        label = f"{stand_name(game, stand)} to {REGION_NAMES[goal(pick)]}"
        return Option(pick, label, (stand, THING_REGION + landing(pick)))
    if options == COMBAT_CARDS:
        return Option(pick, card_name(pick), (THING_CARD + pick,))
    if options == STANDS:
        if pick == AT_RANDOM:
            return Option(pick, kind.passing, passes=True)
        where = REGION_NAMES[game.rows[REGION][pick]]
        return Option(pick, f"{stand_name(game, pick)} in {where}", (pick,))
    if options == REGIONS:
        if pick == STAY:
            return Option(pick, kind.passing, passes=True)
        return Option(pick, f"To {REGION_NAMES[pick]}", (THING_REGION + pick,))
    if options == TILES:
        label = f"{name_of(pick + VARIANT)} (variant) for {name_of(pick)} (classic)"
        return Option(pick, label)
    if options == SPECIALS:
        return Option(pick, SPECIAL_NAMES[pick], (THING_SPECIAL + pick,))
    return Option(pick, name_of(pick))


def aside(pick: Pick) -> Option:
    if pick >= SHUFFLE:
        region = pick - SHUFFLE
        return Option(
            pick, f"Shuffle your pieces in {REGION_NAMES[region]}", (THING_REGION + region,)
        )
    region = pick - LOOK
    things = (THING_SPECIAL + 7, THING_REGION + region)
    return Option(pick, f"Look into {REGION_NAMES[region]} with the Palantír", things)


def stand_name(game: Game, stand: int) -> str:
    """Who is in a stand, as far as this game shows it or leaves only one answer."""
    character = game.rows[CHARACTER][stand]
    if character >= 0:
        return name_of(character)
    mask = game.rows[MAYBE][stand]
    if mask & (mask - 1) == 0:
        tile = stand // 9 * 9 + mask.bit_length() - 1
        return f"{name_of(game.rows[ROSTER][tile])} (concealed)"
    return piece_name(stand)
