"""Decks by the words people type: a starter's name, or a deck list in a file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from mathom.cardplay.decklist import BadDeck
from mathom.cli.deck import text_of
from mathom.cli.terminal.saves import data_folder
from mathom.games import decks_of
from mathom.kernel.rules import Json

_ENDINGS: Final = (".txt", ".json", ".o8d")


def own_decks(game: str) -> dict[str, Path]:
    """The deck lists for a game in the folder for them, by name."""
    found: dict[str, Path] = {}
    for path in sorted((data_folder() / "decks").glob("*")):
        if path.suffix in _ENDINGS and _is_for(game, path):
            found[path.name] = path
    return found


def _is_for(game: str, path: Path) -> bool:
    try:
        decks_of(game).read(text_of(path))
    except BadDeck:
        return False
    return True


def deck_of(game: str, starters: Iterable[str], name: str) -> str | Json:
    """A starter deck's name, or the deck in a file: one of one's own, or any by its path."""
    path = own_decks(game).get(name, Path(name))
    if name in starters or not path.is_file():
        return name
    decks = decks_of(game)
    return decks.for_setup(decks.read(text_of(path)))
