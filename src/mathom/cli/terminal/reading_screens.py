"""Screens one only reads: help, reference, chronicle, cards; and the sheet that hides the table."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from mathom.cli.terminal import palette


class ReadingScreen(ModalScreen[None]):
    """A page to scroll and close."""

    CSS = """
    ReadingScreen { align: center middle; background: $background 60%; }
    ReadingScreen > Vertical {
        width: 96; max-width: 96%; height: auto; max-height: 94%;
        background: $surface; border: round $primary; padding: 0 1;
    }
    ReadingScreen VerticalScroll { height: auto; max-height: 100%; }
    ReadingScreen VerticalScroll > Static { width: 100%; }
    """
    BINDINGS = [
        Binding("escape,enter,q,r,c,h,i,question_mark,space", "close", "Close"),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, title: str, page: Text | str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.page = page
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.heading
            box.border_subtitle = "arrows scroll, Esc closes"
            with VerticalScroll():
                yield Static(self.page)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.call_after_refresh(scroll.scroll_end, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class CoverScreen(ModalScreen[None]):
    """Hides the whole table between players at one screen."""

    CSS = """
    CoverScreen { background: $background; align: center middle; }
    CoverScreen Static { width: auto; text-align: center; padding: 1 4; border: round $primary; }
    """
    BINDINGS = [Binding("enter", "close", "I am here")]

    def __init__(self, name: str, style: Style) -> None:
        super().__init__()
        self.player_name = name
        self.player_style = style

    def compose(self) -> ComposeResult:
        text = Text()
        text.append("Pass the screen to\n\n", palette.QUIET)
        text.append(self.player_name + "\n\n", self.player_style)
        text.append(
            "Whoever else is there looks away.\nPress Enter when you are alone.", palette.PLAIN
        )
        yield Middle(Center(Static(text, id="cover")))

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)


class NewsScreen(ModalScreen[str]):
    """Something to read, and buttons to go on: the end of a game, the break in a match."""

    CSS = """
    NewsScreen { align: center bottom; background: $background 0%; }
    NewsScreen > Vertical {
        width: 80; max-width: 96%; height: auto; background: $surface;
        border: round $primary; padding: 0 1; margin-bottom: 1;
    }
    NewsScreen OptionList { height: auto; border: none; background: $surface; }
    """

    def __init__(self, title: str, page: Text, ways: list[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.page = page
        self.ways = ways

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.heading
            yield Static(self.page)
            yield OptionList(
                *[f"{number}  {label}" for number, (_, label) in enumerate(self.ways, start=1)]
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.ways[event.option_index][0])

    def key_escape(self) -> None:
        self.dismiss(self.ways[-1][0])

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key.isdigit() and 1 <= int(key) <= len(self.ways):
            self.dismiss(self.ways[int(key) - 1][0])
