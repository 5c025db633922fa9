"""``mathom replay``: a saved game, step by step, through either side's eyes or both."""

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, such as mathom play writes.")],
) -> None:
    """Step through a saved game with the arrow keys.

    f and s show the table as the Fellowship or Sauron saw it, b shows everything.
    """
    # Textual is slow to load; only those who look wait for it.
    from mathom.cli.terminal import saves
    from mathom.cli.terminal.replay_app import ReplayApp

    game, _ = saves.read(file)
    ReplayApp(game).run()
