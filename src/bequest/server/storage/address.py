"""Which database somebody means: an address, or the name of a file."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from bequest.core.words import message
from bequest.server.errors import Refused


def address(text: str) -> str:
    """The address of a database; a text without `://` is the name of a SQLite file. Refused if there is none such."""
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).absolute())).render_as_string(hide_password=False)
    try:
        make_url(text).get_dialect()
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise Refused(message("command-database-address", url=text)) from None
    return text


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for all others."""
    parsed = make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None
