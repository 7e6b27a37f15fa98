"""`bequest balance`: whether a game is fair, as nets see it that play it against themselves."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os.path import exists
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console as RichConsole
from rich.text import Text

from bequest.bots.names import RANDOM
from bequest.bots.net.file import BadNet, NetFile, fits, read
from bequest.bots.net.shelf import stored, why_none
from bequest.cli.common import AsJson, Cluster, DeckNames, GameName, Jobs, Options, Players, Seed, in_file, words_of
from bequest.cli.simulate import jobs_of, setup_for, with_progress
from bequest.cli.speech import COMMAND
from bequest.core.errors import BadOption, BequestError
from bequest.core.game import Game
from bequest.core.words import message
from bequest.lab.balance import saved
from bequest.lab.balance.document import document
from bequest.lab.balance.facts import facts
from bequest.lab.balance.page import page
from bequest.lab.balance.report import Report
from bequest.lab.balance.study import MOMENTS, Batch, Found, Study, mark_of, play
from bequest.lab.balance.tally import Tally
from bequest.lab.balance.telling import BAD, GOOD, OPEN, Cell, Section, Told, told
from bequest.terminal.files import FileProblem, problem_of, read_text, write_text
from bequest.terminal.layout import MOST_WIDTH, aligned, rule, wrapped

STYLES: Final = {GOOD: "green", OPEN: "yellow", BAD: "red"}


class CannotPlay(BequestError):
    """No net plays the game, or the one that is named does not."""


def balance_command(
    context: typer.Context,
    name: GameName,
    players: Players = 2,
    count: Annotated[
        int,
        typer.Option("--games", "-n", metavar="command-metavar-count", min=1, help="command-help-balance-games"),
    ] = 4000,
    seed: Seed = None,
    jobs: Jobs = 1,
    net: Annotated[
        list[Path] | None, typer.Option("--net", metavar="command-metavar-file", help="command-help-balance-net")
    ] = None,
    moments: Annotated[
        int, typer.Option("--moments", metavar="command-metavar-count", min=0, help="command-help-balance-moments")
    ] = MOMENTS,
    cluster: Cluster = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="command-metavar-file", help="command-help-balance-resume")
    ] = None,
    page_file: Annotated[
        Path | None, typer.Option("--page", metavar="command-metavar-file", help="command-help-balance-page")
    ] = None,
    document_file: Annotated[
        Path | None, typer.Option("--document", metavar="command-metavar-file", help="command-help-balance-document")
    ] = None,
    as_json: AsJson = False,
    option: Options = None,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    before = read_text(resume) if resume is not None and exists(resume) else ""
    if resume is not None and seed is None:
        with in_file(resume):
            seed = saved.seed_in(before)
    setup = setup_for(context, name, players, seed, RANDOM, option, deck)
    if setup.players == 1:
        raise BadOption(message("lab-balance-alone"))
    study = Study(setup, _nets(setup.load(), net or []), moments)
    wanted = sum([batch.last - batch.first for batch in study.batches(count)])
    workers = jobs_of(context, jobs, cluster)
    with _kept(study, resume, before) as (known, keep):
        played = with_progress(
            lambda progress: play(study, count, workers, known, keep, progress, cluster), wanted, said
        )
    if played.tallies:
        report = Report(played)
        found = told(report, said)
        command = _command(study, count, net or [], option or [], deck or [])
        if as_json:
            typer.echo(json.dumps(facts(report), indent=2))
        else:
            _show(found)
        if page_file is not None:
            write_text(page_file, page(found, command, said), replace=True)
        if document_file is not None:
            earlier = read_text(document_file) if exists(document_file) else ""
            heading = said.text("lab-balance-document", game=report.game.title)
            write_text(document_file, document(earlier, heading, players, found, command, said), replace=True)
        if not as_json:
            for file in (page_file, document_file):
                if file is not None:
                    typer.echo(said.text("command-tree-written", path=str(file)))
    if played.stopped:
        raise KeyboardInterrupt


def _nets(game: Game, named: list[Path]) -> tuple[NetFile, ...]:
    """The nets that are named, or that of the package."""
    if not named:
        own = stored(game.name, game.deck_name)
        if own is None or why_none(game):
            raise CannotPlay(message("lab-balance-no-net", why=why_none(game)))
        return (own,)
    found: list[NetFile] = []
    for file in named:
        try:
            net = read(file.read_bytes())
            fits(net, game)
        except BadNet as refused:
            raise CannotPlay(message("lab-balance-bad-net", file=str(file), why=str(refused))) from None
        except OSError as error:
            raise FileProblem(message("terminal-file", path=str(file), problem=problem_of(error))) from None
        found.append(net)
    marks = [mark_of(net) for net in found]
    for number, mark in enumerate(marks):
        if mark in marks[:number]:
            raise BadOption(message("lab-balance-same-net", file=str(named[number])))
    return tuple(found)


@contextmanager
def _kept(study: Study, file: Path | None, before: str) -> Iterator[tuple[Found, Callable[[Batch, Tally], None]]]:
    """The batches that the file has, and what writes another one to its end."""
    if file is None:
        yield {}, lambda batch, tally: None
        return
    with in_file(file):
        known = saved.batches(before, study)
    whole = before[: before.rfind("\n") + 1] or saved.heading(study)
    if whole != before:
        write_text(file, whole, replace=True)
    with file.open("a", encoding="utf-8") as end:

        def keep(batch: Batch, tally: Tally) -> None:
            end.write(saved.line(batch, tally))
            end.flush()

        yield known, keep


def _command(study: Study, count: int, nets: list[Path], options: list[str], decks: list[str]) -> str:
    """What makes the same report again."""
    setup = study.setup
    parts = [COMMAND, "balance", setup.game, "--players", str(setup.players), "--games", str(count)]
    parts += ["--seed", str(setup.seed)]
    for flag, values in (("--net", map(str, nets)), ("--option", options), ("--deck", decks)):
        for value in values:
            parts += [flag, value]
    if study.moments != MOMENTS:
        parts += ["--moments", str(study.moments)]
    return shlex.join(parts)


# --- what is told ---


def _show(found: Told) -> None:
    """Tables one below the other, in colours where they can be seen."""
    out = RichConsole(file=sys.stdout, highlight=False, soft_wrap=True)
    out.print(Text(found.title, style="bold"))
    for about in found.about:
        _write(wrapped(about, MOST_WIDTH), out)
    for section in found.sections:
        _write([Text(), rule(section.title, MOST_WIDTH), *_lines(section)], out)


def _lines(section: Section) -> list[Text]:
    found: list[Text] = []
    for note in section.notes:
        found += [Text(line.plain, style="dim") for line in wrapped(note, MOST_WIDTH)]
    if section.rows:
        heads = [Text(head, style="dim") for head in section.heads]
        rows = [heads, *[[_styled(cell) for cell in row] for row in section.rows]]
        figures = range(section.words, len(section.heads))
        found += aligned(rows, figures, indent=0, width=MOST_WIDTH)
    return found


def _styled(cell: Cell) -> Text:
    return Text(cell.text, style=STYLES.get(cell.tone, ""))


def _write(lines: list[Text], out: RichConsole) -> None:
    for line in lines:
        out.print(line)
