"""What texts do with the quest, the staging area, enemies and shadow cards."""

from mathom.cardplay.names import PLAYER
from mathom.cardplay.phrases import Count, Such, Who, count_of
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do
from mathom.games.lcg import facts
from mathom.games.lcg.abilities import Action, To
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.effects import type_of
from mathom.games.lcg.events.cards import E_ENTER, E_MOVE, E_SURGE
from mathom.games.lcg.events.fights import E_DISENGAGE, E_ENGAGE, E_JOINS_ATTACK
from mathom.games.lcg.events.quests import E_PRISONER, E_RESCUED
from mathom.games.lcg.events.tokens import E_DAMAGE, E_PROGRESS
from mathom.games.lcg.moments import here
from mathom.games.lcg.procedures import (
    RUN_LAY_ORC_GUARDS,
    RUN_PLAYER_ATTACK,
    RUN_PROGRESS,
    RUN_REVEAL,
    RUN_SEARCH,
    RUN_SHADOW_CARDS,
    RUN_SHUFFLE,
    RUN_USE,
)
from mathom.games.lcg.questions import ASK_PRISONER
from mathom.games.lcg.rows import (
    ASIDE,
    ENCOUNTER_DECK,
    PLAY,
    PRISONER_CARD,
    PROGRESS,
    SHADOWS,
    STAGING,
    STATE,
    ZONE,
    engaged_with,
    players,
)
from mathom.games.lcg.rulebook.game import win
from mathom.games.lcg.words.cards import HERO
from mathom.games.lcg.words.players import YOU
from mathom.games.lcg.words.targets import OnCards, itself
from mathom.games.lcg.words.verbs import RaiseThreat
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class PlaceProgress(OnCards):
    """001: travel - what is meant for the quest goes to the active location first."""

    english = "place {count:Count} progress on {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        kind = printed(game, card).type
        return kind == facts.LOCATION or kind == facts.QUEST_CARD

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.call(Frame(RUN_PROGRESS, card=card, count=self.count.number(game, frame)))


class RemoveProgress(OnCards):
    """As much as there is."""

    english = "remove {count:Count} progress from {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        tokens = min(self.count.number(game, frame), game.rows[PROGRESS][card])
        if tokens:
            game.event(E_PROGRESS, card, -tokens)


class Engage(OnCards):
    """001: encounter - by a card effect."""

    english = "engage {who:Who}"

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_ENGAGE, card, frame.who)


class ReturnToStaging(OnCards):
    """Away from the player it is engaged with."""

    english = "return {who:Who} to the staging area"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return engaged_with(game, card) >= 0

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_DISENGAGE, card)


class ComeIntoStaging(Do):
    """A card that was set aside joins in."""

    english = "move ~ into the staging area"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0 and game.rows[ZONE][frame.card] == ASIDE:
            game.event(E_ENTER, frame.card, STAGING)
        elif pc > 0:
            self.finish(game, frame)


class RevealCards(Do):
    """001: staging - one after another."""

    english = "reveal {count:Count} cards from the encounter deck"

    def __init__(self, count: int | Count) -> None:
        super().__init__()
        self.count = count_of(count)

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(game.rows[ENCOUNTER_DECK]) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            # A player who is made to do it does so only while in the game.
            who = frame.who if frame.cards[PLAYER] == frame.who else NONE
            game.call(Frame(RUN_REVEAL, who, count=self.count.number(game, frame)))
        else:
            self.finish(game, frame)


class GainSurge(Do):
    """001: surge."""

    english = "~ gains surge"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_SURGE, frame.card, 1)
        else:
            self.finish(game, frame)


class ResolveAgain(Do):
    """A shadow effect that is the card's other effect."""

    english = "resolve the when revealed effect of ~"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        effect = printed(game, frame.card).when_revealed
        if pc > 0 or effect is None:
            self.finish(game, frame)
        else:
            game.call(Frame(RUN_USE, frame.who, frame.card, count=effect.index, cards=frame.cards))


class DealShadowCards(OnCards):
    """001: combat - face down, from the top of the encounter deck."""

    english = "deal {count:Count} shadow cards to {who:Who}"

    def __init__(self, count: int | Count, who: Who) -> None:
        super().__init__(who)
        self.count = count_of(count)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.call(Frame(RUN_SHADOW_CARDS, card=card, count=self.count.number(game, frame)))


class SearchEncounterDeck(Do):
    """For cards of a title; they come into the staging area."""

    english = "search the encounter deck for {title:Title} and add it to the staging area"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for card in game.rows[ENCOUNTER_DECK]:
                if printed(game, card).title == self.title:
                    game.event(E_ENTER, card, STAGING)
                    return
        else:
            self.finish(game, frame)


class SearchForAll(Do):
    """For every card of a type."""

    english = "search the encounter deck for each {what:One} and add it to the staging area"

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        for card in game.rows[ENCOUNTER_DECK]:
            if self.what.test(game, frame, card):
                frame.step = 0
                game.event(E_ENTER, card, STAGING)
                return
        self.finish(game, frame)


class SearchForOne(Do):
    """The doer looks through the deck and the discard pile and picks one."""

    english = (
        "search the encounter deck and discard pile for a {what:One} and add it to the staging area"
    )

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_SEARCH, frame.who, frame.card, event=self.index))
        else:
            self.finish(game, frame)


class SetAside(Do):
    """Face up and out of play, until it is called."""

    english = "set {title:Title} aside, out of play"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for card in game.rows[ENCOUNTER_DECK]:
                if printed(game, card).title == self.title:
                    game.event(E_MOVE, card, ASIDE)
                    return
        else:
            self.finish(game, frame)


class ShuffleEncounterDeck(Do):
    """After a search."""

    english = "shuffle the encounter deck"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        else:
            self.finish(game, frame)


class Guard(Do):
    """001: guarded - in set-up, for every objective in the staging area."""

    english = "attach an encounter card to each objective in the staging area"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        # ``count`` has a bit for each objective that has had its card.
        for card in game.rows[STAGING]:
            if type_of(game, card) == facts.OBJECTIVE and not frame.count >> card & 1:
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
                if printed(game, card).type == facts.HERO
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


class StrikeAtOnce(OnCards):
    """An attack outside its step."""

    english = "have {who:Who} attack an enemy at once"

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.call(Frame(RUN_PLAYER_ATTACK, frame.who, other=card))


class AttacksToo(Do):
    """A shadow card that is an enemy makes an attack of its own, then lies on top of the deck."""

    english = (
        "after this attack ~ attacks the defending player with a shadow card of its own,"
        " then goes to the top of the encounter deck"
    )

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            if game.rows[ZONE][frame.card] == SHADOWS and itself(game, frame):
                game.event(E_JOINS_ATTACK, frame.card)
            else:
                frame.step = 2
        elif pc == 1:
            game.call(Frame(RUN_SHADOW_CARDS, card=frame.card, count=1))
        else:
            self.finish(game, frame)


class Win(Do):
    """001: winning the game."""

    english = "the players win the game"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        win(game)


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
