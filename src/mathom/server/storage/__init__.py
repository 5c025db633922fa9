"""Storage: SQLAlchemy's schema, Alembic's migrations, and a raw path for the answers."""
