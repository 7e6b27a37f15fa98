"""Everything a person reads, by id and in the person's language (Project Fluent).

The rules speak in messages: an id with arguments. Words are made where somebody reads them. The same .ftl files serve
the page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import log10
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from msgspec import Struct

if TYPE_CHECKING:
    Args = Mapping[str, "Arg"]
else:
    Args = dict[str, Any]  # msgspec would want to tell the arguments apart when it reads them

LARGEST: Final = 10**15
"""Larger numbers are no amounts: they are not grouped as the language groups them."""
LONG_NUMBER: Final = 10**60
MOST_KEPT: Final = 20_000
"""So many texts are kept at most, for each language."""
LONGEST: Final = 900
"""Longer arguments are cut; Fluent takes at most 1,000 characters, and nobody reads so much."""
SOURCE_LANGUAGE: Final = "en"
CODE: Final = re.compile("[a-z]{2,3}")
"""The shape of a language code; a language is not looked up in any list."""


class Message(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something to be said: a message id and its arguments, which may be messages (or lists of them) themselves.

    This is also how it travels: `{"id": …, "args": {…}}`.
    """

    id: str
    args: Args = {}

    def __str__(self) -> str:
        """In the source language, for programs and logs."""
        return words(SOURCE_LANGUAGE).say(self)


class Name(Message, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """What a deck calls something, by language code; `name_of` makes one.

    It is said in the reader's language, else in the source language, else in the first that it has. The name of
    something that has a face travels as `{"card": id}`: whoever draws the face knows the name. Others bring their words
    as `{"id": "name", "args": {"en": …}}`.
    """

    id: str = ""
    card: str = ""

    @property
    def texts(self) -> Mapping[str, str]:
        """By language code; no part of what travels."""
        found: Mapping[str, str] = self.__dict__["texts"]
        return found

    def __str__(self) -> str:
        return self.text(SOURCE_LANGUAGE)  # no messages are read for it

    def __hash__(self) -> int:
        return hash(frozenset(self.texts.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and (self.card, self.texts) == (other.card, other.texts)

    def __bool__(self) -> bool:
        """Whether there is anything to say: a card need not have a note."""
        return bool(self.texts)

    def text(self, language: str) -> str:
        """The name in one language; empty if it has no texts at all."""
        for code in (language, SOURCE_LANGUAGE, *self.texts):
            if code in self.texts:
                return self.texts[code]
        return ""

    def raw(self) -> str | dict[str, object]:
        """The name as decks write it: a plain text if there is only that of the source language."""
        return self.text(SOURCE_LANGUAGE) if set(self.texts) == {SOURCE_LANGUAGE} else dict(self.texts)


def name_of(texts: Mapping[str, str], card: str = "") -> Name:
    """A name in several languages; `card` is the id of the face that bears it, if one does."""
    name = Name("", {}, card) if card else Name("name", dict(texts))
    name.__dict__["texts"] = dict(texts)
    return name


def same_everywhere(text: str) -> Name:
    """A name that needs no translation."""
    return name_of({SOURCE_LANGUAGE: text})


Arg = str | int | Message | tuple[Message | str, ...]


def message(id: str, /, **args: Arg) -> Message:
    """A message by its id.

    A number is written as the language groups it and may decide a plural; what merely looks like a number, or may be
    long (a line, a place, a seed), is given as a text.
    """
    return Message(id, args)


def quoted(value: object) -> Message | str:
    """What a person wrote, to be shown as it is: texts in quotation marks, control characters made visible."""
    if isinstance(value, str):
        return message("words-quoted", text=repr(value)[1:-1])
    if type(value) is int:
        return digits(value)
    try:
        return repr(value)
    except ValueError:  # it holds a number that is too long to be written
        return type(value).__name__


def digits(number: int) -> str:
    """A number as it is, or where nobody would read all its digits how many there are."""
    if abs(number) < LONG_NUMBER:
        return str(number)
    return f"{'-' if number < 0 else ''}10^{int(number.bit_length() * log10(2))}"


def either(items: Sequence[Message | str]) -> Message | str:
    """Several things of which one is meant: a or b or c."""
    return reduce(lambda first, last: message("words-or", first=first, last=last), items)


Asked = tuple[str, tuple[tuple[str, str | int], ...]]
"""The id of a message, and its arguments."""


class Words:
    """All messages in one language."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[Asked, str] = {}
        """What was said before: a table says the same things again and again."""
        self.ids: list[str] = []
        for file, text in texts.items():
            self.add(file, text)

    def add(self, file: str, text: str) -> None:
        """More messages: those of another file."""
        resource = FluentParser(with_spans=False).parse(text)  # places in files are half of what it would keep
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{self.language}/{file}: cannot read {entry.content!r}")
            if isinstance(entry, ast.Message):
                self.ids.append(entry.id.name)
        self._bundle.add_resource(resource)
        self._said.clear()

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, what: Message | str) -> str:
        """A message in words; a plain text is itself."""
        if isinstance(what, str):
            return what
        if isinstance(what, Name):
            return what.text(self.language)
        return self.text(what.id, **what.args)

    def text(self, id: str, /, **args: Arg) -> str:
        plain = self.plain(args)
        asked = (id, tuple(plain.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[asked] = self._formatted(id, plain)
        return said

    def _formatted(self, id: str, plain: dict[str, str | int]) -> str:
        found = self._bundle.get_message(id)
        if found.value is None:
            raise KeyError(f"the message {id} has no text in {self.language}")
        said, problems = self._bundle.format_pattern(found.value, plain)
        if problems:
            raise ValueError(f"message {id} in {self.language}: {problems[0]}")
        return str(said)

    def listed(self, items: tuple[Message | str, ...] | list[Message | str]) -> str:
        """Several things as a list in words: a, b and c."""
        said = [self.say(item) for item in items]
        if len(said) < 2:
            return "".join(said)
        first = reduce(lambda before, following: self.text("words-comma", first=before, last=following), said[:-1])
        return self.text("words-and", first=first, last=said[-1])

    def plain(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """Arguments with the messages among them in words."""
        return {name: self._plain(arg) for name, arg in args.items()}

    def _plain(self, arg: Arg) -> str | int:
        if isinstance(arg, int):
            return arg if abs(arg) < LARGEST else digits(arg)
        said = self.listed(arg) if isinstance(arg, tuple) else self.say(arg)
        return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


_WORDS: Final[dict[str, Words]] = {}
_ROOMS: Final[list[Traversable]] = [files("bequest") / "words"]
"""The folders that hold words: the one that all share, then that of each game."""


def languages(room: Traversable) -> tuple[str, ...]:
    """The languages that have a folder here, the source language first."""
    found = {folder.name for folder in room.iterdir() if folder.is_dir() and CODE.fullmatch(folder.name)}
    return (SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE}))


def add_room(folder: Traversable) -> None:
    """More words: those of a game, in a folder for each language."""
    if folder not in _ROOMS:
        _ROOMS.append(folder)
        _WORDS.clear()


def texts(language: str) -> dict[str, str]:
    """All .ftl files of a language by name."""
    folders = [room / language for room in _ROOMS]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)}


def words(language: str) -> Words:
    """The words of a language, read once."""
    if language not in _WORDS:
        _WORDS[language] = Words(language, texts(language))
    return _WORDS[language]


LANGUAGES: Final = languages(_ROOMS[0])
"""Every language that has words: a new one needs a folder of texts and no code."""
