"""What each answer changed, and under which rules: games go on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines written before have neither; the server plays them again and adds both."""
    op.add_column("entries", sa.Column("rules", sa.String(40)))
    op.add_column("entries", sa.Column("change", sa.Text))


def downgrade() -> None:
    """Forget both."""
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("change")
        entries.drop_column("rules")
