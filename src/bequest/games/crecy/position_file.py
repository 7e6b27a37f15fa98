"""Positions of the Duke de Crecy from text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bequest.games.crecy.game import Crecy
    from bequest.games.crecy.state import CrecyPosition


def from_json(game: Crecy, text: str, auto: bool, journal: bool) -> CrecyPosition:
    raise NotImplementedError
