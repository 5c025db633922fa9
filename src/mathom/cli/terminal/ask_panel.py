"""The one question: its prompt, its rule, and the numbered list that always answers it."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mathom.cli.terminal import palette
from mathom.cli.terminal.choices import Entry
from mathom.cli.terminal.names import rule_name


class AskPanel(Vertical):
    """Shows a question; says which line was picked or looked at."""

    DEFAULT_CSS = """
    AskPanel { height: 1fr; }
    AskPanel > #prompt { height: auto; max-height: 4; }
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
        self.entries: list[Entry] = []

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="answers", markup=False)

    @property
    def answers(self) -> OptionList:
        return self.query_one("#answers", OptionList)

    def ask(self, prompt: str, rule: str, entries: list[Entry], notes: list[Text]) -> None:
        """Put a question; ``notes`` stand behind the lines they belong to."""
        text = Text()
        text.append("● ", palette.TITLE)
        text.append(prompt, palette.STRONG)
        if rule:
            text.append(f"  {rule_name(rule)}", palette.RULE)
        self.query_one("#prompt", Static).update(text)
        self.entries = entries
        options: list[Option] = []
        for number, entry in enumerate(entries, start=1):
            line = Text(f"{number % 10 if number <= 10 else ' '} ", palette.TITLE)
            line.append(entry.label, palette.PLAIN)
            if number <= len(notes):
                line.append_text(notes[number - 1])
            options.append(Option(line))
        answers = self.answers
        answers.set_options(options)
        answers.highlighted = 0 if entries else None

    def wait(self, text: str) -> None:
        """Nothing is asked of this player now."""
        self.query_one("#prompt", Static).update(Text(f"○ {text}", palette.QUIET))
        self.entries = []
        self.answers.clear_options()

    def pick(self, number: int) -> None:
        """Pick the line with this number, counted from one; 0 is the tenth."""
        number = number or 10
        if 1 <= number <= len(self.entries):
            self.answers.highlighted = number - 1
            self.post_message(self.Picked(self.entries[number - 1]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.entries):
            self.post_message(self.Picked(self.entries[event.option_index]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_index < len(self.entries):
            self.post_message(self.Considered(self.entries[event.option_index]))
