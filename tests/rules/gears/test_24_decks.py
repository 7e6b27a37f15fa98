"""Section 24, decks: what a deck may be, and how a mistake in one is named (G-24.27 to G-24.33)."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadDeck, BadOption, BadPosition, BequestError, UnknownName
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.loading import load, supplied
from bequest.games.gears.game import Gears
from bequest.games.gears.position import GearsPosition
from tests import forms

FILE = "mine.toml"
DECK = """\
name = "mine"
kind = "base"

[[technology]]
id = "fire"
name = "Fire"
copies = 9
cost = 1
reward = 0
needs = []

[[technology]]
name = "The Wheel"
copies = 2
cost = 2
reward = 3

[[technology]]
id = "engine"
name = "Engine"
copies = 2
cost = 3
reward = 5
needs = ["fire", "the-wheel"]

[[fate]]
id = "gift"
name = "Gift"
target = "technology"
effect = "place-cubes"
amount = 1

[[character]]
id = "C1"
title = "Baker"
pursuit = "fire"
bonus = 2

[[character]]
id = "C2"
title = "Miller"
pursuit = "the-wheel"
bonus = 3

[[character]]
id = "C3"
title = "Smith"
pursuit = "engine"
bonus = 4

[[character]]
id = "C4"
title = "Cook"
pursuit = "soup"
bonus = 5
"""
FORBIDDEN = DECK.replace('kind = "base"', 'kind = "forbidden"')


def changed(old: str, new: str, text: str = DECK) -> str:
    """The deck with one line changed (the first that reads so)."""
    assert f"\n{old}\n" in f"\n{text}"
    return f"\n{text}".replace(f"\n{old}\n", f"\n{new}\n", 1)[1:]


def line_of(text: str, line: str) -> int:
    return text.splitlines().index(line) + 1


def refusal(text: str) -> str:
    """The words with which a deck file is refused."""
    with pytest.raises(BadDeck) as refused:
        load(text, FILE)
    return str(refused.value)


def start(text: str, players: int = 2, fate: str = "none", **options: object) -> GearsPosition:
    """A new game with this deck."""
    return Gears(load(text, FILE)).new(players, seed=1, fate=fate, **options)  # type: ignore[arg-type]


# --- which decks there are ---


@pytest.mark.rule("G-24.27")
def test_base_and_forbidden_mean_a_deck_each_and_others_can_be_named() -> None:
    assert games.get("gears").deck_name == "tree-2"
    assert games.get("gears", deck="base").deck_name == "tree-2"
    assert games.get("gears", deck="tree-2").deck_name == "tree-2"
    assert games.get("gears", deck="forbidden").deck_name == "machines-2"
    assert games.get("gears", deck="tree-1").deck_name == "tree-1"
    own = games.get("gears", deck=load(DECK, FILE))
    assert own.deck_name == "mine"
    assert forms.view(own.new(2, seed=1), None)["deck"] == "mine"
    with pytest.raises(UnknownName, match="'tree-9'"):
        games.get("gears", deck="tree-9")


@pytest.mark.rule("G-24.28")
def test_every_deck_says_of_which_kind_it_is() -> None:
    supplied_kinds = {name: supplied(name).kind for name in FINGERPRINTS}
    assert supplied_kinds == {"tree-1": "base", "tree-2": "base", "machines-2": "forbidden"}
    assert (load(DECK, FILE).kind, load(FORBIDDEN, FILE).kind) == ("base", "forbidden")
    other = refusal(changed('kind = "base"', 'kind = "other"'))
    assert other == f"{FILE}, line 2, kind: expected base, forbidden; found 'other'"
    assert "kind: expected base, forbidden; found nothing" in refusal(changed('kind = "base"', ""))


@pytest.mark.rule("G-24.28")
def test_what_holds_for_a_kind_holds_for_every_deck_of_that_kind() -> None:
    for fate in ("deck", "none", "draft"):
        assert forms.view(start(DECK, fate=fate), None)["fate"] == fate
    assert forms.view(Gears(load(DECK, FILE)).new(2, seed=1), None)["fate"] == "deck"
    forbidden = Gears(load(FORBIDDEN, FILE))
    assert forms.view(forbidden.new(2, seed=1), None)["fate"] == "none"
    for fate in ("deck", "one_each", "draft"):
        with pytest.raises(BadOption, match=f"option fate: '{fate}'"):
            forbidden.new(2, seed=1, fate=fate)


# --- supplied decks are frozen ---

FINGERPRINTS = {"tree-1": "24c575fde4f44e1a", "tree-2": "f83c8ec25852bf82", "machines-2": "e7ecd08b8cad945a"}


def fingerprint(deck: Deck) -> str:
    """A hash of every value of a deck that plays a part in a game."""
    values = [
        deck.kind,
        [
            (t.id, str(t.name), t.copies, t.cost, t.reward, t.needs, t.ability, t.effect, t.amount)
            for t in deck.technologies
        ],
        [(f.id, str(f.name), f.target, f.effect, f.amount) for f in deck.fates],
        [(c.id, str(c.name), str(c.title), c.pursuit, c.bonus) for c in deck.characters],
    ]
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


@pytest.mark.rule("G-24.29")
@pytest.mark.parametrize("name", FINGERPRINTS)
def test_a_supplied_deck_never_changes(name: str) -> None:
    """If this fails the deck was changed: give it a new name instead."""
    assert fingerprint(supplied(name)) == FINGERPRINTS[name]
    assert supplied(name).name == name


@pytest.mark.rule("G-24.29")
def test_a_deck_with_another_value_needs_another_name() -> None:
    text = games.get("gears", deck="tree-1").deck_text()
    assert load(text, FILE).name == "tree-1"
    cheaper = changed("cost = 1", "cost = 2", text)
    line = line_of(text, 'name = "tree-1"')
    assert refusal(cheaper).startswith(f"{FILE}, line {line}, name: tree-1 is the name of a supplied deck")
    assert load(changed('name = "tree-1"', 'name = "tree-1-dear"', cheaper), FILE).cost[0] == 2


@pytest.mark.rule("G-24.29")
@pytest.mark.parametrize(("option", "name", "fate"), [("base", "tree-2", "deck"), ("forbidden", "machines-2", "none")])
def test_a_game_is_recorded_with_the_name_of_its_deck(option: str, name: str, fate: str) -> None:
    s = games.get("gears", deck=option).new(2, seed=1, deck=option, journal=True)
    assert s.to_dict()["options"] == {
        "players": 2, "deck": name, "fate": fate, "pursuit": "off", "characters": "random",
    }  # fmt: skip
    assert forms.view(s, 0)["deck"] == name
    assert record.make(s, {"players": 2, "seed": 1}).deck == name


# --- mistakes in a deck file ---


@pytest.mark.rule("G-24.31")
def test_a_deck_file_without_a_mistake_is_taken() -> None:
    deck = load(DECK, FILE)
    assert deck.card_ids == ("fire", "the-wheel", "engine", "gift")
    assert deck.card_names == ("Fire", "The Wheel", "Engine", "Gift")
    assert (deck.copies, deck.cost, deck.reward) == ((9, 2, 2, 1), (1, 2, 3), (0, 3, 5))
    assert deck.needs == ((), (), (0, 1))


@pytest.mark.rule("G-24.31")
@pytest.mark.parametrize(
    ("old", "new", "entry", "field", "words"),
    [
        ("copies = 9", "copies = 0", "technology fire", "copies", "a whole number from 1 to 1000, found 0"),
        ("copies = 9", "copies = -1", "technology fire", "copies", "found -1"),
        ("copies = 9", "copies = 2.5", "technology fire", "copies", "found 2.5"),
        ("cost = 3", "cost = 0", "technology engine", "cost", "a whole number from 1 to 1000, found 0"),
        ("cost = 3", 'cost = "3"', "technology engine", "cost", "found '3'"),
        ("cost = 3", "cost = true", "technology engine", "cost", "found True"),
        ("reward = 5", "reward = -1", "technology engine", "reward", "a whole number, 0 or more, found -1"),
        ('needs = ["fire", "the-wheel"]', 'needs = ["fir"]', "technology engine", "needs", "'fir' is no technology"),
        ('needs = ["fire", "the-wheel"]', 'needs = ["gift"]', "technology engine", "needs", "'gift' is no technology"),
        ('needs = ["fire", "the-wheel"]', 'needs = ["fire", "fire"]', "technology engine", "needs", "twice"),
        ('needs = ["fire", "the-wheel"]', 'needs = ["engine"]', "technology engine", "needs", "depend on itself"),
        ("needs = []", 'needs = ["engine"]', "technology fire", "needs", "fire would depend on itself"),
        ('needs = ["fire", "the-wheel"]', "needs = [3]", "technology engine", "needs", "expected a name, found 3"),
        ('needs = ["fire", "the-wheel"]', 'needs = "fire"', "technology engine", "needs", "expected a list"),
        ('id = "engine"', 'id = "fire"', "technology fire", "id", "fire stands in the deck already"),
        ('id = "engine"', 'id = "The Engine"', "technology The Engine", "id", "small letters"),
        ('name = "The Wheel"', 'name = "Fire"', "technology", "name", "fire stands in the deck already"),
        ('name = "Engine"', 'name = "Fire"', "technology engine", "name", "already"),
        ('id = "gift"', 'id = "engine"', "fate engine", "id", "engine stands in the deck already"),
        ('effect = "place-cubes"', 'effect = "place-cards"', "fate gift", "effect", "found 'place-cards'"),
        ('target = "technology"', 'target = "player"', "fate gift", "target", "needs the target technology"),
        ("amount = 1", "amount = 0", "fate gift", "amount", "found 0"),
        ("bonus = 2", "bonus = -2", "character C1", "bonus", "found -2"),
        ("cost = 3", "price = 3", "technology engine", "price", "unknown field"),
    ],
)
def test_a_mistake_in_a_deck_file_is_named_by_file_line_and_field(
    old: str, new: str, entry: str, field: str, words: str
) -> None:
    text = changed(old, new)
    message = refusal(text)
    line = DECK.splitlines().index(old) + 1
    assert message.startswith(f"{FILE}, line {line}, {entry}, field {field}: ")
    assert words in message


@pytest.mark.rule("G-24.31")
@pytest.mark.parametrize(
    ("old", "entry", "field"),
    [
        ("copies = 9", "technology fire", "copies"),
        ("cost = 3", "technology engine", "cost"),
        ("reward = 5", "technology engine", "reward"),
        ('effect = "place-cubes"', "fate gift", "effect"),
        ('title = "Smith"', "character C3", "title"),
    ],
)
def test_a_missing_value_is_named_by_the_line_of_its_entry(old: str, entry: str, field: str) -> None:
    lines = DECK.splitlines()
    at = lines.index(old)
    head = max(number for number, line in enumerate(lines[:at], 1) if line.startswith("[["))
    message = refusal(changed(old, ""))
    assert message.startswith(f"{FILE}, line {head}, {entry}, field {field}: ")
    assert "found nothing" in message


@pytest.mark.rule("G-24.31")
def test_a_cycle_is_found_however_long_the_way_round() -> None:
    link = '[[technology]]\nid = "t{0}"\ncopies = 9\ncost = 1\nreward = 1\nneeds = ["t{1}"]\n\n'
    chain = "".join(link.format(number, number + 1) for number in range(7))
    characters = DECK[DECK.index("[[character]]") :]
    head = 'name = "chain"\nkind = "base"\n\n'
    message = refusal(head + chain + link.format(7, 0) + characters)
    assert message == f"{FILE}, line 9, technology t0, field needs: t0 would depend on itself"
    open_end = head + chain + link.format(7, 8).replace('["t8"]', "[]") + characters
    assert load(open_end, FILE).level == (8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.rule("G-24.31", "G-24.28")
def test_abilities_occur_in_forbidden_decks_only() -> None:
    ability = 'reward = 3\nability = "established"\neffect = "cubes"\namount = 2'
    message = refusal(changed("reward = 3", ability))
    assert message.startswith(f"{FILE}, line {line_of(DECK, 'reward = 3') + 1}, technology, field ability: ")
    assert "only a deck of kind forbidden" in message
    wheel = load(changed("reward = 3", ability, FORBIDDEN), FILE).technologies[1]
    assert (wheel.ability, wheel.effect, wheel.amount) == ("established", "cubes", 2)


@pytest.mark.rule("G-24.31")
def test_when_established_occurs_on_fundamentals_only() -> None:
    established = 'reward = 5\nability = "established"\neffect = "points"\namount = 1'
    message = refusal(changed("reward = 5", established, FORBIDDEN))
    line = line_of(FORBIDDEN, "reward = 5") + 1
    assert message.startswith(f"{FILE}, line {line}, technology engine, field ability: ")
    assert "without dependencies" in message
    activation = load(changed("reward = 5", established.replace("established", "activation"), FORBIDDEN), FILE)
    assert activation.technologies[2].ability == "activation"
    assert activation.activated == (2,)


@pytest.mark.rule("G-24.31")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("cost = 3", "cost =", "line 22: not TOML"),
        ("[[fate]]", "[[fates]]", "fates: unknown field"),
        ('name = "mine"', "name = 7", "line 1, name: expected a text, found 7"),
        ('kind = "base"', "", "kind: expected base, forbidden; found nothing"),
        ('id = "C4"', 'id = "C4"\n\n[[character]]\nid = "C5"', "character"),
    ],
)
def test_a_mistake_outside_the_entries_is_named_too(old: str, new: str, words: str) -> None:
    message = refusal(changed(old, new))
    assert message.startswith(f"{FILE}, line ")
    assert words in message


@pytest.mark.rule("G-24.31")
def test_a_deck_file_needs_a_technology_and_four_characters() -> None:
    three = DECK[: DECK.rindex("[[character]]")]
    assert refusal(three) == f"{FILE}, line 1, character: expected 4 tables [[character]] or none, found 3"
    none = DECK[: DECK.index("[[technology]]")] + DECK[DECK.index("[[character]]") :]
    message = refusal(none)
    assert message.startswith(FILE)
    assert "[[technology]]" in message


@pytest.mark.rule("G-24.31")
def test_entries_may_be_written_in_any_way_that_toml_knows() -> None:
    spaced = DECK.replace("[[technology]]", "[[ technology ]]  # a card")
    assert load(spaced, FILE).card_ids == load(DECK, FILE).card_ids


@pytest.mark.rule("G-24.31")
def test_entries_in_one_line_are_refused_with_words_and_not_with_a_crash() -> None:
    inline = 'technology = [{ id = "fire", copies = 20, cost = 1, reward = 1 }]'
    head, characters = DECK[: DECK.index("\n[[technology]]")], DECK[DECK.index("[[character]]") :]
    message = refusal(f"{head}{inline}\n\n{characters}")
    assert message.startswith(f"{FILE}, line 3, ")
    assert "[[technology]]" in message


# --- mistakes in the deck section of a position file ---


def section(change: Callable[[list[dict[str, object]]], object]) -> dict[str, object]:
    """A position file with a deck of its own, Alpha and Beta, changed."""
    technologies: list[dict[str, object]] = [
        {"id": "alpha", "name": "Alpha", "copies": 10, "cost": 1, "reward": 1},
        {"id": "beta", "name": "Beta", "copies": 10, "cost": 2, "reward": 5, "needs": ["alpha"]},
    ]
    change(technologies)
    return {"options": {"fate": "none"}, "deck": {"technologies": technologies}}


@pytest.mark.rule("G-24.31")
def test_a_deck_section_without_a_mistake_is_taken() -> None:
    s = games.get("gears", deck="tree-1").from_json(json.dumps(section(lambda technologies: None)))
    assert forms.view(s, None)["draw_pile"] == 20


@pytest.mark.rule("G-24.31")
@pytest.mark.parametrize(
    ("number", "field", "value", "place", "words"),
    [
        (0, "copies", 0, "deck.technologies[1].copies", "1 to 1000, found 0"),
        (1, "cost", 0, "deck.technologies[2].cost", "1 to 1000, found 0"),
        (1, "reward", -1, "deck.technologies[2].reward", "0 or more, found -1"),
        (1, "needs", ["gamma"], "deck.technologies[2].needs", "'gamma' is no technology"),
        (1, "needs", ["beta"], "deck.technologies[2].needs", "depend on itself"),
        (0, "needs", ["beta"], "deck.technologies[1].needs", "depend on itself"),
        (1, "id", "alpha", "deck.technologies[2].id", "already"),
        (1, "name", "Alpha", "deck.technologies[2].name", "already"),
        (1, "id", "bloodline-influence", "deck.technologies[2].id", "already"),
        (0, "ability", "established", "deck.technologies[1].ability", "kind forbidden"),
        (0, "price", 3, "deck.technologies[1].price", "unknown field"),
    ],
)
def test_a_mistake_in_a_deck_section_is_named_by_its_field(
    number: int, field: str, value: object, place: str, words: str
) -> None:
    def change(technologies: list[dict[str, object]]) -> None:
        technologies[number][field] = value
        if field == "ability":
            technologies[number] |= {"effect": "swap"}

    with pytest.raises(BadPosition) as refused:
        games.get("gears", deck="tree-1").from_json(json.dumps(section(change)))
    assert str(refused.value).startswith(f"{place}: ")
    assert words in str(refused.value)


# --- how many cards ---


@pytest.mark.rule("G-24.32")
@pytest.mark.parametrize(
    ("players", "fate", "fire"), [(2, "none", 9), (3, "none", 16), (4, "none", 24), (2, "deck", 8), (2, "draft", 9)]
)
def test_a_deck_needs_enough_cards_for_the_starting_hands(players: int, fate: str, fire: int) -> None:
    """2, 3 and 4 players are dealt 13, 20 and 28 cards; Fate cards count where they are in the draw pile."""
    s = start(changed("copies = 9", f"copies = {fire}"), players, fate)
    chance = random.Random(players)
    while not s.over:
        s.push(chance.choice(s.legal()))
    assert len([card for place in s.places() for card in place.cards]) == fire + 4 + (fate != "none")
    with pytest.raises(BadOption, match=f"mine has {fire + 3 + (fate == 'deck')} cards; {players} players need"):
        start(changed("copies = 9", f"copies = {fire - 1}"), players, fate)


@pytest.mark.rule("G-24.32")
@pytest.mark.parametrize("number", [66, 79, 250])
def test_66_and_79_are_only_the_numbers_of_the_supplied_decks(number: int) -> None:
    s = start(changed("copies = 9", f"copies = {number - 4}"))
    draw_pile = forms.view(s, None)["draw_pile"]
    assert draw_pile == number - 12


@pytest.mark.rule("G-24.32")
def test_a_deck_may_have_hundreds_of_names() -> None:
    entry = '[[technology]]\nid = "t{0}"\ncopies = 1\ncost = 1\nreward = 1\n\n'
    text = 'name = "wide"\nkind = "base"\n\n' + "".join(map(entry.format, range(300)))
    game = Gears(load(text + DECK[DECK.index("[[character]]") :], FILE))
    content = {"options": {"fate": "none"}, "hands": [["t299", "t298", "t0"], []], "markers": ["t0", "t4"]}
    s = game.from_json(json.dumps(content))
    for choice in ("establish t299", "card t298"):
        s.apply(game.parse(choice))
    timeline = forms.view(s, None)["timeline"]
    assert timeline == [{"timeframe": "t0", "technology": "t299", "cubes": {"red": 1}, "successful": True}]


# --- pursuits ---


@pytest.mark.rule("G-24.33")
def test_with_pursuit_every_assigned_pursuit_is_a_name_of_the_deck() -> None:
    text = changed("copies = 9", "copies = 30")
    assert start(text, 3, pursuit="on", characters=["C1", "C2", "C3"]).rules.pursuit
    assert not start(text, 4).rules.pursuit
    for players, characters in ((2, ["C4", "C1"]), (4, "random")):
        with pytest.raises(BadOption, match="C4 pursues soup, which is not in the deck mine"):
            start(text, players, pursuit="on", characters=characters)


@pytest.mark.rule("G-24.33")
def test_the_deck_section_of_a_position_file_needs_the_pursuits_too() -> None:
    content = section(lambda technologies: None)
    content["options"] = {"fate": "none", "pursuit": "on"}
    with pytest.raises(BequestError, match="C1 pursues mining, which is not in the deck"):
        games.get("gears", deck="tree-1").from_json(json.dumps(content))


# --- what would otherwise be lost or mistaken in silence ---


@pytest.mark.rule("G-24.29", "G-24.31")
@pytest.mark.parametrize("name", ["base", "forbidden", "position"])
def test_a_deck_may_not_take_a_name_that_means_something_else(name: str) -> None:
    assert "has a meaning of its own" in refusal(changed('name = "mine"', f'name = "{name}"'))


@pytest.mark.rule("G-24.31")
def test_an_effect_without_an_ability_is_refused() -> None:
    message = refusal(changed("reward = 3", 'reward = 3\neffect = "cubes"', FORBIDDEN))
    assert "field effect: belongs to an ability" in message


@pytest.mark.rule("G-1.4", "G-24.30")
def test_two_characters_with_one_id_are_refused() -> None:
    assert "field id: C1 is another character already" in refusal(changed('id = "C2"', 'id = "C1"'))
