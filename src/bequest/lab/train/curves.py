"""How learning went, as a drawing: a curve for each of the figures that tell most, over the decisions learned from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bequest.core.words import Words
from bequest.lab.drawing import FAINT, GRID, INK, MARGIN, Sheet, length

FIGURES: Final = {
    "entropy": "command-train-curve-entropy",
    "reward": "command-train-curve-reward",
    "won": "command-train-curve-won",
    "moved": "command-train-curve-moved",
    "clipped": "command-train-curve-clipped",
    "speed": "command-train-curve-speed",
}
"""What is drawn of the history, see `study` and `rounds`, two beside each other; and what each is called."""
OF_IMITATION: Final = {
    "kl": "command-distil-curve-kl",
    "agreed": "command-distil-curve-agreed",
    "reward": "command-train-curve-reward",
    "won": "command-train-curve-won",
    "points": "command-distil-curve-points",
    "speed": "command-train-curve-speed",
}
"""The same of a small net that learns from a large one, see `imitation`."""
WIDTH: Final = 680
HEAD: Final = 84
CELL: Final = 150
"""The height of a curve with its heading."""
GAP: Final = 40
FOOT: Final = 30
CURVE: Final = "#2f5d62"
MILLION: Final = 1e6
SMOOTH: Final = 0.05
"""So large a share of the history is averaged for each point, at most."""


def svg(title: str, history: Sequence[dict[str, float]], said: Words, figures: Mapping[str, str] = FIGURES) -> str:
    """The drawing as an XML text."""
    rows = -(-len(figures) // 2)
    reached = history[-1]["decisions"] if history else 0.0
    about = said.text("command-train-curves-about", millions=f"{reached / MILLION:.1f}")
    sheet = Sheet(WIDTH, HEAD + rows * CELL + FOOT, title, about)
    wide = (WIDTH - 2 * MARGIN - GAP) / 2
    for number, (name, called) in enumerate(figures.items()):
        left = MARGIN + number % 2 * (wide + GAP)
        top = HEAD + number // 2 * CELL
        points = [(entry["decisions"], entry[name]) for entry in history if name in entry]
        _curve(sheet, said.text(called), smoothed(points), left, top, wide)
    return sheet.text()


def smoothed(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Each value as the mean of those around it."""
    reach = int(len(points) * SMOOTH / 2)
    found: list[tuple[float, float]] = []
    for number, (at, _) in enumerate(points):
        near = [value for _, value in points[max(0, number - reach) : number + reach + 1]]
        found.append((at, sum(near) / len(near)))
    return found


def _curve(
    sheet: Sheet, name: str, points: Sequence[tuple[float, float]], left: float, top: float, wide: float
) -> None:
    high = CELL - 62
    bottom = top + 22 + high
    sheet.write(name, left, top + 10, INK)
    sheet.line(left, bottom, left + wide, bottom, GRID)
    sheet.line(left, top + 22, left + wide, top + 22, GRID)
    if not points:
        return
    first, last = points[0][0], points[-1][0]
    values = [value for _, value in points]
    least, most = min(values), max(values)
    across, up = last - first or 1.0, most - least or 1.0
    marks = [
        f"{length(left + wide * (at - first) / across)},{length(bottom - high * (value - least) / up)}"
        for at, value in points
    ]
    sheet.add("polyline", points=" ".join(marks), fill="none", stroke=CURVE, stroke_width="1.6")
    for value, y in ((most, top + 18), (least, bottom - 4)):
        sheet.write(f"{value:.3g}", left + wide, y, FAINT, font_size="11", text_anchor="end")
    for at, x, anchor in ((first, left, "start"), (last, left + wide, "end")):
        sheet.write(f"{at / MILLION:.3g}", x, bottom + 15, FAINT, font_size="11", text_anchor=anchor)
