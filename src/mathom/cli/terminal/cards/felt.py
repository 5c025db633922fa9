"""The felt as a widget: arrows and Tab go over the cards, Enter and the mouse touch them."""

from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from mathom.cli.terminal.cards.chips import Drawing, Scene

# From this size on every card has a block of two lines.
ROOMY_WIDTH = 112
ROOMY_HEIGHT = 34
# The lines that the question below wants; a felt that leaves fewer is drawn closer.
BELOW = 18


class Felt(Widget, can_focus=True):
    """Draws a scene and says which card was touched or looked at."""

    DEFAULT_CSS = "Felt { width: 1fr; height: auto; }"
    BINDINGS = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("tab", "next(1)", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("enter,space", "touch", show=False),
    ]

    class Touched(Message):
        """A card was clicked, or Enter was pressed on it."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Looked(Message):
        """The keyboard went to a card."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Left(Message):
        """Tab went past the last card that may be used."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.cursor: int | None = None
        self._drawing: Drawing | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene; the cursor stays where it was."""
        self.scene = scene
        self._redraw()

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

    def _redraw(self) -> None:
        self._drawing = None
        drawing = self.drawing
        height = max(1, drawing.height) if drawing is not None else 1
        if self.styles.height is None or self.styles.height.value != height:
            self.styles.height = height
        self.refresh()

    def on_resize(self) -> None:
        self._redraw()

    def on_focus(self) -> None:
        if self.cursor is None or self._box() is None:
            self.cursor = self._first()
        self._redraw()
        if self.cursor is not None:
            self._look(self.cursor)

    def on_blur(self) -> None:
        self._redraw()

    def _first(self) -> int | None:
        drawing, scene = self.drawing, self.scene
        if drawing is None or scene is None or not drawing.spots:
            return None
        lit = [thing for thing, _ in drawing.spots if thing in scene.lit]
        return lit[0] if lit else drawing.spots[0][0]

    def bring_into_sight(self) -> None:
        """Scroll to the first card that may be used; to the top where that shows it."""
        drawing, scene = self.drawing, self.scene
        box = self.parent
        if drawing is None or scene is None or not isinstance(box, VerticalScroll):
            return
        lines = [place.y for thing, place in drawing.spots if thing in scene.lit]
        last_in_sight = max(1, box.size.height) - 2
        down = max(0, min(lines) - last_in_sight + 2) if lines else 0
        box.scroll_to(y=down, animate=False)

    def _box(self) -> Region | None:
        drawing = self.drawing
        box = drawing.box_of(self.cursor) if drawing and self.cursor is not None else None
        return None if box is None else Region(box.x, box.y, box.width, box.height)

    def on_click(self, event: events.Click) -> None:
        drawing = self.drawing
        thing = drawing.at(event.x, event.y) if drawing else None
        if thing is not None:
            self.cursor = thing
            self._redraw()
            self.post_message(self.Touched(thing))

    def action_touch(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Touched(self.cursor))

    def action_go(self, across: int, down: int) -> None:
        drawing = self.drawing
        if drawing is None or not drawing.spots:
            return
        thing = drawing.beside(self.cursor, across, down)
        if thing is not None:
            self._look(thing)

    def action_next(self, step: int) -> None:
        """Go to the next card that may be used; past the last one, leave the felt."""
        drawing, scene = self.drawing, self.scene
        if drawing is None or scene is None:
            return
        lit = [thing for thing, _ in drawing.spots if thing in scene.lit]
        if self.cursor in lit:
            place = lit.index(self.cursor) + step
        else:
            place = 0 if step > 0 else len(lit) - 1
        if 0 <= place < len(lit):
            self._look(lit[place])
        else:
            self.cursor = None
            self.post_message(self.Left())

    def _look(self, thing: int) -> None:
        self.cursor = thing
        self._redraw()
        region = self._box()
        if region is not None and isinstance(self.parent, VerticalScroll):
            self.parent.scroll_to_region(region, animate=False)
        self.post_message(self.Looked(thing))
