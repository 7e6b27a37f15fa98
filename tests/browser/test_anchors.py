"""What may be chosen is marked where it is: on the board, not only in a list."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest import games
from bequest.core import record
from tests.browser.fed import Feed
from tests.browser.visitor import Visitor
from tests.golden import bound_game, files, load
from tests.sweeps import LONG, share

LEAST = 0.9
EVERY = 8
"""Of so many questions one is looked at, and of four games one; by `make test-long` all."""
ANCHORED = """(offers) => {
  const spots = [...document.querySelectorAll("[data-board] .spot, .side .spot")].filter((el) => el.checkVisibility());
  return offers.filter(([text, card, place]) => spots.some((el) => {
    const here = el.dataset;
    if (el.querySelector(":scope > .press")?.dataset.choice === text) return true;
    if (!card && !place) return false;
    if (here.card !== undefined && here.card !== card) return false;
    return here.place === undefined ? here.card !== undefined : place ? here.place === place : here.card !== undefined;
  })).map(([text]) => text);
}"""


def kind_of(text: str) -> str:
    return text.partition(" ")[0]


@pytest.mark.parametrize("name", games.names())
def test_most_options_of_golden_games_are_marked_on_the_board(visitor: Visitor, name: str) -> None:
    seen: Counter[str] = Counter()
    marked: Counter[str] = Counter()
    for number, path in enumerate(share(f"anchors of {name}", files(name), 4)):
        golden = load(path)
        game = bound_game(golden)
        feed: Feed | None = None
        asked = 0
        for position in record.replay(golden, game):
            seat = number % position.players
            if seat not in position.waiting:
                continue
            asked += 1
            if not LONG and asked % EVERY:
                continue
            if feed is None:
                feed = Feed(visitor, game, position.players, seat + 1)
                feed.open(position)
            feed.show(position)
            wanted = [
                [offer.text, *((offer.subject.card, offer.subject.place) if offer.subject else ("", ""))]
                for offer in position.offers(seat)
                if offer.blocked is None
            ]
            seen += Counter([kind_of(text) for text, *_ in wanted])
            marked += Counter([kind_of(text) for text in visitor.page.evaluate(ANCHORED, wanted)])
    part = marked.total() / seen.total()
    missing = {kind: f"{marked[kind]}/{count}" for kind, count in seen.items() if marked[kind] < count}
    print(f"{name}: {part:.1%} of {seen.total()} options are marked on the board; not all of {missing}")
    assert part >= LEAST, missing
