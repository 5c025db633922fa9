"""``mathom bench``: how fast this build is, as ratios within one run."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mathom.games import rules_of
from mathom.lab.bench import bench as measure


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure, or server.")] = "confrontation",
    seed: Annotated[int, typer.Option(help="The seed of the random games.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.05, help="CPU seconds a measurement.")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the best of them counts.")] = 5,
    tables: Annotated[int, typer.Option(min=1, help="Tables at once, for the server.")] = 500,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure this build: decisions a second, clone, view and resampling, size of a save, and
    how fast search thinks, alone and in two processes.

    Where OpenSpiel is installed its games are measured in turn with ours, so that the ratio
    does not depend on how busy the machine is. CPU time, one core; only the two processes
    are timed by the clock.

    `mathom bench server` plays many tables at once against one worker on this machine.
    """
    if game == "server":
        # The server's libraries are slow to load; only those who measure it wait for them.
        from mathom.server.bench import bench as measure_server

        figures = measure_server(tables, seconds=max(seconds, 1.0))
    else:
        figures = measure(rules_of(game), seed, seconds, rounds)
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(title=f"{game}, seed {seed}", show_header=False)
    for name, value in figures.items():
        shown = "OpenSpiel is not installed" if value is None else str(value)
        table.add_row(name.replace("_", " "), shown)
    Console().print(table)
