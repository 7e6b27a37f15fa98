"""What travels of the Duke de Crecy: what moved with each event, questions with their shape, subjects, faces."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import IllegalAction
from bequest.core.wire import Amount, OneOf, SetOf, Subject, plain
from bequest.games.crecy.data.loading import load, supplied
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import events
from tests.rules.crecy.table import child, do, end_round, friend, friends, legal, mission, new_game, seat, table, title

Way = tuple[str, str, str]
COUPLE = "patriarch & 2; ann & 1"
LADIES = friends("ann, bea, cleo, dora, eve, fay")
MEN_TOO = friend("hugo", "male")
RENEW = [{"do": "renew-hand"}]


def ways(s: CrecyPosition, kind: str, seat: int | None = 0) -> list[Way]:
    """What moved with the last event of a kind: card (or only its back, in brackets), from, to."""
    found: list[Any] = [event for event in s.events(0, seat) if event.kind == kind]
    return [(moved.card or f"({moved.back})", moved.source, moved.target) for moved in found[-1].moved]


def last(s: CrecyPosition, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = plain([event for event in s.events(0, 0) if event.kind == kind][-1])
    return found


# --- what moved ---


def test_a_wedding_moves_the_pawn_and_the_friend_and_a_birth_names_the_parents() -> None:
    s = do(table(cards=[*LADIES], hand="ann", child_next="son"), "marry")
    assert ways(s, "marry") == [
        ("pawn:player", "pawns:1", "board:1:marry"),
        ("friend:ann", "hand:1", "family:1:person:2"),
    ]
    assert (last(s, "marry")["person"], last(s, "marry")["spouse"]) == (1, 2)
    assert ways(s, "child-card") == [("child:son", "pile:children", "found")]
    assert ways(s, "born") == [("child:son", "found", "family:1:person:3")]
    born = last(s, "born")
    assert (born["father"], born["mother"], born["child"]) == (1, 2, None)


def test_cards_that_are_drawn_are_named_only_to_those_who_see_them() -> None:
    s = do(table(cards=[*LADIES, friend("gina", effects=[{"do": "draw", "amount": 1}])], hand="gina",
                 friend_next="ann", child_next="son"), "marry")  # fmt: skip
    assert ways(s, "drawn", 0) == [("friend:ann", "pile:friends", "hand:1")]
    for reader in (1, None):
        assert ways(s, "drawn", reader) == [("(friend)", "pile:friends", "hand:1")]


def test_a_search_lays_aside_and_shuffles_back() -> None:
    s = table(cards=[*LADIES], family=COUPLE, child_next="daughter, son")
    do(s, "have-children", "birth son")
    assert [way for event in s.events() if event.kind == "child-card" for way in plain(event)["moved"]] == [
        {"card": "child:daughter", "back": "child", "from": "pile:children", "to": "aside"},
        {"card": "child:son", "back": "child", "from": "pile:children", "to": "found"},
    ]
    assert ways(s, "shuffled-back") == [("child:daughter", "aside", "pile:children")]


def test_a_lost_mother_leaves_what_she_held_to_the_father() -> None:
    s = table(cards=[*LADIES], family="patriarch & 2; ann & 1 [mansion, venture]", child_next="complication, son")
    do(s, "have-children", "birth any")
    assert ways(s, "complication") == [("child:complication", "found", "complication:1")]
    do(s, "lose-mother")
    assert ways(s, "lost-mother") == [
        ("friend:ann", "family:1:person:2", "discard:friends"),
        ("mansion:mansion", "family:1:person:2", "family:1:person:1"),
        ("venture:venture", "family:1:person:2", "family:1:person:1"),
    ]


def test_a_lost_mother_leaves_the_very_title_that_she_held() -> None:
    cards = [*LADIES, title("count"), title("earl"), title("duke")]
    for held in ("count", "earl", "duke"):
        s = table(cards=cards, family=f"patriarch & 2; ann & 1 [{held}]", child_next="complication, son")
        do(s, "have-children", "birth any", "lose-mother")
        assert ways(s, "lost-mother")[1] == (f"title:{held}", "family:1:person:2", "family:1:person:1")


def test_completed_missions_lie_before_their_owner() -> None:
    cards = [*LADIES, mission("easy"), mission("hard"), mission("long")]
    s = table(cards=cards, completed="hard", missions="easy", two=seat(completed="long"))
    ids = {place.name: [s.rules.deck.missions[n - s.rules.deck.first_mission].id for n in place.cards]
           for place in s.places() if place.name.startswith(("missions:", "completed:"))}  # fmt: skip
    assert ids == {"missions:1": ["easy"], "completed:1": ["hard"], "missions:2": [], "completed:2": ["long"]}


def test_an_option_says_all_that_it_changes_whichever_card_is_paid_afterwards() -> None:
    s = table(cards=[*LADIES], family=COUPLE, gold=9, hand="cleo, dora")
    (mansion,) = [plain(offer) for offer in s.offers(0) if offer.text == "mansion"]
    assert "commits" not in mansion
    assert [(fact["kind"], fact["before"], fact["after"]) for fact in mansion["facts"]] == [
        ("prestige", 0, 2), ("gold", 9, 6), ("pawns", 2, 1), ("hand", 2, 1), ("mansions", 3, 2),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("moves", "person"),
    [(["have-children"], 3), (["doctor"], 3), (["mansion"], None), (["socialize"], None)],
)
def test_half_a_move_says_whom_it_is_about(moves: list[str], person: int | None) -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter < 1 2"
    s = do(table(cards=[*LADIES], family=tree, round=3, gold=9, hand="cleo, dora", display="eve, fay"), *moves)
    assert plain(s.view(0))["decision"]["move"].get("person") == person


def test_a_title_is_acquired_before_somebody_holds_it() -> None:
    cards = [*LADIES, title("earl", friends=1, prestige=1)]
    s = table(cards=cards, hand="ann", family="patriarch & 2; bea & 1", display="cleo, dora, eve")
    do(s, "title")
    assert ways(s, "acquired") == [("title:earl", "titles", "acquired")]
    assert plain(s.view(None))["acquired"] == "earl"
    do(s, "friend cleo")
    assert ways(s, "taken") == [("friend:cleo", "display", "hand:1")]
    assert ways(s, "attached") == [("title:earl", "acquired", "family:1:person:1")]
    assert "acquired" not in plain(s.view(None))


def test_pawns_come_back_after_a_round() -> None:
    s = table(cards=[*LADIES], hand="ann", gold=5, extra="green", passed=[2])
    do(s, "mansion", "pawn green", "ask-friends", "amount 2")
    assert ways(s, "action") == [("pawn:player", "pawns:1", "board:1:ask-friends")]
    end_round(s)
    back = [event for event in s.events() if event.kind == "pawns-back"]
    assert ("pawn:green", "space:mansion", "supply") in [(m.card, m.source, m.target) for m in back[-1].moved]


def test_the_starting_player_card_goes_on() -> None:
    s = end_round(table(cards=[*LADIES]))
    assert ways(s, "round") == [("marker:starting-player", "starter:1", "starter:2")]


def test_an_arranged_marriage_and_a_given_card() -> None:
    s = table(cards=[*LADIES], hand="ann", family="patriarch & 2; bea & 1; son < 1")
    do(s, "arrange")
    assert ways(s, "arrange")[1] == ("friend:ann", "hand:1", "family:1:person:4")


def test_undo_is_the_way_back() -> None:
    s = do(table(cards=[*LADIES], hand="ann", family="patriarch & 2; bea & 1; son < 1"), "arrange")
    s.undo(0)
    (undone,) = [event for event in s.events(0, 1) if event.kind == "undone"]
    assert [(m.card, m.source, m.target) for m in undone.moved] == [
        ("", "family:1:person:4", "hand:1"),
        ("pawn:player", "board:1:marry", "pawns:1"),
    ]


def test_every_kind_of_event_has_its_record() -> None:
    game = games.get("crecy")
    assert [kind.__struct_config__.tag for kind in game.event_types] == list(events.NAMES)
    assert len(game.seat_counters) * 3 + len(game.table_counters) == len(game.new(3, 1).tally())


# --- questions ---


def shape(s: CrecyPosition, *steps: str) -> Any:
    prompt = s.prompt(0, steps)
    assert prompt is not None
    return prompt.shape


def test_cards_to_take_are_a_set_in_any_order() -> None:
    s = table(cards=[*LADIES], gold=2, display="bea, cleo, dora, eve")
    asked = shape(s, "socialize", "amount 2")
    cards = ["friend bea", "friend cleo", "friend dora", "friend eve"]
    assert asked == SetOf(2, 2, cards)
    results = set()
    for picked in permutations(("friend eve", "friend bea")):
        copy = s.clone()
        copy.play("socialize", "amount 2", *picked)
        results.add(copy.to_json())
    assert len(results) == 1
    assert shape(do(s, "socialize", "amount 2", "friend bea")) == SetOf(2, 2, cards, ["friend bea"])


def test_a_hand_is_renewed_by_a_set_of_any_size() -> None:
    s = table(cards=[*LADIES, friend("gina", effects=RENEW)], hand="gina, ann, bea, cleo", child_next="son")
    do(s, "marry", "friend gina")
    hand = ["friend ann", "friend bea", "friend cleo"]
    assert shape(s) == SetOf(0, 3, hand)
    for size in range(4):
        for picked in permutations(hand, size):
            s.clone().play_set(*picked)
    with pytest.raises(IllegalAction):
        s.play_set("friend ann", "friend ann")


def test_amounts_have_a_unit() -> None:
    s = table(cards=[*LADIES], gold=1, hand="ann")
    assert shape(s) == OneOf()
    assert shape(s, "ask-friends") == Amount("gold", 2, 4)
    assert shape(s, "socialize") == Amount("friends", 1, 2)


def test_pawns_to_lose_are_a_set_in_which_copies_stand_singly() -> None:
    loss = [{"do": "rivals-lose", "amount": 2, "lose": ["pawn", "honor"], "to": "bank", "who": "all"}]
    gina = friend("gina", effects=loss, not_in=["solo_standard", "solo_testament"])
    s = table(cards=[*LADIES, gina], hand="gina", child_next="son", two=seat(extra="green, 2 red"))
    do(s, "marry", "lose pawn")
    prompt = s.prompt(1)
    assert prompt is not None
    assert prompt.shape == SetOf(2, 2, ["pawn green", "pawn red", "pawn red"])
    for picked in (("pawn red", "pawn green"), ("pawn red", "pawn red")):
        s.clone().play_set(*picked)


# --- subjects and steps that follow by themselves ---


def offer(s: CrecyPosition, text: str) -> Any:
    return next(found for found in s.offers(s.seat) if found.text == text)


def test_choices_say_what_they_are_about_and_where_it_is() -> None:
    s = table(cards=[*LADIES, MEN_TOO], hand="ann, bea", family="patriarch", display="cleo, dora, eve", gold=1)
    assert offer(s, "marry").subject == Subject("space:marry", "board:1:marry")
    assert offer(s, "mansion").subject == Subject("space:mansion", "space:mansion")
    do(s, "marry")
    assert offer(s, "friend bea").subject == Subject("friend:bea", "hand:1")
    assert s.question_subject(0) == Subject("space:marry", "board:1:marry")
    s.back()
    do(s, "socialize", "amount 1")
    assert offer(s, "friend dora").subject == Subject("friend:dora", "display")


def test_pawns_and_heads_say_which_they_are() -> None:
    s = do(table(cards=[*LADIES], hand="ann, bea", gold=9, extra="green"), "mansion")
    assert [(found.text, found.subject) for found in s.offers(0) if not found.blocked] == [
        ("pawn player", Subject("pawn:player", "pawns:1")),
        ("pawn green", Subject("pawn:green", "pawns:1")),
    ]
    begun = new_game(2)
    side = f"side:{begun.rules.deck.heads[begun.heads[0]].id}"
    assert [(found.text, found.subject) for found in begun.offers(0)] == [
        ("patriarch", Subject(f"{side}-patriarch", "head:1")),
        ("matriarch", Subject(f"{side}-matriarch", "head:1")),
    ]


def test_forced_steps_follow() -> None:
    s = table(cards=[*LADIES], hand="ann", child_next="son")
    wedding = offer(s, "marry")
    assert [step.text for step in wedding.follows] == ["pawn player", "friend ann", "person 1"]
    assert (wedding.commits, wedding.final) == (True, True)
    s.play("marry", "pawn player", "friend ann", "person 1")
    assert len(s.families[0]) == 3


def test_what_ends_the_turn_says_so() -> None:
    s = table(cards=[*LADIES])
    do(s, "ask-friends")
    assert [(found.text, found.ends_turn) for found in s.offers(0) if not found.blocked] == [
        ("amount 2", True),
        ("amount 3", True),
    ]
    assert "turn-end" in [event.kind for event in do(s, "amount 2").events()]


# --- faces ---


def test_faces_say_all_that_is_printed() -> None:
    game = games.get("crecy")
    faces = {face.id: face for face in game.faces()}
    gertrude = faces["friend:gertrude"]
    assert gertrude.values["dowry"] == 1
    assert gertrude.icons == ["prussian", "craftsman"]
    assert gertrude.marks["dowry"] == "published"
    assert gertrude.text is not None
    assert {face.kind for face in faces.values()} == {
        "friend", "child", "head", "side", "title", "contribution", "mission", "patron", "hint", "mansion", "venture",
        "space", "pawn", "marker",
    }  # fmt: skip
    assert {face.names.get("fr") for face in faces.values()} >= {"pion vert", "carte Premier Joueur"}


def test_faces_of_a_deck_of_ones_own() -> None:
    text = supplied("base").text.replace('name = "Gertrude"', 'name = { en = "Gertrude", de = "Gertraud" }', 1)
    assert "Gertraud" in text
    mine = games.get("crecy", load(text.replace('name = "salon-1"', 'name = "mine"', 1), "mine.toml"))
    (face,) = [face for face in mine.faces() if face.id == "friend:gertrude"]
    assert face.names["de"] == "Gertraud"
    assert mine.faces_hash != games.get("crecy").faces_hash
    assert plain(mine.speaker.card("friend:gertrude"))["args"]["card"] == {"card": "friend:gertrude"}


def test_a_child_is_a_card_to_draw() -> None:
    s = table(cards=[*LADIES, child("imp", "male", effects="brave")], hand="ann", child_next="imp")
    faces = {face.id for face in s.game.faces()}
    do(s, "marry")
    assert {"child:imp", "friend:ann"} <= faces
    assert legal(s)
