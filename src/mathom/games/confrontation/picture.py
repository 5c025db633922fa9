"""What a front end draws, as plain data: the board once, and the table as one viewer sees it."""

from typing import Any

from mathom.games.confrontation.asking import THING_CARD, THING_REGION, THING_SPECIAL
from mathom.games.confrontation.board import (
    FANGORN,
    MOUNTAIN,
    NOWHERE,
    REGION_NAMES,
    ROOM,
    ROW_OF,
    SIDE_NAMES,
    TUNNEL,
)
from mathom.games.confrontation.cards import (
    CARD_NAMES,
    CARD_STRENGTH,
    SPECIAL_NAMES,
    SPECIAL_TEXTS,
    say_card,
    side_of_card,
    side_of_special,
)
from mathom.games.confrontation.characters import CHARACTERS, STRENGTH, VARIANT, name_of, piece_name
from mathom.games.confrontation.rows import (
    B_AID,
    B_ATTACKER,
    B_CARD,
    B_NO_CARDS,
    B_ORDINAL,
    B_REGION,
    B_STAND,
    BATTLE,
    CARD,
    CHARACTER,
    CONCEALED,
    DISCARDED,
    FACE,
    HELD,
    IN_HAND,
    LEG,
    MAYBE,
    MUST_MOVE,
    ON_TABLE,
    PLAY,
    REGION,
    RING_BEARER,
    ROSTER,
    SCORE,
    SPECIAL,
    SWAPPED,
    TURN,
    TURNS,
    UNSET,
    USED,
    side_of_stand,
)
from mathom.games.confrontation.rulebook.fighters import card_strength, strength
from mathom.games.confrontation.text import say
from mathom.kernel.game import Game

Json = dict[str, Any]


def contents() -> Json:
    """What never changes: regions, characters, cards, with their texts."""
    return {
        "sides": list(SIDE_NAMES),
        # The side of each stand.
        "stands": [side_of_stand(stand) for stand in range(18)],
        # A way to a region that events tell as if it were one.
        "tunnel": {"way": TUNNEL, "to": FANGORN},
        "regions": [
            {
                "thing": THING_REGION + region,
                "name": REGION_NAMES[region],
                "room": ROOM[region],
                "row": ROW_OF[region],
                "mountain": MOUNTAIN[region],
            }
            for region in range(16)
        ],
        "characters": [_character(number) for number in range(len(CHARACTERS))],
        "cards": [
            {
                "thing": THING_CARD + card,
                "side": side_of_card(card),
                "name": CARD_NAMES[card],
                "strength": CARD_STRENGTH[card] or None,
                "text": say_card(card),
            }
            for card in range(18)
        ],
        "specials": [
            {
                "thing": THING_SPECIAL + special,
                "side": side_of_special(special),
                "name": SPECIAL_NAMES[special],
                "text": SPECIAL_TEXTS[special],
            }
            for special in range(8)
        ],
    }


def _character(number: int) -> Json:
    return {
        "id": number,
        "name": name_of(number),
        "side": number % VARIANT // 9,
        "variant": number >= VARIANT,
        "strength": STRENGTH[number],
        "text": say(number),
    }


def picture(game: Game) -> Json:
    """The table as the masked game of a view shows it."""
    play = game.rows[PLAY]
    return {
        "turn": play[TURN] if play[TURN] != UNSET else None,
        "turns": play[TURNS],
        "leg": play[LEG],
        "score": play[SCORE : SCORE + 2],
        # The side each seat plays.
        "sides": [play[SWAPPED], 1 - play[SWAPPED]],
        "ring_bearer": play[RING_BEARER],
        "must_move": play[MUST_MOVE] if play[MUST_MOVE] != UNSET else None,
        "roster": game.rows[ROSTER],
        "pieces": [_piece(game, stand) for stand in range(18)],
        "cards": [_CARD_PLACES[place] for place in game.rows[CARD]],
        "specials": [_SPECIAL_PLACES[place] for place in game.rows[SPECIAL]],
        "battle": _battle(game),
    }


_CARD_PLACES = {IN_HAND: "hand", ON_TABLE: "table", DISCARDED: "discard"}
_SPECIAL_PLACES = {0: "box", HELD: "held", USED: "used"}


def _piece(game: Game, stand: int) -> Json:
    """A stand: where it is, who is in it if that shows, and who may be for all the enemy knows."""
    character = game.rows[CHARACTER][stand]
    region = game.rows[REGION][stand]
    start = side_of_stand(stand) * 9
    mask = game.rows[MAYBE][stand]
    may_be = [game.rows[ROSTER][start + tile] for tile in range(9) if mask >> tile & 1]
    return {
        "thing": stand,
        "label": piece_name(stand),
        "side": side_of_stand(stand),
        "region": region if region != NOWHERE else None,
        "character": character if character >= 0 else None,
        "revealed": game.rows[FACE][stand] != CONCEALED,
        # One answer left: the enemy knows who this is, revealed or not.
        "known": len(may_be) == 1,
        "may_be": may_be,
    }


def _battle(game: Game) -> Json | None:
    battle = game.rows[BATTLE]
    if battle[B_REGION] == UNSET:
        return None
    return {
        "region": battle[B_REGION],
        "attacker": battle[B_ATTACKER],
        "ordinal": battle[B_ORDINAL],
        "no_cards": battle[B_NO_CARDS] == 1,
        "aid": battle[B_AID],
        "fighters": [_fighter(game, side) for side in (0, 1)],
    }


def _fighter(game: Game, side: int) -> Json:
    """A fighter, with the parts its strength is made of; both are face up once revealed."""
    stand = game.rows[BATTLE][B_STAND + side]
    shown = all(game.rows[CHARACTER][game.rows[BATTLE][B_STAND + each]] >= 0 for each in (0, 1))
    card = game.rows[BATTLE][B_CARD + side]
    return {
        "thing": stand,
        "character": game.rows[CHARACTER][stand] if game.rows[CHARACTER][stand] >= 0 else None,
        "strength": strength(game, side) if shown else None,
        "card": card if card != UNSET else None,
        "adds": card_strength(game, side) if shown else None,
    }
