"""To put into play, attach, hand over, and remove from the game."""

from mathom.cardplay.steps import Do, OnPlayers
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.events.cards import E_CONTROL, E_ENTER, E_MOVE
from mathom.games.lcg.moments import remember
from mathom.games.lcg.rows import (
    BESIDE,
    MARKS,
    ORC_GUARD,
    OUT,
    OWNER,
    PLAY,
    REMOVED,
    THE_ENCOUNTER,
    ZONE,
    in_play,
    in_play_zone,
)
from mathom.games.lcg.words.verbs.verb import OnCards, itself
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


def unique_blocked(game: Game, card: CardId) -> bool:
    """001: unique cards - one of that title is in play already."""
    own = printed(game, card)
    if not own.unique:
        return False
    for other in in_play(game):
        known = printed(game, other)
        if game.rows[MARKS][other] & ORC_GUARD:
            continue  # it lies face down as somebody else
        if other != card and known.unique and known.title == own.title:
            return True
    return False


class PutIntoPlay(OnCards):
    """001: control and ownership - not played, and so not paid for."""

    english = "put {who:Who} into play under your control"
    anywhere = True

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not in_play_zone(game.rows[ZONE][card]) and not unique_blocked(game, card)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_ENTER, card, PLAY + frame.who)

    def finish(self, game: Game, frame: Frame) -> None:
        """ "That ally" is from now on the one in play."""
        slot = self.who.slot()
        if slot != NONE and frame.cards[slot] != NONE:
            frame.cards = remember(game, frame.cards, slot, frame.cards[slot])
        super().finish(game, frame)


class PutIntoPlayForOwner(PutIntoPlay):
    """The same, for the player whose card it is."""

    english = "put {who:Who} into play under its owner's control"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        owner = game.rows[OWNER][card]
        from_a_player = owner != THE_ENCOUNTER and not game.rows[OUT][owner]
        return from_a_player and super().fits(game, frame, card)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_ENTER, card, PLAY + game.rows[OWNER][card])


class AttachSelf(OnCards):
    """This card becomes an attachment."""

    english = "attach ~ to {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return itself(game, frame)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_ENTER, frame.card, BESIDE, card)


class RemoveSelf(Do):
    """Out of the game for good."""

    english = "remove ~ from the game"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0:
            self.finish(game, frame)
        elif itself(game, frame):
            game.event(E_MOVE, frame.card, REMOVED)


class GiveControl(OnPlayers):
    """001: control and ownership."""

    english = "give control of ~ to {player:Player}"

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        if in_play_zone(game.rows[ZONE][frame.card]) and itself(game, frame):
            game.event(E_CONTROL, frame.card, player)
