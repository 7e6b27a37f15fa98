"""The entries of a table's log: all that happened at it, in seats and never in persons.

`answers` are lines of the game's record, choices and the outcomes of chance that followed; together they are the
record. Seats count from 1.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from bequest.server.tables.proposals import Proposal


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True):
    """One row of the log."""

    answers: list[str] = []


class Began(Entry, frozen=True, tag="began"):
    """The game began; chance has set it up. `levels` are those of the bots, seat by seat; "" is a person."""

    levels: list[str] = []


class Played(Entry, frozen=True, tag="played"):
    """A move, or what was taken back, of a record that somebody brought; with the `last` one the record ends."""

    last: bool = False


class Moved(Entry, frozen=True, tag="moved"):
    """A seat has made a move. The token is the client's, so that a move sent twice is made once."""

    seat: int = 0
    token: str = ""


class Undid(Entry, frozen=True, tag="undid"):
    """A seat has taken its last move back."""

    seat: int = 0
    token: str = ""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays on for a seat: it left, resigned, ran out of time, or the others voted so."""

    seat: int = 0
    why: str = ""
    level: str = ""


class Returned(Entry, frozen=True, tag="returned"):
    """The person of a seat plays again."""

    seat: int = 0


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks the others to agree. Where nobody is left to be asked, it is done at once."""

    seat: int = 0
    proposal: Proposal | None = None


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat agrees; with the last one that is asked, it is done."""

    seat: int = 0


class Declined(Entry, frozen=True, tag="declined"):
    """A seat does not agree, or has thought better of its own proposal."""

    seat: int = 0


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat was given advice; all see that it was."""

    seat: int = 0


class Upgraded(Entry, frozen=True, tag="upgraded"):
    """The rules have another version from here on.

    The game goes on from the story that was kept up to entry `story` (0: from set-up). The last `dropped` entries
    before this one are not part of the game any more, as the new rules did not take the first of them; who plays,
    pauses and what is proposed stay as they were. `answers` are outcomes of chance that the new rules have asked for.
    """

    rules: str = ""
    story: int = 0
    dropped: int = 0


AnyEntry = Began | Moved | Undid | StoodIn | Returned | Proposed | Agreed | Declined | Hinted | Upgraded | Played

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """An entry as the log keeps it."""
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """An entry of the log."""
    entry: AnyEntry = _DECODER.decode(text)
    return entry
