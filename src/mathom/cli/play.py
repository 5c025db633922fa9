"""``mathom play``: a game in the terminal, each with options of its own."""

import typer

from mathom.cli import play_confrontation, play_lcg, play_tcg
from mathom.kernel.decision import MathomError

app = typer.Typer(subcommand_metavar="GAME [OPTIONS]", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Play a game here in the terminal, with keyboard or mouse.

    With no options a menu asks what to play. The game is saved after every answer, so you can
    leave at any time and go on with --resume. `mathom play GAME --help` lists what can be set.
    """
    if context.invoked_subcommand is None:
        raise MathomError("say which game to play: mathom play confrontation, lcg or tcg")


app.command("confrontation")(play_confrontation.play)
app.command("lcg")(play_lcg.play)
app.command("tcg")(play_tcg.play)
