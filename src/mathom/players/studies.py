"""What the bots know of each game: one record for each, by the game's name."""

from typing import Final

from mathom.kernel.rules import Rules
from mathom.players.confrontation.domain import ConfrontationDomain
from mathom.players.confrontation.heuristic import ConfrontationHeuristic
from mathom.players.lcg.domain import LcgDomain
from mathom.players.lcg.heuristic import LcgHeuristic
from mathom.players.player import Player
from mathom.players.search.domain import Domain
from mathom.players.tcg.domain import TcgDomain
from mathom.players.tcg.heuristic import TcgHeuristic


class Study:
    """A game as bots have studied it: the player by rules of thumb, what search knows of it, and
    how much search thinks at each level for people, from weak to strong."""

    def __init__(
        self,
        heuristic: type[Player],
        domain: type[Domain],
        easy: str,
        fair: str,
        hard: str,
        fierce: str,
    ) -> None:
        self.heuristic = heuristic
        self.domain = domain
        self.levels = {"easy": easy, "fair": fair, "hard": hard, "fierce": fierce}


# docs/benchmarks.md says how strong the levels are. Where an iteration takes much longer they have
# fewer: four players of The Card Game make twenty in a second, where nothing is compiled. What is
# fierce must not think less than what is hard.
STUDIES: Final[dict[str, Study]] = {
    "confrontation": Study(
        ConfrontationHeuristic,
        ConfrontationDomain,
        easy="search:24",
        fair="search:150",
        hard="search:1000",
        fierce="search:3s",
    ),
    "lcg": Study(
        LcgHeuristic,
        LcgDomain,
        easy="search:4",
        fair="search:16",
        hard="search:60",
        fierce="search:4s",
    ),
    "tcg": Study(
        TcgHeuristic,
        TcgDomain,
        easy="search:8",
        fair="search:40",
        hard="search:200",
        fierce="search:3s",
    ),
}


def domain_of(rules: Rules) -> Domain:
    """What search knows of a game."""
    return STUDIES[rules.name].domain()


def levels_of(rules: Rules) -> dict[str, str]:
    """What each level is, in this game."""
    return STUDIES[rules.name].levels
