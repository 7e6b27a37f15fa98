"""A ladder as text, so that it can be gone on with: a line that says what is played, then one for each deal."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from bequest import games
from bequest.core.errors import BadRecord, BequestError
from bequest.core.texts.reading import Fields, read_json
from bequest.core.words import message, quoted
from bequest.lab.ladder_games import LUCK_DIGITS, Deal, Ladder, Played, Seating

FORMAT: Final = 2
MARK: Final = "ladder"
"""The field of the first line that holds the format."""
LUCK: Final = 10**LUCK_DIGITS
"""Luck is kept in whole numbers, so many for a win."""


def heading(ladder: Ladder) -> str:
    """The first line: all that decides how deals end."""
    return json.dumps(_heading(ladder)) + "\n"


def _heading(ladder: Ladder) -> dict[str, object]:
    setup = ladder.setup
    cards = hashlib.sha256(setup.deck_text.encode()).hexdigest()[:16]
    rules = games.find(setup.game).rules_version
    return {MARK: FORMAT} | ladder.facts() | {"rules": rules, "cards": cards}


def line(number: int, deal: Deal) -> str:
    """One deal."""
    return json.dumps({"deal": number, "games": [_ended(game) for game in deal]}) + "\n"


def _ended(game: Played) -> dict[str, object]:
    ended: dict[str, object] = {"winners": game.winners, "ranks": game.ranks, "scores": game.scores}
    return ended | {"luck": [round(one * LUCK) for one in game.luck]} if game.luck else ended


def seed_in(text: str) -> int | None:
    """The seed of the ladder that a text holds; None if it is empty."""
    if not text:
        return None
    seed = _first(text).get("seed")
    return seed if isinstance(seed, int) else None


def _first(text: str) -> dict[str, object]:
    """The first line, or BadRecord if it is not that of a ladder."""
    values = read_json(text.partition("\n")[0], BadRecord)
    if values.get(MARK) != FORMAT:
        raise BadRecord(message("command-ladder-no-file", field=quoted(MARK), format=str(FORMAT)))
    return values


def deals(text: str, ladder: Ladder) -> list[Deal]:
    """The deals of a ladder that a text holds, or BadRecord. A last line that is not whole is left out."""
    if not text:
        return []
    found = _first(text)
    for key, value in json.loads(heading(ladder)).items():
        if found.get(key) != value:
            there = message("command-ladder-other", key=key, found=_shown(found.get(key)), ours=_shown(value))
            raise BadRecord(there)
    lines = text.split("\n")[1:-1]
    return [_deal(line, number, ladder) for number, line in enumerate(lines)]


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _deal(line: str, number: int, ladder: Ladder) -> Deal:
    try:
        fields = Fields(read_json(line, BadRecord), "", BadRecord)
        fields.only(("deal", "games"))
        fields.integer("deal", low=number, high=number)
        ended = fields.objects("games", ("winners", "ranks", "scores", *(["luck"] if ladder.luck else [])))
        seatings = ladder.seatings(number)
        if len(ended) != len(seatings):
            raise fields.fail("games", message("command-ladder-list", count=len(seatings)))
        return tuple([_played(game, seating, ladder.luck) for game, seating in zip(ended, seatings, strict=True)])
    except BequestError as error:
        raise BadRecord(message("command-ladder-line", line=str(number + 2), error=error.message)) from None


def _played(fields: Fields, seating: Seating, with_luck: bool) -> Played:
    players = len(seating)
    winners = fields.integers("winners", 0, players - 1)
    ranks = fields.integers("ranks", 1, players)
    scores = fields.integers("scores", -(10**9))
    luck = fields.integers("luck", -(10**9))
    for key, values in (("ranks", ranks), ("scores", scores), *([("luck", luck)] if with_luck else [])):
        if len(values) != players:
            raise fields.fail(key, message("command-ladder-list", count=players))
    return Played(seating, tuple(winners), tuple(ranks), tuple(scores), tuple([one / LUCK for one in luck]))
