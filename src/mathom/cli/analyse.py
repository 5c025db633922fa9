"""``mathom analyse``: a finished game looked over by search."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.players.minds import mind_of
from mathom.players.roster import names_of
from mathom.players.search.analysis import Analysis
from mathom.players.search.analysis import analyse as look_over

HEIGHT = 10
ITERATIONS = 200
LEAST = 4
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(help="A finished game, such as mathom play writes.")],
    iterations: Annotated[
        int | None,
        typer.Option(
            min=10,
            max=100_000,
            help="How much to think about each answer; 200, or fewer where each takes long.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Draw how the chances went, where they turned, and what would have been better."""
    # Textual is slow to load; reading a save needs a part of the terminal game only.
    from mathom.cli.terminal import saves

    game, _ = saves.read(file)
    if game.result is None:
        raise MathomError(f"{file}: this game is not over yet")
    if "heuristic" not in names_of(game.rules):
        raise MathomError(f"search has not studied {game.rules.title} yet")
    mind = mind_of(game.rules)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Looking the game over", total=len(game.answers))
        found = look_over(
            game,
            mind,
            iterations or max(LEAST, ITERATIONS // mind.labour(game.rules.seats(game.setup))),
            Dice(1),
            lambda step: bar.update(task, completed=step),
        )
    if as_json:
        print(json.dumps(found.plain(), ensure_ascii=False))
    else:
        show(game, found)


def curve(chances: list[float]) -> list[str]:
    """Columns of blocks, one for each chance; the lines from the top."""
    lines = []
    for row in range(HEIGHT - 1, -1, -1):
        filled = [min(8, max(0, round((each * HEIGHT - row) * 8))) for each in chances]
        lines.append("".join(_EIGHTHS[each] for each in filled))
    return lines


def show(game: Playthrough, found: Analysis) -> None:
    """The analysis for people."""
    out = Console()
    if game.rules.cooperative:
        seats = ["for the players", "against the players"]
        out.print("How likely the players were to win, everything known:")
    else:
        seats = list(game.rules.reference().get("sides", ["first seat", "second seat"]))
        out.print(f"How likely the {seats[0]} was to win, everything known:")
    for number, line in enumerate(curve([moment.chances[0] for moment in found.moments])):
        mark = {0: "100%", HEIGHT // 2: " 50%", HEIGHT - 1: "  0%"}.get(number, "")
        out.print(f"{mark:>5} {line}", highlight=False)
    out.print(game.rules.outcome(game.game))
    turns = Table(title="Where it turned", show_header=False)
    for moment, swing in found.turning_points():
        towards = seats[0] if swing > 0 else seats[1]
        turns.add_row(f"step {moment.step}", moment.answer, f"{towards} +{abs(swing):.0%}")
    if turns.row_count:
        out.print(turns)
    better = Table("Step", "Played", "Better", "Why", title="What would have been better")
    for each in found.better:
        better.add_row(
            str(each.step),
            f"{each.played} ({each.played_chance:.0%})",
            f"{each.label} ({each.chance:.0%})",
            each.why,
        )
    if better.row_count:
        out.print(better)
