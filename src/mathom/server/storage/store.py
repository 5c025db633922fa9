"""Everything the server asks of its database, by name."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from mathom.server.records import Chair, Entry, Remark, TableRecord, User
from mathom.server.storage.engine import migrate, open_engine
from mathom.server.storage.schema import CHAIRS, ENTRIES, REMARKS, REPLAYS, TABLES, USERS
from mathom.server.storage.writer import Unavailable, Writer

T = TypeVar("T")

__all__ = ["Store", "Unavailable", "new_id"]


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


class Store:
    """The database of one worker. Reads go to a few threads, writes to a single one."""

    def __init__(self, url: str) -> None:
        self.worker = new_id()
        self.engine = open_engine(url)
        migrate(self.engine)
        self.shared = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="mathom-reader")
        self._writer = Writer(self.engine, self.worker)

    def close(self) -> None:
        """Finish every write, then let go."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def _read(self, act: Callable[[Connection], T]) -> T:
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

    async def _write(self, act: Callable[[Connection], T]) -> T:
        try:
            return await self._writer.write(act)
        except SQLAlchemyError as fault:
            raise Unavailable(str(fault)) from fault

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            return bool(await self._read(lambda connection: connection.scalar(text("SELECT 1"))))
        except Unavailable:
            return False

    # People

    async def user(self, id: str) -> User | None:
        row = await self._read(
            lambda connection: connection.execute(select(USERS).where(USERS.c.id == id)).first()
        )
        return _user(row) if row is not None else None

    async def make_guest(self, name: str) -> User:
        guest = User(new_id(), name, True)
        await self._write(
            lambda connection: connection.execute(
                insert(USERS).values(id=guest.id, name=name, created=time.time())
            )
        )
        return guest

    async def rename(self, id: str, name: str) -> None:
        await self._write(
            lambda connection: connection.execute(
                update(USERS).where(USERS.c.id == id).values(name=name)
            )
        )

    async def register(self, id: str, name: str, login: str, password: str) -> bool:
        """Give a guest a password; ``False`` if the name is somebody else's."""

        def registering(connection: Connection) -> bool:
            changed = connection.execute(
                update(USERS)
                .where(USERS.c.id == id, USERS.c.login.is_(None))
                .values(name=name, login=login, password=password)
            )
            return changed.rowcount == 1

        try:
            return await self._writer.write(registering)
        except IntegrityError:
            return False

    async def password_of(self, login: str) -> tuple[User, str] | None:
        row = await self._read(
            lambda connection: connection.execute(
                select(USERS).where(USERS.c.login == login)
            ).first()
        )
        return (_user(row), row.password) if row is not None else None

    # Tables

    async def add_table(self, table: TableRecord) -> None:
        await self._write(lambda connection: _insert_table(connection, table))

    async def table(self, id: str) -> TableRecord | None:
        found = await self._tables(TABLES.c.id == id, 1)
        return found[0] if found else None

    async def lobby(self, limit: int = 100) -> list[TableRecord]:
        """Listed tables that wait for someone, newest first."""
        return await self._tables((TABLES.c.status == "waiting") & TABLES.c.listed, limit)

    async def tables_of(self, user: str, limit: int = 100) -> list[TableRecord]:
        """The tables somebody sits at, newest first."""
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.user_id == user)
        return await self._tables(TABLES.c.id.in_(seated), limit)

    async def _tables(self, which: Any, limit: int) -> list[TableRecord]:
        def reading(connection: Connection) -> list[TableRecord]:
            rows = connection.execute(
                select(TABLES).where(which).order_by(TABLES.c.created.desc()).limit(limit)
            ).all()
            chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
            sitting = select(CHAIRS).where(CHAIRS.c.table_id.in_(list(chairs)))
            for chair in connection.execute(sitting.order_by(CHAIRS.c.seat)):
                chairs[chair.table_id].append(Chair(chair.user_id, chair.bot, chair.name))
            return [_table(row, chairs[row.id]) for row in rows]

        return await self._read(reading)

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
                    .values(status="playing", begun=time.time())
                )
            self._tell(connection, {"what": "table", "table": table})
            return int(seats[0])

        return await self._write(sitting)

    async def finish(self, table: str, result: dict[str, Any], log: str) -> None:
        """Note how a game ended, with its whole log."""
        await self._write(
            lambda connection: connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(status="over", ended=time.time(), result=json.dumps(result), log=log)
            )
        )

    async def log_of(self, table: str) -> str | None:
        log: str | None = await self._read(
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
                self._tell(connection, {"what": "table", "table": old})
                return table.id
            found = connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == old))
            return str(found)

        return await self._write(adding)

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

        return await self._read(reading)

    # The journal

    async def append(self, table: str, entry: Entry) -> bool:
        """Add a line to a table's journal; on disk on return. ``False``: it was taken."""
        return await self._writer.append(table, entry)

    async def entries(self, table: str, first: int = 0) -> list[Entry]:
        """A table's journal from line ``first`` on."""
        rows = await self._read(
            lambda connection: connection.execute(
                select(ENTRIES)
                .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
                .order_by(ENTRIES.c.number)
            ).all()
        )
        return [
            Entry(row.number, row.kind, row.seat, row.made, json.loads(row.picks)) for row in rows
        ]

    # Chat and replays

    async def say(self, table: str, remark: Remark) -> None:
        def saying(connection: Connection) -> None:
            connection.execute(
                insert(REMARKS).values(
                    table_id=table, name=remark.name, text=remark.text, made=remark.made
                )
            )
            self._tell(
                connection,
                {
                    "what": "chat",
                    "table": table,
                    "name": remark.name,
                    "text": remark.text,
                    "made": remark.made,
                },
            )

        await self._write(saying)

    async def remarks(self, table: str, limit: int = 50) -> list[Remark]:
        """The last things said at a table, oldest first."""
        rows = await self._read(
            lambda connection: connection.execute(
                select(REMARKS)
                .where(REMARKS.c.table_id == table)
                .order_by(REMARKS.c.id.desc())
                .limit(limit)
            ).all()
        )
        return [Remark(row.name, row.text, row.made) for row in reversed(rows)]

    async def add_replay(self, user: str, log: str) -> str:
        fresh = new_id()
        await self._write(
            lambda connection: connection.execute(
                insert(REPLAYS).values(id=fresh, log=log, user_id=user, created=time.time())
            )
        )
        return fresh

    async def replay(self, id: str) -> str | None:
        log: str | None = await self._read(
            lambda connection: connection.scalar(select(REPLAYS.c.log).where(REPLAYS.c.id == id))
        )
        return log

    # Other workers

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell the other workers something that is not kept."""
        if self.shared:
            await self._write(lambda connection: self._tell(connection, news))

    def _tell(self, connection: Connection, news: dict[str, Any]) -> None:
        """Part of a transaction: the others hear of it when it is committed."""
        if self.shared:
            connection.execute(
                text("SELECT pg_notify('mathom', :news)"),
                {"news": json.dumps({"from": self.worker, **news})},
            )


def _user(row: Row[Any]) -> User:
    return User(row.id, row.name, row.login is None)


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
