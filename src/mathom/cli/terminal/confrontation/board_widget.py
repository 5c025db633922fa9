"""The map as a widget: what stands on it is there to be pointed at."""

from collections.abc import Collection

from rich.style import Style
from textual.strip import Strip

from mathom.cli.terminal.boxes import Box, nearest
from mathom.cli.terminal.confrontation.picture import Picture, Scene
from mathom.cli.terminal.pointing import Pointing


class Board(Pointing):
    """Draws a scene and says what was touched or looked at."""

    DEFAULT_CSS = "Board { width: 1fr; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self._picture: Picture | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene; the cursor stays where it was."""
        self.scene = scene
        self.redraw()

    @property
    def picture(self) -> Picture | None:
        """The drawing, made when somebody looks."""
        if self.scene is None or self.size.width < 7 or self.size.height < 16:
            return None
        if self._picture is None:
            self.scene.cursor = self.cursor if self.has_focus else None
            self._picture = Picture(self.scene, self.size.width, self.size.height)
        return self._picture

    def render_line(self, y: int) -> Strip:
        picture = self.picture
        if picture is None or y >= picture.height:
            return Strip.blank(self.size.width, Style())
        return Strip(picture.line(y), self.size.width).simplify()

    def redraw(self) -> None:
        self._picture = None
        self.refresh()

    def spots(self) -> list[tuple[int, Box]]:
        return self.picture.spots() if self.picture is not None else []

    def lights(self) -> Collection[int]:
        return self.scene.lit if self.scene is not None else ()

    def thing_at(self, x: int, y: int) -> int | None:
        return self.picture.at(x, y) if self.picture is not None else None

    def beside(self, across: int, down: int) -> int | None:
        spots = self.spots()
        here = dict(spots).get(self.cursor) if self.cursor is not None else None
        if here is None:
            return spots[0][0] if spots else None
        return nearest(spots, here, across, down)
