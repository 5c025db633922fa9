"""Steps made of other steps: one after another, on a condition, at will, one of several."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.questions import ASK_WHETHER, ASK_WHICH, NO, YES
from mathom.cardplay.steps import Do, If, perform
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


def some_demand(steps: tuple[Do, ...]) -> bool:
    """Whether something in one of these steps must be possible."""
    for do in steps:
        if do.demanding():
            return True
    return False


class Then(Do):
    """One step after another."""

    english = "first {steps:Do*, then }"

    def __init__(self, steps: tuple[Do, ...]) -> None:
        super().__init__()
        self.steps = steps

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.steps[0].possible(game, frame)

    def partly(self, game: Game, frame: Frame) -> bool:
        for do in self.steps:
            if do.partly(game, frame):
                return True
        return False

    def demanding(self) -> bool:
        return some_demand(self.steps)

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        for do in self.steps:
            if not do.feasible(game, frame, paid):
                return False
        return True

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0:
            self.look(game, frame)
            frame.cards = game.picks
        if pc < len(self.steps):
            perform(game, frame, self.steps[pc], frame.who)
        else:
            self.finish(game, frame)


class Provided(Do):
    """A step that happens only if a condition holds."""

    english = "if {if_:If}, {do:Do}"

    def __init__(self, if_: If, do: Do) -> None:
        super().__init__()
        self.if_ = if_
        self.do = do

    def follow(self, known: Known) -> None:
        self.if_.follow(known)
        known.perhaps(self.do)

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.if_.holds(game, frame) and self.do.possible(game, frame)

    def demanding(self) -> bool:
        return self.do.demanding()

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        return not self.if_.holds(game, frame) or self.do.feasible(game, frame, paid)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.picks = frame.cards
            if self.if_.holds(game, frame):
                perform(game, frame, self.do, frame.who)
        else:
            self.take_back(game, frame)


class Either(Do):
    """One step if a condition holds, another if not."""

    english = "if {if_:If}, {do:Do}; otherwise {other:Do}"

    def __init__(self, if_: If, do: Do, other: Do) -> None:
        super().__init__()
        self.if_ = if_
        self.do = do
        self.other = other

    def follow(self, known: Known) -> None:
        self.if_.follow(known)
        known.keep([known.branch(self.do), known.branch(self.other)])

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.branch(game, frame).possible(game, frame)

    def demanding(self) -> bool:
        return some_demand((self.do, self.other))

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        return self.branch(game, frame).feasible(game, frame, paid)

    def branch(self, game: Game, frame: Frame) -> Do:
        return self.do if self.if_.holds(game, frame) else self.other

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            perform(game, frame, self.branch(game, frame), frame.who)
        else:
            self.take_back(game, frame)


class Optionally(Do):
    """A step the doer may leave undone."""

    english = "optionally {do:Do}"

    ASK: Final = 0
    ANSWER: Final = 1
    BACK: Final = 2

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do

    def follow(self, known: Known) -> None:
        known.perhaps(self.do)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Optionally.ASK:
            if self.do.possible(game, frame):
                game.ask(frame.who, ASK_WHETHER, [NO, YES])
            else:
                game.take(NO)
        elif pc == Optionally.ANSWER:
            if game.pick == YES:
                perform(game, frame, self.do, frame.who)
            else:
                game.picks = frame.cards
        else:
            self.take_back(game, frame)


class OneOf(Do):
    """The doer chooses one of several steps, among those that can be done."""

    english = "choose one: {steps:Do*, or }"

    ASK: Final = 0
    ANSWER: Final = 1
    BACK: Final = 2

    def __init__(self, steps: tuple[Do, ...]) -> None:
        super().__init__()
        self.steps = steps

    def follow(self, known: Known) -> None:
        known.keep([known.branch(do) for do in self.steps])

    def able(self, game: Game, frame: Frame) -> list[int]:
        return [n for n, do in enumerate(self.steps) if do.possible(game, frame)]

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(self.able(game, frame)) > 0

    def choices(self, game: Game, frame: Frame) -> list[int]:
        """Those to choose among."""
        return self.able(game, frame)

    def demanding(self) -> bool:
        return some_demand(self.steps)

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        for do in self.steps:
            if do.feasible(game, frame, paid):
                return True
        return False

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == OneOf.ASK:
            able = self.choices(game, frame)
            if len(able) > 1:
                game.ask(frame.who, ASK_WHICH, able)
            else:
                game.take(able[0] if able else NONE)
        elif pc == OneOf.ANSWER:
            if game.pick == NONE:
                game.picks = frame.cards
            else:
                perform(game, frame, self.steps[game.pick], frame.who)
        else:
            self.take_back(game, frame)
