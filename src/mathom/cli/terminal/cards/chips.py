"""Cards as small pieces of text on a felt, row by row: where each is drawn, and how."""

from typing import Final

from rich.segment import Segment
from rich.style import Style

from mathom.cli.terminal import palette
from mathom.cli.terminal.boxes import Box

# What a card is to the players, which gives it its ink.
OURS: Final = 0
FOES: Final = 1
PLACES: Final = 2
GOALS: Final = 3
HELD: Final = 4
UNKNOWN: Final = 5
_INKS: Final = (
    palette.INK,
    palette.SAURON_INK,
    palette.FELLOWSHIP_INK,
    palette.GOLD,
    palette.MAP_LABEL,
    palette.INK_3,
)
LABEL_WIDTH: Final = 11
BLOCK_WIDTH: Final = 26  # of a card where there is room for two lines


class Chip:
    """One card: its title, what it amounts to now, and what lies on it."""

    def __init__(
        self,
        thing: int,
        title: str,
        facts: str = "",
        ink: int = OURS,
        turned: bool = False,
        under: "list[Chip] | None" = None,
    ) -> None:
        self.thing = thing
        self.title = title
        self.facts = facts
        self.ink = ink
        self.turned = turned
        self.under = under or []


class Row:
    """A label and the cards behind it; or, without cards, a heading."""

    def __init__(self, label: str, chips: list[Chip], heading: bool = False) -> None:
        self.label = label
        self.chips = chips
        self.heading = heading


class Scene:
    """What is to be drawn: the rows, what may be used, what is chosen."""

    def __init__(
        self,
        rows: list[Row],
        lit: set[int] | None = None,
        chosen: set[int] | None = None,
    ) -> None:
        self.rows = rows
        self.lit = lit or set()
        self.chosen = chosen or set()
        self.cursor: int | None = None


class Drawing:
    """A scene laid out for a width; ``roomy`` gives every card a block of two lines."""

    def __init__(self, scene: Scene, width: int, roomy: bool) -> None:
        self.scene = scene
        self.width = width
        self.roomy = roomy
        self.spots: list[tuple[int, Box]] = []
        self._pieces: list[list[tuple[int, str, Style]]] = []
        for row in scene.rows:
            if row.heading:
                self._put(0, len(self._pieces), row.label.ljust(width)[:width], _HEADING)
            elif row.chips:
                self._row(row)

    @property
    def height(self) -> int:
        return len(self._pieces)

    def line(self, y: int) -> list[Segment]:
        """The segments of one line."""
        found: list[Segment] = []
        at = 0
        for x, text, style in sorted(self._pieces[y], key=lambda piece: piece[0]):
            if x > at:
                found.append(Segment(" " * (x - at)))
            found.append(Segment(text, style))
            at = x + len(text)
        return found

    def text(self) -> str:
        """All of it as plain text."""
        lines = ["".join(piece.text for piece in self.line(y)) for y in range(self.height)]
        return "\n".join(line.rstrip() for line in lines)

    def at(self, x: int, y: int) -> int | None:
        """The card drawn there."""
        return next((thing for thing, box in self.spots if box.holds(x, y)), None)

    def box_of(self, thing: int) -> Box | None:
        return next((box for other, box in self.spots if other == thing), None)

    def beside(self, thing: int | None, across: int, down: int) -> int | None:
        """The card to go to: sideways as one reads, up and down to the nearest of the next line."""
        order = sorted(self.spots, key=lambda spot: (spot[1].y, spot[1].x))
        here = next((box for other, box in order if other == thing), None)
        if here is None:
            return order[0][0]
        if across:
            place = [box for _, box in order].index(here) + across
            return order[place][0] if 0 <= place < len(order) else None
        lines = [box.y for _, box in order if (box.y - here.y) * down > 0]
        if not lines:
            return None
        line = min(lines) if down > 0 else max(lines)
        there = [spot for spot in order if spot[1].y == line]
        return min(there, key=lambda spot: abs(spot[1].middle[0] - here.middle[0]))[0]

    # Laying out

    def _put(self, x: int, y: int, text: str, style: Style) -> None:
        while len(self._pieces) <= y:
            self._pieces.append([])
        self._pieces[y].append((x, text, style))

    def _row(self, row: Row) -> None:
        top = len(self._pieces)
        self._put(0, top, row.label[: LABEL_WIDTH - 1], palette.QUIET)
        if self.roomy:
            self._blocks(row, top)
        else:
            self._flow(row, top)

    def _flow(self, row: Row, y: int) -> None:
        """Cards one behind another on as many lines as it takes."""
        x = LABEL_WIDTH
        for chip in row.chips:
            pieces = [(chip, self._face(chip))]
            pieces += [(each, f"+{self._face(each)}") for each in chip.under]
            for number, (each, text) in enumerate(pieces):
                if x > LABEL_WIDTH and x + len(text) > self.width:
                    x, y = LABEL_WIDTH, y + 1
                text = text[: self.width - LABEL_WIDTH]
                self._chip(each, x, y, [text])
                x += len(text) + (1 if number + 1 < len(pieces) else 2)

    def _face(self, chip: Chip) -> str:
        return f"{self._mark(chip)}{chip.title}{' ' if chip.facts else ''}{chip.facts}"

    def _blocks(self, row: Row, top: int) -> None:
        """Cards side by side, each in a column with what lies on it below."""
        room = max(1, (self.width - LABEL_WIDTH) // BLOCK_WIDTH)
        for start in range(0, len(row.chips), room):
            line = row.chips[start : start + room]
            for place, chip in enumerate(line):
                x = LABEL_WIDTH + place * BLOCK_WIDTH
                wide = BLOCK_WIDTH - 2
                lines = [f"{self._mark(chip)}{chip.title}"[:wide].ljust(wide)]
                lines += [f" {chip.facts}"[:wide].ljust(wide)] if chip.facts else []
                self._chip(chip, x, top, lines)
                for depth, each in enumerate(chip.under):
                    text = f" + {self._face(each)}"[:wide].ljust(wide)
                    self._chip(each, x, top + len(lines) + depth, [text])
            top = len(self._pieces)

    def _mark(self, chip: Chip) -> str:
        """What can be told without colour: chosen, usable, turned."""
        mark = ""
        if chip.thing in self.scene.chosen:
            mark = "✓"
        elif chip.thing in self.scene.lit:
            mark = "▸"
        return mark + ("↷" if chip.turned else "")

    def _chip(self, chip: Chip, x: int, y: int, lines: list[str]) -> None:
        scene = self.scene
        ink = palette.INK_3 if chip.turned else _INKS[chip.ink]
        ground = palette.LEAF_2 if self.roomy else None
        style = Style(color=ink, bgcolor=ground)
        if chip.thing in scene.chosen:
            style += Style(color=palette.LEGAL, bgcolor=palette.WASH, bold=True)
        elif chip.thing in scene.lit:
            style += Style(color=palette.LEGAL, bold=True)
        if chip.thing == scene.cursor:
            style += Style(bgcolor=palette.CURSOR)
        for depth, text in enumerate(lines):
            first = depth == 0 and chip.ink != UNKNOWN and not chip.turned
            self._put(x, y + depth, text, style + Style(bold=True) if first else style)
        self.spots.append((chip.thing, Box(x, y, max(len(text) for text in lines), len(lines))))


_HEADING: Final = Style(color=palette.INK_2, bgcolor=palette.LEAF, bold=True)
