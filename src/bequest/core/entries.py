"""What the entries of decks have in common: an id, names in both languages, and the labels of their values."""

from __future__ import annotations

import re
from typing import Final

from bequest.core import provenance
from bequest.core.reading import Fields
from bequest.core.words import message, quoted

TEXT_FIELDS: Final[tuple[str, ...]] = ("id", "name", "name_fr", "note", "note_fr", "published")


class Entry:
    """Id, names, a line of description in both languages, and which fields are published; `known` are all of them."""

    def __init__(self, fields: Fields, known: tuple[str, ...]) -> None:
        self.name = fields.text("name", fields.text("id", "") if fields.has("id") else None)
        self.id = fields.text("id", slug(self.name))
        if self.id != slug(self.id) or not self.id:
            raise fields.fail("id", message("reading-id", found=quoted(self.id)))
        self.name_fr = fields.text("name_fr", "")
        self.note = fields.text("note", "")
        self.note_fr = fields.text("note_fr", "")
        self.published = published(fields, known)

    def mark(self, field: str) -> str:
        """Where a value comes from; "partly" published is a field of which only parts are, as `field.part`."""
        return provenance.label(field, self.published)


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
