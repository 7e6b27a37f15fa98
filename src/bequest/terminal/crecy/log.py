"""What happened in the Duke de Crecy, in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bequest.core.journal import Readable
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.words import story, view_words
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice

View = dict[str, Any]

PLAYER_STYLES: Final[dict[str, str]] = {
    "white": "bold",
    "black": "bold bright_black",
    "brown": "bold yellow",
    "pink": "bold magenta",
}
"""White is bold only, and black is grey: terminals may have either ground."""


def player(voice: Voice, view: View, seat: int) -> Text:
    """The player of a seat (from 0) in his or her colour."""
    colour = view["seats"][seat]["colour"]
    return Text(voice.put(view_words.player(colour)), style=PLAYER_STYLES[colour])


def log(voice: Voice, deck: Deck, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
    told = story.tell(deck, view["mode"], *_seats(view), events)
    names = 1 + max(len(voice.put(view_words.player(colour))) for colour in terms.PLAYER_COLOURS)
    return paragraphs(voice, told, lambda seat: player(voice, view, seat), names, margin)


def last_revealed(voice: Voice, deck: Deck, events: Sequence[Readable], view: View) -> str:
    """The last thing that chance brought; "" if there was none."""
    found = story.last_revealed(deck, view["mode"], *_seats(view), events)
    if found is None:
        return ""
    what = voice.put(found.message)
    return f"{player(voice, view, found.seat - 1).plain} {what}" if found.seat else what


def _seats(view: View) -> tuple[list[view_words.Relatives], list[str]]:
    """The families and the colours of all players."""
    return [seat["family"] for seat in view["seats"]], [seat["colour"] for seat in view["seats"]]
