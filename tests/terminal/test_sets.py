"""Sets on the screen: several are picked at once or one after the other, by labels or by letters."""

from __future__ import annotations

import msgspec
import pytest

from bequest.core.position import Position
from bequest.core.wire import SetOf
from bequest.terminal.choices import Choices
from bequest.terminal.picking import Picking, whole_set
from bequest.terminal.table import Table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import Script, gears, until
from tests.terminal.test_questions import at, kind, labels, sat


def keeping() -> Table:
    """The end of a round of Last Will: up to so many cards of the hand are kept."""

    def some(position: Position) -> bool:
        prompt = position.prompt(0)
        return kind("keep")(position) and prompt is not None and _most(prompt.shape) >= 2

    return at("lastwill", some, players=2)


def _most(shape: object) -> int:
    return shape.most if isinstance(shape, SetOf) else 0


def starting() -> Table:
    """The start of Last Will: two cards of six are kept."""
    return at("lastwill", kind("start"))


def paying() -> Table:
    """A payment of three cards in Gears of Time."""

    def three(position: Position) -> bool:
        prompt = position.prompt(0)
        return prompt is not None and _most(prompt.shape) == 3 and len(position.legal(0)) > 3

    return until(gears(), three)


@pytest.mark.parametrize(("language", "said"), [("en", "no more"), ("fr", "rien de plus")])
def test_nothing_is_no_more_once_something_is_picked(language: str, said: str) -> None:
    table = keeping()
    first = next(label for label in labels(table.position, language).values() if label != "0")
    script = sat(table, [first, ""], language=language)
    asked = [n for n, line in enumerate(script.written) if line in script.prompts]
    lists = ["\n".join(script.written[: asked[0]]), "\n".join(script.written[asked[1] + 1 : asked[2]])]
    assert f"  0 {said}" not in lists[0]
    assert f"  0 {said}" in lists[1]
    assert f"0{' ' if language == 'fr' else ''}: {said}" in script.prompts[1].replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "said"), [("en", "Picked so far: "), ("fr", "Choisi jusqu’ici")])
def test_the_list_says_what_is_picked_so_far(language: str, said: str) -> None:
    table = starting()
    script = sat(table, ["a", "", "view"], language=language)
    assert script.text.count(said) == 3
    for again in (2, 3):
        before = script.written[: [n for n, line in enumerate(script.written) if line in script.prompts][again]]
        assert before[-1].startswith(said)


def test_a_prompt_counts_down() -> None:
    script = sat(paying(), ["1", "2"])
    assert script.prompts[0].startswith("Pick 3 of 1–")
    assert script.prompts[1].startswith("Pick 2 more (3 in all) of 2–")
    assert script.prompts[2].startswith("Pick 1 more (3 in all) of 3–")


def test_the_example_has_as_many_labels_as_are_asked_for() -> None:
    script = sat(paying(), [])
    assert ", as in 1 2 3; " in script.prompts[0]
    assert ", as in a b; " in sat(starting(), []).prompts[0]


def test_several_that_name_what_was_picked_before_are_judged_for_themselves() -> None:
    table = starting()
    before = table.position.to_json()
    script = sat(table, ["a", "a b c"])
    assert "3 picked, but it must be 2." in script.text
    assert "picked already" not in script.text
    assert table.position.to_json() == before
    script = sat(starting(), ["a", "b a", "y"])
    assert "Since your last move" in script.text, "the same two again are the set"


@pytest.mark.parametrize("lines", [["a a"], ["a", "a"], ["a b c d e f"], ["a", "0"], ["0"], ["0 a"]])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_wrong_with_a_set_is_said_without_ids(lines: list[str], language: str) -> None:
    table = starting()
    before = table.position.to_json()
    script = sat(table, lines, language=language)
    texts = [offer.text for offer in table.position.offers(0)]
    assert not [text for text in texts if text in script.text]
    assert not [line for line in script.written if "No option" in line and "reads" in line and lines != ["0 a"]]
    assert table.position.to_json() == before


@pytest.mark.parametrize("apart", [" ", ", ", ","])
def test_letters_pick_several(apart: str) -> None:
    table = starting()
    names = [str(offer.short) for offer in table.position.offers(0)[:2]]
    script = sat(table, [apart.join(name.split()[0].lower()[:5] for name in names)])
    assert f"{names[0]} and {names[1]}" in script.text.split("Pick 2 of")[1]


def test_a_label_and_letters_go_together() -> None:
    table = starting()
    names = [str(offer.short) for offer in table.position.offers(0)[:2]]
    script = sat(table, [f"b, {names[0].lower()}"])
    assert f"{names[0]} and {names[1]}" in script.text.split("Pick 2 of")[1]


def test_a_set_that_needs_one_ends_with_0_after_it() -> None:
    """The end is not on offer at first, and yet ends what is picked."""
    position = starting().position
    voice = Voice(Script(), "en")
    choices = Choices(position.offers(0), voice)
    prompt = position.prompt(0)
    assert prompt is not None
    asked = msgspec.structs.replace(prompt, shape=SetOf(1, 2, [offer.text for offer in choices.options]))
    picking = Picking(voice)
    assert picking.prompt(asked, choices).startswith("Pick 1 to 2 of 1–6, as in 1 2; ")
    assert whole_set(asked) is not None
    assert isinstance(asked.shape, SetOf)
    assert picking.pick(position, 0, asked.shape, choices.options[:1]) == []
    assert picking.prompt(asked, choices).startswith("Pick up to 1 more of 2–6, 0: no more; ")
