"""A sitting of a card game: any number of seats, each played by a person or a bot."""

from pathlib import Path
from typing import Any

from mathom.cli.terminal import saves
from mathom.cli.terminal.session import HOTSEAT, ME, Session, fresh_seed
from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Setup
from mathom.players.roster import names_of


class CardSession(Session):
    """Who sits where is kept beside the log."""

    @classmethod
    def begin(
        cls,
        game: str,
        setup: Setup,
        sitters: list[str],
        seed: str = "",
        path: Path | None = None,
    ) -> "CardSession":
        """A new game."""
        seed = seed or fresh_seed()
        play = Playthrough(rules_of(game), setup, seed, recorded=True)
        _check(play, sitters)
        return cls(play, sitters, path or saves.new_path(game, seed))

    @classmethod
    def resume(cls, game: str, path: Path, sitters: list[str] | None = None) -> "CardSession":
        """The game in a file, as it was left; who plays may be said anew."""
        play, table = saves.read(path)
        if play.rules.name != game:
            raise MathomError(
                f"{path}: this is {play.rules.title}; resume it with mathom play {play.rules.name}"
            )
        kept = table.get("seats")
        if sitters is None:
            sitters = [str(name) for name in kept] if isinstance(kept, list) else []
            # A log that says nothing of its company, such as one from the server, is one's own.
            sitters = sitters or [ME] * play.rules.seats(play.setup)
        _check(play, sitters)
        return cls(play, sitters, path)

    def about(self) -> dict[str, Any]:
        return {"seats": self.sitters}

    def seat_name(self, seat: int) -> str:
        """A player by name, as the chronicle says it."""
        return f"Player {seat + 1}"

    def names(self) -> list[str]:
        """Every seat with who sits there."""
        found: list[str] = []
        for seat, sitter in enumerate(self.sitters):
            who = {ME: "you", HOTSEAT: ""}.get(sitter, sitter)
            found.append(f"{self.seat_name(seat)} ({who})" if who else self.seat_name(seat))
        return found

    def rematch(self) -> "CardSession":
        """The same again, with other dice."""
        return CardSession.begin(self.play.rules.name, dict(self.play.setup), list(self.sitters))


def _check(play: Playthrough, sitters: list[str]) -> None:
    wanted = play.rules.seats(play.setup)
    if len(sitters) != wanted:
        raise MathomError(f"there are {wanted} players, but {len(sitters)} were seated")
    if ME not in sitters:
        raise MathomError(f"nobody is {ME!r}: let bots play alone with mathom sim")


def usual_bot(game: str) -> str:
    """Against whom one plays unless one says: a fair one, or the best there is yet."""
    names = names_of(rules_of(game))
    return next((name for name in ("fair", "heuristic") if name in names), names[0])


def sitters_of(game: str) -> list[str]:
    """Everyone who may take a seat."""
    return [ME, *names_of(rules_of(game)), HOTSEAT]
