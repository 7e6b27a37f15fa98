"""The deck of Gears of Time as tables: loaded from text, checked, and never changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core import provenance
from bequest.core.catalogue import Catalogue
from bequest.core.entries import identity
from bequest.core.errors import UnknownName
from bequest.core.reading import DeckFields, DeckText, Fields
from bequest.core.words import Name, either, message, quoted
from bequest.games.gears.data.terms import (
    ABILITY_EFFECTS,
    ABILITY_MOMENTS,
    ACTIVATION,
    AMOUNT_EFFECTS,
    CARDS,
    EXTRA_ROOM,
    FATE_EFFECTS,
    LASTING,
    MOST_CUBES,
    SEATS,
    SLOT_NAMES,
    SWAP,
    TARGETS,
    TARGETS_OF_EFFECT,
)

KINDS: Final[tuple[str, ...]] = ("base", "forbidden")
OWN_DECK: Final = "position"
"""The name of the deck that a position file brings itself."""
MOST_COPIES: Final = 1000
MOST_TECHNOLOGIES: Final = 1000
"""So that a copy on the timeline is one small number, see STRIDE."""
SUPPLIED: Final[dict[str, str]] = {"tree-2": "cards.toml", "tree-1": "tree-1.toml", "machines-2": "machines-2.toml"}
ALIASES: Final[dict[str, str]] = {"base": "tree-2", "forbidden": "machines-2"}

_TECHNOLOGY_FIELDS: Final[tuple[str, ...]] = (
    "id", "name", "copies", "cost", "reward", "needs", "ability", "effect", "amount", "published", "bounded",
)  # fmt: skip
_FATE_FIELDS: Final[tuple[str, ...]] = ("id", "name", "target", "effect", "amount", "published", "bounded")
_CHARACTER_FIELDS: Final[tuple[str, ...]] = (
    "id",
    "name",
    "title",
    "pursuit",
    "bonus",
    "published",
    "bounded",
)


class Technology:
    """One design, as the deck text gives it."""

    def __init__(
        self, id: str, name: Name, copies: int, cost: int, reward: int, needs: tuple[str, ...],
        ability: str, effect: str, amount: int, published: tuple[str, ...], bounded: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.copies = copies
        self.cost = cost
        self.reward = reward
        self.needs = needs
        self.ability = ability
        self.effect = effect
        self.amount = amount
        self.published = published
        self.bounded = bounded


class Fate:
    """One Fate card: what it asks for and what it does."""

    def __init__(
        self, id: str, name: Name, target: int, effect: int, amount: int, published: tuple[str, ...]
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.target = target
        self.effect = effect
        self.amount = amount
        self.published = published
        self.lasting = effect in LASTING


class Character:
    """One character: the pursuit is a technology's id; it need not be in the deck unless pursuits count (G-24.33)."""

    def __init__(
        self, id: str, name: Name, title: Name, pursuit: str, bonus: int, published: tuple[str, ...]
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name
        self.title = title
        self.pursuit = pursuit
        self.bonus = bonus
        self.published = published


class Deck:
    """All tables that depend on the cards. Cards are numbered in deck order: technologies, then Fate cards (G-4.33)."""

    def __init__(
        self, name: str, kind: str, text: str, technologies: Sequence[Technology], fates: Sequence[Fate],
        characters: Sequence[Character],
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = kind
        self.text = text
        self.technologies = tuple(technologies)
        self.fates = tuple(fates)
        self.characters = tuple(characters)
        self.first_fate = len(technologies)
        self.card_ids = tuple([t.id for t in technologies] + [f.id for f in fates])
        self.card_names = tuple([str(t.name) for t in technologies] + [str(f.name) for f in fates])
        self.number = {card: i for i, card in enumerate(self.card_ids)}
        self.copies = tuple([t.copies for t in technologies] + [1 for _ in fates])
        self.cost = tuple(t.cost for t in technologies)
        self.reward = tuple(t.reward for t in technologies)
        self.needs = tuple(tuple(self.number[need] for need in t.needs) for t in technologies)
        self.needs_mask = tuple(sum(1 << need for need in needs) for needs in self.needs)
        self.dependents = tuple(
            tuple(y for y, needs in enumerate(self.needs) if x in needs) for x in range(len(technologies))
        )
        self.level = _levels(self.needs)
        self.pursuit = tuple(self.number.get(c.pursuit, -1) for c in characters)
        self.bonus = tuple(c.bonus for c in characters)
        self.ability = tuple(ABILITY_MOMENTS.index(t.ability) for t in technologies)
        self.effect = tuple(ABILITY_EFFECTS.index(t.effect) if t.effect else -1 for t in technologies)
        self.amount = tuple(t.amount for t in technologies)
        self.most_extra_room = max((f.amount for f in fates if f.effect == EXTRA_ROOM), default=0)
        self.activated = tuple(i for i, t in enumerate(technologies) if self.ability[i] == ACTIVATION)
        self.catalogue = _catalogue(self)
        count = len(technologies)
        self.establish = CARDS
        self.influence = CARDS + count
        self.activate = CARDS + 2 * count
        self.card = self.activate + len(self.activated)
        self.play = self.card + count + len(fates)
        self.take = self.play + len(fates)

    def cards(self, with_fates: bool) -> list[int]:
        """Every card that is shuffled into the draw pile, in deck order."""
        designs = range(len(self.card_ids) if with_fates else self.first_fate)
        return [card for card in designs for _ in range(self.copies[card])]

    def indirect_needs(self, card: int) -> list[int]:
        """Everything below the direct dependencies that is not one of them: a reminder, used by no rule (G-1.10)."""
        found: set[int] = set()
        pending = list(self.needs[card])
        while pending:
            below = self.needs[pending.pop()]
            pending += [need for need in below if need not in found]
            found.update(below)
        return sorted(found - set(self.needs[card]))

    def mark(self, card: int, field: str) -> str:
        """Where a value of a technology comes from: published, bounded (within a published range) or house."""
        technology = self.technologies[card]
        return provenance.label(field, technology.published, technology.bounded)


def _levels(needs: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The length of the longest chain down from each card; the loader has made sure that there is no cycle."""
    levels = [0] * len(needs)
    while 0 in levels:
        for card, below in enumerate(needs):
            if all(levels[need] for need in below):
                levels[card] = 1 + max((levels[need] for need in below), default=0)
    return tuple(levels)


def _catalogue(deck: Deck) -> Catalogue:
    """All choices of all moves (G-4.37), in the order of the action numbers above."""
    rows = Catalogue()
    for verb in ("draw", "end", "decline", "yes", "no", "plus", "minus"):
        rows.add(verb)
    rows.block("travel", "timeframe", SLOT_NAMES)
    rows.block("timeframe", "timeframe", SLOT_NAMES)
    rows.block("amount", "number", range(1, MOST_CUBES + 1))
    rows.block("seat", "seat", range(1, SEATS + 1))
    rows.block("position", "number", range(1, SEATS + 1))
    rows.block("character", "number", range(1, SEATS + 1))
    technologies = deck.card_ids[: deck.first_fate]
    fates = deck.card_ids[deck.first_fate :]
    rows.block("establish", "card", technologies)
    rows.block("influence", "card", technologies)
    rows.block("activate", "card", [technologies[card] for card in deck.activated])
    rows.block("card", "card", deck.card_ids)
    rows.block("play", "card", fates)
    rows.block("take", "card", fates)
    return rows


class Rules:
    """What is agreed before set-up and never changes (G-24.1). The seed is not here: no position keeps it (G-23.26)."""

    def __init__(self, deck: Deck, players: int, fate: int, pursuit: bool, characters: tuple[str, ...]) -> None:
        self.deck = deck
        self.players = players
        self.fate = fate
        self.pursuit = pursuit
        self.characters = characters
        """Character ids by seat, or empty if they are assigned at random."""


# --- loading ---


def supplied(name: str) -> Deck:
    """A deck that comes with the package, by its name or by what an option calls it (G-24.27)."""
    real = ALIASES.get(name, name)
    if real not in SUPPLIED:
        known = ", ".join([*ALIASES, *SUPPLIED])
        raise UnknownName(message("gears-deck-unknown", name=quoted(name), known=known))
    if real not in _LOADED:
        _LOADED[real] = load(_TEXTS[real], SUPPLIED[real])
    return _LOADED[real]


_TEXTS: Final[dict[str, str]] = {
    name: (files(__package__) / file).read_text(encoding="utf-8") for name, file in SUPPLIED.items()
}
_LOADED: Final[dict[str, Deck]] = {}


def load(text: str, file: str) -> Deck:
    """A deck from TOML text, or BadDeck naming file, line and field (G-24.31)."""
    source = DeckText(text, file)
    head = source.head(("name", "kind", "technology", "fate", "character"))
    name = head.text("name")
    kind = KINDS[head.one_of("kind", KINDS)]
    if name in SUPPLIED and text != _TEXTS[name]:
        raise head.fail("name", message("gears-deck-supplied-name", name=name))
    if name in ALIASES or name == OWN_DECK:
        raise head.fail("name", message("gears-deck-reserved-name", name=name))
    entries = source.tables("technology")
    technologies = [_technology(entry, kind) for entry in entries]
    if not 1 <= len(technologies) <= MOST_TECHNOLOGIES:
        size = {"most": str(MOST_TECHNOLOGIES), "found": str(len(technologies))}
        raise head.fail("technology", message("gears-deck-technology-tables", **size))
    fates = [_fate(entry) for entry in source.tables("fate")]
    characters = [_character(entry) for entry in source.tables("character")]
    if fates or kind == "forbidden":
        _check_names([*entries, *source.tables("fate")], [*technologies, *fates])
    else:
        fates = list(supplied("base").fates)
        _check_names(entries, technologies, [fate.id for fate in fates])
    _check_needs(entries, technologies)
    if not characters:
        characters = list(supplied(kind).characters)
    for i, character in enumerate(characters):
        if character.id in [other.id for other in characters[:i]]:
            raise source.tables("character")[i].fail("id", message("gears-deck-character-twice", id=character.id))
    if len(characters) != SEATS:
        size = {"seats": str(SEATS), "found": str(len(characters))}
        raise head.fail("character", message("gears-deck-character-tables", **size))
    return Deck(name, kind, text, technologies, fates, characters)


def section(fields: Fields, base: Deck) -> Deck:
    """The deck of a position file's own `deck` section: technologies, and Fate cards by name (G-22.13)."""
    fields.only(("kind", "technologies", "fate"))
    kind = KINDS[fields.one_of("kind", KINDS, base.kind)]
    if kind != base.kind:
        base = supplied(kind)
    entries = fields.objects("technologies")
    technologies = [_technology(entry, kind) for entry in entries]
    fates = list(base.fates)
    if fields.has("fate"):
        ids = [fate.id for fate in base.fates]
        for i, name in enumerate(fields.texts("fate")):
            if name not in ids:
                problem = message("gears-deck-unknown-fate", name=quoted(name), known=", ".join(ids))
                raise fields.fail(f"fate[{i + 1}]", problem)
        fates = [fate for fate in base.fates if fate.id in fields.texts("fate")]
    if not 1 <= len(technologies) <= MOST_TECHNOLOGIES:
        size = {"most": str(MOST_TECHNOLOGIES), "found": str(len(technologies))}
        raise fields.fail("technologies", message("gears-deck-technologies", **size))
    _check_names(entries, technologies, [fate.id for fate in fates])
    _check_needs(entries, technologies)
    return Deck(OWN_DECK, base.kind, "", technologies, fates, base.characters)


def section_dict(deck: Deck) -> dict[str, object]:
    """What `section` reads back."""
    technologies = [_technology_dict(technology) for technology in deck.technologies]
    return {"kind": deck.kind, "technologies": technologies, "fate": [fate.id for fate in deck.fates]}


def _technology_dict(t: Technology) -> dict[str, object]:
    entry: dict[str, object] = {"id": t.id, "name": t.name.raw(), "copies": t.copies, "cost": t.cost}
    entry |= {"reward": t.reward, "needs": list(t.needs)}
    if t.ability:
        entry |= {"ability": t.ability, "effect": t.effect}
        entry |= {"amount": t.amount} if t.amount else {}
    return entry


def _technology(fields: Fields, kind: str) -> Technology:
    fields.only(_TECHNOLOGY_FIELDS)
    id, name = identity(fields)
    needs = tuple(fields.texts("needs"))
    ability, effect, amount = "", "", 0
    if fields.has("ability"):
        ability = ABILITY_MOMENTS[fields.one_of("ability", ABILITY_MOMENTS[1:]) + 1]
        effect = ABILITY_EFFECTS[fields.one_of("effect", ABILITY_EFFECTS)]
        amount = _amount(fields, effect)
        if kind != "forbidden":
            raise fields.fail("ability", message("gears-deck-no-abilities"))
        if ability == "established" and needs:
            raise fields.fail("ability", message("gears-deck-not-fundamental"))
        if ability == "established" and ABILITY_EFFECTS.index(effect) >= SWAP:
            raise fields.fail("effect", message("gears-deck-activation-only", effect=effect))
    elif fields.has("effect") or fields.has("amount"):
        key = "effect" if fields.has("effect") else "amount"
        raise fields.fail(key, message("gears-deck-effect-without-ability"))
    marks = _marks(fields, ("name", "copies", "cost", "reward", "needs", "ability"), needs)
    copies = fields.integer("copies", low=1, high=MOST_COPIES)
    cost = fields.integer("cost", low=1, high=MOST_COPIES)
    reward = fields.integer("reward")
    return Technology(id, name, copies, cost, reward, needs, ability, effect, amount, *marks)


def _fate(fields: DeckFields) -> Fate:
    fields.only(_FATE_FIELDS)
    id, name = identity(fields)
    target = fields.one_of("target", TARGETS)
    effect = fields.one_of("effect", FATE_EFFECTS)
    if target not in TARGETS_OF_EFFECT[effect]:
        allowed = either([TARGETS[t] for t in TARGETS_OF_EFFECT[effect]])
        raise fields.fail("target", message("gears-deck-target", effect=FATE_EFFECTS[effect], allowed=allowed))
    amount = _amount(fields, FATE_EFFECTS[effect])
    marks = _marks(fields, ("name", "target", "effect", "amount"), ())[0]
    return Fate(id, name, target, effect, amount, marks)


def _amount(fields: Fields, effect: str) -> int:
    if effect in AMOUNT_EFFECTS:
        return fields.integer("amount", low=1, high=1 if effect == "move-marker" else 99)
    if fields.has("amount"):
        raise fields.fail("amount", message("gears-deck-no-amount", effect=effect))
    return 0


def _character(fields: DeckFields) -> Character:
    fields.only(_CHARACTER_FIELDS)
    title = fields.name("title")
    marks = _marks(fields, ("name", "title", "pursuit", "bonus"), ())[0]
    return Character(
        fields.text("id"), fields.name("name", title), title, fields.text("pursuit"), fields.integer("bonus"), marks,
    )  # fmt: skip


def _marks(fields: Fields, known: tuple[str, ...], needs: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The marks `published` and `bounded`, each naming fields of the entry or single dependencies."""
    allowed = [*known, *(f"needs.{need}" for need in needs)]
    found: list[tuple[str, ...]] = []
    for key in ("published", "bounded"):
        for name in fields.texts(key):
            if name not in allowed:
                raise fields.fail(key, message("gears-deck-mark", name=quoted(name), allowed=", ".join(allowed)))
        found.append(tuple(fields.texts(key)))
    return found[0], found[1]


def _check_names(entries: Sequence[Fields], cards: Sequence[Technology | Fate], taken: Sequence[str] = ()) -> None:
    """Every id and every name occurs once; `taken` are the ids of cards that come from elsewhere."""
    seen = set(taken)
    names: set[str] = set()
    for entry, card in zip(entries, cards, strict=True):
        if card.id in seen:
            raise entry.fail("id" if entry.has("id") else "name", message("gears-deck-card-twice", name=card.id))
        if str(card.name) in names:
            raise entry.fail("name", message("gears-deck-card-twice", name=card.name))
        seen.add(card.id)
        names.add(str(card.name))


def _check_needs(entries: Sequence[Fields], technologies: Sequence[Technology]) -> None:
    """Every dependency exists, none is named twice, and nothing depends on itself, however long the way."""
    known = {technology.id: technology for technology in technologies}
    for entry, technology in zip(entries, technologies, strict=True):
        for need in technology.needs:
            if need not in known:
                raise entry.fail("needs", message("gears-deck-unknown-need", name=quoted(need)))
        if len(set(technology.needs)) < len(technology.needs):
            raise entry.fail("needs", message("gears-deck-need-twice"))
        below, pending = set[str](), list(technology.needs)
        while pending:
            name = pending.pop()
            if name == technology.id:
                raise entry.fail("needs", message("gears-deck-cycle", name=technology.id))
            if name not in below:
                below.add(name)
                pending += known[name].needs
