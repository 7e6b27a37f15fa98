"""What happened in Gears of Time, in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bequest.core.journal import Readable
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.words import names, story
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice

PLAYER_STYLES: Final[dict[str, str]] = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "white": "bold",
    "yellow": "bold yellow",
}
"""White is bold only: terminals may be white."""


def player(voice: Voice, seat: int) -> Text:
    """The player of a seat (from 0) in his or her colour."""
    return Text(voice.put(names.player(seat)), style=PLAYER_STYLES[terms.COLOURS[seat]])


def log(voice: Voice, deck: Deck, events: Sequence[Readable], margin: int = 0) -> list[Text]:
    names = 1 + max(len(player(voice, seat)) for seat in range(len(terms.COLOURS)))
    return paragraphs(voice, story.happenings(deck, events), lambda seat: player(voice, seat), names, margin)


def last_revealed(voice: Voice, deck: Deck, events: Sequence[Readable]) -> str:
    """The last thing that chance brought; "" if there was none."""
    found = story.last_revealed(deck, events)
    if found is None:
        return ""
    what = voice.put(found.message)
    return f"{player(voice, found.seat - 1).plain} {what}" if found.seat else what
