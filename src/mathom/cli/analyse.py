"""``mathom analyse``: the analysis of a finished game, by search."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mathom.cli.patience import patiently
from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.players.search.analysis import Analysis
from mathom.players.search.analysis import analyse as analyse_game
from mathom.players.search.hints import chance
from mathom.players.studies import domain_of

HEIGHT = 10
# Where there is a curve for each of several seats.
LOW = 5
# What stands to the left of a curve.
MARGIN = 6
ITERATIONS = 200
LEAST = 4
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[
        Path,
        typer.Argument(help="A game that was played, such as mathom play or a table writes."),
    ],
    iterations: Annotated[
        int | None,
        typer.Option(
            min=10,
            max=100_000,
            help="Search iterations for each answer. Default: 200, fewer in the card games.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Show how the chances to win went, where they turned, and what would have been better."""
    # Textual is slow to load; reading a save needs a part of the terminal game only.
    from mathom.cli.terminal import saves

    game, _ = saves.read(file)
    if not game.answers:
        raise MathomError(f"{file}: nothing was played yet")
    domain = domain_of(game.rules)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Analysing the game", total=len(game.answers))
        usual = max(LEAST, ITERATIONS // domain.iteration_cost(game.rules.seats(game.setup)))
        found = patiently(
            lambda: analyse_game(
                game,
                domain,
                iterations or usual,
                Dice(1),
                lambda step: bar.update(task, completed=step),
            )
        )
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        show(game, found)


def squeezed(chances: list[float], columns: int) -> list[float]:
    """As many of the chances, evenly chosen, as there is room for."""
    if len(chances) <= columns:
        return chances
    last = columns - 1
    return [chances[column * (len(chances) - 1) // last] for column in range(columns)]


def curve(chances: list[float], height: int) -> list[str]:
    """Columns of blocks, one for each chance; the lines from the top."""
    lines = []
    for row in range(height - 1, -1, -1):
        filled = [min(8, max(0, round((each * height - row) * 8))) for each in chances]
        lines.append("".join(_EIGHTHS[each] for each in filled))
    return lines


def sides_of(game: Playthrough) -> list[str]:
    """Everyone's side, where there are sides and no match swaps them."""
    return [] if game.setup.get("match") else list(game.rules.reference().get("sides", []))


def show(game: Playthrough, found: Analysis) -> None:
    """The analysis for people."""
    # Cards speak of [sauron] minions: that is no markup.
    out = Console(markup=False, emoji=False)
    sides = sides_of(game)
    names = sides or [f"Player {seat + 1}" for seat in range(len(found.result))]
    if found.cooperative:
        draw(out, found, 0, "the players were", HEIGHT)
    elif len(names) == 2:
        # The other's curve is this one upside down.
        draw(out, found, 0, f"the {sides[0]} was" if sides else f"{names[0]} was", HEIGHT)
    else:
        for seat, name in enumerate(names):
            draw(out, found, seat, f"{name} was", LOW)
    if game.result is not None:
        out.print(game.rules.outcome(game.game))
    else:
        out.print("The log stops before the game was over, and the curve where it stood.")
    turns = Table("Step", "Who", "Played", "Chances", title="Where it turned")
    for moment, seat, swing in found.turning_points():
        turns.add_row(
            str(moment.step),
            names[moment.who],
            moment.answer,
            turn(found, names, seat, swing),
        )
    if turns.row_count:
        out.print(turns)
    better = Table("Step", "Who", "Played", "Better", "Why", title="What would have been better")
    for each in found.mistakes:
        better.add_row(
            str(each.step),
            names[each.who],
            f"{each.played} ({each.played_chance:.0%})",
            f"{each.label} ({each.chance:.0%})",
            each.why,
        )
    if better.row_count:
        out.print(better)


def draw(out: Console, found: Analysis, seat: int, whose: str, height: int) -> None:
    """A seat's chances as a curve."""
    out.print(f"How likely {whose} to win, everyone's cards and pieces known:", highlight=False)
    ends = [moment.chances[seat] for moment in found.moments]
    ends.append(chance(found.result[seat]))
    chances = squeezed(ends, out.width - MARGIN)
    for number, line in enumerate(curve(chances, height)):
        mark = {0: "100%", height // 2: " 50%", height - 1: "  0%"}.get(number, "")
        out.print(f"{mark:>{MARGIN - 1}} {line}", highlight=False)


def turn(found: Analysis, names: list[str], seat: int, swing: float) -> str:
    """Whose chance an answer turned, and by how much."""
    if found.cooperative:
        return f"the players {swing:+.0%}"
    if len(names) == 2:
        # What one loses the other gains: it is told for the one it turned to.
        return f"{names[seat if swing > 0 else 1 - seat]} +{abs(swing):.0%}"
    return f"{names[seat]} {swing:+.0%}"
