"""Who goes on the quest: enough will to beat the threat, and somebody left to fight."""

from typing import Final

from mathom.games.lcg.effects import facts, total, type_of, willpower
from mathom.games.lcg.facts import (
    CANNOT_ADVANCE,
    EXTRA_CARDS,
    GAME,
    NO_CHECKS,
    NO_STAGING,
    TYPE_ENEMY,
    TYPE_LOCATION,
    WON_WITHOUT_ENEMIES,
)
from mathom.games.lcg.rows import (
    ACTIVE,
    DAMAGE,
    HOST,
    IS_EXHAUSTED,
    PLAY,
    PRINTED,
    PROGRESS,
    QUEST,
    RESOURCES,
    STAGING,
    THREAT_LEVEL,
    players,
)
from mathom.games.lcg.rulebook.quest import can_commit, committed_willpower, staging_threat
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.reckoning import (
    Fighter,
    Foe,
    attacks_to_come,
    by_attack,
    coming,
    fight,
    heroes_of,
    in_the_way,
    to_strike,
)
from mathom.players.lcg.texts import sense

# A revealed card adds about this much threat, give or take.
REVEALED: Final = 1.7
SPREAD: Final = 1.4
# What a point of threat costs, and how much more for each point above a level.
RISE: Final = 0.6
STEEPER: Final = 0.05
HIGH: Final = 34
# A point of progress beyond what counts.
IDLE: Final = 0.1
# Somebody at home is worth something even if no enemy is in sight.
WATCH: Final = 1.2
# An enemy woken by threat costs this much for each point of its attack.
AWAKE: Final = 0.8
# How the fight weighs against the quest.
FIGHT: Final = 1.0


def useful_progress(game: Game) -> int:
    """How many tokens would still do something this round."""
    found = 0
    rows = game.rows
    if rows[ACTIVE]:
        place = rows[ACTIVE][0]
        found = facts(game, place).quest_points - rows[PROGRESS][place]
    if not rows[QUEST] or total(game, WON_WITHOUT_ENEMIES, GAME):
        return found
    stage = rows[QUEST][0]
    left = facts(game, stage).quest_points - rows[PROGRESS][stage]
    if left > 0:
        found += left
    elif total(game, CANNOT_ADVANCE, GAME):
        return found
    return found


def rise_cost(threat: int) -> float:
    """What one more point of threat costs."""
    return RISE + STEEPER * max(0, threat - HIGH)


def outcome(margin: float, useful: int, threat: int) -> float:
    """What a quest with this much more will than threat is worth."""
    if margin < 0:
        return margin * rise_cost(threat)
    return min(margin, useful + IDLE * margin)


class Prospect:
    """What a quest faces this round, reckoned once: threat, progress that counts, cards to come."""

    __slots__ = ("brink", "level", "plunge", "spread", "threat", "useful")

    def __init__(self, game: Game, player: Seat) -> None:
        revealed = 0
        if not total(game, NO_STAGING, GAME):
            revealed = len(players(game)) + total(game, EXTRA_CARDS, GAME)
        self.threat = staging_threat(game) + REVEALED * revealed
        self.spread = SPREAD if revealed else 0.0
        self.useful = useful_progress(game)
        self.level = game.rows[THREAT_LEVEL][player]
        # The enemy that a little more threat would wake, and what that would cost.
        self.brink = 99
        self.plunge = 0.0
        if not total(game, NO_CHECKS, GAME):
            for card in game.rows[STAGING]:
                cost = facts(game, card).engagement
                if type_of(game, card) == TYPE_ENEMY and self.level < cost < self.brink:
                    self.brink = cost
                    self.plunge = AWAKE * facts(game, card).attack

    def worth(self, will: float) -> float:
        """What so much will is worth, whatever may be revealed."""
        margin = will - self.threat
        spread = self.spread
        return (
            0.3 * self.result(margin - spread)
            + 0.4 * self.result(margin)
            + 0.3 * self.result(margin + spread)
        )

    def result(self, margin: float) -> float:
        worth = outcome(margin, self.useful, self.level)
        return worth - self.plunge if self.level - margin >= self.brink else worth


def stays_ready(game: Game, card: CardId) -> bool:
    """Whether a hero can be readied after the quest."""
    if game.rows[RESOURCES][card] and sense(game.rows[PRINTED][card]).readies_itself:
        return True
    hosts = game.rows[HOST]
    for other in range(len(hosts)):
        if hosts[other] == card and sense(game.rows[PRINTED][other]).readies_bearer:
            if not game.rows[IS_EXHAUSTED][other]:
                return True
    return False


def in_committing(game: Game, card: CardId) -> float:
    """What else comes of committing a character, will apart."""
    known = sense(game.rows[PRINTED][card])
    worth = known.going
    if known.going_each:
        for place in game.rows[STAGING]:
            if facts(game, place).type == TYPE_LOCATION:
                worth += known.going_each
    return worth + known.going_active if game.rows[ACTIVE] else worth


def in_staying(game: Game, card: CardId) -> float:
    """What a character is good for while it stays ready, fighting apart."""
    known = sense(game.rows[PRINTED][card])
    if known.heals:
        for hero in game.rows[PLAY]:
            if game.rows[DAMAGE][hero] > 1:
                return 1.2
        return 0.2
    return known.staying


def to_be_dared(game: Game, player: Seat) -> list[int]:
    """The enemies in the staging area that alone keep the players from going on."""
    rows = game.rows
    if not rows[QUEST]:
        return []
    stage = rows[QUEST][0]
    if rows[PROGRESS][stage] < facts(game, stage).quest_points:
        return []
    sure = coming(game, player)
    return [card for card in rows[STAGING] if in_the_way(game, card) and card not in sure][:1]


class Muster:
    """All that a choice of questers depends on, reckoned once."""

    def __init__(self, game: Game, player: Seat) -> None:
        self.game = game
        self.player = player
        self.able = can_commit(game, player)
        heroes = len(heroes_of(game, player))
        self.wills = [willpower(game, card) for card in self.able]
        self.fighters = [Fighter(game, card, heroes) for card in self.able]
        self.going = [in_committing(game, card) for card in self.able]
        self.staying = [in_staying(game, card) for card in self.able]
        self.readied = [stays_ready(game, card) for card in self.able]
        self.prospect = Prospect(game, player)
        arriving = [Foe(game, enemy) for enemy in coming(game, player)]
        self.foes = [Foe(game, enemy) for enemy in attacks_to_come(game, player)] + arriving
        self.targets = [Foe(game, enemy) for enemy in to_strike(game, player)] + arriving
        # Enemies that must fall for the quest to go on may be fetched from the staging area.
        self.dared = [Foe(game, enemy) for enemy in to_be_dared(game, player)]
        self.before = float(committed_willpower(game))
        # Others commit after this player: about half of what they have.
        for other in players(game):
            if other > player:
                for card in can_commit(game, other):
                    self.before += 0.5 * willpower(game, card)
        self.inspiring = -1  # who would add to the will of all the others
        for i in range(len(self.able)):
            if sense(game.rows[PRINTED][self.able[i]]).inspires:
                self.inspiring = i

    def worth(self, chosen: int) -> float:
        """The quest with these, as bits of places in ``able``, and the fight with the rest."""
        will = self.before
        worth = 0.0
        many = 0
        own: list[Fighter] = []
        for i in range(len(self.able)):
            if chosen >> i & 1:
                many += 1
                will += self.wills[i]
                worth += self.going[i]
                if self.readied[i]:
                    own.append(self.fighters[i])
                    worth -= 0.4
            else:
                own.append(self.fighters[i])
                worth += self.staying[i]
        if self.inspiring >= 0 and not chosen >> self.inspiring & 1:
            will += many
        worth += self.prospect.worth(will)
        own.sort(key=by_attack)
        brought = fight(self.game, self.player, self.foes, self.targets, own)
        if self.dared:
            foes, targets = self.foes + self.dared, self.targets + self.dared
            brought = max(brought, fight(self.game, self.player, foes, targets, own))
        worth += FIGHT * brought
        if not self.foes:
            # Perhaps an enemy is revealed and comes.
            guard = 0.0
            for fighter in own:
                guard = max(guard, 0.3 * fighter.defense + 0.2 * fighter.hits)
            worth += min(guard, WATCH)
        return worth

    def picks(self, chosen: int) -> tuple[int, ...]:
        return tuple([self.able[i] for i in range(len(self.able)) if chosen >> i & 1])

    def ways(self) -> list[int]:
        """Sets worth thinking of: the willing first, the peaceful first, all but one."""
        eager = [i for i in range(len(self.able)) if self.wills[i] + self.going[i] > 0]
        plain = sorted(eager, key=lambda i: -self.wills[i])
        peaceful = sorted(
            eager,
            key=lambda i: (
                (self.fighters[i].attack + self.fighters[i].defense + 1) / (self.wills[i] + 0.5)
            ),
        )
        found = [0]
        for row in (plain, peaceful):
            chosen = 0
            for i in row:
                chosen |= 1 << i
                if chosen not in found:
                    found.append(chosen)
        everyone = found[len(plain)]
        for i in plain[:4]:
            chosen = everyone & ~(1 << i)
            if chosen not in found:
                found.append(chosen)
        return found


def ways_to_commit(game: Game, player: Seat) -> list[tuple[float, tuple[int, ...]]]:
    """Sets worth thinking of, each with its worth; the best first."""
    muster = Muster(game, player)
    found = [(muster.worth(chosen), muster.picks(chosen)) for chosen in muster.ways()]
    found.sort(key=_by_worth)
    return found


def _by_worth(way: tuple[float, tuple[int, ...]]) -> float:
    return -way[0]


def commit_worth(game: Game, player: Seat, picks: tuple[int, ...]) -> float:
    """What it is worth to commit just these."""
    muster = Muster(game, player)
    chosen = 0
    for i in range(len(muster.able)):
        if muster.able[i] in picks:
            chosen |= 1 << i
    return muster.worth(chosen)
