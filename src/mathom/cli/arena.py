"""``mathom arena``: players against each other, with margins of error."""

import json
import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from mathom.cli.patience import patiently
from mathom.cli.settings import MODE_HELP, SET_HELP, setup_of
from mathom.cli.standings import Played, results_json, show
from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.lab.arena import arena as play_all
from mathom.lab.arena import jobs_of
from mathom.lab.cooperative import CooperativeResult, play_cooperative
from mathom.lab.cooperative import jobs_of as cooperative_jobs
from mathom.lab.seating import round_of
from mathom.lab.standings import Standings

# How many games a pair plays where nobody says, or the next number that fits.
USUAL = 100


def arena(
    game: Annotated[str, typer.Argument(help="The game, for instance confrontation.")],
    players: Annotated[
        str,
        typer.Option(
            help="Two or more, for instance search:1000,heuristic; see `mathom games`. Beside "
            "those there are search:1s, search:1000x2 (in two processes), single:1000, "
            "determinised:1000 and, who sees everything, cheat:1000."
        ),
    ] = "search,heuristic",
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            show_default="100, or the next that fits",
            help="How many games each pair plays, half from each side; at a table of three or "
            "more seats a multiple of twice the seats. In a cooperative game: how many "
            "each plays, any number.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    mode: Annotated[str, typer.Option(help=MODE_HELP)] = "",
    changes: Annotated[list[str] | None, typer.Option("--set", help=SET_HELP)] = None,
    processes: Annotated[
        int, typer.Option(min=0, help="How many at once; 0 for one on each core.")
    ] = 0,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="A folder for the games' logs; `mathom replay` reads them. "
            "A game whose log is there already is counted, not played again."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Let bots play against each other, each pair from both sides, and rate them.

    At a table of three or more seats one of the pair sits alone and the other has all the other
    seats, every seat and role in turn with the same seed; whoever has the winning seat has won.

    In a cooperative game each plays the same seeds, sitting in every seat. Who won where
    the other lost has won; what both won or both lost is half won.
    """
    rules = rules_of(game)
    names = [name.strip() for name in players.split(",")]
    setup = setup_of(rules, mode, changes)
    played = Played(rules, setup, seed)
    if games is None:
        whole = 1 if rules.cooperative else len(round_of(played.seats))
        games = -(-USUAL // whole) * whole
    making = cooperative_jobs if rules.cooperative else jobs_of
    jobs = making(rules, setup, names, games, seed, keep)
    # A folder that has them all already need take no more.
    if keep is not None and not all(Path(job.log).exists() for job in jobs):
        prepare(keep)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{len(jobs)} games of {rules.title}", total=len(jobs))
        many = processes or os.cpu_count() or 1
        meet = play_cooperative if rules.cooperative else play_all

        def work() -> CooperativeResult | Standings:
            return meet(jobs, names, many, lambda _: bar.advance(task))

        # Where there are several processes, this one only waits for them.
        found = patiently(work) if many == 1 else work()
    if as_json:
        print(json.dumps(results_json(played, found), ensure_ascii=False))
    else:
        show(played, found)


def prepare(folder: Path) -> None:
    """Make the folder for the logs, and see that it takes some before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, prefix="trial ") as trial:
            trial.write(b"{}")
    except OSError as fault:
        raise MathomError(f"{folder} cannot hold the logs: {fault.strerror}") from None
