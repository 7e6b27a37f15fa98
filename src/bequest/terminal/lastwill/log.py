"""What happened in Last Will, in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bequest.core.journal import Readable
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words import names, story
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice

View = dict[str, Any]

PLAYER_STYLES: Final[dict[str, str]] = {
    "red": "bold red",
    "purple": "bold magenta",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
}


def player(voice: Voice, view: View, seat: int) -> Text:
    """The player of a seat (from 0) in his or her colour."""
    colour = view["seats"][seat]["colour"]
    return Text(voice.put(names.player(colour)), style=PLAYER_STYLES[colour])


def log(voice: Voice, deck: Deck, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
    told = story.tell(deck, _colours(view), events)
    width = 1 + max(len(voice.put(names.player(colour))) for colour in terms.COLOURS)
    return paragraphs(voice, told, lambda seat: player(voice, view, seat), width, margin)


def last_revealed(voice: Voice, deck: Deck, events: Sequence[Readable], view: View) -> str:
    """The last thing that chance brought; "" if there was none."""
    found = story.last_revealed(deck, _colours(view), events)
    if found is None:
        return ""
    what = voice.put(found.message)
    return f"{player(voice, view, found.seat - 1).plain} {what}" if found.seat else what


def _colours(view: View) -> list[str]:
    return [seat["colour"] for seat in view["seats"]]
