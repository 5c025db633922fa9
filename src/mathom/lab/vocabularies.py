"""Writes what is made from the words of a card game: the one namespace that card files draw on.

    python -m mathom.lab.vocabularies        write both games' ``vocabulary.py`` anew

A name is in the vocabulary if a definition may write it: a word that can be said, a word or value
with a name of its own, and what makes such a word from plain names.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import fill
from types import ModuleType
from typing import Final

from mathom.cardplay.phrases import Such
from mathom.cardplay.word import Word
from mathom.kernel.modules import modules_below

GAMES: Final = Path(__file__).parents[1] / "games"

# What definitions take from files that are not all vocabulary, by game and file.
OTHERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "lcg": {
        "mathom.cardplay.combining": ("Either", "OneOf", "Optionally", "Provided", "Then"),
        "mathom.cardplay.phrases": ("IT", "SELF"),
        "mathom.cardplay.steps": ("ChoosePlayer", "Have"),
        "mathom.games.lcg.facts": ("card",),
        "mathom.games.lcg.phases": ("FIGHTING", "QUESTING"),
    },
    "tcg": {
        "mathom.games.tcg.abilities": (
            "ARCHERY",
            "ASSIGNMENT",
            "FELLOWSHIP_PHASE",
            "MANEUVER",
            "REGROUP",
            "RESPONSE",
            "SHADOW_PHASE",
            "SKIRMISH",
        ),
        "mathom.games.tcg.facts": ("FREE_PEOPLES", "SHADOW", "card", "keyword"),
    },
}
HEAD: Final = '''"""Every word that a card's definition may write: card files draw on all of it.

Written by ``make vocabulary`` from the files of words; a test fails when it is out of date.
"""

# fmt: off
'''


def vocabulary(game: str) -> dict[str, list[str]]:
    """The names that definitions may write, by the module each is from."""
    found = {module: list(names) for module, names in OTHERS[game].items()}
    for module in modules_below(f"mathom.games.{game}.words"):
        found[module.__name__] = [n for n in defined(module) if _is_word(getattr(module, n))]
    abilities = import_module(f"mathom.games.{game}.abilities")
    found.setdefault(abilities.__name__, []).extend(
        name for name in defined(abilities) if _is_word(getattr(abilities, name), False)
    )
    printed = import_module(f"mathom.games.{game}.printed")
    found[printed.__name__] = [name for name in defined(printed) if _is_printed(printed, name)]
    seen: dict[str, str] = {}
    for module_name, names in found.items():
        for name in names:
            if name in seen:
                raise ValueError(f"{name} is in {seen[name]} and in {module_name}")
            seen[name] = module_name
    return {module_name: sorted(names) for module_name, names in sorted(found.items()) if names}


def defined(module: ModuleType) -> Iterator[str]:
    """The public names that a module defines itself."""
    assert module.__file__ is not None
    for node in ast.parse(Path(module.__file__).read_text()).body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            targets = [ast.Name(node.name)]
        elif isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and not target.id.startswith("_"):
                yield target.id


def _is_word(value: object, numbers: bool = True) -> bool:
    """Whether a definition may write what a file of words defines; numbers are values of slots."""
    if isinstance(value, type):
        return issubclass(value, Word) and "english" in vars(value)
    if inspect.isfunction(value):
        signature = inspect.signature(value)
        made = signature.return_annotation
        if isinstance(made, type) and issubclass(made, Word):
            return made is Such or "english" in vars(made)
        return all(one.annotation is str for one in signature.parameters.values())
    return isinstance(value, Word) or (numbers and isinstance(value, int))


def _is_printed(module: ModuleType, name: str) -> bool:
    value = getattr(module, name)
    if inspect.isfunction(value):
        return inspect.signature(value).return_annotation is module.Card
    return isinstance(value, int)


def source(game: str) -> str:
    """The module that holds a game's vocabulary."""
    lines = [HEAD]
    for module, names in vocabulary(game).items():
        said = ", ".join(names)
        if len(f"from {module} import {said}") <= 100:
            lines.append(f"from {module} import {said}\n")
            continue
        said = fill(f"{said},", 100, initial_indent="    ", subsequent_indent="    ")
        lines.append(f"from {module} import (\n{said}\n)\n")
    return "".join(lines)


def path(game: str) -> Path:
    return GAMES / game / "vocabulary.py"


def main() -> None:
    for game in OTHERS:
        path(game).write_text(source(game))


if __name__ == "__main__":
    main()
