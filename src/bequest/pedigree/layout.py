"""Who stands where in a drawing: the order in every row, and places in it so that families stand under their parents.

A family grows downwards from its Head; in The Testament it grows upwards from the heir, and spouses may
have parents too. Both are drawn with the eldest row on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from bequest.pedigree.people import NOBODY, Relative, Union, unions

COUPLE: Final = 1.0
"""Distance of the two of a couple; all other distances are counted in it."""
NEIGHBOUR: Final = 1.12
SWEEPS: Final = 120
LOOSE_SWEEPS: Final = 60
"""So long brothers and sisters are drawn together; after that only the middle of families counts."""
PULL: Final = 0.2
STILL: Final = 1e-4
LOOSE: Final = 0.05
"""How much somebody without children or parents in the drawing insists on its place, compared with those who have."""
CROSSING: Final = 4.0
"""So many places longer a line may get, to avoid that two of them cross."""
ROOM: Final = 3.0
"""So many places wider than its fullest row the drawing may get."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Rows from the eldest to the youngest, each from left to right; and the place of every person in its row."""

    people: tuple[Relative, ...]
    unions: tuple[Union, ...]
    rows: tuple[tuple[int, ...], ...]
    places: dict[int, float]

    def person(self, number: int) -> Relative:
        return self.people[number - 1]

    @property
    def width(self) -> float:
        """From the first place to the last; the first is 0."""
        return max(self.places.values(), default=0.0)


def drawing(people: Sequence[Relative]) -> Drawing:
    """The family with a place for everybody."""
    couples = unions(people)
    rows = _Untangled(ordered_rows(people), couples).rows()
    places = _Places(rows, couples).found()
    return Drawing(tuple(people), tuple(couples), tuple(map(tuple, rows)), places)


def ordered_rows(people: Sequence[Relative]) -> list[list[int]]:
    """The rows from the eldest to the youngest, couples side by side and their children in one piece."""
    return _Order(people, unions(people)).rows()


def in_blocks(row: Sequence[int], couples: Sequence[Union]) -> list[list[int]]:
    """A row in pieces: those who stand beside a partner are together."""
    pairs = {frozenset((union.father, union.mother)) for union in couples}
    found: list[list[int]] = []
    for number in row:
        if found and frozenset((found[-1][-1], number)) in pairs:
            found[-1].append(number)
        else:
            found.append([number])
    return found


# --- the order in the rows ---


class _Order:
    """Walks through the family from its first person. Brothers and sisters of a father stand to his left, those of a
    mother to her right, so that the two stand side by side and few lines cross."""

    def __init__(self, people: Sequence[Relative], couples: Sequence[Union]) -> None:
        self._people = people
        self._couples = couples
        self._seen: set[int] = set()
        self._rows: dict[int, list[int]] = {person.row: [] for person in people}

    def rows(self) -> list[list[int]]:
        for person in self._people:
            self._around(person.number)
        upwards = any(person.row == 0 for person in self._people)
        return [self._rows[row] for row in sorted(self._rows, reverse=upwards)]

    def _around(self, number: int, left: bool = False, known: int = NOBODY, from_parents: bool = False) -> None:
        """A person with all kin that was not seen yet; `known` is the partner by whom it was found."""
        if number in self._seen:
            return
        self._seen.add(number)
        person = self._people[number - 1]
        siblings = [] if from_parents else self._siblings(person)
        if left:
            self._below(siblings, left)
        if not from_parents and person.father and person.mother:
            self._around(person.father, True, person.mother)
            self._around(person.mother, False, person.father)
        self._with_partners(number, left, known)
        if not left:
            self._below(siblings, left)

    def _siblings(self, person: Relative) -> list[int]:
        parents = (person.father, person.mother)
        found = [union.children for union in self._couples if (union.father, union.mother) == parents]
        return [child for children in found for child in children if child != person.number]

    def _below(self, children: Sequence[int], left: bool) -> None:
        for child in children:
            self._around(child, left, from_parents=True)

    def _with_partners(self, number: int, left: bool, known: int) -> None:
        """The partners of the past stand before the person, the last one after; on the left side it is turned round."""
        own = [union for union in self._couples if number in (union.father, union.mother)]
        others = [union for union in own if union.other(number) not in (known, *self._seen)]
        before, after = (others, []) if left else (others[:-1], others[-1:])
        for union in before:
            self._around(union.other(number), left, number)
        self._rows[self._people[number - 1].row].append(number)
        for union in after:
            self._around(union.other(number), left, number)
        for union in others:
            self._below(union.children, left)


# --- lines that cross ---


class _Untangled:
    """Moves couples and single persons along their rows, one at a time, as long as that makes fewer lines cross.

    A family that grows downwards needs none of it. In The Testament spouses have parents as well.
    """

    def __init__(self, rows: Sequence[Sequence[int]], couples: Sequence[Union]) -> None:
        self._couples = [union for union in couples if union.children]
        self._rows = [in_blocks(row, couples) for row in rows]

    def rows(self) -> list[list[int]]:
        if self._crossings():
            while self._improve():
                pass
        return [[number for block in row for number in block] for row in self._rows]

    def _improve(self) -> bool:
        """Tries every block in every place of its row, either way round; whether anything got better."""
        before = best = self._cost()
        for row in self._rows:
            for block in list(row):
                kept = list(row)
                others = [other for other in row if other is not block]
                for place in range(len(row)):
                    for turned in (block, block[::-1])[: len(block)]:
                        row[:] = [*others[:place], turned, *others[place:]]
                        cost = self._cost()
                        if cost < best - STILL:
                            best, kept = cost, list(row)
                row[:] = kept
        return best < before - STILL

    def _cost(self) -> float:
        lines = self._lines()
        return CROSSING * self._crossings() + sum(abs(top - bottom) for _, top, bottom in lines)

    def _crossings(self) -> int:
        return sum(
            one[0] == other[0] and (one[1] - other[1]) * (one[2] - other[2]) < 0
            for one, other in combinations(self._lines(), 2)
        )

    def _lines(self) -> list[tuple[int, float, float]]:
        """For each child the depth of its parents, their place and its own, rows centred."""
        at: dict[int, tuple[int, float]] = {}
        for depth, row in enumerate(self._rows):
            numbers = [number for block in row for number in block]
            at |= {number: (depth, place - len(numbers) / 2) for place, number in enumerate(numbers)}
        return [
            (at[union.father][0], (at[union.father][1] + at[union.mother][1]) / 2, at[child][1])
            for union in self._couples
            for child in union.children
        ]


# --- places ---


class _Block:
    """Persons side by side who move together: couples."""

    def __init__(self, members: list[int]) -> None:
        self.members = members
        self.at = 0.0
        self.wish = 0.0
        self.weight = LOOSE

    def place(self, number: int) -> float:
        return self.at + COUPLE * self.members.index(number)

    @property
    def breadth(self) -> float:
        return COUPLE * (len(self.members) - 1)


class _Places:
    """Couples are moved over their children and children under their parents, in turns, until nobody moves any more."""

    def __init__(self, rows: Sequence[Sequence[int]], couples: Sequence[Union]) -> None:
        self._couples = [union for union in couples if union.children]
        self._rows = [[_Block(members) for members in in_blocks(row, couples)] for row in rows]
        self._block = {number: block for row in self._rows for block in row for number in block.members}
        self._room = ROOM * NEIGHBOUR + max((_length(row) for row in self._rows), default=0.0)
        for row in self._rows:
            for block, at in zip(row, _packed(row), strict=True):
                block.at = at

    def found(self) -> dict[int, float]:
        for sweep in range(SWEEPS):
            before = [block.at for row in self._rows for block in row]
            for row in reversed(self._rows):
                self._settle(row, above_children=True)
            for row in self._rows:
                self._settle(row, above_children=False, pull=PULL if sweep < LOOSE_SWEEPS else 0.0)
            after = [block.at for row in self._rows for block in row]
            moved = max((abs(a - b) for a, b in zip(before, after, strict=True)), default=0.0)
            if sweep > LOOSE_SWEEPS and moved < STILL:
                break
        places = {number: block.place(number) for number, block in self._block.items()}
        first = min(places.values(), default=0.0)
        return {number: round(place - first, 3) for number, place in places.items()}

    def _settle(self, row: list[_Block], above_children: bool, pull: float = 0.0) -> None:
        for block in row:
            shifts = self._shifts(block, above_children)
            block.weight = len(shifts) or LOOSE
            block.wish = block.at + (sum(shifts) / len(shifts) if shifts else 0.0)
        if pull:
            self._draw_together(row, pull)
        _keep_apart(row, self._room)

    def _draw_together(self, row: list[_Block], pull: float) -> None:
        """Brothers and sisters go a part of the way to where they would stand side by side, around their middle."""
        for union in self._couples:
            brood = [block for block in row if any(child in block.members for child in union.children)]
            if len(brood) > 1:
                packed = _packed(brood)
                middle = (brood[0].at + brood[-1].at) / 2 - (packed[0] + packed[-1]) / 2
                for block, at in zip(brood, packed, strict=True):
                    block.wish += pull * (at + middle - block.at)

    def _shifts(self, block: _Block, above_children: bool) -> list[float]:
        """How far the block should go for each union that it belongs to, as a parent or as a child."""
        found: list[float] = []
        for union in self._couples:
            brood = [self._place(child) for child in union.children]
            middle = (min(brood) + max(brood)) / 2
            if above_children and union.mother in block.members:
                found.append(middle - self._middle(union))
            elif not above_children and any(child in block.members for child in union.children):
                found.append(self._middle(union) - middle)
        return found

    def _middle(self, union: Union) -> float:
        """The middle of a couple; of one whose mother stands elsewhere in the row, her own place."""
        if union.father in self._block[union.mother].members:
            return (self._place(union.father) + self._place(union.mother)) / 2
        return self._place(union.mother)

    def _place(self, number: int) -> float:
        return self._block[number].place(number)


def _length(row: Sequence[_Block]) -> float:
    """Of blocks without gaps, with a gap after the last."""
    return sum(block.breadth + NEIGHBOUR for block in row)


def _packed(row: Sequence[_Block]) -> list[float]:
    """Where blocks stand if there is no gap between them, around 0."""
    found: list[float] = []
    at = -_length(row) / 2
    for block in row:
        found.append(at)
        at += block.breadth + NEIGHBOUR
    return found


def _keep_apart(row: list[_Block], room: float) -> None:
    """Everybody as near to its wish as the order, the distances and the room (around 0) allow: neighbours in each
    other's way share the difference by their weights (pool adjacent violators)."""
    packed = _packed(row)
    offsets = [at - packed[0] for at in packed]
    pools: list[tuple[float, float, int]] = []
    for block, offset in zip(row, offsets, strict=True):
        weight, wish, size = block.weight, block.wish - offset, 1
        while pools and pools[-1][1] > wish:
            other_weight, other_wish, other_size = pools.pop()
            wish = (weight * wish + other_weight * other_wish) / (weight + other_weight)
            weight += other_weight
            size += other_size
        pools.append((weight, wish, size))
    settled = [min(max(wish, -room / 2), room / 2 - _length(row)) for _, wish, size in pools for _ in range(size)]
    for block, at, offset in zip(row, settled, offsets, strict=True):
        block.at = at + offset
