"""What the tables of both card games share in tests: answering by label, and passing on."""

from typing import ClassVar, Self

from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.roster import player
from mathom.table.view import View

# No phase of a laid-out game asks more often than this.
LONG = 300


class CardTable:
    """A game laid out in the middle. ``PASSING`` is the option that passes."""

    PASSING: ClassVar[int]
    game: Game

    def roll(self) -> None:
        """Chance leaves everything in the order it lies."""
        while self.game.decision is not None and self.game.decision.who == CHANCE:
            decision = self.game.decision
            self.game.answer(*decision.options[: decision.most])

    @property
    def asked(self) -> int:
        """The kind of the pending decision."""
        assert self.game.decision is not None
        return self.game.decision.kind

    @property
    def who(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.who

    def labels(self) -> list[str]:
        """What is offered, as its player reads it; a text by the title of its card."""
        assert self.game.decision is not None
        question = View(self.game, self.game.decision.who).question()
        return [option.label.split(":")[0] for option in question.options]

    def offers(self, label: str) -> bool:
        return label in self.labels() or f"{label} (1)" in self.labels()

    def pick(self, *labels: str) -> Self:
        """Answer the pending decision by labels; copies have a number behind them."""
        offered = self.labels()
        assert self.game.decision is not None
        picks = []
        for label in labels:
            found = label if label in offered else f"{label} (1)"
            assert found in offered, f"{label!r} is not among {offered}"
            picks.append(self.game.decision.options[offered.index(found)])
        self.game.answer(*picks)
        self.roll()
        return self

    def skip(self) -> Self:
        """Pass, decline, pick nobody, or where something must be picked the first of all."""
        assert self.game.decision is not None
        decision = self.game.decision
        if self.PASSING in decision.options:
            self.game.answer(self.PASSING)
        elif decision.least == 0:
            self.game.answer()
        else:
            self.game.answer(*decision.options[: decision.least])
        self.roll()
        return self

    def until(self, kind: int) -> Self:
        """Pass until a decision of this kind is asked, or the game is over."""
        for _ in range(LONG):
            if self.game.decision is None or self.game.decision.kind == kind:
                return self
            self.skip()
        raise AssertionError("never asked")

    def until_offered(self, label: str) -> Self:
        """Pass until this is offered."""
        for _ in range(LONG):
            if self.offers(label):
                return self
            self.skip()
        raise AssertionError(f"{label} is never offered")


def choice(table: CardTable) -> list[str]:
    """The labels of what the heuristic picks for whoever is asked."""
    game, decision = table.game, table.game.decision
    assert decision is not None
    picks = player("heuristic", game.rules).answer(View(game, decision.who), Dice(3))
    labels = dict(zip(decision.options, table.labels(), strict=True))
    return [labels[pick] for pick in picks]
