"""Routes about oneself: beginning, being kept, coming back, devices, going; and about people whom one avoids."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from bequest.server.house import House
from bequest.server.people.wire import (
    Avoid,
    AvoidedList,
    Devices,
    MeChange,
    NewPassword,
    NewReport,
    Proof,
    Recovery,
    Report,
    Reports,
    ReturnLink,
    SignIn,
)
from bequest.server.web.asking import answered, session_cookie, somebody
from bequest.server.web.given import Found, TheHouse, TheWho
from bequest.server.who import Person, Who
from bequest.server.wire import Me

Asked = Request[Any, Any, Any]


def _me(person: Person) -> Me:
    return Me(
        person.id, person.name, person.language, person.zone, person.deadline_hour, person.kept, person.operator
    )  # fmt: skip


# --- oneself ---


@get("/api/me")
async def me(who: TheWho) -> Me | None:
    """Oneself; null for somebody who has not done anything yet. Looking makes no guest."""
    return None if who.person is None else _me(who.person)


@post("/api/me", status_code=200)
async def begin(data: JSONBody[MeChange], request: Asked, house: TheHouse, who: TheWho) -> Response[Me]:
    """Begins as a guest, if one is nobody yet; a name, language, place and hour may be given at once."""
    if who.person is None:
        await house.register.check(data)
    async with somebody(request, who, house) as (person, cookies):
        return answered(_me(await house.register.change(person, data)), cookies)


@patch("/api/me")
async def change(data: JSONBody[MeChange], house: TheHouse, who: TheWho) -> Me:
    """Another name, language, place or hour; those at the same tables see it."""
    person = await house.register.change(who.somebody(), data)
    if data.name is not None:
        await _show(house, await house.register.tables_of(person))
    return _me(person)


@delete("/api/me", status_code=200)
async def forget_me(house: TheHouse, who: TheWho) -> Response[None]:
    """Forgets somebody for good: name, chat, notes and sessions. Bots play on in games that run."""
    await _show(house, await house.farewell.bid(who.somebody().id))
    return answered(None, [session_cookie(house.settings, "")])


async def _show(house: House, tables: list[str]) -> None:
    for id in tables:
        await house.tell_table(id)


# --- being kept ---


@post("/api/me/password", status_code=200)
async def keep(data: JSONBody[NewPassword], house: TheHouse, who: TheWho) -> Me:
    """Keeps oneself by name and password, or changes them."""
    person = await house.register.keep(who, data)
    await _show(house, await house.register.tables_of(person))
    return _me(person)


@post("/api/me/recovery", status_code=201)
async def new_code(data: JSONBody[Proof], house: TheHouse, who: TheWho) -> Recovery:
    """A recovery code, instead of the one before. It is shown this once."""
    return Recovery(await house.register.new_code(who, data.password))


@post("/api/me/link", status_code=201)
async def new_link(data: JSONBody[Proof], house: TheHouse, who: TheWho) -> ReturnLink:
    """A personal link that leads back, instead of the one before. It is shown this once."""
    return ReturnLink(await house.register.new_link(who, data.password))


# --- coming back and going ---


@post("/api/sign-in", status_code=200)
async def sign_in(data: JSONBody[SignIn], request: Asked, house: TheHouse, who: TheWho) -> Response[Me]:
    """Comes back with name and password."""
    return await _let_in(await house.register.sign_in(data, who.address), request, house, who)


@post("/api/recover", status_code=200)
async def recover(data: JSONBody[Recovery], request: Asked, house: TheHouse, who: TheWho) -> Response[Me]:
    """Comes back with a recovery code."""
    return await _let_in(await house.register.recover(data.code, who.address), request, house, who)


@post("/api/return", status_code=200)
async def come_back(data: JSONBody[ReturnLink], request: Asked, house: TheHouse, who: TheWho) -> Response[Me]:
    """Comes back by the personal link."""
    return await _let_in(await house.register.come_back(data.token, who.address), request, house, who)


async def _let_in(person: Person, request: Asked, house: House, who: Who) -> Response[Me]:
    token = await house.register.let_in(person, who, request.headers.get("user-agent", ""))
    return answered(_me(person), [session_cookie(house.settings, token)])


@post("/api/sign-out", status_code=200)
async def sign_out(house: TheHouse, who: TheWho) -> Response[None]:
    """Ends this session; a guest who could not come back is told to be kept first."""
    await house.register.end(who, who.session)
    return answered(None, [session_cookie(house.settings, "")])


@get("/api/me/devices")
async def devices(house: TheHouse, who: TheWho) -> Devices:
    """Where one is signed in."""
    return Devices(await house.sessions.devices(who.somebody().id, who.session))


@delete("/api/me/devices/{device:str}", status_code=204)
async def end_device(device: FromPath[str], house: TheHouse, who: TheWho) -> None:
    """Ends one session; what is open there is closed at once."""
    await house.register.end(who, device)


@delete("/api/me/devices", status_code=204)
async def end_other_devices(house: TheHouse, who: TheWho) -> None:
    """Ends all sessions but this one."""
    await house.register.end_others(who)


# --- manners ---


@get("/api/me/avoided")
async def avoided(house: TheHouse, who: TheWho) -> AvoidedList:
    """Whom one mutes and blocks."""
    return AvoidedList(await house.manners.avoided_by(who.somebody()))


@put("/api/me/avoided/{person:str}", status_code=204)
async def avoid(person: FromPath[str], data: JSONBody[Avoid], house: TheHouse, who: TheWho) -> None:
    """Mutes or blocks somebody."""
    await house.manners.avoid(who.somebody(), person, data.how)


@delete("/api/me/avoided/{person:str}", status_code=204)
async def avoid_no_more(person: FromPath[str], house: TheHouse, who: TheWho) -> None:
    """Neither mutes nor blocks somebody any more."""
    await house.manners.avoid_no_more(who.somebody(), person)


@post("/api/tables/{table:str}/reports", status_code=201)
async def report(found: Found, data: JSONBody[NewReport], house: TheHouse) -> Report:
    """Tells the operator of something, with the position."""
    return await house.manners.report(found, data)


@get("/api/reports")
async def reports(house: TheHouse, who: TheWho) -> Reports:
    """All reports, for the operator."""
    return Reports(await house.manners.reports(who.somebody()))


@delete("/api/reports/{report:str}", status_code=204)
async def settle(report: FromPath[str], house: TheHouse, who: TheWho) -> None:
    """The operator has seen to a report."""
    await house.manners.settle(who.somebody(), report)


ROUTES = [
    me, begin, change, forget_me, keep, new_code, new_link, sign_in, recover, come_back, sign_out, devices, end_device,
    end_other_devices, avoided, avoid, avoid_no_more, report, reports, settle,
]  # fmt: skip
