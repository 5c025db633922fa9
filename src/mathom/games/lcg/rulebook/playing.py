"""001: planning and paying costs - playing a card, paying for it, using a text."""

from typing import Final

from mathom.cardplay.names import NOBODY, X, bind
from mathom.cardplay.steps import Perform, perform
from mathom.games.lcg.abilities import Action, Usable
from mathom.games.lcg.changes import discard
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.bookkeeping import E_LIMIT
from mathom.games.lcg.events.cards import E_ENTER, E_MOVE, E_PLAYED
from mathom.games.lcg.events.tokens import E_RESOURCES
from mathom.games.lcg.facts import ABILITIES, TYPE_ALLY, TYPE_ATTACHMENT
from mathom.games.lcg.moments import USED, here, now
from mathom.games.lcg.procedures import PROCEDURES, RUN_PAY, RUN_PLAY_CARD, RUN_TEXT, RUN_USE
from mathom.games.lcg.questions import ASK_BEARER, ASK_PAY, ASK_X
from mathom.games.lcg.rows import (
    BESIDE,
    LIMBO,
    OUT,
    OWNER,
    PLAY,
    RESOURCES,
    SHADOWS,
    STAGING,
    THE_ENCOUNTER,
    ZONE,
    controller,
    first_player,
    players,
)
from mathom.games.lcg.rulebook.legality import (
    bearers,
    exes,
    limit_key,
    pools,
    wanted_pools,
    workable,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId
from mathom.kernel.procedure import Procedure


class PlayCard(Procedure):
    """A card from hand: an ally, an attachment, or an event with the names of its trigger.

    ``card`` is the card, ``cards`` the names, ``other`` the bearer or which text of an event,
    ``count`` what it costs.
    """

    SHOW: Final = 0
    HOW: Final = 1
    HOW_IS: Final = 2
    PAY: Final = 3
    TAKE_EFFECT: Final = 4
    PLAYED: Final = 5
    DISCARD: Final = 6
    DONE: Final = 7

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        printed = facts(game, frame.card)
        if pc == PlayCard.SHOW:
            game.event(E_MOVE, frame.card, LIMBO)
        elif pc == PlayCard.HOW:
            if printed.type == TYPE_ATTACHMENT:
                hosts = bearers(game, frame.who, frame.card)
                if len(hosts) > 1:
                    game.ask(frame.who, ASK_BEARER, hosts)
                else:
                    game.take(hosts[0])
            elif printed.costs_x:
                able = [
                    x
                    for x in exes(game, frame.who, frame.card)
                    if workable(game, frame.who, frame.card, printed.actions[0], bind(NOBODY, X, x))
                ]
                game.ask(frame.who, ASK_X, able)
            else:
                game.take(NONE)
        elif pc == PlayCard.HOW_IS:
            frame.count = printed.cost
            if printed.type == TYPE_ATTACHMENT:
                frame.other = game.pick
            elif printed.costs_x:
                frame.count = game.pick
                frame.cards = bind(frame.cards, X, game.pick)
        elif pc == PlayCard.PAY:
            if frame.count:
                game.call(Frame(RUN_PAY, frame.who, frame.card, count=frame.count))
        elif pc == PlayCard.TAKE_EFFECT:
            self.take_effect(game, frame)
        elif pc == PlayCard.PLAYED:
            game.event(E_PLAYED, frame.card, frame.who)
        elif pc == PlayCard.DISCARD:
            if game.rows[ZONE][frame.card] == LIMBO:
                discard(game, frame.card)
        else:
            game.done()

    def take_effect(self, game: Game, frame: Frame) -> None:
        printed = facts(game, frame.card)
        if printed.type == TYPE_ALLY:
            game.event(E_ENTER, frame.card, PLAY + frame.who)
        elif printed.type == TYPE_ATTACHMENT and not here(game, frame.other):
            return  # nothing is left to bear it
        elif printed.type == TYPE_ATTACHMENT:
            owner = controller(game, frame.other)
            area = PLAY + (owner if owner >= 0 else frame.who)
            game.event(E_ENTER, frame.card, area, frame.other)
        else:
            place = frame.other if frame.other != NONE else printed.actions[0].index
            game.call(Frame(RUN_USE, frame.who, frame.card, count=place, cards=frame.cards))


class Pay(Procedure):
    """001: planning - resources from pools that match, one at a time where there is a choice."""

    ASK: Final = 0
    SPEND: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Pay.ASK:
            if frame.count == 0:
                game.done()
                return
            heroes = payers(game, frame)
            resources = game.rows[RESOURCES]
            if len(heroes) == 1 or sum(resources[hero] for hero in heroes) == frame.count:
                game.take(heroes[0])
            else:
                game.ask(frame.who, ASK_PAY, heroes)
        else:
            hero = game.pick
            frame.count -= 1
            frame.cards = (*frame.cards, hero)
            frame.step = Pay.ASK
            game.event(E_RESOURCES, hero, -1)


def payers(game: Game, frame: Frame) -> list[int]:
    """The heroes who can give the next resource; all different where the card says so."""
    resources = game.rows[RESOURCES]
    heroes = [hero for hero in pools(game, frame.who, frame.card) if resources[hero]]
    missing = wanted_pools(facts(game, frame.card)) - len(set(frame.cards))
    if missing >= frame.count:
        heroes = [hero for hero in heroes if hero not in frame.cards]
    return heroes


class PerformInGame(Perform):
    """001: player elimination - who is out begins no step of a text any more."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0 and game.rows[OUT][frame.who]:
            names = frame.cards
            game.done()
            game.picks = names
        else:
            super().step(game, frame, pc)


def nobodys(game: Game, card: CardId, ability: Usable) -> bool:
    """Whether a card's text speaks to no player in particular, so that the first follows it, and
    after an elimination the next."""
    zone = game.rows[ZONE][card]
    if PLAY <= zone < STAGING or zone in (BESIDE, SHADOWS) or isinstance(ability, Action):
        return False
    return game.rows[OWNER][card] == THE_ENCOUNTER


class Use(Procedure):
    """A text is used: its limit counts, its cost is paid, then its steps are done in order.

    ``count`` says which text of the card, ``other`` how many of its steps are done, ``place``
    whether it is followed by the first player, whoever that is.
    """

    LIMIT: Final = 0
    COST: Final = 1
    NEXT: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        ability = ABILITIES[frame.count]
        if pc == Use.LIMIT:
            frame.cards = bind(frame.cards, USED, now(game))
            frame.place = int(nobodys(game, frame.card, ability))
            if ability.limit.times:
                key = limit_key(frame.card, ability, frame.who)
                game.event(E_LIMIT, key, ability.limit.until)
        elif pc == Use.COST:
            frame.other = 0
            game.picks = frame.cards
            price = ability.price()
            if price is not None:
                perform(game, frame, price, frame.who)
        else:
            frame.cards = game.picks
            if frame.place == 1 and game.rows[OUT][frame.who] and players(game):
                frame.who = first_player(game)
            if frame.other < len(ability.do) and not (frame.who >= 0 and game.rows[OUT][frame.who]):
                do = ability.do[frame.other]
                frame.other += 1
                frame.step = Use.NEXT
                perform(game, frame, do, frame.who)
            else:
                game.done()


PROCEDURES.define(RUN_PLAY_CARD, PlayCard())
PROCEDURES.define(RUN_PAY, Pay())
PROCEDURES.define(RUN_TEXT, PerformInGame())
PROCEDURES.define(RUN_USE, Use())
