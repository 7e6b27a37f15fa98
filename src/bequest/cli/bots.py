"""`bequest bots`: who can play a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import typer

from bequest.bots.names import HEURISTIC, LEVELS, NET, RANDOM, SEARCH, SMALL, STEADY, WITH_STYLE
from bequest.cli.common import DeckNames, GameName, game_with, words_of
from bequest.core.game import Game
from bequest.core.words import Words
from bequest.terminal.layout import wrapped

OTHERS = (RANDOM, HEURISTIC, SMALL, NET, SEARCH)
INDENT = "    "


def bots_command(context: typer.Context, name: GameName, deck: DeckNames = None) -> None:
    game, _ = game_with(name, deck)
    typer.echo("\n".join(_lines(game, words_of(context))))


def _lines(game: Game, said: Words) -> Iterator[str]:
    from bequest.bots.net.shelf import judge_of

    yield said.text("command-bots-title", game=game.title, deck=game.deck_name)
    if judge_of(game) is None:
        yield from _folded(said.text("command-bots-no-net"), "")
    yield ""
    yield said.text("command-bots-levels")
    for level in LEVELS:
        yield from _entry(level, said.text(f"command-level-{level}"), said.text(f"command-level-{level}-about"))
    if game.styles:
        yield ""
        yield said.text("command-bots-styles", example=f"{STEADY}{WITH_STYLE}{game.styles[0].id}")
        for style in game.styles:
            id = f"{game.name}-style-{style.id}"
            yield from _entry(style.id, said.text(id), said.text(f"{id}-about"))
    yield ""
    yield said.text("command-bots-others")
    for kind in OTHERS:
        yield from _entry(kind, said.text(f"command-bot-{kind}"), said.text(f"command-bot-{kind}-about"))


def _entry(id: str, name: str, about: str) -> Iterator[str]:
    yield f"  {id}" if id == name else f"  {id} ({name})"
    for line in about.splitlines():
        yield from _folded(line, INDENT)


def _folded(text: str, indent: str) -> Sequence[str]:
    return [f"{indent}{line.plain}" for line in wrapped(text, 80 - len(indent))]
