"""Reading a position that a person may have written; what is left out has the value of W-0.3."""

from __future__ import annotations

from typing import Final

from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.texts.position_files import generator, given_options
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.lastwill.data import loading, terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.files import cards_file, pending
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import frames, options, setup
from bequest.games.lastwill.rules.state import WillState

KNOWN: Final = (
    "game", "options", "deck", "round", "phase", "stage", "turn", "waiting", "starting_money", "starting_player",
    "plans", "plan_order", "errands", "extensions", "market", "offering", "wild_places", "piles", "discards", "removed",
    "seats", "pending", "answers", "choices", "random",
)  # fmt: skip
SEAT: Final = ("colour", "balance", "bankrupt", "hand", "board", "actions", "errand_boys")
STAGES: Final = (
    (terms.S_MARKET, terms.S_HANDS), (1, terms.STARTING_HANDS), (1, 1), (1, 2), (1, 1), (1, terms.NEXT_STARTER), (0, 0),
)  # fmt: skip
"""The first and the last stage of each phase; of the end of a round the step that comes next (W-9.1)."""
MOST_MONEY: Final = 99_999
MOST_BOYS: Final = 2


def own_deck(fields: Fields, deck: Deck) -> Deck:
    """The deck itself, or the one with the fixture cards that the file brings (W-0.2)."""
    if not fields.has("deck"):
        return deck
    try:
        return loading.section(fields.object("deck", terms.DECKS), deck)
    except BequestError as error:
        raise fields.error(error.message) from None


def position(game: Game, deck: Deck, fields: Fields, auto: bool, journal: bool) -> WillPosition:
    """The position that the fields describe, up to its next decision (W-0.1, W-0.3, W-0.5)."""
    seats = fields.objects("seats", SEAT)
    s = _start(game, deck, fields, seats, auto, journal)
    if not seats:
        seats = [Fields({}, f"seats[{seat + 1}]", fields.error) for seat in range(s.players)]
    _read_time(s, fields)
    pending.read_chance(s, fields)
    _read_start(s, fields)
    _read_plans(s, fields)
    cards_file.read_cards(s, fields, seats)
    for seat, entry in enumerate(seats):
        _read_balance(s, seat, entry)
    _check_final_round(s, fields)
    _read_figures(s, fields)
    for seat, entry in enumerate(seats):
        _read_boys(s, seat, entry)
    pending.read_turn(s, fields)
    _check_boys(s, seats)
    _check_hands(s, seats)
    cards_file.check_dealing(s, fields)
    for seat, entry in enumerate(seats):
        _read_actions(s, seat, entry)
    pending.go_on(s, fields)
    return s


# --- game, options, seats ---


def _start(game: Game, deck: Deck, fields: Fields, seats: list[Fields], auto: bool, journal: bool) -> WillPosition:
    given = given_options(game, fields)
    if fields.has("deck"):
        given.pop("deck", None)
    if len(seats) > max(game.player_counts):
        most = message("lastwill-position-seats", most=max(game.player_counts), found=len(seats))
        raise fields.fail("seats", most)
    if "players" not in given and seats:
        given["players"] = len(seats)
    if "colours" not in given:
        given["colours"] = _colours(seats)
    try:
        rules, seed = options.read_rules(deck, game.options, given)
    except BequestError as error:
        raise fields.fail("options", error.message) from None
    if seats and len(seats) != rules.players:
        raise fields.fail("seats", message("lastwill-position-per-seat", players=rules.players, found=str(len(seats))))
    for entry, colour in zip(seats, rules.colours, strict=False):
        if entry.text("colour", colour) != colour:
            raise entry.fail("colour", message("lastwill-position-colour", colour=colour))
    return setup.empty_position(game, rules, generator(fields, seed), auto, journal)


def _colours(seats: list[Fields]) -> tuple[str, ...]:
    """Those that the seats name; the others get what is left, in the order of the list (W-25.5)."""
    named = [entry.one_of("colour", terms.COLOURS) if entry.has("colour") else -1 for entry in seats]
    for seat, colour in enumerate(named):
        if colour >= 0 and colour in named[:seat]:
            raise seats[seat].fail("colour", message("lastwill-position-colour-twice", colour=terms.COLOURS[colour]))
    left = [colour for colour in range(len(terms.COLOURS)) if colour not in named]
    return tuple(
        [terms.COLOURS[colour if colour >= 0 else left.pop(0)] for colour in named] + [terms.COLOURS[n] for n in left]
    )


# --- time, starting player, market, money ---


def _read_time(s: WillState, fields: Fields) -> None:
    """Round, phase, and how far the phase is."""
    s.round = fields.integer("round", 1, 1, terms.ROUNDS)
    s.phase = fields.one_of("phase", terms.PHASES, terms.PHASES[terms.ACTIONS])
    first, last = STAGES[s.phase]
    s.stage = fields.integer("stage", first, first, last)
    starting = s.phase == terms.SETUP or (s.phase == terms.OFFERING and s.stage == terms.STARTING_HANDS)
    if starting and s.round > 1:
        raise fields.fail("round", message("lastwill-position-first-round"))
    if s.phase == terms.ENDING and s.stage == terms.NEXT_STARTER and s.round == 1:
        raise fields.fail("round", message("lastwill-position-round-moved"))


def _read_start(s: WillState, fields: Fields) -> None:
    """What the set-up has brought: the market, the starting player and the money."""
    if _settled(s, fields, "market", terms.S_MARKET, frames.MARKET):
        s.market = _market(s, fields)
    if _settled(s, fields, "starting_player", terms.S_FIRST, frames.FIRST):
        s.starter = 0
        if fields.values.get("starting_player") is not None:
            s.starter = fields.integer("starting_player", None, 1, s.players) - 1
    if _settled(s, fields, "starting_money", terms.S_MONEY, frames.MONEY):
        s.fortune = _fortune(s, fields)
    s.balances = [s.fortune] * s.players


def _settled(s: WillState, fields: Fields, key: str, step: int, chance: int) -> bool:
    """Whether this step of the set-up is carried out; before that the file has nothing to say of it."""
    if pending.known(s, step, chance):
        return True
    if fields.values.get(key):
        raise fields.fail(key, message("lastwill-position-not-yet"))
    return False


def _market(s: WillState, fields: Fields) -> tuple[int, ...]:
    """The token on each type; each is used once (W-2.8, W-3.4)."""
    tokens = s.rules.deck.boards.market
    if fields.values.get("market") is None:
        return tokens
    given = fields.object("market", terms.TYPES)
    listed = ", ".join([f"{token:+d}" for token in tokens])
    for type in terms.TYPES:
        if given.values.get(type) not in tokens:
            raise given.fail(type, message("lastwill-position-token", tokens=listed))
    order = tuple([given.integer(type, None, min(tokens), max(tokens)) for type in terms.TYPES])
    if sorted(order) != sorted(tokens):
        raise fields.fail("market", message("lastwill-position-market", tokens=listed))
    return order


def _fortune(s: WillState, fields: Fields) -> int:
    """The option says it; of a last will card the file says which amount it gave (W-3.12, W-3.13)."""
    money = s.rules.money
    if money == options.LAST_WILL:
        amounts = sorted({will.amount for will in s.rules.deck.wills})
    else:
        amounts = [terms.STANDARD_MONEY if money == options.STANDARD else int(money)]
    fortune = fields.integer("starting_money", amounts[0] if len(amounts) == 1 else None)
    if fortune not in amounts:
        listed = ", ".join([str(amount) for amount in amounts])
        raise fields.fail("starting_money", message("lastwill-position-money", amounts=listed))
    return fortune


# --- plans, errands, counters ---


def _returned(s: WillState) -> bool:
    """Whether markers and figures are back with their owners (W-9.11)."""
    return s.phase in (terms.SETUP, terms.OFFERING, terms.FINISHED) or (
        s.phase == terms.ENDING and s.stage > terms.RETURN
    )


def _read_plans(s: WillState, fields: Fields) -> None:
    """Markers on the plans, and the plan order, which follows from them (W-6.14)."""
    items = fields.items("plans")
    if items and len(items) != len(s.plans):
        raise fields.fail("plans", message("lastwill-position-per-plan", plans=len(s.plans), found=str(len(items))))
    for plan, item in enumerate(items):
        s.plans[plan] = _marker(s, Fields({"": item}, f"plans[{plan + 1}]", fields.error), item)
    standing = [seat for seat in s.plans if seat >= 0]
    if s.plans.count(terms.FREE) < len(s.plans):
        if _returned(s):
            raise fields.fail("plans", message("lastwill-position-not-now", phase=terms.PHASES[s.phase]))
        if not _fitting_markers(s, standing):
            raise fields.fail("plans", message("lastwill-position-markers", phase=terms.PHASES[s.phase]))
    first = max(s.starter, 0)
    s.order = [(first + n) % s.players for n in range(s.players)]
    if s.phase != terms.PLANNING and standing:
        s.order = standing
    if fields.has("plan_order"):
        order = [seat - 1 for seat in fields.integers("plan_order", 1, s.players)]
        if sorted(order) != list(range(s.players)):
            raise fields.fail("plan_order", message("lastwill-position-order"))
        if s.phase != terms.PLANNING and standing and order != standing:
            raise fields.fail("plan_order", message("lastwill-position-order-of-plans"))
        s.order = order


def _marker(s: WillState, entry: Fields, item: object) -> int:
    """Nobody, a seat or a neutral marker; each seat has one marker."""
    if item is None:
        return terms.FREE
    if item == "neutral":
        return terms.NEUTRAL
    seat = entry.integer("", None, 1, s.players) - 1
    if seat in s.plans:
        raise entry.fail("", message("lastwill-position-marker-twice", seat=str(seat + 1)))
    return seat


def _fitting_markers(s: WillState, standing: list[int]) -> bool:
    """In planning those of the turns so far; afterwards all, with two neutral ones for two players (W-6.15)."""
    neutral = s.plans.count(terms.NEUTRAL)
    blocks = 2 if s.players == 2 else 0
    if s.phase != terms.PLANNING:
        return neutral == blocks and len(standing) == s.players
    if neutral < blocks:
        return not standing
    first = s.starter + (1 if blocks else 0)
    return neutral == blocks and sorted(standing) == sorted([(first + n) % s.players for n in range(len(standing))])


def _read_figures(s: WillState, fields: Fields) -> None:
    """Errand boys on the spaces in use, no more than there is room for (W-7.8)."""
    rules = s.rules
    names = {rules.deck.errand_names[space - rules.deck.errand]: space for space in rules.errands}
    given = fields.object("errands", list(names))
    for name, space in names.items():
        seats = [seat - 1 for seat in given.integers(name, 1, s.players)]
        if not seats:
            continue
        if _returned(s) or s.phase == terms.PLANNING:
            raise given.fail(name, message("lastwill-position-not-now", phase=terms.PHASES[s.phase]))
        own = space == rules.errands[-1]  # an unknown card space for each colour (W-7.25)
        room = 1 if own else rules.capacity[space]
        if (max([seats.count(seat) for seat in seats]) if own else len(seats)) > room:
            raise given.fail(name, message("lastwill-position-figures", room=room))
        s.figures[space - rules.deck.errand] = tuple(seats)


def _read_boys(s: WillState, seat: int, entry: Fields) -> None:
    """Figures left to place: by default what the plan gives less those that are placed or had their pass (W-7.1)."""
    placed = sum([seats.count(seat) for seats in s.figures])
    given = _boys_of_plan(s, seat)
    if placed > given:
        raise entry.fail("errand_boys", message("lastwill-position-boys", boys=given))
    default = 0
    if seat in s.plans and s.phase in (terms.PLANNING, terms.ERRANDS):
        default = given - max(placed, s.stage - 1)
    s.boys[seat] = entry.integer("errand_boys", default, 0, given - placed)


def _boys_of_plan(s: WillState, seat: int) -> int:
    return s.rules.plans[s.plans.index(seat)].errands if seat in s.plans else MOST_BOYS


def _check_boys(s: WillState, seats: list[Fields]) -> None:
    """As many are left as the phase leaves to a seat (W-7.2, W-7.3)."""
    sent = s.turn - 1 if s.frames and s.frames[-1].kind == frames.ERRAND else s.turn
    for place, seat in enumerate(s.order):
        most = 0
        if s.phase == terms.ERRANDS:
            most = max(0, _boys_of_plan(s, seat) - (s.stage - 1) - int(place < sent))
        elif s.phase == terms.PLANNING and seat in s.plans:
            most = _boys_of_plan(s, seat)
        if not seats[seat].has("errand_boys"):
            s.boys[seat] = min(s.boys[seat], most)
        if s.boys[seat] > most or (s.phase == terms.PLANNING and s.boys[seat] < most):
            raise seats[seat].fail("errand_boys", message("lastwill-position-boys-now", phase=terms.PHASES[s.phase]))


def _check_hands(s: WillState, seats: list[Fields]) -> None:
    """In the set-up only those have cards who were dealt some (W-3.17)."""
    for seat, entry in enumerate(seats):
        if s.phase == terms.SETUP and s.hands[seat] and (seat - s.starter) % s.players >= s.turn:
            raise entry.fail("hand", message("lastwill-position-not-yet"))


def _read_balance(s: WillState, seat: int, entry: Fields) -> None:
    """Money, and whether the seat is bankrupt, which follows from it (W-18.4, W-18.6)."""
    balance = entry.integer("balance", s.fortune, -MOST_MONEY, MOST_MONEY)
    s.balances[seat] = balance
    if not s.fortune:
        if balance:
            raise entry.fail("balance", message("lastwill-position-not-yet"))
        return
    if balance < 0 and s.owned[seat]:
        raise entry.fail("balance", message("lastwill-position-debt"))
    broke = balance <= 0 and not s.owned[seat]
    if entry.flag("bankrupt") and not broke:
        raise entry.fail("bankrupt", message("lastwill-position-bankrupt"))
    s.bankrupt |= int(broke) << seat


def _check_final_round(s: WillState, fields: Fields) -> None:
    """The last round ends with step 5, and only then the game is over (W-9.12, W-19.1, W-19.2)."""
    final = bool(s.bankrupt) or s.round == terms.ROUNDS
    if s.phase == terms.FINISHED and not final:
        raise fields.fail("phase", message("lastwill-position-over", rounds=str(terms.ROUNDS)))
    if s.phase == terms.ENDING and (
        (s.bankrupt and s.stage >= terms.NEXT_ROUND) or (final and s.stage == terms.NEXT_ROUND)
    ):
        raise fields.fail("stage", message("lastwill-position-final-round"))


def _read_actions(s: WillState, seat: int, entry: Fields) -> None:
    """Only a seat whose turn of the action phase is not over has actions (W-8.1)."""
    s.actions[seat] = entry.integer("actions", 0, 0, terms.MOST_PER_CARD)
    if s.actions[seat] and (s.phase != terms.ACTIONS or s.order.index(seat) < s.turn - 1):
        raise entry.fail("actions", message("lastwill-position-actions"))
