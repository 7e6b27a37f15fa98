"""Which language the command speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bequest.core.errors import BadOption
from bequest.core.words import LANGUAGES, SOURCE_LANGUAGE, message, quoted

FLAG: Final = "--lang"
VARIABLES: Final = ("BEQUEST_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set decides."""


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that `fr_CA.UTF-8` and the like ask for; English if it is not spoken here."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = asked.lower().replace("-", "_").split(".")[0].split("_")[0]
    return language if language in LANGUAGES else SOURCE_LANGUAGE


def taken_out(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that `--lang` gives, if any, and the other arguments: it may stand anywhere before `--`."""
    language, rest = None, list[str]()
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return language, [*rest, word, *left]
        flag, equals, value = word.partition("=")
        if flag != FLAG:
            rest.append(word)
            continue
        if not equals:
            value = left.pop(0) if left else ""
        if value not in LANGUAGES:
            raise BadOption(message("command-language-unknown", value=quoted(value), known=", ".join(LANGUAGES)))
        language = value
    return language, rest
