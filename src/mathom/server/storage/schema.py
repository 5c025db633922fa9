"""The tables of the database. Changing one needs a migration in ``migrations/versions``."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

USERS = Table(
    "users",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name folded for comparison; only registered people have one.
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)

# A cookie names a session; who logs out ends it, and the cookie proves nothing any more.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False),
    # When it was last renewed; those nobody comes with any more are forgotten.
    Column("seen", Float, nullable=False),
    Index("sessions_by_user", "user_id"),
    Index("sessions_by_seen", "seen"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("status", String(10), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text),
    Column("created", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Column("result", Text),
    # The whole log, written once the game is over: replays outlive the journal's format.
    Column("log", Text),
    Column("rematch", String(24)),
    Index("tables_by_status", "status", "listed", "created"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id")),
    Column("bot", String(40)),
    Column("name", String(40)),
    Index("chairs_by_user", "user_id"),
)

# The primary key is what keeps two workers in step: only one can write a given number.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("picks", Text, nullable=False),
    Column("made", Float, nullable=False),
    # The rules version under which an answer was given, and what it changed, packed. Once the
    # game is over its log has all of that.
    Column("rules", String(40)),
    Column("change", Text),
)

REMARKS = Table(
    "remarks",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("remarks_by_table", "table_id", "id"),
)

# Who does not want to hear what is said at a table.
MUTES = Table(
    "mutes",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
)

DECKS = Table(
    "decks",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("parts", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("decks_by_user", "user_id", "changed"),
)

# Games of people against the game itself: their score sheets, written when they end.
QUESTS = Table(
    "quests",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("account", Text, nullable=False),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("log", Text, nullable=False),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False),
    Column("created", Float, nullable=False),
)
