"""The Confrontation as the terminal application seats people at it."""

from pathlib import Path

from rich.text import Text
from textual.screen import Screen

from mathom.cli.terminal.confrontation.game_screen import GameScreen
from mathom.cli.terminal.confrontation.menu_screen import DuelMenu
from mathom.cli.terminal.confrontation.replay_app import ReplayApp
from mathom.cli.terminal.confrontation.session import GAME, Duel
from mathom.cli.terminal.confrontation.sheets import HELP, reference
from mathom.cli.terminal.front import Front
from mathom.cli.terminal.menu_screen import MenuScreen, Wish
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.session import Session
from mathom.games import rules_of
from mathom.kernel.game import new
from mathom.kernel.playthrough import Playthrough


class ConfrontationFront(Front):
    """The map, its menu and its sheets."""

    game = GAME
    help = HELP

    def menu(self, resumable: bool, last: Wish | None) -> MenuScreen:
        return DuelMenu(resumable)

    def begin(self, wish: Wish) -> Session:
        return Duel.begin(wish["setup"], wish["side"], wish["opponent"])

    def resume(self, path: Path) -> Session:
        return Duel.resume(path)

    def screen(self, session: Session, pace: float) -> Screen[str]:
        assert isinstance(session, Duel)
        return GameScreen(session, pace)

    def replay(self, play: Playthrough) -> Replay:
        return ReplayApp(play)

    def reference(self, session: Session | None) -> Text:
        if session is None:
            return reference(new(rules_of(GAME), {"characters": "draft"}))
        return reference(session.view().game)


CONFRONTATION = ConfrontationFront()
