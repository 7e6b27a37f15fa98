"""The table of what frames mean, and the codes of refusals: each entry stands where its number says."""

from __future__ import annotations

from bequest.core.reasons import FIRST_GAME_CODE
from bequest.games.lastwill.rules import codes, events, frames
from bequest.games.lastwill.rules.half_made import MoveStep
from bequest.games.lastwill.rules.kinds import KINDS
from bequest.games.lastwill.words import reasons


def numbers(module: object) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


def test_each_kind_of_frame_stands_where_its_number_says() -> None:
    assert [kind.name for kind in KINDS] == list(frames.NAMES)
    named = {name: number for name, number in numbers(frames).items() if not name.startswith("FIRST_")}
    assert {name.lower(): number for name, number in named.items()} == {
        name: number for number, name in enumerate(frames.NAMES)
    }


def test_steps_of_a_move_and_no_other_kinds_lie_between_decisions_and_chance() -> None:
    steps = [isinstance(kind, MoveStep) for kind in KINDS]
    assert steps == [frames.FIRST_STEP <= number < frames.FIRST_CHANCE for number in range(len(KINDS))]


def test_each_code_has_a_rule_and_a_message() -> None:
    own = {name: number for name, number in numbers(codes).items() if name != "FIRST_GAME_CODE"}
    in_order = sorted(own, key=lambda name: own[name])
    assert sorted(own.values()) == [FIRST_GAME_CODE + n for n in range(len(own))]
    assert len(codes.RULES) == len(own)
    assert [name.replace("_", "-").lower() for name in in_order] == list(reasons.MESSAGES)


def test_each_event_stands_where_its_number_says() -> None:
    assert sorted(numbers(events).values()) == list(range(len(events.RECORDS)))
