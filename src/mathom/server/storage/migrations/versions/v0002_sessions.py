"""Sessions that can be ended, and muting kept for the person."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a session yet: cookies from before name none and are no longer believed."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user_id"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), primary_key=True),
    )


def downgrade() -> None:
    """Forget both."""
    op.drop_table("mutes")
    op.drop_table("sessions")
