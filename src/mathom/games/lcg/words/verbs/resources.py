"""To add and spend resources."""

from mathom.cardplay.phrases import Count, Who, count_of
from mathom.games.lcg.events.tokens import E_RESOURCES
from mathom.games.lcg.rows import MARKS, PRISONER, RESOURCES
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class AddResources(OnCards):
    """Into a hero's pool, or as tokens on an enemy."""

    english = "add {count:Count} resources to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not game.rows[MARKS][card] & PRISONER  # who collects none, by no means

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_RESOURCES, card, self.count.number(game, frame))


class Spend(OnCards):
    """001: paying for card abilities - from the pool that is named."""

    english = "spend {number:Number} resource from the pool of {who:Who}"

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.number = number

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[RESOURCES][card] >= self.number

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_RESOURCES, card, -self.number)
