"""A family tree to print and hang up: one sheet of A-series paper, landscape, as SVG. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as Xml

from bequest.core.words import Words
from bequest.pedigree.emblems import CORNER, EMBLEMS, FLOURISH, plaque
from bequest.pedigree.layout import Drawing, drawing
from bequest.pedigree.people import Relative, Union
from bequest.pedigree.text import brief_lines, numeral

A4: Final = (297.0, 210.0)
A3: Final = (420.0, 297.0)
LARGE: Final = 7.0
"""A drawing with more places than this in its widest row goes on A3."""
LARGER: Final = ((0.7, A3), (0.5, (594.0, 420.0)), (0.0, (841.0, 594.0)))
"""If boxes on A3 would be smaller than a part of their size, the same drawing is meant for A2 or A1."""
SERIF: Final = "'Palatino Linotype', Palatino, 'Book Antiqua', Garamond, Georgia, 'Times New Roman', serif"
INK: Final = "#4a3420"
INKS: Final = (INK, "#2f5d62", "#7a2f38", "#55622b", "#3b4a78")
"""In The Testament the lines of couples may cross; so each has a colour of its own."""
GOLD: Final = "#a5792a"
BOX_WIDTH: Final = 35.0
BOX_HEIGHT: Final = 19.0
PITCH: Final = 45.0
"""From one place of a row to the next, before the drawing is scaled to its sheet."""
CAPTION: Final = 5.0
"""Room below a box for the names of what lies beside the person."""
LEAST_ROW: Final = BOX_HEIGHT + 22.0
MOST_ROW: Final = 64.0
MOST_SCALE: Final = 1.35
FRAME: Final = 8.0
SIDE: Final = 30.0
"""Left for the numerals, and as much on the right."""
HEAD: Final = 53.0
FOOT: Final = 27.0
FILLS: Final[dict[tuple[str, str], str]] = {
    ("head", "male"): "#d3dfe6",
    ("head", "female"): "#efd3cb",
    ("child", "male"): "#d3dfe6",
    ("child", "female"): "#efd3cb",
    ("friend", "male"): "#eef1ea",
    ("friend", "female"): "#f8ece0",
    ("unknown", "male"): "#f3ead3",
    ("unknown", "female"): "#f3ead3",
}
STROKES: Final[dict[str, str]] = {"male": "#3d5a6c", "female": "#8a4b45"}
WIDE: Final = 0.66
"""The width of a letter in parts of its height, rather too much than too little for any serif type."""
BOLD: Final = 1.13
NARROW: Final = "iljtfrI.,'’ -1()"
SMALLEST: Final = 0.55
"""A text that is still too long at this part of its size is cut."""


def svg(people: Sequence[Relative], said: Words) -> str:
    """The sheet as an XML text."""
    return _Sheet(drawing(people), said).text()


def breadth(text: str, size: float, bold: bool = False) -> float:
    """How wide a text can get in any serif type."""
    letters = sum(0.42 if sign in NARROW else 1.0 if sign in "mwMW—" else WIDE for sign in text)
    return letters * size * (BOLD if bold else 1.0)


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a person's box."""

    x: float
    y: float


class _Sheet:
    def __init__(self, drawing: Drawing, said: Words) -> None:
        self._drawing = drawing
        self._said = said
        self._width, self._height = A3 if drawing.width > LARGE or len(drawing.rows) > 4 else A4
        self._scale, self._row_height = self._sizes()
        self._spots = self._placed()
        paper = self._paper()
        self._root = Xml.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "width": f"{paper[0]:g}mm",
                "height": f"{paper[1]:g}mm",
                "viewBox": f"0 0 {self._width:g} {self._height:g}",
                "role": "img",
                "aria-labelledby": "tree-title tree-desc",
                "xml:lang": said.language,
                "font-family": SERIF,
                "fill": INK,
            },
        )

    def text(self) -> str:
        self._described()
        self._ground()
        self._heading()
        self._numerals()
        lines = self._add(self._root, "g", fill="none", stroke=INK)
        upwards = self._drawing.people[0].row == 0
        for number, union in enumerate(self._drawing.unions):
            self._descent(lines, union, INKS[number % len(INKS)] if upwards else INK)
        for union in self._drawing.unions:
            self._bond(lines, union)
        for person in self._drawing.people:
            self._box(person)
        self._legend()
        Xml.indent(self._root, " ")
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(self._root, encoding="unicode") + "\n"

    # --- sizes ---

    def _sizes(self) -> tuple[float, float]:
        """The scale that makes the widest row and all rows fit, and the height of a row."""
        rows = len(self._drawing.rows)
        across = (self._width - 2 * SIDE) / (self._drawing.width * PITCH + BOX_WIDTH)
        room = self._height - HEAD - FOOT
        down = room / ((rows - 1) * LEAST_ROW + BOX_HEIGHT + CAPTION)
        scale = min(MOST_SCALE, across, down)
        spread = (room - (BOX_HEIGHT + CAPTION) * scale) / max(1, rows - 1)
        return scale, min(spread, MOST_ROW)

    def _paper(self) -> tuple[float, float]:
        """The size of the sheet: large enough to read the smallest letters."""
        if self._width == A4[0]:
            return A4
        return next(paper for least, paper in LARGER if self._scale >= least)

    def _placed(self) -> dict[int, Spot]:
        scale = self._scale
        left = (self._width - self._drawing.width * PITCH * scale) / 2
        tall = (len(self._drawing.rows) - 1) * self._row_height
        room = self._height - HEAD - FOOT - (BOX_HEIGHT + CAPTION) * scale
        top = HEAD + BOX_HEIGHT * scale / 2 + (room - tall) / 2
        return {
            number: Spot(left + self._drawing.places[number] * PITCH * scale, top + row * self._row_height)
            for row, numbers in enumerate(self._drawing.rows)
            for number in numbers
        }

    # --- what is not a person ---

    def _described(self) -> None:
        self._add(self._root, "title", self._title(), id="tree-title")
        rows = [" ".join(line.split()) for line in brief_lines(self._drawing.people, self._said, 10_000)]
        self._add(self._root, "desc", "; ".join(rows), id="tree-desc")

    def _title(self) -> str:
        first = self._drawing.people[0]
        return self._said.text("crecy-tree-ancestors" if first.row == 0 else "crecy-tree-family", name=first.name)

    def _ground(self) -> None:
        shades = self._add(self._add(self._root, "defs"), "radialGradient", id="parchment", cx="50%", cy="45%", r="75%")
        for offset, colour in (("0%", "#fdf6e4"), ("65%", "#f6e9c9"), ("100%", "#e6d2a2")):
            self._add(shades, "stop", offset=offset, stop_color=colour)
        full = {"x": "0", "y": "0", "width": f"{self._width:g}", "height": f"{self._height:g}"}
        self._add(self._root, "rect", fill="url(#parchment)", **full)
        frame = self._add(self._root, "g", fill="none", stroke=GOLD)
        for inset, stroke in ((FRAME, "0.9"), (FRAME + 2, "0.3")):
            size = {"width": _n(self._width - 2 * inset), "height": _n(self._height - 2 * inset)}
            self._add(frame, "rect", x=_n(inset), y=_n(inset), stroke_width=stroke, **size)
        edge = FRAME + 3.5
        for x, y, turn in (
            (edge, edge, "1 1"),
            (self._width - edge, edge, "-1 1"),
            (edge, self._height - edge, "1 -1"),
            (self._width - edge, self._height - edge, "-1 -1"),
        ):
            place = f"translate({_n(x)} {_n(y)}) scale({turn}) scale(0.7)"
            self._add(frame, "path", d=CORNER, transform=place, stroke_width="0.7", stroke_linecap="round")

    def _heading(self) -> None:
        middle = self._width / 2
        self._write(self._root, self._title(), middle, 27.5, 11.0, self._width - 90, letter_spacing="0.4")
        couples = sum(union.state == "married" for union in self._drawing.unions)
        caption = self._said.text(
            "crecy-tree-caption", persons=len(self._drawing.people), couples=couples, rows=len(self._drawing.rows)
        )
        self._add(
            self._root, "path", d=FLOURISH, transform=f"translate({_n(middle)} 36)", fill="none", stroke=GOLD,
            stroke_width="0.5", stroke_linecap="round",
        )  # fmt: skip
        self._write(self._root, caption, middle, 45.0, 4.2, self._width - 90, font_style="italic")

    def _numerals(self) -> None:
        for row in self._drawing.rows:
            generation = self._drawing.person(row[0]).row
            if generation == 0:
                continue  # the heir's own
            y = self._spots[row[0]].y
            told = numeral(generation)
            for x in (FRAME + 12.0, self._width - FRAME - 12.0):
                self._write(self._root, told, x, y + 2.6, 7.5, 16.0, fill=GOLD)

    def _legend(self) -> None:
        """What the emblems and lines mean, on one line at the foot."""
        held = {kind for person in self._drawing.people for kind, _ in person.attached}
        entries = [(kind, self._said.text(f"crecy-tree-legend-{kind}")) for kind in EMBLEMS if kind in held]
        states = {union.state for union in self._drawing.unions}
        entries += [(state, self._said.text(f"crecy-tree-legend-{state}")) for state in BONDS if state in states]
        size = 3.4
        widths = [9.0 + breadth(text, size) for _, text in entries]
        x = (self._width - sum(widths)) / 2
        y = self._height - FRAME - 8.0
        legend = self._add(self._root, "g", font_size=_n(size))
        for (sign, text), width in zip(entries, widths, strict=True):
            if sign in EMBLEMS:
                self._emblem(legend, sign, x, y - 3.6, 4.2)
            else:
                line = self._add(legend, "g", fill="none", stroke=INK)
                self._strokes(line, sign, x - 1.5, x + 4.5, y - 1.1)
            self._add(legend, "text", text, x=_n(x + 5.6), y=_n(y))
            x += width

    # --- couples and children ---

    def _adjacent(self, union: Union) -> bool:
        row = next(row for row in self._drawing.rows if union.father in row)
        return abs(row.index(union.father) - row.index(union.mother)) == 1

    def _bond(self, parent: Xml.Element, union: Union) -> None:
        one, other = sorted((self._spots[union.father], self._spots[union.mother]), key=lambda spot: spot.x)
        half = BOX_WIDTH * self._scale / 2
        bond = self._add(parent, "g")
        if self._adjacent(union):
            self._strokes(bond, union.state, one.x + half, other.x - half, one.y)
            return
        top = one.y - BOX_HEIGHT * self._scale / 2
        rise = top - 9 * self._scale
        arch = f"M{_n(one.x)} {_n(top)} C{_n(one.x)} {_n(rise)} {_n(other.x)} {_n(rise)} {_n(other.x)} {_n(top)}"
        self._add(bond, "path", d=arch, **BONDS[union.state])

    def _strokes(self, parent: Xml.Element, state: str, left: float, right: float, y: float) -> None:
        """The line of a couple: double with two rings, single where one has departed, dashed with one ring before the
        wedding."""
        for offset in (-0.55, 0.55) if state == "married" else (0.0,):
            line = {"x1": _n(left), "y1": _n(y + offset), "x2": _n(right), "y2": _n(y + offset)}
            self._add(parent, "line", **line, **BONDS[state])
        radius = min(1.7, (right - left) / 5)
        centres = (-0.6, 0.6) if state != "betrothed" else (0.0,)
        for offset in centres:
            x = (left + right) / 2 + offset * radius
            ring = {"cx": _n(x), "cy": _n(y), "r": _n(radius)}
            self._add(parent, "circle", **ring, stroke=GOLD, stroke_width="0.6", fill="none")

    def _descent(self, parent: Xml.Element, union: Union, ink: str) -> None:
        """A curve from the couple to each of its children."""
        father, mother = self._spots[union.father], self._spots[union.mother]
        half = BOX_HEIGHT * self._scale / 2
        if self._adjacent(union):
            x, y = (father.x + mother.x) / 2, father.y + 1.7
        else:
            x, y = mother.x, mother.y + half
        for child in union.children:
            spot = self._spots[child]
            top = spot.y - half
            bend = (top + father.y + half + CAPTION * self._scale) / 2
            path = f"M{_n(x)} {_n(y)} C{_n(x)} {_n(bend + 4)} {_n(spot.x)} {_n(bend - 4)} {_n(spot.x)} {_n(top)}"
            self._add(parent, "path", d=path, stroke=ink, stroke_width="0.55", stroke_linecap="round", opacity="0.85")

    # --- persons ---

    def _box(self, person: Relative) -> None:
        scale, spot = self._scale, self._spots[person.number]
        box = self._add(self._root, "g", **({"opacity": "0.55"} if person.departed else {}))
        self._add(box, "title", self._spoken(person))
        width, height = BOX_WIDTH * scale, BOX_HEIGHT * scale
        x, y = spot.x - width / 2, spot.y - height / 2
        look = {
            "fill": FILLS[person.kind, person.gender],
            "stroke": STROKES[person.gender],
            "stroke_width": _n(0.6 * scale),
        }
        if person.state == "promised" or person.kind == "unknown":
            look["stroke_dasharray"] = f"{_n(1.6 * scale)} {_n(1.1 * scale)}"
        if person.number == 1:
            look |= {"stroke": GOLD, "stroke_width": _n(1.1 * scale)}
        self._add(box, "path", d=plaque(x, y, width, height, 2.6 * scale), **look)
        inner = plaque(x + scale, y + scale, width - 2 * scale, height - 2 * scale, 2.2 * scale)
        self._add(box, "path", d=inner, fill="none", stroke=look["stroke"], stroke_width=_n(0.2 * scale), opacity="0.7")
        self._inscription(box, person, spot)
        self._holdings(box, person, spot)

    def _inscription(self, box: Xml.Element, person: Relative, spot: Spot) -> None:
        """The name, and up to two lines below it."""
        scale = self._scale
        facts = [
            fact for fact in (person.occupation, person.nationality, person.trait, self._standing(person)) if fact
        ][:2]
        first = {0: 1.7, 1: -0.6, 2: -2.4}[len(facts)]
        name = "?" if person.kind == "unknown" else f"† {person.name}" if person.departed else person.name
        room = (BOX_WIDTH - 5) * scale
        self._write(box, name, spot.x, spot.y + first * scale, 5.0 * scale, room, font_weight="bold")
        for number, fact in enumerate(facts, 1):
            y = spot.y + (first + 0.6 + 3.9 * number) * scale
            self._write(box, fact, spot.x, y, 3.1 * scale, room, font_style="italic")

    def _standing(self, person: Relative) -> str:
        """What a person is who has neither nationality nor occupation."""
        if person.kind == "head":
            return self._said.text("crecy-tree-head")
        if person.kind == "unknown":
            return self._said.text(f"crecy-tree-{person.gender}-unknown")
        return self._said.text(f"crecy-tree-{person.gender}-child") if person.state == "child" else ""

    def _holdings(self, box: Xml.Element, person: Relative, spot: Spot) -> None:
        """Emblems on the upper edge of the box; Title and Contribution by name below it."""
        scale, count = self._scale, len(person.attached)
        size = 6.0 * scale
        x = spot.x - (count * size + (count - 1) * 1.6 * scale) / 2
        y = spot.y - BOX_HEIGHT * scale / 2 - size * 0.62
        for kind, name in person.attached:
            self._add(self._emblem(box, kind, x, y, size), "title", name)
            x += size + 1.6 * scale
        names = " · ".join(name for kind, name in person.attached if kind in ("title", "contribution"))
        if names:
            below = spot.y + (BOX_HEIGHT / 2 + 3.6) * scale
            self._write(box, names, spot.x, below, 3.0 * scale, (PITCH - 5) * scale, font_style="italic")

    def _spoken(self, person: Relative) -> str:
        """All that the box shows, for a pointer that rests on it and for those who listen."""
        held = [name for _, name in person.attached]
        facts = [person.occupation, person.nationality, self._standing(person), *held]
        return ", ".join(filter(None, (f"† {person.name}" if person.departed else person.name, *facts)))

    # --- elements ---

    def _emblem(self, parent: Xml.Element, kind: str, x: float, y: float, size: float) -> Xml.Element:
        colour, path = EMBLEMS[kind]
        group = self._add(parent, "g", transform=f"translate({_n(x)} {_n(y)}) scale({size / 10:.3f})")
        self._add(group, "circle", cx="5", cy="5", r="6.4", fill="#fdf6e4", stroke=GOLD, stroke_width="0.6")
        self._add(group, "path", d=path, fill=colour, fill_rule="evenodd", transform="translate(1.2 1.1) scale(0.76)")
        return group

    def _write(self, parent: Xml.Element, text: str, x: float, y: float, size: float, room: float, **look: str) -> None:
        """A centred text that is made smaller, and at last cut, until it fits."""
        bold = "font_weight" in look
        small = size * min(1.0, max(SMALLEST, room / breadth(text, size, bold)))
        while breadth(text, small, bold) > room + 0.01:
            text = text.removesuffix("…")[:-1].rstrip() + "…"
        self._add(parent, "text", text, x=_n(x), y=_n(y), font_size=_n(small), text_anchor="middle", **look)

    def _add(self, parent: Xml.Element, tag: str, text: str = "", **attributes: str) -> Xml.Element:
        """An element; underscores in the names of its attributes stand for hyphens."""
        element = Xml.SubElement(parent, tag, {key.replace("_", "-"): value for key, value in attributes.items()})
        if text:
            element.text = text
        return element


BONDS: Final[Mapping[str, dict[str, str]]] = {
    "married": {"stroke": INK, "stroke_width": "0.4"},
    "betrothed": {"stroke": INK, "stroke_width": "0.5", "stroke_dasharray": "1.4 1.1"},
    "ended": {"stroke": INK, "stroke_width": "0.35", "opacity": "0.55"},
}
"""How the line of a couple is drawn."""


def _n(value: float) -> str:
    """A length as SVG reads it, without digits that nobody sees."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
