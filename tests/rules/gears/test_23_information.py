"""Section 23: what is hidden, what is public, and who knows which card."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.core.wire import plain
from bequest.games.gears.data import terms
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import FATE_IDS, do, end_round, legal, new_game, table

VARIANTS = ("deck", "none", "one_each", "draft")


def seen(s: GearsPosition, seat: int | None) -> Any:
    """A seat's view, for looking into it."""
    return forms.view(s, seat)


def told(s: GearsPosition, seat: int | None, since: int = 0) -> list[Any]:
    """A seat's events, for looking into them."""
    return list(forms.events(s, since, seat))


def words_for(s: GearsPosition, seat: int | None, since: int = 0) -> str:
    """View and events of a seat as text: what can be searched for a name."""
    return json.dumps([forms.view(s, seat), plain(s.events(since, seat))])


def receives(s: GearsPosition, seat: int | None, since: int = 0) -> str:
    """Everything that reaches a seat (None: a spectator) as one text, to be compared byte for byte."""
    parts: list[object] = [s.waiting, s.decision, s.prompt(seat), s.key(seat)]
    if seat is not None:
        parts += [s.legal(seat), [(action, str(s.why_not(action, seat))) for action in range(len(s.game.catalogue))]]
    if seat is not None and seat in s.waiting:
        parts += [s.candidates(), [s.preview(action, seat) for action in s.legal(seat)]]
    guesses = [s.guess(seat, seeded(number)).to_json() for number in range(2)]
    return "\n".join([words_for(s, seat, since), *map(repr, parts), *guesses])


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
    public |= {"missing": ["basic-tools"]}
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


@pytest.mark.rule("G-23.5", "G-24.20")
def test_while_cubes_are_placed_in_the_draft_area_all_see_whose_turn_it_is_and_who_is_still_asked() -> None:
    s = table(players=4, fate="draft", order="white, red, yellow, blue", active=1)
    asked = []
    do(s, "take We Need More Time")
    while s.seat != 0:
        shown = [seen(s, seat) for seat in (None, 0, 1, 2, 3)]
        assert {view["active"] for view in shown} == {1}
        assert all(view["decision"] == shown[0]["decision"] for view in shown)
        asked.append((shown[0]["decision"]["kind"], shown[0]["decision"]["seat"], shown[0]["decision"]["later"]))
        do(s, "decline")
    assert asked == [("area-cube", 4, [2, 3]), ("area-cube", 2, [3]), ("area-cube", 3, [])]
    assert seen(s, 1)["decision"] == {"kind": "move", "seat": 1}


@pytest.mark.rule("G-23.5")
def test_whose_turn_it_is_is_public_in_phase_i_and_nobodys_turn_comes_later() -> None:
    s = table(order="blue, red", active=1, turn=4, actions=2, fate="none", at={"red": "t1"})
    assert [seen(s, seat)["active"] for seat in (None, 0, 1)] == [1, 1, 1]
    do(s, "travel t0")
    assert (s.phase, seen(s, None)["active"]) == (5, None)
    assert forms.view(new_game(2), None)["active"] is None


@pytest.mark.rule("G-23.5", "G-23.7")
def test_the_deck_list_with_the_pursuits_is_in_everybodys_hands() -> None:
    deck = tomllib.loads(Handle(table(), 1).game.deck_text())
    rows = {row["id"]: (row["copies"], row["cost"], row["reward"], row["needs"]) for row in deck["technology"]}
    assert len(rows) == 30
    assert sum(row[0] for row in rows.values()) == 66
    assert rows["fire"] == (4, 1, 1, [])
    assert rows["space-flight"] == (1, 4, 12, ["flight", "rocketry", "computer"])
    assert [row["id"] for row in deck["fate"]] == list(FATE_IDS)
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
        assert set(FATE_IDS) & set(words_for(s, seat).split('"')) == mine
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
        assert set(FATE_IDS) & set(words_for(s, seat).split('"')) == {card}
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
    assert set(FATE_IDS) & set(words_for(s, None).split('"')) == set()
    assert set(FATE_IDS) & set(words_for(s, 0).split('"')) == {"bloodline-influence"}
    assert seen(s, 0)["left_out"] == 4


@pytest.mark.rule("G-23.9", "G-23.25")
def test_the_draft_hides_nothing() -> None:
    area = [{"card": card, "cubes": {"blue": 2} if card == FATE_IDS[3] else {}} for card in FATE_IDS[2:]]
    s = table(fate="draft", fate_cards={"before": [[FATE_IDS[0]], [FATE_IDS[1]]], "area": area})
    for seat in everybody(s):
        shown = seen(s, seat)
        assert shown["draft_area"] == area
        assert [other["fate_cards"] for other in shown["seats"]] == [[FATE_IDS[0]], [FATE_IDS[1]]]


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
    left_out = [card for card in FATE_IDS if card not in before]
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
    assert (prompt.kind, prompt.subject, prompt.step, prompt.steps) == ("move", None, "", [])
    reason = other.why_not(s.game.parse("card radio"))
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("", {"seat": 2, "asked": 1})
    guessed = [forms.view(other.guess(seeded(number)), 0) for number in range(30)]
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
            assert without_secrets(forms.view(s, seat)) == without_secrets(shown)
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
        elif s.rules.fate == terms.FATE_DECK and (
            event["event"] == "fate-leaves" or (event["event"] == "fate" and event["card"] not in lasting)
        ):
            found.append(event["card"])
    return found


def without_secrets(view: Any) -> Any:
    """A view less what is private: own hand with prospects, known discards, own Fate card, drawn cards, choices."""
    public = json.loads(json.dumps(view))
    del public["discard_pile"]["known"]
    for seat in public["seats"]:
        seat.pop("hand", None)
        seat.pop("prospects", None)
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
