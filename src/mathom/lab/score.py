"""Wins counted, with their margin of error."""

from dataclasses import dataclass, field
from math import sqrt

# Two-sided, 95 in 100.
_Z = 1.96


@dataclass
class Score:
    """How one player did, in all or against another: a drawn game is half won."""

    games: int = 0
    wins: float = 0.0
    by_seating: list[list[float]] = field(default_factory=list)  # of each kind: games and wins

    def add(self, kind: int, payoff: float) -> None:
        """Count a game, in a seating of this kind: for two the seat, or as ``kind_of`` says."""
        share = (payoff + 1) / 2
        self.games += 1
        self.wins += share
        while len(self.by_seating) <= kind:
            self.by_seating.append([0, 0.0])
        self.by_seating[kind][0] += 1
        self.by_seating[kind][1] += share

    @property
    def rates(self) -> list[float]:
        """How often it won in each kind of seating."""
        return [won / max(1, played) for played, won in self.by_seating]

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the true rate."""
        if not self.games:
            return (0.0, 1.0)
        n, rate = self._weight, self.rate
        middle = rate + _Z * _Z / (2 * n)
        spread = _Z * sqrt(rate * (1 - rate) / n + _Z * _Z / (4 * n * n))
        whole = 1 + _Z * _Z / n
        # Where nothing or everything was won, rounding may go a hair beyond.
        low, high = (middle - spread) / whole, (middle + spread) / whole
        return (min(rate, max(0.0, low)), max(rate, min(1.0, high)))

    @property
    def _weight(self) -> float:
        """How many games count: more than there were where one seat wins oftener than another.

        How many were played in each seating was decided beforehand, so only what varies within a
        kind of seating is luck (a stratified sample).
        """
        within = sum(games * _spread(games, wins) for games, wins in self.by_seating) / self.games
        return self.games * max(1.0, _spread(self.games, self.wins) / within)


def _spread(games: float, wins: float) -> float:
    """How much single games vary around their rate; a game won and one lost more keep it from
    seeming none at all."""
    rate = (wins + 1) / (games + 2)
    return rate * (1 - rate)
