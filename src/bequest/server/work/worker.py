"""A worker process: rules and nets hold the interpreter while they think, so they do it where nobody waits for it."""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Final

from sqlalchemy import Engine

from bequest import games
from bequest.bots.budget import Budget
from bequest.bots.player import best_kind, new_player
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.words import SOURCE_LANGUAGE, words
from bequest.server.storage.database import opened
from bequest.server.tables import story
from bequest.server.tables.loading import fetched, loaded
from bequest.server.tables.table import Table
from bequest.server.work.advice import advice
from bequest.server.work.jobs import Advice, Advise, Answer, Failed, Job, Outdated, Tell, Think, Thought, Told

NICE: Final = 5
"""Whoever opens a page comes before whoever thinks."""
LEAST_SECONDS: Final = 0.02
MOST_STEPS: Final = 64
"""More steps than any move has."""
Chooser = Callable[[Handle, int], int]
"""Chooses the step of this number of a move."""


def work(pipe: Connection, database: str) -> None:
    """Does one job after the other, until the pipe is closed. Words and nets are read while there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(NICE)
    engine = opened(database)
    unread: list[Callable[[], object]] = [partial(read_net, name) for name in games.names()]
    unread.append(partial(words, SOURCE_LANGUAGE))
    while True:
        try:
            if unread and not pipe.poll():
                unread.pop(0)()
                continue
            job: Job = pipe.recv()
        except (EOFError, OSError):
            break
        try:
            answer = done(job, engine)
        except Exception:  # one job that fails is not the end of the worker
            answer = Failed(traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:  # the server is gone
            break


def read_net(name: str) -> None:
    """Reads the net of a game; it is kept."""
    from bequest.bots.search.player import guide_of

    guide_of(games.get(name))


def done(job: Job, engine: Engine) -> Answer:
    """The answer to a job."""
    with engine.connect() as connection:
        kept = fetched(connection, job.table)
    if isinstance(job, Tell):
        return Told(story.told(kept))
    table = loaded(kept, 0.0)
    if job.seat not in table.waiting() or table.asked_at(job.seat) != job.asked_at:
        return Outdated()
    if isinstance(job, Advise):
        return Advice(advice(table, job.seat, job.nodes))
    return thought(table, job) if table.chairs[job.seat - 1].level else Outdated()


def thought(table: Table, job: Think) -> Thought:
    """What the bot of a seat plays. It is made anew for each step; what it overlooks hangs on its seed alone.

    Of the time that is left each step may take half, so that a move of many steps is not late.
    """
    began = time.perf_counter()
    chair = table.chairs[job.seat - 1]
    kind = best_kind(table.game.name) if job.simply else chair.level

    def choose(handle: Handle, number: int) -> int:
        left = job.seconds - (time.perf_counter() - began)
        budget = Budget(seconds=max(LEAST_SECONDS, left / 2 if number else left * 0.7))
        moment = job.asked_at * MOST_STEPS + number
        return new_player(kind, int(chair.seed or 0), budget, moment).choose(handle)

    return Thought(chosen(table.position, job.seat - 1, choose), time.perf_counter() - began)


def chosen(position: Position, seat: int, choose: Chooser) -> list[str]:
    """A whole move of a seat, step by step."""
    steps: list[str] = []
    while True:
        action = choose(Handle(position, seat), len(steps))
        steps.append(position.game.text(action))
        ahead = position.outlook([action], seat, True)
        if not ahead.made(seat):
            return steps
        position.push(action, seat)
