"""001: phase 6, combat - shadow cards, enemies' attacks, the players' attacks."""

from typing import Final

from mathom.games.lcg.effects import facts, is_orc_guard, total, type_of
from mathom.games.lcg.events.cards import E_LEAVE, RETURNED
from mathom.games.lcg.events.fights import E_SHADOW_DEALT
from mathom.games.lcg.facts import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_PLAYER,
    TYPE_ENEMY,
)
from mathom.games.lcg.phases import FIGHTING
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_COMBAT,
    RUN_ENEMY_ATTACK,
    RUN_PLAYER_ATTACK,
    RUN_SHADOW_CARDS,
)
from mathom.games.lcg.questions import ASK_ATTACK_ORDER, ASK_SHADOW
from mathom.games.lcg.rows import (
    ATTACKED,
    BASIC,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    JOINED,
    KNOWN,
    MARKS,
    STATE,
    ZONE,
    engaged_with,
    first_player,
    in_play,
    in_play_zone,
    next_player,
    players,
)
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.procedure import Procedure


def can_attack(game: Game, enemy: CardId, player: Seat) -> bool:
    """Whether an engaged enemy may still attack its player this phase."""
    return (
        not game.rows[MARKS][enemy] & ATTACKED
        and type_of(game, enemy) == TYPE_ENEMY
        and not total(game, CANNOT_ATTACK, enemy)
        and not total(game, CANNOT_ATTACK_PLAYER + player, enemy)
    )


def attackers(game: Game, player: Seat) -> list[int]:
    """The enemies that have yet to attack a player."""
    return [enemy for enemy in game.rows[ENGAGED_WITH + player] if can_attack(game, enemy, player)]


def engagement_cost(game: Game, enemy: CardId) -> int:
    return 0 if is_orc_guard(game, enemy) else facts(game, enemy).engagement


def next_dealt(game: Game, enemies: tuple[int, ...]) -> list[int]:
    """001: combat - of the enemies to be dealt a shadow card, whose turn it may be: those of the
    first player who has any, with the highest engagement cost."""
    found: list[int] = []
    for enemy in enemies:
        if not found:
            found.append(enemy)
        elif engaged_with(game, enemy) == engaged_with(game, found[0]):
            more = engagement_cost(game, enemy) - engagement_cost(game, found[0])
            if more > 0:
                found = []
            if more >= 0:
                found.append(enemy)
    return found


def same_to_all(game: Game, enemies: int) -> bool:
    """Whether it makes no difference in which order so many enemies are dealt to: there is a card
    for each, and nobody knows any of them."""
    deck = game.rows[ENCOUNTER_DECK]
    if not deck:
        return True
    known = game.rows[KNOWN]
    return len(deck) >= enemies and not any(known[card] for card in deck[-enemies:])


def attacked_next(game: Game) -> int:
    """The first in the order of play whose enemies have yet to attack, or -1."""
    for player in players(game):
        if attackers(game, player):
            return player
    return -1


class Combat(Phase):
    """``cards`` are the enemies still to be dealt a shadow card; ``who`` is attacked or attacks,
    and ``count`` has a bit for each player whose attacks are over."""

    SHADOWS: Final = 1
    DEAL: Final = 2
    DEAL_TO: Final = 3
    ACTIONS: Final = 4
    ENEMIES: Final = 5
    CHOSEN: Final = 6
    PLAYERS: Final = 7
    NEXT_PLAYER: Final = 8
    ACTIONS_AFTER: Final = 9
    RETURN: Final = 10

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Combat.SHADOWS:
            if game.rows[STATE][BASIC]:
                frame.step = Combat.ACTIONS
                return
            frame.cards = tuple(
                enemy for player in players(game) for enemy in game.rows[ENGAGED_WITH + player]
            )
        elif pc == Combat.DEAL:
            if not frame.cards:
                frame.step = Combat.ACTIONS
                return
            enemies = next_dealt(game, frame.cards)
            if len(enemies) == 1 or same_to_all(game, len(enemies)):
                game.take(enemies[0])
            else:
                game.ask(first_player(game), ASK_SHADOW, enemies)
        elif pc == Combat.DEAL_TO:
            enemy = game.pick
            frame.cards = tuple(other for other in frame.cards if other != enemy)
            frame.step = Combat.DEAL
            game.call(Frame(RUN_SHADOW_CARDS, card=enemy, count=1))
        elif pc == Combat.ACTIONS:
            frame.count = 0
            window(game)
        elif pc == Combat.ENEMIES:
            player = attacked_next(game)
            if player < 0:
                frame.step = Combat.PLAYERS
                return
            enemies = attackers(game, player)
            if len(enemies) > 1:
                game.ask(player, ASK_ATTACK_ORDER, enemies)
            else:
                game.take(enemies[0])
        elif pc == Combat.CHOSEN:
            frame.step = Combat.ENEMIES
            game.call(Frame(RUN_ENEMY_ATTACK, attacked_next(game), game.pick))
        elif pc == Combat.PLAYERS:
            frame.who = next_player(game, frame.count)
            if frame.who < 0:
                frame.step = Combat.ACTIONS_AFTER
            else:
                game.call(Frame(RUN_PLAYER_ATTACK, frame.who))
        elif pc == Combat.NEXT_PLAYER:
            # The player goes on as long as there was an attack.
            if not game.value:
                frame.count |= 1 << frame.who
            frame.step = Combat.PLAYERS
        elif pc == Combat.ACTIONS_AFTER:
            window(game)
        elif pc == Combat.RETURN:
            for enemy in in_play(game):
                if game.rows[MARKS][enemy] & JOINED:
                    frame.step = Combat.RETURN
                    game.event(E_LEAVE, enemy, ENCOUNTER_DECK, RETURNED)
                    return
        else:
            self.ends(frame)


class ShadowCards(Procedure):
    """001: combat - cards from the top of the encounter deck, while there are any; none at all in
    a basic game."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = [] if game.rows[STATE][BASIC] else game.rows[ENCOUNTER_DECK]
        if frame.count == 0 or not deck or not in_play_zone(game.rows[ZONE][frame.card]):
            game.done()
        else:
            frame.count -= 1
            frame.step = 0
            game.event(E_SHADOW_DEALT, deck[-1], frame.card)


PROCEDURES.define(RUN_COMBAT, Combat(FIGHTING))
PROCEDURES.define(RUN_SHADOW_CARDS, ShadowCards())
