"""What takes the consent of all: nobody is passed over, and who plays decides."""

from __future__ import annotations

import random

import pytest

from bequest.core.errors import IllegalAction
from bequest.server.errors import Conflict, Refused
from bequest.server.tables.pace import DAY, PATIENCE, ByDays
from bequest.server.tables.proposals import Proposal
from bequest.server.tables.table import FINISHED, RUNNING, Stale
from tests.server.tables.sitting import Sitting, begun, shown


def played(sitting: Sitting, moves: int) -> Sitting:
    rng = random.Random(5)
    for _ in range(moves):
        sitting.moves(sitting.table.waiting()[0], rng)
    return sitting


def begun_anew(sitting: Sitting) -> bool:
    """Whether nothing is proposed any more."""
    return sitting.table.open is None


def test_all_go_back_when_the_last_person_has_agreed() -> None:
    sitting = played(begun("gears", ("", "", "", "novice")), 6)
    table = sitting.table
    sitting.did(table.propose(2, Proposal("rewind", 3), sitting.now))
    assert table.open is not None
    assert (table.open.by, table.open.asked) == (2, [1, 3])
    sitting.did(table.agree(3, sitting.now))
    with pytest.raises(Conflict):
        table.agree(3, sitting.now)
    with pytest.raises(Conflict):
        table.propose(1, Proposal("pause"), sitting.now)
    before = table.moves
    sitting.did(table.agree(1, sitting.now))
    assert table.open is None
    assert table.moves == before + 1  # going back is a move too
    assert table.position.journal is not None
    assert [number for _, _, number in table.position.journal.standing][-1] == 3


@pytest.mark.parametrize("what", ["rewind", "pause", "end"])
def test_naming_a_seat_passes_nobody_over(what: str) -> None:
    sitting = played(begun("gears", ("", "")), 4)
    sitting.did(sitting.table.propose(1, Proposal(what, 2, 2), sitting.now))  # type: ignore[arg-type]
    assert sitting.table.open is not None
    assert sitting.table.open.asked == [2]
    sitting.did(sitting.table.decline(2, sitting.now))
    assert (sitting.table.state, sitting.table.paused) == (RUNNING, False)
    assert begun_anew(sitting)


def test_alone_among_bots_one_agrees_with_oneself() -> None:
    sitting = played(begun("gears", ("", "novice")), 4)
    sitting.did(sitting.table.propose(1, Proposal("rewind", 0), sitting.now))
    assert sitting.table.open is None
    assert sitting.table.position.journal is not None
    assert sitting.table.position.journal.standing == [] or sitting.table.moves == 5
    sitting.did(sitting.table.propose(1, Proposal("end"), sitting.now))
    assert sitting.table.state == FINISHED


def test_what_can_not_be_done_is_not_proposed() -> None:
    table = played(begun("gears", ("", "")), 2).table
    with pytest.raises(IllegalAction):
        table.propose(1, Proposal("rewind", 40), 0.0)
    with pytest.raises(Conflict):
        table.propose(1, Proposal("resume"), 0.0)


def test_a_pause_stops_bots_and_moves_until_all_go_on() -> None:
    sitting = begun("gears", ("", "", "novice"))
    table = sitting.table
    sitting.did(table.propose(1, Proposal("pause"), sitting.now))
    sitting.did(table.agree(2, sitting.now))
    assert (table.paused, table.waiting(), table.due()) == (True, [], None)
    with pytest.raises(Conflict):
        table.move(1, [], None, "", sitting.now)
    sitting.did(table.propose(2, Proposal("resume"), sitting.now))
    sitting.did(table.agree(1, sitting.now))
    assert table.waiting()


def test_whoever_leaves_does_not_agree_by_that() -> None:
    sitting = played(begun("gears", ("", "", "")), 4)
    table = sitting.table
    sitting.did(table.propose(1, Proposal("end"), sitting.now))
    sitting.did(table.agree(2, sitting.now))
    sitting.did(table.stand_in(3, "left", sitting.now))
    assert (table.state, table.open) == (RUNNING, None)


def test_whoever_comes_back_is_asked_too() -> None:
    sitting = played(begun("gears", ("", "", "")), 4)
    table = sitting.table
    sitting.did(table.stand_in(3, "left", sitting.now))
    sitting.did(table.propose(1, Proposal("end"), sitting.now))
    sitting.did(table.come_back(3, sitting.now))
    assert table.open is None
    sitting.did(table.propose(1, Proposal("end"), sitting.now))
    assert table.open is not None
    assert table.open.asked == [2, 3]


def test_only_somebody_idle_is_replaced() -> None:
    sitting = begun("gears", ("", "", ""))
    table = sitting.table
    idle = table.waiting()[0]
    by, third = [seat for seat in (1, 2, 3) if seat != idle]
    with pytest.raises(Refused):
        table.propose(idle, Proposal("replace", seat=idle), sitting.now + PATIENCE)
    with pytest.raises(Conflict):
        table.propose(by, Proposal("replace", seat=idle), sitting.now + PATIENCE - 1)
    with pytest.raises(Conflict):
        table.propose(by, Proposal("replace", seat=third), sitting.now + PATIENCE)
    sitting.now += PATIENCE
    sitting.did(table.propose(by, Proposal("replace", seat=idle), sitting.now))
    assert table.open is not None
    assert table.open.asked == [third]
    sitting.did(table.agree(third, sitting.now))
    assert table.chairs[idle - 1].level == "steady"
    assert table.persons() == sorted([by, third])
    sitting.did(table.come_back(idle, sitting.now))
    assert table.persons() == [1, 2, 3]


def test_whoever_moves_is_not_idle_any_more() -> None:
    sitting = begun("gears", ("", "", ""))
    table = sitting.table
    idle = table.waiting()[0]
    sitting.now += PATIENCE
    sitting.did(table.propose(idle % 3 + 1, Proposal("replace", seat=idle), sitting.now))
    sitting.moves(idle, random.Random(1))
    assert table.open is None


def test_by_days_a_day_is_waited() -> None:
    sitting = begun("gears", ("", ""), ByDays(3))
    idle = sitting.table.waiting()[0]
    with pytest.raises(Conflict):
        sitting.table.propose(3 - idle, Proposal("replace", seat=idle), sitting.now + PATIENCE)
    sitting.table.propose(3 - idle, Proposal("replace", seat=idle), sitting.now + DAY)


def test_who_has_handed_over_neither_plays_nor_proposes() -> None:
    sitting = begun("gears", ("", "", ""))
    table = sitting.table
    seat = table.waiting()[0]
    steps = sitting.any_move(seat, random.Random(2))
    asked = table.asked_at(seat)
    sitting.did(table.stand_in(seat, "left", sitting.now))
    for refused in (
        lambda: table.move(seat, steps, asked, "", sitting.now),
        lambda: table.undo(seat, "", sitting.now),
        lambda: table.propose(seat, Proposal("pause"), sitting.now),
        lambda: table.advised(seat, sitting.now),
        lambda: table.stand_in(seat, "left", sitting.now),
    ):
        with pytest.raises(Conflict):
            refused()
    sitting.did(table.come_back(seat, sitting.now))
    with pytest.raises(Stale):  # the bot had thought already
        table.move(seat, steps, asked, "", sitting.now, by_bot=True)
    sitting.did(table.move(seat, steps, asked, "", sitting.now))


def test_nobody_comes_back_instead_of_a_bot_of_its_own() -> None:
    table = begun("gears", ("", "novice")).table
    with pytest.raises(Conflict):
        table.come_back(2, 0.0)


def test_a_declined_proposal_stays_declined_when_somebody_leaves_later() -> None:
    sitting = played(begun("gears", ("", "")), 4)
    table = sitting.table
    sitting.did(table.propose(1, Proposal("end"), sitting.now))
    sitting.did(table.decline(2, sitting.now))
    sitting.did(table.stand_in(2, "left", sitting.now))
    again = sitting.again()
    assert again.state == RUNNING
    assert shown(again) == shown(table)
