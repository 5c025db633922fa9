"""Steps that a text tells to do, as small procedures that run on the kernel's frames.

A step is a word; its slots never change, so it is a singleton like any procedure, known by its
number among all the steps of a game's cards. The frame holds that number and the registers:
``who`` does it, ``card`` is the card whose text it is, ``cards`` are the names bound so far,
``count`` the targets or players still to come. No closure, no callback: a game in the middle of
a card's text is plain data like any other.

Choices are made first; then the verb changes the state by one event at a time.
"""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.happening import CardEvent
from mathom.cardplay.names import PLAYER, THOSE, bind
from mathom.cardplay.phrases import Who
from mathom.cardplay.picking import choose as choose
from mathom.cardplay.picking import follow_picking, left_open, with_picked
from mathom.cardplay.picking import mask_of as mask_of
from mathom.cardplay.picking import queue as queue
from mathom.cardplay.piles import hides_card
from mathom.cardplay.questions import ASK_PLAYER
from mathom.cardplay.rows import KEPT, PRINTED, STATE
from mathom.cardplay.word import Word, within
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.kernel.procedure import PREVENTED, Procedure
from mathom.kernel.rules import Event, Rules, Setup

# Procedure 0 is the door; this is the next in every card game.
PERFORM: Final = 1


# What a step returns that could not be done in full, to a caller for whom it was a cost.
UNPAID: Final = 2


class CardRules(Rules):
    """Rules of a game whose cards speak the vocabulary. ``steps`` are all steps, by number."""

    steps: "dict[int, Do]"

    @abstractmethod
    def in_order(self, game: Game) -> list[int]:
        """The seats still playing, the one that acts first in front."""

    def seats(self, setup: Setup) -> int:
        return len(setup["decks"])

    def cell_rows(self) -> list[int]:
        return [STATE]

    def worked_out(self) -> list[int]:
        return [KEPT]

    def aside(self, game: Game, seat: Seat, pick: Pick) -> None:
        raise AssertionError("nothing is done in passing in this game")

    def hidden_rows(self) -> list[int]:
        return [PRINTED]

    def hides(self, game: Game, row: int, index: int, viewer: Seat) -> bool:
        return hides_card(game, index, viewer)

    def things(self, game: Game) -> int:
        """Cards, then seats."""
        return len(game.rows[PRINTED]) + self.seats(game.setup)

    def declared(self, event: Event) -> CardEvent:
        """What is declared of an event."""
        kind = self.kinds[event[0]]
        assert isinstance(kind, CardEvent)
        return kind

    def witness(self, game: Game, event: Event, viewer: Seat) -> Event | None:
        return self.declared(event).witness(game, event, viewer)

    def tell(self, setup: Setup, event: Event, viewer: Seat) -> str:
        return self.declared(event).tell(event)

    def touched(self, event: Event) -> tuple[int, ...]:
        return self.declared(event).touched(event)


def card_rules(game: Game) -> CardRules:
    """The game's rules, known to be a card game's."""
    assert isinstance(game.rules, CardRules)
    return game.rules


class If(Word):
    """A condition that holds now or does not."""

    @abstractmethod
    def holds(self, game: Game, frame: Frame) -> bool:
        """Whether it holds."""


class Player(Word):
    """One player or several. ``one``: never more than one, so that it may be "that player"."""

    choice: ClassVar[bool] = False
    one: ClassVar[bool] = True

    @abstractmethod
    def players(self, game: Game, frame: Frame) -> list[int]:
        """The players meant, or those to choose among; in the order of play."""

    def chooser(self, game: Game, frame: Frame) -> int:
        """Who chooses among them."""
        return frame.who


class Do(Word):
    """A step. ``possible``: as a cost, it can be paid in full; as an effect, it does something.

    ``essential``: as an effect it must be possible, or the text cannot be used at all
    (``feasible``). ``removes``: the cards it is still to be done to leave together. ``ready`` is
    the step by which all choices are made that come before anything is done.
    """

    essential: ClassVar[bool] = False
    removes: ClassVar[bool] = False
    ready: ClassVar[int] = 0

    def __init__(self) -> None:
        self.index = NONE

    @abstractmethod
    def step(self, game: Game, frame: Frame, pc: int) -> None:
        """Run step ``pc`` of this step."""

    def possible(self, game: Game, frame: Frame) -> bool:
        return True

    def partly(self, game: Game, frame: Frame) -> bool:
        """As an effect: whether at least some of it can be done."""
        return self.possible(game, frame)

    def demanding(self) -> bool:
        """Whether, as an effect, something in it must be possible."""
        return self.essential

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        """As an effect: nothing that it must do is out of reach, once its cost is ``paid``.

        Before that, only what no payment can bring is looked at.
        """
        return not self.essential or not paid or self.possible(game, frame)

    def pays_for(self, frame: Frame) -> "Do | None":
        """What follows if the payment now under way succeeds, where this is one."""
        return None

    def named(self, game: Game, frame: Frame) -> tuple[int, ...]:
        """The names with what was chosen, once it is ready."""
        return frame.cards

    def finish(self, game: Game, frame: Frame) -> None:
        """Done: hand the names on, and whether it was done in full."""
        names = frame.cards
        game.done(UNPAID if frame.place == UNPAID else 0)
        game.picks = names

    def take_back(self, game: Game, frame: Frame) -> None:
        """Done, when the step it had another do is: with the names bound there."""
        frame.cards = game.picks
        self.finish(game, frame)

    def look(self, game: Game, frame: Frame) -> None:
        """Note if what was just done, by an event or by another step, was not done in full."""
        if game.value in (PREVENTED, UNPAID):
            frame.place = UNPAID


class Perform(Procedure):
    """Runs a step of a card's text."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        card_rules(game).steps[frame.event].step(game, frame, pc)


def perform(game: Game, frame: Frame, do: Do, who: int) -> None:
    """Run a step on behalf of another, with the names bound there."""
    game.value = 0
    game.call(Frame(PERFORM, who, frame.card, event=do.index, cards=frame.cards))


class Targeted(Do):
    """A verb that works on cards one after another."""

    CHOOSE: Final = 0
    CHOSEN: Final = 1
    EACH: Final = 2
    ready = 1

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def named(self, game: Game, frame: Frame) -> tuple[int, ...]:
        return with_picked(frame.cards, self.who, game.picks)

    def follow(self, known: Known) -> None:
        follow_picking(known, self.who, self)

    @abstractmethod
    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        """Do it to one card, by at most one event that something may answer."""

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether it can be done to this card at all."""
        return True

    def still(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether it can still be done to this card now that its turn has come."""
        return True

    def targets(self, game: Game, frame: Frame) -> list[int]:
        return [c for c in self.who.cards(game, frame) if self.fits(game, frame, c)]

    def partly(self, game: Game, frame: Frame) -> bool:
        return len(self.targets(game, frame)) > 0

    def possible(self, game: Game, frame: Frame) -> bool:
        who = self.who
        if left_open(frame, who):
            return True
        found = len(self.targets(game, frame))
        return found > 0 and (who.manner == Who.PLAIN or found >= who.wanted(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Targeted.CHOOSE:
            choose(game, frame, self.who, self.targets(game, frame))
        elif pc == Targeted.CHOSEN:
            frame.count = mask_of(game.picks)
            frame.cards = self.named(game, frame)
            game.value = 0
        elif frame.count == 0:
            self.look(game, frame)
            self.finish(game, frame)
        else:
            self.look(game, frame)
            game.value = 0
            card = (frame.count & -frame.count).bit_length() - 1
            frame.count ^= 1 << card
            frame.step = Targeted.EACH
            if self.still(game, frame, card):
                self.apply(game, frame, card)


def ask_player(game: Game, frame: Frame, player: Player) -> None:
    """Let the doer, or whoever else it is for, choose a player where there is a choice."""
    players = player.players(game, frame)
    if len(players) > 1:
        game.ask(player.chooser(game, frame), ASK_PLAYER, players)
    else:
        game.take(players[0] if players else NONE)


class OnPlayers(Do):
    """A step about players: one that the doer chooses, or all who are meant."""

    ASK: Final = 0
    WHO: Final = 1
    NEXT: Final = 2
    BACK: Final = 3
    ready = 1

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def named(self, game: Game, frame: Frame) -> tuple[int, ...]:
        meant = self.meant(game, frame)
        return bind(frame.cards, PLAYER, meant[0]) if len(meant) == 1 else frame.cards

    def follow(self, known: Known) -> None:
        self.player.follow(known)
        known.that_player(self.player.one)
        for word in within(self):
            if word is not self.player:
                word.follow(known)

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(self.player.players(game, frame)) > 0

    def meant(self, game: Game, frame: Frame) -> list[int]:
        """Who is meant, once a choice was made."""
        if not self.player.choice:
            return self.player.players(game, frame)
        return [] if game.pick == NONE else [game.pick]

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        """Do it to one player."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == OnPlayers.ASK:
            if self.player.choice:
                ask_player(game, frame, self.player)
        elif pc == OnPlayers.WHO:
            frame.count = queue(self.meant(game, frame))
            frame.cards = self.named(game, frame)
        elif frame.count == 0:
            self.finish(game, frame)
        else:
            player = (frame.count & 7) - 1
            frame.count >>= 3
            frame.step = OnPlayers.NEXT
            if player in card_rules(game).in_order(game):
                self.apply(game, frame, player)


class ChoosePlayer(OnPlayers):
    """Choose a player, to speak of that player afterwards."""

    english = "choose {player:Player}"


class Have(OnPlayers):
    """Another player, or each in turn, does it and chooses; "those cards" are all of theirs."""

    english = "have {player:Player} {do:Do}"

    def __init__(self, player: Player, do: Do) -> None:
        super().__init__(player)
        self.do = do

    def follow(self, known: Known) -> None:
        self.player.follow(known)
        known.done_by(self.do, self.player.one)

    def possible(self, game: Game, frame: Frame) -> bool:
        """As a cost: every player meant can do it; as a choice, somebody can."""
        players = self.player.players(game, frame)
        able = 0
        for player in players:
            names = bind(frame.cards, PLAYER, player)
            other = Frame(PERFORM, player, frame.card, place=frame.place, cards=names)
            able += self.do.possible(game, other)
        return able > 0 if self.player.choice else able == len(players) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Have.ASK:
            if self.player.choice:
                ask_player(game, frame, self.player)
        elif pc == Have.WHO:
            frame.count = queue(self.meant(game, frame))
        elif pc == Have.NEXT:
            if frame.count == 0:
                if frame.other != NONE:
                    frame.cards = bind(frame.cards, THOSE, frame.other)
                self.finish(game, frame)
                return
            player = (frame.count & 7) - 1
            frame.count >>= 3
            game.picks = frame.cards
            if player in card_rules(game).in_order(game):
                frame.cards = bind(frame.cards, PLAYER, player)
                perform(game, frame, self.do, player)
        else:
            if game.picks[THOSE] != frame.cards[THOSE]:
                frame.other = max(frame.other, 0) | max(game.picks[THOSE], 0)
            frame.cards = bind(game.picks, THOSE, frame.cards[THOSE])
            frame.step = Have.NEXT
