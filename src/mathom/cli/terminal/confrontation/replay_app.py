"""A saved game to step through: the map and the chronicle at every decision."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Static

from mathom.cli.terminal import palette
from mathom.cli.terminal.confrontation.board_widget import Board
from mathom.cli.terminal.confrontation.chronicle_text import chronicle_page
from mathom.cli.terminal.confrontation.describe import describe
from mathom.cli.terminal.confrontation.names import shaped, the_side
from mathom.cli.terminal.confrontation.picture import Scene
from mathom.cli.terminal.confrontation.sheets import cards_table, reference
from mathom.cli.terminal.confrontation.story import Teller
from mathom.cli.terminal.pointing import Pointing
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.cli.terminal.replay import Replay
from mathom.games.confrontation.events import E_TURN
from mathom.games.confrontation.rows import seat_of
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.game import Game
from mathom.kernel.playthrough import Playthrough

BOTH = -1


class ReplayApp(Replay):
    """Left and right step; f, s and b choose whose eyes."""

    CSS = """
    Screen { background: $background; }
    #head { height: 1; background: $panel; padding: 0 1; }
    Board { height: 16; }
    #lower { height: 1fr; }
    #now-box { width: 40%; padding: 0 1; }
    #cards-box { width: 30%; padding: 0 1; border-left: vkey $panel; }
    #chronicle-box { width: 30%; padding: 0 1; border-left: vkey $panel; }
    """
    BINDINGS = [
        Binding("f", "eyes(0)", "Fellowship"),
        Binding("s", "eyes(1)", "Sauron"),
        Binding("b", "eyes(-1)", "Both"),
    ]
    turns = (E_TURN,)

    def __init__(self, play: Playthrough) -> None:
        super().__init__(play)
        self.eyes = BOTH

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Board(id="board")
        with Horizontal(id="lower"):
            yield VerticalScroll(Static(id="now"), id="now-box", can_focus=False)
            yield VerticalScroll(Static(id="cards"), id="cards-box", can_focus=False)
            yield VerticalScroll(Static(id="chronicle"), id="chronicle-box", can_focus=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._fit()
        self.show()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        room = self.size.height - 2 - (6 if self.size.height < 34 else 12)
        self.query_one(Board).styles.height = 4 * max(4, min(9, room // 4))

    # What is seen

    @property
    def viewer(self) -> int:
        """The seat whose eyes are used; nobody's when everything is shown."""
        if self.eyes == BOTH:
            return SPECTATOR
        return seat_of(self.position.game, self.eyes)

    def show(self) -> None:
        game = self.seen_game()
        scene = Scene(game, self.eyes)
        teller = Teller()
        line_of = self.line_of()
        for event in self.events():
            teller.add(event, line_of(event))
        scene.moved = teller.moved
        self.query_one(Board).show(scene)
        head = Text("Replay  ", palette.TITLE)
        head.append(f"step {self.place} of {len(self.positions) - 1}  ", palette.PLAIN)
        head.append("seen by ", palette.QUIET)
        if self.eyes == BOTH:
            head.append("both", palette.STRONG)
        else:
            name = shaped(self.eyes, f" {the_side(self.eyes, True)} ")
            head.append(name, palette.side_style(self.eyes))
        self.query_one("#head", Static).update(head)
        now = Text("What just happened\n", palette.TITLE)
        now.append_text(chronicle_page(line_of, self.events(self.before)))
        now.append("\n\n")
        now.append_text(self._next(game))
        self.query_one("#now", Static).update(now)
        self.query_one("#cards", Static).update(cards_table(game, self.eyes))
        self.query_one("#chronicle", Static).update(chronicle_page(line_of, self.events()))
        box = self.query_one("#chronicle-box", VerticalScroll)
        box.call_after_refresh(box.scroll_end, animate=False)

    def _next(self, game: Game) -> Text:
        """What is asked here."""
        decision = self.position.game.decision
        if decision is None:
            return Text(self.play.rules.outcome(self.position.game), palette.WARN)
        if game.decision is None:
            return Text("The other side is asked something.", palette.QUIET)
        return Text(f"Asked: {self.play.rules.question(game).prompt}", palette.STRONG)

    # Keys

    def action_eyes(self, side: int) -> None:
        self.eyes = side
        self.show()

    def on_pointing_touched(self, message: Pointing.Touched) -> None:
        text = Text(describe(self.seen_game(), self.eyes, message.thing), palette.PLAIN)
        self.query_one("#now", Static).update(text)

    def action_chronicle(self) -> None:
        page = chronicle_page(self.line_of(), self.events())
        self.push_screen(ReadingScreen("Chronicle", page, at_end=True))

    def action_reference(self) -> None:
        self.push_screen(ReadingScreen("Reference", reference(self.position.game)))
