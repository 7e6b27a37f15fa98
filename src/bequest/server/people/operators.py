"""Operators: who reads reports and may look after every table. Whoever can open the database makes them."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url, update

from bequest.core.errors import BadOption
from bequest.core.words import message, quoted
from bequest.server.people.names import key_of
from bequest.server.storage.database import migrate, opened
from bequest.server.storage.schema import people


def set_operator(database: str, name: str, operator: bool) -> None:
    """Makes the person of a kept name an operator, or takes that back; a server that runs knows within a minute."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadOption(message("command-operator-no-database", database=url.render_as_string()))
    migrate(database)
    engine = opened(database)
    try:
        with engine.begin() as connection:
            statement = update(people).where(people.c.name_key == key_of(name), people.c.password.is_not(None))
            count = connection.execute(statement.values(operator=operator)).rowcount
    finally:
        engine.dispose()
    if not count:
        raise BadOption(message("command-operator-nobody", name=quoted(name)))
