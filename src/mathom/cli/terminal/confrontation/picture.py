"""The map as cells: regions, pieces, what may be used, and what lies under the pointer."""

from rich.segment import Segment
from rich.style import Style

from mathom.cli.terminal import palette
from mathom.cli.terminal.boxes import Box
from mathom.cli.terminal.confrontation.geometry import corner_boxes, region_boxes
from mathom.cli.terminal.confrontation.names import piece_label, region_name, short_name
from mathom.games.confrontation.asking import THING_REGION
from mathom.games.confrontation.board import (
    EREGION,
    FANGORN,
    FELLOWSHIP,
    MIRKWOOD,
    MOUNTAIN,
    NOWHERE,
    ROHAN,
    ROOM,
    ROW_OF,
    SIDE_NAMES,
)
from mathom.games.confrontation.rows import CHARACTER, REGION
from mathom.kernel.game import Game

_SOLID = "╭─╮│╰╯"
_DASHED = "╭╌╮┆╰╯"
_DOTTED = "╭┈╮┊╰╯"
_HEAVY = "┏━┓┃┗┛"


class Scene:
    """Everything the map shows at one moment.

    ``game`` is a view's game, so that what is hidden from the viewer is not in it. ``lit`` are
    the things that may be used, ``chosen`` those already picked, ``moved`` the stands that
    moved last, ``drafted`` characters that are put in stands but not yet for good.
    """

    def __init__(self, game: Game, side: int) -> None:
        self.game = game
        self.side = side
        self.lit: set[int] = set()
        self.chosen: tuple[int, ...] = ()
        self.cursor: int | None = None
        self.moved: set[int] = set()
        self.drafted: dict[int, int] = {}

    def attack(self, region: int) -> bool:
        """Whether the enemy stands in a region that is lit."""
        regions = self.game.rows[REGION]
        start = (1 - self.side) * 9
        return region in regions[start : start + 9]


class Picture:
    """A scene drawn on a grid of cells, with the box of everything that can be pointed at."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.width, self.height = width, height
        self.unit = max(4, height // 4)
        blank = Style(bgcolor=palette.GROUND)
        self.cells = [[(" ", blank)] * width for _ in range(height)]
        self.regions = region_boxes(width, self.unit)
        self.pieces: dict[int, Box] = {}
        for region in range(16):
            self._region(region, self.regions[region])
        self._corners()

    # Looking at it

    def line(self, y: int) -> list[Segment]:
        return [Segment(char, style) for char, style in self.cells[y]]

    def text(self) -> str:
        """The drawing without its colours."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self.cells)

    def at(self, x: int, y: int) -> int | None:
        """What lies under a cell: a piece, else a region, else nothing."""
        for stand, box in self.pieces.items():
            if box.holds(x, y):
                return stand
        for region, box in enumerate(self.regions):
            if box.holds(x, y):
                return THING_REGION + region
        return None

    def spots(self) -> list[tuple[int, Box]]:
        """Everything the keyboard can go to, from the north-west to the south-east."""
        found = list(self.pieces.items())
        found += [
            (THING_REGION + region, Box(box.x, box.y, box.width, 1))
            for region, box in enumerate(self.regions)
        ]
        return sorted(found, key=lambda spot: (spot[1].x, spot[1].y))

    def box_of(self, thing: int) -> Box | None:
        return dict(self.spots()).get(thing)

    # Drawing it

    def _put(self, x: int, y: int, text: str, style: Style) -> None:
        if not 0 <= y < self.height:
            return
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width:
                self.cells[y][x + offset] = (char, style)

    def _region(self, region: int, box: Box) -> None:
        scene = self.scene
        thing = THING_REGION + region
        lit = thing in scene.lit
        paper = (
            palette.ROCK if MOUNTAIN[region] else (palette.LEAF, palette.LEAF_2)[ROW_OF[region] % 2]
        )
        if lit:
            paper = palette.WASH
        for y in range(box.y, box.y + box.height):
            self._put(box.x, y, " " * box.width, Style(bgcolor=paper))
        attack = lit and scene.attack(region)
        ink = palette.MAP_LABEL
        if lit:
            ink = palette.SIDE_INK[1 - scene.side] if attack else palette.LEGAL
        framed = box.height >= 5 and box.width >= 14
        head = Style(color=ink, bgcolor=paper, bold=True)
        if scene.cursor == thing:
            head = Style(color=palette.ON_ACCENT, bgcolor=palette.FOCUS, bold=True)
        if framed:
            self._frame(region, box, paper, head, lit, attack)
            inside = Box(box.x + 2, box.y + 1, box.width - 3, box.height - 2)
        else:
            self._heading(region, box, head, lit, attack)
            inside = Box(box.x, box.y + 1, box.width, box.height - 1)
        self._pieces_in(region, inside, paper)

    def _frame(
        self, region: int, box: Box, paper: str, head: Style, lit: bool, attack: bool
    ) -> None:
        """A border that says by its line what the region may be used for."""
        line = palette.LINE
        kind = _SOLID
        if attack:
            line, kind = palette.SIDE_INK[1 - self.scene.side], _DOTTED
        elif lit:
            line, kind = palette.LEGAL, _DASHED
        if THING_REGION + region in self.scene.chosen:
            line, kind = palette.GOLD, _HEAVY
        style = Style(color=line, bgcolor=paper)
        inner = box.width - 2
        self._put(box.x, box.y, kind[0] + kind[1] * inner + kind[2], style)
        for y in range(box.y + 1, box.y + box.height - 1):
            self._put(box.x, y, kind[3], style)
            self._put(box.x + box.width - 1, y, kind[3], style)
        bottom = box.y + box.height - 1
        self._put(box.x, bottom, kind[4] + kind[1] * inner + kind[5], style)
        self._put(box.x + 1, box.y, region_name(region, inner - 1), head)
        self._put(box.x + box.width - 2, box.y, str(ROOM[region]), style)
        if MOUNTAIN[region]:
            self._put(box.x + box.width - 4, bottom, "▲▲", style)
        badge = " attack " if attack else (" go " if lit else "")
        self._put(box.x + 1, bottom, badge, Style(color=line, bgcolor=paper, bold=True))
        self._arrows(region, box, paper)

    def _arrows(self, region: int, box: Box, paper: str) -> None:
        """The Fellowship's own ways: down the Anduin, and through Moria."""
        gold = Style(color=palette.GOLD, bgcolor=paper, bold=True)
        bottom = box.y + box.height - 1
        if region in (MIRKWOOD, FANGORN):
            self._put(box.x + box.width - 4, bottom, "▼▼", gold)
        if region in (FANGORN, ROHAN):
            self._put(box.x + box.width - 5, box.y, "▼▼", gold)
        if region == EREGION:
            self._put(box.x + box.width - 1, box.y + box.height // 2, "»", gold)
        if region == FANGORN:
            self._put(box.x, box.y + box.height // 2, "»", gold)

    def _heading(self, region: int, box: Box, head: Style, lit: bool, attack: bool) -> None:
        """One line for the name when there is no room for a border."""
        style = (
            head
            if head.bgcolor and self.scene.cursor == THING_REGION + region
            else Style(
                color=head.color,
                bgcolor=palette.SUNK if not lit else palette.WASH,
                bold=True,
                underline=lit,
            )
        )
        before = "▲" if MOUNTAIN[region] else ""
        after = ""
        if region in (FANGORN, ROHAN):
            before = "»▼" if region == FANGORN else "▼"
        elif region == EREGION:
            after = "»"
        if attack:
            before = "!"
        elif lit:
            before = "+"
        room = str(ROOM[region])
        name = before + region_name(region, box.width - len(before) - len(after) - 1) + after
        self._put(box.x, box.y, name.ljust(box.width - 1)[: box.width - 1] + room, style)

    def _pieces_in(self, region: int, inside: Box, paper: str) -> None:
        scene = self.scene
        regions = scene.game.rows[REGION]
        here = [stand for stand in range(18) if regions[stand] == region]
        for place, stand in enumerate(here[: inside.height]):
            label = piece_label(
                scene.game, stand, min(inside.width, 19), scene.drafted.get(stand, -1)
            )
            y = inside.y + place
            self.pieces[stand] = Box(inside.x, y, len(label), 1)
            self._put(inside.x, y, label, self._piece_style(stand, paper))
            if stand in scene.moved and inside.width > len(label):
                self._put(inside.x + len(label), y, "•", Style(color=palette.GOLD, bgcolor=paper))

    def _piece_style(self, stand: int, paper: str) -> Style:
        scene = self.scene
        ink = palette.SIDE_INK[stand // 9]
        if scene.cursor == stand:
            return Style(color=palette.ON_ACCENT, bgcolor=palette.FOCUS, bold=True)
        if stand in scene.chosen:
            return Style(color=palette.ON_ACCENT, bgcolor=palette.GOLD, bold=True)
        if stand in scene.lit:
            return Style(color=ink, bgcolor=palette.WASH, bold=True, underline=True)
        return Style(color=ink, bgcolor=paper)

    def _corners(self) -> None:
        """The fallen in the north, the signs in the south."""
        boxes = corner_boxes(self.width, self.unit)
        for side in (0, 1):
            self._fallen(side, boxes[side])
        quiet = Style(color=palette.INK_3, bgcolor=palette.GROUND)
        gold = Style(color=palette.GOLD, bgcolor=palette.GROUND, bold=True)
        signs = [
            [
                ("▼", "river Anduin"),
                ("»", "Tunnel of Moria"),
                ("", "Fellowship only"),
                ("▲", "mountains"),
            ],
            [
                ("◉", "the enemy knows"),
                ("•", "moved last"),
                ("+!", "go, attack"),
                ("2", "room per side"),
            ],
        ]
        for corner, lines in zip(boxes[2:], signs, strict=True):
            first = corner.y + max(0, corner.height - len(lines))
            for offset, (sign, meaning) in enumerate(lines):
                self._put(corner.x + 1, first + offset, sign, gold)
                text = meaning[: corner.width - 4]
                self._put(corner.x + 4, first + offset, text, quiet)

    def _fallen(self, side: int, box: Box) -> None:
        game = self.scene.game
        ink = palette.SIDE_INK[side]
        opening, closing = palette.SIDE_SHAPE[side]
        title = f"{opening} {SIDE_NAMES[side]} {closing}"
        if side == self.scene.side:
            title += " you"
        rows = game.rows
        names = [
            short_name(rows[CHARACTER][stand], 15)
            for stand in range(side * 9, side * 9 + 9)
            if rows[REGION][stand] == NOWHERE and rows[CHARACTER][stand] >= 0
        ]
        lines = _wrapped("fallen: " + (", ".join(names) if names else "nobody"), box.width - 2)
        right = side != FELLOWSHIP
        for offset, text in enumerate([title, *lines][: box.height]):
            style = Style(
                color=ink if offset == 0 else palette.INK_3,
                bgcolor=palette.GROUND,
                bold=offset == 0,
            )
            x = box.x + box.width - 1 - len(text) if right else box.x + 1
            self._put(x, box.y + offset, text, style)


def _wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) + 1 > width and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
