"""The load: its frames, and what it makes of figures. Nothing is measured here; `make load ARGS=--smoke` does that."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bench.load.figures import Figures, line, middle, percentile
from bench.load.frames import FINAL, PING, PONG, TEXT, Socket, framed

FIGURES = Figures(600.4, 5.0, 100.26, 0.71234, 1_400.0, 0.6, 4_400.0, 0.1, 30.0, 1_300.0, 0.2, 4_390.0, 3.0, 40.0)


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += data


def from_server(data: bytes, code: int = TEXT) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((FINAL | code, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | code, 126)) + size.to_bytes(2, "big") + data
    return bytes((FINAL | code, 127)) + size.to_bytes(8, "big") + data


@pytest.mark.parametrize("step", [1, 3, 1_000_000])
def test_messages_are_read_however_they_are_cut(step: int) -> None:
    texts = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 5_000, b"e" * 70_000]
    came = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + from_server(b"!", PING)
    came += b"".join(map(from_server, texts))
    heard: list[bytes] = []

    async def run() -> None:
        socket, wire = Socket(b"hello", lambda _, data: heard.append(data)), Wire()
        socket.connection_made(wire)
        for at in range(0, len(came), step):
            socket.data_received(came[at : at + step])
        await socket.opened
        assert wire.sent == b"hello" + framed(b"!", PONG)

    asyncio.run(run())
    assert heard == texts


def test_what_a_client_sends_is_masked_with_nothing() -> None:
    assert framed(b"hi") == b"\x81\x82\0\0\0\0hi"
    assert framed(b"x" * 126) == b"\x81\xfe\x00\x7e\0\0\0\0" + b"x" * 126


def test_the_line_has_all_figures_in_their_order() -> None:
    known = "load: tables=1000 moves_s=600 p99_ms=100.3 closed_moves_s=1400 peer_moves_s=1300 cpu_ms_move=0.712"
    assert line(1_000, FIGURES) == known
    assert line(1_000, replace(FIGURES, peer_moves_s=None)) == known.replace("=1300", "=-")


def test_what_is_missed() -> None:
    assert FIGURES.missed() == []
    assert replace(FIGURES, p99_ms=150.1, seat_kb=40.1).missed() == ["p99_ms", "seat_kb"]
    assert replace(FIGURES, peer_moves_s=1_401.0).missed() == ["closed_moves_s"]
    assert replace(FIGURES, peer_moves_s=None, seat_kb=None, stored_mb=20.1).missed() == ["stored_mb"]


def test_the_median_of_runs_leaves_out_what_was_not_measured() -> None:
    runs = [FIGURES, replace(FIGURES, p99_ms=50.0, load_ms=None), replace(FIGURES, p99_ms=70.0, load_ms=None)]
    found = middle(runs)
    assert (found.p99_ms, found.load_ms) == (70.0, 40.0)
    assert middle([replace(FIGURES, peer_moves_s=None)]).peer_moves_s is None


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(n) for n in range(100)], 0.99) == 99.0
