"""Text in 80 columns: wrapped lines and aligned columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

WIDTH = 80
GAP = 2
"""Blanks between columns."""


def wrapped(text: str, first: str = "", indent: str | None = None) -> list[str]:
    """The text in lines of at most 80 characters; `first` starts the first of them, `indent` the others."""
    later = " " * len(first) if indent is None else indent
    # Long words are paths and commands, which must stay whole.
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )
    return lines or [first.rstrip()]


def cut(line: str) -> str:
    """A line that cannot be wrapped, made to fit."""
    return line if len(line) <= WIDTH else line[: WIDTH - 3] + "..."


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = (), indent: int = 2) -> list[str]:
    """Rows in columns as wide as their widest entry; the columns of `right` are numbers. The last may be wrapped."""
    last = max(len(row) for row in rows) - 1
    widths = [max(len(row[i]) if i < len(row) else 0 for row in rows) for i in range(last)]
    lines: list[str] = []
    for row in rows:
        cells = [row[i].rjust(w) if i in right else row[i].ljust(w) for i, w in enumerate(widths) if i < len(row)]
        if len(row) <= last:
            lines.append(cut(_joined(cells, indent).rstrip()))
        else:
            start = _joined([*cells, ""], indent)
            lines += wrapped(row[last], start) if row[last] else [cut(start.rstrip())]
    return lines


def _joined(cells: Sequence[str], indent: int) -> str:
    return " " * indent + (" " * GAP).join(cells)


def grid(cells: Sequence[str], width: int = WIDTH, cell_width: int = 0) -> list[str]:
    """Cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    broad = max(cell_width, *(len(cell) for cell in cells))
    columns = max(1, (width + GAP) // (broad + GAP))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = (" " * GAP).join(cell.ljust(broad) for cell in cells[row::rows])
        lines.append(cut(line.rstrip()))
    return lines
