"""What a table stands on: a journal that only grows, questions, offers, whole moves, and wrong arguments in words."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest

from bequest.core import record
from bequest.core.encoding import encode_options
from bequest.core.errors import BadArgument, IllegalAction
from bequest.core.handle import Handle
from bequest.core.moves import set_by, shape_of
from bequest.core.position import CHANCE, Position
from bequest.core.rng import Rng, seeded
from bequest.core.wire import Fact, Happened, Offer, SetOf, plain, to_json
from tests.conformance.cases import CASES, Case, all_cases, any_of, asked, seats, walk
from tests.conformance.hiding import HIDE
from tests.conformance.tabletop import TABLETOP, Reader, Tabletop, laid_out

SHORTEST = 20
"""Decisions of a game that ends at once: there may be nothing in it to look at."""
ENOUGH = 60
"""Comparisons of one case where each takes long."""
SHORT = 150
"""Decisions that are looked at where each takes long."""


def play_with_second_thoughts(case: Case, seed: int, decisions: int = SHORT) -> Position:
    """Random play in which moves are taken back now and then, and all go back a few moves now and then."""
    position = case.new(seed)
    rng = seeded(seed)
    for _ in range(decisions):
        if position.over:
            break
        thought = rng.below(12)
        if thought == 0:
            for seat in range(position.players):
                if position.can_undo(seat) is None:
                    position.undo(seat)
                    break
        elif thought == 1 and position.move > 4:
            back = position.move - 1 - rng.below(4)
            if position.can_rewind(back) is None:
                position.rewind(back)
        seat = any_of(position.waiting, rng)
        position.push(any_of(position.legal(seat), rng), seat)
    return position


# --- the journal only grows ---


@all_cases
def test_a_reader_with_a_cursor_misses_nothing(case: Case) -> None:
    """Whoever reads on from where it was gets in the end what one reads who reads all at once."""
    position = case.new(71)
    rng = seeded(71)
    readers: dict[int | None, list[Happened]] = {seat: [] for seat in seats(position)}
    for _ in range(SHORT):
        if position.over:
            break
        if rng.below(6) == 0:
            for seat in range(position.players):
                if position.can_undo(seat) is None:
                    position.undo(seat)
        elif rng.below(20) == 0 and position.can_rewind(position.move // 2) is None:
            position.rewind(position.move // 2)
        seat = any_of(position.waiting, rng)
        position.push(any_of(position.legal(seat), rng), seat)
        for reader in seats(position):
            if rng.below(2):
                readers[reader] += position.events(len(readers[reader]), reader)
    for reader, read in readers.items():
        read += position.events(len(read), reader)
        assert read == position.events(0, reader)
        assert [event.sequence for event in read] == list(range(position.sequence))
        assert [event.move for event in read] == sorted(event.move for event in read)


@all_cases
def test_a_record_keeps_what_was_taken_back_and_replays_to_the_same_log(case: Case) -> None:
    position = play_with_second_thoughts(case, 73)
    position.back_all()
    kept = record.make(position, {"players": case.players, "seed": 73, **case.options})
    assert any(answer.endswith(" undo") or answer.startswith("rewind") for answer in kept.answers)
    again = record.verify(record.load(kept.to_json()), case.game)
    assert again.to_json() == position.to_json()
    for seat in seats(position):
        assert again.events(0, seat) == position.events(0, seat)


@all_cases
def test_going_back_restores_the_position_and_draws_chance_anew(case: Case) -> None:
    position = case.new(79)
    rng = seeded(79)
    after: dict[int, str] = {}
    for _ in range(60):
        if position.over:
            break
        if not any(position.made(seat) for seat in position.waiting):
            after[position.move] = position.digest()
        seat = any_of(position.waiting, rng)
        position.push(any_of(position.legal(seat), rng), seat)
    number = sorted(after)[len(after) // 2]
    words, sequence = position.rng.words(), position.sequence
    position.rewind(number)
    assert position.digest() == after[number]
    assert position.rng.words() == words
    assert position.sequence == sequence + 1
    told: Any = position.events(sequence)[0]
    assert (plain(told)["event"], told.back_to) == ("rewound", number)
    assert position.can_rewind(position.move + 1) is not None


@all_cases
def test_a_record_without_a_seed_replays(case: Case) -> None:
    """As a table does whose chance comes from outside: the record holds what came."""
    *_, position = islice(walk(case, 83, "explicit"), SHORT)
    while position.seat == CHANCE:
        position.push(position.legal()[0])
    position.back_all()
    kept = record.load(record.make(position, {"players": case.players, **case.options}).to_json())
    again = record.verify(kept, case.game)
    assert (again.digest(), again.auto) == (position.digest(), False)
    assert again.events() == position.events()


def test_going_back_again_and_again_is_read_in_no_time() -> None:
    """What a later going back covers is not read anew for each earlier one: that would double the work each time."""
    position = CASES[0].new(1)
    for _ in range(60):
        for _ in range(3):
            position.push(position.legal()[0], position.seat)
        position.rewind(0)
    for seat in seats(position):
        assert len(position.events(0, seat)) == position.sequence


# --- view before plus events is view after ---


@all_cases
def test_the_view_with_the_events_applied_is_the_next_view(case: Case) -> None:
    """Over a whole game and for every seat: places of cards and counters."""
    table: Tabletop = TABLETOP[case.name]
    position = case.new(89)
    rng = seeded(89)
    at = position.sequence
    readers = {seat: Reader(table(plain(position.view(seat))), at) for seat in seats(position)}
    while not position.over:
        undone = False
        if rng.below(15) == 0:
            for seat in range(position.players):
                if position.can_undo(seat) is None:
                    position.undo(seat)
                    undone = True
                    break
        elif rng.below(40) == 0 and position.can_rewind(position.move - 3) is None:
            position.rewind(position.move - 3)
            undone = True
        if not undone:
            seat = any_of(position.waiting, rng)
            position.push(any_of(position.legal(seat), rng), seat)
        for who, reader in readers.items():
            told = plain(position.events(at, who))
            assert laid_out(reader.hear(told)) == laid_out(table(plain(position.view(who)))), told
        at = position.sequence


# --- offers ---


def counters_of(case: Case, position: Position, seat: int) -> dict[tuple[str, int], int]:
    return TABLETOP[case.name](plain(position.view(seat)))[1]


@all_cases
def test_offers_say_what_will_change(case: Case) -> None:
    """The facts of an option that completes the move are the difference of the view after it."""
    checked = 0
    for number, position in enumerate(walk(case, 97)):
        if position.over or number % 4:
            continue
        for seat in position.waiting:
            offers = position.offers(seat)
            on_offer = [offer.action for offer in offers if offer.blocked is None]
            if isinstance(shape_of(position, seat), SetOf):
                assert set(on_offer) >= set(position.legal(seat))
                continue
            assert on_offer == position.legal(seat)
            for offer in offers:
                checked += check_offer(case, position, seat, offer)
    assert checked or number < SHORTEST


def check_offer(case: Case, position: Position, seat: int, offer: Offer) -> int:
    if offer.subject is not None and offer.subject.place:
        places = TABLETOP[case.name](plain(position.view(seat)))[0]
        assert offer.subject.place in places, offer
    if offer.blocked is not None:
        assert offer.blocked == position.why_not(offer.action, seat)
        return 0
    copy = position.clone()
    copy.auto = False
    before = counters_of(case, copy, seat)
    copy.push(offer.action, seat)
    assert offer.commits == (not copy.made(seat))
    if not offer.commits:
        return 0
    assert offer.final == (copy.can_undo(seat) is not None)
    if copy.seat == CHANCE or len(position.waiting) > 1 or offer.final:
        return 0
    after = counters_of(case, copy, seat)
    changed = {key: (before.get(key, 0), after.get(key, 0)) for key in before | after}
    expected = {key: pair for key, pair in changed.items() if pair[0] != pair[1]}
    assert {(fact.kind, fact.whose): (fact.before, fact.after) for fact in offer.facts} == expected, offer
    return 1


@all_cases
def test_offers_after_steps_change_nothing_and_are_those_of_the_position_after_them(case: Case) -> None:
    looked = 0
    for number, position in enumerate(walk(case, 101)):
        if position.over or number % 5 or any(position.made(seat) for seat in position.waiting):
            continue
        seat = position.waiting[0]
        text = position.to_json()
        for offer in position.offers(seat):
            if offer.blocked is not None or offer.commits or offer.action not in position.legal(seat):
                continue
            copy = position.clone()
            copy.push(offer.action, seat)
            if not copy.made(seat):
                continue  # the rest of a set was filled in
            assert position.offers(seat, [offer.text]) == copy.offers(seat)
            assert plain(position.prompt(seat, [offer.text])) == plain(copy.prompt(seat))
            looked += 1
        assert position.to_json() == text
    assert looked


@all_cases
def test_offers_after_steps_tell_nothing_that_the_seat_may_not_know(case: Case) -> None:
    rng = seeded(103)
    compared = 0
    for number, position in enumerate(walk(case, 101)):
        if position.over or number % 5 or compared >= ENOUGH:
            continue
        content = position.to_dict()
        for seat in position.waiting:
            if position.made(seat):
                continue
            other = case.game.from_json(json.dumps(HIDE[case.name](content, seat, rng)))
            for offer in position.offers(seat):
                if offer.blocked is None and not offer.commits and offer.action in position.legal(seat):
                    assert to_json(other.offers(seat, [offer.text])) == to_json(position.offers(seat, [offer.text]))
                    assert asked(other, seat, [offer.text]) == asked(position, seat, [offer.text])
                    compared += 1
    assert compared


@all_cases
def test_a_question_is_stale_exactly_when_it_has_changed(case: Case) -> None:
    """`asked_at` of a seat stays while another answers, and is new for every other question."""
    before: dict[int, tuple[int, bytes]] = {}
    for position in walk(case, 107):
        now: dict[int, tuple[int, bytes]] = {}
        for seat in position.waiting:
            if position.made(seat):
                if seat in before:
                    now[seat] = before[seat]
                continue
            at = position.asked_at(seat)
            assert at is not None
            options = to_json([position.decision_for(seat).kind, position.legal(seat)])  # type: ignore[union-attr]
            now[seat] = (at, options)
            if seat in before:
                assert (before[seat][0] == at) == (before[seat][1] == options and len(before) > 1)
        before = now


# --- whole moves ---


@all_cases
def test_whole_moves_are_listed_and_can_be_played_by_their_texts(case: Case) -> None:
    for number, position in enumerate(walk(case, 109)):
        if position.over or number % 9 or any(position.made(seat) for seat in position.waiting):
            continue
        seat = position.waiting[0]
        found = list(islice(position.moves(seat), 30))
        assert len(set(found)) == len(found)
        assert [move[0] for move in found][:1] == position.legal(seat)[:1]
        for move in found[:: max(1, len(found) // 4)]:
            texts = [case.game.text(action) for action in move]
            played, pushed = position.clone(), position.clone()
            played.play(*texts, seat=seat)
            for action in move:
                pushed.push(action, seat)
            assert played.to_json() == pushed.to_json()
            if len(texts) > 1 and not in_set(position, move, seat):
                tried = position.clone()
                with pytest.raises(IllegalAction):
                    tried.play(*texts[:-1], seat=seat)
                assert tried.to_json() == position.to_json(), "nothing of a move that is not whole"


def in_set(position: Position, move: tuple[int, ...], seat: int) -> bool:
    """Whether the last step of a move belongs to a set, which may be complete without it."""
    copy = position.clone()
    for action in move[:-1]:
        copy.push(action, seat)
    return isinstance(shape_of(copy, seat), SetOf)


@all_cases
def test_sets_are_picked_in_any_order(case: Case) -> None:
    """Every set that is asked for in one question can be played in any order and judged as a whole."""
    rng = seeded(113)
    for position in walk(case, 113):
        if position.over or any(position.made(seat) for seat in position.waiting):
            continue
        for seat in position.waiting:
            prompt = position.prompt(seat)
            assert prompt is not None
            if isinstance(prompt.shape, SetOf):
                check_set(position, seat, prompt.shape, rng)


def check_set(position: Position, seat: int, shape: SetOf, rng: Rng) -> None:
    step_by_step = set_by(position, seat, lambda ahead: any_of(ahead.legal(seat), rng))
    texts = [position.game.text(action) for action in step_by_step]
    assert set(texts) <= set(shape.of)
    assert position.why_not_set(*reversed(texts), seat=seat) is None, "what can be picked step by step is a set"
    for size in range(shape.least, shape.most + 1):
        left = list(shape.of)
        rng.shuffle(numbers := list(range(len(left))))
        picked = [left[i] for i in numbers[:size]]
        copy = position.clone()
        reason = copy.why_not_set(*picked, seat=seat)
        if reason is None:
            copy.play_set(*picked, seat=seat)
            again = position.clone()
            again.play_set(*reversed(picked), seat=seat)
            assert copy.to_json() == again.to_json()
        else:
            with pytest.raises(IllegalAction):
                copy.play_set(*picked, seat=seat)
            assert copy.to_json() == position.to_json()
    with pytest.raises(IllegalAction):
        position.clone().play_set(*shape.of, *shape.of, seat=seat)


# --- faces ---


@all_cases
def test_everything_that_is_named_has_a_face(case: Case) -> None:
    faces = {face.id for face in case.game.faces()}
    assert len(faces) == len(case.game.faces())
    for position in islice(walk(case, 127), SHORT):
        for offer in position.offers(position.waiting[0]) if position.waiting else []:
            if offer.subject is not None and offer.subject.card:
                assert offer.subject.card in faces
    for reader in seats(position):
        for event in position.events(0, reader):
            assert {moved.card for moved in event.moved if moved.card} <= faces


# --- wrong arguments ---


@all_cases
def test_wrong_arguments_are_answered_in_words(case: Case) -> None:
    position = case.new(1)
    for wrong in (9, -1, "red", 1.5, True, -3, 10**30):
        calls: list[Callable[[Any], object]] = [
            position.view, position.key, position.prompt, position.asked_at, position.offers, position.legal,
            position.candidates, position.choices, position.can_undo, position.undo, position.moves,
            lambda seat: position.push(position.legal()[0], seat),
            lambda seat: position.apply(position.legal()[0], seat),
            lambda seat: position.why_not(0, seat),
            lambda seat: position.preview(0, seat),
            lambda seat: position.play("x", seat=seat),
            lambda seat: position.play_set("x", seat=seat),
            lambda seat: position.why_not_set("x", seat=seat),
            lambda seat: position.back(1, seat),
            lambda seat: position.events(0, seat),
            lambda seat: position.guess(seat, seeded(1)),
            lambda seat: position.encode(seat, bytearray(case.game.encoder.size)),
            lambda seat: encode_options(position, seat, bytearray(len(case.game.catalogue))),
        ]  # fmt: skip
        for call in calls:
            with pytest.raises(BadArgument, match="there is no seat"):
                call(wrong)
        with pytest.raises(BadArgument, match="there is no seat"):
            Handle(position, wrong)  # type: ignore[arg-type]
    for action in (10**40, -1, len(case.game.catalogue)):
        with pytest.raises(BadArgument, match="there is no action"):
            case.game.text(action)
        with pytest.raises(IllegalAction):
            position.apply(action, position.seat)
    for text in ("draw", None, 2.5):
        with pytest.raises(BadArgument, match="an action is a number"):
            position.apply(text)
    with pytest.raises(IllegalAction, match="chance does not decide"):
        position.outcomes()
    with pytest.raises(BadArgument):
        case.game.from_json({})  # type: ignore[arg-type]


@all_cases
def test_numbers_of_numpy_are_numbers(case: Case) -> None:
    position = case.new(1, journal=True)
    other = position.clone()
    seat, action = np.int64(position.seat), np.int32(position.legal()[0])
    assert position.legal(seat) == position.legal(position.seat)
    assert position.why_not(action, seat) is None
    assert position.view(seat) == position.view(int(seat))
    assert position.preview(action, seat) == position.preview(int(action), int(seat))
    position.push(action, seat)
    other.apply(action, seat)
    assert position == other
    assert case.game.text(action) == case.game.text(int(action))


@all_cases
def test_a_player_that_learns_needs_nothing_but_its_handle(case: Case) -> None:
    position = case.new(1)
    handle = Handle(position, position.seat)
    cells, floats = bytearray(case.game.encoder.size), array("f", bytes(4 * case.game.encoder.size))
    mask = bytearray(len(case.game.catalogue))
    handle.encode(cells)
    handle.encode(floats)
    handle.mask(mask)
    assert case.game.encoder.read(cells) == case.game.encoder.read(floats)
    assert [action for action, on in enumerate(mask) if on] == sorted(handle.legal())


@all_cases
def test_all_that_travels_is_what_its_type_says(case: Case) -> None:
    """Views, prompts, offers and events are read back from JSON by their own types, unknown fields forbidden."""
    view = msgspec.json.Decoder(case.game.view_type)
    events = msgspec.json.Decoder(list[case.game.events_type()])  # type: ignore[misc]
    offers = msgspec.json.Decoder(list[Offer])
    for position in islice(walk(case, 131), 0, None, 7):
        for seat in seats(position):
            assert view.decode(to_json(position.view(seat))) == position.view(seat)
        for seat in position.waiting:
            offers.decode(to_json(position.offers(seat)))
    for seat in seats(position):
        assert events.decode(to_json(position.events(0, seat))) == position.events(0, seat)


def test_a_fact_says_whose_counter_changed() -> None:
    assert plain(Fact("gold", 2, 5, 3)) == {"kind": "gold", "whose": 2, "before": 5, "after": 3}
