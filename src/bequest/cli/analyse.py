"""`bequest analyse`: a saved game looked at again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from bequest import games
from bequest.cli.common import AsJson, check_folder, in_file, leaving_quietly, words_of
from bequest.core import record as records
from bequest.core.errors import BadRecord
from bequest.core.record import Record
from bequest.core.words import Words, message
from bequest.terminal.console import StandardConsole, is_terminal
from bequest.terminal.effects import MINUS
from bequest.terminal.files import read_text, write_text
from bequest.terminal.layout import Cell, aligned, rule, wrapped
from bequest.terminal.table import game_of
from bequest.terminal.voice import Voice

if TYPE_CHECKING:  # NumPy takes a tenth of a second, for this command alone
    from bequest.lab.analysis.report import Analysis, Turn

NODES: Final = 800
"""About a seventh of a second for each choice."""
MOST_EVENTS: Final = 2
"""So many events of a move are told; the end of a round has dozens."""
MOST_MISTAKES: Final = 8
HEADS: Final = (
    "command-analyse-start", "command-analyse-draws", "command-analyse-own", "command-analyse-others",
    "command-analyse-light", "command-analyse-end",
)  # fmt: skip
CAUSES: Final = {
    "choice": "command-analyse-cause-choice",
    "draw": "command-analyse-cause-draw",
    "light": "command-analyse-cause-light",
}


def analyse_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="command-metavar-file", help="command-help-record")],
    nodes: Annotated[
        int, typer.Option(metavar="command-metavar-count", min=0, help="command-help-analyse-nodes")
    ] = NODES,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="command-metavar-file", help="command-help-analyse-plot")
    ] = None,
    as_json: AsJson = False,
) -> None:
    said = words_of(context)
    if plot is not None:
        check_folder(plot)
    with in_file(file):
        analysis = _analysed(records.load(read_text(file)), nodes, said)
    with leaving_quietly():
        if as_json:
            typer.echo(json.dumps(analysis.facts(said), indent=2, ensure_ascii=False))
        else:
            voice = Voice(StandardConsole(), said.language)
            voice.show(lines(analysis, voice))
        if plot is not None:
            from bequest.lab.analysis.plot import svg

            write_text(plot, svg(analysis, said), replace=True)
            if not as_json:
                typer.echo(said.text("command-tree-written", path=str(plot)))


def _analysed(record: Record, nodes: int, said: Words) -> Analysis:
    from bequest.bots.net.shelf import judge_of
    from bequest.lab.analysis.report import analyse

    position = records.verify(record, game_of(record))
    judge = judge_of(position.game)
    if judge is None:
        game = position.game
        raise BadRecord(message("command-analyse-no-net", deck=game.deck_name, game=game.title))
    title = said.text("command-analyse-progress")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=RichConsole(stderr=True), transient=True, disable=not is_terminal(sys.stderr)
    ) as bar:
        task = bar.add_task(title, total=None)
        return analyse(record, position.game, judge, nodes, lambda done, of: bar.update(task, completed=done, total=of))


# --- for people ---


def lines(analysis: Analysis, voice: Voice) -> list[Text]:
    """The account of every seat, the moves that turned the game, and the mistakes."""
    measure = "points" if analysis.alone else "win"
    title = games.find(analysis.game.name).short_title
    found = [rule(voice.text("command-analyse-title", title=title, measure=measure), voice.width)]
    if not analysis.walk.position.over:
        found += voice.lines(voice.text("command-analyse-so-far"))
    found += _account(analysis, voice)
    found += [Text(), *_quiet(voice, voice.text("command-analyse-legend", measure=measure))]
    if analysis.judged:
        found += _quiet(voice, voice.text("command-analyse-legend-accuracy"))
    found += [Text(), rule(voice.text("command-analyse-turns"), voice.width), *_turns(analysis, voice)]
    if analysis.judged:
        found += [Text(), rule(voice.text("command-analyse-worst"), voice.width), *_mistakes(analysis, voice)]
    return found


def _account(analysis: Analysis, voice: Voice) -> list[Text]:
    """A line for each seat; alone there are no others."""
    left_out = [3] if analysis.alone else []
    heads = [voice.text(head) for head in HEADS]
    if analysis.judged:
        heads += [voice.text("command-analyse-accuracy"), voice.text("command-analyse-mistakes")]
    rows: list[list[Cell]] = [["", *_without(heads, left_out), ""]]
    for seat in range(analysis.walk.players):
        account = analysis.walk.account(seat)
        parts = (account.draws, account.own, account.others, account.light)
        cells = [
            _points(analysis, account.start, voice),
            *[_points(analysis, part, voice, signed=True) for part in parts],
            _points(analysis, account.end, voice),
        ]
        if analysis.judged:
            reached = analysis.accuracy(seat)
            mistakes = len([one for one in analysis.of(seat) if one.mistake])
            cells += ["–" if reached is None else f"{reached:.0f}", str(mistakes)]
        name = Text(voice.put(analysis.player(seat)), style="bold")
        rows.append([name, *_without(cells, left_out), ""])
    return aligned(rows, range(1, len(rows[0])), indent=0, width=voice.width)


def _turns(analysis: Analysis, voice: Voice) -> list[Text]:
    from bequest.lab.analysis.report import LEAST_TURN

    if not analysis.turns:
        return voice.lines(voice.text("command-analyse-no-turns", points=round(LEAST_TURN * analysis.scale)))
    return aligned([_turn(analysis, turn, voice) for turn in analysis.turns], indent=0, width=voice.width)


def _turn(analysis: Analysis, turn: Turn, voice: Voice) -> list[Cell]:
    before, after = (f"{worth * analysis.scale:.0f}" for worth in (turn.before, turn.after))
    who = analysis.player(turn.seat)
    style = "green" if turn.after > turn.before else "red"
    change = Text(voice.text("command-analyse-change", player=who, before=before, after=after), style=style)
    number = voice.text("command-analyse-turn", move=str(turn.move.number))
    cause = voice.text(CAUSES[turn.cause])
    return [number, change, cause, analysis.told(turn.move, voice.words, MOST_EVENTS)]


def _mistakes(analysis: Analysis, voice: Voice) -> list[Text]:
    found: list[Text] = []
    mistakes = analysis.mistakes
    if not mistakes:
        return voice.lines(voice.text("command-analyse-no-mistakes"))
    numbers = [voice.text("command-analyse-turn", move=str(one.question.move)) for one in mistakes[:MOST_MISTAKES]]
    wide = max(map(len, numbers)) + 2
    for verdict, number in zip(mistakes, numbers, strict=False):
        question = verdict.question
        who, chosen = analysis.player(question.seat), analysis.said(verdict, question.chosen)
        found += wrapped(
            voice.text("command-analyse-mistake", player=who, chosen=chosen), voice.width, f"{number:<{wide}}"
        )
        points, error = (_points(analysis, value, voice) for value in (verdict.loss, verdict.error))
        better = analysis.said(verdict, verdict.rival)
        told = voice.text("command-analyse-better", points=points, error=error, better=better)
        found += wrapped(told, voice.width, " " * wide)
    more = len(mistakes) - len(numbers)
    if more > 0:
        found += voice.lines(voice.text("command-analyse-more", count=more))
    return found


def _quiet(voice: Voice, text: str) -> list[Text]:
    return wrapped(Text(text, style="dim"), voice.width)


def _without(cells: list[str], left_out: list[int]) -> list[str]:
    return [cell for place, cell in enumerate(cells) if place not in left_out]


def _points(analysis: Analysis, worth: float, voice: Voice, signed: bool = False) -> str:
    """A worth in points, with one decimal; a change with its sign."""
    points = round(worth * analysis.scale, 1) + 0.0
    shown = f"{abs(points):.1f}".replace(".", voice.text("command-decimal-mark"))
    sign = MINUS if points < 0 else "+" if signed else ""
    return f"{sign}{shown}"
