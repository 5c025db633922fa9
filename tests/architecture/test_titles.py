"""Bots price no card by its title: what a text does is tried, or told by its words."""

import ast
import re
import unicodedata
from pathlib import Path

import mathom.games
from mathom.games.lcg.facts import CARDS as CARD_GAME
from mathom.games.tcg.facts import CARDS as TRADING_CARDS

PLAYERS = Path(mathom.games.__file__).parents[1] / "players"


def constant(title: str) -> str:
    """The name of a constant made from a title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Z0-9]+", "_", plain.replace("'", "").upper()).strip("_")


def test_no_module_of_the_players_names_a_card() -> None:
    titles = {card.title for card in CARD_GAME} | {card.title for card in TRADING_CARDS}
    titles -= {CARD_GAME[0].title, TRADING_CARDS[0].title}  # of no card
    # A title of one word is often plain English: it counts where it is said as it is printed.
    constants = {constant(title) for title in titles if " " in title}
    constants.remove("THE_ONE_RING")  # a type of card, whatever is printed on it
    wrong = []
    for path in PLAYERS.rglob("*.py"):
        if path.parent.name == "confrontation":  # its pieces and cards are words of its rules
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and node.value in titles:
                wrong.append(f"{path.name}:{node.lineno} {node.value!r}")
            elif isinstance(node, ast.Name) and node.id in constants:
                wrong.append(f"{path.name}:{node.lineno} {node.id}")
            elif isinstance(node, ast.alias) and node.name in constants:
                wrong.append(f"{path.name} {node.name}")
    assert wrong == []


def test_no_judgement_of_the_card_games_hangs_on_a_number_of_a_card() -> None:
    """Numbers in tables by card, or compared with what a card is."""
    wrong = []
    for game in ("lcg", "tcg"):
        for path in (PLAYERS / game).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Compare) and says_number(node):
                    wrong.append(f"{game}/{path.name}:{node.lineno}")
    assert wrong == []


def says_number(node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    asks = any(isinstance(side, ast.Name | ast.Attribute) and called(side) for side in sides)
    return asks and any(
        isinstance(side, ast.Constant) and isinstance(side.value, int) and side.value > 0
        for side in sides
    )


def called(side: ast.Name | ast.Attribute) -> bool:
    return (side.id if isinstance(side, ast.Name) else side.attr) == "number"
