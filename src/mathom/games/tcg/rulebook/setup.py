"""000: setting up the game, bid, starting fellowship; shuffling, drawing, laying sites."""

from typing import Final

from mathom.cardplay.questions import NO, YES
from mathom.cardplay.shuffling import Shuffle
from mathom.games.tcg.changes import may_take
from mathom.games.tcg.effect_kinds import NO_DRAWING
from mathom.games.tcg.effects import facts, total, twilight_cost
from mathom.games.tcg.events.bookkeeping import E_STATE
from mathom.games.tcg.events.cards import E_CARD, E_DRAW, E_RING_BEARER, E_SHUFFLE, E_TRANSFER
from mathom.games.tcg.events.sites import E_MARKER, E_SITE
from mathom.games.tcg.events.tokens import E_BURDEN
from mathom.games.tcg.events.turns import E_BID, E_BIDS_SHOWN, E_PLACE, E_RESHUFFLED
from mathom.games.tcg.facts import SHADOWS_BLOCK, TYPE_COMPANION, TYPE_THE_ONE_RING
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_BIDDING,
    RUN_DRAW,
    RUN_PLACE_SITE,
    RUN_PLAY_CARD,
    RUN_SET_UP,
    RUN_SHUFFLE,
    RUN_STARTING_FELLOWSHIP,
)
from mathom.games.tcg.questions import (
    ASK_BID,
    ASK_FIRST_PLAYER,
    ASK_PLACE,
    ASK_RESHUFFLE,
    ASK_SHUFFLE,
    ASK_SITE,
    ASK_START,
    ASK_TIE,
    PASS,
)
from mathom.games.tcg.rows import (
    ADVENTURE,
    BEARER_CELL,
    BIDS,
    DECK,
    DISCARD,
    FREE_PLAYER,
    OUT,
    OVER,
    PATH_BLOCK,
    PLACE_CELL,
    PLAY,
    PRINTED,
    RESHUFFLED,
    STARTER,
    STATE,
    in_turn_order,
    of_seat,
    seats,
    to_the_left,
)
from mathom.games.tcg.rulebook.legality import playable
from mathom.games.tcg.rulebook.paying import STARTING, how
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure

HAND_SIZE: Final = 8
STARTING_COST: Final = 4


class SetUp(Procedure):
    """000: setting up the game, in the order of its summary."""

    BID: Final = 0
    FIRST_SITE: Final = 1
    MARKERS: Final = 2
    FELLOWSHIPS: Final = 3
    SHUFFLE: Final = 4
    HANDS: Final = 5
    DONE: Final = 6

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        """``count`` counts the players served."""
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == SetUp.BID:
            game.call(Frame(RUN_BIDDING))
        elif pc == SetUp.FIRST_SITE:
            game.call(Frame(RUN_PLACE_SITE, in_turn_order(game)[0], count=1))
        elif pc == SetUp.MARKERS:
            for seat in range(seats(game)):
                game.event(E_MARKER, seat, 1)
            frame.count = 0
        elif pc == SetUp.FELLOWSHIPS:
            order = in_turn_order(game)
            if frame.count < len(order):
                frame.step = SetUp.FELLOWSHIPS
                seat = order[frame.count]
                frame.count += 1
                if not of_seat(game, seat, OUT):
                    game.call(Frame(RUN_STARTING_FELLOWSHIP, seat))
            else:
                frame.count = 0
        elif pc == SetUp.SHUFFLE:
            if frame.count < seats(game):
                frame.step = SetUp.SHUFFLE
                game.call(Frame(RUN_SHUFFLE, place=DECK + frame.count))
                frame.count += 1
            else:
                frame.count = 0
        elif pc == SetUp.HANDS:
            order = in_turn_order(game)
            if frame.count < len(order):
                frame.step = SetUp.HANDS
                game.call(Frame(RUN_DRAW, order[frame.count], count=HAND_SIZE))
                frame.count += 1
        else:
            game.done()


class Bidding(Procedure):
    """000: bid, who goes first? - secret bids; places chosen by the highest first.

    ``cards`` are the seats that have chosen; under the Starter Rules chance decides.
    """

    ASK: Final = 0
    NEXT: Final = 1
    SHOW: Final = 2
    TIE: Final = 3
    TIE_IS: Final = 4
    CHOOSE: Final = 5
    CHOSEN: Final = 6
    STARTER: Final = 7
    STARTER_IS: Final = 8

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        count = seats(game)
        if pc == Bidding.ASK:
            if game.rows[STATE][STARTER]:
                frame.step = Bidding.STARTER
            else:
                frame.who = frame.count
                bearer = of_seat(game, frame.who, BEARER_CELL)
                most = facts(game, bearer).resistance
                game.ask(frame.who, ASK_BID, list(range(most + 1)))
        elif pc == Bidding.NEXT:
            frame.step = Bidding.ASK
            frame.count += 1
            if frame.count == count:
                frame.step = Bidding.SHOW
            game.event(E_BID, frame.who, game.pick)
        elif pc == Bidding.SHOW:
            game.event(E_BIDS_SHOWN)
        elif pc == Bidding.TIE:
            waiting = [seat for seat in range(count) if seat not in frame.cards]
            if not waiting:
                game.done()
                return
            bids = game.rows[BIDS]
            highest = max(bids[seat] for seat in waiting)
            game.roll(ASK_TIE, [seat for seat in waiting if bids[seat] == highest])
        elif pc == Bidding.TIE_IS:
            frame.who = game.pick
        elif pc == Bidding.CHOOSE:
            taken = [of_seat(game, seat, PLACE_CELL) for seat in frame.cards]
            places = [place for place in range(count) if place not in taken]
            if len(places) > 1:
                game.ask(frame.who, ASK_PLACE, places)
            else:
                game.take(places[0])
        elif pc == Bidding.CHOSEN:
            frame.step = Bidding.TIE
            frame.cards = (*frame.cards, frame.who)
            game.event(E_PLACE, frame.who, game.pick)
        elif pc == Bidding.STARTER:
            game.roll(ASK_FIRST_PLAYER, list(range(count)))
        else:
            first = game.pick
            for seat in range(count):
                game.event(E_PLACE, seat, (seat - first) % count)
            game.done()


class StartingFellowship(Procedure):
    """000: starting fellowship - the Ring-bearer with The One Ring, then companions one at a time.

    ``count`` is what the companions have cost.
    """

    TURN: Final = 0
    RING_BEARER: Final = 1
    RING: Final = 2
    BURDENS: Final = 3
    ASK: Final = 4
    PLAY: Final = 5
    DONE: Final = 6

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        seat = frame.who
        if pc == StartingFellowship.TURN:
            game.event(E_STATE, FREE_PLAYER, seat)
        elif pc == StartingFellowship.RING_BEARER:
            game.event(E_RING_BEARER, of_seat(game, seat, BEARER_CELL), seat)
        elif pc == StartingFellowship.RING:
            for card in game.rows[PLAY + seat]:
                if facts(game, card).type == TYPE_THE_ONE_RING:
                    game.event(E_TRANSFER, card, of_seat(game, seat, BEARER_CELL))
        elif pc == StartingFellowship.BURDENS:
            bid = game.rows[BIDS][seat]
            if bid > 0:
                game.event(E_BURDEN, bid)
        elif pc == StartingFellowship.ASK:
            if of_seat(game, seat, OUT) or game.rows[STATE][OVER]:
                frame.step = StartingFellowship.DONE
                return
            able = self.able(game, frame)
            if able:
                game.ask(seat, ASK_START, [PASS, *able])
            else:
                game.take(PASS)
        elif pc == StartingFellowship.PLAY:
            if game.pick != PASS:
                frame.step = StartingFellowship.ASK
                frame.count += twilight_cost(game, game.pick)
                game.call(
                    Frame(
                        RUN_PLAY_CARD,
                        seat,
                        game.pick,
                        place=DECK + seat,
                        event=how(STARTING),
                    )
                )
        else:
            game.done()

    def able(self, game: Game, frame: Frame) -> list[int]:
        """One of each companion that four twilight in all allow."""
        found: list[int] = []
        seen: list[int] = []
        left = STARTING_COST - frame.count
        for card in game.rows[DECK + frame.who]:
            number = game.rows[PRINTED][card]
            printed = facts(game, card)
            if printed.type == TYPE_COMPANION and number not in seen:
                seen.append(number)
                if twilight_cost(game, card) <= left and playable(game, frame.who, card):
                    found.append(card)
        return found


def may_draw(game: Game, seat: Seat) -> bool:
    return may_take(game, seat) and not total(game, NO_DRAWING, seat)


class Draw(Procedure):
    """000: draw deck - cards from the top, as long as there are any.

    ``other`` is the card whose text tells to. Under the Starter Rules an empty deck may be made
    anew from the discard pile, once.
    """

    NEXT: Final = 0
    RESHUFFLE: Final = 1
    GATHER: Final = 2
    SHUFFLE: Final = 3
    RESHUFFLED: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        seat = frame.who
        if pc == Draw.NEXT:
            deck = game.rows[DECK + seat]
            if frame.count == 0 or not may_draw(game, seat):
                game.done()
            elif deck:
                frame.count -= 1
                frame.step = Draw.NEXT
                game.event(E_DRAW, seat, deck[-1], frame.other)
            elif self.can_reshuffle(game, seat):
                game.ask(seat, ASK_RESHUFFLE, [NO, YES])
            else:
                game.done()
        elif pc == Draw.RESHUFFLE:
            if game.pick == NO:
                game.done()
            else:
                game.event(E_RESHUFFLED, seat)
        elif pc == Draw.GATHER:
            if game.rows[DISCARD + seat]:
                frame.step = Draw.GATHER
                game.event(E_CARD, game.rows[DISCARD + seat][-1], DECK + seat)
        elif pc == Draw.SHUFFLE:
            game.call(Frame(RUN_SHUFFLE, place=DECK + seat))
        else:
            frame.step = Draw.NEXT

    def can_reshuffle(self, game: Game, seat: Seat) -> bool:
        if not game.rows[STATE][STARTER] or of_seat(game, seat, RESHUFFLED):
            return False
        return len(game.rows[DISCARD + seat]) > 0


class PlaceSite(Procedure):
    """000: site - the player ``who`` lays site number ``count`` from the adventure deck.

    In the older blocks the number says which; later any site will do.
    """

    ASK: Final = 0
    LAY: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == PlaceSite.ASK:
            if of_seat(game, frame.who, OUT):
                frame.who = to_the_left(game, frame.who)
            able = sites_for(game, frame.who, frame.count)
            if not able:
                frame.step = PlaceSite.DONE
            elif len(able) > 1:
                game.ask(frame.who, ASK_SITE, able)
            else:
                game.take(able[0])
        elif pc == PlaceSite.LAY:
            game.event(E_SITE, game.pick, frame.count, frame.who)
        else:
            game.done()


def sites_for(game: Game, seat: Seat, number: int) -> list[int]:
    """The sites of an adventure deck that could be site ``number``."""
    deck = game.rows[ADVENTURE + seat]
    if game.rows[STATE][PATH_BLOCK] == SHADOWS_BLOCK:
        return deck[:]
    return [site for site in deck if facts(game, site).site == number]


PROCEDURES.define(RUN_SET_UP, SetUp())
PROCEDURES.define(RUN_BIDDING, Bidding())
PROCEDURES.define(RUN_STARTING_FELLOWSHIP, StartingFellowship())
PROCEDURES.define(RUN_DRAW, Draw())
PROCEDURES.define(RUN_PLACE_SITE, PlaceSite())
PROCEDURES.define(RUN_SHUFFLE, Shuffle(ASK_SHUFFLE, E_SHUFFLE))
