"""The terminal application: a menu, then game after game."""

from textual.app import App

from mathom.cli.terminal import palette, saves
from mathom.cli.terminal.front import Front
from mathom.cli.terminal.menu_screen import Wish
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.cli.terminal.session import Session
from mathom.kernel.decision import MathomError


class MathomApp(App[str]):
    """Plays a session, or asks in a menu what to play.

    ``pace`` is the time between two steps of a battle that is told; 0 tells all at once.
    """

    TITLE = "Mathom"
    ENABLE_COMMAND_PALETTE = False
    CSS = "Toast { max-width: 70; }"

    def __init__(self, front: Front, session: Session | None = None, pace: float = 0.5) -> None:
        super().__init__()
        self.front = front
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
            reply = await self.push_screen_wait(self.front.screen(session, self.pace))
            if reply == "rematch":
                session = session.rematch()
            elif reply == "menu":
                session = self.session = None
            else:
                self.exit(reply)
                return

    async def _from_menu(self) -> Session | None:
        wish: Wish | None = None
        while True:
            last = saves.latest(self.front.game)
            wish = await self.push_screen_wait(self.front.menu(last is not None, wish))
            if wish is None:
                return None
            try:
                return self._session(wish)
            except MathomError as fault:
                self.notify(str(fault), severity="error", timeout=10)

    def _session(self, wish: Wish) -> Session:
        if wish.get("resume"):
            last = saves.latest(self.front.game)
            if last is None:
                raise MathomError("there is no saved game to resume")
            return self.front.resume(last)
        return self.front.begin(wish)

    def action_reference(self) -> None:
        """The reference sheets, for the game on the table or for all characters."""
        self.push_screen(ReadingScreen("Reference", self.front.reference(self.session)))

    def action_help(self) -> None:
        self.push_screen(ReadingScreen("Help", self.front.help))
