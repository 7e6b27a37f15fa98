"""A worker process: rules and nets hold the interpreter while they think, so they do it where nobody waits for it."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

from sqlalchemy import Engine

from bequest.bots.budget import Budget
from bequest.bots.player import new_player
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.server.storage.database import opened
from bequest.server.tables import story
from bequest.server.tables.loading import Kept, fetched, loaded
from bequest.server.tables.table import Table
from bequest.server.work.advice import advice
from bequest.server.work.jobs import Advice, Advise, Answer, Failed, Job, Outdated, Tell, Think, Thought, Told

Chooser = Callable[[Handle], int]


def work(pipe: Connection, database: str) -> None:
    """Does one job after the other, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    engine = opened(database)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            break
        try:
            answer = done(job, engine)
        except Exception:  # one job that fails is not the end of the worker
            answer = Failed(traceback.format_exc())
        pipe.send(answer)


def done(job: Job, engine: Engine) -> Answer:
    """The answer to a job."""
    with engine.connect() as connection:
        kept = fetched(connection, job.table)
    if isinstance(job, Tell):
        return Told(story.told(kept))
    table = loaded(kept, 0.0)
    if table.sequence != job.sequence or job.seat not in table.waiting():
        return Outdated()
    if isinstance(job, Advise):
        return Advice(advice(table, job.seat, job.seconds))
    return thought(table, kept, job)


def thought(table: Table, kept: Kept, job: Think) -> Thought:
    """What the bot of a seat plays. It is made anew for each question; what it overlooks hangs on its seed alone."""
    began = time.perf_counter()
    chair = kept.seats[job.seat - 1]
    asked_at = table.asked_at(job.seat)
    assert asked_at is not None
    bot = new_player(chair["level"], int(chair["seed"] or 0), Budget(seconds=job.seconds), moment=table.sequence)
    position = table.position
    steps = chosen(position, job.seat - 1, bot.choose)
    return Thought(steps, asked_at, time.perf_counter() - began)


def chosen(position: Position, seat: int, choose: Chooser) -> list[str]:
    """A whole move of a seat, step by step."""
    steps: list[str] = []
    while True:
        action = choose(Handle(position, seat))
        steps.append(position.game.text(action))
        ahead = position.outlook([action], seat, True)
        if not ahead.made(seat):
            return steps
        position.push(action, seat)
