"""Decisions a second as bars on a logarithmic scale, drawn as SVG for light and dark pages alike."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from xml.sax.saxutils import escape

from bench.figures import Spread
from bench.numbers import number
from bench.report import Report
from bench.targets import PEER
from bequest import games

WIDTH = 880
LEFT, RIGHT, TOP, BOTTOM = 262, 74, 104, 56
"""Room around the bars: for names, for numbers behind the bars, for title and legend, for the axis."""
BAR, GAP, GROUP_GAP = 16, 6, 14
MARKS = [step * 10**power for power in range(9) for step in (1, 2, 5)]
TITLES = {name: games.find(name).short_title for name in games.names()}

STYLE = """
    text { font: 13px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #24292f }
    .page { fill: #ffffff; stroke: #d0d7de }
    .title { font-size: 18px; font-weight: 600 }
    .quiet { fill: #57606a; font-size: 12px }
    .end { text-anchor: end }
    .middle { text-anchor: middle }
    .line { stroke: #d8dee4 }
    .faint { stroke: #eef1f4 }
    .compiled { fill: #1a7f64 }
    .interpreted { fill: #6cc3a4 }
    .peer { fill: #9aa4b2 }
    .whisker { stroke: #24292f; stroke-width: 1.2 }
    .value { paint-order: stroke; stroke: #ffffff; stroke-width: 5px; stroke-linejoin: round }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .page { fill: #0d1117; stroke: #30363d }
      .quiet { fill: #9da7b3 }
      .line { stroke: #2b323b }
      .faint { stroke: #1a2028 }
      .compiled { fill: #3fcf9f }
      .interpreted { fill: #23795f }
      .peer { fill: #5d6876 }
      .whisker { stroke: #e6edf3 }
      .value { stroke: #0d1117 }
    }
"""


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of the chart; `group` is what it belongs to."""

    group: str
    name: str
    mode: str
    value: Spread


def bars(report: Report) -> list[Bar]:
    """Our games at their largest player counts, the fastest mode first, then the peers, the fastest first."""
    found: list[Bar] = []
    for subject in report.ours:
        for mode in reversed(report.modes):
            figure = report.figure(subject.name, mode, "decisions")
            if subject.targeted and figure:
                title = subject.name.replace(subject.game, TITLES.get(subject.game, subject.game), 1)
                name = title if mode == report.modes[-1] else ""
                found.append(Bar(subject.name, name, mode, figure.on_reference_core))
    peers = [(peer.name, report.figure(peer.name, PEER, "decisions")) for peer in report.peers]
    beside = [Bar(PEER, name, PEER, figure.on_reference_core) for name, figure in peers if figure]
    return found + sorted(beside, key=lambda bar: -bar.value.median)


@dataclass(frozen=True, slots=True)
class Axis:
    """A logarithmic scale from the first to the last of its marks."""

    marks: list[int]

    def x(self, value: float) -> float:
        share = math.log(value / self.marks[0]) / math.log(self.marks[-1] / self.marks[0])
        return LEFT + share * (WIDTH - LEFT - RIGHT)


def axis(shown: list[Bar]) -> Axis:
    """Begins below the lowest value, so that each bar has a length, and ends above the highest."""
    below = max(mark for mark in MARKS if mark < min(bar.value.low for bar in shown))
    above = min(mark for mark in MARKS if mark > max(bar.value.high for bar in shown))
    return Axis([mark for mark in MARKS if below <= mark <= above])


def draw(report: Report) -> str:
    """The whole picture."""
    shown = bars(report)
    scale = axis(shown)
    tops = _tops(shown)
    end = tops[-1] + BAR
    height = end + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title description">',
        '  <title id="title">Decisions a second, one core</title>',
        f'  <desc id="description">{escape(_in_words(shown))}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="page" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
        '  <text class="title" x="24" y="36">Decisions a second, one core</text>',
        '  <text class="quiet" x="24" y="58">Uniform random play through the public interface, scaled to the reference '
        "core. Median; the lines show lowest and highest.</text>",
        *_legend(report),
        *_grid(scale, end),
    ]
    for bar, top in zip(shown, tops, strict=True):
        parts += _drawn(bar, top, scale)
    return "\n".join([*parts, "</svg>", ""])


def _tops(shown: list[Bar]) -> list[int]:
    """Where each bar begins: those of a group lie close together."""
    top = TOP
    found = [top]
    for before, bar in pairwise(shown):
        top += BAR + (GROUP_GAP if bar.group != before.group else 2 if bar.mode != PEER else GAP)
        found.append(top)
    return found


def _legend(report: Report) -> list[str]:
    words = {"compiled": "Bequest, compiled", "interpreted": "Bequest, interpreted", PEER: "others"}
    parts: list[str] = []
    x = 24
    for mode in [*reversed(report.modes), *([PEER] if report.peers else [])]:
        parts.append(f'  <rect class="{mode}" x="{x}" y="73" width="12" height="12" rx="2"/>')
        parts.append(f'  <text class="quiet" x="{x + 18}" y="83">{words[mode]}</text>')
        x += 168
    return parts


def _grid(scale: Axis, end: int) -> list[str]:
    """A line for each mark, faint ones between the powers of ten."""
    parts: list[str] = []
    for mark in scale.marks:
        x = f"{scale.x(mark):.1f}"
        kind = "line" if str(mark).strip("0") == "1" else "faint"
        parts.append(f'  <line class="{kind}" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{end + 8}"/>')
        parts.append(f'  <text class="quiet middle" x="{x}" y="{end + 24}">{_tick(mark)}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'  <text class="quiet middle" x="{middle:.1f}" y="{end + 43}">decisions/s, logarithmic scale</text>')
    return parts


def _tick(value: int) -> str:
    if value >= 1_000_000:
        return f"{value // 1_000_000} M"
    return f"{value // 1000} k" if value >= 1000 else str(value)


def _drawn(bar: Bar, top: int, scale: Axis) -> list[str]:
    right, low, high = scale.x(bar.value.median), scale.x(bar.value.low), scale.x(bar.value.high)
    middle = top + BAR / 2
    base = top + BAR - 4
    parts = [f'  <text class="end" x="{LEFT - 10}" y="{base}">{escape(bar.name)}</text>'] if bar.name else []
    return [
        *parts,
        f'  <rect class="{bar.mode}" x="{LEFT}" y="{top}" width="{right - LEFT:.1f}" height="{BAR}" rx="2"/>',
        f'  <line class="whisker" x1="{low:.1f}" y1="{middle:g}" x2="{high:.1f}" y2="{middle:g}"/>',
        f'  <text class="value" x="{max(right, high) + 7:.1f}" y="{base}">{number(bar.value.median)}</text>',
    ]


def _in_words(shown: list[Bar]) -> str:
    """The chart for those who do not see it."""
    return "; ".join(
        f"{bar.name or bar.group}{'' if bar.mode == PEER else f', {bar.mode}'}: {number(bar.value.median)}"
        for bar in shown
    )
