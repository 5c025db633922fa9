"""001: table talk - anything may be discussed, but not what only the speaker can read.

Nobody names, or reads out from, a card in hand or one that not all the others have seen.
"""

import re
from typing import Final

from mathom.cardplay.decklist import folded
from mathom.cardplay.piles import hides_card
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import said
from mathom.games.lcg.rows import PRINTED, players
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat

# So many words in a row, as they stand on the card, are read out; fewer are how people talk.
READ_OUT: Final = 6

_TITLES: Final[dict[int, str]] = {}
_TEXTS: Final[dict[int, str]] = {}


def held_back(game: Game, seat: Seat, text: str) -> str:
    """Why a seat may not say this to the others now; empty when it may.

    A title that lies open anywhere may be spoken of: somebody could mean that card.
    """
    others = [player for player in range(len(game.setup["decks"])) if player != seat]
    if game.setup.get("talk") == "free" or not others:
        return ""
    secret: set[int] = set()
    open_titles: set[str] = set()
    for card, number in enumerate(game.rows[PRINTED]):
        if hides_card(game, card, seat):
            continue
        if any(hides_card(game, card, other) for other in others if other in players(game)):
            secret.add(number)
        else:
            open_titles.add(CARDS[number].title)
    spoken = f" {folded(text)} "
    for number in sorted(secret):
        title = CARDS[number].title
        if title not in open_titles and f" {_title(number)} " in spoken:
            return f"You may not name {title} to the others: only you have seen it."
        if _reads_out(number, spoken):
            return f"You may not read out {title} to the others: only you have seen it."
    return ""


def _title(number: int) -> str:
    if number not in _TITLES:
        _TITLES[number] = folded(CARDS[number].title)
    return _TITLES[number]


def _reads_out(number: int, spoken: str) -> bool:
    """Whether words in a row are those of a card's text."""
    if number not in _TEXTS:
        _TEXTS[number] = f" {folded(' '.join(said(CARDS[number])))} "
    words = re.findall(r"\S+", spoken)
    for first in range(len(words) - READ_OUT + 1):
        if f" {' '.join(words[first : first + READ_OUT])} " in _TEXTS[number]:
            return True
    return False
