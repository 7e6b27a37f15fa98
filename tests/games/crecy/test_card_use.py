"""What the Duke de Crecy counts of its cards, told from moves that were made."""

from __future__ import annotations

from collections import Counter

from bequest.core.usage import DROPPED, PLAYED, SEEN, TAKEN, Counts
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.seen import card_use
from tests.rules.crecy.table import do, mission, table

FIRST, SECOND = "new-steam-engine", "unrest-at-the-court"


def counted(s: CrecyPosition, kind: str) -> dict[tuple[str, str], int]:
    """How often cards of a kind were seen, taken, played or discarded so far."""
    counts: Counts = Counter()
    card_use.count_events(s.rules.deck, s.happened(), counts)
    return {(id, stage): number for (found, id, stage), number in counts.items() if found == kind}


def test_what_is_taken_before_it_is_played() -> None:
    """Friends and Missions; all other cards are played from where they were seen."""
    assert {kind.name: kind.taken_first for kind in card_use.KINDS} == {
        "friend": True, "child": False, "side": False, "title": False, "contribution": False, "mission": True,
        "patron": False, "hint": False,
    }  # fmt: skip


def test_of_two_missions_the_kept_one_is_taken_and_the_other_one_discarded() -> None:
    seen = {(FIRST, SEEN): 1, (SECOND, SEEN): 1}
    for kept, other in ((FIRST, SECOND), (SECOND, FIRST)):
        s = do(table(hand="ann", mission_next=f"{FIRST}, {SECOND}"), "undertake", f"mission {kept}")
        assert counted(s, "mission") == {**seen, (kept, TAKEN): 1, (other, DROPPED): 1}


def test_a_completed_mission_is_played() -> None:
    cards = [mission("hard", needs=[{"count": "titles", "least": 9}]), mission("easy")]
    s = do(table(cards=cards, missions="hard, easy"), "complete easy")
    assert counted(s, "mission") == {("easy", PLAYED): 1}


def test_the_first_friend_of_the_deck_is_taken_married_and_discarded() -> None:
    taken = do(table(display="abigail, ann, ayse, bernadette, bianca"), "socialize", "friend abigail")
    assert counted(taken, "friend")["abigail", TAKEN] == 1
    married = do(table(hand="abigail", gold=9), "marry")
    assert counted(married, "friend")["abigail", PLAYED] == 1
    paid = do(table(hand="abigail, ann", gold=9), "undertake", "friend abigail")
    assert counted(paid, "friend")["abigail", DROPPED] == 1
