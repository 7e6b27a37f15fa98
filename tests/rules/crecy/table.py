"""Positions of the Duke de Crecy in a short notation, for tests. Seats and persons are counted from 1, as in files.

    s = table(
        cards=[friend("ann", cost=2), friend("bob", "male"), child("imp", "male", effects="brave")],
        hand="ann, bob*", gold=3, child_next="imp", two=seat(gold=1),
    )
    do(s, "marry")  # a step with a single choice, here pawn, Friend and member, is not asked
    assert family(s) == ["patriarch & 2", "ann & 1", "imp < 1 2 child"]

The position is that of a file that leaves out all that is not said: two players, action phase of round 1, seat 1 active
with both pawns. Three things are fixed that a file would leave to chance: seat n has the nth Head of the deck on its
patriarch side and the nth Patron, and the display holds the first five Friends of the deck that are named nowhere.

* A list of cards is a text: "ann, bob"; in a hand "ann*" is a Friend known to all. Names are made ids ("John Law").
* A family is a text with one person after the other, separated by ";": the card (`patriarch` or `matriarch` for the
  Head), then, in this order and each only if needed: `& 1` the partner, `< 1` or `< 1 2` a parent or both (the one that
  is not named is the partner of the other), `row 2`, the state `child`, `promised`, `adult` or `departed`, and what is
  attached, `[mansion, venture, count]`. Rows, states and the other half of `&` follow by themselves where they can.
* `cards` are fixture cards: each kind of card in the list replaces all of that kind, so `friend("ann")` leaves a deck
  with a single Friend. What a fixture does not say is neutral; `effects` is a list of clauses or the id of a supplied
  card.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bequest import games
from bequest.core.reasons import Reason
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames
from bequest.games.crecy.words.story import SILENT
from tests import forms

Seat = dict[str, object]
Effects = Sequence[Mapping[str, object]] | str


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def names(text: str) -> list[str]:
    """Reads "Ann, John Law" as card ids; "3 son" is three of them."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.partition(" ")
        found += [slug(name)] * int(number) if number.isdecimal() else [slug(part)]
    return found


def base() -> Deck:
    """The supplied deck."""
    game = games.get("crecy")
    assert isinstance(game, Crecy)
    return game.deck


# --- fixture cards ---


@dataclass(frozen=True)
class Fixture:
    """A card that a position brings with it."""

    kind: str
    values: Mapping[str, object]


def friend(id: str, gender: str = "female", effects: Effects = (), **values: object) -> Fixture:
    """A Friend: `cost` or `dowry`, `income` or `friends`, `prestige`, `nationality`, `occupation`, ..."""
    return Fixture("friend", {"id": id, "gender": gender, **_effects(effects), **values})


def friends(text: str, gender: str = "female", **values: object) -> list[Fixture]:
    """Several Friends that differ in nothing but the name: `*friends("ann, bea, cleo", dowry=1)`."""
    return [Fixture("friend", {"id": id, "gender": gender, **values}) for id in names(text)]


def child(id: str, gender: str | None = None, copies: int = 1, effects: Effects = ()) -> Fixture:
    """A kind of Child card; "son" and "daughter" need no gender, and "complication" has none."""
    gender = gender or {"son": "male", "daughter": "female"}.get(id)
    return Fixture("child", {"id": id, "copies": copies, **({"gender": gender} if gender else {}), **_effects(effects)})


def children(sons: int, daughters: int, complications: int = 0) -> list[Fixture]:
    """Plain Child cards in these numbers; a Child deck can be stated in full with them."""
    counts = {"son": sons, "daughter": daughters, "complication": complications}
    return [child(id, copies=count) for id, count in counts.items() if count]


def mission(id: str, honor: int = 6, needs: Sequence[Mapping[str, object]] = (), effects: Effects = ()) -> Fixture:
    """A Mission; without needs it can always be completed."""
    return Fixture("mission", {"id": id, "honor": honor, "needs": list(needs), **_effects(effects)})


def title(id: str, generation: int = 1, cost: Mapping[str, int] | None = None, **gains: int) -> Fixture:
    """A Title: `cost={"gold": 3, "cards": 1}`, gains as `prestige=2`; so a Contribution."""
    return Fixture("title", {"id": id, "generation": generation, "cost": dict(cost or {}), "gains": gains})


def contribution(id: str, generation: int = 1, cost: Mapping[str, int] | None = None, **gains: int) -> Fixture:
    return Fixture("contribution", {"id": id, "generation": generation, "cost": dict(cost or {}), "gains": gains})


def head(id: str, **values: object) -> Fixture:
    """A Head: `pawn="red"`, `patriarch={"income": 1, "gold": 5, "friends": 3}`, ..."""
    return Fixture("head", {"id": id, **values})


def patron(id: str, **values: object) -> Fixture:
    """A Patron: `main={"points": 9, "needs": [...]}`, `minor=[...]`."""
    return Fixture("patron", {"id": id, **values})


def hint(id: str, generation: int = 1, **values: object) -> Fixture:
    """A Hint: `kin="grandparent"`, `known=True`, `least=2`, ..."""
    return Fixture("hint", {"id": id, "generation": generation, **values})


def _effects(effects: Effects) -> dict[str, object]:
    if not effects:
        return {}
    return {"effects": effects if isinstance(effects, str) else [dict(clause) for clause in effects]}


# --- building a position ---


def seat(
    hand: str = "",
    family: str = "patriarch",
    gold: int = 0,
    honor: int = 0,
    prestige: int = 0,
    income: int = 0,
    pawns: int | None = None,
    extra: str = "",
    missions: str = "",
    completed: str = "",
    under: int | str = 0,
    complication: int = 0,
    lasting: str = "",
    patron: str | None = None,
    head: str | None = None,
    eliminated: int = 0,
    **fields: object,
) -> Seat:
    """What one seat has. `pawns` are Player pawns left (the others stand on Ask Friends for Money, which matters to no
    rule), `extra` Additional Action pawns in reserve ("yellow, 2 red"), `under` Missions under the Patron.

    Other fields go into the file as they are (placed, honor_from, ...).
    """
    found: Seat = {
        "hand": [{"card": slug(part), "known": True} if part.endswith("*") else slug(part) for part in _parts(hand)],
        "family": family,
        "gold": gold,
        "honor": honor,
        "prestige": prestige,
        "income": income,
        "reserve": {colour: names(extra).count(colour) for colour in names(extra)},
        "missions": names(missions),
        "completed": names(completed),
        "under_patron": names(under) if isinstance(under, str) else under,
        "complication": complication,
        "lasting": [{"card": id} for id in names(lasting)],
        "eliminated": eliminated,
    }
    found |= {"patron": patron} if patron else {}
    found |= {"head": head} if head else {}
    found |= {"pawns": pawns} if pawns is not None else {}
    return found | fields


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def table(
    hand: str = "",
    family: str | None = None,
    gold: int = 0,
    honor: int = 0,
    prestige: int = 0,
    income: int = 0,
    pawns: int | None = None,
    extra: str = "",
    missions: str = "",
    completed: str = "",
    under: int | str = 0,
    complication: int = 0,
    lasting: str = "",
    patron: str | None = None,
    head: str | None = None,
    eliminated: int = 0,
    two: Seat | None = None,
    three: Seat | None = None,
    four: Seat | None = None,
    players: int | None = None,
    mode: str = "multiplayer",
    edition: str = "english",
    cards: Sequence[Fixture] = (),
    seed: int = 1,
    chance: str = "auto",
    passed: Sequence[int] = (),
    display: str | None = None,
    friend_next: str = "",
    child_next: str = "",
    mission_next: str = "",
    hint_next: str = "",
    friend_discard: str = "",
    child_discard: str = "",
    mission_discard: str = "",
    reserve: str = "",
    spaces: str = "",
    titles: str | None = None,
    contributions: str | None = None,
    **fields: object,
) -> CrecyPosition:
    """A position with a journal. The first arguments are those of `seat`, for seat 1; the others are `two` to `four`.

    `spaces` is "mansion 2; title 1 yellow": a space, the seat, and the pawn if it is no Player pawn. `titles` and
    `contributions` are those on offer, `reserve` are Child cards (C-5.2). `passed` seats have no pawn left unless it is
    said. Other fields go into the file as they are: round, phase, active, starting_player, pending, choices, aside,
    drawn, mansions, hints, ...; `placed` and `honor_from` are those of seat 1.
    """
    if family is None:
        family = START_TREE if mode == "solo_testament" else "patriarch"
    own = {key: fields.pop(key) for key in ("placed", "honor_from") if key in fields}
    first = seat(
        hand, family, gold, honor, prestige, income, pawns, extra, missions, completed, under, complication, lasting,
        patron, head, eliminated, **own,
    )  # fmt: skip
    given = [first, two, three, four]
    if players is None:
        players = 1 if mode != "multiplayer" else max(2, 4 - given[::-1].index(next(g for g in given[::-1] if g)))
    section: dict[str, list[dict[str, object]]] = {}
    for card in cards:
        section.setdefault(card.kind, []).append(dict(card.values))
    content: dict[str, object] = {
        "game": "crecy",
        "options": {"mode": mode, "players": players, "edition": edition, "seed": seed},
        "passed": list(passed),
        "spaces": _spaces(spaces),
        "friend_deck": {"next": names(friend_next)},
        "child_deck": {"next": names(child_next)},
        "mission_deck": {"next": names(mission_next)},
        "friend_discard": names(friend_discard),
        "child_discard": names(child_discard),
        "mission_discard": names(mission_discard),
        "reserve": names(reserve),
    }
    content |= {"deck": section} if section else {}
    content |= {"hint_deck": {"next": names(hint_next)}} if hint_next else {}
    content |= {"titles": {"offer": names(titles)}} if titles is not None else {}
    content |= {"contributions": {"offer": names(contributions)}} if contributions is not None else {}
    seats = [dict(entry or seat()) for entry in given[:players]]
    known = _Cards(section)
    for number, entry in enumerate(seats, 1):
        if number in passed:
            entry.setdefault("pawns", 0)
    standing = [list(pawn.values()) for pawn in _spaces(spaces).values()]
    content["seats"] = [
        _seat(entry, number, known, mode, standing.count([number, "player"])) for number, entry in enumerate(seats, 1)
    ]
    content |= fields
    content["display"] = names(display) if display is not None else known.unnamed_friends(content, mode, edition)
    if not content["display"]:
        del content["display"]  # refilled first
    position = games.get("crecy").from_json(json.dumps(content), chance=chance, journal=True)
    assert isinstance(position, CrecyPosition)
    return position


PARENTS = "patrick < 2 3; laurent & 3 < 4 5; angelique & 2 < 6 7"
"""The Starting card and the Parents, persons 1 to 3 of every Testament tree; the grandparents follow as 4 to 7."""
START_TREE = f"{PARENTS}; son & 5; daughter & 4; son & 7; daughter & 6"


def ancestry(family: str = START_TREE, **arguments: object) -> CrecyPosition:
    """A position of The Testament: by default its start tree; or `PARENTS + "; dutchman & 5; daughter; ..."`."""
    return table(family=family, mode="solo_testament", **arguments)  # type: ignore[arg-type]


class _Cards:
    """The ids of the deck that a position is bound to: fixtures instead of the supplied cards of their kind."""

    def __init__(self, section: Mapping[str, list[dict[str, object]]]) -> None:
        deck = base()
        self.section = section
        supplied = {
            "friend": deck.friends, "child": deck.children, "head": deck.heads, "title": deck.titles,
            "contribution": deck.contributions, "patron": deck.patrons,
        }  # fmt: skip
        self.ids = {kind: [card.id for card in found] for kind, found in supplied.items()}
        self.ids |= {kind: [str(card["id"]) for card in found] for kind, found in section.items()}
        self.women = {f"{id}-matriarch" for id in self.ids["head"]}
        self.women |= {found.id for found in deck.friends if found.gender == terms.FEMALE}
        self.women |= {found.id for found in deck.children if found.gender == terms.FEMALE}
        for card in (*section.get("friend", ()), *section.get("child", ())):
            (self.women.add if card.get("gender") == "female" else self.women.discard)(str(card["id"]))

    def unnamed_friends(self, content: Mapping[str, object], mode: str, edition: str) -> list[str]:
        """The first five Friends that the position does not name and the mode uses."""
        said = json.dumps({key: value for key, value in content.items() if key != "deck"})
        unused = set() if "friend" in self.section else {
            f.id for f in base().friends
            if {mode, f"{mode}/{edition}"} & set(f.not_in) or (mode == "solo_testament" and f.role >= 0)
        }  # fmt: skip
        return [id for id in self.ids["friend"] if f'"{id}"' not in said and id not in unused][:5]


def _spaces(text: str) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        space, number, *pawn = part.split()
        found[space] = {"seat": int(number), "pawn": pawn[0] if pawn else "player"}
    return found


def _seat(entry: Seat, number: int, known: _Cards, mode: str, standing: int) -> Seat:
    """A seat as the file wants it, with what would be left to chance; `standing` are its pawns on the main board."""
    entry = dict(entry)
    left = entry.get("pawns")
    if isinstance(left, int) and "placed" not in entry:
        entry["placed"] = {"ask-friends": 2 - left - standing}
    if mode != "solo_testament":
        entry.setdefault("head", known.ids["head"][number - 1])
        if len(known.ids["patron"]) >= number:
            entry.setdefault("patron", known.ids["patron"][number - 1])
    entry["family"] = _family(str(entry["family"]), str(entry.get("head")), known)
    return entry


PERSON = re.compile(
    r"(?P<card>[\w-]+)(?:\s*&\s*(?P<partner>\d+))?(?:\s*<\s*(?P<parents>\d+(?:\s+\d+)?))?(?:\s+row\s+(?P<row>-?\d+))?"
    r"(?:\s+(?P<state>child|promised|adult|departed))?(?:\s*\[(?P<attached>.*)\])?"
)


def _family(text: str, head: str, known: _Cards) -> list[dict[str, object]]:
    found = [PERSON.fullmatch(part.strip()) for part in text.split(";") if part.strip()]
    cards = [_card(match, head) for match in found]
    persons: list[dict[str, object]] = []
    for match, card in zip(found, cards, strict=True):
        assert match is not None
        person: dict[str, object] = {"card": card}
        if match["partner"]:
            person["partner"] = int(match["partner"])
        for parent in (match["parents"] or "").split():
            person["mother" if cards[int(parent) - 1] in known.women else "father"] = int(parent)
        if match["row"]:
            person["row"] = int(match["row"])
        if match["state"]:
            person["state"] = match["state"]
        if match["attached"]:
            person["attached"] = dict(_attached(id, known) for id in names(match["attached"]))
        persons.append(person)
    return persons


def _card(match: re.Match[str] | None, head: str) -> str:
    assert match, "a person reads: card & partner < parents row state [attached]"
    return f"{head}-{match['card']}" if match["card"] in ("patriarch", "matriarch") else match["card"]


def _attached(id: str, known: _Cards) -> tuple[str, object]:
    if id in ("mansion", "venture"):
        return id, True
    return "title" if id in known.ids["title"] else "contribution", id


def new_game(
    players: int = 2, seed: int = 1, mode: str = "multiplayer", chance: str = "auto", **options: object
) -> CrecyPosition:
    """A game from set-up, with a journal."""
    players = players if mode == "multiplayer" else 1
    s = games.get("crecy").new(players, seed=seed, chance=chance, journal=True, mode=mode, **options)
    assert isinstance(s, CrecyPosition)
    return s


# --- playing ---


def action(s: CrecyPosition, text: str) -> int:
    """Reads "friend John Law" as an action id."""
    verb, _, name = text.partition(" ")
    return s.game.parse(f"{verb} {slug(name)}" if name else verb)


def do(s: CrecyPosition, *texts: str) -> CrecyPosition:
    """Applies these choices, and with explicit chance its outcomes, one after the other (checked)."""
    for text in texts:
        s.apply(action(s, text))
    return s


def legal(s: CrecyPosition) -> list[str]:
    """What is on offer, or what chance can bring, as texts."""
    return [s.game.text(a) for a in s.legal()]


def why(s: CrecyPosition, text: str) -> Reason | None:
    return s.why_not(action(s, text))


def rule_of(s: CrecyPosition, text: str) -> str:
    """The rule that forbids a choice; "" if it is legal."""
    reason = why(s, text)
    return reason.rule or "not asked" if reason else ""


def end_round(s: CrecyPosition, rounds: int = 1) -> CrecyPosition:
    """Everybody asks friends for 2 Gold with every Player pawn left and passes; other questions get their first option.

    Stops at the first question of a later round, or of the Generation start before it.
    """
    for _ in range(rounds):
        number = s.round
        while s.round == number and s.phase == terms.ACTION and not s.over:
            on_offer = legal(s)
            quiet = [text for text in ("ask-friends", "amount 2", "pass", "done") if text in on_offer]
            do(s, (quiet or on_offer)[0])
    return s


def random_game(players: int = 2, seed: int = 1, **options: object) -> Iterator[CrecyPosition]:
    """The same position before every choice of a game between players who choose at random, and after the last.

    Weddings are chosen more often than not, so that most families live to see the last Generation.
    """
    s = new_game(players, seed, **options)  # type: ignore[arg-type]
    chooser = random.Random(seed)
    while not s.over:
        yield s
        weddings = [a for a in s.legal() if s.game.text(a) in ("marry", "arrange")]
        s.push(chooser.choice(weddings if weddings and chooser.random() < 0.6 else s.legal()))
    yield s


# --- looking ---


def asked(s: CrecyPosition) -> tuple[str, int]:
    """The open decision and who decides: ("turn", 1)."""
    decision = s.decision
    assert decision is not None
    return decision.kind, decision.seat + 1


def stack(s: CrecyPosition) -> list[str]:
    """The kinds of everything pending, lowest first."""
    return [frames.NAMES[frame.kind] for frame in s.frames]


def shown(s: CrecyPosition, number: int = 1) -> dict[str, object]:
    """All that a seat sees of itself: gold, honor, pawns, reserve, hand, missions, family, patron, ..."""
    seats = forms.view(s, number - 1)["seats"]
    assert isinstance(seats, list)
    found = seats[number - 1]
    assert isinstance(found, dict)
    return found


def tracks(s: CrecyPosition, number: int = 1) -> dict[str, int]:
    """Gold, Honor, Prestige and Income of a seat."""
    return {
        "gold": s.gold[number - 1],
        "honor": s.honor[number - 1],
        "prestige": s.prestige[number - 1],
        "income": s.income[number - 1],
    }


def hand(s: CrecyPosition, number: int = 1) -> list[str]:
    """The Friends in a hand, in deck order."""
    found = shown(s, number)["hand"]
    assert isinstance(found, list)
    return found


def extra(s: CrecyPosition, number: int = 1) -> dict[str, int]:
    """The Additional Action pawns in a reserve, colours without any left out."""
    found = shown(s, number)["reserve"]
    assert isinstance(found, dict)
    return {colour: count for colour, count in found.items() if count}


def family(s: CrecyPosition, number: int = 1) -> list[str]:
    """A family in the notation of `table`, everything said: "ann & 1", "son < 1 2 child". Adults are not marked."""
    found = shown(s, number)["family"]
    assert isinstance(found, list)
    return [_person(person) for person in found]


def _person(person: Mapping[str, object]) -> str:
    card = str(person["card"])
    parts = [card.rpartition("-")[2] if card.endswith(("-patriarch", "-matriarch")) else card]
    parts += [f"& {person['partner']}"] if "partner" in person else []
    parents = [str(person[key]) for key in ("father", "mother") if key in person]
    parts += [f"< {' '.join(parents)}"] if parents else []
    parts += [] if person["state"] == "adult" else [str(person["state"])]
    attached = person.get("attached", {})
    assert isinstance(attached, dict)
    held = [kind if id is True else str(id) for kind, id in attached.items()]
    return " ".join(parts) + (f" [{', '.join(held)}]" if held else "")


def file(s: CrecyPosition, field: str) -> object:
    """A field of the position file: "friend_deck", "child_discard", "titles", "hints", ..."""
    return s.to_dict()[field]


def told(s: CrecyPosition, number: int | None = None) -> list[str]:
    """The kinds of the events so far, as a seat (or a spectator) may read them, without those that tell nothing new."""
    kinds = [str(event["event"]) for event in forms.events(s, 0, None if number is None else number - 1)]
    return [kind for kind in kinds if kind not in SILENT]
