"""Who sits where at a table of a server, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.bots.names import LEVELS, WITH_STYLE
from bequest.core.words import Message, message
from bequest.server.wire import SeatInfo, TableInfo
from bequest.terminal.layout import Cell, aligned
from bequest.terminal.voice import Voice


def seats_told(info: TableInfo, voice: Voice, called: Sequence[str] = (), present: Sequence[int] = ()) -> list[str]:
    """A line for each seat: its number, what its player is called in the game (if it runs), and who sits there."""
    rows: list[list[Cell]] = []
    for seat in info.seats:
        name = called[seat.seat - 1] if called else ""
        here = voice.text("terminal-online-here") if seat.seat in present and seat.seat not in info.yours else ""
        rows.append([str(seat.seat), *([name] if called else []), voice.put(sitter(info, seat)), here])
    return [line.plain.rstrip() for line in aligned(rows, width=voice.width)]


def sitter(info: TableInfo, seat: SeatInfo) -> Message | str:
    """Whoever sits in a seat."""
    if seat.person is None:
        return level_named(info, seat.level) if seat.level else message("terminal-online-free")
    name = seat.person.name or message("terminal-online-guest")
    if seat.seat in info.yours:
        alone = message("terminal-online-you-alone")
        name = message("terminal-online-you", name=seat.person.name) if seat.person.name else alone
    return message("terminal-online-replaced", name=name) if seat.level else name


def level_named(info: TableInfo, kind: str) -> Message:
    """A bot by its level and style."""
    name, _, style = kind.partition(WITH_STYLE)
    level: Message | str = message(f"command-level-{name}") if name in LEVELS else name
    told = message("terminal-with-style", level=level, style=message(f"{info.game}-style-{style}")) if style else level
    return message("terminal-online-bot", level=told)
