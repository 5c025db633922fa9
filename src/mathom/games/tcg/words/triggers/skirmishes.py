"""000: skirmish - somebody is assigned, a skirmish begins, is won, is lost, ends."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Who
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import is_minion
from mathom.games.tcg.events.skirmishes import (
    E_ASSIGNED,
    E_LOSE_SKIRMISH,
    E_SKIRMISH,
    E_SKIRMISH_ENDS,
    E_WIN,
)
from mathom.games.tcg.rows import OWNER, WENT, free, marked_this_turn
from mathom.games.tcg.rulebook.together import subjects
from mathom.games.tcg.words.clauses import Bearing
from mathom.games.tcg.words.nouns import MINION
from mathom.games.tcg.words.references import fighting, meant, names_fighter
from mathom.games.tcg.words.selections import NamedSuch
from mathom.games.tcg.words.triggers.about import About, names_subject
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


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


class AssignedByFree(On):
    """000: ambush - the Free Peoples player assigns a character to it."""

    english = "the Free Peoples player assigns {who:Single} to a character"
    kind = E_ASSIGNED

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, self.who, self)
        known.mark(VALUE)

    def holds(self, game: Game, frame: Frame) -> bool:
        if frame.cards[CAUSE] != free(game) or frame.cards[VALUE] == NONE:
            return False
        return meant(game, frame, self.who, frame.cards[SUBJECT])


class SkirmishBegins(On):
    """000: skirmish phase(s) - such a character's."""

    english = "a skirmish involving {who:Single} begins"
    kind = E_SKIRMISH

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(meant(game, frame, self.who, card) for card in fighting(game))
