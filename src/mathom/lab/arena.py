"""Players against each other, seats swapped, counted with their margins of error."""

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.rules import Rules, Setup
from mathom.lab.score import Score
from mathom.lab.seating import Owners, kind_of, round_of, worth
from mathom.lab.standings import Standings
from mathom.players.player import Player
from mathom.players.processes import end, ignoring_interrupts, process_pool
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
    owners: Owners
    log: str = ""


def play(job: Job) -> tuple[Job, list[float]]:
    """Play one game, and keep its log if that was asked for; a kept one counts as it ended."""
    rules = rules_of(job.game)
    if (ended := kept(job, rules)) is not None:
        return job, ended
    players = [contestant(name, rules) for name in job.seats]
    game = Playthrough(rules, job.setup, job.seed)
    try:
        _play_out(game, players)
    finally:
        for each in players:
            if isinstance(each, Player):
                each.close()
    if job.log:
        _keep(game, job.log)
    return job, game.result or [0.0] * len(players)


def _play_out(game: Playthrough, players: list[Player | Cheat]) -> None:
    """Play a game to its end, each seat with dice of its own."""
    dice = [Dice(seed_number(f"{game.seed}/seat {seat}")) for seat in range(len(players))]
    while (decision := game.decision) is not None:
        who = players[decision.who]
        if isinstance(who, Cheat):
            picks = who.peek(game.game.clone(), dice[decision.who])
        else:
            picks = who.answer(View(game.game, decision.who), dice[decision.who])
        game.answer(*picks)


def _keep(game: Playthrough, log: str) -> None:
    """Write a log, whole or not at all, even if we are stopped here."""
    half = Path(f"{log}.half")
    try:
        half.write_text(game.save(), encoding="utf-8")
        half.replace(log)
    except OSError as fault:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise MathomError(f"{log} cannot be written: {fault.strerror}") from None


def kept(job: Job, rules: Rules) -> list[float] | None:
    """How the game ended if its log lies there already, so that a stopped arena goes on."""
    path = Path(job.log)
    if not job.log or not path.exists():
        return None
    try:
        game = load(rules, path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise MathomError(f"{path} cannot be read: {fault.strerror}") from None
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
    """Every pair plays the same number of games, each seed once in every seating of a round."""
    if len(names) < 2:
        raise MathomError("the arena needs two players or more")
    seatings = round_of(rules.seats(rules.setup(setup)))
    if games % len(seatings):
        raise MathomError(f"{games} games cannot be shared {_fitting(games, len(seatings))}")
    for name in names:
        contestant(name, rules)
    found: list[Job] = []
    for number in range(games):
        owners = seatings[number % len(seatings)]
        for pair in combinations(range(len(names)), 2):
            one = f"{seed}/{pair[0]}-{pair[1]}/{number // len(seatings)}"
            sits = tuple(names[pair[owner]] for owner in owners)
            log = ""
            if keep is not None:
                place = f"{number + 1:04d} {pair[0] + 1}-{pair[1] + 1}"
                log = str(keep / f"{place} {' - '.join(sits)}.json".replace(":", "="))
            found.append(Job(rules.name, setup, one, sits, pair, owners, log))
    return found


def _fitting(games: int, whole: int) -> str:
    """Among what, and which numbers could be."""
    if whole == 2:
        return "between both sides; ask for an even number"
    near = [str(fit) for fit in (games - games % whole, games - games % whole + whole) if fit]
    return f"among all seats and roles; ask for a multiple of {whole}, such as {' or '.join(near)}"


def arena(
    jobs: list[Job],
    names: list[str],
    processes: int,
    progress: Callable[[Standings], None] = lambda _: None,
) -> Standings:
    """Play all the jobs, in several processes if wished. The same seed gives the same games."""
    standings = Standings(names, [Score() for _ in names], {})
    for job, payoffs in results(jobs, processes):
        pair = standings.pairs.setdefault(job.pair, Score())
        first, second = (standings.scores[place] for place in job.pair)
        for score, side in ((first, 0), (second, 1), (pair, 0)):
            score.add(kind_of(job.owners, side), worth(job.owners, payoffs, side))
        progress(standings)
    return standings


def results(jobs: list[Job], processes: int) -> Iterator[tuple[Job, list[float]]]:
    """The games as they end."""
    if processes == 1:
        yield from map(play, jobs)
        return
    # Not a pool of ``multiprocessing``: its processes may have none of their own, and a player may
    # think in several.
    pool = process_pool(processes)
    try:
        with ignoring_interrupts():
            games = [pool.submit(play, job) for job in jobs]
        for game in as_completed(games):
            yield game.result()
    finally:
        # Where it was broken off, nobody waits for the games under way.
        end(pool)
