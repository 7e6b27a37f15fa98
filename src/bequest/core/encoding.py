"""A position as numbers, for programs that learn: fixed size, and nothing but what one seat may know.

A game declares the fields of its layout once, as data; the same offsets serve writing, reading back and the table in
the docs. A cell is a whole number from 0 to 255. Read back, the cells give the seat's view again: nothing is lost.
"""

from __future__ import annotations

import re
import sys
from abc import abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bequest.core.errors import BadBuffer, BadPosition
from bequest.core.words import message

if TYPE_CHECKING:
    from bequest.core.position import Position

MOST: Final = 255
"""The largest value of a cell."""
BYTES: Final = "B?"
FORMATS: Final = "B?f"
"""Cells as unsigned bytes (also declared as truth values) or 32-bit floats, as the buffer protocol names them."""
WIDE: Final = 2
"""Cells of a number that may exceed 255: its 256s, then the rest."""
FILLED: Final = re.compile(rb"[^\0]")
"""A cell that is not 0; few are."""


@dataclass(frozen=True, slots=True)
class Field:
    """A stretch of cells with one meaning. As floats, cells are divided by `most`."""

    name: str
    at: int
    size: int
    most: int
    meaning: str


class Layout:
    """The fields of an encoding in their order. A change to any field needs a new version."""

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        """The name of the game."""
        self.version = version
        """Goes up with every change of a field."""
        self.fields: list[Field] = []
        """In the order of their cells."""
        self.size = 0
        """How many cells they have together."""

    def add(self, name: str, size: int, most: int, meaning: str) -> int:
        """One more field of `size` cells from 0 to `most`; where it begins."""
        if not 0 < most <= MOST or size < 1 or name in [field.name for field in self.fields]:
            raise ValueError(f"field {name!r}: wrong size, wrong range or twice")
        at = self.size
        self.fields.append(Field(name, at, size, most, meaning))
        self.size += size
        return at

    def add_wide(self, name: str, count: int, meaning: str) -> int:
        """A field of `count` numbers below 65,536, two cells each; see `put_wide`."""
        return self.add(name, count * WIDE, MOST, meaning)


def put_wide(cells: bytearray, at: int, value: int) -> None:
    if value > MOST:
        cells[at] = value >> 8
    cells[at + 1] = value & MOST


def get_wide(cells: Sequence[int], at: int) -> int:
    return cells[at] << 8 | cells[at + 1]


def room_for(field: str, count: int, most: int) -> None:
    """Refuses a position with more of something than a game can bring; only a text can make one."""
    if count > most:
        raise BadPosition(message("encoding-too-many", field=field, count=count, most=most))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The encoding of a game with its deck; one layout for all player counts and options."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        """The fields, by name."""
        self.size = layout.size
        """How many cells there are."""
        self.scales = array("f", [1 / field.most for field in layout.fields for _ in range(field.size)])
        """What each cell is multiplied by to lie between 0 and 1."""
        self._factors: Any = None

    @abstractmethod
    def cells(self, position: Position, seat: int) -> bytearray:
        """What a seat (or NOBODY, the spectator) may know, as cells."""

    @abstractmethod
    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        """The view that the cells were made from."""

    def encode(self, position: Position, seat: object, buffer: object) -> None:
        """Writes what a seat may know into a buffer of unsigned bytes or of 32-bit floats (then from 0 to 1)."""
        cells = self.cells(position, position.looker(seat))
        into = _raw(buffer, self.size, FORMATS, True)
        if len(into) == self.size:
            into[:] = cells
        else:
            self._scale(cells, into)

    def _scale(self, cells: bytearray, into: memoryview) -> None:
        """Writes cells as 32-bit floats from 0 to 1; by NumPy where somebody has loaded it, to the same bits."""
        numpy = sys.modules.get("numpy")
        if numpy is not None:
            if self._factors is None:
                self._factors = numpy.array(self.scales, "f4")
            numpy.multiply(numpy.frombuffer(cells, "u1"), self._factors, out=numpy.frombuffer(into, "f4"))
            return
        floats = array("f", bytes(len(into)))
        for found in FILLED.finditer(cells):
            at = found.start()
            floats[at] = cells[at] * self.scales[at]
        into[:] = floats.tobytes()

    def read(self, buffer: object) -> dict[str, object]:
        """The view back out of a buffer that `encode` has filled."""
        held = bytes(_raw(buffer, self.size, FORMATS, False))
        if len(held) == self.size:
            return self.decode(held)
        values = array("f", held)
        return self.decode([round(value / scale) for value, scale in zip(values, self.scales, strict=True)])


def encode_options(position: Position, seat: object, buffer: object) -> None:
    """Writes the action mask of a seat: one byte for each row of the catalogue, 1 where the action is on offer."""
    mask = bytearray(len(position.game.catalogue))
    for action in position.legal(seat):
        mask[action] = 1
    _raw(buffer, len(mask), BYTES, True)[:] = mask


def _raw(buffer: object, size: int, formats: str, write: bool) -> memoryview:
    """The bytes of a buffer of `size` cells in one row, or BadBuffer with what it should be."""
    try:
        held = memoryview(buffer)  # type: ignore[arg-type]  # what has no buffer is what this finds out
    except TypeError:
        raise BadBuffer(message("encoding-no-buffer", size=size)) from None
    code = held.format.lstrip("@=<|")
    if code not in formats or not held.c_contiguous or held.nbytes != size * held.itemsize:
        found = held.nbytes // held.itemsize
        wanted = "encoding-bytes" if formats == BYTES else "encoding-buffer"
        raise BadBuffer(message(wanted, size=size, format=code, cells=found))
    if write and held.readonly:
        raise BadBuffer(message("encoding-readonly"))
    return held.cast("B")
