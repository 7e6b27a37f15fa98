"""What a table needs of Gears of Time: shapes of questions, subjects, what moves in every event, faces, words."""

from __future__ import annotations

from typing import Any

import pytest

from bequest import games
from bequest.core.moves import shape_of
from bequest.core.wire import Amount, Moved, OneOf, PlaceOf, SetOf, Subject
from bequest.core.words import LANGUAGES, words
from bequest.games.gears.data import loading
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import events
from tests import forms
from tests.rules.gears.table import action, do, new_game, table
from tests.rules.gears.test_x_machines import chain, machines

# --- shapes ---


def shape(s: GearsPosition) -> object:
    return shape_of(s, s.seat)


def paying() -> GearsPosition:
    """Red at t1 could pay two of four cards, two of them equal, for Law."""
    s = table(red="Law, 2 Fire, Mining, Radio", at={"red": "t1"})
    assert s.rules.deck.cost[s.rules.deck.number["law"]] == 2
    return s


def test_a_payment_is_a_set_in_which_copies_stand_singly() -> None:
    s = do(paying(), "establish Law")
    assert shape(s) == SetOf(2, 2, ["card fire", "card fire", "card mining", "card radio"])
    members = [offer.text for offer in s.offers(0) if offer.blocked is None]
    assert members == ["card fire", "card mining", "card radio"]
    do(s, "card Fire")
    assert shape(s) == SetOf(1, 1, ["card fire", "card mining", "card radio"], ["card fire"])


@pytest.mark.parametrize("order", [("card radio", "card fire"), ("card fire", "card radio")])
def test_a_payment_is_picked_in_any_order(order: tuple[str, ...]) -> None:
    whole, step, at_once = paying(), do(paying(), "establish Law"), paying()
    whole.play("establish law", *order)
    step.play_set(*order)
    for text in ("establish law", "card fire", "card radio"):
        at_once.push(at_once.game.parse(text))
    assert whole.to_json() == step.to_json() == at_once.to_json()


def test_cards_that_are_paid_by_themselves_are_no_part_of_the_question() -> None:
    """Of three Fires and a Radio two Fires are paid whatever is chosen, and the whole payment may still be named."""
    s = do(table(red="Democracy, 3 Fire, Radio", at={"red": "t1"}), "establish Democracy")
    cost = s.rules.deck.cost[s.rules.deck.number["democracy"]]
    assert cost == 3
    assert shape(s) == SetOf(1, 1, ["card fire", "card radio"])
    for order in (["fire", "fire", "radio"], ["radio", "fire", "fire"], ["fire", "radio", "fire"]):
        whole = table(red="Democracy, 3 Fire, Radio", at={"red": "t1"})
        whole.play("establish democracy", *[f"card {card}" for card in order])
        assert whole.to_json() == do(s.clone(), "card Radio").to_json()


@pytest.mark.parametrize(
    ("picked", "why"),
    [
        (("card fire",), "2"),
        (("card radio", "card radio"), "Radio"),
        (("card law", "card fire"), "Law"),
        (("card fire", "card mining", "card radio"), "2"),
    ],
)
def test_what_is_no_payment_is_refused_as_a_whole(picked: tuple[str, ...], why: str) -> None:
    s = do(paying(), "establish Law")
    reason = s.why_not_set(*picked)
    assert reason is not None
    assert why in str(reason)


def test_the_shape_of_every_other_question() -> None:
    s = table(timeline="Fire@t1 {red 1}; Law@t2 {blue 1}", at={"red": "t1"}, pools={"red": 3})
    assert shape(s) == OneOf()
    assert shape(do(s, "influence Fire")) == Amount("cubes", 1, 3)
    s = table(timeline="Fire@t1 {red 1}; Law@t1 {blue 1}; Law@t2 {blue 1}", red="Bloodline Influence")
    assert shape(do(s, "play Bloodline Influence")) == PlaceOf()
    assert shape(do(s, "timeframe t1")) == PlaceOf()
    assert shape(new_game(3)) == OneOf()


# --- subjects ---


def subjects(s: GearsPosition) -> dict[str, Subject | None]:
    """What everything on offer is about."""
    return {offer.text: offer.subject for offer in s.offers(s.seat) if offer.blocked is None}


def asked_about(s: GearsPosition) -> Subject | None:
    prompt = s.prompt(s.seat)
    assert prompt is not None
    return prompt.subject


def test_the_subjects_of_a_turn() -> None:
    timeline = "Fire@t1 {red 1}"
    s = table(timeline=timeline, red="Law, Mining, Radio, We Need More Time", at={"red": "t1"}, pools={"red": 1})
    found = subjects(s)
    assert found["travel t0"] == Subject("timeframe:t0", "timeframe:t0")
    assert found["establish mining"] == Subject("technology:mining", "hand:1")
    assert found["influence fire"] == Subject("technology:fire", "timeline:t1")
    assert found["draw"] == Subject("", "pile:technologies")
    assert found["play we-need-more-time"] == Subject("fate:we-need-more-time", "hand:1")
    assert asked_about(s) is None
    do(s, "establish Mining")
    assert asked_about(s) == Subject("technology:mining", "hand:1")
    assert subjects(s)["card law"] == Subject("technology:law", "hand:1")


def test_any_number_of_cubes_comes_from_the_pool() -> None:
    s = table(timeline="Law@t0 {blue 1}", at={"red": "t0"}, pools={"red": 3})
    do(s, "influence Law")
    assert subjects(s) == dict.fromkeys(["amount 1", "amount 2", "amount 3"], Subject("cube:red", "pool:1"))


def test_the_subjects_of_a_draw() -> None:
    s = do(table(next="Law, Radio"), "draw")
    assert asked_about(s) == Subject("", "drawn:1")
    assert subjects(s)["card law"] == Subject("technology:law", "drawn:1")


def test_the_subjects_of_an_influence() -> None:
    s = do(table(timeline="Fire@t1 {red 1}", at={"red": "t1"}, pools={"red": 2}), "influence Fire")
    assert asked_about(s) == Subject("technology:fire", "timeline:t1")
    assert subjects(s)["amount 2"] == Subject("cube:red", "pool:1")


def test_the_subjects_of_a_fate_card() -> None:
    s = table(
        timeline="Fire@t0 {red 1}; Mining@t2 {red 1}; Law@t2 {red 1}",
        red="Willed Into Existence, Time Folds Around Us",
        at={"red": "t1", "blue": "t2"},
    )
    do(s, "play Time Folds Around Us")
    assert asked_about(s) == Subject("fate:time-folds-around-us", "hand:1")
    assert subjects(s)["seat 2"] == Subject("marker:blue", "timeframe:t2")
    s.back()
    do(s, "play Willed Into Existence")
    assert subjects(s)["card law"] == Subject("technology:law", "timeline:t2")
    do(s, "card Law")
    assert subjects(s)["card writing"] == Subject("technology:writing")


def test_the_subjects_of_the_draft() -> None:
    s = table(fate="draft", players=2, fate_cards={"before": [[], []], "area": area()})
    found = subjects(s)
    assert found["take we-need-more-time"] == Subject("fate:we-need-more-time", "draft-area")
    do(s, "take We Need More Time")
    assert asked_about(s) == Subject("", "draft-area")
    assert subjects(s)["card bloodline-influence"] == Subject("fate:bloodline-influence", "draft-area")
    assert subjects(s)["decline"] is None
    do(s, "decline")
    assert subjects(s)["play we-need-more-time"] == Subject("fate:we-need-more-time", "fate:1")
    blocked = {offer.text: offer.subject for offer in s.offers(0) if offer.blocked is not None}
    assert blocked["take we-need-more-time"] == Subject("fate:we-need-more-time", "fate:1")


def test_the_subjects_of_activations() -> None:
    s = machines(chain("Rune Ledger", "red 3"))
    ledger = Subject("technology:rune-ledger", "timeline:t2")
    assert subjects(s)["activate rune-ledger"] == ledger
    do(s, "activate Rune Ledger")
    assert asked_about(s) == ledger
    assert subjects(s)["timeframe t0"] == Subject("timeframe:t0", "timeframe:t0")
    do(s, "timeframe t0")
    assert subjects(s)["card skyfork"] == Subject("technology:skyfork", "timeline:t0")
    do(s, "card Skyfork")
    assert subjects(s)["plus"] == Subject("token:plus")


def area() -> list[dict[str, object]]:
    fates = games.get("gears").faces()
    ids = [face.id.partition(":")[2] for face in fates if face.kind == "fate"]
    return [{"card": id, "cubes": {"red": 1, "blue": 2} if id == "we-need-more-time" else {}} for id in ids]


# --- what moves ---


def moved(s: GearsPosition, kind: str, seat: int | None = None) -> list[Moved]:
    """What the last event of a kind moved, as a seat reads it."""
    return [event for event in s.events(0, seat) if event.kind == kind][-1].moved


def test_travel_establish_and_influence_say_what_goes_where() -> None:
    s = do(paying(), "establish Law", "card Fire", "card Radio")
    law = Moved("technology:law", "card", "hand:1", "timeline:t1")
    cubes = Moved("cube:red", "cube", "box", "timeline:t1:law", 2)
    paid = [Moved(f"technology:{card}", "card", "hand:1", "discard") for card in ("fire", "radio")]
    assert moved(s, "establish", 0) == [law, *paid, cubes]
    assert moved(s, "establish", 1) == [law, Moved("", "card", "hand:1", "discard", 2), cubes]
    s = table(timeline="Fire@t1 {red 1}", at={"red": "t2"}, pools={"red": 2})
    do(s, "travel t1", "influence Fire", "amount 2")
    assert moved(s, "travel") == [Moved("marker:red", "marker", "timeframe:t2", "timeframe:t1")]
    assert moved(s, "influence") == [Moved("cube:red", "cube", "pool:1", "timeline:t1:fire", 2)]


def test_a_draw_goes_from_the_pile_past_the_hand() -> None:
    s = do(table(next="Law, Radio"), "draw", "card Law")
    assert moved(s, "card", 0) == [Moved("technology:radio", "card", "pile:technologies", "drawn:1")]
    assert moved(s, "card", 1) == [Moved("", "card", "pile:technologies", "drawn:1")]
    kept = Moved("technology:law", "card", "drawn:1", "hand:1")
    assert moved(s, "keep", 0) == [kept, Moved("technology:radio", "card", "drawn:1", "discard")]
    assert moved(s, "keep", 1) == [Moved("", "card", "drawn:1", to, 1) for to in ("hand:1", "discard")]


def test_a_reshuffle_names_to_each_what_it_knew_and_a_single_card_comes_into_the_hand() -> None:
    s = do(table(pile="", known={"Law": "red"}), "draw")
    assert moved(s, "reshuffle", 0) == [Moved("technology:law", "card", "discard", "pile:technologies")]
    assert moved(s, "reshuffle", 1) == [Moved("", "card", "discard", "pile:technologies")]
    assert moved(s, "only-card", 0) == [Moved("technology:law", "card", "drawn:1", "hand:1")]
    assert moved(s, "only-card", 1) == [Moved("", "card", "drawn:1", "hand:1")]


def test_set_up_deals_characters_and_personal_fate_cards() -> None:
    s = new_game(2, fate="one_each")
    character = s.rules.deck.characters[s.characters[1]].id
    assert moved(s, "character") == [Moved(f"character:{character}", "character", "box", "character:2")]
    do(s, "position 1")
    own = s.rules.deck.fates[s.fates.index(1)].id
    assert moved(s, "personal-fate", 1) == [Moved(f"fate:{own}", "fate", "pile:fates", "personal:2")]
    assert moved(s, "personal-fate", 0) == [Moved("", "fate", "pile:fates", "personal:2")]


def test_fate_cards_go_to_their_targets_or_away() -> None:
    s = table(
        timeline="Fire@t1 {red 1}",
        red="Bloodline Influence, Time Folds Around Us, Perfectly Laid Plans",
        at={"red": "t1"},
    )
    do(s, "play Bloodline Influence")
    played = Moved("fate:bloodline-influence", "card", "hand:1", "discard")
    amount = s.rules.deck.fates[0].amount
    assert moved(s, "fate") == [played, Moved("cube:red", "cube", "box", "timeline:t1:fire", amount)]
    do(s, "play Time Folds Around Us")
    folded = Moved("fate:time-folds-around-us", "card", "hand:1", "discard")
    assert moved(s, "fate") == [folded, Moved("marker:red", "marker", "timeframe:t1", "timeframe:t2")]
    do(s, "play Perfectly Laid Plans")
    assert moved(s, "fate") == [Moved("fate:perfectly-laid-plans", "card", "hand:1", "timeline:t1:fire")]


def test_a_fate_card_outlives_its_technology_and_leaves_in_phase_v() -> None:
    s = table(
        timeline="Fire@t0 {blue 1}; Fire@t1 {red 2, Perfectly Laid Plans by red}; Law@t1 {}",
        phase="II",
        at={"red": "t1"},
    )
    assert moved(s, "markers-back") == [Moved("marker:red", "marker", "timeframe:t1", "timeframe:t4")]
    assert moved(s, "cleared") == [Moved("technology:law", "card", "timeline:t1", "discard")]
    assert moved(s, "duplicate") == [
        Moved("technology:fire", "card", "timeline:t1", "discard"),
        Moved("cube:red", "cube", "timeline:t1:fire", "box", 2),
        Moved("fate:perfectly-laid-plans", "card", "timeline:t1:fire", "stray"),
    ]
    assert moved(s, "cube-back") == [Moved("cube:blue", "cube", "timeline:t0:fire", "pool:2")]
    assert moved(s, "fate-leaves") == [Moved("fate:perfectly-laid-plans", "card", "stray", "discard")]
    present = Moved("marker:present-day", "marker", "timeframe:t4", "timeframe:t5")
    markers = [Moved(f"marker:{colour}", "marker", "timeframe:t4", "timeframe:t5") for colour in ("red", "blue")]
    assert moved(s, "present-day") == [present, *markers]


def test_the_draft_moves_cards_and_cubes() -> None:
    s = table(fate="draft", fate_cards={"before": [[], []], "area": area()})
    do(s, "take We Need More Time", "card Bloodline Influence")
    here = "draft-area:we-need-more-time"
    assert moved(s, "take-fate") == [
        Moved("fate:we-need-more-time", "fate", "draft-area", "fate:1"),
        Moved("cube:red", "cube", here, "pool:1"),
        Moved("cube:blue", "cube", here, "pool:2", 2),
    ]
    assert moved(s, "area-cube") == [Moved("cube:blue", "cube", "box", "draft-area:bloodline-influence")]
    do(s, "play We Need More Time")
    assert moved(s, "fate") == [Moved("fate:we-need-more-time", "fate", "fate:1", "draft-area")]


def test_activations_move_cubes_tokens_and_timeframes() -> None:
    s = machines(chain("Rune Ledger", "red 3"))
    do(s, "activate Rune Ledger", "timeframe t0", "card Skyfork", "minus")
    assert moved(s, "modifier") == [Moved("token:minus", "token", "box", "timeline:t0:skyfork")]
    s = machines(chain("Mirror Engine", "red 3, blue 1", below="red 1, blue 2"))
    do(s, "activate Mirror Engine")
    while s.frames[-1].open:
        s.push(s.legal()[0])
    told: Any = [event for event in s.events() if event.kind == "swap"][-1]
    own = f"timeline:{told.own.timeframe}:{told.own.technology}"
    other = f"timeline:{told.other.timeframe}:{told.other.technology}"
    assert told.moved == [Moved("cube:red", "cube", own, other), Moved("cube:blue", "cube", other, own)]


def test_every_place_that_an_event_names_is_documented() -> None:
    """With every kind of event that moves something, over games of all variants."""
    still = {"first-chooser", "position", "draw", "end-turn", "phase", "points", "success", "failure", "activate"}
    still |= {"decline", "extra-turn"}
    seen: set[str] = set()
    for deck, fate in (("base", "deck"), ("base", "one_each"), ("base", "draft"), ("forbidden", "none")):
        for seed in range(6):
            s = new_game(3, seed, deck, fate=fate)
            options = iter(range(10**6))
            while not s.over:
                legal = s.legal()
                s.push(legal[next(options) * 7 % len(legal)])
            kinds = {place.split(":")[0] for place in s.game.places}
            for event in s.events():
                seen |= {event.kind} if event.moved else set()
                assert {place.split(":")[0] for m in event.moved for place in (m.source, m.target)} <= kinds
                assert not (event.moved and event.kind in still)
    rare = {"splice", "swap", "modifier", "cubes", "only-card"}
    assert set(events.NAMES) - still - seen <= rare


def test_a_personal_fate_card_that_was_played_is_among_what_was_shown() -> None:
    fates = {"before": [["we-need-more-time"], []], "out": [], "left_out": unused()}
    s = do(table(fate="one_each", fate_cards=fates), "play We Need More Time")
    s.rewind(0)
    rewound: Any = s.events(0, 1)[-1]
    assert rewound.shown == ["fate:we-need-more-time"]
    assert rewound.moved == [Moved("", "fate", "out", "personal:1")]
    assert rewound.shown != s.events(0, 0)[-1].shown  # type: ignore[attr-defined]


def unused() -> list[str]:
    return [str(entry["card"]) for entry in area() if entry["card"] != "we-need-more-time"]


# --- offers ---


def test_what_is_filled_in_follows_and_the_end_of_a_turn_is_told() -> None:
    s = table(timeline="Fire@t1 {red 1}", at={"red": "t1"}, pools={"red": 1}, fate="none", actions=2)
    (offer,) = [offer for offer in s.offers(0) if offer.text == "influence fire"]
    assert [step.text for step in offer.follows] == ["amount 1"]
    assert (offer.commits, offer.ends_turn) == (True, True)
    facts = {(fact.kind, fact.whose): (fact.before, fact.after) for fact in offer.facts}
    assert facts == {("pool", 1): (1, 0), ("actions", 0): (2, 0)}
    s = table(timeline="Fire@t1 {red 1}", at={"red": "t1"}, pools={"red": 1}, fate="none", actions=0)
    assert [offer.ends_turn for offer in s.offers(0) if offer.text == "influence fire"] == [False]


def test_a_technology_that_is_established_says_what_it_lacks() -> None:
    for there, lacking in (("Basic Tools@t1 {red 1}", []), ("", ["basic-tools"])):
        s = table(red="Mining, Law", timeline=there, at={"red": "t3"}, fate="none")
        do(s, "establish Mining")
        (told,) = [event for event in forms.events(s, 0, None) if event["event"] == "establish"]
        assert told.get("missing", []) == lacking


# --- faces and words ---

OWN = """
name = "mine"
kind = "base"

[[technology]]
id = "loom"
name = { en = "Loom", fr = "Métier" }
copies = 40
cost = 1
reward = 3
needs = []
published = ["name"]
bounded = ["cost"]
"""


def test_a_deck_of_ones_own_has_faces_of_its_own() -> None:
    game = games.get("gears", deck=games.load_deck("gears", OWN, "mine.toml"))
    face = game.faces()[0]
    assert (face.id, face.kind, face.copies) == ("technology:loom", "technology", 40)
    assert face.names == {"en": "Loom", "fr": "Métier"}
    assert face.values == {"cost": 1, "reward": 3, "needs": [], "level": 1}
    assert face.marks == {
        "name": "published", "copies": "house", "cost": "bounded", "reward": "house", "needs": "house",
    }  # fmt: skip
    dearer = games.get("gears", deck=games.load_deck("gears", OWN.replace("cost = 1", "cost = 2"), "mine.toml"))
    assert dearer.faces_hash != game.faces_hash
    assert dearer.faces_hash != games.get("gears").faces_hash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", loading.SUPPLIED)
def test_every_face_has_a_name_and_a_sentence(deck: str, language: str) -> None:
    game = games.get("gears", deck=deck)
    kinds = {face.kind for face in game.faces()}
    assert kinds == {"technology", "character", "cube", "marker", "token", "timeframe"} | (
        set() if deck == "machines-2" else {"fate"}
    )
    for face in game.faces():
        said = words(language).say(game.speaker.card(face.id))
        assert face.names.get(language, face.names["en"]) in said


def test_names_travel_as_the_faces_of_their_cards() -> None:
    s = table(red="Law, Mining", at={"red": "t1"})
    (offer,) = [offer for offer in s.offers(0) if offer.action == action(s, "establish Mining")]
    card: Any = offer.say.args["card"]
    assert card.card == "technology:mining"


def test_the_score_sheet_adds_up_to_the_score() -> None:
    s = table(timeline="Fire@t0 {red 1}", phase="III", scores={"red": 5})
    speaker = s.game.speaker
    lines = [(str(line), points) for line, points in speaker.score_sheet(s, 0)]
    assert lines[0] == ("before", 5)
    assert sum(points for _, points in lines) == s.scores()[0] > 5
    assert str(speaker.standing(s, 0)) == f"{s.scores()[0]} points, 1 cube in the Pool"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["draws Law", "keeps the only card"]), ("fr", ["pioche Droit", "garde la seule carte"])],
)
def test_a_draw_of_a_single_card_is_told(language: str, told: list[str]) -> None:
    s = do(table(pile="Law", red="Fire"), "draw")
    story = [words(language).say(happening.message) for happening in s.game.speaker.story(s.events(0, 0), s.view(0))]
    assert story == told
