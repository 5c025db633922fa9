"""What every verb on cards shares: which cards, whose, how often."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import PLAYER, THOSE, X, bind
from mathom.cardplay.phrases import Who
from mathom.cardplay.picking import left_open, with_picked
from mathom.cardplay.steps import Player, Targeted, ask_player, choose, mask_of
from mathom.games.tcg.questions import ASK_X
from mathom.games.tcg.rows import OWNER
from mathom.games.tcg.rulebook.paying import narrow
from mathom.games.tcg.words.numbers import ONCE, TheX, Times
from mathom.games.tcg.words.zones import From
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

_MANY: Final = 1 << 16


def whose(who: Who) -> Player | None:
    """000: opponent - the player whose cards a selection means, where the doer says who it is."""
    sources: list[object] = [who, getattr(who, "deck", None)]
    zone = getattr(who, "zone", None)
    if isinstance(zone, From):
        sources += zone.places
    for source in sources:
        player = getattr(source, "player", None)
        if isinstance(player, Player) and player.choice:
            return player
    return None


class Verb(Targeted):
    """A verb that is done to cards one after another, each perhaps several times.

    The cards are remembered as "those cards"; of cards that were shown, what is left of them. An X
    that nobody has set is how many were chosen. Where the cards are those of "an opponent", the
    doer first says which.
    """

    also = ("Act", "Term", "Price", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    TIMES: Final = 2
    HOW_OFTEN: Final = 3
    ONE_BY_ONE: Final = 4
    WHOSE: Final = 5
    NAMED: Final = 6
    THEIRS: Final = 7
    PICKED_OF: Final = 8

    def __init__(self, who: Who) -> None:
        super().__init__(who)
        self.times: Times = ONCE
        self.whose = whose(who)

    def follow(self, known: Known) -> None:
        if _counts_x(self.who):
            known.mark(X)
        if self.whose is not None:
            known.mark(PLAYER)
        super().follow(known)
        known.mark(THOSE)

    def possible(self, game: Game, frame: Frame) -> bool:
        """As a cost: enough cards can be chosen; an X may not be nothing."""
        targets = self.targets(game, frame)
        times = 1 if self.times.chosen() else self.times.number(game, frame)
        if times > 1:
            targets = [card for card in targets if self.bears(game, card) >= times]
        return self.enough(game, frame, len(targets))

    def bears(self, game: Game, card: CardId) -> int:
        """How often it can be done to one card."""
        return _MANY

    def most_often(self, game: Game, cards: int) -> int:
        """How often it can be done to one of these cards."""
        return max(self.bears(game, c) for c in range(cards.bit_length()) if cards >> c & 1)

    def enough(self, game: Game, frame: Frame, found: int) -> bool:
        """000: cost - whether so many are all that it takes."""
        who = self.who
        if left_open(frame, who):
            return True
        if who.manner == Who.PLAIN:
            return found >= who.full(game, frame) > 0
        return found > 0 and found >= who.least(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Verb.WHICH:
            if self.whose is None:
                choose(game, frame, self.who, self.targets(game, frame))
                narrow(game)
            else:
                frame.step = Verb.WHOSE
        elif pc == Verb.WHOSE:
            assert self.whose is not None
            ask_player(game, frame, self.whose)
        elif pc == Verb.NAMED:
            frame.cards = bind(frame.cards, PLAYER, game.pick)
        elif pc == Verb.THEIRS:
            self.choose_of(game, frame, frame.cards[PLAYER])
        elif pc == Verb.PICKED_OF:
            frame.step = Verb.PICKED
        elif pc == Verb.PICKED:
            self.remember(game, frame)
        elif pc == Verb.TIMES:
            most = self.times.number(game, frame)
            if self.times.chosen() and frame.count:
                most = min(most, self.most_often(game, frame.count))
                game.ask(frame.who, ASK_X, list(range(most + 1)))
            else:
                game.take(most)
        elif pc == Verb.HOW_OFTEN:
            frame.other = game.pick if game.pick > 0 else 0
            frame.step = Verb.ONE_BY_ONE
            game.value = 0
            if not frame.other:
                frame.count = 0
        else:
            self.look(game, frame)
            game.value = 0
            self.next(game, frame)

    def choose_of(self, game: Game, frame: Frame, player: Seat) -> None:
        """000: opponent - among the cards of the one that was named."""
        owners = game.rows[OWNER]
        theirs = [card for card in self.targets(game, frame) if owners[card] == player]
        choose(game, frame, self.who, theirs)
        narrow(game)

    def remember(self, game: Game, frame: Frame) -> None:
        """Cards picked among those seen before leave "the rest" of them."""
        picks = game.picks
        frame.count = mask_of(picks)
        those = frame.count
        if self.who.seen:
            those = max(frame.cards[THOSE], 0) & ~those
        names = with_picked(bind(frame.cards, THOSE, those), self.who, picks)
        if names[X] == NONE and _counts_x(self.who):
            names = bind(names, X, len(picks))
        frame.cards = names

    def next(self, game: Game, frame: Frame) -> None:
        """Do it once more to the next card; all of one card's times come together."""
        if frame.count == 0:
            self.finish(game, frame)
            return
        card = (frame.count & -frame.count).bit_length() - 1
        rest = frame.other >> 16
        rest += 1
        if rest >= frame.other & 0xFFFF:
            frame.count ^= 1 << card
            rest = 0
        frame.other = frame.other & 0xFFFF | rest << 16
        frame.step = Verb.ONE_BY_ONE
        self.apply(game, frame, card)


def _counts_x(who: Who) -> bool:
    count = getattr(who, "count", None)
    return isinstance(count, TheX)


class Repeated(Verb):
    """A verb that may be done to each card several times."""

    def __init__(self, who: Who, times: Times = ONCE) -> None:
        super().__init__(who)
        self.times = times
