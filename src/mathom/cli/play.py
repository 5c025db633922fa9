"""``mathom play``: a game in the terminal, each with options of its own."""

import typer

from mathom.cli.front_ends import FRONT_ENDS
from mathom.kernel.decision import MathomError

app = typer.Typer(subcommand_metavar="GAME [OPTIONS]", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Play a game here in the terminal, with keyboard or mouse.

    With no options a menu asks what to play. The game is saved after every answer, so you can
    leave at any time and go on with --resume. `mathom play GAME --help` lists what can be set.
    """
    if context.invoked_subcommand is None:
        raise MathomError(f"say which game to play: mathom play {', or '.join(FRONT_ENDS)}")


for name, front_end in FRONT_ENDS.items():
    app.command(name)(front_end.play)
