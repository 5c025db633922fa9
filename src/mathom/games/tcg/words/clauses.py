"""What is said of cards after their noun: bearing, skirmishing, borne by, at a place."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import THOSE
from mathom.cardplay.phrases import Clause, Who
from mathom.games.tcg import facts
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import items_of, skirmishing, strength
from mathom.games.tcg.facts import SIGNET_NAMES
from mathom.games.tcg.rows import ACTIVE, FIGHTER, FOE, HOST, STATE, minions_against
from mathom.games.tcg.words.references import meant, names_fighter
from mathom.games.tcg.words.selections import Several
from mathom.games.tcg.words.sites import Where
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Bearing(Clause):
    """000: bearer - with such a card on it, or so many."""

    english = " bearing {who:Single}"
    spellings = (
        "<who|that> bear {who:Single}",
        "<who|that> is bearing {who:Single}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        who = self.who
        wanted = who.wanted(game, frame) if isinstance(who, Several) else 1
        borne = [item for item in items_of(game, card) if meant(game, frame, who, item)]
        return len(borne) >= wanted


class BorneBy(Clause):
    """000: bearer - on such a card."""

    english = " borne by {who:Single}"
    spellings = (
        "{who:Single} bear",
        "{who:Single} is bearing",
        "on {who:Single}",
        "from {who:A}",
        "played on {who:Who}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        host = game.rows[HOST][card]
        return host >= 0 and meant(game, frame, self.who, host)


class Skirmishing(Clause):
    """000: skirmish phase(s) - in a skirmish with such a character now."""

    english = " skirmishing {who:Single}"
    spellings = (
        "{who:Single} is skirmishing",
        "<who|that> is skirmishing {who:Single}",
        "in a skirmish with {who:Single}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.who, self)

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        for foe in skirmishing(game, card):
            if meant(game, frame, self.who, foe):
                return True
        return False


class InThatSkirmish(Clause):
    """In the skirmish that is going on."""

    english = " in that skirmish"
    spellings = ("involved in that skirmish", "in this skirmish")

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        fighter = game.rows[STATE][FIGHTER]
        return card == fighter or card in minions_against(game, fighter)


class HomeIs(Clause):
    """000: home site."""

    english = " whose home is site {number:Number}"

    def __init__(self, number: int) -> None:
        self.number = number

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        for number, block in printed(game, card).homes:
            if number == self.number and block == facts.FELLOWSHIP_BLOCK:
                return True
        return False


class WithSignet(Clause):
    """000: signet."""

    english = " who has the {signet:Signet} signet"
    spellings = ("with the {signet:Signet} signet", "bearing the {signet:Signet} signet")

    def __init__(self, signet: int) -> None:
        self.signet = signet

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).signet == self.signet


class Except(Clause):
    """Not such a one."""

    english = " (except {who:Who})"
    spellings = ("except {who:Who}",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not meant(game, frame, self.who, card)


class InTheFellowship(Clause):
    """000: fellowship - an active companion."""

    english = " in the fellowship"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).type == facts.TYPE_COMPANION and card in game.rows[ACTIVE]


class AtSite(Clause):
    """000: site, ally - it is at such a site: an ally at home, all others with the fellowship."""

    english = " at {where:Where}"

    def __init__(self, where: Where) -> None:
        self.where = where

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return self.where.test_of(game, frame, card)


class PlayedTo(Clause):
    """Played to such a site: where it will be."""

    english = " played to {where:Where}"
    spellings = ("you play to {where:Where}",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return self.where.test_of(game, frame, card)


class NotAssigned(Clause):
    """000: assigning - in no skirmish that is to come or going on."""

    english = " not assigned to a skirmish"
    spellings = ("<who|that> is not assigned to a skirmish",)

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not assigned(game, card)


def assigned(game: Game, card: CardId) -> bool:
    """000: assigning - whether a character is assigned to a skirmish."""
    return game.rows[FOE][card] >= 0 or len(minions_against(game, card)) > 0


def signet_number(name: str) -> int:
    return SIGNET_NAMES.index(name)


def signet(name: str) -> WithSignet:
    return WithSignet(SIGNET_NAMES.index(name))


class CostsTheSame(Clause):
    """000: twilight cost - what is printed on it is what is printed on the card revealed."""

    english = " with the same twilight cost as the card revealed"

    def follow(self, known: Known) -> None:
        known.need(THOSE, "the card revealed")

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        shown = max(frame.cards[THOSE], 0)
        costs = [
            printed(game, other).twilight
            for other in range(shown.bit_length())
            if shown >> other & 1
        ]
        return printed(game, card).twilight in costs


class StrengthOrMore(Clause):
    """000: strength - so strong now, or stronger."""

    english = " of strength {number:Number} or more"

    def __init__(self, number: int) -> None:
        self.number = number

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return strength(game, card) >= self.number


class StrengthOrLess(StrengthOrMore):
    """000: strength - so strong now, or weaker."""

    english = " of strength {number:Number} or less"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return strength(game, card) <= self.number


class RaceUnspotted(Clause):
    """1R79: nobody else of that race is there."""

    english = " whose race you cannot spot"

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        race = printed(game, card).race
        for other in game.rows[ACTIVE]:
            if other != card and printed(game, other).race == race:
                return False
        return race != 0  # 003: Gollum/Sméagol - no race cannot be spotted, nor missed


IN_FELLOWSHIP: Final = InTheFellowship()
NOT_ASSIGNED: Final = NotAssigned()

LEXICONS: Final[dict[str, dict[object, str]]] = {
    "Signet": {number: name for number, name in enumerate(SIGNET_NAMES) if name},
}
