"""Positions of Last Will in a short notation, for tests. Seats, plans and spaces are counted from 1, as in files.

    s = table(hand="dinner, fx-2", board="fx-1 at 5, -, fx-3 +2 activated", actions=2, balance=30,
              market="mansion -2", two=seat(hand="ball*", balance=4))
    do(s, "play dinner")  # a choice with a single option is not asked
    assert (balance(s), actions(s), discards(s, "events")) == (28, 1, ["dinner"])
    assert board(s)[:3] == ["fx-1 at 5", "-", "fx-3 +2 activated"]
    do(s, "sell 1")
    assert rule_of(s, "activate 3")

The position is that of a file that leaves out all that is not said: three players, round 1, action phase, seat 1 in
turn with 70 pounds and no actions.

* A list of cards is a text, "dinner, 2 fx-5". In hands and discard piles "ball*" is known to all, "ball*13" to the
  seats 1 and 3. Names are made ids ("Boat Trip").
* The fixture cards of section 29 have the ids fx-1 to fx-11, FX-7(n) is "h1" to "h16" with the usual parameters, or
  `helper(8, "h8-3", amount=3)`. `card(deck, id, ...)` makes any other one. Known cards may be named by their numbers:
  ke-1 is the supplied card dinner. See KNOWN.
* `cards` are further fixtures; those of section 29 need not be listed. A deck with a fixture in it has no other cards
  than those that the position names: fixtures as often as they are named, supplied cards in all their copies. `only`
  names decks of which the same is wanted without a fixture: `only="companions"` leaves none if none is named.
* A board is a text with one card for each space, "-" for an empty one, the last ones left out. After the card, each
  only if needed: `+2` tokens, `at 5` the banknote at the value marker, `activated`, `used 1`, `round 2`.
* `plans="2, -, n, 1"` are the markers from the left, n a neutral one; `order="2, 3, 1"` the plan order;
  `errands="group 1 2; opera 3"` the figures; `offering="A1 dinner; G2 fx-1"`; `next={"events": "ball, dinner"}` the
  arranged tops; `discarded={"events": "2 ball*"}`; `market="mansion -2, farm +1"`, the other tokens in their order.
* Other fields go into the file as they are: round, phase, stage, turn, waiting=[2], pending, answers, choices, ...
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest

from bequest import games
from bequest.core.errors import IllegalAction
from bequest.core.reasons import Reason
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from tests import forms

Seat = dict[str, object]
RESIDENCES = ["mansion", "town-house", "manor-house"]
KNOWN = {
    "ke-1": "dinner", "ke-2": "boat-trip", "ke-3": "grand-boat-trip", "ke-4": "ball", "ke-10": "country-fair",
    "ke-11": "hectic-day", "ke-12": "early-rise", "ke-13": "wild-party", "kx-1": "private-kitchen",
    "kx-5": "dry-stone-walls", "kx-6": "gilded-horseshoes", "kx-7": "tweed-for-the-hounds", "wild": "wild-card",
}  # fmt: skip
"""Numbers of section 27, and the supplied cards that they are; School Chum and the companions have their own names."""


def slug(name: str) -> str:
    found = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return KNOWN.get(found, found)


def base() -> Deck:
    """The supplied deck."""
    game = games.get("lastwill")
    assert isinstance(game, LastWill)
    return game.deck


# --- fixture cards ---


@dataclass(frozen=True)
class Fixture:
    """A card that a position brings with it."""

    deck: str
    values: Mapping[str, object]

    @property
    def id(self) -> str:
        return str(self.values["id"])


def card(deck: str, id: str, **values: object) -> Fixture:
    """A card of a deck by its attributes; what is not said is neutral (W-0.7)."""
    return Fixture(deck, {"id": id, **values})


def spaces(*pairs: tuple[str, int]) -> list[dict[str, object]]:
    """Companion spaces or coins: `spaces(("dog", 4), ("horse", 7))`."""
    return [{"type": type, "amount": amount} for type, amount in pairs]


PRIVILEGES: dict[int, list[dict[str, object]]] = {
    1: [{"do": "trade", "types": ["farm"], "uses": 1}, {"do": "price", "types": ["farm"], "lower": 2}],
    2: [{"do": "trade", "types": RESIDENCES, "uses": 2}],
    3: [{"do": "price", "types": RESIDENCES, "lower": 2, "raise": 2}],
    4: [{"do": "maintain", "types": ["farm"], "uses": 1}],
    5: [{"do": "maintain", "types": RESIDENCES, "uses": 1}],
    6: [{"do": "upkeep", "types": ["mansion", "farm"], "amount": 3}],
    7: [{"do": "bonus", "symbols": ["silverware"], "amount": 1}],
    8: [{"do": "bonus", "symbols": ["coach"], "amount": 2}],
    9: [{"do": "bonus", "symbols": ["mask"], "amount": 3, "opera": True}],
    10: [{"do": "bonus", "symbols": ["wine-glass", "helm"], "amount": 2}],
    11: [{"do": "action"}],
    12: [{"do": "white-action"}],
    13: [{"do": "draw", "amount": 2}],
    14: [{"do": "draw", "amount": 3, "deck": "events"}],
    15: [{"do": "draw", "amount": 3, "deck": "companions"}],
    16: [{"do": "hand", "amount": 2}],
}


def helper(number: int, id: str = "", **changes: object) -> Fixture:
    """FX-7(n): a helper with the privilege Hn and nothing else; changes go into its (last) clause."""
    clauses = [dict(clause) for clause in PRIVILEGES[number]]
    clauses[-1] |= changes
    return card("helpers", id or f"h{number}", kind="helper", privileges=clauses)


FX = {
    fixture.id: fixture
    for fixture in (
        card("properties", "fx-1", type="mansion", banknotes=[13, 10, 7, 5, 3, 1], actions=1, pounds=3),
        card("properties", "fx-2", type="town-house", banknotes=[8, 6, 4, 2], pounds=1),
        card("properties", "fx-3", type="farm", banknotes=[10], actions=1, pounds=2,
             spaces=spaces(("dog", 4), ("horse", 7))),
        card("properties", "fx-4", type="farm", banknotes=[15], actions=1, pounds=2, spaces=spaces(("horse", 6))),
        card("helpers", "fx-5", pounds=2),
        card("helpers", "fx-6", play_actions=1, actions=1, pounds=5),
        card("events", "fx-8", symbols=["coach"], actions=1, pounds=2),
        card("events", "fx-9", symbols=["helm", "wine-glass"], actions=2, pounds=4),
        card("properties", "fx-10", type="manor-house", banknotes=[9, 7, 5, 3], actions=1, pounds=2),
        card("helpers", "fx-11", symbols=["silverware"], pounds=1, spaces=spaces(("chef", 3))),
        *[helper(number) for number in PRIVILEGES],
    )
}  # fmt: skip
"""The fixture cards of section 29 by their ids; FX-7(n) is hn."""


# --- positions ---


def names(text: str) -> list[str]:
    """Reads "Dinner, 2 fx-5" as card ids; marks of knowledge are dropped."""
    return [name for name, _ in _marked(text)]


def _marked(text: str) -> list[tuple[str, str | None]]:
    found: list[tuple[str, str | None]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.partition(" ")
        times, name = (int(number), name) if number.isdecimal() else (1, part)
        name, star, seats = name.partition("*")
        found += [(slug(name), seats if star else None)] * times
    return found


def _cards(text: str, players: int) -> list[object]:
    """Cards with who knows them, as a file has them."""
    found: list[object] = []
    for name, seats in _marked(text):
        known = [int(n) for n in seats] if seats else list(range(1, players + 1))
        found.append(name if seats is None else {"card": name, "known": known})
    return found


def seat(
    hand: str = "",
    board: str = "",
    actions: int = 0,
    balance: int | None = None,
    boys: int | None = None,
    spaces: int = 5,
    **fields: object,
) -> Seat:
    """A seat; `boys` are the errand boys left, `spaces` those of the board, extensions included."""
    found: Seat = {"hand": hand, "board": board, "actions": actions, "spaces": spaces}
    found |= {"balance": balance} if balance is not None else {}
    found |= {"errand_boys": boys} if boys is not None else {}
    return found | fields


def table(
    hand: str = "",
    board: str = "",
    actions: int = 0,
    balance: int | None = None,
    boys: int | None = None,
    spaces: int = 5,
    two: Seat | None = None,
    three: Seat | None = None,
    four: Seat | None = None,
    five: Seat | None = None,
    players: int = 3,
    cards: Sequence[Fixture] = (),
    only: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    chance: str = "auto",
    market: str = "",
    plans: str = "",
    order: str = "",
    errands: str = "",
    offering: str = "",
    next: Mapping[str, str] | None = None,
    rest: Mapping[str, str] | None = None,
    discarded: Mapping[str, str] | None = None,
    removed: str = "",
    **fields: object,
) -> WillPosition:
    """A position with a journal. The first arguments are those of `seat`, for seat 1; others are `two` to `five`."""
    given = [seat(hand, board, actions, balance, boys, spaces), two, three, four, five]
    seats = [entry or seat() for entry in given[:players]]
    fixtures = FX | {fixture.id: fixture for fixture in cards}
    piles = {name: {"next": names((next or {}).get(name, "")), "rest": names((rest or {}).get(name, ""))}
             for name in terms.DECKS}  # fmt: skip
    places = dict([_pair(part) for part in _parts(offering)])
    named = {id for pile in piles.values() for part in pile.values() for id in part} | set(places.values())
    named |= {id for text in (removed, *(discarded or {}).values()) for id in names(text)}
    named |= {id for entry in seats for id in (*names(str(entry["hand"])), *_on_board(str(entry["board"])))}
    section = _section(named, fixtures, {fixture.id for fixture in cards}, _parts(only.replace(",", ";")))
    content: dict[str, object] = {
        "game": "lastwill",
        "options": {"players": players, "seed": seed, **(options or {})},
        "offering": places,
        "piles": piles,
        "discards": {name: _cards(text, players) for name, text in (discarded or {}).items()},
        "removed": _cards(removed, players),
        "seats": [_seat(entry, players, fixtures) for entry in seats],
    }
    content |= {"deck": section} if section else {}
    content |= {"market": _market(market)} if market else {}
    content |= {"plans": _plans(plans, players)} if plans else {}
    content |= {"plan_order": [int(n) for n in order.split(",")]} if order else {}
    content["errands"] = {part.split()[0]: [int(n) for n in part.split()[1:]] for part in _parts(errands)}
    return read_text(json.dumps(content | fields), chance)


def read(**content: object) -> WillPosition:
    """The position of a file with exactly these fields."""
    return read_text(json.dumps(content))


def read_text(text: str, chance: str = "auto") -> WillPosition:
    position = games.get("lastwill").from_json(text, chance=chance, journal=True)
    assert isinstance(position, WillPosition)
    return position


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _pair(text: str) -> tuple[str, str]:
    place, _, name = text.partition(" ")
    return place.upper(), slug(name)


def _on_board(text: str) -> list[str]:
    return [slug(part.split()[0]) for part in text.split(",") if part.strip() not in ("", "-")]


def _section(
    named: set[str], fixtures: Mapping[str, Fixture], always: set[str], only: Sequence[str]
) -> dict[str, list[object]]:
    """The fixtures that are named; of their decks no supplied cards but those that are named too."""
    found: dict[str, list[object]] = {name: [] for name in only}
    for fixture in fixtures.values():
        if fixture.id in named | always:
            found.setdefault(fixture.deck, []).append(dict(fixture.values))
    deck = base()
    for id in sorted(named - set(fixtures)):
        back = deck.backs[deck.ids.index(id)] if id in deck.ids else terms.WILD_BACK
        if back != terms.WILD_BACK and terms.DECKS[terms.DECK_OF_BACK[back]] in found:
            found[terms.DECKS[terms.DECK_OF_BACK[back]]].append(id)
    return found


def _seat(entry: Seat, players: int, fixtures: Mapping[str, Fixture]) -> Seat:
    """A seat as the file wants it."""
    entry = dict(entry)
    entry["hand"] = _cards(str(entry["hand"]), players)
    size = entry.pop("spaces")
    assert isinstance(size, int)
    lying = [_lying(part.strip(), fixtures) for part in str(entry["board"]).split(",") if part.strip()]
    entry["board"] = lying + [None] * (size - len(lying))
    return entry


LYING = re.compile(
    r"(?P<card>[\w-]+)(?: \+(?P<tokens>\d+))?(?: at (?P<at>\d+))?(?: (?P<activated>activated))?(?: used (?P<used>\d+))?"
    r"(?: round (?P<round>\d+))?"
)


def _lying(text: str, fixtures: Mapping[str, Fixture]) -> dict[str, object] | None:
    if text == "-":
        return None
    match = LYING.fullmatch(text)
    assert match, f"a card on a board reads: card +tokens at banknote activated used n round n, not {text!r}"
    id = slug(match["card"])
    found: dict[str, object] = {"card": id}
    found |= {key: int(match[key]) for key in ("tokens", "used", "round") if match[key]}
    found |= {"activated": True} if match["activated"] else {}
    if match["at"]:
        notes = fixtures[id].values["banknotes"] if id in fixtures else base().cards[base().ids.index(id)].banknotes
        assert isinstance(notes, (list, tuple))
        found["step"] = list(notes).index(int(match["at"])) + 1
    return found


def _market(text: str) -> dict[str, int]:
    """The tokens that are named; the others lie on the other types in their order."""
    named = {slug(part.rpartition(" ")[0]): int(part.rpartition(" ")[2]) for part in map(str.strip, text.split(","))}
    left = [token for token in base().boards.market if token not in named.values()]
    return {type: named[type] if type in named else left.pop(0) for type in terms.TYPES}


def _plans(text: str, players: int) -> list[object]:
    markers: dict[str, object] = {"-": None, "n": "neutral"}
    found = [markers[part] if part in markers else int(part) for part in map(str.strip, text.split(","))]
    size = len(base().boards.side(0 if players <= 3 else 1))
    return found + [None] * (size - len(found))


def new_game(players: int = 3, seed: int = 1, chance: str = "auto", **options: object) -> WillPosition:
    """A game from set-up, with a journal."""
    s = games.get("lastwill").new(players, seed=seed, chance=chance, journal=True, **options)
    assert isinstance(s, WillPosition)
    return s


# --- playing ---


def action(s: WillPosition, text: str) -> int:
    """Reads "play Boat Trip", "play ke-2" or "amount 5" as an action id."""
    verb, _, name = text.partition(" ")
    return s.game.parse(f"{verb} {slug(name)}" if verb in ("play", "put", "buy", "card") else text)


def do(s: WillPosition, *texts: str, by: int = 0) -> WillPosition:
    """Applies these choices one after the other (checked), or outcomes of explicit chance.

    `by` is the seat that answers a simultaneous choice; by default the first that is asked.
    """
    for text in texts:
        s.apply(action(s, text), chooser(s, by))
    return s


def chooser(s: WillPosition, by: int) -> int | None:
    """The seat that answers, by default the first that is asked; None is chance, or nobody."""
    return by - 1 if by else s.seat if s.seat >= 0 else None


def legal(s: WillPosition, by: int = 0) -> list[str]:
    """What is on offer, or what chance can bring, as texts."""
    return [s.game.text(a) for a in (s.legal(by - 1) if by else s.legal())]


def why(s: WillPosition, text: str, by: int = 0) -> Reason | None:
    return s.why_not(action(s, text), chooser(s, by))


def reason(s: WillPosition, text: str, by: int = 0) -> tuple[str, str, dict[str, int | str]]:
    """Why a choice is refused: the rule, what the message says (its id, without the game), and the numbers."""
    found = why(s, text, by)
    assert found is not None
    return found.rule, found.message.id.removeprefix("lastwill-reason-"), found.numbers


def rule_of(s: WillPosition, text: str, by: int = 0) -> str:
    """The rule that forbids a choice; "" if it is legal."""
    reason = why(s, text, by)
    return reason.rule or "not asked" if reason else ""


def refused(s: WillPosition, text: str, by: int = 0) -> str:
    """The rule that forbids a choice ("not asked" for none); it is not on offer, and to try it changes nothing."""
    before = s.digest()
    rule = rule_of(s, text, by)
    assert rule
    assert action(s, text) not in (s.legal(by - 1) if by else s.legal())
    with pytest.raises(IllegalAction):
        do(s, text, by=by)
    assert s.digest() == before
    return rule


def totals(s: WillPosition) -> list[int]:
    """The pounds on offer in the open choice."""
    return [int(text.removeprefix("amount ")) for text in legal(s) if text.startswith("amount ")]


def end_turns(s: WillPosition) -> WillPosition:
    """All who still have a turn in this action phase end it; stops at the first question after it."""
    while not s.over and asked(s)[0] == "turn":
        do(s, "end")
    return s


def end_round(s: WillPosition) -> WillPosition:
    """Ends the turns left; then nobody keeps a card. Stops at the first question of the next round."""
    end_turns(s)
    while not s.over and asked(s)[0] == "keep":
        do(s, "enough")
    return s


def random_game(players: int = 3, seed: int = 1, chance: str = "auto", **options: object) -> Iterator[WillPosition]:
    """The same position before every choice of a game of random choices, of chance too, and after the last."""
    s = new_game(players, seed, chance, **options)
    picker = random.Random(seed)
    while not s.over:
        yield s
        if s.waiting:
            by = picker.choice(s.waiting)
            s.push(picker.choice(s.legal(by)), by)
        else:
            s.push(picker.choice(s.legal()))
    yield s


# --- looking ---


def asked(s: WillPosition) -> tuple[str, int]:
    """The open decision and who decides: ("turn", 1)."""
    decision = s.decision
    assert decision is not None
    return decision.kind, decision.seat + 1


def step(s: WillPosition, number: int = 0) -> str:
    """The step of the move under way that is open for the seat (by default the one asked): "amount"; "" before it."""
    prompt = s.prompt(number - 1 if number else s.seat)
    assert prompt is not None
    return prompt.step


def shown(s: WillPosition, number: int = 1, to: int = 0) -> dict[str, object]:
    """All that a seat sees of itself, or another seat `to` of it."""
    seats = forms.view(s, (to or number) - 1)["seats"]
    assert isinstance(seats, list)
    found = seats[number - 1]
    assert isinstance(found, dict)
    return found


def balance(s: WillPosition, number: int = 1) -> int:
    return s.balances[number - 1]


def actions(s: WillPosition, number: int = 1) -> int:
    return s.actions[number - 1]


def bankrupt(s: WillPosition, number: int = 1) -> bool:
    return bool(s.bankrupt >> number - 1 & 1)


def hand(s: WillPosition, number: int = 1) -> list[str]:
    """The cards in a hand, in the order of the card list."""
    found = shown(s, number)["hand"]
    assert isinstance(found, list)
    return found


def board(s: WillPosition, number: int = 1) -> list[str]:
    """The spaces of a board in the notation of `table`; the round is left out."""
    seats = s.to_dict()["seats"]
    assert isinstance(seats, list)
    return [_space(s, lying) for lying in seats[number - 1]["board"]]


def _space(s: WillPosition, lying: Mapping[str, object] | None) -> str:
    if lying is None:
        return "-"
    card = s.rules.deck.cards[s.rules.deck.ids.index(str(lying["card"]))]
    parts = [card.id]
    parts += [f"+{lying['tokens']}"] if lying["tokens"] else []
    step = lying.get("step", 0)
    assert isinstance(step, int)
    parts += [f"at {card.banknotes[step - 1]}"] if len(card.banknotes) > 1 else []
    parts += ["activated"] if lying["activated"] else []
    parts += [f"used {lying['used']}"] if lying["used"] else []
    return " ".join(parts)


def discards(s: WillPosition, deck: str) -> list[str]:
    """The cards of a discard pile."""
    piles = file(s, "discards")
    assert isinstance(piles, dict)
    return _names(piles[deck])


def removed(s: WillPosition) -> list[str]:
    """The special cards that are out of the game."""
    return _names(file(s, "removed"))


def pile(s: WillPosition, deck: str) -> list[str]:
    """The cards of a draw pile, the arranged ones first."""
    piles = file(s, "piles")
    assert isinstance(piles, dict)
    return [*piles[deck]["next"], *piles[deck]["rest"]]


def _names(entries: object) -> list[str]:
    assert isinstance(entries, list)
    return [entry["card"] if isinstance(entry, dict) else entry for entry in entries]


def offered(s: WillPosition) -> dict[str, str]:
    """The cards on the offering by their places; empty places are left out."""
    places = file(s, "offering")
    assert isinstance(places, dict)
    return {place: card for place, card in places.items() if card}


def file(s: WillPosition, field: str) -> object:
    """A field of the position file: "plans", "errands", "market", "extensions", "wild_places", "round", "phase", ..."""
    return s.to_dict()[field]


def told(s: WillPosition, number: int | None = None) -> list[str]:
    """The kinds of the events so far, as a seat (or a spectator) may read them."""
    return [str(event["event"]) for event in forms.events(s, 0, None if number is None else number - 1)]
