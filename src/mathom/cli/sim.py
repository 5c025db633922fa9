"""``mathom sim``: many games between bots."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mathom.cli.settings import MODE_HELP, SET_HELP, setup_of
from mathom.games import rules_of
from mathom.lab.simulate import Tally, simulate


def sim(
    game: Annotated[str, typer.Argument(help="The game, for instance confrontation.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    players: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each: random,heuristic.")
    ] = "random",
    mode: Annotated[str, typer.Option(help=MODE_HELP)] = "",
    changes: Annotated[list[str] | None, typer.Option("--set", help=SET_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Let bots play many games and count how they end."""
    rules = rules_of(game)
    setup = setup_of(rules, mode, changes)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{games} games of {rules.title}", total=games)
        tally = simulate(
            rules,
            setup,
            games,
            seed,
            players.split(","),
            lambda done: bar.update(task, completed=done),
        )
    if as_json:
        print(
            json.dumps(
                {
                    "game": rules.name,
                    "games": tally.games,
                    "decisions": tally.decisions,
                    "cpu_seconds": round(tally.cpu_seconds, 3),
                    "results": dict(tally.outcomes.most_common()),
                    "points": tally.points,
                    **_won(tally),
                    "seed": seed,
                    "players": players.split(","),
                },
                ensure_ascii=False,
            )
        )
        return
    table = Table(title=f"{tally.games} games of {rules.title}, seed {seed}")
    table.add_column("How it ended")
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    for outcome, count in tally.outcomes.most_common():
        table.add_row(outcome, str(count), f"{count / tally.games:.1%}")
    out = Console()
    out.print(table)
    if rules.cooperative:
        low, high = tally.won.interval
        out.print(f"Won {tally.won.rate:.1%}; 95% of the time between {low:.1%} and {high:.1%}.")
    speed = tally.decisions / tally.cpu_seconds if tally.cpu_seconds else 0
    out.print(
        f"{tally.decisions / tally.games:.0f} decisions a game, {speed:,.0f} a second of CPU time."
    )


def _won(tally: Tally) -> dict[str, object]:
    """How often the players of a game that is won together won it."""
    if not tally.won.games:
        return {}
    low, high = tally.won.interval
    return {"win_rate": round(tally.won.rate, 4), "interval": [round(low, 4), round(high, 4)]}
