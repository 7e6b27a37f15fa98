"""What the golden games of the Duke de Crecy have seen together, told by their events and ends."""

from __future__ import annotations

import json

import pytest

from bequest import games
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import events, frames
from tests.golden import files, load
from tests.golden.crecy_watch import Seen, watch
from tests.golden.scripts_crecy import GAMES, short


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for path in files("crecy"):
        watch(load(path), found)
    return found


@pytest.fixture(scope="module")
def deck() -> Deck:
    """The cards of a frozen deck; all games know them by the same names."""
    golden = load(files("crecy")[0])
    found = games.load_deck("crecy", golden.deck_text, golden.deck)
    assert isinstance(found, Deck)
    return found


def test_all_options_are_played(seen: Seen) -> None:
    modes = [("multiplayer", 2), ("multiplayer", 3), ("multiplayer", 4), ("solo_standard", 1), ("solo_testament", 1)]
    wanted: set[tuple[object, ...]] = {(*mode, edition) for mode in modes for edition in terms.EDITIONS}
    wanted |= {("testament_start", start) for start in ("ask", "patrick", "nathalie")}
    wanted |= {("start", "seed"), ("start", "position")}
    assert wanted <= seen.options.keys()


def test_every_kind_of_chooser_plays_every_mode() -> None:
    modes = ("multiplayer", "solo_standard", "solo_testament")
    wanted = {(kind, mode) for kind in ("random", "weighed", "heuristic") for mode in modes}
    assert wanted == {(script.kind, script.options["mode"]) for script in GAMES}


def test_positions_that_games_begin_with_lose_nothing_by_being_short() -> None:
    for script in GAMES:
        if script.position:
            content = games.get("crecy").from_json(json.dumps(script.position)).to_dict()
            assert short(content) == script.position


@pytest.mark.parametrize(
    "end",
    [
        "a single winner",
        "a shared victory",
        "won by hand cards",
        "won by Prestige",
        "extinct in Generation 1",
        "extinct in Generation 2",
        "extinct in Generation 3",
        "all extinct",
        "solo_standard won",
        "solo_standard lost",
        "solo_testament won",
        "solo_testament lost",
    ],
)
def test_games_end_in_every_way(seen: Seen, end: str) -> None:
    assert seen.ends[end]


def test_every_friend_comes_into_a_family(seen: Seen, deck: Deck) -> None:
    joined = {card for kind, card in seen.cards if kind in ("marry", "arrange", "placed")}
    assert len(deck.friends) == 75
    assert joined == {friend.id for friend in deck.friends}


@pytest.mark.parametrize("kind", ["marry", "arrange", "wedding", "placed"])
def test_friends_come_by_every_way(seen: Seen, kind: str) -> None:
    assert len({card for found, card in seen.cards if found == kind}) >= 10


def test_every_kind_of_child_is_born(seen: Seen, deck: Deck) -> None:
    born = {card for kind, card in seen.cards if kind == "born"}
    assert born == {child.id for child in deck.children if child.gender >= 0}


def test_complications_take_children_and_mothers(seen: Seen) -> None:
    assert seen.events["lost-child"]
    assert seen.events["lost-mother"]


def test_every_title_and_contribution_is_acquired(seen: Seen, deck: Deck) -> None:
    acquired = {card for kind, card in seen.cards if kind == "attached"}
    assert {card.id for card in (*deck.titles, *deck.contributions)} <= acquired


def test_every_mission_is_completed(seen: Seen, deck: Deck) -> None:
    done = {card for kind, card in seen.cards if kind == "mission-done"}
    assert done == {mission.id for mission in deck.missions}


def test_every_patron_is_scored_with_the_main_goal_and_a_minor_one(seen: Seen, deck: Deck) -> None:
    assert {(patron.id, main) for patron in deck.patrons for main in (True, False)} == seen.goals.keys()


def test_every_side_of_a_head_is_chosen(seen: Seen, deck: Deck) -> None:
    sides = {f"{head.id}-{side}" for head in deck.heads for side in ("patriarch", "matriarch")}
    assert sides == {card for kind, card in seen.cards if kind == "side"}


@pytest.mark.parametrize("kind", ["hint", "hint-done"])
def test_every_hint_is_drawn_and_fulfilled(seen: Seen, deck: Deck, kind: str) -> None:
    assert {hint.id for hint in deck.hints} == {card for found, card in seen.cards if found == kind}


def test_every_effect_of_a_card_is_carried_out(seen: Seen, deck: Deck) -> None:
    in_deck = {terms.EFFECTS[clause.do] for clauses in deck.clauses for clause in clauses}
    assert in_deck == {verb for verb, count in seen.effects.items() if count}


def test_every_decision_and_every_step_of_a_move_is_asked(seen: Seen) -> None:
    assert set(frames.NAMES[: frames.FIRST_CHANCE]) == seen.decisions.keys()


def test_every_space_is_used(seen: Seen) -> None:
    assert set(terms.SPACE_NAMES) == seen.spaces.keys()


def test_every_kind_of_event_happens(seen: Seen) -> None:
    assert set(events.NAMES) == seen.events.keys()


def test_honor_comes_from_every_source(seen: Seen) -> None:
    assert set(terms.SOURCES) == seen.sources.keys()
