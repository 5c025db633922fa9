"""The domain knowledge of search, by game."""

from mathom.kernel.rules import Rules
from mathom.players.confrontation.domain import ConfrontationDomain
from mathom.players.lcg.domain import LcgDomain
from mathom.players.search.domain import Domain
from mathom.players.tcg.domain import TcgDomain


def domain_of(rules: Rules) -> Domain:
    """The domain of a game; one that knows nothing where there is none of its own."""
    if rules.name == "confrontation":
        return ConfrontationDomain()
    if rules.name == "lcg":
        return LcgDomain()
    return TcgDomain() if rules.name == "tcg" else Domain()
