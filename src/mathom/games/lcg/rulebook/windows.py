"""001: card effects - action windows, responses, and forced effects.

Who is asked must not tell what a player holds (``cardplay/windows.py``).
"""

from typing import Final

from mathom.cardplay.names import bind, from_event
from mathom.cardplay.piles import holds_secrets
from mathom.cardplay.steps import PERFORM, card_rules
from mathom.cardplay.windows import InTurn
from mathom.games.lcg.abilities import ForcedIf, Usable
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.base import declared
from mathom.games.lcg.events.bookkeeping import E_LATER_DONE
from mathom.games.lcg.events.cards import E_ENTER, E_LEAVE, E_REVEAL
from mathom.games.lcg.events.quests import E_EXPLORED
from mathom.games.lcg.events.rounds import E_PHASE_ENDS, E_ROUND_ENDS
from mathom.games.lcg.facts import ABILITIES, TYPE_EVENT
from mathom.games.lcg.moments import TOLD, now, same
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_DELAYED,
    RUN_FORCED_EFFECTS,
    RUN_PLAY_CARD,
    RUN_RESPONSES,
    RUN_USE,
    RUN_WINDOW,
)
from mathom.games.lcg.questions import ABILITY, ASK_ACTION, ASK_FORCED, ASK_RESPONSE, PASS, WAITING
from mathom.games.lcg.rows import (
    CURRENT_PHASE,
    DECK,
    END_OF_PHASE,
    END_OF_ROUND,
    HAND,
    HEARS,
    KEPT,
    LATER,
    LATER_CELLS,
    LISTENING,
    STATE,
    concerns,
    first_player,
    onwards,
    players,
)
from mathom.games.lcg.rulebook.legality import (
    actions_in_play,
    can_pay,
    can_play_event,
    can_respond,
    purses,
)
from mathom.games.lcg.words.verbs.lasting import Later
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.kernel.procedure import Door, Procedure


def could_play_event(game: Game, player: Seat) -> bool:
    """Whether, for all the others know, the player could play an event now."""
    if not holds_secrets(game, HAND + player):
        return any(can_play_event(game, player, card) for card in events_in_hand(game, player))
    purse = purses(game, player)
    phase = game.rows[STATE][CURRENT_PHASE]
    for zone in (HAND + player, DECK + player):
        for card in game.rows[zone]:
            printed = facts(game, card)
            if printed.type != TYPE_EVENT or not printed.actions:
                continue
            wanted = printed.actions[0].phase
            price = 1 if printed.costs_x else printed.cost
            if purse[printed.sphere] >= price and (not wanted or wanted == phase):
                if can_pay(game, player, card):
                    return True
    return False


def events_in_hand(game: Game, player: Seat) -> list[int]:
    return [card for card in game.rows[HAND + player] if facts(game, card).type == TYPE_EVENT]


def actions(game: Game, player: Seat) -> list[int]:
    """The options of a player who may take an action."""
    options = [
        card + ABILITY * (action.place + 1) for card, action in actions_in_play(game, player)
    ]
    options += [c for c in events_in_hand(game, player) if can_play_event(game, player, c)]
    return options


def take_action(game: Game, player: Seat, pick: Pick) -> None:
    """Use the text or play the card that was picked."""
    if pick >= ABILITY:
        card = pick % ABILITY
        ability = facts(game, card).usable[pick // ABILITY - 1]
        game.call(Frame(RUN_USE, player, card, count=ability.index, cards=NO_NAMES))
    else:
        game.call(Frame(RUN_PLAY_CARD, player, pick, cards=NO_NAMES))


NO_NAMES: Final = from_event(NONE, NONE, NONE)
TIMINGS: Final = 8  # bits of a door's timings; the moment of its event comes above them


class Window(InTurn):
    """001: turn sequence - players act, from the first player on, until all have passed.

    ``count`` is how many have passed in a row, ``place`` the seat whose turn it is to act: by seat
    and not by place in the order, for players may be eliminated in between.
    """

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Window.ASK:
            order = onwards(game, frame.place if frame.place >= 0 else first_player(game))
            self.ask_next(game, frame, order, frame.count, ASK_ACTION, PASS)
        else:
            frame.step = Window.ASK
            frame.place = frame.who + 1
            if game.pick == PASS:
                frame.count += 1
            else:
                frame.count = 0
                take_action(game, frame.who, game.pick)

    def options(self, game: Game, frame: Frame, player: Seat) -> list[int]:
        return actions(game, player)

    def could(self, game: Game, frame: Frame, player: Seat) -> bool:
        return could_play_event(game, player)

    def note(self, game: Game, frame: Frame, passed: int, player: Seat) -> None:
        frame.place = player
        frame.count = passed


def listens(game: Game, kind: int, subject: int) -> int:
    """Which timings of the door something may answer: looked at closely once it has happened.

    Above the timings is the moment at which the event comes.
    """
    heard = game.rows[STATE][HEARS] >> kind & 1 == 1 or (
        kind in MOMENTS and len(game.rows[LATER]) > 0
    )
    if kind == E_ENTER or kind == E_REVEAL or kind == E_EXPLORED:
        heard = heard or facts(game, subject).hears >> kind & 1 == 1
    told = now(game) << TIMINGS
    if heard:
        return 1 << Door.REQUIRED_AFTER | 1 << Door.OPTIONAL_AFTER | told
    for bits in game.rows[KEPT]:
        if bits >> kind & 1:
            return 1 << Door.OPTIONAL_AFTER | told
    return 0


def respond(game: Game, door: Frame, timing: int) -> None:
    """Let forced effects, then responses, answer what has just happened."""
    told = (door.count >> TIMINGS) + declared(door.event).renews
    if timing == Door.REQUIRED_AFTER:
        procedure, count = RUN_FORCED_EFFECTS, told
    else:
        procedure, count = RUN_RESPONSES, told << Responses.TOLD
    game.call(Frame(procedure, NONE, door.card, door.other, door.place, door.event, count))


def told_names(frame: Frame, told: int) -> tuple[int, ...]:
    """What a text that answers an event starts with."""
    return bind(from_event(frame.card, frame.place, frame.other), TOLD, told)


def speakers(game: Game, frame: Frame, told: int) -> list[int]:
    """The cards in play that may answer, and the one that has just left; none that came later."""
    found = [card for card in game.rows[LISTENING] if same(game, card, told)]
    event = frame.event
    about_cards = event == E_LEAVE or event == E_REVEAL or event == E_EXPLORED
    if about_cards and frame.card not in found and facts(game, frame.card).hears:
        return [*found, frame.card]
    return found


# Events that are moments for which steps wait.
MOMENTS: Final = {E_PHASE_ENDS: END_OF_PHASE, E_ROUND_ENDS: END_OF_ROUND}


def waiting(game: Game, event: int, fruitless: bool) -> list[int]:
    """Which of the steps that wait for a moment have come to it, and would do something or not."""
    if event not in MOMENTS:
        return []
    later = game.rows[LATER]
    found: list[int] = []
    for at in range(0, len(later), LATER_CELLS):
        step, source, who, about, moment = later[at : at + LATER_CELLS]
        word = card_rules(game).steps[step]
        assert isinstance(word, Later)
        if moment == MOMENTS[event] and word.still(game, source, who, about) != fruitless:
            found.append(at // LATER_CELLS)
    return found


class ForcedEffects(Procedure):
    """001: forced effects - at once, whoever likes it.

    Of several at one moment the first player says which is next, unless they are all the same
    text; what was to happen at the end of a phase is among them. ``cards`` are those still to
    come: card + ABILITY * (number of the text + 1), for what a card is may change under way.
    ``count`` is when the event happened: a card that has become another since has nothing more
    to say.
    """

    GATHER: Final = 0
    ASK: Final = 1
    NEXT: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        names = told_names(frame, frame.count)
        if pc == ForcedEffects.GATHER:
            found: list[int] = []
            for card in speakers(game, frame, frame.count):
                for forced in facts(game, card).forced:
                    if forced.on.kind == frame.event:
                        about = Frame(PERFORM, concerns(game, card), card, cards=names)
                        if forced.on.holds(game, about) and active(game, about, forced):
                            found.append(card + ABILITY * (forced.index + 1))
            frame.cards = tuple(found)
        elif pc == ForcedEffects.ASK:
            coming = [*frame.cards, *delayed(game, frame.event)]
            if not coming:
                self.end(game, frame)
            elif all_alike(game, coming) or not players(game):
                game.take(coming[0])
            else:
                game.ask(first_player(game), ASK_FORCED, coming)
        elif game.pick // ABILITY >= WAITING:
            frame.step = ForcedEffects.ASK
            game.call(Frame(RUN_DELAYED, count=game.pick // ABILITY - WAITING))
        else:
            pick = game.pick
            frame.cards = tuple(each for each in frame.cards if each != pick)
            frame.step = ForcedEffects.ASK
            card = pick % ABILITY
            ability = ABILITIES[pick // ABILITY - 1]
            who = concerns(game, card)
            if not same(game, card, frame.count):
                return
            if active(game, Frame(PERFORM, who, card, cards=names), ability):
                game.call(Frame(RUN_USE, who, card, count=ability.index, cards=names))

    def end(self, game: Game, frame: Frame) -> None:
        """What waited for this moment and has nothing left to do is over with it."""
        left = waiting(game, frame.event, True)
        if left:
            frame.step = ForcedEffects.ASK
            game.event(E_LATER_DONE, left[0])
        else:
            game.done()


def active(game: Game, frame: Frame, ability: Usable) -> bool:
    """Whether what a forced effect asks for besides its trigger holds."""
    return not isinstance(ability, ForcedIf) or ability.if_.holds(game, frame)


def delayed(game: Game, event: int) -> list[int]:
    """The steps that this moment brings, as options: with the card each is about."""
    later = game.rows[LATER]
    return [
        later[which * LATER_CELLS + 3] + ABILITY * (WAITING + which)
        for which in waiting(game, event, False)
    ]


def all_alike(game: Game, effects: list[int]) -> bool:
    """Whether these are one text, on one card or on copies of it."""
    texts = [each // ABILITY for each in effects]
    for i in range(len(texts)):
        if texts[i] >= WAITING:  # by the number of its step, so that copies are alike
            texts[i] = WAITING + game.rows[LATER][(texts[i] - WAITING) * LATER_CELLS]
        if texts[i] != texts[0]:
            return False
    return True


class Responses(InTurn):
    """001: responses - each player in turn may answer, until all have passed.

    ``cards`` are the responses used already; ``count`` is how many passed in a row, from bit
    TURN on one more than the seat whose turn it is, 0 at first, and from bit TOLD on when the
    event happened.
    """

    TURN: Final = 4
    TOLD: Final = 8

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        passed, turn = frame.count & 15, frame.count >> Responses.TURN & 15
        if pc == Responses.ASK:
            order = onwards(game, turn - 1 if turn else first_player(game))
            self.ask_next(game, frame, order, passed, ASK_RESPONSE, PASS)
        else:
            frame.step = Responses.ASK
            self.note(game, frame, passed + 1 if game.pick == PASS else 0, frame.who + 1)
            if game.pick != PASS:
                self.answer(game, frame, game.pick)

    def note(self, game: Game, frame: Frame, passed: int, player: Seat) -> None:
        told = frame.count >> Responses.TOLD << Responses.TOLD
        frame.count = passed | player + 1 << Responses.TURN | told

    def answer(self, game: Game, frame: Frame, pick: Pick) -> None:
        names = told_names(frame, frame.count >> Responses.TOLD)
        card = pick % ABILITY
        place = pick // ABILITY - 1
        if place < 0:
            response = next(
                response
                for response in facts(game, card).responses
                if response.on.kind == frame.event
            )
            if facts(game, card).type == TYPE_EVENT:
                game.call(Frame(RUN_PLAY_CARD, frame.who, card, other=response.index, cards=names))
            else:
                game.call(Frame(RUN_USE, frame.who, card, count=response.index, cards=names))
        else:
            frame.cards = (*frame.cards, pick)
            ability = facts(game, card).usable[place]
            game.call(Frame(RUN_USE, frame.who, card, count=ability.index, cards=names))

    def options(self, game: Game, frame: Frame, player: Seat) -> list[int]:
        told = frame.count >> Responses.TOLD
        names = told_names(frame, told)
        found: list[int] = []
        for card in speakers(game, frame, told):
            for response in facts(game, card).responses:
                pick = card + ABILITY * (response.place + 1)
                if response.on.kind != frame.event or pick in frame.cards:
                    continue
                if not response.from_hand(False):
                    if can_respond(game, player, card, response, names):
                        found.append(pick)
        if game.rows[KEPT][player] >> frame.event & 1:
            for card in game.rows[HAND + player]:
                if self.from_hand(game, frame, player, card, True):
                    found.append(card)
        return found

    def from_hand(self, game: Game, frame: Frame, player: Seat, card: CardId, close: bool) -> bool:
        """Whether a card could answer from hand; ``close`` looks at its targets as well."""
        printed = facts(game, card)
        if not printed.hears >> frame.event & 1:
            return False
        event = printed.type == TYPE_EVENT
        names = told_names(frame, frame.count >> Responses.TOLD)
        for response in printed.responses:
            if response.on.kind != frame.event or not response.from_hand(event):
                continue
            about = Frame(PERFORM, player, card, cards=names)
            if not response.on.holds(game, about) or (event and not can_pay(game, player, card)):
                continue
            if not close or can_respond(game, player, card, response, names):
                return True
        return False

    def could(self, game: Game, frame: Frame, player: Seat) -> bool:
        """Whether, for all the others know, a card in hand could answer."""
        if not game.rows[KEPT][player] >> frame.event & 1 or not holds_secrets(game, HAND + player):
            return False
        for zone in (HAND + player, DECK + player):
            for card in game.rows[zone]:
                if self.from_hand(game, frame, player, card, False):
                    return True
        return False


PROCEDURES.define(RUN_WINDOW, Window())
PROCEDURES.define(RUN_FORCED_EFFECTS, ForcedEffects())
PROCEDURES.define(RUN_RESPONSES, Responses())
