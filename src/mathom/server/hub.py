"""All the tables a worker has in memory, and its ears for the other workers."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from mathom.kernel.decision import MathomError
from mathom.server.analyst import Analyst
from mathom.server.bots import Bots
from mathom.server.clocks import DAY
from mathom.server.ledger import Ledger
from mathom.server.metrics import Metrics
from mathom.server.records import Remark
from mathom.server.rooms import Room
from mathom.server.settings import Settings
from mathom.server.storage.listen import Listener, News
from mathom.server.storage.store import Store, Unavailable
from mathom.server.subscriber import Refused, Subscriber
from mathom.server.upgrade import Upgrade

log = logging.getLogger("mathom.server")

# How often workers say that they live, and how long they are believed.
HEARTBEAT = 5.0
BELIEVED = 3 * HEARTBEAT
# How often clocks far from their end are looked at.
SWEEP = 20.0
# A session nobody comes with ends after so long: browsers keep no cookie longer.
SESSION_SECONDS = 400 * DAY


class Hub:
    """Finds rooms, lets go of idle ones, and keeps them in step with other workers."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = Bots(settings.bot_processes, settings.bot_seconds, metrics)
        self.analyst = Analyst()
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listener: Listener | None = None
        # Which people are at which table on another worker, and when it last spoke.
        self._elsewhere: dict[str, set[tuple[str, str]]] = {}
        self._heard: dict[str, float] = {}

    async def open(self) -> None:
        if self.store.shared:
            self._listener = Listener(self.store.engine, self.store.worker, self._hear)
            await self._listener.ready()
            await self.store.tell({"what": "hello"})
            self.spawn(self._beat())
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._forget())
        self.spawn(Upgrade(self.store).run())

    async def close(self) -> None:
        """Stop everything but the store; what was accepted is on disk already."""
        self.closing = True
        for room in self._rooms.values():
            room.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await self.analyst.close()
        await asyncio.to_thread(self.bots.close)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something on the side, and say so if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something on the side failed", exc_info=task.exception())

    # Rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, loaded if it must be; ``None`` if there is no such table."""
        found = self._rooms.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    def loaded(self, id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._rooms.get(id)

    async def _load(self, id: str) -> Room | None:
        try:
            table = await self.store.tables.get(id)
            if table is None:
                return None
            log = await self.store.tables.log_of(id) if table.status == "over" else None
            room = Room(self, Ledger(table, await self.store.journal.entries(id), log))
            # From here on other workers' news reaches it; what came before is read again.
            self._rooms[id] = room
            self.metrics.rooms.set(len(self._rooms))
            if self.store.shared:
                await room.catch_up()
            await room.take_over()
            await room.begin()
            return room
        except Exception:
            self._rooms.pop(id, None)
            raise
        finally:
            del self._loading[id]

    async def refresh(self, id: str) -> None:
        """A table's record has changed."""
        room = self._rooms.get(id)
        if room is not None:
            await room.refresh()

    async def _tidy(self) -> None:
        """Let games nobody touches sleep, and rooms nobody is in go."""
        idle = self.settings.idle_seconds
        while True:
            await asyncio.sleep(min(idle / 4, 10.0))
            now = time.monotonic()
            for table, room in list(self._rooms.items()):
                if now - room.touched < idle:
                    continue
                if not room.busy:
                    room.close()
                    del self._rooms[table]
                else:
                    room.sleep()
            self.metrics.rooms.set(len(self._rooms))

    async def _sweep(self) -> None:
        """Look at clocks whose room may not be in memory."""
        while True:
            try:
                await self.look_at_clocks()
            except (Unavailable, Refused, MathomError) as fault:
                log.warning("the clocks could not be looked at: %s", fault)
            await asyncio.sleep(SWEEP)

    async def look_at_clocks(self) -> None:
        """Whoever has run out of time loses, whether anybody is there or not."""
        for table, last in await self.store.journal.ticking():
            if self.settings.now() - last > SWEEP:
                room = await self.room(table)
                if room is not None:
                    await room.check_flag()

    async def _forget(self) -> None:
        """Once a day, forget the sessions nobody has come with for too long."""
        while True:
            with contextlib.suppress(Unavailable):
                await self.store.people.forget_sessions(self.settings.now() - SESSION_SECONDS)
            await asyncio.sleep(DAY)

    def dismiss(self, sessions: list[str]) -> None:
        """Hang up on every connection that was opened with these sessions."""
        for room in self._rooms.values():
            for subscriber in room.subscribers:
                if subscriber.session in sessions:
                    subscriber.dismiss()

    # Who is online

    def online(self, room: Room, user: str) -> bool:
        return room.present(user) or any(
            (room.id, user) in there for there in self._elsewhere.values()
        )

    async def enter(self, room: Room, subscriber: Subscriber) -> Room:
        """Let somebody in; into the room there is now, should that one have been let go."""
        room = await self.room(room.id) or room
        room.join(subscriber)
        await self._announce(room.id, subscriber.user, True)
        return room

    async def leave(self, room: Room, subscriber: Subscriber) -> None:
        room.leave(subscriber)
        if not room.present(subscriber.user):
            await self._announce(room.id, subscriber.user, False)

    async def _announce(self, table: str, user: str, here: bool) -> None:
        if self.store.shared:
            with contextlib.suppress(Unavailable):
                await self.store.tell(
                    {"what": "online", "table": table, "user": user, "here": here}
                )

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(Unavailable):
                await self.store.tell({"what": "alive"})
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for worker, heard in list(self._heard.items()):
                if now - heard > BELIEVED:
                    del self._heard[worker]
                    for table, _ in self._elsewhere.pop(worker, set()):
                        self._tell(table)

    # News from other workers

    def _hear(self, news: News | None) -> None:
        if self.closing:
            return
        if news is None:
            for each in self._rooms.values():
                self.spawn(each.catch_up())
                self.spawn(each.refresh())
            return
        self._heard[news["from"]] = time.monotonic()
        room: Room | None = self.loaded(news.get("table", ""))
        match news["what"]:
            case "entry" if room is not None:
                self.spawn(room.catch_up())
            case "table" if room is not None:
                self.spawn(room.refresh())
            case "chat" if room is not None:
                room.chat(Remark(news["name"], news["text"], news["made"]))
            case "mute" if room is not None:
                self.spawn(room.mute(news["user"]))
            case "logout":
                self.dismiss([news["session"]])
            case "online":
                self._hear_of_presence(news)
            case "hello":
                self.spawn(self._introduce())

    def _hear_of_presence(self, news: News) -> None:
        there = self._elsewhere.setdefault(news["from"], set())
        pair = (news["table"], news["user"])
        if news["here"]:
            there.add(pair)
        else:
            there.discard(pair)
        self._tell(news["table"])

    async def _introduce(self) -> None:
        """Tell a new worker who is here."""
        for room in list(self._rooms.values()):
            for user in {subscriber.user for subscriber in room.subscribers}:
                await self._announce(room.id, user, True)

    def _tell(self, table: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.tell_all()
