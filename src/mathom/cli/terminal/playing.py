"""What screens on which a game is played share: going on, answering, the usual keys."""

from typing import Generic, TypeVar

from textual.screen import Screen

from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.entry import Picks
from mathom.cli.terminal.hints import ask_for_hint
from mathom.cli.terminal.session import Session
from mathom.kernel.decision import MathomError
from mathom.table.view import View

S = TypeVar("S", bound=Session)


class Playing(Screen[str], Generic[S]):
    """Goes from one decision to the next; how, ``drive`` says."""

    session: S

    async def drive(self) -> None:
        """Let bots play, and ask when a person is to answer: each game's screen in its way."""
        raise NotImplementedError

    def go_on(self) -> None:
        self.run_worker(self.drive(), exclusive=True, group="drive")

    def give(self, picks: Picks, for_person: bool = False) -> None:
        """Answer and save; a full disk is told, not fatal."""
        try:
            if for_person:
                self.session.answer_for(picks)
            else:
                self.session.answer(*picks)
        except OSError as fault:
            self.notify(f"Not saved: {fault.strerror or fault}", severity="error")

    def asked(self) -> View:
        """The view whose decision the screen asks."""
        return self.session.view()

    # Keys

    def action_number(self, number: int) -> None:
        self.query_one(AskPanel).pick(number)

    def action_save(self) -> None:
        try:
            self.session.save()
        except (OSError, MathomError) as fault:
            self.notify(f"Not saved: {fault}", severity="error")
        else:
            self.notify(f"Saved in {self.session.path}")

    def action_quit(self) -> None:
        self.action_save()
        self.dismiss("quit")

    def action_hint(self) -> None:
        ask_for_hint(self, self.asked, self.session.between_people)
