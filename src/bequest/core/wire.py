"""What travels between a table and everybody who sits at it, as typed records that become JSON.

In all of them, as in everything that is read from JSON, seats count from 1; 0 is the table itself. Python's own
arguments (`view(0)`, `legal(1)`) count from 0. Each game adds its views and events in its own `wire.py`. The rules fill
these records by position, so the order of the fields counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, defstruct

from bequest.core.reasons import Reason
from bequest.core.words import Message


class Wire(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One record; fields that have their default are left out."""


# --- things and places ---


class Subject(Wire, frozen=True):
    """What a choice or question is about: a face ("" if it has none that the reader may know), and where it is."""

    card: str
    place: str = ""


class Moved(Wire, frozen=True, rename={"source": "from", "target": "to"}):
    """Things that went from one place to another: by their face, or only by their back for those who don't see it."""

    card: str
    back: str
    source: str
    target: str
    count: int = 1


class Fact(Wire, frozen=True):
    """A counter that changes: of a seat, or of the table (0)."""

    kind: str
    whose: int
    before: int
    after: int


# --- questions ---


class OneOf(Wire, frozen=True, tag_field="shape", tag="one-of"):
    """One of the options."""


class SetOf(Wire, frozen=True, tag_field="shape", tag="set"):
    """Several at once, picked in any order: from `least` to `most` of the actions `of`, in which copies stand singly.

    The options of the open step are only those that can come first.
    """

    least: int
    most: int
    of: list[str]
    picked: list[str] = []


class OrderOf(Wire, frozen=True, tag_field="shape", tag="order"):
    """An arrangement: each option is one; `of` names what is arranged."""

    of: list[str]


class Amount(Wire, frozen=True, tag_field="shape", tag="amount"):
    """A number of something: pounds, cards, actions …"""

    unit: str
    least: int
    most: int


class PlaceOf(Wire, frozen=True, tag_field="shape", tag="place"):
    """A place on the board."""


Shape = OneOf | SetOf | OrderOf | Amount | PlaceOf


class Prompt(Wire, frozen=True):
    """What is asked, of whom; for a seat that is asked with its question, its shape and its own steps so far.

    A move that carries `asked_at` is stale exactly if it is no longer the same.
    """

    kind: str
    seats: list[int]
    asked_at: int | None = None
    question: Message | None = None
    shape: Shape | None = None
    subject: Subject | None = None
    step: str = ""
    steps: list[str] = []


class Step(Wire, frozen=True):
    """A choice that follows by itself, because there is no other."""

    text: str
    say: Message


class Offer(Wire, frozen=True):
    """One option, or one that is blocked for a reason. What it changes is told as far as the seat can know it."""

    action: int
    text: str
    say: Message
    short: Message | None = None
    group: Message | None = None
    subject: Subject | None = None
    facts: list[Fact] = []
    follows: list[Step] = []
    commits: bool = False
    """It completes the move; otherwise steps follow."""
    ends_turn: bool = False
    final: bool = False
    """It can't be taken back afterwards."""
    blocked: Reason | None = None


# --- events ---


class Happened(Wire, frozen=True, tag_field="event"):
    """Something that happened. `sequence` counts all events of the table, `move` the moves (0: set-up)."""

    sequence: int
    move: int
    seat: int
    moved: list[Moved]
    facts: list[Fact]

    @property
    def kind(self) -> str:
        """The name of the kind of event."""
        return str(self.__struct_config__.tag)


def event_type(name: str, public: Mapping[str, Any], secret: Mapping[str, Any] | None = None) -> type[Happened]:
    """The type of a kind of event of a game: its fields with their types, then those that not everybody may read.

    Secret fields are None for those who may not.
    """
    fields: list[Any] = list(public.items())
    fields += [(key, type | None, None) for key, type in (secret or {}).items()]
    title = "".join(part.capitalize() for part in name.split("-"))
    found: Any = defstruct(
        title, fields, bases=(Happened,), tag=name, frozen=True, forbid_unknown_fields=True, omit_defaults=True
    )
    made: type[Happened] = found
    return made


class Answered(Happened, frozen=True, tag="answered"):
    """A seat has given its secret answer; nobody else learns which."""


class Undone(Happened, frozen=True, tag="undone"):
    """A seat has taken a move back: all is as it was before event `since`, and `moved` is the way back."""

    since: int
    undid: int
    """The number of that move."""


class Rewound(Happened, frozen=True, tag="rewound"):
    """All agreed to go back: all is as it was before event `since`, and `moved` is the way back."""

    since: int
    back_to: int
    """The number of the last move that stands."""
    shown: list[str]
    """The faces that this reader was shown in the meantime and could not see before."""


class Changed(Happened, frozen=True, tag="changed"):
    """Counters changed and no other event told it."""


class Unknown(Happened, frozen=True, tag="unknown"):
    """The end of a preview: what comes next depends on chance, or on what the seat does not know."""


COMMON_EVENTS: Final[tuple[type[Happened], ...]] = (Answered, Undone, Rewound, Changed, Unknown)
"""The events that every game has."""


# --- faces and results ---


Values = dict[str, int | str | bool | Sequence[int | str]]
"""What is printed, by name."""


class Face(Wire, frozen=True):
    """Something that is drawn: a card, a person, a space …, with all that is printed on it."""

    id: str
    kind: str
    names: dict[str, str]
    values: Values = {}
    icons: list[str] = []
    text: Message | None = None
    note: dict[str, str] = {}
    copies: int = 1
    marks: dict[str, str] = {}
    """Where its values come from: published, house, or partly."""


class Result(Wire, frozen=True):
    """How a game stands or ended."""

    over: bool
    outcome: str | None
    ranking: list[int]
    winners: list[int]
    scores: list[int]
    sheet: list[dict[str, Any]]


_ENCODER = msgspec.json.Encoder()


def to_json(record: object) -> bytes:
    """Any record, or list of them, as JSON."""
    return _ENCODER.encode(record)


def plain(record: Any) -> Any:
    """Any record, or list of them, as dicts and lists: what a program reads from the JSON."""
    return msgspec.to_builtins(record)
