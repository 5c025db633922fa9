"""People, and the sessions that prove who they are."""

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from mathom.server.records import User
from mathom.server.storage.database import Database, new_id
from mathom.server.storage.schema import SESSIONS, USERS


class People:
    """Guests, registered people, and where they are logged in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make_guest(self, name: str) -> User:
        guest = User(new_id(), name, True)
        await self._database.write(
            lambda connection: connection.execute(
                insert(USERS).values(id=guest.id, name=name, created=self._database.now())
            )
        )
        return guest

    async def rename(self, id: str, name: str) -> None:
        await self._database.write(
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
            # Not ``write``: a name that is taken is an answer, not a failure.
            return await self._database.writer.write(registering)
        except IntegrityError:
            return False

    async def password_of(self, login: str) -> tuple[User, str] | None:
        row = await self._database.read(
            lambda connection: connection.execute(
                select(USERS).where(USERS.c.login == login)
            ).first()
        )
        return (_user(row), row.password) if row is not None else None

    # Sessions

    async def begin_session(self, user: str, instead_of: str | None = None) -> str:
        """A new session of somebody; the one it takes the place of ends."""
        fresh = new_id()

        def beginning(connection: Connection) -> None:
            now = self._database.now()
            connection.execute(insert(SESSIONS).values(id=fresh, user_id=user, seen=now))
            if instead_of is not None:
                self._end(connection, [instead_of])

        await self._database.write(beginning)
        return fresh

    async def session(self, id: str) -> tuple[User, float] | None:
        """Who is logged in with a session, and when it was last renewed."""
        row = await self._database.read(
            lambda connection: connection.execute(
                select(USERS, SESSIONS.c.seen)
                .join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
                .where(SESSIONS.c.id == id)
            ).first()
        )
        return (_user(row), row.seen) if row is not None else None

    async def renew_session(self, id: str) -> None:
        now = self._database.now()
        await self._database.write(
            lambda connection: connection.execute(
                update(SESSIONS).where(SESSIONS.c.id == id).values(seen=now)
            )
        )

    async def end_session(self, id: str) -> list[str]:
        """Log out here. The sessions that ended, for whoever has a connection of theirs."""
        return await self._database.write(lambda connection: self._end(connection, [id]))

    async def end_sessions(self, user: str) -> list[str]:
        """Log out everywhere. The sessions that ended."""

        def ending(connection: Connection) -> list[str]:
            theirs = select(SESSIONS.c.id).where(SESSIONS.c.user_id == user)
            return self._end(connection, list(connection.scalars(theirs)))

        return await self._database.write(ending)

    async def forget_sessions(self, before: float) -> None:
        """Forget the sessions nobody has come with for so long."""
        await self._database.write(
            lambda connection: connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < before))
        )

    def _end(self, connection: Connection, sessions: list[str]) -> list[str]:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(sessions)))
        for session in sessions:
            # One by one: what is told at once must fit into 8 kB.
            self._database.tell(connection, {"what": "logout", "session": session})
        return sessions


def _user(row: Row[tuple[object, ...]]) -> User:
    return User(row.id, row.name, row.login is None)
