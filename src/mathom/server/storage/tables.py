"""The tables: how they were set up, who sits there, how they ended."""

import json
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, select, update

from mathom.server.records import Chair, TableRecord, User
from mathom.server.storage.database import Database
from mathom.server.storage.schema import CHAIRS, ENTRIES, QUESTS, TABLES


class Tables:
    """Everything about a table but its journal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: TableRecord) -> None:
        await self._database.write(lambda connection: _insert_table(connection, table))

    async def get(self, id: str) -> TableRecord | None:
        found = await self._found(TABLES.c.id == id, 1)
        return found[0] if found else None

    async def lobby(self, limit: int = 100) -> list[TableRecord]:
        """Listed tables that wait for someone, newest first."""
        return await self._found((TABLES.c.status == "waiting") & TABLES.c.listed, limit)

    async def of(self, user: str, limit: int = 100) -> list[TableRecord]:
        """The tables somebody sits at, newest first."""
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.user_id == user)
        return await self._found(TABLES.c.id.in_(seated), limit)

    async def _found(self, which: ColumnElement[bool], limit: int) -> list[TableRecord]:
        def reading(connection: Connection) -> list[TableRecord]:
            rows = connection.execute(
                select(TABLES).where(which).order_by(TABLES.c.created.desc()).limit(limit)
            ).all()
            chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
            sitting = select(CHAIRS).where(CHAIRS.c.table_id.in_(list(chairs)))
            for chair in connection.execute(sitting.order_by(CHAIRS.c.seat)):
                chairs[chair.table_id].append(Chair(chair.user_id, chair.bot, chair.name))
            return [_table(row, chairs[row.id]) for row in rows]

        return await self._database.read(reading)

    async def take_seat(self, table: str, user: User) -> int | None:
        """Sit down at the first free seat; the game begins when none is left."""

        def sitting(connection: Connection) -> int | None:
            # One at a time: whoever takes the last seat must know it.
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            free = CHAIRS.c.user_id.is_(None) & CHAIRS.c.bot.is_(None)
            here = CHAIRS.c.table_id == table
            seats = connection.scalars(
                select(CHAIRS.c.seat).where(here, free).order_by(CHAIRS.c.seat)
            ).all()
            if not seats:
                return None
            connection.execute(
                update(CHAIRS)
                .where(here, CHAIRS.c.seat == seats[0])
                .values(user_id=user.id, name=user.name)
            )
            if len(seats) == 1:
                connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == table)
                    .values(status="playing", begun=self._database.now())
                )
            self._database.tell(connection, {"what": "table", "table": table})
            return int(seats[0])

        return await self._database.write(sitting)

    async def finish(
        self, table: str, result: dict[str, Any], log: str, account: dict[str, Any] | None
    ) -> None:
        """Note how a game ended, with its whole log, and what to write in the log of quests."""

        def finishing(connection: Connection) -> None:
            now = self._database.now()
            changed = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status != "over")
                .values(status="over", ended=now, result=json.dumps(result), log=log)
            )
            # The log has all that the journal's lines say of what they changed.
            connection.execute(
                update(ENTRIES).where(ENTRIES.c.table_id == table).values(change=None)
            )
            # Another worker may have seen the end too: one of them writes it down.
            if changed.rowcount == 1 and account is not None:
                connection.execute(
                    insert(QUESTS).values(table_id=table, ended=now, account=json.dumps(account))
                )

        await self._database.write(finishing)

    async def unrecorded(self) -> list[tuple[str, str]]:
        """Tables that an older server wrote without what each answer changed: id and status."""

        def reading(connection: Connection) -> list[tuple[str, str]]:
            playing = (
                select(TABLES.c.id, TABLES.c.status)
                .join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "playing", ENTRIES.c.kind == "answer")
                .where(ENTRIES.c.change.is_(None))
                .distinct()
            )
            over = select(TABLES.c.id, TABLES.c.status).where(
                TABLES.c.status == "over", TABLES.c.log.not_like('%"recording"%')
            )
            rows = [*connection.execute(playing), *connection.execute(over)]
            return [(row[0], row[1]) for row in rows]

        return await self._database.read(reading)

    async def set_log(self, table: str, log: str) -> None:
        """Keep a finished game's log in a newer form."""
        await self._database.write(
            lambda connection: connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(log=log)
            )
        )

    async def log_of(self, table: str) -> str | None:
        log: str | None = await self._database.read(
            lambda connection: connection.scalar(select(TABLES.c.log).where(TABLES.c.id == table))
        )
        return log

    async def add_rematch(self, old: str, table: TableRecord) -> str:
        """Set up the rematch of a table; the first to ask makes it, the others find it."""

        def adding(connection: Connection) -> str:
            changed = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == old, TABLES.c.rematch.is_(None))
                .values(rematch=table.id)
            )
            if changed.rowcount == 1:
                _insert_table(connection, table)
                self._database.tell(connection, {"what": "table", "table": old})
                return table.id
            found = connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == old))
            return str(found)

        return await self._database.write(adding)


def _table(row: Row[Any], chairs: list[Chair]) -> TableRecord:
    return TableRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        setup=json.loads(row.setup),
        seed=row.seed,
        status=row.status,
        private=row.private,
        invite=row.invite,
        listed=row.listed,
        clock=json.loads(row.clock) if row.clock else None,
        created=row.created,
        chairs=chairs,
        begun=row.begun,
        result=json.loads(row.result) if row.result else None,
        rematch=row.rematch,
    )


def _insert_table(connection: Connection, table: TableRecord) -> None:
    connection.execute(
        insert(TABLES).values(
            id=table.id,
            game=table.game,
            rules=table.rules,
            setup=json.dumps(table.setup),
            seed=table.seed,
            status=table.status,
            private=table.private,
            invite=table.invite,
            listed=table.listed,
            clock=json.dumps(table.clock) if table.clock else None,
            created=table.created,
            begun=table.begun,
        )
    )
    connection.execute(
        insert(CHAIRS),
        [
            {
                "table_id": table.id,
                "seat": seat,
                "user_id": chair.user,
                "bot": chair.bot,
                "name": chair.name,
            }
            for seat, chair in enumerate(table.chairs)
        ],
    )
