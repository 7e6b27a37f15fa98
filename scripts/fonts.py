"""Makes the small fonts of the page: of each face the letters that the page's own texts need, and no more.

Usage: python -m scripts.fonts, after texts with new letters or a new version of a face. It writes web/src/look/fonts
and web/src/look/fonts.css. Letters that are not in a small font, as in names that people bring along, come from the
whole one, which a browser fetches only then.
"""

from __future__ import annotations

import io
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph

ROOT: Final = Path(__file__).parent.parent
LOOK: Final = ROOT / "web" / "src" / "look"
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource"
FEATURES: Final = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"]
LATIN: Final = (
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, "
    "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD"
)
LATIN_EXT: Final = (
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, "
    "U+2C60-2C7F, U+A720-A7FF"
)
"""What the packages have in their files `latin` and `latin-ext`."""
SOURCES: Final = (
    "src/bequest/**/*.ftl", "src/bequest/**/given_names.json", "src/bequest/games/*/data/*.toml", "web/src/**/*.ftl",
    "docs/rules/**/*.md",
)  # fmt: skip
TEXT, NAMES, WORDMARK, WHOLE = "text", "names", "wordmark", "whole"


@dataclass(frozen=True)
class Face:
    """A face of the page, and what is set in it."""

    family: str
    weight: int
    style: str = "normal"
    used: str = TEXT
    extended: bool = True
    """Whether the package has letters of more languages."""

    @property
    def package(self) -> str:
        return self.family.lower().replace(" ", "-")

    def file(self, letters: str) -> Path:
        return PACKAGES / self.package / "files" / f"{self.package}-{letters}-{self.weight}-{self.style}.woff2"

    @property
    def name(self) -> str:
        return f"{self.package}-{self.weight}{'-italic' if self.style == 'italic' else ''}.woff2"


FACES: Final = (
    *[Face("Alegreya Sans", weight) for weight in (400, 500, 700, 800)],
    Face("Alegreya Sans", 400, "italic"),
    Face("Grenze Gotisch", 700, used=WORDMARK, extended=False),
    Face("Texturina", 600),
    # Its outlines follow old type, so each letter is large; no values are ever set in it.
    Face("IM Fell Double Pica", 400, used=NAMES, extended=False),
    Face("IM Fell Double Pica", 400, "italic", used=NAMES, extended=False),
    Face("Abril Fatface", 400, used=WHOLE),  # its name is reserved for what its makers made
    Face("League Gothic", 400),
    Face("Jost", 500),
    Face("Jost", 600),
)
UPEM: Final = 1000
NARROW_SPACE: Final = 0x202F
FILE_OF: Final = re.compile(r" [A-Z]\S+ttf:")
"""Where a licence says the same of the next file of a face."""
LETTERS: Final = LATIN.replace("U+0000-00FF", "U+00C0-00FF").replace("U+2000-206F, ", "")
"""What the whole face adds where only names are set: never figures and signs."""


def letters(used: str) -> set[int]:
    """The characters that texts may need which are set in a face."""
    if used == WORDMARK:
        return {ord(one) for one in "Bequest"}
    texts = [path.read_text(encoding="utf-8") for pattern in SOURCES for path in sorted(ROOT.glob(pattern))]
    found = {ord(one) for text in texts for one in text if ord(one) >= ord(" ")} | set(range(ord(" "), ord("~") + 1))
    if used == NAMES:
        plain = {ord(one) for one in " ,.:;?!'’-–()&·«»\u00a0\u202f"}
        return {code for code in found if unicodedata.category(chr(code)).startswith("L") or code in plain}
    return found


def small(face: Face) -> TTFont:
    """A face with the letters that it needs."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]  # whose it is, and by which licence
    font = subset.load_font(str(face.file("latin")), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=sorted(letters(face.used)))
    subsetter.subset(font)
    if face.used != WORDMARK:
        add_narrow_space(font)
    if font["head"].unitsPerEm > UPEM:
        scale_upem(font, UPEM)
    font["head"].modified = font["head"].created  # the same bytes every time
    return font


def add_narrow_space(font: TTFont) -> None:
    """The narrow space before French punctuation, which few faces have: without it the whole face would be fetched."""
    if NARROW_SPACE in font.getBestCmap():
        return
    space = font.getBestCmap()[ord(" ")]
    name = f"uni{NARROW_SPACE:04X}"
    order = font.getGlyphOrder()
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (round(font["hmtx"][space][0] * 0.6), 0)
    font.setGlyphOrder([*order, name])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def written(font: TTFont) -> bytes:
    file = io.BytesIO()
    font.flavor = "woff2"
    font.save(file, reorderTables=None)
    return file.getvalue()


def ranges(codes: Any) -> str:
    """Characters as CSS names them."""
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join([f"U+{low:04X}" if low == high else f"U+{low:04X}-{high:04X}" for low, high in runs])


def rule(face: Face, source: str, codes: str) -> str:
    return (
        f'@font-face {{\n  font-family: "{face.family}";\n  font-style: {face.style};\n  font-weight: {face.weight};\n'
        f'  font-display: swap;\n  src: url("{source}") format("woff2");\n  unicode-range: {codes};\n}}\n'
    )


def main() -> None:
    folder = LOOK / "fonts"
    folder.mkdir(exist_ok=True)
    css = [
        "/* Made by scripts/fonts.py. All faces are bundled (OFL). A browser takes the last one that has a letter:\n"
        "   the small one, or where that has it not, one of the whole ones, which it fetches only then. */\n"
    ]
    for face in FACES:
        whole = f"@fontsource/{face.package}/files/"
        if face.extended:
            css.append(rule(face, whole + face.file("latin-ext").name, LATIN_EXT))
        if face.used != WORDMARK:
            css.append(rule(face, whole + face.file("latin").name, LETTERS if face.used == NAMES else LATIN))
        if face.used != WHOLE:
            font = small(face)
            (folder / face.name).write_bytes(written(font))
            css.append(rule(face, f"./fonts/{face.name}", ranges(font.getBestCmap())))
            print(f"{face.name}: {(folder / face.name).stat().st_size / 1000:.1f} kB")
    (LOOK / "fonts.css").write_text("".join(css), encoding="utf-8")
    (folder / "OFL.txt").write_text(licence(), encoding="utf-8")


def licence() -> str:
    """The one licence of all faces, and whose they are."""
    texts = {face.family: (PACKAGES / face.package / "LICENSE").read_text(encoding="utf-8") for face in FACES}
    makers = [FILE_OF.split(text.splitlines()[0])[0] for text in texts.values()]
    body = texts["Jost"].split("\n", 1)[1]
    return "\n".join([f"{family}: {maker}" for family, maker in zip(texts, makers, strict=True)]) + "\n" + body


if __name__ == "__main__":
    main()
