"""What the bots know of each game: one record for each, by the game's name."""

from typing import Final

from mathom.kernel.rules import Rules
from mathom.players.confrontation.heuristic import ConfrontationHeuristic
from mathom.players.confrontation.mind import ConfrontationMind
from mathom.players.lcg.heuristic import CardGameHeuristic
from mathom.players.lcg.mind import CardGameMind
from mathom.players.player import Player
from mathom.players.search.mind import Mind
from mathom.players.tcg.heuristic import TradingCardHeuristic
from mathom.players.tcg.mind import TradingCardMind


class Study:
    """A game as bots have studied it: the player by rules of thumb, what search knows of it, and
    how much search thinks at each level for people, from weak to strong."""

    def __init__(
        self,
        heuristic: type[Player],
        mind: type[Mind],
        easy: str,
        fair: str,
        hard: str,
        fierce: str,
    ) -> None:
        self.heuristic = heuristic
        self.mind = mind
        self.levels = {"easy": easy, "fair": fair, "hard": hard, "fierce": fierce}


# docs/benchmarks.md says how strong the levels are. Where an iteration takes much longer they have
# fewer: four players of The Card Game make twenty in a second, where nothing is compiled. What is
# fierce must not think less than what is hard.
STUDIES: Final[dict[str, Study]] = {
    "confrontation": Study(
        ConfrontationHeuristic,
        ConfrontationMind,
        easy="search:24",
        fair="search:150",
        hard="search:1000",
        fierce="search:3s",
    ),
    "lcg": Study(
        CardGameHeuristic,
        CardGameMind,
        easy="search:4",
        fair="search:16",
        hard="search:60",
        fierce="search:4s",
    ),
    "tcg": Study(
        TradingCardHeuristic,
        TradingCardMind,
        easy="search:8",
        fair="search:40",
        hard="search:200",
        fierce="search:3s",
    ),
}


def mind_of(rules: Rules) -> Mind:
    """What search knows of a game."""
    return STUDIES[rules.name].mind()


def levels_of(rules: Rules) -> dict[str, str]:
    """What each level is, in this game."""
    return STUDIES[rules.name].levels
