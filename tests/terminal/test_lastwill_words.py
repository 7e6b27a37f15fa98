"""Everything that can be asked, chosen, played or told in Last Will has words in every language."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bequest
from bequest import games
from bequest.core.errors import BadDeck
from bequest.core.rng import seeded
from bequest.core.texts.reading import Fields
from bequest.core.wire import Happened, Prompt
from bequest.core.words import LANGUAGES, Message, texts, words
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Clause
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.data.loading import section, supplied
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import events, frames
from bequest.games.lastwill.wire import EVENTS
from bequest.games.lastwill.words import card_words, choices, questions, story, ways
from tests.sweeps import swept
from tests.terminal.lastwill_families import FAMILIES

HOUSE: Final = Path(bequest.__file__).parent
MONEY: Final = ("standard", "last_will", "25")
"""With which money the games of each number of players begin; the seeds are counted with them."""
RARE: Final = {"empty", "no-errand"}
"""Events that random games need not bring; they have tests of their own."""
LIKED: Final = ("put", "buy", "activate", "add", "play", "card")
"""What the random players of these tests prefer, so that they do more than end their turns."""

SPOT: Final = """
[[events]]
id = "dinner"
symbols = ["silverware"]
actions = 1
pounds = 2
copies = 2
published = ["name", "actions"]

[[events]]
id = "boat-trip"
name = { en = "boat-trip", fr = "Promenade en bateau" }
symbols = ["helm"]
actions = 2
pounds = 2
coins = [{ type = "dog", amount = 3 }, { type = "guest", amount = 2 }]
published = ["coins.dog"]

[[events]]
id = "ball"
options = [{ actions = 2, pounds = 4 }, { actions = 4, pounds = 9 }]

[[events]]
id = "fair"
actions = 1
effect = { do = "animals", amount = 2 }

[[events]]
id = "riot"
actions = 1
effect = { do = "depreciation", amount = 3 }

[[helpers]]
id = "kitchen"
symbols = ["silverware"]
play_actions = 1
play_pounds = 2
pounds = 1
spaces = [{ type = "chef", amount = 2 }, { type = "chef", amount = 4 }]
published = ["spaces.chef"]

[[helpers]]
id = "hounds"
formula = { farm = 1, dog = 1 }

[[helpers]]
id = "waiter"
name = { en = "waiter", fr = "Serveur" }
privileges = [{ do = "bonus", symbols = ["silverware"], amount = 1 }]
published = ["privileges.symbols"]

[[helpers]]
id = "tailor"
privileges = [{ do = "bonus", symbols = ["mask"], amount = 3, opera = true }]

[[helpers]]
id = "dealer"
privileges = [{ do = "trade", types = ["farm"], uses = 1 }, { do = "price", types = ["farm"], lower = 2 }]

[[helpers]]
id = "keeper"
privileges = [{ do = "maintain", types = ["mansion", "town-house", "manor-house"], uses = 2 }]

[[helpers]]
id = "gardener"
privileges = [{ do = "upkeep", types = ["mansion", "farm"], amount = 3 }]

[[helpers]]
id = "valet"
privileges = [{ do = "white-action" }]

[[helpers]]
id = "secretary"
privileges = [{ do = "draw", amount = 2 }]

[[helpers]]
id = "columnist"
privileges = [{ do = "draw", amount = 3, deck = "events" }]

[[helpers]]
id = "reporter"
privileges = [{ do = "draw", amount = 3, deck = "events" }]

[[properties]]
id = "hall"
type = "mansion"
banknotes = [13, 10, 7]
actions = 1
pounds = 3
published = ["banknotes.13"]

[[properties]]
id = "grange"
type = "farm"
banknotes = [10]
actions = 1
pounds = 2
spaces = [{ type = "dog", amount = 4 }, { type = "horse", amount = 7 }]

[[special]]
id = "hectic-day"
kind = "event"
crowns = 3
actions = 1
pounds = 2
effect = { do = "actions", amount = 2 }
published = ["name", "kind", "crowns", "actions", "pounds", "effect"]
"""
"""Cards for exact sentences: those of the supplied deck may change."""


def deck() -> Deck:
    return supplied("base")


def spot() -> Deck:
    return section(Fields(tomllib.loads(SPOT), "deck", BadDeck), deck())


def plain(text: str) -> str:
    """Without the signs that no keyboard has: no-break spaces and the real minus."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2212", "-")


def said(what: Message | str, language: str = "en") -> str:
    return plain(words(language).say(what))


def tables() -> Iterator[tuple[WillPosition, int]]:
    game = games.get("lastwill")
    assert isinstance(game, LastWill)
    for players in game.player_counts:
        for seed, money in enumerate(MONEY):
            discards = "open" if seed % 2 else "face_down"
            yield game.new(players, seed, journal=True, discards=discards, money=money), seed


def operas() -> Iterator[tuple[WillPosition, int]]:
    """Games from errands in which the opera is worth a choice."""
    seats = [{"errand_boys": 2, "board": [{"card": "tailor"}, None, None, None, None]}, {"errand_boys": 2}]
    for seed in range(4):
        content = {"options": {"players": 2, "seed": seed}, "phase": "errand", "round": 6, "seats": seats}
        position = games.get("lastwill").from_json(json.dumps(content), journal=True)
        assert isinstance(position, WillPosition)
        yield position, seed


def walk(position: WillPosition, seed: int) -> Iterator[Prompt]:
    """Plays to the end at random, with a liking for cards, and shows every decision on the way."""
    chance = seeded(seed)
    structures = position.rules.deck.catalogue.structures
    while not position.over:
        asked = position.prompt(position.seat)
        assert asked is not None
        yield asked
        options = position.legal()
        liked = [option for option in options if structures[option].verb in LIKED]
        chosen = liked if liked and chance.below(4) else options
        position.push(chosen[chance.below(len(chosen))], position.seat)


def finished(position: WillPosition, seed: int) -> WillPosition:
    for _ in walk(position, seed):
        pass
    return position


# --- the messages ---


def own_ids(language: str) -> set[str]:
    files = [FluentParser().parse(texts(language)[file]) for file in ("lastwill.ftl", "lastwill-how.ftl")]
    return {entry.id.name for file in files for entry in file.body if isinstance(entry, ftl.Message)}


def literals() -> set[str]:
    """Whole ids in the code of the game's words."""
    found: set[str] = set()
    for file in (HOUSE / "games" / "lastwill" / "words").glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        found |= {text for text in said if text.startswith("lastwill-") and not text.endswith("-")}
    return found


def test_the_closed_lists_of_the_rules_have_words() -> None:
    made = {begins + ends for begins, all_ends in FAMILIES.items() for ends in all_ends}
    for language in LANGUAGES:
        assert sorted((made | literals()) - own_ids(language)) == []
        assert sorted(own_ids(language) - made - literals()) == []


# --- decisions ---


@swept("language", LANGUAGES, one_of=2)
def test_every_option_of_a_game_has_a_text_of_its_own(language: str) -> None:
    voice, kinds = words(language), set()
    for position, seed in chain(tables(), operas()):
        for asked in walk(position, seed):
            seat = position.seat
            kinds.add(asked.step or asked.kind)
            assert len(voice.say(questions.question(position, seat))) > 10
            options = position.legal()
            texts = [voice.say(choices.choice(position, seat, option)) for option in options]
            assert len(set(texts)) == len(texts), texts
            groups = [choices.group(position, seat, option) for option in options]
            first = asked.kind in ("turn", "errand") and not asked.step and not asked.subject
            grouped = first or asked.kind in ("start", "keep")
            assert all((group is not None) == grouped for group in groups)
            short = [
                voice.say(choices.short_choice(position, seat, option) or choices.choice(position, seat, option))
                for option in options
            ]
            assert len(set(short)) == len(short), short
    assert set(frames.NAMES[: frames.FIRST_CHANCE]) - kinds <= {"animal", "depreciation", "companion"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_might_be_wondered_about_has_a_text(language: str) -> None:
    """A client may show actions that are not on offer: those of the whole catalogue, at every kind of decision."""
    cards, voice = deck(), words(language)
    seen: set[tuple[str, str]] = set()
    for position, seed in tables():
        for asked in walk(position, seed):
            if (asked.kind, asked.step) not in seen:
                seen.add((asked.kind, asked.step))
                for action in range(len(cards.catalogue)):
                    assert voice.say(choices.choice(position, position.seat, action))
                    short = choices.short_choice(position, position.seat, action)
                    assert short is None or voice.say(short)
    assert len(seen) > 18


def test_the_totals_that_are_told_are_those_on_offer() -> None:
    """The ways to reach a total agree with the rules: each total that is legal can be explained."""
    cards, compared = deck(), 0
    for position, seed in chain(tables(), operas()):
        for asked in walk(position, seed):
            if asked.step in ("amount", "price", "opera"):
                top, seat = position.frames[-1], position.seat
                found = ways.of_step(position, seat, top.kind, top.args)
                totals = [cards.catalogue.structures[option].value for option in position.legal()]
                assert sorted(found) == totals
                compared += 1
    assert compared > 40


# --- exact sentences ---

BACKS: Final = {
    "piles": {
        "events": {"rest": ["dinner", "dinner", "ball", "fair"]},
        "properties": {"rest": ["hall", "grange"]},
    },
    "discards": {
        "events": ["boat-trip", "riot", "riot"],
        "helpers": ["kitchen", "hounds", "waiter", "tailor", "dealer", "keeper"],
    },
}
"""Four events and three discarded, no helper and six discarded, two properties, all companions."""


def lying(card: str, **facts: object) -> dict[str, Any]:
    return {"card": card, **facts}


def spot_table(
    board: Sequence[dict[str, Any] | None] = (),
    hand: Sequence[str] = (),
    actions: int = 3,
    players: int = 2,
    balance: int = 30,
    spaces: int = 5,
    **fields: object,
) -> WillPosition:
    """A position with the cards of SPOT, seat 1 in turn."""
    own: dict[str, object] = {"balance": balance, "hand": list(hand)}
    own["board"] = [*board, *[None] * (spaces - len(board))]
    seats: list[dict[str, object]] = [own, *[{} for _ in range(players - 1)]]
    if fields.get("phase") == "errand":
        seats = [{**seat, "errand_boys": 2} for seat in seats]
    elif "phase" not in fields:
        own["actions"] = actions
    content = {
        "options": {"players": players, "seed": 1},
        "deck": tomllib.loads(SPOT),
        "market": {"mansion": -2, "town-house": 1, "manor-house": 3, "farm": -3},
        "seats": seats,
        **fields,
    }
    position = games.get("lastwill").from_json(json.dumps(content), journal=True)
    assert isinstance(position, WillPosition)
    return position


def after(s: WillPosition, *texts: str) -> WillPosition:
    """A copy after these choices."""
    copy = s.clone()
    for text in texts:
        copy.apply(copy.game.parse(text), 0)
    return copy


def said_choice(s: WillPosition, text: str) -> tuple[str, str]:
    told = choices.choice(s, 0, s.game.parse(text))
    return said(told), said(told, "fr")


def said_question(s: WillPosition) -> tuple[str, str]:
    told = questions.question(s, 0)
    return said(told), said(told, "fr")


def test_a_turn_tells_what_moves_cost_and_do() -> None:
    s = spot_table([lying("kitchen", tokens=1), lying("waiter"), lying("hall", step=2)])
    assert said_question(s) == (
        "Red, what do you do? You have 3 actions left and £30.",
        "Rouge, que faites-vous ? Vous avez 3 actions et 30 £.",
    )
    assert said_choice(s, "play dinner") == (
        "Play dinner: 1 action, £2 or £3",
        "Jouer « dinner » : 1 action, 2 £ ou 3 £",
    )
    assert said_choice(s, "play boat-trip") == (
        "Play boat-trip: 2 actions, £2, dog +£3, guest +£2",
        "Jouer « Promenade en bateau » : 2 actions, 2 £, chien +3 £, invité +2 £",
    )
    assert said_choice(s, "play hectic-day")[0] == "Play hectic-day: 1 action, £2, gain 2 actions"
    assert said_choice(s, "put kitchen")[0] == "Put down kitchen: 2 actions and £2"
    assert said_choice(s, "buy hall") == ("Buy hall for £11: 1 action", "Acheter « hall » pour 11 £ : 1 action")
    assert said_choice(s, "sell 3")[0] == "Sell hall for £8: 1 action"
    assert said_choice(s, "activate 1")[0] == "Activate kitchen: no action, £1 or £2 or £3"
    assert said_choice(s, "add 1") == (
        "Add a chef to kitchen (£4): 1 action",
        "Ajouter un cuisinier à « kitchen » (4 £) : 1 action",
    )
    assert said_choice(spot_table(), "end")[0] == "End the turn; 3 actions are lost"
    assert said_choice(spot_table(actions=0), "end")[1] == "Terminer le tour"


def test_the_end_of_a_turn_tells_what_could_still_be_activated() -> None:
    board = [lying("kitchen", tokens=1), lying("waiter"), lying("hall", step=2)]
    s = spot_table(board, actions=1)
    assert said_choice(s, "end") == (
        "End the turn; 1 action is lost; still to activate: kitchen (no action) and hall (1 action)",
        "Terminer le tour ; 1 action est perdue ; encore à activer : « kitchen » (sans action) et « hall » (1 action)",
    )
    assert said_choice(after(s, "activate 3"), "end") == (
        "End the turn; still to activate: kitchen (no action)",
        "Terminer le tour ; encore à activer : « kitchen » (sans action)",
    )
    short = choices.short_choice(s, 0, terms.END) or ""
    assert (said(short), said(short, "fr")) == (
        "End the turn; 1 action is lost; 2 cards still to activate",
        "Terminer le tour ; 1 action est perdue ; encore 2 cartes à activer",
    )
    assert choices.short_choice(spot_table(), 0, terms.END) is None
    done = [lying("kitchen", activated=True), lying("waiter"), lying("hall")]
    assert said_choice(spot_table(done, actions=0), "end")[0] == "End the turn"
    helped = spot_table([lying("keeper"), lying("hall")], actions=0)
    assert said_choice(helped, "end")[0] == "End the turn; still to activate: hall (no action)"


def test_helpers_show_in_prices_and_actions() -> None:
    s = spot_table([lying("dealer"), lying("keeper", used=1), lying("hall"), lying("grange", tokens=1)])
    assert said_choice(s, "sell 4")[0] == "Sell grange for £5 or £7: 1 action or none"
    assert said_choice(s, "activate 3")[0] == "Activate hall: 1 action or none, £3"
    used = spot_table([lying("dealer", used=1), lying("keeper", used=2), lying("hall"), lying("grange")])
    assert said_choice(used, "sell 4")[0] == "Sell grange for £5 or £7: 1 action"
    assert said_choice(used, "activate 3")[1] == "Activer « hall » : 1 action, 3 £"
    waiver = after(s, "activate 3")
    assert said_question(waiver)[0] == "Activate hall with 1 action, or with the help of a helper?"
    assert said_choice(waiver, "none")[0] == "Pay 1 action"
    assert said_choice(waiver, "space 2") == (
        "keeper: without an action (1 use left)",
        "« keeper » : sans action (1 utilisation restante)",
    )
    price = after(s, "sell 4", "none")
    assert said_choice(price, "amount 5")[0] == "£5 (dealer -£2)"
    assert said_choice(price, "amount 7")[1] == "7 £"


def test_a_card_that_makes_room_gives_nothing_any_more() -> None:
    full = [lying("dealer"), lying("dealer"), lying("kitchen"), lying("waiter"), lying("tailor")]
    s = spot_table(full, hand=["grange"])
    assert said_choice(s, "buy grange")[0] == "Buy grange for £3 or £5 or £7: 1 action or none"
    price = after(s, "buy grange", "space 1", "none")
    assert said_question(price)[0] == "At which price do you buy grange? You have £30."
    assert sorted(ways.of_step(price, 0, frames.PRICE, price.frames[-1].args)) == [5, 7]


def test_totals_tell_where_they_come_from() -> None:
    s = spot_table([lying("kitchen", tokens=2), lying("waiter"), lying("tailor")], hand=["dinner"])
    asked = after(s, "activate 1")
    assert said_question(asked)[1] == "« kitchen » : combien dépensez-vous ? Vous avez 30 £."
    assert said_choice(asked, "amount 1")[0] == "£1"
    assert said_choice(asked, "amount 2")[0] == "£2", "the chef, or the waiter: it cannot be told which"
    assert said_choice(asked, "amount 5") == ("£5 (chef £4, waiter +£1)", "5 £ (cuisinier 4 £, « Serveur » +1 £)")
    played = after(s, "play dinner")
    assert said_choice(played, "amount 3")[0] == "£3 (waiter +£1)"
    opera = after(spot_table([lying("tailor")], phase="errand"), "errand opera")
    assert said_question(opera)[0] == "The opera: how much do you spend? You have £30."
    assert said_choice(opera, "amount 5")[0] == "£5 (tailor +£3)"
    owner = spot_table([lying("kitchen", tokens=2), lying("waiter"), lying("hall")], balance=4)
    assert said_choice(after(owner, "activate 1"), "amount 5")[0] == "£5", "more than the owner has"


def test_formulas_are_counted_on_the_board() -> None:
    s = spot_table([lying("hounds"), lying("grange", tokens=2), lying("grange")])
    assert said_choice(s, "activate 1")[0] == "Activate hounds: no action, £3"
    assert said_choice(s, "sell 3")[0] == "Sell grange (space 3) for £7: 1 action"


def test_companions() -> None:
    s = spot_table([lying("grange"), lying("hall", step=2)], hand=["boat-trip", "dog", "guest", "wild-card"])
    coin = after(s, "play boat-trip", "card dog")
    assert said_question(coin) == (
        "boat-trip: whom do you play for the guest coin (+£2)? With it so far: Dog.",
        "« Promenade en bateau » : qui jouez-vous pour la pièce « invité » (+2 £) ? Déjà joué avec elle : « Chien ».",
    )
    assert said_choice(coin, "card guest")[0] == "Guest: +£2"
    assert said_choice(coin, "card wild-card")[1] == "Carte joker (comme invité) : +2 £"
    assert said_choice(coin, "none")[0] == "Nobody"
    companion = after(s, "add 1")
    assert said_question(companion)[0] == "Who becomes the dog of grange (£4)?"
    assert said_choice(companion, "card wild-card")[0] == "Companion Wild Card as a dog"


def test_effects_options_and_extra_white_actions() -> None:
    animal = after(spot_table([lying("grange"), lying("hall")], hand=["fair"]), "play fair")
    assert said_question(animal)[0] == "fair: which card gets animal 2 of at most 2?"
    assert said_choice(animal, "space 1") == ("grange: horse, £7", "« grange » : cheval, 7 £")
    assert said_choice(animal, "enough")[0] == "No further animal"
    steps = after(spot_table([lying("grange"), lying("hall"), lying("hall")], hand=["riot"]), "play riot")
    assert said_question(steps)[0] == "riot: which residence loses value? This is step 2 of 3."
    assert said_choice(steps, "space 2")[0] == "hall (space 2): £10 → £7"
    assert said_choice(steps, "space 3")[0] == "hall (space 3): £13 → £10"
    few = after(spot_table([lying("hall", step=2), lying("hall", step=2)], hand=["riot"]), "play riot")
    assert few.frames[-1].kind == frames.TURN, "two steps are possible, and in one way only"
    white = after(spot_table([lying("valet")], hand=["boat-trip"]), "play boat-trip")
    assert said_choice(white, "amount 1")[0] == "1 extra action, 1 action of the counter"
    option = after(spot_table(hand=["ball"], actions=4), "play ball")
    assert said_choice(option, "option 2")[1] == "4 actions et 9 £"


def test_planning() -> None:
    s = spot_table(
        [lying("secretary"), lying("columnist")],
        players=3,
        phase="planning",
        piles=BACKS["piles"],
        discards=BACKS["discards"],
    )
    assert said_choice(s, "plan 1") == (
        "Plan 1: 5 cards, 2 errand boys, 1 action",
        "Plan 1 : 5 cartes, 2 garçons de courses, 1 action",
    )
    block = spot_table(phase="planning")
    assert said_choice(block, "plan 3")[0] == "Block plan 3: no card, 2 errand boys, 3 actions"
    extra = after(s, "plan 1")
    assert said_question(extra)[0] == "Plan 1: secretary lets you draw 2 cards in addition. Do you?"
    more = after(extra, "amount 1")
    assert said_choice(more, "amount 1") == ("Draw 3 events in addition", "Piocher en plus 3 événements")
    assert said_choice(more, "amount 0")[0] == "No extra cards"
    divide = after(more, "amount 0", "amount 4")
    assert said_question(divide) == (
        "Plan 1: you draw 7 cards, so far 4 events. How many from the helpers and expenses (6 left)?",
        "Plan 1 : vous piochez 7 cartes, dont déjà 4 événements."
        " Combien dans le paquet des assistants et dépenses (6 restantes) ?",
    )
    assert said_choice(divide, "amount 1")[0] == "1 helper or expense, 2 cards from the later decks"
    assert said_choice(after(divide, "amount 1"), "amount 0") == ("None, 2 companions", "Aucune, 2 compagnons")


def test_errands() -> None:
    offering = {"A1": "dinner", "A2": "kitchen", "A3": "hectic-day", "G1": "hall", "G2": "ball"}
    piles = {"events": {"rest": ["ball", "ball", "fair", "riot"]}}
    s = spot_table(phase="errand", spaces=6, offering=offering, piles=piles, discards=BACKS["discards"])
    assert said_question(s)[0] == "Red, where does your errand boy go? You have 2 of them left."
    assert said_choice(s, "errand a1")[0] == "A1: dinner – Event, silverware: 1 action and £2"
    assert said_choice(s, "errand a2") == (
        "A2: kitchen – Expense, silverware: put down for 2 actions and £2; no action → £1 ○ chef £2 ○ chef £4",
        "A2 : kitchen – Dépense, couverts : à poser pour 2 actions et 2 £ ;"
        " sans action → 1 £ ○ cuisinier 2 £ ○ cuisinier 4 £",
    )
    assert said_choice(s, "errand a3")[0] == "A3: hectic-day – Event ★★★: 1 action and £2; gain 2 actions"
    assert said_choice(s, "errand group")[1] == "Une carte du groupe : « hall » ou « ball »"
    assert said_choice(s, "errand extension")[0] == "Board extension: 1 more card space (11 left)"
    assert said_choice(s, "errand opera")[1] == "Opéra : dépenser 2 £"
    assert said(choices.short_choice(s, 0, s.game.parse("errand a1")) or "") == "A1 dinner"
    decks = after(s, "errand unknown")
    assert said_choice(decks, "deck events")[0] == "From the events (5 left)"
    assert said_choice(decks, "deck helpers")[1] == "Paquet des assistants et dépenses (6 à remélanger)"
    market = after(s, "errand market")
    assert said_question(market) == (
        "The property market: which tokens do you leave on the types?"
        " Now: mansion -2, town house +1, manor house +3, farm -3. They change what a property costs and sells for.",
        "Le marché immobilier : quels jetons laissez-vous sur les types ?"
        " Maintenant : demeure -2, maison de ville +1, manoir +3, ferme -3. Ils changent les prix d’achat et de vente.",
    )
    assert said_choice(market, "order -2/+1/-3/+3") == (
        "mansion -2, town house +1, manor house +3→-3, farm -3→+3",
        "demeure -2, maison de ville +1, manoir +3→-3, ferme -3→+3",
    )
    assert said_choice(market, "order -2/+1/+3/-3")[0].startswith("No change: mansion -2")


def test_hands() -> None:
    dealt = ["dinner", "kitchen", "waiter", "hall", "hall", "grange"]
    start = after(spot_table(hand=dealt, phase="offering", stage=2), "card dinner")
    assert said_question(start)[0] == (
        "Red, which of your 6 starting cards do you keep? You keep dinner. Which one is the next?"
    )
    assert said_choice(start, "card hall")[1] == "hall – Demeure : prix 11 £ ; 1 action → 3 £ ; valeur 13 10 7"
    keep = spot_table(hand=["dinner"], phase="end-of-round", stage=1)
    assert said_question(keep)[0] == "Red, the round is over: do you keep your only card?"
    assert said_choice(keep, "enough") == ("None", "Aucune")
    within = spot_table(hand=["dinner", "ball"], phase="end-of-round", stage=1)
    assert said_question(within) == (
        "Red, the round is over: which of your 2 cards do you keep? You may keep all of them.",
        "Rouge, la manche est finie : lesquelles de vos 2 cartes gardez-vous ? Vous pouvez les garder toutes.",
    )
    beyond = spot_table(hand=["dinner", "ball", "fair"], phase="end-of-round", stage=1)
    assert said_question(beyond)[0].endswith("At most 2; the others are discarded.")


# --- cards ---


@pytest.mark.parametrize(
    ("id", "token", "english", "french"),
    [
        (
            "hall",
            -2,
            "Mansion: price £11; 1 action → £3; value 13 10 7",
            "Demeure : prix 11 £ ; 1 action → 3 £ ; valeur 13 10 7",
        ),
        (
            "hall",
            0,
            "Mansion: price £13; 1 action → £3; value 13 10 7",
            "Demeure : prix 13 £ ; 1 action → 3 £ ; valeur 13 10 7",
        ),
        (
            "hounds",
            0,
            "Expense: no action, £1 for each farm and £1 for each dog on farms",
            "Dépense : sans action, 1 £ par ferme et 1 £ par chien sur les fermes",
        ),
        (
            "valet",
            0,
            "Helper: 1 extra action per round for white cards",
            "Assistant : 1 action supplémentaire par manche pour les cartes blanches",
        ),
        ("dog", 0, "for a coin or a companion space", "pour une pièce ou une case de compagnon"),
    ],
)
def test_cards_in_a_line_begin_with_what_they_cost(id: str, token: int, english: str, french: str) -> None:
    told = card_words.card_brief(spot().cards[spot().number(id)], token)
    assert (said(told), said(told, "fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_a_text_a_note_and_marks(language: str) -> None:
    cards, voice = deck(), words(language)
    everything = card_words.all_cards(cards)
    assert len(everything) == len(cards.cards) + len(cards.wills)
    for kind, number in everything:
        assert len(voice.say(card_words.card_text(cards, kind, number))) > 5
        assert voice.say(card_words.card_marks(cards, kind, number)).endswith(".")
        assert voice.say(card_words.card_note(cards, kind, number))
        id = card_words.card_of_kind(cards, kind, number).id
        assert card_words.numbered(cards, kind, id) == number
        assert kind == card_words.WILL or voice.say(card_words.card_brief(cards.cards[number]))
    titles = [voice.say(card_words.card_title(cards, kind, number)) for kind, number in everything]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("kind", "id", "english", "french"),
    [
        (
            "event",
            "dinner",
            "Event, silverware: 1 action and £2. 2 copies.",
            "Événement, couverts : 1 action et 2 £. 2 exemplaires.",
        ),
        (
            "event",
            "boat-trip",
            "Event, helm: 2 actions and £2, dog +£3, guest +£2.",
            "Événement, barre : 2 actions et 2 £, chien +3 £, invité +2 £.",
        ),
        (
            "event",
            "ball",
            "Event: 2 actions and £4 or 4 actions and £9.",
            "Événement : 2 actions et 4 £ ou 4 actions et 9 £.",
        ),
        (
            "event",
            "fair",
            "Event: 1 action. Effect: put up to 2 dogs and horses from the bank on your cards.",
            "Événement : 1 action. Effet : mettre jusqu’à 2 chiens et chevaux de la banque sur vos cartes.",
        ),
        (
            "event",
            "hectic-day",
            "Special event, 3 crowns: 1 action and £2. Effect: gain 2 actions.",
            "Événement spécial, 3 couronnes : 1 action et 2 £. Effet : gagner 2 actions.",
        ),
        (
            "expense",
            "kitchen",
            "Expense, silverware. To put down: 2 actions and £2. To activate: no action, £1, chef £2, chef £4.",
            "Dépense, couverts. Pose : 2 actions et 2 £. Activation : sans action, 1 £, cuisinier 2 £, cuisinier 4 £.",
        ),
        (
            "expense",
            "hounds",
            "Expense. To put down: 1 action. To activate: no action, £1 for each farm and £1 for each dog on farms.",
            "Dépense. Pose : 1 action. Activation : sans action, 1 £ par ferme et 1 £ par chien sur les fermes.",
        ),
        (
            "helper",
            "dealer",
            "Helper. To put down: 1 action. Privilege: once per round buy or sell a farm without an action;"
            " when you buy or sell a farm, lower the price by £2.",
            "Assistant. Pose : 1 action. Privilège : une fois par manche, acheter ou vendre une ferme sans action ;"
            " en achetant ou vendant une ferme, baisser le prix de 2 £.",
        ),
        (
            "helper",
            "tailor",
            "Helper. To put down: 1 action. Privilege: spend £3 more with each use of a mask card, and at the opera.",
            "Assistant. Pose : 1 action. Privilège : dépenser 3 £ de plus à chaque utilisation d’une carte à symbole"
            " masque, et à l’opéra.",
        ),
        (
            "property",
            "hall",
            "Mansion: £13, £10, £7. To activate: 1 action, £3.",
            "Demeure : 13 £, 10 £, 7 £. Activation : 1 action, 3 £.",
        ),
        (
            "property",
            "grange",
            "Farm: £10, never depreciates. To activate: 1 action, £2, dog £4, horse £7.",
            "Ferme : 10 £, sans dépréciation. Activation : 1 action, 2 £, chien 4 £, cheval 7 £.",
        ),
        ("will", "will-70", "Every player begins with £70.", "Chaque joueur commence avec 70 £."),
    ],
    ids=lambda value: value if len(value) < 15 else "",
)
def test_what_cards_say(kind: str, id: str, english: str, french: str) -> None:
    text = card_words.card_text(spot(), kind, card_words.numbered(spot(), kind, id))
    assert (said(text), said(text, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("id", "english"),
    [
        ("dinner", "Not known from the printed game: symbols, pounds and number of copies."),
        ("boat-trip", "Not known from the printed game: name, symbols, actions, pounds and coins (except dog)."),
        ("hall", "Not known from the printed game: name, type, banknotes (except £13), actions and pounds."),
        ("waiter", "Not known from the printed game: name, kind and privilege (except the symbols)."),
        ("hectic-day", "All of it is published."),
    ],
)
def test_marks_tell_what_is_published_and_what_is_not(id: str, english: str) -> None:
    cards = spot()
    number = cards.number(id)
    assert said(card_words.card_marks(cards, terms.KINDS[cards.cards[number].kind], number)) == english
    kitchen = card_words.card_marks(cards, "expense", cards.number("kitchen"))
    assert said(kitchen, "fr").endswith("livres et cases de compagnon (sauf cuisinier).")


ALIKE: Final = {"banquet", "soiree"}
"""French words that English has taken over."""


def test_every_card_has_a_french_name() -> None:
    english = {card.id for card in deck().cards if "fr" not in card.name.texts}
    assert english == ALIKE


# --- the vocabulary beyond the supplied cards ---


def clause(**facts: object) -> Clause:
    return Clause(Fields(dict(facts), "privilege", BadDeck))


PRIVILEGES: Final[list[tuple[dict[str, object], str]]] = [
    ({"do": "trade", "types": ["farm"], "uses": 3}, "3 times per round buy or sell a farm without an action"),
    ({"do": "trade", "types": list(terms.TYPES)}, "once per round buy or sell a property without an action"),
    (
        {"do": "price", "types": list(terms.TYPES[:3]), "lower": 2, "raise": 2},
        "when you buy or sell a residence, raise or lower the price by £2",
    ),
    ({"do": "price", "types": ["farm"], "raise": 1}, "when you buy or sell a farm, raise the price by £1"),
    (
        {"do": "price", "types": ["farm"], "lower": 1, "raise": 2},
        "when you buy or sell a farm, lower the price by £1 or raise it by £2",
    ),
    ({"do": "maintain", "types": ["farm"], "uses": 2}, "twice per round activate a farm without an action"),
    (
        {"do": "upkeep", "types": ["mansion", "town-house", "farm"], "amount": 3},
        "spend £3 more when you activate a mansion or a town house or a farm",
    ),
    (
        {"do": "bonus", "symbols": ["helm", "wine-glass"], "amount": 2},
        "spend £2 more with each use of a helm or wine glass card",
    ),
    ({"do": "bonus", "amount": 2, "opera": True}, "spend £2 more at the opera"),
    ({"do": "action"}, "1 more action in every round"),
    ({"do": "white-action"}, "1 extra action per round for white cards"),
    ({"do": "draw", "amount": 1}, "draw 1 more card when you choose a plan"),
    (
        {"do": "draw", "amount": 2, "deck": "helpers"},
        "draw 2 more from the helpers and expenses when you choose a plan",
    ),
    ({"do": "draw", "amount": 1, "deck": "properties"}, "draw 1 more property when you choose a plan"),
    ({"do": "draw", "amount": 3, "deck": "companions"}, "draw 3 more companions when you choose a plan"),
    ({"do": "hand", "amount": 2}, "keep 2 more cards at the end of a round"),
]


@pytest.mark.parametrize(("facts", "english"), PRIVILEGES, ids=[english for _, english in PRIVILEGES])
def test_every_privilege_that_a_deck_may_give(facts: dict[str, object], english: str) -> None:
    told = card_words.clause_text(clause(**facts))
    assert said(told) == english
    french = said(told, "fr")
    assert len(french) > 20
    assert "{" not in french


# --- what happened ---


def happened(found: Sequence[dict[str, Any]]) -> list[Happened]:
    """Events as records; where a card lies is not told."""
    made: list[Happened] = []
    for event in found:
        number = events.NAMES.index(event["event"])
        at = {"at": ""} if "at" in EVENTS[number].__struct_fields__ else {}
        fields = {key: value for key, value in event.items() if key not in ("event", "seat")}
        made.append(EVENTS[number](0, 0, event.get("seat", 0), [], [], **at, **fields))
    return made


def told(found: Sequence[dict[str, Any]], language: str = "en", boards: Sequence[Sequence[str]] = ()) -> list[str]:
    happenings = story.tell(spot(), ["red", "blue"], happened(found), boards)
    return [f"{happening.seat} {said(happening.message, language)}" for happening in happenings]


def test_a_move_is_told_in_one_line() -> None:
    move: list[dict[str, Any]] = [
        {"event": "play", "seat": 1, "card": "boat-trip", "actions": 2},
        {"event": "helped", "seat": 1, "card": "valet"},
        {"event": "white-actions", "seat": 1, "actions": 1},
        {"event": "with", "seat": 1, "card": "dog", "type": "dog"},
        {"event": "with", "seat": 1, "card": "wild-card", "type": "guest"},
        {"event": "wild-back"},
        {"event": "spent", "seat": 1, "amount": 7, "balance": -2},
        {"event": "bankrupt", "seat": 1},
    ]
    assert told(move) == [
        "1 plays boat-trip (2 actions): one of them the extra action of valet, with a dog, with a wild card"
        " as a guest, spends £7 and has -£2, is bankrupt",
        "0 A wild card goes back to its place.",
    ]
    assert told(move, "fr") == [
        "1 joue « Promenade en bateau » (2 actions) : dont l’action supplémentaire de « valet », avec un chien,"
        " avec un joker (comme invité), dépense 7 £, solde -2 £, est en faillite",
        "0 Un joker retourne à son emplacement.",
    ]


def test_a_card_that_makes_room_is_told_with_the_new_one() -> None:
    assert told(
        [
            {"event": "room", "seat": 1, "card": "waiter"},
            {"event": "actions", "seat": 1, "change": -1},
            {"event": "buy", "seat": 1, "card": "hall", "actions": 0, "price": 11},
            {"event": "waiver", "seat": 1, "card": "dealer"},
            {"event": "spent", "seat": 1, "amount": 11, "balance": 5},
            {"event": "sell", "seat": 1, "card": "grange", "actions": 1, "price": 0, "balance": 5},
        ]
    ) == [
        "1 buys hall for £11 (no action): discards waiter to make room, -1 action, thanks to dealer, has £5",
        "1 sells grange for £0 (1 action) and has £5",
    ]


def test_tokens_belong_to_the_event_that_brings_them() -> None:
    fair = {"event": "play", "seat": 1, "card": "fair", "actions": 1}
    add = {"event": "add", "seat": 1, "card": "grange", "companion": "dog"}
    token = {"event": "token", "seat": 1, "card": "grange", "type": "dog"}
    assert told([fair, token, token, add, token]) == [
        "1 plays fair (1 action): adds a dog to grange, adds a dog to grange",
        "1 adds a dog to grange (1 action)",
    ]
    dinner = {"event": "play", "seat": 1, "card": "dinner", "actions": 1}
    assert told([dinner, add, token], "fr") == [
        "1 joue « dinner » (1 action)",
        "1 ajoute un chien à « grange » (1 action)",
    ]


def test_a_wild_card_is_added_as_one() -> None:
    add = {"event": "add", "seat": 1, "card": "grange", "companion": "wild-card"}
    token = {"event": "token", "seat": 1, "card": "grange", "type": "dog"}
    assert told([add, token]) == ["1 adds a wild card to grange (1 action)"]
    assert told([add, token], "fr") == ["1 ajoute un joker à « grange » (1 action)"]
    fair = {"event": "play", "seat": 1, "card": "fair", "actions": 1}
    assert told([fair, token], "fr") == ["1 joue « fair » (1 action) : ajoute un chien à « grange »"]


def test_runs_of_like_events_are_joined() -> None:
    drawn = [{"event": "draw", "seat": 1, "deck": "events", "card": card} for card in ("dinner", "ball")]
    hidden = [{"event": "draw", "seat": 2, "deck": name} for name in ("events", "events", "companions")]
    plan = {"event": "plan", "seat": 1, "plan": 2}
    order = {"event": "plan-order", "seats": [2, 1]}
    assert told([plan, *drawn, {**plan, "seat": 2, "plan": 1}, *hidden, order]) == [
        "1 chooses plan 2 (2 cards, 2 errand boys, 2 actions): draws dinner and ball",
        "2 chooses plan 1 (5 cards, 2 errand boys, 1 action): draws 2 events and 1 companion",
        "0 Plan order: Blue, Red.",
    ]
    deals = [{"event": "deal", "place": "A1", "card": "dinner"}, {"event": "deal", "place": "A2", "card": "hall"}]
    cleared = [{"event": "cleared", "card": "dinner"}, {"event": "cleared", "card": "hall"}]
    assert told([{"event": "round", "round": 2}, *deals, *cleared]) == [
        "0 Round 2",
        "0 On offer: A1 dinner, A2 hall.",
        "0 Not taken: dinner and hall.",
    ]


DRAWN: Final[list[dict[str, Any]]] = [{"event": "draw", "seat": 2, "deck": "events"}] * 3
PLAN: Final[dict[str, Any]] = {"event": "plan", "seat": 2, "plan": 3}


def test_helpers_that_draw_are_named_where_cards_are_drawn() -> None:
    assert told([PLAN, *DRAWN], boards=[["secretary"], ["waiter", "columnist"]]) == [
        "2 chooses plan 3 (no card, 2 errand boys, 3 actions): draws 3 events, 3 of them thanks to columnist",
    ]
    assert told([PLAN, *DRAWN], "fr", boards=[["secretary"], ["waiter", "columnist"]]) == [
        "2 choisit le plan 3 (aucune carte, 2 garçons de courses, 3 actions) : pioche 3 événements,"
        " dont 3 grâce à « columnist »",
    ]
    five = [{**PLAN, "plan": 2}, *DRAWN, *DRAWN, DRAWN[0]]
    both = "draws 7 events, 5 of them thanks to secretary and columnist"
    assert told(five, boards=[[], ["columnist", "secretary"]])[0].endswith(both)


def test_helpers_that_draw_are_those_of_that_time() -> None:
    put = {"event": "put", "seat": 2, "card": "columnist", "actions": 1}
    assert "thanks" not in told([PLAN, *DRAWN, put], boards=[[], ["columnist"]])[0], "it came later"
    room = {**put, "event": "room"}
    del room["actions"]
    assert "thanks to columnist" in told([PLAN, *DRAWN, room], boards=[[], []])[0], "it has gone"
    assert "thanks" not in told([PLAN, *DRAWN], boards=[["columnist"], []])[0], "somebody else's"
    twice = [PLAN, *DRAWN, room, {**PLAN, "plan": 2}, *DRAWN[1:]]
    assert ["thanks" in line for line in told(twice, boards=[[], []])] == [True, False, False]


def test_helpers_that_draw_are_not_guessed() -> None:
    assert "thanks" not in told([PLAN, *DRAWN[1:]], boards=[[], ["columnist"]])[0]
    assert "thanks" not in told([PLAN, *DRAWN], boards=[[], ["columnist", "reporter"]])[0], "one of the two"


def test_the_end_of_a_round_and_rare_events_are_told() -> None:
    kept = {"event": "kept", "seat": 1, "count": 2, "backs": {"events": 1, "crown-2": 2}}
    market = {"mansion": 3, "town-house": 1, "manor-house": -2, "farm": -3}
    assert told(
        [
            kept,
            {**kept, "cards": ["dinner", "ball", "riot"], "seat": 2},
            {"event": "depreciated", "seat": 2, "card": "hall", "value": 7},
            {"event": "empty", "place": "A1"},
            {"event": "empty", "place": "A2"},
            {"event": "no-errand", "seat": 2},
            {"event": "reshuffle", "deck": "events", "count": 1},
            {"event": "errand", "seat": 1, "space": "market"},
            {"event": "market", "seat": 1, "order": market},
        ]
    ) == [
        "1 keeps 2 cards and discards 1 event and 2 special cards with 2 crowns",
        "2 keeps 2 cards and discards dinner, ball and riot",
        "2 sees hall fall to £7",
        "0 No card is left for A1 and A2.",
        "2 has no errand to run",
        "0 The discard pile of the events (1 card) is shuffled and becomes the draw pile.",
        "1 sends an errand boy (property market): mansion +3, town house +1, manor house -2, farm -3",
    ]
    shuffled = [{"event": "reshuffle", "deck": "events", "count": n} for n in (1, 12)]
    assert told(shuffled, "fr") == [
        "0 La défausse des événements (1 carte) est mélangée et devient leur pioche.",
        "0 La défausse des événements (12 cartes) est mélangée et devient leur pioche.",
    ]
    both = {"event": "kept", "seat": 1, "count": 2, "backs": {"helpers": 2, "properties": 2}}
    assert told([both], "fr") == ["1 garde 2 cartes et défausse 2 assistants ou dépenses et 2 propriétés"]
    openly = [kept, {"event": "shown", "seat": 1, "card": "dinner"}, {"event": "shown", "seat": 1, "card": "ball"}]
    assert told(openly) == ["1 keeps 2 cards: openly discards dinner and ball"]


@swept("language", LANGUAGES, one_of=2)
def test_games_are_told_to_players_and_spectators(language: str) -> None:
    cards, voice = deck(), words(language)
    occurred: set[str] = set()
    for position, seed in tables():
        finished(position, seed)
        for reader in (None, 0):
            colours = list(position.rules.colours)
            told = position.events(0, reader)
            occurred |= {event.kind for event in told}
            happenings = story.tell(cards, colours, told)
            assert sum(happening.heading for happening in happenings) == position.round + 1
            assert all(voice.say(happening.message).strip() for happening in happenings)
            by_one = [story.tell(cards, colours, [event]) for event in told if event.kind not in story.UNTOLD]
            assert all(len(single) == 1 and voice.say(single[0].message).strip() for single in by_one)
    assert set(events.NAMES) - occurred <= RARE


QUOTED: Final = re.compile("«\u202f[^»]*\u202f»")
LISTED: Final = "À l’offre"
"""Cards with their places; each name begins where its place ends."""


def names_outside_quotation_marks(text: str, titles: Sequence[str]) -> list[str]:
    rest = QUOTED.sub("", text)
    return [title for title in titles if re.search(rf"(?<!\w){re.escape(title)}(?!\w)", rest)]


def test_french_stories_and_questions_set_card_names_in_guillemets() -> None:
    """Names may begin with an article, as in « grâce à « Les Cent Cheminées » »."""
    cards, voice, checked = deck(), words("fr"), 0
    titles = [card.name.text("fr") for card in cards.cards]
    for position, seed in tables():
        for _ in walk(position, seed):
            asked = voice.say(questions.question(position, position.seat))
            assert names_outside_quotation_marks(asked, titles) == [], asked
        for happening in story.tell(cards, list(position.rules.colours), position.events(0, 0)):
            text = voice.say(happening.message)
            checked += "«" in text
            assert text.startswith(LISTED) or names_outside_quotation_marks(text, titles) == [], text
    assert checked > 100


def test_secrets_are_told_only_to_those_who_know_them() -> None:
    game = games.get("lastwill")
    assert isinstance(game, LastWill)
    position = finished(game.new(2, 7, journal=True), 7)
    hidden = "draws 3 helpers or expenses and 3 properties"
    unknown: list[list[int]] = []
    for reader in (None, 0, 1):
        happenings = story.tell(deck(), ["red", "purple"], position.events(0, reader))
        unknown.append(sorted(happening.seat for happening in happenings if str(happening.message) == hidden))
    assert unknown == [[1, 2], [2], [1]]


def test_what_chance_brought_last() -> None:
    chance: list[dict[str, Any]] = [
        {"event": "draw", "seat": 1, "deck": "events", "card": "dinner"},
        {"event": "draw", "seat": 1, "deck": "events", "card": "ball"},
        {"event": "market", "seat": 1, "order": dict.fromkeys(terms.TYPES, 1)},
    ]
    last = story.last_revealed(spot(), ["red", "blue"], happened(chance))
    assert last is not None
    assert (last.seat, str(last.message)) == (1, "draws dinner and ball")
    assert story.last_revealed(spot(), ["red", "blue"], happened(chance[2:])) is None
