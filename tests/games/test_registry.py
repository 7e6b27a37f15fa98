"""Games by name, and decks that belong to them."""

from __future__ import annotations

import copy
import pickle

import pytest

from bequest import games
from bequest.core.errors import BadArgument, BadDeck


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


@pytest.mark.parametrize("name", games.names())
def test_a_speaker_of_another_deck_does_not_speak_of_a_position(name: str) -> None:
    """The same number may be another card there."""
    text = games.get(name).deck_text().replace('name = "', 'name = "my-', 1)
    mine = games.get(name, deck=games.load_deck(name, text, "deck"))
    assert mine.deck_name == f"my-{games.get(name).deck_name}"
    position = mine.new(max(mine.player_counts), 1)
    speaker = games.get(name).speaker
    for call in (
        lambda: speaker.question(position, 0),
        lambda: speaker.choice(position, 0, 0),
        lambda: speaker.offering(position, 0),
        lambda: speaker.standing(position, 0),
        lambda: speaker.score_sheet(position, 0),
    ):
        with pytest.raises(BadArgument, match=r"take position\.game"):
            call()
    assert position.game.speaker.standing(position, 0)
    again = games.get(name, deck=games.load_deck(name, text, "deck"))
    assert again.speaker.standing(position, 0) == position.game.speaker.standing(position, 0)
