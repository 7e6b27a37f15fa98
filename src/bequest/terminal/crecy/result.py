"""The end of a game of the Duke de Crecy: who has won, the ranking, Honor by source, the Patrons."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bequest.core.frames import NOBODY
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.wire import Player, View
from bequest.games.crecy.words import card_words, phrases, view_words
from bequest.terminal.crecy.board import seen
from bequest.terminal.crecy.players import PLAYERS
from bequest.terminal.layout import Cell, aligned, wrapped
from bequest.terminal.scene import Scene
from bequest.terminal.voice import Voice


def result(voice: Voice, deck: Deck, position: Scene) -> list[Text]:
    view = seen(position, NOBODY)
    lines = wrapped(Text(_outcome(voice, position, view), style="bold"), voice.width)
    if position.players > 1:
        lines += [Text(), *_ranking(voice, position, view)]
    lines += [Text(), *_sheet(voice, position, view)]
    patrons = [line for shown in view.seats for line in _patron(voice, deck, view, shown)]
    return [*lines, Text(), *patrons] if patrons else lines


def _outcome(voice: Voice, position: Scene, view: View) -> str:
    winners = tuple(view_words.player(view.seats[seat].colour) for seat in position.winners())
    if view.mode == "solo_testament":
        hints = view.hints or []
        done = sum(hint.fulfilled for hint in hints)
        facts = {"honor": position.scores()[0], "done": done, "hints": len(hints)}
        return voice.text("crecy-result-testament", won="yes" if winners else "no", **facts)
    if view.mode == "solo_standard":
        return voice.text("crecy-result-solo", won="yes" if winners else "no", honor=position.scores()[0])
    if not winners:
        return voice.text("crecy-result-nobody")
    return voice.text("crecy-result-winners", players=winners, n=len(winners))


def _ranking(voice: Voice, position: Scene, view: View) -> list[Text]:
    """With what breaks ties; families that died out stand below all others."""
    ranks = position.ranking()
    heads = ("crecy-result-rank", "", "crecy-table-honor", "crecy-table-hand", "crecy-table-prestige", "")
    rows: list[list[Cell]] = [[_head(voice, head) for head in heads]]
    for seat in sorted(range(position.players), key=lambda seat: ranks[seat]):
        shown = view.seats[seat]
        row: list[Cell] = [str(ranks[seat]), PLAYERS.shown(voice, shown.colour)]
        row += [_signed(getattr(shown, key)) for key in ("honor", "hand_size", "prestige")]
        extinct = shown.extinct
        numeral = phrases.GENERATION_NUMERALS[extinct or 0]
        rows.append([*row, voice.text("crecy-table-extinct", generation=numeral) if extinct else ""])
    return aligned(rows, right=(0, 2, 3, 4), width=voice.width)


def _sheet(voice: Voice, position: Scene, view: View) -> list[Text]:
    """Honor by source, a column for each player; sources that gave nobody anything are left out."""
    sheets: list[dict[str, Any]] = position.score_sheet()
    names = [PLAYERS.shown(voice, shown.colour) for shown in view.seats]
    rows: list[list[Cell]] = [[_head(voice, "crecy-result-honor"), *names, ""]]
    for source in (*terms.SOURCES, "carried"):
        values = [int(sheet[source]) for sheet in sheets]
        if any(values):
            rows.append([voice.text(f"crecy-source-{source}"), *map(_signed, values), ""])
    totals = [Text(_signed(int(sheet["total"])), style="bold") for sheet in sheets]
    rows.append([voice.text("crecy-result-total"), *totals, ""])
    return aligned(rows, right=tuple(range(1, position.players + 1)), width=voice.width)


def _patron(voice: Voice, deck: Deck, view: View, shown: Player) -> list[Text]:
    if shown.patron is None:
        return []
    number = [patron.id for patron in deck.patrons].index(shown.patron)
    text = voice.text(
        "crecy-result-patron",
        player=view_words.player(shown.colour),
        patron=card_words.card_title(deck, "patron", number),
        goals=card_words.card_text(deck, "patron", number),
    )
    return wrapped(text, voice.width, " ", "   ")


def _signed(value: int) -> str:
    return str(value).replace("-", phrases.MINUS)


def _head(voice: Voice, id: str) -> Text:
    return Text(voice.text(id) if id else "", style="dim")
