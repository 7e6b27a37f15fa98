"""A ladder as a drawing: the share of each bot with its interval, the best on top, as SVG. Lengths are pixels."""

from __future__ import annotations

from typing import Final

from bequest import games
from bequest.core.words import Words, message
from bequest.lab.drawing import FAINT, GRID, INK, Sheet, length
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
DOT: Final = "#2f5d62"
WHISKER: Final = "#9db9bb"
FAIR: Final = "#b5523b"


def svg(result: Result, said: Words) -> str:
    """The drawing as an XML text."""
    return _Plot(result, said).sheet.text()


class _Plot:
    def __init__(self, result: Result, said: Words) -> None:
        self._said = said
        setup = result.ladder.setup
        self._bottom = HEAD + ROW * len(result.standings)
        title = said.text("command-ladder-plot-title", game=games.find(setup.game).short_title)
        played = message("command-ladder-plot-about", games=result.games, players=setup.players, seed=str(setup.seed))
        self.sheet = Sheet(WIDTH, self._bottom + FOOT, title, said.say(played))
        self._grid()
        fair = result.standings[0].fair
        if fair is not None:
            self._fair(fair)
        for row, standing in enumerate(sorted(result.standings, key=_share, reverse=True)):
            self._bot(standing, HEAD + ROW * row + ROW / 2)

    def _grid(self) -> None:
        sheet, small = self.sheet, {"font_size": "12", "text_anchor": "middle"}
        for per_cent in range(0, 101, TICK):
            x = _x(per_cent / 100)
            sheet.line(x, HEAD - 4, x, self._bottom, GRID)
            sheet.write(str(per_cent), x, self._bottom + 18, FAINT, **small)
        axis = self._said.text("command-ladder-plot-axis")
        sheet.write(axis, (LEFT + RIGHT) / 2, self._bottom + 40, FAINT, **small)

    def _fair(self, share: float) -> None:
        x, top = _x(share), HEAD - 4
        self.sheet.line(x, top, x, self._bottom, FAIR, stroke_dasharray="5 4")
        label = self._said.text("command-ladder-plot-fair")
        self.sheet.write(label, x, top - 5, FAIR, font_size="12", text_anchor="middle")

    def _bot(self, standing: Standing, y: float) -> None:
        sheet = self.sheet
        sheet.write(_label(standing.bot), LEFT - 14, y + 5, INK, text_anchor="end")
        share = standing.share
        if share is None:
            return
        sheet.line(_x(share.low), y, _x(share.high), y, WHISKER, stroke_width="6", stroke_linecap="round")
        sheet.add("circle", cx=length(_x(share.value)), cy=length(y), r="5.5", fill=DOT)
        sheet.write(shown(share, self._said), RIGHT + 14, y + 5, INK, font_size="12")


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
