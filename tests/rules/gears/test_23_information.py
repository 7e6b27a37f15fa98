"""Section 23: what is hidden, what is public, and who knows which card."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.core.frames import NOBODY
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.games.gears.state import GearsPosition
from bequest.games.gears.terms import FATE_DECK
from tests.rules.gears.table import cards, discards, do, end_round, legal, table

FATES = (
    "bloodline-influence",
    "not-what-we-hoped-for",
    "perfectly-laid-plans",
    "time-folds-around-us",
    "we-need-more-time",
    "willed-into-existence",
)
VARIANTS = ("deck", "none", "one_each", "draft")


def seen(s: GearsPosition, seat: int | None) -> Any:
    """A seat's view, for looking into it."""
    return s.view(seat)


def told(s: GearsPosition, seat: int | None, since: int = 0) -> list[Any]:
    """A seat's events, for looking into them."""
    return list(s.events(since, seat))


def words_for(s: GearsPosition, seat: int | None) -> str:
    """View and events of a seat as text: what can be searched for a name."""
    return json.dumps([s.view(seat), s.events(0, seat)])


def receives(s: GearsPosition, seat: int | None) -> str:
    """Everything that reaches a seat (None: a spectator) as one text, to be compared byte for byte."""
    who = NOBODY if seat is None else seat
    parts: list[object] = [s.waiting, s.decision, s.prompt(who), s.key(seat)]
    if seat is not None:
        parts += [s.legal(seat), [(action, str(s.why_not(action, seat))) for action in range(len(s.game.catalogue))]]
    if seat is not None and seat in s.waiting:
        parts += [s.candidates(), [s.preview(action, seat) for action in s.legal(seat)]]
    guesses = [s.guess(seat, seeded(number)).to_json() for number in range(2)]
    return "\n".join([words_for(s, seat), *map(repr, parts), *guesses])


def everybody(s: GearsPosition) -> list[int | None]:
    return [*range(s.players), None]


def others(s: GearsPosition, seat: int) -> list[int | None]:
    return [other for other in everybody(s) if other != seat]


def known(s: GearsPosition, seat: int | None) -> list[str]:
    """The cards that a seat knows to lie in the discard pile."""
    return list(seen(s, seat)["discard_pile"]["known"])


def choose_some(s: GearsPosition, chance: random.Random) -> None:
    """One legal choice at random, every kind of choice with the same weight."""
    by_verb: dict[str, list[int]] = {}
    for action in s.legal():
        by_verb.setdefault(s.game.structure(action).verb, []).append(action)
    s.push(chance.choice(by_verb[chance.choice(sorted(by_verb))]))


# --- hands and piles ---


@pytest.mark.rule("G-23.1")
def test_a_hand_is_secret_and_its_size_public() -> None:
    s = table(red="Law, Radio", blue="Internet")
    assert seen(s, 0)["seats"][0]["hand"] == ["law", "radio"]
    assert seen(s, 1)["seats"][1]["hand"] == ["internet"]
    for seat in everybody(s):
        assert [shown["hand_size"] for shown in seen(s, seat)["seats"]] == [2, 1]
    assert "internet" not in words_for(s, 0)
    assert "radio" not in words_for(s, 1)
    assert not {"radio", "internet"} & set(words_for(s, None).split('"'))


@pytest.mark.rule("G-23.2")
def test_the_draw_pile_shows_its_size_only() -> None:
    arranged, other_way, at_random = table(next="Radio, Law"), table(next="Law, Radio"), table()
    for seat in everybody(arranged):
        assert seen(arranged, seat)["draw_pile"] == 72
        assert receives(arranged, seat) == receives(other_way, seat) == receives(at_random, seat)


@pytest.mark.rule("G-23.3")
def test_nobody_looks_through_the_discard_pile() -> None:
    s = table(discard="Radio, Law, Fire")
    for seat in everybody(s):
        assert seen(s, seat)["discard_pile"] == {"size": 3, "known": []}
        assert receives(s, seat) == receives(table(discard="Computer, Law, Mining"), seat)


@pytest.mark.rule("G-23.4", "G-23.15")
def test_payment_is_shown_as_a_number_of_cards() -> None:
    s = do(table(red="Mining, Radio", at={"red": "t0"}), "establish Mining")
    public = {"event": "establish", "seat": 1, "technology": "mining", "timeframe": "t0", "paid": 1}
    assert told(s, 0) == [public | {"payment": ["radio"]}]
    assert known(s, 0) == ["radio"]
    for seat in others(s, 0):
        assert told(s, seat) == [public]
        assert seen(s, seat)["discard_pile"] == {"size": 1, "known": []}
        assert "radio" not in words_for(s, seat)


@pytest.mark.rule("G-23.4", "G-23.13")
def test_a_draw_is_seen_by_the_drawing_player_only() -> None:
    s = do(table(next="Radio, Internet"), "draw")
    assert seen(s, 0)["drawn"] == {"seat": 1, "cards": ["radio", "internet"]}
    for seat in others(s, 0):
        assert seen(s, seat)["drawn"] == {"seat": 1, "cards": 2}
    do(s, "card Radio")
    assert told(s, 0)[-1] == {"event": "keep", "seat": 1, "kept": "radio", "rejected": "internet"}
    for seat in others(s, 0):
        assert told(s, seat) == [
            {"event": "draw", "seat": 1},
            {"event": "card", "seat": 1},
            {"event": "card", "seat": 1},
            {"event": "keep", "seat": 1},
        ]
        assert not {"radio", "internet"} & set(words_for(s, seat).split('"'))


@pytest.mark.rule("G-23.13")
@pytest.mark.parametrize("kept", ["Radio", "Internet"])
def test_which_card_was_kept_is_nobody_elses_business(kept: str) -> None:
    s = do(table(next="Radio, Internet"), "draw", f"card {kept}")
    same = do(table(next="Language, Language"), "draw", "card Language")
    for seat in others(s, 0):
        assert receives(s, seat) == receives(same, seat)


@pytest.mark.rule("G-23.14")
def test_dealt_cards_are_seen_by_their_owner_only() -> None:
    game = games.get("gears", deck="tree-1")
    s = game.new(3, seed=11, journal=True)
    assert isinstance(s, GearsPosition)
    while s.phase != 1:
        choose_some(s, random.Random(1))
    assert_cards_told_to_their_owners(s, since=0, expected=[6, 7, 7])


@pytest.mark.rule("G-23.14")
def test_refilled_cards_are_seen_by_their_owner_only() -> None:
    s = table(players=3, phase="II", red="Fire, Law", blue="Radio")
    assert s.phase == 5
    assert_cards_told_to_their_owners(s, since=0, expected=[4, 5, 6])


def assert_cards_told_to_their_owners(s: GearsPosition, since: int, expected: list[int]) -> None:
    """Of every card drawn all learn who drew it, and its owner which it is."""
    received = [event for event in told(s, None, since) if event["event"] == "card"]
    assert sorted(Counter(event["seat"] for event in received).values()) == expected
    assert all(event == {"event": "card", "seat": event["seat"]} for event in received)
    for seat in range(s.players):
        mine = [event for event in told(s, seat, since) if event["event"] == "card"]
        named = [event["card"] for event in mine if event["seat"] == seat + 1]
        assert Counter(named) <= Counter(seen(s, seat)["seats"][seat]["hand"])
        assert named
        assert all("card" not in event for event in mine if event["seat"] != seat + 1)


# --- what is public ---


@pytest.mark.rule("G-23.5", "G-23.29")
def test_all_that_is_public_is_shown_to_everybody() -> None:
    s = table(
        players=3,
        pursuit="on",
        characters=["C3", "C1", "C4"],
        round=2,
        turn=3,
        actions=1,
        order="blue, white, red",
        active=2,
        timeline="Fire@t0 {red 2, white 1};"
        "Combustion Engine@t1 {blue 1, Willed Into Existence by white waives The Wheel}",
        at={"red": "t2", "blue": "t1"},
        pools={"red": 3, "white": 5},
        scores={"red": 7, "blue": 12},
        red="Law, Radio",
        blue="Internet",
    )
    for seat in everybody(s):
        shown = seen(s, seat)
        assert (shown["round"], shown["turn"], shown["phase"], shown["actions"]) == (2, 3, "I", 1)
        assert (shown["order"], shown["present"], shown["pursuit"]) == ([2, 3, 1], "t6", "on")
        assert shown["timeline"] == [
            {"timeframe": "t0", "technology": "fire", "cubes": {"red": 2, "white": 1}, "successful": True},
            {
                "timeframe": "t1",
                "technology": "combustion-engine",
                "cubes": {"blue": 1},
                "successful": True,
                "fate": [{"card": "willed-into-existence", "owner": 3, "waived": "the-wheel"}],
            },
        ]
        columns = ("colour", "character", "marker", "pool", "score", "hand_size")
        assert [tuple(other[column] for column in columns) for other in shown["seats"]] == [
            ("red", "C3", "t2", 3, 7, 2),
            ("blue", "C1", "t1", 0, 12, 1),
            ("white", "C4", "t6", 5, 0, 0),
        ]
        assert shown["decision"] == {"kind": "move", "seat": 2}


@pytest.mark.rule("G-23.5", "G-23.7")
def test_the_deck_list_with_the_pursuits_is_in_everybodys_hands() -> None:
    deck = tomllib.loads(Handle(table(), 1).game.deck_text())
    rows = {row["name"]: (row["copies"], row["cost"], row["reward"], row["needs"]) for row in deck["technology"]}
    assert len(rows) == 30
    assert sum(row[0] for row in rows.values()) == 66
    assert rows["Fire"] == (4, 1, 1, [])
    assert rows["Space Flight"] == (1, 4, 12, ["flight", "rocketry", "computer"])
    assert [row["id"] for row in deck["fate"]] == list(FATES)
    pursuits = {row["id"]: (row["pursuit"], row["bonus"]) for row in deck["character"]}
    assert pursuits == {"C1": ("mining", 3), "C2": ("law", 4), "C3": ("medicine", 3), "C4": ("cartography", 4)}


@pytest.mark.rule("G-23.6")
def test_a_played_fate_card_is_shown_with_target_and_selection() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Combustion Engine@t1 {red 2}",
        at={"blue": "t2"},
        red="Willed Into Existence, Time Folds Around Us",
    )
    do(s, "play Willed Into Existence", "card The Wheel", "play Time Folds Around Us")
    for seat in everybody(s):
        assert told(s, seat) == [
            {
                "event": "fate",
                "seat": 1,
                "card": "willed-into-existence",
                "technology": "combustion-engine",
                "timeframe": "t1",
                "waived": "the-wheel",
            },
            {"event": "success", "technology": "combustion-engine", "timeframe": "t1"},
            {"event": "fate", "seat": 1, "card": "time-folds-around-us", "player": 2},
        ]


@pytest.mark.rule("G-23.19")
def test_an_established_card_is_public_from_the_commit_on() -> None:
    s = table(red="Language, Radio, Law", at={"red": "t0"})
    do(s, "establish Language")
    for seat in others(s, 0):
        assert seen(s, seat)["timeline"] == []
    do(s, "card Law")
    end_round(s)
    assert s.round == 2
    for seat in everybody(s):
        assert [copy["technology"] for copy in seen(s, seat)["timeline"]] == ["language"]


@pytest.mark.rule("G-23.19", "G-23.16")
def test_a_card_that_leaves_the_timeline_is_remembered_in_the_discard_pile() -> None:
    s = table(timeline="Language@t0 {}", phase="II")
    for seat in everybody(s):
        assert seen(s, seat)["timeline"] == []
        assert known(s, seat) == ["language"]


# --- Fate cards in the variants ---


@pytest.mark.rule("G-23.8")
def test_a_personal_fate_card_is_known_to_its_owner_only() -> None:
    s = one_each(before=["bloodline-influence", "willed-into-existence"])
    assert [shown["fate_cards"] for shown in seen(s, 0)["seats"]] == [["bloodline-influence"], 1]
    assert [shown["fate_cards"] for shown in seen(s, 1)["seats"]] == [1, ["willed-into-existence"]]
    for seat, mine in ((0, {"bloodline-influence"}), (1, {"willed-into-existence"}), (None, set())):
        assert set(FATES) & set(words_for(s, seat).split('"')) == mine
        assert seen(s, seat)["left_out"] == 4
        assert seen(s, seat)["out_of_game"] == []


@pytest.mark.rule("G-23.8", "G-23.14")
def test_personal_fate_cards_are_dealt_in_secret() -> None:
    s = games.get("gears", deck="tree-1").new(4, seed=3, fate="one_each", journal=True)
    assert isinstance(s, GearsPosition)
    for seat in everybody(s):
        dealt = [event for event in told(s, seat) if event["event"] == "personal-fate"]
        assert [event["seat"] for event in dealt] == [1, 2, 3, 4]
        shown = [event["seat"] for event in dealt if "card" in event]
        assert shown == ([] if seat is None else [seat + 1])


@pytest.mark.rule("G-23.24")
@pytest.mark.parametrize("card", ["bloodline-influence", "perfectly-laid-plans"])
def test_a_played_personal_fate_card_is_out_of_the_game_for_all_to_see(card: str) -> None:
    s = one_each(before=[card, "willed-into-existence"], timeline="Fire@t0 {red 2}; Law@t2 {blue 1}")
    do(s, f"play {card}", *(["timeframe t0"] if card == "bloodline-influence" else []))
    for seat in others(s, 1):
        assert set(FATES) & set(words_for(s, seat).split('"')) == {card}
    end_round(s)
    assert s.round == 2
    for seat in everybody(s):
        shown = seen(s, seat)
        assert shown["out_of_game"] == [card]
        assert shown["seats"][0]["fate_cards"] in ([], 0)
        assert shown["left_out"] == 4


@pytest.mark.rule("G-23.24")
def test_the_fate_cards_left_out_stay_unknown_to_the_end() -> None:
    s = one_each(before=["bloodline-influence", "willed-into-existence"], round=4)
    end_round(s)
    assert s.over
    assert set(FATES) & set(words_for(s, None).split('"')) == set()
    assert set(FATES) & set(words_for(s, 0).split('"')) == {"bloodline-influence"}
    assert seen(s, 0)["left_out"] == 4


@pytest.mark.rule("G-23.9", "G-23.25")
def test_the_draft_hides_nothing() -> None:
    area = [{"card": card, "cubes": {"blue": 2} if card == FATES[3] else {}} for card in FATES[2:]]
    s = table(fate="draft", fate_cards={"before": [[FATES[0]], [FATES[1]]], "area": area})
    for seat in everybody(s):
        shown = seen(s, seat)
        assert shown["draft_area"] == area
        assert [other["fate_cards"] for other in shown["seats"]] == [[FATES[0]], [FATES[1]]]


@pytest.mark.rule("G-23.25")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", ["draft", "none"])
def test_no_fate_card_is_hidden_in_the_draft_and_there_is_none_without_fate(fate: str, players: int) -> None:
    s = games.get("gears", deck="tree-1").new(players, seed=8, fate=fate)
    assert isinstance(s, GearsPosition)
    chance = random.Random(8)
    first_fate = s.rules.deck.first_fate
    while not s.over:
        fates = [
            (card, knowers)
            for place in s.places()
            for card, knowers in zip(place.cards, place.knowers, strict=True)
            if card >= first_fate
        ]
        assert len(fates) == (6 if fate == "draft" else 0)
        assert all(knowers == (1 << players) - 1 for _, knowers in fates)
        if fate == "none":
            assert not {"play", "take"} & {option.split()[0] for option in legal(s)}
        choose_some(s, chance)


@pytest.mark.rule("G-23.23")
def test_a_fate_card_in_a_hand_a_pile_or_a_drawn_pair_is_as_hidden_as_any_card() -> None:
    s = table(red="Bloodline Influence", next="Time Folds Around Us, Law", discard="We Need More Time")
    plain = table(red="Radio", next="Fire, Law", discard="Mining")
    for seat in others(s, 0):
        assert receives(s, seat) == receives(plain, seat)
    do(s, "draw")
    do(plain, "draw")
    for seat in others(s, 0):
        assert receives(s, seat) == receives(plain, seat)


@pytest.mark.rule("G-23.23")
def test_a_fate_card_is_not_shown_as_payment_or_when_rejected() -> None:
    paid = do(table(red="Language, Bloodline Influence", at={"red": "t0"}), "establish Language")
    rejected = do(table(next="Bloodline Influence, Law"), "draw", "card Law")
    for s in (paid, rejected):
        assert known(s, 0) == ["bloodline-influence"]
        for seat in others(s, 0):
            assert known(s, seat) == []
            assert "bloodline-influence" not in words_for(s, seat)


@pytest.mark.rule("G-23.23", "G-23.16")
def test_a_fate_card_that_was_played_is_known_to_lie_in_the_discard_pile() -> None:
    s = do(table(red="Bloodline Influence, Radio", timeline="Fire@t0 {blue 1}"), "play Bloodline Influence")
    for seat in everybody(s):
        assert known(s, seat) == ["bloodline-influence"]
        assert told(s, seat)[0]["card"] == "bloodline-influence"


def one_each(before: list[str], **fields: Any) -> GearsPosition:
    """Two players with these personal Fate cards, the others left out."""
    left_out = [card for card in FATES if card not in before]
    fate_cards = {"before": [[card] for card in before], "left_out": left_out}
    return table(fate="one_each", fate_cards=fate_cards, **fields)


# --- computer players and spectators ---


@pytest.mark.rule("G-23.10")
def test_a_player_that_thinks_is_given_what_its_seat_may_know() -> None:
    s = do(table(red="Radio, Internet, Steam Engine, Law, Fire", at={"red": "t1"}), "establish Steam Engine")
    mine, other = Handle(s, 0), Handle(s, 1)
    assert not [name for name, value in vars(other).items() if isinstance(value, GearsPosition) and name[0] != "_"]
    assert mine.asked()
    assert mine.legal() == s.legal()
    assert mine.view() == s.view(0)
    assert not other.asked()
    assert other.legal() == []
    assert other.view() == s.view(1)
    assert other.key() == s.key(1)
    assert other.events() == s.events(0, 1)
    prompt = other.prompt()
    assert prompt is not None
    assert (prompt.kind, prompt.subject, prompt.step, prompt.choices) == ("move", "", "", ())
    reason = other.why_not(s.game.parse("card radio"))
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("", {"seat": 2, "asked": 1})
    guessed = [other.guess(seeded(number)).view(0) for number in range(30)]
    assert len({json.dumps(view) for view in guessed}) == 30


@pytest.mark.rule("G-23.29")
@pytest.mark.parametrize("fate", VARIANTS)
def test_a_spectator_knows_what_is_public_and_nothing_else(fate: str) -> None:
    s = games.get("gears", deck="tree-1").new(3, seed=4, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chance = random.Random(4)
    while not s.over:
        shown = seen(s, None)
        assert all("hand" not in other for other in shown["seats"])
        assert sorted(shown["discard_pile"]["known"]) == sorted(openly_discarded(s))
        for seat in range(s.players):
            assert without_secrets(s.view(seat)) == without_secrets(shown)
        choose_some(s, chance)


def openly_discarded(s: GearsPosition) -> list[str]:
    """What has gone openly to the discard pile since the last reshuffle, by the journal of a spectator."""
    lasting = ("not-what-we-hoped-for", "perfectly-laid-plans", "willed-into-existence")
    found: list[str] = []
    for event in told(s, None):
        if event["event"] == "reshuffle":
            found = []
        elif event["event"] in ("cleared", "duplicate"):
            found.append(event["technology"])
        elif s.rules.fate == FATE_DECK and (
            event["event"] == "fate-leaves" or (event["event"] == "fate" and event["card"] not in lasting)
        ):
            found.append(event["card"])
    return found


def without_secrets(view: Any) -> Any:
    """A view less what is private in it: own hand, known discards, own Fate card, own drawn cards, own choices."""
    public = json.loads(json.dumps(view))
    del public["discard_pile"]["known"]
    for seat in public["seats"]:
        seat.pop("hand", None)
        if public["fate"] == "one_each" and isinstance(seat["fate_cards"], list):
            seat["fate_cards"] = len(seat["fate_cards"])
    if "drawn" in public and isinstance(public["drawn"]["cards"], list):
        public["drawn"]["cards"] = len(public["drawn"]["cards"])
    for key in ("step", "choices"):
        (public["decision"] or {}).pop(key, None)
    return public


# --- decisions ---

MOVES_UNDER_WAY = [
    ["establish Steam Engine", "card Agriculture", "card Medicine"],
    ["influence Language", "amount 2"],
    ["play Bloodline Influence", "timeframe t1", "card Language"],
    ["play Time Folds Around Us", "seat 1"],
]


def choosing_table() -> GearsPosition:
    """Blue has just ended a turn; red can begin moves of several steps."""
    s = table(
        active=2,
        actions=3,
        timeline="Fire@t0 {blue 1}; Language@t1 {red 1}; Writing@t1 {blue 2}",
        at={"red": "t1", "blue": "t2"},
        pools={"red": 3},
        red="Steam Engine, Agriculture, Medicine, Computer, Democracy, Bloodline Influence, Time Folds Around Us",
        blue="Law",
    )
    return do(s, "end")


@pytest.mark.rule("G-23.11")
@pytest.mark.parametrize("choices", MOVES_UNDER_WAY, ids=lambda choices: str(choices[0]))
def test_of_a_move_under_way_the_others_learn_only_that_the_player_is_choosing(choices: list[str]) -> None:
    s = choosing_table()
    assert s.seat == 0
    before = {seat: receives(s, seat) for seat in others(s, 0)}
    own = receives(s, 0)
    for choice in choices[:-1]:
        do(s, choice)
        assert s.frames[-1].open, "a step that commits the move belongs to no move under way"
        assert receives(s, 0) != own
        for seat in others(s, 0):
            assert receives(s, seat) == before[seat]
    s.back()
    assert receives(s, 0) == own


@pytest.mark.rule("G-23.11")
def test_whether_a_move_may_be_taken_back_does_not_tell_that_another_has_begun_one() -> None:
    s = choosing_table()
    before = s.can_undo(1)
    do(s, "establish Steam Engine")
    assert s.can_undo(1) == before


@pytest.mark.rule("G-23.12")
def test_choices_taken_back_leave_no_message() -> None:
    s = choosing_table()
    before = {seat: len(told(s, seat)) for seat in everybody(s)}
    for choices in MOVES_UNDER_WAY:
        do(s, *choices[:-1])
        s.back()
    assert {seat: len(told(s, seat)) for seat in everybody(s)} == before
    do(s, "establish Steam Engine", "card Agriculture", "card Medicine", "card Computer")
    assert {seat: len(told(s, seat)) - before[seat] for seat in everybody(s)} == {0: 1, 1: 1, None: 1}


@pytest.mark.rule("G-23.12")
def test_the_number_of_messages_does_not_depend_on_what_is_hidden() -> None:
    one_payment = table(red="Language, Radio", at={"red": "t0"}, next="Law, Law")
    do(one_payment, "establish Language", "draw", "card Law")
    asked_twice = table(red="Language, Medicine", at={"red": "t0"}, next="Bloodline Influence, Fire")
    do(asked_twice, "establish Language", "draw", "card Fire")
    for seat in others(one_payment, 0):
        assert receives(one_payment, seat) == receives(asked_twice, seat)
        assert [event["event"] for event in told(one_payment, seat)] == [
            *("establish", "success", "draw", "card", "card", "keep")
        ]


# --- who knows which card ---


@pytest.mark.rule("G-23.15", "G-23.17")
def test_ge_66_own_discards_are_known_until_the_reshuffle() -> None:
    s = table(chance="explicit", actions=2, next="Medicine, Law", pile="Fire", at={"blue": "t0"})
    do(s, "draw", "card Medicine", "card Law", "card Law", "end")
    do(s, "establish Language", "card Railway")
    assert [seen(s, seat)["discard_pile"] for seat in everybody(s)] == [
        {"size": 2, "known": ["medicine"]},
        {"size": 2, "known": ["railway"]},
        {"size": 2, "known": []},
    ]
    assert all("medicine" in guessed_discards(s, 0, number) for number in range(30))
    assert all("railway" in guessed_discards(s, 1, number) for number in range(30))
    assert not all("railway" in guessed_discards(s, 0, number) for number in range(30))
    do(s, "draw", "card Fire")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 2
        assert seen(s, seat)["discard_pile"] == {"size": 0, "known": []}
    assert set(s.places()[0].knowers) == {0}


def guessed_discards(s: GearsPosition, seat: int, number: int) -> list[str]:
    """The discard pile in a guess of the seat."""
    return discards(s.guess(seat, seeded(number)))


@pytest.mark.rule("G-23.16", "G-23.17")
def test_ge_67_a_technology_from_the_timeline_is_known_until_the_reshuffle() -> None:
    s = table(
        chance="explicit",
        turn=4,
        active=2,
        actions=2,
        timeline="Agriculture@t0 {red 1}; Agriculture@t2 {blue 1}",
        red="Fire, Mining, Law, Radio, Medicine, Computer",
        pile="Fire, Mining, Law",
    )
    do(s, "travel t3", "end")
    assert s.phase == 5
    for seat in everybody(s):
        assert seen(s, seat)["discard_pile"] == {"size": 1, "known": ["agriculture"]}
    assert s.seat == 1
    do(s, "position 2", "draw", "card Fire", "card Mining", "card Mining")
    assert s.seat == 0
    assert [known(s, seat) for seat in everybody(s)] == [["fire", "agriculture"], ["agriculture"], ["agriculture"]]
    do(s, "draw", "card Law")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 2
        assert seen(s, seat)["discard_pile"] == {"size": 0, "known": []}
    assert set(s.places()[0].knowers) == {0}


@pytest.mark.rule("G-23.17")
def test_a_reshuffle_makes_all_seats_equally_ignorant() -> None:
    known_to_some = {"Radio": "red", "Internet": "blue", "Law": "red blue"}
    s = do(table(chance="explicit", pile="", known=known_to_some, discard="Fire"), "draw")
    nothing_known = do(table(chance="explicit", pile="", discard="Radio, Internet, Law, Fire"), "draw")
    for seat in everybody(s):
        assert seen(s, seat)["draw_pile"] == 4
        assert receives(s, seat) == receives(nothing_known, seat)


@pytest.mark.rule("G-23.18", "G-23.27")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", VARIANTS)
def test_counting_out_gives_the_hidden_places_together(fate: str, players: int) -> None:
    s = games.get("gears", deck="tree-1").new(players, seed=21, fate=fate)
    assert isinstance(s, GearsPosition)
    chance = random.Random(21)
    while not s.over:
        choose_some(s, chance)
        for seat in range(players):
            hidden = Counter(dict(zip(s.rules.deck.card_ids, s.rules.deck.copies, strict=True)))
            if fate == "none":
                hidden -= Counter(FATES)
            hidden.subtract(cards_in_sight(s, seat))
            assert Counter(hidden_from(s, seat)) == +hidden
            assert sum(hidden.values()) == hidden_number(s, seat)


def cards_in_sight(s: GearsPosition, seat: int) -> list[str]:
    """The cards that a seat's view names."""
    shown = seen(s, seat)
    found: list[str] = [copy["technology"] for copy in shown["timeline"]]
    found += [lying["card"] for copy in shown["timeline"] for lying in copy.get("fate", [])]
    found += shown["seats"][seat]["hand"] + shown["discard_pile"]["known"] + shown.get("out_of_game", [])
    found += [entry["card"] for entry in [*shown.get("draft_area", []), *shown["stray_fate"]]]
    for other in shown["seats"]:
        held = other.get("fate_cards", [])
        found += held if isinstance(held, list) else []
    drawn = shown.get("drawn", {"cards": 0})["cards"]
    return found + (drawn if isinstance(drawn, list) else [])


def hidden_number(s: GearsPosition, seat: int) -> int:
    """How many cards a seat's view counts without naming them."""
    shown = seen(s, seat)
    number: int = shown["draw_pile"] + shown["discard_pile"]["size"] - len(shown["discard_pile"]["known"])
    number += shown.get("left_out", 0)
    for other in shown["seats"]:
        if other["seat"] != seat + 1:
            number += other["hand_size"]
        held = other.get("fate_cards", [])
        number += held if isinstance(held, int) else 0
    drawn = shown.get("drawn", {"cards": 0})["cards"]
    return number + (drawn if isinstance(drawn, int) else 0)


def hidden_from(s: GearsPosition, seat: int) -> list[str]:
    """The cards that lie where the seat does not know them."""
    return [
        s.rules.deck.card_ids[card]
        for place in s.places()
        for card, knowers in zip(place.cards, place.knowers, strict=True)
        if not knowers >> seat & 1
    ]


@pytest.mark.rule("G-23.20")
def test_cards_are_names_in_deck_order() -> None:
    scrambled = {"Space Flight": "red blue", "Fire": "red blue", "Law": "red blue", "Writing": "red blue"}
    s = table(
        red="Radio, Law, Fire, The Wheel, Bloodline Influence, Fire, Mining, The Wheel",
        timeline="Mining@t1 {red 1}; Basic Tools@t0 {red 1}; Fire@t0 {}; The Wheel@t1 {}",
        known=scrambled,
    )
    hand = ["fire", "fire", "the-wheel", "the-wheel", "mining", "law", "radio", "bloodline-influence"]
    assert seen(s, 0)["seats"][0]["hand"] == hand
    for seat in everybody(s):
        shown = seen(s, seat)
        assert shown["discard_pile"]["known"] == ["fire", "writing", "law", "space-flight"]
        assert [(copy["technology"], copy["timeframe"]) for copy in shown["timeline"]] == [
            ("fire", "t0"),
            ("basic-tools", "t0"),
            ("the-wheel", "t1"),
            ("mining", "t1"),
        ]
        for copy in shown["timeline"]:
            assert copy.keys() == {"timeframe", "technology", "cubes", "successful"}
    do(s, "draw")
    drawn = seen(s, 0)["drawn"]["cards"]
    assert drawn == sorted(drawn, key=s.rules.deck.number.__getitem__)


# --- copies cannot be told apart ---

RED_IN_GE_68 = "Language, The Wheel, Railway, Radio, Navigation, Law, Law, Democracy"
BLUE_IN_GE_68 = "Fire, Mining, Mining, Chemistry, Chemistry, Construction"


def the_wheel_comes_round(red: str, blue: str, paid: str, drawn: list[str]) -> GearsPosition:
    """Red pays with a card in round 1, all is reshuffled, blue draws (keeping the first card), and establishes The
    Wheel in round 2."""
    rest = Counter(dict(zip(*deck_list(), strict=True)))
    rest.subtract(cards(f"{red}, {blue}"))
    assert min(rest.values()) == 0
    s = table(
        fate="none",
        chance="explicit",
        turn=4,
        actions=2,
        red=red,
        blue=blue,
        discard=", ".join(rest.elements()),
        at={"red": "t0"},
    )
    do(s, "establish Language", f"card {paid}")
    do(s, "draw", *(f"card {card}" for card in drawn), f"card {drawn[0]}", "travel t1", "travel t0")
    do(s, "position 1", "travel t1", "establish The Wheel", "card Mining")
    assert [(copy["technology"], s.round) for copy in seen(s, 0)["timeline"]] == [("language", 2), ("the-wheel", 2)]
    return s


def deck_list() -> tuple[list[str], list[int]]:
    """The technologies of tree-1 and how many copies each has."""
    rows = tomllib.loads(games.get("gears", deck="tree-1").deck_text())["technology"]
    return [row["id"] for row in rows], [row["copies"] for row in rows]


@pytest.mark.rule("G-23.20", "G-23.21")
def test_ge_68_blue_cannot_tell_whether_red_had_paid_with_this_card() -> None:
    other_wheels = RED_IN_GE_68.replace("Law, Law, Democracy", "3 The Wheel")
    same_card = the_wheel_comes_round(other_wheels, BLUE_IN_GE_68, "The Wheel", ["The Wheel", "Mathematics"])
    without_one = RED_IN_GE_68.replace("The Wheel", "Law").replace("Law, Law, Democracy", "3 The Wheel")
    another_card = the_wheel_comes_round(without_one, BLUE_IN_GE_68, "Law", ["The Wheel", "Mathematics"])
    for seat in (1, None):
        assert receives(same_card, seat) == receives(another_card, seat)


@pytest.mark.rule("G-23.20", "G-23.21")
def test_ge_68_red_cannot_tell_whether_blue_has_the_card_that_red_paid_with() -> None:
    drawn = the_wheel_comes_round(RED_IN_GE_68, BLUE_IN_GE_68, "The Wheel", ["The Wheel", "Mathematics"])
    had_it = BLUE_IN_GE_68.replace("Fire", "The Wheel")
    held = the_wheel_comes_round(RED_IN_GE_68, had_it, "The Wheel", ["Fire", "Mathematics"])
    for seat in (0, None):
        assert receives(drawn, seat) == receives(held, seat)


@pytest.mark.rule("G-23.21")
def test_nobody_can_tell_where_a_fate_card_was_before_it_is_played() -> None:
    just_drawn = table(red="Radio", next="Bloodline Influence, Fire", timeline="Law@t0 {blue 1}")
    do(just_drawn, "draw", "card Bloodline Influence", "play Bloodline Influence")
    long_held = table(red="Bloodline Influence", next="Mining, Fire", timeline="Law@t0 {blue 1}")
    do(long_held, "draw", "card Mining", "play Bloodline Influence")
    for seat in (1, None):
        assert receives(just_drawn, seat) == receives(long_held, seat)


@pytest.mark.rule("G-23.22", "G-23.13", "G-23.14", "G-23.15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("fate", VARIANTS)
def test_no_rule_shows_a_card_of_a_hand(fate: str, players: int) -> None:
    """Every name that reaches a seat is of a card that it holds, drew or discarded itself, or that lies open."""
    s = games.get("gears", deck="tree-1").new(players, seed=33, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chance = random.Random(33)
    while not s.over:
        choose_some(s, chance)
        for seat in everybody(s):
            for other in seen(s, seat)["seats"]:
                assert ("hand" in other) == (other["seat"] - 1 == seat)
    for seat in everybody(s):
        for event in told(s, seat):
            if event["event"] in ("card", "keep", "establish", "personal-fate"):
                secrets = {"card", "kept", "rejected", "payment"} & event.keys()
                assert bool(secrets) == (event["seat"] - 1 == seat)
    assert {event["event"] for event in told(s, None)} >= {"card", "keep", "establish"}


# --- seed and generator ---

SEED = 0x0123456789ABCDEF0123456789ABCDEF


@pytest.mark.rule("G-23.26")
@pytest.mark.parametrize("fate", VARIANTS)
def test_ge_73_neither_seed_nor_generator_is_in_any_view(fate: str) -> None:
    s = games.get("gears", deck="tree-1").new(2, seed=SEED, fate=fate, journal=True)
    assert isinstance(s, GearsPosition)
    chance = random.Random(73)
    read = 0
    while not s.over:
        numbers = {SEED, *s.rng.words()}
        for seat in everybody(s):
            assert not numbers & numbers_in([s.view(seat), s.key(seat), s.events(read, seat)])
            assert not {"seed", "random", "chance"} & seen(s, seat).keys()
        read += len(s.events(read))
        choose_some(s, chance)


def numbers_in(value: Any) -> set[int]:
    """Every number in a nest of lists and dicts, those written as text included."""
    if isinstance(value, dict):
        return numbers_in(list(value.items()))
    if isinstance(value, list | tuple):
        return set().union(*map(numbers_in, value))
    if isinstance(value, str) and value.isdecimal():
        return {int(value)}
    return {value} if isinstance(value, int) else set()


@pytest.mark.rule("G-23.26")
def test_nothing_that_a_seat_receives_depends_on_the_generator() -> None:
    s = table(seed=1, red="Fire, Law", blue="Radio", discard="Mining")
    other = table(seed=2, red="Fire, Law", blue="Radio", discard="Mining")
    assert s.rng.words() != other.rng.words()
    for seat in everybody(s):
        assert receives(s, seat) == receives(other, seat)


# --- hidden places and fair guesses ---


def drawn_by_red(fate: str = "one_each") -> GearsPosition:
    """Every hidden place at once: three players, red has drawn two cards, some discards are known to some."""
    return table(
        players=3,
        fate=fate,
        fate_cards={"before": [[FATES[0]], [FATES[1]], []], "out": [FATES[2]], "left_out": list(FATES[3:])},
        red="Fire, Law",
        blue="Radio, Mining, Mining",
        white="Internet",
        next="Democracy, Rocketry",
        discard="Writing",
        known={"Computer": "red", "Electricity": "blue", "Railway": "red blue white"},
        timeline="Fire@t0 {red 1}",
        drawn=["medicine", "navigation"],
        actions=1,
        pending=[{"kind": "turn", "seat": 1}, {"kind": "keep", "seat": 1}],
    )


@pytest.mark.rule("G-23.27")
def test_the_hidden_places_of_each_seat() -> None:
    s = drawn_by_red()
    knowers = {
        (place.name, s.rules.deck.card_ids[card]): [seat for seat in range(3) if known >> seat & 1]
        for place in s.places()
        if place.name != "draw pile"
        for card, known in zip(place.cards, place.knowers, strict=True)
    }
    assert set(s.places()[0].knowers) == {0}
    assert knowers == {
        ("discard pile", "writing"): [],
        ("discard pile", "computer"): [0],
        ("discard pile", "electricity"): [1],
        ("discard pile", "railway"): [0, 1, 2],
        ("timeline", "fire"): [0, 1, 2],
        ("hand 1", "fire"): [0],
        ("hand 1", "law"): [0],
        ("hand 2", "mining"): [1],
        ("hand 2", "radio"): [1],
        ("hand 3", "internet"): [2],
        ("drawn by 1", "medicine"): [0],
        ("drawn by 1", "navigation"): [0],
        ("before 1", FATES[0]): [0],
        ("before 2", FATES[1]): [1],
        ("out of the game", FATES[2]): [0, 1, 2],
        ("left out", FATES[3]): [],
        ("left out", FATES[4]): [],
        ("left out", FATES[5]): [],
    }


@pytest.mark.rule("G-23.27", "G-23.28", "G-23.29")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_keeps_what_the_seat_knows_and_the_size_of_every_place(seat: int | None) -> None:
    s = drawn_by_red()
    changed: set[str] = set()
    for number in range(60):
        guess = s.guess(seat, seeded(number))
        assert guess.view(seat) == s.view(seat)
        assert guess.key(seat) == s.key(seat)
        assert sorted_places(guess).keys() == sorted_places(s).keys()
        for name, content in sorted_places(s).items():
            assert len(sorted_places(guess)[name]) == len(content)
            if sorted_places(guess)[name] != content:
                changed.add(name)
        assert all_cards(guess) == all_cards(s)
    hidden = {"draw pile", "discard pile", "hand 1", "hand 2", "hand 3", "drawn by 1"}
    hidden |= {"before 1", "before 2", "left out"}
    own = {0: {"hand 1", "drawn by 1", "before 1"}, 1: {"hand 2", "before 2"}, 2: {"hand 3"}, None: set()}
    assert changed == hidden - own[seat]


def sorted_places(s: GearsPosition) -> dict[str, list[int]]:
    """The cards of every place, the places of Fate cards of the same kind together."""
    found: dict[str, list[int]] = {}
    for place in s.places():
        found[place.name] = sorted([*found.get(place.name, []), *place.cards])
    return found


def all_cards(s: GearsPosition) -> list[int]:
    return sorted(card for place in s.places() for card in place.cards)


@pytest.mark.rule("G-23.28")
def test_every_distribution_of_the_unseen_cards_is_equally_likely() -> None:
    """Four unseen cards over a draw pile of two, a hand of one and a discard of one: 12 distributions."""
    technologies = [{"id": name, "copies": 1, "cost": 1, "reward": 1} for name in ("a", "b", "c", "d", "e")]
    content = {
        "options": {"fate": "none"},
        "deck": {"technologies": technologies},
        "hands": [["e"], ["a"]],
        "discard_pile": [{"card": "b", "known": [2]}],
        "draw_pile": {"next": ["d", "c"]},
    }
    s = games.get("gears", deck="tree-1").from_json(json.dumps(content))
    assert isinstance(s, GearsPosition)
    rng = seeded(28)
    times = 2400
    found = Counter(json.dumps(sorted_places(s.guess(0, rng))) for _ in range(times))
    assert len(found) == 12
    assert chi_square(found, times) < 31.3, "less than one fair generator in a thousand is so uneven"


@pytest.mark.rule("G-23.28")
def test_personal_fate_cards_are_guessed_apart_and_fairly() -> None:
    s = one_each(before=[FATES[0], FATES[1]])
    rng = seeded(29)
    times = 1000
    found: Counter[str] = Counter()
    for _ in range(times):
        guess = s.guess(0, rng)
        assert all(card < s.rules.deck.first_fate for card in (*guess.pile, *guess.hands[1]))
        assert guess.fates.index(0) == 0
        found[FATES[guess.fates.index(1)]] += 1
    assert found.keys() == set(FATES[1:])
    assert chi_square(found, times) < 18.5, "less than one fair generator in a thousand is so uneven"


def chi_square(found: Counter[str], times: int) -> float:
    expected = times / len(found)
    return sum((number - expected) ** 2 / expected for number in found.values())
