"""Reading a position that a person may have written; every impossible one is refused by field (G-22.14)."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeVar

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.knowledge import marked
from bequest.core.texts.position_files import generator, given_options, read_choices
from bequest.core.texts.reading import Fields
from bequest.core.words import Message, message, quoted
from bequest.games.gears.data import loading, terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.files import pending
from bequest.games.gears.files.position_text import OUTSIDE
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import frames, modifier, options, setup
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.timeline import Lasting, lay

KNOWN: Final = (
    "game", "options", "deck", "round", "turn", "phase", "order", "active", "actions", "extra_room", "fate_taken",
    "present", "markers", "timeline", "stray_fate", "pools", "scores", "score_sheet", "characters", "hands", "drawn",
    "draw_pile", "discard_pile", "fate_cards", "pending", "choices", "random", "spliced", "activated",
    "extra_turn", "extra_turn_used",
)  # fmt: skip
MOST_CUBES_IN_A_FILE: Final = 30_000
"""On one card: far beyond any game, and far enough below what a position can hold for the rest of a game."""
COPY: Final = ("technology", "timeframe", "cubes", "fate", "tokens")
LASTING: Final = ("card", "owner", "waived")
FATE_CARDS: Final = {terms.FATE_DRAFT: ("before", "area"), terms.FATE_ONE_EACH: ("before", "out", "left_out")}
MOST_NAMED: Final = 5
"""Of the cards that a file has forgotten."""
EXPANSION: Final = ("spliced", "activated", "extra_turn", "extra_turn_used")
T = TypeVar("T")


def own_deck(fields: Fields, deck: Deck) -> Deck | None:
    """The deck that the file brings itself, if it does (G-22.13); the game's deck lends Fate cards and characters."""
    return loading.section(fields.object("deck", loading.SECTION_FIELDS), deck) if fields.has("deck") else None


def read(game: Game, deck: Deck, fields: Fields, auto: bool, journal: bool) -> GearsPosition:
    """The position that a file describes, advanced to its next decision; an impossible one is refused (G-22.14)."""
    s = _start(game, deck, fields, auto, journal)
    _read_course(s, fields)
    if deck.kind == "forbidden":
        _read_expansion(s, fields)
    else:
        for key in EXPANSION:
            if fields.has(key):
                raise fields.fail(key, message("gears-position-expansion-only"))
    _read_seats(s, fields)
    _read_scores(s, fields)
    _read_characters(s, fields)
    _read_cards(s, fields)
    pending.read(s, fields)
    s.settle()
    read_choices(s, fields)
    return s


def _start(game: Game, deck: Deck, fields: Fields, auto: bool, journal: bool) -> GearsPosition:
    given = given_options(game, fields)
    given.setdefault("players", 2)
    if fields.has("deck"):
        given.pop("deck", None)
    try:
        rules, seed = options.read_rules(deck, given)
    except BequestError as error:
        raise fields.fail("options", _refused_options(deck, given, error.message)) from None
    return setup.empty_position(game, rules, generator(fields, seed), auto, journal)


def _refused_options(deck: Deck, given: dict[str, object], problem: Message) -> Message:
    """What is wrong with the options; a file made for another deck says how it can be read (G-24.27, G-24.29)."""
    name = given.get("deck", deck.name)
    if not isinstance(name, str) or loading.ALIASES.get(name, name) == deck.name:
        return problem
    if name in loading.ALIASES or name in loading.SUPPLIED:
        return message("gears-position-other-deck", problem=problem, call=f'games.get("gears", deck="{name}")')
    call = 'games.get("gears", deck=games.load_deck("gears", text, file))'
    return message("gears-position-unknown-deck", problem=problem, call=call, deck=quoted(name))


def _read_course(s: GearsState, fields: Fields) -> None:
    """Round, turn, phase, order and flags; the Present Day follows from the round (G-2.3)."""
    s.phase = fields.one_of("phase", terms.PHASES, "I")
    s.round = fields.integer("round", 1, 1, terms.ROUNDS)
    s.turn = fields.integer("turn", 1, 1, terms.TURNS)
    if s.phase == terms.PHASE_V and s.round == terms.ROUNDS and not pending.entries(fields):
        raise fields.fail("phase", message("gears-position-no-phase-v"))
    s.actions = fields.integer("actions", 0, 0, terms.ACTIONS)
    s.extra_room = fields.integer("extra_room", 0, 0, s.rules.deck.most_extra_room)
    s.fate_taken = fields.flag("fate_taken")
    if s.fate_taken and s.rules.fate != terms.FATE_DRAFT:
        raise fields.fail("fate_taken", message("gears-position-fate-taken", fate=terms.FATE_MODES[s.rules.fate]))
    s.order = [seat - 1 for seat in fields.integers("order", 1, s.players)]
    if not s.order and s.phase != terms.SETUP:
        s.order = list(range(s.players))
    if s.order and sorted(s.order) != list(range(s.players)):
        raise fields.fail("order", message("gears-position-each-seat-once", players=s.players))
    if s.order and fields.values.get("active") is not None:
        s.active = s.order.index(fields.integer("active", 1, 1, s.players) - 1)
    if s.phase > terms.PHASE_I:  # the last turn of phase I is over, and nothing of it is carried on (G-4.21)
        s.active = s.actions = s.extra_room = 0
        s.fate_taken = False
    s.present = setup.present_at_start(s.players) + s.round - 1
    if any(entry.values.get("kind") == frames.NAMES[frames.ADVANCE] for entry in pending.entries(fields)):
        s.present -= 1  # the refill of phase V: the round counter is ahead (G-20.2)
    if fields.has("present") and fields.one_of("present", terms.SLOT_NAMES) != s.present:
        present = message(
            "gears-position-present", round=s.round, players=s.players, timeframe=terms.SLOT_NAMES[s.present]
        )
        raise fields.fail("present", present)


def _read_expansion(s: GearsState, fields: Fields) -> None:
    """The flags of Forbidden Machines."""
    s.oldest = 0 if fields.flag("spliced") else terms.T0
    s.extra_turn = fields.one_of("extra_turn", terms.EXTRA_TURNS, terms.EXTRA_TURNS[0])
    for seat in fields.integers("extra_turn_used", 1, s.players):
        s.extra_used |= 1 << seat - 1
    known = [s.rules.deck.card_ids[card] for card in s.rules.deck.activated]
    for i, name in enumerate(fields.texts("activated")):
        if name not in known:
            raise fields.fail(f"activated[{i + 1}]", message("gears-position-no-activation", name=quoted(name)))
        s.activated |= 1 << s.rules.deck.number[name]
    if s.phase != terms.PHASE_I:  # as in _read_course
        s.activated = 0
        s.extra_turn = terms.NO_EXTRA
    if s.extra_turn != terms.NO_EXTRA and not s.extra_used >> s.order[s.active] & 1:
        raise fields.fail("extra_turn_used", message("gears-position-extra-turn", seat=str(s.order[s.active] + 1)))


def _read_tokens(s: GearsState, entry: Fields) -> int:
    tokens = entry.object("tokens", ("plus", "minus"))
    if entry.has("tokens") and s.rules.deck.kind != "forbidden":
        raise entry.fail("tokens", message("gears-position-no-tokens"))
    token = (
        tokens.integer("plus", 0, 0, terms.MODIFIER_TOKENS)
        | tokens.integer("minus", 0, 0, terms.MODIFIER_TOKENS) << terms.TOKEN_BITS
    )
    s.tokens.append(token)
    if modifier.tokens_left(s) < 0:
        raise entry.fail("tokens", message("gears-position-too-many-tokens", most=terms.MODIFIER_TOKENS))
    s.tokens.pop()
    return token


def _read_seats(s: GearsState, fields: Fields) -> None:
    """Markers and Pools."""
    markers = _per_seat(s, fields, "markers", fields.texts("markers"))
    for seat, name in enumerate(markers):
        if name not in terms.SLOT_NAMES[s.oldest : s.present + 1]:
            span = {"first": terms.SLOT_NAMES[s.oldest], "last": terms.SLOT_NAMES[s.present]}
            raise fields.fail(f"markers[{seat + 1}]", message("gears-position-marker", found=quoted(name), **span))
    s.markers = [terms.SLOT_NAMES.index(name) for name in markers] if markers else [s.present] * s.players
    s.pools = _per_seat(s, fields, "pools", fields.integers("pools", 0)) or [0] * s.players


def _read_scores(s: GearsState, fields: Fields) -> None:
    """The score sheet, and the scores; what the sheet does not explain is carried along."""
    scores = _per_seat(s, fields, "scores", fields.integers("scores", 0)) or [0] * s.players
    width = terms.ROUNDS * len(terms.SOURCES)
    for seat, line in enumerate(_per_seat(s, fields, "score_sheet", fields.items("score_sheet"))):
        if not isinstance(line, list) or len(line) != width or not all(type(n) is int and n >= 0 for n in line):
            raise fields.fail(f"score_sheet[{seat + 1}]", message("gears-position-score-line", count=width))
        s.sheet[seat * width : (seat + 1) * width] = line
    for seat in range(s.players):
        s.carried[seat] = scores[seat] - s.score(seat)
        if s.carried[seat] < 0:
            raise fields.fail(f"scores[{seat + 1}]", message("gears-position-score-too-low", score=str(scores[seat])))


def _read_characters(s: GearsState, fields: Fields) -> None:
    """One each, no two the same (G-1.4); before they are assigned, none."""
    ids = [character.id for character in s.rules.deck.characters]
    named = _per_seat(s, fields, "characters", fields.items("characters"))
    for seat, item in enumerate(named):
        if item is not None and item not in ids:
            problem = message("gears-position-character", known=", ".join(ids), found=quoted(item))
            raise fields.fail(f"characters[{seat + 1}]", problem)
    if named:
        s.characters = [ids.index(str(item)) if item is not None else -1 for item in named]
    elif s.phase != terms.SETUP and not s.rules.characters:
        s.characters = list(range(s.players))
    if s.phase != terms.SETUP and -1 in s.characters:
        raise fields.fail("characters", message("gears-position-no-character"))
    if s.rules.characters and [ids[c] for c in s.characters] != list(s.rules.characters):
        raise fields.fail("characters", message("gears-position-other-characters"))
    assigned = [c for c in s.characters if c >= 0]
    if len(set(assigned)) < len(assigned):
        raise fields.fail("characters", message("gears-position-same-character"))


def _per_seat(s: GearsState, fields: Fields, key: str, values: list[T]) -> list[T]:
    """A list with one entry per seat, or an empty one if the field is left out."""
    if values and len(values) != s.players:
        raise fields.fail(key, message("gears-position-per-seat", players=s.players, found=str(len(values))))
    return values


class _Placer:
    """Hands out the cards of the deck to the places of the file, and refuses what the deck does not have."""

    def __init__(self, s: GearsState) -> None:
        self.s = s
        self.left = Counter(s.pile)

    def card(self, fields: Fields, key: str, name: str) -> int:
        """The card of this name, of which one copy less is left; unknown and surplus ones are refused (G-22.14)."""
        deck = self.s.rules.deck
        card = deck.number.get(name)
        if card is None:
            hint = did_you_mean(name, deck.card_ids)
            raise fields.fail(key, message("gears-position-no-card", deck=deck.name, name=quoted(name), hint=hint))
        if not self.left[card]:
            if card >= deck.first_fate and self.s.rules.fate != terms.FATE_DECK:
                raise fields.fail(key, message("gears-position-fate-in-no-pile", card=name))
            raise fields.fail(key, message("gears-position-too-many-copies", card=name, copies=deck.copies[card]))
        self.left[card] -= 1
        return card

    def cards(self, fields: Fields, key: str, names: list[str]) -> list[int]:
        return [self.card(fields, f"{key}[{i + 1}]", name) for i, name in enumerate(names)]


def _read_cards(s: GearsState, fields: Fields) -> None:
    """Every card to its place, no Fate card where play cannot bring it (G-10.15, G-20.4); the draw pile comes last."""
    placer = _Placer(s)
    s.pile = []
    for entry in fields.objects("timeline", COPY):
        _read_copy(s, entry, placer)
    for stray in fields.objects("stray_fate", LASTING):
        if s.phase <= terms.PHASE_II:
            raise stray.fail("", message("gears-position-stray-fate", phase=terms.PHASES[s.phase]))
        _read_lasting(s, stray, -1, -1, placer)
    if s.lasting and s.phase == terms.PHASE_V and pending.entries(fields):
        raise fields.fail("pending", message("gears-position-fate-in-phase-v"))
    for seat, names in enumerate(_per_seat(s, fields, "hands", fields.items("hands"))):
        key = f"hands[{seat + 1}]"
        s.hands[seat] = sorted(placer.cards(fields, key, Fields({key: names}, "", fields.error).texts(key)))
    s.drawn = sorted(placer.cards(fields, "drawn", fields.texts("drawn")))
    for i, item in enumerate(fields.items("discard_pile")):
        _read_discard(s, Fields({"entry": item}, f"discard_pile[{i + 1}]", fields.error), item, placer)
    if s.rules.fate != terms.FATE_DECK:
        _read_fates(s, fields.object("fate_cards", FATE_CARDS.get(s.rules.fate, ())))
    elif fields.has("fate_cards"):
        raise fields.fail("fate_cards", message("gears-position-fates-shuffled"))
    _read_draw_pile(s, fields.object("draw_pile", ("next", "rest")), placer)


def _read_draw_pile(s: GearsState, pile: Fields, placer: _Placer) -> None:
    """The arranged top (G-22.8), and the rest: what is placed nowhere, or written in full (G-22.12)."""
    s.top = placer.cards(pile, "next", pile.texts("next"))
    rest = placer.cards(pile, "rest", pile.texts("rest"))
    unplaced = sorted(placer.left.elements())
    if pile.has("rest") and unplaced:
        names = ", ".join([s.rules.deck.card_ids[card] for card in unplaced[:MOST_NAMED]])
        names += ", …" if len(unplaced) > MOST_NAMED else ""
        raise pile.fail("rest", message("gears-position-unplaced", count=len(unplaced), names=names))
    s.pile = sorted(rest) if pile.has("rest") else unplaced


def _read_copy(s: GearsState, entry: Fields, placer: _Placer) -> None:
    """One technology on the timeline with its cubes and the Fate cards beside it (G-22.14, G-2.7, G-25.3, G-25.4)."""
    card = placer.card(entry, "technology", entry.text("technology"))
    if card >= s.rules.deck.first_fate:
        raise entry.fail("technology", message("gears-position-fate-no-technology"))
    slot = entry.one_of("timeframe", terms.SLOT_NAMES)
    if not s.oldest <= slot < s.present:
        span = {"first": terms.SLOT_NAMES[s.oldest], "last": terms.SLOT_NAMES[s.present - 1]}
        raise entry.fail("timeframe", message("gears-position-timeframe", found=terms.SLOT_NAMES[slot], **span))
    if s.find(slot, card) >= 0:
        raise entry.fail("technology", message("gears-position-two-copies", timeframe=terms.SLOT_NAMES[slot]))
    elsewhere = [other // terms.STRIDE for other in s.copies if other % terms.STRIDE == card]
    if elsewhere and s.phase > terms.PHASE_II:
        numbers = {"timeframe": terms.SLOT_NAMES[elsewhere[0]], "phase": terms.PHASES[s.phase]}
        raise entry.fail("technology", message("gears-position-copy-left", **numbers))
    most = s.capacity(slot) + s.rules.deck.most_extra_room
    if s.count_in(slot) >= most:
        full = message("gears-position-too-full", timeframe=terms.SLOT_NAMES[slot], most=most)
        raise entry.fail("timeframe", full)
    copy = slot * terms.STRIDE + card
    at = len([other for other in s.copies if other < copy])
    s.copies.insert(at, copy)
    s.cubes.insert(at, _read_cubes(s, entry))
    s.tokens.insert(at, _read_tokens(s, entry))
    for beside in entry.objects("fate", LASTING):
        _read_lasting(s, beside, slot, card, placer)


def _read_cubes(s: GearsState, entry: Fields) -> int:
    colours = terms.COLOURS[: s.players]
    cubes = entry.object("cubes", colours)
    return sum(
        cubes.integer(colour, 0, 0, MOST_CUBES_IN_A_FILE) << seat * terms.BITS for seat, colour in enumerate(colours)
    )


def _read_lasting(s: GearsState, beside: Fields, slot: int, card: int, placer: _Placer) -> None:
    """A Fate card in play; until phase IV takes cubes back its owner has the cube that it needs (G-12.1, G-13.1)."""
    deck = s.rules.deck
    fate = beside.one_of("card", [fate.id for fate in deck.fates])
    if s.rules.fate == terms.FATE_DECK:
        placer.card(beside, "card", deck.fates[fate].id)
    elif s.fates[fate] == terms.IN_PLAY:
        raise beside.fail("card", message("gears-position-fate-twice", card=deck.fates[fate].id))
    if not deck.fates[fate].lasting:
        raise beside.fail("card", message("gears-position-fate-not-lasting", card=deck.fates[fate].id))
    waived = -1
    if deck.fates[fate].effect == terms.WAIVE_DEPENDENCY and card >= 0:
        needs = [deck.card_ids[need] for need in deck.needs[card]]
        waived = deck.needs[card][beside.one_of("waived", needs)]
    owner = beside.integer("owner", None, 1, s.players) - 1
    needs_cube = deck.fates[fate].target == terms.OWN_TECHNOLOGY and card >= 0 and s.phase <= terms.PHASE_IV
    if needs_cube and not s.cubes_of(s.find(slot, card), owner):
        numbers = {"card": deck.fates[fate].id, "seat": str(owner + 1)}
        raise beside.fail("owner", message("gears-position-owner-without-cube", **numbers))
    s.fates[fate] = terms.IN_PLAY
    lay(s.lasting, Lasting(fate, owner, slot, card, waived))


def _read_discard(s: GearsState, place: Fields, item: object, placer: _Placer) -> None:
    """A card of the discard pile, by name or with the seats that know it (G-22.15)."""
    if isinstance(item, dict):
        entry = Fields(item, place.where, place.error)
        entry.only(("card", "known"))
        known = sum(1 << seat for seat in {seat - 1 for seat in entry.integers("known", 1, s.players)})
        s.discard.append(marked(placer.card(entry, "card", entry.text("card")), known))
    else:
        s.discard.append(marked(placer.card(place, "", place.text("entry")), 0))


def _read_fates(s: GearsState, fields: Fields) -> None:
    """Fate cards of the variants: before their owners, in the draft area, out of the game."""
    ids = [fate.id for fate in s.rules.deck.fates]
    seen = {fate for fate, place in enumerate(s.fates) if place == terms.IN_PLAY}

    def place(key: str, name: str, where: int) -> int:
        if name not in ids:
            raise fields.fail(key, message("gears-position-no-fate", name=quoted(name), known=", ".join(ids)))
        fate = ids.index(name)
        if fate in seen:
            raise fields.fail(key, message("gears-position-fate-twice", card=name))
        seen.add(fate)
        s.fates[fate] = where
        return fate

    for seat, names in enumerate(_per_seat(s, fields, "before", fields.items("before"))):
        for name in Fields({"": names}, f"{fields.place('before')}[{seat + 1}]", fields.error).texts(""):
            place(f"before[{seat + 1}]", name, seat)
        if s.rules.fate == terms.FATE_ONE_EACH and s.fates.count(seat) > 1:
            raise fields.fail(f"before[{seat + 1}]", message("gears-position-one-fate-each"))
    for key, where in OUTSIDE.items():
        for name in fields.texts(key):
            place(key, name, where)
    for entry in fields.objects("area", ("card", "cubes")):
        s.area_cubes[place("area", entry.text("card"), terms.AREA)] = _read_cubes(s, entry)
    if s.rules.fate == terms.FATE_NONE and s.lasting:
        raise fields.fail("", message("gears-position-no-fates"))
