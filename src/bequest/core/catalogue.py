"""The fixed numbering of everything that can be chosen in a game: action id, text and structure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from bequest.core.errors import UnknownName
from bequest.core.words import Message, either, message, quoted

MOST_HINTS: Final = 3
ALIKE: Final = 0.6
"""How much of two words must be the same for one to be a slip of the other."""


@dataclass(frozen=True, slots=True)
class Structure:
    """An action as a typed record, for programs: the verb, and what it names (if anything) with its value."""

    verb: str
    noun: str = ""
    value: str | int = ""

    def to_dict(self) -> dict[str, str | int]:
        """The same as a dict: `{"verb": "establish", "card": "fire"}`."""
        return {"verb": self.verb, self.noun: self.value} if self.noun else {"verb": self.verb}


class Catalogue:
    """All actions of a game with its deck. Rows are added in blocks while the deck is loaded, then never change."""

    def __init__(self) -> None:
        self.structures: list[Structure] = []
        """Every action as a record, by its id."""
        self._texts: list[str] = []
        self._by_text: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, verb: str) -> int:
        """One row without a target; its action id."""
        return self._row(Structure(verb), verb)

    def block(self, verb: str, noun: str, values: Iterable[str | int]) -> int:
        """One row per value; the id of the first. Values follow each other in the order given."""
        first = len(self._texts)
        for value in values:
            self._row(Structure(verb, noun, value), f"{verb} {value}")
        return first

    def _row(self, structure: Structure, text: str) -> int:
        if text in self._by_text:
            raise ValueError(f"two actions with the text {text!r}")
        action = len(self._texts)
        self._by_text[text] = action
        self._texts.append(text)
        self.structures.append(structure)
        return action

    def text(self, action: int) -> str:
        """What an action is called."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action with this text; extra spaces and capitals do not matter."""
        action = self._by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise UnknownName(message("reading-no-action", text=quoted(text), hint=did_you_mean(text, self._texts)))
        return action

    def find(self, structure: Structure) -> int:
        value = f"{structure.verb} {structure.value}" if structure.noun else structure.verb
        action = self.parse(value)
        if self.structures[action] != structure:
            raise UnknownName(message("reading-no-structure", structure=str(structure)))
        return action


def did_you_mean(word: str, known: Sequence[str]) -> Message | str:
    """A hint for an unknown word: the nearest known ones, or nothing. It follows the error message."""
    near = [quoted(name) for name in nearest(word, known)]
    return message("reading-did-you-mean", near=either(near)) if near else ""


def nearest(word: str, known: Sequence[str]) -> list[str]:
    """Up to three words that may be meant: those that begin with the word, else the most alike, in their order."""
    begun = [name for name in known if word and name.startswith(word)]
    if begun:
        return begun[:MOST_HINTS]
    alike = SequenceMatcher()
    alike.set_seq2(word)
    found: list[tuple[float, int]] = []
    for number, name in enumerate(known):
        alike.set_seq1(name)
        ratio = alike.ratio()
        if ratio >= ALIKE:
            found.append((-ratio, number))
    return [known[number] for _, number in sorted(found)[:MOST_HINTS]]
