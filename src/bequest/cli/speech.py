"""Commands that speak a language: their help, and what is said about wrong use.

Typer wants help texts when the command is declared, so the declarations hold message ids; the words are put in when the
command runs. Typer's own words are English, so help and errors are written here.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from bequest import games
from bequest.cli import language
from bequest.cli.completion import whole_words
from bequest.core.errors import BadDeck, BadOption, BadPosition, BadRecord, BequestError
from bequest.core.words import Message, Words, message, quoted, words
from bequest.terminal.console import silence_output
from bequest.terminal.files import FileProblem, problem_of
from bequest.terminal.layout import table

COMMAND: Final = "bequest"
BROKEN_FILE: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
UNREAD: Final = 141
"""As the shell tells of a program that wrote to a closed pipe."""
_LINE_BREAKS: Final = re.compile(r"[^\S\u00a0\u202f]+")
"""All white space but the no-break spaces of French."""
TYPERS_OWN: Final = {
    "install_completion": "command-help-install-completion",
    "show_completion": "command-help-show-completion",
}
"""Options that Typer declares, with its own English."""


class SpokenCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _spoken_help_option(super().get_help_option(ctx), ctx)


class SpokenGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _spoken_help_option(super().get_help_option(ctx), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            raise BadOption(message("command-usage-command", name=quoted(name), command=ctx.command_path, known=known))
        return super().resolve_command(ctx, args)


class Stopped(Exception):
    """Ctrl-C, of which Typer would say nothing."""


class SpokenRoot(SpokenGroup):
    """The whole command. It chooses the language, and tells errors in the input in one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Stopped from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        said = words(language.of_environment(os.environ))
        try:
            asked, arguments = language.taken_out(sys.argv[1:] if args is None else args)
            said = words(asked) if asked else said
            _speak(self, said)
            with whole_words(os.environ):
                code = super().main(arguments, COMMAND, complete_var, standalone_mode=False, obj=said, **extra)
            _flush()
        except BequestError as error:
            tell_error(error.text(said.language), said)
            broken = isinstance(error, FileProblem | BadRecord | BadDeck | BadPosition)
            code = BROKEN_FILE if broken else WRONG_USE
        except typer.TyperException as error:
            tell_error(said.say(_wrong_use(error, self)), said)
            code = WRONG_USE
        except (KeyboardInterrupt, Stopped):
            tell_error(said.text("command-stopped"), said)
            code = INTERRUPTED
        except BrokenPipeError:
            silence_output()  # whoever read it has seen enough
            code = UNREAD
        except OSError as error:
            silence_output()
            tell_error(said.text("command-output", problem=problem_of(error)), said)
            code = BROKEN_FILE
        sys.exit(code)


def _flush() -> None:
    """Writes what waits to be written, so that a full disk is told, and not left to the end of the program."""
    if sys.stdout is not None and not sys.stdout.closed:
        sys.stdout.flush()


def tell_error(text: str, said: Words) -> None:
    """One line on standard error; line breaks in the text become blanks."""
    with suppress(OSError):  # nobody is left to be told
        typer.echo(said.text("command-error", error=_LINE_BREAKS.sub(" ", text)), err=True)


def help_if_alone(context: typer.Context) -> None:
    """A group without a command shows its help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(WRONG_USE)


def _wrong_use(error: typer.TyperException, root: TyperGroup) -> Message:
    """What Typer refuses, in our words.

    Of its errors it exports `BadParameter` only, which has no words if a parameter is missing. An error about an option
    names it, but not always the command: if the command, or any, knows the option, its value is missing.
    """
    context, option = getattr(error, "ctx", None), getattr(error, "option_name", None)
    command = context.command_path if context else COMMAND
    parameter = error.param if isinstance(error, typer.BadParameter) else None
    if parameter is not None and not error.message:
        return message("command-usage-missing", what=_label(parameter), command=command)
    if parameter is not None:
        return message("command-usage-number", option=_label(parameter), low=getattr(parameter, "min", None) or 0)
    if option is not None and option in (_flags_of(context.command) if context else _flags_below(root)):
        return message("command-usage-value", option=option, command=command)
    if option is not None:
        return message("command-usage-option", option=option, command=command)
    return message("command-usage-other", command=command)


def _flags_of(command: Any) -> list[str]:
    return [flag for parameter in command.params for flag in parameter.opts]


def _flags_below(command: Any) -> list[str]:
    """The options of a command and of all below it."""
    below = [_flags_below(each) for each in getattr(command, "commands", {}).values()]
    return sum(below, _flags_of(command))


def _label(parameter: Any) -> str:
    """A parameter as it is typed: its longest flag, or what stands for an argument."""
    return max(parameter.opts, key=len) if isinstance(parameter, TyperOption) else str(parameter.metavar)


# --- help ---


def _speak(command: Any, said: Words) -> None:
    """Puts words in the place of message ids, in a command and all below it."""
    command.help = _LINE_BREAKS.sub(" ", said.text(command.help))
    *others, last = games.names()
    known = message("words-or", first=", ".join(others), last=last)
    for parameter in command.params:
        help = TYPERS_OWN.get(parameter.name, parameter.help)
        parameter.help = _LINE_BREAKS.sub(" ", said.text(help, games=known))
        if parameter.metavar:
            parameter.metavar = said.text(parameter.metavar)
    for below in getattr(command, "commands", {}).values():
        _speak(below, said)


def _spoken_help_option(option: TyperOption | None, ctx: Any) -> TyperOption | None:
    if option is not None and isinstance(ctx.obj, Words):
        option.help = ctx.obj.text("command-help-help")
    return option


def _help(command: Any, ctx: Any) -> str:
    said: Words = ctx.obj
    parameters = [parameter for parameter in command.get_params(ctx) if not parameter.hidden]
    arguments = [parameter for parameter in parameters if isinstance(parameter, TyperArgument)]
    options = [parameter for parameter in parameters if isinstance(parameter, TyperOption)]
    commands = getattr(command, "commands", {})
    pieces = [ctx.command_path, said.text("command-help-pieces"), *map(_piece, arguments)]
    if commands:
        pieces.append(said.text("command-help-subcommand"))
    usage = said.text("command-help-usage", pieces=" ".join(pieces))
    lines = table([[usage], [""], [command.help]], indent=0)
    sections = {
        "command-help-arguments": [[str(argument.metavar), _explained(argument, said)] for argument in arguments],
        "command-help-options": [[_flags(option), _explained(option, said)] for option in options],
        "command-help-commands": [[name, below.help] for name, below in commands.items()],
    }
    for title, rows in sections.items():
        if rows:
            lines += ["", said.text(title), *table(rows)]
    return "\n".join(lines)


def _piece(argument: TyperArgument) -> str:
    several = "..." if argument.nargs != 1 else ""
    return f"{argument.metavar}{several}" if argument.required else f"[{argument.metavar}{several}]"


def _explained(parameter: Any, said: Words) -> str:
    """The help of a parameter, with the value that it has if it is not given."""
    if parameter.default is None or isinstance(parameter.default, bool):
        return str(parameter.help)
    return said.text("command-help-default", help=parameter.help, default=str(parameter.default))


def _flags(option: TyperOption) -> str:
    flags = ", ".join(sorted(option.opts, key=len))
    return f"{flags} {option.metavar}" if option.metavar else flags
