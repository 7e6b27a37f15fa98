"""Every page and busy moment: axe finds nothing, no text is cut off or lies on other text, nothing is too wide."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.measures import lengthen, small_targets, text_faults, too_wide, violations
from tests.browser.moments import MOMENTS, PAGES
from tests.browser.visitor import SIZES

ALL = {**MOMENTS, **PAGES}


@pytest.mark.parametrize("size", ["desktop", "narrow"])
@pytest.mark.parametrize("name", ALL)
def test_a_moment_can_be_read_and_used_by_everybody(newcomer: Newcomer, name: str, size: str) -> None:
    """In French, which is longer than English; then with 35 % more of everything."""
    visitor = newcomer(size=SIZES[size], language="fr")
    ALL[name](visitor)
    page = visitor.page
    found = violations(page)
    found += text_faults(page)
    found += [f"too wide by {by} pixels" for by in [too_wide(page)] if by > 0]
    found += small_targets(page, 44 if SIZES[size].touch else 24)
    lengthen(page)
    found += [f"with longer words, {fault}" for fault in text_faults(page)]
    visitor.shot(f"longer/{name}-{size}")
    assert not found, "\n".join(found)
