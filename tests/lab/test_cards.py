"""The report of the cards: counts that agree with the games they come from."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest import games
from bequest.core.errors import BadOption
from bequest.core.journal import Event
from bequest.core.knowledge import marked
from bequest.core.usage import ACTIVATED, DROPPED, PLAYED, SEEN, TAKEN, WON, Counts
from bequest.games.crecy.data import loading, terms
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import events
from bequest.games.crecy.seen import card_use
from bequest.games.lastwill.data.loading import supplied
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import events as will_events
from bequest.games.lastwill.seen import card_use as will_card_use
from bequest.lab.cards import Report, report
from bequest.lab.simulate import Setup, play_game
from tests.sweeps import only_long

DECK = loading.supplied("base")
SETUP = Setup("crecy", DECK.text, 3, {}, 4, "heuristic")
TESTAMENT = Setup("crecy", DECK.text, 1, {"mode": "solo_testament"}, 4, "heuristic")


def counted(*events: Event) -> Counts:
    counts: Counts = Counter()
    card_use.count_events(DECK, events, counts)
    return counts


@pytest.fixture(scope="module")
def three_players() -> Report:
    return report(SETUP, 3)


def ends(setup: Setup, count: int) -> list[CrecyPosition]:
    game = games.get("crecy")
    found = [play_game(game, setup, number, Counter(), journal=True) for number in range(count)]
    return [end for end in found if isinstance(end, CrecyPosition)]


# --- single events ---


def test_a_friend_on_its_way_through_a_game() -> None:
    ann = [friend.id for friend in DECK.friends].index("ann")
    counts = counted(
        Event(events.DISPLAY, -1, (ann,)),
        Event(events.TAKEN, 0, (ann,)),
        Event(events.MARRY, 0, (ann, 0, 0)),
        Event(events.DRAWN, 1, (), (ann,), 2),
        Event(events.GIVEN, 1, (ann, 0)),
        Event(events.ARRANGE, 0, (ann, 2, 0)),
        Event(events.FRIEND_DISCARD, 1, (ann,)),
        Event(events.PASS, 1, ()),
    )
    assert [counts["friend", "ann", stage] for stage in card_use.USAGE.stages] == [2, 3, 2, 1]
    assert counts.total() == 8


def test_titles_and_contributions_are_played_when_attached_and_mansions_are_no_cards_to_count() -> None:
    counts = counted(
        Event(events.ATTACHED, 0, (terms.A_TITLE, 1, 0)),
        Event(events.ATTACHED, 0, (terms.A_CONTRIBUTION, 2, 0)),
        Event(events.ATTACHED, 0, (terms.A_MANSION, 0, 0)),
    )
    assert counts == {("title", "viscount", PLAYED): 1, ("contribution", "village-school", PLAYED): 1}


def test_of_two_missions_one_is_kept() -> None:
    counts = counted(Event(events.MISSION_KEPT, 0, (0, 3)), Event(events.MISSION_KEPT, 0, (1, -1)))
    first, second, fourth = (DECK.missions[number].id for number in (0, 1, 3))
    assert counts == {("mission", first, TAKEN): 1, ("mission", fourth, DROPPED): 1, ("mission", second, TAKEN): 1}


def test_a_head_shows_two_sides_and_a_patron_only_its_main_goal_counts() -> None:
    counts = counted(Event(events.HEAD, 0, (1,)), Event(events.GOAL, 0, (2, 0, 9)), Event(events.GOAL, 0, (2, 1, 4)))
    head = DECK.heads[1].id
    assert counts == {
        ("side", f"{head}-patriarch", SEEN): 1,
        ("side", f"{head}-matriarch", SEEN): 1,
        ("patron", DECK.patrons[2].id, PLAYED): 1,
    }


def test_hints_are_seen_and_fulfilled() -> None:
    hint = DECK.hints[5].id
    assert counted(Event(events.HINT, 0, (5,)), Event(events.HINT_DONE, 0, (5,))) == {
        ("hint", hint, SEEN): 1,
        ("hint", hint, PLAYED): 1,
    }


def test_every_event_can_be_counted() -> None:
    for kind, (_, public, secret) in enumerate(events.EVENTS):
        counts = counted(Event(kind, 0, (0,) * len(public), (0,) * len(secret), 1))
        assert set(card_use.USAGE.stages) >= {stage for _, _, stage in counts}


# --- whole games ---


def test_the_counts_agree_with_the_final_positions(three_players: Report) -> None:
    games_played = ends(SETUP, 3)
    for number, title in enumerate(DECK.titles):
        held = len([end for end in games_played if end.titles[number] == terms.HELD])
        assert three_players.count("title", title.id, PLAYED) == held
        seen = three_players.count("title", title.id, SEEN)
        assert seen == 3
        assert held + three_players.count("title", title.id, DROPPED) == seen
    for number, mission in enumerate(DECK.missions):
        done = sum([mask >> number & 1 for end in games_played for mask in end.completed])
        still_open = sum([mask >> number & 1 for end in games_played for mask in end.open_missions])
        assert three_players.count("mission", mission.id, PLAYED) == done
        assert three_players.count("mission", mission.id, TAKEN) == done + still_open
    members = [p for end in games_played for family in end.families for p in family if p.card < DECK.first_child]
    married = sum([three_players.count("friend", friend.id, PLAYED) for friend in DECK.friends])
    assert married == len(members)
    assert married > len([person for person in members if person.state == terms.DEPARTED])


def test_all_cards_in_play_are_listed_once(three_players: Report) -> None:
    assert len(set(three_players.cards)) == len(three_players.cards)
    kinds = Counter(kind for kind, _ in three_players.cards)
    assert kinds == {
        "friend": 75, "child": len(DECK.children) - 1, "side": 8, "title": 9, "contribution": 9, "mission": 15,
        "patron": 6,
    }  # fmt: skip


def test_the_testament_has_hints_instead_of_heads_and_patrons() -> None:
    found = report(TESTAMENT, 1)
    kinds = Counter(kind for kind, _ in found.cards)
    assert kinds["hint"] == 15
    assert kinds["mission"] == 11
    assert kinds["friend"] == 65 + 2
    assert "patron" not in kinds
    assert "side" not in kinds
    assert sum([found.count("hint", hint.id, SEEN) for hint in DECK.hints]) == 9


def test_dead_cards_are_those_never_played(three_players: Report) -> None:
    dead = three_players.dead()
    assert dead
    assert set(dead) <= set(three_players.cards)
    for kind, id in three_players.cards:
        assert ((kind, id) in dead) == (three_players.count(kind, id, PLAYED) == 0)


def test_shares_are_of_those_taken_or_else_of_those_seen() -> None:
    counts: Counts = Counter({("friend", "ann", SEEN): 9, ("friend", "ann", TAKEN): 4, ("friend", "ann", PLAYED): 1})
    counts.update({("patron", "john-law", SEEN): 4, ("patron", "john-law", PLAYED): 3})
    found = Report(SETUP, 1, card_use.USAGE, (("friend", "ann"), ("patron", "john-law")), counts)
    assert found.share("friend", "ann") == 0.25
    assert found.share("patron", "john-law") == 0.75
    assert found.share("friend", "carlos") is None


def test_the_facts_are_the_same_again(three_players: Report) -> None:
    facts = three_players.facts()
    assert facts == report(SETUP, 3).facts()
    assert list(facts) == ["game", "players", "options", "seed", "bots", "games", "cards", "dead"]
    rows = facts["cards"]
    assert isinstance(rows, list)
    assert list(rows[0]) == ["kind", "card", *card_use.USAGE.stages, "share"]
    assert [row["kind"] for row in rows] == sorted(
        [row["kind"] for row in rows], key=[kind.name for kind in card_use.KINDS].index
    )


def test_progress_is_told_game_by_game() -> None:
    steps: list[int] = []
    report(TESTAMENT, 2, steps.append)
    assert steps == [1, 1]


def test_another_game_has_no_report() -> None:
    with pytest.raises(BadOption, match="no report of the cards of gears"):
        report(Setup("gears", games.get("gears").deck_text(), 2, {}, 1), 1)


# --- Last Will ---

WILL = LastWill(supplied("base"))
WILL_SETUP = Setup("lastwill", WILL.deck_text(), 3, {}, 4, "heuristic")


@pytest.fixture(scope="module")
def wills() -> Report:
    return report(WILL_SETUP, 3)


def will_ends(count: int) -> list[WillPosition]:
    found = [play_game(WILL, WILL_SETUP, number, Counter(), journal=True) for number in range(count)]
    return [end for end in found if isinstance(end, WillPosition)]


def test_cards_of_last_will_on_their_way_through_a_game() -> None:
    end = will_ends(1)[0]
    winner = end.winners()[0]
    other = (winner + 1) % 3
    number = end.rules.deck.number
    dinner, club, chef, wild = (number(id) for id in ("dinner", "gentlemens-club", "chef", "wild-card"))
    end.hands = [[], [], []]
    counts: Counts = Counter()
    told = [
        Event(will_events.DEAL, -1, (0, dinner)),
        Event(will_events.TAKE, winner, (dinner,)),
        Event(will_events.PLAY, winner, (dinner, 1)),
        Event(will_events.DRAW, other, (1,), (club,), 1),
        Event(will_events.PUT, other, (club, 1)),
        Event(will_events.ACTIVATE, other, (club, 0)),
        Event(will_events.DRAW, winner, (3,), (chef,), 1),
        Event(will_events.DRAW, winner, (3,), (chef,), 1),
        Event(will_events.KEPT, winner, (1,), (1, marked(chef, 1 << winner)), 1 << winner),
        Event(will_events.TAKE_WILD, other),
        Event(will_events.TAKE_WILD, other),
        Event(will_events.TOKEN, other, (club, 1)),
        Event(will_events.WILD_BACK, -1),
        Event(will_events.END_TURN, other, (0,)),
        Event(will_events.WILD_BACK, -1),
    ]
    will_card_use.count_events(end, told, counts)
    assert [counts["event", "dinner", stage] for stage in will_card_use.USAGE.stages] == [1, 1, 1, 0, 1, 0]
    assert [counts["expense", "gentlemens-club", stage] for stage in will_card_use.USAGE.stages] == [1, 1, 1, 1, 0, 0]
    assert [counts["companion", "chef", stage] for stage in will_card_use.USAGE.stages] == [2, 2, 1, 0, 1, 1]
    assert [counts["wild", "wild-card", stage] for stage in will_card_use.USAGE.stages] == [2, 2, 1, 0, 0, 0]
    assert wild >= end.rules.deck.first_slate


def test_the_counts_of_last_will_agree_with_the_final_positions(wills: Report) -> None:
    """What a seat took was played, discarded or is still in hand; whatever lies on a board was put there."""
    ends = will_ends(3)
    for number, card in enumerate(WILL.deck.cards):
        kind = [kind.name for kind in will_card_use.KINDS][card.kind]
        held = sum([[mark >> 8 for mark in hand].count(number) for end in ends for hand in end.hands])
        gone = wills.count(kind, card.id, PLAYED) + wills.count(kind, card.id, DROPPED) + held
        if kind != "wild":
            assert wills.count(kind, card.id, TAKEN) == gone, card.id
        lying = [1 for end in ends for board in end.boards for on in board if on is not None and on.card == number]
        assert wills.count(kind, card.id, PLAYED) >= len(lying)
        assert wills.count(kind, card.id, SEEN) >= wills.count(kind, card.id, TAKEN)
        assert wills.count(kind, card.id, PLAYED) >= wills.count(kind, card.id, WON)
        assert card.upper or not wills.count(kind, card.id, ACTIVATED)


def test_the_facts_of_last_will(wills: Report) -> None:
    facts = wills.facts()
    assert facts == report(WILL_SETUP, 3).facts()
    rows = facts["cards"]
    assert isinstance(rows, list)
    assert [row["card"] for row in rows] == list(WILL.deck.ids)
    assert list(rows[0]) == ["kind", "card", *will_card_use.USAGE.stages, "share", "win_share"]
    dead = [row["card"] for row in rows if not row["played"]]
    assert facts["dead"] == [{"kind": kind, "card": id} for kind, id in wills.dead()]
    assert dead == [id for _, id in wills.dead()]
    assert {row["win_share"] for row in rows if not row["played"]} <= {None}


# --- the supplied deck ---


@only_long
def test_most_cards_of_the_supplied_deck_find_a_player() -> None:
    """Over 25 games nearly everything is played; what is dead in hundreds of games would be a defect of the deck."""
    dead = report(Setup("crecy", DECK.text, 4, {}, 1, "heuristic"), 25).dead()
    assert len(dead) <= 4, dead


@only_long
@pytest.mark.parametrize("players", [2, 4])
def test_most_cards_of_last_will_find_a_player(players: int) -> None:
    """Over 60 games nearly everything is used; the cards with three crowns come late, when many games are over."""
    dead = report(Setup("lastwill", WILL.deck_text(), players, {}, 1, "heuristic"), 60).dead()
    assert len(dead) <= 8, dead
