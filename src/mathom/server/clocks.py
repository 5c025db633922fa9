"""Clocks: so much time for the whole game, or so many days for each answer."""

from mathom.server.records import TableRecord

DAY = 86_400.0


class Clock:
    """The time each seat has, worked out from when the answers were given.

    A live clock counts down while a seat is asked and gains ``increment`` with each answer.
    With ``days`` each answer has its own time. A clock that was taken back starts from where
    it stands: thinking time is not refunded.
    """

    def __init__(self, seats: int, since: float, allowance: float, increment: float | None) -> None:
        self.allowance = allowance
        self.increment = increment  # ``None``: the allowance is for each answer
        self.left = [allowance] * seats
        self.since = since

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered; the next one's time begins."""
        if self.increment is None:
            self.left[seat] = self.allowance
        else:
            spent = max(0.0, now - self.since)
            self.left[seat] = self.left[seat] - spent + self.increment
        self.since = now

    def restarted(self, now: float) -> None:
        """An answer was taken back."""
        self.since = now

    def shows(self, seat: int, asked: int | None, now: float) -> float:
        """The seconds a seat has left; only the seat that is asked loses any."""
        left = self.left[seat]
        if seat == asked:
            left -= max(0.0, now - self.since)
        return max(0.0, left)


def clock_of(table: TableRecord) -> Clock | None:
    """The clock of a table as it was wound up; none before the game begins."""
    if table.clock is None or table.begun is None:
        return None
    seats = len(table.chairs)
    if table.clock["kind"] == "days":
        return Clock(seats, table.begun, table.clock["days"] * DAY, None)
    return Clock(seats, table.begun, table.clock["seconds"], table.clock["increment"])
