"""Small signs for what lies beside a person, and ornaments of the sheet, as SVG paths."""

from __future__ import annotations

from typing import Final

EMBLEMS: Final[dict[str, tuple[str, str]]] = {
    # A crown.
    "title": ("#b8860b", "M1 8.6 L0.6 3 L3 5 L5 1.2 L7 5 L9.4 3 L9 8.6 Z M1 9.2 H9 V10 H1 Z"),
    # A temple on its steps.
    "contribution": (
        "#5b7553",
        "M5 0.4 L9.6 3.4 H0.4 Z M1.4 4.2 H2.9 V8 H1.4 Z M4.25 4.2 H5.75 V8 H4.25 Z M7.1 4.2 H8.6 V8 H7.1 Z "
        "M0.8 8.4 H9.2 V9.8 H0.8 Z",
    ),
    # A house with its chimney and an open door.
    "mansion": (
        "#9a4f3c",
        "M5 0.8 L9.8 5 H8.6 V9.6 H6.1 V6.4 H3.9 V9.6 H1.4 V5 H0.2 L2 3.4 V1.2 H3.2 V2.4 Z",
    ),
    # A ship under sail.
    "venture": (
        "#3f6480",
        "M0.4 7 H9.6 L8 9.6 H2 Z M4.7 0.6 V6.4 H0.9 Q3.6 4.4 4.7 0.6 Z M5.4 1.6 Q8.6 3 8.8 6.4 H5.4 Z",
    ),
}
"""For each kind of attached card its colour and its path, in a square of 10 by 10."""

FLOURISH: Final = (
    "M0 0 C-8 -5 -18 -5 -26 0 C-31 3 -37 2 -36 -2 C-35 -5 -31 -4 -32 -1 "
    "M0 0 C8 -5 18 -5 26 0 C31 3 37 2 36 -2 C35 -5 31 -4 32 -1 "
    "M-22 0 C-14 4 -8 4 0 0 C8 4 14 4 22 0"
)
"""Below the heading, around the point 0, 0."""

CORNER: Final = (
    "M0 26 C0 12 3 5 10 3 C15 2 17 6 14 8 C12 9 10 8 11 6 "
    "M26 0 C12 0 5 3 3 10 C2 15 6 17 8 14 C9 12 8 10 6 11 M4 4 L8 8"
)
"""The top left corner of the frame; the others are turned."""


def plaque(x: float, y: float, width: float, height: float, notch: float) -> str:
    """A cartouche: a box whose corners curve inwards."""
    left, top, right, bottom = (f"{edge:.2f}" for edge in (x, y, x + width, y + height))
    inner = (x + notch, y + notch, x + width - notch, y + height - notch)
    west, north, east, south = (f"{edge:.2f}" for edge in inner)
    return (
        f"M{west} {top} H{east} Q{east} {north} {right} {north} V{south} Q{east} {south} {east} {bottom} "
        f"H{west} Q{west} {south} {left} {south} V{north} Q{west} {north} {west} {top} Z"
    )
