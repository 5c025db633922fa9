"""The games at the command line and in the terminal: one record for each, by the game's name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mathom.cli import play_confrontation, play_lcg, play_tcg
from mathom.kernel.playthrough import Playthrough

if TYPE_CHECKING:
    from mathom.cli.terminal.front import Front
    from mathom.cli.terminal.replay import Replay


class FrontEnd:
    """What ``mathom play`` takes for a game, and its front in the terminal, which is loaded only
    when somebody wants to look: Textual is slow to load."""

    def __init__(self, play: Callable[..., None], front: "Callable[[], Front]") -> None:
        self.play = play
        self.front = front


FRONT_ENDS: Final[dict[str, FrontEnd]] = {
    "confrontation": FrontEnd(play_confrontation.play, play_confrontation.front),
    "lcg": FrontEnd(play_lcg.play, play_lcg.front),
    "tcg": FrontEnd(play_tcg.play, play_tcg.front),
}


def replay_of(play: Playthrough) -> "Replay":
    """The replay of a game, as the terminal shows it."""
    return FRONT_ENDS[play.rules.name].front().replay(play)
