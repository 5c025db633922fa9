"""The felt as a widget: the cards on it are there to be pointed at."""

from collections.abc import Collection

from rich.style import Style
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.strip import Strip

from mathom.cli.terminal.boxes import Box
from mathom.cli.terminal.cards.chips import Drawing, Scene
from mathom.cli.terminal.pointing import Pointing

# From this size on every card has a block of two lines.
ROOMY_WIDTH = 112
ROOMY_HEIGHT = 34
# The lines that the question below wants; a felt that leaves fewer is drawn closer.
BELOW = 18


class Felt(Pointing):
    """Draws a scene and says which card was touched or looked at."""

    DEFAULT_CSS = "Felt { width: 1fr; height: auto; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self._drawing: Drawing | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene; the cursor stays where it was."""
        self.scene = scene
        self.redraw()

    @property
    def drawing(self) -> Drawing | None:
        """The scene laid out, made when somebody looks."""
        width = self.size.width or self.app.size.width
        if self.scene is None or width < 20:
            return None
        if self._drawing is None or self._drawing.width != width:
            screen = self.app.size
            self.scene.cursor = self.cursor if self.has_focus else None
            roomy = screen.width >= ROOMY_WIDTH and screen.height >= ROOMY_HEIGHT
            self._drawing = Drawing(self.scene, width, roomy)
            if roomy and self._drawing.height > screen.height - BELOW:
                self._drawing = Drawing(self.scene, width, False)
        return self._drawing

    def render_line(self, y: int) -> Strip:
        drawing = self.drawing
        if drawing is None or y >= drawing.height:
            return Strip.blank(self.size.width, Style())
        return Strip(drawing.line(y)).adjust_cell_length(self.size.width)

    def redraw(self) -> None:
        self._drawing = None
        drawing = self.drawing
        height = max(1, drawing.height) if drawing is not None else 1
        if self.styles.height is None or self.styles.height.value != height:
            self.styles.height = height
        self.refresh()

    def spots(self) -> list[tuple[int, Box]]:
        return self.drawing.spots if self.drawing is not None else []

    def lights(self) -> Collection[int]:
        return self.scene.lit if self.scene is not None else ()

    def thing_at(self, x: int, y: int) -> int | None:
        return self.drawing.at(x, y) if self.drawing is not None else None

    def beside(self, across: int, down: int) -> int | None:
        drawing = self.drawing
        if drawing is None or not drawing.spots:
            return None
        return drawing.beside(self.cursor, across, down)

    def on_focus(self) -> None:
        if self.cursor is None or self._box() is None:
            order = self.lit() or [thing for thing, _ in self.spots()]
            self.cursor = order[0] if order else None
        self.redraw()
        if self.cursor is not None:
            self.look_at(self.cursor)

    def bring_into_sight(self) -> None:
        """Scroll to the first card that may be used; to the top where that shows it."""
        box = self.parent
        if self.drawing is None or not isinstance(box, VerticalScroll):
            return
        lights = self.lights()
        lines = [place.y for thing, place in self.spots() if thing in lights]
        last_in_sight = max(1, box.size.height) - 2
        down = max(0, min(lines) - last_in_sight + 2) if lines else 0
        box.scroll_to(y=down, animate=False)

    def _box(self) -> Region | None:
        drawing = self.drawing
        box = drawing.box_of(self.cursor) if drawing and self.cursor is not None else None
        return None if box is None else Region(box.x, box.y, box.width, box.height)

    def look_at(self, thing: int) -> None:
        super().look_at(thing)
        region = self._box()
        if region is not None and isinstance(self.parent, VerticalScroll):
            self.parent.scroll_to_region(region, animate=False)
