"""Section X, Forbidden Machines: the deck, what stays as in the base game, and When Established."""

import json
from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import BadDeck, BadOption, BadPosition
from bequest.games.gears.data.loading import load, supplied
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import cards, discards, do, hand, legal, on_timeline, rule_of, slug, status, table

# --- positions of the expansion, also for the other tests of this section ---


def machines(timeline: str = "", players: int = 2, **fields: Any) -> GearsPosition:
    """The position of the worked examples of the expansion with that changed."""
    return table(deck="machines-2", fate="none", players=players, timeline=timeline, **fields)


def chain(name: str, cubes: str, below: str = "blue 1") -> str:
    """A technology with everything that it depends on, each in the timeframe of its level: so it is successful."""
    deck = supplied("machines-2")
    found = [deck.number[slug(name)]]
    for card in found:
        found += [need for need in deck.needs[card] if need not in found]
    lying = [f"{deck.card_names[card]}@t{deck.level[card] - 1} {{{below}}}" for card in found[1:]]
    return "; ".join([*lying, f"{name}@t{deck.level[found[0]] - 1} {{{cubes}}}"])


def merged(*trees: str) -> str:
    """Several trees as one; where they share a copy, the cubes of the first one count."""
    found: dict[str, str] = {}
    for part in "; ".join(trees).split("; "):
        found.setdefault(part.partition(" {")[0], part)
    return "; ".join(found.values())


def with_tokens(s: GearsPosition, tokens: dict[str, tuple[int, int]], **fields: object) -> GearsPosition:
    """The same position with tokens (+1, -1) on copies like "Arch-Fire@t0", and other fields changed."""
    content: dict[str, Any] = s.to_dict() | fields
    for name, (plus, minus) in tokens.items():
        technology, _, timeframe = name.partition("@")
        (copy,) = [c for c in content["timeline"] if (c["technology"], c["timeframe"]) == (slug(technology), timeframe)]
        copy["tokens"] = {"plus": plus, "minus": minus}
    return read(content)


def read(content: dict[str, Any]) -> GearsPosition:
    s = games.get("gears", deck="machines-2").from_json(json.dumps(content), journal=True)
    assert isinstance(s, GearsPosition)
    return s


def own_card(id: str, needs: tuple[str, ...] = (), copies: int = 3, **values: object) -> dict[str, object]:
    """A Technology card for the deck section of a position."""
    return {"id": id, "copies": copies, "cost": 1, "reward": 1, "needs": list(needs), **values}


def own_deck(*technologies: dict[str, object], hands: tuple[str, str] = ("", ""), **fields: Any) -> GearsPosition:
    """A two-player position with a deck of its own, of the expansion's kind."""
    content: dict[str, Any] = {"options": {"players": 2, "seed": 1}, "deck": {"technologies": list(technologies)}}
    return read(content | {"hands": [cards(names) for names in hands]} | fields)


def asked(s: GearsPosition) -> tuple[str, int] | None:
    """What is being asked, and of which seat."""
    return (s.decision.kind, s.decision.seat) if s.decision else None


def free(s: GearsPosition) -> list[str]:
    """The technologies that may be activated now."""
    return [text.removeprefix("activate ") for text in legal(s) if text.startswith("activate ")]


def draw_and_keep(s: GearsPosition, times: int = 3) -> GearsPosition:
    """Draws, keeping the first card each time."""
    for _ in range(times):
        do(s, "draw")
        if s.drawn:
            do(s, legal(s)[0])
    return s


# --- the deck ---

CARDS = """
    Arch-Fire          5 1 1  -                                established cubes 1
    Glyphwriting       5 1 1  -                                established draw 1
    Skyfork            5 1 1  -                                established points 1
    Clockspring        5 1 1  -
    Deepwell           4 2 2  -
    Greenhouse         4 2 2  -                                established draw 2
    Starscribing       3 2 2  Glyphwriting, Skyfork
    Vesper Forge       3 2 2  Arch-Fire, Deepwell
    Gearwright         3 2 3  Clockspring, Arch-Fire
    Tidal Engine       3 2 3  Deepwell, Clockspring
    Herbal Alembic     3 2 3  Greenhouse, Arch-Fire
    Lore Vault         3 2 2  Glyphwriting, Clockspring
    Meridian Timerail  2 3 2  Vesper Forge, Tidal Engine       activation extra-turn
    Expansion Dome     2 3 4  Greenhouse, Gearwright           activation splice
    Skyship            2 2 4  Starscribing, Vesper Forge
    Mirror Engine      2 3 4  Lore Vault, Skyfork              activation swap
    Tonic Works        2 2 4  Herbal Alembic, Lore Vault
    Rune Ledger        2 3 3  Lore Vault, Starscribing         activation modifier
    Storm Mill         3 2 3  Tidal Engine, Skyfork
    Orrery             2 3 2  Starscribing, Rune Ledger        activation points 1
    Vesper Lamp        2 3 2  Storm Mill, Vesper Forge         activation cubes 1
    Thinking Loom      2 3 2  Gearwright, Rune Ledger          activation draw 1
    Cloud Harbor       2 3 6  Skyship, Storm Mill
    Panacea            1 3 7  Tonic Works, Deepwell
    Vesper Grid        2 3 5  Vesper Lamp, Meridian Timerail
    Oracle Engine      2 4 5  Thinking Loom, Orrery
    Floating City      2 4 9  Cloud Harbor, Expansion Dome
    Ageless Engine     1 4 12  Vesper Grid, Panacea
    Vesper Heart       1 4 12  Vesper Grid, Oracle Engine
    World Anchor       1 4 14  Floating City, Oracle Engine
"""
HANDS = ("hand:1", "hand:2", "hand:3", "hand:4")
WHEN_ESTABLISHED = ("arch-fire", "glyphwriting", "skyfork", "greenhouse")


@pytest.mark.rule("G-X.2", "G-X.8", "G-X.13", "G-24.27", "G-24.29")
def test_the_cards_of_the_expansion_are_these() -> None:
    deck = supplied("forbidden")
    rows = []
    for technology in deck.technologies:
        numbers = f"{technology.copies} {technology.cost} {technology.reward}"
        needs = ", ".join(deck.card_names[deck.number[need]] for need in technology.needs)
        ability = " ".join(filter(None, (technology.ability, technology.effect, str(technology.amount or ""))))
        rows.append(" ".join(filter(None, (str(technology.name), numbers, needs or "-", ability))))
    assert rows == [" ".join(line.split()) for line in CARDS.strip().splitlines()]


@pytest.mark.rule("G-X.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draw_pile_is_the_79_cards_of_the_expansion(players: int) -> None:
    s = games.get("gears", deck="forbidden").new(players, seed=5)
    assert isinstance(s, GearsPosition)
    dealt = Counter(s.rules.deck.card_ids[card] for place in s.places() for card in place.cards)
    assert dealt == {technology.id: technology.copies for technology in supplied("forbidden").technologies}
    assert dealt.total() == 79
    assert not set(s.rules.deck.card_ids) & set(supplied("base").card_ids)
    assert not [place.name for place in s.places() if place.name not in ("pile:technologies", *HANDS) and place.cards]


@pytest.mark.rule("G-X.3")
def test_ge_x1_the_expansion_is_played_without_fate_cards() -> None:
    forbidden = games.get("gears", deck="forbidden")
    for fate in ("deck", "one_each", "draft"):
        with pytest.raises(BadOption, match=f"option fate: '{fate}'"):
            forbidden.new(2, seed=1, fate=fate)
    assert forms.view(forbidden.new(2, seed=1), None)["fate"] == "none"
    assert forms.view(forbidden.new(2, seed=1, fate="none"), None)["fate"] == "none"


@pytest.mark.rule("G-X.4")
def test_the_two_decks_are_never_mixed() -> None:
    for name in supplied("base").card_ids:
        with pytest.raises(BadPosition, match=name):
            machines(red=name)
    for name in supplied("forbidden").card_ids:
        with pytest.raises(BadPosition, match=name):
            table(red=name)
    with pytest.raises(BadOption, match="deck"):
        games.get("gears", deck="forbidden").new(2, seed=1, deck="base")
    with pytest.raises(BadOption, match="deck"):
        games.get("gears", deck="base").new(2, seed=1, deck="forbidden")


# --- as in the base game ---


@pytest.mark.rule("G-X.1")
def test_the_conditions_of_the_four_actions_hold() -> None:
    s = machines("Clockspring@t3 {blue 1}; Deepwell@t0 {blue 2}", red="Clockspring, Orrery, Deepwell", at={"red": "t3"})
    assert rule_of(s, "travel t3") == "G-5.2"
    assert rule_of(s, "travel t4") == "G-5.5"
    assert "travel ts" not in legal(s)
    assert rule_of(s, "establish Deepwell") == "G-6.3"
    assert rule_of(s, "influence Clockspring") == "G-7.3"
    assert rule_of(s, "influence Deepwell") == "G-7.5"
    assert rule_of(s, "end") == "G-4.11"
    do(s, "travel t0")
    assert rule_of(s, "travel t0") == "G-5.4"
    assert rule_of(s, "establish Deepwell") == "G-6.5"
    assert rule_of(s, "establish Orrery") == "G-6.7"
    assert rule_of(s, "establish Skyfork") == "G-6.1"
    assert rule_of(s, "establish Clockspring") == ""


@pytest.mark.rule("G-X.1", "G-X.5")
def test_the_phases_after_the_turns_are_those_of_the_base_game() -> None:
    """Clearing, duplicates, rewards with their bonuses, cubes back, and the Present Day one further."""
    s = machines(
        "Clockspring@t0 {red 2, blue 1}; Clockspring@t1 {blue 5}; Deepwell@t0 {red 1, blue 1}; Skyfork@t0 {};"
        "Tidal Engine@t1 {blue 2}; Storm Mill@t2 {red 3}; Greenhouse@t2 {blue 1}",
        red="2 Arch-Fire", blue="2 Arch-Fire, Panacea", phase="II",
    )  # fmt: skip
    assert asked(s) == ("position", 0)  # fewer cubes in the Pool
    assert on_timeline(s) == {
        "clockspring@t0": {"red": 1, "blue": 1},
        "deepwell@t0": {},
        "tidal-engine@t1": {"blue": 1},
        "greenhouse@t2": {},
        "storm-mill@t2": {"red": 2},
    }
    assert status(s, "Storm Mill@t2") == "F"  # Skyfork has gone
    # Clockspring 1 + 1, Deepwell (2 + 2) / 2 each; Tidal Engine 3, Greenhouse 2
    assert s.scores() == [2 + 2, 2 + 3 + 2]
    assert s.pools == [2, 3]
    assert [len(held) for held in s.hands] == [6, 6]
    assert (s.round, s.turn, forms.view(s, None)["present"]) == (2, 1, "t5")


@pytest.mark.rule("G-X.5")
@pytest.mark.parametrize(
    ("players", "hands", "present"), [(2, [6, 7], "t4"), (3, [6, 7, 7], "t5"), (4, [6, 7, 7, 8], "t6")]
)
def test_set_up_is_that_of_the_base_game(players: int, hands: list[int], present: str) -> None:
    s = games.get("gears", deck="forbidden").new(players, seed=3)
    assert [len(place.cards) for place in s.places() if place.name.startswith("hand")] == [6] * players
    while s.decision and s.decision.kind == "position":
        s.push(s.legal()[0])
    shown: dict[str, Any] = forms.view(s, None)
    assert [shown["seats"][seat - 1]["hand_size"] for seat in shown["order"]] == hands
    assert shown["draw_pile"] == 79 - sum(hands)
    assert [(seat["marker"], seat["pool"], seat["score"]) for seat in shown["seats"]] == [(present, 0, 0)] * players
    assert (shown["present"], shown["round"], shown["turn"], shown["timeline"]) == (present, 1, 1, [])
    assert (shown["spliced"], shown["activated"], shown["extra_turn"], shown["extra_turn_used"]) == (
        False, [], "none", [],
    )  # fmt: skip


@pytest.mark.rule("G-X.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_of_four_turns_with_three_actions(players: int) -> None:
    s = games.get("gears", deck="forbidden").new(players, seed=4, journal=True)
    while not s.over:
        options = [s.game.text(option) for option in reversed(s.legal())]
        wanted = [o for verb in ("establish", "travel", "draw", "no", "end") for o in options if o.startswith(verb)]
        s.push(s.game.parse((wanted or options)[0]))
    events = forms.events(s)
    assert "activate" not in {event["event"] for event in events}
    acted = Counter(event["seat"] for event in events if event["event"] in ("travel", "establish", "draw"))
    ended = Counter(event["seat"] for event in events if event["event"] == "end-turn")
    assert acted == dict.fromkeys(range(1, players + 1), 4 * 4 * 3)
    assert ended == dict.fromkeys(range(1, players + 1), 4 * 4)
    phases = [(event["round"], event["phase"]) for event in events if event["event"] == "phase"]
    assert phases == [(r, p) for r in (1, 2, 3, 4) for p in ("I", "II", "III", "IV", "V")][:-1]


@pytest.mark.rule("G-X.6")
def test_the_characters_are_those_of_the_expansion() -> None:
    forbidden = games.get("gears", deck="forbidden")
    seen = {
        character for seed in range(6) for character in characters_of(forms.view(forbidden.new(4, seed=seed), None))
    }
    assert seen == {"X1", "X2", "X3", "X4"}
    assert characters_of(forms.view(forbidden.new(2, seed=1, characters=["X4", "X2"]), None)) == ["X4", "X2"]
    for mixed in (["C1", "C2"], ["X1", "C2"]):
        with pytest.raises(BadOption, match="characters"):
            forbidden.new(2, seed=1, characters=mixed)
    with pytest.raises(BadOption, match="characters"):
        games.get("gears", deck="base").new(2, seed=1, characters=["X1", "X2"])


def characters_of(shown: Any) -> list[str]:
    return [seat["character"] for seat in shown["seats"]]


@pytest.mark.rule("G-X.6")
@pytest.mark.parametrize(
    ("character", "pursuit", "bonus"),
    [("X1", "Skyship", 4), ("X2", "Tonic Works", 4), ("X3", "Lore Vault", 3), ("X4", "Gearwright", 3)],
)
def test_their_pursuits_count(character: str, pursuit: str, bonus: int) -> None:
    other = "X1" if character != "X1" else "X2"
    pursuits = {}
    for option in ("on", "off"):
        s = machines(chain(pursuit, "red 2"), pursuit=option, characters=[character, other], phase="III")
        pursuits[option] = [sheet["pursuit"] for sheet in s.score_sheet()]
    assert pursuits == {"on": [[bonus, 0, 0, 0], [0, 0, 0, 0]], "off": [[0, 0, 0, 0], [0, 0, 0, 0]]}


@pytest.mark.rule("G-X.7")
def test_failed_markers_never_run_out() -> None:
    names = [technology.name for technology in supplied("forbidden").technologies if technology.needs]
    places = [f"t{slot}" for slot in range(7) for _ in range(7 - slot)]
    lying = [f"{name}@{place} {{red 2, blue 1}}" for name, place in zip(names, places, strict=False)]
    s = machines("; ".join(lying), round=4, phase="II")
    shown: Any = forms.view(s, None)["timeline"]
    assert [copy["successful"] for copy in shown] == [False] * 24
    assert set(map(str, on_timeline(s).values())) == {"{'red': 1, 'blue': 1}"}
    assert s.scores() == [0, 0]
    assert s.pools == [0, 0]


# --- When Established ---


@pytest.mark.rule("G-X.8", "G-X.40")
@pytest.mark.parametrize("name", [technology.id for technology in supplied("forbidden").technologies])
def test_only_four_of_the_six_fundamentals_have_the_ability(name: str) -> None:
    s = machines(red=f"{name}, 4 Clockspring", at={"red": "t0"})
    do(s, f"establish {name}")
    while s.frames[-1].open:
        do(s, legal(s)[0])
    assert name in [copy.partition("@")[0] for copy in on_timeline(s)]
    able = ("when-established", 0) if name in WHEN_ESTABLISHED else ("move", 0)
    assert asked(s) == able


@pytest.mark.rule("G-X.8")
@pytest.mark.parametrize("effect", ["points", "cubes", "draw", "extra-turn", "splice"])
def test_no_deck_has_it_on_a_technology_with_dependencies(effect: str) -> None:
    amount = "amount = 1\n" if effect in ("points", "cubes", "draw") else ""
    ability = f'ability = "established"\neffect = "{effect}"\n{amount}'
    head = 'name = "mine"\nkind = "forbidden"\n'
    root = f'[[technology]]\nid = "root"\ncopies = 9\ncost = 1\nreward = 1\nneeds = []\n{ability}'
    above = root.replace("[]", '["root"]').replace('"root"\n', '"above"\n', 1)
    assert load(head + root, "mine.toml").technologies[0].ability == "established"
    with pytest.raises(BadDeck, match="without dependencies"):
        load(head + root + above, "mine.toml")


@pytest.mark.rule("G-X.9", "G-X.24", "G-X.40")
def test_ge_x2_establish_and_draw() -> None:
    s = machines(red="Glyphwriting, Panacea, Orrery", next="Skyship", at={"red": "t0"})
    do(s, "establish Glyphwriting", "card Orrery")
    assert asked(s) == ("when-established", 0)
    assert hand(s, "red") == ["panacea"]
    do(s, "yes")
    assert hand(s, "red") == ["skyship", "panacea"]
    assert discards(s) == ["orrery"]
    assert s.actions == 1
    assert asked(s) == ("move", 0)


@pytest.mark.rule("G-X.9")
def test_it_follows_the_establish_before_anything_else() -> None:
    above = "Glyphwriting@t0 {blue 1}; Starscribing@t1 {blue 2}; Mirror Engine@t2 {red 2}"
    s = machines(above, red="Skyfork, Panacea, Clockspring", at={"red": "t0"}, pools={"red": 2})
    do(s, "establish Skyfork", "card Panacea")
    assert on_timeline(s)["skyfork@t0"] == {"red": 1}
    assert status(s, "Starscribing@t1") == "S"
    assert legal(s) == ["yes", "no"]
    for move in ("draw", "end", "travel t0", "influence Skyfork", "establish Clockspring", "activate Mirror Engine"):
        assert rule_of(s, move) == "not asked"
    assert s.legal(1) == []
    do(s, "yes")
    told = [event["event"] for event in forms.events(s)]
    assert told == ["establish", "success", "success", "points"]


@pytest.mark.rule("G-X.9", "G-X.10")
def test_after_the_third_action_it_comes_before_the_end_of_the_turn() -> None:
    s = machines(red="Skyfork, Panacea", at={"red": "t0"}, actions=2)
    do(s, "establish Skyfork")
    assert asked(s) == ("when-established", 0)
    assert s.actions == 3
    do(s, "yes")
    assert s.scores() == [1, 0]
    assert asked(s) == ("move", 1)
    assert [event["event"] for event in forms.events(s)][-2:] == ["points", "end-turn"]


@pytest.mark.rule("G-X.9")
def test_the_establishing_player_has_the_effect() -> None:
    s = machines(blue="Skyfork, Arch-Fire, Panacea, Orrery", at={"blue": "t1"}, active=2)
    do(s, "establish Skyfork", "card Orrery", "yes", "establish Arch-Fire", "yes")
    assert s.scores() == [0, 1]
    assert s.pools == [0, 1]


@pytest.mark.rule("G-X.10")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("name", ["Arch-Fire", "Glyphwriting", "Skyfork", "Greenhouse"])
def test_it_costs_no_action_of_its_own(name: str, answer: str) -> None:
    s = machines(red=f"{name}, 2 Clockspring", at={"red": "t0"})
    do(s, f"establish {name}", answer)
    assert s.actions == 1


@pytest.mark.rule("G-X.11")
def test_it_happens_each_time_also_for_a_further_copy() -> None:
    s = machines("Skyfork@t1 {blue 1}", red="2 Skyfork, 2 Clockspring", at={"red": "t3"})
    do(s, "establish Skyfork", "card Clockspring", "yes", "travel t2")
    assert s.scores() == [1, 0]
    do(s, "establish Skyfork")
    assert asked(s) == ("when-established", 0)
    do(s, "yes")
    assert s.scores() == [2, 0]
    assert on_timeline(s).keys() == {"skyfork@t1", "skyfork@t2", "skyfork@t3"}


@pytest.mark.rule("G-X.12")
@pytest.mark.parametrize("name", ["Arch-Fire", "Glyphwriting", "Skyfork", "Greenhouse"])
def test_the_player_may_decline(name: str) -> None:
    s = machines(red=f"{name}, 2 Clockspring", at={"red": "t0"})
    do(s, f"establish {name}")
    before = (hand(s, "red"), len(s.pile), s.pools[:], s.scores())
    do(s, "no")
    assert (hand(s, "red"), len(s.pile), s.pools, s.scores()) == before
    assert asked(s) == ("move", 0)
    assert forms.events(s)[-1] == {"event": "decline", "seat": 1, "technology": slug(name)}


@pytest.mark.rule("G-X.12", "G-X.24")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    """Three cards are to be drawn, and the two of the payment are all there are."""
    library = own_card("library", cost=2, ability="established", effect="draw", amount=3, copies=1)
    s = own_deck(library, own_card("tools", copies=3), hands=("library, 2 tools", "tools"), markers=["t0", "t4"])
    do(s, "establish library")
    assert hand(s, "red") == []
    do(s, "yes")
    assert hand(s, "red") == ["tools", "tools"]
    assert (s.pile, s.discard) == ([], [])
    assert asked(s) == ("move", 0)


@pytest.mark.rule("G-X.40", "G-4.36")
def test_it_is_a_decision_of_its_own_after_the_commit() -> None:
    s = machines(red="Glyphwriting, Panacea, Orrery", at={"red": "t0"})
    do(s, "establish Glyphwriting")
    assert forms.view(s, 1)["decision"] == {"kind": "move", "seat": 1}  # the payment is still open
    do(s, "card Panacea")
    assert s.back() == 0
    assert on_timeline(s) == {"glyphwriting@t0": {"red": 1}}
    assert discards(s) == ["panacea"]
    for seat in (0, 1, None):
        assert forms.view(s, seat)["decision"] == {"kind": "when-established", "seat": 1, "technology": "glyphwriting"}
        assert forms.view(s, seat)["actions"] == 1
    again = read(s.to_dict())
    assert again.to_json() == s.to_json()
    assert legal(again) == ["yes", "no"]


@pytest.mark.rule("G-X.40")
@pytest.mark.parametrize(
    ("effect", "flag", "value"), [("splice", "spliced", True), ("extra-turn", "extra_turn_used", [1])]
)
def test_it_lapses_without_a_question_if_nothing_can_be_done(effect: str, flag: str, value: object) -> None:
    able = own_card("cradle", ability="established", effect=effect)
    hands = ("2 cradle, tools", "")
    s = own_deck(able, own_card("tools"), hands=hands, markers=["t0", "t4"])
    do(s, "establish cradle", "card tools")
    assert asked(s) == ("when-established", 0)
    s = own_deck(able, own_card("tools"), hands=hands, markers=["t0", "t4"], **{flag: value})
    do(s, "establish cradle", "card tools")
    assert asked(s) == ("move", 0)
    assert s.actions == 1
    assert on_timeline(s) == {"cradle@t0": {"red": 1}}
