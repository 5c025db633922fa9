"""``mathom games``: what can be played, and how."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mathom.games import GAMES
from mathom.players.roster import names_of


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """List the games, the modes each can be played in, and the bots."""
    if as_json:
        print(
            json.dumps(
                [
                    {
                        "name": rules.name,
                        "title": rules.title,
                        "modes": rules.modes(),
                        "bots": names_of(rules),
                    }
                    for rules in GAMES.values()
                ]
            )
        )
        return
    for rules in GAMES.values():
        table = Table("Mode", "Set-up", title=f"{rules.title} ({rules.name})")
        for mode, setup in rules.modes().items():
            table.add_row(mode, ", ".join(f"{key}: {value}" for key, value in setup.items()))
        Console().print(table)
        Console().print(f"Bots: {', '.join(names_of(rules))}.")
