"""Frames: what is pending as data, and simultaneous secret choices."""

from __future__ import annotations

from bequest.core.frames import NOBODY, Frame, Together, reopen_others

KIND, ARGS = 3, (7, 8)
ASKED = Together(KIND, ARGS, ((), (), (), ()), 0b1111)
"""Four seats, none of which has answered."""


def parts(frame: Together) -> tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], int]:
    return frame.kind, frame.args, frame.answers, frame.waiting_mask


def test_a_frame_is_closed_and_offers_nothing_until_it_is_said() -> None:
    frame = Frame(KIND, 0)
    assert (frame.kind, frame.seat, frame.args, frame.open, frame.choice, frame.offer) == (KIND, 0, (), False, -1, None)
    assert Frame(KIND, 2, ARGS, True).open
    assert (ASKED.seat, ASKED.open) == (NOBODY, False)


def test_every_seat_is_waited_for_the_first_and_the_last_too() -> None:
    assert ASKED.waiting() == [0, 1, 2, 3]
    assert Together(KIND, ARGS, ((), (), (), ()), 0b1001).waiting() == [0, 3]
    assert [Together(KIND, ARGS, ((), (), (), ()), 0b1001).waits_for(seat) for seat in range(5)] == [
        True, False, False, True, False,
    ]  # fmt: skip
    assert not ASKED.waits_for(-1)
    assert not ASKED.waits_for(NOBODY)


def test_an_answer_grows_choice_by_choice_and_leaves_the_others_alone() -> None:
    one = ASKED.with_answer(2, 40)
    two = one.with_answer(0, 50).with_answer(2, 41)
    assert parts(ASKED) == (KIND, ARGS, ((), (), (), ()), 0b1111)  # a frame is never changed
    assert parts(one) == (KIND, ARGS, ((), (), (40,), ()), 0b1111)
    assert parts(two) == (KIND, ARGS, ((50,), (), (40, 41), ()), 0b1111)


def test_a_seat_that_has_finished_is_waited_for_no_longer() -> None:
    for seat in range(4):
        done = ASKED.with_answer(seat, 40).finished(seat)
        assert done.waiting() == [other for other in range(4) if other != seat]
        assert done.answers[seat] == (40,)
        assert done.finished(seat).waiting_mask == done.waiting_mask


def test_choices_are_dropped_from_the_end() -> None:
    answered = ASKED.with_answer(1, 40).with_answer(1, 41).with_answer(1, 42).with_answer(3, 50)
    assert answered.without(1, 1).answers == ((), (40, 41), (), (50,))
    assert answered.without(1, 3).answers == ((), (), (), (50,))
    assert answered.without(1, 0).answers == answered.answers
    assert parts(answered.without(3, 1)) == (KIND, ARGS, ((), (40, 41, 42), (), ()), 0b1111)


def test_a_seat_that_is_asked_again_has_answered_nothing() -> None:
    done = ASKED.with_answer(0, 40).finished(0).with_answer(3, 50).finished(3)
    assert parts(done.reopened(0)) == (KIND, ARGS, ((), (), (), (50,)), 0b0111)
    assert parts(done.reopened(3)) == (KIND, ARGS, ((40,), (), (), ()), 0b1110)


def test_what_others_have_answered_is_forgotten_and_who_had_finished_is_told() -> None:
    answered = ASKED.with_answer(0, 40).finished(0).with_answer(1, 41).with_answer(3, 43).finished(3)
    frames: list[Frame] = [Frame(KIND, 0), answered]
    assert reopen_others(frames, 4, 1) == [0, 3]
    assert isinstance(frames[-1], Together)
    assert parts(frames[-1]) == (KIND, ARGS, ((), (41,), (), ()), 0b1111)
    frames = [answered]
    assert reopen_others(frames, 4, 0) == [3]
    assert isinstance(frames[-1], Together)
    assert parts(frames[-1]) == (KIND, ARGS, ((40,), (), (), ()), 0b1110)
    frames = [answered]
    assert reopen_others(frames, 4, NOBODY) == [0, 3]


def test_a_seat_that_finished_without_a_choice_stays_finished() -> None:
    """It had none: nothing is to be guessed."""
    frames: list[Frame] = [ASKED.finished(2)]
    assert reopen_others(frames, 4, 0) == []
    assert isinstance(frames[-1], Together)
    assert frames[-1].waiting() == [0, 1, 3]


def test_there_is_nothing_to_forget_of_a_choice_of_one_seat() -> None:
    alone = Frame(KIND, 0)
    frames: list[Frame] = [alone]
    assert reopen_others(frames, 4, 1) == []
    assert frames == [alone]
    assert reopen_others([], 4, 1) == []
