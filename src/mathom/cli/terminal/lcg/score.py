"""001: scoring - the sheet at the end of a game."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.games.lcg.questlog import account
from mathom.kernel.game import Game
from mathom.kernel.rules import Json


def score_sheet(game: Game, names: list[str]) -> Text:
    """How it ended, every player's column, then what counts for all."""
    sheet = account(game)
    players: list[Json] = sheet["players"]
    text = Text(f"{game.rules.outcome(game)}\n", palette.GAIN if sheet["won"] else palette.WARN)
    wide = max(12, *(len(name) + 2 for name in names))
    text.append(" " * 20 + "".join(name.rjust(wide) for name in names) + "\n", palette.QUIET)
    for label, key in (
        ("Threat", "threat"),
        ("Fallen heroes", "dead_heroes"),
        ("Damage on heroes", "damage"),
        ("Together", "subtotal"),
    ):
        text.append(f"{label:<20}", palette.QUIET)
        cells = "".join(str(player[key]).rjust(wide) for player in players)
        text.append(cells + "\n", palette.STRONG if key == "subtotal" else palette.PLAIN)
    rounds = sheet["rounds"]
    for label, number in (
        (f"{rounds} rounds, 10 each", 10 * rounds),
        ("Victory points", -sheet["victory_points"]),
        ("Scenarios before", sheet["earlier"]),
    ):
        if number or label != "Scenarios before":
            text.append(f"{label:<20}", palette.QUIET)
            text.append(f"{number:>{wide}}\n", palette.PLAIN)
    if sheet["score"] is None:
        text.append("Only a quest that is won has a score.\n", palette.QUIET)
    else:
        text.append(f"{'Score':<20}{sheet['score']:>{wide}}", palette.TITLE)
        text.append("   the lower, the better\n", palette.QUIET)
    return text
