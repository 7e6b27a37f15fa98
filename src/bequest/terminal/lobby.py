"""The lobby of a table at a server: who sits where, sitting down, bots for free seats, the start."""

from __future__ import annotations

from typing import Final

from bequest import games
from bequest.bots.names import LEVELS, STEADY, WITH_STYLE
from bequest.core.game import Game, by_name
from bequest.core.words import LANGUAGES, message, words
from bequest.remote.errors import RemoteProblem
from bequest.remote.line import Back, Dismissed, Line, Lost
from bequest.remote.links import written
from bequest.remote.server import path
from bequest.remote.tables import RemoteTable, named
from bequest.server.tables.news import News, RefusedMessage
from bequest.server.tables.table import LOBBY
from bequest.server.wire import Said, TableInfo
from bequest.terminal import commands
from bequest.terminal.console import Keyboard
from bequest.terminal.deciding import LONGEST_LINE, Quit
from bequest.terminal.interruptions import Interruptions
from bequest.terminal.layout import wrapped
from bequest.terminal.seated import seats_told
from bequest.terminal.voice import Voice

COMMANDS: Final = ("sit", "bot", "free", "start", "watch", "say", "leave", "help", "quit")
LISTEN: Final = 0.1


def game_of(table: RemoteTable, info: TableInfo) -> Game:
    """The game of a table with its deck; RemoteProblem if the server plays another version of it."""
    deck = ""
    if info.own_deck:
        deck = table.server.ask("GET", path("tables", info.id, "deck"), str, again=True, invitation=table.invitation)
    game = games.again(info.game, deck, info.deck)
    if game.faces_hash != info.faces:
        raise RemoteProblem(message("terminal-online-version"))
    return game


class Gone(RemoteProblem):
    """There is no such table any more, or not for whoever is here."""


class Lobby:
    """Until the game begins. A script is asked for a line where a person would have to do something."""

    def __init__(
        self,
        table: RemoteTable,
        info: TableInfo,
        game: Game,
        voice: Voice,
        keyboard: Keyboard,
        heard: Interruptions,
        name: str = "",
    ) -> None:
        self._table = table
        self._info = info
        self._game = game
        self._voice = voice
        self._keyboard = keyboard
        self._heard = heard
        self._name = name
        """What the person here wants to be called; told to the server when sitting down."""
        self._line: Line | None = None
        self._watches = False
        self._starts = False
        """As soon as every seat is taken."""

    def run(self, wanted: int = 0) -> tuple[TableInfo, int]:
        """The table when its game has begun, and the seat (from 1) of the person here; 0 for somebody who watches."""
        if wanted and self._info.state == LOBBY and wanted not in self._info.yours:
            self._sit(wanted)
        try:
            while self._info.state == LOBBY:
                self._step()
        finally:
            if self._line is not None:
                self._line.close()
        own = self._info.yours
        if wanted in own:
            return self._info, wanted
        asked = [seat.seat for seat in self._info.seats if seat.waiting and seat.seat in own]
        return self._info, 0 if not own or self._watches else (asked or own)[0]

    def _step(self) -> None:
        """One question to the person, or one look at what happens."""
        if self._line is None:
            self._line = self._table.line(self._info.yours[0] if self._info.yours else 0)
            self._show()
        try:
            if self._must_see_deck():
                self._show_deck()
            elif not self._info.yours and not self._watches:
                self._obey(self._read("terminal-lobby-sit", seat=str(self._first_free())), sits=True)
            elif self._starts and self._full():
                self._starts = False
                self._take(self._table.start())
            elif self._info.owned and not self._starts and not self._voice.console.interactive:
                self._obey(self._read("terminal-lobby-owner"))
            else:
                with self._heard.heard():
                    line = self._keyboard.typed(LISTEN)
                if line is not None:
                    self._obey(line.strip()[:LONGEST_LINE])
                self._hear()
        except Gone:
            raise
        except RemoteProblem as problem:
            self._voice.say("terminal-online-refused", problem=problem.message)

    # --- what is shown ---

    def _show(self) -> None:
        """The table, who sits there, and what can be done."""
        info, voice = self._info, self._voice
        title = info.name or self._game.title
        lines = [voice.text("terminal-lobby-title", name=title, game=self._game.title, players=info.players)]
        voice.show(["", *voice.lines(lines[0]), *seats_told(info, voice)])
        if info.yours or self._watches:
            if info.invitation and not self._full():
                link = written(self._table.server.address, info.name or info.game, info.invitation)
                voice.say("terminal-lobby-invite")
                voice.show([f"  {link}"])
            who = "owner" if info.owned else "other"
            voice.say("terminal-lobby-wait", who=who, full="yes" if self._full() else "no")

    def _hear(self) -> None:
        assert self._line is not None
        while (told := self._line.next()) is not None:
            if isinstance(told, TableInfo):
                self._take(told)
            elif isinstance(told, News):
                self._take(self._table.info())
            elif isinstance(told, Said):
                if told.seat not in self._info.yours or not told.seat:
                    self._show_said(told)
            elif isinstance(told, Lost):
                self._voice.say("terminal-online-lost")
            elif isinstance(told, Back):
                self._voice.say("terminal-online-back")
            elif isinstance(told, RefusedMessage):
                raise Gone(self._table.server.reader.message(told.message))
            elif isinstance(told, Dismissed):
                raise Gone(message("terminal-online-dismissed"))

    def _take(self, info: TableInfo) -> None:
        """The table as it is now; shown if that is something new."""
        before, self._info = self._info, info
        if info.yours != before.yours and self._line is not None:
            self._line.close()  # looks through the own eyes from now on
            self._line = None
        elif info.state == LOBBY and info != before:
            self._show()

    def _show_said(self, said: Said) -> None:
        who = said.person.name or message("terminal-online-guest")
        self._voice.show(wrapped(self._voice.text("terminal-online-said", who=who, text=said.text), self._voice.width))

    # --- a deck that somebody brought ---

    def _must_see_deck(self) -> bool:
        own = [seat for seat in self._info.seats if seat.seat in self._info.yours]
        return self._info.own_deck and any(not seat.deck_seen for seat in own)

    def _show_deck(self) -> None:
        summary = by_name(self._game.deck_summary).summary
        self._voice.say("terminal-lobby-deck", deck=self._info.deck)
        self._voice.show(summary(self._game.deck, self._voice.words))  # type: ignore[attr-defined]
        self._read("terminal-lobby-deck-seen")
        self._take(self._table.deck_seen())

    # --- commands ---

    def _read(self, prompt: str, **args: str) -> str:
        with self._heard.heard():
            return self._voice.console.read(self._voice.text(prompt, **args)).strip()[:LONGEST_LINE]

    def _obey(self, line: str, sits: bool = False) -> None:
        first, _, rest = line.partition(" ")
        near = commands.commands_like(first, COMMANDS)
        word = commands.command(first, COMMANDS) or (near[0] if len(near) == 1 else "")
        number = commands.as_number(rest.split()[0]) if rest.split() else None
        typed = commands.as_number(line)
        if sits and (not line or typed is not None):
            word, number = "sit", typed or self._first_free()
        if word == "quit":
            raise Quit
        if word == "sit" and (number or self._first_free()):
            self._sit(number or self._first_free())
        elif word == "bot" and number:
            self._take(self._table.give(number, level_of(rest.partition(" ")[2].strip())))
        elif word == "free" and number:
            self._take(self._table.give(number, ""))
        elif word == "start":
            self._start()
        elif word == "watch":
            self._watches = True
            self._show()
        elif word == "say" and rest:
            self._show_said(self._table.say(rest))
        elif word == "leave" and self._info.yours:
            self._table.leave(self._info.yours[0])
            raise Quit
        elif not line:
            self._show()
        else:
            self._voice.say("terminal-lobby-help", owner="yes" if self._info.owned else "no")

    def _sit(self, seat: int) -> None:
        if self._name:
            named(self._table.server, self._name)
        self._take(self._table.sit(seat))

    def _start(self) -> None:
        self._starts = self._info.owned
        if not self._info.owned:
            self._voice.say("terminal-lobby-not-owner")
        elif not self._full():
            self._voice.say("terminal-lobby-starts")

    def _full(self) -> bool:
        return all(seat.person is not None or seat.level for seat in self._info.seats)

    def _first_free(self) -> int:
        """The first seat that nobody has; else the first that a bot would leave; 0 if there is none."""
        free = [seat.seat for seat in self._info.seats if seat.person is None and not seat.level]
        bots = [seat.seat for seat in self._info.seats if seat.person is None]
        return (free or bots or [0])[0]


def level_of(typed: str) -> str:
    """The level that somebody means, in any language; the usual one if none is named."""
    name, slash, style = (typed or STEADY).partition(WITH_STYLE)
    spoken = {words(language).text(f"command-level-{level}"): level for language in LANGUAGES for level in LEVELS}
    return f"{spoken.get(name, name)}{slash}{style}"
