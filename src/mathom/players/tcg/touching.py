"""Whether a text can change the skirmish under way: only what touches one of those in it does."""

from mathom.cardplay.combining import Either, OneOf, Optionally, Provided, Then
from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import That
from mathom.cardplay.steps import PERFORM, Do, Have
from mathom.games.tcg.questions import ABILITY
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.games.tcg.rulebook.skirmish import sides
from mathom.games.tcg.words.verbs.combining import BySites, ForEach, PayTo, TheyMay, WhereX
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.drawing import ReturnToHand
from mathom.games.tcg.words.verbs.harm import Wound
from mathom.games.tcg.words.verbs.lasting import Give
from mathom.games.tcg.words.verbs.preventing import (
    BeingOverwhelmed,
    Instead,
    Preventable,
    PreventFact,
)
from mathom.games.tcg.words.verbs.skirmishes import CancelSkirmish
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.players.tcg.targets import boosts


def touches(game: Game, player: Seat, pick: Pick, ours: int, theirs: int) -> bool:
    """Whether a text may change how a skirmish of these strengths ends, or who is there to end it.
    What helps the winner of one that overwhelms already does not."""
    frame = Frame(PERFORM, player, pick % ABILITY, cards=NOBODY)
    return any(_touches(game, frame, do, ours, theirs) for do in _steps(game, pick))


def fights(game: Game, pick: Pick) -> bool:
    """Whether a text is for fights alone, so that it does nothing where it touches none."""
    return all(
        isinstance(do, Give | PreventFact | CancelSkirmish | BySites) for do in _steps(game, pick)
    )


def _steps(game: Game, pick: Pick) -> tuple[Do, ...]:
    place = pick // ABILITY - 1 if pick >= ABILITY else 0
    return usable_of(game, pick % ABILITY)[place].do


def _touches(game: Game, frame: Frame, do: Do, ours: int, theirs: int) -> bool:
    if isinstance(do, TheyMay):
        return _touches(game, frame, do.offered, ours, theirs)
    if isinstance(do, BySites):
        return _touches(game, frame, do.branch(game, frame), ours, theirs)
    if isinstance(do, Provided | Either | Have | Optionally | ForEach | WhereX | PayTo | Instead):
        return _touches(game, frame, do.do, ours, theirs)
    if isinstance(do, Preventable):
        return _touches(game, frame, do.do, ours, theirs)
    if isinstance(do, Then | OneOf):
        return any(_touches(game, frame, each, ours, theirs) for each in do.steps)
    if isinstance(do, CancelSkirmish):
        return do.possible(game, frame)
    if isinstance(do, Give | Wound | PreventFact | Discard | ReturnToHand):
        # Whom the price names is not known before it is paid.
        fighters = _to_change(game, do, ours, theirs)
        return isinstance(do.who, That) or any(c in fighters for c in do.targets(game, frame))
    return False


def _to_change(game: Game, do: Do, ours: int, theirs: int) -> list[int]:
    """Those in the skirmish on whom a text can make a difference."""
    own, foes = sides(game)
    if isinstance(do, PreventFact) and isinstance(do.doing, BeingOverwhelmed):
        return own if theirs >= 2 * ours else foes if ours >= 2 * theirs else []
    if not isinstance(do, Give):
        return own + foes
    found: list[int] = []
    if ours < 2 * theirs:
        found += own if boosts(do) else foes
    if theirs < 2 * ours:
        found += foes if boosts(do) else own
    return found
