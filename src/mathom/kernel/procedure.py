"""Procedures: the rulebook's chapters, step by step; and the door all changes pass."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from mathom.kernel.frame import Frame
    from mathom.kernel.game import Game

# What a frame's ``event`` register holds, where it is no plain number.
EVENT: Final = "event"

# What a response returns to the door to stop the event it answers.
PREVENTED: Final = 1


class Procedure(ABC):
    """One chapter of a rulebook. A singleton: all that changes is in the frame and the rows.

    ``step`` runs the step named ``pc`` and then returns; the next step follows unless it
    said otherwise: ``game.ask`` (wait for an answer, read by the next step), ``game.call``
    (run another procedure first), ``frame.step = NAME`` (jump), ``game.done`` (finished).
    A step that asks does nothing else, so that it can be asked again at any time.
    ``event_is`` says what its frame's ``event`` register holds: saves name it.
    """

    event_is: ClassVar[str] = ""

    @abstractmethod
    def step(self, game: "Game", frame: "Frame", pc: int) -> None:
        """Run step ``pc``."""


class Door(Procedure):
    """Every change of state passes here, so that nothing that answers it can be missed.

    The frame's registers are the event: ``event`` its kind, ``card`` its subject, ``place``
    its value, ``other`` its cause. A response asks and acts through frames of its own and may
    return ``PREVENTED``.
    """

    event_is = EVENT

    INSTEAD: Final = 0
    REQUIRED_BEFORE: Final = 1
    OPTIONAL_BEFORE: Final = 2
    HAPPEN: Final = 3
    REQUIRED_AFTER: Final = 4
    OPTIONAL_AFTER: Final = 5

    def step(self, game: "Game", frame: "Frame", pc: int) -> None:
        if Door.INSTEAD < pc <= Door.HAPPEN and game.value == PREVENTED:
            game.done(PREVENTED)
            return
        timings = frame.count
        while pc < Door.HAPPEN and not timings >> pc & 1:
            pc += 1
        game.value = 0
        if pc < Door.HAPPEN:
            frame.step = pc + 1
            game.rules.respond(game, frame, pc)
            return
        if pc == Door.HAPPEN:
            frame.step = Door.REQUIRED_AFTER
            game.happen(frame.event, frame.card, frame.place, frame.other)
            if game.stack[-1] is not frame:
                return  # what the event brings with it comes before what answers it
            pc += 1
        while pc <= Door.OPTIONAL_AFTER and not timings >> pc & 1:
            pc += 1
        if pc <= Door.OPTIONAL_AFTER:
            frame.step = pc + 1
            game.rules.respond(game, frame, pc)
        else:
            game.done()
