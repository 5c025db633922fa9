"""What follows at once from what happened: defeat, exploration, advancing, elimination."""

from typing import Final

from mathom.cardplay.steps import card_rules
from mathom.games.lcg.changes import discard, leave
from mathom.games.lcg.effects import facts, hit_points, is_character, total, type_of
from mathom.games.lcg.events.bookkeeping import E_LATER_DONE
from mathom.games.lcg.events.cards import BY_EXPLORING, DESTROYED, SLAIN
from mathom.games.lcg.events.rounds import E_ELIMINATED
from mathom.games.lcg.facts import (
    CANNOT_ADVANCE,
    GAME,
    KEYWORD_RESTRICTED,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_LOCATION,
    WON_WITHOUT_ENEMIES,
)
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_CONSEQUENCES,
    RUN_DELAYED,
    RUN_ELIMINATION,
    RUN_RESTRICTION,
    RUN_STAGE,
)
from mathom.games.lcg.questions import ASK_RESTRICTED
from mathom.games.lcg.rows import (
    LATER,
    LATER_CELLS,
    MARKS,
    OUT,
    OVER,
    OWNER,
    PLAY,
    PLAYERS,
    PRISONER,
    PRISONER_CARD,
    PROGRESS,
    QUEST,
    STATE,
    THREAT_LEVEL,
    ZONE,
    attached_to,
    concerns,
    discard_pile,
    in_play,
    in_play_zone,
    players,
)
from mathom.games.lcg.rulebook.game import lose, win
from mathom.games.lcg.rulebook.handling import (
    DEFEAT,
    DEFEAT_BY_ATTACK,
    EXPLORE,
    HEROES_CHECK,
    HOST_LEFT,
    STAGE_CHECK,
)
from mathom.games.lcg.words.verbs.lasting import Later
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.procedure import Procedure


class Consequences(Procedure):
    """One thing to look at; ``event`` says what."""

    LOOK: Final = 0
    DONE: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Consequences.DONE:
            game.done()
        elif frame.event == DEFEAT:
            self.defeat(game, frame.card, DESTROYED)
        elif frame.event == DEFEAT_BY_ATTACK:
            self.defeat(game, frame.card, DESTROYED | SLAIN)
        elif frame.event == HOST_LEFT:
            if in_play_zone(game.rows[ZONE][frame.card]):
                discard(game, frame.card)
        elif frame.event == EXPLORE:
            self.explore(game, frame.card)
        elif frame.event == STAGE_CHECK:
            self.stage(game)
        elif frame.event == HEROES_CHECK:
            self.heroes(game, frame.card)
        elif game.rows[THREAT_LEVEL][frame.card] >= 50 and not game.rows[OUT][frame.card]:
            game.call(Frame(RUN_ELIMINATION, frame.card))

    def defeat(self, game: Game, card: CardId, how: int) -> None:
        """001: hit points and damage - with none left it is defeated."""
        if not in_play_zone(game.rows[ZONE][card]) or game.rows[MARKS][card] & PRISONER:
            return
        if is_character(game, card) or type_of(game, card) == TYPE_ENEMY:
            if hit_points(game, card) == 0:
                leave(game, card, how, discard_pile(game, card))

    def explore(self, game: Game, card: CardId) -> None:
        """001: travel - a location with all its progress is explored."""
        printed = facts(game, card)
        if printed.type != TYPE_LOCATION:
            self.stage(game)
        elif game.rows[PROGRESS][card] >= printed.quest_points:
            leave(game, card, BY_EXPLORING, discard_pile(game, card))

    def stage(self, game: Game) -> None:
        """001: quest advancement."""
        if not game.rows[QUEST] or game.rows[STATE][OVER]:
            return
        if total(game, WON_WITHOUT_ENEMIES, GAME):
            if not any(type_of(game, card) == TYPE_ENEMY for card in in_play(game)):
                if not waiting(game):
                    win(game)
            return
        card = game.rows[QUEST][0]
        printed = facts(game, card)
        if printed.quest_points == 0 or game.rows[PROGRESS][card] < printed.quest_points:
            return
        if not total(game, CANNOT_ADVANCE, GAME):
            game.call(Frame(RUN_STAGE, card=card))

    def heroes(self, game: Game, player: Seat) -> None:
        """001: player elimination - all heroes are killed; a prisoner is none of them."""
        if player >= PLAYERS or game.rows[OUT][player]:
            return
        for zone in range(PLAY, PLAY + PLAYERS):
            for card in game.rows[zone]:
                if game.rows[OWNER][card] != player or facts(game, card).type != TYPE_HERO:
                    continue
                if not game.rows[MARKS][card] & PRISONER:
                    return
        game.call(Frame(RUN_ELIMINATION, player))


def waiting(game: Game) -> bool:
    """Whether a stage is still being revealed: nobody wins before its text is done."""
    return any(frame.procedure == RUN_STAGE for frame in game.stack)


class Elimination(Procedure):
    """001: player elimination. With the prisoner's player the prisoner is lost, who cannot be
    rescued any more, and so is the game. ``card`` was the prisoner before."""

    OUT: Final = 0
    LOST: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Elimination.OUT:
            frame.card = game.rows[STATE][PRISONER_CARD]
            game.event(E_ELIMINATED, frame.who)
        elif not players(game) or frame.card != game.rows[STATE][PRISONER_CARD]:
            lose(game)
        else:
            game.done()


class Restriction(Procedure):
    """001: restricted - of three such attachments, one is discarded at once."""

    ASK: Final = 0
    ANSWER: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Restriction.ASK:
            held = [
                card
                for card in attached_to(game, frame.card)
                if facts(game, card).keywords & KEYWORD_RESTRICTED
            ]
            if len(held) > 2:
                game.ask(concerns(game, frame.card), ASK_RESTRICTED, held)
            else:
                frame.step = Restriction.DONE
        elif pc == Restriction.ANSWER:
            discard(game, game.pick)
        else:
            game.done()


class Delayed(Procedure):
    """A step whose moment has come; ``count`` is which of those that wait."""

    TAKE: Final = 0
    RUN: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Delayed.TAKE:
            at = frame.count * LATER_CELLS
            frame.event, frame.card, frame.who, frame.other = game.rows[LATER][at : at + 4]
            game.event(E_LATER_DONE, frame.count)
        elif pc == Delayed.RUN:
            word = card_rules(game).steps[frame.event]
            assert isinstance(word, Later)
            word.resume(game, frame, frame.card, frame.who, frame.other)
        else:
            game.done()


PROCEDURES.define(RUN_CONSEQUENCES, Consequences())
PROCEDURES.define(RUN_ELIMINATION, Elimination())
PROCEDURES.define(RUN_RESTRICTION, Restriction())
PROCEDURES.define(RUN_DELAYED, Delayed())
