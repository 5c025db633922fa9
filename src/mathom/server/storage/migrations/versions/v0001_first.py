"""The first schema: people, tables, chairs, the journal, chat and replays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything. Spelt out, so that later changes of the schema leave it alone."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("begun", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("result", sa.Text),
        sa.Column("log", sa.Text),
        sa.Column("rematch", sa.String(24)),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40)),
    )
    op.create_index("chairs_by_user", "chairs", ["user_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("picks", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("remarks_by_table", "remarks", ["table_id", "id"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Unmake everything."""
    for name in ("replays", "remarks", "entries", "chairs", "tables", "users"):
        op.drop_table(name)
