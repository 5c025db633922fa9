"""What has happened, newest last: what is new stands out, with the texts of cards revealed."""

from collections.abc import Callable

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.table import CardTable
from mathom.kernel.rules import Event


def chronicle_page(
    table: CardTable, line_of: Callable[[Event], str], events: list[Event], fresh: int
) -> Text:
    """Every event worth telling; those from ``fresh`` on are new."""
    text = Text()
    for number, event in enumerate(events):
        line = line_of(event)
        if not line:
            continue
        if text:
            text.append("\n")
        new = number >= fresh
        if table.heads(event):
            text.append(f"— {line}", palette.TITLE if new else palette.RULE)
        elif table.loud(event):
            text.append(line, palette.WARN if new else palette.QUIET)
        else:
            text.append(line, palette.PLAIN if new else palette.QUIET)
        below = table.beneath(event) if new else ""
        if below:
            text.append(f"\n  {below}", palette.RULE)
    return text
