"""Position files: what is left out, what is refused, and that a position reads back from its text (section 0.2)."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from bequest import games
from bequest.core.errors import BadPosition
from bequest.core.position import CHANCE
from bequest.core.words import LANGUAGES
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    PARENTS,
    START_TREE,
    ancestry,
    asked,
    base,
    child,
    children,
    contribution,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    head,
    hint,
    legal,
    mission,
    names,
    patron,
    random_game,
    seat,
    shown,
    stack,
    table,
    title,
    told,
    tracks,
)

Content = dict[str, object]


def read(**content: object) -> CrecyPosition:
    """A position file with exactly these fields."""
    return read_text(json.dumps(content))


def read_text(text: str, chance: str = "auto") -> CrecyPosition:
    position = games.get("crecy").from_json(text, chance=chance, journal=True)
    assert isinstance(position, CrecyPosition)
    return position


def read_back(s: CrecyPosition, chance: str = "auto") -> CrecyPosition:
    return read_text(s.to_json(), chance)


def refused(**content: object) -> str:
    """What is said of a file that cannot be read, in English; French has words for it too."""
    with pytest.raises(BadPosition) as caught:
        read(**content)
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value.text("en")


def people(*persons: Mapping[str, object]) -> list[Content]:
    """The family of seat 1 with its Head, a patriarch, as person 1; a partner of 1 is told to the Head as well."""
    partner = [n for n, person in enumerate(persons, 2) if person.get("partner") == 1]
    first: Content = {"card": f"{HEAD}-patriarch"} | ({"partner": partner[0]} if partner else {})
    return [{"family": [first, *map(dict, persons)]}, {}]


HEAD = base().heads[0].id
OTHER_HEAD = base().heads[1].id
SEED = {"players": 2, "seed": 1}
WIFE = {"card": "agnieszka", "partner": 1}
SON = {"card": "son", "father": 1, "mother": 2}


# --- what is left out ---


def test_a_minimal_file_is_the_first_turn_of_round_1() -> None:
    s = read(game="crecy", options={"players": 2}, seats=[{}, {}])
    assert asked(s) == ("turn", 1)
    assert (s.round, s.generation, file(s, "phase"), s.starter) == (1, 1, "action", 0)
    for number in (1, 2):
        assert tracks(s, number) == {"gold": 0, "honor": 0, "prestige": 0, "income": 0}
        assert shown(s, number)["pawns"] == 2
        assert hand(s, number) == []
        assert len(family(s, number)) == 1


def test_an_empty_file_is_a_game_for_two() -> None:
    assert read().players == 2
    assert read(options={"mode": "solo_standard"}).players == 1


def test_heads_and_patrons_left_out_are_random_ones_placed_nowhere() -> None:
    found = [read(options={"players": 4, "seed": seed}) for seed in range(30)]
    for s in found:
        assert len(set(s.heads)) == len(set(s.patrons)) == 4
        assert len(s.box_patrons) == 2
        assert set(s.patrons).isdisjoint(s.box_patrons)
    assert {tuple(s.heads) for s in found} != {tuple(found[0].heads)}
    assert {family(s)[0] for s in found} == {"patriarch", "matriarch"}
    assert len({s.patrons[0] for s in found}) > 3


def test_a_head_that_is_named_is_given_to_nobody_else() -> None:
    for seed in range(20):
        s = read(options={"players": 4, "seed": seed}, seats=[{"head": HEAD}, {}, {}, {}])
        assert s.heads[0] == 0
        assert len(set(s.heads)) == 4


def test_the_head_follows_from_the_first_person() -> None:
    s = read(options=SEED, seats=[{}, {"family": [{"card": f"{HEAD}-matriarch"}]}])
    assert s.heads[1] == 0
    assert family(s, 2) == ["matriarch"]


def test_cards_placed_nowhere_are_in_the_draw_piles() -> None:
    s = read(options=SEED, display=["jan"], seats=[{"hand": ["nancy"]}, {}])
    assert len(s.friend_pile) == 75 - 2
    assert len(s.child_pile) == 88
    assert s.reserve == []
    assert len(s.mission_pile) == 15


def test_arranged_tops_come_first_and_the_rest_follows() -> None:
    arranged = {"next": ["vera", "jan", "nancy", "abigail", "george", "agnieszka"]}
    s = read(options=SEED, friend_deck=arranged, child_deck={"next": ["daughter"]})
    assert names_of(s.display) == ["abigail", "george", "jan", "nancy", "vera"]
    assert names_of(s.friend_top) == ["agnieszka"]
    assert s.child_top == [base().card_number("daughter")]
    assert len(s.child_pile) == 87


def names_of(cards: list[int]) -> list[str]:
    return [base().friends[card].id for card in cards]


@pytest.mark.rule("C-12.4")
def test_an_empty_display_is_refilled_first() -> None:
    s = read_text(json.dumps({"options": SEED}), "explicit")
    assert s.seat == CHANCE
    assert stack(s) == ["turn", "refill"]
    assert len(read(options=SEED, display=[]).display) == 5
    assert len(read(options=SEED, phase="income", round=1).display) == 5


@pytest.mark.rule("C-12.14")
def test_a_display_that_is_empty_is_refilled_before_a_turn_that_is_pending() -> None:
    s = read(options=SEED, display=[], pending=[{"kind": "turn", "seat": 1}])
    assert len(s.display) == 5


def test_missions_under_a_patron_may_be_a_bare_number() -> None:
    s = read(options=SEED, seats=[{"under_patron": 2}, {"under_patron": ["new-steam-engine"]}])
    assert [len(under) for under in s.under] == [2, 1]
    assert len(s.mission_pile) == 12
    assert set(s.mission_pile).isdisjoint(s.under[0] + s.under[1])


def test_titles_and_contributions_follow_the_generation() -> None:
    deck = base()
    s = read(options=SEED, round=4)
    assert file(s, "titles") == {
        "aside": [t.id for t in deck.titles if t.generation == 3],
        "offer": [t.id for t in deck.titles if t.generation == 2],
        "discarded": [t.id for t in deck.titles if t.generation == 1],
    }
    assert file(s, "contributions") == {
        "aside": [c.id for c in deck.contributions if c.generation == 3],
        "offer": [c.id for c in deck.contributions if c.generation == 2],
        "discarded": [c.id for c in deck.contributions if c.generation == 1],
    }


def test_attached_titles_are_not_on_offer() -> None:
    s = table(family="patriarch [count, mansion]")
    assert shown_offer(s)[0] == [t.id for t in base().titles if t.generation == 1 and t.id != "count"]
    assert s.mansions == 2
    assert s.ventures == 3


def test_an_offer_that_is_given_is_the_whole_offer() -> None:
    s = table(titles="count", contributions="")
    assert shown_offer(s) == (["count"], [])


def shown_offer(s: CrecyPosition) -> tuple[object, object]:
    view = forms.view(s, None)
    return view["titles"], view["contributions"]


@pytest.mark.rule("C-5.4", "C-37.2", "C-38.2")
@pytest.mark.parametrize(
    ("options", "pile"),
    [
        ({"players": 2}, 3),
        ({"players": 3}, 5),
        ({"players": 4}, 7),
        ({"mode": "solo_standard"}, 2),
        ({"mode": "solo_testament"}, 3),
    ],
)
def test_piles_of_mansions_and_ventures(options: Content, pile: int) -> None:
    s = read(options=options)
    assert (s.mansions, s.ventures) == (pile, pile)


def test_the_supply_is_what_reserves_and_spaces_leave() -> None:
    s = table(extra="2 yellow, red", spaces="title 2 yellow; doctor 1 sky-blue")
    assert file(s, "supply") == {"green": 3, "orange": 3, "red": 2, "sky-blue": 2, "yellow": 0}
    assert extra(s) == {"yellow": 2, "red": 1}


def test_pawns_left_are_two_less_those_placed() -> None:
    s = read(options=SEED, spaces={"mansion": {"seat": 1, "pawn": "player"}}, seats=[{"placed": {"marry": 1}}, {}])
    assert s.pawns == [0, 2]
    assert "pass" in legal(s)


@pytest.mark.rule("C-10.1", "C-10.12")
def test_the_active_seat_follows_from_the_starting_player_and_who_has_passed() -> None:
    assert asked(table(players=3, starting_player=2)) == ("turn", 2)
    assert asked(table(players=3, starting_player=2, passed=[2, 3])) == ("turn", 1)
    assert asked(table(players=3, starting_player=3, active=2)) == ("turn", 2)
    assert table(players=2, passed=[1, 2]).round == 2


def test_a_generation_alone_is_its_first_round() -> None:
    assert read(options=SEED, generation=3).round == 6
    assert read(options=SEED, generation=2, round=5).generation == 2


def test_rows_states_and_the_other_half_of_a_tie_follow() -> None:
    content = people(
        {"card": "agnieszka", "partner": 1},
        {"card": "son", "father": 1},
        {"card": "daughter", "mother": 2},
        {"card": "abigail", "partner": 3},
    )
    s = read(options=SEED, seats=content)
    assert family(s) == [
        "patriarch & 2",
        "agnieszka & 1",
        "son & 5 < 1 2 child",
        "daughter < 1 2 child",
        "abigail & 3 promised",
    ]
    assert [person.row for person in s.families[0]] == [1, 1, 2, 2, 2]
    grown = read(options=SEED, round=3, seats=content)
    assert family(grown)[2:] == ["son & 5 < 1 2", "daughter < 1 2", "abigail & 3"]


def test_the_start_tree_of_the_testament() -> None:
    s = read(options={"mode": "solo_testament", "seed": 3})
    heir, *others = family(s)
    assert heir in ("patrick < 2 3", "nathalie < 2 3")
    assert [person.rpartition("-")[2] for person in others[:2]] == ["laurent & 3 < 4 5", "angelique & 2 < 6 7"]
    assert [(p.row, p.gender, p.partner + 1) for p in s.families[0][3:]] == [(2, 0, 5), (2, 1, 4), (2, 0, 7), (2, 1, 6)]
    assert len(s.child_pile) == 78 - 4
    named = read(options={"mode": "solo_testament", "testament_start": "nathalie"})
    assert family(named)[0] == "nathalie < 2 3"


@pytest.mark.rule("C-8.1", "C-8.13", "C-9.2")
def test_a_generation_start_with_nothing_pending_is_carried_out() -> None:
    s = table(family="patriarch; agnieszka & 1; son < 1", phase="generation-start", round=3, starting_player=1)
    assert family(s)[2] == "son < 1 2"
    assert asked(s) == ("turn", 2)
    assert sum(extra(s).values()) == 1
    assert shown_offer(s)[0] == [t.id for t in base().titles if t.generation == 2]
    assert "generation" in told(s)


def test_a_generation_end_is_carried_out() -> None:
    s = table(family="patriarch; agnieszka & 1; son < 1", prestige=2, phase="generation-end", round=2)
    assert s.eliminated == [0, 1]
    assert tracks(s)["honor"] == 3


def test_income_is_carried_out() -> None:
    s = table(income=2, gold=1, phase="income", pawns=0)
    assert (tracks(s)["gold"], s.round, shown(s)["pawns"]) == (3, 2, 2)


def test_honor_that_a_file_brings_is_carried() -> None:
    s = table(honor=7, honor_from={"missions": 6})
    entry = s.score_sheet()[0]
    assert (entry["total"], entry["missions"], entry["carried"]) == (7, 6, 1)


@pytest.mark.rule("C-33.9")
def test_hand_cards_known_to_all() -> None:
    s = table(hand="nancy*, jan")
    seats = forms.view(s, 1)["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["known_hand"], seats[0]["hand_size"]) == (["nancy"], 2)
    assert file(s, "seats")[0]["hand"] == ["jan", {"card": "nancy", "known": True}]  # type: ignore[index]


def test_lasting_effects_name_the_person_they_come_from() -> None:
    wife = next(f.id for f in base().friends if f.gender == 1 and any(c.lasting for c in f.effects))
    s = table(family=f"patriarch; {wife} & 1", lasting=wife)
    assert file(s, "seats")[0]["lasting"] == [{"card": wife, "person": 2}]  # type: ignore[index]
    assert shown(s)["lasting"] == [wife]


def test_a_complication_leaves_the_child_deck() -> None:
    s = table(complication=1)
    assert shown(s)["complication"] == 1
    assert s.rules.deck.gender.count(-1) == 1
    assert [s.rules.deck.gender[card] for card in s.child_pile].count(-1) == 9


def test_hints_drawn_and_arranged() -> None:
    ids = [h.id for h in base().hints]
    s = ancestry(hints=[{"hint": ids[1], "fulfilled": True}, {"hint": ids[0]}], hint_next=ids[2])
    assert file(s, "hints") == [{"hint": ids[1], "fulfilled": True}, {"hint": ids[0], "fulfilled": False}]
    assert file(s, "hint_deck") == {"next": [ids[2]]}
    assert file(read(options={"mode": "solo_testament"}), "hints") == []


def test_choices_of_a_move_under_way() -> None:
    s = table(hand="agnieszka, abigail", family="patriarch", choices=["marry"])
    assert legal(s) == ["friend abigail", "friend agnieszka"]
    assert file(s, "choices") == ["marry"]
    assert s.back() == 1


# --- fixture cards ---


def test_fixture_cards_replace_their_kind_and_no_other() -> None:
    s = table(cards=[*friends("ann, bea"), friend("carl", "male")], hand="ann")
    assert [f.id for f in s.rules.deck.friends] == ["ann", "bea", "carl"]
    assert file(s, "display") == ["bea", "carl"]
    assert len(s.rules.deck.missions) == 15
    assert s.rules.deck.name == "position"


def test_what_a_fixture_does_not_say_is_neutral() -> None:
    s = do(table(cards=[friend("ann"), *children(1, 0)], hand="ann"), "marry")
    assert family(s) == ["patriarch & 2", "ann & 1", "son < 1 2 child"]
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 0, "income": 0}


def test_the_effect_of_a_fixture_may_be_that_of_a_supplied_card() -> None:
    found = table(cards=[friend("ann", effects="nancy"), child("imp", "male", effects="brave")]).rules.deck
    nancy = base().friends[base().card_number("nancy")]
    assert [clause.do for clause in found.friends[0].effects] == [clause.do for clause in nancy.effects]
    assert found.children[0].effects


def test_every_kind_of_card_can_be_a_fixture() -> None:
    s = table(
        cards=[
            *friends("ann, bea, cleo"), child("complication"), child("imp", "male", copies=2), mission("m1"),
            title("duke", cost={"gold": 1}, prestige=2), contribution("well", honor=3),
            head("h1", pawn="red", patriarch={"gold": 4}), head("h2"), patron("p1"), patron("p2"), hint("h"),
        ],
        missions="m1", family="patriarch [duke, well]", complication=1, child_next="imp",
    )  # fmt: skip
    assert "complete m1" in legal(s)
    assert shown(s)["patron"] == "p1"
    assert (s.titles, s.contributions) == ([2], [2])
    assert read_back(s).to_json() == s.to_json()


def test_a_position_with_fixtures_reads_back_bound_to_either_game() -> None:
    s = table(cards=[friend("ann"), friend("bob", "male", effects="nancy"), *children(2, 2)], hand="ann")
    assert read_back(s).to_json() == s.to_json()
    again = s.game.from_json(s.to_json())
    assert again.to_json() == s.to_json()


# --- reading back ---


@pytest.mark.parametrize("chance", ["auto", "explicit"])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (4, {"edition": "french"}),
        (1, {"mode": "solo_standard"}),
        (1, {"mode": "solo_testament"}),
        (1, {"mode": "solo_testament", "edition": "french", "testament_start": "patrick"}),
    ],
)
def test_a_position_reads_back_from_its_text(players: int, options: Content, chance: str) -> None:
    looked = 0
    for number, s in enumerate(random_game(players, seed=4, chance=chance, **options)):
        if number % 3 and not s.over:
            continue
        again = read_back(s, chance)
        assert again.to_json() == s.to_json()
        assert (again.seat, again.legal()) == (s.seat, s.legal())
        for viewer in (*range(s.players), None):
            assert again.view(viewer) == s.view(viewer)
            assert again.key(viewer) == s.key(viewer)
        looked += 1
    assert looked > 10


def test_a_departed_mother_and_the_new_wife_read_back() -> None:
    s = table(family="patriarch & 3; agnieszka & 1 departed; abigail & 1; son < 1 2; daughter < 1 3")
    assert family(s) == [
        "patriarch & 3",
        "agnieszka & 1 departed",
        "abigail & 1",
        "son < 1 2 child",
        "daughter < 1 3 child",
    ]
    assert read_back(s).to_json() == s.to_json()
    assert "agnieszka" in names_of(s.friend_pile + s.display)


def test_a_tree_of_the_testament_reads_back() -> None:
    s = ancestry(f"{PARENTS}; jan & 5; daughter & 4; son; daughter & 6; son < 4 5")
    assert family(s)[3:5] == ["jan & 5", "daughter & 4"]
    assert s.families[0][7].row == 1
    assert read_back(s).to_json() == s.to_json()


def test_a_start_with_pawns_and_marriages_still_to_come() -> None:
    pending = [
        {"kind": "offers"},
        {"kind": "grow-up", "seat": 2},
        {"kind": "grow-up", "seat": 1},
        {"kind": "random-pawn", "seat": 2, "colours": ["red", "green"]},
        {"kind": "random-pawn", "seat": 1, "colours": ["red", "green"]},
    ]
    two = seat(family="matriarch; aleksandr & 1; son < 1; abigail & 3; daughter < 1; jan & 5")
    s = table(family="patriarch; agnieszka & 1; son < 1", two=two, round=3, phase="generation-start", pending=pending)
    assert asked(s) == ("wed", 2)
    assert legal(s) == ["person 3", "person 5"]
    assert family(s)[2] == "son < 1 2"
    assert {*extra(s), *extra(s, 2)} == {"red", "green"}
    assert shown_offer(s)[0] == [t.id for t in base().titles if t.generation == 1]
    assert read_back(s).to_json() == s.to_json()


# --- what is refused ---


BAD_FILES: list[tuple[str, Content]] = [
    ("game: this is a position of 'gears'", {"game": "gears"}),
    ("hand: unknown field", {"hand": []}),
    ("options: unknown option 'seats'", {"options": {"seats": 2}}),
    ("options: option players: 1 is not allowed with mode=multiplayer", {"options": {"players": 1}}),
    ("random: expected four numbers", {"random": [1, 2]}),
    ("seats: expected 2 entries", {"seats": [{}]}),
    ("seats[2].golds: unknown field; did you mean 'gold'?", {"seats": [{}, {"golds": 1}]}),
    ("seats[1].gold: expected a whole number from 0", {"seats": [{"gold": -1}, {}]}),
    ("round: expected a whole number from 1 to 9", {"round": 10}),
    ("generation: the round says Generation 2", {"round": 3, "generation": 1}),
    ("round: the phase generation-start belongs to round 3, 6", {"phase": "generation-start", "round": 4}),
    ("round: the phase generation-end belongs to round 2, 5, 9", {"phase": "generation-end"}),
    ("round: the phase setup belongs to round 1", {"phase": "setup", "round": 2}),
    ("phase: expected setup", {"phase": "actoin"}),
    ("seats: a game goes on as long as a family survives", {"phase": "over", "round": 2}),
    ("seats: a game goes on", {"round": 3, "seats": [{"eliminated": 1}, {"eliminated": 1}]}),
    ("seats[1].eliminated: expected a whole number from 0 to 0", {"seats": [{"eliminated": 1}, {}]}),
    ("starting_player: the family of seat 1 has died out",
     {"round": 3, "starting_player": 1, "seats": [{"eliminated": 1}, {}]}),
    ("active: the family of seat 1 has died out", {"round": 3, "active": 1, "seats": [{"eliminated": 1}, {}]}),
    ("active: seat 1 has passed", {"active": 1, "passed": [1], "seats": [{"placed": {"marry": 2}}, {}]}),
    ("active: nobody has a turn in the phase income", {"active": 1, "phase": "income"}),
    ("seats[1].pawns: seat 1 has passed", {"passed": [1]}),
    ("passed[1]: expected a whole number from 1 to 2", {"passed": [3]}),
    # pawns
    ("seats[1].pawns: a family that plays has 2 Player pawns", {"seats": [{"pawns": 1}, {}]}),
    ("seats[1].pawns", {"seats": [{"placed": {"marry": 2, "socialize": 1}}, {}]}),
    ("seats[1].pawns", {"round": 3, "seats": [{"eliminated": 1, "pawns": 2}, {}]}),
    ("seats[1].placed.marry: no pawn stands on a space", {"phase": "generation-start", "round": 3,
                                                          "seats": [{"placed": {"marry": 1}}, {}]}),
    ("spaces.marry: unknown field", {"spaces": {"marry": {"seat": 1}}}),
    ("spaces.mansion.pawn: expected player, green", {"spaces": {"mansion": {"seat": 1, "pawn": "red"}}}),
    ("spaces.mansion.seat: the family of seat 1",
     {"round": 3, "spaces": {"mansion": {"seat": 1}}, "seats": [{"eliminated": 1}, {}]}),
    ("supply: there are 3 pawns of the color red", {"seats": [{"reserve": {"red": 2}}, {"reserve": {"red": 2}}]}),
    ("supply: there are 3 pawns of the color red", {"supply": {"red": 2}}),
    # cards
    ("seats[1].head: the deck salon-1 has no card 'nobody'", {"seats": [{"head": "nobody"}, {}]}),
    ("seats[2].head", {"seats": [{"head": HEAD}, {"head": HEAD}]}),
    ("seats[1].patron: the deck salon-1 has no card", {"seats": [{"patron": "jan"}, {}]}),
    ("seats[2].hand[1]: jan is placed more often", {"seats": [{"hand": ["jan"]}, {"hand": ["jan"]}]}),
    ("display[2]: jan is placed more often", {"display": ["jan", "jan"]}),
    ("friend_deck.next[1]: the deck salon-1 has no card 'yan' that could be here; did you mean 'ann' or 'jan'?",
     {"friend_deck": {"next": ["yan"]}}),
    ("friend_deck.top: unknown field", {"friend_deck": {"top": []}}),
    ("seats[1].hand[1].card: expected a text", {"seats": [{"hand": [{"known": True}]}, {}]}),
    ("seats[1].hand: the family of seat 1", {"round": 3, "seats": [{"eliminated": 1, "hand": ["jan"]}, {}]}),
    ("child_discard[11]: complication is placed more often", {"child_discard": ["complication"] * 11}),
    ("reserve[1]: the deck salon-1 has no card 'jan'", {"reserve": ["jan"]}),
    ("seats[1].missions[1]: the deck salon-1 has no card", {"seats": [{"missions": ["jan"]}, {}]}),
    ("seats[1].under_patron: expected a whole number", {"seats": [{"under_patron": True}, {}]}),
    ("seats[2].under_patron: fewer Missions than that", {"seats": [{"under_patron": 8}, {"under_patron": 8}]}),
    ("drawn: two Missions are drawn with mission", {"drawn": ["new-steam-engine"]}),
    ("aside: cards are laid aside only while", {"aside": ["son"]}),
    ("seats[1].complication: a Complication kept in another Generation than 3",
     {"round": 7, "seats": [{"complication": 1}, {}]}),
    ("child_discard[10]: complication is placed more often",
     {"child_discard": ["complication"] * 10, "seats": [{"complication": 1}, {}]}),
    ("seats[1].lasting[1].card: expected", {"seats": [{"lasting": [{"card": "son"}]}, {}]}),
    ("hints: only The Testament has this field", {"hints": []}),
    ("titles.offer[1]", {"titles": {"offer": ["john-law"]}}),
    ("titles.discarded[1]: count is placed more often", {"titles": {"offer": ["count"], "discarded": ["count"]}}),
    ("titles.offer[1]: count is placed more often",
     {"titles": {"offer": ["count"]},
      "seats": [{"family": [{"card": f"{HEAD}-patriarch", "attached": {"title": "count"}}]}, {}]}),
    ("mansions: expected a whole number from 0 to 3", {"mansions": 4}),
    ("choices[1]: no action reads 'dance'", {"choices": ["dance"]}),
    ("choices[1]: your family has no child in the next row", {"choices": ["arrange"]}),
    ("choices: these choices complete the move", {"choices": ["ask-friends", "amount 2"]}),
]  # fmt: skip


@pytest.mark.parametrize(("said", "content"), BAD_FILES, ids=[said[:40] for said, _ in BAD_FILES])
def test_impossible_files_are_refused_by_field(said: str, content: Content) -> None:
    assert said in refused(**({"options": SEED} | content))


BAD_FAMILIES: list[tuple[str, list[Content]]] = [
    ("family[1].card: the first person of a family", [{"family": [{"card": "jan"}]}, {}]),
    ("family[2].card: the first person of a family", people({"card": f"{OTHER_HEAD}-patriarch"})),
    ("family[1].card: ", [{"head": OTHER_HEAD, "family": [{"card": f"{HEAD}-patriarch"}]}, {}]),
    ("family[2].person: persons are numbered", people(WIFE | {"person": 3})),
    ("family[2].card: the deck salon-1 has no card 'complication'", people({"card": "complication"})),
    ("family[2].gender: agnieszka is of the other gender", people(WIFE | {"gender": "male"})),
    ("family[2].row: no tie says", people({"card": "agnieszka"})),
    ("family[2].row: the tie to person 1 puts it into row 1, found row 2", people(WIFE | {"row": 2})),
    ("family[3].row: the tie to person 1 puts it into row 2", people(WIFE, SON | {"row": 1})),
    ("family[1].row: the family has rows 1 to 2 now", [{"family": [{"card": f"{HEAD}-patriarch", "row": 2}]}, {}]),
    ("family[5].row: the family has rows 1 to 2 now, and the Head is in row 1; found row 3",
     people(WIFE, SON, {"card": "abigail", "partner": 3}, {"card": "son", "father": 3, "mother": 4})),
    ("family[2].partner: expected a whole number from 1 to 2", people(WIFE | {"partner": 3})),
    ("partners are of opposite gender", people({"card": "jan", "partner": 1})),
    ("partner: person 1 must name person 3 as partner too", people(WIFE, {"card": "abigail", "partner": 1})),
    ("a Friend is the partner of the Head", people(WIFE, SON, {"card": "daughter", "father": 1, "partner": 3})),
    ("family[2].mother: a child has a father and a mother", people({"card": "son", "father": 1})),
    ("family[3].father: a father is a man", people(WIFE, SON | {"father": 2, "mother": 1})),
    ("family[4].father: only Child cards have parents",
     people(WIFE, SON, {"card": "abigail", "father": 1, "mother": 2, "partner": 3})),
    ("family[1].state", [{"family": [{"card": f"{HEAD}-patriarch", "state": "child"}]}, {}]),
    ("family[3].state: in row 2 it cannot be adult in Generation 1", people(WIFE, SON | {"state": "adult"})),
    ("family[2].state: a Friend is promised to a child", people(WIFE | {"state": "promised"})),
    ("family[2].state: a Friend is an adult who is married or was", people({"card": "agnieszka", "row": 1})),
    ("family[2].state: only a mother is departed", people({"card": "agnieszka", "row": 1, "state": "departed"})),
    ("family[1].state: only a mother is departed",
     [{"family": [{"card": f"{HEAD}-matriarch", "state": "departed"}]}, {}]),
    ("family[3].attached: only adults hold cards", people(WIFE, SON | {"attached": {"mansion": True}})),
    ("family[1].attached: the couple holds two cards of the kind mansion",
     [{"family": [{"card": f"{HEAD}-patriarch", "partner": 2, "attached": {"mansion": True}},
                  WIFE | {"attached": {"mansion": True}}]}, {}]),
    ("family[1].attached.title: the deck salon-1 has no card 'king'",
     [{"family": [{"card": f"{HEAD}-patriarch", "attached": {"title": "king"}}]}, {}]),
    ("seats[2].family[1].attached: count is placed more often",
     [{"family": [{"card": f"{head}-patriarch", "attached": {"title": "count"}}]} for head in (HEAD, OTHER_HEAD)]),
    ("family[2].attached.banner: unknown field", people(WIFE | {"attached": {"banner": True}})),
    ("family[2].hat: unknown field", people(WIFE | {"hat": 1})),
]  # fmt: skip


@pytest.mark.parametrize(("said", "seats"), BAD_FAMILIES, ids=[said[:40] for said, _ in BAD_FAMILIES])
def test_impossible_families_are_refused_by_person(said: str, seats: list[Content]) -> None:
    assert said in refused(options=SEED, seats=seats)


@pytest.mark.rule("C-6.14", "C-17.6", "C-17.8")
def test_a_widower_does_not_name_his_departed_wife() -> None:
    said = refused(options=SEED, seats=people(WIFE | {"state": "departed"}))
    assert said == (
        "seats[1].family[1].partner: person 2 has departed, and person 1 is a widower, "
        "who names a new wife or nobody; leave the field out"
    )
    s = table(family="patriarch; agnieszka & 1 departed", hand="abigail")
    assert "marry" in legal(s)
    assert "have-children" not in legal(s)


@pytest.mark.rule("C-6.14", "C-17.7", "C-17.8")
def test_a_widowed_friend_does_not_name_his_departed_wife() -> None:
    lost = {"card": "daughter", "father": 1, "mother": 2, "partner": 4, "state": "departed"}
    said = refused(options=SEED, round=3, seats=people(WIFE, lost, {"card": "jan", "partner": 3}))
    assert "family[4].partner: person 3 has departed, and person 4 is a widower" in said


@pytest.mark.rule("C-6.13", "C-14.5")
def test_a_departed_mother_was_the_wife_of_an_adult() -> None:
    lost = {"card": "abigail", "partner": 3, "state": "departed"}
    assert "family[4].state: only a mother is departed" in refused(options=SEED, seats=people(WIFE, SON, lost))


TWO_COUPLES = (
    {"card": "daughter", "father": 1, "mother": 2, "partner": 5},
    {"card": "son", "father": 1, "mother": 2, "partner": 6},
    {"card": "jan", "partner": 3},
    {"card": "abigail", "partner": 4},
)


@pytest.mark.rule("C-6.2", "C-6.11")
@pytest.mark.parametrize(("father", "mother", "wife"), [(4, 3, 6), (5, 6, 3)])
def test_the_parents_of_a_child_are_a_couple(father: int, mother: int, wife: int) -> None:
    born = {"card": "son", "father": father, "mother": mother}
    said = refused(options=SEED, round=3, seats=people(WIFE, *TWO_COUPLES, born))
    assert said == (
        f"seats[1].family[7].mother: persons {father} and {mother} are no couple and never were one; "
        "children are born to couples, so name the two of one couple"
    )
    s = read(options=SEED, round=3, seats=people(WIFE, *TWO_COUPLES, born | {"mother": wife}))
    assert family(s)[6] == f"son < {father} {wife} child"


@pytest.mark.rule("C-6.2", "C-6.11")
def test_a_child_of_an_earlier_marriage_has_the_mother_who_departed() -> None:
    lost = WIFE | {"state": "departed"}
    head = {"card": f"{HEAD}-patriarch", "partner": 3}
    tree = [head, lost, {"card": "abigail", "partner": 1}, {"card": "son", "mother": 2}, {"card": "son", "father": 1}]
    assert family(read(options=SEED, seats=[{"family": tree}, {}]))[3:] == ["son < 1 2 child", "son < 1 3 child"]


@pytest.mark.rule("C-6.11", "C-14.5")
def test_the_betrothed_have_no_children() -> None:
    betrothed = (WIFE, SON, {"card": "abigail", "partner": 3}, {"card": "daughter", "father": 3})
    said = refused(options=SEED, round=3, phase="generation-start", seats=people(*betrothed))
    assert "family[5].father: persons 3 and 4 are no couple" in said


@pytest.mark.rule("C-38.9")
def test_the_parents_of_an_ancestor_are_a_couple() -> None:
    with pytest.raises(BadPosition, match=r"family\[8\]\.mother: persons 4 and 7 are no couple"):
        ancestry(f"{START_TREE}; son < 4 7")


@pytest.mark.rule("C-8.13")
@pytest.mark.parametrize("key", ["titles", "contributions"])
@pytest.mark.parametrize(
    ("place", "generation", "phase"),
    [
        ("offer", 1, "action"),
        ("offer", 3, "action"),
        ("offer", 2, "generation-start"),
        ("aside", 2, "action"),
        ("aside", 1, "action"),
        ("discarded", 3, "action"),
    ],
)
def test_cards_of_another_generation_do_not_lie_on_offer(key: str, place: str, generation: int, phase: str) -> None:
    now = 1 if phase == "generation-start" else 2
    cards = base().titles if key == "titles" else base().contributions
    card = next(c.id for c in cards if c.generation == generation)
    assert refused(options=SEED, round=3, phase=phase, **{key: {place: [card]}}) == (
        f"{key}.{place}[1]: {card} belongs to Generation {generation}; on offer are those of Generation {now} now, "
        "later ones are aside and earlier ones discarded: leave it out, and it lies where it belongs"
    )


@pytest.mark.rule("C-8.13")
@pytest.mark.parametrize(("phase", "now"), [("action", 2), ("generation-start", 1)])
def test_cards_lie_where_their_generation_belongs(phase: str, now: int) -> None:
    given = {
        "aside": [t.id for t in base().titles if t.generation > now],
        "offer": [t.id for t in base().titles if t.generation == now][:2],
        "discarded": [t.id for t in base().titles if t.generation == now][2:],
    }
    s = read_text(json.dumps({"options": SEED, "round": 3, "phase": phase, "titles": given}), "explicit")
    left = [t.id for t in base().titles if t.generation < now]
    assert file(s, "titles") == given | {"discarded": [*left, *given["discarded"]]}


def test_a_later_title_is_attached_to_nobody() -> None:
    later = next(t.id for t in base().titles if t.generation == 2)
    person = {"card": f"{HEAD}-patriarch", "attached": {"title": later}}
    assert f"{later} belongs to a later Generation" in refused(options=SEED, seats=[{"family": [person]}, {}])


def test_more_mansions_than_there_are() -> None:
    member = (
        "matriarch; aleksandr & 1; son < 1 adult [mansion]; son < 1 [mansion]; son < 1 [mansion]; son < 1 [mansion]"
    )
    with pytest.raises(BadPosition, match="mansions: more cards mansion are attached"):
        table(family=member, round=3)


def test_the_family_of_an_extinct_seat_has_no_children_left() -> None:
    two = seat(family="matriarch; aleksandr & 1; son < 1", eliminated=1)
    with pytest.raises(BadPosition, match="rows 1 to 1 now"):
        table(family="patriarch; agnieszka & 1; son < 1", two=two, round=3)


def test_lasting_effects_need_their_person() -> None:
    wife = next(f.id for f in base().friends if f.gender == 1 and any(c.lasting for c in f.effects))
    with pytest.raises(BadPosition, match=rf"seats\[1\]\.lasting\[1\]\.person: {wife} lasts if it shows that person"):
        table(lasting=wife)


# --- The Testament ---


BAD_TREES: list[tuple[str, str]] = [
    ("a Testament tree begins with three Friends", "patrick; laurent & 3 row 1; angelique & 2"),
    ("a Testament tree begins with three Friends", "patrick < 2 3; son & 3 row 1; angelique & 2"),
    ("a Testament tree begins with three Friends", "patrick < 2 3; laurent row 1; angelique row 1"),
    ("everybody in The Testament is an adult", "patrick < 2 3; laurent & 3 < 4; angelique & 2; son child"),
    ("only adults hold cards, and never the Starting card", "patrick < 2 3; laurent & 3 [mansion]; angelique & 2"),
    ("patrick is not used with mode=solo_testament", f"{START_TREE.replace('son & 5', 'patrick & 5')}"),
    ("george is not used with mode=solo_testament", f"{START_TREE.replace('son & 5', 'george & 5')}"),
    ("no card 'complication'", f"{START_TREE}; complication & 1"),
]


@pytest.mark.parametrize(("said", "tree"), BAD_TREES)
def test_impossible_trees_are_refused(said: str, tree: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ancestry(tree)
    assert said in caught.value.text("en")


def test_what_the_testament_does_not_have() -> None:
    options = {"mode": "solo_testament"}
    assert "seats[1].head" in refused(options=options, seats=[{"head": HEAD}])
    assert "seats[1].patron" in refused(options=options, seats=[{"patron": base().patrons[0].id}])
    assert "there are no Patrons in The Testament" in refused(options=options, seats=[{"under_patron": 1}])
    assert "no Complication is left" in refused(options=options, seats=[{"complication": 1}])
    assert "no family dies out in The Testament" in refused(options=options, round=3, seats=[{"eliminated": 1}])
    head_side = f"{HEAD}-patriarch"
    assert "no Heads of the Family" in refused(options=options, seats=[{"family": [{"card": head_side}]}])


def test_hints_are_drawn_once_and_not_before_their_generation() -> None:
    options = {"mode": "solo_testament"}
    first, late = base().hints[0].id, next(h.id for h in base().hints if h.generation == 3)
    assert f"hints[2].hint: {first} is drawn already" in refused(options=options, hints=[{"hint": first}] * 2)
    assert "belongs to a later Generation" in refused(options=options, hints=[{"hint": late}])
    assert "hint_deck.next[1]" in refused(options=options, hints=[{"hint": first}], hint_deck={"next": [first]})


# --- what is pending ---


TURN = {"kind": "turn", "seat": 1}
END = {"kind": "end-turn", "seat": 1}
COUPLE = people(WIFE, SON)

BAD_PENDING: list[tuple[str, list[Content], Content]] = [
    ("pending[1].kind: expected", [{"kind": "tea", "seat": 1}], {}),
    ("pending[1].seat: expected a whole number from 1 to 2", [{"kind": "turn"}], {}),
    ("pending[1].wine: unknown field", [TURN | {"wine": 1}], {}),
    ("pending[1].seat: the family of seat 2 has died out", [{"kind": "turn", "seat": 2}],
     {"round": 3, "seats": [{}, {"eliminated": 1}]}),
    ("pending: this concerns seat 1", [{"kind": "turn", "seat": 2}], {}),
    ("pending: this concerns seat 1", [END, {"kind": "ask", "seat": 2}], {}),
    ("pending: this cannot be pending in the phase action", [TURN, TURN], {}),
    ("pending: this cannot be pending in the phase action", [{"kind": "ask", "seat": 1}], {}),
    ("pending: this cannot be pending in the phase action",
     [END, {"kind": "ask", "seat": 1}, {"kind": "renew", "seat": 1}], {}),
    ("pending: this cannot be pending in the phase action", [{"kind": "grow-up", "seat": 1}], {}),
    ("pending: this cannot be pending in the phase action", [TURN, {"kind": "after", "seat": 1}], {}),
    ("pending: this cannot be pending in the phase income", [TURN], {"phase": "income"}),
    ("pending: this cannot be pending in the phase setup", [{"kind": "offers"}], {"phase": "setup"}),
    ("pending: a position in set-up must say", [], {"phase": "setup"}),
    ("seats[1].family: this must be there exactly if head-side is not pending",
     [{"kind": "starting-player"}, {"kind": "hand", "seat": 1}],
     {"phase": "setup", "seats": [{"head": HEAD, "patron": base().patrons[0].id}, {}]}),
    ("pending: there is nothing to choose", [END, {"kind": "after", "seat": 1}], {}),
    ("drawn: two Missions are drawn", [END, {"kind": "mission", "seat": 1}], {}),
    ("pending: does not fit the position for take",
     [END, {"kind": "take", "seat": 1, "count": 2, "sourced": True}], {"display": ["jan", "nancy"]}),
    ("pending: does not fit the position for take",
     [END, {"kind": "take", "seat": 1, "count": 1, "sourced": False}], {"display": ["jan", "nancy"]}),
    ("pending[2].mother: does not fit", [END, {"kind": "lose", "seat": 1, "father": 1, "mother": 2}],
     {"seats": COUPLE}),
    ("pending[2].father: does not fit", [END, {"kind": "births", "seat": 1, "father": 2, "mother": 1, "count": 1}],
     {"seats": COUPLE}),
    ("pending[2].father: does not fit", [END, {"kind": "births", "seat": 1, "father": 1, "mother": 2, "count": 1}],
     {"seats": COUPLE, "round": 3}),
    ("pending[2].father: expected a whole number from 1 to 3",
     [END, {"kind": "births", "seat": 1, "father": 9, "mother": 2, "count": 1}], {"seats": COUPLE}),
    ("pending[2].count: does not fit", [END, {"kind": "births", "seat": 1, "father": 1, "mother": 2, "count": 0}],
     {"seats": COUPLE}),
    ("pending[2].need: does not fit",
     [END, {"kind": "search", "seat": 1, "father": 1, "mother": 2, "need": 3, "found": []}], {"seats": COUPLE}),
    ("pending[2].found[1]: the deck salon-1 has no card 'jan'",
     [END, {"kind": "search", "seat": 1, "father": 1, "mother": 2, "need": 2, "found": ["jan"]}], {"seats": COUPLE}),
    ("pending[2].other: does not fit",
     [END, {"kind": "pair", "seat": 1, "father": 1, "mother": 2, "one": "son", "other": "son"}], {"seats": COUPLE}),
    ("pending[2].friend: does not fit", [END, {"kind": "wedding", "seat": 1, "person": 2, "friend": 1, "step": 3}],
     {"seats": COUPLE}),
    ("pending[2].step: expected a whole number from 3 to 7",
     [END, {"kind": "wedding", "seat": 1, "person": 1, "friend": 2, "step": 2}], {"seats": COUPLE}),
    ("pending[2].clauses: does not fit", [END, {"kind": "effects", "seat": 1, "card": "agnieszka", "person": 2,
                                                "clauses": [9]}], {"seats": COUPLE}),
    ("pending[2].card: does not fit", [END, {"kind": "holder", "seat": 1, "space": "title", "card": "count"}],
     {"round": 3}),
    ("pending[2].space: expected title, contribute",
     [END, {"kind": "holder", "seat": 1, "space": "mansion", "card": "count"}], {}),
    ("pending[2].owner: does not fit",
     [END, {"kind": "rival", "seat": 1, "owner": 1, "card": "vera", "clause": 1}], {}),
    ("pending[2].person: does not fit", [END, {"kind": "parent", "seat": 1, "person": 1, "wanted": "son"}], {}),
    ("pending[2].count: does not fit", [TURN, {"kind": "refill", "count": 5}], {"display": ["jan"]}),
]  # fmt: skip


@pytest.mark.parametrize(("said", "pending", "content"), BAD_PENDING, ids=[said[:50] for said, _, _ in BAD_PENDING])
def test_only_what_play_can_reach_is_pending(said: str, pending: list[Content], content: Content) -> None:
    assert said in refused(**({"options": SEED, "display": ["jan"]} | content), pending=pending)


def test_the_two_drawn_missions() -> None:
    drawn = ["new-steam-engine", "establish-a-craft-guild"]
    s = read(options=SEED, display=["jan"], drawn=drawn, pending=[END, {"kind": "mission", "seat": 1}])
    assert legal(s) == [f"mission {id}" for id in drawn]
    assert forms.view(s, 1)["drawn"] == {"seat": 1, "missions": 2}
    do(s, "mission new-steam-engine")
    assert shown(s)["missions"] == ["new-steam-engine"]
    assert file(s, "mission_discard") == ["establish-a-craft-guild"]


def test_cards_of_a_pair_and_of_a_search_are_in_no_pile() -> None:
    pair = {"kind": "pair", "seat": 1, "father": 1, "mother": 2, "one": "son", "other": "daughter"}
    one, other = sorted(("son", "daughter"), key=base().card_number)
    s = read(options=SEED, seats=COUPLE, display=["jan"], pending=[END, pair | {"one": one, "other": other}])
    assert legal(s) == [f"child {one}", f"child {other}"]
    assert len(s.child_pile) == 88 - 3


def test_a_title_between_offer_and_holder() -> None:
    card = next(t.id for t in base().titles if t.generation == 2)
    pending = [END, {"kind": "holder", "seat": 1, "space": "title", "card": card}]
    s = table(family="patriarch; agnieszka & 1; son < 1; daughter < 1", round=3, pending=pending)
    assert shown_offer(s)[0] == [t.id for t in base().titles if t.generation == 2 and t.id != card]
    assert legal(s) == ["person 3", "person 4"]
    assert read_back(s).to_json() == s.to_json()
    assert family(do(s, "person 4"))[3].endswith(f"[{card}]")


def test_set_up_with_the_choices_already_made() -> None:
    pending = [{"kind": "starting-player"}, {"kind": "hand", "seat": 2}, {"kind": "hand", "seat": 1}]
    seats = [
        {"head": h.id, "patron": p.id, "family": [{"card": f"{h.id}-patriarch"}], "hand": [f]}
        for h, p, f in zip(base().heads, base().patrons, ("jan", "nancy"), strict=False)
    ]
    s = read(options=SEED, phase="setup", seats=seats[:2], display=["vera"], pending=pending)
    assert asked(s) == ("hand", 1)
    do(s, "keep", "exchange")
    assert (asked(s)[0], hand(s), len(hand(s, 2))) == ("turn", ["jan"], 1)


# --- the notation itself ---


def test_the_example_of_the_notation() -> None:
    s = table(
        cards=[friend("ann", cost=2), friend("bob", "male"), child("imp", "male", effects="brave")],
        hand="ann, bob*", gold=3, child_next="imp", two=seat(gold=1),
    )  # fmt: skip
    do(s, "marry")
    assert family(s) == ["patriarch & 2", "ann & 1", "imp < 1 2 child"]
    assert tracks(s)["gold"] == 1
    assert asked(s) == ("turn", 2)


def test_names_are_read_as_ids() -> None:
    assert names("John Law, 2 son") == ["john-law", "son", "son"]


def test_rounds_can_be_idled_away() -> None:
    s = end_round(table(gold=1))
    assert (s.round, s.gold) == (2, [5, 4])


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_both_languages(language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        table(hand="jan", display="jan")
    assert "jan" in caught.value.text(language)
