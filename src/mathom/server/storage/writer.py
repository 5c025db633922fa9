"""The one thread of a worker that writes.

SQLite allows one writer at a time, so a queue in front of it loses nothing; and answers that
arrive while a commit is under way share the next one, which is what makes waiting for the
disk affordable.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from mathom.server.records import Entry

T = TypeVar("T")

# So many answers share a commit at most.
MOST = 256

_INSERT = (
    "INSERT INTO entries (table_id, number, kind, seat, picks, made, rules, change)"
    " VALUES ({0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}) ON CONFLICT DO NOTHING"
)
_SQLITE = _INSERT.format("?")
# The others hear of it when, and only if, it is committed.
_POSTGRES = (
    f"WITH put AS ({_INSERT.format('%s')} RETURNING 1) SELECT pg_notify('mathom', %s) FROM put"
)


class Unavailable(Exception):
    """The database cannot be reached; whether the last write took place is not known."""


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    entry: Entry
    done: "Future[bool]"


@dataclass(frozen=True, slots=True)
class _Job:
    act: Callable[[Connection], Any]
    done: "Future[Any]"


class Writer:
    """A queue and a thread. Every method returns once the change is on disk."""

    def __init__(self, engine: Engine, worker: str) -> None:
        self._engine = engine
        self._worker = worker
        self._postgres = engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[_Append | _Job | None] = queue.SimpleQueue()
        self._raw: Any = None
        self._thread = threading.Thread(target=self._run, name="mathom-writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, entry: Entry) -> bool:
        """Add a line to a table's journal; ``False`` if that number is already written."""
        done: Future[bool] = Future()
        self._queue.put(_Append(table, entry, done))
        # Shielded: whoever stops waiting cannot unwrite it.
        return await asyncio.shield(asyncio.wrap_future(done))

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Run any other change in a transaction of its own."""
        done: Future[T] = Future()
        self._queue.put(_Job(act, done))
        return await asyncio.shield(asyncio.wrap_future(done))

    def close(self) -> None:
        """Finish what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch: list[_Append] = []
            item = self._queue.get()
            while isinstance(item, _Append):
                batch.append(item)
                if len(batch) == MOST:
                    break
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._append(batch)
            if isinstance(item, _Job):
                self._work(item)
            going = item is not None
        self._forget()

    def _append(self, batch: list[_Append]) -> None:
        try:
            if self._raw is None:
                self._raw = self._engine.raw_connection()
            cursor = self._raw.cursor()
            written = [self._insert(cursor, append) for append in batch]
            cursor.close()
            self._raw.commit()
        except Exception as fault:
            self._forget()
            for append in batch:
                append.done.set_exception(Unavailable(str(fault)))
            return
        for append, fresh in zip(batch, written, strict=True):
            append.done.set_result(fresh)

    def _insert(self, cursor: Any, append: _Append) -> bool:
        entry = append.entry
        values = (
            append.table,
            entry.number,
            entry.kind,
            entry.seat,
            json.dumps(entry.picks),
            entry.made,
            entry.rules,
            entry.change,
        )
        if self._postgres:
            news = json.dumps({"from": self._worker, "what": "entry", "table": append.table})
            cursor.execute(_POSTGRES, (*values, news))
        else:
            cursor.execute(_SQLITE, values)
        return bool(cursor.rowcount == 1)

    def _work(self, job: _Job) -> None:
        try:
            with self._engine.begin() as connection:
                result = job.act(connection)
        except Exception as fault:
            job.done.set_exception(fault)
        else:
            job.done.set_result(result)

    def _forget(self) -> None:
        """Give up the raw connection: after a failure its state is not known."""
        if self._raw is not None:
            self._raw.invalidate()
            self._raw = None
