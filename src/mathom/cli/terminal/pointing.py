"""A drawing to point at: arrows and Tab go over it, Enter and the mouse touch things in it."""

from collections.abc import Collection

from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget

from mathom.cli.terminal.boxes import Box


class Pointing(Widget, can_focus=True):
    """Says which thing was touched or looked at. What is drawn, and where, a subclass says."""

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
        """A thing was clicked, or Enter was pressed on it."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Looked(Message):
        """The keyboard went to a thing."""

        def __init__(self, thing: int) -> None:
            super().__init__()
            self.thing = thing

    class Left(Message):
        """Tab went past the last thing that may be used."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cursor: int | None = None  # the thing the keyboard is on

    # What a subclass says. Textual's widgets have a metaclass of their own, so none is abstract.

    def spots(self) -> list[tuple[int, Box]]:
        """Everything the keyboard can go to, in the order in which Tab does."""
        raise NotImplementedError

    def lights(self) -> Collection[int]:
        """The things that may be used now."""
        raise NotImplementedError

    def thing_at(self, x: int, y: int) -> int | None:
        """What is drawn in a cell."""
        raise NotImplementedError

    def beside(self, across: int, down: int) -> int | None:
        """The thing to go to from the cursor in a direction."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw it again, and the cursor where it is now."""
        raise NotImplementedError

    # Pointing

    def point_at(self, thing: int | None) -> None:
        """Put the cursor on a thing."""
        self.cursor = thing
        self.redraw()

    def lit(self) -> list[int]:
        """The things that may be used, in the order in which Tab goes to them."""
        lights = self.lights()
        return [thing for thing, _ in self.spots() if thing in lights]

    def first_lit(self) -> int | None:
        """The first thing that may be used."""
        return next(iter(self.lit()), None)

    def look_at(self, thing: int) -> None:
        """Go to a thing, and say so."""
        self.point_at(thing)
        self.post_message(self.Looked(thing))

    def on_resize(self) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if thing is not None:
            self.point_at(thing)
            self.post_message(self.Touched(thing))

    def action_touch(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Touched(self.cursor))

    def action_go(self, across: int, down: int) -> None:
        thing = self.beside(across, down)
        if thing is not None:
            self.look_at(thing)

    def action_next(self, step: int) -> None:
        """Go to the next thing that may be used; past the last one, leave the drawing."""
        lit = self.lit()
        if self.cursor in lit:
            place = lit.index(self.cursor) + step
        else:
            place = 0 if step > 0 else len(lit) - 1
        if 0 <= place < len(lit):
            self.look_at(lit[place])
        else:
            self.cursor = None
            self.post_message(self.Left())
