"""A position as JSON that a person can edit, and back, with every impossible position refused by field (G-22.14)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BequestError
from bequest.core.frames import Frame
from bequest.core.game import fresh_seed
from bequest.core.knowledge import card_of, knowers_of, marked
from bequest.core.reading import Fields, position_fields
from bequest.core.rng import WORD, Rng, seeded
from bequest.games.gears import abilities, data, scoring, setup, view
from bequest.games.gears.terms import (
    ADVANCE,
    AREA,
    AREA_CUBE,
    ASSIGN,
    BITS,
    COLOURS,
    DEAL,
    DRAWING,
    EXTRA_CARDS,
    EXTRA_TURNS,
    FATE_DECK,
    FATE_DRAFT,
    FATE_NONE,
    FATE_ONE_EACH,
    FIRST_CHOOSER,
    FRAME_NAMES,
    IN_PLAY,
    KEEP,
    LEFT_OUT,
    MODIFIER_TOKENS,
    NO_EXTRA,
    ORDER,
    OUT,
    PERSONAL,
    PHASE_I,
    PHASE_V,
    PHASES,
    ROUNDS,
    SLOT_NAMES,
    SOURCES,
    STRIDE,
    T0,
    TOKEN_BITS,
    TURN,
    TURNS,
    WAIVE_DEPENDENCY,
    WHEN_ESTABLISHED,
)
from bequest.games.gears.timeline import Lasting, lay

if TYPE_CHECKING:
    from bequest.games.gears.game import Gears
    from bequest.games.gears.state import GearsPosition

KNOWN = (
    "game", "options", "deck", "round", "turn", "phase", "order", "active", "actions", "extra_room", "fate_taken",
    "present", "markers", "timeline", "stray_fate", "pools", "scores", "score_sheet", "characters", "hands", "drawn",
    "draw_pile", "discard_pile", "fate_cards", "pending", "choices", "random", "chance", "spliced", "activated",
    "extra_turn", "extra_turn_used",
)  # fmt: skip
MOST_CUBES_IN_A_FILE = 30_000
"""On one card: far beyond any game, and far enough below what a position can hold for the rest of a game."""
EXPANSION = ("spliced", "activated", "extra_turn", "extra_turn_used")
T = TypeVar("T")


# --- writing ---


def to_dict(s: GearsPosition) -> dict[str, object]:
    """Every field of table 0.3. Cards are named, lists in deck order, seats counted from 1."""
    deck = s.rules.deck
    content: dict[str, object] = {"game": "gears", "options": setup.options_dict(s.rules)}
    if deck.name == data.OWN_DECK:
        content["deck"] = data.section_dict(deck)
    content |= {"round": s.round, "turn": s.turn, "phase": PHASES[s.phase], "order": _seats(s.order)}
    content |= {"active": s.order[s.active] + 1 if s.order else None, "actions": s.actions}
    content |= {"extra_room": s.extra_room, "fate_taken": s.fate_taken, "present": SLOT_NAMES[s.present]}
    content["markers"] = [SLOT_NAMES[slot] for slot in s.markers]
    content["timeline"] = [_copy_dict(s, index) for index in range(len(s.copies))]
    strays = [view.lasting_dict(s, lying) for lying in s.lasting if lying.card < 0]
    if strays:
        content["stray_fate"] = strays
    content |= {"pools": s.pools[:], "scores": s.scores()}
    width = ROUNDS * len(SOURCES)
    content["score_sheet"] = [s.sheet[seat * width : (seat + 1) * width] for seat in range(s.players)]
    content["characters"] = [deck.characters[c].id if c >= 0 else None for c in s.characters]
    content["hands"] = [_ids(s, hand) for hand in s.hands]
    if s.drawn:
        content["drawn"] = _ids(s, s.drawn)
    content["draw_pile"] = {"next": _ids(s, s.top), "rest": _ids(s, s.pile)}
    content["discard_pile"] = [_discard_dict(s, mark) for mark in sorted(s.discard)]
    if s.rules.fate in (FATE_ONE_EACH, FATE_DRAFT):
        content["fate_cards"] = _fates_dict(s)
    if deck.kind == "forbidden":
        content |= view.expansion_dict(s)
    content["pending"] = [_frame_dict(s, frame) for frame in s.frames if not frame.open]
    if s.frames and s.frames[-1].open:
        content["choices"] = [deck.catalogue.text(action) for action in s.choices(s.seat)]
    content |= {"random": s.rng.words(), "chance": "auto" if s.auto else "explicit"}
    return content


def _seats(seats: list[int] | tuple[int, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


def _ids(s: GearsPosition, cards: list[int]) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in cards]


def _copy_dict(s: GearsPosition, index: int) -> dict[str, object]:
    slot, card = divmod(s.copies[index], STRIDE)
    entry: dict[str, object] = {"technology": s.rules.deck.card_ids[card], "timeframe": SLOT_NAMES[slot]}
    entry["cubes"] = view.cubes_dict(s.cubes[index])
    beside = [view.lasting_dict(s, lying) for lying in s.lasting if lying.slot == slot and lying.card == card]
    if s.tokens[index]:
        entry["tokens"] = view.tokens_dict(s.tokens[index])
    return entry | ({"fate": beside} if beside else {})


def _discard_dict(s: GearsPosition, mark: int) -> object:
    name = s.rules.deck.card_ids[card_of(mark)]
    known = [seat + 1 for seat in range(s.players) if knowers_of(mark) >> seat & 1]
    return {"card": name, "known": known} if known else name


def _fates_dict(s: GearsPosition) -> dict[str, object]:
    ids = [fate.id for fate in s.rules.deck.fates]
    before = [[ids[f] for f, place in enumerate(s.fates) if place == seat] for seat in range(s.players)]
    if s.rules.fate == FATE_DRAFT:
        return {"before": before, "area": view.draft_area(s)}
    out = {name: [ids[f] for f, p in enumerate(s.fates) if p == place] for name, place in _OUTSIDE.items()}
    return {"before": before, **out}


_OUTSIDE = {"out": OUT, "left_out": LEFT_OUT}


def _frame_dict(s: GearsPosition, frame: Frame) -> dict[str, object]:
    entry: dict[str, object] = {"kind": FRAME_NAMES[frame.kind]}
    if frame.seat >= 0:
        entry["seat"] = frame.seat + 1
    if frame.kind == ORDER:
        entry["later"] = _seats(frame.args[: -s.players])
        entry["taken"] = [place + 1 if place >= 0 else 0 for place in frame.args[-s.players :]]
    elif frame.kind == AREA_CUBE:
        entry["later"] = _seats(frame.args)
    elif frame.kind in (DEAL, DRAWING):
        entry["cards"] = frame.args[0]
    elif frame.kind == WHEN_ESTABLISHED:
        entry["technology"] = s.rules.deck.card_ids[frame.args[0]]
    return entry


# --- reading ---


def from_json(game: Gears, text: str, auto: bool, journal: bool) -> GearsPosition:
    """The position that the text describes, gone on to its next decision."""
    fields = position_fields(text)
    fields.only(KNOWN)
    if fields.text("game", "gears") != "gears":
        raise fields.fail("game", f"this is a position of {fields.values['game']!r}, not of gears")
    game = _bound_game(game, fields)
    s = _start(game, fields, auto, journal)
    _read_course(s, fields)
    if game.deck.kind == "forbidden":
        _read_expansion(s, fields)
    else:
        for key in EXPANSION:
            if fields.has(key):
                raise fields.fail(key, "only a deck of kind forbidden has this field; leave it out")
    _read_seats(s, fields)
    _read_cards(s, fields)
    _read_pending(s, fields)
    s.settle()
    _read_choices(s, fields)
    return s


def _bound_game(game: Gears, fields: Fields) -> Gears:
    """The game itself, or the same rules with the deck that the file brings (G-22.13)."""
    if not fields.has("deck"):
        return game
    return type(game)(data.section(fields.object("deck"), game.deck))


def _start(game: Gears, fields: Fields, auto: bool, journal: bool) -> GearsPosition:
    given = dict(fields.object("options").values)
    given.setdefault("players", 2)
    if given.get("deck") in ("base", data.OWN_DECK) or fields.has("deck"):
        given.pop("deck", None)
    try:
        rules, seed = setup.read_rules(game.deck, given)
    except BequestError as error:
        raise fields.fail("options", str(error)) from None
    if fields.has("random"):
        words = fields.integers("random", 0, WORD)
        if len(words) != 4:
            raise fields.fail("random", f"expected four numbers, found {len(words)}")
        rng = Rng(*words)
    else:
        rng = seeded(fresh_seed() if seed is None else seed)
    return setup.empty_position(game, rules, rng, auto, journal)


def _read_course(s: GearsPosition, fields: Fields) -> None:
    """Round, turn, phase, order and flags; the Present Day follows from the round (G-2.3)."""
    s.phase = fields.one_of("phase", PHASES, "I")
    s.round = fields.integer("round", 1, 1, ROUNDS)
    s.turn = fields.integer("turn", 1, 1, TURNS)
    if s.phase == PHASE_V and s.round == ROUNDS and not fields.objects("pending"):
        raise fields.fail("phase", "there is no phase V after the last round; the game ends with phase IV")
    s.actions = fields.integer("actions", 0, 0, 3)
    s.extra_room = fields.integer("extra_room", 0, 0, s.rules.deck.most_extra_room)
    s.fate_taken = fields.flag("fate_taken")
    s.order = [seat - 1 for seat in fields.integers("order", 1, s.players)]
    if not s.order and s.phase != 0:
        s.order = list(range(s.players))
    if s.order and sorted(s.order) != list(range(s.players)):
        raise fields.fail("order", f"expected each of the seats 1 to {s.players} once")
    if s.order and fields.values.get("active") is not None:
        s.active = s.order.index(fields.integer("active", 1, 1, s.players) - 1)
    if s.phase > PHASE_I:  # the last turn of phase I is over, and nothing of it is carried on (G-4.21)
        s.active = s.actions = s.extra_room = 0
        s.fate_taken = False
    s.present = setup.present_at_start(s.players) + s.round - 1
    if any(entry.values.get("kind") == FRAME_NAMES[ADVANCE] for entry in fields.objects("pending")):
        s.present -= 1  # the refill of phase V: the round counter is ahead (G-20.2)
    if fields.has("present") and fields.one_of("present", SLOT_NAMES) != s.present:
        raise fields.fail("present", f"in round {s.round} with {s.players} players it is at {SLOT_NAMES[s.present]}")


def _read_expansion(s: GearsPosition, fields: Fields) -> None:
    """The flags of Forbidden Machines."""
    s.oldest = 0 if fields.flag("spliced") else T0
    s.extra_turn = fields.one_of("extra_turn", EXTRA_TURNS, EXTRA_TURNS[0])
    for seat in fields.integers("extra_turn_used", 1, s.players):
        s.extra_used |= 1 << seat - 1
    known = [s.rules.deck.card_ids[card] for card in s.rules.deck.activated]
    for i, name in enumerate(fields.texts("activated")):
        if name not in known:
            raise fields.fail(f"activated[{i + 1}]", f"no technology with an Activation is called {name!r}")
        s.activated |= 1 << s.rules.deck.number[name]
    if s.phase > PHASE_I:  # as in _read_course
        s.activated = 0
        s.extra_turn = NO_EXTRA
    if s.extra_turn != NO_EXTRA and not s.extra_used >> s.order[s.active] & 1:
        raise fields.fail("extra_turn_used", f"seat {s.order[s.active] + 1} has an extra turn and must be named here")


def _read_tokens(s: GearsPosition, entry: Fields) -> int:
    tokens = entry.object("tokens")
    tokens.only(("plus", "minus"))
    if entry.has("tokens") and s.rules.deck.kind != "forbidden":
        raise entry.fail("tokens", "only a deck of kind forbidden has Reward Modifier tokens; leave it out")
    token = tokens.integer("plus", 0, 0, MODIFIER_TOKENS) | tokens.integer("minus", 0, 0, MODIFIER_TOKENS) << TOKEN_BITS
    s.tokens.append(token)
    if abilities.tokens_left(s) < 0:
        raise entry.fail("tokens", f"there are {MODIFIER_TOKENS} Reward Modifier tokens in all")
    s.tokens.pop()
    return token


def _read_seats(s: GearsPosition, fields: Fields) -> None:
    """Markers, Pools, scores, characters."""
    markers = _per_seat(s, fields, "markers", fields.texts("markers"))
    for seat, name in enumerate(markers):
        if name not in SLOT_NAMES[s.oldest : s.present + 1]:
            span = f"{SLOT_NAMES[s.oldest]} to {SLOT_NAMES[s.present]}"
            raise fields.fail(f"markers[{seat + 1}]", f"expected a timeframe from {span}, found {name!r}")
    s.markers = [SLOT_NAMES.index(name) for name in markers] if markers else [s.present] * s.players
    s.pools = _per_seat(s, fields, "pools", fields.integers("pools", 0)) or [0] * s.players
    scores = _per_seat(s, fields, "scores", fields.integers("scores", 0)) or [0] * s.players
    width = ROUNDS * len(SOURCES)
    for seat, line in enumerate(_per_seat(s, fields, "score_sheet", fields.items("score_sheet"))):
        if not isinstance(line, list) or len(line) != width or not all(isinstance(n, int) and n >= 0 for n in line):
            raise fields.fail(f"score_sheet[{seat + 1}]", f"expected {width} numbers, 0 or more")
        s.sheet[seat * width : (seat + 1) * width] = line
    for seat in range(s.players):
        s.carried[seat] = scores[seat] - scoring.score(s, seat)
        if s.carried[seat] < 0:
            raise fields.fail(f"scores[{seat + 1}]", f"{scores[seat]} is less than the points of the score sheet")
    ids = [character.id for character in s.rules.deck.characters]
    named = _per_seat(s, fields, "characters", fields.items("characters"))
    for seat, item in enumerate(named):
        if item is not None and item not in ids:
            raise fields.fail(f"characters[{seat + 1}]", f"expected one of {', '.join(ids)}, found {item!r}")
    if named:
        s.characters = [ids.index(str(item)) if item is not None else -1 for item in named]
    elif s.phase != 0 and not s.rules.characters:
        s.characters = list(range(s.players))
    assigned = [c for c in s.characters if c >= 0]
    if len(set(assigned)) < len(assigned):
        raise fields.fail("characters", "two seats have the same character")


def _per_seat(s: GearsPosition, fields: Fields, key: str, values: list[T]) -> list[T]:
    """A list with one entry per seat, or an empty one if the field is left out."""
    if values and len(values) != s.players:
        raise fields.fail(key, f"expected {s.players} entries, one for each seat, found {len(values)}")
    return values


class _Placer:
    """Hands out the cards of the deck to the places of the file, and refuses what the deck does not have."""

    def __init__(self, s: GearsPosition) -> None:
        self.s = s
        self.left = Counter(s.pile)

    def card(self, fields: Fields, key: str, name: str) -> int:
        """The card of this name, one copy less left; the draw pile's cards come last."""
        deck = self.s.rules.deck
        card = deck.number.get(name)
        if card is None:
            raise fields.fail(
                key, f"no card of the deck {deck.name} is called {name!r}{did_you_mean(name, deck.card_ids)}"
            )
        if not self.left[card]:
            if card >= deck.first_fate and self.s.rules.fate != FATE_DECK:
                raise fields.fail(key, f"{name} is a Fate card, and with this option fate they are in no pile or hand")
            raise fields.fail(key, f"{name} is placed more often than the deck has copies ({deck.copies[card]})")
        self.left[card] -= 1
        return card

    def cards(self, fields: Fields, key: str, names: list[str]) -> list[int]:
        return [self.card(fields, f"{key}[{i + 1}]", name) for i, name in enumerate(names)]


def _read_cards(s: GearsPosition, fields: Fields) -> None:
    """Every card to its place; what the file places nowhere is in the draw pile (G-22.12)."""
    placer = _Placer(s)
    s.pile = []
    for entry in fields.objects("timeline"):
        _read_copy(s, entry, placer)
    for stray in fields.objects("stray_fate"):
        _read_lasting(s, stray, -1, -1, placer)
    for seat, names in enumerate(_per_seat(s, fields, "hands", fields.items("hands"))):
        key = f"hands[{seat + 1}]"
        s.hands[seat] = sorted(placer.cards(fields, key, Fields({key: names}, "", fields.error).texts(key)))
    s.drawn = sorted(placer.cards(fields, "drawn", fields.texts("drawn")))
    for i, item in enumerate(fields.items("discard_pile")):
        _read_discard(s, Fields({"entry": item}, f"discard_pile[{i + 1}]", fields.error), item, placer)
    if s.rules.fate != FATE_DECK:
        _read_fates(s, fields.object("fate_cards"))
    elif fields.has("fate_cards"):
        raise fields.fail("fate_cards", "with fate=deck the Fate cards are ordinary cards; leave this field out")
    pile = fields.object("draw_pile")
    pile.only(("next", "rest"))
    s.top = placer.cards(pile, "next", pile.texts("next"))
    rest = placer.cards(pile, "rest", pile.texts("rest"))
    s.pile = sorted([*rest, *placer.left.elements()])


def _read_copy(s: GearsPosition, entry: Fields, placer: _Placer) -> None:
    """One technology on the timeline with its cubes and the Fate cards beside it."""
    entry.only(("technology", "timeframe", "cubes", "fate", "tokens"))
    card = placer.card(entry, "technology", entry.text("technology"))
    if card >= s.rules.deck.first_fate:
        raise entry.fail("technology", "a Fate card is no technology; write it in the field fate of its target")
    slot = entry.one_of("timeframe", SLOT_NAMES)
    if not s.oldest <= slot < s.present:
        span = f"{SLOT_NAMES[s.oldest]} to {SLOT_NAMES[s.present - 1]}"
        raise entry.fail("timeframe", f"technologies lie in {span} now, found {SLOT_NAMES[slot]}")
    if s.find(slot, card) >= 0:
        raise entry.fail("technology", f"{SLOT_NAMES[slot]} holds two copies of it")
    if s.count_in(slot) > s.capacity(slot):
        raise entry.fail("timeframe", f"{SLOT_NAMES[slot]} holds more than its capacity of {s.capacity(slot)} plus one")
    copy = slot * STRIDE + card
    at = len([other for other in s.copies if other < copy])
    s.copies.insert(at, copy)
    s.cubes.insert(at, _read_cubes(s, entry))
    s.tokens.insert(at, _read_tokens(s, entry))
    for beside in entry.objects("fate"):
        _read_lasting(s, beside, slot, card, placer)


def _read_cubes(s: GearsPosition, entry: Fields) -> int:
    cubes = entry.object("cubes")
    colours = COLOURS[: s.players]
    cubes.only(colours)
    return sum(cubes.integer(colour, 0, 0, MOST_CUBES_IN_A_FILE) << seat * BITS for seat, colour in enumerate(colours))


def _read_lasting(s: GearsPosition, beside: Fields, slot: int, card: int, placer: _Placer) -> None:
    beside.only(("card", "owner", "waived"))
    deck = s.rules.deck
    fate = beside.one_of("card", [fate.id for fate in deck.fates])
    if s.rules.fate == FATE_DECK:
        placer.card(beside, "card", deck.fates[fate].id)
    elif s.fates[fate] == IN_PLAY:
        raise beside.fail("card", f"{deck.fates[fate].id} is placed twice")
    if not deck.fates[fate].lasting:
        raise beside.fail("card", f"{deck.fates[fate].id} takes effect at once and never lies beside a technology")
    waived = -1
    if deck.fates[fate].effect == WAIVE_DEPENDENCY and card >= 0:
        needs = [deck.card_ids[need] for need in deck.needs[card]]
        waived = deck.needs[card][beside.one_of("waived", needs)]
    s.fates[fate] = IN_PLAY
    lay(s.lasting, Lasting(fate, beside.integer("owner", None, 1, s.players) - 1, slot, card, waived))


def _read_discard(s: GearsPosition, place: Fields, item: object, placer: _Placer) -> None:
    """A card of the discard pile, by name or with the seats that know it (G-22.15)."""
    if isinstance(item, dict):
        entry = Fields(item, place.where, place.error)
        entry.only(("card", "known"))
        known = sum(1 << seat for seat in {seat - 1 for seat in entry.integers("known", 1, s.players)})
        s.discard.append(marked(placer.card(entry, "card", entry.text("card")), known))
    else:
        s.discard.append(marked(placer.card(place, "", place.text("entry")), 0))


def _read_fates(s: GearsPosition, fields: Fields) -> None:
    """Fate cards of the variants: before their owners, in the draft area, out of the game."""
    fields.only({FATE_DRAFT: ("before", "area"), FATE_ONE_EACH: ("before", "out", "left_out")}.get(s.rules.fate, ()))
    ids = [fate.id for fate in s.rules.deck.fates]
    seen = {fate for fate, place in enumerate(s.fates) if place == IN_PLAY}

    def place(key: str, name: str, where: int) -> int:
        if name not in ids:
            raise fields.fail(key, f"no Fate card is called {name!r}; there are {', '.join(ids)}")
        fate = ids.index(name)
        if fate in seen:
            raise fields.fail(key, f"{name} is placed twice")
        seen.add(fate)
        s.fates[fate] = where
        return fate

    for seat, names in enumerate(_per_seat(s, fields, "before", fields.items("before"))):
        for name in Fields({"": names}, f"{fields.place('before')}[{seat + 1}]", fields.error).texts(""):
            place(f"before[{seat + 1}]", name, seat)
        if s.rules.fate == FATE_ONE_EACH and s.fates.count(seat) > 1:
            raise fields.fail(f"before[{seat + 1}]", "with fate=one_each a player has one Fate card at most")
    for key, where in _OUTSIDE.items():
        for name in fields.texts(key):
            place(key, name, where)
    for entry in fields.objects("area"):
        entry.only(("card", "cubes"))
        s.area_cubes[place("area", entry.text("card"), AREA)] = _read_cubes(s, entry)
    if s.rules.fate == FATE_NONE and s.lasting:
        raise fields.fail("", "with fate=none there is no Fate card, yet one lies beside a technology")


def _read_pending(s: GearsPosition, fields: Fields) -> None:
    """The open decision and what waits below it; left out in phase I: the active player's turn."""
    entries = fields.objects("pending")
    if not entries and s.phase == PHASE_I:
        s.frames.append(Frame(TURN, s.order[s.active]))
    if not entries and s.phase == 0:
        raise fields.fail("pending", "a position in set-up must say what is pending")
    for entry in entries:
        s.frames.append(_read_frame(s, entry))
    top = s.frames[-1].kind if s.frames else -1
    if s.drawn and top not in (KEEP, DRAWING):
        raise fields.fail("drawn", "cards are drawn, so pending must end with keep or drawing")
    if top == KEEP and len(s.drawn) != 2:
        raise fields.fail("drawn", f"keep needs two drawn cards, found {len(s.drawn)}")
    if len(s.drawn) > 2:
        raise fields.fail("drawn", "at most two cards are drawn")


def _read_frame(s: GearsPosition, entry: Fields) -> Frame:
    kinds = [
        TURN,
        KEEP,
        ORDER,
        AREA_CUBE,
        WHEN_ESTABLISHED,
        ASSIGN,
        FIRST_CHOOSER,
        DEAL,
        PERSONAL,
        DRAWING,
        EXTRA_CARDS,
        ADVANCE,
    ]
    kind = kinds[entry.one_of("kind", [FRAME_NAMES[kind] for kind in kinds])]
    entry.only(("kind", "seat", "later", "taken", "cards", "technology"))
    if kind in (FIRST_CHOOSER, EXTRA_CARDS, ADVANCE):
        return Frame(kind, -1)
    seat = entry.integer("seat", None, 1, s.players) - 1
    if kind in (DEAL, DRAWING):
        return Frame(kind, seat, (entry.integer("cards", None, 0, 99),))
    later = tuple(other - 1 for other in entry.integers("later", 1, s.players))
    if kind == AREA_CUBE:
        return Frame(kind, seat, later)
    if kind == ORDER:
        taken = [place - 1 for place in entry.integers("taken", 0, s.players)] or [-1] * s.players
        if sorted([*(p for p in taken if p >= 0), seat, *later]) != list(range(s.players)) or len(taken) != s.players:
            raise entry.fail("taken", f"seat, later and taken must name each of the seats 1 to {s.players} once")
        return Frame(kind, seat, (*later, *taken))
    if kind == WHEN_ESTABLISHED:
        able = [t.id for t in s.rules.deck.technologies if t.ability == "established"]
        return Frame(kind, seat, (s.rules.deck.number[able[entry.one_of("technology", able)]],))
    return Frame(kind, seat)


def _read_choices(s: GearsPosition, fields: Fields) -> None:
    """The choices already made of a move that is not yet committed, by their texts."""
    for i, text in enumerate(fields.texts("choices")):
        try:
            s.apply(s.game.parse(text))
        except BequestError as error:
            raise fields.fail(f"choices[{i + 1}]", str(error)) from None
    if fields.has("choices") and not s.frames[-1].open:
        raise fields.fail("choices", "these choices complete the move; a position holds choices of an open move only")
