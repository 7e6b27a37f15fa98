"""Finding cards by what a person types of their names."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from bequest.core.words import LANGUAGES, Message, words
from bequest.terminal.commands import fitting, folded


class CardIndex:
    """The titles of all cards of a deck, in their order."""

    def __init__(self, titles: Sequence[Message | str]) -> None:
        self._titles = titles

    def find(self, name: str, language: str) -> int | None:
        """The place of the one card that fits, in the person's language first."""
        for spoken in (language, *LANGUAGES):
            fit = fitting(name, self._names(spoken))
            if len(fit) == 1:
                return fit[0]
        return None

    def like(self, name: str, language: str) -> list[str]:
        """The names that fit, or else those that come close."""
        names = self._names(language)
        by_letters = {folded(found): found for found in names}
        close = get_close_matches(folded(name), by_letters)
        return [names[place] for place in fitting(name, names)] or [by_letters[letters] for letters in close]

    def _names(self, language: str) -> list[str]:
        return [words(language).say(title) for title in self._titles]
