"""Passing ahead: through windows in which nothing new could be done.

Only action windows are passed, and only while they offer nothing that was not there when the
player said so. A response that could be given, and every other question, is always asked.
"""

from typing import Final

from mathom.cli.terminal.cards.table import CardTable
from mathom.table.view import View

UNTIL_SOMETHING: Final = 1
UNTIL_PHASE_ENDS: Final = 2


class Passing:
    """What one player has said: pass for me, until this."""

    def __init__(self, until: int, view: View, table: CardTable, told: int) -> None:
        self.until = until
        self.table = table
        self.phase = table.phase(view.game)
        self.told = told  # how much had happened then
        decision = view.decision
        self.offered = set(decision.options) if decision is not None else set()

    def passes(self, view: View, told: int) -> bool:
        """Whether the pending question is passed for the player."""
        decision = view.decision
        table = self.table
        if decision is None or table.passing not in decision.options or self.over(view, told):
            return False
        if decision.kind in table.responses:
            return len(decision.options) == 1
        return decision.kind in table.windows and set(decision.options) <= self.offered

    def over(self, view: View, told: int) -> bool:
        """Whether what was waited for has come."""
        if self.until == UNTIL_PHASE_ENDS:
            return self.table.phase(view.game) != self.phase
        return told > self.told
