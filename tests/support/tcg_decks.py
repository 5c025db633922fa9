"""Decks to be checked against a format, and what is wrong with them."""

from mathom.games.tcg import plain
from mathom.games.tcg.formats import Format, problems
from tcg_table import RULES

assert RULES.name == "tcg"  # whose cards these are
OURS = Format("ours", "", (20,), 1, ["20C31"], ["20C9"])
OPEN = Format("ours, open", "", (20,), 4, [], [])


def deck(**changes: int) -> dict[str, int]:
    """Thirty of each side, with these changes."""
    cards = {f"20C{number}": 4 for number in (5, 6, 7, 8, 10, 11, 12)} | {"20C3": 2}
    cards |= {f"20C{number}": 4 for number in (32, 33, 34, 35, 36, 37, 38)} | {"20C39": 2}
    return cards | {f"20C{key[1:]}": copies for key, copies in changes.items()}


def wrong(
    cards: dict[str, int] | None = None,
    bearer: str = plain.OUR_RING_BEARER,
    ring: str = plain.OUR_RING,
    sites: list[str] | None = None,
    format: Format = OURS,
) -> list[str]:
    path = "Fellowship" if format.path == 1 else "Shadows"
    return problems(bearer, ring, sites or plain.OUR_SITES[path], cards or deck(), format)
