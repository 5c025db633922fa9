"""Players of a game that is won or lost together, each on the same seeds."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules, Setup
from mathom.lab.arena import Job, contestant, results
from mathom.lab.score import Score
from mathom.lab.standings import Standings


@dataclass
class CooperativeResult:
    """How often each player won, alone or sitting in every seat."""

    names: list[str]
    scores: list[Score]
    won: list[set[str]] = field(default_factory=list)  # by player: the seeds

    def only(self, one: int, other: int) -> int:
        """On how many seeds one player won and the other did not."""
        return len(self.won[one] - self.won[other])

    def standings(self) -> Standings:
        """As if they had met on each seed: who won it where the other lost has won, and what both
        won or both lost is half won."""
        pairs: dict[tuple[int, int], Score] = {}
        for one, other in combinations(range(len(self.names)), 2):
            score = pairs[one, other] = Score()
            ahead, behind = self.only(one, other), self.only(other, one)
            level = self.scores[one].games - ahead - behind
            for payoff, seeds in ((1.0, ahead), (0.0, level), (-1.0, behind)):
                for _ in range(seeds):
                    score.add(0, payoff)
        return Standings(self.names, self.scores, pairs)


def jobs_of(
    rules: Rules, setup: Setup, names: list[str], games: int, seed: str, keep: Path | None
) -> list[Job]:
    """Every player plays every seed, in all the seats at once."""
    if not names or len(set(names)) < len(names):
        raise MathomError("name each player once")
    for name in names:
        contestant(name, rules)
    seats = rules.seats(rules.setup(setup))
    found: list[Job] = []
    for number in range(games):
        for place, name in enumerate(names):
            log = ""
            if keep is not None:
                log = str(keep / f"{number + 1:04d} {name}.json".replace(":", "="))
            one, sits = f"{seed}/{number}", (name,) * seats
            found.append(Job(rules.name, setup, one, sits, (place, place), (0,) * seats, log))
    return found


def play_cooperative(
    jobs: list[Job],
    names: list[str],
    processes: int,
    progress: Callable[[CooperativeResult], None] = lambda _: None,
) -> CooperativeResult:
    """Play all the jobs. The same seed gives the same games."""
    found = CooperativeResult(names, [Score() for _ in names], [set() for _ in names])
    for job, payoffs in results(jobs, processes):
        found.scores[job.pair[0]].add(0, payoffs[0])
        if payoffs[0] > 0:
            found.won[job.pair[0]].add(job.seed)
        progress(found)
    return found
