"""``mathom deck``: is this deck legal, and the same deck in another format."""

import json
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from mathom.cardplay.decklist import MOST_CHARACTERS, BadDeck, Decklist, DeckRules
from mathom.games import DECKS

app = typer.Typer(help="Check deck lists, and turn them into other formats.", add_completion=False)

File = Annotated[Path, typer.Argument(help="A deck list; - for standard input.")]


@app.command()
def check(
    file: File,
    format: Annotated[
        str, typer.Option("--format", help="What to hold it against; see `mathom deck formats`.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Say whether a deck is legal in a format, and everything that is wrong with it."""
    text = text_of(file)
    if format:
        decks, name = _with_format(format)
        deck = decks.read(text)
    else:
        decks, deck = _recognised(text)
        name = decks.format("")
    verdict = decks.check(deck, name)
    if as_json:
        plain = {
            "game": decks.game,
            "format": name,
            "legal": verdict.legal,
            "problems": verdict.problems,
            "warnings": verdict.warnings,
            "deck": deck.as_json(),
        }
        print(json.dumps(plain, ensure_ascii=False))
        return
    print(f"{deck.name or 'This deck'} is {'' if verdict.legal else 'not '}legal ({name}).")
    for problem in verdict.problems:
        print(f"- {problem}")
    for warning in verdict.warnings:
        print(f"- Be aware: {warning}")


@app.command()
def convert(
    file: File,
    to: Annotated[str, typer.Option("--to", help="The kind of file, or its ending.")],
) -> None:
    """Print a deck in another format."""
    decks, deck = _recognised(text_of(file))
    sys.stdout.write(decks.write(deck, decks.kind(to)))


@app.command()
def formats(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """List the formats of play, and the kinds of file decks can be turned into."""
    if as_json:
        plain = {game: {"formats": d.formats, "files": d.files} for game, d in DECKS.items()}
        print(json.dumps(plain))
        return
    for game, decks in DECKS.items():
        print(f"{game}: files {', '.join(decks.files)}")
        for name, sentence in decks.formats.items():
            print(f"  {name}: {sentence}")


def text_of(file: Path) -> str:
    """What is in a deck list's file, or one clear line."""
    try:
        if str(file) == "-":
            text = sys.stdin.read(MOST_CHARACTERS + 1)
        else:
            with file.open(encoding="utf-8") as opened:
                text = opened.read(MOST_CHARACTERS + 1)
    except OSError as fault:
        raise BadDeck(f"{file} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise BadDeck(f"{file} is not a deck list: it is not text") from None
    if not text.strip():
        raise BadDeck(f"{file} is empty")
    return text


def _with_format(format: str) -> tuple[DeckRules, str]:
    """The game that has this format; a game's own name stands for its usual one."""
    for decks in DECKS.values():
        try:
            return decks, decks.format(format)
        except BadDeck:
            continue
    known = [name for decks in DECKS.values() for name in decks.formats]
    raise BadDeck(f"no format is called {format!r}; there is {', '.join(known)}")


def _recognised(text: str) -> tuple[DeckRules, Decklist]:
    """The deck, and the game it is for: the first that can read it, or that came furthest."""
    faults: list[BadDeck] = []
    for decks in DECKS.values():
        try:
            return decks, decks.read(text)
        except BadDeck as refused:
            faults.append(refused)
    raise max(faults, key=_reached)


def _reached(fault: BadDeck) -> int:
    """The line that could not be read; a fault of the whole file comes after all lines."""
    line = re.match(r"line (\d+):", str(fault))
    return int(line.group(1)) if line is not None else MOST_CHARACTERS
