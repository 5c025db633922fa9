"""What two combat cards do when they meet (``002: play cards``): who falls.

What the players may still choose is left out: which card Magic brings back (it counts as the
strongest), and the powers of characters that change a card after both were shown.
"""

from typing import NamedTuple

from mathom.games.confrontation.board import FELLOWSHIP, SAURON
from mathom.games.confrontation.cards import (
    CARD_STRENGTH,
    ELVEN_CLOAK,
    EYE_OF_SAURON,
    F_MAGIC,
    F_RETREAT,
    NOBLE_SACRIFICE,
    S_MAGIC,
    S_RETREAT,
)
from mathom.games.confrontation.characters import (
    CARD_IS_IDLE,
    GO_BACKWARD,
    GO_SIDEWAYS,
    UNMOVED_BY_EYE_AND_MAGIC,
    UNMOVED_BY_TEXT,
    has,
)
from mathom.games.confrontation.rows import CARD, DISCARDED, discards
from mathom.games.confrontation.rulebook.fighters import able, fighter, fighting, strength
from mathom.games.confrontation.rulebook.retreats import retreats
from mathom.kernel.game import Game


class Terms(NamedTuple):
    """All that decides a battle but its cards. What no card asks about any more is left out, so
    that battles alike have the same terms."""

    lead: int  # by how much the Fellowship's fighter is stronger
    idle: bool  # Sauron's card counts for nothing
    unread: bool  # the texts of Sauron's cards do nothing
    unmoved: bool  # his Eye and Magic do nothing
    fellow_flees: bool  # there is somewhere to go with a Retreat
    servant_flees: bool
    fellow_magic: int  # the most that Magic would add
    servant_magic: int


def terms_of(game: Game) -> Terms:
    """The terms of the battle under way."""
    fellow, servant = fighting(game, FELLOWSHIP), fighting(game, SAURON)
    cards = game.rows[CARD]
    steady = able(game, FELLOWSHIP)
    return Terms(
        strength(game, FELLOWSHIP) - strength(game, SAURON),
        has(servant, CARD_IS_IDLE),
        steady and has(fellow, UNMOVED_BY_TEXT),
        steady and has(fellow, UNMOVED_BY_EYE_AND_MAGIC),
        cards[F_RETREAT] != DISCARDED
        and bool(retreats(game, fighter(game, FELLOWSHIP), GO_BACKWARD)),
        cards[S_RETREAT] != DISCARDED and bool(retreats(game, fighter(game, SAURON), GO_SIDEWAYS)),
        _magic(game, FELLOWSHIP) if cards[F_MAGIC] != DISCARDED else 0,
        _magic(game, SAURON) if cards[S_MAGIC] != DISCARDED else 0,
    )


def _magic(game: Game, side: int) -> int:
    most = 0
    for card in discards(game, side):
        most = max(most, CARD_STRENGTH[card])
    return most


def works(terms: Terms, servant: int) -> bool:
    """Whether the text of Sauron's card does anything."""
    if terms.idle or terms.unread:
        return False
    return not terms.unmoved or servant not in (EYE_OF_SAURON, S_MAGIC)


def falls_of(terms: Terms, fellow: int, servant: int) -> tuple[float, float]:
    """Whether the Fellowship's fighter and Sauron's fall, for one pair of cards: 1 or 0."""
    read = works(terms, servant)
    if servant == S_RETREAT and read and terms.servant_flees:
        return 0.0, 0.0
    void = servant == EYE_OF_SAURON and read
    servant_adds = 0 if terms.idle else CARD_STRENGTH[servant]
    if servant == S_MAGIC and read:
        servant_adds = terms.servant_magic
    fellow_adds = CARD_STRENGTH[fellow]
    if not void:
        if fellow == NOBLE_SACRIFICE:
            return 1.0, 1.0
        if fellow == F_RETREAT and terms.fellow_flees:
            return 0.0, 0.0
        if fellow == ELVEN_CLOAK:
            servant_adds = 0
        if fellow == F_MAGIC:
            fellow_adds = terms.fellow_magic
    lead = terms.lead + fellow_adds - servant_adds
    return float(lead <= 0), float(lead >= 0)


def outcome(terms: Terms, side: int, card: int, other: int) -> tuple[float, float]:
    """Whether one's own fighter and the enemy's fall, for one pair of cards."""
    fellow, servant = (card, other) if side == FELLOWSHIP else (other, card)
    falls = falls_of(terms, fellow, servant)
    return falls if side == FELLOWSHIP else (falls[1], falls[0])
