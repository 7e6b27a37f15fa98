"""A report as Markdown, in a document that has a chapter for each number of players."""

from __future__ import annotations

import re
from typing import Final

from bequest.core.words import Words
from bequest.lab.balance.telling import Cell, Section, Told

CHAPTER: Final = re.compile(r"<!-- (\d+) -->\n(.*?)(?=<!-- \d+ -->\n|\Z)", re.DOTALL)
"""The number of players, and all that follows up to the next chapter."""


def document(before: str, heading: str, players: int, told: Told, command: str, said: Words) -> str:
    """The document with the chapter for this number of players put in or replaced; the others stay as they are."""
    chapters = {int(number): text for number, text in CHAPTER.findall(before)}
    chapters[players] = _chapter(told, command, said)
    parts = [f"<!-- {number} -->\n{chapters[number].strip()}\n" for number in sorted(chapters)]
    return f"# {heading}\n\n" + "\n".join(parts)


def _chapter(told: Told, command: str, said: Words) -> str:
    lines = [f"## {told.title}", "", *[f"{line}\n" for line in told.about]]
    lines += [f"{said.text('lab-balance-command')} `{command}`", ""]
    for section in told.sections:
        lines += _section(section)
    return "\n".join(lines)


def _section(section: Section) -> list[str]:
    lines = [f"### {section.title}", "", *[f"{note}\n" for note in section.notes]]
    if section.rows:
        rule = ["---" if number < section.words else "---:" for number in range(len(section.heads))]
        lines += [
            _line(section.heads),
            _line(rule),
            *[_line([_shown(cell) for cell in row]) for row in section.rows],
            "",
        ]
    return lines


def _line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _shown(cell: Cell) -> str:
    text = cell.text.replace("|", "\\|")
    return f"**{text}**" if cell.tone and text else text
