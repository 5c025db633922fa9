"""The database of one worker: reads go to a few threads, writes to a single one."""

import asyncio
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from mathom.server.storage.engine import migrate, open_engine
from mathom.server.storage.writer import Unavailable, Writer

T = TypeVar("T")


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


class Database:
    """What every part of the store works with. ``now`` tells the time."""

    def __init__(self, url: str, now: Callable[[], float]) -> None:
        self.now = now
        self.worker = new_id()
        self.engine = open_engine(url)
        migrate(self.engine)
        self.shared = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="mathom-reader")
        self.writer = Writer(self.engine, self.worker)

    def close(self) -> None:
        """Finish every write, then let go."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, act: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return act(connection)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, reading)
        except SQLAlchemyError:
            # The line may have been cut; a question can be asked twice.
            pass
        try:
            return await loop.run_in_executor(self._readers, reading)
        except SQLAlchemyError as fault:
            raise Unavailable(str(fault)) from fault

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own; on disk on return."""
        try:
            return await self.writer.write(act)
        except SQLAlchemyError as fault:
            raise Unavailable(str(fault)) from fault

    def tell(self, connection: Connection, news: dict[str, Any]) -> None:
        """Part of a transaction: the other workers hear of it when it is committed."""
        if self.shared:
            connection.execute(
                text("SELECT pg_notify('mathom', :news)"),
                {"news": json.dumps({"from": self.worker, **news})},
            )
