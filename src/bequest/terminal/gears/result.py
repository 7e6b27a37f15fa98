"""The end of a game of Gears of Time: who has won, the ranking and the score sheet."""

from __future__ import annotations

from rich.text import Text

from bequest.games.gears.data import terms
from bequest.games.gears.wire import View
from bequest.games.gears.words import names
from bequest.terminal.gears.players import PLAYERS
from bequest.terminal.layout import Cell, aligned, wrapped
from bequest.terminal.scene import Scene
from bequest.terminal.voice import Voice


def result(voice: Voice, position: Scene) -> list[Text]:
    winners = position.winners()
    if len(winners) == 1:
        told = voice.text("gears-result-winner", player=names.player(winners[0]))
    else:
        told = voice.text("gears-result-shared", players=tuple(names.player(seat) for seat in winners))
    told_in_bold = Text(told, style="bold")
    return [*wrapped(told_in_bold, voice.width), Text(), *_ranking(voice, position), Text(), *_sheet(voice, position)]


def _ranking(voice: Voice, position: Scene) -> list[Text]:
    view = position.view(None)
    assert isinstance(view, View)
    ranks = position.ranking()
    heads = ("gears-result-rank", "", "gears-board-score", "gears-board-pool")
    rows: list[list[Cell]] = [[Text(voice.text(head), style="dim") if head else "" for head in heads]]
    for seat in sorted(range(position.players), key=lambda seat: ranks[seat]):
        shown = view.seats[seat]
        rows.append([str(ranks[seat]), PLAYERS.shown(voice, terms.COLOURS[seat]), str(shown.score), str(shown.pool)])
    return aligned([[*row, ""] for row in rows], right=(0, 2, 3), width=voice.width)


def _sheet(voice: Voice, position: Scene) -> list[Text]:
    """Points by player, source and round."""
    rounds = [voice.text("gears-result-round", n=number) for number in range(1, terms.ROUNDS + 1)]
    heads = ["", voice.text("gears-result-points-for"), *rounds, voice.text("gears-result-total"), ""]
    rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]]
    blank = [""] * terms.ROUNDS
    for sheet in position.score_sheet():
        name: Cell = PLAYERS.shown(voice, terms.COLOURS[int(str(sheet["seat"])) - 1])
        if "carried" in sheet:
            rows.append([name, voice.text("gears-result-carried"), *blank, str(sheet["carried"]), ""])
            name = ""
        for source, points in sheet.items():
            if isinstance(points, list) and any(points):
                told = voice.text(f"gears-source-{source}")
                rows.append([name, told, *map(str, points), str(sum(points)), ""])
                name = ""
        rows.append([name, voice.text("gears-result-all"), *blank, Text(str(sheet["total"]), style="bold"), ""])
    return aligned(rows, right=tuple(range(2, 3 + terms.ROUNDS)), width=voice.width)
