"""What people are called."""

from __future__ import annotations

import pytest

from bequest.core.errors import BequestError
from bequest.server.people.names import LONGEST, cleaned, key_of


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t de\n la  Tour ", "Anna de la Tour"),
        ("An\u202ena\u200b\x00", "Anna"),  # what turns the direction, what has no width, what is no sign
        ("e\u0301", "\u00e9"),
        ("a\u0300\u0301\u0302\u0303", "\u00e0\u0301\u0302"),
        ("\u3164Ben\u2800", "Ben"),
        ("🦊", "🦊"),
        ("7", "7"),
        ("?", "?"),
        ("\ue000x\ud800", "x"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_what_can_be_seen(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u115f\u1160\uffa0", "\u0301", "\x00\x1b", "\u00a0\u2003"]
)
def test_what_looks_like_nothing_is_no_name(typed: str) -> None:
    with pytest.raises(BequestError, match="something can be seen"):
        cleaned(typed)
    assert key_of(typed) == ""


def test_a_long_name_is_refused_by_what_is_left_of_it() -> None:
    assert cleaned("x" * LONGEST + "\u200b") == "x" * LONGEST
    with pytest.raises(BequestError, match="at most 40 characters"):
        cleaned("x" * (LONGEST + 1))


@pytest.mark.parametrize("other", ["anna", "\uff21\uff2e\uff2e\uff21", " Anna ", "An\u200bna", "\U0001d400nna"])
def test_names_that_read_alike_are_one(other: str) -> None:
    assert key_of(other) == key_of("Anna") == "anna"


def test_accents_make_another_name() -> None:
    assert key_of("Zoe") != key_of("Zoé") == key_of("ZOE\u0301")
    assert key_of("Straße") == key_of("STRASSE")
