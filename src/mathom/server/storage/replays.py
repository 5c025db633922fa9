"""Logs that were uploaded."""

from sqlalchemy import insert, select

from mathom.server.storage.database import Database, new_id
from mathom.server.storage.schema import REPLAYS


class Replays:
    """Logs from elsewhere, each with an id of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: str, log: str) -> str:
        fresh = new_id()
        await self._database.write(
            lambda connection: connection.execute(
                insert(REPLAYS).values(
                    id=fresh, log=log, user_id=user, created=self._database.now()
                )
            )
        )
        return fresh

    async def log_of(self, id: str) -> str | None:
        log: str | None = await self._database.read(
            lambda connection: connection.scalar(select(REPLAYS.c.log).where(REPLAYS.c.id == id))
        )
        return log
