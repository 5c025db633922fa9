"""The terminal application: a menu, then game after game."""

from typing import Any

from rich.text import Text
from textual.app import App

from mathom.cli.terminal import palette, saves
from mathom.cli.terminal.game_screen import GameScreen
from mathom.cli.terminal.menu_screen import MenuScreen
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.cli.terminal.session import GAME, Session
from mathom.cli.terminal.sheets import HELP, reference
from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.game import new


class MathomApp(App[str]):
    """Plays a session, or asks in a menu what to play.

    ``pace`` is the time between two steps of a battle that is told; 0 tells all at once.
    """

    TITLE = "Mathom"
    ENABLE_COMMAND_PALETTE = False
    CSS = "Toast { max-width: 70; }"

    def __init__(self, session: Session | None = None, pace: float = 0.5) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.register_theme(palette.THEME)
        self.theme = palette.THEME.name

    def on_mount(self) -> None:
        self.run_worker(self._sit_down(), exclusive=True, group="table")

    async def _sit_down(self) -> None:
        session = self.session
        while True:
            if session is None:
                session = await self._from_menu()
                if session is None:
                    self.exit("quit")
                    return
            self.session = session
            reply = await self.push_screen_wait(GameScreen(session, self.pace))
            if reply == "rematch":
                session = session.rematch()
            elif reply == "menu":
                session = None
            else:
                self.exit(reply)
                return

    async def _from_menu(self) -> Session | None:
        while True:
            last = saves.latest(GAME)
            wish = await self.push_screen_wait(MenuScreen(last is not None))
            if wish is None:
                return None
            try:
                return self._session(wish)
            except MathomError as fault:
                self.notify(str(fault), severity="error", timeout=10)

    def _session(self, wish: dict[str, Any]) -> Session:
        if wish.get("resume"):
            last = saves.latest(GAME)
            if last is None:
                raise MathomError("there is no saved game to resume")
            return Session.resume(last)
        return Session.begin(wish["setup"], wish["side"], wish["opponent"])

    def action_reference(self) -> None:
        """The reference sheets, for the game on the table or for all characters."""
        page: Text | None = None
        for screen in self.screen_stack:
            if isinstance(screen, GameScreen):
                page = screen.reference_page()
        if page is None:
            page = reference(new(rules_of(GAME), {"characters": "draft"}))
        self.push_screen(ReadingScreen("Reference", page))

    def action_help(self) -> None:
        self.push_screen(ReadingScreen("Help", HELP))
