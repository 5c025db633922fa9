"""A hint in the terminal: the best few answers, how likely each wins, and why."""

import asyncio
from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual.screen import Screen

from mathom.cli.terminal import palette
from mathom.cli.terminal.reading_screens import ReadingScreen
from mathom.cli.terminal.session import fresh_seed
from mathom.kernel.dice import Dice, seed_number
from mathom.players.search.hints import Hint, find_hints, is_mixed
from mathom.players.search.player import Budget
from mathom.players.studies import domain_of
from mathom.table.view import View, key

# How long a hint may be thought about.
SECONDS = 1.5


def ask_for_hint(screen: Screen[Any], asked: Callable[[], View], between_people: bool) -> None:
    """Give a hint at what is asked, unless people play against each other."""
    if between_people:
        screen.notify("There are no hints against another person.")
    else:
        screen.run_worker(show_hint(screen, asked), exclusive=True, group="hint")


async def show_hint(screen: Screen[Any], asked: Callable[[], View]) -> None:
    """Think about the pending decision, and open a page on it, unless it was answered meanwhile."""
    view = asked()
    if view.decision is None:
        screen.notify("There is nothing for you to answer now.")
        return
    screen.notify("Thinking of a hint …", timeout=SECONDS)
    domain = domain_of(view.rules)
    dice = Dice(seed_number(fresh_seed()))
    found = await asyncio.to_thread(find_hints, view, domain, Budget(seconds=SECONDS), dice)
    if key(asked().game, view.viewer) == key(view.game, view.viewer):
        screen.app.push_screen(ReadingScreen("Hint", page(found, is_mixed(view, domain))))


def page(found: list[Hint], mixing: bool) -> Text:
    """The hints to read; ``mixing`` where answers are to be given now this and now that."""
    text = Text()
    for each in found:
        liked = often(each.share) if mixing else f"{each.share:.0%} of the search"
        text.append(f"{each.chance:>4.0%} ", palette.TITLE)
        text.append(each.label, palette.STRONG)
        text.append(f"  {liked}\n", palette.QUIET)
        if each.why:
            text.append(f"     {each.why}\n", palette.PLAIN)
    text.append("\nThe first number is your chance to win with it, for all you can know.")
    return text


def often(share: float) -> str:
    """How often a simultaneous pick should be made, in the words of the page."""
    if share > 0.985:
        return "always"
    return "hardly ever" if share < 0.015 else f"{share:.0%} of the time"
