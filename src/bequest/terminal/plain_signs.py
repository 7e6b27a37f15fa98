"""Output that can't hold every sign: each that it lacks is written as the nearest that it has, in the same room."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

NEAREST: Final = "bequest-nearest"
"""The name under which Python's encoders know it."""
SIGNS: Final = {
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}", " "),
    **dict.fromkeys("–—\N{MINUS SIGN}─━═", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰╔╗╚╝╠╣╦╩╬", "+"),
    **dict.fromkeys("·•●■▪", "*"),
    **dict.fromkeys("○□◦", "o"),
    "…": ".", "×": "x", "÷": "/", "→": ">", "←": "<", "↑": "^", "↓": "v", "✓": "v", "✗": "x", "£": "L",
    "œ": "o", "Œ": "O", "æ": "a", "Æ": "A", "≥": ">", "≤": "<",
}  # fmt: skip


def nearest(error: UnicodeError) -> tuple[str, int]:
    """What is written instead of the signs that an encoding lacks, one for one so that columns stay."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_plain(sign, error.encoding) for sign in error.object[error.start : error.end]]), error.end


def _plain(sign: str, encoding: str) -> str:
    for instead in (SIGNS.get(sign, ""), unicodedata.normalize("NFKD", sign)[0]):
        try:
            instead.encode(encoding)
        except UnicodeEncodeError:
            continue
        if instead:
            return instead
    return "?"


codecs.register_error(NEAREST, nearest)


def settle_for_the_nearest() -> None:
    """From now on nothing that is printed fails for want of a sign."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)
