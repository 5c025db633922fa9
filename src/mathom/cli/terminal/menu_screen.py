"""The start menu: begin at once, or change what is set first."""

from abc import abstractmethod
from typing import Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from mathom.cli.terminal import palette

Wish = dict[str, Any]


class Setting:
    """Something to choose in the menu: its name and its values, the usual one first."""

    def __init__(self, name: str, values: list[str], picked: int = 0) -> None:
        self.name = name
        self.values = values
        self.picked = picked

    @property
    def value(self) -> str:
        return self.values[self.picked]


class MenuScreen(Screen[Wish | None]):
    """Hands back what to play: ``resume``, or what ``wish`` makes of it; ``None`` to leave."""

    DEFAULT_CSS = """
    MenuScreen { align: center middle; background: $background; }
    MenuScreen > Vertical {
        width: 84; max-width: 100%; height: auto; max-height: 100%; border: round $primary;
        background: $surface; padding: 1 2;
    }
    MenuScreen.-low > Vertical { padding: 0 2; }
    MenuScreen OptionList { height: auto; border: none; background: $surface; margin-top: 1; }
    MenuScreen OptionList:focus { border: none; }
    MenuScreen.-low OptionList { margin-top: 0; }
    """
    BINDINGS = [
        Binding("right", "change(1)", "Change", priority=True),
        Binding("left", "change(-1)", "Change", show=False, priority=True),
        Binding("question_mark", "app.help", "Help"),
        Binding("r", "app.reference", "Reference"),
        Binding("q,escape", "leave", "Quit"),
        *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)],
    ]
    heading = ""

    def __init__(self, settings: list[Setting], resumable: bool) -> None:
        super().__init__()
        self.settings = settings
        self.starts = ["Begin", *(["Resume the last game"] if resumable else [])]

    @abstractmethod
    def wish(self) -> Wish:
        """What the settings come to."""

    def changed(self) -> None:
        """A setting was changed; others may follow from it."""

    def words(self, setting: Setting) -> str:
        """A setting's value in words."""
        return setting.value

    def style(self, setting: Setting) -> Style:
        return palette.PLAIN

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading)
            yield OptionList(id="menu", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._fit()
        self._show(0)

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        self.set_class(self.app.size.height < 30, "-low")

    def _show(self, highlighted: int) -> None:
        options = [
            Option(Text(f"{number}  {label}", palette.TITLE))
            for number, label in enumerate(self.starts, start=1)
        ]
        for place, setting in enumerate(self.settings):
            number = place + len(self.starts) + 1
            line = Text(f"{number if number < 10 else ' '}  {setting.name:<14} ", palette.QUIET)
            line.append(f"‹ {self.words(setting)} ›", self.style(setting))
            options.append(Option(line))
        menu = self.query_one(OptionList)
        menu.set_options(options)
        menu.highlighted = highlighted
        menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._use(event.option_index)

    def action_number(self, number: int) -> None:
        if number <= len(self.starts) + len(self.settings):
            self._use(number - 1)

    def action_change(self, step: int) -> None:
        highlighted = self.query_one(OptionList).highlighted or 0
        place = highlighted - len(self.starts)
        if place >= 0:
            setting = self.settings[place]
            setting.picked = (setting.picked + step) % len(setting.values)
            self.changed()
            self._show(highlighted)

    def _use(self, index: int) -> None:
        if index == 0:
            self.dismiss(self.wish())
        elif index < len(self.starts):
            self.dismiss({"resume": True})
        else:
            self.query_one(OptionList).highlighted = index
            self.action_change(1)

    def action_leave(self) -> None:
        self.dismiss(None)
