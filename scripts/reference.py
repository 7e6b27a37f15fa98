"""`python -m scripts.reference`: writes docs/reference/ and docs/schema/ from the code."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from bequest import games
from bequest.core import schema
from bequest.core.game import Game
from bequest.core.rng import seeded
from bequest.core.wire import COMMON_EVENTS, Wire
from bequest.core.words import message, words
from scripts import reference_api
from tests.conformance.cases import CASES, play

DOCS = Path(__file__).parent.parent / "docs"
COMMON_FIELDS = ("sequence", "move", "seat", "moved", "facts")
DECISIONS = 400
"""How many decisions of a game of every kind are looked at for the shapes of its questions."""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *cells)]


def typed(type: Any) -> str:
    """A type as a reader knows it."""
    if isinstance(type, str):
        return type
    if isinstance(type, types.UnionType):
        return " or ".join(typed(one) for one in get_args(type))
    if type is types.NoneType:
        return "null"
    if get_args(type):
        name = str(getattr(type, "__origin__", type).__name__)
        return f"{name}[{', '.join(typed(one) for one in get_args(type))}]"
    return str(getattr(type, "__name__", type))


def fields(struct: type[Wire]) -> list[tuple[str, str]]:
    hints = get_type_hints(struct)
    names = zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)
    return [(shown, typed(hints[name])) for name, shown in names]


def structs(struct: type[Wire], found: dict[str, type[Wire]]) -> dict[str, type[Wire]]:
    """A record and all records in it."""
    found[struct.__name__] = struct
    for hint in get_type_hints(struct).values():
        for part in parts(hint):
            if isinstance(part, type) and issubclass(part, Wire) and part.__name__ not in found:
                structs(part, found)
    return found


def parts(hint: Any) -> Iterator[Any]:
    inside = get_args(hint)
    if not inside:
        yield hint
    for one in inside:
        yield from parts(one)


def views(game: type[Game]) -> list[str]:
    lines = ["## View", ""]
    for name, struct in structs(game.view_type, {}).items():
        lines += [f"### {name}", "", first_line(struct), "", *table(("field", "type"), fields(struct)), ""]
    return lines


def first_line(struct: type) -> str:
    return " ".join((struct.__doc__ or "").split("\n\n")[0].split())


def shapes(game: Game) -> dict[str, set[str]]:
    """Every kind of decision and step that random games meet, with the shapes of its question."""
    found: dict[str, set[str]] = {}
    for case in CASES:
        if case.name != game.name:
            continue
        for position in islice(play(case.new(1, journal=False), seeded(1)), DECISIONS):
            for seat in position.waiting:
                frame = position.frames[-1]
                kind = position.kinds[frame.kind]
                shape = msgspec.to_builtins(kind.shape(position, frame, seat))
                unit = f" of {shape['unit']}" if "unit" in shape else ""
                found.setdefault(kind.name, set()).add(shape["shape"] + unit)
    return found


def questions(game: Game) -> list[str]:
    rows = [(f"`{name}`", ", ".join(sorted(forms))) for name, forms in sorted(shapes(game).items())]
    note = "Decisions and steps of moves, with the shape of their question, as random games of every option meet them."
    return ["## Decisions", "", note, "", *table(("kind", "shape"), rows), ""]


def actions(game: Game) -> list[str]:
    verbs: dict[tuple[str, str], list[str]] = {}
    for structure in game.catalogue.structures:
        verbs.setdefault((structure.verb, structure.noun), []).append(str(structure.value))
    rows = []
    for (verb, noun), values in verbs.items():
        shown = f"{values[0]} … {values[-1]}" if len(values) > 1 else values[0]
        rows.append((f"`{verb} {noun.upper()}`" if noun else f"`{verb}`", str(len(values)), shown))
    note = f"With the deck `{game.deck_name}`; another deck has a numbering of its own, the texts are the same."
    return ["## Actions", "", note, "", *table(("text", "actions", "values"), rows), ""]


def events(game: type[Game]) -> list[str]:
    rows = []
    for struct in (*game.event_types, *COMMON_EVENTS):
        own = [f"`{name}`: {type}" for name, type in fields(struct) if name not in COMMON_FIELDS]
        rows.append((f"`{struct.__struct_config__.tag}`", ", ".join(own)))
    note = f"Every event also has {', '.join(f'`{name}`' for name in COMMON_FIELDS)}."
    return ["## Events", "", note, "", *table(("event", "fields"), rows), ""]


def places(game: type[Game]) -> list[str]:
    rows = [(f"`{name}`", meaning) for name, meaning in game.places.items()]
    return ["## Places", "", *table(("place", "what it is"), rows), ""]


def facts(game: type[Game]) -> list[str]:
    rows = [(f"`{name}`", "a seat") for name in game.seat_counters]
    rows += [(f"`{name}`", "the table") for name in game.table_counters]
    return [
        "## Facts",
        "",
        "Counters that offers and events tell the changes of.",
        "",
        *table(("kind", "of"), rows),
        "",
    ]


def sheet(game: Game) -> list[str]:
    case = next(case for case in CASES if case.name == game.name)
    *_, position = play(case.new(1, journal=False), seeded(1))
    keys = ", ".join(f"`{key}`" for key in position.score_sheet()[0])
    return ["## Score sheet", "", f"A line for each seat: {keys}.", ""]


def refusals(name: str) -> list[str]:
    """The codes of a game with their rules, by the names that the code gives them."""
    codes = import_module(f"bequest.games.{name}.rules.codes")
    rules = codes.RULES
    named = {value: key for key, value in vars(codes).items() if key.isupper() and isinstance(value, int)}
    pairs = rules.items() if isinstance(rules, Mapping) else enumerate(rules, min(named))
    rows = [(str(code), named[code].lower().replace("_", " "), rule) for code, rule in sorted(pairs)]
    return ["## Reasons", "", *table(("code", "why not", "rule"), rows), ""]


def page(name: str) -> str:
    game = games.get(name)
    about = words("en").say(message(game.about))
    head = [f"# Reference: {game.title}", "", "Made by `make reference` from the code; not to be edited by hand."]
    head += ["[What these things are](../contract.md); [the same as JSON schema](../schema/" + name + ".json).", ""]
    head += [about, "", schema.SEATS, ""]
    lines = head + questions(game) + actions(game) + places(type(game)) + facts(type(game))
    lines += events(type(game)) + views(type(game)) + sheet(game) + refusals(name)
    return "\n".join(lines).rstrip() + "\n"


def schema_text(name: str) -> str:
    return json.dumps(schema.schema(games.find(name)), indent=1, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Every file with what belongs into it."""
    found = {DOCS / "reference" / f"{name}.md": page(name) for name in games.names()}
    found[DOCS / "reference" / "api.md"] = reference_api.page()
    return found | {DOCS / "schema" / f"{name}.json": schema_text(name) for name in games.names()}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
