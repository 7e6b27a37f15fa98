"""The rows that a server keeps.

The log (`entries`) only grows: one row per committed move or other entry, numbered without gaps by table. Everything
else about a running game is derived from it; `tables` and `seats` hold what is decided before the start and what must
be found without reading a log: who sits where, and what is due. Names, chat and notes stand in rows of their own that
can be deleted; the log holds seat numbers only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("name_key", Text, unique=True),  # the name as it is looked up, of those who keep one
    Column("password", Text),  # an argon2id hash
    Column("recovery", Text, unique=True),  # the hash of the recovery code
    Column("return_link", Text, unique=True),  # the hash of the personal link that leads back
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("deadline_hour", Integer, nullable=False),
    Column("operator", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", Text, nullable=False, unique=True),
    Column("device", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("deck", Text, nullable=False),
    Column("deck_text", Text, nullable=False),  # of a deck of somebody's own
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),  # the position that it began with, if not at set-up
    Column("players", Integer, nullable=False),
    Column("owner", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("visibility", Text, nullable=False),
    Column("invitation", Text, unique=True),
    Column("pace", Text, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("hints", Text, nullable=False),
    Column("order", Text, nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("rematch_of", Text),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("ended_at", Double),
    Column("sequence", Integer, nullable=False),  # how many entries its log has
    Column("due_at", Double),
    Column("due_kind", Text),
    Column("lease_until", Double),
    Column("lease_by", Text),
    Column("thought", Double, nullable=False),  # seconds that bots have thought at it
    Column("kept", Integer, nullable=False),  # up to which entry its story is kept, see `stories`
    Index("ix_tables_due", "due_at", "live"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("level", Text, nullable=False),  # of the bot that sits here, or stands in; "" where a person plays
    Column("seed", Text, nullable=False),  # what that bot draws from, and no chance of the game
    Column("colour", Text, nullable=False),
    Column("deck_seen", Boolean, nullable=False),
    Column("left", Double, nullable=False),  # seconds left on a live clock
    Column("deadline", Double),
    Column("waiting", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "sequence"),
)

stories: Final = Table(
    "stories",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),  # the log up to here
    Column("rules", Text, nullable=False),  # the version that told it
    Column("moves", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("views", LargeBinary, nullable=False),  # moments of every seat since the story before it, compressed
    PrimaryKeyConstraint("table", "sequence"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_chat_table_at", "table", "at"),
)

notes: Final = Table(
    "notes",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table", "person"),
)

avoided: Final = Table(
    "avoided",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("how", Text, nullable=False),  # mute or block
    PrimaryKeyConstraint("person", "other"),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("seat", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
)

bot_tokens: Final = Table(
    "bot_tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),  # who lets it play
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    UniqueConstraint("table", "seat", "name"),
)
