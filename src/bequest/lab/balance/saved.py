"""A study as text, so that it can be gone on with: a line that says what is played, then one for each batch."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import Any, Final

from bequest import games
from bequest.core.errors import BadRecord
from bequest.core.texts.reading import read_json
from bequest.core.words import message, quoted
from bequest.lab.balance.study import Batch, Study
from bequest.lab.balance.tally import Tally

FORMAT: Final = 1
MARK: Final = "balance"
"""The field of the first line that holds the format."""


def heading(study: Study) -> str:
    """The first line: all that decides how games go."""
    setup = study.setup
    cards = hashlib.sha256(setup.deck_text.encode()).hexdigest()[:16]
    rules = games.find(setup.game).rules_version
    found = {MARK: FORMAT} | setup.facts() | {"rules": rules, "cards": cards, "nets": study.marks()}
    return json.dumps(found | {"moments": study.moments}) + "\n"


def line(batch: Batch, tally: Tally) -> str:
    return json.dumps(asdict(batch) | {"tally": tally.plain()}) + "\n"


def seed_in(text: str) -> int | None:
    """The seed of the study that a text holds; None if it is empty."""
    if not text:
        return None
    seed = _first(text).get("seed")
    return seed if isinstance(seed, int) else None


def _first(text: str) -> dict[str, Any]:
    values = read_json(text.partition("\n")[0], BadRecord)
    if values.get(MARK) != FORMAT:
        raise BadRecord(message("lab-balance-no-file", field=quoted(MARK), format=str(FORMAT)))
    return values


def batches(text: str, study: Study) -> dict[Batch, Tally]:
    """The batches of a study that a text holds, or BadRecord. A last line that is not whole is left out."""
    if not text:
        return {}
    first = _first(text)
    for key, value in json.loads(heading(study)).items():
        if first.get(key) != value:
            there = {"found": json.dumps(first.get(key)), "ours": json.dumps(value)}
            raise BadRecord(message("lab-balance-other", key=key, **there))
    found: dict[Batch, Tally] = {}
    for number, text_line in enumerate(text.split("\n")[1:-1]):
        try:
            values: dict[str, Any] = read_json(text_line, BadRecord)
            tally = Tally.read(values.pop("tally"))
            found[Batch(**values)] = tally
        except (BadRecord, KeyError, TypeError, ValueError):
            raise BadRecord(message("lab-balance-line", line=str(number + 2))) from None
    return found
