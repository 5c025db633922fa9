"""A saved card game to step through: the felt and the chronicle at every decision."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Static

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.chips import Scene
from mathom.cli.terminal.cards.chronicle import chronicle_page
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.table import CardTable
from mathom.cli.terminal.pointing import Pointing
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.cli.terminal.replay import Replay
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.playthrough import Playthrough


class CardReplay(Replay):
    """Left and right step; the numbers choose whose eyes, b shows everything."""

    CSS = """
    Screen { background: $background; }
    #head { height: 1; background: $panel; padding: 0 1; }
    #felt-box { height: 60%; padding: 0 1; scrollbar-size-vertical: 1; }
    #lower { height: 1fr; border-top: solid $panel; }
    #now-box { width: 50%; padding: 0 1; }
    #chronicle-box { width: 50%; padding: 0 1; border-left: vkey $panel; }
    """
    BINDINGS = [
        Binding("b", "eyes(-2)", "All"),
        *[Binding(str(seat + 1), f"eyes({seat})", show=False) for seat in range(9)],
        Binding("h", "piles", "Piles"),
    ]

    def __init__(
        self, play: Playthrough, table: CardTable, reference: Text, turns: tuple[int, ...]
    ) -> None:
        super().__init__(play)
        self.table = table
        self.reference = reference
        self.turns = turns
        self.eyes = SPECTATOR

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield VerticalScroll(Felt(id="felt"), id="felt-box", can_focus=False)
        with Horizontal(id="lower"):
            yield VerticalScroll(Static(id="now"), id="now-box", can_focus=False)
            yield VerticalScroll(Static(id="chronicle"), id="chronicle-box", can_focus=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.show()

    @property
    def viewer(self) -> int:
        return self.eyes

    def show(self) -> None:
        game = self.seen_game()
        count = self.play.rules.seats(self.play.setup)
        names = [f"Player {seat + 1}" for seat in range(count)]
        self.query_one(Felt).show(Scene(self.table.rows(game, self.eyes, names, {})))
        head = Text("Replay  ", palette.TITLE)
        head.append(f"step {self.place} of {len(self.positions) - 1}  ", palette.PLAIN)
        seen_by = "all" if self.eyes == SPECTATOR else names[self.eyes].lower()
        head.append(f"seen by {seen_by}  ", palette.QUIET)
        head.append_text(self.table.heading(game))
        self.query_one("#head", Static).update(head)
        now = Text("What just happened\n", palette.TITLE)
        now.append_text(chronicle_page(self.table, self.line_of(), self.events(self.before), 0))
        now.append("\n\n")
        now.append_text(self._next())
        self.query_one("#now", Static).update(now)
        events = self.events()
        page = chronicle_page(self.table, self.line_of(), events[-60:], len(events))
        self.query_one("#chronicle", Static).update(page)
        box = self.query_one("#chronicle-box", VerticalScroll)
        box.call_after_refresh(box.scroll_end, animate=False)

    def _next(self) -> Text:
        """What is asked here."""
        game = self.position.game
        if game.decision is None:
            return self.table.over(game, [])
        asked = f"Player {game.decision.who + 1} is asked"
        if self.eyes not in (SPECTATOR, game.decision.who):
            return Text(f"{asked} something.", palette.QUIET)
        return Text(f"{asked}: {self.play.rules.question(game).prompt}", palette.STRONG)

    # Keys

    def action_eyes(self, seat: int) -> None:
        if seat < self.play.rules.seats(self.play.setup):
            self.eyes = seat
            self.show()

    def on_pointing_touched(self, message: Pointing.Touched) -> None:
        self._describe(message.thing)

    def on_pointing_looked(self, message: Pointing.Looked) -> None:
        self._describe(message.thing)

    def _describe(self, thing: int) -> None:
        self.query_one("#now", Static).update(self.table.describe(self.seen_game(), thing))

    def action_chronicle(self) -> None:
        events = self.events()
        page = chronicle_page(self.table, self.line_of(), events, len(events))
        self.push_screen(ReadingScreen("Chronicle", page, at_end=True))

    def action_piles(self) -> None:
        self.push_screen(ReadingScreen("Piles", self.table.piles(self.seen_game())))

    def action_reference(self) -> None:
        self.push_screen(ReadingScreen("Reference", self.reference))
