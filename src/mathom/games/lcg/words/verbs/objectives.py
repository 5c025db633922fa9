"""To guard, claim, take prisoner and rescue."""

from mathom.cardplay.phrases import Count, count_of
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do
from mathom.games.lcg import facts
from mathom.games.lcg.abilities import Action, To
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.effects import type_of
from mathom.games.lcg.events.cards import E_ENTER
from mathom.games.lcg.events.quests import E_PRISONER, E_RESCUED
from mathom.games.lcg.events.tokens import E_DAMAGE
from mathom.games.lcg.moments import here
from mathom.games.lcg.procedures import RUN_LAY_ORC_GUARDS, RUN_REVEAL
from mathom.games.lcg.questions import ASK_PRISONER
from mathom.games.lcg.rows import PLAY, PRISONER_CARD, STAGING, STATE, ZONE, players
from mathom.games.lcg.words.nouns import HERO
from mathom.games.lcg.words.players import YOU
from mathom.games.lcg.words.verbs.threat import RaiseThreat
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Guard(Do):
    """001: guarded - in set-up, for every objective in the staging area."""

    english = "attach an encounter card to each objective in the staging area"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        # ``count`` has a bit for each objective that has had its card.
        for card in game.rows[STAGING]:
            if type_of(game, card) == facts.TYPE_OBJECTIVE and not frame.count >> card & 1:
                frame.count |= 1 << card
                frame.step = 0
                game.call(Frame(RUN_REVEAL, card=card, count=1))
                return
        self.finish(game, frame)


class TakePrisoner(Do):
    """A hero, by lot, is taken from the players."""

    english = "a hero drawn by lot becomes the prisoner"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            heroes = [
                card
                for player in players(game)
                for card in game.rows[PLAY + player]
                if printed(game, card).type == facts.TYPE_HERO
            ]
            game.roll(ASK_PRISONER, heroes)
        elif pc == 1:
            game.event(E_PRISONER, game.pick)
        else:
            self.finish(game, frame)


class Rescue(Do):
    """The prisoner is free again, not unharmed."""

    english = "rescue the prisoner and deal it 1 damage"

    def possible(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][PRISONER_CARD] != NONE

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        prisoner = game.rows[STATE][PRISONER_CARD]
        if pc == 0:
            frame.count = prisoner
            if prisoner != NONE:
                game.event(E_RESCUED, prisoner)
        elif pc == 1:
            if frame.count != NONE and here(game, frame.count):
                game.event(E_DAMAGE, frame.count, 1, frame.card)
        else:
            self.finish(game, frame)


class LayOrcGuard(Do):
    """The top card of one's deck acts as an enemy."""

    english = (
        "lay the top card of their deck before them face down"
        " as an engaged Orc Guard: an enemy with 1 attack, 1 defense, and 1 hit point"
    )

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_LAY_ORC_GUARDS, frame.who))
        else:
            self.finish(game, frame)


class Claim(Do):
    """001: objective cards - it becomes an attachment of the one who claims it."""

    english = "attach ~ to a hero you control"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            heroes = [card for card in game.rows[PLAY + frame.who] if HERO.test(game, frame, card)]
            if len(heroes) > 1:
                game.ask(frame.who, ASK_TARGETS, heroes)
            else:
                game.take(heroes[0] if heroes else NONE)
        elif pc == 1:
            if game.pick != NONE and game.rows[ZONE][frame.card] == STAGING:
                game.event(E_ENTER, frame.card, PLAY + frame.who, game.pick)
        else:
            self.finish(game, frame)


class Claimable(Action):
    """An action of an objective that any player may take, once nothing guards it."""

    english = (
        "action: raise your threat by {threat:Count} to claim ~ if nothing guards it, attaching"
        " it to a hero you control. (any player may do so. if detached, it returns to the"
        " staging area.)"
    )

    def __init__(self, threat: int | Count) -> None:
        super().__init__(Claim(), To(RaiseThreat(YOU, threat)))
        self.threat = count_of(threat)
