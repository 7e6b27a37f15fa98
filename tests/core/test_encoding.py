"""Layouts and buffers of encodings; what each game writes into them is tested with the game."""

from __future__ import annotations

import sys
from array import array

import numpy as np
import pytest

from bequest import games
from bequest.core.encoding import Layout, encode_options, get_wide, put_wide, room_for
from bequest.core.errors import BadArgument, BadBuffer, BadPosition
from scripts import encodings
from tests.forms import bare_view

GAME = games.get("gears")


def test_fields_follow_each_other() -> None:
    layout = Layout("a", 3)
    assert [layout.add("one", 2, 1, ""), layout.add_wide("two", 3, ""), layout.add("three", 1, 255, "")] == [0, 2, 8]
    assert layout.size == 9
    assert [(field.name, field.at, field.size, field.most) for field in layout.fields] == [
        ("one", 0, 2, 1),
        ("two", 2, 6, 255),
        ("three", 8, 1, 255),
    ]


@pytest.mark.parametrize(("name", "size", "most"), [("one", 1, 1), ("two", 0, 1), ("two", 1, 0), ("two", 1, 256)])
def test_a_field_twice_empty_or_too_wide_is_refused(name: str, size: int, most: int) -> None:
    layout = Layout("a", 1)
    layout.add("one", 1, 1, "")
    with pytest.raises(ValueError, match=name):
        layout.add(name, size, most, "")


@pytest.mark.parametrize("value", [0, 1, 255, 256, 1000, 65535])
def test_wide_numbers_have_two_cells(value: int) -> None:
    cells = bytearray(4)
    put_wide(cells, 1, value)
    assert get_wide(cells, 1) == value
    assert (cells[0], cells[3]) == (0, 0)


def test_bytes_floats_and_numpy_rows_hold_the_same_view() -> None:
    state = GAME.new(3, 7)
    size = GAME.encoder.size
    table = np.zeros((2, size), np.float32)
    buffers: list[object] = [bytearray(size), memoryview(bytearray(size)), array("f", bytes(4 * size)), table[1]]
    for buffer in buffers:
        state.encode(1, buffer)
        assert GAME.encoder.read(buffer) == bare_view(state, 1)
    assert not table[0].any()
    assert 0.0 <= table[1].min() < table[1].max() <= 1.0


SIZE = GAME.encoder.size


@pytest.mark.parametrize(
    "buffer",
    [
        [0] * SIZE,
        bytearray(SIZE - 1),
        bytearray(SIZE + 1),
        bytes(SIZE),
        array("d", bytes(8 * SIZE)),
        np.zeros((SIZE, 2), np.uint8)[:, 0],
    ],
    ids=["a list", "too short", "too long", "read only", "double floats", "with gaps"],
)
def test_other_buffers_are_refused_with_what_they_should_be(buffer: object) -> None:
    with pytest.raises(BadBuffer) as refused:
        GAME.new(3, 7).encode(0, buffer)
    english, french = refused.value.text("en"), refused.value.text("fr")
    assert "buffer" in english
    assert "tampon" in french
    assert f"{SIZE:,}" in english or "writable" in english


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    with pytest.raises(BadArgument, match="there is no seat"):
        GAME.new(3, 7).encode(seat, bytearray(SIZE))


def test_floats_are_the_same_with_and_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(5):
        with_it, without = array("f", bytes(4 * SIZE)), array("f", bytes(4 * SIZE))
        state = GAME.new(3, seed)
        state.encode(0, with_it)
        with monkeypatch.context() as patch:
            patch.delitem(sys.modules, "numpy")
            state.encode(0, without)
        assert with_it == without


def test_options_are_a_mask() -> None:
    state = GAME.new(3, 7)
    mask = bytearray(len(GAME.catalogue))
    encode_options(state, state.seat, mask)
    assert [action for action, on in enumerate(mask) if on] == sorted(state.legal())
    encode_options(state, (state.seat + 1) % 3, mask)
    assert not any(mask)
    flags = np.ones(len(GAME.catalogue), np.bool_)
    encode_options(state, state.seat, flags)
    assert flags.sum() == len(state.legal())
    with pytest.raises(BadBuffer, match="unsigned bytes"):
        encode_options(state, state.seat, np.ones(len(GAME.catalogue), np.float32))


def test_what_does_not_fit_is_refused() -> None:
    room_for("cards", 3, 3)
    with pytest.raises(BadPosition, match="at most 3 for cards, this position has 4"):
        room_for("cards", 4, 3)


def test_the_page_of_fields_is_made_from_the_encoders() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page(), "run make encodings"
