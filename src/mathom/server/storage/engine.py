"""The database: opened, told to be durable, and brought to the newest schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url, text

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as all workers of one database agree on it.
MIGRATION_LOCK = 7_305_112


def open_engine(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; nothing is connected yet."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        # psycopg alone: one driver for queries, migrations and LISTEN.
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_size=6,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_engine(parsed, pool_size=6, hide_parameters=True)
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    """A commit is on disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date; workers that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", str(MIGRATIONS / "versions"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, to)
