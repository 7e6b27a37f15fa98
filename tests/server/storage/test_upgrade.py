"""Tables begun before a change of `rules_version` go on to their end, and what was told stays as it was told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bequest import games
from bequest.core import record as records
from bequest.core.errors import BadRecord
from bequest.core.position import Position
from bequest.core.words import message
from bequest.server.errors import Conflict
from bequest.server.tables import chance as chances
from bequest.server.tables import entries as log
from bequest.server.tables import table as tables
from bequest.server.tables.entries import AnyEntry, Upgraded
from bequest.server.tables.pace import LiveClock
from bequest.server.tables.proposals import Proposal
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import SetClock, Venue, venue

Patch = pytest.MonkeyPatch


def change_rules(patch: Patch, game: str, version: str = "2") -> None:
    patch.setattr(games.find(game), "rules_version", version)


def refuse(patch: Patch, answer: str, move: int) -> None:
    """New rules that do not take an answer as part of some move, when they are first asked to."""
    refused: list[str] = []

    def take(text: str, position: Position) -> None:
        if text == answer and position.move == move and not refused:
            refused.append(text)
            raise BadRecord(message("record-no-journal"))
        records.take(text, position)

    patch.setattr(tables, "records", SimpleNamespace(take=take, written=records.written))


async def everything(here: Venue, id: str, until: int) -> list[bytes | None]:
    """What each seat saw after some of the first moves, the first and the last among them."""
    moves = sorted({0, 1, until // 2, until - 1, until})
    return [await here.at(id, seat, move) for seat in range(3) for move in moves]


def last_choice(entry: AnyEntry) -> str:
    """The last answer of a player: what comes before it may be a part of the same move."""
    return [answer for answer in entry.answers if not answer.startswith("*")][-1]


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: Patch) -> None:
    """Live chance has no seed; here every game is the same each time."""
    monkeypatch.setattr(chances, "secrets", SimpleNamespace(randbelow=random.Random(1).randrange))


async def log_of(here: Venue, id: str) -> list[AnyEntry]:
    return [log.read(row["body"]) for row in (await here.kept(id)).entries]


def played(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kept", [True, False])
def test_it_goes_on_to_its_end_and_what_was_told_stays(url: str, monkeypatch: Patch, game: str, kept: bool) -> None:
    chance = random.Random(game)
    clock = SetClock()

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table(game)
            await here.moves(id, 12, chance)
            if kept:
                await here.tell_story(id)
            before = await everything(here, id, 12)
            news = {seat: await here.news(id, seat) for seat in range(3)}
            change_rules(monkeypatch, game)
        async with venue(url, clock) as again:
            again.people = here.people
            assert await everything(again, id, 12) == before
            for seat in range(3):
                after = await again.news(id, seat)
                assert after["events"] == news[seat]["events"]
                assert after["view"] == news[seat]["view"]
                assert after["offers"] == news[seat]["offers"]
                assert (after["sequence"], after["move"]) == (news[seat]["sequence"], 12)
            upgraded = (await log_of(again, id))[-1]
            assert upgraded == Upgraded([], "2", 13 if kept else 0, 0)
            assert (await again.kept(id)).row["rules"] == "2"
            await again.finish(id, chance)
            assert await everything(again, id, 12) == before
            last = (await again.news(id, 1))["move"]
            assert last > 12
            assert await again.at(id, 1, 13) is not None
            assert await again.at(id, 1, last) is not None
            assert await again.at(id, 1, last + 1) is None
            await again.tell_story(id)
            everywhere = await everything(again, id, last)
        async with venue(url, clock) as third:  # under the same rules
            third.people = here.people
            assert await everything(third, id, last) == everywhere

    played(run)


def test_nothing_that_happened_is_lost_for_whoever_comes_back(url: str, monkeypatch: Patch) -> None:
    clock, chance = SetClock(), random.Random(5)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("lastwill")
            await here.moves(id, 25, chance)
            await here.tell_story(id)
            all_events = {seat: (await here.news(id, seat))["events"] for seat in range(3)}
            all_lines = {seat: (await here.news(id, seat))["story"] for seat in range(3)}
            change_rules(monkeypatch, "lastwill")
        async with venue(url, clock) as again:
            await again.moves(id, 5, chance)
            for seat in range(3):
                whole, lines = (await again.news(id, seat))["events"], (await again.news(id, seat))["story"]
                assert lines[: len(all_lines[seat])] == all_lines[seat]
                assert len({line["move"] for line in lines}) > len({line["move"] for line in all_lines[seat]})
                assert [event["sequence"] for event in whole] == list(range(len(whole)))
                assert whole[: len(all_events[seat])] == all_events[seat]
                assert len(whole) > len(all_events[seat])
                for since in (1, 7, len(all_events[seat]) - 1, len(all_events[seat]), len(whole)):
                    news = await again.news(id, seat, since)
                    assert news["since"] == since
                    assert news["events"] == whole[since:]
                    moves = {event["move"] for event in news["events"]}
                    assert news.get("story", []) == [line for line in lines if line["move"] in moves]

    played(run)


def test_what_new_rules_refuse_is_left_out_whole_and_the_table_goes_on(url: str, monkeypatch: Patch) -> None:
    clock, chance = SetClock(), random.Random(6)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("gears")
            await here.moves(id, 20, chance)
            await here.tell_story(id)
            before = await everything(here, id, 20)
            await here.moves(id, 10, chance)
            await here.act(id, lambda table, now: table.stand_in(2, "left", now))
            entry = (await log_of(here, id))[26]  # move 26: the sixth after the story
            change_rules(monkeypatch, "gears")
            refuse(monkeypatch, last_choice(entry), 5)
        async with venue(url, clock) as again:
            again.people = here.people
            news = await again.news(id, 1)
            assert (news["move"], news["version"]) == (25, 33)
            assert news["status"]["chairs"][1]["level"] == "steady"  # who plays is not a matter of the rules
            assert (await log_of(again, id))[-1] == Upgraded([], "2", 21, 6)
            assert await everything(again, id, 20) == before
            view = news["view"]
        async with venue(url, clock) as third:
            third.people = here.people
            assert (await third.news(id, 1))["view"] == view
            kept = await third.kept(id)
            assert kept.row["due_kind"] == ("bot" if kept.seats[1]["waiting"] else None)
            assert [row["waiting"] for row in kept.seats].count(True) == 1
            await third.act(id, lambda table, now: table.come_back(2, now))
            await third.finish(id, chance)
            assert (await third.kept(id)).row["state"] == "finished"
            assert await everything(third, id, 20) == before

    played(run)


@pytest.mark.parametrize("told_between", [True, False])
@pytest.mark.parametrize("told_first", [True, False])
def test_rules_may_change_again(url: str, monkeypatch: Patch, told_first: bool, told_between: bool) -> None:
    clock, chance = SetClock(), random.Random(7)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("lastwill")
            await here.moves(id, 10, chance)
            if told_first:
                await here.tell_story(id)
            await here.moves(id, 4, chance)
            bad = (await log_of(here, id))[13]  # move 13
            change_rules(monkeypatch, "lastwill")
            refuse(monkeypatch, last_choice(bad), 2 if told_first else 12)
        async with venue(url, clock) as second:
            second.people = here.people
            await second.moves(id, 6, chance)
            news = await second.news(id, 1)
            assert news["move"] == 18
            if told_between:
                await second.tell_story(id)
            seen = await everything(second, id, 18)
            monkeypatch.setattr(tables, "records", records)
            change_rules(monkeypatch, "lastwill", "3")
        async with venue(url, clock) as third:
            third.people = here.people
            after = await third.news(id, 1)
            assert after["events"] == news["events"]
            assert after["view"] == news["view"]
            assert await everything(third, id, 18) == seen
            upgrades = [entry for entry in await log_of(third, id) if isinstance(entry, Upgraded)]
            assert [entry.rules for entry in upgrades] == ["2", "3"]
            assert [entry.dropped for entry in upgrades] == [2, 0]
            await third.finish(id, chance)
            assert (await third.kept(id)).row["state"] == "finished"

    played(run)


def test_proposals_pauses_bots_and_clocks_are_as_they_were(url: str, monkeypatch: Patch) -> None:
    clock, chance = SetClock(), random.Random(8)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("gears", 4, (), LiveClock(30, 10))
            await here.moves(id, 12, chance)
            await here.act(id, lambda table, now: table.propose(1, Proposal("pause"), now))
            await here.act(id, lambda table, now: table.decline(3, now))
            await here.act(id, lambda table, now: table.stand_in(3, "resigned", now))
            await here.act(id, lambda table, now: table.propose(4, Proposal("end"), now))
            await here.act(id, lambda table, now: table.agree(1, now))
            await here.tell_story(id)
            status = (await here.news(id, 1))["status"]
            assert status["proposal"]["asked"] == [2]
            rows = [msgspec.json.encode(row) for row in (await here.kept(id)).seats]
            change_rules(monkeypatch, "gears")
        async with venue(url, clock) as again:
            assert (await again.news(id, 1))["status"] == status
            assert [msgspec.json.encode(row) for row in (await again.kept(id)).seats] == rows
            await again.act(id, lambda table, now: table.decline(2, now))
            await again.act(id, lambda table, now: table.propose(1, Proposal("pause"), now))
            for seat in (2, 4):
                await again.act(id, lambda table, now, seat=seat: table.agree(seat, now))  # type: ignore[misc]
            change_rules(monkeypatch, "gears", "3")
        async with venue(url, clock) as third:
            status = (await third.news(id, 1))["status"]
            assert status["paused"]
            assert all("deadline" not in chair for chair in status["chairs"])
            with pytest.raises(Conflict):
                await third.act(id, lambda table, now: table.propose(1, Proposal("rewind", to=3), now))
            await third.act(id, lambda table, now: table.propose(1, Proposal("resume"), now))
            for seat in (2, 4):
                await third.act(id, lambda table, now, seat=seat: table.agree(seat, now))  # type: ignore[misc]
            await third.finish(id, chance)
            assert (await third.kept(id)).row["state"] == "finished"

    played(run)


def test_clocks_of_seats_that_are_asked_anew_run_and_others_stop(new_sqlite: NewDatabase, monkeypatch: Patch) -> None:
    url = new_sqlite()
    clock, chance = SetClock(), random.Random(9)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("gears", 2, (), LiveClock(30))
            await here.moves(id, 8, chance)
            await here.tell_story(id)
            async with here.hall.reading(id) as told:
                asked = told.table.waiting()
            while True:  # until somebody else is asked
                await here.move(id, chance)
                async with here.hall.reading(id) as told:
                    if told.table.waiting() != asked:
                        break
            first = (await log_of(here, id))[9]
            change_rules(monkeypatch, "gears")
            refuse(monkeypatch, last_choice(first), 0)
            clock.at += 5.0
        async with venue(url, clock) as again:
            news = await again.news(id, 1)
            assert news["move"] == 8
            kept = await again.kept(id)
            assert [row["seat"] for row in kept.seats if row["waiting"]] == asked
            for row in kept.seats:
                assert (row["deadline"] is not None) == (row["seat"] in asked)
            other = kept.seats[2 - asked[0]]
            assert other["left"] < 1800.0  # the five seconds were this seat's
            assert (kept.row["due_at"], kept.row["due_kind"]) == (kept.seats[asked[0] - 1]["deadline"], "clock")

    played(run)


def test_new_rules_that_do_not_know_the_position_play_the_log_again(
    new_sqlite: NewDatabase, monkeypatch: Patch
) -> None:
    url = new_sqlite()
    clock, chance = SetClock(), random.Random(10)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("gears")
            await here.moves(id, 15, chance)
            await here.tell_story(id)
            before = await everything(here, id, 15)
            change_rules(monkeypatch, "gears")
            game = games.find("gears")
            read = game.from_json

            def broken(self: Any, *arguments: Any, **more: Any) -> Any:
                raise KeyError("a card that there is no more")

            monkeypatch.setattr(game, "from_json", broken)
        async with venue(url, clock) as again:
            again.people = here.people
            assert (await again.news(id, 1))["move"] == 15
            assert (await log_of(again, id))[-1] == Upgraded([], "2", 0, 0)
            assert await everything(again, id, 15) == before
            monkeypatch.setattr(game, "from_json", read)
            kept = await again.kept(id)
            assert (kept.stories, kept.row["kept"]) == ([], 0)
            await again.finish(id, chance)
            await again.tell_story(id)
            assert await everything(again, id, 15) == before

    played(run)


def test_a_game_that_was_over_stays_as_it_was(url: str, monkeypatch: Patch) -> None:
    clock, chance = SetClock(), random.Random(11)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("crecy")
            await here.finish(id, chance)
            await here.tell_story(id)
            news = {seat: await here.news(id, seat) for seat in range(3)}
            last = news[0]["move"]
            before = await everything(here, id, last)
            kept = await here.kept(id)
            change_rules(monkeypatch, "crecy")
        async with venue(url, clock) as again:
            again.people = here.people
            assert await everything(again, id, last) == before
            for seat in range(3):
                assert await again.news(id, seat) == news[seat]
            assert await again.kept(id) == kept  # nothing was written
            with pytest.raises(Conflict):
                await again.act(id, lambda table, now: table.stand_in(1, "left", now))

    played(run)


def test_a_game_that_was_over_without_a_story_is_shown_in_part(new_sqlite: NewDatabase, monkeypatch: Patch) -> None:
    url = new_sqlite()
    clock, chance = SetClock(), random.Random(12)

    async def run() -> None:
        async with venue(url, clock) as here:
            id = await here.table("crecy")
            await here.finish(id, chance)
            bad = (await log_of(here, id))[10]
            change_rules(monkeypatch, "crecy")
            refuse(monkeypatch, last_choice(bad), 9)
        async with venue(url, clock) as again:
            again.people = here.people
            news = await again.news(id, 1)
            assert (news["move"], news["status"]["state"]) == (9, "finished")
            assert await again.at(id, 1, 9) is not None
            assert await again.at(id, 1, 10) is None

    played(run)
