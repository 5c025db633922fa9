"""The decks that people have saved."""

import json
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from mathom.server.records import DeckRecord
from mathom.server.storage.database import Database
from mathom.server.storage.schema import DECKS, USERS

# So many decks one person may keep.
MOST_DECKS = 100


class Decks:
    """Everyone's own decks; nobody sees another's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: str, game: str | None = None) -> list[DeckRecord]:
        """Somebody's decks, the one changed last first."""
        theirs = select(DECKS).where(DECKS.c.user_id == user)
        if game is not None:
            theirs = theirs.where(DECKS.c.game == game)
        rows = await self._database.read(
            lambda connection: connection.execute(
                theirs.order_by(DECKS.c.changed.desc(), DECKS.c.id)
            ).all()
        )
        return [_deck(row) for row in rows]

    async def get(self, user: str, id: str) -> DeckRecord | None:
        row = await self._database.read(
            lambda connection: connection.execute(
                select(DECKS).where(DECKS.c.id == id, DECKS.c.user_id == user)
            ).first()
        )
        return _deck(row) if row is not None else None

    async def add(self, user: str, deck: DeckRecord, most: int = MOST_DECKS) -> bool:
        """Keep a new deck; ``False`` if they have as many as they may."""

        def adding(connection: Connection) -> bool:
            # One at a time for each person: otherwise two could both find the last place free.
            connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update())
            kept = select(func.count()).select_from(DECKS).where(DECKS.c.user_id == user)
            if (connection.scalar(kept) or 0) >= most:
                return False
            connection.execute(insert(DECKS).values(user_id=user, **_values(deck)))
            return True

        return await self._database.write(adding)

    async def change(self, user: str, deck: DeckRecord) -> bool:
        """Write a deck over; ``False`` if they have no such deck."""
        values = _values(deck)
        del values["id"]

        def changing(connection: Connection) -> bool:
            changed = connection.execute(
                update(DECKS).where(DECKS.c.id == deck.id, DECKS.c.user_id == user).values(**values)
            )
            return changed.rowcount == 1

        return await self._database.write(changing)

    async def move(self, guest: str, user: str) -> None:
        """Give a guest's decks to the account they log in to: nobody can be that guest again.

        The newest first, as long as there is room.
        """

        def moving(connection: Connection) -> None:
            connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update())
            kept = select(func.count()).select_from(DECKS).where(DECKS.c.user_id == user)
            room = max(0, MOST_DECKS - (connection.scalar(kept) or 0))
            newest = (
                select(DECKS.c.id)
                .where(DECKS.c.user_id == guest)
                .order_by(DECKS.c.changed.desc(), DECKS.c.id)
                .limit(room)
            )
            chosen = list(connection.scalars(newest))
            connection.execute(update(DECKS).where(DECKS.c.id.in_(chosen)).values(user_id=user))

        await self._database.write(moving)

    async def remove(self, user: str, id: str) -> bool:
        def removing(connection: Connection) -> bool:
            gone = connection.execute(
                delete(DECKS).where(DECKS.c.id == id, DECKS.c.user_id == user)
            )
            return gone.rowcount == 1

        return await self._database.write(removing)


def _values(deck: DeckRecord) -> dict[str, Any]:
    return {
        "id": deck.id,
        "game": deck.game,
        "format": deck.format,
        "name": deck.name,
        "parts": json.dumps(deck.parts),
        "changed": deck.changed,
    }


def _deck(row: Row[Any]) -> DeckRecord:
    return DeckRecord(row.id, row.game, row.format, row.name, json.loads(row.parts), row.changed)
