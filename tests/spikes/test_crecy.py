"""The contract of core under the hardest moments of The Testament of Duke de Crecy, played with the slice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bequest.core import reasons, record
from bequest.core.errors import IllegalAction
from bequest.core.journal import Event
from bequest.core.position import CHANCE
from bequest.core.rng import Rng, seeded
from tests.spikes.crecy import CrecyPosition, CrecySlice
from tests.spikes.crecy_state import (
    ADULT,
    ALL_CARDS,
    ASK_MONEY,
    CHILD,
    CHILD_CARDS,
    COMPLICATION,
    DAUGHTERS,
    DEPARTED,
    KINDS,
    NAMES,
    PATRONS,
    PROMISED,
    SEARCH,
    SON,
    SONS,
    gender,
)

GAME = CrecySlice()
Content = dict[str, Any]


# --- positions for tests ---


def words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def person(
    owner: int, card: str, row: int, partner: int = 0, parents: tuple[int, int] = (0, 0), status: str = "adult"
) -> Content:
    entry: Content = {"owner": owner, "card": card, "row": row, "father": parents[0], "mother": parents[1]}
    return entry | {"partner": partner, "status": status}


HEADS = (person(1, "patriarch", 1), person(2, "matriarch", 1))
MARRIED = (person(1, "patriarch", 1, partner=3), HEADS[1], person(1, "eva", 1, partner=1))
WIDOWER = (*HEADS, person(1, "eva", 1, partner=1, status="departed"))


def child(card: str, mother: int = 3, **more: Any) -> Content:
    return person(1, card, 2, parents=(1, mother), **{"status": "child", **more})


def table(
    *persons: Content,
    chance: str = "auto",
    child_deck: str | None = None,
    hands: tuple[str, str] = ("", ""),
    **more: Any,
) -> CrecyPosition:
    """Seat 1's first turn, with a journal. Piles are words; a card placed nowhere is in its deck.

    `child_deck` states that deck in full: the other Child cards are then children of the other family.
    """
    content: Content = CrecyPosition(GAME, seeded(1), True, None).to_dict()
    content |= {"turns": 1, "patrons": ["bishop", "queen"], "pending": [{"kind": "turn", "seat": 1}]}
    content |= {"friend_deck": [], "child_deck": [], "persons": [dict(entry) for entry in persons or HEADS]}
    content |= {"hands": [words(hand) for hand in hands], "display": words("clara dorothea flora gaspard hugo")}
    content |= {name: words(value) if isinstance(value, str) else value for name, value in more.items()}
    left = Counter(NAMES[card] for card in ALL_CARDS if card not in PATRONS)
    left -= Counter(card for pile in ("display", "friend_top", "friend_discard") for card in content[pile])
    left -= Counter(card for pile in ("child_top", "child_discard", "aside", "reserve") for card in content[pile])
    left -= Counter(card for hand in content["hands"] for card in hand)
    left -= Counter(entry["card"] for entry in content["persons"] if entry["status"] != "departed")
    left -= Counter("complication" for kept in content["kept"] if kept)
    left -= Counter(words(child_deck or ""))
    rest = [name for name in sorted(left.elements(), key=NAMES.index) if name in NAMES[SON : COMPLICATION + 1]]
    content["friend_deck"] = [name for name in NAMES[:SON] if left[name]]
    content["child_deck"] = rest if child_deck is None else words(child_deck)
    if child_deck is not None:
        assert "complication" not in rest, "a Complication is nobody's child; place it"
        content["persons"] += [person(2, name, 4, status="child") for name in rest]
    return GAME.from_json(json.dumps(content), chance, journal=True)


def play(s: CrecyPosition, *texts: str) -> None:
    for text in texts:
        s.apply(GAME.parse(text))


def offered(s: CrecyPosition) -> list[str]:
    return [GAME.text(action) for action in s.legal()]


def cards(pile: list[int]) -> str:
    return " ".join(NAMES[card] for card in pile)


def stack(s: CrecyPosition) -> str:
    return " ".join(KINDS[frame.kind][0] for frame in s.frames)


def told(s: CrecyPosition, seat: int | None = None) -> list[str]:
    return [str(event["event"]) for event in s.events(0, seat)]


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def walk(s: CrecyPosition, seed: int) -> Iterator[CrecyPosition]:
    """Random play that prefers family life to money: yields the same position before every answer and at the end."""
    rng = seeded(seed + 1000)
    while not s.over:
        yield s
        if s.seat == CHANCE:
            s.push(s.sample(rng))
        else:
            s.push(any_of([action for action in s.legal() if action != ASK_MONEY] or [ASK_MONEY], rng))
    yield s


SEEDS = range(8)


def every_node() -> Iterator[CrecyPosition]:
    """Whole games with every draw a node of its own, and some that begin just before a moment of interest."""
    for seed in SEEDS:
        yield from walk(GAME.new(2, seed, "explicit", journal=True), seed)
    for seed in range(2):
        yield from walk(table(*WIDOWER, hands=("adela eva", "jan"), chance="explicit"), seed)
        yield from walk(table(*PROMISES, **LAST_TURN, chance="explicit"), seed)


# --- a paid gender search ---


def sight(s: CrecyPosition, seat: int | None) -> str:
    """Everything that a seat is given, its guesses included."""
    given: Content = {"view": s.view(seat), "key": repr(s.key(seat)), "events": s.events(0, seat)}
    given["decision"] = repr(s.decision)
    given["guess"] = s.guess(seat, seeded(5)).to_json()
    if seat is not None:
        given |= {"prompt": repr(s.prompt(seat)), "legal": s.legal(seat)}
    return json.dumps(given)


def test_nothing_changes_before_the_commit_of_a_search() -> None:
    """C-10.27 to C-10.33: couple and gender are chosen, then all at once 1 Honor is paid and the first card comes."""
    s = table(*MARRIED, child("son", partner=5, status="adult"), person(1, "flora", 2, partner=4),
              child("handsome", partner=7, status="adult"), person(1, "bernadette", 2, partner=6),
              generation=2, chance="explicit", display="karl")  # fmt: skip
    before, seen = s.to_json(), [sight(s, 1), sight(s, None)]
    play(s, "have-children")
    assert offered(s) == ["person 4", "person 6"]
    play(s, "person 6")
    assert offered(s) == ["birth free", "birth son", "birth daughter"]
    prompt = s.prompt(0)
    assert prompt is not None
    assert (prompt.step, prompt.choices) == ("gender", ("have-children", "person 6"))
    assert [sight(s, 1), sight(s, None)] == seen
    assert s.back(1) == 1
    assert offered(s) == ["person 4", "person 6"]
    assert s.back() == 1
    assert s.to_json() == before
    assert s.journal is not None
    assert s.journal.answers == []
    play(s, "have-children", "person 6", "birth daughter")
    assert (s.honor, s.seat, stack(s)) == ([-1, 0], CHANCE, "search")
    assert told(s, 1) == ["have-children"]


def test_a_preview_of_the_search_stops_at_the_first_card() -> None:
    s = table(*MARRIED)
    play(s, "have-children")
    action = GAME.parse("birth son")
    assert [event["event"] for event in s.preview(action, 0)] == ["have-children", "unknown"]
    assert s.honor == [0, 0]


def test_wrong_gender_cards_are_laid_aside_for_all_to_see_and_shuffled_back() -> None:
    """C-18.3 to C-18.5, C-33.6."""
    s = table(*MARRIED, child_top="son handsome daughter son", chance="explicit")
    play(s, "have-children", "birth daughter", "card son", "card handsome")
    assert s.view(1)["aside"] == s.view(None)["aside"] == ["son", "handsome"]
    assert offered(s) == ["card daughter"]
    play(s, "card daughter")
    assert s.aside == []
    assert s.child_top == []
    assert cards(s.child_deck).count("son") == 5
    assert cards(s.child_deck).count("handsome") == 1
    assert s.person_dict(3) == person(1, "daughter", 2, parents=(1, 3), status="child")
    assert told(s)[-2:] == ["born", "shuffled-back"]
    assert s.seat == 1


def test_a_complication_in_a_search_is_a_decision_of_its_own() -> None:
    """C-16.1, C-16.5, C-16.13, C-18.6: the child is lost, the Complication kept, the Honor not refunded."""
    s = table(*MARRIED, child_top="son complication daughter", chance="explicit")
    play(s, "have-children", "birth daughter", "card son", "card complication")
    assert (stack(s), s.seat, offered(s)) == ("search lose", 0, ["lose child", "lose mother"])
    assert s.decision is not None
    assert (s.decision.kind, s.decision.subject) == ("lose", "eva")
    assert cards(s.aside) == "son"
    play(s, "lose child")
    assert (s.kept, s.honor, len(s.persons), s.seat) == ([1, 0], [-1, 0], 3, 1)
    assert s.aside == []
    assert len(s.child_deck) == len(CHILD_CARDS) - 1


def test_losing_the_mother_goes_on_with_the_search() -> None:
    """C-6.13, C-6.17, C-16.3, C-16.8, C-18.7: she departs, the next Complication is drawn past."""
    s = table(*MARRIED, child_top="son complication complication gossip-queen")
    play(s, "have-children", "birth daughter")
    assert stack(s) == "search lose"
    play(s, "lose mother")
    assert s.person_dict(2) == WIDOWER[2]
    assert s.person_dict(3) == person(1, "gossip-queen", 2, parents=(1, 3), status="child")
    assert (s.partner[0], cards(s.friend_discard), cards(s.child_discard)) == (-1, "eva", "complication")
    assert s.kept == [1, 0]
    assert not s.able_couples(0)


def test_a_mother_who_is_a_child_card_may_be_found_again_by_the_same_search() -> None:
    """C-6.16, C-15.11, C-16.3, C-17.7: her card stands for a new person; the widowed Friend does not marry again."""
    queen = child("gossip-queen", partner=5, status="adult")
    s = table(*MARRIED, queen, person(1, "karl", 2, partner=4), generation=2, kept=[0, 2], child_deck="complication",
              child_discard="complication", hands=("flora", ""), display="clara")  # fmt: skip
    play(s, "have-children", "birth daughter")
    play(s, "lose mother")
    assert s.status[3] == DEPARTED
    assert s.person_dict(len(s.persons) - 1) == person(1, "gossip-queen", 3, parents=(5, 4), status="child")
    assert cards(s.child_deck) == "complication"
    assert s.partners(0, NAMES.index("flora"), False) == []


def test_the_head_cannot_be_lost_and_nobody_is_asked() -> None:
    """C-16.9."""
    s = table(HEADS[0], person(2, "matriarch", 1, partner=3), person(2, "karl", 1, partner=2),
              child_top="complication", turns=2, pending=[{"kind": "turn", "seat": 2}])  # fmt: skip
    play(s, "have-children", "birth free")
    assert (s.kept, len(s.persons), s.seat, s.honor) == ([0, 1], 3, 0, [0, 0])


@pytest.mark.parametrize(
    ("generation", "discard", "reserve", "found", "untouched"),
    [
        (1, "daughter", "son gossip-queen", "daughter", "reserve"),  # C-15.11
        (1, "son", "gossip-queen", "gossip-queen", "child_discard"),  # C-15.15: nothing there could end the search
        (3, "daughter", "son gossip-queen", "gossip-queen", "child_discard"),  # C-15.10
        (3, "daughter", "son", "daughter", "reserve"),  # C-15.15
    ],
)
def test_the_deck_runs_out_in_mid_search(
    generation: int, discard: str, reserve: str, found: str, untouched: str
) -> None:
    """C-18.9: the new deck is made without the cards laid aside, which come back afterwards."""
    head, _, wife = (entry | {"row": generation} for entry in MARRIED)
    s = table(head, HEADS[1], wife, generation=generation, kept=[1, 1], child_deck="handsome complication",
              child_discard=discard, reserve=reserve)  # fmt: skip
    stays = {"reserve": reserve, "child_discard": f"{discard} complication"}[untouched]
    play(s, "have-children", "birth daughter")
    assert NAMES[s.persons[-1].card] == found
    assert cards(getattr(s, untouched)) == stays
    assert "handsome" in cards(s.child_deck)
    assert s.seat == 1


def test_a_search_that_can_find_nothing_more_ends_without_a_child() -> None:
    """C-15.14: only the Complication could end it; once that is kept, no Daughter is left anywhere."""
    s = table(*MARRIED, kept=[0, 1], child_deck="handsome complication complication")
    play(s, "have-children")
    play(s, "birth daughter")
    play(s, "lose mother")
    assert told(s)[-2:] in (["mother-lost", "no-child"], ["no-child", "shuffled-back"])
    assert cards(s.friend_discard) == "eva"
    assert "handsome" in cards(s.child_deck)
    assert s.aside == []


def test_a_gender_is_not_offered_if_nothing_could_come_of_it() -> None:
    """C-15.17, with the reason."""
    s = table(*MARRIED, kept=[1, 1], child_deck="son complication")
    play(s, "have-children")
    assert offered(s) == ["birth free", "birth son"]
    reason = s.why_not(GAME.parse("birth daughter"))
    assert reason is not None
    assert reason.rule == "C-15.17"


# --- the widower marries again ---


def test_the_wedding_takes_cards_over_a_refill_and_ends_with_a_birth() -> None:
    """C-12.5, C-13.6 to C-13.11, C-17.6, C-17.10: the old display, a refill, one card of the new one, then a child."""
    s = table(*WIDOWER, child("son"), child("son"), hands=("adela", ""), display="clara karl", chance="explicit",
              friend_top="hugo igor jan eva flora", child_top="daughter")  # fmt: skip
    play(s, "marry adela")
    assert (s.gold, stack(s), s.seat) == ([2, 4], "wedding batch refill", CHANCE)
    assert s.prestige == [0, 0]
    play(s, *(f"card {name}" for name in words("hugo igor jan eva flora")))
    assert stack(s) == "wedding batch take"
    assert (s.decision and s.decision.subject) == "1"
    play(s, "card jan")
    assert stack(s) == "wedding births search"
    play(s, "card daughter")
    assert s.view(1)["known_to_all"] == [["clara", "jan", "karl"], []]
    assert cards(s.display) == "eva flora hugo igor"
    assert s.prestige == [1, 0]
    assert s.person_dict(6) == person(1, "daughter", 2, parents=(1, 6), status="child")
    assert (s.partner[0], s.partner[5], s.partner[2]) == (5, 0, 0)


def test_the_last_card_of_the_display_is_taken_too() -> None:
    """C-12.6, C-12.7, C-12.9: three of four are chosen as a set; the fourth comes along; then the refill."""
    s = table(*WIDOWER, hands=("adela", ""), display="clara flora hugo karl", chance="explicit")
    play(s, "marry adela")
    assert offered(s) == ["card clara", "card flora"]
    play(s, "card clara")
    assert offered(s) == ["card flora", "card hugo"]
    before = sight(s, 1)
    play(s, "card flora")
    assert offered(s) == ["card hugo", "card karl"]
    assert sight(s, 1) == before
    assert s.back() == 2
    play(s, "card flora")  # the other two are then the only ones left in deck order
    assert s.view(1)["known_to_all"] == [["clara", "flora", "hugo", "karl"], []]
    assert (stack(s), s.display) == ("wedding refill", [])


def test_a_short_refill_takes_what_there_is() -> None:
    """C-12.13, C-12.15: the discard pile becomes the deck at once, and all three cards are laid out."""
    others = "bernadette dorothea flora gaspard hugo igor jan"
    s = table(*WIDOWER, hands=("adela", others), display="clara", friend_top="karl", friend_discard="eva louis",
              chance="explicit")  # fmt: skip
    play(s, "marry adela", "card karl")
    assert told(s)[-1] == "new-friend-deck"
    play(s, "card eva", "card louis")
    assert (stack(s), cards(s.display)) == ("wedding batch take", "eva karl louis")


def test_takes_that_nothing_is_left_for_are_forfeited() -> None:
    """C-12.15: one card instead of three, and the wedding goes on."""
    others = "bernadette dorothea eva flora gaspard hugo igor jan karl louis"
    s = table(*WIDOWER, hands=("adela", others), display="clara", child_top="son")
    play(s, "marry adela")
    assert s.view(1)["known_to_all"] == [["clara"], []]
    assert (s.display, s.prestige, NAMES[s.persons[-1].card], s.seat) == ([], [1, 0], "son", 1)


def test_three_earlier_children_leave_no_birth_and_the_wedding_can_be_undone() -> None:
    """C-13.12, C-17.10. Nothing was revealed, so both committed decisions can be taken back, one by one."""
    s = table(*WIDOWER, child("son"), child("son"), child("daughter"), hands=("adela", ""))
    start = s.to_json()
    play(s, "marry adela")
    chosen = s.to_json()
    play(s, "card clara", "card flora", "card gaspard")
    assert (s.seat, len(s.persons)) == (1, 7)
    s.undo(0)
    assert s.to_json() == chosen
    s.undo(0)
    assert s.to_json() == start
    assert told(s) == []


def test_a_wedding_that_cannot_be_paid_is_refused_with_the_numbers() -> None:
    s = table(*WIDOWER, hands=("dorothea adela", ""), display="clara")
    assert offered(s) == ["marry adela", "ask-money"]
    ((action, reason),) = s.candidates()
    assert GAME.text(action) == "marry dorothea"
    assert (reason.rule, reason.numbers["cost"], reason.numbers["gold"]) == ("C-13.4", 5, 4)


def test_two_draws_are_resolved_one_by_one() -> None:
    """C-15.7, C-16.10, C-16.11: a lost child costs one draw, a lost mother the rest of them."""
    lost_child = table(*WIDOWER, hands=("bernadette", ""), child_top="complication son")
    play(lost_child, "marry bernadette")
    assert stack(lost_child) == "wedding births search lose"
    play(lost_child, "lose child")
    assert [NAMES[p.card] for p in lost_child.persons[3:]] == ["bernadette", "son"]
    lost_mother = table(*WIDOWER, hands=("bernadette", ""), child_top="complication son daughter")
    play(lost_mother, "marry bernadette", "lose mother")
    assert [NAMES[p.card] for p in lost_mother.persons[3:]] == ["bernadette", "son"]
    assert cards(lost_mother.child_top) == "daughter"
    grown = child("daughter", status="adult")
    original = table(*MARRIED, grown, generation=2, hands=("louis", ""), child_top="complication son daughter")
    play(original, "marry louis", "lose mother")
    assert [NAMES[p.card] for p in original.persons[4:]] == ["louis", "son"]


# --- arranged marriages at the Generation start ---

PROMISES = (
    *MARRIED,
    child("handsome", partner=5),
    person(1, "bernadette", 2, partner=4, status="promised"),
    child("gossip-queen", partner=7),
    person(1, "jan", 2, partner=6, status="promised"),
    person(2, "son", 2, partner=9, parents=(0, 2), status="child"),
    person(2, "flora", 2, partner=8, status="promised"),
)
LAST_TURN: Content = {"turns": 6, "pending": [{"kind": "turn", "seat": 2}], "display": "clara hugo"}


def test_arranged_marriages_are_carried_out_in_the_order_the_owner_likes() -> None:
    """C-8.5 to C-8.10, C-35.3, C-35.9: one player completely before the next, each marriage before the next."""
    s = table(*PROMISES, **LAST_TURN, child_top="son daughter son daughter", chance="explicit")
    play(s, "ask-money")
    assert (stack(s), s.generation) == ("clean-up grow-up grow-up deal", 2)
    assert (s.status[3], s.status[7]) == (ADULT, CHILD)  # seat 2 has not begun
    play(s, "card adela", "card karl")
    assert (stack(s), offered(s)) == ("clean-up grow-up grow-up next", ["person 4", "person 6"])
    play(s, "person 6")
    assert s.status[6] == ADULT
    assert s.status[4] == PROMISED
    play(s, "card hugo")  # jan gives one card; clara is the last one and comes along
    assert stack(s) == "clean-up grow-up grow-up wedding refill"
    while s.frames[-1].kind != SEARCH:
        s.push(s.legal()[0])
    assert s.gold == [4, 6]
    play(s, "card son")
    assert stack(s) == "clean-up grow-up grow-up wedding births search"  # the last one is not asked for
    play(s, "card daughter", "card son")
    assert s.gold == [6, 6]
    assert (stack(s), s.status[7], s.status[8]) == ("clean-up grow-up wedding births search", ADULT, ADULT)
    play(s, "card daughter")
    assert [(p.owner, p.row) for p in s.persons[9:]] == [(0, 3), (0, 3), (0, 3), (1, 3)]
    assert (s.generation, s.turns, stack(s), s.seat) == (2, 1, "turn", 0)


def test_a_complication_of_the_last_generation_still_protects() -> None:
    """C-8.11, C-8.14."""
    s = table(*PROMISES, **LAST_TURN, kept=[1, 0], child_top="complication son daughter son daughter")
    play(s, "ask-money", "person 4")
    assert "lose" not in stack(s)
    assert (s.kept, cards(s.child_discard)) == ([1, 0], "complication")
    assert stack(s) == "clean-up grow-up grow-up wedding batch take"
    play(s, "card clara")
    assert (s.kept, cards(s.child_discard)) == ([0, 0], "complication complication")


def test_a_complication_kept_at_the_generation_start_stays() -> None:
    """C-8.15; and the deepest stack of the game survives a round trip."""
    s = table(*PROMISES, **LAST_TURN, child_top="complication son son son daughter")
    play(s, "ask-money", "person 4")
    assert stack(s) == "clean-up grow-up grow-up wedding births search lose"
    again = GAME.from_json(s.to_json(), journal=True)
    for copy in (s, again):
        play(copy, "lose child", "card clara")
        assert (copy.kept, copy.generation, copy.turns) == ([2, 0], 2, 1)
    assert again.to_json() == s.to_json()


# --- texts, records, undo ---


def test_every_node_survives_a_round_trip_and_goes_on_alike() -> None:
    """At every decision, in mid-move, and at every chance node, the middle of a search with cards aside included."""
    visited = Counter[str]()
    for s in every_node():
        visited[stack(s) + (" aside" if s.aside else "")] += 1
        text = s.to_json()
        again = GAME.from_json(text, "explicit")
        assert again.to_json() == text
        assert [again.view(seat) for seat in (0, 1, None)] == [s.view(seat) for seat in (0, 1, None)]
        assert (again.seat, again.legal(), again.decision) == (s.seat, s.legal(), s.decision)
        if not s.over:
            copy = s.clone()
            for position in (copy, again):
                position.push(position.legal()[-1])
            assert again.to_json() == copy.to_json()
            assert s.to_json() == text
    for end in ("search aside", "lose aside", "births search", "turn whom", "couple gender", "take take", "next"):
        assert any(nodes.endswith(end) for nodes in visited), end


def test_a_record_replays_with_the_generator_and_with_its_own_outcomes() -> None:
    for seed in SEEDS:
        *_, played = walk(GAME.new(2, seed, journal=True), seed)
        text = record.make(played, {"players": 2, "seed": seed}).to_json()
        auto = record.verify(record.load(text), GAME)
        fed = record.verify(record.load(text), GAME, "explicit")
        assert auto.to_json() == played.to_json()
        assert fed.digest() == played.digest()
        assert fed.events(0, 0) == auto.events(0, 0) == played.events(0, 0)


def test_a_record_cut_in_the_middle_of_a_search_goes_on_from_there() -> None:
    start = table(*MARRIED, child_top="son son complication daughter", chance="explicit")
    began: Content = json.loads(start.to_json())
    play(start, "have-children", "birth daughter", "card son", "card son")
    cut = record.load(record.make(start, {}, began).to_json())
    assert cut.answers == ["1 have-children", "1 birth daughter", "* card son", "* card son"]
    again = record.verify(cut, GAME, "explicit")
    assert (again.digest(), again.seat) == (start.digest(), CHANCE)


def test_a_reveal_ends_the_undo_and_a_decision_after_it_starts_anew() -> None:
    s = table(*MARRIED, child_top="son complication daughter")
    play(s, "have-children", "birth daughter")
    refusal = s.can_undo(0)
    assert refusal is not None
    assert refusal.code == reasons.SOMETHING_REVEALED
    asked = s.to_json()
    play(s, "lose child")
    s.undo(0)  # nothing was revealed since the question: only the answer is taken back
    assert s.to_json() == asked
    play(s, "lose mother")
    with pytest.raises(IllegalAction, match="a card was drawn since"):
        s.undo(0)
    assert NAMES[s.persons[-1].card] == "daughter"


def test_a_committed_search_cannot_be_undone_even_before_its_first_card() -> None:
    """With explicit chance the commit and the first reveal are two moments; the commit is what counts (C-10.6)."""
    s = table(*MARRIED, chance="explicit")
    play(s, "have-children", "birth daughter")
    assert s.can_undo(0) is not None
    play(s, "card complication")
    assert s.can_undo(0) is not None


def test_an_undo_in_one_copy_leaves_the_other_copies_alone() -> None:
    s = table(*MARRIED)
    before = s.to_json()
    play(s, "ask-money")
    other = s.clone()
    s.undo(0)
    play(s, "have-children", "birth free")
    other.undo(0)
    assert other.to_json() == before


def test_every_attribute_that_changes_is_restored_by_an_undo() -> None:
    changing = set(vars(GAME.new(2, 1))) - {"game", "players", "auto", "journal"}
    assert changing | {"seat", "frames", "rng"} == set(CrecyPosition.FIELDS)


def test_chance_is_sampled_by_weight() -> None:
    s = table(*MARRIED, kept=[1, 1], child_deck="daughter daughter daughter handsome complication", chance="explicit")
    play(s, "have-children", "birth free")
    rng = seeded(3)
    found = Counter(GAME.text(s.sample(rng)) for _ in range(5000))
    assert set(found) == {"card daughter", "card handsome", "card complication"}
    assert 2850 < found["card daughter"] < 3150
    assert 900 < found["card handsome"] < 1100


# --- options and cards add up ---


def test_reasons_and_options_agree_and_no_card_is_lost() -> None:
    for s in every_node():
        assert [a for a in range(len(GAME.catalogue)) if s.why_not(a) is None] == sorted(s.legal())
        assert Counter(card for place in s.places() for card in place.cards) == Counter(ALL_CARDS)


# --- secrecy ---


def scrambled(content: Content, seat: int | None, rng: Rng) -> Content:
    """Exchanges what the seat cannot know (C-33.1, C-33.2, C-33.9, C-33.14), as the rules tell it, not the code."""
    own = -1 if seat is None else seat
    changed: Content = {**content, "hands": [hand[:] for hand in content["hands"]], "patrons": content["patrons"][:]}
    others = [other for other in range(2) if other != own]
    chooser = content["pending"][-1]["seat"] - 1 if content["pending"] else -1
    if chooser != own:
        changed["choices"] = []
    drawn = [[card for card in changed["hands"][o] if card not in content["known"][o]] for o in others]
    deck = content["friend_top"] + content["friend_deck"]
    mix([*drawn, deck], rng)
    for other, new in zip(others, drawn, strict=True):
        changed["hands"][other] = sorted([*content["known"][other], *new], key=NAMES.index)
    changed |= arranged("friend", deck, rng)
    children, reserve = content["child_top"] + content["child_deck"], content["reserve"]
    boys = [[card for card in pile if gender(NAMES.index(card)) == SONS] for pile in (children, reserve)]
    girls = [[card for card in pile if gender(NAMES.index(card)) == DAUGHTERS] for pile in (children, reserve)]
    mix(boys, rng)
    mix(girls, rng)
    changed["reserve"] = sorted(boys[1] + girls[1], key=NAMES.index)
    changed |= arranged("child", boys[0] + girls[0] + ["complication"] * children.count("complication"), rng)
    box = [[NAMES[card] for card in PATRONS if NAMES[card] not in content["patrons"]]]
    unseen = [[content["patrons"][other]] for other in others if content["patrons"][other]]
    mix(unseen + box, rng)
    for other, patron in zip([o for o in others if content["patrons"][o]], unseen, strict=True):
        changed["patrons"][other] = patron[0]
    return changed | {"random": [rng.word() for _ in range(4)]}


def arranged(kind: str, pile: list[str], rng: Rng) -> Content:
    """The pile in any arrangement: some cards on top, the others in deck order below."""
    mix([pile], rng)
    top = rng.below(len(pile) + 1)
    return {f"{kind}_top": pile[:top], f"{kind}_deck": sorted(pile[top:], key=NAMES.index)}


def mix(places: list[list[str]], rng: Rng) -> None:
    cards = [card for place in places for card in place]
    numbers = list(range(len(cards)))
    rng.shuffle(numbers)
    dealt = iter(numbers)
    for place in places:
        place[:] = [cards[next(dealt)] for _ in place]


def forget(s: CrecyPosition, other: CrecyPosition, seat: int | None) -> None:
    """Gives a scrambled position the journal of the true one, with other cards where the seat may not look."""
    assert s.journal is not None
    other.journal = s.journal.clone()
    for i, event in enumerate(other.journal.events):
        if event.secret and not event.seen_by(-1 if seat is None else seat):
            secret = tuple((card + 1) % len(NAMES) for card in event.secret)
            other.journal.events[i] = Event(event.kind, event.seat, event.args, secret, event.knowers)


def test_friends_drawn_from_the_deck_are_seen_by_their_owner_only() -> None:
    """C-33.1, C-33.5, in the view and in the journal; the same for the Patron."""
    s = GAME.new(2, 3, journal=True)
    for seat in (0, 1, None):
        assert [len(hand["known"]) for hand in views(s, seat)] == [2 if other == seat else 0 for other in range(2)]
        secrets = [event for event in s.events(0, seat) if event["event"] in ("drawn", "patron")]
        assert len(secrets) == 6
        assert all(("card" in event) == (seat is not None and event["seat"] == seat + 1) for event in secrets)


def test_what_a_seat_is_given_does_not_depend_on_what_it_cannot_know() -> None:
    rng = seeded(99)
    differing = 0
    for s in every_node():
        content = json.loads(s.to_json())
        for seat in (0, 1, None):
            changed = scrambled(content, seat, rng)
            other = GAME.from_json(json.dumps(changed), "explicit")
            forget(s, other, seat)
            assert sight(other, seat) == sight(s, seat)
            differing += other.digest() != s.digest()
    assert differing > 1000


def test_a_guess_is_a_legal_position_with_the_same_view() -> None:
    rng = seeded(7)
    for s in every_node():
        for seat in (0, 1, None):
            guess = s.guess(seat, rng)
            assert guess.view(seat) == s.view(seat)
            assert guess.key(seat) == s.key(seat)
            if seat is not None:
                assert guess.legal(seat) == s.legal(seat)
            assert GAME.from_json(guess.to_json(), "explicit").to_json() == guess.to_json()


def test_a_guess_keeps_what_was_taken_from_the_display_and_deals_the_rest_evenly() -> None:
    """C-33.9: clara was taken, jan was drawn; for seat 2 the unseen card may be any of the deck."""
    s = table(hands=("clara jan", "karl"), known=[["clara"], []], display="dorothea flora gaspard hugo adela")
    assert [hand["known"] for hand in views(s, 1)] == [["clara"], ["karl"]]
    assert [hand["known"] for hand in views(s, None)] == [["clara"], []]
    rng = seeded(8)
    found = Counter(cards(guess.known_hand(0, 0)) for guess in (s.guess(1, rng) for _ in range(2000)))
    unseen = ["bernadette", "eva", "igor", "jan", "louis"]
    assert set(found) == {" ".join(sorted(["clara", name], key=NAMES.index)) for name in unseen}
    assert all(320 < number < 480 for number in found.values())


def views(s: CrecyPosition, seat: int | None) -> list[Content]:
    hands: Any = s.view(seat)["hands"]
    return list(hands)


def test_a_guess_exchanges_special_children_with_the_reserve_within_a_gender() -> None:
    """C-33.14: how many Sons and Daughters lie in the reserve is public, which ones is not."""
    s = table(*MARRIED, reserve="son daughter")
    rng = seeded(8)
    found = Counter(cards(s.guess(0, rng).reserve) for _ in range(3600))
    assert set(found) == {"son daughter", "son gossip-queen", "handsome daughter", "handsome gossip-queen"}
    assert 2350 < found["son daughter"] < 2650
    assert 60 < found["handsome gossip-queen"] < 140
