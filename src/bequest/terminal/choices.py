"""The options of a decision on the screen, grouped by what they do; and which of them a person means."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from bequest.core.wire import Offer
from bequest.terminal.commands import fitting
from bequest.terminal.layout import flowing, grid, padded, wrapped
from bequest.terminal.voice import Voice

MOST_IN_A_COLUMN: Final = 7
"""More options than this are set in several columns."""


class Choices:
    """What can be chosen now, numbered from 1, and behind it what is blocked: a number means one thing."""

    def __init__(self, offers: list[Offer], voice: Voice) -> None:
        self.options = [offer for offer in offers if offer.blocked is None]
        self.blocked = [offer for offer in offers if offer.blocked is not None]
        self._voice = voice

    def lines(self, width: int) -> list[Text]:
        groups = [self._group(offer) for offer in self.options]
        if not any(groups):
            return self._without_groups(width)
        breadth = max(len(group) for group in groups)
        found: list[Text] = []
        numbered = enumerate(zip(groups, self.options, strict=True), 1)
        for group, run in groupby(numbered, key=lambda entry: entry[1][0]):
            cells = [_numbered(number, self._short(offer)) for number, (_, offer) in run]
            found += flowing(cells, width, padded(Text(f" {group}", style="bold"), breadth + 2))
        return found

    def _without_groups(self, width: int) -> list[Text]:
        """Many options in columns, few and possibly longer ones in a line or more each."""
        texts = [self.text(place) for place in range(len(self.options))]
        if len(texts) > MOST_IN_A_COLUMN:
            return grid([_numbered(number, text) for number, text in enumerate(texts, 1)], width)
        return [line for number, text in enumerate(texts, 1) for line in wrapped(text, width, _numbered(number, ""))]

    def text(self, place: int) -> str:
        """An option in full."""
        return self._voice.put(self.options[place].say)

    def _short(self, offer: Offer) -> str:
        return self._voice.put(offer.say if offer.short is None else offer.short)

    def _group(self, offer: Offer) -> str:
        return "" if offer.group is None else self._voice.put(offer.group)

    def meant(self, typed: str) -> list[int]:
        """The places of the options that fit the letters; the name of the group counts as well."""
        texts = [self.text(place) for place in range(len(self.options))]
        named = [f"{self._group(offer)} {text}" for offer, text in zip(self.options, texts, strict=True)]
        return fitting(typed, texts) or fitting(typed, named)

    def listed(self, places: list[int], width: int) -> list[Text]:
        return [line for place in places for line in wrapped(self.text(place), width, _numbered(place + 1, ""))]


def _numbered(number: int, text: str) -> Text:
    cell = Text(f"{number:>3}", style="bold cyan")
    cell.append(f" {text}", style="not bold default")
    return cell
