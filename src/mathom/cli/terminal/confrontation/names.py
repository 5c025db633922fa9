"""Short names, and who may be in a stand, as the map writes them."""

from typing import Final

from mathom.cli.terminal.palette import SIDE_SHAPE
from mathom.games.confrontation.board import REGION_NAMES, SIDE_NAMES
from mathom.games.confrontation.cards import CARD_NAMES, CARD_STRENGTH
from mathom.games.confrontation.characters import STRENGTH, name_of, piece_name
from mathom.games.confrontation.rows import CHARACTER, FACE, MAYBE, REGION, ROSTER
from mathom.kernel.game import Game

# What fits into seven cells.
_SHORT: Final = {
    "Witch-king": "W-king",
    "Flying Nazgûl": "Nazgûl",
    "Black Rider": "Rider",
    "Cave Troll": "Troll",
    "Treebeard": "Treebrd",
    "Uruk-hai": "Uruks",
    "Wormtongue": "Wormtng",
    "Mouth of Sauron": "Mouth",
    "The Watcher": "Watcher",
}
_SHORT_REGIONS: Final = {
    "the Misty Mountains": "Misty Mts",
    "the Gap of Rohan": "Gap Rohan",
}
_SHORT_CARDS: Final = {
    "Noble Sacrifice": "Sacrifice",
    "Elven Cloak": "Cloak",
    "Eye of Sauron": "Eye",
}


def short_name(character: int, width: int) -> str:
    """A character's name, shortened when it is longer than ``width``."""
    name = name_of(character)
    if len(name) > width:
        name = _SHORT.get(name, name)
    return name[:width]


def region_name(region: int, width: int = 99) -> str:
    """A region's name without its article, shortened when it is longer than ``width``."""
    full = REGION_NAMES[region]
    name = full.removeprefix("the ")
    return name if len(name) <= width else _SHORT_REGIONS.get(full, name)[:width]


def short_card(card: int) -> str:
    """A combat card in a word: its number, or the short name of its text."""
    if CARD_STRENGTH[card]:
        return str(CARD_STRENGTH[card])
    return _SHORT_CARDS.get(CARD_NAMES[card], CARD_NAMES[card])


def the_side(side: int, capital: bool = False) -> str:
    """A side with its article, where it has one."""
    if side:
        return SIDE_NAMES[side]
    return "The Fellowship" if capital else "the Fellowship"


def shaped(side: int, text: str) -> str:
    """Text between the brackets of a side."""
    opening, closing = SIDE_SHAPE[side]
    return f"{opening}{text}{closing}"


def candidates(game: Game, stand: int) -> list[int]:
    """The characters that the enemy must reckon with in a stand."""
    start = stand // 9 * 9
    mask = game.rows[MAYBE][stand]
    roster = game.rows[ROSTER]
    found = [roster[start + tile] for tile in range(9) if mask >> tile & 1]
    return [character for character in found if character >= 0]


def identity(game: Game, stand: int) -> int:
    """Who is in a stand for all this game shows or lets one deduce, or -1."""
    character = game.rows[CHARACTER][stand]
    if character >= 0:
        return character
    if character == -1:  # nobody has been put in it yet
        return -1
    likely = candidates(game, stand)
    return likely[0] if len(likely) == 1 else -1


def known_to_enemy(game: Game, stand: int) -> bool:
    """Whether the enemy knows who is in a stand on the board."""
    if game.rows[REGION][stand] < 0:
        return False
    return game.rows[FACE][stand] != 0 or len(candidates(game, stand)) == 1


def piece_label(game: Game, stand: int, width: int, character: int = -1) -> str:
    """A piece as the map draws it, ``width`` cells at most: brackets, name, strength."""
    side = stand // 9
    inner = width - 2
    if character < 0:
        character = identity(game, stand)
    if character >= 0:
        strength = str(STRENGTH[character])
        eye = "◉" if known_to_enemy(game, stand) else " "
        name = short_name(character, inner - 1 - len(strength))
        full = f"{name} {strength}"
        if eye != " " and len(full) + 2 <= inner:
            return shaped(side, f"{full} {eye}")
        return shaped(side, f"{name}{eye}{strength}")
    return shaped(side, _unknown(game, stand, inner).center(min(inner, 7)))


def _unknown(game: Game, stand: int, inner: int) -> str:
    """What a hidden piece may be, as far as it fits."""
    likely = candidates(game, stand)
    if game.rows[CHARACTER][stand] == -1:
        return "·"
    if len(likely) == 2:
        pair = "/".join(short_name(character, 7) for character in likely)
        return pair if len(pair) <= inner else f"{piece_name(stand)[-1]} 1/2?"
    if 2 < len(likely) <= 4:
        return f"{piece_name(stand)[-1]} 1/{len(likely)}?"
    return f"{piece_name(stand)[-1]}?"
