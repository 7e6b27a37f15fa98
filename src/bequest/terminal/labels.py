"""What is typed for an option: the label that is printed on the table, and a number for what has none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

NOTHING: Final = "0"
"""The label of doing nothing, taking no more and ending a turn: never the number of a thing."""
LONGEST: Final = 36
"""Labels that take more room than this in a prompt are not all listed there."""


def labelled(printed: Sequence[str]) -> list[str]:
    """The printed labels; where there is none, or another option has it already, a number that nothing else has."""
    taken = {label.casefold() for label in printed}
    found: list[str] = []
    number = 1
    for label in printed:
        if not label or label in found:
            while str(number) in taken:
                number += 1
            label = str(number)
            taken.add(label)
        found.append(label)
    return found


def runs(labels: Sequence[str]) -> str:
    """Labels in short, as in 1–6 or t0–t4, 1–3; those that follow each other as a range.

    They stand in the order of the list; letters, or numbers of one kind, that are neighbors there in their own order.
    """
    found: list[list[str]] = []
    for label in [label for _, run in groupby(labels, key=_kind) for label in sorted(run, key=_number)]:
        if found and _follows(found[-1][-1], label):
            found[-1].append(label)
        else:
            found.append([label])
    told = [part for run in found for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 1 else run)]
    whole = ", ".join(told)
    return whole if len(whole) <= LONGEST else f"{told[0]}, {told[1]} … {told[-1]}"


def _kind(label: str) -> str:
    """What labels have in common that can be counted: single letters, or what stands before a number."""
    if len(label) == 1:
        return "a" if label.isalpha() else "0" if label == NOTHING else "1"
    counted = re.fullmatch(r"(\D*)\d+", label)
    return f"{counted[1]}1" if counted else ""


def _number(label: str) -> int:
    """Its place among those of its kind; words stay in the order of the list."""
    if len(label) == 1 and label.isalpha():
        return ord(label)
    counted = re.fullmatch(r"\D*(\d+)", label)
    return int(counted[1]) if counted else 0


def _follows(before: str, label: str) -> bool:
    if len(before) == len(label) == 1 and before.isalpha() and label.isalpha():
        return ord(label) == ord(before) + 1
    first, second = (re.fullmatch(r"(\D*)(\d+)", text) for text in (before, label))
    if first is None or second is None:
        return False
    return first[1] == second[1] and int(second[2]) == int(first[2]) + 1
