"""000: when, each time, response - a card is played."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import SUBJECT, VALUE
from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import Player
from mathom.cardplay.word import Word, inside
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_PLAYED
from mathom.games.tcg.rows import HOST
from mathom.games.tcg.words.adjectives import Keyworded
from mathom.games.tcg.words.nouns import EVENT, KeywordNoun
from mathom.games.tcg.words.references import meant, names_fighter
from mathom.games.tcg.words.selections import each
from mathom.games.tcg.words.triggers.about import About, names_subject
from mathom.games.tcg.words.triggers.skirmishes import involves
from mathom.games.tcg.words.verbs.harm import Exert
from mathom.games.tcg.words.verbs.spotting import Spot
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Plays(On):
    """000: playing a card - by such a player."""

    english = "{player:Player} plays {who:Who}"
    spellings = ("{player:Player} play {who:Who}",)
    also = ("PlainOn",)
    kind = E_PLAYED

    def __init__(self, player: Player, who: Who) -> None:
        self.player = player
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        if frame.cards[VALUE] not in self.player.players(game, frame):
            return False
        return meant(game, frame, self.who, frame.cards[SUBJECT])


class YouPlay(About):
    """000: playing a card - your own."""

    english = "you play {who:Who}"
    kind = E_PLAYED

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[VALUE] == frame.who and super().holds(game, frame)


class YouPlayOn(YouPlay):
    """000: playing a card - on such a character."""

    english = "you play {who:Single} on {on:Single}"

    def __init__(self, who: Who, on: Who) -> None:
        super().__init__(who)
        self.on = on

    def holds(self, game: Game, frame: Frame) -> bool:
        host = game.rows[HOST][frame.cards[SUBJECT]]
        return host >= 0 and meant(game, frame, self.on, host) and super().holds(game, frame)


class IsPlayed(About):
    """000: playing a card - by anyone."""

    english = "{who:Who} is played"
    kind = E_PLAYED


class IsPlayedInSkirmishOf(IsPlayed):
    """000: playing a card - while such a character fights."""

    english = "{who:Who} is played during a skirmish involving {with_:Single}"

    def __init__(self, who: Who, with_: Who) -> None:
        super().__init__(who)
        self.with_ = with_

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.with_, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return involves(game, frame, self.with_) and super().holds(game, frame)


class EventThatUses(On):
    """2C47, 2C89: an event with a text that spots or exerts such a card."""

    english = "an event is played that spots or exerts {who:Single}"
    kind = E_PLAYED

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, each(EVENT), self)

    def holds(self, game: Game, frame: Frame) -> bool:
        card = printed(game, frame.cards[SUBJECT])
        if card.type != facts.TYPE_EVENT:
            return False
        wanted = keywords_in(self.who)
        for text in card.text:
            for word in inside(text):
                if isinstance(word, (Exert, Spot)) and wanted & keywords_in(word):
                    return True
        return False


def keywords_in(word: Word) -> set[int]:
    """The keywords by which a text calls cards."""
    return {part.keyword for part in inside(word) if isinstance(part, (KeywordNoun, Keyworded))}
