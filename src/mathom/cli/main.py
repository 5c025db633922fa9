"""The ``mathom`` command: it wires the commands and turns every mistake into one line."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import Abort, Exit, TyperException

import mathom
from mathom.cli import analyse, arena, bench, cards, deck, games, play, replay, serve, sim
from mathom.cli.resuming import spelled_out
from mathom.games import GAMES
from mathom.kernel.decision import MathomError
from mathom.kernel.save import FORMAT

app = typer.Typer(
    name="mathom",
    help="Three Middle-earth games kept playable, with every rule enforced.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        versions = ", ".join(f"{rules.name} {rules.version}" for rules in GAMES.values())
        print(f"mathom {mathom.__version__} (rules: {versions}; saves: format {FORMAT})")
        raise Exit


@app.callback()
def _mathom(
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_say_version, help="Say which version this is."
        ),
    ] = False,
) -> None:
    """Three Middle-earth games kept playable, with every rule enforced."""


app.add_typer(play.app, name="play")
app.command("replay")(replay.replay)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("cards")(cards.cards)
app.add_typer(deck.app, name="deck")
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("analyse")(analyse.analyse)
app.command("bench")(bench.bench)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; bad input is one clear line on standard error and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        code = app(spelled_out(given), standalone_mode=False, prog_name="mathom")
    except TyperException as fault:
        message = fault.format_message() or "see mathom --help"
        _refuse(" ".join(message.split()))
    except MathomError as fault:
        _refuse(str(fault))
    except Exit as leaving:
        sys.exit(leaving.exit_code)
    except (Abort, KeyboardInterrupt):
        sys.exit(130)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _refuse(message: str) -> None:
    print(f"mathom: {message}", file=sys.stderr)
    sys.exit(2)
