"""How players stand after they met: what each won, and ratings from it."""

from dataclasses import dataclass
from math import log10

from mathom.lab.score import Score


@dataclass
class Standings:
    """What was found."""

    names: list[str]
    scores: list[Score]
    pairs: dict[tuple[int, int], Score]  # of the first against the second

    def elo(self) -> list[float]:
        """Ratings under which the results were likeliest, 1500 on average (Bradley-Terry)."""
        strength = [1.0] * len(self.names)
        for _ in range(500):
            fresh = []
            for one in range(len(self.names)):
                # Half a game won and lost against a middling player keeps a clean sheet finite.
                won, weight = 0.5, 1 / (strength[one] + 1)
                for pair, score in self.pairs.items():
                    if one in pair:
                        other = pair[1] if pair[0] == one else pair[0]
                        won += score.wins if pair[0] == one else score.games - score.wins
                        weight += score.games / (strength[one] + strength[other])
                fresh.append(won / weight)
            strength = fresh
        ratings = [400 * log10(value) for value in strength]
        middle = sum(ratings) / len(ratings)
        return [1500 + rating - middle for rating in ratings]

    def prices(self) -> dict[str, float]:
        """What hidden information costs each search that met a cheat of its own budget, in Elo."""
        found: dict[str, float] = {}
        for (one, other), score in self.pairs.items():
            for cheating, honest, wins in (
                (self.names[one], self.names[other], score.wins),
                (self.names[other], self.names[one], score.games - score.wins),
            ):
                if cheating == honest.replace("search", "cheat", 1) != honest:
                    # Half a game more on both sides keeps a clean sheet finite.
                    found[honest] = 400 * log10((wins + 0.5) / (score.games - wins + 0.5))
        return found
