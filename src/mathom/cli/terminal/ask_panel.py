"""The one question: its prompt, its rule, and the numbered list that always answers it."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mathom.cli.terminal import palette
from mathom.cli.terminal.entry import Entry


def rule_name(rule: str) -> str:
    """A rule's name without the number of the document it stands in."""
    return rule.partition(": ")[2] or rule


class Search(Input):
    """Where one types what the list is to be narrowed to."""

    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("down", "down", show=False),
    ]

    class Left(Message):
        """The search was left; ``cleared`` when its words are forgotten."""

        def __init__(self, cleared: bool) -> None:
            super().__init__()
            self.cleared = cleared

    def action_leave(self) -> None:
        self.post_message(self.Left(True))

    def action_down(self) -> None:
        self.post_message(self.Left(False))


class AskPanel(Vertical):
    """Shows a question; says which line was picked or looked at."""

    DEFAULT_CSS = """
    AskPanel { height: 1fr; }
    AskPanel > #prompt { height: auto; max-height: 4; }
    AskPanel > Search {
        height: 1; border: none; padding: 0 1; background: $panel; display: none;
    }
    AskPanel > Search:focus { border: none; }
    AskPanel.-searching > Search { display: block; }
    AskPanel > OptionList {
        height: 1fr; border: none; padding: 0; background: $background; scrollbar-size-vertical: 1;
    }
    AskPanel > OptionList:focus { border: none; }
    """

    class Picked(Message):
        """A line of the list was picked."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    class Considered(Message):
        """A line of the list was looked at."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.entries: list[Entry] = []  # those that are shown, in their order
        self._all: list[Entry] = []
        self._notes: list[Text] = []
        self._lines: list[Entry | None] = []  # by line of the list; a heading has none

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Search(placeholder="type to narrow the list", compact=True)
        yield OptionList(id="answers", markup=False)

    @property
    def answers(self) -> OptionList:
        return self.query_one("#answers", OptionList)

    @property
    def considered(self) -> Entry | None:
        """The line the keyboard is on."""
        place = self.answers.highlighted
        return self._lines[place] if place is not None and place < len(self._lines) else None

    def ask(self, prompt: str, rule: str, entries: list[Entry], notes: list[Text]) -> None:
        """Put a question; ``notes`` stand behind the lines they belong to."""
        text = Text()
        text.append("● ", palette.TITLE)
        text.append(prompt, palette.STRONG)
        if rule:
            text.append(f"  {rule_name(rule)}", palette.RULE)
        self.query_one("#prompt", Static).update(text)
        self._all = entries
        self._notes = notes
        self._forget_search()
        self._fill()
        self.answers.highlighted = self._first_line()

    def again(self, entries: list[Entry]) -> None:
        """The same question with its lines anew; the keyboard and the search stay."""
        kept = self.answers.highlighted
        self._all = entries
        self._fill()
        self.answers.highlighted = kept

    def _fill(self) -> None:
        wanted = self.query_one(Search).value.casefold().split()
        self.entries = []
        self._lines = []
        options: list[Option] = []
        group = ""
        for place, entry in enumerate(self._all):
            said = f"{entry.group} {entry.label}".casefold()
            if not all(word in said for word in wanted):
                continue
            if entry.group != group:
                group = entry.group
                if group:
                    options.append(Option(Text(group, palette.RULE), disabled=True))
                    self._lines.append(None)
            self.entries.append(entry)
            self._lines.append(entry)
            number = len(self.entries)
            line = Text(f"{number % 10 if number <= 10 else ' '} ", palette.TITLE)
            line.append(entry.label, palette.PLAIN)
            if entry.note:
                line.append(f"  {entry.note}", palette.QUIET)
            if place < len(self._notes):
                line.append_text(self._notes[place])
            options.append(Option(line))
        self.answers.set_options(options)

    def _first_line(self) -> int | None:
        return next((line for line, entry in enumerate(self._lines) if entry is not None), None)

    def wait(self, text: str) -> None:
        """Nothing is asked of this player now."""
        self.query_one("#prompt", Static).update(Text(f"○ {text}", palette.QUIET))
        self.entries = self._all = []
        self._lines = []
        self._forget_search()
        self.answers.clear_options()

    def pick(self, number: int) -> None:
        """Pick the line with this number, counted from one; 0 is the tenth."""
        number = number or 10
        if 1 <= number <= len(self.entries):
            entry = self.entries[number - 1]
            self.answers.highlighted = self._lines.index(entry)
            self.post_message(self.Picked(entry))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        entry = self._lines[event.option_index] if event.option_index < len(self._lines) else None
        if entry is not None:
            self.post_message(self.Picked(entry))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        entry = self._lines[event.option_index] if event.option_index < len(self._lines) else None
        if entry is not None:
            self.post_message(self.Considered(entry))

    # Searching

    def search(self) -> None:
        """Let the player type what the list is narrowed to."""
        if self._all:
            self.add_class("-searching")
            self.query_one(Search).focus()

    def _forget_search(self) -> None:
        search = self.query_one(Search)
        if search.has_focus:
            self.answers.focus()
        self.remove_class("-searching")
        search.value = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if self.has_class("-searching"):
            self._fill()
            self.answers.highlighted = self._first_line()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        entry = self.considered
        if entry is not None:
            self.post_message(self.Picked(entry))

    def on_search_left(self, event: Search.Left) -> None:
        event.stop()
        if event.cleared:
            self._forget_search()
            self._fill()
            self.answers.highlighted = self._first_line()
        self.answers.focus()
