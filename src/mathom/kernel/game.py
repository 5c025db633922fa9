"""The state of a game, and the loop that runs its procedures from one decision to the next."""

from typing import Final

from mathom.kernel.decision import CHANCE, Decision, IllegalAnswer, MathomError, RulesFault
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event, Rules, Setup

DOOR: Final = 0


class Game:
    """Rows of numbers, a stack of frames, and the one pending decision.

    ``answer`` is the only way in. A clone shares rows and frames with its original until one
    of them writes, so it costs a few list copies whatever the game. What a caller may read:
    ``decision`` (``None`` when the game is over), ``rows``, ``stack``, ``payoffs``.
    """

    __slots__ = (
        "_framed",
        "_owned",
        "decision",
        "events",
        "pick",
        "picks",
        "reckoning",
        "rows",
        "rules",
        "setup",
        "stack",
        "value",
    )

    def __init__(
        self, rules: Rules, setup: Setup, rows: list[list[int]], stack: list[Frame]
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.rows = rows
        self.stack = stack
        self._owned = 0  # a bit for each row that nobody shares
        self._framed = len(stack)  # this many frames, from the bottom, may be shared
        self.decision: Decision | None = None
        self.events: list[list[Event | None]] | None = None  # kept only while somebody watches
        # Handed from one step to the next within one run; nothing to save.
        self.pick = NONE
        self.picks: tuple[int, ...] = ()
        self.value = 0
        # What the rules are in the middle of working out from the rows, that they may notice when
        # it goes round in a circle. Each game has its own: several threads may look at its clones.
        self.reckoning: list[int] = []

    # Playing

    def answer(self, *picks: int) -> None:
        """Answer the pending decision and run on to the next."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over")
        if len(picks) != 1 or decision.most != 1 or picks[0] not in decision.options:
            refusal = decision.refusal(picks)
            if refusal:
                raise IllegalAnswer(refusal)
        self.decision = None
        if decision.asides is not None and picks and picks[0] in decision.asides:
            self.rules.aside(self, decision.who, picks[0])
        else:
            self.picks = picks
            self.pick = picks[0] if picks else NONE
            frame = self.stack[-1] if len(self.stack) > self._framed else self._own()
            frame.step += 1
        self.run()

    def leave(self, seat: Seat) -> None:
        """A seat gives up, asked or not; what was asked of another is asked again."""
        if self.decision is None:
            raise IllegalAnswer("the game is over")
        if not self.rules.may_leave(self, seat):
            raise IllegalAnswer(f"seat {seat} cannot leave this game now")
        self.rules.leave(self, seat)
        self.decision = None
        self.run()

    def run(self) -> None:
        """Run procedures until one asks, or all are done."""
        procedures = self.rules.procedures
        stack = self.stack
        try:
            while stack:
                frame = stack[-1]
                if len(stack) <= self._framed:
                    frame = self._own()
                pc = frame.step
                frame.step = pc + 1
                procedures[frame.procedure].step(self, frame, pc)
                decision = self.decision
                if decision is not None:
                    if decision.who < 0 or not self.rules.absent(self, decision.who):
                        frame.step = pc
                        return
                    self.decision = None
                    self.picks = tuple(decision.options[: decision.least])
                    self.pick = self.picks[0] if self.picks else NONE
        except MathomError:
            raise
        except Exception as fault:
            raise RulesFault(f"{self.whereabouts()}: {fault!r}") from fault

    def whereabouts(self) -> str:
        """The procedures under way, outermost first, for people who mend rules."""
        return " > ".join(
            f"{type(self.rules.procedures[frame.procedure]).__name__}[{frame.step}]"
            for frame in self.stack
        )

    def payoffs(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return self.rules.payoffs(self)

    # What procedures say

    def ask(
        self,
        who: int,
        kind: int,
        options: list[int],
        least: int = 1,
        most: int = 1,
        asides: list[int] | None = None,
        ordered: bool = False,
    ) -> None:
        """Wait for an answer; the next step finds it in ``pick`` and ``picks``."""
        self.decision = Decision(who, kind, options, least, most, ordered, asides)

    def roll(self, kind: int, options: list[int], count: int = 1) -> None:
        """Let chance pick ``count`` of the options, in order."""
        if len(options) == 1:
            self.take(options[0])
        else:
            self.decision = Decision(CHANCE, kind, options, count, count, count > 1)

    def take(self, option: int) -> None:
        """Go on as if this had been answered: everyone can see it is the only answer."""
        self.pick = option
        self.picks = (option,)

    def call(self, frame: Frame) -> None:
        """Run another procedure before the next step of this one."""
        self.stack.append(frame)

    def done(self, value: int = 0) -> None:
        """Finish this procedure; the caller's next step finds the value."""
        self.stack.pop()
        self.value = value

    def unwind(self, procedure: int) -> None:
        """Abandon everything under way above the innermost frame of this procedure."""
        while self.stack and self.stack[-1].procedure != procedure:
            self.stack.pop()

    # Changing the state

    def event(self, kind: int, subject: int = NONE, value: int = NONE, cause: int = NONE) -> None:
        """Send an event through the door; at once where nothing answers it."""
        rules = self.rules
        if rules.answered[kind]:
            timings = rules.listens(self, kind, subject, value)
            if timings:
                self.stack.append(
                    Frame(DOOR, NONE, subject, cause, place=value, event=kind, count=timings)
                )
                return
        if self.events is None:
            rules.happen(self, kind, subject, value, cause)
        else:
            self.happen(kind, subject, value, cause)

    def happen(self, kind: int, subject: int, value: int, cause: int) -> None:
        """The event takes place and those who watch see it."""
        rules = self.rules
        rules.happen(self, kind, subject, value, cause)
        if self.events is not None:
            event = (kind, subject, value, cause)
            viewers = rules.viewers(self.setup)
            self.events.append([rules.witness(self, event, viewer) for viewer in viewers])

    def put(self, row: int, index: int, value: int) -> None:
        """Write one cell. Only ``Rules.happen`` may."""
        if self._owned >> row & 1:
            self.rows[row][index] = value
        else:
            cells = self.rows[row][:]
            cells[index] = value
            self.rows[row] = cells
            self._owned |= 1 << row

    def put_row(self, row: int, cells: list[int]) -> None:
        """Write a whole row, which becomes this game's own. Only ``Rules.happen`` may."""
        self.rows[row] = cells
        self._owned |= 1 << row

    # Copies

    def clone(self) -> "Game":
        """A game that plays on by itself from here; nobody watches it."""
        self._owned = 0
        self._framed = len(self.stack)
        other = Game(self.rules, self.setup, self.rows[:], self.stack[:])
        other.decision = self.decision
        return other

    def ask_again(self) -> None:
        """Ask the pending question anew, after hidden cells were replaced."""
        self.decision = None
        self.run()

    def _own(self) -> Frame:
        """The frame under way, copied for this game because clones may share it."""
        size = len(self.stack)
        frame = self.stack[size - 1].copy()
        self.stack[size - 1] = frame
        self._framed = size - 1
        return frame


def new(rules: Rules, wish: Setup, watched: bool = False) -> Game:
    """A game set up as wished, run to its first decision."""
    setup = rules.setup(wish)
    rows, first = rules.begin(setup)
    game = Game(rules, setup, rows, [first])
    if watched:
        game.events = []
    game.run()
    return game
