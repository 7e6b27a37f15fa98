"""The heuristic player of the Duke de Crecy: legal to the end, repeatable, blind to secrets, and better than chance."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.player import Player
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.games.crecy.data import loading
from bequest.games.crecy.mind import heuristic
from bequest.games.crecy.mind.appraisal import Appraisal
from bequest.games.crecy.mind.genealogist import OUT_OF_REACH, Genealogist, Pedigree
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames, kinship

CRECY = games.get("crecy")
HINTS = loading.supplied("base").hints
SETUPS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"edition": "french"}),
    (1, {"mode": "solo_standard"}),
    (1, {"mode": "solo_testament"}),
    (1, {"mode": "solo_testament", "edition": "french", "testament_start": "patrick"}),
]
SHUFFLES = 3
"""How many other deals of the hidden cards a choice is compared with."""


def new(players: int, seed: int, options: dict[str, object]) -> CrecyPosition:
    position = CRECY.new(players, seed, "auto", False, **options)
    assert isinstance(position, CrecyPosition)
    return position


def played(position: CrecyPosition, seed: int) -> CrecyPosition:
    """To the end, with every choice checked by the rules."""
    players = [HeuristicPlayer(derived_seed(seed, seat)) for seat in range(position.players)]
    while not position.over:
        seat = position.seat
        position.apply(players[seat].choose(Handle(position, seat)), seat)
    return position


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_it_plays_legal_games_to_the_end(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        assert played(new(players, seed, options), seed).over


@pytest.mark.parametrize(("players", "options"), [SETUPS[1], SETUPS[5]])
def test_the_same_seed_plays_the_same_game(players: int, options: dict[str, object]) -> None:
    first = played(new(players, 5, options), 1).digest()
    assert played(new(players, 5, options), 1).digest() == first


def test_only_ties_are_left_to_its_own_chance() -> None:
    """Two players with different seeds mostly agree, for the position decides."""
    position = new(3, 2, {})
    agreed = decisions = 0
    while not position.over:
        seat = position.seat
        one, other = (HeuristicPlayer(seed).choose(Handle(position, seat)) for seed in (1, 2))
        agreed += one == other
        decisions += 1
        position.push(one, seat)
    assert decisions > 100
    assert agreed > 0.9 * decisions


@pytest.mark.parametrize(("players", "options"), [SETUPS[0], SETUPS[2], SETUPS[4], SETUPS[5]])
def test_what_is_hidden_plays_no_part(players: int, options: dict[str, object]) -> None:
    """With the cards that the seat does not know dealt anew, its choice is the same."""
    position = new(players, 9, options)
    compared = 0
    while not position.over:
        seat = position.seat
        seed = derived_seed(9, compared)
        chosen = HeuristicPlayer(seed).choose(Handle(position, seat))
        if compared % 3 == 0:
            for shuffle in range(SHUFFLES):
                other = position.guess(seat, seeded(shuffle))
                assert HeuristicPlayer(seed).choose(Handle(other, seat)) == chosen, position.prompt(seat)
        compared += 1
        position.push(chosen, seat)
    assert compared > 50


def test_choosing_leaves_the_position_as_it_is() -> None:
    position = new(2, 4, {})
    for _ in range(60):
        seat = position.seat
        before = position.to_json()
        chosen = HeuristicPlayer(1).choose(Handle(position, seat))
        assert position.to_json() == before
        position.push(chosen, seat)


def test_options_listed_already_are_not_listed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    position = new(2, 4, {})
    handle = Handle(position, position.seat)
    options = handle.legal()
    expected = HeuristicPlayer(1).choose(handle)
    monkeypatch.setattr(Handle, "legal", lambda self: pytest.fail("listed twice"))
    assert HeuristicPlayer(1).choose(handle, options) == expected


# --- what it is good at ---


def test_families_survive_and_gather_honor() -> None:
    """Extinction is the worst that can happen: four heuristic players lose less than one family in twenty."""
    honor: list[int] = []
    extinct = 0
    for seed in range(8):
        end = played(new(4, seed, {}), seed)
        honor += end.scores()
        extinct += len([generation for generation in end.eliminated if generation])
    assert extinct <= 1
    assert sum(honor) / len(honor) > 45


def test_it_beats_a_random_player() -> None:
    for seed in range(4):
        position = new(2, seed, {})
        bots: list[Player] = [HeuristicPlayer(seed), RandomPlayer(seed)]
        while not position.over:
            seat = position.seat
            position.push(bots[seat].choose(Handle(position, seat)), seat)
        assert position.ranking()[0] == 1, seed


def test_standard_solo_is_won() -> None:
    ends = [played(new(1, seed, {"mode": "solo_standard"}), seed) for seed in range(10)]
    assert [end.outcome for end in ends] == ["won"] * 10


@pytest.mark.slow
def test_the_testament_can_be_won() -> None:
    """D-8.5: all nine Hints in at least 20 % of the seeds; here with room for chance in so few games."""
    ends = [played(new(1, seed, {"mode": "solo_testament"}), seed) for seed in range(20)]
    assert len([end for end in ends if end.outcome == "won"]) >= 8
    fulfilled = sum([end.fulfilled.bit_count() for end in ends])
    assert fulfilled > 0.8 * 9 * len(ends)


def test_a_mission_that_can_be_completed_is_completed() -> None:
    """No turn ends with a requirement met and the Mission still open."""
    completed = 0
    for seed in range(4):
        for position in decisions(2, seed, {}):
            options = position.legal()
            offered = [action for action in options if CRECY.text(action).startswith("complete ")]
            if offered:
                assert HeuristicPlayer(seed).choose(Handle(position, position.seat), options) in offered
                completed += 1
    assert completed


# --- how it sees things ---


def decisions(players: int, seed: int, options: dict[str, object]) -> list[CrecyPosition]:
    """The positions of a game in which somebody had a choice."""
    position = new(players, seed, options)
    bots = [HeuristicPlayer(seat) for seat in range(players)]
    found: list[CrecyPosition] = []
    while not position.over:
        seat = position.seat
        found.append(position.clone())
        position.push(bots[seat].choose(Handle(position, seat)), seat)
    return found


def test_trying_things_out_changes_nothing() -> None:
    """An appraisal puts everything back that it has tried, so that the second look finds the same."""
    for position in decisions(3, 6, {})[::7]:
        seat = position.seat
        before = position.to_json()
        appraisal = Appraisal(position, seat)
        hand = [mark >> 8 for mark in position.hands[seat]]
        first = [appraisal.worth(card) for card in hand]
        assert [Appraisal(position, seat).worth(card) for card in hand] == first
        assert position.to_json() == before


def test_a_pedigree_finds_the_same_kin_as_the_rules() -> None:
    for position in decisions(1, 8, {"mode": "solo_testament"})[10::9]:
        family = position.families[0]
        for hint in HINTS:
            assert sorted(Pedigree(family).kin(hint)) == sorted(kinship.kin(family, hint)), hint.id


def test_a_hint_is_no_move_away_exactly_when_it_is_fulfilled() -> None:
    for position in decisions(1, 11, {"mode": "solo_testament"})[10::5]:
        family = position.families[0]
        seen = Genealogist(position, 0)
        pedigree = Pedigree(family)
        for hint in HINTS:
            moves = seen.moves(pedigree, hint)
            assert 0 <= moves <= OUT_OF_REACH
            assert (moves == 0) == kinship.fulfilled(position.rules.deck, family, hint), hint.id


def first_of(kind: str) -> CrecyPosition:
    """A position of a heuristic game in which this is asked."""
    for seed in range(40):
        for position in decisions(4, seed, {}):
            if frames.NAMES[position.frames[-1].kind] == kind and len(position.legal()) > 1:
                return position
    raise AssertionError(f"nobody is asked: {kind}")


def test_a_child_rather_than_a_complication_of_a_pair() -> None:
    position = first_of("pair")
    chosen = heuristic.choose(Handle(position, position.seat), position.legal(), seeded(1))
    cards = [CRECY.text(action) for action in position.legal()]
    assert CRECY.text(chosen) != "child complication" or len(set(cards)) == 1


def test_the_mother_is_given_up_only_for_an_only_child() -> None:
    position = first_of("lose")
    seat = position.seat
    born = Appraisal(position, seat).born
    chosen = heuristic.choose(Handle(position, seat), position.legal(), seeded(1))
    assert CRECY.text(chosen) == ("lose-child" if born else "lose-mother")
