"""What travels about tables and people; what travels of a game is in `core.wire` and `games/<game>/wire.py`.

Requests are read strictly: an unknown field is refused by name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from bequest.core.reasons import Reason
from bequest.core.wire import Wire
from bequest.core.words import Message
from bequest.server.tables.pace import Pace, Relaxed

ShortText = Annotated[str, Meta(min_length=1, max_length=60)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Visibility = Literal["open", "link"]
Hints = Literal["off", "counted", "free"]
Order = Literal["as-seated", "random"]


class Problem(Wire, frozen=True):
    """Why something was refused: in words of the asker's language, as a message, and by which rule."""

    text: str
    message: Message
    reason: Reason | None = None


# --- people ---


class PersonInfo(Wire, frozen=True):
    """Somebody, as others see her or him."""

    id: str
    name: str


class Me(Wire, frozen=True):
    """Oneself; `kept` if one can come back with a password or a recovery code."""

    id: str
    name: str
    language: str
    zone: str
    deadline_hour: int
    kept: bool = False
    operator: bool = False


# --- tables ---


class NewTable(Wire, frozen=True):
    """A table to be opened. `bots` are levels, for the last seats: `["steady"]` is one bot in the last seat."""

    game: str
    players: Annotated[int, Meta(ge=1, le=8)]
    name: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Any] = {}
    deck: Annotated[str, Meta(max_length=60)] = "base"
    """A supplied deck, by its name."""
    deck_text: str = ""
    """A deck of one's own, which all who sit down are shown before the start."""
    visibility: Visibility = "link"
    pace: Pace = Relaxed()
    hints: Hints = "counted"
    order: Order = "as-seated"
    bots: Annotated[list[str], Meta(max_length=8)] = []
    sit: bool = True
    """Whoever opens it sits down in the first seat."""


class SeatInfo(Wire, frozen=True):
    """A seat: a person, a bot by its level (with a person: it stands in), or nobody yet."""

    seat: int
    person: PersonInfo | None = None
    level: str = ""
    colour: str = ""
    deck_seen: bool = False
    waiting: bool = False
    deadline: float | None = None


class TableInfo(Wire, frozen=True, tag_field="tell", tag="table"):
    """A table as its lobby and the lists show it. `yours` are the own seats; those at the table get the invitation."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, Any]
    deck: str
    faces: str
    visibility: Visibility
    pace: Pace
    hints: Hints
    order: Order
    state: str
    seats: list[SeatInfo]
    created_at: float
    own_deck: bool = False
    owner: PersonInfo | None = None
    yours: list[int] = []
    owned: bool = False
    invitation: str = ""
    started_at: float | None = None
    ended_at: float | None = None
    rematch_of: str = ""


class TableList(Wire, frozen=True):
    """Several tables, the newest first."""

    tables: list[TableInfo]


class SeatChange(Wire, frozen=True):
    """Before the start, by the owner: a bot of a level for a seat ("": nobody), or another colour."""

    level: str | None = None
    colour: Annotated[str, Meta(max_length=20)] | None = None


class Arrangement(Wire, frozen=True):
    """The seats in another order: who sat in which seat, from the first seat on."""

    seats: list[int]


class TableChange(Wire, frozen=True):
    """By the owner: the name at any time, all else before the start."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    visibility: Visibility | None = None
    pace: Pace | None = None
    hints: Hints | None = None
    order: Order | None = None


class Move(Wire, frozen=True, tag_field="do", tag="move"):
    """A whole move, as an answer to the question of `asked_at`. Sent twice with one token, it is made once."""

    token: Token
    asked_at: int
    steps: Annotated[list[str], Meta(min_length=1, max_length=64)]
    since: int = 0


class Undo(Wire, frozen=True, tag_field="do", tag="undo"):
    """The own last move is to be taken back."""

    token: Token
    since: int = 0


class Look(Wire, frozen=True, tag_field="do", tag="look"):
    """What follows after these steps of the own move? Changes nothing."""

    ask: Annotated[str, Meta(max_length=64)] = ""
    steps: Annotated[list[str], Meta(max_length=64)] = []


class Enter(Wire, frozen=True, tag_field="do", tag="enter"):
    """Looks at a table, through the eyes of an own seat (0: as a spectator), from event `since` on.

    With `story`, all news say in words, too, what has happened.
    """

    table: str
    seat: int = 0
    since: int = 0
    invitation: str = ""
    story: bool = False


class Say(Wire, frozen=True, tag_field="do", tag="say"):
    """Something for all at the table to read."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


Request = Enter | Move | Undo | Look | Say
"""What a client says over a socket."""


class Said(Wire, frozen=True, tag_field="tell", tag="said"):
    """Somebody has said something."""

    id: str
    at: float
    text: str
    person: PersonInfo
    seat: int = 0


class Presence(Wire, frozen=True, tag_field="tell", tag="presence"):
    """Who is looking: seats, and how many spectators."""

    seats: list[int]
    spectators: int = 0


class Chat(Wire, frozen=True):
    """What was said at a table."""

    said: list[Said]


class Note(Wire, frozen=True):
    """A person's private note about a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class Link(Wire, frozen=True):
    """An invitation, as it stands behind the # of its address."""

    invitation: Annotated[str, Meta(min_length=16, max_length=64)]


class Steps(Wire, frozen=True):
    """Steps of a move under way."""

    steps: Annotated[list[str], Meta(max_length=64)] = []


class HintOption(Wire, frozen=True):
    """An option that was looked at: the chance to win with it and the points, where it was thought so far."""

    text: str
    say: Message
    win: float | None = None
    points: float | None = None


class Hint(Wire, frozen=True):
    """Advice about the question of `asked_at`: what seems best, an option or all of a set, and what speaks for it.

    `options` are those that were compared, the best first; `wins` the chances of all seats, `points` their scores in
    the end, with the best of them. Where no net knows the deck, there are none of these.
    """

    asked_at: int
    steps: list[str]
    say: list[Message]
    why: list[Message] = []
    options: list[HintOption] = []
    wins: list[float] = []
    points: list[float] = []
