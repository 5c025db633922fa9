"""To exhaust, ready, damage, heal, and remove from the quest."""

from mathom.cardplay.phrases import Count, Who, count_of
from mathom.games.lcg import facts
from mathom.games.lcg.effects import is_character, type_of
from mathom.games.lcg.events.quests import E_UNCOMMIT
from mathom.games.lcg.events.tokens import E_DAMAGE, E_EXHAUST, E_HEAL, E_READY
from mathom.games.lcg.rows import COMMITTED_MARK, DAMAGE, IS_EXHAUSTED, MARKS, PRISONER
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Exhaust(OnCards):
    """001: ready and exhausted - an exhausted card cannot exhaust again."""

    english = "exhaust {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[IS_EXHAUSTED][card] == 0 and not game.rows[MARKS][card] & PRISONER

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_EXHAUST, card)


class Ready(OnCards):
    """001: ready and exhausted."""

    english = "ready {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[IS_EXHAUSTED][card] == 1

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_READY, card)


class Damage(OnCards):
    """001: hit points and damage."""

    english = "deal {count:Count} damage to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        if game.rows[MARKS][card] & PRISONER:
            return False
        return is_character(game, card) or type_of(game, card) == facts.TYPE_ENEMY

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_DAMAGE, card, self.count.number(game, frame), frame.card)


class Heal(OnCards):
    """001: hit points and damage - as much as there is."""

    english = "heal {count:Count} damage from {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[DAMAGE][card] > 0

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        points = min(self.count.number(game, frame), game.rows[DAMAGE][card])
        game.event(E_HEAL, card, points)


class HealAll(OnCards):
    """All of it."""

    english = "heal all damage from {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[DAMAGE][card] > 0

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_HEAL, card, game.rows[DAMAGE][card])


class RemoveFromQuest(OnCards):
    """It no longer counts, and stays exhausted."""

    english = "remove {who:Who} from the quest"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.rows[MARKS][card] & COMMITTED_MARK != 0

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_UNCOMMIT, card)
