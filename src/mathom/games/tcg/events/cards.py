"""Cards come, go, change places and are seen."""

from typing import ClassVar, Final

from mathom.cardplay.happening import A_CARD, A_PILE, A_SEAT, PACKED
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE
from mathom.games.tcg.events.base import A_SOURCE, EVENTS, Happening
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.packing import (
    BOTTOM,
    OUT_OF_GAME,
    RETURNED,
    SHUFFLED,
    STACKED_,
    how_it_leaves,
)
from mathom.games.tcg.rows import (
    DECK,
    DISCARD,
    DRAWN,
    EVERYONE,
    HAND,
    HEARS,
    HOST,
    KNOWN,
    OWNER,
    PER_TURN,
    PLAYED_HERE,
    PLAYED_THIS_PHASE,
    PLAYERS,
    REMOVED,
    STACKED,
    STATE,
    VOID,
    WENT,
    ZONE,
    free,
    in_play_zone,
    phase,
)
from mathom.games.tcg.rulebook.durations import renew
from mathom.games.tcg.rulebook.handling import (
    check,
    derive,
    enter,
    leave,
    mark,
    move,
    ring_bearer,
    shuffle,
    texts,
    unmark,
)
from mathom.games.tcg.rulebook.together import packed, tell
from mathom.kernel.frame import HIDDEN, NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.rules import Event


def into_hand(game: Game, seat: Seat) -> None:
    """000: the Rule of 4 counts what comes into hand in the fellowship phase."""
    if phase(game) == FELLOWSHIP_PHASE and seat == free(game):
        game.put(STATE, DRAWN, game.rows[STATE][DRAWN] + 1)


class Draw(Happening):
    """000: draw deck - a player draws a card."""

    name = "draw"
    subject = A_SEAT
    value = A_CARD
    cause = A_SOURCE
    heard = True
    line = "{player} draws {other}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, value, HAND + subject)
        into_hand(game, subject)


E_DRAW: Final = EVENTS.add(Draw())


def taken(game: Game, seat: Seat, card: CardId) -> None:
    """000: the Rule of 4 - who takes a card into hand is answered like one who draws it."""
    if game.rows[STATE][HEARS] & ear(E_DRAW):
        tell(game, packed(E_DRAW, seat, card, NONE))


# Playing


class Void(Happening):
    """000: playing a card - it is about to be played, and lies nowhere."""

    name = "void"
    subject = A_CARD

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, VOID)
        if renew(game, [subject]):
            texts(game)


E_VOID: Final = EVENTS.add(Void())


class Enter(Happening):
    """A card comes into play, alone or on another; the cause is where it lay."""

    name = "enter"
    subject = A_CARD
    value = A_CARD
    cause = A_PILE

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        enter(game, subject, value, game.rows[OWNER][subject])
        unmark(game, subject, PER_TURN | WENT)
        mark(game, subject, PLAYED_THIS_PHASE | PLAYED_HERE)


E_ENTER: Final = EVENTS.add(Enter())


class Played(Happening):
    """000: playing a card - it is played; the cause is the pile it came from."""

    name = "played"
    subject = A_CARD
    value = A_SEAT
    cause = A_PILE
    heard = True
    line = "{valued} plays {card}."


E_PLAYED: Final = EVENTS.add(Played())


class Used(Happening):
    """000: special ability - one is used; the value is the text."""

    name = "used"
    subject = A_CARD
    value = "text"
    cause = A_SEAT
    seen = False


E_USED: Final = EVENTS.add(Used())


# Leaving and changing places


class Leave(Happening):
    """000: leaving play - how and by whose text is packed (``leaving``)."""

    name = "leave"
    subject = A_CARD
    value = A_PILE
    cause = PACKED
    heard = True
    lines: ClassVar[dict[int, str]] = {
        RETURNED: "{card} returns to hand.",
        OUT_OF_GAME: "{card} is removed from the game.",
        SHUFFLED: "{card} leaves play.",
        STACKED_: "{card} leaves play.",
    }

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        leave(game, subject, value)
        if HAND <= value < HAND + PLAYERS:
            into_hand(game, value - HAND)
            taken(game, value - HAND, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        return self.lines.get(how_it_leaves(cause), "{card} is discarded.")


E_LEAVE: Final = EVENTS.add(Leave())


class Card(Happening):
    """A card goes from one place out of play to another; from play it leaves as any card does.

    The cause is ``TOP`` or ``BOTTOM``, or whose text does it and from where (``by_text``).
    """

    name = "card"
    subject = A_CARD
    value = A_PILE
    cause = PACKED
    heard = True

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        zone = game.rows[ZONE][subject]
        comes = HAND <= value < HAND + PLAYERS and zone != VOID
        if comes:
            into_hand(game, value - HAND)
        if in_play_zone(zone):
            leave(game, subject, value, cause == BOTTOM)
        else:
            if zone == STACKED:
                game.put(HOST, subject, NONE)
            move(game, subject, value, cause == BOTTOM)
        if comes:
            taken(game, value - HAND, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        if DISCARD <= value < DISCARD + PLAYERS:
            return "{card} is discarded."
        if HAND <= value < HAND + PLAYERS:
            return "{card} goes to hand."
        if DECK <= value < DECK + PLAYERS:
            return "{card} goes into the draw deck."
        return "{card} is removed from the game." if value == REMOVED else ""


E_CARD: Final = EVENTS.add(Card())


class Stack(Happening):
    """000: stack - a card is laid on another, out of play."""

    name = "stack"
    subject = A_CARD
    value = A_CARD
    line = "{card} is stacked on {other}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        if in_play_zone(game.rows[ZONE][subject]):
            leave(game, subject, STACKED)
        else:
            move(game, subject, STACKED)
        game.put(HOST, subject, value)


E_STACK: Final = EVENTS.add(Stack())


class Transfer(Happening):
    """000: transfer - a card has another bearer now, or none."""

    name = "transfer"
    subject = A_CARD
    value = A_CARD

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(HOST, subject, value)
        derive(game)
        check(game, NONE)

    def told(self, subject: int, value: int, cause: int) -> str:
        return "{card} is borne by {other}." if value >= 0 else "{card} returns to its owner."


E_TRANSFER: Final = EVENTS.add(Transfer())


class RingBearer(Happening):
    """000: Ring-bearer - a player has one, or another."""

    name = "ring-bearer"
    subject = A_CARD
    value = A_SEAT
    line = "{card} bears the Ring."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        ring_bearer(game, subject, value)


E_RING_BEARER: Final = EVENTS.add(RingBearer())


# Knowing and shuffling


class Look(Happening):
    """000: look - one player sees a card."""

    name = "look"
    subject = A_CARD
    value = A_SEAT

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(KNOWN, subject, game.rows[KNOWN][subject] | 1 << value)

    def masked(self, event: Event, viewer: Seat) -> Event:
        kind, card, seat, _ = event
        return event if viewer == seat else (kind, card, seat, HIDDEN)


E_LOOK: Final = EVENTS.add(Look())


class Reveal(Happening):
    """000: reveal - everyone sees a card."""

    name = "reveal"
    subject = A_CARD
    line = "{card} is revealed."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(KNOWN, subject, EVERYONE)


E_REVEAL: Final = EVENTS.add(Reveal())


class Shuffled(Happening):
    """000: draw deck - a pile lies in a new order, packed (``packed_order``), which nobody sees."""

    name = "shuffle"
    subject = A_PILE
    cause = PACKED

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        shuffle(game, subject, cause)

    def masked(self, event: Event, viewer: Seat) -> Event:
        return (*event[:3], HIDDEN)


E_SHUFFLE: Final = EVENTS.add(Shuffled())
