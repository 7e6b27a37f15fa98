"""What every game must hold to, whatever its rules: one suite for all registered games, options and player counts."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import IllegalAction, UnknownName
from bequest.core.frames import Together
from bequest.core.position import CHANCE, Position
from bequest.core.rng import Rng, seeded
from bequest.core.wire import to_json
from bequest.core.words import LANGUAGES
from tests.conformance.cases import CASES, Case, all_cases, any_of, play, seats, sight, some, walk
from tests.conformance.hiding import HIDE


def last(case: Case, seed: int = 1, chance: str = "auto") -> Position:
    *_, position = walk(case, seed, chance)
    return position


def test_a_position_is_of_its_own_class_alone() -> None:
    """Also after other questions: classes of a compiled ABC would share one memory of the answers."""
    found = [case.new(1) for case in {case.name: case for case in CASES}.values()]
    for _ in range(2):
        for one in found:
            assert isinstance(one, Position)
            for other in found:
                assert isinstance(one, type(other)) == (one is other)


# --- the same game again ---


@all_cases
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    assert last(case, 5).to_json() == last(case, 5).to_json()
    assert last(case, 5).digest() != last(case, 6).digest()


@all_cases
def test_a_game_plays_the_same_with_and_without_a_journal(case: Case) -> None:
    *_, silent = walk(case, 5, journal=False)
    assert silent.journal is None
    assert silent.to_json() == last(case, 5).to_json()


def options_of(case: Case, seed: int) -> dict[str, object]:
    return {"players": case.players, "seed": seed, **case.options}


@all_cases
def test_a_record_replays_to_the_identical_position(case: Case) -> None:
    played = last(case, 7)
    text = record.make(played, options_of(case, 7)).to_json()
    loaded = record.load(text)
    assert loaded.to_json() == text
    replayed = record.verify(loaded, case.game)
    assert replayed.to_json() == played.to_json()


@all_cases
def test_a_game_cut_short_is_recorded_and_goes_on(case: Case) -> None:
    position = case.new(9)
    rng = seeded(9)
    for _, _ in zip(play(position, rng), range(120), strict=False):
        pass
    cut = record.make(position, options_of(case, 9))
    replayed = record.verify(record.load(cut.to_json()), case.game)
    position.back_all()
    assert replayed.to_json() == position.to_json()


@all_cases
def test_explicit_chance_with_the_recorded_outcomes_gives_the_same_game(case: Case) -> None:
    played = last(case, 11)
    fed = record.verify(record.make(played, options_of(case, 11)), case.game, chance="explicit")
    assert fed.digest() == played.digest()
    assert fed.journal is not None
    assert played.journal is not None
    assert fed.journal.entries == played.journal.entries
    assert fed.events() == played.events()


@all_cases
def test_explicit_chance_can_be_played_to_the_end(case: Case) -> None:
    chances = 0
    for position in walk(case, 13, chance="explicit"):
        if position.seat == CHANCE:
            chances += 1
            outcomes = position.outcomes()
            assert [action for action, _ in outcomes] == position.legal()
            assert all(weight > 0 for _, weight in outcomes)
            assert len({action for action, _ in outcomes}) == len(outcomes)
            assert position.waiting == []
    assert chances
    assert position.over


# --- copies and texts ---


@all_cases
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    position = case.new(17)
    rng = seeded(17)
    checkpoints: list[tuple[Position, str, int]] = []
    for number, _ in enumerate(play(position, rng)):
        if number % 40 == 3:
            copy = position.clone()
            checkpoints.append((copy, copy.to_json(), len(copy.events())))
    for copy, text, events in checkpoints:
        assert copy.to_json() == text
        assert len(copy.events()) == events
    for copy, _, _ in checkpoints[:3]:
        before = position.to_json()
        *_, _ = play(copy, seeded(3))
        assert position.to_json() == before


@all_cases
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_a_position_reads_back_from_its_text_at_every_decision(case: Case, chance: str) -> None:
    for position in some(case, walk(case, 19, chance)):
        text = position.to_json()
        again = case.game.from_json(text, chance=chance)
        assert again.to_json() == text
        assert again.seat == position.seat
        assert again.legal() == position.legal()
        for seat in seats(position):
            assert again.view(seat) == position.view(seat)
            assert again.key(seat) == position.key(seat)


@pytest.mark.parametrize("name", games.names())
def test_text_action_and_structure_are_three_forms_of_one_thing(name: str) -> None:
    game = games.get(name)
    texts = [game.text(action) for action in range(len(game.catalogue))]
    assert len(set(texts)) == len(texts) <= 600
    for action, text in enumerate(texts):
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper()} ") == action
        assert game.catalogue.find(game.structure(action)) == action
        json.dumps(game.structure(action).to_dict())
    with pytest.raises(UnknownName):
        game.parse("no such thing")


# --- options ---


@all_cases
def test_options_are_never_empty_and_stable_and_why_not_agrees(case: Case) -> None:
    rows = range(len(case.game.catalogue))
    for number, position in enumerate(walk(case, 23)):
        if position.over:
            break
        for seat in position.waiting:
            legal = position.legal(seat)
            assert legal
            assert legal == position.legal(seat)
            assert len(set(legal)) == len(legal)
            if number % 3 == 0:
                assert [action for action in rows if position.why_not(action, seat) is None] == sorted(legal)
        for action, reason in position.candidates():
            assert reason == position.why_not(action, position.seat)
            assert all(reason.text(language) for language in LANGUAGES)


@all_cases
def test_an_illegal_action_changes_nothing(case: Case) -> None:
    rng = seeded(29)
    rows = len(case.game.catalogue)
    for number, position in enumerate(walk(case, 29)):
        if number % 10:
            continue
        before = position.to_json()
        for action in [*(rng.below(rows) for _ in range(8)), -1, rows]:
            asked = position.seat if position.seat >= 0 else None
            if position.why_not(action, asked) is not None:
                with pytest.raises(IllegalAction):
                    position.apply(action, asked)
                assert position.to_json() == before
        for seat in range(position.players):
            if seat not in position.waiting:
                assert position.legal(seat) == []
                with pytest.raises(IllegalAction):
                    position.apply(0, seat)
                assert position.to_json() == before


@all_cases
def test_games_end_within_the_bound(case: Case) -> None:
    for seed in range(5):
        decisions = sum(1 for _ in walk(case, seed, journal=False)) - 1
        assert decisions <= case.game.max_decisions


# --- taking back ---


@all_cases
def test_choices_of_an_open_move_are_taken_back_without_a_trace(case: Case) -> None:
    taken = 0
    start, depth = "", 0
    for position in walk(case, 31):
        if position.over or len(position.waiting) > 1:
            continue
        assert position.journal is not None
        text, events, answers = position.to_json(), position.events(), list(position.journal.under_way)
        if not position.frames[-1].open:
            start, depth = text, len(position.frames)
            continue
        copy = position.clone()
        made = len(position.frames) - depth
        assert copy.back(1) == 1
        assert copy.why_not(answers[-1][1]) is None
        copy.push(answers[-1][1])
        assert copy.to_json() == text
        assert copy.back() == made
        assert copy.to_json() == start
        assert copy.back() == 0
        assert copy.events() == events
        assert copy.journal is not None
        assert copy.journal.under_way == answers[: len(answers) - made]
        taken += 1
    assert taken


@all_cases
def test_undo_restores_everything_or_says_why_not(case: Case) -> None:
    undone = refused = 0
    position = case.new(37)
    rng = seeded(37)
    while not position.over:
        seat = position.seat
        before, events = position.to_json(), position.events()
        fresh = not position.frames[-1].open
        together = isinstance(position.frames[-1], Together)
        assert position.journal is not None
        answers = len(position.journal.entries)
        position.push(any_of(position.legal(), rng), seat)
        if not fresh or position.over or position.choices(seat):
            continue
        chances = [who for who, _ in position.journal.entries[answers:] if who == CHANCE]
        reason = position.can_undo(seat)
        if chances or together:  # an answer to a simultaneous choice stands
            assert reason is not None
            refused += 1
        else:
            assert reason is None
            copy = position.clone()
            copy.undo(seat)
            assert copy.to_json() == before
            assert copy.events()[: len(events)] == events
            undone += 1
        for other in range(position.players):
            if other != seat:
                assert position.can_undo(other) is not None
    assert undone
    assert refused


# --- cards ---


def all_cards(position: Position) -> Counter[int]:
    return Counter(card for place in position.places() for card in place.cards)


@all_cases
def test_cards_are_conserved(case: Case) -> None:
    walked = walk(case, 41, chance="explicit")
    start = all_cards(next(walked))
    for position in walked:
        assert all_cards(position) == start
        for place in position.places():
            assert len(place.cards) == len(place.knowers)


# --- secrecy ---


@all_cases
def test_nothing_a_seat_is_given_depends_on_what_it_may_not_know(case: Case) -> None:
    rng = seeded(43)
    differences = 0
    for position in some(case, walk(case, 43)):
        content = position.to_dict()
        for seat in seats(position):
            other = case.game.from_json(json.dumps(HIDE[case.name](content, seat, rng)))
            differences += other.digest() != position.digest()
            assert sight(other, seat) == sight(position, seat)
    assert differences


@all_cases
def test_events_of_a_move_do_not_depend_on_what_a_seat_may_not_know(case: Case) -> None:
    """The same first choice in two positions that look alike to a seat brings the same events for it."""
    rng = seeded(47)
    compared = 0
    for position in some(case, walk(case, 47)):
        if position.over or position.frames[-1].open:
            continue
        content = position.to_dict()
        for seat in seats(position):
            if seat in position.waiting:
                continue
            text = json.dumps(HIDE[case.name](content, seat, rng))
            pair = [case.game.from_json(t, chance="explicit", journal=True) for t in (json.dumps(content), text)]
            action = any_of(position.legal(), rng)
            if any(one.why_not(action, position.seat) for one in pair):
                continue
            _play_alike(pair, position.seat, action, rng)
            told = [to_json(one.events(0, seat)) for one in pair]
            public = [to_json(one.view(seat)) for one in pair]
            if public[0] == public[1]:
                assert told[0] == told[1]
                assert pair[0].asked_at(seat) == pair[1].asked_at(seat)
                compared += 1
    assert compared


def _play_alike(pair: list[Position], chooser: int, action: int, rng: Rng) -> None:
    """One whole move in two positions: the same choices where both offer them, otherwise any."""
    for one in pair:
        one.push(action, chooser)
    while any(one.seat == chooser and one.frames[-1].open for one in pair):
        going_on = [one for one in pair if one.seat == chooser and one.frames[-1].open]
        common = [action for action in going_on[0].legal() if action in going_on[-1].legal()]
        same = any_of(common, rng) if common else None
        for one in going_on:
            one.push(any_of(one.legal(), rng) if same is None else same, chooser)


@all_cases
def test_a_preview_tells_no_more_than_the_seat_may_know(case: Case) -> None:
    rng = seeded(53)
    for number, position in enumerate(walk(case, 53)):
        if position.over or number % 7:
            continue
        seat = position.seat
        other = case.game.from_json(json.dumps(HIDE[case.name](position.to_dict(), seat, rng)))
        action = any_of(position.legal(), rng)
        before = position.to_json()
        assert position.preview(action, seat) == other.preview(action, seat)
        assert position.to_json() == before


@all_cases
def test_a_guess_is_a_legal_position_with_the_same_view(case: Case) -> None:
    rng = seeded(59)
    for number, position in enumerate(walk(case, 59)):
        if number % 5:
            continue
        for seat in seats(position):
            guess = position.guess(seat, rng)
            assert guess.view(seat) == position.view(seat)
            assert guess.key(seat) == position.key(seat)
            if seat is not None:
                assert guess.legal(seat) == position.legal(seat)
            assert all_cards(guess) == all_cards(position)
            assert case.game.from_json(guess.to_json()).to_json() == guess.to_json()
            assert guess.journal is None
    *_, ended = play(case.new(59).guess(0, rng), rng)
    assert ended.over


@all_cases
def test_different_information_has_different_keys(case: Case) -> None:
    """Over a game, a seat's keys are equal only where its views are."""
    for seat in seats(case.new(1)):
        views: dict[str, bytes] = {}
        for position in walk(case, 61, journal=False):
            key, shown = repr(position.key(seat)), to_json(position.view(seat))
            assert views.setdefault(key, shown) == shown


# --- results ---


@all_cases
def test_results_fit_together(case: Case) -> None:
    for position in walk(case, 67):
        if not position.over:
            assert position.winners() == []
            assert position.returns() == [0.0] * case.players
            assert position.outcome is None
    ranking, returns = position.ranking(), position.returns()
    assert position.outcome is not None
    assert len(ranking) == len(returns) == len(position.scores()) == len(position.score_sheet()) == case.players
    if case.players == 1:  # a solo game is won or lost, and has no ranking
        assert (position.outcome, returns, position.winners()) in [("won", [1.0], [0]), ("lost", [-1.0], [])]
        return
    assert abs(sum(returns)) < 1e-9
    for one in range(case.players):
        for two in range(case.players):
            assert (ranking[one] < ranking[two]) == (returns[one] > returns[two])
    assert position.legal() == []
    assert [entry["total"] for entry in position.score_sheet()] == position.scores()
