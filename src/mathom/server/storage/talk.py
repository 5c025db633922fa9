"""What is said at the tables, and who does not want to hear it."""

from sqlalchemy import Connection, delete, insert, select

from mathom.server.records import Remark
from mathom.server.storage.database import Database
from mathom.server.storage.schema import MUTES, REMARKS


class Talk:
    """Chat. Muting is kept here, not in a browser: it goes with the person to other devices."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, remark: Remark) -> None:
        def saying(connection: Connection) -> None:
            connection.execute(
                insert(REMARKS).values(
                    table_id=table, name=remark.name, text=remark.text, made=remark.made
                )
            )
            self._database.tell(
                connection,
                {
                    "what": "chat",
                    "table": table,
                    "name": remark.name,
                    "text": remark.text,
                    "made": remark.made,
                },
            )

        await self._database.write(saying)

    async def remarks(self, table: str, limit: int = 50) -> list[Remark]:
        """The last things said at a table, oldest first."""
        rows = await self._database.read(
            lambda connection: connection.execute(
                select(REMARKS)
                .where(REMARKS.c.table_id == table)
                .order_by(REMARKS.c.id.desc())
                .limit(limit)
            ).all()
        )
        return [Remark(row.name, row.text, row.made) for row in reversed(rows)]

    async def mute(self, table: str, user: str, muted: bool) -> None:
        """Somebody wants to hear no more of a table's talk, or to hear it again."""

        def muting(connection: Connection) -> None:
            theirs = (MUTES.c.table_id == table) & (MUTES.c.user_id == user)
            connection.execute(delete(MUTES).where(theirs))
            if muted:
                connection.execute(insert(MUTES).values(table_id=table, user_id=user))
            self._database.tell(connection, {"what": "mute", "table": table, "user": user})

        await self._database.write(muting)

    async def muted(self, table: str, user: str) -> bool:
        theirs = select(MUTES).where(MUTES.c.table_id == table, MUTES.c.user_id == user)
        return await self._database.read(
            lambda connection: connection.execute(theirs).first() is not None
        )
