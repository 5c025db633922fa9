"""001: constant effects."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.steps import PERFORM
from mathom.games.lcg import facts
from mathom.games.lcg.abilities import Standing
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.effects import has_trait, type_of
from mathom.games.lcg.rows import (
    ACTIVE,
    ATTACKING_MARK,
    DECK_HOST,
    HOST,
    MARKS,
    PLAY,
    PLAYERS,
    RESCUED,
    STAGING,
    STATE,
    TARGET,
    ZONE,
    concerns,
    in_play,
)
from mathom.games.lcg.words.modifiers import Boost
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


def speaking(game: Game, source: int) -> Frame:
    """The frame in which a card's own text is looked at."""
    return Frame(PERFORM, concerns(game, source), source, cards=NOBODY)


class Gets(Standing):
    """A card gets more or less of its statistics."""

    english = "{who:Who} gets {boosts:Boost* and }."
    touches = 0b111110

    def __init__(self, who: Who, boosts: Boost | tuple[Boost, ...]) -> None:
        self.who = who
        self.boosts = boosts if isinstance(boosts, tuple) else (boosts,)

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        frame = speaking(game, source)
        if subject not in self.who.cards(game, frame):
            return 0
        return sum(boost.amount(game, frame) for boost in self.boosts if boost.stat == effect)


class GetsAgainst(Standing):
    """More of a statistic while attacking an enemy with a trait."""

    english = "{who:Who} gets {boost:Boost} while attacking an enemy with the {trait:Trait} trait."
    touches = 0b111110

    def __init__(self, who: Who, boost: Boost, trait: int) -> None:
        self.who = who
        self.boost = boost
        self.trait = trait

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if effect != self.boost.stat or not game.rows[MARKS][subject] & ATTACKING_MARK:
            return 0
        frame = speaking(game, source)
        if subject not in self.who.cards(game, frame):
            return 0
        target = game.rows[STATE][TARGET]
        return self.boost.amount(game, frame) if has_trait(game, target, self.trait) else 0


class StrikesStaging(Standing):
    """Alone, it can attack an enemy in the staging area, and does so better."""

    english = (
        "~ can attack an enemy in the staging area if no other character attacks it,"
        " and then gets {boost:Boost}."
    )
    touches = 1 << facts.STRIKES_STAGING | 1 << facts.ATTACK

    def __init__(self, boost: Boost) -> None:
        self.boost = boost

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if subject != source:
            return 0
        if effect == facts.STRIKES_STAGING:
            return 1
        target = game.rows[STATE][TARGET]
        marks = game.rows[MARKS]
        if not marks[source] & ATTACKING_MARK or target < 0 or game.rows[ZONE][target] != STAGING:
            return 0
        for zone in range(PLAY, PLAY + PLAYERS):
            for other in game.rows[zone]:
                if other != source and marks[other] & ATTACKING_MARK:
                    return 0
        return self.boost.number


class GainsTrait(Standing):
    """A card has one more trait."""

    english = "{who:Who} gains the {trait:Trait} trait."
    touches = 1 << facts.HAS_TRAIT

    def __init__(self, who: Who, trait: int) -> None:
        self.who = who
        self.trait = trait

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1 << self.trait if subject in self.who.cards(game, speaking(game, source)) else 0


class GainsIcon(Standing):
    """A hero of this title has one more resource icon."""

    english = "if {who:Who} is {title:Title}, it also gains a {sphere:Sphere} resource icon."
    touches = 1 << facts.HAS_SPHERE

    def __init__(self, who: Who, title: str, sphere: int) -> None:
        self.who = who
        self.title = title
        self.sphere = sphere

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if printed(game, subject).title != self.title:
            return 0
        return 1 << self.sphere if subject in self.who.cards(game, speaking(game, source)) else 0


class CannotAttack(Standing):
    """An enemy or a character that does not attack."""

    english = "{who:Who} cannot attack."
    touches = 1 << facts.CANNOT_ATTACK

    def __init__(self, who: Who) -> None:
        self.who = who

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1 if subject in self.who.cards(game, speaking(game, source)) else 0


class CannotFight(CannotAttack):
    """A character that neither attacks nor defends."""

    english = "{who:Who} cannot attack or defend."
    touches = 1 << facts.CANNOT_ATTACK | 1 << facts.CANNOT_DEFEND


class OnTheGame(Standing):
    """Something that holds for the whole game while this card is there."""

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1


class WhileActive(Standing):
    """Something that holds while this is the active location."""

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1 if game.rows[ZONE][source] == ACTIVE else 0


class NoDrawing(WhileActive):
    """Players do not draw."""

    english = "while ~ is the active location, players cannot draw cards."
    touches = 1 << facts.NO_DRAWING


class RefreshThreat(WhileActive):
    """One more threat in the refresh phase."""

    english = (
        "while ~ is the active location,"
        " each player raises threat by 1 more during the refresh phase."
    )
    touches = 1 << facts.REFRESH_THREAT


class OnItself(Standing):
    """Something that holds for this card alone."""

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1 if subject == source else 0


class NoAttachments(OnItself):
    """Nothing can be attached to it."""

    english = "no attachments can be played on ~."
    touches = 1 << facts.NO_ATTACHMENTS


class MustTravel(OnItself):
    """The players cannot decline to travel here."""

    english = "if the players can travel, they must travel to ~."
    touches = 1 << facts.MUST_TRAVEL


class NotByChoice(OnItself):
    """It hides behind others."""

    english = "~ cannot be engaged by choice while another enemy is in the staging area."
    touches = 1 << facts.NOT_BY_CHOICE

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if subject != source:
            return 0
        for other in game.rows[STAGING]:
            if other != source and type_of(game, other) == facts.TYPE_ENEMY:
                return 1
        return 0


class ExcessToThreat(OnItself):
    """Damage that is more than enough is not lost."""

    english = (
        "combat damage dealt by ~ beyond the hit points left to the damaged character"
        " raises your threat."
    )
    touches = 1 << facts.EXCESS_TO_THREAT


class LeavesToTop(OnItself):
    """It comes again."""

    english = "if ~ leaves play, it goes to the top of the encounter deck instead."
    touches = 1 << facts.LEAVES_TO_TOP


class Caught(Standing):
    """A treachery that holds a hero fast."""

    english = (
        "~ counts as a Condition attachment. the attached hero does not ready during the refresh"
        " phase unless you pay {price:Number} resources from its pool."
    )
    touches = 1 << facts.HAS_TRAIT | 1 << facts.STAYS_EXHAUSTED

    def __init__(self, price: int) -> None:
        self.price = price

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if effect == facts.HAS_TRAIT:
            return 1 << facts.TRAIT_NAMES.index("Condition") if subject == source else 0
        return self.price if subject == game.rows[HOST][source] else 0


class Shackles(Standing):
    """A treachery that lies on a deck."""

    english = (
        "~ counts as a Condition attachment. the next time its player would draw from the attached"
        " deck, discard ~ instead."
    )
    touches = 1 << facts.HAS_TRAIT | 1 << facts.SHACKLED

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if effect == facts.HAS_TRAIT:
            return 1 << facts.TRAIT_NAMES.index("Condition") if subject == source else 0
        return 1 if game.rows[HOST][source] == DECK_HOST - subject else 0


class AlliesARound(OnTheGame):
    """The players as a group play few allies."""

    english = "the players as a group cannot play more than 1 ally each round."
    touches = 1 << facts.ALLIES_A_ROUND


class NotDefeatedWhile(Standing):
    """A stage that holds while somebody is in play."""

    english = "this stage cannot be defeated while there is a {what:One}."
    touches = 1 << facts.CANNOT_ADVANCE

    def __init__(self, what: Such) -> None:
        self.what = what

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        frame = speaking(game, source)
        return int(any(self.what.test(game, frame, card) for card in in_play(game)))


class NotDefeatedUntilClaimed(Standing):
    """A stage that holds until objectives are claimed."""

    english = "this stage cannot be defeated until {number:Number} objectives are claimed."
    touches = 1 << facts.CANNOT_ADVANCE

    def __init__(self, number: int) -> None:
        self.number = number

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        claimed = 0
        for zone in range(PLAY, PLAY + PLAYERS):
            for card in game.rows[zone]:
                if printed(game, card).type == facts.TYPE_OBJECTIVE:
                    claimed += 1
        return int(claimed < self.number)


class NotDefeatedUntilRescued(Standing):
    """A stage that holds until the prisoner is free."""

    english = "this stage cannot be defeated until the prisoner is rescued."
    touches = 1 << facts.CANNOT_ADVANCE

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 1 - game.rows[STATE][RESCUED]


class NoProgressWins(OnTheGame):
    """A stage that progress cannot complete."""

    english = "this stage cannot be defeated by progress."
    touches = 1 << facts.CANNOT_ADVANCE


class ExtraCards(OnTheGame):
    """One more card in staging."""

    english = "reveal 1 more card each quest phase."
    touches = 1 << facts.EXTRA_CARDS


class NoChecks(OnTheGame):
    """Enemies wait to be engaged."""

    english = "no engagement checks are made."
    touches = 1 << facts.NO_CHECKS


class NoStaging(OnTheGame):
    """Nothing more is revealed."""

    english = "the staging step is skipped."
    touches = 1 << facts.NO_STAGING


class WonWithoutEnemies(OnTheGame):
    """001: winning - this stage is won by the sword."""

    english = "the players win once there is no enemy in play."
    touches = 1 << facts.WON_WITHOUT_ENEMIES


class RandomNext(OnTheGame):
    """The road forks."""

    english = "when this stage is defeated, proceed to one of the next stages at random."
    touches = 1 << facts.RANDOM_NEXT


class PaidFromPools(Standing):
    """A cost that is spread over heroes."""

    english = "pay for ~ from the pools of {number:Number} different heroes."
    touches = 1 << facts.POOLS

    def __init__(self, number: int) -> None:
        self.number = number

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        return 0
