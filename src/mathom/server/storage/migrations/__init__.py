"""Alembic's home. Migrations run when the server starts."""
