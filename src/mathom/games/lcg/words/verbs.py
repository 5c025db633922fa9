"""What texts do to characters, heroes' pools, threat and the numbers of a fight."""

from abc import abstractmethod
from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import SELF, Chosen, Count, It, Self, That, Who, count_of
from mathom.cardplay.steps import PERFORM, OnPlayers, Player, Targeted
from mathom.cardplay.word import Word
from mathom.games.lcg import facts
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.changes import lasting
from mathom.games.lcg.effects import is_character, type_of
from mathom.games.lcg.events.quests import E_UNCOMMIT
from mathom.games.lcg.events.tokens import (
    E_DAMAGE,
    E_EXHAUST,
    E_HEAL,
    E_READY,
    E_RESOURCES,
    E_THREAT,
)
from mathom.games.lcg.rows import (
    COMMITTED,
    DAMAGE,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    EXHAUSTED,
    MARKS,
    OWNER,
    PRISONER,
    RESOURCES,
    THE_ENCOUNTER,
    THREAT,
    engaged_with,
)
from mathom.games.lcg.words.cards import Currently
from mathom.games.lcg.words.selections import Attached
from mathom.games.lcg.words.standing import Boost
from mathom.games.lcg.words.targets import OnCards
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Exhaust(OnCards):
    """001: ready and exhausted - an exhausted card cannot exhaust again."""

    english = "exhaust {who:Who}"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[EXHAUSTED][card] == 0 and not game.rows[MARKS][card] & PRISONER

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_EXHAUST, card)


class Ready(OnCards):
    """001: ready and exhausted."""

    english = "ready {who:Who}"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[EXHAUSTED][card] == 1

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_READY, card)


class Damage(OnCards):
    """001: hit points and damage."""

    english = "deal {count:Count} damage to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        if game.rows[MARKS][card] & PRISONER:
            return False
        return is_character(game, card) or type_of(game, card) == facts.ENEMY

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_DAMAGE, card, self.count.number(game, frame), frame.card)


class Heal(OnCards):
    """001: hit points and damage - as much as there is."""

    english = "heal {count:Count} damage from {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[DAMAGE][card] > 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        points = min(self.count.number(game, frame), game.rows[DAMAGE][card])
        game.event(E_HEAL, card, points)


class HealAll(OnCards):
    """All of it."""

    english = "heal all damage from {who:Who}"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[DAMAGE][card] > 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_HEAL, card, game.rows[DAMAGE][card])


class AddResources(OnCards):
    """Into a hero's pool, or as tokens on an enemy."""

    english = "add {count:Count} resources to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return not game.rows[MARKS][card] & PRISONER  # who collects none, by no means

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_RESOURCES, card, self.count.number(game, frame))


class Spend(OnCards):
    """001: paying for card abilities - from the pool that is named."""

    english = "spend {number:Number} resource from the pool of {who:Who}"

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.number = number

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[RESOURCES][card] >= self.number

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_RESOURCES, card, -self.number)


class RaiseThreat(OnPlayers):
    """001: threat trackers."""

    english = "raise the threat of {player:Player} by {count:Count}"

    def __init__(self, player: Player, count: int | Count) -> None:
        super().__init__(player)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        game.event(E_THREAT, player, self.count.number(game, frame), frame.card)


class LowerThreat(OnPlayers):
    """001: threat trackers."""

    english = "lower the threat of {player:Player} by {number:Number}"

    def __init__(self, player: Player, number: int) -> None:
        super().__init__(player)
        self.number = number

    def in_full(self, game: Game, frame: Frame) -> bool:
        """As a cost: whoever is meant has as much threat as that."""
        threat = game.rows[THREAT]
        return all(threat[player] >= self.number for player in self.player.players(game, frame))

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        game.event(E_THREAT, player, -self.number, frame.card)


class Until(Word):
    """How long an effect lasts."""

    moment = 0


class UntilEndOfPhase(Until):
    """To the end of the phase."""

    english = " until the end of the phase"
    moment = END_OF_PHASE


class UntilEndOfRound(Until):
    """To the end of the round."""

    english = " until the end of the round"
    moment = END_OF_ROUND


class ForThisAttack(Until):
    """To the end of the attack; what a shadow effect means."""

    english = " for this attack"
    moment = END_OF_ATTACK


PHASE: Final = UntilEndOfPhase()
ROUND: Final = UntilEndOfRound()
THIS_ATTACK: Final = ForThisAttack()


class Lasting(OnCards):
    """001: lasting effects - a player card's on those cards, whatever comes later; an encounter
    card's on whatever it speaks of, unless that is a certain card or what there is currently."""

    touches = 0  # a bit for each effect it may have

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who)
        self.until = until
        certain = isinstance(who, Self | It | That | Attached)
        self.open = who.manner == Who.PLAIN and not certain and not currently(who)

    @abstractmethod
    def effect(self, game: Game, frame: Frame, effect: int, card: int) -> int:
        """How much it adds to this effect on a card it bears upon."""

    @abstractmethod
    def effects(self, game: Game, frame: Frame, card: int) -> list[int]:
        """Which effects it has on a card it bears upon."""

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        for effect in self.effects(game, frame, card):
            amount = self.effect(game, frame, effect, card)
            lasting(game, effect, card, amount, self.until.moment, frame.card)

    def worth(self, game: Game, source: int, who: int, effect: int, subject: int) -> int:
        if not self.touches >> effect & 1:
            return 0
        frame = Frame(PERFORM, who, source, cards=NOBODY)
        if subject not in self.who.cards(game, frame):
            return 0
        return self.effect(game, frame, effect, subject)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Targeted.CHOOSE and self.open and game.rows[OWNER][frame.card] == THE_ENCOUNTER:
            frame.step = Targeted.EACH
            moment = self.until.moment
            lasting(game, facts.RECALCULATED, self.index, frame.who, moment, frame.card)
        else:
            super().step(game, frame, pc)


def currently(who: Who) -> bool:
    """Whether a text means only those there are as it is used."""
    return isinstance(who, Chosen) and any(isinstance(c, Currently) for c in who.what.clauses)


class Give(Lasting):
    """More or less of their statistics."""

    english = "give {who:Who} {boosts:Boost* and }{until:Until}"

    def __init__(self, who: Who, boosts: Boost | tuple[Boost, ...], until: Until) -> None:
        super().__init__(who, until)
        self.boosts = boosts if isinstance(boosts, tuple) else (boosts,)
        for boost in self.boosts:
            self.touches |= 1 << boost.stat

    def effects(self, game: Game, frame: Frame, card: int) -> list[int]:
        return [boost.stat for boost in self.boosts]

    def effect(self, game: Game, frame: Frame, effect: int, card: int) -> int:
        amount = 0
        for boost in self.boosts:
            if boost.stat == effect:
                amount += boost.amount(game, frame)
        return amount


class NoThreat(Lasting):
    """It does not count in the staging area."""

    english = "{who:Who} does not contribute its threat{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 1 << facts.NO_THREAT

    def effects(self, game: Game, frame: Frame, card: int) -> list[int]:
        return [facts.NO_THREAT]

    def effect(self, game: Game, frame: Frame, effect: int, card: int) -> int:
        return 1


class NoDefense(Lasting):
    """Its defense does not count."""

    english = "{who:Who} does not count its defense{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 1 << facts.NO_DEFENSE

    def effects(self, game: Game, frame: Frame, card: int) -> list[int]:
        return [facts.NO_DEFENSE]

    def effect(self, game: Game, frame: Frame, effect: int, card: int) -> int:
        return 1


class CannotAttackThem(Lasting):
    """An enemy that does not attack the player it is engaged with."""

    english = "{who:Who} cannot attack the player it is engaged with{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who, until)
        self.touches = 0b1111 << facts.CANNOT_ATTACK_PLAYER

    def effects(self, game: Game, frame: Frame, card: int) -> list[int]:
        return [facts.CANNOT_ATTACK_PLAYER + engaged_with(game, card)]

    def effect(self, game: Game, frame: Frame, effect: int, card: int) -> int:
        return int(effect == facts.CANNOT_ATTACK_PLAYER + engaged_with(game, card))


class ManyDefenders(OnPlayers):
    """A player who may declare several defenders against each attack."""

    english = "{player:Player} can declare any number of defenders against each attack{until:Until}"

    def __init__(self, player: Player, until: Until) -> None:
        super().__init__(player)
        self.until = until

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        lasting(game, facts.MANY_DEFENDERS, player, 1, self.until.moment, frame.card)


class RaiseStagingThreat(Enduring):
    """The staging area itself becomes more threatening."""

    english = "raise the total threat in the staging area by {count:Count}{until:Until}"

    def __init__(self, count: int | Count, until: Until) -> None:
        super().__init__(SELF)
        self.count = count_of(count)
        self.until = until
        self.open = True

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        moment = self.until.moment
        if game.rows[OWNER][frame.card] == THE_ENCOUNTER:
            lasting(game, facts.RECALCULATED, self.index, frame.who, moment, frame.card)
        else:
            amount = self.count.number(game, frame)
            lasting(game, facts.STAGING_THREAT, facts.GAME, amount, moment, frame.card)

    def worth(self, game: Game, source: int, who: int, effect: int, subject: int) -> int:
        if effect != facts.STAGING_THREAT:
            return 0
        return self.count.number(game, Frame(PERFORM, who, source, cards=NOBODY))


class RemoveFromQuest(OnCards):
    """It no longer counts, and stays exhausted."""

    english = "remove {who:Who} from the quest"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[MARKS][card] & COMMITTED != 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_UNCOMMIT, card)
