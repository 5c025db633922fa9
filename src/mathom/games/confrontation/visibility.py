"""The one authority on who sees what: cells, events, and how to fill in what is hidden.

A character is seen by its owner always, and by everyone while it is revealed or once it is
defeated. What a side has picked but not shown is its own affair. All else is open.
"""

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE, SAURON
from mathom.games.confrontation.events import EVENTS, STAND, Happening
from mathom.games.confrontation.knowledge import Dealer, evenly, fill_side
from mathom.games.confrontation.rows import (
    CHARACTER,
    CONCEALED,
    FACE,
    REGION,
    SECRET,
    SECRET_CARD,
    SECRET_FACES,
    SECRET_SPECIALS,
    UNSET,
    hand,
    seat_of,
    side_of_stand,
)
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event


def viewers_side(game: Game, viewer: Seat) -> int:
    """The side a viewer plays; a spectator plays none."""
    return UNSET if viewer == SPECTATOR else viewer ^ seat_of(game, FELLOWSHIP)


def hides(game: Game, row: int, index: int, viewer: Seat) -> bool:
    """Whether a cell of a hidden row is kept from the viewer."""
    if game.rows[row][index] == UNSET:
        return False
    side = viewers_side(game, viewer)
    if row == SECRET:
        return index & 1 != side
    return (
        side_of_stand(index) != side
        and game.rows[FACE][index] == CONCEALED
        and game.rows[REGION][index] != NOWHERE
    )


def seen(game: Game, stand: int, viewer: Seat) -> int:
    """The character a viewer sees in a stand, or HIDDEN."""
    if stand < 0:
        return HIDDEN
    return HIDDEN if hides(game, CHARACTER, stand, viewer) else game.rows[CHARACTER][stand]


def witness(game: Game, event: Event, viewer: Seat) -> Event | None:
    """The event as the viewer sees it, followed by the characters it can make out.

    ``(kind, subject, value, cause, viewer's side, subject's character, other's character)``.
    """
    kind, subject, value, cause = event
    declared = EVENTS.kinds[kind]
    assert isinstance(declared, Happening)
    side = viewers_side(game, viewer)
    about_stand = declared.subject == STAND
    if declared.secret and side != (side_of_stand(subject) if about_stand else subject):
        if declared.secret == "value":
            value = HIDDEN
        else:
            cause = HIDDEN
    first = second = HIDDEN
    if about_stand:
        first = seen(game, subject, viewer)
        if declared.value == STAND:
            second = seen(game, value, viewer)
        elif declared.cause == STAND:
            second = seen(game, cause, viewer)
    return (kind, subject, value, cause, side, first, second)


def fill(game: Game, viewer: Seat, dice: Dice, dealer: Dealer = evenly) -> None:
    """Draw what the viewer cannot see, to fit everything that viewer has learned.

    Who stands where is as likely as the ``dealer`` thinks.
    """
    characters = game.rows[CHARACTER]
    for side in (FELLOWSHIP, SAURON):
        stands = range(side * 9, side * 9 + 9)
        hidden = [stand for stand in stands if characters[stand] == HIDDEN]
        if hidden:
            drawn = fill_side(game, side, hidden, dice, dealer)
            for stand, character in zip(hidden, drawn, strict=True):
                characters[stand] = character
        _fill_secrets(game, side, dice)


def suppose_card(game: Game, side: int, card: int) -> None:
    """In a filled-in game: if this side has picked a card in secret, let it be this one."""
    if game.rows[SECRET][SECRET_CARD + side] != UNSET:
        game.rows[SECRET] = game.rows[SECRET][:]
        game.rows[SECRET][SECRET_CARD + side] = card


def suppose_characters(game: Game, stands: list[int], characters: list[int]) -> None:
    """In a filled-in game: let these be in these stands."""
    game.rows[CHARACTER] = game.rows[CHARACTER][:]
    for stand, character in zip(stands, characters, strict=True):
        game.rows[CHARACTER][stand] = character


def _fill_secrets(game: Game, side: int, dice: Dice) -> None:
    secrets = game.rows[SECRET]
    if secrets[SECRET_CARD + side] == HIDDEN:
        cards = hand(game, side)
        secrets[SECRET_CARD + side] = cards[dice.below(len(cards))]
    if secrets[SECRET_SPECIALS + side] == HIDDEN:
        count: int = game.setup["specials"][seat_of(game, side)]
        secrets[SECRET_SPECIALS + side] = sum(1 << i for i in dice.order([0, 1, 2, 3], count))
    if secrets[SECRET_FACES + side] == HIDDEN:
        secrets[SECRET_FACES + side] = dice.below(512)
