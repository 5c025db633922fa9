"""The games of the house: one record for each, by the name people type."""

from typing import Final

from mathom.cardplay.decklist import DeckRules
from mathom.games.confrontation.rules import Confrontation
from mathom.games.lcg.deckbuilding import LcgDecks
from mathom.games.lcg.rules import LcgRules
from mathom.games.tcg.deckbuilding import TcgDecks
from mathom.games.tcg.rules import TcgRules
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules


class GameRecord:
    """A game as the house keeps it: its rules, and what people want to know before they sit down.

    What plays it is in ``players/studies.py``, what draws it in ``cli/front_ends.py`` and in the
    page's ``games/index.ts``: each of these lists the games once, and nothing else does.
    """

    def __init__(
        self,
        rules: Rules,
        caption: str,
        minutes: int,
        players: tuple[int, int],
        decks: DeckRules | None = None,
    ) -> None:
        self.rules = rules
        self.caption = caption
        self.minutes = minutes  # of a usual game
        self.players = players  # the fewest and the most
        self.decks = decks  # for games that are played with decks of one's own


RECORDS: Final[dict[str, GameRecord]] = {
    record.rules.name: record
    for record in (
        GameRecord(
            Confrontation(),
            "Nine hidden pieces a side. Bring the Ring to Mordor, or find it first.",
            minutes=20,
            players=(2, 2),
        ),
        GameRecord(
            LcgRules(),
            "Quest together against the encounter deck, alone or in company.",
            minutes=60,
            players=(1, 4),
            decks=LcgDecks(),
        ),
        GameRecord(
            TcgRules(),
            "Walk nine sites with your fellowship, and play the Shadow against theirs.",
            minutes=50,
            players=(2, 4),
            decks=TcgDecks(),
        ),
    )
}

GAMES: Final[dict[str, Rules]] = {name: record.rules for name, record in RECORDS.items()}

# The games that are played with decks of one's own.
DECKS: Final[dict[str, DeckRules]] = {
    name: record.decks for name, record in RECORDS.items() if record.decks is not None
}


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
