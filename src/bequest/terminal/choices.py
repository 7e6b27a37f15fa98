"""The options of a decision on the screen, grouped by what they do; and which of them a person means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from bequest.core.wire import Offer
from bequest.terminal.commands import as_number, fitting, folded
from bequest.terminal.labels import NOTHING, labelled, runs
from bequest.terminal.layout import Cell, aligned, flowing, grid, padded, wrapped
from bequest.terminal.voice import Voice

MOST_IN_A_COLUMN: Final = 7
"""More options than this are set in several columns, unless they say what they bring."""
ENOUGH_ROOM: Final = 10_000
ROOM_FOR_NOTES: Final = 24
"""With so many lines for the options none of them loses what it brings, even if the first ones scroll away."""
SEPARATORS: Final = ": \u00a0\u202f"
"""Between a label and what it stands for, in every language."""


class Choices:
    """What can be chosen now, and behind it what is blocked, each by its label: a label means one thing.

    `printed` are the labels of the offers on the table, "" where there is none; `words` say what each leads to, and
    `changes` what that means in numbers. `columns` are a heading and a row for each offer, if a table tells more.
    """

    def __init__(
        self,
        offers: Sequence[Offer],
        voice: Voice,
        printed: Sequence[str] = (),
        words: Sequence[str] = (),
        changes: Sequence[str] = (),
        columns: Sequence[Sequence[Cell]] = (),
    ) -> None:
        none = [""] * len(offers)
        order = [*_places(offers, blocked=False), *_places(offers, blocked=True)]
        self._count = len(_places(offers, blocked=False))
        self.offers = [offers[place] for place in order]
        self.labels = labelled([(printed or none)[place] for place in order])
        self._words = [(words or none)[place] for place in order]
        self._changes = [(changes or none)[place] for place in order]
        self._head = columns[0] if columns else ()
        self._rows = [columns[1 + place] for place in order] if columns else []
        self._voice = voice
        self._narrowed: list[int] = []
        """What fitted the letters that were typed before, if several did."""
        self._spent: set[str] = set()
        self._picked = False

    @property
    def options(self) -> list[Offer]:
        return self.offers[: self._count]

    @property
    def blocked(self) -> list[Offer]:
        return self.offers[self._count :]

    @property
    def range(self) -> str:
        """All that can be typed to take an option, in short."""
        labels = zip(self.labels, self.options, strict=False)
        return runs([label for label, offer in labels if offer.text not in self._spent and not self._ends(label)])

    @property
    def blocked_range(self) -> str:
        """The labels of what can't be chosen, in short."""
        return runs(self.labels[self._count :])

    def hold(self, picked: Sequence[Offer], of: Sequence[str]) -> None:
        """Of a set so much is picked: what is used up is no longer to be typed, and nothing is now no more."""
        texts = [offer.text for offer in picked]
        self._spent = {text for text in texts if texts.count(text) >= of.count(text)}
        self._picked = bool(picked)

    def _ends(self, label: str) -> bool:
        """Whether this label ends a set that is begun; the prompt says so."""
        return self._picked and label == NOTHING

    # --- on the screen ---

    def lines(self, width: int, room: int = ENOUGH_ROOM) -> list[Text]:
        """Every option with what it brings, in the roomiest form that takes no more than `room` lines.

        That is with the names of groups beside the options, above them, or without the numbers; on a low screen also
        only their names.
        """
        if self._rows:
            return self._table(range(self._count), width)
        forms = (self._beside, self._below, self._bare, self._brief)
        for form in forms[:3] if room >= ROOM_FOR_NOTES else forms:
            found = form(width)
            if len(found) <= room:
                return found
        return found

    def _beside(self, width: int) -> list[Text]:
        breadth = max(len(self._group(offer)) for offer in self.options) + 2
        found: list[Text] = []
        for group, places in self._groups():
            start = padded(Text(f" {group}", style="bold"), breadth) if breadth > 2 else Text()
            if not self._worth_a_line(places):
                found += self._flowing(places, width, start)
                continue
            for place in places:
                found += self._line(place, width, start)
                start = Text(" " * len(start))
        return found

    def _below(self, width: int, changes: bool = True) -> list[Text]:
        found: list[Text] = []
        for group, places in self._groups():
            head = Text(f" {group}", style="bold") if group else Text()
            if group and not self._worth_a_line(places):
                found += self._flowing(places, width, head + " ")
            else:
                found += [head] if group else []
                found += [line for place in places for line in self._line(place, width, Text(), changes)]
        return found

    def _bare(self, width: int) -> list[Text]:
        return self._below(width, changes=False)

    def _brief(self, width: int) -> list[Text]:
        breadth = max(len(self._group(offer)) for offer in self.options) + 2
        if breadth == 2:
            return grid([self._cell(place, self._short(place)) for place in range(self._count)], width)
        return [
            line
            for group, places in self._groups()
            for line in self._flowing(places, width, padded(Text(f" {group}", style="bold"), breadth))
        ]

    def _groups(self) -> list[tuple[str, list[int]]]:
        """The places of the options, by the names of their groups."""
        groups = [self._group(offer) for offer in self.options]
        runs_of = groupby(range(self._count), key=lambda place: groups[place])
        return [(group, list(run)) for group, run in runs_of]

    def _worth_a_line(self, places: list[int]) -> bool:
        """Whether each of these options says enough for a line of its own."""
        grouped = bool(self._group(self.offers[places[0]]))
        if any(self._words[place] or self._changes[place] for place in places):
            return True
        return any(self._in_group(place) != self._plain(place) for place in places) if grouped else not self._many()

    def _many(self) -> bool:
        return self._count > MOST_IN_A_COLUMN

    def _flowing(self, places: list[int], width: int, start: Text) -> list[Text]:
        if not start.plain:
            return grid([self._cell(place, self.text(place)) for place in places], width)
        cells = [self._cell(place, self._short(place)) for place in places]
        for cell in cells:
            cell.rstrip()
        return flowing(cells, width, start)

    def _in_group(self, place: int) -> str:
        """In full after the name of its group, which is not said twice; but no sentence goes on behind a label."""
        text, group = self.text(place), self._group(self.offers[place])
        short = self._plain(place)
        goes_on = short[:1].islower() and self.after_label(place, short) != ""
        return short if group and folded(text).startswith(folded(group)) and not goes_on else text

    def _line(self, place: int, width: int, start: Text | None = None, changes: bool = True) -> list[Text]:
        text = Text(self.after_label(place, self.text(place) if start is None else self._in_group(place)))
        for more in (self._words[place], self._changes[place] if changes else ""):
            if more:
                text.append(f" · {more}" if text.plain else more, style="dim")
        return wrapped(text, width, (start or Text()) + self._cell(place, "", apart=text.plain[:1].isdigit()))

    def _cell(self, place: int, text: str, apart: bool = False) -> Text:
        """A label and a text; between two numbers stands a sign."""
        breadth = max(3, *[len(label) for label in self.labels[: self._count]]) if self._count else 3
        cell = Text(f"{self.labels[place]:>{breadth}}", style="bold cyan")
        cell.append(f"{':' if apart or text[:1].isdigit() else ''} {text}", style="not bold default")
        return cell

    def text(self, place: int) -> str:
        """An option in full."""
        if self._ends(self.labels[place]):
            return self._voice.text("terminal-no-more")
        return self._voice.put(self.offers[place].say)

    def _short(self, place: int) -> str:
        return self.after_label(place, self._plain(place))

    def _plain(self, place: int) -> str:
        short = self.offers[place].short
        return self.text(place) if short is None or self._ends(self.labels[place]) else self._voice.put(short)

    def after_label(self, place: int, text: str) -> str:
        """A text that begins with the label does not say it twice."""
        label = self.labels[place]
        rest = text[len(label) :]
        return rest.lstrip(SEPARATORS) if folded(text).startswith(folded(label)) and not rest[:1].isalnum() else text

    def _group(self, offer: Offer) -> str:
        return "" if offer.group is None else self._voice.put(offer.group)

    # --- what a person means ---

    def place(self, typed: str) -> int | None:
        """Where the offer with this label is, among the options and what is blocked."""
        labels = [label.casefold() for label in self.labels]
        return labels.index(typed.casefold()) if typed.casefold() in labels else None

    def places(self, line: str) -> list[int]:
        """Several labels with spaces or commas between them; none if there is anything else."""
        found = [self.place(part) for part in line.replace(",", " ").split()]
        places = [place for place in found if place is not None]
        return places if len(places) == len(found) else []

    def wrong(self, line: str) -> str:
        """The first number that is no label, if others are or it stands alone; "" if there is none."""
        parts = line.replace(",", " ").split()
        strange = [part for part in parts if self.place(part) is None]
        return strange[0] if strange and all(as_number(part) is not None for part in strange) else ""

    def meant(self, typed: str) -> list[int]:
        """The places of the options that fit the letters; the name of the group counts as well.

        The number of a thing stands for all that can be done with it. One letter does not do where letters are labels.
        """
        places = range(self._count)
        if typed.isdecimal():
            rests = [self.labels[place].removeprefix(typed) for place in places]
            return [place for place in places if rests[place] != self.labels[place] and rests[place].isalpha()]
        if len(typed) == 1 and any(len(self.labels[place]) == 1 and self.labels[place].isalpha() for place in places):
            return []
        return self._fitting(typed, self._narrowed) or self._fitting(typed, list(places))

    def _fitting(self, typed: str, places: list[int]) -> list[int]:
        texts = [self.text(place) for place in places]
        named = [f"{self._group(self.offers[place])} {text}" for place, text in zip(places, texts, strict=True)]
        return [places[fit] for fit in fitting(typed, texts) or fitting(typed, named)]

    def each(self, line: str) -> list[int]:
        """Several options, each by its label or by letters, commas or spaces between; none if one is unclear."""
        parts = [part.strip() for part in line.split(",")] if "," in line else line.split()
        found: list[int] = []
        for part in parts:
            place = self.place(part)
            fit = self.meant(part) if place is None else [place]
            if len(fit) != 1:
                return []
            found += fit
        return found

    def narrow(self, places: list[int]) -> None:
        """What is typed next is looked for among these first."""
        self._narrowed = places

    def _table(self, places: Sequence[int], width: int) -> list[Text]:
        """All columns but the last hold numbers."""
        rows = [["", *self._head], *[[self._cell(place, ""), *self._rows[place]] for place in places]]
        return aligned(rows, right=range(1, len(self._head)), indent=0, width=width)

    def listed(self, places: list[int], width: int) -> list[Text]:
        if self._rows:
            return self._table(places, width)
        return [line for place in places for line in self._line(place, width)]


def _places(offers: Sequence[Offer], blocked: bool) -> list[int]:
    return [place for place, offer in enumerate(offers) if (offer.blocked is not None) == blocked]
