"""001: scoresheet - what a finished game amounts to, for the players' log of quests."""

from typing import Final

from mathom.games.lcg.deckbuilding import LcgDecks
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.rows import OVER, SCENARIO_NUMBER, SCORE, STATE, WON, seats
from mathom.games.lcg.rulebook.game import rounds_tallied, score, sheet, victory_points
from mathom.kernel.game import Game
from mathom.kernel.rules import Json, Setup

DECKS: Final = LcgDecks()


def account(game: Game) -> Json:
    """The sheet of the scenario that ended it; a score is only for those who won.

    Of a campaign's earlier scenarios the sum of the scores is kept.
    """
    setup = game.setup
    state = game.rows[STATE]
    won = state[OVER] == WON
    players = []
    for player in range(seats(game)):
        deck = setup["decks"][player]
        threat, dead, damage = sheet(game, player)
        players.append(
            {
                "deck": DECKS.named(deck) or "A deck without a name",
                "heroes": [CARDS[hero].title for hero in deck["heroes"]],
                "threat": threat,
                "dead_heroes": dead,
                "damage": damage,
                "subtotal": threat + dead + damage,
            }
        )
    return {
        "scenarios": list(setup["scenarios"]),
        "scenario": setup["scenarios"][state[SCENARIO_NUMBER]],
        "mode": mode_of(setup),
        "won": won,
        "players": players,
        "rounds": rounds_tallied(game),
        "victory_points": victory_points(game),
        "earlier": state[SCORE],
        "score": score(game) if won else None,
    }


def mode_of(setup: Setup) -> str:
    """How it was played, in a word or two."""
    named = []
    if len(setup["scenarios"]) > 1:
        named.append("nightmare campaign" if setup["nightmare"] else "expert campaign")
    if setup["easy"]:
        named.append("easy")
    if setup["basic"]:
        named.append("basic")
    return ", ".join(named) or "standard"
