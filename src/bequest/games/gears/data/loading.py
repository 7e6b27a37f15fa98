"""Reading a deck: supplied ones by name, others from TOML text or from a position file. Wrong ones are refused."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core.entries import identity
from bequest.core.errors import UnknownName
from bequest.core.texts.reading import DeckFields, DeckText, Fields
from bequest.core.words import either, message, quoted
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import OWN_DECK, Deck
from bequest.games.gears.data.records import Character, Fate, Technology

KINDS: Final[tuple[str, ...]] = ("base", "forbidden")
MOST_COPIES: Final = 1000
MOST_TECHNOLOGIES: Final = 1000
"""So that a copy on the timeline is one small number, see STRIDE."""
SUPPLIED: Final[dict[str, str]] = {"tree-2": "cards.toml", "tree-1": "tree-1.toml", "machines-2": "machines-2.toml"}
ALIASES: Final[dict[str, str]] = {"base": "tree-2", "forbidden": "machines-2"}

SECTION_FIELDS: Final[tuple[str, ...]] = ("kind", "technologies", "fate")
_TECHNOLOGY_FIELDS: Final[tuple[str, ...]] = (
    "id", "name", "copies", "cost", "reward", "needs", "ability", "effect", "amount", "published", "bounded",
)  # fmt: skip
_FATE_FIELDS: Final[tuple[str, ...]] = ("id", "name", "target", "effect", "amount", "published", "bounded")
_CHARACTER_FIELDS: Final[tuple[str, ...]] = ("id", "name", "title", "pursuit", "bonus", "published", "bounded")


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
    """A deck from TOML text, or BadDeck naming file, line and field (G-24.31). It says its kind (G-24.28).

    A deck of one's own may not take the name of a supplied one (G-24.29).
    """
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
    if len(characters) != terms.SEATS:
        size = {"seats": str(terms.SEATS), "found": str(len(characters))}
        raise head.fail("character", message("gears-deck-character-tables", **size))
    return Deck(name, kind, text, technologies, fates, characters)


def section(fields: Fields, base: Deck) -> Deck:
    """The deck of a position file's own `deck` section: technologies, and Fate cards by name (G-22.13)."""
    kind = KINDS[fields.one_of("kind", KINDS, base.kind)]
    if kind != base.kind:
        base = supplied(kind)
    entries = fields.objects("technologies", _TECHNOLOGY_FIELDS)
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
    """A Technology card (G-1.8, G-24.31). Only Fundamental ones have an ability When Established (G-X.8)."""
    fields.only(_TECHNOLOGY_FIELDS)
    id, name = identity(fields)
    needs = tuple(fields.texts("needs"))
    ability, effect, amount = "", "", 0
    if fields.has("ability"):
        ability = terms.ABILITY_MOMENTS[fields.one_of("ability", terms.ABILITY_MOMENTS[1:]) + 1]
        effect = terms.ABILITY_EFFECTS[fields.one_of("effect", terms.ABILITY_EFFECTS)]
        amount = _amount(fields, effect)
        if kind != "forbidden":
            raise fields.fail("ability", message("gears-deck-no-abilities"))
        if ability == "established" and needs:
            raise fields.fail("ability", message("gears-deck-not-fundamental"))
        if ability == "established" and terms.ABILITY_EFFECTS.index(effect) >= terms.SWAP:
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
    target = fields.one_of("target", terms.TARGETS)
    effect = fields.one_of("effect", terms.FATE_EFFECTS)
    if target not in terms.TARGETS_OF_EFFECT[effect]:
        allowed = either([terms.TARGETS[t] for t in terms.TARGETS_OF_EFFECT[effect]])
        raise fields.fail("target", message("gears-deck-target", effect=terms.FATE_EFFECTS[effect], allowed=allowed))
    amount = _amount(fields, terms.FATE_EFFECTS[effect])
    marks = _marks(fields, ("name", "target", "effect", "amount"), ())[0]
    return Fate(id, name, target, effect, amount, marks)


def _amount(fields: Fields, effect: str) -> int:
    if effect in terms.AMOUNT_EFFECTS:
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
    """Every id and every name occurs once (G-24.31); `taken` are the ids of cards that come from elsewhere."""
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
    """Every dependency exists, none is named twice, and nothing depends on itself, however long the way (G-24.31)."""
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
