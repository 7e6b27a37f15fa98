"""Playing in the terminal: people at one keyboard, bots on the other seats; or watching the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from bequest.bots.player import best_kind, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.errors import BequestError
from bequest.core.frames import NOBODY
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.words import SOURCE_LANGUAGE
from bequest.terminal import saves
from bequest.terminal.advice import advise
from bequest.terminal.answers import Answers, Lookup
from bequest.terminal.confirming import Confirming, Doubt
from bequest.terminal.console import Console
from bequest.terminal.deciding import Deciding, Quit
from bequest.terminal.files import read_text
from bequest.terminal.interruptions import Interrupted
from bequest.terminal.keeper import Keeper
from bequest.terminal.layout import wrapped
from bequest.terminal.opponents import say_who_plays
from bequest.terminal.picking import Picking
from bequest.terminal.reasons import Reasons
from bequest.terminal.showing import Showing, reader
from bequest.terminal.skin import skin_of
from bequest.terminal.sparing import Sparing
from bequest.terminal.table import Table, load_table
from bequest.terminal.telling import from_paragraph, settled

LAST_LINES: Final = 6
INTERRUPTED: Final = 130
NOT_SAVED: Final = 1


class Client(Deciding):
    """One sitting at the table. The first `people` seats are people, the others bots: of the kind `bots`, or else
    the best that every deck of the game has.

    With `people` 0 the person watches. `language` is a language code; `rules` looks rules up, if the
    command `rules` is to work. `confirm` asks once more before what can't be taken back; if it is not said, people are
    asked and scripts are not.
    """

    _position: Position

    def __init__(
        self, table: Table, people: int, console: Console, now: Callable[[], datetime] = datetime.now,
        language: str = SOURCE_LANGUAGE, rules: Lookup | None = None, confirm: bool | None = None,
        bots: str = "",
    ) -> None:  # fmt: skip
        super().__init__(console, language, rules, confirm)
        self._now = now
        self._named = bots
        self._sit_down(table, people)

    def _sit_down(self, table: Table, people: int) -> None:
        position = self._position = table.position
        self._people = people
        self._skin = skin_of(position.game, self._voice)
        players = range(position.players)
        self._kind = self._named or best_kind(position.game.name)
        self._bots = {
            seat: new_player(self._kind, derived_seed(table.seed, position.move, seat)) for seat in players[people:]
        }
        self._showing = Showing(position, self._skin, self._voice, players[:people] or [NOBODY])
        self._showing.to_newcomers = position.move == 0
        self._confirming = Confirming(self._skin, self._voice, self._bots, self._confirm)
        self.choices = None
        self._goes_on = position.move > 0
        self._at_keyboard = 0 if people == 1 else NOBODY
        self._runs_on = False
        self._keeper = Keeper(table, people, self._voice, self._now)
        self._reasons = Reasons(position, self._voice)
        self._picking = Picking(self._voice)
        self._sparing = Sparing(self._skin, self._voice)
        self._answers = Answers(position, self._skin, self._voice, self._rules)

    def run(self) -> int:
        """Plays until the end or until the person leaves; the exit code."""
        with self._interruptions:
            try:
                self._play()
                while self._end():
                    self._play()
                return self._code(0)
            except (Quit, EOFError):
                code = 0
            except KeyboardInterrupt:
                code = INTERRUPTED
            except Interrupted as interrupted:
                code = interrupted.code
            except Exception:
                self._keeper.leave()  # a mistake of ours must not cost the game
                raise
            self._keeper.leave()
        return self._code(code)

    def _code(self, code: int) -> int:
        """The exit code; a game that could not be saved is no success."""
        return code or (0 if self._keeper.safe else NOT_SAVED)

    # --- the game ---

    def _play(self) -> None:
        if not self._goes_on and self._people < 2:
            self._greet()
        while not self._position.over:
            if self._goes_on:
                self._recall()
            seat = self._position.waiting[0]
            if seat in self._bots:
                self._showing.others_play()
                self._let_play(seat)
            elif self._sparing.spares(self._position, seat):
                pass
            elif seat == self._at_keyboard or self._hand_over(seat):
                self._decide(seat)

    def _greet(self) -> None:
        """For somebody new: what the game is about, who plays, and where to learn more."""
        self._voice.show(["", *wrapped(self._skin.goal(self._view(NOBODY)), self._voice.width)])
        if self._people and self._bots:
            say_who_plays(self._kind, self._position.game, len(self._bots), self._voice)
        if not self._people:
            self._voice.say("terminal-new-here")

    def _recall(self) -> None:
        """After loading: the end of the story, as everybody knows it."""
        self._goes_on = False
        lines = self._skin.log(self._position.events(0), self._view(NOBODY))
        self._voice.say("terminal-loaded")
        self._voice.show(from_paragraph(lines, LAST_LINES))
        self._showing.catch_up()

    def _let_play(self, seat: int) -> None:
        """A bot chooses; a spectator is asked after each move whether to go on."""
        seen = self._showing.seen
        if NOBODY in seen and not self._runs_on and self._position.sequence > seen[NOBODY]:
            position = self._position
            self._watch()
            if self._position is not position:
                return
        self._position.push(self._bots[seat].choose(Handle(self._position, seat)), seat)

    def _watch(self) -> None:
        self._showing.board(NOBODY)
        self._voice.show(["", *self._showing.news(NOBODY)])
        while True:
            line = self._read("terminal-watch")
            word, rest = self._command(line)
            if not line:
                return
            if word == "run":
                self._runs_on = True
                return
            position = self._position
            if not self._common(word, rest, NOBODY):
                self._voice.say("terminal-watch-only")
            if self._position is not position:
                return

    def _hand_over(self, seat: int) -> bool:
        """Hides what the last person saw; False if the last move was taken back, or another game loaded instead."""
        self._voice.console.clear()
        self._showing.wiped()
        while True:
            who = self._skin.player(self._view(NOBODY), seat)
            line = self._read("terminal-pass", player=who)
            word, rest = self._command(line)
            position = self._position
            if not line:
                self._at_keyboard = seat
                return True
            if word == "undo":
                if self._undo(self._at_keyboard):
                    return False
            elif not self._common(word, rest, NOBODY):
                self._voice.say("terminal-pass-only", player=who)
            if self._position is not position:
                return False

    # --- commands of this table ---

    def _doubt(self, seat: int, actions: Sequence[int]) -> Doubt | None:
        return self._confirming.question(self._position, seat, actions)

    def _common(self, command: str, rest: str, seat: int) -> bool:
        if command == "save":
            self._keeper.save(rest)
        elif command == "resume":
            self._resume(rest)
        else:
            return super()._common(command, rest, seat)
        return True

    def _advise(self, seat: int) -> None:
        advise(self._position, seat, self._showing, self._voice)

    def _resume(self, name: str) -> None:
        """Goes on with a saved game; the one on the table is saved first, and stays if that fails."""
        file = saves.chosen(name, saves.saves()) if name else saves.which(self._voice, self._read_line, enter=False)
        if file is None:
            return
        try:
            table = load_table(read_text(file), file)
        except BequestError as error:
            self._voice.say("terminal-not-resumed", problem=error.message)
            return
        if self._keeper.leave():
            self._sit_down(table, min(self._people, table.position.players))

    # --- the end ---

    def _end(self) -> bool:
        """The last news, the result, and what else is wanted; whether another game was loaded."""
        seat = 0 if self._people == 1 else NOBODY
        news = self._skin.log(self._position.events(min(self._showing.seen.values()), reader(seat)), self._view(seat))
        position = self._position
        self._voice.show(["", *settled(news), "", *self._skin.sheets(position)])
        self._keeper.leave()
        self._voice.show(["", *self._skin.outcome(position)])  # last, where it is seen
        while self._position is position:
            try:
                line = self._read("terminal-end")
                command, rest = self._command(line)
            except Quit:
                return False
            if not line:
                return False
            if not self._common(command, rest, seat):
                self._voice.say("terminal-end-only")
        return True
