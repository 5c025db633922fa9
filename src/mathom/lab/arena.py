"""Players against each other, sides swapped, counted with their margins of error."""

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from itertools import combinations
from math import log10
from pathlib import Path

from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.rules import Rules, Setup
from mathom.lab.score import Score
from mathom.players.player import Player
from mathom.players.processes import end, thinkers
from mathom.players.roster import cheat, player
from mathom.players.search.cheat import Cheat
from mathom.table.view import View


@dataclass(frozen=True)
class Job:
    """One game to play: who sits where, and its seed."""

    game: str
    setup: Setup
    seed: str
    seats: tuple[str, ...]
    pair: tuple[int, int]
    first: int  # which of the pair sits first
    log: str = ""


def play(job: Job) -> tuple[Job, list[float]]:
    """Play one game, and keep its log if that was asked for; a kept one counts as it ended."""
    rules = rules_of(job.game)
    if (ended := kept(job, rules)) is not None:
        return job, ended
    players = [contestant(name, rules) for name in job.seats]
    dice = [Dice(seed_number(f"{job.seed}/seat {seat}")) for seat in range(len(players))]
    game = Playthrough(rules, job.setup, job.seed)
    while (decision := game.decision) is not None:
        who = players[decision.who]
        if isinstance(who, Cheat):
            picks = who.peek(game.game.clone(), dice[decision.who])
        else:
            picks = who.answer(View(game.game, decision.who), dice[decision.who])
        game.answer(*picks)
    if job.log:
        # Whole or not at all, even if we are stopped here.
        half = Path(f"{job.log}.half")
        half.write_text(game.save(), encoding="utf-8")
        half.replace(job.log)
    return job, game.result or [0.0] * len(players)


def kept(job: Job, rules: Rules) -> list[float] | None:
    """How the game ended if its log lies there already, so that a stopped arena goes on."""
    path = Path(job.log)
    if not job.log or not path.exists():
        return None
    try:
        game = load(rules, path.read_text(encoding="utf-8"))
    except (MathomError, UnicodeDecodeError) as fault:
        raise MathomError(f"{path}: {fault}") from None
    if (game.seed, game.setup) != (job.seed, rules.setup(job.setup)) or game.result is None:
        raise MathomError(f"{path} is another game's log; choose another folder")
    return game.result


def contestant(name: str, rules: Rules) -> Player | Cheat:
    """A player by name; the laboratory knows the cheat too."""
    return cheat(name, rules) or player(name, rules)


def jobs_of(
    rules: Rules, setup: Setup, names: list[str], games: int, seed: str, keep: Path | None
) -> list[Job]:
    """Every pair plays the same number of games, each seed twice with the seats swapped."""
    if rules.seats(rules.setup(setup)) != 2:
        raise MathomError(f"the arena is for two; {rules.title} does not seat two here")
    if len(names) < 2:
        raise MathomError("the arena needs two players or more")
    if games % 2:
        raise MathomError(
            f"{games} games cannot be shared between both sides; ask for an even number"
        )
    for name in names:
        contestant(name, rules)
    found: list[Job] = []
    for number in range(games):
        for first, second in combinations(range(len(names)), 2):
            pair = (first, second)
            seated = pair if number % 2 == 0 else (second, first)
            one = f"{seed}/{first}-{second}/{number // 2}"
            log = ""
            if keep is not None:
                place = f"{number + 1:04d} {first + 1}-{second + 1}"
                title = f"{place} {names[seated[0]]} - {names[seated[1]]}.json"
                log = str(keep / title.replace(":", "="))
            sits = (names[seated[0]], names[seated[1]])
            found.append(Job(rules.name, setup, one, sits, pair, number % 2, log))
    return found


@dataclass
class Standings:
    """What the arena found."""

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


def arena(
    jobs: list[Job],
    names: list[str],
    processes: int,
    progress: Callable[[Standings], None] = lambda _: None,
) -> Standings:
    """Play all the jobs, in several processes if wished. The same seed gives the same games."""
    standings = Standings(names, [Score() for _ in names], {})
    for job, payoffs in results(jobs, processes):
        one, other = job.pair
        seat = job.first
        standings.scores[one].add(seat, payoffs[seat])
        standings.scores[other].add(1 - seat, payoffs[1 - seat])
        standings.pairs.setdefault(job.pair, Score()).add(seat, payoffs[seat])
        progress(standings)
    return standings


def results(jobs: list[Job], processes: int) -> Iterator[tuple[Job, list[float]]]:
    """The games as they end."""
    if processes == 1:
        yield from map(play, jobs)
        return
    # Not a pool of ``multiprocessing``: its processes may have none of their own, and a player may
    # think in several.
    pool = thinkers(processes)
    try:
        for game in as_completed([pool.submit(play, job) for job in jobs]):
            yield game.result()
    finally:
        # Where it was broken off, nobody waits for the games under way.
        end(pool)
