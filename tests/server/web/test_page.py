"""The page: one document for all addresses, its parts for good, nothing outside its folder."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bequest import games
from bequest.server.web.packing import allows_gzip
from tests.server.serving import Served, serving

SCRIPT = b"console.log('a script');"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("page")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Bequest</title>")
    (page / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "main-1a2b.css").write_text("body {}")
    (page / "assets" / "serif-1a2b.woff2").write_bytes(b"font")
    (page / "assets" / "notes.txt").write_text("not a part of a page")
    (page / "secret.js").write_text("outside of the parts")
    (page / "assets" / "out.js").symlink_to(page / "secret.js")
    with serving(folder, page=page) as served:
        yield served


@pytest.fixture
def client(built: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=built.url) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/table/gears", "/tables", "/play/abc/2", "/account", "/learn/crecy"])
def test_every_address_of_people_shows_the_page(path: str, client: httpx.Client) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.text.startswith("<!doctype html><title>Bequest</title>")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "set-cookie" not in answer.headers


def test_what_programs_ask_is_not_the_page(client: httpx.Client) -> None:
    for path in ("/api/no-such-thing", "/api/tables/none/nothing", "/assets", "/assets/", "/assets/none.js"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("application/json")
    assert client.get("/healthz").json() == {"status": "ok"}


def test_parts_are_kept_for_good_and_have_their_kind(client: httpx.Client) -> None:
    kinds = {"main-1a2b.js": "text/javascript", "main-1a2b.css": "text/css", "serif-1a2b.woff2": "font/woff2"}
    for name, kind in kinds.items():
        answer = client.get(f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]


def test_parts_travel_packed_to_those_who_can_unpack(client: httpx.Client) -> None:
    packed = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content == SCRIPT
    assert "accept-encoding" in plain.headers["vary"]
    assert "content-encoding" not in client.get("/assets/main-1a2b.css", headers={"Accept-Encoding": "gzip"}).headers


def test_faces_and_rules_travel_packed(client: httpx.Client) -> None:
    faces = games.get("crecy").faces_hash
    for path in (f"/api/games/crecy/faces/{faces}", "/api/games/gears/rules?language=fr"):
        packed = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(packed.content) / 3
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content


def test_who_says_so_can_unpack() -> None:
    assert allows_gzip("deflate, gzip;q=0.5")
    assert allows_gzip("*")
    assert not allows_gzip("")
    assert not allows_gzip("gzip;q=0, br")
    assert not allows_gzip("x-gzip")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.js", "/assets/%2e%2e/secret.js", "/assets/..%2fsecret.js", "/assets//etc/passwd.js",
        "/assets/%2e%2e%5csecret.js", "/assets/x/../../secret.js", "/assets/out.js", "/assets/notes.txt",
        "/assets/main-1a2b.js.gz", "/assets/%00.js", "/assets/main-1a2b.js%00.css",
    ],
)  # fmt: skip
def test_nothing_else_is_served(path: str, built: Served) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", built.port)  # sends the path as it is
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 404, body
    assert b"outside" not in body


def test_without_a_page_it_says_how_to_play_and_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path, page=tmp_path / "none") as served:
        answer = httpx.get(f"{served.url}/table/gears", headers={"Accept-Language": "fr"})
    assert answer.status_code == 200
    assert "bequest join LINK" in answer.text
    assert "make page" in answer.text
    assert '<html lang="fr">' in answer.text
