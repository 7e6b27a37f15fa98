"""The contract as a reference, docs/reference/api.md, from the sources of the package (read by griffe, not run).

What stands in `PARTS` is what others may rely on. Positions and games have more members that the rules need among
themselves: those may change at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import griffe

SOURCES = Path(__file__).parent.parent / "src"
ALL = ("*",)
"""Every member that has no underscore before its name."""


@dataclass(frozen=True)
class Entry:
    """A function, a value or a class of a module, and which members of the class."""

    name: str
    members: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A module, or modules, that belong together."""

    title: str
    module: str
    entries: tuple[Entry, ...]


def part(title: str, module: str, *entries: Entry | str) -> Part:
    return Part(title, module, tuple([Entry(one) if isinstance(one, str) else one for one in entries]))


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


POSITION = names(
    """
    game players seat waiting over decision decision_for
    prompt offers legal push apply play play_set moves why_not why_not_set candidates preview choices back
    clone view key guess encode events sequence move asked_at can_undo undo can_rewind rewind
    outcomes sample ranking winners scores score_sheet outcome returns result places to_json to_dict digest
    """
)
GAME = names(
    """
    name title rules_version player_counts options catalogue deck_name encoder max_decisions
    new longest from_json deck_text text parse structure faces faces_hash speaker warm_up
    places seat_counters table_counters view_type event_types events_type lead full_solo_score lower_is_better
    """
)

PARTS = (
    part("The package", "bequest", "compiled"),
    part("Games by name", "bequest.games",
         "names", "get", "find", "load_deck", "load_decks", "supplied_text", "register"),
    part("A game", "bequest.core.game", Entry("Game", GAME), Entry("Deck", ALL)),
    part("Actions", "bequest.core.catalogue",
         Entry("Catalogue", names("structures parse text")), Entry("Structure", ALL)),
    part("Options", "bequest.core.options", Entry("Option", ALL)),
    part("A position", "bequest.core.position", Entry("Position", POSITION)),
    part("What a seat may know", "bequest.core.handle", Entry("Handle", ALL)),
    part("Questions and places", "bequest.core.decisions", Entry("Decision", ALL), Entry("Place", ALL)),
    part("Reasons", "bequest.core.reasons", Entry("Reason", ALL)),
    part("What travels", "bequest.core.wire",
         *[Entry(name, ALL) for name in names(
             "Prompt OneOf SetOf OrderOf Amount PlaceOf Offer Step Subject Fact Moved Happened Answered Undone Rewound"
             " Changed Unknown Face Result")],
         "to_json", "plain"),
    part("Records", "bequest.core.record", Entry("Record", ALL), "make", "load", "start", "replay", "verify"),
    part("Positions as numbers", "bequest.core.encoding", Entry("Encoder", names("layout size scales encode read")),
         Entry("Layout", names("game version fields size")), Entry("Field", ALL), "encode_options"),
    part("Chance", "bequest.core.rng", Entry("Rng", names("below shuffle clone")), "seeded"),
    part("Random play", "bequest.core.playouts", "play_out"),
    part("Bots", "bequest.bots.player", Entry("Chooser", ALL), Entry("Player", ALL), "new_player", "best_kind"),
    part("Bots by name", "bequest.bots.names", "KINDS", "LEVELS"),
    part("How much a bot may think", "bequest.bots.budget", Entry("Budget", ALL)),
    part("What a bot makes of a question", "bequest.bots.judgement", Entry("Judgement", ALL), Entry("Opinion", ALL)),
    part("The pace of bots", "bequest.bots.pace", "pace", "thinking"),
    part("Seeds", "bequest.bots.random_player", "derived_seed"),
    part("Words", "bequest.core.words", Entry("Message", ALL), "LANGUAGES", "words", Entry("Words", names("say"))),
    part("Errors", "bequest.core.errors", Entry("BequestError", ALL), "IllegalAction", "BadArgument", "BadOption",
         "BadRenderMode", "BadPosition", "BadDeck", "BadRecord", "UnknownName", "BadBuffer"),
    part("PettingZoo", "bequest.adapters.pettingzoo", "env", "raw_env",
         Entry("TableEnv", names("position reset observe state step render close"))),
    part("Gymnasium", "bequest.adapters.gymnasium", "IDS", "make",
         Entry("SeatEnv", names("position reset step action_masks render")), Entry("ActionMasks", ALL)),
    part("Gymnasium, many games at once", "bequest.adapters.vector", "BATCH_IDS",
         Entry("BatchEnv", names("batch reset step"))),
    part("OpenSpiel", "bequest.adapters.openspiel", "PREFIX", Entry("Game", names("max_chance_nodes_in_history")),
         Entry("State", names("resample_from_infostate"))),
    part("Batches", "bequest.adapters.batch",
         Entry("Batch", names("seed step sample legal reset close")),
         "IllegalChoice"),
    part("Endings of a batch", "bequest.adapters.batch_ending", Entry("Ending", ALL)),
    part("What can happen to a batch", "bequest.adapters.batch_crew", "BatchError"),
)  # fmt: skip


@cache
def package() -> griffe.Module:
    """The sources, read; what was compiled of them has no part in it."""
    found = griffe.load("bequest", search_paths=[SOURCES], allow_inspection=False)
    assert isinstance(found, griffe.Module)
    return found


def find(path: str) -> griffe.Object:
    """What stands under a full name; a name that is only passed on is followed to where it is from."""
    found = package()[path.removeprefix("bequest").lstrip(".")]
    return _target(found)


def _target(found: griffe.Object | griffe.Alias) -> griffe.Object:
    if isinstance(found, griffe.Alias):
        target = found.final_target
        assert isinstance(target, griffe.Object)
        return target
    return found


def members(path: str, wanted: tuple[str, ...]) -> list[griffe.Object]:
    """The members of a class by their names, inherited ones too, in that order."""
    owner = find(path)
    assert isinstance(owner, griffe.Class)
    if wanted == ALL:
        wanted = tuple([name for name in owner.members if not name.startswith("_")])
    return [_target(owner.all_members[name]) for name in wanted]


def documented() -> Iterator[tuple[str, griffe.Object]]:
    """Everything that is part of the contract, with its full name."""
    for one in PARTS:
        for entry in one.entries:
            path = f"{one.module}.{entry.name}"
            yield path, find(path)
            for member in members(path, entry.members) if entry.members else []:
                yield f"{path}.{member.name}", member


def text_of(found: griffe.Object) -> str:
    """Its docstring; of something that is a plain field of a record perhaps none."""
    return found.docstring.value.strip() if found.docstring else ""


def headline(found: griffe.Object) -> str:
    """How it is called or read."""
    if isinstance(found, griffe.Function):
        return str(found.signature(return_type=True))
    if isinstance(found, griffe.Class):
        return f"class {found.name}" + (f"({', '.join(map(str, found.bases))})" if found.bases else "")
    assert isinstance(found, griffe.Attribute)
    type = found.annotation or _given(found)
    return found.name + (f": {type}" if type is not None else "")


def _given(found: griffe.Attribute) -> griffe.Expr | str | None:
    """The type of the argument that an object keeps under its own name."""
    maker = found.parent.members.get("__init__") if isinstance(found.parent, griffe.Class) else None
    if isinstance(maker, griffe.Function) and str(found.value) == found.name and found.name in maker.parameters:
        return maker.parameters[found.name].annotation
    return None


def needs_words(found: griffe.Object) -> bool:
    """Whether it must say what it is: everything but the fields of records, which the record itself explains."""
    if not isinstance(found, griffe.Attribute) or "property" in found.labels:
        return True
    owner = found.parent
    return not isinstance(owner, griffe.Class) or ("__init__" in owner.members and "dataclass" not in owner.labels)


def described(one: Part) -> Iterator[str]:
    """The lines of a part."""
    yield from (f"## {one.title}", "", f"`{one.module}`", "")
    for entry in one.entries:
        path = f"{one.module}.{entry.name}"
        found = find(path)
        yield from (f"### `{headline(found)}`", "", text_of(found), "")
        inside = members(path, entry.members) if entry.members else []
        values = [member for member in inside if isinstance(member, griffe.Attribute)]
        if values:
            yield from ("| value | meaning |", "| --- | --- |", *map(row, values), "")
        for member in inside:
            if member not in values:
                yield from (f"#### `{headline(member)}`", "", text_of(member), "")


def row(value: griffe.Object) -> str:
    cells = (f"`{headline(value)}`", " ".join(text_of(value).split()))
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |"


HEAD = """# Reference: the contract

Made by `make reference` from the sources; not to be edited by hand. [What these things are, and how they belong
together](../contract.md); [the adapters](../adapters.md).

What is listed here can be relied on. Positions and games have more members, which the rules use among themselves: those
may change at any time. Arguments count seats from 0; records that travel count them from 1.
"""


def page() -> str:
    lines = [line for one in PARTS for line in described(one)]
    return HEAD + "\n" + "\n".join(lines).rstrip() + "\n"
