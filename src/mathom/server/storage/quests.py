"""The log of quests."""

import json

from sqlalchemy import select

from mathom.server.records import Chair, QuestRecord
from mathom.server.storage.database import Database
from mathom.server.storage.schema import CHAIRS, QUESTS, TABLES


class Quests:
    """Finished games of people against the game itself; ``Tables.finish`` writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: str, limit: int) -> list[QuestRecord]:
        """The quests somebody was on, the last first."""
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.user_id == user)
        wanted = (
            select(QUESTS, TABLES.c.game)
            .join(TABLES, TABLES.c.id == QUESTS.c.table_id)
            .where(QUESTS.c.table_id.in_(seated))
            .order_by(QUESTS.c.ended.desc(), QUESTS.c.table_id)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(wanted).all())
        tables = [row.table_id for row in rows]
        chairs = await self._database.read(
            lambda connection: connection.execute(
                select(CHAIRS).where(CHAIRS.c.table_id.in_(tables)).order_by(CHAIRS.c.seat)
            ).all()
        )
        there: dict[str, list[Chair]] = {table: [] for table in tables}
        for chair in chairs:
            there[chair.table_id].append(Chair(chair.user_id, chair.bot, chair.name))
        return [
            QuestRecord(
                row.table_id, row.game, row.ended, json.loads(row.account), there[row.table_id]
            )
            for row in rows
        ]
