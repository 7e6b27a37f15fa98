"""Piles, reshuffling and position files (section 22)."""

import json
import random
from collections import Counter

import pytest

from bequest import games
from bequest.core.errors import BadPosition, UnknownName
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, discards, do, hand, legal, marker, on_timeline, rule_of, table

ALPHA = {"name": "Alpha", "copies": 3, "cost": 1, "reward": 1}
BETA = {"name": "Beta", "copies": 1, "cost": 2, "reward": 5, "needs": ["alpha"]}


def read(**content: object) -> GearsPosition:
    """A position file with exactly these fields."""
    position = games.get("gears", deck="tree-1").from_json(json.dumps(content), journal=True)
    assert isinstance(position, GearsPosition)
    return position


def small(*technologies: object, **content: object) -> GearsPosition:
    """A position file that brings its own technologies, without Fate cards."""
    options = {"players": 2, "fate": "none", "seed": 1}
    return read(options=options, deck={"technologies": list(technologies)}, **content)


def pile(s: GearsPosition) -> dict[str, list[str]]:
    """The draw pile as the position file writes it."""
    written = s.to_dict()["draw_pile"]
    assert isinstance(written, dict)
    return written


def kinds(s: GearsPosition) -> list[object]:
    return [event["event"] for event in forms.events(s, 0, None)]


def next_card(s: GearsPosition) -> dict[str, int]:
    """While chance decides: the cards that can come, with their weights."""
    assert s.seat == CHANCE
    return {s.game.text(action).removeprefix("card "): weight for action, weight in s.outcomes()}


def drawn(s: GearsPosition) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in s.drawn]


# --- drawing and discarding ---


@pytest.mark.rule("G-22.1")
def test_cards_are_drawn_one_at_a_time() -> None:
    s = do(table(pile="Fire, Law, Radio", chance="explicit"), "draw")
    assert next_card(s) == {"fire": 1, "law": 1, "radio": 1}
    do(s, "card Law")
    assert next_card(s) == {"fire": 1, "radio": 1}
    do(s, "card Fire")
    assert drawn(s) == ["fire", "law"]


@pytest.mark.rule("G-22.1")
def test_discards_go_face_down() -> None:
    s = table(red="Fire, Law, Radio", at={"red": "t0"}, next="Medicine, Genetics")
    do(s, "establish Fire", "card Radio", "draw", "card Medicine")
    assert discards(s) == ["genetics", "radio"]
    for seat in (1, None):
        assert forms.view(s, seat)["discard_pile"] == {"size": 2, "known": []}


@pytest.mark.rule("G-22.2")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    s = do(table(pile="", discard="Fire, Law, Mining, Radio, Railway"), "draw")
    assert "reshuffle" in kinds(s)
    assert discards(s) == []
    assert len(pile(s)["rest"]) == 3
    assert sorted(pile(s)["rest"] + drawn(s)) == ["fire", "law", "mining", "radio", "railway"]


@pytest.mark.rule("G-22.2")
def test_no_reshuffle_before_a_card_is_needed() -> None:
    s = do(table(pile="Fire, Law", discard="Mining, Radio, Railway"), "draw", "card Law")
    assert "reshuffle" not in kinds(s)
    assert pile(s) == {"next": [], "rest": []}
    assert discards(s) == ["fire", "mining", "railway", "radio"]
    do(s, "draw")
    assert "reshuffle" in kinds(s)
    assert discards(s) == []


@pytest.mark.rule("G-22.3")
def test_with_both_piles_empty_the_rest_of_the_drawing_is_lost() -> None:
    s = do(table(pile="", discard="Law"), "draw")
    assert hand(s, "red") == ["law"]
    assert rule_of(s, "draw") == "G-8.7"
    refilled = small(ALPHA, phase="V", hands=[["alpha"], ["alpha"]])
    assert (hand(refilled, "red"), hand(refilled, "blue")) == (["alpha", "alpha"], ["alpha"])
    assert legal(refilled) == ["position 1", "position 2"]


ELSEWHERE = "Fire@t0 {red 1, Perfectly Laid Plans by red}; Law@t1 {}"


@pytest.mark.rule("G-22.4")
def test_a_reshuffle_takes_the_discard_pile_and_nothing_else() -> None:
    s = table(timeline=ELSEWHERE, red="Medicine, Genetics", next="Radio", pile="", discard="2 Mining, Railway",
              chance="explicit")  # fmt: skip
    do(s, "draw", "card Radio")  # the Draw that is not finished holds Radio
    assert next_card(s) == {"mining": 2, "railway": 1}
    assert discards(s) == []


@pytest.mark.rule("G-22.4")
@pytest.mark.parametrize(
    ("fate", "fate_cards"),
    [
        ("one_each", {"before": [["bloodline-influence"], ["we-need-more-time"]]}),
        ("draft", {"before": [["bloodline-influence"], []], "area": [{"card": "we-need-more-time", "cubes": {}}]}),
    ],
)
def test_nor_does_it_take_fate_cards_of_a_variant(fate: str, fate_cards: dict[str, object]) -> None:
    s = table(timeline=ELSEWHERE, fate=fate, fate_cards=fate_cards, pile="", discard="2 Mining, Railway",
              chance="explicit")  # fmt: skip
    do(s, "draw")
    assert next_card(s) == {"mining": 2, "railway": 1}


@pytest.mark.rule("G-22.5")
def test_technologies_discarded_from_the_timeline_come_back_through_a_reshuffle() -> None:
    on_t0 = {"technology": "alpha", "timeframe": "t0", "cubes": {}}
    s = small(ALPHA | {"copies": 1}, phase="II", timeline=[on_t0])
    assert on_timeline(s) == {}
    assert hand(s, "red") == ["alpha"]


@pytest.mark.rule("G-22.6")
@pytest.mark.parametrize("fate", ["Bloodline Influence", "Time Folds Around Us", "We Need More Time"])
def test_a_discarded_fate_card_does_nothing(fate: str) -> None:
    s = table(timeline="Language@t1 {blue 2}", red=f"Fire, {fate}", at={"red": "t0", "blue": "t2"}, next="Law, Radio")
    do(s, "establish Fire")
    assert kinds(s) == ["establish", "success"]
    assert on_timeline(s) == {"fire@t0": {"red": 1}, "language@t1": {"blue": 2}}
    shown = forms.view(s, 0)
    assert (shown["extra_room"], shown["turn"], s.pools) == (0, 1, [0, 0])
    assert (marker(s, "red"), marker(s, "blue")) == ("t0", "t2")
    rejected = table(next=f"Law, {fate}", timeline="Language@t1 {blue 2}", at={"red": "t0"})
    do(rejected, "draw", "card Law")
    assert discards(rejected) == [fate.lower().replace(" ", "-")]
    assert kinds(rejected) == ["draw", "card", "card", "keep"]
    assert (on_timeline(rejected), forms.view(rejected, 0)["extra_room"]) == ({"language@t1": {"blue": 2}}, 0)


# --- chance ---


@pytest.mark.rule("G-22.7")
def test_every_card_of_the_pile_has_the_same_chance() -> None:
    s = do(table(pile="3 Fire, Law, 2 Mining", chance="explicit"), "draw")
    assert next_card(s) == {"fire": 3, "mining": 2, "law": 1}


@pytest.mark.rule("G-22.7")
def test_the_generator_draws_evenly() -> None:
    found = Counter(hand(first_draw(seed), "red")[0] for seed in range(400))
    assert found.keys() == {"fire", "mining", "law"}
    assert 160 <= found["fire"] <= 240  # 2 of 4
    assert 65 <= found["mining"] <= 135
    assert 65 <= found["law"] <= 135


def first_draw(seed: int) -> GearsPosition:
    """A refill of one card from a pile of four."""
    technologies = [
        {"name": "Fire", "copies": 2, "cost": 1, "reward": 1},
        {"name": "Mining", "copies": 1, "cost": 1, "reward": 1},
        {"name": "Law", "copies": 1, "cost": 1, "reward": 1},
        {"name": "Radio", "copies": 6, "cost": 1, "reward": 1},
    ]
    options = {"players": 2, "fate": "none", "seed": seed}
    hands = [[], ["radio"] * 6]
    pending = [{"kind": "turn", "seat": 1}, {"kind": "deal", "seat": 1, "cards": 1}]
    return read(options=options, deck={"technologies": technologies}, hands=hands, pending=pending)


@pytest.mark.rule("G-22.7")
def test_the_order_in_which_a_file_writes_the_pile_has_no_meaning() -> None:
    options = {"players": 2, "seed": 5}
    rest = pile(read(options=options))["rest"]
    one = do(read(options=options, draw_pile={"rest": rest}), "draw")
    other = do(read(options=options, draw_pile={"rest": rest[::-1]}), "draw")
    assert one.digest() == other.digest()


@pytest.mark.rule("G-22.7", "G-22.8", "G-22.10")
def test_ge_69_an_arranged_card_and_then_one_of_the_rest() -> None:
    s = do(table(next="Medicine", pile="Language, Railway", discard="Law", chance="explicit"), "draw")
    assert next_card(s) == {"medicine": 1}
    do(s, "card Medicine")
    assert next_card(s) == {"language": 1, "railway": 1}
    second: Counter[str] = Counter()
    for seed in range(100):
        s = do(table(next="Medicine", pile="Language, Railway", discard="Law", seed=seed), "draw")
        assert "medicine" in drawn(s)
        second.update(card for card in drawn(s) if card != "medicine")
        assert forms.view(s, None)["draw_pile"] == 1
        assert "reshuffle" not in kinds(s)
    assert second.keys() == {"language", "railway"}
    assert 30 <= second["railway"] <= 70


@pytest.mark.rule("G-22.17")
@pytest.mark.parametrize(("fate", "personal"), [("deck", 0), ("none", 0), ("one_each", 3), ("draft", 0)])
def test_nothing_else_is_random(fate: str, personal: int) -> None:
    """With chance asked for every random event, the generator of the position is never used."""
    s = games.get("gears", deck="tree-1").new(players=3, seed=11, fate=fate, chance="explicit")
    assert isinstance(s, GearsPosition)
    rng = random.Random(11)
    generator = s.rng.words()
    asked_in_setup: Counter[str] = Counter()
    while not s.over:
        action = rng.choice(s.legal())
        by_chance, in_setup, cards = s.seat == CHANCE, s.phase == 0, cards_in_piles(s)
        verb = s.game.text(action).split()[0]
        s.push(action)
        if by_chance and in_setup:
            asked_in_setup[verb] += 1
        elif by_chance:
            assert (verb, cards_in_piles(s)) == ("card", cards - 1)
    assert s.rng.words() == generator
    assert asked_in_setup == {"character": 3, "seat": 1, "card": 3 * 6 + personal}


def cards_in_piles(s: GearsPosition) -> int:
    return len(s.top) + len(s.pile) + len(s.discard)


# --- the arranged top ---


@pytest.mark.rule("G-22.8")
def test_next_is_drawn_in_the_order_written_and_then_the_rest() -> None:
    s = do(table(next="Railway, Law, Fire", pile="Mining, Radio", chance="explicit"), "draw")
    assert next_card(s) == {"railway": 1}
    do(s, "card Railway")
    assert next_card(s) == {"law": 1}
    do(s, "card Law", "card Law", "draw")  # drawn, kept; once more
    assert next_card(s) == {"fire": 1}
    do(s, "card Fire")
    assert next_card(s) == {"mining": 1, "radio": 1}


@pytest.mark.rule("G-22.8")
def test_the_generator_keeps_to_next_as_well() -> None:
    s = do(table(next="Railway, Law, Fire"), "draw")
    assert drawn(s) == ["law", "railway"]
    do(s, "card Law", "draw")
    assert "fire" in drawn(s)


@pytest.mark.rule("G-22.8")
@pytest.mark.parametrize("parts", [[], ["next"], ["rest"], ["next", "rest"]])
def test_either_part_of_the_draw_pile_may_be_left_out(parts: list[str]) -> None:
    whole = pile(table(next="Law, Fire"))
    if "next" not in parts:
        whole["rest"] += ["law", "fire"]
    s = read(options={"players": 2}, draw_pile={part: whole[part] for part in parts})
    assert pile(s)["next"] == (["law", "fire"] if "next" in parts else [])
    assert sum(map(len, pile(s).values())) == 72


def received(s: GearsPosition, seat: int | None) -> tuple[object, ...]:
    """Everything that comes to a seat."""
    guess = s.guess(seat, seeded(3)).to_json()
    preview = s.preview(s.game.parse("draw"), s.seat)
    return forms.view(s, seat), s.key(seat), s.legal(), forms.events(s, 0, seat), guess, preview


@pytest.mark.rule("G-22.9")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_seat_learns_that_cards_are_arranged(seat: int | None) -> None:
    plain = table(red="Fire, Law")
    arranged = table(red="Fire, Law", next="Radio, Railway, Genetics")
    assert pile(arranged)["next"] == ["radio", "railway", "genetics"]
    assert received(arranged, seat) == received(plain, seat)
    do(plain, "travel t1")
    do(arranged, "travel t1")
    assert received(arranged, seat) == received(plain, seat)


@pytest.mark.rule("G-22.9")
@pytest.mark.parametrize("seat", [1, None])
def test_nor_does_another_seat_when_they_are_drawn(seat: int | None) -> None:
    both = [table(red="Fire, Law"), table(red="Fire, Law", next="Radio, Railway, Genetics")]
    for s in both:
        do(s, "draw")
        do(s, legal(s)[0])
    plain, arranged = ((forms.view(s, seat), s.key(seat), forms.events(s, 0, seat)) for s in both)
    assert arranged == plain


@pytest.mark.rule("G-22.10")
def test_the_draw_pile_is_next_and_rest_together() -> None:
    s = table(next="Law", pile="Radio", discard="Fire, Mining")
    assert forms.view(s, None)["draw_pile"] == 2
    do(s, "draw")
    assert drawn(s) == ["law", "radio"]
    assert "reshuffle" not in kinds(s)
    s = do(table(next="Law, Radio", pile="", discard="Fire, Mining"), "draw")
    assert "reshuffle" not in kinds(s)


@pytest.mark.rule("G-22.11")
def test_a_reshuffled_pile_has_no_arranged_top() -> None:
    s = do(table(next="Law", pile="", discard="Fire, Mining, Radio", chance="explicit"), "draw", "card Law")
    assert pile(s) == {"next": [], "rest": ["fire", "mining", "radio"]}
    assert next_card(s) == {"fire": 1, "mining": 1, "radio": 1}


# --- position files ---


@pytest.mark.rule("G-22.12", "G-22.13", "G-22.14")
def test_ge_70_a_file_with_a_deck_of_its_own() -> None:
    s = small(ALPHA, BETA, hands=[["alpha"], []])
    assert pile(s) == {"next": [], "rest": ["alpha", "alpha", "beta"]}
    assert forms.view(s, None)["draw_pile"] == 3
    with pytest.raises(BadPosition, match=r"hands\[2\].*alpha is placed more often than the deck has copies \(3\)"):
        small(ALPHA, BETA, hands=[["alpha"], ["alpha", "alpha", "alpha"]])


@pytest.mark.rule("G-22.12")
def test_cards_placed_nowhere_are_in_the_rest_of_the_draw_pile() -> None:
    s = table(timeline="Fire@t0 {}", red="Fire, Law", discard="Fire, We Need More Time", next="Radio")
    rest = Counter(pile(s)["rest"])
    assert rest.total() == 72 - 6
    assert (rest["fire"], rest["law"], rest["radio"], rest["we-need-more-time"]) == (1, 1, 0, 0)
    assert (rest["mining"], rest["bloodline-influence"]) == (3, 1)


@pytest.mark.rule("G-22.12")
def test_a_rest_that_is_written_is_the_whole_of_it() -> None:
    s = small(ALPHA, BETA, hands=[["alpha"], ["beta"]], draw_pile={"rest": ["alpha", "alpha"]})
    assert pile(s) == {"next": [], "rest": ["alpha", "alpha"]}
    s = small(ALPHA, BETA, hands=[["alpha"], ["beta"]], draw_pile={"next": ["alpha"], "rest": ["alpha"]})
    assert pile(s) == {"next": ["alpha"], "rest": ["alpha"]}
    nothing = small(ALPHA, BETA, hands=[["alpha", "alpha", "alpha"], ["beta"]], draw_pile={"rest": []})
    assert forms.view(nothing, None)["draw_pile"] == 0


@pytest.mark.rule("G-22.12", "G-22.14")
@pytest.mark.parametrize(
    ("draw_pile", "problem"),
    [
        ({"rest": ["alpha"]}, "2 cards of the deck are placed nowhere (alpha, beta); add them here"),
        ({"rest": []}, "3 cards of the deck are placed nowhere (alpha, alpha, beta); add them here"),
        ({"next": ["beta"], "rest": ["alpha"]}, "1 card of the deck is placed nowhere (alpha); add it here"),
    ],
)
def test_a_rest_that_leaves_cards_nowhere_is_refused(draw_pile: dict[str, list[str]], problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        small(ALPHA, BETA, hands=[["alpha"], []], draw_pile=draw_pile)
    assert str(refused.value) == (
        f"draw_pile.rest: {problem}, or leave out rest, which is then all that is placed nowhere"
    )


@pytest.mark.rule("G-22.12", "G-22.14")
def test_of_many_cards_that_are_placed_nowhere_some_are_named() -> None:
    with pytest.raises(BadPosition, match=r"71 cards of the deck are placed nowhere \(\w+(, [\w-]+){4}, …\)"):
        read(options={"players": 2}, draw_pile={"rest": ["law"]})


@pytest.mark.rule("G-24.27", "G-24.29")
@pytest.mark.parametrize(
    ("made_with", "read_with", "name"),
    [("tree-1", "base", "tree-1"), ("base", "tree-1", "tree-2"), ("forbidden", "base", "machines-2")],
)
def test_a_file_made_for_another_deck_says_how_to_read_it(made_with: str, read_with: str, name: str) -> None:
    text = games.get("gears", deck=made_with).new(2, seed=1).to_json()
    with pytest.raises(BadPosition) as refused:
        games.get("gears", deck=read_with).from_json(text)
    assert str(refused.value).startswith(f"options: option deck: '{name}' is not allowed; use ")
    advice = f'the file is made for another deck: read it with games.get("gears", deck="{name}")'
    assert str(refused.value).endswith(advice)
    assert games.get("gears", deck=name).from_json(text).to_json() == text


@pytest.mark.rule("G-24.27")
def test_a_file_made_for_a_deck_of_ones_own_says_what_to_load() -> None:
    with pytest.raises(BadPosition) as refused:
        read(options={"players": 2, "deck": "my-tree"})
    assert 'games.load_deck("gears", text, file)' in str(refused.value)
    assert str(refused.value).endswith("from the file of the deck 'my-tree'")
    with pytest.raises(BadPosition) as wrong:
        read(options={"players": 9})
    assert "another deck" not in str(wrong.value)


@pytest.mark.rule("G-22.13")
def test_a_deck_section_is_used_instead_of_the_deck_of_the_options() -> None:
    s = read(
        options={"players": 2, "deck": "tree-1", "fate": "none"},
        deck={"technologies": [ALPHA, BETA]},
        hands=[["beta", "alpha", "alpha"], []],
        timeline=[{"technology": "alpha", "timeframe": "t0", "cubes": {"blue": 1}}],
        markers=["t1", "t4"],
    )
    do(s, "establish Beta")
    assert on_timeline(s) == {"alpha@t0": {"blue": 1}, "beta@t1": {"red": 2}}
    with pytest.raises(UnknownName):
        s.game.parse("establish fire")
    again = s.game.from_json(s.to_json())
    assert again.to_dict() == s.to_dict()


@pytest.mark.rule("G-22.13")
def test_a_deck_section_may_name_some_of_the_fate_cards() -> None:
    six = read(options={"players": 2}, deck={"technologies": [ALPHA]})
    assert len(pile(six)["rest"]) == 3 + 6
    two = read(
        options={"players": 2},
        deck={"technologies": [ALPHA], "fate": ["we-need-more-time", "bloodline-influence"]},
    )
    assert pile(two)["rest"] == ["alpha"] * 3 + ["bloodline-influence", "we-need-more-time"]


@pytest.mark.rule("G-24.31")
def test_a_deck_section_may_not_use_the_name_of_a_fate_card() -> None:
    with pytest.raises(BadPosition, match=r"deck\.technologies\[1\]"):
        read(options={"players": 2}, deck={"technologies": [ALPHA | {"name": "Bloodline Influence"}]})


FIRE_AT_T0 = {"technology": "fire", "timeframe": "t0"}


@pytest.mark.rule("G-22.14")
@pytest.mark.parametrize(
    ("content", "field"),
    [
        # a name that is not in the deck
        ({"hands": [["fyre"], []]}, "hands[1]"),
        ({"timeline": [{"technology": "fyre", "timeframe": "t0"}]}, "timeline[1].technology"),
        ({"discard_pile": ["fyre"]}, "discard_pile[1]"),
        ({"draw_pile": {"next": ["fire", "fyre"]}}, "draw_pile.next[2]"),
        ({"draw_pile": {"rest": ["fyre"]}}, "draw_pile.rest[1]"),
        ({"drawn": ["fyre", "fire"], "pending": [{"kind": "turn", "seat": 1}]}, "drawn[1]"),
        ({"timeline": [FIRE_AT_T0 | {"fate": [{"card": "perfect-plans", "owner": 1}]}]}, "timeline[1].fate[1].card"),
        # a card more often than the deck has copies
        ({"hands": [["fire"] * 3, ["fire"] * 2]}, "hands[2]"),
        ({"timeline": [FIRE_AT_T0], "draw_pile": {"rest": ["fire"] * 4}}, "draw_pile.rest[4]"),
        ({"hands": [["perfectly-laid-plans"], []], "discard_pile": ["perfectly-laid-plans"]}, "discard_pile[1]"),
        # two copies of a name in one timeframe
        ({"timeline": [FIRE_AT_T0, FIRE_AT_T0]}, "timeline[2]"),
        # a negative number
        ({"pools": [0, -1]}, "pools[2]"),
        ({"scores": [-1, 0]}, "scores[1]"),
        ({"timeline": [FIRE_AT_T0 | {"cubes": {"red": -1}}]}, "timeline[1].cubes.red"),
        ({"actions": -1}, "actions"),
        ({"round": -1}, "round"),
        ({"turn": -1}, "turn"),
        ({"deck": {"technologies": [ALPHA | {"cost": -1}]}}, "deck.technologies[1].cost"),
        # a seat that does not exist
        ({"active": 3}, "active"),
        ({"order": [1, 3]}, "order[2]"),
        ({"timeline": [FIRE_AT_T0 | {"cubes": {"white": 1}}]}, "timeline[1].cubes.white"),
        ({"timeline": [FIRE_AT_T0 | {"fate": [{"card": "perfectly-laid-plans", "owner": 3}]}]}, "fate[1].owner"),
        ({"discard_pile": [{"card": "law", "known": [1, 3]}]}, "discard_pile[1].known[2]"),
        ({"hands": [[], [], ["law"]]}, "hands"),
        ({"pending": [{"kind": "turn", "seat": 3}]}, "pending[1].seat"),
    ],
)
def test_an_impossible_position_is_refused_by_the_name_of_its_field(content: dict[str, object], field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(options={"players": 2}, **content)
    assert field in str(refused.value).split(":")[0]


@pytest.mark.rule("G-22.15")
def test_a_file_may_say_who_knows_which_discards() -> None:
    s = table(players=3, discard="Fire", known={"Law": "red", "Radio": "blue white"})
    known = {colour: forms.view(s, seat)["discard_pile"] for seat, colour in enumerate(COLOURS[:3])}
    assert known == {
        "red": {"size": 3, "known": ["law"]},
        "blue": {"size": 3, "known": ["radio"]},
        "white": {"size": 3, "known": ["radio"]},
    }
    assert s.to_dict()["discard_pile"] == ["fire", {"card": "law", "known": [1]}, {"card": "radio", "known": [2, 3]}]


@pytest.mark.rule("G-22.16")
@pytest.mark.parametrize(
    ("phase", "gone_through"),
    [("II", ["II", "III", "IV", "V"]), ("III", ["III", "IV", "V"]), ("IV", ["IV", "V"]), ("V", ["V"])],
)
def test_a_position_in_a_phase_stands_at_its_beginning(phase: str, gone_through: list[str]) -> None:
    s = table(timeline="Fire@t0 {red 2}; Law@t1 {}", phase=phase, turn=4)
    assert [event["phase"] for event in forms.events(s, 0, None) if event["event"] == "phase"] == gone_through
    shown = forms.view(s, None)["decision"]
    assert shown == {"kind": "position", "seat": 2 if phase in ("II", "III", "IV") else 1, "taken": [None, None]}
    assert ("law@t1" in on_timeline(s)) == (phase != "II")
    assert s.scores() == ([1, 0] if phase in ("II", "III") else [0, 0])
    assert s.pools == ([0, 0] if phase == "V" else [1, 0])


@pytest.mark.rule("G-22.16")
def test_the_turn_that_has_ended_before_the_phase_leaves_nothing_to_the_next_round() -> None:
    s = table(phase="II", turn=4, active=2, actions=3, extra_room=1)
    do(s, "position 1")
    assert (s.seat, s.actions, forms.view(s, None)["extra_room"]) == (0, 0, 0)


@pytest.mark.rule("G-22.16", "G-20.1")
@pytest.mark.parametrize("players", [2, 4])
def test_there_is_no_phase_v_in_round_4(players: int) -> None:
    with pytest.raises(BadPosition, match="phase"):
        table(players=players, phase="V", round=4)


# --- a choice of amounts ---


@pytest.mark.rule("G-7.2", "G-7.11")
def test_ge_71_at_most_40_cubes_in_one_influence() -> None:
    s = table(timeline="Language@t0 {blue 1}", pools={"red": 45}, at={"red": "t0"})
    do(s, "influence Language")
    assert legal(s) == [f"amount {number}" for number in range(1, 41)]
    with pytest.raises(UnknownName):
        s.game.parse("amount 41")
    do(s, "amount 40")
    assert on_timeline(s) == {"language@t0": {"blue": 1, "red": 40}}
    assert s.pools == [5, 0]
    do(s, "influence Language", "amount 5")
    assert on_timeline(s) == {"language@t0": {"blue": 1, "red": 45}}
