"""Where each region is drawn: seven columns from the Shire to Mordor, north on top.

The columns are staggered like a honeycomb, so that every region touches exactly those in the
next column that the rulebook's lines lead to.
"""

from mathom.cli.terminal.boxes import Box
from mathom.games.confrontation.board import HOME, ROWS


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
