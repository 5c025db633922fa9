"""To engage, deal shadow cards, and attack out of turn."""

from mathom.cardplay.phrases import Count, Who, count_of
from mathom.cardplay.steps import Do
from mathom.games.lcg.events.fights import E_ENGAGE, E_JOINS_ATTACK
from mathom.games.lcg.procedures import RUN_PLAYER_ATTACK, RUN_SHADOW_CARDS
from mathom.games.lcg.rows import SHADOWS, ZONE
from mathom.games.lcg.words.verbs.verb import OnCards, itself
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Engage(OnCards):
    """001: encounter - by a card effect."""

    english = "engage {who:Who}"

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_ENGAGE, card, frame.who)


class DealShadowCards(OnCards):
    """001: combat - face down, from the top of the encounter deck."""

    english = "deal {count:Count} shadow cards to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.call(Frame(RUN_SHADOW_CARDS, card=card, count=self.count.number(game, frame)))


class StrikeAtOnce(OnCards):
    """An attack outside its step."""

    english = "have {who:Who} attack an enemy at once"

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.call(Frame(RUN_PLAYER_ATTACK, frame.who, other=card))


class AttacksToo(Do):
    """A shadow card that is an enemy makes an attack of its own, then lies on top of the deck."""

    english = (
        "after this attack ~ attacks the defending player with a shadow card of its own,"
        " then goes to the top of the encounter deck"
    )

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            if game.rows[ZONE][frame.card] == SHADOWS and itself(game, frame):
                game.event(E_JOINS_ATTACK, frame.card)
            else:
                frame.step = 2
        elif pc == 1:
            game.call(Frame(RUN_SHADOW_CARDS, card=frame.card, count=1))
        else:
            self.finish(game, frame)
