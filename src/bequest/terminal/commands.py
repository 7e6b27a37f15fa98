"""What a person types: commands in any language, and options by a few letters of their words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from bequest.core.words import LANGUAGES, words

COMMANDS: Final = (
    "how", "why", "card", "rules", "back", "undo", "log", "view", "save", "resume", "lang", "hint", "confirm", "run",
    "help", "quit",
)  # fmt: skip
AT_A_SERVER: Final = (
    "how", "why", "card", "rules", "back", "undo", "log", "view", "save", "lang", "hint", "confirm", "say", "who",
    "leave", "return", "resign", "propose", "agree", "decline", "help", "quit",
)  # fmt: skip
"""The commands at a table that a server keeps."""
LONGEST_NUMBER: Final = 6
LEAST_INSIDE: Final = 3
"""So many letters are looked for in the middle of words too."""


def folded(text: str) -> str:
    """Without capitals and accents, as letters are compared."""
    bare = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()


def words_of(text: str) -> list[str]:
    """Words and numbers, of which a minus is part and a plus is not; what was before an arrow does not count."""
    bare = re.sub(r"\S+→", "", folded(text).replace("\N{MINUS SIGN}", "-"))
    return re.findall(r"(?<!\w)-\d+|\w+", bare)


def as_number(text: str) -> int | None:
    """A whole number of a sensible length; Python refuses to read thousands of digits."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def as_numbers(text: str) -> list[int]:
    """Several numbers with spaces or commas between them; none if there is anything else."""
    found = [as_number(part) for part in text.replace(",", " ").split()]
    numbers = [number for number in found if number is not None]
    return numbers if len(numbers) == len(found) else []


@cache
def _spellings(known: tuple[str, ...]) -> dict[str, str]:
    """Every word for a command, in all languages."""
    return {
        folded(word): command
        for command in known
        for language in LANGUAGES
        for word in words(language).text(f"terminal-command-{command}").split(", ")
    }


def command(word: str, known: tuple[str, ...] = COMMANDS) -> str | None:
    """The command that is spelled so."""
    return _spellings(known).get(folded(word))


def commands_like(word: str, known: tuple[str, ...] = COMMANDS) -> list[str]:
    """The commands with a spelling that begins so."""
    start = folded(word)
    return list(
        dict.fromkeys(found for spelling, found in _spellings(known).items() if start and spelling.startswith(start))
    )


def means(word: str, text: str) -> bool:
    """Whether the text is a spelling of this word (all, yes, on, off), in any language."""
    spellings = [words(language).text(f"terminal-word-{word}").split(", ") for language in LANGUAGES]
    return folded(text) in [folded(spelling) for spoken in spellings for spelling in spoken]


def means_all(text: str) -> bool:
    return means("all", text)


def fitting(typed: str, options: list[str]) -> list[int]:
    """The options (by place) that fit the typed words, whose letters begin words.

    What is spelled out in full comes first, then what begins so, then what has the words in a row, then what has all of
    them anywhere, and at last what only contains the letters: the first of these that there are.
    """
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
    for fits in (_begins, _has_in_a_row, _has_all):
        found = [place for place, parts in enumerate(spelled) if fits(parts, wanted)]
        if found:
            return found
    inside = "".join(wanted)
    long_enough = len(inside) >= LEAST_INSIDE
    return [place for place, parts in enumerate(spelled) if long_enough and inside in "".join(parts)]


def _begins(parts: list[str], wanted: list[str]) -> bool:
    return len(parts) >= len(wanted) and all(part.startswith(word) for part, word in zip(parts, wanted, strict=False))


def _has_in_a_row(parts: list[str], wanted: list[str]) -> bool:
    return any(_begins(parts[start:], wanted) for start in range(1, len(parts)))


def _has_all(parts: list[str], wanted: list[str]) -> bool:
    return all(any(part.startswith(word) for part in parts) for word in wanted)
