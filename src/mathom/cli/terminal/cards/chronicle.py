"""What has happened, newest last: what is new stands out, with the texts of cards revealed."""

from collections.abc import Callable

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.table import CardTable, Likeness
from mathom.kernel.rules import Event


class Line:
    """A line of the page: an event, or several of a kind in a row."""

    def __init__(self, event: Event, text: str, new: bool, like: Likeness | None) -> None:
        self.event = event
        self.text = text
        self.new = new
        self.like = like
        self.names = [like.name] if like is not None else []

    def takes_in(self, like: Likeness | None, new: bool) -> bool:
        """Tell another event in this line, if it is of the same kind and as new."""
        if like is None or self.like is None or new != self.new or not self.like.joins(like):
            return False
        self.names.append(like.name)
        self.text = f"{self.like.before}{together(self.names)}{self.like.after_many}"
        return True


def together(names: list[str]) -> str:
    """Names in a row; the same one is counted."""
    counted = [
        name if names.count(name) == 1 else _several(name, names.count(name))
        for name in dict.fromkeys(names)
    ]
    return " and ".join([", ".join(counted[:-1]), counted[-1]] if len(counted) > 1 else counted)


def _several(name: str, count: int) -> str:
    return f"{count} cards" if name == "a card" else f"{name} ×{count}"


def lines_of(
    table: CardTable, line_of: Callable[[Event], str], events: list[Event], fresh: int
) -> list[Line]:
    """Every event worth telling; those from ``fresh`` on are new."""
    lines: list[Line] = []
    for number, event in enumerate(events):
        text = line_of(event)
        if not text:
            continue
        like, new = table.likeness(event), number >= fresh
        if not lines or not lines[-1].takes_in(like, new):
            lines.append(Line(event, text, new, like))
    return lines


def chronicle_page(
    table: CardTable, line_of: Callable[[Event], str], events: list[Event], fresh: int
) -> Text:
    """The lines as one page."""
    text = Text()
    for line in lines_of(table, line_of, events, fresh):
        if text:
            text.append("\n")
        if table.heads(line.event):
            text.append(f"— {line.text}", palette.TITLE if line.new else palette.RULE)
        elif table.loud(line.event):
            text.append(line.text, palette.WARN if line.new else palette.QUIET)
        else:
            text.append(line.text, palette.PLAIN if line.new else palette.QUIET)
        below = table.beneath(line.event) if line.new else ""
        if below:
            text.append(f"\n  {below}", palette.RULE)
    return text
