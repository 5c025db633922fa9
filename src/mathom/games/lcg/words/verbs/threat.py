"""To raise and lower threat, of players and of the staging area."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import SELF, Count, count_of
from mathom.cardplay.steps import PERFORM, OnPlayers, Player
from mathom.games.lcg import facts
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.changes import lasting
from mathom.games.lcg.events.tokens import E_THREAT
from mathom.games.lcg.rows import OWNER, THE_ENCOUNTER, THREAT_LEVEL
from mathom.games.lcg.words.durations import Until
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


class RaiseThreat(OnPlayers):
    """001: threat trackers."""

    english = "raise the threat of {player:Player} by {count:Count}"

    def __init__(self, player: Player, count: int | Count) -> None:
        super().__init__(player)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        game.event(E_THREAT, player, self.count.number(game, frame), frame.card)


class LowerThreat(OnPlayers):
    """001: threat trackers."""

    english = "lower the threat of {player:Player} by {number:Number}"

    def __init__(self, player: Player, number: int) -> None:
        super().__init__(player)
        self.number = number

    def in_full(self, game: Game, frame: Frame) -> bool:
        """As a cost: whoever is meant has as much threat as that."""
        threat = game.rows[THREAT_LEVEL]
        return all(threat[player] >= self.number for player in self.player.players(game, frame))

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        game.event(E_THREAT, player, -self.number, frame.card)


class RaiseStagingThreat(Enduring):
    """The staging area itself becomes more threatening."""

    english = "raise the total threat in the staging area by {count:Count}{until:Until}"

    def __init__(self, count: int | Count, until: Until) -> None:
        super().__init__(SELF)
        self.count = count_of(count)
        self.until = until
        self.open = True

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        moment = self.until.moment
        if game.rows[OWNER][frame.card] == THE_ENCOUNTER:
            lasting(game, facts.RECALCULATED, self.index, frame.who, moment, frame.card)
        else:
            amount = self.count.number(game, frame)
            lasting(game, facts.STAGING_THREAT, facts.GAME, amount, moment, frame.card)

    def worth(self, game: Game, source: int, who: int, effect: int, subject: int) -> int:
        if effect != facts.STAGING_THREAT:
            return 0
        return self.count.number(game, Frame(PERFORM, who, source, cards=NOBODY))
