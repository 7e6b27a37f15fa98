"""Decks from text: the supplied ones, deck files that replace some of their cards, and the cards of a position file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, cast

from bequest.core.entries import lend_names
from bequest.core.errors import BadDeck
from bequest.core.texts.reading import DeckFields, DeckText, Fields
from bequest.core.texts.toml_text import dump
from bequest.core.words import message, quoted
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import (
    FIELDS,
    Card,
    Child,
    Contribution,
    Friend,
    Head,
    Hint,
    Mission,
    Patron,
    Title,
    fields_of,
)
from bequest.games.crecy.data.deck import ALIASES, SUPPLIED, TEXTS, Deck, real_name

OWN_DECK: Final = "position"
"""The name of a deck that a position file brings."""
TABLES: Final = tuple(FIELDS)
EXCLUSIVE: Final = (("cost", "dowry"), ("income", "friends"))
"""Giving one of these in a deck file drops the other of the supplied card."""
IDLE: Final[dict[str, tuple[int, ...]]] = {
    "friend": (),
    "child": (terms.DO_FREE_TURN,),
    "mission": (terms.DO_BIRTHS, terms.DO_CHILDLESS, terms.DO_PAIRS, terms.DO_FREE_TURN),
}
"""Effects that would never do anything on a card of this kind."""
Raw = dict[str, object]
T = TypeVar("T")
_LOADED: Final[dict[str, Deck]] = {}


def supplied(name: str) -> Deck:
    """A deck that comes with the package."""
    real = real_name(name)
    if real not in _LOADED:
        _LOADED[real] = load(TEXTS[real], SUPPLIED[real])
    return _LOADED[real]


def load(text: str, file: str) -> Deck:
    """A deck from TOML text, or BadDeck naming file, line and field; what it leaves out is supplied (D-1.4, D-1.5)."""
    source = DeckText(text, file)
    head = source.head(("name", "whole", *TABLES))
    name = head.text("name")
    if name in SUPPLIED and text != TEXTS[name]:
        raise head.fail("name", message("crecy-deck-supplied-name", name=name))
    if name in ALIASES or name == OWN_DECK:
        raise head.fail("name", message("crecy-deck-reserved-name", name=name))
    base = {} if name in SUPPLIED or head.flag("whole") else _supplied_cards()
    tables = {table: _merged(source.tables(table), base.get(table, []), table, file) for table in TABLES}
    deck = _deck(name, tables, strict=True)
    _check_totals(deck, head)
    if name not in SUPPLIED:
        whole = {table: [entry.values for entry in entries] for table, entries in tables.items()}
        deck.text = dump({"name": name, "whole": True}, whole)
        lend_names(_cards(deck), _cards(supplied(ALIASES["base"])))
    return deck


def _cards(deck: Deck) -> list[Card]:
    return [
        *deck.friends, *deck.children, *deck.heads, *deck.titles, *deck.contributions, *deck.missions, *deck.patrons,
        *deck.hints,
    ]  # fmt: skip


def _supplied_cards() -> Mapping[str, list[Raw]]:
    """The cards that a deck file builds on, unless it says that it is whole."""
    return cast("Mapping[str, list[Raw]]", tomllib.loads(TEXTS[ALIASES["base"]]))


def _merged(given: list[DeckFields], base: list[Raw], table: str, file: str) -> list[Fields]:
    """The supplied cards of a table with those of the file laid over them: by id, or in place of `replaces`."""
    if not base:
        return list(given)
    merged: dict[str, Fields] = {
        str(card["id"]): DeckFields(dict(card), file, [], 1, 1, f"{table} {card['id']}") for card in base
    }
    seen: set[str] = set()
    for entry in given:
        id = entry.text("id", entry.text("replaces", "") if entry.has("replaces") else None)
        old = entry.text("replaces", id)
        if id in seen:
            raise entry.fail("id", message("crecy-deck-name-twice", name=id))
        seen.add(id)
        if old not in merged:
            raise entry.fail(
                "replaces" if entry.has("replaces") else "id", message("crecy-deck-no-card", id=quoted(old))
            )
        values = {key: value for key, value in entry.values.items() if key != "replaces"}
        if not entry.has("replaces"):
            values = _overlaid(merged[old].values, values)
        elif id != old and id in merged:
            raise entry.fail("id", message("crecy-deck-name-twice", name=id))
        entry.values.clear()
        entry.values.update(values)
        merged = {(id if key == old else key): (entry if key == old else value) for key, value in merged.items()}
    return list(merged.values())


def _overlaid(card: Raw, given: Raw) -> Raw:
    """A supplied card with some values changed; those are no longer published unless the file says so."""
    kept = dict(card)
    for one, other in EXCLUSIVE:
        if one in given:
            kept.pop(other, None)
        if other in given:
            kept.pop(one, None)
    if "name" in given:
        kept.pop("female", None)
    marks = card.get("published", [])
    kept["published"] = (
        [mark for mark in marks if mark.partition(".")[0] not in given] if isinstance(marks, list) else []
    )
    return {**kept, **given}


def section(fields: Fields, base: Deck) -> Deck:
    """The deck of a position file that brings fixture cards: every kind it names replaces all of that kind (D-1.9)."""
    tables: dict[str, list[Fields]] = {}
    for table in TABLES:
        entries = fields.objects(table, fields_of(table)) if fields.has(table) else None
        if entries is not None:
            for entry in entries:
                _borrow_effects(entry)
            tables[table] = entries
    return _deck(OWN_DECK, tables, strict=False, base=base, section=dict(fields.values))


def _borrow_effects(entry: Fields) -> None:
    """A fixture's effect may be given as the name of a supplied card."""
    borrowed = entry.values.get("effects")
    if isinstance(borrowed, str):
        supplied_cards = _supplied_cards()
        known = {str(card["id"]): card for table in ("friend", "child", "mission") for card in supplied_cards[table]}
        if borrowed not in known:
            raise entry.fail("effects", message("crecy-deck-no-card", id=quoted(borrowed)))
        entry.values = {**entry.values, "effects": known[borrowed].get("effects", [])}


def _deck(
    name: str, tables: Mapping[str, Sequence[Fields]], strict: bool, base: Deck | None = None,
    section: dict[str, object] | None = None,
) -> Deck:  # fmt: skip
    """Records from tables; a kind of card that is not there comes from the base."""

    def own(table: str) -> list[Fields] | None:
        return list(tables[table]) if table in tables else None

    friends = _records(own("friend"), lambda f: Friend(f, strict), base.friends if base else ())
    children = _records(own("child"), lambda f: Child(f, strict), base.children if base else ())
    heads = _records(own("head"), lambda f: Head(f, strict), base.heads if base else ())
    titles = _records(own("title"), lambda f: Title(f, strict), base.titles if base else ())
    contributions = _records(own("contribution"), lambda f: Contribution(f, strict), base.contributions if base else ())
    missions = _records(own("mission"), lambda f: Mission(f, strict), base.missions if base else ())
    patrons = _records(own("patron"), lambda f: Patron(f, strict), base.patrons if base else ())
    hints = _records(own("hint"), lambda f: Hint(f, strict), base.hints if base else ())
    _check_names([friends, children, heads, titles, contributions, missions, patrons, hints], tables)
    deck = Deck(
        name, TEXTS.get(name, ""), friends, children, heads, titles, contributions, missions, patrons, hints, section
    )
    _check_effects(deck, tables)
    return deck


def _records(entries: list[Fields] | None, read: Callable[[Fields], T], base: tuple[T, ...]) -> list[T]:
    return list(base) if entries is None else [read(entry) for entry in entries]


# --- checks ---


def _check_names(kinds: Sequence[Sequence[Card]], tables: Mapping[str, Sequence[Fields]]) -> None:
    """No id twice, and among Friends no name twice (C-3.2)."""
    seen: set[str] = set()
    names: set[str] = set()
    for table, cards in zip(TABLES, kinds, strict=True):
        for i, card in enumerate(cards):
            if card.id in seen or (table == "friend" and str(card.name) in names):
                raise _at(tables, table, i).fail("id", message("crecy-deck-name-twice", name=card.id))
            seen.add(card.id)
            if table == "friend":
                names.add(str(card.name))


def _at(tables: Mapping[str, Sequence[Fields]], table: str, i: int) -> Fields:
    return tables[table][i] if table in tables else Fields({}, "deck", BadDeck)


def _check_effects(deck: Deck, tables: Mapping[str, Sequence[Fields]]) -> None:
    """Effects that only some kinds of cards may have; those on rivals never in a solo game (D-2.11, D-5.5)."""
    for table in [table for table in ("friend", "child", "mission") if table in tables]:
        for entry, card in zip(tables[table], _with_effects(deck, table), strict=True):
            does = [clause.do for clause in card.effects]
            for clause in card.effects:
                idle = clause.do in IDLE[table] or (
                    table == "child" and clause.do == terms.DO_BIRTHS and clause.when != terms.AT_BIRTH
                )
                if idle:
                    raise entry.fail(
                        "effects", message("crecy-deck-idle", effect=terms.EFFECTS[clause.do], table=table)
                    )
            if terms.DO_COUNTS_AS in does and table != "mission":
                raise entry.fail("effects", message("crecy-deck-mission-only"))
            if terms.DO_PAWN in does and table == "mission":
                raise entry.fail("effects", message("crecy-deck-no-pawn"))
            if (terms.DO_RIVALS_LOSE in does or terms.DO_RIVALS_GAIN in does) and _in_solo_games(card):
                raise entry.fail("effects", message("crecy-deck-rivals-solo"))
    for table, offers in (("title", deck.titles), ("contribution", deck.contributions)):
        if len(offers) > terms.MOST_PER_KIND:
            raise _at(tables, table, 0).fail("", message("crecy-deck-too-many", most=terms.MOST_PER_KIND))


def _with_effects(deck: Deck, table: str) -> Sequence[Friend | Child | Mission]:
    return deck.friends if table == "friend" else deck.children if table == "child" else deck.missions


def _in_solo_games(card: Friend | Child | Mission) -> bool:
    return isinstance(card, Child) or not {"solo_standard", "solo_testament"} <= set(card.not_in)


def _check_totals(deck: Deck, head: Fields) -> None:
    """A whole deck has the numbers of cards of the game (D-1.5).

    4 Heads (C-3.1); 39 Sons, 39 Daughters, 10 Complications (C-3.3); 3 Titles (C-3.5), 3 Contributions (C-3.6) and
    5 Hints (C-3.11) for each Generation; 6 Patrons (C-3.7); 15 Missions (C-3.8).
    """
    of = {
        gender: sum(child.copies for child in deck.children if child.gender == gender)
        for gender in (terms.MALE, terms.FEMALE, -1)
    }
    totals: list[tuple[str, int, int]] = [
        ("friend", 75, len(deck.friends)),
        ("child", 39, of[terms.MALE]),
        ("child", 39, of[terms.FEMALE]),
        ("child", 10, of[-1]),
        ("head", len(terms.PLAYER_COLOURS), len(deck.heads)),
        ("mission", 15, len(deck.missions)),
        ("patron", 6, len(deck.patrons)),
    ]
    for g in range(1, terms.GENERATIONS + 1):
        totals.append(("title", 3, len([title for title in deck.titles if title.generation == g])))
        totals.append(("contribution", 3, len([card for card in deck.contributions if card.generation == g])))
        totals.append(("hint", 5, len([hint for hint in deck.hints if hint.generation == g])))
    for table, wanted, found in totals:
        if wanted != found:
            raise head.fail(table, message("crecy-deck-total", table=table, wanted=wanted, found=found))
    if len([child for child in deck.children if child.gender < 0]) != 1:
        raise head.fail("child", message("crecy-deck-one-complication"))
    if len({friend.role for friend in deck.friends}) != 4 or len([f for f in deck.friends if f.role >= 0]) != 4:
        raise head.fail("friend", message("crecy-deck-roles"))
    if sorted(head_card.colour for head_card in deck.heads) != list(range(len(terms.PLAYER_COLOURS))):
        raise head.fail("head", message("crecy-deck-colours"))
