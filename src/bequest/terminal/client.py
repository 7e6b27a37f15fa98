"""Playing in the terminal: people at one keyboard, random players on the other seats."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.errors import UnknownName
from bequest.core.frames import NOBODY
from bequest.core.handle import Handle
from bequest.core.position import Decision
from bequest.terminal.console import Console
from bequest.terminal.interruptions import Interrupted, Interruptions
from bequest.terminal.keeper import Keeper
from bequest.terminal.layout import grid, wrapped
from bequest.terminal.reasons import Reasons, as_number
from bequest.terminal.skin import skin_of
from bequest.terminal.table import Table

WORDS: Final[dict[str, str]] = {
    "loaded": "The game goes on. What happened last:",
    "choose": "Choose 1-{last}, or help > ",
    "choose_one": "Choose 1, or help > ",
    "pass": "Pass the keyboard to {who}, who then presses Enter > ",
    "pass_only": "Press Enter when {who} is at the keyboard; quit, save and undo work as well.",
    "end": "Enter leaves; save [FILE] keeps the record; log tells the game > ",
    "end_only": "The game is over; type save, log or quit, or press Enter to leave.",
    "unknown": "There is no command {word!r}; type a number, or help.",
    "which_card": "Which card? For instance: card fire",
    "no_card": "I can't tell: {error}",
    "no_open_move": "No move is open; undo takes the last finished one back.",
    "no_undo": "This can't be undone: {reason}.",
    "undone": "The last move is taken back.",
    "log_start": "(The last {lines} lines; 'log all' tells the whole game.)",
}
HELP: Final = (
    ("a number", "takes that option"),
    ("Enter", "shows the table again"),
    ("why", "lists what you can't do now, with the reasons"),
    ("why N, why TEXT", "explains one of them, or any action, such as 'why establish law'"),
    ("card NAME", "says what a card costs, pays, needs and does"),
    ("back, back all", "takes back the last choice, or all choices, of the move under way"),
    ("undo", "takes back your last finished move, if nothing was revealed since"),
    ("log, log all", "tells what happened"),
    ("save, save FILE", "saves the game"),
    ("quit", "saves the game and leaves, as Ctrl-C and Ctrl-D do"),
)
LOG_LINES: Final = 20
LAST_LINES: Final = 6
MOST_IN_A_COLUMN: Final = 7
"""More options than this are set in several columns."""
INTERRUPTED: Final = 130


class Quit(Exception):
    """The person wants to leave."""


class Client:
    """One sitting at the table. The first `people` seats are people, the others random players."""

    def __init__(self, table: Table, people: int, console: Console, now: Callable[[], datetime] = datetime.now) -> None:
        self._position = table.position
        self._people = people
        self._console = console
        self._skin = skin_of(table.position.game)
        self._interruptions = Interruptions()
        answers = table.position.journal.answers if table.position.journal else []
        players = range(table.position.players)
        self._bots = {seat: RandomPlayer(derived_seed(table.seed, len(answers), seat)) for seat in players[people:]}
        self._seen = dict.fromkeys(players[:people], 0)
        """How many events each person has been shown."""
        self._goes_on = any(seat >= 0 for seat, _ in answers)
        self._at_keyboard = 0 if people == 1 else NOBODY
        self._keeper = Keeper(table, people, console, now)
        self._reasons = Reasons(self._position, self._skin, console)

    def run(self) -> int:
        """Plays until the end or until the person leaves; the exit code."""
        with self._interruptions:
            try:
                self._play()
                self._end()
                return 0
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
        return code

    # --- the game ---

    def _play(self) -> None:
        position = self._position
        if self._goes_on:
            self._recall()
        while not position.over:
            seat = position.waiting[0]
            if seat in self._bots:
                position.push(self._bots[seat].choose(Handle(position, seat)), seat)
            elif seat == self._at_keyboard or self._hand_over(seat):
                self._decide(seat)

    def _recall(self) -> None:
        """After loading: the end of the story, as everybody knows it."""
        lines = self._skin.log(self._position.events(0))
        first = max(0, len(lines) - LAST_LINES)
        while lines[first].startswith(" "):  # not in the middle of a paragraph
            first -= 1
        self._say(WORDS["loaded"])
        self._console.write(lines[first:])
        for seat in self._seen:
            self._seen[seat] = self._events()

    def _hand_over(self, seat: int) -> bool:
        """Hides what the last person saw; False if the last move was taken back instead."""
        self._console.clear()
        while True:
            word, rest = self._ask(WORDS["pass"].format(who=self._skin.player(seat)))
            if not word:
                self._at_keyboard = seat
                return True
            if word == "undo" and self._undo(self._at_keyboard):
                return False
            if word == "save":
                self._keeper.save(rest)
            elif word != "undo":
                self._say(WORDS["pass_only"].format(who=self._skin.player(seat)))

    def _decide(self, seat: int) -> None:
        """Shows the decision and takes commands until the position has changed."""
        asked = self._position.prompt(seat)
        assert asked is not None
        options = self._position.legal(seat)
        self._show(seat, asked, options)
        while True:
            last = len(options)
            word, rest = self._ask(WORDS["choose" if last > 1 else "choose_one"].format(last=last))
            number = as_number(word)
            if number is not None:
                if self._take(seat, asked, options, number):
                    return
            elif word == "back":
                if self._back(seat, rest):
                    return
            elif word == "undo":
                if self._undo(seat):
                    return
            elif word == "why":
                self._reasons.why(seat, asked, options, rest)
            elif word == "card":
                self._look_up(rest)
            elif word == "log":
                self._tell_log(seat, rest)
            elif word == "save":
                self._keeper.save(rest)
            elif word == "help":
                self._help()
            elif not word:
                self._show(seat, asked, options, whole=True)
            else:
                self._say(WORDS["unknown"].format(word=word))

    def _show(self, seat: int, asked: Decision, options: list[int], whole: bool = False) -> None:
        """What is new, the table (not again within a move), the question and the options."""
        view = self._position.view(seat)
        news = self._skin.log(self._position.events(self._seen[seat], seat))
        self._seen[seat] = self._events()
        if news:
            self._console.write(["", *news])
        if whole or not asked.step:
            self._console.write(["", *self._skin.board(view, seat)])
        question = wrapped(self._skin.question(asked, view))
        self._console.write(["", *question, *_numbered([self._skin.option(asked, action) for action in options])])

    # --- commands ---

    def _ask(self, prompt: str) -> tuple[str, str]:
        """The next command and the rest of its line; a command may be cut short."""
        with self._interruptions.heard():
            line = self._console.read(prompt)
        word, _, rest = line.strip().partition(" ")
        commands = ("why", "card", "back", "undo", "log", "save", "help", "quit")
        word = next((command for command in commands if word and command.startswith(word.lower())), word)
        if word == "quit":
            raise Quit
        return word, rest.strip()

    def _take(self, seat: int, asked: Decision, options: list[int], number: int) -> bool:
        if 1 <= number <= len(options):
            self._position.apply(options[number - 1], seat)
            return True
        self._reasons.why_number(seat, asked, options, number)
        return False

    def _back(self, seat: int, rest: str) -> bool:
        dropped = self._position.back(0 if rest == "all" else 1, seat)
        if not dropped:
            self._say(WORDS["no_open_move"])
        return dropped > 0

    def _undo(self, seat: int) -> bool:
        reason = self._position.can_undo(seat)
        if reason is not None:
            self._say(WORDS["no_undo"].format(reason=reason))
            return False
        self._position.undo(seat)
        self._say(WORDS["undone"])
        return True

    def _look_up(self, name: str) -> None:
        try:
            self._say(self._skin.card(name) if name else WORDS["which_card"])
        except UnknownName as error:
            self._say(WORDS["no_card"].format(error=error))

    def _tell_log(self, seat: int | None, rest: str) -> None:
        lines = self._skin.log(self._position.events(0, seat))
        if rest != "all" and len(lines) > LOG_LINES:
            self._say(WORDS["log_start"].format(lines=LOG_LINES))
            lines = lines[-LOG_LINES:]
        self._console.write(lines)

    def _help(self) -> None:
        width = max(len(command) for command, _ in HELP)
        for command, meaning in HELP:
            self._console.write(wrapped(meaning, f"  {command.ljust(width)}  "))
        self._say(self._skin.legend)

    # --- the end ---

    def _end(self) -> None:
        """The last news, the result, and the record if it is wanted."""
        reader = 0 if self._people == 1 else None
        news = self._skin.log(self._position.events(min(self._seen.values()), reader))
        self._console.write(["", *news, "", *self._skin.result(self._position), ""])
        while True:
            try:
                word, rest = self._ask(WORDS["end"])
            except Quit:
                return
            if not word:
                return
            if word == "save":
                self._keeper.save(rest)
            elif word == "log":
                self._tell_log(reader, rest)
            else:
                self._say(WORDS["end_only"])

    # --- small things ---

    def _say(self, text: str) -> None:
        self._console.write(wrapped(text))

    def _events(self) -> int:
        return len(self._position.journal.events) if self._position.journal else 0


def _numbered(options: list[str]) -> list[str]:
    """Many options in columns, few and possibly longer ones in a line or more each."""
    if len(options) > MOST_IN_A_COLUMN:
        return grid([f"{number:>3}  {option}" for number, option in enumerate(options, 1)])
    return [line for number, option in enumerate(options, 1) for line in wrapped(option, f"{number:>3}  ")]
