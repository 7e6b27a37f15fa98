"""What a seat may know of High Card (section 3): as numbers, as a view made from them, and as a guess of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core import guessing
from bequest.core.encoding import Encoder, Layout
from bequest.core.frames import NOBODY
from bequest.core.journal import Event, Readable
from bequest.core.position import Place, Position
from bequest.core.rng import Rng
from tests.toy.deck import Deck
from tests.toy.rules import EVENTS, HAND, ROUNDS, HighCardState

SEATS: Final = 3
HELD: Final = 2
"""Where the cards in hand begin in the row of a seat."""
UNSEEN: Final = 1
"""Of a card that was swapped away: that there is one."""


class HighCardEncoder(Encoder):
    """One row of cells for each seat; the view is read back from them, so that it can't tell more or less."""

    def __init__(self, deck: Deck) -> None:
        layout = Layout("highcard", 1)
        self.deck = deck
        self.designs = len(deck.cards)
        self.viewer = layout.add("viewer", 1, SEATS, "who looks: 0 a spectator, else the seat from 1")
        self.players = layout.add("players", 1, SEATS, "number of players")
        self.round = layout.add("round", 1, ROUNDS, "rounds that are over")
        self.done = layout.add("done", 1, 2 * SEATS, "moves made in this round")
        self.giving = layout.add("giving", 1, 1, "the own swap is under way")
        self.pile = layout.add("pile", 1, len(deck.all()), "cards in the pile")
        self.seats = layout.size
        for seat in range(SEATS):
            layout.add(f"seats.{seat}.points", 1, ROUNDS, "points")
            layout.add(f"seats.{seat}.cards", 1, HAND, "cards in hand")
            layout.add(f"seats.{seat}.hand", self.designs, HAND, "the own hand by card")
            layout.add(f"seats.{seat}.away", 1, self.designs + UNSEEN, "1 a card unseen, else the card from 2")
            layout.add(f"seats.{seat}.played", 1, self.designs, "the card that was played, from 1")
        self.row = (layout.size - self.seats) // SEATS
        super().__init__(layout)

    def cells(self, position: Position, seat: int) -> bytearray:
        """Hands and what was swapped away are for their own seat only (H-3.1)."""
        s = position
        assert isinstance(s, HighCardState)
        cells = bytearray(self.size)
        cells[self.viewer] = seat + 1 if seat >= 0 else 0
        cells[self.players], cells[self.round], cells[self.done] = s.players, s.round, s.done
        cells[self.giving] = bool(s.frames) and s.frames[-1].open and s.frames[-1].seat == seat
        cells[self.pile] = len(s.top) + len(s.pile)
        for other in range(s.players):
            at = self.seats + other * self.row
            cells[at], cells[at + 1] = s.points[other], len(s.hands[other])
            for card in s.hands[other] if other == seat else []:
                cells[at + HELD + card] += 1
            if s.away[other] >= 0:
                cells[at + HELD + self.designs] = UNSEEN + (1 + s.away[other] if other == seat else 0)
            cells[at + self.row - 1] = 1 + s.played[other]
        return cells

    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        seats: list[dict[str, object]] = []
        for other in range(cells[self.players]):
            at = self.seats + other * self.row
            away, played = cells[at + HELD + self.designs], cells[at + self.row - 1]
            shown: dict[str, object] = {"points": cells[at], "cards": cells[at + 1], "swapped": away > 0}
            shown["played"] = self.deck.ids[played - 1] if played else None
            if other + 1 == cells[self.viewer]:
                counts = cells[at + HELD : at + HELD + self.designs]
                shown["hand"] = [id for id, count in zip(self.deck.ids, counts, strict=True) for _ in range(count)]
                shown["away"] = self.deck.ids[away - UNSEEN - 1] if away > UNSEEN else None
            seats.append(shown)
        return {
            "game": "highcard",
            "viewer": cells[self.viewer],
            "round": cells[self.round],
            "done": cells[self.done],
            "giving": bool(cells[self.giving]),
            "pile": cells[self.pile],
            "seats": seats,
        }


def deal_anew(s: HighCardState, seat: int, rng: Rng) -> None:
    """Cards that the seat does not know, dealt anew: every distribution is equally likely (H-3.1)."""
    s.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    others = [other for other in range(s.players) if other != seat]
    unknown = [card for other in others for card in s.hands[other]] + s.top + s.pile
    unknown += [s.away[other] for other in others if s.away[other] >= 0]
    unknown.sort()
    rng.shuffle(unknown)
    for other in others:
        s.hands[other] = sorted([unknown.pop() for _ in s.hands[other]])
        s.away[other] = unknown.pop() if s.away[other] >= 0 else -1
    s.top = []
    s.pile = sorted(unknown)
    guessing.forget_choices(s, seat, rng)


def read_event(s: HighCardState, event: Event, seat: int) -> Readable:
    found: Readable = {"event": EVENTS[event.kind], "seat": event.seat + 1}
    known = event.args or event.seen_by(seat)
    return found | {"card": s.deck.ids[known[0]]} if known else found


def places(s: HighCardState) -> list[Place]:
    found = [Place("pile", (*s.top, *s.pile), (0,) * (len(s.top) + len(s.pile)))]
    for seat in range(s.players):
        away = (s.away[seat],) if s.away[seat] >= 0 else ()
        played = (s.played[seat],) if s.played[seat] >= 0 else ()
        own = 1 << seat
        found.append(Place(f"hand {seat + 1}", tuple(s.hands[seat]), (own,) * len(s.hands[seat])))
        found.append(Place(f"away {seat + 1}", away, (own,) * len(away)))
        found.append(Place(f"played {seat + 1}", played, ((1 << s.players) - 1,) * len(played)))
    return found


def viewer(seat: int | None) -> int:
    return NOBODY if seat is None else seat
