"""What must hold."""

from typing import Final

from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.steps import If, Player
from mathom.games.lcg.rows import (
    ATTACKER,
    BLANK_SHADOW,
    DEFENDING,
    MARKS,
    STATE,
    THREAT_LEVEL,
    ZONE,
    in_play,
    in_play_zone,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Undefended(If):
    """001: resolving enemy attacks - no character defends."""

    english = "this attack is undefended"

    def holds(self, game: Game, frame: Frame) -> bool:
        if game.rows[STATE][ATTACKER] == NONE:
            return False
        marks = game.rows[MARKS]
        return not any(marks[card] & DEFENDING for card in in_play(game))


class Threatened(If):
    """A player's threat is so high."""

    english = "{player:Player} has {threat:Number} or more threat"

    def __init__(self, player: Player, threat: int) -> None:
        self.player = player
        self.threat = threat

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(
            game.rows[THREAT_LEVEL][player] >= self.threat
            for player in self.player.players(game, frame)
        )


class Is(If):
    """A card is such a one."""

    english = "{who:Who} is a {what:One}"

    def __init__(self, who: Who, what: Such) -> None:
        self.who = who
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(self.what.test(game, frame, card) for card in self.who.cards(game, frame))


class ThereIs(If):
    """Such a card is in play."""

    english = "there is a {what:One}"

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(self.what.test(game, frame, card) for card in in_play(game))


class ThereIsNo(If):
    """No such card is in play."""

    english = "there is no {what:One}"

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        return not any(self.what.test(game, frame, card) for card in in_play(game))


class StillInPlay(If):
    """A card has not left play."""

    english = "{who:Who} is still in play"

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(in_play_zone(game.rows[ZONE][card]) for card in self.who.cards(game, frame))


class BlankShadow(If):
    """It was dealt a shadow card that has no shadow effect."""

    english = "a shadow card without effect was dealt to ~"

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[MARKS][frame.card] & BLANK_SHADOW != 0


UNDEFENDED: Final = Undefended()
BLANK_SHADOW_DEALT: Final = BlankShadow()
