"""Everything the server asks of its database, by what it is about."""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from mathom.server.storage.database import Database, new_id
from mathom.server.storage.decks import Decks
from mathom.server.storage.journal import Journal
from mathom.server.storage.people import People
from mathom.server.storage.quests import Quests
from mathom.server.storage.replays import Replays
from mathom.server.storage.tables import Tables
from mathom.server.storage.talk import Talk
from mathom.server.storage.writer import Unavailable

__all__ = ["Store", "Unavailable", "new_id"]


class Store:
    """The database of one worker, opened and brought to the newest schema."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self._database = Database(url, now)
        self.engine = self._database.engine
        self.worker = self._database.worker
        self.shared = self._database.shared
        self.people = People(self._database)
        self.tables = Tables(self._database)
        self.journal = Journal(self._database)
        self.decks = Decks(self._database)
        self.quests = Quests(self._database)
        self.talk = Talk(self._database)
        self.replays = Replays(self._database)

    def close(self) -> None:
        """Finish every write, then let go."""
        self._database.close()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            one = await self._database.read(lambda connection: connection.scalar(text("SELECT 1")))
        except Unavailable:
            return False
        return bool(one)

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell the other workers something that is not kept."""
        if self.shared:
            await self._database.write(lambda connection: self._database.tell(connection, news))
