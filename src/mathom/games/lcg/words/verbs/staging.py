"""To reveal encounter cards, and to bring cards into the staging area."""

from mathom.cardplay.names import PLAYER
from mathom.cardplay.phrases import Count, count_of
from mathom.cardplay.steps import Do
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.effects import first_titled
from mathom.games.lcg.events.cards import E_ENTER, E_MOVE, E_SURGE
from mathom.games.lcg.events.fights import E_DISENGAGE
from mathom.games.lcg.procedures import RUN_REVEAL, RUN_SHUFFLE, RUN_USE
from mathom.games.lcg.rows import ASIDE, ENCOUNTER_DECK, STAGING, ZONE, engaged_with
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class ReturnToStaging(OnCards):
    """Away from the player it is engaged with."""

    english = "return {who:Who} to the staging area"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return engaged_with(game, card) >= 0

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_DISENGAGE, card)


class ComeIntoStaging(Do):
    """A card that was set aside joins in."""

    english = "move ~ into the staging area"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0 and game.rows[ZONE][frame.card] == ASIDE:
            game.event(E_ENTER, frame.card, STAGING)
        elif pc > 0:
            self.finish(game, frame)


class RevealCards(Do):
    """001: staging - one after another."""

    english = "reveal {count:Count} cards from the encounter deck"

    def __init__(self, count: int | Count) -> None:
        super().__init__()
        self.count = count_of(count)

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(game.rows[ENCOUNTER_DECK]) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            # A player who is made to do it does so only while in the game.
            who = frame.who if frame.cards[PLAYER] == frame.who else NONE
            game.call(Frame(RUN_REVEAL, who, count=self.count.number(game, frame)))
        else:
            self.finish(game, frame)


class GainSurge(Do):
    """001: surge."""

    english = "~ gains surge"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_SURGE, frame.card, 1)
        else:
            self.finish(game, frame)


class ResolveAgain(Do):
    """A shadow effect that is the card's other effect."""

    english = "resolve the when revealed effect of ~"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        effect = printed(game, frame.card).when_revealed
        if pc > 0 or effect is None:
            self.finish(game, frame)
        else:
            game.call(Frame(RUN_USE, frame.who, frame.card, count=effect.index, cards=frame.cards))


class SetAside(Do):
    """Face up and out of play, until it is called."""

    english = "set {title:Title} aside, out of play"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            card = first_titled(game, ENCOUNTER_DECK, self.title)
            if card != NONE:
                game.event(E_MOVE, card, ASIDE)
        else:
            self.finish(game, frame)


class ShuffleEncounterDeck(Do):
    """After a search."""

    english = "shuffle the encounter deck"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        else:
            self.finish(game, frame)
