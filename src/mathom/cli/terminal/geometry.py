"""Where each region is drawn: seven columns from the Shire to Mordor, north on top.

The columns are staggered like a honeycomb, so that every region touches exactly those in the
next column that the rulebook's lines lead to.
"""

from typing import NamedTuple

from mathom.games.confrontation.board import HOME, ROWS


class Box(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def region_boxes(width: int, unit: int) -> list[Box]:
    """The box of every region on a map ``width`` cells wide and four units high."""
    edges = [round(column * width / 7) for column in range(8)]
    boxes: list[Box] = []
    for column, regions in enumerate(ROWS):
        x, wide = edges[column], edges[column + 1] - edges[column]
        for place, region in enumerate(regions):
            if region in HOME:
                boxes.append(Box(x, unit, wide, 2 * unit))
            else:
                top = (4 - len(regions)) * unit // 2 + place * unit
                boxes.append(Box(x, top, wide, unit))
    return boxes


def corner_boxes(width: int, unit: int) -> list[Box]:
    """The four empty corners of the map: north-west, north-east, south-west, south-east."""
    wide = round(2 * width / 7)
    right = width - wide
    return [
        Box(0, 0, wide, unit),
        Box(right, 0, wide, unit),
        Box(0, 3 * unit, wide, unit),
        Box(right, 3 * unit, wide, unit),
    ]


def nearest(spots: list[tuple[int, Box]], here: Box, across: int, down: int) -> int | None:
    """The thing to go to from ``here`` in a direction: the nearest that lies that way."""
    x, y = here.middle
    best: int | None = None
    shortest = 1e9
    for thing, box in spots:
        dx, dy = box.middle[0] - x, (box.middle[1] - y) * 2.2
        ahead = dx * across + dy * down
        aside = abs(dy if across else dx)
        if ahead <= 0.5 or (down and aside > here.width):
            continue
        length = ahead + 2.0 * aside
        if length < shortest:
            best, shortest = thing, length
    return best
