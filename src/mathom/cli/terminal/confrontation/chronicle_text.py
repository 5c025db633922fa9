"""The chronicle as one page, newest last."""

from collections.abc import Callable, Iterable

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.games.confrontation.battle_events import E_BATTLE, E_DEFEATED
from mathom.games.confrontation.events import E_TURN, E_WON
from mathom.kernel.rules import Event


def chronicle_page(line_of: Callable[[Event], str], events: Iterable[Event]) -> Text:
    """Every event worth telling; turns are headings, falls stand out."""
    text = Text()
    for event in events:
        line = line_of(event)
        if not line:
            continue
        kind = event[0]
        if text:
            text.append("\n")
        if kind == E_TURN:
            text.append(f"— {line}", palette.side_style(event[1]))
        elif kind in (E_DEFEATED, E_WON):
            text.append(line, palette.WARN)
        elif kind == E_BATTLE:
            text.append(line, palette.STRONG)
        else:
            text.append(line, palette.PLAIN)
    return text
