"""Last Will: plans, cards of the decks and of the offering, when games end, and how many end in bankruptcy."""

from __future__ import annotations

from typing import Final

from bequest.core import usage
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events, frames
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import card_use, naming
from bequest.lab.balance.bands import Band, NoneDead
from bequest.lab.balance.description import CHOSEN, DEALT, PLACE, Measure, Sort, Table, Touch
from bequest.lab.balance.tally import Parts, Tally

RICH: Final = "rich"
FIRST: Final = "first-pick"
END: Final = "end"
BANKRUPT: Final = "bankrupt"
GAMES: Final = "game:all"
_PLAYED: Final = ("plan", "play", "put", "buy")
_PILES: Final[dict[str, tuple[str, ...]]] = {
    "event": ("event",), "expense": ("expense", "helper"), "helper": ("expense", "helper"), "property": ("property",),
    "companion": ("companion",),
}  # fmt: skip
"""The kinds that are drawn, each with those of its pile."""


class LastWill:
    """See `description.Description`."""

    kinds = card_use.KINDS
    tables = (Table(RICH, "lab-balance-table-rich", {"money": 130}, 0.25),)
    measures = (
        Measure(PLACE, "lab-balance-places", PLACE, "lab-balance-note-places"),
        Measure(FIRST, "lab-balance-first-picks", "plan", "lab-balance-note-first-picks", Sort.SHARE),
        Measure(CHOSEN, "lab-balance-plans", "plan", "lab-balance-note-chosen"),
        Measure(BANKRUPT, "lab-balance-bankrupt", "game", "lab-balance-note-bankrupt", Sort.SHARE),
        Measure(BANKRUPT, "lab-balance-bankrupt-rich", "game", "lab-balance-note-bankrupt", Sort.SHARE, table=RICH),
        *[
            Measure(DEALT, kind.title, kind.name, pile=_PILES[kind.name])
            for kind in card_use.KINDS
            if kind.name in _PILES
        ],
    )
    bands = (
        NoneDead("lab-balance-band-dead"),
        Band("lab-balance-band-places", PLACE, -0.05, 0.05, PLACE, about_even=True),
        Band("lab-balance-band-first-picks", FIRST, 0.05, 0.35, "plan"),
        Band("lab-balance-band-plans", CHOSEN, -0.05, 0.05, "plan", about_even=True),
        Band("lab-balance-band-end", END, 5, 7, median=True),
        Band("lab-balance-band-bankrupt", BANKRUPT, 0.1, 1.0, "game", table=RICH),
    )

    def count(self, end: WillState, parts: Parts, tally: Tally) -> None:
        rules = end.rules
        card_use.count(end, tally.use)
        first = False
        placed = False
        for event in end.happened():
            kind, seat = event.kind, event.seat
            if kind == events.STARTER and not placed:
                placed = True
                for other in range(end.players):
                    parts.had(PLACE, f"{PLACE}:{(other - seat) % end.players + 1}", other)
            elif kind == events.ROUND:
                first = True
            elif kind == events.PLAN:
                parts.had(CHOSEN, naming.plan_face(rules, event.args[0]), seat)
                if first:
                    self._picked(end, event.args[0], parts)
                first = False
            elif kind == events.DRAW:
                parts.had(DEALT, naming.face(rules.deck, event.secret[0]), seat)
        tally.numbers[END, end.round] += 1
        parts.add(BANKRUPT, GAMES, float(end.bankrupt > 0))

    def _picked(self, end: WillState, picked: int, parts: Parts) -> None:
        """The plan that was taken first in a round, of all there are."""
        for plan in range(len(end.rules.plans)):
            parts.add(FIRST, naming.plan_face(end.rules, plan), float(plan == picked))

    def touch(self, position: WillState, seat: int, action: int) -> Touch | None:
        verb = position.game.catalogue.structures[action].verb
        kind = position.frames[-1].kind
        if verb == "errand":
            return _errand(position, action)
        played = verb in _PLAYED and kind in (frames.PLAN, frames.TURN)
        if not played and not (verb == "card" and kind == frames.GROUP):
            return None
        about = position.subject_of(seat, action)
        return None if about is None else Touch(usage.PLAYED if played else usage.TAKEN, about.card)


def _errand(position: WillState, action: int) -> Touch | None:
    """The card that an errand boy would bring, if it lies alone on its place."""
    _, named, spots, _ = position.rules.errand_rows[action]
    deck = position.rules.deck
    if named < 0:
        card = position.offering[spots[0]] if len(spots) == 1 else -1
        return Touch(usage.TAKEN, naming.face(deck, card)) if card >= 0 else None
    if named < terms.WILD_PLACES:
        return Touch(usage.TAKEN, naming.face(deck, deck.wild))
    return Touch(usage.TAKEN, naming.errand(deck, action - deck.errand))


DESCRIPTION: Final = LastWill()
