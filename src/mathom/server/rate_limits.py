"""How often anybody may do anything here: all rate limits, and the buckets that keep them.

``MATHOM_LIMITS=off`` switches them off, for load tests (``settings.py``).
"""

from collections.abc import Callable
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


# Requests to the API, by address. Generous for people, short for scripts: pages make a few calls.
REQUESTS: Final = Rate(20, 200)
# Guessing passwords, by address and by name, and making guests, by address: slow, whoever tries.
LOGINS: Final = Rate(0.2, 10)
NEW_GUESTS: Final = Rate(0.5, 60)
# New tables and uploaded logs; decks saved. By person.
NEW_TABLES: Final = Rate(0.5, 60)
SAVED_DECKS: Final = Rate(0.5, 60)
# Hints and analyses, by person: thinking is costly.
HINTS: Final = Rate(0.4, 8)
ANALYSES: Final = Rate(0.03, 6)
# Messages of one connection to a table; chat among them, and previews, which cost the most.
MESSAGES: Final = Rate(30, 90)
CHAT: Final = Rate(0.5, 10)
PREVIEWS: Final = Rate(5, 40)


class Bucket:
    """Lets so many things pass a second, and a burst now and then."""

    __slots__ = ("level", "now", "rate", "since")

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.level = rate.burst
        self.now = now
        self.since = now()

    def take(self, amount: float = 1.0) -> bool:
        self.level = self._level()
        self.since = self.now()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    @property
    def full(self) -> bool:
        return self._level() >= self.rate.burst

    def _level(self) -> float:
        # A clock that was set back empties nothing.
        gained = max(0.0, self.now() - self.since) * self.rate.per_second
        return min(self.rate.burst, self.level + gained)


class Buckets:
    """A bucket for each address or name; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {
                    key: bucket for key, bucket in self._buckets.items() if not bucket.full
                }
            bucket = self._buckets[key] = Bucket(self._rate, self._now)
        return bucket.take(amount)
