"""The events of a battle, as ``events`` declares those of the game around it."""

from typing import ClassVar, Final

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE, SAURON
from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.events import (
    COMBAT_CARD,
    EVENTS,
    NUMBER,
    SIDE,
    STAND,
    WAY,
    Happening,
    named,
    the,
)
from mathom.games.confrontation.rows import (
    B_AID,
    B_BESIDE,
    B_CARD,
    B_CLOAK,
    B_EYE,
    B_GWAIHIR,
    B_NO_CARDS,
    B_STAND,
    BATTLE,
    BATTLE_CELLS,
    CARD,
    CHARACTER,
    DISCARDED,
    IN_HAND,
    MUST_MOVE,
    MUST_STAY,
    ON_TABLE,
    PLAY,
    REVEALED,
    RING_BEARER,
    SECRET,
    SECRET_CARD,
    UNSET,
    side_of_stand,
)
from mathom.games.confrontation.rulebook import handling
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event


class BattleBegins(Happening):
    """One stand attacks another; the cause counts the battles of this attack."""

    name = "battle"
    subject = STAND
    value = STAND
    cause = NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.begin_battle(game, subject, value, cause)

    def told(self, event: Event, viewer: Seat) -> str:
        _, attacker, defender, ordinal, _, first, second = event
        next_ = " next" if ordinal > 1 else ""
        return f"{named(first, attacker)} attacks {named(second, defender)}{next_}."


E_BATTLE: Final = EVENTS.add(BattleBegins())


class BattleEnds(Happening):
    """002: battle - it is over."""

    name = "battle ends"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put_row(BATTLE, [UNSET] * BATTLE_CELLS)


E_BATTLE_ENDS: Final = EVENTS.add(BattleEnds())


# Cards


class Chose(Happening):
    """A combat card is picked in secret."""

    name = "chose"
    subject = SIDE
    value = COMBAT_CARD
    secret = "value"
    line = "{side} picks {card}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SECRET, SECRET_CARD + subject, value)

    def told(self, event: Event, viewer: Seat) -> str:
        line = super().told(event, viewer)
        own = event[2] >= 0 and viewer != SPECTATOR
        return line.replace(f"{the(event[1])} picks", "You pick") if own else line


E_CHOSE: Final = EVENTS.add(Chose())


class Showed(Happening):
    """002: play cards - a card is shown."""

    name = "showed"
    subject = SIDE
    value = COMBAT_CARD
    line = "{side} plays {card}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SECRET, SECRET_CARD + subject, UNSET)
        game.put(CARD, value, ON_TABLE)
        game.put(BATTLE, B_CARD + subject, value)


E_SHOWED: Final = EVENTS.add(Showed())


class SwappedCard(Happening):
    """Another card is played; the cause is where the old one goes."""

    name = "swapped card"
    subject = SIDE
    value = COMBAT_CARD
    cause = NUMBER
    line = "{side}'s card becomes {card}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(CARD, game.rows[BATTLE][B_CARD + subject], cause)
        game.put(CARD, value, ON_TABLE)
        game.put(BATTLE, B_CARD + subject, value)


E_SWAPPED_CARD: Final = EVENTS.add(SwappedCard())


class CardsDiscarded(Happening):
    """002: play cards - both cards are discarded."""

    name = "discarded"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        for side in (FELLOWSHIP, SAURON):
            game.put(CARD, game.rows[BATTLE][B_CARD + side], DISCARDED)


E_DISCARDED: Final = EVENTS.add(CardsDiscarded())


class CardsReturn(Happening):
    """002: play cards - both sides take their nine cards back."""

    name = "cards return"
    line = "All nine cards are spent: both sides take them back."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put_row(CARD, [IN_HAND] * 18)


E_CARDS_RETURN: Final = EVENTS.add(CardsReturn())


class NoCards(Happening):
    """A character rules that no cards are played."""

    name = "no cards"
    subject = STAND
    line = "{who} rules that no cards are played."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_NO_CARDS, 1)


E_NO_CARDS: Final = EVENTS.add(NoCards())


class Eye(Happening):
    """002: Eye of Sauron - the Fellowship's card has no text."""

    name = "eye"
    line = "The Eye of Sauron falls on the Fellowship's card."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_EYE, 1)


E_EYE: Final = EVENTS.add(Eye())


class Cloak(Happening):
    """002: Elven Cloak - Sauron's strength card counts nothing."""

    name = "cloak"
    line = "The Elven Cloak voids Sauron's strength card."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_CLOAK, 1)


E_CLOAK: Final = EVENTS.add(Cloak())


class CardIdle(Happening):
    """A card does nothing; the cause is the stand that makes it so."""

    name = "card idle"
    subject = SIDE
    value = COMBAT_CARD
    cause = STAND
    line = "{side}'s {card} does nothing."


E_CARD_IDLE: Final = EVENTS.add(CardIdle())


# Characters


class GwaihirComes(Happening):
    """002: Gwaihir the Windlord."""

    name = "gwaihir"
    subject = STAND
    line = "Gwaihir comes for {who}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_GWAIHIR, 1)


E_GWAIHIR: Final = EVENTS.add(GwaihirComes())


class Beside(Happening):
    """A friend stands by, who makes it stronger."""

    name = "beside"
    subject = STAND
    value = STAND
    line = "Beside {other}, {who} is stronger."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_BESIDE, 1)


E_BESIDE: Final = EVENTS.add(Beside())


class Aid(Happening):
    """002: Gandalf (variant) - one more from nearby."""

    name = "aid"
    subject = STAND
    line = "{who} adds 1 from nearby."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_AID, 1)


E_AID: Final = EVENTS.add(Aid())


class FightsInstead(Happening):
    """One stand takes the place of another in the battle."""

    name = "fights instead"
    subject = STAND
    value = STAND
    line = "{who} fights in place of {other}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BATTLE, B_STAND + side_of_stand(subject), subject)


E_FIGHTS_INSTEAD: Final = EVENTS.add(FightsInstead())


class Strengths(Happening):
    """The two strengths, as the battle is decided: the Fellowship's and Sauron's."""

    name = "strengths"
    subject = NUMBER
    value = NUMBER
    line = "Fellowship {subject}, Sauron {value}."


E_STRENGTHS: Final = EVENTS.add(Strengths())


# How a character is defeated.
BY_STRENGTH: Final = 0
BY_CHARACTER: Final = 1
BY_SACRIFICE: Final = 2
IN_TUNNEL: Final = 3
NO_LAIR: Final = 4


class Defeated(Happening):
    """002: defeated characters - it leaves the board."""

    name = "defeated"
    subject = STAND
    value = WAY
    cause = STAND
    lines: ClassVar[dict[int, str]] = {
        BY_STRENGTH: "{who} is defeated.",
        BY_CHARACTER: "{who} falls before a card is played.",
        BY_SACRIFICE: "{who} falls by Noble Sacrifice.",
        IN_TUNNEL: "The Balrog takes {who} in the Tunnel of Moria.",
        NO_LAIR: "{who} finds no lair and is gone.",
    }

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.reveal(game, subject, REVEALED)
        handling.put_stand(game, subject, NOWHERE)
        for cell in (MUST_MOVE, MUST_STAY):
            if game.rows[PLAY][cell] == subject:
                game.put(PLAY, cell, UNSET)


E_DEFEATED: Final = EVENTS.add(Defeated())


class RingPasses(Happening):
    """002: Frodo (variant) - the Ring has another bearer."""

    name = "ring passes"
    subject = STAND
    line = "{who} bears the Ring now."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PLAY, RING_BEARER, game.rows[CHARACTER][subject] % VARIANT)


E_RING_PASSES: Final = EVENTS.add(RingPasses())
