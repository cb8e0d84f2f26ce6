"""The tables of the catalogue file, and how an older file is brought up to date.

What the sources brought is kept apart, source by source; the cards are made anew from it at each import. So a
newer file of one source takes the place of the older one and nothing else.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

metadata = sa.MetaData()

source = sa.Table(
    "source",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("imported_at", sa.Text, nullable=False),
    sa.Column("cards", sa.Integer, nullable=False),
    sa.Column("contribution", sa.LargeBinary, nullable=False),
)
"""What each source brought: a ``Contribution`` in MessagePack, packed with zlib."""

card = sa.Table(
    "card",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False, index=True),
    sa.Column("facts", sa.LargeBinary, nullable=False),
)
"""The cards in the order of their names: ``YugiohCard`` or ``DuelMastersCard`` in MessagePack."""

code = sa.Table(
    "code",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("code", sa.Integer, primary_key=True),
    sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False),
)
"""Passwords, those of alternate artworks included."""

name = sa.Table(
    "name",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False),
    sa.Index("name_by_key", "game", "key"),
)
"""Every name of every card, by its ``name_key``; the name that is preferred first."""

printing = sa.Table(
    "printing",
    metadata,
    sa.Column("card", sa.Integer, sa.ForeignKey("card.id"), nullable=False, index=True),
    sa.Column("set_name", sa.Text, nullable=False),
    sa.Column("number", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("rarities", sa.Text, nullable=False),
)
"""In which sets a card can be had; rarities one a line."""


def words_table(game: str) -> str:
    """The full-text table of a game: columns ``name`` and ``text``, row numbers those of ``card``.

    It is no table that SQLAlchemy could describe; the first migration makes it.
    """
    return f"words_{game}"


def upgrade(connection: sa.Connection) -> None:
    """Make the tables, or bring those of an older version up to date, within the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
