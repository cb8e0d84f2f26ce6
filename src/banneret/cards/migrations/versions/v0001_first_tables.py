"""The first tables of the catalogue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "source",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("imported_at", sa.Text, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("contribution", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "card",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_card_game", "card", ["game"])
    op.create_table(
        "code",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("code", sa.Integer, primary_key=True),
        sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False),
    )
    op.create_table(
        "name",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False),
    )
    op.create_index("name_by_key", "name", ["game", "key"])
    op.create_table(
        "printing",
        sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False),
        sa.Column("set_name", sa.Text, nullable=False),
        sa.Column("number", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("rarities", sa.Text, nullable=False),
    )
    op.create_index("ix_printing_card", "printing", ["card"])
    for game in ("yugioh", "duelmasters"):
        columns = "name, text, content='', tokenize='unicode61'"
        op.execute(f"CREATE VIRTUAL TABLE words_{game} USING fts5({columns})")
