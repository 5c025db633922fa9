"""000: action, response, when, each time - what answers an event, required actions first.

Who is asked must not tell what a player holds (see ``windows``).
"""

from typing import Final

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.piles import holds_secrets
from mathom.cardplay.steps import PERFORM
from mathom.cardplay.windows import InTurn, turned
from mathom.games.tcg.abilities import (
    Listener,
    Response,
    Usable,
)
from mathom.games.tcg.effect_kinds import NOT_USED
from mathom.games.tcg.effects import facts, is_active, total
from mathom.games.tcg.events.bookkeeping import E_MARK, E_PREVENT
from mathom.games.tcg.events.cards import E_LEAVE, E_PLAYED
from mathom.games.tcg.events.harms import E_KILL
from mathom.games.tcg.facts import SHADOW, TYPE_EVENT, TYPE_SITE
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.packing import is_before, packed_round, unpacked_round
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_PLAY_CARD,
    RUN_REQUIRED,
    RUN_RESPONSES,
    RUN_USE,
)
from mathom.games.tcg.questions import ABILITY, ASK_ABOUT, ASK_RESPONSE, PASS
from mathom.games.tcg.rows import (
    COPYING,
    DECK,
    HAND,
    HEARS,
    KEPT,
    KEPT_CELLS,
    LISTENING,
    MOVING,
    OVER,
    OWNER,
    PREVENTED_AT,
    STATE,
    TEXT_CANCELLED,
    WARNED,
    free,
    players,
    twilight,
)
from mathom.games.tcg.rulebook.legality import (
    event_workable,
    side_of,
    usable_of,
    whose,
    workable,
)
from mathom.games.tcg.rulebook.together import TOGETHER, kinds_in, tellings
from mathom.games.tcg.rulebook.windows import costs_vary
from mathom.games.tcg.standing_texts import text_of
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.kernel.procedure import PREVENTED, Door

_TOLD: Final = 1 << 40  # times which of the events told together an answer is about


def listens(game: Game, kind: int, subject: int) -> int:
    """Which timings of the door something may answer; looked at closely when it comes to that."""
    state = game.rows[STATE]
    timings = 0
    hears = state[HEARS]
    warned = state[WARNED]
    if kind == E_LEAVE or kind == E_KILL:
        hears |= facts(game, subject).hears
    bit = ear(kind)
    if hears & bit:
        timings |= 1 << Door.REQUIRED_AFTER | 1 << Door.OPTIONAL_AFTER
    if warned & bit:
        timings |= 1 << Door.INSTEAD | 1 << Door.OPTIONAL_BEFORE
    kept = game.rows[KEPT]
    if kept[len(kept) - 2] & bit:
        timings |= 1 << Door.OPTIONAL_AFTER
    if kept[len(kept) - 1] & bit:
        timings |= 1 << Door.OPTIONAL_BEFORE
    return timings


def respond(game: Game, door: Frame, timing: int) -> None:
    """000: action - required actions first, then optional ones."""
    required = timing in (Door.INSTEAD, Door.REQUIRED_AFTER)
    game.call(
        Frame(
            RUN_REQUIRED if required else RUN_RESPONSES,
            NONE,
            door.card,
            door.other,
            place=door.place,
            event=door.event,
            count=int(timing < Door.HAPPEN),
        )
    )


def speakers(game: Game, frame: Frame) -> list[int]:
    """The active cards that may answer, and the one that has just left play."""
    found = game.rows[LISTENING]
    if (frame.event == E_LEAVE or frame.event == E_KILL) and frame.card not in found:
        printed = facts(game, frame.card)
        if printed.hears:
            return [*found, frame.card]
    return found


def listeners_of(game: Game, card: CardId) -> list[Listener]:
    """The texts of a card that answer of themselves: its own, and those of a site it copies."""
    own = facts(game, card).listeners
    if not game.rows[COPYING]:
        return own
    site = text_of(game, card)
    return own + facts(game, site).listeners if site != NONE else own


def concerns(game: Game, card: CardId) -> int:
    """Whom a card's text calls "you": its owner; on a site, the Free Peoples player."""
    if facts(game, card).type == TYPE_SITE:
        return free(game)
    return game.rows[OWNER][card]


def still_there(game: Game, frame: Frame) -> bool:
    """000: discard - what is gone as soon as it comes into play is not answered."""
    if frame.event != E_PLAYED or facts(game, frame.card).type == TYPE_EVENT:
        return True
    return is_active(game, frame.card)


def prevented(game: Game) -> bool:
    """Whether the responses now under way have prevented their event; it is told once."""
    depth = len(game.stack)
    if game.rows[STATE][PREVENTED_AT] >> depth & 1:
        game.event(E_PREVENT, depth, 0)
        return True
    return False


def works(game: Game, response: Response, about: Frame) -> bool:
    """000: response - what costs nothing could be done again for ever, so it must do something."""
    if response.price() is not None:
        return True
    for do in response.do:
        if do.partly(game, about):
            return True
    return False


class Responses(InTurn):
    """000: response - by the action procedure; a text that says "may" once, a response at will.

    ``cards`` are the texts used already, with the event each answered; ``count`` says who is
    asked (``packing.packed_round``). Of events told together, ``other`` is the answer picked.
    """

    ABOUT: Final = 2
    ANSWER: Final = 3
    AFTER: Final = 4
    AGAIN: Final = 5

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        order = players(game)
        before = is_before(frame.count)
        passed, place = unpacked_round(frame.count, len(order))
        if pc == Responses.ASK:
            if game.rows[STATE][OVER] or not still_there(game, frame):
                passed = len(order)
            self.ask_next(game, frame, turned(order, place), passed, ASK_RESPONSE, PASS)
        elif pc == Responses.ACT:
            passed = passed + 1 if game.pick == PASS else 0
            frame.count = packed_round(before, passed, place + 1, len(order))
            if game.pick == PASS:
                frame.step = Responses.ASK
            elif frame.event != TOGETHER:
                frame.step = Responses.AFTER
                self.answer(game, frame, game.pick, 0)
            else:
                frame.other = game.pick
        elif pc == Responses.ABOUT:
            told = tellings(frame)
            able = self.about(game, frame, frame.who, frame.other, told)
            if len(able) > 1:
                game.ask(frame.who, ASK_ABOUT, [told[n][1][SUBJECT] for n in able])
            else:
                game.take(told[able[0]][1][SUBJECT])
        elif pc == Responses.ANSWER:
            told = tellings(frame)
            for n in self.about(game, frame, frame.who, frame.other, told):
                if told[n][1][SUBJECT] == game.pick:
                    self.answer(game, frame, frame.other, n)
                    return
        elif pc == Responses.AFTER:
            frame.step = Responses.ASK
            if prevented(game):
                if not before:  # 003: cancel - it is played or used, but has no effect
                    game.event(E_MARK, frame.card, TEXT_CANCELLED, 1)
                game.done(PREVENTED)
            elif before and game.rows[STATE][WARNED] & ear(frame.event):
                # 004: The One Ring - put on for this wound, it is required for this very wound.
                frame.step = Responses.AGAIN
                game.value = 0
                game.call(
                    Frame(
                        RUN_REQUIRED,
                        NONE,
                        frame.card,
                        frame.other,
                        place=frame.place,
                        event=frame.event,
                        count=1,
                    )
                )
        elif game.value == PREVENTED:
            game.done(PREVENTED)
        else:
            frame.step = Responses.ASK

    def note(self, game: Game, frame: Frame, passed: int, player: Seat) -> None:
        order = players(game)
        place = order.index(player)
        frame.count = packed_round(is_before(frame.count), passed, place, len(order))

    def answer(self, game: Game, frame: Frame, pick: Pick, about: int) -> None:
        kind, names = tellings(frame)[about]
        card = pick % ABILITY
        place = pick // ABILITY - 1
        if place >= 0:
            ability = usable_of(game, card)[place]
            if isinstance(ability, Listener):
                frame.cards = (*frame.cards, pick + _TOLD * about)
            game.call(Frame(RUN_USE, frame.who, card, count=ability.index, cards=names))
            return
        response = self.from_hand(game, frame, frame.who, card, kind, names, True)
        assert response is not None
        game.call(
            Frame(
                RUN_PLAY_CARD,
                frame.who,
                card,
                response.index,
                place=HAND + frame.who,
                cards=names,
            )
        )

    def options(self, game: Game, frame: Frame, player: Seat) -> list[int]:
        found: list[int] = []
        told = tellings(frame)
        bits = kinds_in(frame)
        for card in speakers(game, frame):
            if not whose(game, player, card):
                continue
            texts = usable_of(game, card)
            for place in range(len(texts)):
                ability = texts[place]
                if isinstance(ability, (Response, Listener)) and bits & ear(ability.on.kind):
                    pick = card + ABILITY * (place + 1)
                    if self.about(game, frame, player, pick, told):
                        found.append(pick)
        if self.kept(game, frame, player):
            for card in game.rows[HAND + player]:
                if self.about(game, frame, player, card, told):
                    found.append(card)
        return found

    def about(
        self,
        game: Game,
        frame: Frame,
        player: Seat,
        pick: Pick,
        told: list[tuple[int, tuple[int, ...]]],
    ) -> list[int]:
        """Which of the events told an answer could be given to."""
        card = pick % ABILITY
        place = pick // ABILITY - 1
        found: list[int] = []
        for n in range(len(told)):
            kind, names = told[n]
            if place < 0:
                if self.from_hand(game, frame, player, card, kind, names, True) is not None:
                    found.append(n)
            elif pick + _TOLD * n not in frame.cards:
                ability = usable_of(game, card)[place]
                if self.answers(game, frame, player, card, ability, kind, names):
                    found.append(n)
        return found

    def answers(
        self,
        game: Game,
        frame: Frame,
        player: Seat,
        card: CardId,
        ability: Usable,
        kind: int,
        names: tuple[int, ...],
    ) -> bool:
        """Whether this text of a card in play is an optional answer that can be given now."""
        if isinstance(ability, Response):
            on = ability.on
            if game.rows[STATE][MOVING] and facts(game, card).type == TYPE_SITE:
                return False
        elif isinstance(ability, Listener) and ability.optional:
            on = ability.on
            if concerns(game, card) != player:
                return False
        else:
            return False
        if on.kind != kind or on.before != (is_before(frame.count) == 1):
            return False
        about = Frame(PERFORM, player, card, cards=names)
        if not on.holds(game, about) or total(game, NOT_USED, card):
            return False
        if not workable(game, player, card, ability, names):
            return False
        return not isinstance(ability, Response) or works(game, ability, about)

    def kept(self, game: Game, frame: Frame, player: Seat) -> bool:
        """Whether the player's list has any response event for this."""
        kept = game.rows[KEPT][player * KEPT_CELLS + is_before(frame.count)]
        return kept & kinds_in(frame) != 0

    def from_hand(
        self,
        game: Game,
        frame: Frame,
        player: Seat,
        card: CardId,
        kind: int,
        names: tuple[int, ...],
        close: bool,
    ) -> Response | None:
        """The text by which an event could answer from hand; ``close`` looks at its costs too."""
        printed = facts(game, card)
        before = is_before(frame.count) == 1
        if printed.type != TYPE_EVENT or printed.side != side_of(game, player):
            return None
        if not (printed.warned if before else printed.hears) & ear(kind):
            return None
        for response in printed.responses:
            if response.on.kind != kind or response.on.before != before:
                continue
            about = Frame(PERFORM, player, card, cards=names)
            if not response.on.holds(game, about):
                continue
            if not close:
                if printed.side == SHADOW and printed.twilight > twilight(game):
                    if not costs_vary(game):
                        continue
                return response
            if event_workable(game, player, card, response, names):
                return response
        return None

    def could(self, game: Game, frame: Frame, player: Seat) -> bool:
        """Whether, for all the others know, a card in hand could answer."""
        if not self.kept(game, frame, player) or not holds_secrets(game, HAND + player):
            return False
        for kind, names in tellings(frame):
            for zone in (HAND + player, DECK + player):
                for card in game.rows[zone]:
                    if self.from_hand(game, frame, player, card, kind, names, False) is not None:
                        return True
        return False


PROCEDURES.define(RUN_RESPONSES, Responses())
