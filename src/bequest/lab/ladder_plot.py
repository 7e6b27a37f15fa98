"""A ladder as a drawing: the share of each bot with its interval, the best on top, as SVG. Lengths are pixels."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as Xml

from bequest import games
from bequest.core.words import Words, message
from bequest.lab.ladder import Result, Standing
from bequest.lab.ratings import Share

WIDTH: Final = 680
LEFT: Final = 150
"""Where 0 % is; the names stand before it."""
RIGHT: Final = 520
"""Where 100 % is; the figures stand behind it."""
LONGEST: Final = 18
"""So many letters of a name have room there."""
HEAD: Final = 84
ROW: Final = 34
FOOT: Final = 58
TICK: Final = 20
"""Per cent from one line of the grid to the next."""
FONT: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
PAPER: Final = "#fdfcf9"
INK: Final = "#2b2a28"
FAINT: Final = "#77736b"
GRID: Final = "#e6e2d8"
DOT: Final = "#2f5d62"
WHISKER: Final = "#9db9bb"
FAIR: Final = "#b5523b"


def svg(result: Result, said: Words) -> str:
    """The drawing as an XML text."""
    return _Sheet(result, said).text()


class _Sheet:
    def __init__(self, result: Result, said: Words) -> None:
        self._said = said
        self._height = HEAD + ROW * len(result.standings) + FOOT
        size = {"width": str(WIDTH), "height": str(self._height), "viewBox": f"0 0 {WIDTH} {self._height}"}
        look = {"font-family": FONT, "font-size": "14", "role": "img"}
        self._root = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **look})
        self._heading(result)
        self._grid()
        fair = result.standings[0].fair
        if fair is not None:
            self._fair(fair)
        for row, standing in enumerate(sorted(result.standings, key=_share, reverse=True)):
            self._bot(standing, HEAD + ROW * row + ROW / 2)

    def text(self) -> str:
        Xml.indent(self._root)
        return Xml.tostring(self._root, encoding="unicode") + "\n"

    def _heading(self, result: Result) -> None:
        setup = result.ladder.setup
        title = self._said.text("command-ladder-plot-title", game=games.find(setup.game).short_title)
        played = message("command-ladder-plot-about", games=result.games, players=setup.players, seed=str(setup.seed))
        self._add("title", title)
        self._add("rect", width="100%", height="100%", fill=PAPER)
        self._write(title, 24, 34, INK, font_size="19", font_weight="600")
        self._write(self._said.say(played), 24, 56, FAINT)

    def _grid(self) -> None:
        bottom = self._height - FOOT
        for per_cent in range(0, 101, TICK):
            x = _n(_x(per_cent / 100))
            self._add("line", x1=x, y1=_n(HEAD - 4), x2=x, y2=_n(bottom), stroke=GRID)
            self._write(str(per_cent), _x(per_cent / 100), bottom + 18, FAINT, font_size="12", text_anchor="middle")
        axis = self._said.text("command-ladder-plot-axis")
        self._write(axis, (LEFT + RIGHT) / 2, bottom + 40, FAINT, font_size="12", text_anchor="middle")

    def _fair(self, share: float) -> None:
        x, top = _x(share), HEAD - 4
        line = {"x1": _n(x), "y1": _n(top), "x2": _n(x), "y2": _n(self._height - FOOT)}
        self._add("line", **line, stroke=FAIR, stroke_dasharray="5 4")
        label = self._said.text("command-ladder-plot-fair")
        self._write(label, x, top - 5, FAIR, font_size="12", text_anchor="middle")

    def _bot(self, standing: Standing, y: float) -> None:
        self._write(_label(standing.bot), LEFT - 14, y + 5, INK, text_anchor="end")
        share = standing.share
        if share is None:
            return
        whisker = {"x1": _n(_x(share.low)), "y1": _n(y), "x2": _n(_x(share.high)), "y2": _n(y)}
        self._add("line", **whisker, stroke=WHISKER, stroke_width="6", stroke_linecap="round")
        self._add("circle", cx=_n(_x(share.value)), cy=_n(y), r="5.5", fill=DOT)
        self._write(shown(share, self._said), RIGHT + 14, y + 5, INK, font_size="12")

    def _write(self, text: str, x: float, y: float, ink: str, **look: str) -> None:
        self._add("text", text, x=_n(x), y=_n(y), fill=ink, **look)

    def _add(self, tag: str, text: str = "", **attributes: str) -> None:
        """An element; underscores in the names of its attributes stand for hyphens."""
        element = Xml.SubElement(self._root, tag, {key.replace("_", "-"): value for key, value in attributes.items()})
        element.text = text or None


def shown(share: Share, said: Words) -> str:
    """A share with its interval, in per cent."""
    value, low, high = (per_cent(part, said) for part in (share.value, share.low, share.high))
    return f"{value} ({low}–{high})"


def per_cent(part: float, said: Words) -> str:
    return f"{100 * part:.1f}".replace(".", said.text("command-decimal-mark"))


def _label(bot: str) -> str:
    """A name that has room before the grid: of a long one, such as that of a file, the end."""
    return bot if len(bot) <= LONGEST else "…" + bot[1 - LONGEST :]


def _share(standing: Standing) -> float:
    return standing.share.value if standing.share else -1.0


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def _n(value: float) -> str:
    """A length as SVG reads it, without digits that nobody sees."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
