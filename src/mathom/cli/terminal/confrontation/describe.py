"""Everything on the table in a sentence or two: what the cursor is on."""

from mathom.cli.terminal.confrontation.names import candidates, identity, known_to_enemy, the_side
from mathom.games.confrontation.asking import THING_CARD, THING_REGION, THING_SPECIAL, stand_name
from mathom.games.confrontation.board import (
    FORWARD,
    MOUNTAIN,
    NOWHERE,
    REGION_NAMES,
    ROOM,
    SIDE_NAMES,
)
from mathom.games.confrontation.cards import SPECIAL_NAMES, SPECIAL_TEXTS, card_name, say_card
from mathom.games.confrontation.characters import STRENGTH, name_of
from mathom.games.confrontation.rows import CHARACTER, REGION
from mathom.games.confrontation.text import say
from mathom.kernel.game import Game


def describe(game: Game, side: int, thing: int) -> str:
    """A thing in words, as far as this game shows it."""
    if thing < THING_CARD:
        return _piece(game, side, thing)
    if thing < THING_SPECIAL:
        return f"{card_name(thing - THING_CARD)}. {say_card(thing - THING_CARD)}"
    if thing < THING_REGION:
        special = thing - THING_SPECIAL
        return f"{SPECIAL_NAMES[special]}. {SPECIAL_TEXTS[special]}"
    return _region(game, side, thing - THING_REGION)


def title_of(game: Game, thing: int) -> str:
    """A thing's name alone."""
    if thing < THING_CARD:
        name = stand_name(game, thing)
        return name[0].upper() + name[1:]
    if thing < THING_SPECIAL:
        return card_name(thing - THING_CARD)
    if thing < THING_REGION:
        return SPECIAL_NAMES[thing - THING_SPECIAL]
    name = REGION_NAMES[thing - THING_REGION]
    return name[0].upper() + name[1:]


def _piece(game: Game, side: int, stand: int) -> str:
    region = game.rows[REGION][stand]
    where = "fallen" if region == NOWHERE else f"in {REGION_NAMES[region]}"
    owner = stand // 9
    who = identity(game, stand)
    if who < 0:
        likely = [f"{name_of(one)} {STRENGTH[one]}" for one in candidates(game, stand)]
        text = f"A {SIDE_NAMES[owner]} piece {where}."
        return f"{text} It may be {_either(likely)}." if likely else text
    text = f"{name_of(who)}, strength {STRENGTH[who]}, {where}"
    if game.rows[CHARACTER][stand] < 0:
        text += ", as you can tell"
    elif owner == side and known_to_enemy(game, stand):
        text += f", known to {the_side(1 - owner)}"
    return f"{text}. {say(who)}"


def _region(game: Game, side: int, region: int) -> str:
    name = REGION_NAMES[region]
    text = f"{name[0].upper()}{name[1:]} holds {ROOM[region]} a side."
    if MOUNTAIN[region]:
        text += " Mountains: nobody goes sideways here."
    ahead = [REGION_NAMES[to] for to in FORWARD[side][region]] if side >= 0 else []
    if ahead:
        text += f" Forward for {the_side(side)}: {_either(ahead)}."
    return text


def _either(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " or " + names[-1]
