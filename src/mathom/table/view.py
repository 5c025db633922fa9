"""What one viewer may know of a game, and games that it could be."""

from collections.abc import Callable
from typing import Final

from mathom.kernel.decision import Decision, Preview, Question, Reason
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN, NONE, restore
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.rules import Json, Rules

# A viewer from whom nothing is hidden; only the laboratory looks through its eyes.
EVERYTHING: Final = -3
# Stands for a hidden cell in a key. Python's hash cannot tell -1 from -2.
_COVER: Final = 1 << 20


class View:
    """A game with every cell hidden that the viewer must not see.

    ``game`` reads like any game but is never played: hidden cells hold ``HIDDEN``, and its
    decision is there only if the viewer is the one who is asked. ``waiting_for`` and
    ``asked`` say who is asked what, which everyone at the table can tell. ``masked`` takes a
    game whose cells are hidden already, as it came from another process. ``also`` are other
    seats of the same person, who knows what any of them knows.
    """

    __slots__ = ("asked", "game", "viewer", "waiting_for")

    def __init__(
        self, game: Game, viewer: Seat, masked: bool = False, also: tuple[int, ...] = ()
    ) -> None:
        self.waiting_for: int | None = None
        self.asked = NONE
        self.viewer = viewer
        if masked:
            self.game = game
            return
        rules = game.rules
        seen = game.clone()
        for row in rules.hidden_rows():
            seen.rows[row] = [
                HIDDEN if rules.hides(game, row, index, viewer) else value
                for index, value in enumerate(game.rows[row])
            ]
            for other in also:
                for index, value in enumerate(game.rows[row]):
                    if not rules.hides(game, row, index, other):
                        seen.rows[row][index] = value
        decision = game.decision
        if decision is not None:
            self.waiting_for = decision.who
            self.asked = decision.kind
            if decision.who != viewer:
                seen.decision = None
        self.game = seen

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def decision(self) -> Decision | None:
        """The viewer's own pending decision."""
        return self.game.decision

    def question(self) -> Question:
        """The viewer's own pending decision in words."""
        return self.rules.question(self.game)

    def why_not(self, thing: int, onto: int = NONE) -> list[Reason]:
        """Why the viewer cannot use a thing now, or not onto another thing."""
        return self.rules.why_not(self.game, self.viewer, thing, onto)

    def preview(self, pick: Pick) -> Preview | None:
        """What picking an option, or an aside, of the viewer's own decision would bring."""
        return self.rules.preview(self.game, self.viewer, pick, self.resample)

    def preview_answer(self, picks: tuple[int, ...]) -> Preview | None:
        """What these picks together would bring."""
        return self.rules.preview_answer(self.game, self.viewer, picks, self.resample)

    def picture(self) -> Json:
        """The table as plain data to draw."""
        return self.rules.picture(self.game)

    def resample(self, dice: Dice) -> Game:
        """A game that could be the real one, for all the viewer knows; ready to play."""
        return self.filled(self.rules.fill, dice)

    def filled(self, fill: Callable[[Game, int, Dice], None], dice: Dice) -> Game:
        """A game in which ``fill`` replaced every hidden cell; ready to play."""
        guess = self.game.clone()
        for row in self.rules.hidden_rows():
            guess.rows[row] = guess.rows[row][:]
        fill(guess, self.viewer, dice)
        if self.waiting_for is not None:
            guess.ask_again()
        return guess

    def as_json(self) -> dict[str, object]:
        """The view as plain data: what is compared, hashed or sent."""
        own = self.decision
        return {
            "game": self.rules.name,
            "viewer": self.viewer,
            "rows": self.game.rows,
            "stack": [frame.as_json() for frame in self.game.stack],
            "waiting_for": self.waiting_for,
            "asked": self.asked,
            "options": own.options if own is not None else None,
            "asides": own.asides if own is not None else None,
        }

    def dump(self) -> dict[str, object]:
        """All of the view, for a player in another process; ``load_view`` reads it."""
        plain = self.as_json()
        plain["setup"] = self.game.setup
        own = self.decision
        if own is not None:
            plain["kind"] = own.kind
            plain["least"] = own.least
            plain["most"] = own.most
            plain["ordered"] = own.ordered
        return plain


def key(game: Game, viewer: Seat) -> int:
    """A number for all that the viewer can tell of a game, the pending decision with it.

    Games that the viewer cannot tell apart have the same key, so search can keep what it
    learned by it. ``EVERYTHING`` as the viewer tells all games apart.
    """
    hidden = game.rules.hidden_rows() if viewer != EVERYTHING else []
    marks: list[int] = []
    for index, row in enumerate(game.rows):
        if index in hidden:
            row = [
                _COVER if game.rules.hides(game, index, i, viewer) else value
                for i, value in enumerate(row)
            ]
        marks.append(hash(tuple(row)))
    for frame in game.stack:
        marks.append(frame.mark())
    decision = game.decision
    if decision is not None:
        marks.append(decision.who * 64 + decision.kind)
    return hash(tuple(marks))


def load_view(rules: Rules, data: Json) -> View:
    """The view that ``View.dump`` wrote: as masked as it was there."""
    game = Game(rules, data["setup"], data["rows"], [restore(frame) for frame in data["stack"]])
    if data["options"] is not None:
        game.decision = Decision(
            data["viewer"],
            data["kind"],
            data["options"],
            data["least"],
            data["most"],
            data["ordered"],
            data["asides"],
        )
    view = View(game, data["viewer"], masked=True)
    view.waiting_for = data["waiting_for"]
    view.asked = data["asked"]
    return view
