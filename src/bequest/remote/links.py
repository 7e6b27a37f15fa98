"""Links to tables: `http://host:port/table/readable-name#invitation`.

What stands behind the # is the secret. A browser does not send it, and it never stands in a path or a query, where logs
would keep it; the readable name is decoration.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from bequest.core.words import message
from bequest.remote.errors import RemoteProblem

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Link:
    """Where a server is, and the invitation to one of its tables."""

    server: str
    invitation: str


def parsed(link: str) -> Link:
    """A link as somebody was given it; RemoteProblem says what it should look like."""
    parts = urlsplit(link.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname or not SECRET.fullmatch(parts.fragment):
        raise RemoteProblem(message("terminal-bad-link"))
    return Link(address(link), parts.fragment)


def address(server: str) -> str:
    """The address of a server without path and anything behind it; RemoteProblem if it is none."""
    parts = urlsplit(server.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise RemoteProblem(message("terminal-bad-server", address=server))
    return f"{parts.scheme}://{parts.netloc}"


def written(server: str, name: str, invitation: str) -> str:
    """The link to a table."""
    return f"{server}/table/{readable(name)}#{invitation}"


def readable(name: str) -> str:
    """A name for people as it may stand in a path."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", bare))[:LONGEST_NAME].strip("-") or "table"
