"""Positions and games as Python meets them: in other processes, in several threads, compared and printed."""

from __future__ import annotations

import pickle
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

import pytest

from bequest import games
from bequest.core.position import Position
from bequest.core.rng import seeded
from tests.conformance.cases import CASES, Case, all_cases, any_of, seats, walk

EVERY = 23


def sent(what: object) -> object:
    return pickle.loads(pickle.dumps(what))


def now_and_then(case: Case, journal: bool = True) -> Iterator[Position]:
    for number, position in enumerate(walk(case, 17, journal=journal)):
        if number % EVERY == 0 or position.over:
            yield position


@all_cases
def test_a_position_comes_out_of_a_pickle_as_it_went_in(case: Case) -> None:
    for position in now_and_then(case, journal=False):
        again = sent(position)
        assert isinstance(again, Position)
        assert again.journal is None
        assert again == position
        assert (again.game.deck_text(), again.auto) == (position.game.deck_text(), position.auto)


@all_cases
def test_a_position_with_its_story_comes_out_of_a_pickle_with_it(case: Case) -> None:
    rng = seeded(19)
    for position in now_and_then(case):
        if position.can_rewind(position.move - 2) is None:
            position.rewind(position.move - 2)
        again = sent(position)
        assert isinstance(again, Position)
        assert again == position
        for seat in seats(position):
            assert again.events(0, seat) == position.events(0, seat)
            if seat is not None:
                assert again.asked_at(seat) == position.asked_at(seat)
                assert again.can_undo(seat) == position.can_undo(seat)
        ahead = position.clone()
        while not ahead.over and ahead.move < position.move + 3:
            action = any_of(ahead.legal(), rng)
            again.push(action, again.seat)
            ahead.push(action, ahead.seat)
        assert again == ahead, "it goes on with the same chance"


@all_cases
def test_the_story_of_a_position_that_was_read_comes_out_of_a_pickle(case: Case) -> None:
    read = next(islice(now_and_then(case), 1, None))
    position = case.game.from_json(read.to_json(), journal=True)
    rng = seeded(23)
    for _ in range(9):
        if position.over:
            break
        position.push(any_of(position.legal(), rng), position.seat)
    again = sent(position)
    assert isinstance(again, Position)
    assert again == position
    assert again.events() == position.events()


def points(position: Position) -> list[int]:
    return position.scores()


def test_processes_are_sent_positions_and_games() -> None:
    found = [next(iter(now_and_then(case))) for case in CASES[::9]]
    with ProcessPoolExecutor(1) as pool:
        assert list(pool.map(points, found)) == [position.scores() for position in found]


@pytest.mark.parametrize("name", games.names())
def test_a_game_with_a_deck_of_ones_own_comes_out_of_a_pickle(name: str) -> None:
    text = games.get(name).deck_text().replace('name = "', 'name = "my-', 1)
    mine = games.get(name, deck=games.load_deck(name, text, "deck"))
    again = sent(mine)
    assert isinstance(again, type(mine))
    assert again.deck_text() == mine.deck_text()
    assert len(pickle.dumps(games.get(name))) < 200, "a supplied deck goes by its name"
    position = mine.new(max(mine.player_counts), 3)
    assert sent(position) == position


def test_equal_positions_are_equal_and_others_are_not() -> None:
    for case in CASES[::5]:
        position = case.new(3)
        assert position == case.new(3)
        assert position != case.new(4)
        assert position != case.name
        with pytest.raises(TypeError, match="digest"):
            hash(position)
    assert games.get("gears", deck="tree-1").new(2, 1) != games.get("gears").new(2, 1)


def test_a_position_is_printed_with_who_is_asked() -> None:
    position = games.get("gears").new(3, 1)
    asked = position.decision
    assert asked is not None
    assert repr(position) == f"<gears, 3 players, round 1, seat {position.seat} is asked: {asked.kind}>"
    together = games.get("lastwill").new(2, 1)
    assert repr(together) == "<lastwill, 2 players, round 1, seats 0 and 1 are asked: start>"
    *_, ended = walk(CASES[0], 3)
    assert repr(ended).endswith("over>")
    assert "chance decides" in repr(games.get("gears").new(3, 1, chance="explicit"))


@pytest.mark.parametrize("name", games.names())
def test_threads_read_a_position_at_the_same_time(name: str) -> None:
    case = next(case for case in CASES if case.name == name and case.players > 1)
    position = next(islice(now_and_then(case), 2, None))
    before = (position.to_json(), position.events())
    problems: list[BaseException] = []

    def read() -> None:
        try:
            for _ in range(15):
                position.clone()
                position.guess(None, seeded(1))
                position.offers(position.seat)
                assert (position.to_json(), position.events()) == before
        except BaseException as problem:
            problems.append(problem)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        readers = [threading.Thread(target=read) for _ in range(4)]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
    finally:
        sys.setswitchinterval(interval)
    assert problems == []
