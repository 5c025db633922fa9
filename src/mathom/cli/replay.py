"""``mathom replay``: a saved game, step by step, through a player's eyes or all."""

from pathlib import Path
from typing import Annotated

import typer

from mathom.kernel.decision import SPECTATOR


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, such as mathom play writes.")],
    text: Annotated[
        bool, typer.Option("--text", help="Print the chronicle, as a spectator saw it, and leave.")
    ] = False,
) -> None:
    """Step through a saved game with the arrow keys.

    f and s show the table as the Fellowship or Sauron saw it, b shows everything; in a card
    game the numbers show it as a player saw it, and b everything.
    """
    # Textual is slow to load; only those who look wait for it.
    from mathom.cli.terminal import saves

    game, _ = saves.read(file)
    if text:
        for line in game.lines(SPECTATOR):
            if line.text:
                print(line.text)
        return
    from mathom.cli.front_ends import replay_of

    replay_of(game).run()
