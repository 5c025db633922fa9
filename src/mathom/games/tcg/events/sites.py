"""Sites are laid, reached, taken, freed and replaced; the fellowship moves."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_SEAT
from mathom.games.tcg.abilities import SETTING_UP
from mathom.games.tcg.effect_kinds import GAME, NEXT_SHADOW_NUMBER
from mathom.games.tcg.events.base import A_SITE_NUMBER, EVENTS, Happening
from mathom.games.tcg.rows import (
    MOVED_IN,
    MOVES_MADE,
    MOVING,
    PLAY,
    PLAYED_HERE,
    STATE,
    current_site,
    phase,
)
from mathom.games.tcg.rulebook.durations import drop
from mathom.games.tcg.rulebook.handling import (
    check,
    derive,
    lay_site,
    liberate,
    move,
    replace_site,
    set_marker,
    unmark_all,
)
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Site(Happening):
    """000: site - one is laid on the adventure path by a player."""

    name = "site"
    subject = A_CARD
    value = A_SITE_NUMBER
    cause = A_SEAT
    line = "{card} is site {value}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        lay_site(game, subject, value)
        if phase(game) != SETTING_UP:
            check(game, NONE)  # an ally may be at home there


E_SITE: Final = EVENTS.add(Site())


class MovesFrom(Happening):
    """000: move - the fellowship is about to leave a site."""

    name = "moves from"
    subject = A_CARD
    heard = True
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        rows = game.rows
        game.put(STATE, MOVING, 1)
        game.put(STATE, MOVES_MADE, rows[STATE][MOVES_MADE] + 1)
        game.put(STATE, MOVED_IN, rows[STATE][MOVED_IN] | 1 << phase(game))


E_MOVES_FROM: Final = EVENTS.add(MovesFrom())


class Moves(Happening):
    """000: move - from a site to the one of a number."""

    name = "moves"
    subject = A_CARD
    value = A_SITE_NUMBER
    heard = True
    seen = False


E_MOVES: Final = EVENTS.add(Moves())


class Marker(Happening):
    """000: move - a player's marker stands at a site number."""

    name = "marker"
    subject = A_SEAT
    value = A_SITE_NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        unmark_all(game, PLAYED_HERE)
        set_marker(game, subject, value)


E_MARKER: Final = EVENTS.add(Marker())


class MovesTo(Happening):
    """000: move - the fellowship comes to a site."""

    name = "moves to"
    subject = A_CARD
    value = A_SITE_NUMBER
    heard = True
    line = "The fellowship moves to {card}."


E_MOVES_TO: Final = EVENTS.add(MovesTo())


class Moved(Happening):
    """000: move - it is over."""

    name = "moved"
    subject = A_CARD
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, MOVING, 0)
        drop(game, NEXT_SHADOW_NUMBER, GAME)


E_MOVED: Final = EVENTS.add(Moved())


class Control(Happening):
    """000: control - a Shadow player takes a site."""

    name = "control"
    subject = A_CARD
    value = A_SEAT
    line = "{valued} takes control of {card}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, PLAY + value)
        derive(game)


E_CONTROL: Final = EVENTS.add(Control())


class Liberate(Happening):
    """000: liberate - a site is nobody's again."""

    name = "liberate"
    subject = A_CARD
    line = "{card} is liberated."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        liberate(game, subject)


E_LIBERATE: Final = EVENTS.add(Liberate())


class Replace(Happening):
    """003: site - a new one, the value, lies where an old one lay; the cause is who plays it."""

    name = "replace"
    subject = A_CARD
    value = A_CARD
    cause = A_SEAT
    line = "{other} replaces {card}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        if subject == current_site(game):
            unmark_all(game, PLAYED_HERE)
        replace_site(game, subject, value)
        check(game, NONE)


E_REPLACE: Final = EVENTS.add(Replace())
