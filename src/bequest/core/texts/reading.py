"""Reading what people wrote: JSON positions and TOML decks, with errors that name the place and what belongs there."""

from __future__ import annotations

import json
import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BadArgument, BadDeck, BadPosition, BequestError
from bequest.core.words import CODE, Message, Name, message, name_of, quoted, same_everywhere


class Fields:
    """The fields of one JSON object or TOML table. `where` is its place in the text, e.g. `seats[2]`."""

    def __init__(self, values: dict[str, object], where: str, error: type[BequestError]) -> None:
        self.values = values
        self.where = where
        self.error = error

    def fail(self, key: str, problem: Message) -> BequestError:
        return self.error(message("reading-at", place=self.place(key), problem=problem))

    def place(self, key: str) -> str:
        if not key:
            return self.where or "position"
        return f"{self.where}.{key}" if self.where else key

    def only(self, known: Sequence[str]) -> None:
        """Refuses unknown fields: a misspelt field would otherwise be ignored silently."""
        for key in self.values:
            if key not in known:
                hint = did_you_mean(key, known)
                raise self.fail(key, message("reading-unknown-field", hint=hint, known=", ".join(known)))

    def has(self, key: str) -> bool:
        return key in self.values

    def integer(self, key: str, default: int | None = None, low: int = 0, high: int | None = None) -> int:
        if key not in self.values and default is not None:
            return default
        value = self.values.get(key)
        if not _whole(value, low, high):
            raise self.fail(key, self._expected(key, _bounds(low, high)))
        assert isinstance(value, int)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if key not in self.values and default is not None:
            return default
        value = self.values.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(key, self._expected(key, message("reading-a-text")))
        return value

    def name(self, key: str, default: Name | None = None) -> Name:
        """A text that is the same everywhere, or one for each language: `{ en = "Dinner", fr = "Dîner" }`."""
        if key not in self.values and default is not None:
            return default
        value = self.values.get(key)
        if isinstance(value, str) and value:
            return same_everywhere(value)
        if not isinstance(value, dict) or not value:
            raise self.fail(key, self._expected(key, message("reading-a-translated-text")))
        for code, text in value.items():
            if not CODE.fullmatch(code):
                raise self.fail(f"{key}.{code}", message("reading-language", found=quoted(code)))
            if not isinstance(text, str) or not text:
                raise self.fail(f"{key}.{code}", _expected(message("reading-a-text"), text))
        return name_of(value)

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, self._expected(key, message("reading-a-flag")))
        return value

    def one_of(self, key: str, words: Sequence[str], default: str | None = None) -> int:
        """The index of the word in the list of allowed words."""
        value = self.values.get(key, default)
        if not words:
            raise self.fail(key, message("reading-nothing-fits"))
        if not isinstance(value, str) or value not in words:
            hint = did_you_mean(value, list(words)) if isinstance(value, str) else ""
            allowed = ", ".join(words) if len(words) <= 12 else message("reading-names", count=len(words))
            found = self._found(key)
            raise self.fail(key, message("reading-expected-one-of", allowed=allowed, found=found, hint=hint))
        return list(words).index(value)

    def items(self, key: str) -> list[object]:
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.fail(key, self._expected(key, message("reading-a-list")))
        return value

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for i, item in enumerate(self.items(key)):
            if not isinstance(item, str):
                raise self.fail(f"{key}[{i + 1}]", _expected(message("reading-a-name"), item))
            found.append(item)
        return found

    def integers(self, key: str, low: int, high: int | None = None) -> list[int]:
        found: list[int] = []
        for i, item in enumerate(self.items(key)):
            if not _whole(item, low, high):
                raise self.fail(f"{key}[{i + 1}]", _expected(_bounds(low, high), item))
            assert isinstance(item, int)
            found.append(item)
        return found

    def within(self, key: str, values: dict[str, object], place: str) -> Fields:
        """The fields of an object that stands in a field of this one."""
        return Fields(values, place, self.error)

    def _part(self, key: str, values: dict[str, object], place: str, known: Sequence[str], more: bool) -> Fields:
        part = self.within(key, values, place)
        if not more:
            part.only(known)
        return part

    def object(self, key: str, known: Sequence[str], more: bool = False) -> Fields:
        """The object that a field holds, with these fields only; `more`: the caller checks what else it has."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.fail(key, self._expected(key, _an_object(known, more)))
        return self._part(key, value, self.place(key), known, more)

    def objects(self, key: str, known: Sequence[str], more: bool = False) -> list[Fields]:
        """A list of such objects."""
        found: list[Fields] = []
        for i, item in enumerate(self.items(key)):
            if not isinstance(item, dict):
                raise self.fail(f"{key}[{i + 1}]", _expected(_an_object(known, more), item))
            found.append(self._part(key, item, f"{self.place(key)}[{i + 1}]", known, more))
        return found

    def _expected(self, key: str, what: Message) -> Message:
        return message("reading-expected", what=what, found=self._found(key))

    def _found(self, key: str) -> Message:
        return _found(self.values[key]) if key in self.values else message("reading-found-nothing")


def _found(value: object) -> Message:
    return message("reading-found", value=quoted(value))


def _expected(what: Message, value: object) -> Message:
    return message("reading-expected", what=what, found=_found(value))


def _an_object(known: Sequence[str], more: bool) -> Message:
    """An object as what is expected, with the names of its fields."""
    if not known:
        return message("reading-an-empty-object")
    return message("reading-an-object-such-as" if more else "reading-an-object", known=", ".join(known))


def _whole(value: object, low: int, high: int | None) -> bool:
    """Whether a value is a whole number within bounds; true and false are not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return low <= value and (high is None or value <= high)


def _bounds(low: int, high: int | None) -> Message:
    if high is None:
        return message("reading-at-least", low=str(low))
    return message("reading-between", low=str(low), high=str(high))


def read_json(text: str, error: type[BequestError]) -> dict[str, object]:
    """The JSON object that a text holds, or an error with the place."""
    if not isinstance(text, str | bytes):
        raise BadArgument(message("argument-text", found=type(text).__name__))
    try:
        values = json.loads(text)
    except json.JSONDecodeError as found:
        line, column = str(found.lineno), str(found.colno)
        raise error(message("reading-not-json", line=line, column=column, problem=found.msg)) from None
    except (RecursionError, ValueError):  # nested thousands deep, or a number of thousands of digits
        raise error(message("reading-json-too-large")) from None
    if not isinstance(values, dict):
        raise error(message("reading-no-json-object"))
    return values


def position_fields(text: str) -> Fields:
    """The top-level fields of a position text."""
    return Fields(read_json(text, BadPosition), "", BadPosition)


class DeckFields(Fields):
    """The fields of one TOML table, whose errors name file, line and field."""

    def __init__(
        self, values: dict[str, object], file: str, lines: list[str], first: int, last: int, label: str
    ) -> None:
        super().__init__(values, label, BadDeck)
        self._file = file
        self._lines = lines
        self._first = first
        self._last = last

    def fail(self, key: str, problem: Message) -> BequestError:
        key = key.partition("[")[0]  # a line holds a whole list
        line = self._line(key) or self._line(key.partition(".")[0]) or self._first
        name = self.values.get("id")
        owner = f"{self.where} {name}" if isinstance(name, str) else self.where
        place = message("reading-field", owner=owner, key=key) if key and owner else owner or key
        return BadDeck(message("reading-at-line", file=self._file, line=str(line), place=place, problem=problem))

    def _line(self, key: str) -> int:
        """The line that gives a field, or the first of its parts (`note.en = …`); 0 if there is none."""
        given = re.compile(rf"\s*{re.escape(key)}\s*[=.]")
        return next((i for i in range(self._first, self._last) if key and given.match(self._lines[i - 1])), 0)

    def holding(self, values: dict[str, object]) -> DeckFields:
        """Other values, of which this table gives some; errors in them name the place of this table."""
        return DeckFields(values, self._file, self._lines, self._first, self._last, self.where)

    def within(self, key: str, values: dict[str, object], place: str) -> Fields:
        return _Part(self, key, values, place)


class _Part(Fields):
    """A table inside a TOML table: its errors name the line of the field that it stands in."""

    def __init__(self, whole: Fields, key: str, values: dict[str, object], place: str) -> None:
        super().__init__(values, place, whole.error)
        self._whole = whole
        self._key = key

    def fail(self, key: str, problem: Message) -> BequestError:
        return self._whole.fail(self._key, message("reading-at", place=self.place(key), problem=problem))

    def within(self, key: str, values: dict[str, object], place: str) -> Fields:
        return _Part(self, key, values, place)


MOST_TABLES: Final = 2_000
"""More cards than anybody would shuffle."""


class DeckText:
    """A deck as TOML text. Errors name file and line."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        if len(self._starts(None)) > MOST_TABLES:
            raise BadDeck(message("reading-too-many-tables", file=file, most=MOST_TABLES))
        try:
            self.values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = found.group(1) if found else str(len(self.lines))
            raise BadDeck(message("reading-not-toml", file=file, line=line, problem=str(error))) from None
        except (RecursionError, ValueError):  # nested thousands deep, or a number of thousands of digits
            raise BadDeck(message("reading-toml-too-deep", file=file)) from None

    def head(self, known: Iterable[str]) -> DeckFields:
        """The fields before the first table; `known` are the tables and fields that a deck may have."""
        starts = self._starts(None)
        fields = DeckFields(self.values, self.file, self.lines, 1, starts[0] if starts else len(self.lines) + 1, "")
        fields.only(list(known))
        return fields

    def tables(self, name: str) -> list[DeckFields]:
        """Every [[name]] table, in the order of the file."""
        entries = self.values.get(name, [])
        starts = self._starts(name)
        if not isinstance(entries, list) or len(entries) != len(starts):
            line = next((i for i, text in enumerate(self.lines, 1) if text.lstrip().startswith(name)), 1)
            problem = message("reading-table-each", name=name)
            raise BadDeck(message("reading-at-line", file=self.file, line=str(line), place=name, problem=problem))
        ends = [*self._starts(None), len(self.lines) + 1]
        found: list[DeckFields] = []
        for entry, start in zip(entries, starts, strict=True):
            end = ends[bisect_right(ends, start)]
            found.append(DeckFields(entry, self.file, self.lines, start, end, name))
        return found

    def _starts(self, name: str | None) -> list[int]:
        pattern = r"\s*\[\[\s*" + (re.escape(name) if name else r"[\w-]+") + r"\s*\]\]"
        return [number for number, line in enumerate(self.lines, 1) if re.match(pattern, line)]
