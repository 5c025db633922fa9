"""A saved game to step through: the table and the chronicle at every decision."""

from abc import abstractmethod
from collections.abc import Callable

from textual.app import App
from textual.binding import Binding

from mathom.cli.terminal import palette
from mathom.kernel.decision import CHANCE, SPECTATOR
from mathom.kernel.game import Game
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Event
from mathom.table.view import View


class Position:
    """The game before one decision, and how many answers led to it."""

    def __init__(self, game: Game, answers: int) -> None:
        self.game = game
        self.answers = answers


def positions(play: Playthrough) -> list[Position]:
    """The game before each player's decision, and at the point where the log ends."""
    found = [
        Position(game.clone(), count)
        for count, (game, _) in enumerate(play.stages())
        if count == 0 or game.decision is None or game.decision.who != CHANCE
    ]
    if play.answers:
        found.append(Position(play.game.clone(), len(play.answers)))
    return found


class Replay(App[None]):
    """Left and right step; what chooses the eyes is each game's own."""

    TITLE = "Mathom"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("right,space", "step(1)", "Next", priority=True),
        Binding("left", "step(-1)", "Back", priority=True),
        Binding("right_square_bracket,down", "jump(1)", "Next turn", priority=True),
        Binding("left_square_bracket,up", "jump(-1)", "Last turn", priority=True),
        Binding("home", "edge(0)", "Start", priority=True),
        Binding("end", "edge(1)", "End", priority=True),
        Binding("c", "chronicle", "Chronicle"),
        Binding("r", "reference", "Reference"),
        Binding("q,escape", "quit", "Quit"),
    ]
    turns: tuple[int, ...] = ()  # kinds of events at which a turn begins

    def __init__(self, play: Playthrough) -> None:
        super().__init__()
        self.play = play
        self.positions = positions(play)
        self.place = 0
        self.register_theme(palette.THEME)
        self.theme = palette.THEME.name

    @property
    @abstractmethod
    def viewer(self) -> int:
        """The seat whose eyes are used; a spectator's when everything is shown."""

    @abstractmethod
    def show(self) -> None:
        """Draw the position."""

    @property
    def position(self) -> Position:
        return self.positions[self.place]

    def seen_game(self) -> Game:
        """The game as these eyes see it; all of it for a spectator of a game that is over."""
        if self.viewer == SPECTATOR:
            return self.position.game
        return View(self.position.game, self.viewer).game

    def line_of(self) -> Callable[[Event], str]:
        play, viewer = self.play, self.viewer
        return lambda event: play.rules.tell(play.setup, event, viewer)

    def events(self, after: int = -1) -> list[Event]:
        """What these eyes saw up to here, since the given number of answers."""
        upto = self.position.answers
        return [event for count, event in self.play.chronicle[self.viewer] if after < count <= upto]

    @property
    def before(self) -> int:
        """How many answers had been given at the position before this."""
        return self.positions[self.place - 1].answers if self.place else -1

    # Keys

    def action_step(self, by: int) -> None:
        self.place = max(0, min(len(self.positions) - 1, self.place + by))
        self.show()

    def action_jump(self, by: int) -> None:
        """Go on or back to where a turn begins."""
        turns = {count for count, event in self.play.chronicle[SPECTATOR] if event[0] in self.turns}
        place = self.place + by
        while 0 < place < len(self.positions) - 1:
            # A turn may begin in the midst of chance's answers: those since the last position.
            past = range(self.positions[place - 1].answers + 1, self.positions[place].answers + 1)
            if not turns.isdisjoint(past):
                break
            place += by
        self.action_step(place - self.place)

    def action_edge(self, last: int) -> None:
        self.place = (len(self.positions) - 1) * last
        self.show()
