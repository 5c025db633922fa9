"""001: scoring - the sheet at the end of a game, and between the scenarios of a campaign."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.games.lcg.rows import OVER, SCORE, STATE, WON, seats
from mathom.games.lcg.rulebook.game import rounds_tallied, score, sheet, victory_points
from mathom.kernel.game import Game


def score_sheet(game: Game, names: list[str]) -> Text:
    """Every player's column, then what counts for all."""
    count = seats(game)
    sheets = [sheet(game, seat) for seat in range(count)]
    text = Text()
    wide = max(12, *(len(name) + 2 for name in names))
    text.append(" " * 20 + "".join(name.rjust(wide) for name in names) + "\n", palette.QUIET)
    for place, label in enumerate(("Threat", "Fallen heroes", "Damage on heroes")):
        text.append(f"{label:<20}", palette.QUIET)
        text.append("".join(str(each[place]).rjust(wide) for each in sheets) + "\n", palette.PLAIN)
    text.append(f"{'Together':<20}", palette.QUIET)
    text.append("".join(str(sum(each)).rjust(wide) for each in sheets) + "\n", palette.STRONG)
    rounds = rounds_tallied(game)
    text.append(f"{f'{rounds} rounds, 10 each':<20}{10 * rounds:>{wide}}\n", palette.PLAIN)
    text.append(f"{'Victory points':<20}{-victory_points(game):>{wide}}\n", palette.PLAIN)
    before = game.rows[STATE][SCORE]
    if before:
        text.append(f"{'Scenarios before':<20}{before:>{wide}}\n", palette.PLAIN)
    text.append(f"{'Score':<20}{score(game):>{wide}}", palette.TITLE)
    text.append("   the lower, the better\n", palette.QUIET)
    return text


def verdict(game: Game) -> Text:
    """Whether the players won, in their colour."""
    won = game.rows[STATE][OVER] == WON
    style = palette.GAIN if won else palette.WARN
    return Text(f"{game.rules.outcome(game)}\n", style)
