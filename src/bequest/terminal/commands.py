"""What a person types: commands in any language, and options by a few letters of their words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from bequest.core.words import LANGUAGES, words

COMMANDS: Final = (
    "how", "why", "card", "rules", "back", "undo", "log", "view", "save", "resume", "lang", "hint", "run", "help",
    "quit",
)  # fmt: skip
LONGEST_NUMBER: Final = 6


def folded(text: str) -> str:
    """Without capitals and accents, as letters are compared."""
    bare = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def as_number(text: str) -> int | None:
    """A whole number of a sensible length; Python refuses to read thousands of digits."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def as_numbers(text: str) -> list[int]:
    """Several numbers with spaces or commas between them; none if there is anything else."""
    found = [as_number(part) for part in text.replace(",", " ").split()]
    numbers = [number for number in found if number is not None]
    return numbers if len(numbers) == len(found) else []


@cache
def _spellings() -> dict[str, str]:
    """Every word for a command, in all languages."""
    return {
        folded(word): command
        for command in COMMANDS
        for language in LANGUAGES
        for word in words(language).text(f"terminal-command-{command}").split(", ")
    }


def command(word: str) -> str | None:
    """The command that is spelled so."""
    return _spellings().get(folded(word))


def commands_like(word: str) -> list[str]:
    """The commands with a spelling that begins so."""
    start = folded(word)
    return list(
        dict.fromkeys(found for spelling, found in _spellings().items() if start and spelling.startswith(start))
    )


def means_all(text: str) -> bool:
    return folded(text) in [folded(words(language).text("terminal-word-all")) for language in LANGUAGES]


def fitting(typed: str, options: list[str]) -> list[int]:
    """The options (by place) of which every typed word begins a word; the only one that begins with all of them in
    full stands out."""
    wanted = words_of(typed)
    if not wanted:
        return []
    spelled = [words_of(option) for option in options]
    for place, parts in enumerate(spelled):
        if parts == wanted:
            return [place]
    leading = [place for place, parts in enumerate(spelled) if parts[: len(wanted)] == wanted]
    if len(leading) == 1:
        return leading
    return [
        place
        for place, parts in enumerate(spelled)
        if all(any(part.startswith(word) for part in parts) for word in wanted)
    ]
