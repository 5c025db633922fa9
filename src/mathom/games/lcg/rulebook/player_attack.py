"""001: attacking enemies - three steps, with player actions after each."""

from typing import Final

from mathom.games.lcg.effects import attack, defense, facts, is_character, total, type_of
from mathom.games.lcg.events.fights import E_ATTACKER, E_BEGIN_ATTACK, E_STRUCK, EXTRA
from mathom.games.lcg.events.tokens import E_DAMAGE, THE_ATTACK
from mathom.games.lcg.facts import CANNOT_ATTACK, KEYWORD_RANGED, STRIKES_STAGING, TYPE_ENEMY
from mathom.games.lcg.procedures import PROCEDURES, RUN_PLAYER_ATTACK
from mathom.games.lcg.questions import ASK_ATTACKERS, ASK_RANGED, ASK_TARGET, PASS
from mathom.games.lcg.rows import (
    ATTACKING_MARK,
    IS_EXHAUSTED,
    MARKS,
    OUT,
    PLAY,
    PLAYERS,
    PRISONER,
    STAGING,
    STRUCK,
    ZONE,
    engaged_with,
    in_play,
    in_play_zone,
    players,
)
from mathom.games.lcg.rulebook.game import window
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.procedure import Procedure


def can_reach(game: Game, player: Seat, card: CardId, enemy: CardId) -> bool:
    """Whether a character could be declared against this enemy."""
    with_whom = engaged_with(game, enemy)
    if with_whom == player:
        return True
    if with_whom >= 0:
        return facts(game, card).keywords & KEYWORD_RANGED != 0
    return game.rows[ZONE][enemy] == STAGING and total(game, STRIKES_STAGING, card) > 0


def ready_to_attack(game: Game, player: Seat) -> list[int]:
    """The ready characters of a player that may attack at all."""
    return [
        card
        for card in game.rows[PLAY + player]
        if is_character(game, card)
        and not game.rows[IS_EXHAUSTED][card]
        and not game.rows[MARKS][card] & PRISONER
        and not total(game, CANNOT_ATTACK, card)
    ]


def targets(game: Game, player: Seat, characters: list[int]) -> list[int]:
    """The enemies a player has not attacked this round and could attack with one of these."""
    if not characters:
        return []
    return [
        enemy
        for enemy in within_reach(game, player, characters)
        if not game.rows[MARKS][enemy] & STRUCK << player
    ]


def within_reach(game: Game, player: Seat, characters: list[int]) -> list[int]:
    """The enemies that one of these could be declared against."""
    return [
        enemy
        for enemy in in_play(game)
        if type_of(game, enemy) == TYPE_ENEMY
        and any(can_reach(game, player, card, enemy) for card in characters)
    ]


def extra_targets(game: Game, player: Seat, card: CardId) -> list[int]:
    """The enemies a character could attack by a text: besides the one attack upon each enemy that
    the rules allow, but not where it cannot attack."""
    if total(game, CANNOT_ATTACK, card):
        return []
    return within_reach(game, player, [card])


def interrupted(game: Game) -> Frame | None:
    """The players' attack in whose middle the one under way is made."""
    for frame in reversed(game.stack[:-1]):
        if frame.procedure == RUN_PLAYER_ATTACK:
            return frame
    return None


def striking(game: Game) -> list[int]:
    """The characters declared as attackers."""
    marks = game.rows[MARKS]
    found: list[int] = []
    for zone in range(PLAY, PLAY + PLAYERS):
        for card in game.rows[zone]:
            if marks[card] & ATTACKING_MARK:
                found.append(card)
    return found


class PlayerAttack(Procedure):
    """``who`` attacks; ``card`` is the target, ``cards`` the attackers, ``other`` the one
    character that attacks at once by a card's text. It returns whether there was an attack."""

    TARGET: Final = 0
    TARGET_IS: Final = 1
    ATTACKERS: Final = 2
    ATTACKERS_ARE: Final = 3
    RANGED: Final = 4
    RANGED_ARE: Final = 5
    DECLARE: Final = 6
    ACTIONS_1: Final = 7
    STRENGTH: Final = 8
    DAMAGE: Final = 9
    ACTIONS_3: Final = 10
    OVER: Final = 11
    DONE: Final = 12

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if game.rows[OUT][frame.who] and PlayerAttack.TARGET_IS < pc < PlayerAttack.OVER:
            frame.step = PlayerAttack.DONE
            game.event(E_STRUCK, frame.card)
        elif pc == PlayerAttack.TARGET:
            at_once = frame.other != NONE
            if at_once:
                found = extra_targets(game, frame.who, frame.other)
            else:
                found = targets(game, frame.who, ready_to_attack(game, frame.who))
            if not found or game.rows[OUT][frame.who]:
                game.take(PASS)
            elif at_once:
                game.ask(frame.who, ASK_TARGET, found)
            else:
                game.ask(frame.who, ASK_TARGET, [PASS, *found])
        elif pc == PlayerAttack.TARGET_IS:
            if game.pick == PASS:
                game.done(0)
            else:
                frame.card = game.pick
                extra = EXTRA if frame.other != NONE else 0
                game.event(E_BEGIN_ATTACK, frame.who, frame.card, extra)
        elif pc < PlayerAttack.ACTIONS_1:
            self.declare(game, frame, pc)
        elif pc in (PlayerAttack.ACTIONS_1, PlayerAttack.STRENGTH, PlayerAttack.ACTIONS_3):
            window(game)
        elif pc == PlayerAttack.DAMAGE:
            if in_play_zone(game.rows[ZONE][frame.card]):
                strength = sum(attack(game, card) for card in striking(game))
                dealt = max(0, strength - defense(game, frame.card))
                if dealt:
                    game.event(E_DAMAGE, frame.card, dealt, THE_ATTACK)
        elif pc == PlayerAttack.OVER:
            self.over(game, frame)
        else:
            game.done(1)

    def over(self, game: Game, frame: Frame) -> None:
        """The attack is over; one that it broke into goes on, if its target is still there."""
        before = interrupted(game)
        if before is None:
            game.event(E_STRUCK, frame.card, NONE, NONE)
        else:
            target = before.card if in_play_zone(game.rows[ZONE][before.card]) else NONE
            game.event(E_STRUCK, frame.card, target, before.who)

    def declare(self, game: Game, frame: Frame, pc: int) -> None:
        """1. Declare attackers: one's own, then ranged ones of other players."""
        alone = game.rows[ZONE][frame.card] == STAGING
        if pc == PlayerAttack.ATTACKERS:
            if frame.other != NONE:
                game.picks = (frame.other,)
                return
            able = [
                card
                for card in ready_to_attack(game, frame.who)
                if can_reach(game, frame.who, card, frame.card)
            ]
            if len(able) == 1:
                game.picks = (able[0],)
            else:
                game.ask(frame.who, ASK_ATTACKERS, able, 1, 1 if alone else len(able))
        elif pc == PlayerAttack.ATTACKERS_ARE:
            frame.cards = game.picks
            frame.count = 0
            if alone or frame.other != NONE:
                frame.step = PlayerAttack.DECLARE
        elif pc == PlayerAttack.RANGED:
            others = [player for player in players(game) if player != frame.who]
            if frame.count >= len(others):
                frame.step = PlayerAttack.DECLARE
                return
            player = others[frame.count]
            able = [
                card
                for card in ready_to_attack(game, player)
                if can_reach(game, player, card, frame.card)
                and facts(game, card).keywords & KEYWORD_RANGED
            ]
            if able:
                game.ask(player, ASK_RANGED, able, 0, len(able))
            else:
                game.picks = ()
        elif pc == PlayerAttack.RANGED_ARE:
            frame.cards = (*frame.cards, *game.picks)
            frame.count += 1
            frame.step = PlayerAttack.RANGED
        else:
            for card in frame.cards:
                game.event(E_ATTACKER, card, frame.card)


PROCEDURES.define(RUN_PLAYER_ATTACK, PlayerAttack())
