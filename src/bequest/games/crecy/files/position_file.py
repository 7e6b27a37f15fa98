"""Reading a position that a person may have written; what is left out follows the table of section 0.2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.texts.position_files import generator, given_options, opened, read_choices
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import loading, terms
from bequest.games.crecy.data.cards import FATHER, MOTHER, START
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.files import cards_file, pending_check, pending_file
from bequest.games.crecy.files.family_file import FamilyFile
from bequest.games.crecy.files.placing import Placer
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames, friends, options, setup
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, NONE, PARENTS, Person, begun_with

KNOWN: Final = (
    "game", "options", "deck", "generation", "round", "phase", "starting_player", "active", "passed", "seats", "spaces",
    "supply", "display", "friend_deck", "friend_discard", "child_deck", "child_discard", "reserve", "aside",
    "mission_deck", "mission_discard", "drawn", "titles", "contributions", "mansions", "ventures", "hints", "hint_deck",
    "pending", "choices", "random",
)  # fmt: skip
SEAT: Final = (
    "head", "patron", "eliminated", "honor", "prestige", "income", "gold", "honor_from", "pawns", "placed", "reserve",
    "hand", "missions", "completed", "under_patron", "complication", "lasting", "family",
)  # fmt: skip
FIRST_ROUNDS: Final = (0, 1, 3, 6)
"""Of each Generation (C-7.1)."""
MOST: Final = 9999
"""Of a track or of Gold in a file: far beyond any game."""


def from_json(
    game: Game, deck: Deck, bound_to: Callable[[Deck], Game], text: str, auto: bool, journal: bool
) -> CrecyPosition:
    """The position that the text describes, gone on to its next decision.

    A file may bring cards of its own; then the game is bound to them (D-1.9).
    """
    fields = opened(text, "crecy", KNOWN)
    if fields.has("deck"):
        deck = _own_deck(deck, fields)
        game = bound_to(deck)
    s = _start(game, deck, fields, auto, journal)
    seats = _seats(s, fields)
    _read_time(s, fields)
    for seat, entry in enumerate(seats):
        _read_tracks(s, seat, entry)
    _read_course(s, fields)
    _read_pawns(s, fields, seats)
    placer = Placer(s)
    _read_families(s, fields, seats, placer)
    cards_file.read_cards(s, fields, seats, placer)
    cards_file.read_offers(s, fields)
    cards_file.read_hints(s, fields)
    pending_file.read(s, fields, placer)
    cards_file.lay_down_the_rest(s, seats, placer)
    pending_check.check(s, fields)
    _refill(s, fields)
    s.settle()
    read_choices(s, fields)
    if not pending_check.answerable(s):
        raise fields.fail("pending", message("crecy-position-no-option"))
    return s


def _own_deck(deck: Deck, fields: Fields) -> Deck:
    """The deck with the fixture cards that the file brings (D-1.9)."""
    try:
        return loading.section(fields.object("deck", loading.TABLES), deck)
    except BequestError as error:
        raise fields.error(error.message) from None


def _start(game: Game, deck: Deck, fields: Fields, auto: bool, journal: bool) -> CrecyPosition:
    given = given_options(game, fields)
    if fields.has("deck"):
        given.pop("deck", None)
    try:
        rules, seed = options.read_rules(deck, game.options, given)
    except BequestError as error:
        raise fields.fail("options", error.message) from None
    return setup.empty_position(game, rules, generator(fields, seed), auto, journal)


def _seats(s: CrecyPosition, fields: Fields) -> list[Fields]:
    """What the file says of each seat; nothing if it leaves the seats out."""
    seats = fields.objects("seats", SEAT)
    if not seats:
        return [Fields({}, f"seats[{seat + 1}]", fields.error) for seat in range(s.players)]
    if len(seats) != s.players:
        raise fields.fail("seats", message("crecy-position-per-seat", players=s.players, found=str(len(seats))))
    return seats


# --- time and turns ---


def _read_time(s: CrecyPosition, fields: Fields) -> None:
    """Round and phase; the Generation follows from the round (C-7.1)."""
    generation = fields.integer("generation", 0, 1, terms.GENERATIONS) if fields.has("generation") else 0
    s.round = fields.integer("round", FIRST_ROUNDS[generation] or 1, 1, terms.ROUNDS)
    if generation and generation != s.generation:
        raise fields.fail("generation", message("crecy-position-generation", generation=str(s.generation)))
    s.phase = fields.one_of("phase", terms.PHASES, terms.PHASES[terms.ACTION])
    rounds = {
        terms.SETUP: (1,),
        terms.START: FIRST_ROUNDS[2:],
        terms.END: terms.LAST_ROUNDS,
        terms.FINISHED: terms.LAST_ROUNDS,
    }.get(s.phase, ())
    if rounds and s.round not in rounds:
        allowed = ", ".join([str(number) for number in rounds])
        raise fields.fail("round", message("crecy-position-round", phase=terms.PHASES[s.phase], rounds=allowed))


def _read_tracks(s: CrecyPosition, seat: int, entry: Fields) -> None:
    """Honor, Prestige, Income, Gold; where the Honor came from, which need not be all of it."""
    s.honor[seat] = entry.integer("honor", 0, -MOST, MOST)
    s.prestige[seat] = entry.integer("prestige", 0, -MOST, MOST)
    s.income[seat] = entry.integer("income", 0, -MOST, MOST)
    s.gold[seat] = entry.integer("gold", 0, 0, MOST)
    sources = entry.object("honor_from", terms.SOURCES)
    for number, source in enumerate(terms.SOURCES):
        s.sheet[seat * len(terms.SOURCES) + number] = sources.integer(source, 0, -MOST, MOST)
    ended = s.generation if s.phase == terms.FINISHED else s.generation - 1  # only then a family may die out (C-30.4)
    s.eliminated[seat] = entry.integer("eliminated", 0, 0, ended)
    if s.eliminated[seat] and s.rules.mode == terms.SOLO_TESTAMENT:
        raise entry.fail("eliminated", message("crecy-position-no-extinction"))


def _read_course(s: CrecyPosition, fields: Fields) -> None:
    """The Starting Player card, whose turn it is, and who has passed."""
    living = [seat for seat in range(s.players) if s.alive(seat)]
    if (not living and s.phase != terms.FINISHED) or (living and s.phase == terms.FINISHED and s.round < terms.ROUNDS):
        raise fields.fail("seats", message("crecy-position-survivors"))
    if s.phase == terms.SETUP:
        s.starter = _seat_given(s, fields, "starting_player", NONE)
    else:
        default = s.rules.first if s.rules.first in living else living[0] if living else 0
        s.starter = _seat_given(s, fields, "starting_player", default)
        if s.phase in (terms.ACTION, terms.INCOME, terms.END) and not s.alive(s.starter):
            raise fields.fail("starting_player", message("crecy-position-seat-extinct", seat=str(s.starter + 1)))
    for seat in fields.integers("passed", 1, s.players):
        s.passed |= 1 << seat - 1
    if s.phase == terms.ACTION:
        _read_active(s, fields)
    elif fields.values.get("active") is not None:
        raise fields.fail("active", message("crecy-position-no-turn", phase=terms.PHASES[s.phase]))


def _read_active(s: CrecyPosition, fields: Fields) -> None:
    """By default the first from the Starting Player on who has not passed; nobody if all have (C-10.1, C-10.12)."""
    seats = [(s.starter + i) % s.players for i in range(s.players)]
    waiting = [seat for seat in seats if s.alive(seat) and not s.passed >> seat & 1]
    s.active = _seat_given(s, fields, "active", waiting[0] if waiting else NONE)
    if s.active >= 0 and s.active not in waiting:
        reason = "crecy-position-seat-passed" if s.alive(s.active) else "crecy-position-seat-extinct"
        raise fields.fail("active", message(reason, seat=str(s.active + 1)))


def _seat_given(s: CrecyPosition, fields: Fields, key: str, default: int) -> int:
    return default if fields.values.get(key) is None else fields.integer(key, None, 1, s.players) - 1


# --- pawns ---


def _read_pawns(s: CrecyPosition, fields: Fields, seats: list[Fields]) -> None:
    """Pawns on spaces, in reserves and left: two of each player, three of each colour (C-3.13, C-3.14)."""
    spaces = fields.object("spaces", terms.SPACE_NAMES[terms.FIRST_MAIN :])
    for number, name in enumerate(terms.SPACE_NAMES[terms.FIRST_MAIN :]):
        if spaces.values.get(name) is not None:
            s.spaces[number] = _read_space(s, spaces.object(name, ("seat", "pawn")), terms.FIRST_MAIN + number)
    for seat, entry in enumerate(seats):
        _read_player_pawns(s, seat, entry)
        reserve = entry.object("reserve", terms.COLOURS)
        for colour, name in enumerate(terms.COLOURS):
            s.reserves[seat * terms.COLOUR_COUNT + colour] = reserve.integer(name, 0, 0, terms.PAWNS_PER_COLOUR)
        if not s.alive(seat) and True in [bool(n) for n in reserve.values.values()]:
            raise entry.fail("reserve", message("crecy-position-seat-extinct", seat=str(seat + 1)))
    supply = fields.object("supply", terms.COLOURS)
    for colour, name in enumerate(terms.COLOURS):
        used = [seat * terms.PAWN_KINDS + terms.GREEN + colour for seat in range(s.players)]
        left = (
            terms.PAWNS_PER_COLOUR
            - sum(s.reserves[colour :: terms.COLOUR_COUNT])
            - len([p for p in s.spaces if p in used])
        )
        if left < 0 or supply.integer(name, left) != left:
            raise fields.fail("supply", message("crecy-position-supply", colour=name, most=terms.PAWNS_PER_COLOUR))
        s.supply[colour] = left


def _read_space(s: CrecyPosition, entry: Fields, space: int) -> int:
    """The pawn on a main board space, a Player pawn or one of its colour (C-10.17, C-10.18)."""
    if s.phase not in (terms.ACTION, terms.INCOME):
        raise entry.fail("", message("crecy-position-no-pawns-now", phase=terms.PHASES[s.phase]))
    seat = entry.integer("seat", None, 1, s.players) - 1
    if not s.alive(seat):
        raise entry.fail("seat", message("crecy-position-seat-extinct", seat=str(seat + 1)))
    allowed = [terms.PAWN_NAMES[terms.PLAYER_PAWN], terms.PAWN_NAMES[terms.PAWN_OF_SPACE[space]]]
    return seat * terms.PAWN_KINDS + terms.PAWN_NAMES.index(allowed[entry.one_of("pawn", allowed, allowed[0])])


def _read_player_pawns(s: CrecyPosition, seat: int, entry: Fields) -> None:
    """Those left and those placed are two together, of a family that died out none (C-9.3, C-30.7)."""
    placed = entry.object("placed", terms.BOARD_SPACES)
    standing = s.spaces.count(seat * terms.PAWN_KINDS + terms.PLAYER_PAWN)
    for number, name in enumerate(terms.BOARD_SPACES):
        count = placed.integer(name, 0, 0, terms.PLAYER_PAWNS)
        s.placed[seat * len(terms.BOARD_SPACES) + number] = count
        standing += count
        if count and s.phase not in (terms.ACTION, terms.INCOME):
            raise placed.fail(name, message("crecy-position-no-pawns-now", phase=terms.PHASES[s.phase]))
    left = (terms.PLAYER_PAWNS if s.alive(seat) else 0) - standing
    if left < 0 or entry.integer("pawns", left) != left:
        raise entry.fail("pawns", message("crecy-position-pawns", most=terms.PLAYER_PAWNS, placed=standing))
    s.pawns[seat] = left
    if s.passed >> seat & 1 and left and s.phase == terms.ACTION:
        raise entry.fail("pawns", message("crecy-position-passed-with-pawn", seat=str(seat + 1)))


# --- families, Heads, Patrons ---


def _read_families(s: CrecyPosition, fields: Fields, seats: list[Fields], placer: Placer) -> None:
    """Heads and Patrons that are named first; then those that are left to chance."""
    for seat, entry in enumerate(seats):
        if entry.values.get("head") is not None:
            s.heads[seat] = placer.head(entry, "head", entry.text("head"))
        if entry.values.get("patron") is not None:
            s.patrons[seat] = placer.patron(entry, "patron", entry.text("patron"))
    growing = pending_file.awaited(fields, frames.GROW_UP)
    whole_start = s.phase == terms.START and not fields.items("pending")
    for seat, entry in enumerate(seats):
        still = s.phase == terms.START and s.alive(seat) and (whole_start or seat in growing)
        s.families[seat] = FamilyFile(s, seat, entry, placer, still).read()
    if s.phase == terms.SETUP:
        return
    for seat, entry in enumerate(seats):
        if s.rules.mode != terms.SOLO_TESTAMENT:
            if s.patrons[seat] < 0:
                s.patrons[seat] = placer.any_of(placer.patrons)
            if s.heads[seat] < 0:
                s.heads[seat] = placer.any_of(placer.heads)
            if s.heads[seat] < 0:
                raise entry.fail("head", message("crecy-position-no-head"))
        if not s.families[seat]:
            _start_tree(s, fields, seat, placer)
    _check_attached_once(s, fields)


def _start_tree(s: CrecyPosition, fields: Fields, seat: int, placer: Placer) -> None:
    """The Head alone, on either side; in The Testament the heir, the Parents and their parents (C-38.6, C-38.7, C-38.8,
    C-38.9)."""
    deck = s.rules.deck
    family = s.families[seat]
    if s.rules.mode != terms.SOLO_TESTAMENT:
        side = s.rng.below(2)
        family.append(Person(deck.first_head + 2 * s.heads[seat] + side, side, 1, NONE, NONE, NONE, terms.ADULT, 0))
        return
    roles = [friend.role for friend in deck.friends]
    starts = [n for n, role in enumerate(roles) if role == START]
    named = [n for n in starts if deck.friends[n].id == s.rules.testament_start]
    if not starts or FATHER not in roles or MOTHER not in roles:
        raise fields.fail("seats[1].family", message("crecy-position-no-heir"))
    start = named[0] if named else starts[s.rng.below(len(starts))]
    family += begun_with(start, deck.gender[start], roles.index(FATHER), roles.index(MOTHER))
    for n, parent in enumerate(PARENTS):
        family[parent] = family[parent].with_parents(FIRST_ANCESTOR + 2 * n, FIRST_ANCESTOR + 2 * n + 1)
    for n in range(FIRST_ANCESTOR, FIRST_ANCESTOR + 2 * len(PARENTS)):
        gender = (n - FIRST_ANCESTOR) % 2
        fitting = [card for card in sorted(placer.children.elements()) if deck.gender[card] == gender]
        if not fitting:
            raise fields.fail("seats[1].family", message("crecy-position-no-heir"))
        card = fitting[s.rng.below(len(fitting))]
        placer.children[card] -= 1
        family.append(Person(card, gender, 2, NONE, NONE, n + 1 if gender == 0 else n - 1, terms.ADULT, 0))


def _check_attached_once(s: CrecyPosition, fields: Fields) -> None:
    """Every Title and Contribution lies beside one holder at most."""
    for kind in (terms.A_TITLE, terms.A_CONTRIBUTION):
        seen: set[int] = set()
        for seat, number, card in cards_file.attached(s, kind):
            if card in seen:
                place = f"seats[{seat + 1}].family[{number + 1}].attached"
                name = s.rules.deck.offers(kind)[card - 1].id
                raise fields.fail(place, message("crecy-position-placed-too-often", card=name))
            seen.add(card)


# --- going on ---


def _refill(s: CrecyPosition, fields: Fields) -> None:
    """An empty display is refilled first (C-12.4), unless the file says both that it is empty and what is pending."""
    told = fields.has("display") and fields.items("pending")
    refilling = frames.REFILL in [frame.kind for frame in s.frames]
    if s.phase not in (terms.SETUP, terms.FINISHED) and not s.display and not told and not refilling:
        friends.refill(s)
