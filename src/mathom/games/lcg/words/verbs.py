"""What texts do to characters, heroes' pools, threat and the numbers of a fight."""

from typing import Final

from mathom.cardplay.phrases import Count, Who, count_of
from mathom.cardplay.steps import Do, OnPlayers, Player
from mathom.cardplay.word import Word
from mathom.games.lcg import facts, kinds
from mathom.games.lcg.changes import lasting
from mathom.games.lcg.effects import is_character, type_of
from mathom.games.lcg.rows import (
    COMMITTED,
    DAMAGE,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    EXHAUSTED,
    MARKS,
    PRISONER,
    RESOURCES,
    engaged_with,
)
from mathom.games.lcg.words.standing import Boost
from mathom.games.lcg.words.targets import OnCards
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Exhaust(OnCards):
    """001: ready and exhausted - an exhausted card cannot exhaust again."""

    english = "exhaust {who:Who}"

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[EXHAUSTED][card] == 0 and not game.rows[MARKS][card] & PRISONER

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_EXHAUST, card)


class Ready(OnCards):
    """001: ready and exhausted."""

    english = "ready {who:Who}"

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[EXHAUSTED][card] == 1

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_READY, card)


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
        game.event(kinds.E_DAMAGE, card, self.count.number(game, frame), frame.card)


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
        game.event(kinds.E_HEAL, card, points)


class HealAll(OnCards):
    """All of it."""

    english = "heal all damage from {who:Who}"

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[DAMAGE][card] > 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_HEAL, card, game.rows[DAMAGE][card])


class AddResources(OnCards):
    """Into a hero's pool, or as tokens on an enemy."""

    english = "add {count:Count} resources to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_RESOURCES, card, self.count.number(game, frame))


class Spend(OnCards):
    """001: paying for card abilities - from the pool that is named."""

    english = "spend {number:Number} resource from the pool of {who:Who}"

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.number = number

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[RESOURCES][card] >= self.number

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_RESOURCES, card, -self.number)


class RaiseThreat(OnPlayers):
    """001: threat trackers."""

    english = "raise the threat of {player:Player} by {count:Count}"

    def __init__(self, player: Player, count: int | Count) -> None:
        super().__init__(player)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        game.event(kinds.E_THREAT, player, self.count.number(game, frame), frame.card)


class LowerThreat(OnPlayers):
    """001: threat trackers."""

    english = "lower the threat of {player:Player} by {number:Number}"

    def __init__(self, player: Player, number: int) -> None:
        super().__init__(player)
        self.number = number

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        game.event(kinds.E_THREAT, player, -self.number, frame.card)


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


class Give(OnCards):
    """001: lasting effects - on those cards, whatever comes later."""

    english = "give {who:Who} {boosts:Boost* and }{until:Until}"

    def __init__(self, who: Who, boosts: Boost | tuple[Boost, ...], until: Until) -> None:
        super().__init__(who)
        self.boosts = boosts if isinstance(boosts, tuple) else (boosts,)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        for boost in self.boosts:
            amount = boost.amount(game, frame)
            lasting(game, boost.stat, card, amount, self.until.moment, frame.card)


class NoThreat(OnCards):
    """It does not count in the staging area."""

    english = "{who:Who} does not contribute its threat{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        lasting(game, facts.NO_THREAT, card, 1, self.until.moment, frame.card)


class NoDefense(OnCards):
    """Its defense does not count."""

    english = "{who:Who} does not count its defense{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        lasting(game, facts.NO_DEFENSE, card, 1, self.until.moment, frame.card)


class CannotAttackThem(OnCards):
    """An enemy that does not attack the player it is engaged with."""

    english = "{who:Who} cannot attack the player it is engaged with{until:Until}"

    def __init__(self, who: Who, until: Until) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        effect = facts.CANNOT_ATTACK_PLAYER + engaged_with(game, card)
        lasting(game, effect, card, 1, self.until.moment, frame.card)


class NotAttacked(OnPlayers):
    """A player whose enemies do not attack."""

    english = "enemies engaged with {player:Player} cannot attack that player{until:Until}"

    def __init__(self, player: Player, until: Until) -> None:
        super().__init__(player)
        self.until = until

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        lasting(game, facts.NOT_ATTACKED, player, 1, self.until.moment, frame.card)


class ManyDefenders(OnPlayers):
    """A player who may declare several defenders against each attack."""

    english = "{player:Player} can declare any number of defenders against each attack{until:Until}"

    def __init__(self, player: Player, until: Until) -> None:
        super().__init__(player)
        self.until = until

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        lasting(game, facts.MANY_DEFENDERS, player, 1, self.until.moment, frame.card)


class RaiseStagingThreat(Do):
    """The staging area itself becomes more threatening."""

    english = "raise the total threat in the staging area by {count:Count}{until:Until}"

    def __init__(self, count: int | Count, until: Until) -> None:
        super().__init__()
        self.count = count_of(count)
        self.until = until

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            amount = self.count.number(game, frame)
            lasting(game, facts.STAGING_THREAT, facts.GAME, amount, self.until.moment, frame.card)
        else:
            self.finish(game, frame)


class RemoveFromQuest(OnCards):
    """It no longer counts, and stays exhausted."""

    english = "remove {who:Who} from the quest"

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return game.rows[MARKS][card] & COMMITTED != 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(kinds.E_UNCOMMIT, card)
