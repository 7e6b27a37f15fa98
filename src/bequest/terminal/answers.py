"""Commands that only answer: cards, rules, the log, help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rich.text import Text

from bequest.bots.names import RANDOM
from bequest.bots.player import best_kind
from bequest.core.wire import Happened
from bequest.core.words import either, quoted
from bequest.terminal import commands
from bequest.terminal.commands import COMMANDS, command, commands_like, means_all
from bequest.terminal.layout import Cell, aligned
from bequest.terminal.parts import named
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.telling import from_paragraph, settled
from bequest.terminal.voice import Voice

HELP: Final = (
    "how", "number", "letters", "view", "why", "card", "rules", "back", "undo", "log", "save", "resume", "lang", "hint",
    "confirm", "run", "help", "quit",
)  # fmt: skip
AT_THE_END: Final = ("how", "view", "card", "rules", "log", "save", "resume", "lang", "help", "quit")
OF_A_SERVER: Final = (
    "how", "number", "letters", "view", "why", "card", "rules", "back", "undo", "log", "hint", "say", "who", "leave",
    "return", "resign", "propose", "agree", "decline", "lang", "confirm", "help", "away",
)  # fmt: skip
LOG_LINES: Final = 20


@dataclass(frozen=True)
class Helps:
    """The commands that there are, and what help tells of while the game runs and when it is over."""

    known: tuple[str, ...] = COMMANDS
    listed: tuple[str, ...] = HELP
    at_end: tuple[str, ...] = AT_THE_END


AT_A_SERVER: Final = Helps(
    commands.AT_A_SERVER, OF_A_SERVER, ("how", "view", "card", "rules", "log", "say", "lang", "help", "away")
)
"""Help at a table that a server keeps: nothing is saved here, and to leave is to go away for a while."""


class Lookup(Protocol):
    """Rules of a game, in a language, by id or words, asked with this command: the lines to show."""

    def __call__(self, game: str, language: str, query: str, *, width: int, command: str) -> list[str]: ...


class Answers:
    """Says what is asked for in words; changes nothing."""

    def __init__(
        self, position: Scene, skin: Skin, voice: Voice, rules: Lookup | None, helps: Helps | None = None
    ) -> None:
        self._position = position
        self._game = position.game
        self._skin = skin
        self._voice = voice
        self._rules = rules
        self._helps = helps or Helps()

    def answer(self, command: str, rest: str, events: Sequence[Happened], view: View) -> bool:
        """Whether the command was one of these. Events and view are those that the person may read."""
        if command == "how":
            self._how(view)
        elif command == "card":
            self._card(rest, view)
        elif command == "rules":
            self._look_up(rest)
        elif command == "log":
            self._log(rest, events, view)
        elif command == "help":
            self._help(rest, view)
        else:
            return False
        return True

    def _how(self, view: View) -> None:
        rows: list[list[Cell]] = [[Text(about, style="bold"), text] for about, text in self._skin.how(view)]
        self._voice.show(["", *aligned(rows, indent=0, width=self._voice.width)])

    def _card(self, name: str, view: View) -> None:
        found = self._skin.card(name, view) if name else None
        if found is not None:
            self._voice.show([*self._voice.lines(found)])
        elif name:
            self._say_which(name, self._skin.cards_like(name))
        else:
            self._voice.say("terminal-which-card", game=self._game.name)

    def _say_which(self, name: str, near: list[str]) -> None:
        if near:
            self._voice.say("terminal-card-near", name=quoted(name), near=either(near))
        else:
            self._voice.say("terminal-no-card", name=quoted(name))

    def _look_up(self, query: str) -> None:
        if self._rules is None:
            self._voice.say("terminal-no-rules")
        else:
            command = self._voice.text("terminal-command-rules")
            found = self._rules(self._game.name, self._voice.language, query, width=self._voice.width, command=command)
            self._voice.show(found)
            if not found:
                self._voice.say("terminal-rules-not-found", words=quoted(query))

    def _log(self, rest: str, events: Sequence[Happened], view: View) -> None:
        lines = self._skin.log(events, view)
        if not means_all(rest) and len(lines) > LOG_LINES:
            lines = from_paragraph(lines, LOG_LINES)
            self._voice.say("terminal-log-start", lines=len(lines))
        over = self._position.over
        self._voice.show([*settled(lines), "", *self._skin.outcome(self._position)] if over else lines)

    def _help(self, about: str, view: View) -> None:
        """One command, by any of its words or their first letters; or else all that works here, and the signs."""
        listed = self._works()
        all_known = self._helps.known
        meant = command(about, all_known) or next(iter(commands_like(about, all_known)), "") if about else ""
        meant = "away" if meant == "quit" and "away" in listed else meant
        if about and meant not in listed:
            known = [self._spelled(word) for word in listed if word in all_known]
            self._voice.say("terminal-no-help", word=quoted(about), known=tuple(known))
            return
        rows: list[list[Cell]] = [[self._usage(word), self._about(word)] for word in ([meant] if meant else listed)]
        lines: list[Cell] = [*aligned(rows, width=self._voice.width)]
        self._voice.show(lines if meant else [*lines, "", *self._voice.lines(self._skin.legend(view))])

    def _works(self) -> Sequence[str]:
        """What help tells of: at the end less, and advice only where there is any."""
        if self._position.over:
            return self._helps.at_end
        return [word for word in self._helps.listed if word != "hint" or best_kind(self._game.name) != RANDOM]

    def _spelled(self, word: str) -> str:
        return self._voice.text(f"terminal-command-{word}").partition(",")[0]

    def _usage(self, word: str) -> str:
        """How a command is written; at the end Enter leaves, and does not show the table."""
        if word == "view" and self._position.over:
            return self._spelled(word)
        return self._voice.text(f"terminal-usage-{word}", game=self._game.name)

    def _about(self, word: str) -> str:
        parts = named(self._skin.parts, self._voice)
        return self._voice.text(f"terminal-help-{word}", game=self._game.name, parts=parts)
