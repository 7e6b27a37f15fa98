"""All whole moves of a decision of the Duke de Crecy, told naively from the rules, the cards and a position's text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bequest.core.position import Position
from bequest.games.crecy.position import CrecyPosition
from tests import forms

Content = dict[str, Any]
Move = tuple[object, ...]
Condition = dict[str, Any]
GENERATION = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
PAWNS = {
    "title": "yellow", "contribute": "yellow", "mansion": "green", "venture": "orange", "doctor": "sky-blue",
    "undertake": "red",
}  # fmt: skip
CLOSED_BY = {
    "title": "aristocrat", "contribute": "aristocrat", "mansion": "artist", "venture": "craftsman",
    "doctor": "scientist", "undertake": "diplomat",
}  # fmt: skip
OCCUPATIONS = ("aristocrat", "artist", "craftsman", "diplomat", "scientist")
SPOKEN_FOR = 3
"""The Starting card and the Parents of The Testament are nobody's object."""


class Naive:
    """The moves of the seat that decides. Completing a Mission is a single choice and left out."""

    def __init__(self, content: Content, cards: Content) -> None:
        """`cards` is the deck as its file has it; the position may bring others."""
        deck = cards | content.get("deck", {})
        self.content = content
        self.friends: dict[str, Content] = {card["id"]: card for card in deck["friend"]}
        self.order = list(self.friends)
        self.children: dict[str, Content] = {card["id"]: card for card in deck["child"]}
        self.missions: dict[str, Content] = {card["id"]: card for card in deck["mission"]}
        self.offers: dict[str, list[Content]] = {"title": deck["title"], "contribute": deck["contribution"]}
        self.asked: Content = content["pending"][-1]
        self.number = self.asked["seat"]
        self.seat: Content = content["seats"][self.number - 1]
        self.family: list[Content] = self.seat["family"]
        self.hand = [card["card"] if isinstance(card, dict) else card for card in self.seat["hand"]]
        self.mode = content["options"]["mode"]
        self.testament = self.mode == "solo_testament"
        self.generation = GENERATION[content["round"]]

    def moves(self) -> Counter[Move]:
        kinds = {"turn": self.turn, "take": self.take, "ask": self.ask, "renew": self.renew, "rival": self.rival}
        return Counter(kinds[self.asked["kind"]]())

    # --- a turn ---

    def turn(self) -> Iterator[Move]:
        pawns = self.seat["pawns"]
        yield from self.weddings("placed" if self.testament else "marry", ["player"] if pawns else [])
        if not self.testament:
            yield from self.weddings("arrange", ["player"] if pawns else [])
        if pawns:
            for couple in self.couples(2):
                named = [wanted for wanted in ("any", "son", "daughter") if self.born(wanted)]
                yield from [("have-children", *couple, wanted) for wanted in named]
            yield from [("ask-friends", *rest) for _, *rest in self.ask()]
            yield from self.socialize()
        else:
            yield ("pass",)
        for space in PAWNS:
            for pawn in self.pawns_for(space):
                yield from [(space, pawn, *rest) for rest in self.main(space)]

    def weddings(self, kind: str, pawns: list[str]) -> Iterator[Move]:
        for friend in self.hand:
            free = ["free-turn"] if self.free_turn(friend) else []
            for person in self.family:
                if self.fits(kind, friend, person) and self.price(friend, person) <= self.seat["gold"]:
                    yield from [(kind, friend, person["person"], pawn) for pawn in [*pawns, *free]]

    def fits(self, kind: str, friend: str, person: Content) -> bool:
        same = self.friends[friend]["gender"] == person["gender"]
        if kind == "placed":
            return person["person"] > SPOKEN_FOR and (self.unknown(person) if same else "partner" not in person)
        if same or "partner" in person or not self.unknown(person):
            return False
        if kind == "arrange":
            return bool(person["state"] == "child" and person["row"] == self.generation + 1)
        return bool(person["state"] == "adult" and person["row"] == self.generation)

    def unknown(self, person: Content) -> bool:
        """No Friend: an original member, or in The Testament somebody unknown."""
        return person["card"] not in self.friends

    def price(self, friend: str, person: Content) -> int:
        discount = self.lasting("wedding-discount")
        if not self.testament:
            own = self.children.get(person["card"], {})
            discount += sum(c["amount"] for c in own.get("effects", []) if c["do"] == "own-wedding-discount")
        return int(max(0, self.friends[friend].get("cost", 0) - discount))

    def couples(self, most: int) -> list[Move]:
        """Father and mother of the couples that may have children, with at most so many so far."""
        found: list[Move] = []
        for person in self.family:
            if person["gender"] == "female" or "partner" not in person or person["state"] != "adult":
                continue
            wife = self.family[person["partner"] - 1]
            if wife["state"] != "adult":
                continue
            if self.testament:
                if person["person"] > SPOKEN_FOR:
                    found.append((person["person"], wife["person"]))
                continue
            original = person if self.unknown(person) else wife
            parent = "father" if original is person else "mother"
            count = [child.get(parent) for child in self.family].count(original["person"])
            barren = [card for card in (person["card"], wife["card"]) if self.has(card, "childless")]
            if person["row"] == self.generation and count <= most and not barren:
                found.append((person["person"], wife["person"]))
        return found

    def has(self, friend: str, verb: str) -> bool:
        return verb in [clause["do"] for clause in self.friends.get(friend, {}).get("effects", [])]

    def born(self, wanted: str) -> bool:
        """Whether something is left that ends the search for a child."""
        deck = self.content["child_deck"]
        left = {*deck["next"], *deck["rest"], *self.content["child_discard"], *self.content["reserve"]}
        genders = {self.children[card].get("gender") for card in left}
        if None in genders and not self.seat["complication"]:
            return True
        return bool(genders & {"any": {"male", "female"}, "son": {"male"}, "daughter": {"female"}}[wanted])

    def socialize(self) -> Iterator[Move]:
        display = self.content["display"]
        deck = self.content["friend_deck"]
        unseen = [*deck["next"], *deck["rest"], *self.content["friend_discard"]]
        for number in range(1, min(3, self.seat["gold"] + 1) + 1):
            batch = number + self.lasting("socialize-more")
            if display or unseen:
                yield from [("socialize", number, "display", taken) for taken in self.batches(display, batch)]
            if unseen and self.lasting_flag("batch-from-deck"):
                yield ("socialize", number, "deck", ())

    def sets(self, cards: list[str], count: int) -> list[tuple[str, ...]]:
        """Each choice of so many of these cards once, in deck order; all of them if there are no more."""
        ordered = sorted(cards, key=self.order.index)
        return list(combinations(ordered, min(count, len(ordered))))

    def batches(self, cards: list[str], count: int) -> list[tuple[str, ...]]:
        """The same, with the card that is the last one left in the display, for it comes along (C-12.6)."""
        found: list[tuple[str, ...]] = []
        for taken in self.sets(cards, count):
            left = [card for card in self.content["display"] if card not in taken]
            found.append((*taken, *left) if len(left) == 1 else taken)
        return found

    # --- the main board ---

    def pawns_for(self, space: str) -> list[str]:
        taken = space in self.content["spaces"]
        closed = CLOSED_BY[space] in [self.friends[card].get("occupation") for card in self.content["display"]]
        if taken or (closed and self.mode == "solo_standard"):
            return []
        colour = PAWNS[space]
        own = [colour] if self.seat["reserve"][colour] else []
        return (["player"] if self.seat["pawns"] else []) + own

    def main(self, space: str) -> Iterator[Move]:
        if space in self.offers:
            yield from self.acquire(space)
            return
        gold, cards = {"mansion": (3, 1), "venture": (0, 2), "doctor": (2, 1), "undertake": (0, 1)}[space]
        if space in ("mansion", "doctor"):
            gold = max(0, gold - self.lasting(f"{space}-discount"))
        if self.seat["gold"] < gold or len(self.hand) < cards:
            return
        objects: list[object] = []
        if space in ("mansion", "venture"):
            objects += self.holders(space) if self.content[f"{space}s"] else []
        elif space == "doctor":
            objects += self.couples(1) if self.born("any") else []
        else:
            deck = self.content["mission_deck"]
            objects += [None] if [*deck["next"], *deck["rest"], *self.content["mission_discard"]] else []
        yield from [(target, paid) for target in objects for paid in self.sets(self.hand, cards)]

    def acquire(self, space: str) -> Iterator[Move]:
        kind = "title" if space == "title" else "contribution"
        for card in self.offers[space]:
            cost = card.get("cost", {})
            gold = max(0, cost.get("gold", 0) - self.lasting(f"{kind}-discount"))
            dear = gold > self.seat["gold"] or cost.get("cards", 0) > len(self.hand)
            if card["id"] not in self.content[f"{kind}s"]["offer"] or dear:
                continue
            holders: list[object] = list(self.holders(kind))
            if card["gains"].get("friends"):
                holders = holders and [None]  # chosen after the Friends
            for paid in self.sets(self.hand, cost.get("cards", 0)):
                yield from [(card["id"], holder, paid) for holder in holders]

    def holders(self, kind: str) -> list[int]:
        """Single adults, and of each couple one, who do not have a card of the kind; The Testament knows no rows."""
        found: list[int] = []
        for person in self.family:
            if person["state"] != "adult" or self.second(person):
                continue
            if person["person"] <= SPOKEN_FOR if self.testament else person["row"] != self.generation:
                continue
            both = [person, self.family[person["partner"] - 1]] if "partner" in person else [person]
            if not [one for one in both if kind in one.get("attached", {})]:
                found.append(person["person"])
        return found

    def second(self, person: Content) -> bool:
        """Whether somebody else speaks for the couple: the original member, in The Testament the earlier one."""
        if "partner" not in person:
            return False
        return person["partner"] < person["person"] if self.testament else not self.unknown(person)

    # --- effects of cards ---

    def lasting(self, verb: str) -> int:
        return sum(clause["amount"] for clause in self.in_force(verb))

    def lasting_flag(self, verb: str) -> bool:
        return bool(self.in_force(verb))

    def in_force(self, verb: str) -> list[Condition]:
        cards = {**self.friends, **self.children, **self.missions}
        return [
            clause
            for entry in self.seat["lasting"]
            for clause in cards[entry["card"]].get("effects", [])
            if clause["do"] == verb and self.holds(clause, entry["person"])
        ]

    def free_turn(self, friend: str) -> bool:
        clauses = self.friends[friend].get("effects", [])
        return any(clause["do"] == "free-turn" and self.holds(clause, 0) for clause in clauses)

    def holds(self, clause: Condition, person: int) -> bool:
        """Conditions that such effects have: others in the family with an icon, or Missions that count as one."""
        assert not {"hand", "gold_held", "needs"} & set(clause), "the oracle does not know this condition"
        if "another" not in clause:
            return True
        icon = clause["another"]
        cards = [self.friends.get(one["card"], {}) for one in self.family if self.present(one, person)]
        found = sum(icon in (card.get("nationality"), card.get("occupation")) for card in cards)
        done = [effect for id in self.seat["completed"] for effect in self.missions[id].get("effects", [])]
        if icon in OCCUPATIONS:
            found += sum(effect["do"] == "counts-as" and effect["occupation"] == icon for effect in done)
        return bool(found >= clause.get("others", 1))

    def present(self, one: Content, person: int) -> bool:
        return bool(one["person"] != person and one["state"] != "departed")

    # --- decisions of their own ---

    def ask(self) -> Iterator[Move]:
        more = self.lasting("ask-more")
        yield ("ask", 2 + more, 0, ())
        yield ("ask", 3 + more, -1, ())
        yield from [("ask", 4 + more, -1, paid) for paid in self.sets(self.hand, 1) if paid]

    def take(self) -> Iterator[Move]:
        if not self.asked["sourced"]:
            yield ("take", "deck", ())
        wanted = self.asked["gender"]
        cards = [card for card in self.content["display"] if wanted in (None, self.friends[card]["gender"])]
        yield from [("take", "display", taken) for taken in self.batches(cards, self.asked["count"])]

    def renew(self) -> Iterator[Move]:
        for count in range(len(self.hand) + 1):
            yield from [("renew", thrown) for thrown in self.sets(self.hand, count)]

    def rival(self) -> Iterator[Move]:
        clause = {**self.friends, **self.missions}[self.asked["card"]]["effects"][self.asked["clause"] - 1]
        amount = clause["amount"]
        for kind in clause["lose"]:
            if kind == "card" and len(self.hand) >= amount:
                yield from [("rival", kind, lost) for lost in self.sets(self.hand, amount)]
            elif kind == "pawn":
                pawns = [colour for colour, count in self.seat["reserve"].items() for _ in range(count)]
                yield from [("rival", kind, lost) for lost in set(combinations(pawns, amount))]
            elif kind in ("honor", "prestige") or (kind == "gold" and self.seat["gold"] >= amount):
                yield ("rival", kind, ())


# --- what a move was, told by what it left behind ---


def told(before: Position, after: Position, asked: str, seat: int) -> Move:
    """A committed move in the oracle's form; chance has not answered yet."""
    assert isinstance(before, CrecyPosition)
    assert isinstance(after, CrecyPosition)
    events: list[Content] = forms.events(after, 0, seat)
    first: Content = events[0] if events else {"event": ""}
    kind = first["event"]
    if asked == "turn":
        if kind == "pass":
            return ("pass",)
        if kind == "mission-done":
            return ("complete",)
        if kind in ("marry", "arrange"):
            return (kind, first["friend"], first["person"], first["pawn"])
        if kind == "placed":
            number = first["person"]
            if number > len(before.families[0]):  # somebody new, beside the member who was chosen
                number = after.families[0][number - 1].partner + 1
            return (kind, first["friend"], number, first["pawn"])
        return action(after, first["space"], first["pawn"], events[1:])
    if asked == "ask":
        return ("ask", *money(events))
    if asked == "renew":
        return ("renew", named(events, "friend-discard"))
    if asked == "rival":
        return rival_loss(events, seat)
    taken = (*named(events, "taken"), *named(events, "last-taken"))
    return ("take", "display" if taken else "deck", taken)


def action(after: CrecyPosition, space: str, pawn: str, events: list[Content]) -> Move:
    paid = named(events, "friend-discard")
    if space == "have-children":
        search = awaited(after, "search")
        assert sum(event.get("amount", 0) for event in events) == (0 if search["wanted"] == "any" else -1)
        return (space, search["father"], search["mother"], search["wanted"])
    if space == "ask-friends":
        return (space, *money(events))
    if space == "socialize":
        taken = (*named(events, "taken"), *named(events, "last-taken"))
        number = 1 - next((event["amount"] for event in events if event["event"] == "gold"), 0)
        return (space, number, "deck" if awaited(after, "draw") else "display", taken)
    if space == "undertake":
        return (space, pawn, None, paid)
    if space == "doctor":
        search = awaited(after, "search")
        return (space, pawn, (search["father"], search["mother"]), paid)
    attached = next((event for event in events if event["event"] == "attached"), None)
    if space in ("mansion", "venture"):
        assert attached is not None
        return (space, pawn, attached["person"], paid)
    waiting = awaited(after, "holder")
    if waiting:
        return (space, pawn, waiting["card"], None, paid)
    assert attached is not None
    return (space, pawn, attached["card"], attached["person"], paid)


def awaited(after: CrecyPosition, kind: str) -> Content:
    """What is pending of a kind, or nothing."""
    pending: Any = after.to_dict()["pending"]
    return next((entry for entry in pending if entry["kind"] == kind), {})


def named(events: list[Content], kind: str) -> tuple[str, ...]:
    return tuple(event["friend"] for event in events if event["event"] == kind)


def money(events: list[Content]) -> tuple[int, int, tuple[str, ...]]:
    """Gold asked of Friends, what it cost in Honor, and the card."""
    gold = sum(event["amount"] for event in events if event["event"] == "gold")
    honor = sum(event["amount"] for event in events if event["event"] == "honor")
    return gold, honor, named(events, "friend-discard")


def rival_loss(events: list[Content], seat: int) -> Move:
    """What a rival gave up; later events belong to others."""
    own = [event for event in events if event.get("seat") == seat + 1]
    lost = named(own, "friend-discard") + named(own, "given")
    if lost:
        return ("rival", "card", lost)
    pawns = tuple(event["colour"] for event in own if event["event"] == "pawn")
    return ("rival", "pawn", pawns) if pawns else ("rival", own[0]["event"], ())
