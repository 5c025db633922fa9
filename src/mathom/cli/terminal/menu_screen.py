"""The start menu: begin at once, or change what is set first."""

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from mathom.cli.terminal import palette
from mathom.cli.terminal.session import HOTSEAT, USUAL_OPPONENT, opponents
from mathom.games.confrontation.board import SIDE_NAMES
from mathom.games.confrontation.rules import CHARACTER_CHOICES, SHUFFLE_CHOICES
from mathom.kernel.rules import Setup

_TITLE = """\
[b]The Confrontation[/b]
Nine companions carry the Ring to Mordor; nine of Sauron's hunt for it.
Neither player sees who stands where. A game takes about twenty minutes."""

_SPECIALS = ["none", "2 each", "4 each", "4 for you", "4 for the enemy"]
_WORDS = {
    "classic": "classic: the characters to begin with",
    "variant": "variant: the other side of every tile",
    "draft": "draft: each player picks sides of tiles in secret",
    "always": "always, when pieces meet",
    "by hand": "by hand, when you ask for it",
    HOTSEAT: "another person at this screen (hotseat)",
    "random": "random: plays anything legal",
    "heuristic": "heuristic: plays by rules of thumb",
}


class MenuScreen(Screen[dict[str, Any] | None]):
    """Hands back what to play: ``resume``, or side, opponent and set-up; ``None`` to leave."""

    CSS = """
    MenuScreen { align: center middle; background: $background; }
    MenuScreen > Vertical {
        width: 84; max-width: 100%; height: auto; border: round $primary;
        background: $surface; padding: 1 2;
    }
    MenuScreen OptionList { height: auto; border: none; background: $surface; margin-top: 1; }
    """
    BINDINGS = [
        Binding("right", "change(1)", "Change", priority=True),
        Binding("left", "change(-1)", "Change", show=False, priority=True),
        Binding("question_mark", "app.help", "Help"),
        Binding("r", "app.reference", "Reference"),
        Binding("q,escape", "leave", "Quit"),
        *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)],
    ]

    def __init__(self, resumable: bool) -> None:
        super().__init__()
        self.settings: list[tuple[str, list[str]]] = [
            ("You play", list(SIDE_NAMES)),
            ("Opponent", sorted(opponents(), key=_liking)),
            ("Characters", list(CHARACTER_CHOICES)),
            ("Special cards", _SPECIALS),
            ("Match", ["one game", "two games, sides swapped"]),
            ("Shuffling", list(SHUFFLE_CHOICES)),
        ]
        self.picked = [0] * len(self.settings)
        self.starts = ["Begin", *(["Resume the last game"] if resumable else [])]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(_TITLE)
            yield OptionList(id="menu", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._show(0)

    def _show(self, highlighted: int) -> None:
        options = [
            Option(Text(f"{number}  {label}", palette.TITLE))
            for number, label in enumerate(self.starts, start=1)
        ]
        for place, (name, values) in enumerate(self.settings):
            number = place + len(self.starts) + 1
            value = values[self.picked[place]]
            line = Text(f"{number}  {name:<14} ", palette.QUIET)
            style = palette.PLAIN
            if name == "You play":
                style = palette.side_style(SIDE_NAMES.index(value))
            line.append(f"‹ {_WORDS.get(value, value)} ›", style)
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
            count = len(self.settings[place][1])
            self.picked[place] = (self.picked[place] + step) % count
            self._show(highlighted)

    def _use(self, index: int) -> None:
        if index == 0:
            self.dismiss(self._wish())
        elif index < len(self.starts):
            self.dismiss({"resume": True})
        else:
            self.query_one(OptionList).highlighted = index
            self.action_change(1)

    def _wish(self) -> dict[str, Any]:
        side, opponent, characters, specials, match, shuffle = (
            values[self.picked[place]] for place, (_, values) in enumerate(self.settings)
        )
        mine = SIDE_NAMES.index(side)
        setup: Setup = {
            "characters": characters,
            "specials": _specials(specials, mine),
            "match": match != "one game",
            "shuffle": shuffle,
        }
        return {"side": mine, "opponent": opponent, "setup": setup}

    def action_leave(self) -> None:
        self.dismiss(None)


def _liking(name: str) -> int:
    """The usual bot first, then the others in their order."""
    return -1 if name == USUAL_OPPONENT else opponents().index(name)


def _specials(words: str, side: int) -> list[int]:
    if words == "none":
        return [0, 0]
    if words.endswith("each"):
        return [int(words[0])] * 2
    mine = words == "4 for you"
    return [4 * ((seat == side) == mine) for seat in (0, 1)]
