"""One sitting: a game, who plays each seat, and the file it is saved in."""

import secrets
from pathlib import Path
from typing import Any, Final

from mathom.cli.terminal import saves
from mathom.games import rules_of
from mathom.games.confrontation.rows import LEG, PLAY, TURNS, side_of_seat
from mathom.kernel.decision import Decision, MathomError
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Setup
from mathom.players.player import Player
from mathom.players.roster import names_of, player
from mathom.table.view import View

HOTSEAT: Final = "hotseat"
GAME: Final = "confrontation"
# Against whom one plays unless one says.
USUAL_OPPONENT: Final = "fair"


def opponents() -> list[str]:
    """Everyone one can play against."""
    return [*names_of(rules_of(GAME)), HOTSEAT]


def fresh_seed() -> str:
    return secrets.token_hex(4)


class Session:
    """A game between a person and a bot, or between two persons at one screen.

    ``seat`` is the person's seat; in a hot-seat game both are, and ``seat`` is whoever looks
    at the screen now.
    """

    def __init__(self, play: Playthrough, seat: int, opponent: str, path: Path) -> None:
        self.play = play
        self.seat = seat
        self.opponent = opponent
        self.path = path
        self.seen: dict[int, int] = {}  # by seat: how many of its events it has been told
        self.bot: Player | None = None
        if opponent != HOTSEAT:
            self.bot = player(opponent, play.rules)

    @classmethod
    def begin(
        cls, setup: Setup, side: int, opponent: str, seed: str = "", path: Path | None = None
    ) -> "Session":
        """A new game; the person plays ``side`` in it (in its first game, if it is a match)."""
        rules = rules_of(GAME)
        seed = seed or fresh_seed()
        play = Playthrough(rules, setup, seed)
        return cls(play, side, opponent, path or saves.new_path(GAME, seed))

    @classmethod
    def resume(cls, path: Path, side: int | None = None, opponent: str | None = None) -> "Session":
        """The game in a file, as it was left; who plays may be said anew."""
        play, table = saves.read(path)
        if play.rules.name != GAME:
            raise MathomError(f"{path}: a game of {play.rules.title} cannot be played here yet")
        kept = table.get("seat")
        seat = side if side is not None else (kept if kept in (0, 1) else 0)
        against = opponent or str(table.get("opponent") or USUAL_OPPONENT)
        return cls(play, seat, against, path)

    # Who is asked

    @property
    def decision(self) -> Decision | None:
        return self.play.decision

    @property
    def hotseat(self) -> bool:
        return self.bot is None

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

    def is_mine(self, decision: Decision) -> bool:
        """Whether a person answers this."""
        return self.hotseat or decision.who == self.seat

    def forced(self, decision: Decision) -> bool:
        """Whether there is nothing to choose: it is asked only so that its absence tells nothing.

        Between two persons it is asked all the same, or the other would see that it was not.
        """
        if self.hotseat or decision.asides or len(decision.options) != 1:
            return False
        if decision.least != 1 or decision.most != 1:
            return False
        return not self.view().question().options[0].objects

    def view(self) -> View:
        """What the seat at the screen may see."""
        return View(self.play.game, self.seat)

    def view_of(self, seat: int) -> View:
        """What a bot in that seat may see."""
        return View(self.play.game, seat)

    # Playing

    def answer(self, *picks: int) -> None:
        """Answer and save."""
        self.play.answer(*picks)
        self.save()

    def bot_dice(self) -> Dice:
        """Dice for the bot that depend on the position alone, so that taking back is honest."""
        return Dice(seed_number(f"{self.play.seed}/player/{len(self.play.answers)}"))

    def placement_dice(self, number: int) -> Dice:
        """Dice to place characters at random; each try falls otherwise."""
        return Dice(seed_number(f"{self.play.seed}/placement/{self.seat}/{number}"))

    def undo(self) -> bool:
        """Go back to this person's last real choice; false when there is none."""
        play = self.play
        kept = list(play.answers)
        while any(who >= 0 for who in play.answered_by):
            play.undo()
            decision = play.decision
            if decision is not None and self.is_mine(decision) and not self.forced(decision):
                self.save()
                return True
        self.play = Playthrough(play.rules, play.setup, play.seed, kept)
        return False

    def save(self) -> None:
        """Write the game to its file."""
        table: dict[str, Any] = {"seat": self.seat, "opponent": self.opponent}
        saves.write(self.path, self.play, table)

    def rematch(self) -> "Session":
        """A new game with the sides swapped."""
        setup = dict(self.play.setup)
        setup["specials"] = list(reversed(setup["specials"]))
        return Session.begin(setup, 1 - self.seat, self.opponent)
