"""The games of the house, by the name people type."""

from mathom.cardplay.decklist import DeckRules
from mathom.games.confrontation.rules import Confrontation
from mathom.games.lcg.deckbuilding import LcgDecks
from mathom.games.lcg.rules import LcgRules
from mathom.games.tcg.deckbuilding import TcgDecks
from mathom.games.tcg.rules import TcgRules
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules

GAMES: dict[str, Rules] = {rules.name: rules for rules in (Confrontation(), LcgRules(), TcgRules())}

# The games that are played with decks of one's own.
DECKS: dict[str, DeckRules] = {decks.game: decks for decks in (LcgDecks(), TcgDecks())}


def rules_of(name: str) -> Rules:
    """The rules of a game by name, or one clear line."""
    if name not in GAMES:
        raise MathomError(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def decks_of(name: str) -> DeckRules:
    """What a game says of its decks, or one clear line."""
    if name not in DECKS:
        raise MathomError(f"no decks are built for {name!r}; only for {', '.join(DECKS)}")
    return DECKS[name]
