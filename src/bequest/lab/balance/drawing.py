"""Figures with their intervals as a drawing, SVG without any colours of its own: the page says what its classes are."""

from __future__ import annotations

from math import ceil, floor
from typing import Final
from xml.etree import ElementTree as Xml

from bequest.lab.balance.telling import Chart, Dot

WIDTH: Final = 720
LEFT: Final = 210
"""The names stand before this."""
RIGHT: Final = 610
"""The figures stand behind this."""
HEAD: Final = 22
ROW: Final = 22
FOOT: Final = 40
MOST_NAME: Final = 30
"""Longer names are cut."""
TICKS: Final = (1, 2, 5, 10, 20, 25, 50)
MOST_TICKS: Final = 8


def svg(chart: Chart, even: str, mark: str) -> Xml.Element:
    """The drawing; `even` says what the dashed line is, `mark` is the decimal mark."""
    return _Sheet(chart, even, mark).root


class _Sheet:
    def __init__(self, chart: Chart, even: str, mark: str) -> None:
        self._mark = mark
        bounds = [bound for bound in (chart.even, chart.low, chart.high) if bound is not None]
        self._low = max(0.0, 100 * min([*[dot.share.low for dot in chart.dots], *bounds]) - 1)
        self._high = min(100.0, 100 * max([*[dot.share.high for dot in chart.dots], *bounds]) + 1)
        self._bottom = HEAD + ROW * len(chart.dots)
        height = self._bottom + FOOT
        size = {"viewBox": f"0 0 {WIDTH} {height}", "width": str(WIDTH), "height": str(height), "role": "img"}
        self.root = Xml.Element("svg", size)
        if chart.low is not None and chart.high is not None:
            self._band(chart.low, chart.high)
        self._grid(chart.axis)
        if chart.even is not None:
            self._even(chart.even, even)
        for row, dot in enumerate(chart.dots):
            self._dot(dot, HEAD + ROW * row + ROW / 2)

    def _band(self, low: float, high: float) -> None:
        left, right = self._x(max(100 * low, self._low)), self._x(min(100 * high, self._high))
        self._add("rect", "band", x=_n(left), y=_n(HEAD), width=_n(right - left), height=_n(self._bottom - HEAD))

    def _grid(self, axis: str) -> None:
        span = self._high - self._low
        tick = next((tick for tick in TICKS if span / tick <= MOST_TICKS), TICKS[-1])
        for at in range(ceil(self._low / tick) * tick, floor(self._high) + 1, tick):
            x = _n(self._x(at))
            self._add("line", "grid", x1=x, y1=_n(HEAD), x2=x, y2=_n(self._bottom))
            self._write(str(at), self._x(at), self._bottom + 15, "faint middle")
        self._write(axis, (LEFT + RIGHT) / 2, self._bottom + 32, "faint middle")

    def _even(self, share: float, label: str) -> None:
        x = self._x(100 * share)
        self._add("line", "even", x1=_n(x), y1=_n(HEAD - 4), x2=_n(x), y2=_n(self._bottom))
        self._write(label, x, HEAD - 8, "faint middle")

    def _dot(self, dot: Dot, y: float) -> None:
        name = dot.label if len(dot.label) <= MOST_NAME else dot.label[: MOST_NAME - 1] + "…"
        self._write(name, LEFT - 12, y + 4, "end")
        low, high = self._x(100 * dot.share.low), self._x(100 * dot.share.high)
        group = {"class": f"dot {dot.tone}".strip()}
        inside = Xml.SubElement(self.root, "g", group)
        Xml.SubElement(inside, "line", {"x1": _n(low), "x2": _n(high), "y1": _n(y), "y2": _n(y)})
        Xml.SubElement(inside, "circle", {"cx": _n(self._x(100 * dot.share.value)), "cy": _n(y), "r": "4.5"})
        self._write(f"{100 * dot.share.value:.1f}".replace(".", self._mark), RIGHT + 14, y + 4, "")

    def _write(self, text: str, x: float, y: float, look: str) -> None:
        self._add("text", look, x=_n(x), y=_n(y)).text = text

    def _add(self, tag: str, look: str, **attributes: str) -> Xml.Element:
        return Xml.SubElement(self.root, tag, ({"class": look} if look else {}) | attributes)

    def _x(self, per_cent: float) -> float:
        return LEFT + (RIGHT - LEFT) * (per_cent - self._low) / (self._high - self._low)


def _n(value: float) -> str:
    """A length without digits that nobody sees."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
