"""A battle told step by step over the lower part of the map, and asked about there."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Footer, Static

from mathom.cli.terminal import palette
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.confrontation.battle_text import brief, fighters
from mathom.cli.terminal.confrontation.choices import Choices
from mathom.cli.terminal.confrontation.describe import describe
from mathom.cli.terminal.confrontation.names import the_side
from mathom.cli.terminal.confrontation.sheets import cards_table
from mathom.cli.terminal.confrontation.story import Story
from mathom.cli.terminal.entry import Entry
from mathom.cli.terminal.hints import ask_for_hint
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.games.confrontation.rows import side_of_seat
from mathom.table.view import View

# What the screen hands back: an answer, a wish (undo, quit, ...), or nothing more to say.
Reply = tuple[int, ...] | str | None


class BattleScreen(ModalScreen[Reply]):
    """Tells a story's new lines one by one, then asks its question or waits for Enter."""

    CSS = """
    BattleScreen { align: center bottom; background: $background 0%; }
    BattleScreen > #battle {
        height: 15; width: 100%; background: $background; border: heavy $primary;
    }
    BattleScreen.-low > #battle { height: 100%; }
    BattleScreen.-peek > #battle { display: none; }
    BattleScreen VerticalScroll { scrollbar-size-vertical: 1; }
    BattleScreen #fighters { width: 36%; padding: 0 1; }
    BattleScreen #told { width: 28%; padding: 0 1; border-left: vkey $panel; }
    BattleScreen #asked { width: 36%; padding: 0 1; border-left: vkey $panel; }
    BattleScreen #note { height: auto; max-height: 5; color: $text-muted; }
    BattleScreen.-low > #battle { layout: grid; grid-size: 2 2; grid-rows: 11 1fr; }
    BattleScreen.-low #fighters, BattleScreen.-low #told { width: 100%; height: 100%; }
    BattleScreen.-low #asked { width: 100%; column-span: 2; border-left: none; }
    BattleScreen.-low #note { max-height: 3; }
    """
    BINDINGS = [
        Binding("enter", "on", "Go on", priority=False),
        Binding("space", "on", show=False),
        Binding("m", "peek", "Map"),
        Binding("r", "app.reference", "Reference"),
        Binding("h", "cards", "Cards", show=False),
        Binding("i", "hint", "Hint"),
        Binding("u", "wish('undo')", "Undo"),
        Binding("question_mark", "app.help", "Help"),
        Binding("q", "wish('quit')", "Quit"),
        Binding("w", "why", "Why not?", show=False),
        *[Binding(str(n), f"number({n})", show=False) for n in range(10)],
    ]

    def __init__(
        self,
        story: Story,
        view: View,
        choices: Choices | None,
        pace: float,
        between_people: bool,
    ) -> None:
        super().__init__()
        self.story = story
        self.view = view
        self.choices = choices
        self.pace = pace
        self.between_people = between_people
        self._timer: Timer | None = None
        self._telling = True

    def compose(self) -> ComposeResult:
        with Horizontal(id="battle") as box:
            place = f" in {self.story.where}" if self.story.where else ""
            box.border_title = f"Battle{place}"
            yield VerticalScroll(Static(id="faces"), id="fighters")
            yield VerticalScroll(Static(id="lines"), id="told")
            with Vertical(id="asked"):
                yield AskPanel(id="ask")
                yield Static(id="note")
        yield Footer()

    def on_mount(self) -> None:
        self._fit()
        if self.pace <= 0:
            self.story.told = len(self.story.lines)
        self._tell()
        if self._telling:
            self._timer = self.set_interval(self.pace, self._next_line)

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        self.set_class(self.app.size.height < 36, "-low")

    # Telling

    def _next_line(self) -> None:
        self.story.told += 1
        self._tell()

    def _tell(self) -> None:
        story = self.story
        self._telling = story.told < len(story.lines)
        text = Text()
        for number, line in enumerate(story.lines[: story.told], start=1):
            fresh = number == story.told
            text.append(f"{number:>2} ", palette.QUIET)
            text.append(line + "\n", palette.STRONG if fresh else palette.PLAIN)
        if self._telling:
            text.append("   …", palette.QUIET)
        self.query_one("#lines", Static).update(text)
        told = self.query_one("#told", VerticalScroll)
        told.call_after_refresh(told.scroll_end, animate=False)
        if not self._telling:
            if self._timer is not None:
                self._timer.stop()
            self.query_one("#faces", Static).update(fighters(story, self.view.game))
            self._ask()
        else:
            self.query_one("#faces", Static).update(self._names_only())
            self.query_one("#ask", AskPanel).wait("Enter: tell it all")

    def _names_only(self) -> Text:
        """The fighters while the battle is still being told, without its end."""
        blank = Story((0, *self._pair(), self.story.ordinal, -1, -2, -2), self.story.where)
        revealed = self.story.told > 3
        blank.characters = self.story.characters if revealed else self.story.at_first
        return fighters(blank, self.view.game)

    def _pair(self) -> tuple[int, int]:
        attacking = self.story.attacking
        return self.story.stands[attacking], self.story.stands[1 - attacking]

    # Asking

    def _ask(self) -> None:
        ask = self.query_one("#ask", AskPanel)
        if self.choices is None:
            ask.ask("The battle is over.", "", [Entry("Go on", ())], [])
            ask.answers.focus()
            return
        question = self.choices.question
        entries = self.choices.entries()
        notes = [
            brief(self.view.preview(entry.picks[0])) if entry.picks else Text() for entry in entries
        ]
        ask.ask(question.prompt, question.rule, entries, notes)
        ask.answers.focus()

    def on_ask_panel_considered(self, message: AskPanel.Considered) -> None:
        entry = message.entry
        note = Text()
        if self.choices is not None and entry.picks:
            side = side_of_seat(self.view.game, self.view.viewer)
            for thing in entry.things[:1]:
                note.append(describe(self.view.game, side, thing) + " ", palette.QUIET)
            preview = self.view.preview(entry.picks[0])
            if preview is not None and preview.lines:
                note.append("Then: " + " ".join(preview.lines), palette.PLAIN)
        self.query_one("#note", Static).update(note)

    def on_ask_panel_picked(self, message: AskPanel.Picked) -> None:
        entry = message.entry
        if self.choices is None:
            self.dismiss(None)
        elif entry.picks is not None:
            self.dismiss(entry.picks)
        elif entry.thing is not None:
            self.choices.touch(entry.thing)
            self._ask()

    # Keys

    def action_on(self) -> None:
        if self._telling:
            self.story.told = len(self.story.lines)
            self._tell()
        elif self.choices is None:
            self.dismiss(None)

    def action_number(self, number: int) -> None:
        if not self._telling:
            self.query_one("#ask", AskPanel).pick(number)

    def action_peek(self) -> None:
        self.toggle_class("-peek")

    def action_wish(self, wish: str) -> None:
        self.dismiss(wish)

    def action_cards(self) -> None:
        side = side_of_seat(self.view.game, self.view.viewer)
        self.app.push_screen(ReadingScreen("Cards", cards_table(self.view.game, side)))

    def action_hint(self) -> None:
        ask_for_hint(self, lambda: self.view, self.between_people)

    def action_why(self) -> None:
        waiting = self.view.waiting_for
        if waiting is not None and waiting != self.view.viewer:
            other = the_side(1 - side_of_seat(self.view.game, self.view.viewer))
            self.notify(f"{other} is asked now.")

    def key_escape(self) -> None:
        if self.has_class("-peek"):
            self.remove_class("-peek")
        elif self.choices is not None and self.choices.back():
            self._ask()
        elif self.choices is None:
            self.action_on()
