"""Every event of the game: what its numbers are, what it changes, who sees it, what is told of it.

A game of ours changes by these and by nothing else. ``happen`` is the hand of the event door.
"""

from typing import ClassVar, Final

from mathom.games.confrontation.board import REGION_NAMES, SAURON
from mathom.games.confrontation.cards import SPECIAL_NAMES, card_name
from mathom.games.confrontation.characters import VARIANT, name_of, piece_name
from mathom.games.confrontation.rows import (
    CHARACTER,
    HELD,
    HOW,
    MUST_MOVE,
    MUST_STAY,
    PLAY,
    SCORE,
    SECRET,
    SECRET_FACES,
    SECRET_SPECIALS,
    SPECIAL,
    TURN,
    TURNS,
    UNSET,
    UNSHUFFLED,
    USED,
    WINNER,
)
from mathom.games.confrontation.rulebook import handling
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.declared import EventKind, Events
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event

# What the numbers of an event are.
STAND: Final = "stand"
SIDE: Final = "side"
PLACE: Final = "region"
COMBAT_CARD: Final = "combat card"
SPECIAL_CARD: Final = "special card"
NUMBER: Final = "number"
WAY: Final = "way"  # one of the numbers that stand with the event
SEAT: Final = "seat"

EVENTS: Final = Events()


class Happening(EventKind):
    """An event of The Confrontation.

    ``secret`` is the number that only the side it is about may see. ``lines`` are for an event
    with several lines: by its way.
    """

    secret: ClassVar[str] = ""
    lines: ClassVar[dict[int, str]] = {}

    def told(self, event: Event, viewer: Seat) -> str:
        """Its line in the chronicle, as a viewer saw it; empty for what is not worth telling."""
        _, subject, value, cause, _, first, second = event
        line = self.line
        if self.lines:
            line = self.lines[cause if self.cause == WAY else value]
        return line.format(
            who=named(first, subject) if self.subject == STAND else "",
            other=named(second, value) if self.value == STAND else "",
            side=the(subject) if self.subject == SIDE else "",
            where=REGION_NAMES[value] if self.value == PLACE else "",
            card=card_name(value) if self.value == COMBAT_CARD and value >= 0 else "a card",
            subject=subject,
            value=value,
        )


def named(character: int, stand: int) -> str:
    """A character if it can be made out, else the stand's side."""
    return name_of(character) if character >= 0 else piece_name(stand)


def the(side: int) -> str:
    return "Sauron" if side == SAURON else "The Fellowship"


# Setup


class Faces(Happening):
    """Faces are chosen in secret: a bit for each tile."""

    name = "faces"
    subject = SIDE
    value = NUMBER
    secret = "value"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SECRET, SECRET_FACES + subject, value)


E_FACES: Final = EVENTS.add(Faces())


class FacesShown(Happening):
    """Everyone sees who will take the field."""

    name = "faces shown"
    subject = SIDE
    value = NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.show_faces(game, subject, value)

    def told(self, event: Event, viewer: Seat) -> str:
        side, faces = event[1], event[2]
        tiles = range(side * 9, side * 9 + 9)
        names = [name_of(tile + VARIANT * (faces >> tile % 9 & 1)) for tile in tiles]
        return f"{the(side)} fields {', '.join(names)}."


E_FACES_SHOWN: Final = EVENTS.add(FacesShown())


class Specials(Happening):
    """Special cards are chosen in secret: a bit for each."""

    name = "specials"
    subject = SIDE
    value = NUMBER
    secret = "value"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SECRET, SECRET_SPECIALS + subject, value)


E_SPECIALS: Final = EVENTS.add(Specials())


class SpecialsShown(Happening):
    """Everyone sees which special cards a side has."""

    name = "specials shown"
    subject = SIDE
    value = NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SECRET, SECRET_SPECIALS + subject, UNSET)
        for special in range(4):
            if value >> special & 1:
                game.put(SPECIAL, subject * 4 + special, HELD)

    def told(self, event: Event, viewer: Seat) -> str:
        side, cards = event[1], event[2]
        names = [SPECIAL_NAMES[side * 4 + i] for i in range(4) if cards >> i & 1]
        return f"{the(side)} holds {', '.join(names)}." if names else ""


E_SPECIALS_SHOWN: Final = EVENTS.add(SpecialsShown())


class Placed(Happening):
    """A character is put into a stand; only its side sees which."""

    name = "placed"
    subject = STAND
    value = NUMBER
    secret = "value"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(CHARACTER, subject, value)

    def told(self, event: Event, viewer: Seat) -> str:
        seen_by, value = event[4], event[2]
        return f"{name_of(value)} takes the field." if seen_by == event[1] // 9 else ""


E_PLACED: Final = EVENTS.add(Placed())


# The turn


class TurnBegins(Happening):
    """002: the turn - a side's turn begins."""

    name = "turn"
    subject = SIDE

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, TURN, subject)
        game.put(PLAY, TURNS, game.rows[PLAY][TURNS] + 1)

    def told(self, event: Event, viewer: Seat) -> str:
        return f"{the(event[1])}'s turn."


E_TURN: Final = EVENTS.add(TurnBegins())


# The ways of a move.
BY_MOVE: Final = 0
BY_ABILITY: Final = 1
BY_RETREAT: Final = 2
BY_SWITCH: Final = 3
TO_LAIR: Final = 4
BY_SHADOWFAX: Final = 5
BY_DARK: Final = 6
BY_RECALL: Final = 7
BY_RETURN: Final = 8


class Moves(Happening):
    """002: movement - a stand comes to a region."""

    name = "moves"
    subject = STAND
    value = PLACE
    cause = WAY
    lines: ClassVar[dict[int, str]] = {
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

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.moves(game, subject, value)
        if cause == BY_SHADOWFAX:
            game.put(PLAY, MUST_MOVE, subject)
        elif cause == BY_DARK:
            game.put(PLAY, MUST_STAY, subject)
        elif cause == BY_RETURN:
            handling.comes_back(game, subject)


E_MOVES: Final = EVENTS.add(Moves())


class Revealed(Happening):
    """A stand is turned face up; the value says whether for good."""

    name = "revealed"
    subject = STAND
    value = NUMBER
    line = "{who} is revealed."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.reveal(game, subject, value)


E_REVEALED: Final = EVENTS.add(Revealed())


class Concealed(Happening):
    """002: concealing - what was revealed is concealed again."""

    name = "concealed"
    line = "What was revealed is concealed again."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.conceal(game)


E_CONCEALED: Final = EVENTS.add(Concealed())


class Shuffled(Happening):
    """Concealed stands are mixed; the cause is their new order, as one number."""

    name = "shuffled"
    subject = SIDE
    value = PLACE
    cause = NUMBER
    secret = "cause"
    line = "{side} shuffles its pieces in {where}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.shuffle(game, subject, value, cause)


E_SHUFFLED: Final = EVENTS.add(Shuffled())


class Settled(Happening):
    """All that can be mixed is mixed."""

    name = "settled"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, UNSHUFFLED, 0)
        game.put(PLAY, UNSHUFFLED + 1, 0)


E_SETTLED: Final = EVENTS.add(Settled())


class Released(Happening):
    """Nothing must move or stay any longer."""

    name = "released"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.release(game)


E_RELEASED: Final = EVENTS.add(Released())


# Special cards


class SpecialUsed(Happening):
    """002: the special cards."""

    name = "special used"
    subject = SPECIAL_CARD

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SPECIAL, subject, USED)

    def told(self, event: Event, viewer: Seat) -> str:
        return f"{SPECIAL_NAMES[event[1]]} is used."


E_SPECIAL_USED: Final = EVENTS.add(SpecialUsed())


class Called(Happening):
    """A King Revealed: this stand must move."""

    name = "called"
    subject = STAND
    line = "The King calls {who}: it must move."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, MUST_MOVE, subject)


E_CALLED: Final = EVENTS.add(Called())


class CannotObey(Happening):
    """002: A King Revealed - who was called cannot move."""

    name = "cannot obey"
    subject = STAND
    line = "{who} was called but cannot move."


E_CANNOT_OBEY: Final = EVENTS.add(CannotObey())


# The end


# How a game is won.
RING_IN_MORDOR: Final = 0
RING_BEARER_FELL: Final = 1
THREE_IN_SHIRE: Final = 2
WITCH_KING_IN_SHIRE: Final = 3
CANNOT_MOVE: Final = 4


class Won(Happening):
    """002: game end."""

    name = "won"
    subject = SIDE
    value = WAY
    lines: ClassVar[dict[int, str]] = {
        RING_IN_MORDOR: "The Ring-bearer enters Mordor: the Fellowship wins.",
        RING_BEARER_FELL: "The Ring-bearer has fallen: Sauron wins.",
        THREE_IN_SHIRE: "Three of Sauron's servants are in the Shire: Sauron wins.",
        WITCH_KING_IN_SHIRE: "The Witch-king rides into the Shire: Sauron wins.",
    }

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, WINNER, subject)
        game.put(PLAY, HOW, value)

    def told(self, event: Event, viewer: Seat) -> str:
        winner, how = event[1], event[2]
        if how == CANNOT_MOVE:
            return f"{the(1 - winner)} cannot move forward: {the(winner)} wins."
        return self.lines[how]


E_WON: Final = EVENTS.add(Won())


class Scored(Happening):
    """002: game end - points of a match."""

    name = "scored"
    subject = SEAT
    value = NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, SCORE + subject, game.rows[PLAY][SCORE + subject] + value)

    def told(self, event: Event, viewer: Seat) -> str:
        seat, points = event[1], event[2]
        who = "You score" if viewer == seat else "Your opponent scores"
        if viewer == SPECTATOR:
            who = f"Player {seat + 1} scores"
        return f"{who} {points} for the characters still on the board."


E_SCORED: Final = EVENTS.add(Scored())


class NextLeg(Happening):
    """002: game end - the second game of a match begins."""

    name = "next leg"
    line = "The sides are swapped for the second game."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.next_leg(game)


E_NEXT_LEG: Final = EVENTS.add(NextLeg())
