"""The small fonts of the page have every letter that its texts need, and say so in their style sheet."""

from __future__ import annotations

import re

import pytest
from fontTools.ttLib import TTFont

from scripts.fonts import FACES, LOOK, NARROW_SPACE, WHOLE, Face, letters, ranges

STYLES = (LOOK / "fonts.css").read_text(encoding="utf-8")
SMALL = [face for face in FACES if face.used != WHOLE]


@pytest.mark.parametrize("face", SMALL, ids=lambda face: face.name)
def test_a_small_font_has_all_that_texts_need(face: Face) -> None:
    small = TTFont(LOOK / "fonts" / face.name).getBestCmap()
    whole = TTFont(face.file("latin")).getBestCmap()
    lacking = [chr(code) for code in letters(face.used) & whole.keys() if code not in small]
    assert not lacking, "make fonts writes them anew"
    assert face.used == "wordmark" or NARROW_SPACE in small


@pytest.mark.parametrize("face", SMALL, ids=lambda face: face.name)
def test_the_style_sheet_says_what_a_small_font_has(face: Face) -> None:
    small = TTFont(LOOK / "fonts" / face.name).getBestCmap()
    found = re.search(rf'url\("\./fonts/{re.escape(face.name)}"\).*?unicode-range: ([^;]+);', STYLES, re.S)
    assert found is not None
    assert found[1] == ranges(small)
