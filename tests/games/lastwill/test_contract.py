"""What a table asks of Last Will: shapes of questions, subjects, places in events, boards that follow from events."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bequest import games
from bequest.core.wire import Amount, OneOf, OrderOf, PlaceOf, SetOf, Shape, Subject, plain
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import events as kinds
from bequest.games.lastwill.wire import EVENTS
from tests import forms
from tests.rules.lastwill.table import card, do, helper, random_game, seat, spaces, table


def shape(s: WillPosition, *steps: str, by: int = 0) -> Shape | None:
    prompt = s.prompt(by, steps)
    assert prompt is not None
    return prompt.shape


def subject(s: WillPosition, text: str, *steps: str) -> Subject | None:
    return next(offer.subject for offer in s.offers(0, steps) if offer.text == text)


# --- shapes ---


def test_the_cards_to_keep_are_a_set() -> None:
    s = table(phase="end-of-round", hand="2 dinner, ball", two=seat(hand="theatre"))
    assert shape(s) == SetOf(0, 2, ["card dinner", "card dinner", "card ball"])
    assert shape(s, "card dinner") == SetOf(0, 2, ["card dinner", "card dinner", "card ball"], ["card dinner"])
    for size in range(3):
        found = {plain(after(s, *picked).view(0))["seats"][0]["hand_size"] for picked in picks(s, size)}
        assert found == {size}
    reason = s.why_not_set("card dinner", "card dinner", "card ball", seat=0)
    assert reason is not None


def picks(s: WillPosition, size: int) -> list[tuple[str, ...]]:
    found = shape(s)
    assert isinstance(found, SetOf)
    return list(dict.fromkeys(permutations(found.of, size)))


def after(s: WillPosition, *picked: str) -> WillPosition:
    copy = s.clone()
    copy.play_set(*picked, seat=0)
    copy.play_set(seat=1)
    return copy


def test_the_starting_cards_are_a_set_of_two_in_any_order() -> None:
    game = games.get("lastwill")
    s = game.new(2, 5, journal=True)
    found = s.prompt(0)
    assert found is not None
    assert isinstance(found.shape, SetOf)
    assert (found.shape.least, found.shape.most, len(found.shape.of)) == (2, 2, 6)
    for one, other in permutations(found.shape.of, 2):
        ahead, back = s.clone(), s.clone()
        ahead.play_set(one, other, seat=0)
        back.play_set(other, one, seat=0)
        assert ahead.to_json() == back.to_json()
        assert ahead.waiting == [1]
    assert s.why_not_set(found.shape.of[0], seat=0) is not None


STUD = card("properties", "stud", type="farm", banknotes=[9], actions=0, pounds=1,
            spaces=spaces(("dog", 2), ("horse", 3)))  # fmt: skip


def test_animals_are_a_set_of_spaces() -> None:
    s = table(hand="country-fair", board="stud, stud", cards=[STUD], actions=3)
    do(s, "play country-fair")
    assert shape(s) == SetOf(1, 2, ["space 1", "space 1", "space 2", "space 2"])
    for picked, tokens in (
        (("space 2", "space 1"), [1, 1]),
        (("space 1",), [1, 0]),
        (("space 2", "space 2"), [0, 2]),
    ):
        copy = s.clone()
        copy.play_set(*picked, seat=0)
        assert [copy.lying_at(0, space).tokens for space in (0, 1)] == tokens


def test_steps_of_depreciation_are_a_set_of_spaces() -> None:
    storm = card("events", "storm", actions=1, effect={"do": "depreciation", "amount": 3})
    s = table(hand="storm", board="fx-1, fx-10", cards=[storm], actions=3)
    do(s, "play storm")
    found = shape(s)
    assert isinstance(found, SetOf)
    assert (found.least, found.most, set(found.of)) == (3, 3, {"space 1", "space 2"})
    one, other = s.clone(), s.clone()
    one.play_set("space 2", "space 1", "space 1", seat=0)
    other.play_set("space 1", "space 2", "space 1", seat=0)
    assert one.to_json() == other.to_json()
    assert [one.lying_at(0, space).step for space in (0, 1)] == [2, 1]
    assert s.why_not_set("space 1", "space 1", seat=0) is not None


def test_other_shapes() -> None:
    planning = table(phase="planning", board="h13", cards=[helper(13)])
    assert shape(planning) == PlaceOf()
    assert shape(planning, "plan 2") == Amount("helpers", 0, 1)
    assert shape(planning, "plan 2", "amount 0") == Amount("cards", 0, 2)
    errand = table(phase="errand", plans="1, 2, 3", market="mansion -2")
    assert shape(errand) == PlaceOf()
    assert shape(errand, "errand market") == OrderOf([f"{token:+d}" for token in errand.market])
    assert shape(errand, "errand unknown") == PlaceOf()
    turn = table(hand="ball, chef", board="h12, h7", cards=[helper(12), helper(7)], actions=3)
    assert shape(turn) == OneOf()
    assert shape(errand_at_the_opera(), "errand opera") == Amount("pounds", 2, 5)


def errand_at_the_opera() -> WillPosition:
    return table(phase="errand", plans="1, 2, 3", board="h9", cards=[helper(9)])


# --- steps that follow by themselves ---


def test_steps_without_a_choice_are_told_with_the_offer() -> None:
    s = table(hand="dinner, tailor", actions=2)
    play = next(offer for offer in s.offers(0) if offer.text == "play dinner")
    assert [step.text for step in play.follows] == ["option 1", "amount 0", "amount 2"]
    assert play.commits
    assert {(fact.kind, fact.whose, fact.after - fact.before) for fact in play.facts} == {
        ("pounds", 1, -2), ("actions", 1, -1), ("hand", 1, -1), ("discard:events", 0, 1),
    }  # fmt: skip
    named = s.clone()
    named.play("play dinner", "option 1", "amount 0", "amount 2", seat=0)
    short = s.clone()
    short.play("play dinner", seat=0)
    assert named.to_json() == short.to_json()


def test_the_last_card_of_a_set_follows_by_itself() -> None:
    game = games.get("lastwill")
    s = game.new(2, 5, journal=True)
    ahead = s.outlook([s.legal(0)[-1]], 0)
    assert ahead.journal is not None
    assert ahead.journal.filled is not None
    assert [game.text(action) for action, _ in ahead.journal.filled] == [
        f"card {plain(s.view(0))['seats'][0]['hand'][-1]}"
    ]


# --- subjects ---


def test_subjects_are_where_the_view_shows_them() -> None:
    s = table(hand="dinner, fx-1", board="fx-3", actions=3)
    assert subject(s, "play dinner") == Subject("event:dinner", "hand:1")
    assert subject(s, "sell 1") == Subject("property:fx-3", "board:1:1")
    assert subject(s, "end") is None
    planning = table(phase="planning")
    assert subject(planning, "plan 2") == Subject("plan:2-3-2", "plan:2")
    divided = planning.prompt(0, ["plan 2"])
    assert divided is not None
    assert divided.subject == Subject("", "pile:events")
    errand = table(phase="errand", plans="1, 2, 3", offering="A1 dinner; G1 ball; G2 chef")
    assert subject(errand, "errand a1") == Subject("errand:a1", "errand:a1")
    assert subject(errand, "card chef", "errand group") == Subject("companion:chef", "offering:G2")
    assert subject(errand, "deck helpers", "errand unknown") == Subject("", "pile:helpers")


# --- events ---


def of_kind(s: WillPosition, kind: str, reader: int | None = None) -> dict[str, Any]:
    found: list[dict[str, Any]] = plain(s.events(0, reader))
    return next(event for event in reversed(found) if event["event"] == kind)


def moved(s: WillPosition, kind: str, reader: int | None = None) -> list[tuple[str, str, str]]:
    return [(move["card"], move["from"], move["to"]) for move in of_kind(s, kind, reader)["moved"]]


def test_cards_go_from_place_to_place() -> None:
    s = table(hand="dinner, fx-1, dog, wild", board="fx-10 at 9, tailor", actions=9, balance=90)
    do(s, "play dinner")
    assert moved(s, "play") == [("event:dinner", "hand:1", "discard:events")]
    do(s, "buy fx-1")
    assert moved(s, "buy") == [("property:fx-1", "hand:1", "board:1:3")]
    do(s, "sell 3")
    assert moved(s, "sell") == [("property:fx-1", "board:1:3", "discard:properties")]
    errand = table(phase="errand", plans="1, 2, 3", offering="A1 dinner")
    do(errand, "errand a1")
    assert moved(errand, "take") == [("event:dinner", "offering:A1", "hand:1")]
    assert moved(errand, "errand") == [("boy:red", "boys:1", "errand:a1")]


def test_what_others_knew_of_a_hand_is_mixed_by_cards_that_go_face_down() -> None:
    s = table(phase="end-of-round", hand="dinner*, ball, theatre, chef*", two=seat(hand="fx-5"))
    do(s, "card theatre", "card chef", by=1)
    do(s, "enough", by=2)
    kept = next(event for event in plain(s.events(0, 1)) if event["event"] == "kept")
    told = [(move["card"], move["from"], move["to"], move.get("count", 1)) for move in kept["moved"]]
    assert told == [("event:dinner", "hand:1", "hand:1", 1), ("", "hand:1", "discard:events", 2)]
    own = next(event for event in plain(s.events(0, 0)) if event["event"] == "kept")
    assert [move["card"] for move in own["moved"]] == ["event:dinner", "event:ball"]


def test_events_name_where_a_card_on_a_board_changes() -> None:
    hall = card("properties", "hall", type="manor-house", banknotes=[9, 4], actions=1, pounds=2,
                spaces=spaces(("dog", 3)))  # fmt: skip
    s = table(hand="dog", board="-, hall, h5", cards=[hall, helper(5)], actions=1, balance=90)
    do(s, "add 2", "activate 2", "amount 2")
    assert of_kind(s, "token") | {"at": "board:1:2", "type": "dog", "card": "hall"} == of_kind(s, "token")
    assert of_kind(s, "activate")["at"] == "board:1:2"
    assert of_kind(s, "waiver")["at"] == "board:1:3"
    idle = table(board="-, hall", cards=[hall], balance=90)
    for _ in range(3):
        do(idle, "end")
    assert of_kind(idle, "depreciated") | {"at": "board:1:2", "value": 4} == of_kind(idle, "depreciated")


@pytest.mark.parametrize("players", [2, 5])
def test_boards_follow_from_the_events(players: int) -> None:
    """Tokens, values, activations and uses of every card, over whole games."""
    for seed in range(3):
        *_, s = random_game(players, seed)
        assert rebuilt(s) == boards(s)


State = dict[str, dict[str, Any]]


def boards(s: WillPosition) -> State:
    """The cards on boards, less what the rules conclude of the night."""
    view = forms.view(s, None)
    found: State = {}
    for shown in view["seats"]:
        for space, lying in enumerate(shown["board"], 1):
            if lying is not None:
                found[f"board:{shown['seat']}:{space}"] = {key: lying[key] for key in lying if key != "tonight"}
    return found


def rebuilt(s: WillPosition) -> State:
    """The boards as somebody knows them who has only heard of the events."""
    cards = {card.id: card for card in s.rules.deck.cards}
    found: State = {}
    number = 1
    for event in plain(s.events()):
        kind = event["event"]
        number = event["round"] if kind == "round" else number
        for move in event["moved"]:
            if move["from"].startswith("board:"):
                del found[move["from"]]
            if move["to"].startswith("board:"):
                card = cards[move["card"].partition(":")[2]]
                state: dict[str, Any] = {"card": card.id, "round": number}
                state |= {"tokens": 0} if card.spaces else {}
                state |= {"value": card.banknotes[0]} if card.banknotes else {}
                state |= {"activated": False} if card.upper else {}
                state |= {"used": 0} if card.counted is not None else {}
                found[move["to"]] = state
        if kind == "token":
            found[event["at"]]["tokens"] += 1
        elif kind == "depreciated":
            found[event["at"]]["value"] = event["value"]
        elif kind == "activate":
            found[event["at"]]["activated"] = True
        elif kind in ("waiver", "helped"):
            found[event["at"]]["used"] += 1
        elif kind == "refreshed":
            for state in found.values():
                state |= {key: type(state[key])() for key in ("activated", "used") if key in state}
    return found


def test_every_kind_of_event_is_a_record() -> None:
    assert [type.__struct_config__.tag for type in EVENTS] == list(kinds.NAMES)


# --- faces ---


def test_a_deck_of_ones_own_has_its_own_faces() -> None:
    text = 'name = "mine"\n[[events]]\nid = "opera-box"\nname = "Opera Box"\npounds = 4\nactions = 1\ncopies = 3\n'
    base = games.get("lastwill")
    game = games.get("lastwill", deck=games.load_deck("lastwill", text, "mine.toml"))
    assert isinstance(game, LastWill)
    faces = {face.id: face for face in game.faces()}
    mine = faces["event:opera-box"]
    assert (mine.names["en"], mine.copies, mine.values["pounds"], mine.marks["pounds"]) == (
        "Opera Box",
        3,
        [4],
        "house",
    )
    assert game.faces_hash != base.faces_hash
    for face in game.faces():
        assert face.names["en"]
        assert str(game.speaker.card(face.id))
    assert {face.kind for face in game.faces()} == {
        "event", "expense", "helper", "property", "companion", "wild", "will",
        "plan", "errand", "marker", "boy", "token",
    }  # fmt: skip
