"""Records of games that were played at tables, in one part for each version of the rules under which they were.

A game whose rules were upgraded can't be replayed as one by any version: each part begins with the position in which
the one before it ends, and says which rules it was played by.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from bequest.core import record as records
from bequest.core.record import Record
from bequest.server.tables import entries as log
from bequest.server.tables.entries import Upgraded
from bequest.server.tables.loading import Kept, dropped, game_of, loaded
from bequest.server.tables.upgrade import is_current


def parts(kept: Kept) -> list[Record]:
    """All parts of a game, the first one first; the last one has the result, if this version can tell it."""
    found = list(_parts(kept))
    if is_current(kept):
        found[-1] = with_result(kept, found[-1])
    return found


def with_result(kept: Kept, last: Record) -> Record:
    """The last part of a game that was played by the rules of this version, with how the game stands."""
    position = loaded(kept, 0.0).position
    made = records.make(position, last.options, last.position, bool(kept.row["deck_text"]))
    return replace(last, result=made.result)


def _parts(kept: Kept) -> Iterator[Record]:
    row, game = kept.row, game_of(kept.row)
    found = [log.read(entry["body"]) for entry in kept.entries]
    left_out = dropped(found)
    rules = {int(story["sequence"]): story["rules"] for story in kept.stories}
    positions = {int(story["sequence"]): json.loads(story["position"]) for story in kept.stories}
    positions[0] = json.loads(row["start"]) if row["start"] else {}
    bases = [entry.story for entry in found if isinstance(entry, Upgraded)]
    options = {"players": row["players"], **json.loads(row["options"])}
    for at, begins in enumerate([0, *bases]):
        ends = bases[at] if at < len(bases) else len(found)
        if at < len(bases) and ends == begins:
            continue  # all of it was played again by the rules that came next
        answers = [
            answer
            for number, entry in enumerate(found[begins:ends], begins)
            if number not in left_out
            for answer in entry.answers
        ]
        yield Record(
            row["game"], rules[ends] if at < len(bases) else row["rules"], row["deck"], {} if positions[begins] else
            options, answers, game.deck_text() if row["deck_text"] else "", positions[begins],
        )  # fmt: skip
