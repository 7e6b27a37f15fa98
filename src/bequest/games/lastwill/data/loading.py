"""Decks and boards from text: the supplied ones, files that change some of them, and the cards of a position file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bequest.core.catalogue import did_you_mean
from bequest.core.entries import lend_names
from bequest.core.errors import BadDeck
from bequest.core.texts import provenance
from bequest.core.texts.reading import DeckFields, DeckText, Fields
from bequest.core.texts.toml_text import dump
from bequest.core.words import message, quoted
from bequest.games.lastwill.data import boards, terms
from bequest.games.lastwill.data.boards import Boards, OfferPlace, Plan
from bequest.games.lastwill.data.cards import TABLES, Card, Raw, Will
from bequest.games.lastwill.data.deck import (
    ALIASES,
    BOARD_ALIASES,
    SUPPLIED,
    SUPPLIED_BOARDS,
    TEXTS,
    Deck,
    real_name,
)

OWN_DECK: Final = "position"
"""The name of a deck that a position file brings."""
FEWEST: Final = 2
"""Players of the smallest game, for which every deck must do."""
_RESERVED: Final = (OWN_DECK, *ALIASES)
_HEAD: Final = ("name", "boards", "whole", "removed", *TABLES, *boards.HEAD_FIELDS, *boards.TABLES)
_LOADED: Final[dict[str, Deck]] = {}


def supplied(name: str) -> Deck:
    """A deck that comes with the package, on the supplied boards."""
    real = real_name(name)
    if real not in _LOADED:
        _LOADED[real] = _supplied(real)
    return _LOADED[real]


def _supplied(name: str) -> Deck:
    """The cards of the package: all that is known of the game, and what fills the gaps.

    W-2.7, W-28.27, W-28.28, W-28.29, W-28.51.
    """
    source = DeckText(TEXTS[name], SUPPLIED[name])
    source.head(("name", "whole", *TABLES))
    tables: dict[str, Sequence[Fields]] = {table: source.tables(table) for table in TABLES}
    cards, wills = _cards(tables, strict=True)
    return Deck(name, TEXTS[name], cards, wills, _boards(Fields(_supplied_boards(), "boards", BadDeck)))


def _supplied_boards() -> Raw:
    """The default plans and offering tables (W-28.17, W-28.18, W-28.25)."""
    return tomllib.loads(TEXTS[BOARD_ALIASES["base"]])


def load(text: str, file: str) -> Deck:
    """A deck from TOML text, or BadDeck naming file, line and field; what it leaves out is supplied."""
    return load_all([(text, file)])


def load_all(sources: Sequence[tuple[str, str]]) -> Deck:
    """Several files, each changing what those before it say (W-25.6, W-25.7, W-28.4, W-28.5)."""
    if [text for text, _ in sources] == [TEXTS[ALIASES["base"]]]:
        return supplied("base")
    name, file = "", ""
    tables = _raw_tables(TEXTS[ALIASES["base"]])
    board = _supplied_boards()
    shown: dict[str, DeckFields] = {}
    head: DeckFields | None = None
    whole = False
    for text, file in sources:
        source = DeckText(text, file)
        head = source.head(_HEAD)
        name = _name(head, name)
        whole = whole or head.flag("whole")
        if head.flag("whole"):
            tables = {table: [] for table in TABLES}
        _change_cards(source, head, tables, shown)
        board = _change_boards(source, head, board)
    assert head is not None
    fields = {table: [_entry(raw, table, shown, file) for raw in entries] for table, entries in tables.items()}
    cards, wills = _cards(fields, strict=True)
    if len(tables["wild"]) != 1:
        raise head.fail("wild", message("lastwill-deck-one-wild"))
    if not whole:
        _check_names(shown)
    base = supplied(ALIASES["base"])
    lend_names([*cards, *wills], [*base.cards, *base.wills])
    check_size(cards, FEWEST, head)
    found = _boards(head.holding(board))
    name = name or f"{ALIASES['base']}+{found.name}"
    return Deck(name, _whole_text(name, tables, board), cards, wills, found)


def _name(head: DeckFields, before: str) -> str:
    """The last file that gives a name gives it to the deck; one that changes the boards alone has none to give."""
    if not head.has("name") and head.has("boards"):
        return before
    name = head.text("name")
    if name in SUPPLIED or name in SUPPLIED_BOARDS:
        raise head.fail("name", message("lastwill-deck-supplied-name", name=name))
    if name in _RESERVED:
        raise head.fail("name", message("lastwill-deck-reserved-name", name=name))
    return name


def _entry(raw: Raw, table: str, shown: Mapping[str, DeckFields], file: str) -> DeckFields:
    """An entry where its file gives it; for what no file changes the place is the file that was read last."""
    return shown.get(str(raw["id"])) or DeckFields(dict(raw), file, [], 1, 1, f"{table} {raw['id']}")


def _raw_tables(text: str) -> dict[str, list[Raw]]:
    found = cast("Mapping[str, list[Raw]]", tomllib.loads(text))
    return {table: list(found.get(table, [])) for table in TABLES}


def _change_cards(
    source: DeckText, head: DeckFields, tables: dict[str, list[Raw]], shown: dict[str, DeckFields]
) -> None:
    """Entries with a known id are laid over it, others are added; `removed` names those that go (W-28.4)."""
    known = {str(raw["id"]): table for table, entries in tables.items() for raw in entries}
    gone = head.texts("removed")
    for i, id in enumerate(gone):
        if id not in known:
            hint = did_you_mean(id, list(known))
            raise head.fail(f"removed[{i + 1}]", message("lastwill-deck-no-card", id=quoted(id), hint=hint))
        tables[known[id]] = [raw for raw in tables[known[id]] if raw["id"] != id]
        del known[id]
    seen: set[str] = set()
    for table in TABLES:
        for entry in source.tables(table):
            id = entry.text("id")
            if id in seen or known.get(id, table) != table:
                raise entry.fail("id", message("lastwill-deck-name-twice", name=id))
            seen.add(id)
            if id in gone:
                raise entry.fail("id", message("lastwill-deck-removed", name=id))
            if id in known:
                at = [raw["id"] for raw in tables[table]].index(id)
                tables[table][at] = _overlaid(tables[table][at], entry.values)
                entry.values = dict(tables[table][at])
            else:
                tables[table].append(dict(entry.values))
            shown[id] = entry


def _check_names(shown: Mapping[str, DeckFields]) -> None:
    """A card that is new has a name: a misspelt id would make one in silence."""
    supplied_ids = [str(raw["id"]) for entries in _raw_tables(TEXTS[ALIASES["base"]]).values() for raw in entries]
    for id, entry in shown.items():
        if not entry.has("name"):
            hint = did_you_mean(id, supplied_ids)
            raise entry.fail("id", message("lastwill-deck-new-card", id=quoted(id), hint=hint))


def _overlaid(card: Raw, given: Raw) -> Raw:
    """A card with some values changed; those are no longer published unless the file says so."""
    kept = dict(card)
    if "options" in given:
        for other in ("actions", "pounds", "coins"):
            kept.pop(other, None)
    elif {"actions", "pounds", "coins"} & set(given):
        kept.pop("options", None)
    marks = card.get("published", [])
    assert isinstance(marks, list)
    kept["published"] = [mark for mark in marks if provenance.split(mark)[0].partition(".")[0] not in given]
    return {**kept, **given}


def _change_boards(source: DeckText, head: DeckFields, board: Raw) -> Raw:
    """Fields replace fields; plans replace those of the sides they name, places those of their boards (W-28.5)."""
    changed = dict(board)
    for key in (*boards.HEAD_FIELDS, "boards"):
        if head.has(key):
            changed[key] = head.values[key]
    if "published" not in head.values:
        marks = cast("list[str]", board.get("published", []))
        changed["published"] = [mark for mark in marks if provenance.split(mark)[0] not in head.values]
    touched = bool({*boards.HEAD_FIELDS, *boards.TABLES} & set(head.values))
    if touched and not head.has("boards"):
        raise head.fail("boards", message("lastwill-boards-name"))
    if head.has("boards") and head.text("boards") in SUPPLIED_BOARDS | BOARD_ALIASES:
        raise head.fail("boards", message("lastwill-deck-supplied-name", name=head.text("boards")))
    for table, key in (("plan", "side"), ("place", "board")):
        entries = source.tables(table)
        for entry in entries:
            _ = Plan(entry) if table == "plan" else OfferPlace(entry)
        named = {entry.values[key] for entry in entries}
        old = cast("list[Raw]", board[table])
        changed[table] = [raw for raw in old if raw[key] not in named] + [dict(entry.values) for entry in entries]
    return changed


def _boards(fields: Fields) -> Boards:
    """Boards from their whole text."""
    plans = [Plan(entry) for entry in fields.objects("plan", boards.FIELDS["plan"])]
    places = [OfferPlace(entry) for entry in fields.objects("place", boards.FIELDS["place"])]
    return Boards(fields.text("boards"), fields, plans, places)


def section(fields: Fields, base: Deck) -> Deck:
    """The deck of a position file that brings fixture cards: of each deck that it names only these exist (W-0.2)."""
    known = {card.id: card for card in base.cards}
    cards = [card for card in base.cards if card.kind == terms.WILD or not fields.has(_table(card))]
    for table in terms.DECKS:
        for i, item in enumerate(fields.items(table)):
            if isinstance(item, str):
                if item not in known or _table(known[item]) != table:
                    hint = did_you_mean(item, list(known))
                    raise fields.fail(f"{table}[{i + 1}]", message("lastwill-deck-no-card", id=quoted(item), hint=hint))
                cards.append(known[item])
            elif isinstance(item, dict):
                cards.append(Card(Fields(item, fields.place(f"{table}[{i + 1}]"), fields.error), table, strict=False))
            else:
                raise fields.fail(f"{table}[{i + 1}]", message("lastwill-deck-card-or-id"))
    ids = [card.id for card in cards]
    for id in ids:
        if ids.count(id) > 1:
            raise fields.fail("", message("lastwill-deck-name-twice", name=id))
    return Deck(OWN_DECK, "", cards, base.wills, base.boards, dict(fields.values))


def _table(card: Card) -> str:
    return terms.DECKS[min(card.back, len(terms.DECKS) - 1)]


# --- records from tables ---


def _cards(tables: Mapping[str, Sequence[Fields]], strict: bool) -> tuple[list[Card], list[Will]]:
    cards: list[Card] = []
    seen: set[str] = set()
    for table in TABLES[:-1]:
        for entry in tables[table]:
            card = Card(entry, table, strict)
            if card.id in seen:
                raise entry.fail("id", message("lastwill-deck-name-twice", name=card.id))
            seen.add(card.id)
            cards.append(card)
    wills = [Will(entry) for entry in tables["wills"]]
    return cards, wills


def check_size(cards: Sequence[Card], players: int, head: Fields) -> None:
    """Enough for the starting hands of so many players (W-28.4)."""
    least = terms.START_CARDS * players
    for deck in (terms.HELPERS, terms.PROPERTIES):
        found = sum([card.copies for card in cards if card.back == deck])
        if found < least:
            problem = message("lastwill-deck-too-few", deck=terms.DECKS[deck], least=str(least), found=str(found))
            raise head.fail(terms.DECKS[deck], problem)


# --- a whole deck as text ---


def _whole_text(name: str, tables: Mapping[str, list[Raw]], board: Raw) -> str:
    """TOML that `load` reads back: every card and board in full, so that a record depends on no supplied text."""
    head: Raw = {"name": name, "whole": True}
    whole = dict(tables)
    if board["boards"] not in SUPPLIED_BOARDS:
        head["boards"] = board["boards"]
        head.update({key: board[key] for key in boards.HEAD_FIELDS if key in board})
        whole |= {table: cast("list[Raw]", board[table]) for table in boards.TABLES}
    return dump(head, whole)
