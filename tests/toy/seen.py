"""What a seat may know of High Card (section 3): as numbers, as a view made from them, and as a guess of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core import guessing
from bequest.core.encoding import Encoder, Layout
from bequest.core.journal import Event
from bequest.core.position import Place, Position
from bequest.core.rng import Rng
from bequest.core.wire import Happened, Moved, Subject, plain
from tests.toy.deck import CARDS, Deck
from tests.toy.rules import DEALT, HAND, KEPT, PLAYED, ROUNDS, SWAPPED, HighCardState
from tests.toy.wire import Collected, Dealt, Kept, Played, Seat, Swapped, View

SEATS: Final = 3
HELD: Final = 2
"""Where the cards in hand begin in the row of a seat."""
BACK: Final = "cards"
COLOURS: Final = ("red", "blue", "yellow")
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
        found: dict[str, object] = plain(self.view(cells))
        return found

    def view(self, cells: Sequence[int]) -> View:
        seats: list[Seat] = []
        for other in range(cells[self.players]):
            at = self.seats + other * self.row
            away, played = cells[at + HELD + self.designs], cells[at + self.row - 1]
            shown = (COLOURS[other], cells[at], cells[at + 1], away > 0, self.deck.ids[played - 1] if played else None)
            if other + 1 == cells[self.viewer]:
                counts = cells[at + HELD : at + HELD + self.designs]
                hand = [id for id, count in zip(self.deck.ids, counts, strict=True) for _ in range(count)]
                seats.append(Seat(*shown, hand, self.deck.ids[away - UNSEEN - 1] if away > UNSEEN else None))
            else:
                seats.append(Seat(*shown))
        return View(
            "highcard",
            cells[self.viewer],
            cells[self.round],
            cells[self.done],
            bool(cells[self.giving]),
            cells[self.pile],
            seats,
        )


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


def read_event(s: HighCardState, event: Event, seat: int, sequence: int) -> Happened:
    """An event as a record: what moved is named to those who see it, to the others only its back."""
    secret = event.seen_by(seat)
    head = (sequence, event.move, event.seat + 1)
    number = event.seat + 1
    facts = s.facts(event.changes)
    if event.kind == DEALT:
        return Dealt(*head, [_moved(s, secret, "pile:cards", f"hand:{number}")], facts, _id(s, secret))
    if event.kind == KEPT:
        return Kept(*head, [], facts)
    if event.kind == SWAPPED:
        return Swapped(*head, [_moved(s, secret, f"hand:{number}", f"away:{number}")], facts, _id(s, secret))
    if event.kind == PLAYED:
        return Played(*head, [_moved(s, event.args, f"hand:{number}", f"played:{number}")], facts, _id(s, event.args))
    played, hand, away = event.args
    moved = [_moved(s, (played,), f"played:{number}", "pile:cards")]
    for i in range(hand + away):
        moved.append(_moved(s, secret[i : i + 1], f"{'hand' if i < hand else 'away'}:{number}", "pile:cards"))
    return Collected(*head, moved, facts)


def _id(s: HighCardState, known: tuple[int, ...]) -> str:
    return s.deck.ids[known[0]] if known else ""


def _moved(s: HighCardState, known: tuple[int, ...], source: str, target: str) -> Moved:
    return Moved(f"card:{_id(s, known)}" if known else "", BACK, source, target)


def places(s: HighCardState) -> list[Place]:
    found = [Place("pile:cards", (*s.top, *s.pile), (0,) * (len(s.top) + len(s.pile)))]
    for seat in range(s.players):
        away = (s.away[seat],) if s.away[seat] >= 0 else ()
        played = (s.played[seat],) if s.played[seat] >= 0 else ()
        own = 1 << seat
        found.append(Place(f"hand:{seat + 1}", tuple(s.hands[seat]), (own,) * len(s.hands[seat])))
        found.append(Place(f"away:{seat + 1}", away, (own,) * len(away)))
        found.append(Place(f"played:{seat + 1}", played, ((1 << s.players) - 1,) * len(played)))
    return found


def subject_of(s: HighCardState, seat: int, action: int) -> Subject | None:
    """The card that would be played or given away."""
    if action < CARDS:
        return None
    return Subject(f"card:{s.deck.ids[(action - CARDS) % len(s.deck.cards)]}", f"hand:{seat + 1}")
