"""The open decision of a position file: what chance still has to bring, whose turn it is, answers and choices."""

from __future__ import annotations

from bequest.core.errors import BequestError
from bequest.core.frames import Frame, Together
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.files import cards_file
from bequest.games.lastwill.rules import decks, frames, offering, planning
from bequest.games.lastwill.rules.state import WillState


def read_chance(s: WillState, fields: Fields) -> None:
    """What chance still has to bring, the last entry first."""
    places = [place.id.upper() for place in s.rules.places]
    for entry in fields.objects("pending", ("draw", "deal", "chance"), more=True):
        if entry.has("draw"):
            entry.only(("draw", "seat", "count"))
            seat = entry.integer("seat", None, 1, s.players) - 1
            deck = entry.one_of("draw", terms.DECKS[: terms.REGULAR])
            s.frames.append(decks.due(seat, deck, entry.integer("count", 1, 1, terms.MOST_PER_CARD)))
        elif entry.has("deal"):
            entry.only(("deal",))
            s.frames.append(offering.due(entry.one_of("deal", places)))
        else:
            entry.only(("chance", "draw", "deal"))
            s.frames.append(
                Frame(frames.MARKET + entry.one_of("chance", frames.NAMES[frames.MARKET : frames.MONEY + 1]), -1)
            )


def known(s: WillState, step: int, chance: int) -> bool:
    """Whether a step of the set-up is carried out: market, starting player, money."""
    return s.phase != terms.SETUP or (s.stage > step and chance not in [frame.kind for frame in s.frames])


# --- whose turn it is ---


def read_turn(s: WillState, fields: Fields) -> None:
    """How many turns of the phase have begun; the seat that is waiting says the same."""
    waiting = [seat - 1 for seat in fields.integers("waiting", 1, s.players)]
    if s.frames and waiting:
        raise fields.fail("waiting", message("lastwill-position-chance-first"))
    if s.phase in (terms.ERRANDS, terms.ACTIONS):
        _read_seat_in_turn(s, fields, waiting)
    elif s.phase == terms.PLANNING:
        _read_planner(s, fields, waiting)
    elif s.phase == terms.OFFERING:
        dealt = len(s.rules.places) if s.stage == terms.STARTING_HANDS else cards_file.dealt(s)
        if s.frames and s.stage == terms.DEALING:
            dealt = s.frames[0].args[1] + 1 if s.frames[0].kind == frames.DEAL else dealt
        least = dealt if s.stage == terms.STARTING_HANDS else 0
        s.turn = fields.integer("turn", dealt, least, len(s.rules.places))
    elif s.phase == terms.SETUP and s.stage == terms.S_HANDS:
        drawing = [frame.seat for frame in s.frames if frame.kind == frames.DRAW]
        begun = (drawing[0] - s.starter) % s.players + 1 if drawing else 0
        s.turn = fields.integer("turn", begun, begun, begun if drawing else s.players)
    else:
        s.turn = fields.integer("turn", 0, 0, 0)
    together = (s.phase, s.stage) in ((terms.OFFERING, terms.STARTING_HANDS), (terms.ENDING, terms.HAND_STEP))
    if waiting and s.phase not in (terms.ERRANDS, terms.ACTIONS, terms.PLANNING) and not together:
        raise fields.fail("waiting", message("lastwill-position-nobody-waits", phase=terms.PHASES[s.phase]))
    _check_chance(s, fields)


def _one(fields: Fields, waiting: list[int]) -> int:
    """The one seat that is waiting, -1 if the file names none."""
    if len(waiting) > 1:
        raise fields.fail("waiting", message("lastwill-position-one-waits"))
    return waiting[0] if waiting else -1


def _read_seat_in_turn(s: WillState, fields: Fields, waiting: list[int]) -> None:
    """Errands and actions follow the plan order (W-4.5, W-4.6)."""
    seat = s.frames[0].seat if s.frames else _one(fields, waiting)
    begun = s.order.index(seat) + 1 if seat >= 0 else 0
    turn = fields.integer("turn", begun, 0, s.players)
    if seat >= 0 and turn != begun:
        raise fields.fail("turn", message("lastwill-position-turn", turn=str(begun)))
    s.turn = turn
    if turn and not s.frames:
        seat = s.order[turn - 1]
        s.frames.append(Frame(frames.TURN if s.phase == terms.ACTIONS else frames.ERRAND, seat))
        if s.phase == terms.ERRANDS and not s.boys[seat]:
            raise fields.fail("waiting", message("lastwill-position-no-errand-boy", seat=str(seat + 1)))


def _read_planner(s: WillState, fields: Fields, waiting: list[int]) -> None:
    """The markers that are set say how far the planning is (W-4.4, W-6.15)."""
    steps = 4 if s.players == 2 else s.players
    made = len(s.plans) - s.plans.count(terms.FREE)
    seat = _one(fields, waiting)
    asking = not s.frames and made < steps
    if seat >= 0:
        if not asking:
            raise fields.fail("waiting", message("lastwill-position-nobody-waits", phase=terms.PHASES[s.phase]))
        if planning.planner(s, made)[1] != seat:
            planner = str(planning.planner(s, made)[1] + 1)
            raise fields.fail("waiting", message("lastwill-position-planner", seat=planner))
    s.turn = fields.integer("turn", made + int(seat >= 0), 0, steps)
    if not made + int(seat >= 0) <= s.turn <= made + int(asking):
        raise fields.fail("turn", message("lastwill-position-turn", turn=str(made + int(asking))))
    if s.turn > made:
        s.frames.append(Frame(*planning.planner(s, made)))


# --- what chance may have to bring ---


def _check_chance(s: WillState, fields: Fields) -> None:
    """Only what play can reach is pending."""
    pending = [frame for frame in s.frames if frame.kind >= frames.MARKET]
    if pending and not _reachable(s, pending):
        raise fields.fail("pending", message("lastwill-position-pending", phase=terms.PHASES[s.phase]))


def _reachable(s: WillState, pending: list[Frame]) -> bool:
    shape = [(frame.kind, frame.args) for frame in pending]
    if s.phase == terms.SETUP:
        return _reachable_in_setup(s, pending)
    if s.phase == terms.OFFERING and s.stage == terms.DEALING:
        return shape == [(frames.DEAL, (1, s.turn - 1))]
    if [frame for frame in pending if frame.kind != frames.DRAW or frame.seat != pending[0].seat]:
        return False
    counts = [args[0] for _, args in shape]
    if s.phase == terms.ERRANDS:
        return counts == [1] and s.boys[pending[0].seat] < 2
    if s.phase != terms.PLANNING:
        return False
    kind, planner = planning.planner(s, s.turn - 1) if s.turn else (-1, -1)
    if kind != frames.PLAN or planner != pending[0].seat:
        return False
    extra = sum([amount * helpers for _, amount, helpers in s.perks[planner].draws])
    return sum(counts) <= s.rules.plans[s.plans.index(planner)].cards + extra


def _reachable_in_setup(s: WillState, pending: list[Frame]) -> bool:
    kinds = [frame.kind for frame in pending]
    if s.stage < terms.S_HANDS or kinds == [frames.MONEY]:
        asked = {terms.S_FIRST: frames.MARKET, terms.S_MONEY: frames.FIRST, terms.S_HANDS: frames.MONEY}.get(
            s.stage, -1
        )
        unneeded = (asked == frames.FIRST and s.rules.first >= 0) or (
            asked == frames.MONEY and s.rules.money != "last_will"
        )
        return kinds == [asked] and not unneeded and not s.turn
    seat = (s.starter + s.turn - 1) % s.players
    sources = [frame.args[1] for frame in pending if frame.kind == frames.DRAW and frame.seat == seat]
    counts = [frame.args[0] for frame in pending if frame.kind == frames.DRAW]
    fitting = sources == [terms.PROPERTIES] or (
        sources == [terms.PROPERTIES, terms.HELPERS] and counts[0] == terms.START_CARDS
    )
    return fitting and len(sources) == len(pending) and max(counts) <= terms.START_CARDS


# --- going on ---


def go_on(s: WillState, fields: Fields) -> None:
    """To the next decision; the answers given to a simultaneous choice are part of the start, not of the journal."""
    if s.phase == terms.ENDING:
        s.stage -= 1  # the last step that was begun, see flow
    if s.phase == terms.OFFERING and s.stage == terms.STARTING_HANDS:
        s.stage = terms.DEALING  # from where the choice is asked
    if s.round == 1 and s.phase in (terms.SETUP, terms.OFFERING):
        _check_starting_hands(s, fields)
    s.settle()
    _read_answers(s, fields)
    top = s.frames[-1] if s.frames else None
    said = sorted([seat - 1 for seat in fields.integers("waiting", 1, s.players)])
    if said and isinstance(top, Together) and s.waiting != said:
        seats = ", ".join([str(seat + 1) for seat in s.waiting])
        raise fields.fail("waiting", message("lastwill-position-waiting", seats=seats))
    _read_choices(s, fields)


def _check_starting_hands(s: WillState, fields: Fields) -> None:
    """Two cards of each must be kept, so there must be two, or none at all (W-5.6)."""
    coming = [len(hand) for hand in s.hands]
    for frame in s.frames:
        if frame.kind == frames.DRAW:
            coming[frame.seat] += frame.args[0]
    for seat, cards in enumerate(coming):
        if 0 < cards < terms.HAND_LIMIT:
            problem = message("lastwill-position-starting-hand", least=str(terms.HAND_LIMIT))
            raise fields.fail(f"seats[{seat + 1}].hand", problem)
    for deck in (terms.HELPERS, terms.PROPERTIES) if s.phase == terms.SETUP else ():
        due = terms.START_CARDS * (s.players - s.turn)
        due += sum([frame.args[0] for frame in s.frames if frame.kind == frames.DRAW and frame.args[1] == deck])
        found = decks.left(s)[deck]
        if found < due:
            problem = message("lastwill-position-too-few-to-deal", due=due, found=str(found))
            raise fields.fail(f"piles.{terms.DECKS[deck]}", problem)


def _of_seats(s: WillState, fields: Fields, key: str) -> list[tuple[int, Fields, str]]:
    """An object with an entry for some of the seats."""
    given = fields.object(key, [str(seat + 1) for seat in range(s.players)])
    return [(seat, given, str(seat + 1)) for seat in range(s.players) if given.has(str(seat + 1))]


def _read_answers(s: WillState, fields: Fields) -> None:
    """Finished answers to a simultaneous choice in which others still wait (W-5.7, W-9.15)."""
    answers = _of_seats(s, fields, "answers")
    if not answers:
        return
    if not isinstance(s.frames[-1] if s.frames else None, Together):
        raise fields.fail("answers", message("lastwill-position-no-answers"))
    if {seat for seat, _, _ in answers} >= set(s.waiting):
        raise fields.fail("answers", message("lastwill-position-all-answered"))
    journal, s.journal = s.journal, None
    for seat, given, key in answers:
        _choose(s, given, key, seat)
        if seat in s.waiting:
            raise given.fail(key, message("lastwill-position-unfinished"))
    s.journal = journal


def _read_choices(s: WillState, fields: Fields) -> None:
    """The choices already made of moves that are not yet committed, by their texts (W-1.11)."""
    for seat, given, key in _of_seats(s, fields, "choices"):
        if seat not in s.waiting:
            raise given.fail(key, message("lastwill-position-not-choosing", seat=key))
        if _choose(s, given, key, seat) != s.chosen(seat):
            raise given.fail(key, message("reading-move-complete"))


def _choose(s: WillState, given: Fields, key: str, seat: int) -> list[int]:
    """Applies the texts of one seat; the choices."""
    made: list[int] = []
    for i, text in enumerate(given.texts(key)):
        try:
            made.append(s.game.parse(text))
            s.apply(made[-1], seat)
        except BequestError as error:
            raise given.fail(f"{key}[{i + 1}]", error.message) from None
    return made
