"""To exert, wound, heal, exhaust."""

from mathom.games.tcg.changes import can_be_wounded, can_exert, can_heal, exert, heal, wound
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import vitality
from mathom.games.tcg.events.harms import BY_TEXT
from mathom.games.tcg.rows import WOUNDS
from mathom.games.tcg.words.verbs.verb import Repeated, Verb
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Exert(Repeated):
    """000: exert."""

    english = "exert {who:Who}{times:Times}"
    spellings = ("{who:Who} must exert{times:Times}", "{who:Who} exert{times:Times}")

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).is_character() and self.able(game, frame, card, 1)

    def able(self, game: Game, frame: Frame, card: CardId, times: int) -> bool:
        """Whether this text can exert a character so often."""
        return can_exert(game, card, times, frame.card)

    def possible(self, game: Game, frame: Frame) -> bool:
        """As a cost, so often and one more vitality is needed."""
        times = self.times.number(game, frame)
        able = [c for c in self.who.cards(game, frame) if self.able(game, frame, c, max(times, 1))]
        return self.enough(game, frame, len(able))

    def targets(self, game: Game, frame: Frame) -> list[int]:
        times = max(self.times.number(game, frame), 1)
        fit = super().targets(game, frame)
        able = [card for card in fit if self.able(game, frame, card, times)]
        return able if able else fit

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        exert(game, card, frame.card, frame.who)


class Wound(Repeated):
    """000: wound."""

    english = "wound {who:Who}{times:Times}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return can_be_wounded(game, card)

    def bears(self, game: Game, card: CardId) -> int:
        """A character takes no more wounds than it has vitality."""
        return vitality(game, card)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        wound(game, card, BY_TEXT, frame.card)


class Heal(Repeated):
    """000: healing."""

    english = "heal {who:Who}{times:Times}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return can_heal(game, card)

    def bears(self, game: Game, card: CardId) -> int:
        return game.rows[WOUNDS][card]

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        heal(game, card, frame.card)


class Exhaust(Verb):
    """000: exhausted - exert as often as can be."""

    english = "exhaust {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return can_exert(game, card, 1, frame.card)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        if vitality(game, card) > 2:
            frame.count |= 1 << card
        exert(game, card, frame.card, frame.who)
