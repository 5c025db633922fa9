"""The journals of the tables: lines are only ever added."""

import json

from sqlalchemy import Connection, func, select, update

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
            Entry(
                row.number,
                row.kind,
                row.seat,
                row.made,
                json.loads(row.picks),
                row.rules,
                row.change,
            )
            for row in rows
        ]

    async def complete(self, table: str, entries: list[Entry]) -> None:
        """Add to lines that an older server wrote what it did not write."""

        def completing(connection: Connection) -> None:
            for entry in entries:
                connection.execute(
                    update(ENTRIES)
                    .where(ENTRIES.c.table_id == table, ENTRIES.c.number == entry.number)
                    .values(picks=json.dumps(entry.picks), rules=entry.rules, change=entry.change)
                )

        await self._database.write(completing)

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
