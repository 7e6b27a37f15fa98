"""Everything that can be asked, chosen, played or told has words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.core.position import Decision, Position
from bequest.core.wire import Happened
from bequest.core.words import LANGUAGES, words
from bequest.games.gears.data import terms
from bequest.games.gears.data.loading import SUPPLIED, supplied
from bequest.games.gears.rules import events as kinds_of_events
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen.view import DECISIONS
from bequest.games.gears.wire import EVENTS
from bequest.games.gears.words import card_texts, choices, questions, story
from bequest.games.gears.words.names import card_message, character_message
from bequest.terminal.answers import HELP
from bequest.terminal.commands import COMMANDS
from tests.sweeps import swept
from tests.terminal.sitting import VARIANTS, looks, machines_at_work, picked, texts, variant

KINDS = ("move", "end", *DECISIONS.values())
STEPS = frames.NAMES[frames.PAY : frames.FIRST_CHANCE]


def ids() -> list[str]:
    """The ids that the code makes from its closed lists."""
    deck = supplied("forbidden")
    verbs = {structure.verb for structure in deck.catalogue.structures} | {"play", "take"}
    return [
        *(f"gears-event-{name}" for name in kinds_of_events.NAMES),
        *(f"gears-decision-{name}" for name in (*KINDS, *STEPS)),
        *(f"gears-choice-{verb}" for verb in verbs),
        *(f"gears-choice-card-{purpose}" for purpose in choices.CARD_PURPOSES),
        *(f"gears-group-{verb}" for verb in choices.GROUPS),
        *(f"gears-effect-{name}" for name in (*terms.FATE_EFFECTS, *terms.ABILITY_EFFECTS)),
        *(f"gears-target-{name}" for name in terms.TARGETS),
        *(f"gears-text-{moment}" for moment in terms.ABILITY_MOMENTS[1:]),
        *(f"gears-{part}-{source}" for part in ("points", "source") for source in terms.SOURCES),
        *(f"gears-{part}-{colour}" for part in ("player", "initial") for colour in terms.COLOURS),
        *(f"terminal-command-{command}" for command in COMMANDS),
        *(f"terminal-{part}-{command}" for part in ("usage", "help") for command in HELP),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_closed_lists_of_the_rules_have_words(language: str) -> None:
    assert [id for id in ids() if not words(language).has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", SUPPLIED)
def test_every_supplied_card_and_character_has_a_name_and_a_text(deck: str, language: str) -> None:
    loaded = supplied(deck)
    said = words(language)
    for card in range(len(loaded.card_ids)):
        assert not isinstance(card_message(loaded, card), str)
        assert len(said.say(card_texts.card_text(loaded, card))) > 10
    for character in range(len(loaded.characters)):
        assert not isinstance(character_message(loaded, character), str)


def test_names_differ_within_a_language() -> None:
    for deck in SUPPLIED:
        loaded = supplied(deck)
        for language in LANGUAGES:
            names = [words(language).say(card_message(loaded, card)) for card in range(len(loaded.card_ids))]
            assert len(set(names)) == len(names)


def test_the_initials_of_the_players_differ() -> None:
    for language in LANGUAGES:
        assert len({words(language).text(f"gears-initial-{colour}") for colour in terms.COLOURS}) == len(terms.COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_choice_is_said(language: str) -> None:
    game = games.get("gears")
    position = game.new(2, seed=1)
    assert isinstance(position, GearsState)
    deck = position.rules.deck
    said = words(language)
    for name in (*KINDS, *STEPS):
        asked = Decision(
            name if name in KINDS else "move", 0, "fire", name if name in STEPS else "", ("establish fire",)
        )
        if name != "when-established":
            assert said.say(questions.sentence(position, asked)).endswith(("?", "."))
        for action in range(len(game.catalogue)):
            assert said.say(choices.meant(deck, name, action))
            group = choices.group(position, position.seat, action)
            short = choices.short_choice(deck, action)
            assert group is None or (said.say(group) and (short is None or said.say(short)))


def asked_of(position: Position, seat: int, language: str) -> str:
    prompt = position.prompt(seat)
    assert prompt is not None
    assert prompt.question is not None
    return words(language).say(prompt.question)


@swept("language", LANGUAGES, one_of=2)
def test_games_are_told_to_players_and_spectators(language: str) -> None:
    """Events that random games bring rarely have their own test, with the machines."""
    told: set[str] = set()
    for name in VARIANTS:
        for seed in range(3):
            position = variant(name, 4, seed).position
            skin = looks(position, language)
            player = RandomPlayer(seed)
            while not position.over:
                assert len(asked_of(position, position.seat, language)) > 10
                position.push(picked(player, position), position.seat)
            for reader in (None, 0):
                events = position.events(0, reader)
                told |= {event.kind for event in events}
                assert max(len(line) for line in skin.log(events, position.view(reader))) <= 80
    assert set(kinds_of_events.NAMES) - told <= {"swap", "modifier", "extra-turn", "splice", "activate", "only-card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_activation_is_told(language: str) -> None:
    position = machines_at_work()
    skin = looks(position, language)
    for _ in range(30):
        assert len(asked_of(position, 0, language)) > 10
        free = [text for text in texts(position) if text.startswith("activate")]
        position.push(position.game.parse((free or texts(position))[0]), position.seat)
        if position.seat != 0:
            break
    events = position.events(0, 0)
    kinds = {event.kind for event in events}
    assert {"swap", "modifier", "extra-turn", "splice", "activate", "cubes", "points"} <= kinds
    assert skin.log(events, position.view(0))


def heading_of(phase: str, round: int) -> Happened:
    kind: Any = EVENTS[kinds_of_events.PHASE]
    found: Happened = kind(0, 0, 0, [], [], phase, round)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_its_heading(language: str) -> None:
    said = set()
    for phase in terms.PHASES[1:-1]:
        (heading,) = story.happenings(supplied("base"), [heading_of(phase, 2)])
        said.add(words(language).say(heading.message))
    assert len(said) == 5


def test_numbers_decide_the_plural() -> None:
    english, french = words("en"), words("fr")
    assert english.text("gears-choice-amount", value=1) == "1 cube"
    assert english.text("gears-choice-amount", value=2) == "2 cubes"
    assert french.text("gears-board-your-hand", n=0) == "Votre main (0 carte)"
    assert french.text("gears-board-your-hand", n=2) == "Votre main (2 cartes)"
