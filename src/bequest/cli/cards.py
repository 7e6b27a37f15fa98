"""`bequest cards`: what becomes of every card, over many games."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from bequest.bots.player import HEURISTIC
from bequest.cli.common import (
    INTERRUPTED,
    DeckNames,
    GameName,
    Options,
    Players,
    Seed,
    game_with,
    read_options,
    words_of,
)
from bequest.cli.simulate import Bots, Count, bots_for, decimal, with_progress
from bequest.cli.speech import tell_error
from bequest.core.words import Words
from bequest.lab.cards import ACTIVATED, DROPPED, KINDS, PLAYED, SEEN, TAKEN, WILL_KINDS, WON, Report, report
from bequest.lab.simulate import Setup
from bequest.terminal.layout import table, wrapped
from bequest.terminal.table import new_table


def cards_command(
    context: typer.Context,
    name: GameName,
    players: Players = 4,
    count: Count = 100,
    seed: Seed = None,
    bots: Bots = HEURISTIC,
    as_json: Annotated[bool, typer.Option("--json", help="command-help-json")] = False,
    option: Options = None,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    game, _ = game_with(name, deck)
    sample = new_table(game, players, seed, read_options(option or []))
    values = {key: value for key, value in sample.options.items() if key not in ("players", "seed")}
    setup = Setup(name, game.deck_text(), players, values, sample.seed, bots_for(name, bots, said))
    try:
        found = with_progress(lambda progress: report(setup, count, progress), count, said)
    except KeyboardInterrupt:
        tell_error(said.text("command-stopped"), said)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(found.facts(), indent=2))
    else:
        typer.echo("\n".join(_lines(found, said)))


def _will_columns(played: str, black: bool) -> tuple[tuple[str, str], ...]:
    """What is counted of a card of Last Will; only black cards are activated."""
    activated = ((ACTIVATED, "command-cards-activated"),) if black else ()
    first = ((SEEN, "command-cards-seen"), (TAKEN, "command-cards-taken"), (PLAYED, played))
    return (*first, *activated, (WON, "command-cards-won"), (DROPPED, "command-cards-dropped"))


COLUMNS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "friend": (
        (SEEN, "command-cards-seen"),
        (TAKEN, "command-cards-taken"),
        (PLAYED, "command-cards-joined"),
        (DROPPED, "command-cards-dropped"),
    ),
    "child": ((SEEN, "command-cards-seen"), (PLAYED, "command-cards-born"), (DROPPED, "command-cards-dropped")),
    "side": ((SEEN, "command-cards-dealt"), (PLAYED, "command-cards-chosen")),
    "title": ((SEEN, "command-cards-offered"), (PLAYED, "command-cards-acquired"), (DROPPED, "command-cards-left")),
    "contribution": (
        (SEEN, "command-cards-offered"),
        (PLAYED, "command-cards-given"),
        (DROPPED, "command-cards-left"),
    ),
    "mission": (
        (SEEN, "command-cards-seen"),
        (TAKEN, "command-cards-kept"),
        (PLAYED, "command-cards-completed"),
        (DROPPED, "command-cards-dropped"),
    ),
    "patron": ((SEEN, "command-cards-dealt"), (PLAYED, "command-cards-met")),
    "hint": ((SEEN, "command-cards-seen"), (PLAYED, "command-cards-fulfilled")),
    "event": _will_columns("command-cards-played", False),
    "expense": _will_columns("command-cards-put", True),
    "helper": _will_columns("command-cards-put", True),
    "property": _will_columns("command-cards-bought", True),
    "companion": _will_columns("command-cards-played", False),
    "wild": _will_columns("command-cards-played", False),
}
"""By kind of card: what is counted, and the word above its column."""
KIND_WORDS: Final[dict[str, str]] = {
    "friend": "command-cards-friends",
    "child": "command-cards-children",
    "side": "command-cards-sides",
    "title": "command-cards-titles",
    "contribution": "command-cards-contributions",
    "mission": "command-cards-missions",
    "patron": "command-cards-patrons",
    "hint": "command-cards-hints",
    "event": "command-cards-events",
    "expense": "command-cards-expenses",
    "helper": "command-cards-helpers",
    "property": "command-cards-properties",
    "companion": "command-cards-companions",
    "wild": "command-cards-wild",
}


def _lines(found: Report, said: Words) -> list[str]:
    """A table for each kind of card, those played least on top; then the cards that nobody played."""
    lines: list[str] = []
    for kind in (*KINDS, *WILL_KINDS):
        ids = [id for of, id in found.cards if of == kind]
        if ids:
            ids.sort(key=lambda id: (found.share(kind, id) or 0.0, id))
            heads = [KIND_WORDS[kind], *[head for _, head in COLUMNS[kind]], "command-cards-share"]
            rows = [[said.text(head) for head in heads], *[_row(found, kind, id, said) for id in ids]]
            lines += [*table(rows, range(1, len(heads)), indent=0), ""]
    dead = ", ".join([id for _, id in found.dead()])
    if dead:
        lines += [line.plain for line in wrapped(said.text("command-cards-dead", cards=dead))]
    else:
        lines.append(said.text("command-cards-none-dead"))
    return lines


def _row(found: Report, kind: str, id: str, said: Words) -> list[str]:
    """The counts of one card, and the share of those played in per cent."""
    share = found.share(kind, id)
    shown = "–" if share is None else decimal(round(100 * share, 1), said)
    return [id, *[str(found.count(kind, id, stage)) for stage, _ in COLUMNS[kind]], shown]
