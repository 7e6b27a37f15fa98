"""`bequest cards`: what becomes of every card, over many games."""

from __future__ import annotations

import json

import typer

from bequest import games
from bequest.bots.names import HEURISTIC
from bequest.cli.common import AsJson, DeckNames, GameName, Options, Players, Seed, words_of
from bequest.cli.simulate import Bots, Count, decimal, setup_for, with_progress
from bequest.core.errors import BadOption
from bequest.core.usage import CardKind
from bequest.core.words import Words, message
from bequest.lab.cards import Report, report
from bequest.terminal.layout import table, wrapped


def cards_command(
    context: typer.Context,
    name: GameName,
    players: Players = 4,
    count: Count = 100,
    seed: Seed = None,
    bots: Bots = HEURISTIC,
    as_json: AsJson = False,
    option: Options = None,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    if games.find(name).usage is None:
        raise BadOption(message("command-cards-no-report", game=name))
    setup = setup_for(context, name, players, seed, bots, option, deck)
    found = with_progress(lambda progress: report(setup, count, progress), count, said)
    if as_json:
        typer.echo(json.dumps(found.facts(), indent=2))
    else:
        typer.echo("\n".join(_lines(found, said)))


def _lines(found: Report, said: Words) -> list[str]:
    """A table for each kind of card, those played least on top; then the cards that nobody played."""
    lines: list[str] = []
    for kind in found.usage.kinds:
        ids = [id for of, id in found.cards if of == kind.name]
        if ids:
            ids.sort(key=lambda id: (found.share(kind.name, id) or 0.0, id))
            heads = [kind.title, *[head for _, head in kind.columns], "command-cards-share"]
            rows = [[said.text(head) for head in heads], *[_row(found, kind, id, said) for id in ids]]
            lines += [*table(rows, range(1, len(heads)), indent=0), ""]
    dead = ", ".join([id for _, id in found.dead()])
    if dead:
        lines += [line.plain for line in wrapped(said.text("command-cards-dead", cards=dead))]
    else:
        lines.append(said.text("command-cards-none-dead"))
    return lines


def _row(found: Report, kind: CardKind, id: str, said: Words) -> list[str]:
    """The counts of one card, and the share of those played in per cent."""
    share = found.share(kind.name, id)
    shown = "–" if share is None else decimal(round(100 * share, 1), said)
    return [id, *[str(found.count(kind.name, id, stage)) for stage, _ in kind.columns], shown]
