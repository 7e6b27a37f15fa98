"""What the entries of decks have in common: an id, a name, a note, and the labels of their values."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from bequest.core.texts import provenance
from bequest.core.texts.reading import Fields
from bequest.core.words import Name, message, name_of, quoted, same_everywhere

TEXT_FIELDS: Final[tuple[str, ...]] = ("id", "name", "note", "published")
NO_NOTE: Final = name_of({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """Id, name, a line of description, and which fields are published; `known` are all fields that it may have."""

    face: ClassVar[str] = ""
    """The kind of face that it has; "" if nothing of it is drawn."""

    def __init__(self, fields: Fields, known: tuple[str, ...]) -> None:
        self.id, name = identity(fields)
        self.name = name_of(name.texts, f"{self.face}:{self.id}") if self.face else name
        self.note = fields.name("note", NO_NOTE)
        self.published = published(fields, known)

    def mark(self, field: str) -> str:
        """Where a value comes from: published, house, or partly if only parts of the field are published."""
        return provenance.label(field, self.published)


def identity(fields: Fields) -> tuple[str, Name]:
    """Id and name. Either may be left out: it follows from the other."""
    name = fields.name("name", same_everywhere(fields.text("id")) if fields.has("id") else None)
    id = fields.text("id", slug(str(name)))
    if id != slug(id) or not id:
        raise fields.fail("id", message("reading-id", found=quoted(id)))
    return id, name


def lend_names(cards: Sequence[Entry], lenders: Sequence[Entry]) -> None:
    """Cards that are called by nothing but their id get the name of the lender with the same id.

    A deck that a record carries may leave names out, as no rule reads them; people read them all the same.
    """
    names = {lender.id: lender.name for lender in lenders}
    for card in cards:
        lent = names.get(card.id)
        if lent is not None and card.name.texts == same_everywhere(card.id).texts:
            card.name = name_of(lent.texts, card.name.card)


def published(fields: Fields, known: tuple[str, ...]) -> tuple[str, ...]:
    """The fields that an entry marks as published; a part of one as `field.part`, a basis after a colon."""
    found: list[str] = []
    for i, mark in enumerate(fields.texts("published")):
        name, basis = provenance.split(mark)
        field, dot, part = name.partition(".")
        wrong = field not in known or (dot and part != slug(part)) or name.endswith(".")
        if wrong or basis not in provenance.BASES:
            raise fields.fail(f"published[{i + 1}]", message("reading-mark", field=quoted(mark)))
        found.append(name)
    return tuple(found)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
