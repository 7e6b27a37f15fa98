"""Routes of a game under way; a socket does the same and tells what happens by itself."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from bequest.core.wire import to_json
from bequest.core.words import message
from bequest.server.errors import NotFound
from bequest.server.tables.news import Moment, News, Offered
from bequest.server.tables.proposals import Proposal
from bequest.server.tables.telling import Line
from bequest.server.web.given import Eyes, Found, InWords, SeatPath, Since, TheHouse
from bequest.server.wire import Chat, Hint, Move, Note, Said, Say, Steps, Undo


def _raw(content: bytes) -> Response[Any]:
    return Response(content, media_type="application/json")


@get("/api/tables/{table:str}/news")
async def news(
    found: Found, house: TheHouse, seat: Eyes = 0, since: Since = 0, story: InWords = False
) -> Response[News]:
    """All that a seat (0: a spectator) may know, and what has happened since; with `story=1` in words, too."""
    return _raw(await house.hall.news(found.id, found.looks_through(seat), since, story))


@get("/api/tables/{table:str}/story")
async def story(found: Found, house: TheHouse, seat: Eyes = 0, since_move: Since = 0) -> Response[list[Line]]:
    """All that has happened, in words, as a seat (0: a spectator) may know it, from a move on."""
    return _raw(to_json(await house.past.lines(found, found.looks_through(seat), since_move)))


@post("/api/tables/{table:str}/seats/{seat:int}/offers", status_code=200)
async def offers(found: Found, seat: SeatPath, data: JSONBody[Steps], house: TheHouse) -> Offered:
    """What follows after steps of the own move. Changes nothing."""
    found.seat(seat)
    async with house.hall.reading(found.id) as told:
        return told.offered("", seat, data.steps)


@post("/api/tables/{table:str}/seats/{seat:int}/moves", status_code=200)
async def move(found: Found, seat: SeatPath, data: JSONBody[Move], house: TheHouse) -> Response[News]:
    """A whole move. A stale one is refused; the news tell what is asked now."""
    found.seat(seat)
    return _raw(
        await house.hall.act(
            found.id,
            lambda table, now: table.move(seat, data.steps, data.asked_at, data.token, now),
            seat, data.since, data.token,
        )
    )  # fmt: skip


@post("/api/tables/{table:str}/seats/{seat:int}/undo", status_code=200)
async def undo(found: Found, seat: SeatPath, data: JSONBody[Undo], house: TheHouse) -> Response[News]:
    """Takes the own last move back, if nothing was revealed since."""
    found.seat(seat)
    act = house.hall.act(found.id, lambda table, now: table.undo(seat, data.token, now), seat, data.since, data.token)
    return _raw(await act)


@post("/api/tables/{table:str}/seats/{seat:int}/proposal", status_code=200)
async def propose(found: Found, seat: SeatPath, data: JSONBody[Proposal], house: TheHouse) -> Response[News]:
    """Proposes what takes the consent of all persons: to go back, to pause, to end, to have a bot for somebody idle."""
    found.person, found.seat(seat)
    return _raw(await house.hall.act(found.id, lambda table, now: table.propose(seat, data, now), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/agree", status_code=200)
async def agree(found: Found, seat: SeatPath, house: TheHouse) -> Response[News]:
    """Agrees to what is proposed."""
    found.person, found.seat(seat)
    return _raw(await house.hall.act(found.id, lambda table, now: table.agree(seat, now), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/decline", status_code=200)
async def decline(found: Found, seat: SeatPath, house: TheHouse) -> Response[News]:
    """Does not agree, or withdraws the own proposal."""
    found.person, found.seat(seat)
    return _raw(await house.hall.act(found.id, lambda table, now: table.decline(seat, now), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(found: Found, seat: SeatPath, house: TheHouse) -> Response[News]:
    """Gives the game up: a bot plays on."""
    found.person, found.seat(seat)
    return _raw(await house.hall.act(found.id, lambda table, now: table.stand_in(seat, "resigned", now), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def return_to_seat(found: Found, seat: SeatPath, house: TheHouse) -> Response[News]:
    """Plays again instead of the bot that stood in."""
    found.person, found.seat(seat)
    return _raw(await house.hall.act(found.id, lambda table, now: table.come_back(seat, now), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/hint", status_code=200)
async def hint(found: Found, seat: SeatPath, house: TheHouse) -> Response[Hint]:
    """Advice from what the seat knows, if the table allows it; all see that it was given."""
    found.person, found.seat(seat)
    return _raw(await house.hints.give(found, seat))


@get("/api/tables/{table:str}/at/{move:int}")
async def at_move(found: Found, move: FromPath[int], house: TheHouse, seat: Eyes = 0) -> Moment:
    """What a seat saw after a move, for looking back."""
    moment = await house.past.at(found, found.looks_through(seat), move)
    if moment is None:
        raise NotFound(message("server-no-move"))
    return moment


@get("/api/tables/{table:str}/chat")
async def chat(found: Found, house: TheHouse) -> Chat:
    """What was said at a table."""
    return Chat(await house.talk.said(found))


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(found: Found, data: JSONBody[Say], house: TheHouse) -> Said:
    """Says something to all at the table."""
    found.member()
    return await house.talk.say(found, data.text)


@get("/api/tables/{table:str}/note")
async def note(found: Found, house: TheHouse) -> Note:
    """The own private note about a table."""
    return Note(await house.talk.note(found, found.person))


@post("/api/tables/{table:str}/note", status_code=200)
async def write_note(found: Found, data: JSONBody[Note], house: TheHouse) -> Note:
    """Keeps a private note."""
    await house.talk.write_note(found, found.person, data.text)
    return data


ROUTES = [
    news, story, offers, move, undo, propose, agree, decline, resign, return_to_seat, hint, at_move, chat, say,
    note, write_note,
]  # fmt: skip
