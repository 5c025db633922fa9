"""Rectangles of cells, and which lies nearest in a direction."""

from typing import NamedTuple


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
