"""What each rulebook hides, judged afresh: no word of this comes from our visibility code."""

from abc import ABC, abstractmethod

from mathom.kernel.decision import SPECTATOR
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Oracle(ABC):
    """One game under watch: what its rulebook hides from whom."""

    @abstractmethod
    def watch(self, game: Game) -> None:
        """Take note of what has happened in public since the last decision."""

    @abstractmethod
    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        """The game with something changed that the viewer has had no way to know."""

    @abstractmethod
    def came_to_light(self, game: Game, twin: Game) -> bool:
        """Whether the last answer showed, by the rules, how the two differ."""

    @abstractmethod
    def check(self, game: Game) -> None:
        """Whether the game is one the rules could have led to."""


class ConfrontationOracle(Oracle):
    """002: each player sees only his own characters, and a shuffle hides them anew.

    Each piece carries what has been heard of it: nothing at first, something of its own once
    it was revealed (or was seen to enter the enemy's home without winning), and the same as
    its companions once they were shuffled together. Two concealed pieces of which the same
    was heard may change places without anyone else being the wiser.
    """

    CHARACTER, REGION, FACE = 0, 1, 2
    MOVES, REVEALED, SHUFFLED, DEFEATED, NEXT_LEG = 7, 9, 11, 26, 33

    def __init__(self) -> None:
        self.heard = [0] * 18
        self.news = 0

    def watch(self, game: Game) -> None:
        for witnessed in game.events or []:
            event = witnessed[-1]  # as a spectator sees it
            if event is None:
                continue
            kind, subject, value = event[:3]
            self.news += 1
            if kind in (self.REVEALED, self.DEFEATED) or (
                kind == self.MOVES and value == (15 if subject < 9 else 0)
            ):
                self.heard[subject] = self.news
            elif kind == self.SHUFFLED:
                for stand in range(subject * 9, subject * 9 + 9):
                    here = game.rows[self.REGION][stand] == value
                    if here and game.rows[self.FACE][stand] == 0:
                        self.heard[stand] = self.news
            elif kind == self.NEXT_LEG:
                self.heard = [0] * 18

    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        swapped = game.rows[9][4]
        sides = [side for side in (0, 1) if viewer == SPECTATOR or side != viewer ^ swapped]
        side = sides[dice.below(len(sides))]
        pairs = self.exchangeable(game, side)
        if not pairs:
            return None
        one, other = pairs[dice.below(len(pairs))]
        rows = [row[:] for row in game.rows]
        characters = rows[self.CHARACTER]
        characters[one], characters[other] = characters[other], characters[one]
        twin = Game(game.rules, game.setup, rows, [frame.copy() for frame in game.stack])
        twin.run()
        return twin

    def exchangeable(self, game: Game, side: int) -> list[tuple[int, int]]:
        rows = game.rows
        stands = [
            stand
            for stand in range(side * 9, side * 9 + 9)
            if rows[self.REGION][stand] >= 0
            and rows[self.FACE][stand] == 0
            and rows[self.CHARACTER][stand] >= 0
        ]
        return [
            (a, b)
            for i, a in enumerate(stands)
            for b in stands[i + 1 :]
            if self.heard[a] == self.heard[b]
        ]

    def came_to_light(self, game: Game, twin: Game) -> bool:
        """Different characters were laid face up, or one of the games has ended."""
        return self.shown(game) != self.shown(twin) or None in (game.decision, twin.decision)

    def shown(self, game: Game) -> list[tuple[int, ...]]:
        events = [witnessed[-1] for witnessed in game.events or []]
        return [event for event in events if event and event[0] in (self.REVEALED, self.DEFEATED)]

    def check(self, game: Game) -> None:
        """Every stand that is filled holds a different tile of its own side."""
        for side in (0, 1):
            filled = [c for c in game.rows[self.CHARACTER][side * 9 : side * 9 + 9] if c != NONE]
            tiles = [character % 18 for character in filled]
            assert len(set(tiles)) == len(tiles)
            assert all(tile // 9 == side for tile in tiles)


ORACLES: dict[str, type[Oracle]] = {"confrontation": ConfrontationOracle}
