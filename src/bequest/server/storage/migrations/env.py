"""What Alembic runs: connects to the database and applies what is missing."""

from __future__ import annotations

from alembic import context

from bequest.server.storage.database import opened
from bequest.server.storage.schema import METADATA

url = context.config.get_main_option("sqlalchemy.url")
assert url is not None
engine = opened(url)
with engine.begin() as connection:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
