"""What is set up for learning, without PyTorch: what decks tell of their cards, tables, and how curves are drawn."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from bequest import games
from bequest.core.playouts import play_out
from bequest.core.rng import seeded
from bequest.core.words import words
from bequest.lab.train import curves
from bequest.lab.train.attributes import attributes

DECKS = [("gears", "tree-2"), ("gears", "machines-2"), ("crecy", "salon-1"), ("lastwill", "fortune-1")]


def test_attributes_are_what_cards_share() -> None:
    deck = """
    [[card]]
    id = "a"
    name = "Ah"
    cost = 4
    effects = [{ do = "honor", amount = 2 }]
    [[card]]
    id = "b"
    cost = 4
    [[plan]]
    id = "c"
    effects = [{ do = "honor" }]
    """
    found = attributes(deck, ["a", "x:b", "c", "unknown"])
    # cost, cost=4, effects.do=honor, kind=card; in the order of their names
    assert found.tolist() == [
        pytest.approx([0.4, 1, 1, 1]),
        pytest.approx([0.4, 1, 0, 1]),
        pytest.approx([0, 0, 1, 0]),
        [0, 0, 0, 0],
    ]


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_cards_of_supplied_decks_are_told_apart(name: str, deck: str) -> None:
    game = games.get(name, deck)
    cards = game.sight.cards
    found = attributes(game.deck_text(), cards)
    described = found.any(1).sum()
    assert described >= 0.8 * len(cards)
    assert len({tuple(row) for row in found.tolist()}) > 0.5 * described


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_a_game_is_practised_at_tables_that_it_allows(name: str, deck: str) -> None:
    game = games.get(name, deck)
    assert {players for _, players, _ in game.practice} == set(game.player_counts)
    for share, players, options in game.practice:
        assert share > 0
        position = game.new(players, 1, "auto", False, **options)
        play_out(position, seeded(1))
        assert position.over


def test_curves_are_drawn_of_any_history() -> None:
    said = words("en")
    entry = dict.fromkeys(curves.FIGURES, 0.5)
    history = [entry | {"decisions": 1e6 * number, "won": 1 / number} for number in range(1, 100)]
    for told in ([], history[:1], history):
        drawn = Xml.fromstring(curves.svg("Title", told, said))
        assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == (len(curves.FIGURES) if told else 0)
    assert curves.smoothed([(0, 1), (1, 3)]) == [(0, 1), (1, 3)]
    assert curves.smoothed([(at, at % 2) for at in range(40)])[20][1] == pytest.approx(2 / 3)
