"""What an arena found, for people and for programs."""

from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from mathom.kernel.rules import Rules, Setup
from mathom.lab.cooperative import CooperativeResult
from mathom.lab.score import Score
from mathom.lab.standings import Standings

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
BETWEEN = "95% of the time between"


@dataclass
class Played:
    """What the games were that were counted."""

    rules: Rules
    setup: Setup
    seed: str

    @property
    def seats(self) -> int:
        return self.rules.seats(self.rules.setup(self.setup))

    @property
    def how(self) -> str:
        """Who met whom, in words."""
        if self.rules.cooperative:
            return "each on the same seeds"
        if self.seats == 2:
            return "each seed from both sides"
        return f"one against {NUMBERS[self.seats - 1]}, every seat and role in turn"

    def rates(self, score: Score) -> dict[str, list[float]]:
        """How often somebody won by kind of seating, under the kinds' names."""
        if self.rules.cooperative:
            return {}
        if self.seats == 2:
            return {"by seat": score.rates}
        alone, against = score.rates[: self.seats], score.rates[self.seats :]
        return {"alone by seat": alone, "against one by its seat": against}


def results_json(played: Played, found: Standings | CooperativeResult) -> dict[str, Any]:
    """What was found as one JSON object."""
    standings = found.standings() if isinstance(found, CooperativeResult) else found
    ranked = zip(standings.names, standings.scores, standings.elo(), strict=True)
    pairs: list[dict[str, Any]] = []
    for (one, other), score in sorted(standings.pairs.items()):
        names = [standings.names[one], standings.names[other]]
        pairs.append({"players": names, **_score(played, score)})
        if isinstance(found, CooperativeResult):
            pairs[-1]["won_where_the_other_lost"] = [found.only(one, other), found.only(other, one)]
    return {
        "game": played.rules.name,
        "setup": played.setup,
        "seed": played.seed,
        "played": played.how,
        "players": [
            {"name": name, "elo": round(elo), **_score(played, score)}
            for name, score, elo in ranked
        ],
        "pairs": pairs,
        "price_of_hidden_information": {
            name: round(elo) for name, elo in standings.prices().items()
        },
    }


def _score(played: Played, score: Score) -> dict[str, Any]:
    low, high = score.interval
    kinds = {
        f"win_rate_{kind.replace(' ', '_')}": [round(rate, 4) for rate in rates]
        for kind, rates in played.rates(score).items()
    }
    return {
        "games": score.games,
        "wins": score.wins,
        "win_rate": round(score.rate, 4),
        "interval": [round(low, 4), round(high, 4)],
        **kinds,
    }


def show(played: Played, found: Standings | CooperativeResult) -> None:
    """What was found as tables."""
    out = Console()
    together = isinstance(found, CooperativeResult)
    standings = found.standings() if isinstance(found, CooperativeResult) else found
    kinds = [kind.capitalize() for kind in played.rates(Score())]
    last = ["Won where another lost"] if together else kinds
    table = _table(
        f"The arena: {played.rules.title}, {played.how}",
        ["Player", "Elo", "Games", "Won", BETWEEN, *last],
    )
    ranked = zip(standings.elo(), range(len(standings.names)), standings.scores, strict=True)
    for elo, place, score in sorted(ranked, key=lambda row: -row[0]):
        cells = [standings.names[place], f"{elo:.0f}", *_cells(played, score)]
        table.add_row(
            *cells, *([_only(found, place)] if isinstance(found, CooperativeResult) else [])
        )
    out.print(table)
    if len(standings.pairs) > 1:
        title = "Pair by pair: how often the first won"
        if together:
            title += ", half where both or neither did"
        pairs = _table(title, ["Pair", "Games", "Won", BETWEEN, *kinds])
        for (one, other), score in sorted(standings.pairs.items()):
            names = f"{standings.names[one]} against {standings.names[other]}"
            pairs.add_row(names, *_cells(played, score))
        out.print(pairs)
    for name, elo in standings.prices().items():
        out.print(f"The price of hidden information to {name}: {elo:.0f} points of Elo")


def _table(title: str, columns: list[str]) -> Table:
    table = Table(title=title)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _cells(played: Played, score: Score) -> list[str]:
    low, high = score.interval
    kinds = [" / ".join(f"{rate:.0%}" for rate in rates) for rates in played.rates(score).values()]
    return [str(score.games), f"{score.rate:.1%}", f"{low:.1%} and {high:.1%}", *kinds]


def _only(found: CooperativeResult, place: int) -> str:
    """On how many seeds this player won where each other did not."""
    others = [
        f"{other}: {found.only(place, number)}"
        for number, other in enumerate(found.names)
        if number != place
    ]
    return ", ".join(others)
