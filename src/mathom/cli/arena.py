"""``mathom arena``: players against each other, with margins of error."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mathom.cli.patience import patiently
from mathom.cli.settings import MODE_HELP, SET_HELP, setup_of
from mathom.games import rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules, Setup
from mathom.lab.arena import Standings, jobs_of
from mathom.lab.arena import arena as play_all
from mathom.lab.company import Company, company
from mathom.lab.company import jobs_of as jobs_together
from mathom.lab.score import Score


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
        int, typer.Option(min=1, help="How many games each pair plays, half from each side.")
    ] = 100,
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
    """Let players meet, each pair from both sides, and rate them.

    In a game that is won together each plays the same seeds, sitting in every seat.
    """
    rules = rules_of(game)
    names = [name.strip() for name in players.split(",")]
    if keep is not None:
        try:
            keep.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise MathomError(f"{keep} cannot hold the logs: {fault.strerror}") from None
    setup = setup_of(rules, mode, changes)
    making = jobs_together if rules.cooperative else jobs_of
    jobs = making(rules, setup, names, games, seed, keep)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{len(jobs)} games of {rules.title}", total=len(jobs))
        many = processes or os.cpu_count() or 1
        meet = company if rules.cooperative else play_all

        def work() -> Company | Standings:
            return meet(jobs, names, many, lambda _: bar.advance(task))

        # Where there are several processes, this one only waits for them.
        found = patiently(work) if many == 1 else work()
    if isinstance(found, Company):
        show_company(rules, found, seed, setup, as_json)
    elif as_json:
        print(json.dumps(as_plain(rules, found, seed, setup), ensure_ascii=False))
    else:
        show(rules, found)


def as_plain(rules: Rules, standings: Standings, seed: str, setup: Setup) -> dict[str, Any]:
    """The standings as one JSON object."""
    return {
        "game": rules.name,
        "setup": setup,
        "seed": seed,
        "players": [
            {"name": name, "elo": round(elo), **_score(score)}
            for name, score, elo in zip(
                standings.names, standings.scores, standings.elo(), strict=True
            )
        ],
        "pairs": [
            {"players": [standings.names[one], standings.names[other]], **_score(score)}
            for (one, other), score in sorted(standings.pairs.items())
        ],
        "price_of_hidden_information": {
            name: round(elo) for name, elo in standings.prices().items()
        },
    }


def _score(score: Score) -> dict[str, Any]:
    low, high = score.interval
    return {
        "games": score.games,
        "wins": score.wins,
        "win_rate": round(score.rate, 4),
        "interval": [round(low, 4), round(high, 4)],
        "win_rate_by_seat": [round(won / max(1, played), 4) for played, won in score.by_seat],
    }


def show(rules: Rules, standings: Standings) -> None:
    """The standings as tables."""
    out = Console()
    table = Table(title=f"The arena: {rules.title}")
    for column in ("Player", "Elo", "Games", "Won", "95% of the time between", "By seat"):
        table.add_column(column, justify="left" if column == "Player" else "right")
    ranked = sorted(
        zip(standings.elo(), standings.names, standings.scores, strict=True),
        key=lambda row: -row[0],
    )
    for elo, name, score in ranked:
        table.add_row(name, f"{elo:.0f}", str(score.games), *_cells(score))
    out.print(table)
    if len(standings.pairs) > 1:
        pairs = Table(title="Pair by pair: how often the first won")
        for column in ("Pair", "Games", "Won", "95% of the time between", "By seat"):
            pairs.add_column(column, justify="left" if column == "Pair" else "right")
        for (one, other), score in sorted(standings.pairs.items()):
            title = f"{standings.names[one]} against {standings.names[other]}"
            pairs.add_row(title, str(score.games), *_cells(score))
        out.print(pairs)
    for name, elo in standings.prices().items():
        out.print(f"The price of hidden information to {name}: {elo:.0f} points of Elo")


def show_company(rules: Rules, found: Company, seed: str, setup: Setup, as_json: bool) -> None:
    """How often each player won, and on how many of the same seeds the others did not."""
    if as_json:
        players = [
            {"name": name, **_score(score)}
            for name, score in zip(found.names, found.scores, strict=True)
        ]
        for plain in players:
            del plain["win_rate_by_seat"]
        print(json.dumps({"game": rules.name, "setup": setup, "seed": seed, "players": players}))
        return
    table = Table(title=f"The arena: {rules.title}, each on the same seeds")
    for column in ("Player", "Games", "Won", "95% of the time between", "Won where another lost"):
        table.add_column(column, justify="left" if column == "Player" else "right")
    for place, (name, score) in enumerate(zip(found.names, found.scores, strict=True)):
        others = [
            f"{other}: {found.only(place, number)}"
            for number, other in enumerate(found.names)
            if number != place
        ]
        table.add_row(name, str(score.games), *_cells(score)[:2], ", ".join(others))
    Console().print(table)


def _cells(score: Score) -> tuple[str, str, str]:
    low, high = score.interval
    seats = " / ".join(f"{won / max(1, played):.0%}" for played, won in score.by_seat)
    return f"{score.rate:.1%}", f"{low:.1%} and {high:.1%}", seats
