"""Numbers that nobody means, and records that nobody wrote: refused in words that can be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadArgument, BadOption, BadPosition, BadRecord, BequestError, IllegalAction
from bequest.core.words import LANGUAGES, digits, quoted

HUGE = [10**30, 10**40, 10**5000, -(10**5000)]
numbers = pytest.mark.parametrize("number", HUGE, ids=["30 digits", "40 digits", "5,000 digits", "negative"])
GAME = games.get("gears")


def refused(call: Callable[[], object], *errors: type[BequestError]) -> str:
    with pytest.raises(errors) as caught:
        call()
    assert isinstance(caught.value, BequestError)
    return min((caught.value.text(language) for language in LANGUAGES), key=len)


@numbers
def test_numbers_of_many_digits_are_refused_in_words(number: int) -> None:
    position = GAME.new(2, 1, journal=True)
    reason = position.why_not(number)
    assert reason is not None
    for language in LANGUAGES:
        assert digits(number) in reason.text(language)
    calls: list[Callable[[], object]] = [
        lambda: GAME.text(number),
        lambda: position.view(number),
        lambda: position.apply(number),
        lambda: position.rewind(number),
        lambda: position.offers(position.seat, [number]),
        lambda: GAME.new(number, 1),
        lambda: GAME.new(2, 1, pursuit=number),
    ]
    for call in calls:
        assert len(refused(call, BadArgument, BadOption, IllegalAction)) < 300


def test_what_can_not_be_written_is_named_by_its_kind() -> None:
    assert quoted([10**5000]) == "list"
    assert digits(-(10**59)) == str(-(10**59))


@pytest.mark.parametrize("text", ["[1, 2", '{"game": "gears", "round": ' + "9" * 5000 + "}"])
def test_texts_of_positions_with_such_numbers_are_refused(text: str) -> None:
    refused(lambda: GAME.from_json(text), BadPosition)


def recorded(**changes: object) -> str:
    made: dict[str, object] = json.loads(record.make(GAME.new(2, 1, journal=True), {"players": 2, "seed": 1}).to_json())
    return json.dumps(made | changes)


@pytest.mark.parametrize(
    "answer",
    ["9" * 40 + " draw", "9" * 5000 + " draw", "rewind " + "9" * 5000, "1 travel t" + "9" * 5000, "1 " + "x" * 10**6],
    ids=["seat of 40 digits", "seat of 5,000", "move of 5,000", "timeframe of 5,000", "a million letters"],
)
def test_answers_of_a_record_with_such_numbers_are_refused(answer: str) -> None:
    assert len(refused(lambda: record.verify(record.load(recorded(answers=[answer])), GAME), BadRecord)) < 2500


@pytest.mark.parametrize("field", ["answer", "deck_txt", "extra"])
def test_fields_that_a_record_does_not_have_are_refused(field: str) -> None:
    assert field in refused(lambda: record.load(recorded(**{field: []})), BadRecord)


def test_results_that_a_record_does_not_have_are_refused() -> None:
    assert "winner" in refused(lambda: record.load(recorded(result={"winner": 1})), BadRecord)


def test_events_are_counted_from_0() -> None:
    position = GAME.new(2, 1, journal=True)
    for wrong in (-1, "all", 1.5, None):
        refused(lambda wrong=wrong: position.events(wrong), BadArgument)  # type: ignore[misc]
