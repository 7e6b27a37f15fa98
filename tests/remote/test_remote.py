"""What programs use to talk to a server: links, keys, records read back, refusals."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle
from bequest.core.wire import to_json
from bequest.core.words import LANGUAGES, words
from bequest.remote import links
from bequest.remote.errors import RemoteProblem, Unreachable
from bequest.remote.keys import Key, Keys
from bequest.remote.reading import Reader
from bequest.remote.server import Server
from bequest.remote.tables import invited, named, opened
from bequest.server import network
from bequest.server.wire import NewTable
from tests.remote.people import somebody
from tests.server.serving import serving

SECRET = "esRwCRmzFmXy7fW-G-pG9g"


def test_a_link_is_read_as_it_was_written() -> None:
    link = links.written("https://games.example", "Soirée d’été !", SECRET)
    assert link == f"https://games.example/table/soiree-dete#{SECRET}"
    assert links.parsed(f" {link}\n") == links.Link("https://games.example", SECRET)
    assert links.readable("!?") == "table"


@pytest.mark.parametrize(
    "link",
    [
        "http://host:8400/table/x", f"http://host:8400/table/x?i={SECRET}", f"ftp://host/table/x#{SECRET}",
        f"/table/x#{SECRET}", "http://host/table/x#short", "",
    ],
)  # fmt: skip
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(RemoteProblem) as refused:
        links.parsed(link)
    assert refused.value.message.id == "terminal-bad-link"


def test_a_key_is_for_its_owner_alone(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "keys")
    keys.keep("http://host:8400", Key("bequest", "secret"))
    file = keys.file("http://host:8400")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Keys(tmp_path / "keys").of("http://host:8400") == Key("bequest", "secret")
    assert keys.of("https://host:8400") == Key()
    file.write_text("no key")
    assert keys.of("http://host:8400") == Key()


@pytest.mark.parametrize("name", games.names())
def test_records_are_read_back_as_the_rules_made_them(name: str) -> None:
    """In all words of all languages: the names of cards travel as ids alone."""
    game = games.get(name)
    reader, player = Reader(game), RandomPlayer(4)
    position = game.new(3, 4, journal=True)
    for _ in range(60):
        seat = position.waiting[0]
        raw: Any = json.loads(
            to_json([position.view(seat), position.prompt(seat), position.offers(seat), position.events(0, seat)])
        )
        assert reader.view(raw[0]) == position.view(seat)
        assert reader.events(raw[3]) == position.events(0, seat)
        prompt, offers = reader.prompt(raw[1]), reader.offers(raw[2])
        made = position.prompt(seat)
        assert prompt is not None
        assert made is not None
        assert (prompt.shape, prompt.asked_at, prompt.steps) == (made.shape, made.asked_at, made.steps)
        for language in LANGUAGES:
            say = words(language).say
            assert prompt.question is not None
            assert made.question is not None
            assert say(prompt.question) == say(made.question)
            for read, offer in zip(offers, position.offers(seat), strict=True):
                assert (read.action, read.text, read.facts) == (offer.action, offer.text, offer.facts)
                assert say(read.say) == say(offer.say)
                assert [say(step.say) for step in read.follows] == [say(step.say) for step in offer.follows]
                assert (read.blocked is None) == (offer.blocked is None)
                if read.blocked is not None and offer.blocked is not None:
                    assert read.blocked.text(language) == offer.blocked.text(language)
        position.push(player.choose(Handle(position, seat)), seat)


def test_somebody_is_known_again_by_the_key(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first = somebody(server.url, tmp_path, "keys")
        assert named(first, "Anna").name == "Anna"
        info = opened(first, NewTable("gears", 2))
        again = somebody(server.url, tmp_path, "keys")
        assert invited(again, info.invitation).yours == [1]
        assert invited(somebody(server.url, tmp_path, "other"), info.invitation).yours == []
        with pytest.raises(RemoteProblem) as refused:
            invited(again, "x" * 22)
        assert (refused.value.status, refused.value.message.id) == (404, "server-no-invitation")


def test_nobody_there() -> None:
    with network.bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with pytest.raises(Unreachable):
        Server(f"http://127.0.0.1:{port}", Keys(Path("nowhere"))).ask("GET", "/healthz")
