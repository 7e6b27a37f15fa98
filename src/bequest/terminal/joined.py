"""Playing at a table that a server keeps: the same terminal, with others elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, Final

from bequest.core.game import Game
from bequest.core.wire import Prompt
from bequest.core.words import Message, message
from bequest.remote.errors import RemoteProblem
from bequest.remote.line import Back, Dismissed, Lost
from bequest.remote.tables import RemoteTable
from bequest.server.tables.news import ChairState, News, Status
from bequest.server.tables.proposals import Open, Proposal, What
from bequest.server.wire import Presence, Said, TableInfo
from bequest.terminal import answers, commands
from bequest.terminal.advice import tell
from bequest.terminal.answers import Answers, Lookup
from bequest.terminal.choices import Choices
from bequest.terminal.confirming import Confirming, Doubt
from bequest.terminal.console import Keyboard
from bequest.terminal.deciding import Deciding, Quit
from bequest.terminal.distant import Distant, whole_set_of
from bequest.terminal.interruptions import Interrupted
from bequest.terminal.layout import wrapped
from bequest.terminal.picking import Picking
from bequest.terminal.reasons import Reasons
from bequest.terminal.seated import seats_told
from bequest.terminal.showing import Showing
from bequest.terminal.skin import skin_of
from bequest.terminal.telling import settled

LISTEN: Final = 0.1
"""Seconds between looks at the keyboard while others play."""
INTERRUPTED: Final = 130
LOST: Final = 1
PROPOSALS: Final[tuple[What, ...]] = ("pause", "resume", "end", "rewind", "replace")


class FarReasons(Reasons):
    """Reasons that the server has told with what can be chosen; nobody here could say more."""

    def _elsewhere(self, seat: int, text: str) -> list[int]:
        return []


class Joined(Deciding):
    """One sitting at a table of a server, in the eyes of `seat` (from 1; 0 watches)."""

    known: ClassVar[tuple[str, ...]] = commands.AT_A_SERVER
    _position: Distant

    def __init__(
        self, table: RemoteTable, info: TableInfo, game: Game, seat: int, console: Keyboard, language: str,
        rules: Lookup | None = None, confirm: bool | None = None,
    ) -> None:  # fmt: skip
        super().__init__(console, language, rules, confirm)
        self._keyboard = console
        self._table = table
        self._info = info
        self._seat = seat - 1
        self._present: list[int] = []
        self._told_waiting: tuple[int, ...] = ()
        position = self._position = Distant(game, table, seat - 1, table.news(seat))
        self._line = table.line(seat)
        self._skin = skin_of(game, self._voice)
        self._showing = Showing(position, self._skin, self._voice, [seat - 1])
        self._showing.to_newcomers = position.move == 0 and seat > 0
        self._confirming = Confirming(self._skin, self._voice, (), self._confirm)
        self._reasons = FarReasons(position, self._voice)
        self._picking = self._new_picking()
        self._answers = Answers(position, self._skin, self._voice, rules, answers.AT_A_SERVER)

    def run(self) -> int:
        """Plays until the end or until the person leaves; the exit code."""
        with self._interruptions:
            try:
                self._play()
                self._end()
                return 0
            except (Quit, EOFError):
                code = 0
            except RemoteProblem as problem:
                self._voice.say("terminal-online-refused", problem=problem.message)
                return LOST
            except KeyboardInterrupt:
                code = INTERRUPTED
            except Interrupted as interrupted:
                code = interrupted.code
            finally:
                self._line.close()
            self._say_goodbye()
        return code

    def _say_goodbye(self) -> None:
        with suppress(EOFError):
            self._voice.say("terminal-online-away" if self._seat >= 0 else "terminal-online-watched")

    # --- the game ---

    def _play(self) -> None:
        self._greet()
        while not self._position.ended:
            self._hear()
            if self._position.asked:
                self._told_waiting = ()
                self._decide(self._seat)
            else:
                self._wait()

    def _greet(self) -> None:
        if self._position.move == 0 and self._seat >= 0:
            self._voice.show(["", *wrapped(self._skin.goal(self._view(self._seat)), self._voice.width)])
        self._voice.show(["", *self._who()])
        for said in self._table.said()[-3:]:
            self._show_said(said)
        if self._position.move > 0:
            self._voice.say("terminal-online-log")
            self._showing.catch_up()
        if self._seat < 0:
            self._showing.board(self._seat)
        if self._position.stood_in:
            self._voice.say("terminal-online-stood-in")

    def _wait(self) -> None:
        """Others are to choose: says so once, tells what they do, and takes commands."""
        self._tell_news()
        waiting = (*self._position.waiting, -2 if self._position.status.paused else -1)
        if waiting != self._told_waiting:
            self._told_waiting = waiting
            self._say_for_whom()
        with self._interruptions.heard():
            line = self._keyboard.typed(LISTEN)
        if line is not None:
            self._told_waiting = ()
            self._obeyed(line.strip())

    def _say_for_whom(self) -> None:
        if self._position.status.paused:
            self._voice.say("terminal-online-paused")
            return
        view = self._view(self._seat)
        who = [self._skin.player(view, seat) for seat in self._position.waiting if seat != self._seat]
        if who:
            self._voice.say("terminal-online-waiting", players=tuple(who), n=len(who))

    def _tell_news(self) -> None:
        if self._position.sequence > self._showing.seen[self._seat]:
            self._showing.others_play()
            lines = self._showing.news(self._seat)
            if lines:
                self._voice.show(["", *lines])
            if self._seat < 0:
                self._showing.board(self._seat, asked_for=False)

    def _obeyed(self, line: str) -> None:
        """A command between two questions."""
        try:
            word, rest = self._command(line)
            if not line:
                self._showing.board(self._seat)
            elif word == "undo" and self._seat >= 0:
                self._undo(self._seat)
            elif not self._common(word, rest, self._seat):
                self._voice.say("terminal-online-only")
        except RemoteProblem as problem:
            self._voice.say("terminal-online-refused", problem=problem.message)

    # --- what the server tells ---

    def _hear(self) -> None:
        """Takes what has arrived."""
        while (told := self._line.next()) is not None:
            if isinstance(told, News):
                self._take_news(told)
            elif isinstance(told, Said):
                if self._info.yours and told.seat in self._info.yours:
                    continue
                self._show_said(told)
            elif isinstance(told, TableInfo):
                self._info = told
            elif isinstance(told, Presence):
                self._present = told.seats
            elif isinstance(told, Lost):
                self._voice.say("terminal-online-lost")
            elif isinstance(told, Back):
                self._voice.say("terminal-online-back")
            elif isinstance(told, Dismissed):
                raise RemoteProblem(message("terminal-online-dismissed"))

    def _take_news(self, news: News) -> None:
        before = self._position.status
        if self._position.take(news):
            self._tell_status(before, self._position.status)

    def _tell_status(self, before: Status, now: Status) -> None:
        """What has changed beside the game."""
        for old, new in zip(before.chairs, now.chairs, strict=True):
            self._tell_chair(old, new)
        if now.paused != before.paused:
            self._voice.say("terminal-online-pauses" if now.paused else "terminal-online-resumes")
        if now.proposal is not None and now.proposal != before.proposal:
            self._tell_proposal(now.proposal)
        elif now.proposal is None and before.proposal is not None and not self._position.ended:
            self._voice.say("terminal-online-decided")

    def _tell_proposal(self, open: Open) -> None:
        if open.by == self._seat + 1:
            self._voice.say("terminal-online-proposes")
            return
        wanted = open.proposal
        what = message(f"terminal-propose-{wanted.what}", player=self._player(wanted.seat), move=wanted.to)
        asked = "yes" if self._seat + 1 in open.asked else "no"
        self._voice.say("terminal-online-proposed", player=self._player(open.by), what=what, asked=asked)

    def _tell_chair(self, old: ChairState, new: ChairState) -> None:
        if new.level != old.level:
            id = "terminal-online-bot-plays" if new.level else "terminal-online-person-plays"
            self._voice.say(id, player=self._player(new.seat))
        if new.hinted > old.hinted and new.seat != self._seat + 1:
            self._voice.say("terminal-online-hinted", player=self._player(new.seat))

    def _player(self, seat: int) -> Message | str:
        return self._skin.player(self._view(self._seat), seat - 1) if seat else ""

    def _show_said(self, said: Said) -> None:
        who = said.person.name or (self._player(said.seat) if said.seat else message("terminal-online-guest"))
        self._voice.show(wrapped(self._voice.text("terminal-online-said", who=who, text=said.text), self._voice.width))

    def _who(self) -> list[str]:
        called = [self._voice.put(self._player(seat.seat)) for seat in self._info.seats]
        return seats_told(self._info, self._voice, called, self._present)

    # --- a question ---

    def _new_picking(self) -> Picking:
        return Picking(self._voice, whole_set_of)

    def _answer(self, seat: int, asked: Prompt, choices: Choices, line: str) -> bool:
        """As always, unless something else is asked by now."""
        self._hear()
        if not self._position.asked or self._position.asked_at != asked.asked_at:
            self._voice.say("terminal-online-moved-on")
            return True
        try:
            return super()._answer(seat, asked, choices, line)
        except RemoteProblem as problem:
            self._voice.say("terminal-online-refused", problem=problem.message)
            return True

    def _apply(self, seat: int, actions: Sequence[int]) -> None:
        self._position.choose(actions)
        self._hear()

    def _doubt(self, seat: int, actions: Sequence[int]) -> Doubt | None:
        """What can't be taken back, as far as the server says so."""
        picked = [offer for offer in self._position.offers(seat) if offer.action in actions]
        if not any(offer.commits and offer.final for offer in picked):
            return None
        told = self._voice.words.listed([offer.say for offer in picked])
        return wrapped(told, self._voice.width), self._voice.text("terminal-confirm-final")

    def _advise(self, seat: int) -> None:
        if not self._position.asked:
            self._voice.say("terminal-nothing-asked")
            return
        hint = self._table.hint(seat + 1)
        choices = self._showing.choices(seat)
        places = [place for step in hint.steps for place, offer in enumerate(choices.options) if offer.text == step]
        if len(places) == len(hint.steps):
            tell(choices, places, hint.why, self._voice)
        else:  # it is about the first step, and some are taken
            self._voice.say("terminal-online-hint-first", choice=tuple(hint.say))
        self._voice.say("terminal-online-hint-seen")

    # --- commands of a server's table ---

    def _common(self, command: str, rest: str, seat: int) -> bool:
        try:
            return self._of_server(command, rest, seat) or super()._common(command, rest, seat)
        except RemoteProblem as problem:
            self._voice.say("terminal-online-refused", problem=problem.message)
            return True

    def _of_server(self, command: str, rest: str, seat: int) -> bool:
        number = seat + 1
        if command == "say":
            self._say(rest)
        elif command == "who":
            self._info = self._table.info()
            self._voice.show(self._who())
        elif command == "save":
            self._voice.say("terminal-online-kept")
        elif command not in ("leave", "resign", "return", "propose", "agree", "decline"):
            return False
        elif number <= 0:
            self._voice.say("terminal-online-only")
        elif command == "leave":
            self._table.leave(number)
            raise Quit
        elif command == "resign":
            self._take_news(self._table.resign(number))
        elif command == "return":
            self._take_news(self._table.come_back(number))
        elif command == "propose":
            self._propose(number, rest)
        else:
            self._take_news(self._table.answer(number, command == "agree"))
        return True

    def _say(self, text: str) -> None:
        if text:
            self._show_said(self._table.say(text))
        else:
            self._voice.say("terminal-online-say-what")

    def _propose(self, number: int, rest: str) -> None:
        """Pause, resume, end, rewind MOVE or replace SEAT."""
        word, _, rest = rest.partition(" ")
        found = [what for what in PROPOSALS if commands.means(what, word)]
        to = commands.as_number(rest.strip())
        if not found or (found[0] in ("rewind", "replace") and to is None):
            self._voice.say("terminal-online-propose-what", move=self._position.move)
            return
        what = found[0]
        proposal = Proposal(what, to or 0 if what == "rewind" else 0, to or 0 if what == "replace" else 0)
        self._take_news(self._table.propose(number, proposal))

    # --- the end ---

    def _end(self) -> None:
        """The last news and the result; then talk may go on."""
        position = self._position
        news = self._skin.log(position.events(self._showing.seen[self._seat]), self._view(self._seat))
        self._showing.catch_up()
        self._voice.show(["", *settled(news)])
        if position.over:
            self._voice.show(["", *self._skin.sheets(position), "", *self._skin.outcome(position)])
        else:
            self._voice.say("terminal-online-ended")
        while True:
            try:
                line = self._read("terminal-online-end")
                self._hear()
                word, rest = self._command(line)
            except (Quit, EOFError):
                return
            if not line:
                return
            if not self._common(word, rest, self._seat):
                self._voice.say("terminal-online-end-only")
