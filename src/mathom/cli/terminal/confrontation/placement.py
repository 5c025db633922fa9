"""Placing one's characters: arranged on the map first, then answered place by place."""

from mathom.games.confrontation.board import OUTPOSTS
from mathom.games.confrontation.questions import ASK_PLACE
from mathom.games.confrontation.rows import CHARACTER, side_of_seat
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.table.view import View


class Placement:
    """The places still open to a side and who is meant for each.

    Nothing is sent until every place has somebody: until then all can be changed.
    """

    def __init__(self, view: View) -> None:
        decision = view.decision
        if decision is None or decision.kind != ASK_PLACE:
            raise ValueError("no placement is asked")
        self.side = side_of_seat(view.game, view.viewer)
        self.characters = decision.options
        characters = view.game.rows[CHARACTER]
        first = self.side * 9 + 4
        # The stands before home, in the order in which they are asked for.
        self.stands = [first + i for i in range(5) if characters[first + i] < 0]
        self.meant: dict[int, int] = {}

    @property
    def open_stand(self) -> int | None:
        """The next stand without a character."""
        return next((stand for stand in self.stands if stand not in self.meant), None)

    def region(self, stand: int) -> int:
        return OUTPOSTS[self.side][stand - self.side * 9 - 4]

    def left(self) -> list[int]:
        """The characters without a place; in the end they begin at home."""
        return [one for one in self.characters if one not in self.meant.values()]

    def put(self, character: int) -> None:
        """Mean a character for the next open place."""
        stand = self.open_stand
        if stand is not None and character in self.left():
            self.meant[stand] = character

    def take_back(self, stand: int | None = None) -> bool:
        """Free a place, or the last one filled; false when there is none."""
        if stand is None and self.meant:
            stand = list(self.meant)[-1]
        return self.meant.pop(stand, None) is not None if stand is not None else False

    def at_random(self, dice: Dice) -> None:
        """Fill what is open by chance."""
        free = [stand for stand in self.stands if stand not in self.meant]
        drawn = dice.order(self.left(), len(free))
        self.meant.update(zip(free, drawn, strict=True))

    def drafted(self) -> dict[int, int]:
        """Who the map shows in which stand; once all is settled, the rest stand at home."""
        shown = dict(self.meant)
        if self.open_stand is None:
            home = range(self.side * 9, self.side * 9 + 4)
            shown.update(zip(home, self.left(), strict=False))
        return shown

    def ahead(self, game: Game) -> View:
        """The view of who places, once everyone before the open place stands where meant.

        Those meant for later places are not offered for this one.
        """
        open_stand = self.open_stand
        if open_stand is None or game.decision is None:
            raise ValueError("every place has somebody")
        asked = game.decision
        later = game.clone()
        for stand in self.stands[: self.stands.index(open_stand)]:
            later.answer(self.meant[stand])
        # A decision of its own: the one that a clone begins with is the game's.
        later.decision = Decision(asked.who, asked.kind, self.left())
        return View(later, asked.who)

    def answers(self) -> list[int]:
        """What to answer, place by place."""
        return [self.meant[stand] for stand in self.stands]
