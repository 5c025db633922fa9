"""What the terminal must know of a game to seat people at it."""

from abc import ABC, abstractmethod
from pathlib import Path

from rich.text import Text
from textual.screen import Screen

from mathom.cli.terminal.menu_screen import MenuScreen, Wish
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.session import Session
from mathom.kernel.playthrough import Playthrough


class Front(ABC):
    """One game's menu, sessions, screen, replay and sheets."""

    game = ""  # its name, as people type it
    help = ""  # the page of keys

    @abstractmethod
    def menu(self, resumable: bool, last: Wish | None) -> MenuScreen:
        """The start menu, set as it was when it was left."""

    @abstractmethod
    def begin(self, wish: Wish) -> Session:
        """The game that a menu asked for."""

    @abstractmethod
    def resume(self, path: Path) -> Session:
        """The game in a file, as it was left."""

    @abstractmethod
    def screen(self, session: Session, pace: float) -> Screen[str]:
        """The table; hands back "rematch", "menu" or "quit"."""

    @abstractmethod
    def replay(self, play: Playthrough) -> Replay:
        """A game that was played, step by step."""

    @abstractmethod
    def reference(self, session: Session | None) -> Text:
        """Every card and character in words: of this game, or of all there are."""
