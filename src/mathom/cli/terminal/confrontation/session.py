"""A sitting of The Confrontation: two seats, sides that may be swapped."""

from pathlib import Path
from typing import Any, Final

from mathom.cli.terminal import saves
from mathom.cli.terminal.session import HOTSEAT, ME, Session, fresh_seed
from mathom.games import rules_of
from mathom.games.confrontation.rows import LEG, PLAY, TURNS, side_of_seat
from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Setup
from mathom.players.player import Player
from mathom.players.roster import names_of

GAME: Final = "confrontation"
# Against whom one plays unless one says.
USUAL_OPPONENT: Final = "fair"


def opponents() -> list[str]:
    """Everyone one can play against."""
    return [*names_of(rules_of(GAME)), HOTSEAT]


class Duel(Session):
    """A person against a bot, or two persons at one screen.

    ``seat`` is the person's seat; in a hot-seat game both are, and ``seat`` is whoever looks
    at the screen now.
    """

    def __init__(self, play: Playthrough, seat: int, opponent: str, path: Path) -> None:
        super().__init__(play, [ME, opponent] if seat == 0 else [opponent, ME], path)
        self.seat = seat
        self.opponent = opponent

    @classmethod
    def begin(
        cls, setup: Setup, side: int, opponent: str, seed: str = "", path: Path | None = None
    ) -> "Duel":
        """A new game; the person plays ``side`` in it (in its first game, if it is a match)."""
        seed = seed or fresh_seed()
        play = Playthrough(rules_of(GAME), setup, seed, recorded=True)
        return cls(play, side, opponent, path or saves.new_path(GAME, seed))

    @classmethod
    def resume(cls, path: Path, side: int | None = None, opponent: str | None = None) -> "Duel":
        """The game in a file, as it was left; who plays may be said anew."""
        play, table = saves.read(path)
        if play.rules.name != GAME:
            raise MathomError(
                f"{path}: this is {play.rules.title}; resume it with mathom play {play.rules.name}"
            )
        kept = table.get("seat")
        seat = side if side is not None else (kept if kept in (0, 1) else 0)
        against = opponent or str(table.get("opponent") or USUAL_OPPONENT)
        return cls(play, seat, against, path)

    @property
    def bot(self) -> Player | None:
        return self.bots.get(1 - self.seat)

    @property
    def side(self) -> int:
        """The side of the seat that looks at the screen."""
        return side_of_seat(self.play.game, self.seat)

    @property
    def turns(self) -> int:
        return self.play.game.rows[PLAY][TURNS]

    @property
    def leg(self) -> int:
        return self.play.game.rows[PLAY][LEG]

    def placement_dice(self, number: int) -> Dice:
        """Dice to place characters at random; each try falls otherwise."""
        return Dice(seed_number(f"{self.play.seed}/placement/{self.seat}/{number}"))

    def about(self) -> dict[str, Any]:
        return {"seat": self.seat, "opponent": self.opponent}

    def rematch(self) -> "Duel":
        """A new game with the sides swapped."""
        setup = dict(self.play.setup)
        setup["specials"] = list(reversed(setup["specials"]))
        return Duel.begin(setup, 1 - self.seat, self.opponent)
