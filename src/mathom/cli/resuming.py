"""What every game in the terminal can be told: ``--seed``, ``--save``, and ``--resume`` with a file
or bare for the game that was saved last.
"""

from pathlib import Path
from typing import Annotated

import typer

from mathom.kernel.decision import MathomError

LATEST = "latest"
# The options of every game in the terminal.
Seed = Annotated[str | None, typer.Option(help="Any word; the same word shuffles the same way.")]
Save = Annotated[
    Path | None,
    typer.Option(help="The file to save in. Default: a new one in your data folder."),
]
Resume = Annotated[
    str | None,
    typer.Option(
        metavar="[FILE]", help="Go on with a saved game: the one in FILE, or else the latest."
    ),
]


def spelled_out(arguments: list[str]) -> list[str]:
    """The arguments with a bare ``--resume`` made to mean the latest save."""
    spelled: list[str] = []
    for place, argument in enumerate(arguments):
        spelled.append(argument)
        following = arguments[place + 1] if place + 1 < len(arguments) else "-"
        if argument == "--resume" and following.startswith("-"):
            spelled.append(LATEST)
    return spelled


def file_to_resume(game: str, resume: str) -> Path:
    """The file that ``--resume`` means."""
    # Reading a save needs a part of the terminal game only.
    from mathom.cli.terminal import saves

    path = saves.latest(game) if resume == LATEST else Path(resume)
    if path is None:
        raise MathomError("there is no saved game to resume yet")
    return path
