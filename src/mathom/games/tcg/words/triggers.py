"""000: when, each time, response - playing cards and fighting as events."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import SUBJECT, VALUE
from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import Player
from mathom.cardplay.word import Word
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import is_minion
from mathom.games.tcg.events.cards import E_PLAYED
from mathom.games.tcg.events.skirmishes import E_ASSIGNED, E_LOSE_SKIRMISH, E_SKIRMISH_ENDS, E_WIN
from mathom.games.tcg.rows import HOST, OWNER, WENT, marked_this_turn
from mathom.games.tcg.rulebook.together import subjects
from mathom.games.tcg.words.cards import CARD, MINION
from mathom.games.tcg.words.clauses import Bearing
from mathom.games.tcg.words.pointing import fighting, meant, names_fighter
from mathom.games.tcg.words.selections import NamedSuch
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class About(On):
    """An event whose subject is such a card."""

    also = ("PlainOn",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return meant(game, frame, self.who, frame.cards[SUBJECT])


def names_subject(known: Known, who: Who, by: Word) -> None:
    """What the event is about can be spoken of, by what it was called or as "that card"."""
    noun = who.called()
    known.mark(SUBJECT)
    known.name(CARD.noun, SUBJECT, by)
    if noun is not None:
        known.also(noun, SUBJECT, by)


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


def involves(game: Game, frame: Frame, who: Who) -> bool:
    """Whether such a character is in the skirmish that goes on."""
    return any(meant(game, frame, who, card) for card in fighting(game))


def fought(game: Game, frame: Frame, who: Who) -> bool:
    """Whether such a character was in the skirmish that is over, though it may have died of it."""
    if involves(game, frame, who):
        return True
    losers = subjects(game, E_LOSE_SKIRMISH)
    return any(meant(game, frame, who, card) for card in losers)


def had_part(game: Game, frame: Frame, who: Who) -> bool:
    """Whether such a character was in the skirmish that goes on, and left play since."""
    gone = marked_this_turn(game, WENT)
    if not isinstance(who, NamedSuch) or not isinstance(who.clause, Bearing):
        return any(meant(game, frame, who, card) for card in gone)
    bearers = [card for card in gone if who.what.noun.test(game, frame, card)]
    return len(bearers) > 0 and any(meant(game, frame, who.clause.who, card) for card in gone)


class Wins(About):
    """000: winning a skirmish."""

    english = "{who:Who} wins a skirmish"
    kind = E_WIN


class WinsAgainst(Wins):
    """000: winning a skirmish - against such a character, which is then "that" one."""

    english = "{who:Who} wins a skirmish against {foe:Single}"

    def __init__(self, who: Who, foe: Who) -> None:
        super().__init__(who)
        self.foe = foe

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.foe, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and fought(game, frame, self.foe)


class LosesSkirmish(About):
    """000: losing a skirmish."""

    english = "{who:Who} loses a skirmish"
    spellings = ("{who:Who} loses this skirmish",)
    kind = E_LOSE_SKIRMISH


class LosesInvolving(LosesSkirmish):
    """000: losing a skirmish - one in which such a character is."""

    english = "{who:Who} loses a skirmish involving {with_:Single}"

    def __init__(self, who: Who, with_: Who) -> None:
        super().__init__(who)
        self.with_ = with_

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.with_, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and fought(game, frame, self.with_)


class LosesTo(LosesSkirmish):
    """000: losing a skirmish - to such a character."""

    english = "{who:Who} loses a skirmish to {foe:Single}"
    spellings = ("{who:Who} loses this skirmish to {foe:Single}",)

    def __init__(self, who: Who, foe: Who) -> None:
        super().__init__(who)
        self.foe = foe

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.foe, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and involves(game, frame, self.foe)


class PlayersMinionLosesTo(On):
    """1C9: once for each player with minions among the losers, however many they are."""

    english = "a player's minion loses a skirmish to {foe:Single}"
    kind = E_LOSE_SKIRMISH

    def __init__(self, foe: Who) -> None:
        self.foe = foe

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.mark(SUBJECT)
        known.name(MINION.noun, SUBJECT, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        loser = frame.cards[SUBJECT]
        return is_minion(game, loser) and involves(game, frame, self.foe)

    def apart(self, game: Game, names: tuple[int, ...]) -> int:
        return game.rows[OWNER][names[SUBJECT]]


class SkirmishAboutToEnd(On):
    """000: skirmish phase(s) - a skirmish with such a character is over, which may have died of it.

    What was on one that left play went with it, and counts as borne.
    """

    english = "a skirmish that involved {who:Single} is about to end"
    kind = E_SKIRMISH_ENDS
    before = True

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return involves(game, frame, self.who) or had_part(game, frame, self.who)


class IsAssigned(On):
    """000: assigning - such a character comes to a skirmish, however many it will fight there."""

    english = "{who:Who} is assigned to a skirmish"
    also = ("PlainOn",)
    kind = E_ASSIGNED

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        return meant(game, frame, self.who, frame.cards[SUBJECT])
