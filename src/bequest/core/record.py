"""A game as a record: rules version, options, deck, start, answers. Everything else is derived.

Answers are texts: `1 establish fire` is a choice of seat 1, `* card law` an outcome of chance. Moves that were taken
back stay, struck out by what follows: `1 undo` says that seat 1 took its last move back, `rewind 12` that all went back
to how it was after move 12.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bequest.core.errors import BadRecord, BequestError
from bequest.core.frames import NOBODY
from bequest.core.game import Game
from bequest.core.journal import REWIND, UNDO
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.texts.reading import Fields, read_json
from bequest.core.wire import Happened
from bequest.core.words import Message, message, quoted

FORMAT = 1
FIELDS = ("bequest", "game", "rules", "deck", "options", "answers", "deck_text", "position", "result")
UNDONE = "undo"
REWOUND = "rewind"


@dataclass(frozen=True)
class Record:
    """What is needed to play a game again. The start is a seed (in the options) or a position."""

    game: str
    rules: str
    deck: str
    options: dict[str, object]
    answers: list[str]
    deck_text: str = ""
    """The whole deck, where the name alone does not tell it."""
    position: dict[str, object] = field(default_factory=dict)
    """Where the game began, if not at set-up."""
    result: dict[str, object] = field(default_factory=dict)

    def to_json(self) -> str:
        """The record as a text that `load` reads, one answer to a line."""
        content: dict[str, object] = {"bequest": FORMAT, "game": self.game, "rules": self.rules, "deck": self.deck}
        content["options"] = self.options
        for name, value in (("position", self.position), ("result", self.result), ("deck_text", self.deck_text)):
            if value:
                content[name] = value
        lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in content.items()]
        answers = ",\n".join("    " + json.dumps(answer) for answer in self.answers)
        lines.append(f'  "answers": [\n{answers}\n  ]' if self.answers else '  "answers": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def load(text: str) -> Record:
    """The record that a text holds, or BadRecord."""
    values = read_json(text, BadRecord)
    if "bequest" not in values:
        raise BadRecord(message("record-no-format", field=quoted("bequest")))
    if values["bequest"] != FORMAT:
        raise BadRecord(message("record-other-format", format=quoted(values["bequest"]), ours=str(FORMAT)))
    fields = Fields(values, "", BadRecord)
    fields.only(FIELDS)
    return Record(
        fields.text("game"),
        fields.text("rules"),
        fields.text("deck"),
        fields.object("options", ("players", "seed"), more=True).values,
        fields.texts("answers"),
        fields.text("deck_text") if fields.has("deck_text") else "",
        fields.object("position", ("game", "options"), more=True).values,
        fields.object("result", ("over", "scores", "digest", "ranking")).values,
    )


def make(
    position: Position, options: dict[str, object], start: dict[str, object] | None = None, own_deck: bool = False
) -> Record:
    """The record of a game that keeps a journal. Choices of a move not yet committed are not part of it."""
    if position.journal is None:
        raise BadRecord(message("record-no-journal"))
    if position.auto and not _has_generator(options, start or {}):
        raise BadRecord(message("record-start-without-random"))
    game = position.game
    settled = position.clone()
    settled.back_all()
    answers = written(position)
    result: dict[str, object] = {"over": settled.over, "scores": settled.scores(), "digest": settled.digest()}
    if settled.over:
        result["ranking"] = settled.ranking()
    return Record(
        game.name, game.rules_version, game.deck_name, options, answers, game.deck_text() if own_deck else "",
        start or {}, result,
    )  # fmt: skip


def written(position: Position, since: int = 0) -> list[str]:
    """The answers of a game that keeps a journal, from the entry of this number on, as its record has them."""
    assert position.journal is not None
    return [_entry_text(position.game, *entry) for entry in position.journal.entries[since:]]


def _has_generator(options: Mapping[str, object], start: Mapping[str, object]) -> bool:
    """Whether a game that begins so can draw by itself; otherwise its chance was answered from outside."""
    given = start.get("options") if start else options
    return "random" in start or (isinstance(given, Mapping) and "seed" in given)


def _entry_text(game: Game, who: int, what: int) -> str:
    if who == REWIND:
        return f"{REWOUND} {what}"
    return f"{'*' if who == CHANCE else who + 1} {UNDONE if what == UNDO else game.text(what)}"


def start(record: Record, game: Game, chance: str = "auto") -> Position:
    """The position in which the recorded game began; `game` must be the one the record names, with its deck.

    A game whose chance was answered from outside has no generator: its chance is explicit.
    """
    if not _has_generator(record.options, record.position):
        chance = "explicit"
    if game.name != record.game:
        raise BadRecord(message("record-other-game", recorded=record.game, game=game.name))
    if game.rules_version != record.rules:
        raise BadRecord(message("record-other-rules", recorded=record.rules, ours=game.rules_version))
    if record.position:
        position = game.from_json(json.dumps(record.position), chance=chance, journal=True)
        position.back_all()  # choices of a move under way are answers, if they were ever committed
    else:
        options = dict(record.options)
        players, seed = options.pop("players", None), options.pop("seed", None)
        if not isinstance(players, int) or not (seed is None or isinstance(seed, int)):
            raise BadRecord(message("record-no-players-or-seed"))
        for key in options:
            if key not in [option.key for option in game.options]:
                raise BadRecord(message("record-no-such-option", game=game.name, key=quoted(key)))
        position = game.new(players, seed, chance, True, **options)
    if position.game.deck_name != record.deck:  # a position may bring a deck of its own
        raise BadRecord(message("record-other-deck", recorded=record.deck, ours=position.game.deck_name))
    return position


def replay(record: Record, game: Game, chance: str = "auto") -> Iterator[Position]:
    """Steps through a record: yields the same position, at its start and again after every choice of a player.

    With chance="auto" the generator answers and the record's outcomes are checked; with "explicit", and where there is
    no generator, they are fed in.
    """
    position = start(record, game, chance)
    done = 0
    while True:
        done = _chance_answers(record, position, done)
        yield position
        if done == len(record.answers):
            return
        _take(record, done, position)
        done += 1


def in_the_open(position: Position, since: int) -> list[Happened]:
    """What has happened since an event, with all secrets: each event as its own seat reads it."""
    found = []
    for at in range(since, position.sequence):
        told = position.read(at, NOBODY)
        found.append(position.read(at, told.seat - 1) if told.seat else told)
    return found


def _chance_answers(record: Record, position: Position, done: int) -> int:
    """Passes the outcomes of chance that follow: fed in, or checked against what the generator gave."""
    assert position.journal is not None
    fed = not position.auto
    while done < len(record.answers) and (fed or done < len(position.journal.entries)):
        if fed and not record.answers[done].startswith("*"):
            break
        if fed:
            _take(record, done, position)
        else:
            found = _entry_text(position.game, *position.journal.entries[done])
            if " ".join(record.answers[done].lower().split()) != found:
                raise _wrong(
                    done, message("record-other-outcome", recorded=quoted(record.answers[done]), found=quoted(found))
                )
        done += 1
    return done


def _take(record: Record, index: int, position: Position) -> None:
    """One entry of the record, applied to the position; BadRecord if it can't be."""
    try:
        take(record.answers[index], position)
    except BadRecord as error:
        raise _wrong(index, error.message) from None
    except BequestError as error:
        answer = quoted(record.answers[index])
        raise BadRecord(
            message("record-answer-refused", number=str(index + 1), answer=answer, problem=error.message)
        ) from None


def take(answer: str, position: Position) -> None:
    """One answer as records write it, applied to a position; BadRecord if it is none, or what the position says."""
    who, _, text = answer.partition(" ")
    if who == REWOUND and text.isdecimal():
        position.rewind(int(text))
    elif who == "*":
        position.apply(position.game.parse(text))
    elif not who.isdecimal():
        raise BadRecord(message("record-nobody-answers", found=quoted(answer)))
    elif text == UNDONE:
        position.undo(int(who) - 1)
    else:
        position.apply(position.game.parse(text), int(who) - 1)


def _wrong(index: int, problem: Message) -> BadRecord:
    return BadRecord(message("record-answer", number=str(index + 1), problem=problem))


def verify(record: Record, game: Game, chance: str = "auto") -> Position:
    """Plays the record to its end and checks the result it claims; the final position."""
    *_, position = replay(record, game, chance)
    claims = record.result
    facts: dict[str, object] = {"over": position.seat == OVER, "scores": position.scores(), "digest": position.digest()}
    if position.over:
        facts["ranking"] = position.ranking()
    for name, claimed in claims.items():
        if facts.get(name) != claimed:
            found = quoted(facts.get(name))
            raise BadRecord(message("record-other-result", name=name, recorded=quoted(claimed), found=found))
    return position
