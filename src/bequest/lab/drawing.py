"""A sheet that is drawn on, as SVG: what all drawings of the laboratory have in common. Lengths are pixels."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as Xml

FONT: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
PAPER: Final = "#fdfcf9"
INK: Final = "#2b2a28"
FAINT: Final = "#77736b"
GRID: Final = "#e6e2d8"
MARGIN: Final = 24


class Sheet:
    """Paper with a title, and what is added to it."""

    def __init__(self, width: int, height: int, title: str, about: str) -> None:
        size = {"width": str(width), "height": str(height), "viewBox": f"0 0 {width} {height}"}
        look = {"font-family": FONT, "font-size": "14", "role": "img"}
        self._root = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **look})
        self.add("title", title)
        self.add("rect", width="100%", height="100%", fill=PAPER)
        self.write(title, MARGIN, 34, INK, font_size="19", font_weight="600")
        self.write(about, MARGIN, 56, FAINT)

    def text(self) -> str:
        """The drawing as an XML text."""
        Xml.indent(self._root)
        return Xml.tostring(self._root, encoding="unicode") + "\n"

    def write(self, text: str, x: float, y: float, ink: str, **look: str) -> None:
        self.add("text", text, x=length(x), y=length(y), fill=ink, **look)

    def line(self, x1: float, y1: float, x2: float, y2: float, ink: str, **look: str) -> None:
        self.add("line", x1=length(x1), y1=length(y1), x2=length(x2), y2=length(y2), stroke=ink, **look)

    def add(self, tag: str, text: str = "", **attributes: str) -> None:
        """An element; underscores in the names of its attributes stand for hyphens."""
        element = Xml.SubElement(self._root, tag, {key.replace("_", "-"): value for key, value in attributes.items()})
        element.text = text or None


def length(value: float) -> str:
    """A length as SVG reads it, without digits that nobody sees."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
