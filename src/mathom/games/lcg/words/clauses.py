"""What is said of cards after their noun: whose they are, where, engaged with whom."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import PLAYER, X
from mathom.cardplay.phrases import Clause
from mathom.games.lcg import facts, rows
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.rows import HOST, MARKS, THREAT_LEVEL, ZONE, controller, engaged_with
from mathom.games.lcg.rulebook.player_attack import extra_targets
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Yours(Clause):
    """Controlled by the one who does it."""

    english = " you control"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return controller(game, card) == frame.who


class Theirs(Clause):
    """Controlled by the player who is made to do it."""

    english = " they control"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return controller(game, card) == frame.who


class ThatPlayers(Clause):
    """Controlled by the player chosen before."""

    english = " that player controls"

    def follow(self, known: Known) -> None:
        known.need(PLAYER, "that player")

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return controller(game, card) == frame.cards[PLAYER]


class OfThreatened(Clause):
    """Controlled by a player whose threat is so high."""

    english = " controlled by a player with {threat:Number} or more threat"

    def __init__(self, threat: int) -> None:
        self.threat = threat

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        player = controller(game, card)
        return player >= 0 and game.rows[THREAT_LEVEL][player] >= self.threat


class Committed(Clause):
    """Committed to the quest."""

    english = " committed to the quest"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[MARKS][card] & rows.COMMITTED_MARK != 0


class NotCommitted(Clause):
    """Not committed to the quest."""

    english = " not committed to the quest"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[MARKS][card] & rows.COMMITTED_MARK == 0


class InStaging(Clause):
    """In the staging area."""

    english = " in the staging area"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[ZONE][card] == rows.STAGING


class Currently(Clause):
    """As things stand when the text is used: a lasting effect does not look again."""


class NowInStaging(Currently):
    """In the staging area by then."""

    english = " currently in the staging area"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[ZONE][card] == rows.STAGING


class NowCommitted(Currently):
    """Committed to the quest by then."""

    english = " currently committed to the quest"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[MARKS][card] & rows.COMMITTED_MARK != 0


class Engaged(Clause):
    """Engaged with any player."""

    english = " engaged with a player"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return engaged_with(game, card) >= 0


class EngagedWithThat(Clause):
    """Engaged with the player chosen before."""

    english = " engaged with that player"

    def follow(self, known: Known) -> None:
        known.need(PLAYER, "that player")

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return engaged_with(game, card) == frame.cards[PLAYER]


class EngagedWithYou(Clause):
    """Engaged with the one who does it."""

    english = " engaged with you"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return engaged_with(game, card) == frame.who


class NotEngagedWithYou(Clause):
    """In the staging area, or engaged with somebody else."""

    english = " not engaged with you"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return engaged_with(game, card) != frame.who


class OnDefender(Clause):
    """Attached to the defending character."""

    english = " on the defending character"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        host = game.rows[HOST][card]
        return host >= 0 and game.rows[MARKS][host] & rows.DEFENDING != 0


class Titled(Clause):
    """Of this title."""

    english = " titled {title:Title}"

    def __init__(self, title: str) -> None:
        self.title = title

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).title == self.title


class CostingX(Clause):
    """Whose printed cost is what was paid for X."""

    english = " with printed cost X"

    def follow(self, known: Known) -> None:
        known.need(X, "X")

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).cost == frame.cards[X]


class OfAnySphere(Clause):
    """Not neutral."""

    english = " of any sphere"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).sphere != facts.SPHERE_NEUTRAL


class Topmost(Clause):
    """With no other of its kind above it in the same pile."""

    english = " lying topmost of its type"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        kind = printed(game, card).type
        above = False
        for other in game.rows[game.rows[ZONE][card]]:
            if other == card:
                above = True
            elif above and printed(game, other).type == kind:
                return False
        return True


class Unclaimed(Clause):
    """Nobody has claimed it."""

    english = " not claimed"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[ZONE][card] == rows.STAGING


class AbleToStrike(Clause):
    """With an enemy that it could attack now."""

    english = " able to attack an enemy"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return len(extra_targets(game, frame.who, card)) > 0


YOURS: Final = Yours()
THEIRS: Final = Theirs()
THAT_PLAYERS: Final = ThatPlayers()
COMMITTED: Final = Committed()
NOT_COMMITTED: Final = NotCommitted()
IN_STAGING: Final = InStaging()
NOW_IN_STAGING: Final = NowInStaging()
NOW_COMMITTED: Final = NowCommitted()
ENGAGED: Final = Engaged()
ENGAGED_WITH_THAT: Final = EngagedWithThat()
ENGAGED_WITH_YOU: Final = EngagedWithYou()
NOT_ENGAGED_WITH_YOU: Final = NotEngagedWithYou()
ON_DEFENDER: Final = OnDefender()
COSTING_X: Final = CostingX()
OF_ANY_SPHERE: Final = OfAnySphere()
TOPMOST: Final = Topmost()
UNCLAIMED: Final = Unclaimed()
ABLE_TO_STRIKE: Final = AbleToStrike()
