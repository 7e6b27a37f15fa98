"""What a question or a choice is about, and where that is."""

from __future__ import annotations

from bequest.core.wire import Subject
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, plans
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import faces, moving

# --- choices ---


def subject_of(s: CrecyState, seat: int, action: int) -> Subject | None:
    """The card, person, pawn or space that an action names; None for those that name nothing."""
    deck = s.rules.deck
    if action >= deck.person:
        return _person(s, seat, action - deck.person)
    if action >= deck.friend:
        return _card(s, seat, action)
    if terms.SPACE <= action < terms.AMOUNT:
        space = action - terms.SPACE
        return Subject(faces.space_face(space), moving.space(seat, space))
    if terms.PAWN <= action < terms.SPACE:
        pawn = action - terms.PAWN
        return None if pawn == terms.FREE_TURN else Subject(faces.pawn_face(pawn), moving.pawns(seat))
    return _plain(s, seat, action)


def _plain(s: CrecyState, seat: int, action: int) -> Subject | None:
    """Actions whose number does not depend on the deck."""
    deck = s.rules.deck
    if action in (terms.PATRIARCH, terms.MATRIARCH):
        side = deck.first_head + 2 * s.heads[seat] + action - terms.PATRIARCH
        return Subject(faces.card_face(deck, side), f"head:{seat + 1}")
    if action in (terms.KEEP_HAND, terms.EXCHANGE):
        return Subject("", moving.hand(seat))
    if action == terms.FROM_DISPLAY:
        return Subject("", "display")
    if action == terms.FROM_DECK:
        return Subject("", moving.FRIENDS)
    if terms.BIRTH <= action < terms.LOSE_CHILD:
        return Subject("", moving.CHILDREN)
    if action == terms.LOSE_MOTHER:
        return _person(s, seat, s.base.args[1])
    return None


def _person(s: CrecyState, seat: int, number: int) -> Subject | None:
    family = s.families[seat]
    if number >= len(family):
        return None
    return Subject(faces.card_face(s.rules.deck, family[number].card), moving.person(seat, number))


def _card(s: CrecyState, seat: int, action: int) -> Subject | None:
    """A card by its action, and where it lies as long as the question is open."""
    deck = s.rules.deck
    if action < deck.child:
        return Subject(faces.card_face(deck, action - deck.friend), _friend_place(s, seat))
    if action < deck.mission:
        return Subject(faces.card_face(deck, deck.first_child + action - deck.child), "found")
    if action < deck.complete:
        return Subject(faces.mission_face(deck, action - deck.mission), f"drawn:{seat + 1}")
    if action < deck.title:
        return Subject(faces.mission_face(deck, action - deck.complete), f"missions:{seat + 1}")
    if action < deck.contribution:
        return Subject(faces.offer_face(deck, terms.A_TITLE, action - deck.title), "titles")
    if action < deck.patron:
        return Subject(faces.offer_face(deck, terms.A_CONTRIBUTION, action - deck.contribution), "contributions")
    return None


def _friend_place(s: CrecyState, seat: int) -> str:
    """Where the Friends are that the open question is about; a Starting card comes out of the box (C-38.6)."""
    kind = s.frames[-1].kind
    if kind == frames.STARTING_CARD:
        return ""
    return "display" if kind in (frames.TAKE, frames.DISPLAY) else moving.hand(seat)


# --- questions ---


def question_subject(s: CrecyState, seat: int) -> Subject | None:
    """The card or person for which the seat is to choose something."""
    top = s.frames[-1]
    deck = s.rules.deck
    if top.open:
        return _step_subject(s, seat)
    args = top.args
    if top.kind == frames.HEAD_SIDE:
        return Subject(f"head:{deck.heads[s.heads[seat]].id}", f"head:{seat + 1}")
    if top.kind == frames.LOSE:
        return _person(s, seat, args[1])
    if top.kind == frames.PAIR:
        return Subject("", "found")
    if top.kind == frames.TAKE:
        return Subject("", "display")
    if top.kind == frames.HOLDER:
        return Subject(faces.offer_face(deck, terms.KIND_OF_SPACE[args[0]], args[1]), "acquired")
    if top.kind == frames.RIVAL:
        return Subject(faces.card_face(deck, args[1]))
    return None


def _step_subject(s: CrecyState, seat: int) -> Subject | None:
    """What the next choice of a move under way is for: the Friend to be wed, the couple, the card to be held."""
    top = s.frames[-1]
    space, _, what, _ = top.args[: plans.CARDS]
    if top.kind == frames.MEMBER:
        return Subject(faces.card_face(s.rules.deck, what), moving.hand(seat))
    if top.kind == frames.BIRTH:
        return _person(s, seat, what)
    if top.kind == frames.PLACE:
        kind = terms.KIND_OF_SPACE[space]
        return Subject(faces.offer_face(s.rules.deck, kind, what), moving.OFFERS_AT[kind])
    return Subject(faces.space_face(space), moving.space(seat, space)) if space < len(terms.SPACE_NAMES) else None
