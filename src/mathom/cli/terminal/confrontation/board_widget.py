"""The map as a widget: arrows and Tab go over it, Enter and the mouse touch things on it."""

from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from mathom.cli.terminal.boxes import nearest
from mathom.cli.terminal.confrontation.picture import Picture, Scene


class Board(Widget, can_focus=True):
    """Draws a scene and says what was touched or looked at."""

    DEFAULT_CSS = "Board { width: 1fr; }"
    BINDINGS = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("tab", "next(1)", "Next", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("enter,space", "touch", show=False),
    ]

    class Touched(Message):
        """A thing on the map was clicked, or Enter was pressed on it."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Looked(Message):
        """The keyboard went to a thing on the map."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Left(Message):
        """Tab went past the last thing that may be used."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self._picture: Picture | None = None
        self._cursor: int | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene; the cursor stays where it was."""
        self.scene = scene
        self._redraw()

    def point_at(self, thing: int | None) -> None:
        """Put the cursor on a thing."""
        self._cursor = thing
        self._redraw()

    def first_lit(self) -> int | None:
        """The first thing that may be used, from the north-west."""
        picture = self.picture
        if picture is None or self.scene is None:
            return None
        return next((thing for thing, _ in picture.spots() if thing in self.scene.lit), None)

    @property
    def cursor(self) -> int | None:
        """The thing the keyboard is on."""
        return self._cursor

    @property
    def picture(self) -> Picture | None:
        """The drawing, made when somebody looks."""
        if self.scene is None or self.size.width < 7 or self.size.height < 16:
            return None
        if self._picture is None:
            self.scene.cursor = self._cursor if self.has_focus else None
            self._picture = Picture(self.scene, self.size.width, self.size.height)
        return self._picture

    def render_line(self, y: int) -> Strip:
        picture = self.picture
        if picture is None or y >= picture.height:
            return Strip.blank(self.size.width, Style())
        return Strip(picture.line(y), self.size.width).simplify()

    def _redraw(self) -> None:
        self._picture = None
        self.refresh()

    def on_resize(self) -> None:
        self._redraw()

    def on_focus(self) -> None:
        self._redraw()

    def on_blur(self) -> None:
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        picture = self.picture
        thing = picture.at(event.x, event.y) if picture else None
        if thing is not None:
            self._cursor = thing
            self._redraw()
            self.post_message(self.Touched(thing))

    def action_touch(self) -> None:
        if self._cursor is not None:
            self.post_message(self.Touched(self._cursor))

    def action_go(self, across: int, down: int) -> None:
        picture = self.picture
        if picture is None:
            return
        here = picture.box_of(self._cursor) if self._cursor is not None else None
        spots = picture.spots()
        if here is None:
            self._look(spots[0][0])
            return
        thing = nearest(spots, here, across, down)
        if thing is not None:
            self._look(thing)

    def action_next(self, step: int) -> None:
        """Go to the next thing that may be used; past the last one, leave the map."""
        picture = self.picture
        if picture is None or self.scene is None:
            return
        lit = [thing for thing, _ in picture.spots() if thing in self.scene.lit]
        if self._cursor in lit:
            place = lit.index(self._cursor) + step
        else:
            place = 0 if step > 0 else len(lit) - 1
        if 0 <= place < len(lit):
            self._look(lit[place])
        else:
            self._cursor = None
            self.post_message(self.Left())

    def _look(self, thing: int) -> None:
        self._cursor = thing
        self._redraw()
        self.post_message(self.Looked(thing))
