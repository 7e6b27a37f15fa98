"""A game as a drawing: the chance of every seat from move to move, with the moves that turned it, as SVG."""

from __future__ import annotations

from typing import Any, Final

from bequest import games
from bequest.core.words import Words
from bequest.lab.analysis.report import Analysis, Turn
from bequest.lab.drawing import FAINT, GRID, INK, MARGIN, PAPER, Sheet, length

WIDTH: Final = 860
LEFT: Final = 62
RIGHT: Final = 740
"""The names of the players stand behind it."""
TOP: Final = 96
BOTTOM: Final = 396
FOOT: Final = 62
NOTE: Final = 20
"""From one line of the notes below to the next."""
LONGEST: Final = 88
"""Letters of a note."""
APART: Final = 17
"""Names are not nearer to each other."""
STEPS: Final = 4
"""So many stretches has the grid upwards."""
TICKS: Final = 8
"""So many it has at most from left to right."""
INKS: Final = {
    "red": "#b5382f", "blue": "#2f6690", "yellow": "#c99700", "green": "#3f7d4e", "purple": "#7a4e9f",
    "brown": "#7b5236", "pink": "#c86b98", "black": "#2b2a28", "white": "#9a958a",
}  # fmt: skip
"""The colours of the players; white is a grey, so that it can be seen on the paper."""


def svg(analysis: Analysis, said: Words) -> str:
    """The drawing as an XML text."""
    return _Drawing(analysis, said).sheet.text()


class _Drawing:
    def __init__(self, analysis: Analysis, said: Words) -> None:
        self._analysis = analysis
        self._said = said
        walk = analysis.walk
        self._turns = analysis.turns
        view: Any = walk.position.view(None)
        self._colours = [str(shown.colour) for shown in view.seats]
        title = said.text("lab-analysis-plot-title", game=games.find(analysis.game.name).short_title)
        about = said.text("lab-analysis-plot-about", players=walk.players, moves=walk.moves[-1].number)
        self.sheet = Sheet(WIDTH, BOTTOM + FOOT + NOTE * len(self._turns), title, about)
        self._last = max(1, walk.moves[-1].number)
        self._highest = self._most()
        self._grid()
        self._marks()
        for seat in range(walk.players):
            self._curve(seat)
        self._names()
        for number, turn in enumerate(self._turns):
            self._turn(number, turn)

    def _most(self) -> float:
        """Where the grid ends: a whole win; alone, above the highest score in steps of a fifth of a full one."""
        if not self._analysis.alone:
            return 1.0
        walk = self._analysis.walk
        most = max([float(walk.start[0]), *[float(move.worth[0]) for move in walk.moves]])
        return max(0.2, -(-most * 5 // 1) / 5)

    # --- where things are ---

    def _x(self, move: int) -> float:
        return LEFT + (RIGHT - LEFT) * move / self._last

    def _y(self, worth: float) -> float:
        share = min(1.0, max(0.0, worth / self._highest))
        return BOTTOM - (BOTTOM - TOP) * share

    # --- what is drawn ---

    def _grid(self) -> None:
        sheet = self.sheet
        for step in range(STEPS + 1):
            worth = self._highest * step / STEPS
            y = self._y(worth)
            sheet.line(LEFT, y, RIGHT, y, GRID)
            label = f"{worth * self._analysis.scale:.0f}"
            sheet.write(label, LEFT - 10, y + 4, FAINT, font_size="12", text_anchor="end")
        for move in range(0, self._last + 1, _tick(self._last)):
            sheet.write(str(move), self._x(move), BOTTOM + 18, FAINT, font_size="12", text_anchor="middle")
        below = self._said.text("lab-analysis-plot-moves")
        sheet.write(below, (LEFT + RIGHT) / 2, BOTTOM + 38, FAINT, font_size="12", text_anchor="middle")
        beside = self._said.text("lab-analysis-plot-points" if self._analysis.alone else "lab-analysis-plot-chance")
        sheet.write(beside, MARGIN, TOP - 16, FAINT, font_size="12")

    def _marks(self) -> None:
        """Lines for the moves that turned the game, behind the curves."""
        for turn in self._turns:
            x = self._x(turn.move.number)
            self.sheet.line(x, TOP, x, BOTTOM, FAINT, stroke_dasharray="2 4")

    def _curve(self, seat: int) -> None:
        walk = self._analysis.walk
        points = [(0, float(walk.start[seat])), *[(move.number, float(move.worth[seat])) for move in walk.moves]]
        path = " ".join([f"{length(self._x(move))},{length(self._y(worth))}" for move, worth in points])
        self.sheet.add(
            "polyline", points=path, fill="none", stroke=self._ink(seat), stroke_width="2.2", stroke_linejoin="round"
        )

    def _names(self) -> None:
        """At the end of each curve whose it is; moved apart where they would lie over each other."""
        end = self._analysis.walk.moves[-1].worth
        order = sorted(range(len(end)), key=lambda seat: -end[seat])
        places = [self._y(float(end[seat])) + 4 for seat in order]
        for number in range(1, len(places)):
            places[number] = max(places[number], places[number - 1] + APART)
        places[-1] = min(places[-1], BOTTOM + 4.0)
        for number in reversed(range(len(places) - 1)):
            places[number] = min(places[number], places[number + 1] - APART)
        for seat, y in zip(order, places, strict=True):
            name = self._said.say(self._analysis.player(seat))
            self.sheet.write(name, RIGHT + 12, y, self._ink(seat), font_weight="600")

    def _turn(self, number: int, turn: Turn) -> None:
        x, y = self._x(turn.move.number), self._y(turn.after)
        self.sheet.add("circle", cx=length(x), cy=length(y), r="9", fill=PAPER, stroke=self._ink(turn.seat))
        look = {"font_size": "12", "font_weight": "600"}
        self.sheet.write(str(number + 1), x, y + 4, self._ink(turn.seat), text_anchor="middle", **look)
        below = BOTTOM + FOOT + NOTE * number
        self.sheet.write(f"{number + 1}", MARGIN, below, self._ink(turn.seat), **look)
        self.sheet.write(self._note(turn), MARGIN + 18, below, INK, font_size="13")

    def _note(self, turn: Turn) -> str:
        """What happened, as far as there is room for it, and whom it helped or hurt."""
        scale = self._analysis.scale
        before, after = (f"{worth * scale:.0f}" for worth in (turn.before, turn.after))
        who, number = self._analysis.player(turn.seat), str(turn.move.number)
        told = _cut(self._analysis.told(turn.move, self._said))
        return self._said.text("lab-analysis-plot-turn", move=number, told=told, player=who, before=before, after=after)

    def _ink(self, seat: int) -> str:
        return INKS.get(self._colours[seat], INK)


def _tick(last: int) -> int:
    """A round number of moves from one label to the next."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000):
        if last / step <= TICKS:
            return step
    return last


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"
