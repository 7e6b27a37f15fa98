"""Text in lines that fit the screen: wrapped, in aligned columns, side by side, with styles.

Rich wraps at no-break spaces too, which French puts before signs of punctuation; so lines are broken here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

LEAST_WIDTH: Final = 80
MOST_WIDTH: Final = 140
GAP: Final = 2
"""Blanks between columns."""
HEADING: Final = "── "

Cell = str | Text


def wrapped(text: Cell, width: int = LEAST_WIDTH, first: Cell = "", indent: str | None = None) -> list[Text]:
    """The text in lines of at most `width`; `first` starts the first of them, `indent` the others.

    Words are never broken: long ones are paths and commands, which must stay whole.
    """
    body = _styled(text)
    start = _styled(first)
    later = Text(" " * len(start) if indent is None else indent)
    pieces = _pieces(body.plain, width - len(start), width - len(later))
    lines = [(start if i == 0 else later) + body[begin:end] for i, (begin, end) in enumerate(pieces)]
    for line in lines:
        line.rstrip()
    return lines


def _pieces(plain: str, room: int, later: int) -> list[tuple[int, int]]:
    """Where each line begins and ends, breaking at blanks only."""
    pieces: list[tuple[int, int]] = []
    begin = end = 0
    for word in re.finditer(r"[^ \n]+", plain):
        if end == begin:
            begin = word.start()
        elif word.end() - begin > room:
            pieces.append((begin, end))
            begin, room = word.start(), later
        end = word.end()
    return [*pieces, (begin, end)]


def _styled(cell: Cell) -> Text:
    return cell.copy() if isinstance(cell, Text) else Text(cell)


def cut(line: Text, width: int) -> Text:
    """A line that cannot be wrapped, made to fit."""
    return line if len(line) <= width else line[: width - 1] + "…"


def padded(cell: Cell, width: int, right: bool = False) -> Text:
    blanks = " " * (width - len(cell))
    return Text(blanks) + _styled(cell) if right else _styled(cell) + blanks


def aligned(
    rows: Sequence[Sequence[Cell]], right: Sequence[int] = (), indent: int = 2, width: int = LEAST_WIDTH
) -> list[Text]:
    """Rows in columns as wide as their widest entry; the columns of `right` are numbers. The last may be wrapped."""
    last = max(len(row) for row in rows) - 1
    widths = [max(len(row[i]) if i < len(row) else 0 for row in rows) for i in range(last)]
    lines: list[Text] = []
    for row in rows:
        cells = [padded(row[i], w, i in right) for i, w in enumerate(widths) if i < len(row)]
        start = Text(" " * indent) + Text(" " * GAP).join([*cells, Text()])
        lines += [cut(line, width) for line in wrapped(row[last] if len(row) > last else "", width, start)]
    return lines


def table(
    rows: Sequence[Sequence[str]], right: Sequence[int] = (), indent: int = 2, width: int = LEAST_WIDTH
) -> list[str]:
    """Aligned rows as plain text, in 80 columns unless more is known of where it goes."""
    return [line.plain for line in aligned(rows, right, indent, width)]


def grid(cells: Sequence[Cell], width: int = LEAST_WIDTH, cell_width: int = 0) -> list[Text]:
    """Cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    broad = max(cell_width, *(len(cell) for cell in cells))
    columns = max(1, (width + GAP) // (broad + GAP))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text(" " * GAP).join([padded(cell, broad) for cell in cells[row::rows]])
        line.rstrip()
        lines.append(cut(line, width))
    return lines


def flowing(cells: Sequence[Cell], width: int, first: Cell) -> list[Text]:
    """Cells one after the other in as many lines as it takes, none of them broken."""
    lines = [_styled(first)]
    for number, cell in enumerate(cells):
        if number and len(lines[-1]) + GAP + len(cell) > width:
            lines.append(Text(" " * len(first)))
        elif number:
            lines[-1].append(" " * GAP)
        lines[-1].append_text(_styled(cell))
    return [cut(line, width) for line in lines]


def beside(left: Sequence[Text], right: Sequence[Text], at: int) -> list[Text]:
    """Two columns of lines; the right one begins at this column."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = padded(left[number] if number < len(left) else "", at)
        if number < len(right):
            line.append_text(right[number])
        line.rstrip()
        lines.append(line)
    return lines


def rule(title: Cell, width: int, style: str = "bold", margin: int = 0) -> Text:
    """A heading across the screen."""
    line = Text(" " * margin) + Text(HEADING, style="dim") + _styled(title)
    line.stylize(style, margin + len(HEADING))
    return line + Text(" " + "─" * (width - len(line) - 1), style="dim")
