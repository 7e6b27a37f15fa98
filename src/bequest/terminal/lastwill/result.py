"""The end of a game of Last Will: who has won, the ranking, and what everybody is still worth."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bequest.core.words import message
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.wire import View
from bequest.games.lastwill.words import names
from bequest.games.lastwill.words.names import pounds
from bequest.terminal.lastwill.board import money
from bequest.terminal.lastwill.players import PLAYERS
from bequest.terminal.layout import Cell, aligned, wrapped
from bequest.terminal.scene import Scene
from bequest.terminal.voice import Voice

Sheet = dict[str, Any]
"""Of one seat, as `position.score_sheet` gives it."""
HEADS: Final = (
    "lastwill-result-rank", "", "lastwill-result-worth", "lastwill-table-balance", "lastwill-result-order", "",
)  # fmt: skip


def result(voice: Voice, deck: Deck, position: Scene) -> list[Text]:
    view = position.view(None)
    assert isinstance(view, View)
    sheets: list[Sheet] = position.score_sheet()
    lines = wrapped(Text(_outcome(voice, position, view), style="bold"), voice.width)
    lines += [Text(), *_ranking(voice, deck, position, view)]
    worths = [sheet["total"] for sheet in sheets]
    if len(set(worths)) < len(worths):
        lines += [Text(), *wrapped(voice.text("lastwill-result-tie"), voice.width)]
    return lines


def _outcome(voice: Voice, position: Scene, view: View) -> str:
    [winner] = position.winners()
    worth = position.scores()[winner]
    who = names.player(view.seats[winner].colour)
    how = "debt" if worth < 0 else "worth"
    return voice.text("lastwill-result-winner", player=who, how=how, amount=pounds(abs(worth)))


def _ranking(voice: Voice, deck: Deck, position: Scene, view: View) -> list[Text]:
    """The lowest worth first; the place in plan order breaks ties (W-19.9)."""
    ranks = position.ranking()
    sheets: list[Sheet] = position.score_sheet()
    rows: list[list[Cell]] = [[Text(voice.text(head) if head else "", style="dim") for head in HEADS]]
    for seat in sorted(range(position.players), key=lambda seat: ranks[seat]):
        sheet = sheets[seat]
        row: list[Cell] = [str(ranks[seat]), PLAYERS.shown(voice, view.seats[seat].colour)]
        row += [money(voice, sheet["total"]), money(voice, sheet["balance"]), str(sheet["plan_order"])]
        rows.append([*row, _owned(voice, deck, sheet)])
    return aligned(rows, right=(0, 2, 3, 4), width=voice.width)


def _owned(voice: Voice, deck: Deck, sheet: Sheet) -> str:
    """The properties with their values and what each counts beside that; or that the player is bankrupt."""
    if sheet["bankrupt"]:
        return voice.text("lastwill-table-bankrupt")
    told = [
        message(
            "lastwill-result-property",
            card=deck.cards[deck.number(entry["card"])].name,
            value=pounds(entry["value"]),
            more=pounds(entry["more"]),
        )
        for entry in sheet["properties"]
    ]
    return voice.text("lastwill-result-properties", cards=tuple(told)) if told else ""
