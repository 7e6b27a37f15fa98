"""What a learning player looks at, of every game: nothing twice, nothing that its seat may not know, and every action
points at what it names.

Random games show every option and stop for chance; the golden games are played well, and to the end.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bequest import games
from bequest.core import record
from bequest.core.frames import NOBODY, Together
from bequest.core.game import Game
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.rng import seeded
from bequest.core.sight import NO_CARD, NO_THING, Sight
from tests.conformance.cases import CASES, Case, all_cases, walk
from tests.conformance.hiding import HIDE
from tests.golden import FOLDERS, bound_game, files, load
from tests.sweeps import LONG, amount, swept

DECKS = [(name, deck) for name in games.names() for deck in games.find(name).supplied]
OTHER_DECKS = [(name, deck) for name, deck in DECKS if deck not in games.find(name).aliases.values()]
RANDOM = [*CASES, *[Case(name, players, {}, deck) for name, deck in OTHER_DECKS for players in (2, 4)]]
GOLDEN = [path for game in FOLDERS for path in files(game)]
Table = Case | Path


def named(table: Table) -> str:
    return f"golden-{table.parent.name}-{table.stem}" if isinstance(table, Path) else str(table)


all_tables = swept("table", [*RANDOM, *GOLDEN], one_of=13, ids=named)
every_deck = pytest.mark.parametrize(("name", "deck"), DECKS)
EVERY = amount(4, 30)
"""Of how many positions with the same question one is looked at."""


def kind(position: Position) -> str:
    if position.seat < 0:
        return {CHANCE: "chance", OVER: "over"}[position.seat]
    top = position.frames[-1]
    return "move under way" if top.open else "secret choice" if isinstance(top, Together) else "decision"


def played(table: Table) -> Iterator[Position]:
    if isinstance(table, Case):
        return walk(table, 97, "explicit", journal=False)
    golden = load(table)
    return record.replay(golden, bound_game(golden), "explicit")


def looked_at(table: Table) -> Iterator[Position]:
    """Some for each question that a game comes to, the first of them included."""
    found: Counter[tuple[str, int]] = Counter()
    for position in played(table):
        asked = (kind(position), position.frames[-1].kind if position.frames else OVER)
        if found[asked] % EVERY == 0:
            yield position
        found[asked] += 1


def lookers(position: Position) -> list[int]:
    return [*range(position.players), NOBODY]


def seen(position: Position, looker: int) -> list[int]:
    sight = position.game.sight
    return sight.features(sight.look(position, looker))


def guessed(position: Position, looker: int, seed: int) -> Position:
    return position.guess(None if looker == NOBODY else looker, seeded(seed))


def blocks(features: list[int], first: int, size: int, count: int) -> list[list[int]]:
    """The features of each block, counted from its own first."""
    found: list[list[int]] = [[] for _ in range(count)]
    for feature in features:
        if first <= feature < first + size * count:
            found[(feature - first) // size].append((feature - first) % size)
    return found


def seats_in(sight: Sight, features: list[int]) -> list[list[int]]:
    return blocks(features, sight.first_seat, sight.seat.size, sight.seats)


def things_in(sight: Sight, features: list[int]) -> list[list[int]]:
    return blocks(features, sight.first_thing, sight.thing.size, sight.things)


# --- what a look is ---


@all_tables
def test_a_look_has_each_feature_once_and_none_that_is_not_there(table: Table) -> None:
    for position in looked_at(table):
        for looker in lookers(position):
            features = seen(position, looker)
            assert len(set(features)) == len(features)
            assert features[0] >= 0
            assert features[-1] < position.game.sight.size
        assert seen(position, -1) == features, "a spectator is any seat below 0"


@all_tables
def test_the_looker_comes_first_and_every_thing_is_somebodys(table: Table) -> None:
    """Players learn of seats and things by what every block of them begins with."""
    for position in looked_at(table):
        sight = position.game.sight
        for looker in lookers(position):
            features = seen(position, looker)
            begun = [[feature for feature in block if feature < 2] for block in seats_in(sight, features)]
            assert begun == [[0], *[[1]] * (position.players - 1), *[[]] * (sight.seats - position.players)]
            assert not any(seats_in(sight, features)[position.players :])
            for block in things_in(sight, features):
                owners = [feature for feature in block if feature < sight.seats]
                assert len(owners) == bool(block)
                assert not owners or owners[0] < position.players


# --- secrecy ---


@all_tables
def test_a_look_is_the_same_in_all_worlds_that_a_seat_thinks_possible(table: Table) -> None:
    kinds: Counter[str] = Counter()
    differences = 0
    for number, position in enumerate(looked_at(table)):
        kinds[kind(position)] += 1
        looks = {looker: seen(position, looker) for looker in lookers(position)}
        for looker in lookers(position):
            other = guessed(position, looker, number)
            assert seen(other, looker) == looks[looker]
            differences += looks != {seat: seen(other, seat) for seat in looks}
    if isinstance(table, Case):  # some of the others end when there is hardly a card left
        assert differences, "the worlds differ for nobody"
        assert kinds.keys() >= {"decision", "chance", "over"}


@all_cases
def test_a_look_does_not_depend_on_what_the_rules_hide(case: Case) -> None:
    """Told from the rules, as `guess` is not; which takes longer."""
    rng = seeded(101)
    differences = 0
    for number, position in enumerate(islice(looked_at(case), 0, None, amount(1, 3))):
        looks = {looker: seen(position, looker) for looker in lookers(position)}
        for looker in lookers(position) if LONG else lookers(position)[number % len(looks) :][:1]:
            hidden = HIDE[case.name](position.to_dict(), None if looker == NOBODY else looker, rng)
            other = case.game.from_json(json.dumps(hidden), chance="explicit")
            assert seen(other, looker) == looks[looker]
            differences += looks != {seat: seen(other, seat) for seat in looks}
    assert differences, "the worlds differ for nobody"


@pytest.mark.parametrize("name", games.names())
def test_a_move_under_way_is_seen_by_its_chooser_alone(name: str) -> None:
    """Also an answer to a secret choice: compared are two positions that differ in nothing else."""
    compared = 0
    for position in played(Case(name, 3)):
        for seat in position.waiting:
            first, *others = position.legal(seat)
            pair = [position.clone(), position.clone()]
            if not others:
                continue
            for one, action in zip(pair, (first, others[-1]), strict=True):
                one.push(action, seat)
            if seat in pair[0].waiting and seat in pair[1].waiting and pair[0].made(seat) and pair[1].made(seat):
                assert seen(pair[0], seat) != seen(pair[1], seat)
                for looker in lookers(position):
                    assert looker == seat or seen(pair[0], looker) == seen(pair[1], looker) == seen(position, looker)
                compared += 1
        if compared == amount(100, 8):
            break
    assert compared


# --- what actions name ---


def bound(name: str, deck: str) -> Game:
    return games.get(name, deck=deck)


@every_deck
def test_actions_name_cards_and_things_that_there_are(name: str, deck: str) -> None:
    sight = bound(name, deck).sight
    pointed = [sight.pointed(action) for action in range(sight.actions)]
    cards = [sight.card_of(action) for action in range(sight.actions)]
    assert NO_THING <= min(pointed) <= max(pointed) < sight.things
    assert NO_CARD <= min(cards) <= max(cards) < len(sight.cards)
    assert len(set(pointed)) > 10
    assert len(set(cards)) > 10


@every_deck
def test_an_action_that_names_a_card_is_about_the_card_with_that_id(name: str, deck: str) -> None:
    """Plans have numbers instead of ids. Where ids of two kinds might be the same, the kind stands before them."""
    game = bound(name, deck)
    sight = game.sight
    assert len(set(sight.cards)) == len(sight.cards)
    for action, structure in enumerate(game.catalogue.structures):
        card = sight.card_of(action)
        if structure.noun in ("card", "plan"):
            assert sight.cards[card].rpartition(":")[2] == str(structure.value), game.text(action)
            assert card != NO_CARD
        else:
            assert card == NO_CARD, game.text(action)


@all_tables
def test_an_action_on_offer_points_at_a_thing_of_the_looker(table: Table) -> None:
    """The thing is there, the looker's or on offer to all, and shows the card that the action names."""
    for position in looked_at(table):
        sight = position.game.sight
        shown = next(field for field in sight.thing.fields if field.name == "card")
        for seat in position.waiting:
            things = things_in(sight, seen(position, seat))
            for action in position.legal(seat):
                block, card = sight.pointed(action), sight.card_of(action)
                if block == NO_THING:
                    continue
                assert things[block][0] == 0, position.game.text(action)
                if card != NO_CARD:
                    cards = [shown.cards[one - shown.at] for one in things[block] if 0 <= one - shown.at < shown.size]
                    assert cards == [card], position.game.text(action)


# --- the signature ---


@every_deck
def test_the_signature_is_of_the_deck_and_changes_with_every_field(name: str, deck: str) -> None:
    game = bound(name, deck)
    again = games.get(name, deck=games.load_deck(name, game.deck_text(), "the same deck"))
    found = [game.sight.signature(game.catalogue)]
    assert again.sight.signature(again.catalogue) == found[0]
    for block in (again.sight.table, again.sight.seat, again.sight.thing):
        block.add("one more")
        found.append(again.sight.signature(again.catalogue))
    assert len(set(found)) == 4
    assert game.sight.signature(game.catalogue) == found[0]
