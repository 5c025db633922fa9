"""001: attacking enemies - three steps, with player actions after each."""

from typing import Final

from mathom.games.lcg import kinds
from mathom.games.lcg.effects import attack, defense, facts, is_character, total, type_of
from mathom.games.lcg.facts import CANNOT_ATTACK, ENEMY, RANGED, STRIKES_STAGING
from mathom.games.lcg.kinds import PASS
from mathom.games.lcg.rows import (
    ATTACKING,
    EXHAUSTED,
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
from mathom.kernel.procedure import Procedure


def can_reach(game: Game, player: int, card: int, enemy: int) -> bool:
    """Whether a character could be declared against this enemy."""
    with_whom = engaged_with(game, enemy)
    if with_whom == player:
        return True
    if with_whom >= 0:
        return facts(game, card).keywords & RANGED != 0
    return game.rows[ZONE][enemy] == STAGING and total(game, STRIKES_STAGING, card) > 0


def ready_to_attack(game: Game, player: int) -> list[int]:
    """The ready characters of a player that may attack at all."""
    return [
        card
        for card in game.rows[PLAY + player]
        if is_character(game, card)
        and not game.rows[EXHAUSTED][card]
        and not game.rows[MARKS][card] & PRISONER
        and not total(game, CANNOT_ATTACK, card)
    ]


def targets(game: Game, player: int, characters: list[int]) -> list[int]:
    """The enemies a player has not attacked this round and could attack with one of these."""
    if not characters:
        return []
    return [
        enemy
        for enemy in in_play(game)
        if type_of(game, enemy) == ENEMY
        and not game.rows[MARKS][enemy] & STRUCK << player
        and any(can_reach(game, player, card, enemy) for card in characters)
    ]


def striking(game: Game) -> list[int]:
    """The characters declared as attackers."""
    marks = game.rows[MARKS]
    found: list[int] = []
    for zone in range(PLAY, PLAY + PLAYERS):
        for card in game.rows[zone]:
            if marks[card] & ATTACKING:
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
            game.event(kinds.E_STRUCK, frame.card)
        elif pc == PlayerAttack.TARGET:
            at_once = frame.other != NONE
            able = [frame.other] if at_once else ready_to_attack(game, frame.who)
            found = targets(game, frame.who, able)
            if not found or game.rows[OUT][frame.who]:
                game.take(PASS)
            elif at_once:
                game.ask(frame.who, kinds.ASK_TARGET, found)
            else:
                game.ask(frame.who, kinds.ASK_TARGET, [PASS, *found])
        elif pc == PlayerAttack.TARGET_IS:
            if game.pick == PASS:
                game.done(0)
            else:
                frame.card = game.pick
                game.event(kinds.E_BEGIN_ATTACK, frame.who, frame.card)
        elif pc < PlayerAttack.ACTIONS_1:
            self.declare(game, frame, pc)
        elif pc in (PlayerAttack.ACTIONS_1, PlayerAttack.STRENGTH, PlayerAttack.ACTIONS_3):
            window(game)
        elif pc == PlayerAttack.DAMAGE:
            if in_play_zone(game.rows[ZONE][frame.card]):
                strength = sum(attack(game, card) for card in striking(game))
                dealt = max(0, strength - defense(game, frame.card))
                if dealt:
                    game.event(kinds.E_DAMAGE, frame.card, dealt)
        elif pc == PlayerAttack.OVER:
            game.event(kinds.E_STRUCK, frame.card)
        else:
            game.done(1)

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
                game.ask(frame.who, kinds.ASK_ATTACKERS, able, 1, 1 if alone else len(able))
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
                if can_reach(game, player, card, frame.card) and facts(game, card).keywords & RANGED
            ]
            if able:
                game.ask(player, kinds.ASK_RANGED, able, 0, len(able))
            else:
                game.picks = ()
        elif pc == PlayerAttack.RANGED_ARE:
            frame.cards = (*frame.cards, *game.picks)
            frame.count += 1
            frame.step = PlayerAttack.RANGED
        else:
            for card in frame.cards:
                game.event(kinds.E_ATTACKER, card, frame.card)
