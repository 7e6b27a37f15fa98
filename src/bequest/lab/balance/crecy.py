"""The Duke de Crecy: Patrons, Heads, Friends and all the other cards, and families that die out."""

from __future__ import annotations

from typing import Final

from bequest.core import usage
from bequest.games.crecy.rules import events, frames
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import card_use, faces
from bequest.lab.balance.bands import Band, NoneDead
from bequest.lab.balance.description import CHOSEN, DEALT, PLACE, POINTS, Measure, Sort, Table, Touch
from bequest.lab.balance.tally import Parts, Tally

EXTINCT: Final = "extinct"
FAMILIES: Final = "family:all"
_TOUCHED: Final = {
    (frames.HEAD_SIDE, "patriarch"): usage.PLAYED,
    (frames.HEAD_SIDE, "matriarch"): usage.PLAYED,
    (frames.FRIEND, "friend"): usage.PLAYED,
    (frames.TAKE, "friend"): usage.TAKEN,
    (frames.DISPLAY, "friend"): usage.TAKEN,
    (frames.MISSION, "mission"): usage.TAKEN,
    (frames.PAIR, "child"): usage.PLAYED,
    (frames.CARD, "acquire"): usage.PLAYED,
    (frames.CARD, "give"): usage.PLAYED,
}
"""By the open question and the verb of an option: what it does to the card that it names."""


class Crecy:
    """See `description.Description`."""

    kinds = card_use.KINDS
    tables: tuple[Table, ...] = ()
    measures = (
        Measure(PLACE, "lab-balance-places", PLACE, "lab-balance-note-places"),
        Measure(EXTINCT, "lab-balance-extinct", "family", "lab-balance-note-extinct", Sort.SHARE),
        Measure(DEALT, "command-cards-patrons", "patron"),
        Measure(POINTS, "lab-balance-points-patrons", "patron", sort=Sort.MEAN),
        Measure(DEALT, "lab-balance-heads", "head"),
        Measure(CHOSEN, "command-cards-sides", "side", "lab-balance-note-chosen"),
        Measure(DEALT, "command-cards-missions", "mission", pile=("mission",)),
        Measure(DEALT, "command-cards-friends", "friend", pile=("friend",)),
        Measure(DEALT, "command-cards-children", "child", pile=("child",)),
    )
    bands = (
        NoneDead("lab-balance-band-dead"),
        Band("lab-balance-band-places", PLACE, -0.05, 0.05, PLACE, about_even=True),
        Band("lab-balance-band-patrons", DEALT, -0.05, 0.05, "patron", about_even=True),
        Band("lab-balance-band-heads", DEALT, -0.05, 0.05, "head", about_even=True),
        Band("lab-balance-band-extinct", EXTINCT, 0.0, 0.03, "family"),
    )

    def count(self, end: CrecyState, parts: Parts, tally: Tally) -> None:
        deck = end.rules.deck
        card_use.count(end, tally.use)
        placed = False
        for event in end.happened():
            kind, seat = event.kind, event.seat
            args = event.secret or event.args
            if kind == events.STARTER and not placed:
                placed = True
                for other in range(end.players):
                    parts.had(PLACE, f"{PLACE}:{(other - seat) % end.players + 1}", other)
            elif kind == events.PATRON:
                parts.had(DEALT, f"patron:{deck.patrons[args[0]].id}", seat)
                parts.add(POINTS, f"patron:{deck.patrons[args[0]].id}", 0.0)
            elif kind == events.GOAL:
                parts.add(POINTS, f"patron:{deck.patrons[args[0]].id}", args[2], 0)
            elif kind == events.HEAD:
                parts.had(DEALT, f"head:{deck.heads[args[0]].id}", seat)
            elif kind == events.SIDE:
                parts.had(CHOSEN, faces.card_face(deck, args[0]), seat)
            elif kind == events.MISSION_DRAWN:
                parts.had(DEALT, faces.mission_face(deck, args[0]), seat)
            elif kind in (events.DRAWN, events.CHILD_CARD):
                parts.had(DEALT, faces.card_face(deck, args[0]), seat)
        for seat in range(end.players):
            parts.add(EXTINCT, FAMILIES, float(not end.alive(seat)))

    def touch(self, position: CrecyState, seat: int, action: int) -> Touch | None:
        verb = position.game.catalogue.structures[action].verb
        stage = _TOUCHED.get((position.frames[-1].kind, verb))
        about = None if stage is None else position.subject_of(seat, action)
        return None if stage is None or about is None else Touch(stage, about.card)


DESCRIPTION: Final = Crecy()
