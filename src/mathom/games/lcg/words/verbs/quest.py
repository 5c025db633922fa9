"""To place and remove progress, and to win."""

from mathom.cardplay.phrases import Count, Who, count_of
from mathom.cardplay.steps import Do
from mathom.games.lcg import facts
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.events.tokens import E_PROGRESS
from mathom.games.lcg.procedures import RUN_PROGRESS
from mathom.games.lcg.rows import PROGRESS
from mathom.games.lcg.rulebook.game import win
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class PlaceProgress(OnCards):
    """001: travel - what is meant for the quest goes to the active location first."""

    english = "place {count:Count} progress on {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        kind = printed(game, card).type
        return kind == facts.TYPE_LOCATION or kind == facts.TYPE_QUEST

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.call(Frame(RUN_PROGRESS, card=card, count=self.count.number(game, frame)))


class RemoveProgress(OnCards):
    """As much as there is."""

    english = "remove {count:Count} progress from {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        tokens = min(self.count.number(game, frame), game.rows[PROGRESS][card])
        if tokens:
            game.event(E_PROGRESS, card, -tokens)


class Win(Do):
    """001: winning the game."""

    english = "the players win the game"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        win(game)
