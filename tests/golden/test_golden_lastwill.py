"""What the golden games of Last Will have seen together, told by their events and ends."""

from __future__ import annotations

import json

import pytest

from bequest import games
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules import events, frames
from tests.golden import files, load
from tests.golden.lastwill_watch import Seen, watch
from tests.golden.scripts_lastwill import GAMES, short


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for path in files("lastwill"):
        watch(load(path), found)
    return found


@pytest.fixture(scope="module")
def deck() -> Deck:
    """The cards of a frozen deck; all games know them by the same names."""
    golden = load(files("lastwill")[0])
    found = games.load_deck("lastwill", golden.deck_text, golden.deck)
    assert isinstance(found, Deck)
    return found


def test_all_options_are_played(seen: Seen) -> None:
    wanted: set[tuple[object, ...]] = {("players", str(players)) for players in (2, 3, 4, 5)}
    wanted |= {("money", "last_will"), ("money", "130"), ("discards", "open"), ("first", "2"), ("first", "4")}
    wanted |= {("colours", "['green', 'yellow', 'blue']"), ("start", "seed"), ("start", "position")}
    assert wanted <= seen.options.keys()


def test_every_kind_of_chooser_plays_every_player_count() -> None:
    wanted = {(kind, players) for kind in ("random", "weighed", "heuristic") for players in (2, 3, 4, 5)}
    assert wanted <= {(script.kind, script.options["players"]) for script in GAMES}


def test_positions_that_games_begin_with_lose_nothing_by_being_short() -> None:
    for script in GAMES:
        if script.position:
            content = games.get("lastwill").from_json(json.dumps(script.position)).to_dict()
            assert short(content) == script.position


@pytest.mark.parametrize(
    "end",
    [
        *[f"bankruptcy in round {number}" for number in range(1, 8)],
        "nobody bankrupt",
        "several bankrupt",
        "bankrupt with nothing",
        "a tie in debt",
        "a tie in worth",
        "won with a property",
    ],
)
def test_games_end_in_every_way(seen: Seen, end: str) -> None:
    assert seen.ends[end]


def test_every_card_is_used(seen: Seen, deck: Deck) -> None:
    """White cards are played, black ones come onto a board, companions go along or become tokens."""
    used = {card for kind, card in seen.cards if kind in ("play", "put", "buy", "with")}
    assert len(deck.cards) == 93
    assert {card.id for card in deck.cards} - used == set()


def test_every_card_with_an_upper_part_is_activated(seen: Seen, deck: Deck) -> None:
    activated = {card for kind, card in seen.cards if kind == "activate"}
    assert {card.id for card in deck.cards if card.upper} - activated == set()


def test_every_property_is_sold(seen: Seen, deck: Deck) -> None:
    sold = {card for kind, card in seen.cards if kind == "sell"}
    assert {card.id for card in deck.cards if card.kind == terms.PROPERTY} - sold == set()


def test_every_counted_privilege_waives_actions(seen: Seen, deck: Deck) -> None:
    waiving = [card.id for card in deck.cards if card.counted is not None and card.counted.types]
    assert {card for kind, card in seen.cards if kind == "waiver"} == set(waiving)


def test_companions_and_wild_cards_become_tokens_and_go_along(seen: Seen, deck: Deck) -> None:
    along = {card for kind, card in seen.cards if kind == "with"}
    assert {card.id for card in deck.cards if card.kind in (terms.COMPANION, terms.WILD)} == along
    assert seen.decisions["companion"]


def test_every_errand_is_run(seen: Seen, deck: Deck) -> None:
    assert set(terms.ERRANDS_NAMED) <= seen.errands.keys()
    assert set(deck.errand_names) == seen.errands.keys()


def test_every_decision_is_made(seen: Seen) -> None:
    assert set(frames.NAMES[: frames.FIRST_CHANCE]) - seen.decisions.keys() == set()


def test_everything_that_can_be_told_is_told(seen: Seen) -> None:
    assert set(events.NAMES) - seen.events.keys() == set()
