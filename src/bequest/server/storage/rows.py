"""Rows as plain dictionaries by column."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select

Row = dict[str, Any]


def all_rows(connection: Connection, wanted: Select[Any]) -> list[Row]:
    """Every row of an answer."""
    return [dict(row._mapping) for row in connection.execute(wanted)]


def first_row(connection: Connection, wanted: Select[Any]) -> Row | None:
    """The first row of an answer, if there is any."""
    row = connection.execute(wanted).first()
    return None if row is None else dict(row._mapping)
