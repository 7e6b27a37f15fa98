"""Section 4, moves and their choices (G-4.26 to G-4.38)."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any

import pytest

from bequest.core import record
from bequest.core.errors import IllegalAction
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import (
    FATES,
    discards,
    do,
    hand,
    legal,
    marker,
    on_timeline,
    random_game,
    rule_of,
    table,
    told,
)
from tests.rules.gears.test_04_turns import (
    BLUE,
    GAMES,
    RED,
    fated,
    kind,
    open_step,
    shown_to,
    with_deck,
    without_choices,
)

# --- moves and their choices ---


MOVES = [
    (["travel t0"], []),
    (["establish Cartography", "card The Wheel", "card Radio"], ["discard", "discard"]),
    (["influence Writing", "amount 2"], ["amount"]),
    (["draw"], []),
    (["play Bloodline Influence", "timeframe t1", "card Mining"], ["timeframe", "technology"]),
    (["play Not What We Hoped For", "timeframe t1", "card Mining"], ["timeframe", "technology"]),
    (["play Perfectly Laid Plans", "timeframe t0", "card Fire"], ["timeframe", "technology"]),
    (["play Time Folds Around Us", "seat 2"], ["player"]),
    (["play We Need More Time"], []),
    (
        ["play Willed Into Existence", "timeframe t1", "card Writing", "card Language"],
        ["timeframe", "technology", "dependency"],
    ),
]
MOVE_IDS = [choices[0] for choices, _ in MOVES]


@pytest.mark.rule("G-4.26", "G-4.27", "G-4.28")
@pytest.mark.parametrize(("choices", "steps"), MOVES, ids=MOVE_IDS)
def test_a_move_asks_its_steps_in_order_and_takes_effect_with_the_last(choices: list[str], steps: list[str]) -> None:
    s = fated(0, FATES)
    before, seen = without_choices(s), shown_to(s, BLUE)
    for choice, step in zip(choices[:-1], steps, strict=True):
        do(s, choice)
        assert open_step(s) == step
        assert without_choices(s) == before
        assert shown_to(s, BLUE) == seen
    do(s, choices[-1])
    assert open_step(s) == ""
    assert without_choices(s) != before
    assert forms.events(s) != []


KEEPING = {"drawn": ["law", "fire"], "pending": [{"kind": "turn", "seat": 1}, {"kind": "keep", "seat": 1}]}
ORDERING = {"phase": "V", "pending": [{"kind": "order", "seat": 1, "later": [2]}]}
CUBING = {"fate": "draft", "pending": [{"kind": "turn", "seat": 1}, {"kind": "area-cube", "seat": 2}]}


@pytest.mark.rule("G-4.26", "G-4.28")
@pytest.mark.parametrize(
    ("choice", "then", "position"),
    [
        ("take Time Folds Around Us", "area-cube blue", {"fate": "draft"}),
        ("end", "move blue", {"actions": 3, "red": "Law"}),
        ("card Law", "move red", KEEPING),
        ("position 2", "move blue", ORDERING),
        ("card Time Folds Around Us", "move red", CUBING),
        ("decline", "move red", CUBING),
    ],
)
def test_the_other_moves_are_one_choice(choice: str, then: str, position: dict[str, Any]) -> None:
    s = table(**position)
    before = s.to_json()
    do(s, choice)
    assert kind(s) == then
    assert s.to_json() != before
    assert s.back() == 0


@pytest.mark.rule("G-4.27", "G-4.29", "G-23.11")
def test_ge_59_taking_choices_back() -> None:
    s = table(red="Steam Engine, Agriculture, Medicine, Computer, Democracy", at={"red": "t1"})
    before, offered, seen = s.to_json(), legal(s), shown_to(s, BLUE)
    do(s, "establish Steam Engine", "card Agriculture")
    assert without_choices(s) == json.loads(before)
    assert shown_to(s, BLUE) == seen
    assert s.back() == 2
    assert s.to_json() == before
    assert legal(s) == offered
    assert shown_to(s, BLUE) == seen
    assert kind(s) == "move red"


@pytest.mark.rule("G-4.29")
def test_the_last_choice_or_all_may_be_taken_back_again_and_again() -> None:
    s = fated(1, FATES)
    start = s.to_json()
    for _ in range(3):
        do(s, "play Willed Into Existence", "timeframe t1")
        names = legal(s)
        do(s, "card Writing")
        assert legal(s) == ["card basic-tools", "card language"]
        assert s.back(1) == 1
        assert legal(s) == names
        assert s.back(1) == 1
        assert legal(s) == ["timeframe t1", "timeframe t2"]
        do(s, "timeframe t2")
        assert s.back() == 2
        assert s.to_json() == start


@pytest.mark.rule("G-4.29")
def test_what_was_taken_back_is_not_part_of_the_record() -> None:
    s = fated(1, FATES)
    start = s.to_dict()
    do(s, "establish Cartography", "card The Wheel")
    s.back(1)
    do(s, "card Railway")
    s.back()
    do(s, "influence Writing")
    assert record.make(s, {}, start).answers == []
    do(s, "amount 2")
    assert record.make(s, {}, start).answers == ["1 influence writing", "1 amount 2"]
    assert [event["event"] for event in forms.events(s)] == ["influence"]


def payments(s: GearsPosition, name: str) -> list[list[str]]:
    """What can be paid for a card (with an empty discard pile), once for each way to name it."""
    found: list[list[str]] = []
    pending = [do(s.clone(), f"establish {name}")]
    while pending:
        position = pending.pop()
        if open_step(position):
            assert len(legal(position)) > 1
            pending += [do(position.clone(), text) for text in legal(position)]
        else:
            found.append(discards(position))
    return sorted(found)


@pytest.mark.rule("G-4.30", "G-4.31", "G-4.32", "G-4.34")
@pytest.mark.parametrize("seed", range(12))
def test_every_payment_can_be_named_in_exactly_one_way(seed: int) -> None:
    deck = table().rules.deck
    names = [deck.card_ids[card] for card in random.Random(seed).sample(deck.cards(with_fates=True), 7)]
    s = table(red=", ".join(names), at={"red": "t0"})
    technologies = [card for card in hand(s, "red") if f"establish {card}" in legal(s)]
    assert technologies
    for card in technologies:
        rest = hand(s, "red")
        rest.remove(card)
        combined = set(combinations(rest, deck.cost[deck.number[card]]))
        assert payments(s, card) == sorted(map(list, combined))


@pytest.mark.rule("G-4.30")
def test_a_timeframe_without_a_legal_target_is_not_offered() -> None:
    s = table(timeline="Fire@t0 {red 1}; Law@t1 {blue 1}; Mining@t2 {red 1}", red="Not What We Hoped For, Law")
    do(s, "play Not What We Hoped For")
    assert legal(s) == ["timeframe t0", "timeframe t2"]
    assert rule_of(s, "timeframe t1") == "G-10.7"


@pytest.mark.rule("G-4.30", "G-4.31", "G-4.32", "G-4.33", "G-4.34")
def test_ge_60_payments_in_deck_order() -> None:
    s = table(red="Cartography, The Wheel, The Wheel, Railway, Perfectly Laid Plans", at={"red": "t1"})
    paid = payments(s, "Cartography")
    do(s, "establish Cartography")
    assert legal(s) == ["card the-wheel", "card railway"]
    wheel = do(s.clone(), "card The Wheel")
    assert legal(wheel) == ["card the-wheel", "card railway", "card perfectly-laid-plans"]
    do(s, "card Railway")
    assert on_timeline(s) == {"cartography@t1": {"red": 2}}
    assert discards(s) == ["railway", "perfectly-laid-plans"]
    assert hand(s, "red") == ["the-wheel", "the-wheel"]
    assert paid == [
        ["railway", "perfectly-laid-plans"],
        ["the-wheel", "perfectly-laid-plans"],
        ["the-wheel", "railway"],
        ["the-wheel", "the-wheel"],
    ]


@pytest.mark.rule("G-4.31")
def test_ge_61_a_single_payment_is_not_asked() -> None:
    s = table(red="Language, Navigation", at={"red": "t0"})
    do(s, "establish Language")
    assert on_timeline(s) == {"language@t0": {"red": 1}}
    assert hand(s, "red") == []
    assert s.actions == 1


@pytest.mark.rule("G-4.31")
@pytest.mark.parametrize(
    ("choice", "event"),
    [
        ("influence Fire", {"event": "influence", "technology": "fire", "timeframe": "t0", "cubes": 1}),
        (
            "play Bloodline Influence",
            {"event": "fate", "card": "bloodline-influence", "technology": "fire", "timeframe": "t0"},
        ),
        ("play Time Folds Around Us", {"event": "fate", "card": "time-folds-around-us", "player": 1}),
    ],
)
def test_a_later_step_with_one_choice_counts_as_made(choice: str, event: dict[str, object]) -> None:
    s = table(
        timeline="Fire@t0 {blue 1}",
        red="Bloodline Influence, Time Folds Around Us",
        pools={"red": 1},
        at={"red": "t0"},
    )
    do(s, choice)
    assert forms.events(s) == [event | {"seat": 1}]


@pytest.mark.rule("G-4.32")
def test_payments_cannot_be_named_backwards_or_with_too_few_to_follow() -> None:
    s = table(red="Steam Engine, Fire, Law, Law, Radio, We Need More Time", at={"red": "t1"})
    do(s, "establish Steam Engine")
    assert legal(s) == ["card fire", "card law"]
    assert rule_of(s, "card Radio") == "G-4.32"
    do(s, "card Law")
    assert legal(s) == ["card law", "card radio"]
    assert rule_of(s, "card Fire") == "G-4.32"


@pytest.mark.rule("G-4.33")
def test_deck_order_is_the_order_of_rows_and_then_the_fate_cards() -> None:
    s = with_deck(("Zebra", "Mole", "Ape"), "Perfectly Laid Plans, Ape, Bloodline Influence, Mole, Zebra, Zebra")
    assert hand(s, "red") == ["zebra", "zebra", "mole", "ape", "bloodline-influence", "perfectly-laid-plans"]
    do(s, "establish Zebra")
    assert legal(s) == ["card zebra", "card mole", "card ape", "card bloodline-influence"]
    do(s, "card Ape")
    assert legal(s) == ["card bloodline-influence", "card perfectly-laid-plans"]


@pytest.mark.rule("G-4.34")
def test_equal_cards_are_one_option() -> None:
    s = table(red="3 Fire, 2 Law", at={"red": "t0"})
    assert [text for text in legal(s) if text.startswith("establish")] == ["establish fire", "establish law"]
    do(s, "establish Law")
    assert legal(s) == ["card fire", "card law"]  # the second discard: the first can only be Fire
    do(s, "card Fire")
    assert (hand(s, "red"), discards(s)) == (["fire", "law"], ["fire", "fire"])
    s = do(table(next="Mining, Mining"), "draw")
    assert legal(s) == ["card mining"]


@pytest.mark.rule("G-4.35")
def test_a_technology_is_chosen_by_timeframe_and_name() -> None:
    copies = "Writing@t0 {red 1}; Fire@t0 {red 1}; Writing@t1 {red 1}; Law@t1 {red 1}"
    s = table(timeline=copies, red="Bloodline Influence, Radio", pools={"red": 1}, at={"red": "t1"})
    assert [text for text in legal(s) if text.startswith("influence")] == ["influence writing", "influence law"]
    chosen = do(s.clone(), "influence Writing")
    assert on_timeline(chosen)["writing@t1"] == {"red": 2}
    do(s, "play Bloodline Influence")
    assert legal(s) == ["timeframe t0", "timeframe t1"]
    do(s, "timeframe t0")
    assert legal(s) == ["card fire", "card writing"]
    do(s, "card Writing")
    assert on_timeline(s)["writing@t0"] == {"red": 2}
    assert on_timeline(s)["writing@t1"] == {"red": 1}


@pytest.mark.rule("G-4.36")
def test_what_is_decided_after_a_draw_is_a_decision_of_its_own() -> None:
    s = table(next="Law, Radio", chance="explicit")
    do(s, "draw")
    assert s.actions == 1
    assert legal(s) == ["card law"]
    do(s, "card Law", "card Radio")
    assert kind(s) == "keep red"
    assert open_step(s) == ""
    assert s.back() == 0
    assert legal(s) == ["card law", "card radio"]


@pytest.mark.rule("G-4.36")
def test_the_order_is_chosen_apart_from_the_move_that_ended_the_round() -> None:
    s = table(fate="none", turn=4, active=2, actions=2)
    do(s, "travel t0")
    assert kind(s).startswith("position")
    assert s.back() == 0
    assert legal(s) == ["position 1", "position 2"]


@pytest.mark.rule("G-4.37")
def test_all_choices_come_from_a_finite_list() -> None:
    s = table()
    ids = s.rules.deck.card_ids
    technologies, fates = ids[:30], ids[30:]
    timeframes = ["ts", *(f"t{i}" for i in range(10))]
    choices = {"draw", "end", "decline", "yes", "no", "plus", "minus"}
    choices |= {f"{verb} {timeframe}" for verb in ("travel", "timeframe") for timeframe in timeframes}
    choices |= {f"amount {number}" for number in range(1, 41)}
    choices |= {f"{noun} {number}" for noun in ("seat", "position") for number in range(1, 5)}
    choices |= {f"{verb} {card}" for verb in ("establish", "influence") for card in technologies}
    choices |= {f"{verb} {card}" for verb in ("play", "take") for card in fates}
    choices |= {f"card {card}" for card in ids}
    listed = {s.game.text(number) for number in range(len(s.game.catalogue))}
    assert listed - choices == {f"character {number}" for number in range(1, 5)}
    assert choices - listed == set()
    for players, fate, seed in GAMES:
        for s in random_game(players, fate, seed):
            assert choices.issuperset(legal(s))


@pytest.mark.rule("G-4.38")
def test_undo_reaches_back_over_own_moves_only() -> None:
    s = table(fate="none", at={"red": "t4", "blue": "t4"})
    start = s.to_json()
    do(s, "travel t3", "travel t2")
    assert s.back() == 0
    s.undo(RED)
    s.undo(RED)
    assert s.to_json() == start
    assert s.can_undo(RED) is not None
    do(s, "travel t3", "travel t2", "travel t1")
    assert s.can_undo(RED) is None
    assert s.can_undo(BLUE) is not None
    do(s, "travel t0")
    with pytest.raises(IllegalAction, match="another player"):
        s.undo(RED)
    assert s.can_undo(BLUE) is None


@pytest.mark.rule("G-4.38")
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_undo_does_not_reach_back_beyond_a_card_drawn(chance: str) -> None:
    s = table(next="Law, Radio", chance=chance)
    do(s, "travel t2", "draw")
    do(s, *(["card Law", "card Radio"] if chance == "explicit" else []))
    assert s.can_undo(RED) is not None
    do(s, "card Law", "travel t1")
    s.undo(RED)
    assert (marker(s, "red"), hand(s, "red")) == ("t2", ["law"])
    s.undo(RED)
    assert kind(s) == "keep red"
    with pytest.raises(IllegalAction, match="card was drawn"):
        s.undo(RED)


@pytest.mark.rule("G-4.38")
def test_undo_does_not_reach_back_beyond_the_answer_of_another_player() -> None:
    s = table(fate="draft", at={"red": "t4", "blue": "t4"})
    do(s, "take Time Folds Around Us", "decline", "travel t3")
    s.undo(RED)
    assert s.can_undo(RED) is not None
    assert s.actions == 1


@pytest.mark.rule("G-4.38")
def test_undo_does_not_reach_back_beyond_the_cards_of_a_new_round() -> None:
    s = table(fate="none", turn=4, active=2, actions=2, red="Law")
    do(s, "travel t0")
    assert s.round == 2
    assert s.can_undo(BLUE) is not None


@pytest.mark.rule("G-4.27", "G-4.38")
def test_a_choice_that_is_not_committed_does_not_bar_the_undo_of_another_player() -> None:
    """Otherwise the right to undo would tell that somebody has begun a move, before anything has happened."""
    s = table(fate="none", actions=2, blue="Law, Mining, Radio", at={"red": "t1", "blue": "t0"})
    start = s.to_json()
    do(s, "travel t0")
    assert s.can_undo(RED) is None
    do(s, "establish Mining")
    assert open_step(s) == "discard"
    assert s.can_undo(RED) is None
    s.undo(RED)
    assert s.to_json() == start


@pytest.mark.rule("G-4.32")
def test_a_payment_says_why_a_card_cannot_be_named_next() -> None:
    s = do(
        table(red="Steam Engine, Agriculture, Medicine, Computer, Democracy", at={"red": "t1"}),
        "establish Steam Engine",
    )
    blocked = {s.game.text(action): (reason.rule, reason.numbers) for action, reason in s.candidates()}
    assert blocked == {
        "card computer": ("G-4.32", {"card": "Computer", "due": 3, "left": 2}),
        "card democracy": ("G-4.32", {"card": "Democracy", "due": 3, "left": 1}),
    }
    assert told(s, "card Computer") == (
        "payments are named in deck order: 3 cards are still due, and from Computer on you have 2"
    )


PAYING = "Computer, Democracy, Law, Agriculture, Agriculture, Medicine, Radio, Genetics"


@pytest.mark.rule("G-4.32", "G-4.34", "G-6.7")
@pytest.mark.parametrize(
    ("named", "card", "rule", "text"),
    [
        ("Medicine", "Agriculture", "G-4.32",
         "payments are named in deck order, and Agriculture comes before Medicine, which is part of the payment "
         "already; take choices back to name it earlier"),
        ("Agriculture, Medicine", "Agriculture", "G-4.32",
         "payments are named in deck order, and Agriculture comes before Medicine, which is part of the payment "
         "already; take choices back to name it earlier"),
        ("Agriculture, Agriculture", "Agriculture", "G-4.34",
         "your 2 cards Agriculture are part of the payment already"),
        ("Agriculture, Medicine", "Medicine", "G-4.34", "your Medicine is part of the payment already"),
        ("", "Computer", "G-6.7", "Computer is what you establish, and cannot pay for itself"),
        ("", "Flight", "G-6.1", "Flight is not in your hand"),
    ],
)  # fmt: skip
def test_a_card_that_comes_earlier_in_deck_order_is_refused_for_that(
    named: str, card: str, rule: str, text: str
) -> None:
    s = do(table(red=PAYING, at={"red": "t0"}), "establish Computer")
    do(s, *[f"card {name}" for name in named.split(", ") if name])
    assert f"card {card.lower()}" not in legal(s)
    assert (rule_of(s, f"card {card}"), told(s, f"card {card}")) == (rule, text)
