"""Alembic's entrance: migrate the connection that ``schema.upgrade`` brings."""

from __future__ import annotations

from alembic import context

from banneret.cards.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
