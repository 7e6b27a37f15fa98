"""The command `bequest`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bequest import __version__, games
from bequest.core import record as records
from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BadDeck, BadOption, BadPosition, BadRecord, BequestError
from bequest.core.game import Game
from bequest.lab.simulate import Result, Setup, simulate
from bequest.terminal.client import Client
from bequest.terminal.console import Console, StandardConsole, is_terminal
from bequest.terminal.files import FileProblem, read_text
from bequest.terminal.layout import table
from bequest.terminal.replay import step_through, verified
from bequest.terminal.table import load_table, new_table

WORDS: Final[dict[str, str]] = {
    "error": "bequest: {error}",
    "choose": "Choose a game",
    "choose_prompt": "Choose a number, or press Enter for the first > ",
    "choose_again": "Type a number from 1 to {last}, or press Enter.",
    "no_value": "option {option!r}: write it as key=value",
    "twice": "option {key}: given twice",
    "own_flag": "option {key}: give it with --{key}",
    "unknown": "unknown option {key!r}{hint}; the options are {known}",
    "with_load": "{flags} can't be given with --load: the record says it all",
    "too_many_people": "--humans {humans}: there are {players} players",
    "progress": "playing",
    "stopped": "stopped",
}
OWN_FLAGS: Final = ("players", "seed", "deck")
"""Options that have a flag of their own."""
BROKEN_FILE: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130

app = typer.Typer(
    help="A digital table for three board games of inheritance.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game, such as gears.", show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many play.")]
Seed = Annotated[
    int | None, typer.Option(metavar="S", help="Decides all chance; drawn if not given.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game, such as fate=none."),
]
DeckName = Annotated[
    str, typer.Option("--deck", metavar="DECK", help="A supplied deck by name, or a deck file (.toml).")
]


def main() -> None:
    app()


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bequest {__version__}")
        raise typer.Exit


@app.callback()
def bequest(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """A digital table for three board games of inheritance."""


@contextmanager
def _one_line_errors() -> Iterator[None]:
    """Whatever is the input's fault is said in one line: exit code 1 for broken files, 2 for wrong use."""
    try:
        yield
    except BequestError as error:
        typer.echo(WORDS["error"].format(error=" ".join(str(error).split())), err=True)
        broken = isinstance(error, FileProblem | BadRecord | BadDeck | BadPosition)
        raise typer.Exit(BROKEN_FILE if broken else WRONG_USE) from None


# --- what several commands need ---


def _game(name: str, deck: str) -> tuple[Game, bool]:
    """The game with its deck, and whether that is a file of the user's own."""
    path = Path(deck)
    if path.suffix != ".toml" and not path.is_file():
        return games.get(name, deck=deck), False
    return games.get(name, deck=games.load_deck(name, read_text(path), deck)), True


def _read_options(game: Game, given: list[str]) -> dict[str, object]:
    """`key=value` texts; the values are checked by the game."""
    known = [option.key for option in game.options if option.key not in OWN_FLAGS]
    found: dict[str, object] = {}
    for option in given:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOption(WORDS["no_value"].format(option=option))
        if key in OWN_FLAGS:
            raise BadOption(WORDS["own_flag"].format(key=key))
        if key not in known:
            raise BadOption(WORDS["unknown"].format(key=key, hint=did_you_mean(key, known), known=", ".join(known)))
        if key in found:
            raise BadOption(WORDS["twice"].format(key=key))
        found[key] = value
    return found


# --- play ---


@app.command()
def play(
    context: typer.Context,
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Name of the game; asked if not given.", show_default=False)
    ] = None,
    players: Players = 2,
    humans: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many are people; random players take the other seats.")
    ] = 1,
    seed: Seed = None,
    option: Options = None,
    deck: DeckName = "base",
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False)
    ] = None,
) -> None:
    """Play in the terminal, against random players or with others at the same keyboard."""
    console = StandardConsole()
    with _one_line_errors(), _leaving_quietly():
        if load is not None:
            _refuse_with_load(context)
            with _in_file(load):
                on_table = load_table(read_text(load))
        else:
            game, own_deck = _game(name or _ask_game(console), deck)
            on_table = new_table(game, players, seed, _read_options(game, option or []), own_deck)
        if humans > on_table.position.players:
            raise BadOption(WORDS["too_many_people"].format(humans=humans, players=on_table.position.players))
        raise typer.Exit(Client(on_table, humans, console).run())


def _refuse_with_load(context: typer.Context) -> None:
    """A record brings its own game: a flag that would be ignored in silence is a mistake."""
    shown = {"name": "GAME", "players": "--players", "seed": "--seed", "option": "--option", "deck": "--deck"}
    given = [
        flag
        for parameter, flag in shown.items()
        if (source := context.get_parameter_source(parameter)) is not None and source.name == "COMMANDLINE"
    ]
    if given:
        raise BadOption(WORDS["with_load"].format(flags=", ".join(given)))


def _ask_game(console: Console) -> str:
    names = games.names()
    rows = [[f"{number:>3}", games.get(name).title] for number, name in enumerate(names, 1)]
    console.write([WORDS["choose"], *table(rows, indent=0)])
    while True:
        answer = console.read(WORDS["choose_prompt"].format(last=len(names))).strip().lower()
        if not answer:
            return names[0]
        if answer in names:
            return answer
        if answer in map(str, range(1, len(names) + 1)):
            return names[int(answer) - 1]
        console.write([WORDS["choose_again"].format(last=len(names))])


# --- replay ---


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as play saves it.", show_default=False)],
    check: Annotated[bool, typer.Option("--check", help="Only verify the record.")] = False,
) -> None:
    """Verify a record, then step through its moves."""
    console = StandardConsole()
    with _one_line_errors(), _leaving_quietly():
        with _in_file(file):
            record = records.load(read_text(file))
            console.write(verified(record))
        if not check:
            step_through(record, console, pause=console.interactive)


@contextmanager
def _in_file(file: Path) -> Iterator[None]:
    """Errors name the file; whatever is wrong with its content makes it a broken file."""
    try:
        yield
    except FileProblem:
        raise
    except BequestError as error:
        raise BadRecord(f"{file}: {error}") from None


@contextmanager
def _leaving_quietly() -> Iterator[None]:
    try:
        yield
    except EOFError:
        typer.echo()
    except KeyboardInterrupt:
        typer.echo()
        raise typer.Exit(INTERRUPTED) from None


# --- simulate ---


@app.command(name="simulate")
def simulate_command(
    name: GameName,
    players: Players = 4,
    count: Annotated[int, typer.Option("--games", "-n", metavar="K", min=1, help="How many games.")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", min=1, help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    option: Options = None,
    deck: DeckName = "base",
) -> None:
    """Play many games at random: speed, what they are like, and a digest of how they end.

    The same seed gives the same digest, with any number of processes.
    """
    with _one_line_errors():
        game, _ = _game(name, deck)
        # Setting up one game refuses now what would fail in every one.
        sample = new_table(game, players, seed, _read_options(game, option or []))
        values = {key: value for key, value in sample.options.items() if key not in ("players", "seed")}
        setup = Setup(name, game.deck_text(), players, values, sample.seed)
    try:
        result = _with_progress(lambda progress: simulate(setup, count, jobs, progress), count)
    except KeyboardInterrupt:
        typer.echo(WORDS["error"].format(error=WORDS["stopped"]), err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(result.facts() | {"times": result.times()}, indent=2))
    else:
        typer.echo("\n".join(_result_lines(result)))


def _with_progress(work: Callable[[Callable[[int], None]], Result], count: int) -> Result:
    """Shows a bar on standard error, if somebody can see it."""
    columns = (TextColumn(WORDS["progress"]), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=RichConsole(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as bar:
        task = bar.add_task(WORDS["progress"], total=count)
        return work(lambda done: bar.advance(task, done))


def _result_lines(result: Result) -> list[str]:
    """Facts and times for people: one line each, nested ones in one line."""
    rows = []
    for key, value in {**result.times(), **result.facts()}.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
        rows.append([key.replace("_", " "), shown])
    return table(rows, indent=0)
