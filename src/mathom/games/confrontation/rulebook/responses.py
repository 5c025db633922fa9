"""What answers an event (``002: game end``, Balrog, Shelob, Wormtongue, the Ring-bearer)."""

from typing import Final

from mathom.games.confrontation.battle_events import E_DEFEATED, E_RING_PASSES, IN_TUNNEL, NO_LAIR
from mathom.games.confrontation.board import (
    CARADHRAS,
    FELLOWSHIP,
    GONDOR,
    MORDOR,
    NOWHERE,
    ROOM,
    SAURON,
    SHIRE,
    TUNNEL,
)
from mathom.games.confrontation.characters import (
    ENDS_GAME_IF_DEFEATED,
    GOES_TO_LAIR,
    PASSES_THE_RING,
    SILENCES,
    SLIPS_AWAY,
    TUNNEL_GUARD,
    VARIANT,
    WINS_IN_SHIRE,
    has,
    slot,
)
from mathom.games.confrontation.events import (
    BY_RETREAT,
    E_MOVES,
    E_REVEALED,
    RING_BEARER_FELL,
    RING_IN_MORDOR,
    THREE_IN_SHIRE,
    TO_LAIR,
    WITCH_KING_IN_SHIRE,
)
from mathom.games.confrontation.procedures import PROCEDURES, RUN_SLIPPING_AWAY, RUN_TUNNEL_OF_MORIA
from mathom.games.confrontation.questions import ASK_SLIP, ASK_TUNNEL, STAY, YES
from mathom.games.confrontation.rows import (
    B_REGION,
    BATTLE,
    CHARACTER,
    PLAY,
    REGION,
    REVEALED,
    RING_BEARER,
    UNSET,
    census,
    may_be,
    stand_of,
    stands_in,
)
from mathom.games.confrontation.rulebook.ask import ask, ask_whether
from mathom.games.confrontation.rulebook.game import win
from mathom.games.confrontation.rulebook.retreats import empty_behind
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import PREVENTED, Door, Procedure


def listens(game: Game, kind: int, subject: int, value: int) -> int:
    """Which timings of the door somebody answers."""
    if kind == E_MOVES:
        if value == MORDOR:
            return 1 << Door.REQUIRED_AFTER if subject < 9 else 0
        if value == SHIRE:
            return 1 << Door.REQUIRED_AFTER if subject >= 9 else 0
        if value == TUNNEL:
            for stand in stands_in(game, SAURON, CARADHRAS):
                if may_be(game, stand, TUNNEL_GUARD):
                    return 1 << Door.OPTIONAL_BEFORE
        return 0
    if kind == E_DEFEATED:
        return 1 << Door.REQUIRED_AFTER if subject < 9 else 1 << Door.INSTEAD
    return 0


def respond(game: Game, door: Frame, timing: int) -> None:
    """Let whatever listens to this event act."""
    if door.event == E_MOVES:
        if timing == Door.OPTIONAL_BEFORE:
            game.call(Frame(RUN_TUNNEL_OF_MORIA, SAURON, door.card))
        elif timing == Door.REQUIRED_AFTER:
            entered_home(game, door.card, door.place)
    elif timing == Door.INSTEAD:
        if has(game.rows[CHARACTER][door.card], SLIPS_AWAY):
            game.call(Frame(RUN_SLIPPING_AWAY, SAURON, door.card))
    else:
        fellowship_falls(game, door.card, door.other)


def entered_home(game: Game, stand: int, region: int) -> None:
    """002: game end - the Ring in Mordor, or Sauron's servants in the Shire."""
    character = game.rows[CHARACTER][stand]
    if region == MORDOR:
        if character % VARIANT == game.rows[PLAY][RING_BEARER]:
            win(game, FELLOWSHIP, RING_IN_MORDOR)
    elif has(character, WINS_IN_SHIRE):
        win(game, SAURON, WITCH_KING_IN_SHIRE)
    elif census(game, SAURON)[SHIRE] >= 3:
        win(game, SAURON, THREE_IN_SHIRE)


def fellowship_falls(game: Game, stand: int, by: int) -> None:
    """A Fellowship character was defeated: the Ring, then Shelob."""
    character = game.rows[CHARACTER][stand]
    foe = game.rows[CHARACTER][by] if by >= 0 else UNSET
    if has(character, ENDS_GAME_IF_DEFEATED):
        win(game, SAURON, RING_BEARER_FELL)
        return
    if character % VARIANT == game.rows[PLAY][RING_BEARER]:
        heir = UNSET
        if has(character, PASSES_THE_RING) and not has(foe, SILENCES):
            heir = stand_of(game, slot(character, PASSES_THE_RING)[1])
        if heir == UNSET or game.rows[REGION][heir] == NOWHERE:
            win(game, SAURON, RING_BEARER_FELL)
            return
        game.event(E_REVEALED, heir, REVEALED)
        game.event(E_RING_PASSES, heir)
    in_battle = game.rows[BATTLE][B_REGION] != UNSET
    if in_battle and has(foe, GOES_TO_LAIR) and game.rows[REGION][by] != NOWHERE:
        to_lair(game, by)


def to_lair(game: Game, shelob: int) -> None:
    """002: Shelob - she goes to Gondor at once, or is defeated for want of a place there."""
    if game.rows[REGION][shelob] == GONDOR:
        return
    if census(game, SAURON)[GONDOR] < ROOM[GONDOR] and not census(game, FELLOWSHIP)[GONDOR]:
        game.event(E_MOVES, shelob, GONDOR, TO_LAIR)
    else:
        game.event(E_DEFEATED, shelob, NO_LAIR)


class TunnelOfMoria(Procedure):
    """002: Balrog - Sauron may reveal him in Caradhras to defeat whoever passes the tunnel.

    Asked whenever the Balrog could be there for all the Fellowship knows.
    """

    ASK: Final = 0
    ANSWER: Final = 1
    STRIKE: Final = 2
    STRUCK: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        balrog = stand_of(game, TUNNEL_GUARD)
        if pc == TunnelOfMoria.ASK:
            here = game.rows[REGION][balrog] == CARADHRAS
            ask_whether(game, SAURON, ASK_TUNNEL, here)
        elif pc == TunnelOfMoria.ANSWER:
            if game.pick == YES:
                game.event(E_REVEALED, balrog, REVEALED)
            else:
                game.done()
        elif pc == TunnelOfMoria.STRIKE:
            game.event(E_DEFEATED, frame.card, IN_TUNNEL, balrog)
        else:
            game.done(PREVENTED)


class SlippingAway(Procedure):
    """002: Wormtongue - defeated, he may retreat backward to an empty region instead."""

    ASK: Final = 0
    ANSWER: Final = 1
    GONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == SlippingAway.ASK:
            ask(game, SAURON, ASK_SLIP, [*empty_behind(game, frame.card), STAY])
        elif pc == SlippingAway.ANSWER:
            if game.pick == STAY:
                game.done()
            else:
                game.event(E_MOVES, frame.card, game.pick, BY_RETREAT)
        else:
            game.done(PREVENTED)


PROCEDURES.define(RUN_TUNNEL_OF_MORIA, TunnelOfMoria())
PROCEDURES.define(RUN_SLIPPING_AWAY, SlippingAway())
