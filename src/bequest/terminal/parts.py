"""Parts of the table that can be looked at alone: by any word for them, in any language."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.core.words import LANGUAGES, words
from bequest.terminal.commands import folded
from bequest.terminal.layout import wrapped
from bequest.terminal.voice import Voice


def part_meant(parts: Sequence[str], typed: str) -> str | None:
    """The part (by the id of its words) that is spelled so, or the only one with a word that begins so."""
    start = folded(typed)
    for part in parts:
        if start in _spellings(part):
            return part
    near = [part for part in parts if any(spelling.startswith(start) for spelling in _spellings(part))]
    return near[0] if len(near) == 1 else None


def _spellings(part: str) -> list[str]:
    return [folded(word) for language in LANGUAGES for word in words(language).text(part).split(", ")]


def named(parts: Sequence[str], voice: Voice) -> str:
    """The first word for each."""
    return ", ".join([voice.text(part).partition(",")[0] for part in parts])


def in_short(voice: Voice, parts: Sequence[str]) -> list[Text]:
    """The last line of a table that is not the whole one: how to see the rest."""
    return wrapped(Text(voice.text("terminal-in-short", parts=named(parts, voice)), style="dim"), voice.width, " ")
