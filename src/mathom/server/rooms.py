"""A table in memory: who is there, what they see, and its journal line by line.

Changes are made one at a time, under the room's lock, and only after they are on disk. What
subscribers are sent is made from the ledger when they are ready to receive it, so that a slow
one gets the newest state and holds nobody up.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from mathom.kernel.decision import LEFT, MathomError
from mathom.kernel.playthrough import has_left
from mathom.server.bot_seats import BotSeats
from mathom.server.clocks import clock_of
from mathom.server.ledger import Ledger, Unrepeatable
from mathom.server.records import NOBODY, Entry, Kind, Remark
from mathom.server.state import eyes_of, game_state, lines_from, partners, table_state
from mathom.server.storage.store import Unavailable
from mathom.server.subscriber import Refused, Subscriber, You, encode

if TYPE_CHECKING:
    from mathom.server.hub import Hub

log = logging.getLogger("mathom.server")


class Room:
    """One table with its ledger and its subscribers."""

    def __init__(self, hub: "Hub", ledger: Ledger) -> None:
        self.hub = hub
        self.ledger = ledger
        self.id = ledger.table.id
        self.now = hub.settings.now
        self.subscribers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._unsure = False  # the journal may have lines we have not seen
        self._bots = BotSeats(self)
        self._flag: asyncio.TimerHandle | None = None
        self._seen: dict[tuple[int, ...], dict[str, Any]] = {}

    # Who is there

    def you(self, user: str) -> You:
        """The seat of a person, several for who holds several, ``None`` for spectators."""
        seats = self.ledger.table.seats_of(user)
        if not seats:
            return None
        return seats[0] if len(seats) == 1 else seats

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.touched = time.monotonic()
        self.tell_all()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.touched = time.monotonic()
        self.tell_all()

    def present(self, user: str) -> bool:
        return any(subscriber.user == user for subscriber in self.subscribers)

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.subscribers) or self._bots.busy or self._lock.locked()

    def sleep(self) -> None:
        """Give memory back while nothing happens; subscribers stay."""
        if not self._bots.busy and not self._lock.locked():
            self._seen.clear()
            self.ledger.sleep()

    def close(self) -> None:
        if self._flag is not None:
            self._flag.cancel()

    # What they see

    def state_for(self, subscriber: Subscriber) -> bytes:
        """The newest state, with the lines this subscriber has not been sent."""
        ledger = self.ledger
        eyes = subscriber.eyes = eyes_of(ledger, subscriber.you, subscriber.eyes)
        also = partners(ledger, subscriber.you)
        if (eyes, *also) not in self._seen:
            self._seen[eyes, *also] = game_state(ledger, eyes, also)
        online = [
            chair.bot is not None or (chair.user is not None and self.hub.online(self, chair.user))
            for chair in ledger.table.chairs
        ]
        first = subscriber.told.get(eyes, 0)
        lines = lines_from(ledger, eyes, first)
        subscriber.told[eyes] = first + len(lines)
        return encode(
            {
                "type": "state",
                "table": table_state(ledger, online, self.now()),
                "you": subscriber.you,
                **self._seen[eyes, *also],
                "lines": lines,
                "first_line": first,
            }
        )

    def tell_all(self) -> None:
        """Let every subscriber have the newest state."""
        for subscriber in self.subscribers:
            subscriber.show()

    def chat(self, remark: Remark) -> None:
        for subscriber in self.subscribers:
            subscriber.hear(remark)

    async def begin_talk(self, subscriber: Subscriber) -> None:
        """Tell a subscriber what was said last, unless they do not want to hear it."""
        subscriber.await_talk()
        muted = await self.hub.store.talk.muted(self.id, subscriber.user)
        remarks = [] if muted else await self.hub.store.talk.remarks(self.id)
        subscriber.begin_talk(muted, remarks)

    async def mute(self, user: str) -> None:
        """Somebody has changed their mind about the talk: all their connections begin anew."""
        for subscriber in list(self.subscribers):
            if subscriber.user == user:
                await self.begin_talk(subscriber)

    # Keeping in step with the journal

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room to oneself, in step with the journal."""
        async with self._lock:
            self.touched = time.monotonic()
            if self._unsure:
                await self._catch_up()
            yield

    async def give(self, seat: int, picks: tuple[int, ...]) -> None:
        """Try an answer on a copy, so that the journal never holds one that cannot be given."""
        if has_left(picks):
            raise Refused("illegal", f"option {picks[0]} is not offered")
        try:
            change = self.ledger.change(picks)
        except MathomError as fault:
            raise Refused("illegal", str(fault)) from None
        await self.write("answer", seat, list(picks), change)
        self.hub.metrics.answers.inc()

    async def leaves(self, kind: Kind, seat: int) -> None:
        """A seat gives up or has no time left: the others play on, or the game ends."""
        ledger = self.ledger
        change = ledger.change((LEFT - seat,)) if ledger.leaves(seat) else None
        await self.write(kind, seat, [], change)

    async def write(
        self, kind: Kind, seat: int, picks: list[int] | None = None, change: str | None = None
    ) -> None:
        """Write one line; then, and only then, let it take effect. For who holds the room."""
        ledger = self.ledger
        rules = ledger.rules.version
        entry = Entry(ledger.number, kind, seat, self.now(), picks or [], rules, change)
        begun = time.perf_counter()
        try:
            fresh = await self.hub.store.journal.append(self.id, entry)
        except Unavailable:
            self._unsure = True
            log.exception("table %s: a line could not be written", self.id)
            raise Refused("unavailable", "The server cannot write now; try again.") from None
        self.hub.metrics.durable_seconds.observe(time.perf_counter() - begun)
        if not fresh:
            await self._catch_up()
            raise Refused("stale", "The game has moved on.")
        self._apply([entry])
        await self._changed()

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self.hub.store.journal.entries(self.id, self.ledger.number)
        except Unavailable:
            self._unsure = True
            raise Refused("unavailable", "The server cannot read now; try again.") from None
        self._unsure = False
        if entries:
            self._apply(entries)
            await self._changed()

    def _apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.ledger.apply(entry)
            if entry.kind == "takeback":
                # The chronicle is shorter now: what was told beyond its end must be told anew.
                for subscriber in self.subscribers:
                    for eyes, told in subscriber.told.items():
                        subscriber.told[eyes] = min(told, self.ledger.play.told(eyes))

    async def refresh(self) -> None:
        """Somebody sat down, or a rematch was set up."""
        async with self._lock:
            table = await self.hub.store.tables.get(self.id)
            if table is None:
                return
            begins = self.ledger.table.begun is None and table.begun is not None
            self.ledger.table = table
            if begins:
                self.ledger.clock = clock_of(table)
            for subscriber in self.subscribers:
                subscriber.you = self.you(subscriber.user)
            await self._changed()

    async def take_over(self) -> None:
        """After loading: where today's rules cannot follow an old game to its end, it goes on from
        as far as they can, and all who come are told."""
        ledger = self.ledger
        try:
            _ = ledger.play
        except Unrepeatable as fault:
            if ledger.table.status == "over":
                ledger.cut(fault.kept)
                return
            async with self._lock:
                ledger.cut(fault.kept)
                await self.write("takeback", NOBODY, [fault.kept])
                text = (
                    f"The rules have changed since this game began: {fault}. It goes on from there."
                )
                await self.hub.store.talk.say(self.id, Remark("Mathom", text, self.now()))

    async def begin(self) -> None:
        """After loading: whatever should be going on goes on."""
        async with self._lock:
            await self._changed()

    async def _changed(self) -> None:
        self._seen.clear()
        self.touched = time.monotonic()
        if self.ledger.table.status == "playing" and self.ledger.over:
            await self._finish()
        self._set_flag()
        self.tell_all()
        self._bots.look()

    async def _finish(self) -> None:
        """Note the end. If this is lost, loading the table again makes up for it."""
        ledger = self.ledger
        try:
            text = ledger.log(await self.hub.store.journal.entries(self.id))
            await self.hub.store.tables.finish(self.id, ledger.result or {}, text, ledger.account)
        except Unavailable:
            log.exception("table %s: its end could not be noted", self.id)
            return
        ledger.table.status = "over"
        ledger.table.result = ledger.result
        self.hub.metrics.games_over.labels(ledger.table.game).inc()

    # Clocks

    def _set_flag(self) -> None:
        """Ring when the seat that is asked has used up its time."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        clock, asked = self.ledger.clock, self.ledger.waiting_for
        if clock is not None and asked is not None and not self.hub.closing:
            left = clock.shows(asked, asked, self.now())
            # Far alarms are left to the hub's sweep.
            if left < 3600:
                loop = asyncio.get_running_loop()
                self._flag = loop.call_later(left + 0.01, self._ring)

    def _ring(self) -> None:
        self._flag = None
        self.hub.spawn(self.check_flag())

    async def check_flag(self) -> None:
        """Whoever has no time left loses."""
        async with self.held():
            clock, asked = self.ledger.clock, self.ledger.waiting_for
            if clock is None or asked is None:
                return
            if clock.shows(asked, asked, self.now()) > 0:
                self._set_flag()
                return
            try:
                await self.leaves("flag", asked)
            except Refused:
                # An answer got there first.
                self._set_flag()
