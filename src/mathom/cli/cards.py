"""``mathom cards``: every card of a game, with its facts and its rendered text."""

import json
from typing import Annotated

import typer
from rich.console import Console

from mathom.games import rules_of
from mathom.kernel.decision import MathomError


def cards(
    game: Annotated[str, typer.Argument(help="The game, for instance lcg.")],
    only_set: Annotated[int | None, typer.Option("--set", help="Only this set.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """List a game's cards."""
    rules = rules_of(game)
    listed = rules.reference().get("cards", [])
    if not listed or "number" not in listed[0]:
        raise MathomError(f"{rules.title} has no cards with texts to list")
    if only_set is not None:
        listed = [card for card in listed if card.get("set") == only_set]
        if not listed:
            raise MathomError(f"{rules.title} has no set {only_set}")
    if as_json:
        print(json.dumps(listed, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for card in listed:
        console.print(
            f"{card.get('id', card['number']):>5} [bold]{card['title']}[/bold] ({card['type']})"
        )
        for text in card["text"]:
            lead = f"{text['lead']}: " if text["lead"] else ""
            console.print(f"    {lead}{text['text']}", markup=False)
