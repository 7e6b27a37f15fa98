"""Reasons in both languages: with their rule, with plurals, and with the names of the cards."""

from __future__ import annotations

import pickle

import pytest

from bequest import games
from bequest.core import reasons
from bequest.core.errors import BadOption, BadPosition, IllegalAction
from bequest.core.reasons import Reason, core_reason
from bequest.core.words import Arg, Message, words
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.loading import load, supplied
from bequest.games.gears.rules import codes
from bequest.games.gears.words.names import card_message, character_message
from bequest.games.gears.words.reasons import MESSAGES


def gears(name: str, **args: Arg) -> Reason:
    return Reason(99, Message(f"gears-reason-{name}", args), "G-1.1")


def test_every_code_of_core_has_a_message() -> None:
    codes = [value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)]
    assert sorted(reasons.MESSAGES) == sorted(set(codes) - {reasons.OK, reasons.FIRST_GAME_CODE})


def test_every_code_of_gears_has_a_reason() -> None:
    own = [value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)]
    assert sorted(own) == [reasons.FIRST_GAME_CODE, *(reasons.FIRST_GAME_CODE + i for i in range(len(MESSAGES)))]
    assert list(MESSAGES) == list(codes.RULES) == sorted(set(own))


def test_a_reason_is_told_with_its_rule_in_the_language_asked_for() -> None:
    reason = gears("timeframe-full", here="t2", held=2, capacity=2)
    assert str(reason) == reason.text("en") == "t2 is full: it holds 2 of 2 (G-1.1)"
    assert reason.text("fr").endswith("elle contient 2 technologies, pour une capacité de 2 (G-1.1)")
    assert reason.numbers == {"here": "t2", "held": 2, "capacity": 2}
    assert str(core_reason(reasons.GAME_OVER)) == "the game is over"


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (gears("actions-left", left=1), "you have 1 more action to take", "il vous reste 1 action à faire"),
        (gears("actions-left", left=2), "you have 2 more actions to take", "il vous reste 2 actions à faire"),
        (
            gears("too-few-cards", card="X", cost=1, others=0),
            "X costs 1 other card, you have 0",
            "la carte X coûte 1 autre carte, vous en avez 0",
        ),
        (
            gears("too-few-cards", card="X", cost=2, others=1),
            "X costs 2 other cards, you have 1",
            "la carte X coûte 2 autres cartes, vous en avez 1",
        ),
        (gears("more-than-pool", pool=0), "you have 0 cubes in your Pool", "vous avez 0 cube dans votre Réserve"),
        (gears("more-than-pool", pool=1), "you have 1 cube in your Pool", "vous avez 1 cube dans votre Réserve"),
    ],
)
def test_numbers_decide_the_plural(reason: Reason, english: str, french: str) -> None:
    assert reason.text("en").startswith(english)
    assert reason.text("fr").startswith(french)


def test_a_french_reason_names_the_card_in_french() -> None:
    s = games.get("gears").from_json('{"hands": [["law"], []]}')
    with pytest.raises(IllegalAction) as refused:
        s.apply(s.game.parse("establish fire"))
    assert str(refused.value) == "Fire is not in your hand (G-6.1)"
    assert refused.value.text("fr") == "la carte Feu n’est pas dans votre main (G-6.1)"
    assert refused.value.reason.numbers == {"card": "Fire"}


def test_an_error_around_another_is_told_in_one_language() -> None:
    with pytest.raises(BadPosition) as refused:
        games.get("gears").from_json('{"choices": ["establish fier"]}')
    assert str(refused.value).startswith("choices[1]: no action reads 'establish fier'; did you mean 'establish fire'")
    said = refused.value.text("fr").replace("\u00a0", " ").replace("\u202f", " ")
    assert said.startswith("choices[1] : aucune action ne s’écrit « establish fier », vouliez-vous dire « establish f")


def renamed(deck: Deck) -> Deck:
    text = deck.text.replace('name = "tree-2"', 'name = "mine"').replace(
        'name = { en = "Fire", fr = "Feu" }', 'name = "Flame"'
    )
    return load(text.replace('name = "Emily Maruska"', 'name = "Ada"'), "mine.toml")


def test_a_deck_of_ones_own_keeps_its_own_names() -> None:
    base = supplied("base")
    mine = renamed(base)
    french = words("fr")
    fire, law = base.number["fire"], base.number["law"]
    assert [french.say(card_message(base, card)) for card in (fire, law)] == ["Feu", "Droit"]
    assert [french.say(card_message(mine, card)) for card in (fire, law)] == ["Flame", "Droit"]
    assert french.say(character_message(base, 1)) == "Juriste"
    assert str(character_message(mine, 0)) == "Ada"


def test_an_error_keeps_its_languages_between_processes() -> None:
    with pytest.raises(BadOption) as bad_option:
        games.get("gears").new(2, fate="all")
    for error in (bad_option.value, IllegalAction(gears("actions-left", left=1))):
        sent = pickle.loads(pickle.dumps(error))
        assert (str(sent), sent.text("fr")) == (str(error), error.text("fr"))


def test_who_is_asked_is_told_to_who_is_not() -> None:
    one = reasons.not_your_turn(0, [2])
    assert (one.code, one.numbers) == (reasons.NOT_YOUR_TURN, {"seat": 1, "asked": 3})
    two = reasons.not_your_turn(2, [0, 1])
    assert (two.code, two.numbers) == (reasons.NOT_YOUR_TURN, {"seat": 3, "asked": "1 and 2"})
