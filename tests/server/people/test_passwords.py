"""Passwords: few at once, the same work for everybody, and none at all for whoever tries too often."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from argon2.low_level import Type

from bequest.server.errors import TooMany
from bequest.server.people import passwords
from bequest.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords
from bequest.server.settings import Hashing, Quotas, Settings
from tests.server.people.meeting import CHEAP, PASSWORD, guest, house_at, kept, ok, problem, rows


def test_the_usual_work_is_that_of_the_library_for_argon2id() -> None:
    hashing = Settings().hashing
    usual = PasswordHasher()
    assert (hashing.rounds, hashing.memory_kib, hashing.lanes) == (
        usual.time_cost, usual.memory_cost, usual.parallelism,
    )  # fmt: skip
    assert usual.type == Type.ID


def test_a_password_fits_its_own_hash_and_no_other() -> None:
    async def tried() -> list[bool]:
        keeper = Passwords(CHEAP)
        kept = await keeper.hashed("first")
        assert kept.startswith("$argon2id$")
        assert "first" not in kept
        fits = [await keeper.fits(given, kept) for given in ("first", "First", "")]
        fits.append(await keeper.fits(passwords.NOBODYS, None))
        assert not keeper.outdated(kept)
        assert Passwords(Hashing(2, 8, 1)).outdated(kept)
        keeper.close()
        return fits

    assert asyncio.run(tried()) == [True, False, False, False]


class Hasher:
    """Counts how many hash at once, and waits until it is told to go on."""

    def __init__(self) -> None:
        self.now = self.most = self.calls = 0
        self.go_on = threading.Event()
        self._lock = threading.Lock()

    def hash(self, password: str) -> str:
        with self._lock:
            self.now += 1
            self.calls += 1
            self.most = max(self.most, self.now)
        self.go_on.wait()
        with self._lock:
            self.now -= 1
        return password


def test_at_most_two_at_once_and_not_too_many_that_wait() -> None:
    async def rush() -> Hasher:
        keeper, slow = Passwords(CHEAP), Hasher()
        keeper._hasher = slow  # type: ignore[assignment]
        waiting = [asyncio.create_task(keeper.hashed("x")) for _ in range(MOST_WAITING)]
        while slow.calls < AT_ONCE:
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await keeper.hashed("one more")
        slow.go_on.set()
        assert await asyncio.gather(*waiting) == ["x"] * MOST_WAITING
        assert await keeper.hashed("y") == "y"
        keeper.close()
        return slow

    assert asyncio.run(rush()).most == AT_ONCE == 2


def test_names_that_nobody_has_get_the_same_work_and_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, hash: str, password: str) -> bool:
        work.append(hash.split("$")[3])
        return verify(self, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    with house_at(tmp_path) as served:
        anna, stranger = kept(served, "Anna"), served.client()
        anna.post("/api/me/recovery", json={"password": PASSWORD})
        only_code = guest(served, "Carla")
        ok(only_code.post("/api/me/recovery", json={}))
        work.clear()
        tries = [("Anna", "wrong password"), ("Nobody", "wrong password"), ("Carla", "wrong password"), ("\u200b", "")]
        answers = [stranger.post("/api/sign-in", json={"name": name, "password": password}) for name, password in tries]
        assert [problem(answer) for answer in answers] == [(401, "server-wrong-password")] * 4
        assert len({answer.content for answer in answers}) == 1
        assert work == [f"m={CHEAP.memory_kib},t={CHEAP.rounds},p={CHEAP.lanes}"] * 4
        assert not stranger.cookies


def test_tries_are_counted_before_anything_is_hashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house_at(tmp_path, quotas=Quotas(sign_ins_an_hour=3, tries_of_a_name_an_hour=50)) as served:
        stranger = served.client()
        wrong = {"name": "Anna", "password": "wrong password"}
        for _ in range(3):
            assert problem(stranger.post("/api/sign-in", json=wrong)) == (401, "server-wrong-password")

        def never(*_: object) -> bool:
            raise AssertionError("hashed")

        monkeypatch.setattr(PasswordHasher, "verify", never)
        assert problem(stranger.post("/api/sign-in", json=wrong)) == (429, "server-too-often")
        assert problem(stranger.post("/api/recover", json={"code": "0" * 28})) == (429, "server-too-often")
        assert problem(stranger.post("/api/return", json={"token": "x" * 22})) == (429, "server-too-often")


def test_tries_of_one_name_are_counted_from_everywhere(tmp_path: Path) -> None:
    few = Quotas(sign_ins_an_hour=50, tries_of_a_name_an_hour=2)
    with house_at(tmp_path, quotas=few) as served:
        kept(served, "Anna")
        anybody = served.client()
        right = {"name": "Anna", "password": PASSWORD}
        for name in ("anna", "\uff21nna"):
            assert anybody.post("/api/sign-in", json={"name": name, "password": "wrong password"}).status_code == 401
        assert problem(anybody.post("/api/sign-in", json=right)) == (429, "server-too-often")
        assert anybody.post("/api/sign-in", json={"name": "Ben", "password": "x"}).status_code == 401
    assert Quotas().tries_of_a_name_an_hour > Quotas().sign_ins_an_hour


def test_a_hash_that_was_made_with_less_work_is_made_again(tmp_path: Path) -> None:
    with house_at(tmp_path) as served:
        kept(served, "Anna")
    with house_at(tmp_path, hashing=Hashing(2, 16, 1)) as served:
        sign_in = {"name": "Anna", "password": PASSWORD}
        ok(served.client().post("/api/sign-in", json=sign_in))
        (person,) = rows(served, "people")
        assert "$m=16,t=2,p=1$" in person["password"]
        ok(served.client().post("/api/sign-in", json=sign_in))
