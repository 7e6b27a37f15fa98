"""The simultaneous secret choices of Last Will through the contract: order, secrecy, taking back, records, twins."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator

import pytest

from bequest.core import reasons, record
from bequest.core.frames import Together
from bequest.core.knowledge import card_of, everybody
from bequest.core.position import CHANCE
from bequest.core.rng import Rng, seeded
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import frames, hands
from tests import forms
from tests.rules.lastwill.table import do, hand, new_game, seat, table
from tests.sweeps import amount


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def at_start(seed: int = 3) -> WillPosition:
    """The choice of the starting hands (W-5.6)."""
    return new_game(3, seed)


def play(s: WillPosition, rng: Rng) -> Iterator[WillPosition]:
    """Random play by any seat that waits, now and then taking choices back; yields before every choice."""
    while not s.over:
        yield s
        if s.waiting:
            chooser = any_of(s.waiting, rng)
            if not rng.below(6):
                s.back(seat=chooser)
            s.push(any_of(s.legal(chooser), rng), chooser)
        else:
            s.push(any_of(s.legal(), rng), s.seat)
    yield s


def answer(s: WillPosition, chooser: int, rng: Rng) -> list[int]:
    """A random complete answer to the open simultaneous choice, not yet given."""
    copy = s.clone()
    top = copy.frames[-1]
    assert isinstance(top, Together)
    copy.frames[-1] = Together(top.kind, top.args, ((),) * 3, everybody(3))  # so that nothing takes effect
    chosen: list[int] = []
    while chooser in copy.waiting:
        chosen.append(any_of(copy.legal(chooser), rng))
        copy.push(chosen[-1], chooser)
    return chosen


def in_two_steps(s: WillPosition, chooser: int, seed: int = 0) -> list[int]:
    """An answer of two choices (the second is not asked where it has a single option)."""
    answers = [answer(s, chooser, seeded(n)) for n in range(seed, seed + 50)]
    return next(chosen for chosen in answers if len(chosen) == 2)


def sight(s: WillPosition, observer: int | None) -> str:
    """Everything that a seat is given, as one text."""
    given: dict[str, object] = {
        "view": forms.view(s, observer),
        "key": repr(s.key(observer)),
        "decision": repr(s.decision),
        "waiting": s.waiting,
        "events": forms.events(s, 0, observer),
        "guesses": [s.guess(observer, seeded(n)).to_json() for n in (1, 2)],
    }
    if observer is not None:
        given |= {"legal": s.legal(observer), "prompt": repr(s.prompt(observer)), "undo": repr(s.can_undo(observer))}
        if s.seat != CHANCE:
            given["previews"] = [forms.told(s.preview(action, observer)) for action in s.legal(observer)]
    return json.dumps(given)


# --- answers ---


def test_the_answers_come_in_any_order_and_take_effect_together_in_seat_order() -> None:
    start = at_start()
    answers = [answer(start, chooser, seeded(chooser)) for chooser in range(3)]
    results: set[str] = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        s = start.clone()
        given = [0, 0, 0]
        for chooser in order:
            if given[chooser] < len(answers[chooser]):
                assert [len(cards) for cards in s.hands] == [6, 6, 6]
                s.apply(answers[chooser][given[chooser]], chooser)
                given[chooser] += 1
        results.add(s.to_json())
        kept = [event["seat"] for event in forms.events(s, 0, None) if event["event"] == "kept"]
        assert kept == [1, 2, 3]
    assert len(results) == 1
    assert [len(cards) for cards in s.hands] == [2, 2, 2]


def test_the_others_see_only_who_has_not_answered() -> None:
    s = at_start()
    assert s.waiting == [0, 1, 2]
    assert s.decision is not None
    assert s.decision.waiting == (0, 1, 2)
    first = in_two_steps(s, 0)
    other = next(chosen for n in range(50) if (chosen := answer(s, 0, seeded(n)))[0] != first[0])
    watching = {observer: sight(s, observer) for observer in (1, 2, None)}
    s.apply(first[0], 0)
    assert {observer: sight(s, observer) for observer in (1, 2, None)} == watching  # a choice on the way
    twin = s.clone()
    twin.back(seat=0)
    for position, given in ((s, first[1:]), (twin, other)):
        for action in given:
            position.apply(action, 0)
    for observer in (1, 2, None):
        assert s.decision == twin.decision
        assert s.waiting == [1, 2]
        assert sight(s, observer) == sight(twin, observer) != watching[observer]
    assert forms.view(s, 0)["answer"] == [s.game.text(action) for action in first]


def test_choices_are_taken_back_until_the_own_answer_is_complete() -> None:
    s = at_start()
    text = s.to_json()
    mine, theirs = in_two_steps(s, 2), in_two_steps(s, 0)
    s.apply(mine[0], 2)
    s.apply(theirs[0], 0)
    assert s.back(seat=2) == 1
    assert s.choices(0) == theirs[:1]
    assert s.back(seat=0) == 1
    assert s.to_json() == text
    assert s.journal is not None
    assert ([who for who, _ in s.journal.entries if who >= 0], s.journal.under_way) == ([], [])
    for action in mine:
        s.apply(action, 2)
    assert s.back(seat=2) == 0
    assert s.waiting == [0, 1]
    reason = s.why_not(mine[0], 2)
    assert reason is not None
    assert reason.numbers == {"seat": 3, "asked": "1 and 2"}
    undo = s.can_undo(2)
    assert undo is not None
    assert undo.code == reasons.ANSWER_STANDS


def test_a_preview_stops_before_the_answers_of_others() -> None:
    s = at_start()
    for chooser in (0, 1):
        for action in answer(s, chooser, seeded(1)):
            s.apply(action, chooser)
    first, last = in_two_steps(s, 2)
    assert forms.told(s.preview(first, 2)) == []
    s.apply(first, 2)
    assert forms.told(s.preview(last, 2)) == [{"event": "answered", "seat": 3}, {"event": "unknown"}]
    alone = table(hand="dinner, ball", phase="end-of-round")
    do(alone, "card dinner")
    assert [event["event"] for event in forms.told(alone.preview(terms.ENOUGH, 0))][:2] == ["answered", "kept"]


def test_a_guess_draws_the_answers_of_others_from_all_that_are_possible() -> None:
    s = table(hand="dinner", two=seat(hand="ball*, boat-trip*"), phase="end-of-round")
    do(s, "card ball", by=2)
    rng = seeded(5)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(800):
        top = s.guess(0, rng).frames[-1]
        assert isinstance(top, Together)
        seen[tuple(s.game.text(action) for action in top.answers[1])] += 1
    assert set(seen) == {("card boat-trip", "card ball"), ("card boat-trip", "enough"), ("card ball",), ("enough",)}
    assert min(seen.values()) > 150  # 200 each


# --- moves under way, and undo ---


def test_a_move_under_way_leaves_no_trace() -> None:
    s = table(hand="grand-boat-trip, wild-card*, chef, fx-6", two=seat(hand="dinner"), three=seat(hand="ball"),
              board="h10, fx-3, fx-3, fx-3, h7", actions=3)  # fmt: skip
    text = s.to_json()
    sights = {observer: sight(s, observer) for observer in (0, 1, 2, None)}
    do(s, "play grand-boat-trip", "card wild-card", "card chef")
    for observer in (1, 2, None):
        assert sight(s, observer) == sights[observer]
    assert s.back(1) == 1
    assert s.step(0).choices == ("play grand-boat-trip", "card wild-card")
    do(s, "none")
    assert s.back() == 3
    do(s, "put fx-6")
    assert s.back() == 1
    assert s.to_json() == text
    assert {observer: sight(s, observer) for observer in (0, 1, 2, None)} == sights
    assert s.journal is not None
    assert (s.journal.entries, s.journal.under_way) == ([], [])


def test_undo_takes_back_the_own_last_move_whatever_others_have_begun() -> None:
    s = table(hand="dinner, dinner, fx-6", two=seat(hand="ball, boat-trip"), order="2, 3, 1", waiting=[1], actions=2)
    do(s, "play dinner")
    before, events = s.to_json(), forms.events(s)
    do(s, "end")  # all are asked now which cards they keep
    assert s.waiting == [0, 1]
    assert s.can_undo(0) is None
    do(s, "card dinner", by=1)
    own = s.can_undo(0)
    assert own is not None
    assert own.code == reasons.IN_MID_MOVE
    s.back(seat=0)
    do(s, "card boat-trip", by=2)  # begun, and nobody may notice
    assert s.can_undo(0) is None
    answered, other = s.clone(), s.clone()
    do(answered, "enough", by=2)
    barred = answered.can_undo(0)
    assert barred is not None
    assert barred.code == reasons.ANSWER_STANDS
    s.undo(0)
    assert (s.to_json(), forms.events(s)[: len(events)], forms.events(s)[-1]["event"]) == (before, events, "undone")
    do(s, "play dinner", "end")
    other.undo(0)  # what the first one did since has not spoilt the snapshot that they shared
    assert (other.to_json(), forms.events(other)[: len(events)]) == (before, events)


def test_a_guess_keeps_who_knows_what_and_draws_every_unseen_card() -> None:
    s = table(hand="dinner", two=seat(hand="ball, boat-trip*"), three=seat(hand="reservation"), phase="end-of-round",
              discarded={"events": "grand-boat-trip"}, only="events")  # fmt: skip
    unseen = Counter(card_of(mark) for mark in s.hands[0] + s.discards[0]) + Counter(s.pools[0])
    unseen[s.rules.deck.number("ball")] += 1
    for n in range(40):
        guess = s.guess(2, seeded(n))
        assert "boat-trip" in hand(guess, 2)
        assert hand(guess, 3) == ["reservation"]
    held = Counter(card_of(s.guess(2, seeded(n)).hands[0][0]) for n in range(900))
    for card, copies in unseen.items():
        assert abs(held[card] - 900 * copies / unseen.total()) < 75


# --- records ---


def test_a_record_holds_the_answers_of_a_simultaneous_choice_seat_by_seat() -> None:
    s = at_start()
    one, two, three = (in_two_steps(s, chooser) for chooser in range(3))
    s.apply(two[0], 1)
    s.apply(one[0], 0)
    s.apply(two[1], 1)
    s.apply(three[0], 2)
    s.apply(one[1], 0)
    made = record.make(s, {"players": 3, "seed": 3})
    text = s.game.text
    chosen = [line for line in made.answers if not line.startswith("*")]
    assert chosen == [f"{number} {text(action)}" for number, given in ((2, two), (1, one)) for action in given]
    assert record.verify(made, s.game).waiting == [2]
    # A record that was written choice by choice, as they came, replays as well.
    mixed = [f"2 {text(two[0])}", f"1 {text(one[0])}", f"2 {text(two[1])}", f"1 {text(one[1])}"]
    chances = [line for line in made.answers if line.startswith("*")]
    again = record.Record(made.game, made.rules, made.deck, made.options, [*chances, *mixed], result=made.result)
    for chance in ("auto", "explicit"):
        assert record.verify(again, s.game, chance).digest() == made.result["digest"]


@pytest.mark.parametrize("change", [False, True])
def test_a_game_recorded_from_the_middle_of_choices_replays(change: bool) -> None:
    """Finished answers are part of the start; choices under way are not, so they may be taken back afterwards."""
    s = at_start()
    given = [in_two_steps(s, chooser) for chooser in range(3)]
    for action in given[1]:
        s.apply(action, 1)
    s.apply(given[2][0], 2)
    start = s.to_dict()
    game = s.game
    read = game.from_json(json.dumps(start), journal=True)
    assert isinstance(read, WillPosition)
    s = read
    if change:
        assert s.back(seat=2) == 1
        given[2] = next(other for n in range(50) if (other := in_two_steps(s, 2, n)) != given[2])
    for chooser in (2, 0):
        for action in given[chooser][len(s.choices(chooser)) :]:
            s.apply(action, chooser)
    *_, s = play(s, seeded(1))
    made = record.make(s, {"players": 3}, start)
    for chance in ("auto", "explicit"):
        assert record.verify(made, game, chance).digest() == s.digest()


# --- secrecy: two games that differ only in what one seat cannot know ---


def hidden_draw(s: WillPosition, observer: int) -> bool:
    top = s.frames[-1]
    return top.kind == frames.DRAW and top.seat != observer


def kept_backs(s: WillPosition, chooser: int, chosen: list[int]) -> Counter[int]:
    """The backs of the cards that an answer keeps, which all will see."""
    top = s.frames[-1]
    assert isinstance(top, Together)
    deck = s.rules.deck
    top = top.reopened(chooser)
    for action in chosen:
        top = top.with_answer(chooser, action)
    kept = [action - deck.card for action in hands.whole_answer(s, top, chooser) if action != terms.ENOUGH]
    return Counter(deck.backs[card] for card in kept)


def twin_games(seed: int, observer: int) -> Iterator[list[WillPosition]]:
    """Plays two games that look the same to the observer; yields after every step, also between their steps."""
    rng = seeded(seed)
    pair = [new_game(3, 1, "explicit") for _ in range(2)]
    one, two = pair
    while not one.over:
        yield pair
        if one.seat == CHANCE:
            common = [action for action in one.legal() if action in two.legal()]
            if hidden_draw(one, observer):
                for s in pair:
                    s.push(any_of(s.legal(), rng), s.seat)
            elif common:
                same = any_of(common, rng)
                for s in pair:
                    s.push(same, s.seat)
            else:
                return
        elif isinstance(one.frames[-1], Together):
            chooser = any_of(one.waiting, rng)
            first = answer(one, chooser, rng)
            second = first
            if chooser != observer:
                tries = [answer(two, chooser, rng) for _ in range(60)]
                fitting = [t for t in tries if kept_backs(two, chooser, t) == kept_backs(one, chooser, first)]
                if not fitting:
                    return
                second = fitting[0]
            for action in first[:-1]:
                one.push(action, chooser)
                if chooser != observer:
                    yield pair  # one game is a choice ahead, which the observer cannot notice
            for action in second:
                two.push(action, chooser)
            one.push(first[-1], chooser)
        else:
            common = [action for action in one.legal() if action in two.legal()]
            if one.seat == observer:
                assert one.legal() == two.legal()
            same = any_of(common, rng)
            for s in pair:
                s.push(same, s.seat)
            if one.seat >= 0 and one.choices(one.seat) != two.choices(two.seat):
                return  # a step was asked in one game only


@pytest.mark.parametrize("observer", [0, 1, 2])
def test_nothing_a_seat_is_given_depends_on_what_it_may_not_know(observer: int) -> None:
    compared = different = 0
    for seed in range(amount(5, 2)):
        for pair in twin_games(seed, observer):
            assert sight(pair[0], observer) == sight(pair[1], observer)
            compared += 1
            different += pair[0].digest() != pair[1].digest()
    assert compared > amount(250, 80)
    assert different > amount(150, 40)
