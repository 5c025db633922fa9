"""Events as lines of a chronicle, and the sentence a game ends with."""

from typing import Final

from mathom.games.confrontation.board import (
    FANGORN,
    REGION_NAMES,
    SAURON,
    SIDE_NAMES,
    TUNNEL,
)
from mathom.games.confrontation.cards import SPECIAL_NAMES
from mathom.games.confrontation.characters import VARIANT, name_of
from mathom.games.confrontation.kinds import (
    BY_ABILITY,
    BY_CHARACTER,
    BY_DARK,
    BY_MOVE,
    BY_RECALL,
    BY_RETREAT,
    BY_RETURN,
    BY_SACRIFICE,
    BY_SHADOWFAX,
    BY_STRENGTH,
    BY_SWITCH,
    CANNOT_MOVE,
    E_AID,
    E_BATTLE,
    E_BESIDE,
    E_CALLED,
    E_CANNOT_OBEY,
    E_CARD_IDLE,
    E_CARDS_RETURN,
    E_CHOSE,
    E_CLOAK,
    E_CONCEALED,
    E_DEFEATED,
    E_EYE,
    E_FACES_SHOWN,
    E_FIGHTS_INSTEAD,
    E_GWAIHIR,
    E_MOVES,
    E_NEXT_LEG,
    E_NO_CARDS,
    E_PLACED,
    E_REVEALED,
    E_RING_PASSES,
    E_SCORED,
    E_SHOWED,
    E_SHUFFLED,
    E_SPECIAL_USED,
    E_SPECIALS_SHOWN,
    E_STRENGTHS,
    E_SWAPPED_CARD,
    E_TURN,
    E_WON,
    IN_TUNNEL,
    NO_LAIR,
    RING_BEARER_FELL,
    RING_IN_MORDOR,
    THREE_IN_SHIRE,
    TO_LAIR,
    WITCH_KING_IN_SHIRE,
)
from mathom.games.confrontation.rows import HOW, PLAY, SCORE, WINNER
from mathom.games.confrontation.words import (
    THING_CARD,
    THING_REGION,
    THING_SPECIAL,
    card_name,
    piece_name,
)
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

_ENDINGS: Final = {
    RING_IN_MORDOR: "The Ring-bearer enters Mordor: the Fellowship wins.",
    RING_BEARER_FELL: "The Ring-bearer has fallen: Sauron wins.",
    THREE_IN_SHIRE: "Three of Sauron's servants are in the Shire: Sauron wins.",
    WITCH_KING_IN_SHIRE: "The Witch-king rides into the Shire: Sauron wins.",
}
_WAYS: Final = {
    BY_MOVE: "{who} moves to {where}.",
    BY_ABILITY: "{who} strikes at {where}.",
    BY_RETREAT: "{who} retreats to {where}.",
    BY_SWITCH: "{who} slips into {where}.",
    TO_LAIR: "{who} creeps back to {where}.",
    BY_SHADOWFAX: "{who} rides Shadowfax to {where}.",
    BY_DARK: "{who} moves unseen to {where}.",
    BY_RECALL: "{who} is recalled to {where}.",
    BY_RETURN: "{who} returns, clad in white, to {where}.",
}
_FALLS: Final = {
    BY_STRENGTH: "{who} is defeated.",
    BY_CHARACTER: "{who} falls before a card is played.",
    BY_SACRIFICE: "{who} falls by Noble Sacrifice.",
    IN_TUNNEL: "The Balrog takes {who} in the Tunnel of Moria.",
    NO_LAIR: "{who} finds no lair and is gone.",
}


def named(character: int, stand: int) -> str:
    """A character if it can be made out, else the stand's side."""
    if character >= 0:
        return name_of(character)
    return piece_name(stand)


# Names that take the plural, and what they do to the verb that follows.
_PLURAL: Final = ("Orcs", "Uruk-hai")
_MANY: Final = {"is": "are", "was": "were"}


def tell(event: Event, viewer: int) -> str:
    """A witnessed event as a sentence; empty for what is not worth telling."""
    line = _line(event, viewer)
    for name in _PLURAL:
        if line.startswith(f"{name} "):
            verb, _, rest = line.removeprefix(f"{name} ").partition(" ")
            many = _MANY.get(verb, verb.removesuffix("s"))
            return f"{name} {many} {rest}"
    return line


def _line(event: Event, viewer: int) -> str:
    kind, subject, value, cause, _, first, second = event
    who = named(first, subject)
    if kind == E_MOVES:
        return _WAYS[cause].format(who=who, where=REGION_NAMES[value])
    if kind == E_BATTLE:
        return f"{who} attacks {named(second, value)}{' next' if cause > 1 else ''}."
    if kind == E_REVEALED:
        return f"{who} is revealed."
    if kind == E_DEFEATED:
        return _FALLS[value].format(who=who)
    if kind == E_STRENGTHS:
        return f"Fellowship {subject}, Sauron {value}."
    if kind == E_TURN:
        return f"{SIDE_NAMES[subject]}'s turn." if subject == SAURON else "The Fellowship's turn."
    if kind == E_CHOSE:
        if value < 0:
            return f"{_the(subject)} picks a card."
        picker = f"{_the(subject)} picks" if viewer == SPECTATOR else "You pick"
        return f"{picker} {card_name(value)}."
    if kind == E_SHOWED:
        return f"{_the(subject)} plays {card_name(value)}."
    if kind == E_SWAPPED_CARD:
        return f"{_the(subject)}'s card becomes {card_name(value)}."
    if kind == E_SHUFFLED:
        return f"{_the(subject)} shuffles its pieces in {REGION_NAMES[value]}."
    if kind == E_WON:
        if value == CANNOT_MOVE:
            return f"{_the(1 - subject)} cannot move forward: {_the(subject)} wins."
        return _ENDINGS[value]
    if kind == E_SCORED:
        who = {subject: "You score", SPECTATOR: f"Player {subject + 1} scores"}.get(
            viewer, "Your opponent scores"
        )
        return f"{who} {value} for the characters still on the board."
    return _rarer(event, who)


def _rarer(event: Event, who: str) -> str:
    kind, subject, value, _, side, _, second = event
    if kind == E_CONCEALED:
        return "What was revealed is concealed again."
    if kind == E_CARDS_RETURN:
        return "All nine cards are spent: both sides take them back."
    if kind == E_NO_CARDS:
        return f"{who} rules that no cards are played."
    if kind == E_EYE:
        return "The Eye of Sauron falls on the Fellowship's card."
    if kind == E_CLOAK:
        return "The Elven Cloak voids Sauron's strength card."
    if kind == E_CARD_IDLE:
        return f"{_the(subject)}'s {card_name(value)} does nothing."
    if kind == E_GWAIHIR:
        return f"Gwaihir comes for {who}."
    if kind == E_BESIDE:
        return f"Beside {named(second, value)}, {who} is stronger."
    if kind == E_AID:
        return f"{who} adds 1 from nearby."
    if kind == E_FIGHTS_INSTEAD:
        return f"{who} fights in place of {named(second, value)}."
    if kind == E_PLACED:
        return f"{name_of(value)} takes the field." if side == subject // 9 else ""
    if kind == E_FACES_SHOWN:
        tiles = range(subject * 9, subject * 9 + 9)
        names = [
            name_of(tile + VARIANT) if value >> (tile % 9) & 1 else name_of(tile) for tile in tiles
        ]
        return f"{_the(subject)} fields {', '.join(names)}."
    if kind == E_SPECIALS_SHOWN:
        names = [SPECIAL_NAMES[subject * 4 + i] for i in range(4) if value >> i & 1]
        return f"{_the(subject)} holds {', '.join(names)}." if names else ""
    if kind == E_SPECIAL_USED:
        return f"{SPECIAL_NAMES[subject]} is used."
    if kind == E_CALLED:
        return f"The King calls {who}: it must move."
    if kind == E_CANNOT_OBEY:
        return f"{who} was called but cannot move."
    if kind == E_RING_PASSES:
        return f"{who} bears the Ring now."
    return "The sides are swapped for the second game." if kind == E_NEXT_LEG else ""


def _the(side: int) -> str:
    return "Sauron" if side == SAURON else "The Fellowship"


def outcome(game: Game) -> str:
    """How a finished game ended."""
    play = game.rows[PLAY]
    ending = tell((E_WON, play[WINNER], play[HOW], -1, -1, -1, -1), SPECTATOR)
    if not game.setup["match"]:
        return ending
    first, second = play[SCORE], play[SCORE + 1]
    if first == second:
        return f"The match is drawn, {first} points each."
    ahead = 1 if first > second else 2
    return f"Player {ahead} wins the match by {max(first, second)} points to {min(first, second)}."


# Events that are about a stand; for these, whose value is a stand too.
_STANDS: Final = (
    E_PLACED,
    E_REVEALED,
    E_NO_CARDS,
    E_GWAIHIR,
    E_AID,
    E_DEFEATED,
    E_CALLED,
    E_RING_PASSES,
    E_CANNOT_OBEY,
)
_PAIRS: Final = (E_BATTLE, E_BESIDE, E_FIGHTS_INSTEAD)
_CARDS: Final = (E_SHOWED, E_SWAPPED_CARD, E_CARD_IDLE)


def touched(event: Event) -> tuple[int, ...]:
    """The things an event touches, for lighting them."""
    kind, subject, value = event[:3]
    if kind == E_MOVES:
        return (subject, THING_REGION + (FANGORN if value == TUNNEL else value))
    if kind in _PAIRS:
        return (subject, value)
    if kind in _STANDS:
        return (subject,)
    if kind in _CARDS:
        return (THING_CARD + value,)
    if kind == E_SHUFFLED:
        return (THING_REGION + value,)
    if kind == E_SPECIAL_USED:
        return (THING_SPECIAL + subject,)
    return ()
