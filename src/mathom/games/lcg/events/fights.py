"""Enemies: how they come to the players, and attacks on either side."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_SEAT, A_WAY
from mathom.games.lcg.events.base import EVENTS, Announcement, Happening
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.rows import (
    ATTACKED,
    ATTACKER,
    ATTACKING_MARK,
    BLANK_SHADOW,
    CANCELLED,
    DEFENDING,
    DEFENDING_PLAYER,
    END_OF_ATTACK,
    ENGAGED_WITH,
    EVERYONE,
    FACE_DOWN,
    HOST,
    IS_EXHAUSTED,
    JOINED,
    KNOWN,
    ORC_GUARD,
    PRINTED,
    SHADOWS,
    STATE,
    STRIKER,
    STRUCK,
    TARGET,
)
from mathom.games.lcg.rulebook import handling
from mathom.games.lcg.rulebook.handling import mark, move, unmark
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Engages(Happening):
    """001: encounter - an enemy engages a player."""

    name = "engages"
    subject = A_CARD
    value = A_SEAT
    touches = True
    line = "{card} engages {valued}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, ENGAGED_WITH + value)


E_ENGAGE: Final = EVENTS.add(Engages())


class Disengages(Happening):
    """An enemy goes back to the staging area."""

    name = "disengages"
    subject = A_CARD
    touches = True
    renews = True
    line = "{card} returns to the staging area."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.disengage(game, subject)


E_DISENGAGE: Final = EVENTS.add(Disengages())


class OrcGuard(Happening):
    """A card lies face down before a player as an Orc Guard."""

    name = "orc guard"
    subject = A_CARD
    value = A_SEAT
    renews = True
    line = "An Orc Guard stands before {valued}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, ENGAGED_WITH + value)
        mark(game, subject, ORC_GUARD | FACE_DOWN)


E_ORC_GUARD: Final = EVENTS.add(OrcGuard())


# Shadow cards


class ShadowDealt(Happening):
    """001: combat - a shadow card is dealt to an enemy, face down."""

    name = "shadow dealt"
    subject = A_CARD
    value = A_CARD
    cause = A_SEAT
    touches_both = True
    renews = True
    line = "A shadow card is dealt to {other}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, SHADOWS)
        game.put(HOST, subject, value)
        mark(game, subject, FACE_DOWN)


E_SHADOW_DEALT: Final = EVENTS.add(ShadowDealt())


class ShadowShown(Happening):
    """001: resolving enemy attacks - a shadow card is turned face up."""

    name = "shadow shown"
    subject = A_CARD
    value = A_CARD
    line = "{card} is the shadow card of {other}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        unmark(game, subject, FACE_DOWN)
        game.put(KNOWN, subject, EVERYONE)
        if CARDS[game.rows[PRINTED][subject]].shadow is None:
            mark(game, value, BLANK_SHADOW)


E_SHADOW_SHOWN: Final = EVENTS.add(ShadowShown())


class ShadowEffect(Happening):
    """001: shadow effects - that of a card is about to resolve."""

    name = "shadow effect"
    subject = A_CARD
    value = A_CARD
    line = "The shadow effect of {card} is triggered."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, CANCELLED, NONE)


E_SHADOW_EFFECT: Final = EVENTS.add(ShadowEffect())


class ShadowResolved(Announcement):
    """001: shadow effects - that of a card has been resolved."""

    name = "shadow resolved"
    subject = A_CARD
    value = A_CARD
    seen = False


E_SHADOW_RESOLVED: Final = EVENTS.add(ShadowResolved())


class JoinsAttack(Happening):
    """A shadow card engages the defending player, and attacks as well."""

    name = "joins attack"
    subject = A_CARD
    renews = True
    line = "{card} joins the attack."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, ENGAGED_WITH + game.rows[STATE][DEFENDING_PLAYER])
        game.put(HOST, subject, NONE)
        mark(game, subject, JOINED)
        handling.derive(game)


E_JOINS_ATTACK: Final = EVENTS.add(JoinsAttack())


# Attacks by enemies


class Attacks(Happening):
    """001: resolving enemy attacks - an enemy attacks a player."""

    name = "attacks"
    subject = A_CARD
    value = A_SEAT
    touches = True
    line = "{card} attacks {valued}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, ATTACKER, subject)
        game.put(STATE, DEFENDING_PLAYER, value)
        mark(game, subject, ATTACKED)


E_ATTACK: Final = EVENTS.add(Attacks())


class AttackOver(Happening):
    """001: resolving enemy attacks - the attack of an enemy is over."""

    name = "attack over"
    subject = A_CARD
    value = A_SEAT
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, ATTACKER, NONE)
        handling.unmark_all(game, DEFENDING)
        handling.expire(game, END_OF_ATTACK)


E_ATTACKED: Final = EVENTS.add(AttackOver())


class Defends(Happening):
    """001: resolving enemy attacks - a character exhausts to defend against an enemy."""

    name = "defends"
    subject = A_CARD
    value = A_CARD
    touches = True
    line = "{card} defends against {other}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(IS_EXHAUSTED, subject, 1)
        mark(game, subject, DEFENDING)


E_DEFENDER: Final = EVENTS.add(Defends())


class DefenseDeclared(Announcement):
    """A defender is declared, and that may be answered."""

    name = "defense declared"
    subject = A_CARD
    value = A_CARD
    seen = False


E_DEFENDED: Final = EVENTS.add(DefenseDeclared())


# Attacks by players

# The cause of the beginning of an attack: a text makes it.
EXTRA: Final = 1


class AttackBegins(Happening):
    """001: attacking enemies - a player declares attackers against an enemy next."""

    name = "attack begins"
    subject = A_SEAT
    value = A_CARD
    cause = A_WAY

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, STRIKER, subject)
        game.put(STATE, TARGET, value)
        handling.attack_begins(game)
        if cause != EXTRA:
            mark(game, value, STRUCK << subject)


E_BEGIN_ATTACK: Final = EVENTS.add(AttackBegins())


class AttackerDeclared(Happening):
    """001: attacking enemies - a character exhausts to attack an enemy."""

    name = "attacker"
    subject = A_CARD
    value = A_CARD
    touches = True
    line = "{card} attacks {other}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(IS_EXHAUSTED, subject, 1)
        mark(game, subject, ATTACKING_MARK)


E_ATTACKER: Final = EVENTS.add(AttackerDeclared())


class Struck(Happening):
    """The players' attack upon an enemy is over; target and player of the one it broke into."""

    name = "struck"
    subject = A_CARD
    value = A_CARD
    cause = A_SEAT
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, TARGET, value)
        game.put(STATE, STRIKER, cause)
        handling.attack_ends(game)


E_STRUCK: Final = EVENTS.add(Struck())
