"""Games at a server, played in the terminal."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bequest.remote.tables import RemoteTable, opened
from bequest.server.wire import NewTable
from bequest.terminal.interruptions import Interruptions
from bequest.terminal.joined import Joined
from bequest.terminal.lobby import Lobby, game_of
from bequest.terminal.voice import Voice
from tests.remote.people import Chooser, Live, begun, sit, somebody, together
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.mark.parametrize("game", ["gears", "crecy", "lastwill"])
def test_two_terminals_and_a_bot_play(game: str, server: Served, tmp_path: Path) -> None:
    table, [other] = begun(server.url, tmp_path, NewTable(game, 3, bots=["random"]))
    mine = Chooser(table, 1, "en", 9, ("view", "why", "who"))
    theirs = Chooser(other, 2, "fr", 9, ("vue",))
    assert sit([mine, theirs]) == [0, 0]
    for text in (mine.script.text, theirs.script.text):
        assert "terminal-" not in text
        assert "{" not in text
        assert "Refus" not in text  # whatever was on the screen could be taken
    assert mine.script.widest <= 80
    assert theirs.script.widest <= 80
    assert "Waiting for " in mine.script.text
    assert "On attend " in theirs.script.text


def test_a_game_for_one_is_played_to_its_end(server: Served, tmp_path: Path) -> None:
    """The Standard Solo of Crecy needs nobody else: the result is that of the server."""
    table, _ = begun(server.url, tmp_path, NewTable("gears", 2, bots=["random"]))
    mine = Chooser(table, 1, "en", 3)
    sit([mine])
    assert "The table waits for you" in mine.script.story
    assert table.info().seats[0].level == "steady"  # it has left, and a bot plays on


def test_what_the_server_keeps(server: Served, tmp_path: Path) -> None:
    """Commands that need more than the wire has are answered; talk, undo and proposals go over it."""
    table, [other] = begun(server.url, tmp_path, NewTable("gears", 2))
    info = table.info()
    lines = ["save", "say Good evening", "undo", "why 99", "propose", "help", "help say", "quit"]
    console = Live(lines)
    assert Joined(table, info, game_of(table, info), 1, console, "en").run() == 0
    story = console.story
    assert "the server keeps every move" in story
    assert "Red: Good evening" in story
    assert "This can't be undone" in story.replace("’", "'")
    assert "Propose what?" in story
    assert "your seat stays yours" in story
    assert [said.text for said in other.said()] == ["Good evening"]


def test_a_pause_is_proposed_and_agreed_to(server: Served, tmp_path: Path) -> None:
    table, [other] = begun(server.url, tmp_path, NewTable("gears", 2))
    mine = Live(["propose pause", "quit"])
    info = table.info()
    Joined(table, info, game_of(table, info), 1, mine, "en").run()
    assert "the others are asked" in mine.story
    theirs = Live([], typed=["accepter", "quitter"])
    Joined(other, other.info(), game_of(other, info), 2, theirs, "fr").run()
    assert "La partie est maintenant en pause" in theirs.story
    assert table.news(1).status["paused"]


def test_an_answer_that_comes_too_late_is_not_taken(server: Served, tmp_path: Path) -> None:
    """The same seat is open in two terminals: what one has answered, the other learns before its own answer counts."""
    table, _ = begun(server.url, tmp_path, NewTable("gears", 2))
    info = table.info()
    first = Live(["1", "quit"], typed=["quit"])
    late = Live(["2", "quit"], typed=["quit"])
    joined = Joined(table, info, game_of(table, info), 1, late, "en")
    assert Joined(table, info, game_of(table, info), 1, first, "en").run() == 0
    assert joined.run() == 0
    assert "Something else is asked by now" in late.story or "Waiting for" in late.story
    assert table.news(1).move == 1


# --- the lobby ---


def test_a_lobby_from_the_first_guest_to_the_start(server: Served, tmp_path: Path) -> None:
    owner = somebody(server.url, tmp_path, "owner")
    info = opened(owner, NewTable("gears", 3, name="Soirée"))
    mine, theirs = Live(["bot 3 novice", "start"]), Live([""])
    found: dict[str, int] = {}

    def lobby(who: str, console: Live, language: str, name: str) -> None:
        server_ = owner if who == "owner" else somebody(server.url, tmp_path, who)
        table = RemoteTable(server_, info.id, info.invitation)
        shown = table.info()
        voice = Voice(console, language)
        _, found[who] = Lobby(table, shown, game_of(table, shown), voice, console, Interruptions(), name).run()

    together([
        threading.Thread(target=lobby, args=("owner", mine, "en", ""), daemon=True),
        threading.Thread(target=lobby, args=("guest", theirs, "fr", "Béatrice"), daemon=True),
    ])  # fmt: skip
    assert found == {"owner": 1, "guest": 2}
    assert "bot, novice" in mine.story
    assert f"/table/soiree#{info.invitation}" in mine.text
    assert "Béatrice (vous)" in theirs.story
    assert RemoteTable(owner, info.id).info().state == "running"


def test_whoever_watches_sees_no_hand(server: Served, tmp_path: Path) -> None:
    table, _ = begun(server.url, tmp_path, NewTable("gears", 2))
    info = table.info()
    stranger = RemoteTable(somebody(server.url, tmp_path, "stranger"), info.id, info.invitation)
    console = Live([], typed=["resign", "quit"])
    assert Joined(stranger, stranger.info(), game_of(table, info), 0, console, "en").run() == 0
    assert "Your hand" not in console.text
    assert "Come back with the same command" in console.story


def test_a_server_that_comes_back_is_found_again(tmp_path: Path) -> None:
    console = Live([], typed=["quit"])
    with serving(tmp_path) as first:
        _, [other] = begun(first.url, tmp_path, NewTable("gears", 2))
        port = first.port
        info = other.info()
        joined = Joined(other, info, game_of(other, info), 2, console, "en")
        console.hold()
        thread = threading.Thread(target=joined.run, daemon=True)
        thread.start()
        console.wait_for("Waiting for Red")
    console.wait_for("is lost")
    with serving(tmp_path, port=port):
        console.wait_for("is back")
        console.release()
        thread.join(30)
    assert not thread.is_alive()
