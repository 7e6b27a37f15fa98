"""A person at a question: shown what is asked, obeyed until there is an answer; and commands that work everywhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from bequest.core.reasons import SOMETHING_REVEALED
from bequest.core.wire import Prompt
from bequest.core.words import LANGUAGES, Arg
from bequest.terminal import commands
from bequest.terminal.answers import Answers, Lookup
from bequest.terminal.choices import Choices
from bequest.terminal.confirming import Confirming, Doubt
from bequest.terminal.console import Console
from bequest.terminal.effects import told_steps
from bequest.terminal.interruptions import Interruptions
from bequest.terminal.labels import NOTHING
from bequest.terminal.layout import wrapped
from bequest.terminal.picking import Picking, is_forced, is_single, whole_set
from bequest.terminal.reasons import Reasons
from bequest.terminal.scene import Playable
from bequest.terminal.showing import Showing, reader
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice

LONGEST_LINE: Final = 1000
"""What follows was not typed by a person, and is too long to be quoted."""


class Quit(Exception):
    """The person wants to leave."""


class Deciding(ABC):
    """What people at this keyboard do in any game, wherever it is played; see `client` and `joined`."""

    known: ClassVar[tuple[str, ...]] = commands.COMMANDS
    """The commands that there are."""

    _position: Playable
    _skin: Skin
    _showing: Showing
    _confirming: Confirming
    _reasons: Reasons
    _picking: Picking
    _answers: Answers

    def __init__(self, console: Console, language: str, rules: Lookup | None, confirm: bool | None) -> None:
        self._voice = Voice(console, language)
        self._rules = rules
        self._confirm = console.interactive if confirm is None else confirm
        self._interruptions = Interruptions()
        self.choices: Choices | None = None
        """What can be chosen at the open question, or could be at the last one."""

    # --- a question ---

    def _decide(self, seat: int) -> None:
        """Shows the decision and takes commands until the position has changed."""
        asked = self._position.prompt(seat)
        assert asked is not None
        choices = self.choices = self._showing.choices(seat)
        self._picking = self._new_picking()
        self._showing.question(seat, asked, choices)
        position = self._position
        while self._position is position:
            line = self._read_line(self._picking.prompt(asked, choices))
            if self._answer(seat, asked, choices, line):
                return

    def _new_picking(self) -> Picking:
        return Picking(self._voice)

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
        self._apply(seat, actions)
        steps = told_steps(self._skin, self._voice, picked[0]) if picked else ()
        if steps and not picked[0].commits:
            self._voice.say("terminal-taken-by-itself", steps=steps)
        return True

    def _apply(self, seat: int, actions: Sequence[int]) -> None:
        for action in actions:
            self._position.apply(action, seat)

    def _sure(self, seat: int, choices: Choices, actions: list[int]) -> bool:
        """Whether these steps are wanted, if they can't be taken back; most commands work while that is asked."""

        def obey(line: str) -> bool:
            word, rest = self._command(line)
            if word == "why":
                self._reasons.why(seat, choices, rest)
            return word == "why" or (word != "resume" and self._common(word, rest, seat))

        return self._confirming.sure(lambda: self._doubt(seat, actions), self._read_line, obey)

    @abstractmethod
    def _doubt(self, seat: int, actions: Sequence[int]) -> Doubt | None:
        """What is to be asked once more before these steps; None if they can be taken back."""

    def _take_by_letters(self, seat: int, asked: Prompt, choices: Choices, line: str) -> bool:
        """Takes the only option that fits the letters; several are listed, with commands that begin so."""
        places = choices.meant(line)
        near = commands.commands_like(line, self.known)
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
        near = commands.commands_like(first, self.known)
        exact = commands.command(first, self.known)
        if exact is None and len(near) == 1 and (choices is None or not choices.meant(line)):
            exact = near[0]
        if exact == "quit":
            raise Quit
        return (exact, rest.strip()) if exact is not None else ("", line)

    def _common(self, command: str, rest: str, seat: int) -> bool:
        """Commands that need no decision; False if this is none of them."""
        if command == "lang":
            self._change_language(rest)
        elif command == "confirm":
            self._confirming.switch(rest)
            self._confirm = self._confirming.on
        elif command == "view":
            self._showing.look(seat, rest)
        elif command == "hint":
            self._advise(seat)
        else:
            return self._answers.answer(command, rest, self._position.events(0, reader(seat)), self._view(seat))
        return True

    @abstractmethod
    def _advise(self, seat: int) -> None:
        """Says what a good player might choose."""

    def _change_language(self, name: str) -> None:
        if commands.folded(name) in LANGUAGES:
            self._voice.language = commands.folded(name)
            self._voice.say("terminal-language")
        else:
            self._voice.say("terminal-which-language")

    def _view(self, seat: int) -> View:
        return self._showing.view(seat)
