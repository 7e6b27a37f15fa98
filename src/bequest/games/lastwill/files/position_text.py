"""A position of Last Will as text: everything that `position_file` reads back (section 0)."""

from __future__ import annotations

from bequest.core.frames import Frame, Together
from bequest.core.knowledge import card_of, everybody, knowers_of
from bequest.core.texts.position_files import heading
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import frames, options
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import view


def to_dict(s: WillState) -> dict[str, object]:
    """The whole position with everything hidden, in names; seats, plans and spaces count from 1.

    The end of a round rests in its first step only, so that `stage`, the last step begun, is the one that comes next to
    the reader: it begins that step again, with nothing left to do of it but the open choice.
    """
    content = heading(s, options.options_dict(s.rules), s.rules.deck.section)
    content |= {
        "round": s.round,
        "phase": terms.PHASES[s.phase],
        "stage": s.stage,
        "turn": s.turn,
        "waiting": [seat + 1 for seat in s.waiting],
        "starting_money": s.fortune,
        "starting_player": s.starter + 1 if s.starter >= 0 else None,
        "plans": [view.marker(s, plan) for plan in range(len(s.plans))],
        "plan_order": [seat + 1 for seat in s.order],
        "errands": {name: seats for name, seats in view.figures(s).items() if seats},
        "extensions": s.extensions,
        "market": dict(zip(terms.TYPES, s.market, strict=True)) if s.market else None,
        "offering": view.offering(s),
        "wild_places": [bool(s.wilds >> place & 1) for place in range(terms.WILD_PLACES)],
        "piles": {name: _pile(s, n) for n, name in enumerate(terms.DECKS)},
        "discards": {terms.DECKS[n]: _cards(s, s.discards[n], 0) for n in range(terms.REGULAR)},
        "removed": _cards(s, s.discards[terms.SPECIAL], 0),
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }
    pending = [_pending(s, frame) for frame in s.frames if frame.kind >= frames.FIRST_CHANCE]
    if pending:
        content["pending"] = pending
    _add_answers(s, content)
    content["random"] = s.rng.words()
    return content


def _pile(s: WillState, deck: int) -> dict[str, list[str]]:
    ids = s.rules.deck.ids
    pools = s.pools[terms.SPECIAL : terms.WILD_BACK] if deck == terms.SPECIAL else [s.pools[deck]]
    return {"next": [ids[card] for card in s.tops[deck]], "rest": [ids[card] for pool in pools for card in pool]}


def _cards(s: WillState, marks: list[int], usual: int) -> list[object]:
    """Cards by name; those that others know than usual with these seats (W-0.4)."""
    if s.rules.open_discards and not usual:
        usual = everybody(s.players)
    ids = s.rules.deck.ids
    found: list[object] = []
    for mark in marks:
        knowers = knowers_of(mark)
        name = ids[card_of(mark)]
        seats = [seat + 1 for seat in range(s.players) if knowers >> seat & 1]
        found.append(name if knowers == usual else {"card": name, "known": seats})
    return found


def _seat(s: WillState, seat: int) -> dict[str, object]:
    return {
        "colour": s.rules.colours[seat],
        "balance": s.balances[seat],
        "bankrupt": bool(s.bankrupt >> seat & 1),
        "hand": _cards(s, s.hands[seat], 1 << seat),
        "board": [None if lying is None else _lying(s, lying) for lying in s.boards[seat]],
        "actions": s.actions[seat],
        "errand_boys": s.boys[seat],
    }


def _lying(s: WillState, lying: Lying) -> dict[str, object]:
    """A card on a space; the value by its step from the top, counted from 1."""
    card = s.rules.deck.cards[lying.card]
    entry: dict[str, object] = {"card": card.id, "tokens": lying.tokens}
    if card.kind == terms.PROPERTY:
        entry["step"] = lying.step + 1
    return entry | {"activated": lying.activated, "used": lying.used, "round": lying.round}


def _pending(s: WillState, frame: Frame) -> dict[str, object]:
    """What chance still has to bring."""
    if frame.kind == frames.DRAW:
        return {"draw": terms.DECKS[frame.args[1]], "seat": frame.seat + 1, "count": frame.args[0]}
    if frame.kind == frames.DEAL:
        return {"deal": s.rules.places[frame.args[1]].id.upper()}
    return {"chance": frames.NAMES[frame.kind]}


def _add_answers(s: WillState, content: dict[str, object]) -> None:
    """Finished answers to an open simultaneous choice, and the choices of moves under way, as texts."""
    text = s.rules.deck.catalogue.text
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Together):
        given = {str(seat + 1): [text(a) for a in top.answers[seat]] for seat in range(s.players)}
        content["answers"] = {
            seat: answer for seat, answer in given.items() if answer and int(seat) - 1 not in s.waiting
        }
    choices = {str(seat + 1): [text(a) for a in s.chosen(seat)] for seat in s.waiting if s.chosen(seat)}
    if choices:
        content["choices"] = choices
