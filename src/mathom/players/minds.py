"""What search knows of each game."""

from mathom.kernel.rules import Rules
from mathom.players.confrontation.mind import ConfrontationMind
from mathom.players.lcg.mind import CardGameMind
from mathom.players.search.mind import Mind
from mathom.players.tcg.mind import TradingCardMind


def mind_of(rules: Rules) -> Mind:
    """The mind for a game; one that knows nothing where there is none of its own."""
    if rules.name == "confrontation":
        return ConfrontationMind()
    if rules.name == "lcg":
        return CardGameMind()
    return TradingCardMind() if rules.name == "tcg" else Mind()
