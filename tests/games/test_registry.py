"""Games by name, and decks that belong to them."""

from __future__ import annotations

import copy
import pickle

import pytest

from bequest import games
from bequest.core.errors import BadDeck


@pytest.mark.parametrize("name", games.names())
def test_a_deck_goes_to_another_process_as_its_text(name: str) -> None:
    game = games.get(name)
    deck = games.load_deck(name, game.deck_text(), "deck")
    for other in (pickle.loads(pickle.dumps(deck)), copy.deepcopy(deck)):
        again = games.get(name, deck=other)
        assert (again.deck_name, again.deck_text()) == (game.deck_name, game.deck_text())
        assert again.new(max(game.player_counts), 3).digest() == game.new(max(game.player_counts), 3).digest()


@pytest.mark.parametrize("name", games.names())
def test_a_deck_of_another_game_is_refused(name: str) -> None:
    other = next(other for other in games.names() if other != name)
    deck = games.load_deck(other, games.get(other).deck_text(), "deck")
    with pytest.raises(BadDeck, match=f"not a deck of {name}"):
        games.get(name, deck=deck)


@pytest.mark.parametrize("name", games.names())
def test_a_deep_copy_of_a_position_is_a_clone(name: str) -> None:
    state = games.get(name).new(max(games.get(name).player_counts), 5)
    other = copy.deepcopy(state)
    other.push(other.legal()[0], other.seat)
    assert other.to_json() != state.to_json()
    assert state.to_json() == games.get(name).new(state.players, 5).to_json()
