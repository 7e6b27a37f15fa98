"""Playing in the terminal: people at one keyboard, bots on the other seats; or watching the bots."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from bequest.bots.player import best_kind, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.errors import BequestError
from bequest.core.frames import NOBODY
from bequest.core.handle import Handle
from bequest.core.reasons import SOMETHING_REVEALED
from bequest.core.wire import Prompt
from bequest.core.words import LANGUAGES, SOURCE_LANGUAGE, Arg
from bequest.terminal import commands, saves
from bequest.terminal.advice import advise
from bequest.terminal.answers import Answers, Lookup
from bequest.terminal.choices import Choices
from bequest.terminal.confirming import Confirming
from bequest.terminal.console import Console
from bequest.terminal.effects import told_steps
from bequest.terminal.files import read_text
from bequest.terminal.interruptions import Interrupted, Interruptions
from bequest.terminal.keeper import Keeper
from bequest.terminal.labels import NOTHING
from bequest.terminal.layout import wrapped
from bequest.terminal.opponents import say_who_plays
from bequest.terminal.picking import Picking, is_forced, is_single, whole_set
from bequest.terminal.reasons import Reasons
from bequest.terminal.showing import Showing, reader
from bequest.terminal.skin import View, skin_of
from bequest.terminal.sparing import Sparing
from bequest.terminal.table import Table, load_table
from bequest.terminal.telling import from_paragraph, settled
from bequest.terminal.voice import Voice

LAST_LINES: Final = 6
LONGEST_LINE: Final = 1000
"""What follows was not typed by a person, and is too long to be quoted."""
INTERRUPTED: Final = 130
NOT_SAVED: Final = 1


class Quit(Exception):
    """The person wants to leave."""


class Client:
    """One sitting at the table. The first `people` seats are people, the others bots: of the kind `bots`, or else
    the best that every deck of the game has.

    With `people` 0 the person watches. `language` is a language code; `rules` looks rules up, if the
    command `rules` is to work. `confirm` asks once more before what can't be taken back; if it is not said, people are
    asked and scripts are not.
    """

    def __init__(
        self, table: Table, people: int, console: Console, now: Callable[[], datetime] = datetime.now,
        language: str = SOURCE_LANGUAGE, rules: Lookup | None = None, confirm: bool | None = None,
        bots: str = "",
    ) -> None:  # fmt: skip
        self._voice = Voice(console, language)
        self._now = now
        self._rules = rules
        self._confirm = console.interactive if confirm is None else confirm
        self._named = bots
        self._interruptions = Interruptions()
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
        self.choices: Choices | None = None
        """What can be chosen at the open question, or could be at the last one."""
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

    def _decide(self, seat: int) -> None:
        """Shows the decision and takes commands until the position has changed."""
        asked = self._position.prompt(seat)
        assert asked is not None
        choices = self.choices = self._showing.choices(seat)
        self._picking = Picking(self._voice)
        self._showing.question(seat, asked, choices)
        position = self._position
        while self._position is position:
            line = self._read_line(self._picking.prompt(asked, choices))
            if self._answer(seat, asked, choices, line):
                return

    def _answer(self, seat: int, asked: Prompt, choices: Choices, line: str) -> bool:
        """Does what the line says; whether the position has changed."""
        places = choices.places(line)
        if len(places) == 1 or ((places or line == NOTHING) and whole_set(asked) is not None):
            return self._take(seat, asked, choices, places)
        if (not line or commands.means("yes", line)) and is_single(choices, whole_set(asked)):
            return self._take(seat, asked, choices, [0])
        word, rest = self._command(line, choices)
        if word == "back":
            return self._back(seat, rest)
        if word == "undo":
            return self._undo(seat)
        if word == "why":
            self._reasons.why(seat, choices, rest)
        elif not line or (word == "view" and not rest):
            self._showing.question(seat, asked, choices, whole=True)
            self._picking.remind()
        elif word == "lang":
            self._change_language(rest)
            return True  # all of it is to be said anew
        elif not self._common(word, rest, seat):
            return self._take_by_letters(seat, asked, choices, line)
        return False

    # --- choosing ---

    def _take(self, seat: int, asked: Prompt, choices: Choices, places: list[int]) -> bool:
        """Takes an option, or picks members of a set; whether the position has changed."""
        for place in places:
            if choices.offers[place].blocked is not None:
                self._reasons.why_place(choices, place)
                return False
        picked = [choices.offers[place] for place in places]
        shape = whole_set(asked)
        if shape is None:
            actions = [picked[0].action]
        else:
            actions = self._picking.pick(self._position, seat, shape, picked, no_more=not picked)
        if not actions or not (is_forced(choices, shape) or self._sure(seat, choices, actions)):
            return False
        for action in actions:
            self._position.apply(action, seat)
        steps = told_steps(self._skin, self._voice, picked[0]) if picked else ()
        if steps and not picked[0].commits:
            self._voice.say("terminal-taken-by-itself", steps=steps)
        return True

    def _sure(self, seat: int, choices: Choices, actions: list[int]) -> bool:
        """Whether these steps are wanted, if they can't be taken back; most commands work while that is asked."""

        def obey(line: str) -> bool:
            word, rest = self._command(line)
            if word == "why":
                self._reasons.why(seat, choices, rest)
            return word == "why" or (word != "resume" and self._common(word, rest, seat))

        return self._confirming.sure(self._position, seat, actions, self._read_line, obey)

    def _take_by_letters(self, seat: int, asked: Prompt, choices: Choices, line: str) -> bool:
        """Takes the only option that fits the letters; several are listed, with commands that begin so."""
        places = choices.meant(line)
        near = commands.commands_like(line)
        several = choices.each(line) if not places and not near and whole_set(asked) is not None else []
        if several or (len(places) == 1 and not near):
            return self._take(seat, asked, choices, several or places)
        if not places and not near:
            self._reasons.unknown(choices, line, whole_set(asked) is not None)
            return False
        choices.narrow(places)
        self._voice.say("terminal-several")
        self._voice.show(choices.listed(places, self._voice.width))
        for command in near:
            shown = self._voice.text("terminal-one-command", command=self._spelled(command))
            self._voice.show(wrapped(shown, self._voice.width, "    "))
        return False

    def _spelled(self, command: str) -> str:
        return self._voice.text(f"terminal-command-{command}").partition(",")[0]

    def _back(self, seat: int, rest: str) -> bool:
        everything = commands.means_all(rest)
        picked = self._picking.back(everything)
        if picked and not everything:
            return False
        dropped = self._position.back(0 if everything else 1, seat)
        if not (picked or dropped):
            self._voice.say("terminal-no-open-move")
        return dropped > 0

    def _undo(self, seat: int) -> bool:
        reason = self._position.can_undo(seat)
        if reason is None:
            self._position.undo(seat)
            return True
        self._voice.say("terminal-no-undo", reason=reason.cited)
        if reason.code == SOMETHING_REVEALED:
            events = self._position.events(0, reader(seat))
            self._voice.say("terminal-revealed", what=self._skin.revealed(events, self._view(seat)))
        return False

    # --- commands that work everywhere ---

    def _read(self, prompt: str, **args: Arg) -> str:
        return self._read_line(self._voice.text(prompt, **args))

    def _read_line(self, prompt: str) -> str:
        with self._interruptions.heard():
            return self._voice.console.read(prompt).strip()[:LONGEST_LINE]

    def _command(self, line: str, choices: Choices | None = None) -> tuple[str, str]:
        """The command and the rest of its line; a command may be cut short, unless an option fits the letters."""
        first, _, rest = line.partition(" ")
        near = commands.commands_like(first)
        exact = commands.command(first)
        if exact is None and len(near) == 1 and (choices is None or not choices.meant(line)):
            exact = near[0]
        if exact == "quit":
            raise Quit
        return (exact, rest.strip()) if exact is not None else ("", line)

    def _common(self, command: str, rest: str, seat: int) -> bool:
        """Commands that need no decision; False if this is none of them."""
        if command == "save":
            self._keeper.save(rest)
        elif command == "resume":
            self._resume(rest)
        elif command == "lang":
            self._change_language(rest)
        elif command == "confirm":
            self._confirming.switch(rest)
            self._confirm = self._confirming.on
        elif command == "view":
            self._showing.look(seat, rest)
        elif command == "hint":
            advise(self._position, seat, self._showing, self._voice)
        else:
            return self._answers.answer(command, rest, self._position.events(0, reader(seat)), self._view(seat))
        return True

    def _change_language(self, name: str) -> None:
        if commands.folded(name) in LANGUAGES:
            self._voice.language = commands.folded(name)
            self._voice.say("terminal-language")
        else:
            self._voice.say("terminal-which-language")

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

    def _view(self, seat: int) -> View:
        return self._showing.view(seat)
