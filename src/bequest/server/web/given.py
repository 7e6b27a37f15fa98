"""What routes are given, by the names that the application knows."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from bequest.server.access import Access
from bequest.server.house import House
from bequest.server.who import Who

TheHouse: TypeAlias = NamedDependency[House]
TheWho: TypeAlias = NamedDependency[Who]
Found: TypeAlias = NamedDependency[Access]
"""The table of the path, for whoever asks."""
SeatPath: TypeAlias = FromPath[int]
"""A seat in the path, from 1."""
Eyes: TypeAlias = Annotated[int, QueryParameter(ge=0, le=8)]
"""Through which seat somebody looks; 0: a spectator."""
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=10**9)]
"""How many events, or moves, somebody knows."""
InWords: TypeAlias = Annotated[bool, QueryParameter()]
"""Whether somebody wants to read in words what has happened."""
