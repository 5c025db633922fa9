"""001: resolving enemy attacks - four steps, with player actions after each."""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    is_character,
    total,
)
from mathom.games.lcg.events.fights import (
    E_ATTACK,
    E_ATTACKED,
    E_DEFENDED,
    E_DEFENDER,
    E_SHADOW_EFFECT,
    E_SHADOW_RESOLVED,
    E_SHADOW_SHOWN,
)
from mathom.games.lcg.events.tokens import E_DAMAGE, E_THREAT
from mathom.games.lcg.facts import (
    CANNOT_DEFEND,
    EXCESS_TO_THREAT,
    KEYWORD_SENTINEL,
    MANY_DEFENDERS,
    TYPE_HERO,
)
from mathom.games.lcg.procedures import PROCEDURES, RUN_ENEMY_ATTACK, RUN_USE
from mathom.games.lcg.questions import (
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_SENTINEL,
    ASK_UNDEFENDED,
    PASS,
)
from mathom.games.lcg.rows import (
    CANCELLED,
    DEFENDING,
    FACE_DOWN,
    HOST,
    IS_EXHAUSTED,
    MARKS,
    OUT,
    PLAY,
    PLAYERS,
    PRISONER,
    SHADOWS,
    STATE,
    ZONE,
    in_play_zone,
    players,
)
from mathom.games.lcg.rulebook.game import window
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


def can_defend(game: Game, player: Seat, sentinels: bool) -> list[int]:
    """The ready characters that a player may declare; for another's sake only sentinels."""
    return [
        card
        for card in game.rows[PLAY + player]
        if is_character(game, card)
        and not game.rows[IS_EXHAUSTED][card]
        and not game.rows[MARKS][card] & PRISONER
        and (not sentinels or facts(game, card).keywords & KEYWORD_SENTINEL)
        and not total(game, CANNOT_DEFEND, card)
    ]


def defenders(game: Game) -> list[int]:
    """Whoever defends against the attack under way."""
    marks = game.rows[MARKS]
    found: list[int] = []
    for zone in range(PLAY, PLAY + PLAYERS):
        for card in game.rows[zone]:
            if marks[card] & DEFENDING:
                found.append(card)
    return found


def heroes(game: Game, player: Seat) -> list[int]:
    return [
        card
        for card in game.rows[PLAY + player]
        if facts(game, card).type == TYPE_HERO and not game.rows[MARKS][card] & PRISONER
    ]


class EnemyAttack(Procedure):
    """``who`` is attacked by ``card``; ``cards`` are the defenders to declare, ``other`` the
    shadow card being resolved, ``place`` how many other players were asked for a sentinel."""

    CHOOSE: Final = 0
    ACTIONS_1: Final = 1
    DEFENDER: Final = 2
    DEFENDER_IS: Final = 3
    SENTINEL: Final = 4
    SENTINEL_IS: Final = 5
    DECLARE: Final = 6
    DECLARED: Final = 7
    ACTIONS_2: Final = 8
    SHADOW: Final = 9
    SHADOW_EFFECT: Final = 10
    SHADOW_RESOLVES: Final = 11
    SHADOW_RESOLVED: Final = 12
    ACTIONS_3: Final = 13
    DAMAGE: Final = 14
    DAMAGE_TO: Final = 15
    EXCESS: Final = 16
    ACTIONS_4: Final = 17
    OVER: Final = 18
    DONE: Final = 19

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        # An enemy that is sent back or drawn off goes on; one that has left play does not.
        here = in_play_zone(game.rows[ZONE][frame.card])
        broken_off = not here or game.rows[OUT][frame.who]
        if broken_off and pc < EnemyAttack.OVER:
            frame.step = EnemyAttack.DONE
            game.event(E_ATTACKED, NONE, frame.who)
        elif pc == EnemyAttack.CHOOSE:
            game.event(E_ATTACK, frame.card, frame.who)
        elif pc in (
            EnemyAttack.ACTIONS_1,
            EnemyAttack.ACTIONS_2,
            EnemyAttack.ACTIONS_3,
            EnemyAttack.ACTIONS_4,
        ):
            window(game)
        elif pc <= EnemyAttack.DECLARED:
            self.declare(game, frame, pc)
        elif pc <= EnemyAttack.SHADOW_RESOLVED:
            self.shadow(game, frame, pc)
        elif pc <= EnemyAttack.EXCESS:
            self.damage(game, frame, pc)
        elif pc == EnemyAttack.OVER:
            game.event(E_ATTACKED, frame.card, frame.who)
        else:
            game.done()

    def declare(self, game: Game, frame: Frame, pc: int) -> None:
        """2. Declare defender: one, or none; then a sentinel of another player may step in."""
        if pc == EnemyAttack.DEFENDER:
            able = can_defend(game, frame.who, False)
            if not able:
                game.take(PASS)
            elif total(game, MANY_DEFENDERS, frame.who):
                game.ask(frame.who, ASK_DEFENDERS, able, 0, len(able))
            else:
                game.ask(frame.who, ASK_DEFENDER, [PASS, *able])
        elif pc == EnemyAttack.DEFENDER_IS:
            frame.cards = tuple(card for card in game.picks if card != PASS)
            if frame.cards:
                frame.step = EnemyAttack.DECLARE
        elif pc == EnemyAttack.SENTINEL:
            others = [player for player in players(game) if player != frame.who]
            place = max(frame.place, 0)
            if place >= len(others):
                frame.step = EnemyAttack.DECLARE
                return
            able = can_defend(game, others[place], True)
            if able:
                game.ask(others[place], ASK_SENTINEL, [PASS, *able])
            else:
                game.take(PASS)
        elif pc == EnemyAttack.SENTINEL_IS:
            frame.place = max(frame.place, 0) + 1
            if game.pick == PASS:
                frame.step = EnemyAttack.SENTINEL
            else:
                frame.cards = (game.pick,)
        elif pc == EnemyAttack.DECLARE:
            for card in frame.cards:
                game.event(E_DEFENDER, card, frame.card)
        elif frame.cards:
            card = frame.cards[0]
            frame.cards = frame.cards[1:]
            frame.step = EnemyAttack.DECLARED
            game.event(E_DEFENDED, card, frame.card)

    def shadow(self, game: Game, frame: Frame, pc: int) -> None:
        """3. Resolve shadow effect: every card dealt to this enemy, in the order dealt."""
        if pc == EnemyAttack.SHADOW:
            for card in game.rows[SHADOWS]:
                if game.rows[HOST][card] == frame.card and game.rows[MARKS][card] & FACE_DOWN:
                    frame.other = card
                    game.event(E_SHADOW_SHOWN, card, frame.card)
                    return
            frame.step = EnemyAttack.ACTIONS_3
        elif pc == EnemyAttack.SHADOW_EFFECT:
            if facts(game, frame.other).shadow is None:
                frame.step = EnemyAttack.SHADOW
            else:
                game.event(E_SHADOW_EFFECT, frame.other, frame.card)
        elif pc == EnemyAttack.SHADOW_RESOLVES:
            effect = facts(game, frame.other).shadow
            if game.rows[STATE][CANCELLED] == frame.other or effect is None:
                frame.step = EnemyAttack.SHADOW
            else:
                game.call(Frame(RUN_USE, frame.who, frame.other, count=effect.index, cards=NOBODY))
        else:
            frame.step = EnemyAttack.SHADOW
            game.event(E_SHADOW_RESOLVED, frame.other, frame.card)

    def damage(self, game: Game, frame: Frame, pc: int) -> None:
        """4. Determine combat damage; undefended, all of it to a single hero."""
        if pc == EnemyAttack.DAMAGE:
            guards = defenders(game)
            able = guards or heroes(game, frame.who)
            dealt = self.dealt(game, frame)
            if not able or not dealt:
                game.take(PASS)
            elif len(able) == 1:
                game.take(able[0])
            else:
                game.ask(frame.who, ASK_UNDEFENDED, able)
        elif pc == EnemyAttack.DAMAGE_TO:
            frame.count = 0
            if game.pick != PASS:
                dealt = self.dealt(game, frame)
                if total(game, EXCESS_TO_THREAT, frame.card):
                    frame.count = max(0, dealt - hit_points(game, game.pick))
                game.event(E_DAMAGE, game.pick, dealt, frame.card)
        elif frame.count:
            game.event(E_THREAT, frame.who, frame.count)

    def dealt(self, game: Game, frame: Frame) -> int:
        guard = sum(defense(game, card) for card in defenders(game))
        return max(0, attack(game, frame.card) - guard)


PROCEDURES.define(RUN_ENEMY_ATTACK, EnemyAttack())
