"""Piles of cards that lie open, as a page to read."""

from collections import Counter

from rich.text import Text

from mathom.cli.terminal import palette

# A card's title, and what kind of card it is.
Named = tuple[str, str]


def piles_page(piles: list[tuple[str, list[Named]]]) -> Text:
    """Every pile under its name; copies are counted."""
    text = Text()
    for name, cards in piles:
        text.append(f"{name} ({len(cards)})\n", palette.TITLE)
        for (title, kind), count in sorted(Counter(cards).items()):
            text.append(f"  {title}{f' ×{count}' if count > 1 else ''}", palette.PLAIN)
            text.append(f" {kind}\n", palette.QUIET)
    return text
