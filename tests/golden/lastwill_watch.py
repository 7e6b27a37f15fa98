"""What happens in the golden games of Last Will, noted from replays: choices, events, cards, ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bequest.core import record
from bequest.core.record import Record
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import frames
from tests import forms
from tests.golden import bound_game


@dataclass
class Seen:
    """How often something happened, in all games together."""

    options: Counter[tuple[object, ...]] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Kind of event and card."""
    errands: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


def watch(golden: Record, seen: Seen) -> None:
    """Replays a game and notes what is worth covering."""
    for key, value in golden.options.items():
        if key != "seed":
            seen.options[key, str(value)] += 1
    seen.options["start", "position" if golden.position else "seed"] += 1
    for position in record.replay(golden, bound_game(golden)):
        if not position.over:
            seen.decisions[frames.NAMES[position.frames[-1].kind]] += 1
    assert isinstance(position, WillPosition)
    for event in forms.events(position, 0, None):
        kind = str(event["event"])
        seen.events[kind] += 1
        if "card" in event:
            seen.cards[kind, str(event["card"])] += 1
        if kind == "errand":
            seen.errands[str(event["space"])] += 1
    for end in ends(position):
        seen.ends[end] += 1


def ends(s: WillPosition) -> Iterator[str]:
    """All that is special about the end, in words."""
    scores = s.scores()
    if not s.bankrupt:
        assert s.round == 7
        yield "nobody bankrupt"
    else:
        yield f"bankruptcy in round {s.round}"
    if s.bankrupt.bit_count() > 1:
        yield "several bankrupt"
    if [seat for seat in range(s.players) if s.bankrupt >> seat & 1 and scores[seat] == 0]:
        yield "bankrupt with nothing"
    best = min(scores)
    if scores.count(best) > 1:
        yield "a tie in debt" if best < 0 else "a tie in worth"
    if best >= 0 and s.owned[scores.index(best)]:
        yield "won with a property"
