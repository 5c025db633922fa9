"""The journals of the tables: lines are only ever added."""

import json

from sqlalchemy import Connection, func, select

from mathom.server.records import Entry
from mathom.server.storage.database import Database
from mathom.server.storage.schema import ENTRIES, TABLES


class Journal:
    """What was done at every table, line by line."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, table: str, entry: Entry) -> bool:
        """Add a line to a table's journal; on disk on return. ``False``: it was taken."""
        return await self._database.writer.append(table, entry)

    async def entries(self, table: str, first: int = 0) -> list[Entry]:
        """A table's journal from line ``first`` on."""
        rows = await self._database.read(
            lambda connection: connection.execute(
                select(ENTRIES)
                .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
                .order_by(ENTRIES.c.number)
            ).all()
        )
        return [
            Entry(row.number, row.kind, row.seat, row.made, json.loads(row.picks)) for row in rows
        ]

    async def ticking(self) -> list[tuple[str, float]]:
        """Tables with a running clock, and when somebody last did something there."""

        def reading(connection: Connection) -> list[tuple[str, float]]:
            last = func.coalesce(func.max(ENTRIES.c.made), TABLES.c.begun)
            rows = connection.execute(
                select(TABLES.c.id, last)
                .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "playing", TABLES.c.clock.is_not(None))
                .group_by(TABLES.c.id, TABLES.c.begun)
            )
            return [(row[0], row[1]) for row in rows]

        return await self._database.read(reading)
