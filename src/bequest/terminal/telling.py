"""What happened, in lines: who on the left, what on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.text import Text

from bequest.core.texts.happenings import Happening
from bequest.core.wire import Answered, Happened
from bequest.terminal.layout import HEADING, rule, wrapped
from bequest.terminal.voice import Voice


def paragraphs(
    voice: Voice, told: Sequence[Happening], player: Callable[[int], Text], names: int, margin: int = 0
) -> list[Text]:
    """One paragraph for what a player (seats from 0) does in a row; `names` is the width of the column of names."""
    found: list[Text] = []
    indent = " " * margin
    joint = voice.text("terminal-joined", first="", next="")
    for (heading, seat), run in groupby(told, key=lambda happening: (happening.heading, happening.seat)):
        texts = [voice.put(happening.message) for happening in run]
        if heading:
            found += [rule(text, voice.width, "bold cyan", margin) for text in texts]
        elif seat:
            who = Text(indent) + player(seat - 1)
            who.pad_right(margin + names - len(who))
            found += wrapped(joint.join(texts), voice.width, who)
        else:
            found += [line for text in texts for line in wrapped(text, voice.width, indent)]
    return found


def settled(lines: list[Text]) -> list[Text]:
    """The story of a game that is over without a heading at its end: the outcome follows and says as much."""
    return lines[:-1] if lines[1:] and lines[-1].plain.lstrip().startswith(HEADING) else lines


def from_paragraph(lines: list[Text], most: int) -> list[Text]:
    """The last lines, so many or a few more: they begin with a whole paragraph."""
    first = max(0, len(lines) - most)
    while first and lines[first].plain.startswith(" "):
        first -= 1
    return lines[first:]


def without_answers(events: Sequence[Happened]) -> list[Happened]:
    """That somebody has answered in secret is left out once something came of it, which says more."""
    last = max([place for place, event in enumerate(events) if not isinstance(event, Answered)], default=-1)
    return [event for place, event in enumerate(events) if place > last or not isinstance(event, Answered)]
