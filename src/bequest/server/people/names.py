"""Names of people: cleaned of what nobody can see, and told apart as readers tell them apart."""

from __future__ import annotations

import unicodedata
from typing import Final

from bequest.core.words import message
from bequest.server.errors import Refused

LONGEST: Final = 40
MOST_MARKS: Final = 2
"""Accents that may stand on one letter; more of them only cover the lines above."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind, and yet nothing is to be seen of them."""


def cleaned(name: str) -> str:
    """A name as it is shown; Refused if nothing of it can be seen, or if it is too long."""
    shown: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if sign in BLANK or kind[0] == "Z" or sign in "\t\n\r":
            sign, kind = " ", "Zs"
        elif kind[0] == "C":  # control characters, those that turn the direction of writing, and what is not assigned
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            shown.append(sign)
    found = " ".join("".join(shown).split())
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in found):
        raise Refused(message("server-name-empty"))
    if len(found) > LONGEST:
        raise Refused(message("server-name-long", most=LONGEST))
    return found


def key_of(name: str) -> str:
    """What a name is looked up by: capitals, widths and kinds of accents make no difference. "" if it is no name."""
    try:
        shown = cleaned(name)
    except Refused:
        return ""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold())
