"""Players by the name people type."""

import re
from typing import Final

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules
from mathom.players.player import Player, RandomPlayer
from mathom.players.search.cheat import Cheat
from mathom.players.search.determinised import DeterminisedPlayer
from mathom.players.search.domain import Domain
from mathom.players.search.parallel import ParallelSearch
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.search import MULTIPLE, SINGLE
from mathom.players.studies import STUDIES, domain_of, levels_of

# What search does when no budget is named.
USUAL_BUDGET: Final = "1000"


def names_of(rules: Rules) -> list[str]:
    """The players of a game that people are offered: the levels, then the plainer kinds."""
    return [*levels_of(rules), "heuristic", "random"]


def player(name: str, rules: Rules) -> Player:
    """A player of this game by name, or one clear line.

    Beside the names of ``names_of`` there are ``search:1000`` (iterations), ``search:1s``,
    ``search:1000x2`` (in two processes), ``single`` for the single-observer tree and
    ``determinised``, with budgets alike.
    """
    kind, _, budget = levels_of(rules).get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomPlayer(name)
    if kind == "heuristic" and not budget:
        return STUDIES[rules.name].heuristic(name)
    if kind in ("search", "single"):
        return _search(name, kind, budget or USUAL_BUDGET, domain_of(rules))
    if kind == "determinised":
        return DeterminisedPlayer(name, domain_of(rules), _iterations(budget))
    raise MathomError(
        f"no player of {rules.title} is called {name!r}; there is {', '.join(names_of(rules))},"
        " and search with a budget: search:1000 (iterations) or search:1s"
    )


def _search(name: str, kind: str, budget: str, domain: Domain) -> Player:
    amount, several, processes = budget.partition("x")
    if not several:
        observers = SINGLE if kind == "single" else MULTIPLE
        return SearchPlayer(name, domain, budget_of(amount), observers)
    if kind == "search" and processes.isdecimal() and 1 <= int(processes) <= 64:
        return ParallelSearch(name, domain, budget_of(amount), int(processes))
    raise MathomError(f"{name!r} is no player: for two processes write search:1000x2")


def cheat(name: str, rules: Rules) -> Cheat | None:
    """The cheat, for the laboratory: nobody else asks for it."""
    kind, _, budget = name.partition(":")
    return Cheat(name, domain_of(rules), _iterations(budget)) if kind == "cheat" else None


def budget_of(text: str) -> Budget:
    """A budget as it is written: ``1000`` iterations or ``1.5s``."""
    seconds = re.fullmatch(r"(\d{1,4}(?:\.\d+)?)s", text)
    if seconds and float(seconds[1]) > 0:
        return Budget(seconds=float(seconds[1]))
    if re.fullmatch(r"\d{1,9}", text) and int(text) > 0:
        return Budget(iterations=int(text))
    raise MathomError(f"{text!r} is not a budget: write 1000 (iterations) or 1s (seconds)")


def _iterations(text: str) -> int:
    budget = budget_of(text or USUAL_BUDGET)
    if not budget.iterations:
        raise MathomError("this player counts iterations, not seconds")
    return budget.iterations
