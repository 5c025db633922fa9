"""003: playing a card - the seven steps, and the use of a text."""

from typing import Final

from mathom.cardplay.names import CAUSE, NOBODY, bind
from mathom.cardplay.steps import UNPAID, Perform, perform
from mathom.games.tcg.abilities import END_OF_PHASE, Action, Usable
from mathom.games.tcg.changes import add_twilight, delayed, discard, exert
from mathom.games.tcg.effect_kinds import ENTERS_EXHAUSTED
from mathom.games.tcg.effects import facts, keyword_amount, total
from mathom.games.tcg.events.bookkeeping import E_LIMIT, E_MARK, E_STATE
from mathom.games.tcg.events.cards import E_CARD, E_ENTER, E_PLAYED, E_USED, E_VOID
from mathom.games.tcg.events.harms import E_EXHAUSTED
from mathom.games.tcg.facts import ABILITIES, KEYWORD_TOIL, SHADOW, TYPE_EVENT, TYPE_SITE
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_EXERT_EACH,
    RUN_INITIATIVE,
    RUN_PLAY_CARD,
    RUN_TEXT,
    RUN_USE,
)
from mathom.games.tcg.questions import ASK_BEARER, ASK_TOIL
from mathom.games.tcg.rows import (
    ACTIVE,
    MARKS,
    OUT,
    PLAYED_ON,
    SEATS,
    STARTED,
    STATE,
    TEXT_CANCELLED,
    VOID,
    ZONE,
    in_play_zone,
    of_seat,
    twilight,
)
from mathom.games.tcg.rulebook.bearing import bearers, needs_bearer
from mathom.games.tcg.rulebook.legality import event_action, limit_key, price_of, toilers
from mathom.games.tcg.rulebook.paying import (
    COMES_EXHAUSTED,
    COST_ONLY,
    DEAL_OPEN,
    EFFECT_ONLY,
    FOR_FREE,
    PLAY_PAID,
    STARTING,
    TRIAL,
    USE_PAID,
    change_of,
    how,
    mode_of,
    with_present,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId
from mathom.kernel.procedure import PREVENTED, Procedure


def gone(game: Game, who: int) -> bool:
    """000: losing the game - what a player was doing ends when he has lost meanwhile."""
    return who >= 0 and game.rows[STATE][SEATS] > 2 and of_seat(game, who, OUT) == 1


class Text(Perform):
    """Runs a step of a card's text, unless its player has lost meanwhile."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if gone(game, frame.who):
            game.done(UNPAID)
            game.picks = frame.cards
        else:
            super().step(game, frame, pc)


class PlayCard(Procedure):
    """003: playing a card. ``card`` is the card, ``place`` the pile it comes from.

    ``other`` is the bearer, or which text of an event; ``event`` is how (see ``paying``);
    ``count`` how many costs are paid, then 1 when it was cancelled; ``cards`` the names.
    """

    UNPAID: Final = -1  # in ``count``: a cost could not be paid

    REVEAL: Final = 0
    BEARER: Final = 1
    BEARER_IS: Final = 2
    TOIL: Final = 3
    TOILED: Final = 4
    PAY_TWILIGHT: Final = 5
    PAY_COSTS: Final = 6
    COST_PAID: Final = PLAY_PAID
    PAY_TEXT: Final = 8
    TEXT_PAID: Final = 9
    PUT_IN_PLAY: Final = 10
    RESPOND: Final = 11
    LOSE_INITIATIVE: Final = 12
    TAKE_EFFECT: Final = 13
    PLAYED: Final = 14
    DONE: Final = 15

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        printed = facts(game, frame.card)
        if gone(game, frame.who):
            game.done()
        elif pc == PlayCard.REVEAL:
            frame.count = 0
            game.event(E_VOID, frame.card, frame.place)
        elif pc == PlayCard.BEARER:
            self.ask_bearer(game, frame)
        elif pc == PlayCard.BEARER_IS:
            if needs_bearer(printed) and game.pick == NONE:
                # 003: playing a card - somebody left the game, and what it could be played on.
                frame.step = PlayCard.DONE
                frame.count = PlayCard.UNPAID
                game.event(E_CARD, frame.card, frame.place)
            elif printed.type != TYPE_EVENT:
                frame.other = game.pick
                game.event(E_STATE, PLAYED_ON, frame.other)
            elif frame.other == NONE:
                action = event_action(game, frame.card)
                frame.other = action.index if action is not None else NONE
            if printed.type == TYPE_EVENT and frame.other != NONE and ABILITIES[frame.other].plays:
                frame.cards = with_present(game, frame.who, frame.cards)
        elif pc == PlayCard.TOIL:
            self.ask_toil(game, frame)
        elif pc <= PlayCard.TEXT_PAID:
            self.pay(game, frame, pc)
        elif mode_of(frame) & TRIAL:
            names = frame.cards
            game.done(UNPAID if frame.count == PlayCard.UNPAID else 0)
            game.picks = names
        elif pc == PlayCard.PUT_IN_PLAY:
            if printed.type != TYPE_EVENT:
                game.event(E_ENTER, frame.card, frame.other, frame.place)
        elif pc == PlayCard.RESPOND:
            game.value = 0
            self.comes_into_play(game, frame)
            if game.rows[ZONE][frame.card] == VOID or frame.card in game.rows[ACTIVE]:
                game.event(E_PLAYED, frame.card, frame.who, frame.place)
        elif pc == PlayCard.LOSE_INITIATIVE:
            frame.count = int(game.value == PREVENTED or cancelled(game, frame.card))
            game.call(Frame(RUN_INITIATIVE))
        elif pc == PlayCard.TAKE_EFFECT:
            if printed.type == TYPE_EVENT and not frame.count and frame.other != NONE:
                game.call(
                    Frame(
                        RUN_USE,
                        frame.who,
                        frame.card,
                        0,
                        event=EFFECT_ONLY,
                        count=frame.other,
                        cards=frame.cards,
                    )
                )
        elif pc == PlayCard.PLAYED:
            if game.rows[ZONE][frame.card] == VOID:
                discard(game, frame.card)
        else:
            game.done(UNPAID if frame.count == PlayCard.UNPAID else 0)

    def ask_bearer(self, game: Game, frame: Frame) -> None:
        """Where it goes; a choice everyone can see."""
        if frame.other != NONE or not needs_bearer(facts(game, frame.card)):
            game.take(frame.other)
            return
        hosts = bearers(game, frame.who, frame.card)
        if len(hosts) > 1:
            game.ask(frame.who, ASK_BEARER, hosts)
        else:
            game.take(hosts[0] if hosts else NONE)

    def ask_toil(self, game: Game, frame: Frame) -> None:
        """000: toil - different characters, each once; as many as the pool needs, or more."""
        able = toilers(game, frame.who, frame.card)
        if not able or mode_of(frame) & (FOR_FREE | STARTING):
            game.picks = ()
            return
        least = 0
        if facts(game, frame.card).side == SHADOW:
            each = keyword_amount(game, frame.card, KEYWORD_TOIL)
            missing = price_of(game, frame.card, change_of(frame)) - twilight(game)
            least = max(0, min(len(able), -(-missing // each)))
        game.ask(frame.who, ASK_TOIL, able, least, len(able))

    def pay(self, game: Game, frame: Frame, pc: int) -> None:
        """Step 3: twilight first, then what its text asks for."""
        printed = facts(game, frame.card)
        if pc == PlayCard.TOILED:
            toiling = game.picks
            if toiling:
                frame.event = how(
                    mode_of(frame),
                    change_of(frame)
                    - keyword_amount(game, frame.card, KEYWORD_TOIL) * len(toiling),
                )
                game.call(Frame(RUN_EXERT_EACH, frame.who, NONE, frame.card, cards=toiling))
        elif pc == PlayCard.PAY_TWILIGHT:
            if not mode_of(frame) & (FOR_FREE | STARTING):
                price = price_of(game, frame.card, change_of(frame))
                add_twilight(game, -price if printed.side == SHADOW else price, frame.card)
        elif pc == PlayCard.PAY_COSTS:
            if frame.count < len(printed.to_play):
                perform(game, frame, printed.to_play[frame.count].do, frame.who)
            else:
                frame.step = PlayCard.PAY_TEXT
                frame.count = 0
        elif pc == PlayCard.COST_PAID:
            frame.count += 1
            frame.step = PlayCard.PAY_COSTS
            if game.value == UNPAID:
                self.fails(game, frame)
            else:
                frame.cards = game.picks
        elif pc == PlayCard.PAY_TEXT:
            game.value = 0
            game.picks = frame.cards
            if printed.type == TYPE_EVENT and frame.other != NONE:
                game.call(
                    Frame(
                        RUN_USE,
                        frame.who,
                        frame.card,
                        event=COST_ONLY,
                        count=frame.other,
                        cards=frame.cards,
                    )
                )
        elif game.value == UNPAID:
            self.fails(game, frame)
        else:
            frame.cards = game.picks

    def fails(self, game: Game, frame: Frame) -> None:
        """A cost could not be paid: the card is discarded, what was paid stays paid."""
        frame.step = PlayCard.DONE
        frame.count = PlayCard.UNPAID
        discard(game, frame.card)

    def comes_into_play(self, game: Game, frame: Frame) -> None:
        """What its coming into play brings at once."""
        card = frame.card
        if not in_play_zone(game.rows[ZONE][card]):
            return
        if mode_of(frame) & STARTING:
            game.event(E_MARK, card, STARTED, 1)
        printed = facts(game, card)
        if printed.is_character():
            if mode_of(frame) & COMES_EXHAUSTED or total(game, ENTERS_EXHAUSTED, card):
                game.event(E_EXHAUSTED, card)


class Use(Procedure):
    """A text is used: its limit counts, its cost is paid, then its steps are done in order.

    ``count`` says which text, ``other`` how many of its steps are done, ``event`` which part.
    """

    LIMIT: Final = 0
    COST: Final = 1
    PAID: Final = USE_PAID
    USED: Final = 3
    NEXT: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        ability = ABILITIES[frame.count]
        if gone(game, frame.who):
            game.done(UNPAID)
            game.picks = frame.cards
        elif pc == Use.LIMIT:
            frame.other = 0
            if frame.event == EFFECT_ONLY:
                frame.step = Use.NEXT
                game.picks = frame.cards
            elif ability.limit.times:
                game.event(E_LIMIT, limit_key(frame.card, ability), ability.limit.until, 1)
        elif pc == Use.COST:
            game.value = 0
            if ability.plays and frame.event != COST_ONLY:
                frame.cards = with_present(game, frame.who, frame.cards)
            game.picks = frame.cards
            price = ability.price()
            if price is not None:
                perform(game, frame, price, frame.who)
            elif ability.deals:
                frame.cards = bind(frame.cards, CAUSE, DEAL_OPEN)
                perform(game, frame, ability.do[0], frame.who)
        elif pc == Use.PAID:
            # 000: cost - what could not be paid in full has no effect.
            unpaid = game.value == UNPAID
            frame.cards = game.picks
            if unpaid or frame.event == COST_ONLY:
                names = frame.cards
                game.done(UNPAID if unpaid else 0)
                game.picks = names
        elif pc == Use.USED:
            game.value = 0
            if isinstance(ability, Action) and facts(game, frame.card).type not in (
                TYPE_EVENT,
                TYPE_SITE,
            ):
                game.event(E_USED, frame.card, ability.index, frame.who)
        else:
            if frame.other == 0 and frame.event != EFFECT_ONLY:
                if game.value == PREVENTED or cancelled(game, frame.card):
                    game.done()
                    return
            elif frame.other > 0:
                frame.cards = game.picks
            if frame.other < len(ability.do):
                do = ability.do[frame.other]
                frame.other += 1
                frame.step = Use.NEXT
                perform(game, frame, do, frame.who)
            else:
                self.wait(game, frame, ability)
                game.done()

    def wait(self, game: Game, frame: Frame, used: Usable) -> None:
        """000: event - what it says of later waits until the phase ends."""
        card = facts(game, frame.card)
        if card.type == TYPE_EVENT and isinstance(used, Action):
            for later in card.listeners:
                delayed(game, later.index, frame.card, frame.who, END_OF_PHASE, frame.cards)


def cancelled(game: Game, card: CardId) -> bool:
    """003: cancel - whether what was being played or used was cancelled; it is told once."""
    if not game.rows[MARKS][card] & TEXT_CANCELLED:
        return False
    game.event(E_MARK, card, TEXT_CANCELLED, 0)
    return True


def play_from(
    game: Game, who: int, card: CardId, mode: int = 0, change: int = 0, host: CardId = NONE
) -> None:
    """Have a card played as part of an effect, from wherever it lies; perhaps on a given bearer."""
    game.call(
        Frame(
            RUN_PLAY_CARD,
            who,
            card,
            host,
            place=game.rows[ZONE][card],
            event=how(mode, change),
            cards=NOBODY,
        )
    )


class ExertEach(Procedure):
    """Characters exert one after another: ``cards``, for the card ``other``."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if not frame.cards:
            game.done()
        else:
            card = frame.cards[0]
            frame.cards = frame.cards[1:]
            frame.step = 0
            exert(game, card, frame.other, frame.who)


PROCEDURES.define(RUN_TEXT, Text())
PROCEDURES.define(RUN_PLAY_CARD, PlayCard())
PROCEDURES.define(RUN_USE, Use())
PROCEDURES.define(RUN_EXERT_EACH, ExertEach())
