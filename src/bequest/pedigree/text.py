"""A family tree as lines of text: one line for each couple or single person, indented under its parents.

The Testament is written from the heir upwards: below a couple stand its other children and then the parents of each of
the two, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from bequest.core.words import Words
from bequest.pedigree.layout import in_blocks, ordered_rows
from bequest.pedigree.people import Relative, Union, unions

GENDER_SIGNS: Final[dict[str, str]] = {"male": "♂", "female": "♀"}
JOINTS: Final[dict[str, str]] = {"married": " ═ ", "betrothed": " ┄ ", "ended": " ═ "}
NUMERALS: Final = ("·", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""The heir's row is none of those that are numbered."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
MARGIN: Final = 5
LEAST_ROOM: Final = 24
"""However deep a line is indented, so much of it is left for words."""


@dataclass
class _Line:
    """A line of the tree, with those that are indented below it."""

    row: int
    text: str
    below: list[_Line] = field(default_factory=list)


def numeral(row: int) -> str:
    """The Generation of a row."""
    return NUMERALS[row] if row < len(NUMERALS) else str(row)


def lines(people: Sequence[Relative], said: Words, width: int = 80) -> list[str]:
    """The whole tree, in lines of at most this width."""
    return [line for top in _Writer(people, said).tops() for line in _drawn(top, "", "", width)]


def brief_lines(people: Sequence[Relative], said: Words, width: int = 80) -> list[str]:
    """One line for each row, without what the persons are and hold."""
    couples = unions(people)
    found: list[str] = []
    for row in ordered_rows(people):
        margin = f"{numeral(people[row[0] - 1].row):>{MARGIN - 1}} "
        parts = ", ".join(_brief_block(people, block, couples, said) for block in in_blocks(row, couples))
        found += [start + text for start, text in _wrapped(parts, width, margin, " " * MARGIN)]
    return found


def _brief_block(people: Sequence[Relative], block: Sequence[int], couples: Sequence[Union], said: Words) -> str:
    text = _called(people[block[0] - 1], said)
    for one, other in pairwise(block):
        union = next(union for union in couples if {union.father, union.mother} == {one, other})
        text += JOINTS[union.state] + _called(people[other - 1], said)
    return text


class _Writer:
    """Turns a family into lines, beginning with its first person."""

    def __init__(self, people: Sequence[Relative], said: Words) -> None:
        self._people = people
        self._unions = unions(people)
        self._said = said
        self._seen: set[int] = set()

    def tops(self) -> list[_Line]:
        return [line for person in self._people if person.number not in self._seen for line in self._person(person)]

    def _person(self, person: Relative) -> list[_Line]:
        """A line for each union of the person, or one for a single person; parents that are not told yet below it."""
        self._seen.add(person.number)
        own = [union for union in self._unions if person.number in (union.father, union.mother)]
        return [self._couple(person, union, first=union is own[0]) for union in own] or [
            _Line(person.row, self._told(person), self._parents(person))
        ]

    def _couple(self, person: Relative, union: Union, first: bool) -> _Line:
        """What a person is and holds is told in the line of its first union."""
        other = self._people[union.other(person.number) - 1]
        self._seen.add(other.number)
        below = self._children(union) + self._parents(person) + self._parents(other)
        told = self._told(person) if first else _called(person, self._said)
        return _Line(person.row, told + JOINTS[union.state] + self._told(other), below)

    def _children(self, union: Union) -> list[_Line]:
        fresh = [child for child in union.children if child not in self._seen]
        return [line for child in fresh for line in self._person(self._people[child - 1])]

    def _parents(self, person: Relative) -> list[_Line]:
        """The parents of a person, where the tree is told from below."""
        if not (person.father and person.mother) or person.father in self._seen:
            return []
        father = self._people[person.father - 1]
        found = self._person(father)
        found[0].text = self._said.text("crecy-tree-of", name=person.name, text=found[0].text)
        return found

    def _told(self, person: Relative) -> str:
        """A person with nationality, occupation and what lies beside it."""
        facts = self._facts(person)
        text = _called(person, self._said) + (f" ({facts})" if facts else "")
        held = ", ".join(name for _, name in person.attached)
        return f"{text} [{held}]" if held else text

    def _facts(self, person: Relative) -> str:
        if person.nationality and person.occupation:
            return self._said.text("crecy-tree-facts", nationality=person.nationality, occupation=person.occupation)
        return person.nationality or person.occupation or person.trait


def _called(person: Relative, said: Words) -> str:
    """The name with its sign, which those do not need who are called an unknown man or woman."""
    sign = "" if person.kind == "unknown" else f"{GENDER_SIGNS[person.gender]} "
    name = f"{sign}{person.name}".replace(" ", NO_BREAK)
    if person.departed:
        return f"{name}{NO_BREAK}†"
    return said.text("crecy-tree-child", name=name) if person.state == "child" else name


# --- branches ---


def _drawn(line: _Line, branch: str, trunk: str, width: int) -> Iterator[str]:
    """The line after its branch, then those below it; `trunk` goes before all but the first."""
    margin = f"{numeral(line.row):>{MARGIN - 1}} "
    under = trunk + ("│   " if line.below else "    ")
    for start, text in _wrapped(line.text, width, margin + branch, " " * MARGIN + under):
        yield start + text
    for below in line.below:
        last = below is line.below[-1]
        yield from _drawn(below, trunk + ("└─ " if last else "├─ "), trunk + ("   " if last else "│  "), width)


def _wrapped(text: str, width: int, first: str, later: str) -> Iterator[tuple[str, str]]:
    """The text in pieces that fit, each with what goes before it; broken at plain blanks only."""
    start, piece = first, ""
    for word in text.split(" "):
        longer = f"{piece} {word}" if piece else word
        if piece and len(longer) > max(LEAST_ROOM, width - len(start)):
            yield start, piece
            start, piece = later, word
        else:
            piece = longer
    yield start, piece
