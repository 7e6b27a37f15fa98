"""Everything that can be asked, chosen, played or told in the Duke de Crecy has words in every language."""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bequest
from bequest import games
from bequest.core.errors import BadDeck
from bequest.core.frames import NOBODY
from bequest.core.rng import seeded
from bequest.core.texts.reading import Fields
from bequest.core.wire import Happened, Prompt
from bequest.core.words import LANGUAGES, Message, texts, words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.loading import section, supplied
from bequest.games.crecy.data.vocabulary import Clause, Goal, Measure
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import events, frames
from bequest.games.crecy.wire import EVENTS, Person
from bequest.games.crecy.words import card_words, choices, effect_words, questions, story, view_words
from bequest.games.crecy.words.asked import Asked
from bequest.games.crecy.words.names import person_message
from tests.sweeps import swept
from tests.terminal.crecy_families import FAMILIES

HOUSE: Final = Path(bequest.__file__).parent
TABLES: Final = (("multiplayer", 4), ("multiplayer", 2), ("solo_standard", 1), ("solo_testament", 1))
SEEDS: Final = range(4)
FOR_THE_TERMINAL: Final = {
    "crecy-goal", "crecy-solo-goal", "crecy-testament-goal", "crecy-board-legend", "crecy-testament-legend",
    "crecy-text-card",
}  # fmt: skip
"""What the game says about itself; the terminal asks for it by name."""
RARE: Final = {
    "no-child", "given", "new-child-deck", "reshuffle-friends", "reshuffle-missions",
}  # fmt: skip
"""Events that random games need not bring; they have tests of their own."""

SPOT: Final = """
[[friend]]
name = "Gertrude"
gender = "female"
nationality = "prussian"
occupation = "craftsman"
dowry = 1
friends = 1
prestige = 1
effects = [{ do = "gold", amount = 3, another = "prussian" }]
published = ["name", "dowry", "friends", "prestige"]

[[friend]]
name = "Aleksandr"
gender = "male"
nationality = "russian"
occupation = "diplomat"
cost = 3
income = 1
prestige = -1
effects = [
    { do = "honor", amount = 1, another = "diplomat", others = 2 },
    { do = "income", amount = 1, another = "diplomat", others = 2 },
]

[[friend]]
name = "Erich"
gender = "male"
nationality = "prussian"
cost = 2
effects = [{ do = "mansion-discount", amount = 1, another = "prussian" }]

[[friend]]
name = "Manuel"
gender = "male"
nationality = "spanish"
occupation = "diplomat"
effects = [{ do = "rivals-lose", amount = 1, lose = ["card"], to = "you", who = "larger-hand" }]
not_in = ["solo_standard", "solo_testament"]

[[friend]]
name = { en = "Angelique", fr = "Angélique" }
gender = "female"
friends = 2
effects = [{ do = "free-turn" }, { do = "births", amount = 1 }]
role = "mother"

[[friend]]
name = "Pierre"
gender = "male"
cost = 3

[[friend]]
name = "Patrick"
gender = "male"
effects = [{ do = "doctor-discount", amount = 2 }]

[[friend]]
name = "Miranda"
gender = "female"
effects = [{ do = "ask-more", amount = 2 }]

[[friend]]
name = "Claire"
gender = "female"
effects = [{ do = "socialize-more", amount = 1 }]

[[friend]]
name = "Hendrikje"
gender = "female"

[[friend]]
name = "Laurent"
gender = "male"

[[friend]]
name = "Ann"
gender = "female"

[[child]]
id = "son"
name = "Son"
gender = "male"

[[child]]
id = "daughter"
name = "Daughter"
gender = "female"

[[child]]
id = "don-juan"
name = "Don Juan"
gender = "male"
effects = [{ do = "take", amount = 1, gender = "female", when = "grown" }]

[[child]]
id = "beauty"
name = "Beauty"
gender = "female"
effects = [{ do = "own-wedding-discount", amount = 2 }]

[[head]]
id = "armand-and-helene"
name = "Armand and Helene"
colour = "white"
pawn = "sky-blue"
patriarch = { name = "Armand", income = 2, gold = 7, friends = 5 }
matriarch = { name = { en = "Helene", fr = "Hélène" }, income = 1, gold = 9, friends = 6 }

[[title]]
id = "seneschal"
generation = 2
cost = { gold = 4, income = 1 }
gains = { prestige = 4, friends = 1 }
published = ["name", "generation", "cost", "gains"]

[[contribution]]
id = "village-school"
generation = 1
cost = { gold = 1, cards = 2 }
gains = { honor = 2, prestige = 1 }

[[mission]]
id = "guild"
honor = 8
needs = [{ count = "members", least = 2, occupation = "craftsman" }, { count = "ventures", least = 1 }]
effects = [{ do = "counts-as", occupation = "craftsman" }]

[[mission]]
id = "cousins"
honor = 8
needs = [{ count = "offspring", least = 5, generation = "any" }]

[[patron]]
id = "marie"
name = "Marie"
main = { points = 9, needs = [{ count = "offspring", least = 11 }] }
minor = [
    { points = 4, needs = [{ count = "offspring", least = 5, generation = 4 }] },
    { points = 2, per = { count = "members", nationality = "polish" }, most = 4 },
    { points = 4, needs = [{ count = "gold", least = 8 }] },
]

[[hint]]
id = "portrait"
name = "The double portrait."
generation = 3
kin = "great-grandparent"
known = true
spouse = { occupation = "diplomat" }

[[hint]]
id = "everything"
name = "All that can be asked."
generation = 1
kin = "grandparent"
side = "father"
line = "female"
known = true
gender = "female"
nationality = "prussian"
occupation = "craftsman"
holds = "title"
children = 2
child = {}
spouse = { known = true, gender = "male", holds = "mansion" }
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


def families_and_colours(
    position: CrecyPosition, reader: int | None = None
) -> tuple[list[view_words.Relatives], list[str]]:
    view = position.seen(NOBODY if reader is None else reader)
    return [seat.family for seat in view.seats], [seat.colour for seat in view.seats]


def tables() -> Iterator[tuple[CrecyPosition, str, int]]:
    game = games.get("crecy")
    assert isinstance(game, Crecy)
    for mode, players in TABLES:
        for seed in SEEDS:
            yield game.new(players, seed, journal=True, mode=mode), mode, seed


def walk(position: CrecyPosition, seed: int) -> Iterator[Prompt]:
    """Plays to the end at random, with a liking for weddings and births, and shows every decision on the way."""
    chance = seeded(seed)
    catalogue = position.rules.deck.catalogue
    while not position.over:
        asked = position.prompt(position.seat)
        assert asked is not None
        yield asked
        options = position.legal()
        family = [option for option in options if catalogue.text(option) in ("marry", "arrange", "have-children")]
        chosen = family if family and chance.below(3) else options
        position.push(chosen[chance.below(len(chosen))])


# --- the messages ---


def own_ids(language: str) -> set[str]:
    files = [FluentParser().parse(texts(language)[file]) for file in ("crecy.ftl", "crecy-how.ftl")]
    return {entry.id.name for file in files for entry in file.body if isinstance(entry, ftl.Message)}


def literals() -> set[str]:
    """Whole ids in the code of the game's words."""
    found: set[str] = set()
    for file in (HOUSE / "games" / "crecy" / "words").glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        found |= {text for text in said if text.startswith("crecy-") and not text.endswith("-")}
    return found


def test_the_closed_lists_of_the_rules_have_words() -> None:
    made = {begins + ends for begins, all_ends in FAMILIES.items() for ends in all_ends}
    for language in LANGUAGES:
        assert sorted((made | literals() | FOR_THE_TERMINAL) - own_ids(language)) == []
        assert sorted(own_ids(language) - made - literals() - FOR_THE_TERMINAL) == []


# --- decisions ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_has_a_text_of_its_own(language: str) -> None:
    voice, kinds = words(language), set()
    for position, _, seed in tables():
        for asked in walk(position, seed):
            kinds.add(asked.step or asked.kind)
            assert len(voice.say(questions.question(position, position.seat))) > 10
            options = position.legal()
            texts = [voice.say(choices.choice(Asked(position, position.seat), option)) for option in options]
            assert len(set(texts)) == len(texts), texts
            for option in options:
                group = choices.group(Asked(position, position.seat), option)
                assert (group is not None) == (asked.kind == "turn" and not asked.step)
                short = choices.short_choice(position, option)
                assert short is None or voice.say(short)
    assert set(frames.NAMES[: frames.FIRST_CHANCE]) - kinds <= {"loss", "source"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_might_be_wondered_about_has_a_text(language: str) -> None:
    """A client may show actions that are not on offer: those of the whole catalogue, at every kind of decision."""
    cards, voice = deck(), words(language)
    seen: set[tuple[str, str, str]] = set()
    for position, mode, seed in tables():
        for asked in walk(position, seed):
            if (mode, asked.kind, asked.step) not in seen:
                seen.add((mode, asked.kind, asked.step))
                for action in range(len(cards.catalogue)):
                    assert voice.say(choices.choice(Asked(position, position.seat), action))
                    short = choices.short_choice(position, action)
                    assert short is None or voice.say(short)
    assert len(seen) > 50


def test_persons_are_called_the_same_in_views_and_trees() -> None:
    cards, names = deck(), 0
    for position, mode, seed in tables():
        for _ in walk(position, seed):
            pass
        for family, shown in zip(position.families, families_and_colours(position)[0], strict=True):
            called = [view_words.person_name(cards, mode, shown, number + 1) for number in range(len(family))]
            assert called == [person_message(position.rules, family, number) for number in range(len(family))]
            names += len(called)
    assert names > 100


def test_no_two_members_of_a_supplied_family_are_called_alike() -> None:
    for position, mode, seed in tables():
        for _ in walk(position, seed):
            pass
        for family in families_and_colours(position)[0]:
            living = [person.person for person in family if person.state != "departed"]
            names = [words("fr").say(view_words.person_name(deck(), mode, family, number)) for number in living]
            assert len(set(names)) == len(names)


FAMILY: Final[view_words.Relatives] = [
    Person(1, "armand-and-helene-patriarch", "male", 1, "adult", partner=2),
    Person(2, "hendrikje", "female", 1, "adult", partner=1),
    Person(3, "son", "male", 2, "adult", father=1, mother=2),
    Person(4, "beauty", "female", 2, "adult", father=1, mother=2),
]


PARENTS: Final = [
    {"card": "armand-and-helene-patriarch", "partner": 2},
    {"card": "hendrikje", "partner": 1},
]
SON: Final = {"card": "son", "father": 1, "mother": 2}
BEAUTY: Final = {"card": "beauty", "father": 1, "mother": 2}
DAUGHTER: Final = {"card": "daughter", "father": 1, "mother": 2}
DON_JUAN: Final = {"card": "don-juan", "father": 1, "mother": 2}
SINGLES: Final = [*PARENTS, SON, BEAUTY, DAUGHTER, DON_JUAN]


def couples(husband: str = "laurent", wife: str = "ann") -> list[dict[str, object]]:
    """A son and a daughter of the house, both married."""
    wed = [
        {**SON, "partner": 4},
        {"card": wife, "partner": 3},
        {**BEAUTY, "partner": 6},
        {"card": husband, "partner": 5},
    ]
    return [*PARENTS, *wed]


def table(
    *choices: str,
    family: list[dict[str, object]] = SINGLES,
    hand: Sequence[str] = ("aleksandr", "gertrude", "claire", "pierre"),
    lasting: Sequence[str] = (),
    mode: str = "solo_standard",
    **content: object,
) -> CrecyPosition:
    """A turn in Generation II with the cards for exact sentences, these choices made."""
    seat = {"gold": 9, "family": family, "hand": list(hand), "lasting": [{"card": card} for card in lasting]}
    told = {"options": {"mode": mode, "seed": 1}, "deck": tomllib.loads(SPOT), "generation": 2, "seats": [seat]}
    return Crecy(deck()).from_json(json.dumps({**told, "choices": list(choices), **content}))


def said_choice(s: CrecyPosition, text: str) -> tuple[str, str]:
    told = choices.choice(Asked(s, s.seat), s.game.parse(text))
    return said(told), said(told, "fr")


def test_choices_tell_what_they_cost_and_give() -> None:
    assert said_choice(table("marry"), "friend gertrude") == (
        "Gertrude – dowry 1 Gold, takes 1 card, +1 Prestige",
        "Gertrude – dot 1 Or, +1 carte Ami, +1 Prestige",
    )
    assert said_choice(table("marry", "friend gertrude"), "person 3") == (
        "Étienne (son, single)",
        "Étienne (fils, célibataire)",
    )
    assert said_choice(table("ask-friends"), "amount 4") == (
        "Ask for 4 Gold: -1 Honor and a card",
        "Demander 4 Or : -1 Honneur et une carte",
    )
    assert said_choice(table("have-children", family=couples()), "person 1") == (
        "Armand and Hendrikje (2 children)",
        "Armand et Hendrikje (2 enfants)",
    )
    assert said_choice(table(), "venture") == (
        "Initiate Venture – 2 hand cards and -1 Prestige: +1 Income",
        "Fonder une Entreprise – 2 cartes défaussées de la main et -1 Prestige : +1 Revenu",
    )


def test_discounts_show_in_the_prices() -> None:
    pierre = table("marry", "friend pierre")
    assert said_choice(pierre, "person 4")[0] == "Adélaïde (daughter, single) – for 1 Gold"
    with_patrick = table(family=couples("patrick"), lasting=["patrick"])
    assert said_choice(with_patrick, "doctor")[0].startswith("Hire Fertility Doctor – 0 Gold and 1 hand card")
    with_miranda = table("ask-friends", family=couples(wife="miranda"), lasting=["miranda"])
    assert said_choice(with_miranda, "amount 2")[0] == "Ask for 4 Gold, for nothing"
    hand = ("aleksandr", "gertrude", "pierre")
    with_claire = table("socialize", family=couples(wife="claire"), lasting=["claire"], hand=hand)
    assert said_choice(with_claire, "amount 1")[0] == "Take 2 Friends, for nothing"


def test_a_discount_with_a_condition_shows_as_it_holds_now() -> None:
    """Erich's Mansion is cheaper only with another Prussian in the family; the price told is the one to pay."""
    alone = table(family=couples("erich"), lasting=["erich"])
    assert said_choice(alone, "mansion")[0].startswith("Buy a Mansion – 3 Gold and 1 hand card")
    hand = ("aleksandr", "claire", "pierre")
    together = table(family=couples("erich", "gertrude"), lasting=["erich"], hand=hand)
    assert said_choice(together, "mansion")[0].startswith("Buy a Mansion – 2 Gold and 1 hand card")
    assert said_choice(together, "mansion")[1].startswith("Acheter une Demeure – 2 Or et 1 carte")


def test_the_testament_has_its_own_words() -> None:
    family: list[dict[str, object]] = [
        {"card": "patrick", "father": 2, "mother": 3, "row": 0},
        {"card": "laurent", "partner": 3, "father": 6, "mother": 7, "row": 1},
        {"card": "angelique", "partner": 2, "father": 4, "mother": 5, "row": 1},
        {"card": "son", "row": 2, "partner": 5},
        {"card": "daughter", "row": 2, "partner": 4},
        {"card": "don-juan", "row": 2, "partner": 7},
        {"card": "beauty", "row": 2, "partner": 6},
    ]
    s = table("marry", "friend pierre", family=family, mode="solo_testament", generation=1)
    question = questions.question(s, 0)
    assert said(question) == "Where in the tree does Pierre belong?"
    assert said(question, "fr") == "Quelle est la place de la carte Pierre dans l’arbre ?"
    assert said_choice(s, "person 4") == (
        "In place of unknown man 4 – father of Angelique",
        "Remplacer : homme inconnu 4 – père : son enfant est Angélique",
    )
    assert said_choice(s, "have-children")[0] == "How Big Was My Family?"
    assert said_choice(s, "child don-juan") == ("Don Juan (Son)", "Don Juan (Fils)")
    assert said_choice(table(), "child don-juan")[0].startswith("Don Juan – Son. On growing up: take")


# --- cards ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_a_text_a_note_and_marks(language: str) -> None:
    cards, voice = deck(), words(language)
    everything = card_words.all_cards(cards)
    assert len(everything) == 75 + 11 + 8 + 9 + 9 + 15 + 6 + 15 + 2
    for kind, number in everything:
        assert len(voice.say(card_words.card_text(cards, kind, number))) > 5
        assert voice.say(card_words.card_marks(cards, kind, number)).endswith(".")
        assert kind in ("mansion", "venture") or voice.say(card_words.card_note(cards, kind, number))
    titles = [voice.say(card_words.card_title(cards, kind, number)) for kind, number in everything]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("kind", "id", "english", "french"),
    [
        (
            "friend",
            "gertrude",
            "Prussian woman, Craftswoman: dowry 1 Gold, takes 1 card, +1 Prestige."
            " With another Prussian in the family: +3 Gold.",
            "Femme prussienne, Artisane : dot 1 Or, +1 carte Ami, +1 Prestige."
            " Avec un autre Prussien dans la famille : +3 Or.",
        ),
        (
            "friend",
            "aleksandr",
            "Russian man, Diplomat: cost 3 Gold, +1 Income, -1 Prestige."
            " With 2 other Diplomats in the family: +1 Honor and +1 Income.",
            "Homme russe, Diplomate : coût 3 Or, +1 Revenu, -1 Prestige."
            " Avec 2 autres Diplomates dans la famille : +1 Honneur et +1 Revenu.",
        ),
        (
            "friend",
            "erich",
            "Prussian man: cost 2 Gold."
            " This Generation, with another Prussian in the family: Buy a Mansion costs 1 Gold less.",
            "Homme prussien : coût 2 Or."
            " Cette Génération, avec un autre Prussien dans la famille : « Acheter une Demeure » coûte 1 Or de moins.",
        ),
        (
            "friend",
            "manuel",
            "Spanish man, Diplomat: no cost and no gain."
            " At the wedding: each player with a larger hand than yours gives you 1 hand card."
            " Not in the deck of Standard Solo or The Testament.",
            "Homme espagnol, Diplomate : ni coût ni gain."
            " Au mariage : chaque joueur qui a plus de cartes en main que vous vous donne 1 carte de la main."
            " Hors de la pioche en Solo standard ou Généalogie.",
        ),
        (
            "friend",
            "angelique",
            "Woman: takes 2 cards. In your hand: may be played in a free turn, without a pawn."
            " At the wedding: 1 more birth draw. The mother in The Testament.",
            "Femme : +2 cartes Ami. En main : peut se jouer en tour libre, sans pion."
            " Au mariage : 1 tirage de naissance de plus. La mère dans Généalogie.",
        ),
        (
            "child",
            "don-juan",
            "Son. On growing up: take 1 woman from the display.",
            "Fils. À l’âge adulte : prendre 1 femme dans l’étalage.",
        ),
        ("child", "daughter", "Daughter without an effect.", "Fille sans effet."),
        (
            "title",
            "seneschal",
            "Title of Generation II, for 4 Gold and -1 Income: +4 Prestige and take 1 Friend from the display.",
            "Titre de la Génération II, pour 4 Or et -1 Revenu : +4 Prestige et prendre 1 carte Ami dans l’étalage.",
        ),
        (
            "contribution",
            "village-school",
            "Contribution of Generation I, for 1 Gold and 2 hand cards: +2 Honor and +1 Prestige.",
            "Contribution de la Génération I, pour 1 Or et 2 cartes défaussées de la main : +2 Honneur et +1 Prestige.",
        ),
        (
            "mission",
            "guild",
            "8 Honor for at least 2 Craftsmen and at least 1 Venture. From then on: counts as 1 Craftsman.",
            "8 Honneur pour au moins 2 Artisans et au moins 1 Entreprise. Dès lors : compte comme 1 Artisan.",
        ),
        (
            "mission",
            "cousins",
            "8 Honor for at least 5 sons and daughters in one Generation.",
            "8 Honneur pour au moins 5 fils et filles dans une même Génération.",
        ),
        (
            "patron",
            "marie",
            "Main goal: 9 Honor for at least 11 sons and daughters. Minor goals, each of "
            "which needs a Mission face down under the Patron: 4 Honor for at least 5 sons and"
            " daughters in Generation IV; 2 Honor for each Pole, at most 4; 4 Honor for at least 8 Gold.",
            "Objectif principal : 9 Honneur pour au moins 11 fils et filles. Objectifs secondaires, "
            "qui requièrent chacun une Mission face cachée sous le Mentor : 4 Honneur pour"
            " au moins 5 fils et filles dans la Génération IV ; 2 Honneur par Polonais, 4 au plus ; 4 Honneur pour"
            " au moins 8 Or.",
        ),
        (
            "hint",
            "portrait",
            "Hint of Generation III: a great-grandparent, known, with a spouse (Diplomat).",
            "Indice de la Génération III : un arrière-grand-parent, dont le nom est connu,"
            " avec un conjoint (profession Diplomate).",
        ),
        (
            "hint",
            "everything",
            "Hint of Generation I: a grandparent, on the father's side, from mother to daughter, known, a woman,"
            " Prussian, Craftsman, with a Title, with at least 2 children,"
            " with a spouse (known, a man, with a Mansion), with a child.",
            "Indice de la Génération I : un grand-parent, du côté du père, de mère en fille, dont le nom est connu,"
            " une femme, de nationalité prussienne, profession Artisan, avec un Titre, avec au moins 2 enfants,"
            " avec un conjoint (dont le nom est connu, un homme, avec une Demeure), avec un enfant.",
        ),
    ],
    ids=lambda value: value if len(value) < 15 else "",
)
def test_what_cards_say(kind: str, id: str, english: str, french: str) -> None:
    text = card_words.card_text(spot(), kind, card_words.numbered(spot(), kind, id))
    assert (said(text), said(text, "fr")) == (english, french)


def test_heads_attached_cards_and_marks() -> None:
    cards = spot()
    matriarch = card_words.card_text(cards, "head", 1)
    assert said(matriarch) == "Matriarch (white): +1 Income, +9 Gold, draw 6 Friends, gain 1 sky-blue pawn."
    assert said(card_words.card_title(cards, "head", 1), "fr") == "Hélène"
    mansion = card_words.card_text(cards, "mansion", 0)
    assert said(mansion) == "Attached card, for 3 Gold and 1 hand card: +2 Prestige."
    assert said(card_words.card_marks(cards, "friend", 0)) == (
        "Not known from the printed game: gender, nationality, occupation and effect."
    )
    assert said(card_words.card_marks(cards, "title", 0), "fr") == "Tout est publié."


# --- the vocabulary beyond the supplied cards ---


def measure(count: int, nationality: int = -1, occupation: int = -1, gender: int = -1, generation: int = 0) -> Measure:
    return Measure(count, 2, nationality, occupation, gender, generation)


def clause(do: int, **changed: Any) -> Clause:
    said: dict[str, Any] = {
        "amount": 2, "when": 0, "colour": 0, "gender": -1, "occupation": 0, "lose": (0, 3), "to_owner": True, "who": 0,
        "gain": 0, "another": -1, "others": 1, "hand": 0, "gold_held": 0, "needs": (),
    }  # fmt: skip
    return Clause(do=do, **{**said, **changed})


def everything_sayable() -> Iterator[Message | str]:
    for do in range(len(terms.EFFECTS)):
        yield effect_words.effect_text(clause(do))
        for owner in ("friend", "child", "mission"):
            for when in range(len(terms.TRIGGERS)):
                yield from effect_words.rewards([clause(do, when=when, hand=3, needs=(measure(terms.M_GOLD),))], owner)
    for who in range(len(terms.RIVALS)):
        yield effect_words.effect_text(clause(terms.DO_RIVALS_LOSE, who=who, lose=tuple(range(5)), to_owner=False))
    for gift in range(len(terms.GIFTS)):
        yield effect_words.effect_text(clause(terms.DO_RIVALS_GAIN, gain=gift))
    for count in range(len(terms.MEASURES)):
        for generation in (0, terms.ANY_ONE, 4):
            found = measure(count, gender=1 if count in (terms.M_MEMBERS, terms.M_OFFSPRING) else -1)
            found.generation = generation
            yield effect_words.measure_text(found)
            yield card_words.goal_text(Goal(2, (), found, 6))
    for nationality in range(len(terms.NATIONALITIES)):
        for occupation in (-1, 2):
            yield effect_words.measure_text(measure(terms.M_MEMBERS, nationality, occupation, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_deck_may_say_has_words(language: str) -> None:
    texts = [words(language).say(told) for told in everything_sayable()]
    assert len(texts) > 200
    assert not [text for text in texts if len(text) < 5 or "{" in text]


def test_conditions_and_filters_in_words() -> None:
    both = clause(terms.DO_GOLD, another=6, hand=3)
    apart = clause(terms.DO_HONOR, amount=-1, another=6, hand=3)
    (told,) = effect_words.rewards([both, apart], "friend")
    assert said(told) == "With another Prussian in the family and at least 3 cards in hand: +2 Gold and -1 Honor."
    same = [clause(do, needs=(measure(terms.M_COUPLES),)) for do in (terms.DO_GOLD, terms.DO_HONOR)]
    assert [str(told) for told in effect_words.rewards(same, "mission")] == [
        "When completed, with at least 2 couples: +2 Gold and +2 Honor."
    ]
    filtered = effect_words.measure_text(measure(terms.M_MEMBERS, 6, terms.CRAFTSMAN, 1))
    assert str(filtered) == "at least 2 Craftsmen (Prussian, women among the Friends)"
    french = words("fr").say(filtered)
    assert french == "au moins 2 Artisans (de nationalité prussienne, femmes parmi les Amis)"
    mixed = effect_words.effect_text(clause(terms.DO_RIVALS_LOSE))
    assert str(mixed) == "each other player loses 2 Gold or 2 Honor; Gold and cards go to you"


# --- what happened ---


UNSAID: Final[dict[str, Any]] = {"spouse": 5, "father": 1, "mother": 2, "child": None}


def happened(fields: dict[str, Any]) -> Happened:
    """An event with these fields; what no sentence names may be left out."""
    kind: Any = EVENTS[events.NAMES.index(fields["event"])]
    own = kind.__struct_fields__[len(Happened.__struct_fields__) :]
    given = UNSAID | fields
    return kind(0, 0, fields.get("seat", 0), [], [], *[given.get(name) for name in own])  # type: ignore[no-any-return]


def told(events: Sequence[dict[str, Any]], language: str = "en", mode: str = "multiplayer") -> list[str]:
    colours = ["brown", "pink"]
    happenings = story.tell(spot(), mode, [FAMILY, FAMILY], colours, [happened(event) for event in events])
    return [f"{happening.seat} {said(happening.message, language)}" for happening in happenings]


WEDDING: Final[list[dict[str, Any]]] = [
    {"event": "marry", "seat": 1, "friend": "gertrude", "person": 3, "pawn": "player"},
    {"event": "gold", "seat": 1, "amount": 1},
    {"event": "taken", "seat": 1, "friend": "ann"},
    {"event": "display", "friend": "miranda"},
    {"event": "prestige", "seat": 1, "amount": 1},
    {"event": "gold", "seat": 2, "amount": -1},
    {"event": "child-card", "seat": 1, "card": "daughter"},
    {"event": "born", "seat": 1, "card": "daughter", "person": 4},
]


def test_a_move_is_told_in_one_line() -> None:
    assert told(WEDDING) == [
        "1 marries Gertrude to Étienne: +1 Gold, takes Ann, +1 Prestige, has a daughter (Adélaïde)",
        "2 -1 Gold",
        "0 New in the display: Miranda.",
    ]
    assert told(WEDDING, "fr")[0] == (
        "1 marie Gertrude à Étienne : +1 Or, prend Ann, +1 Prestige, a une fille (Adélaïde)"
    )


def test_runs_of_like_events_are_joined() -> None:
    grown = [{"event": "grown", "seat": 1, "person": person} for person in (3, 4)]
    drawn = [{"event": "drawn", "seat": 1, "friend": friend} for friend in ("ann", "miranda")]
    hidden = [{"event": "drawn", "seat": 2}, {"event": "drawn", "seat": 2}]
    given = [{"event": "given", "seat": 2, "friend": friend, "to": 1} for friend in ("ann", "miranda")]
    assert told([*grown, *drawn, *hidden, *given]) == [
        "1 sees Étienne and Adélaïde grow up: draws Ann and Miranda",
        "2 draws 2 cards, gives Ann and Miranda to Brown",
    ]
    scored = [
        {"event": "honor", "seat": seat, "amount": 3, "source": source}
        for source in ("prestige", "children")
        for seat in (1, 2)
    ]
    assert told([{"event": "generation-end", "generation": 1}, *scored]) == [
        "0 End of Generation I",
        "1 +3 Honor for Prestige, +3 Honor for children",
        "2 +3 Honor for Prestige, +3 Honor for children",
    ]


def test_goals_and_rare_events_are_told() -> None:
    goal: list[dict[str, Any]] = [
        {"event": "patron-shown", "seat": 1, "patron": "marie"},
        {"event": "goal", "seat": 1, "patron": "marie", "goal": 3, "points": 4},
        {"event": "honor", "seat": 1, "amount": 4, "source": "patron"},
    ]
    assert told(goal) == [
        "1 shows the Patron Marie: +4 for a minor goal (4 Honor for at least 8 Gold), in all +4 Honor from the Patron"
    ]
    rare: list[dict[str, Any]] = [
        {"event": "no-child", "seat": 1},
        {"event": "pawn", "seat": 1, "colour": "red", "gained": 0},
        {"event": "pawn", "seat": 1, "colour": "green", "gained": -1},
        {"event": "reshuffle-friends", "count": 3},
        {"event": "reshuffle-missions", "count": 1},
        {"event": "new-child-deck", "count": 18, "from_reserve": True},
    ]
    assert told(rare) == [
        "1 has no child, no red pawn is left, gives up 1 green pawn",
        "0 The Friend discard pile (3 cards) becomes the Friend deck.",
        "0 The Mission discard pile (1 card) becomes the Mission deck.",
        "0 The reserve (18 cards) becomes the Child deck.",
    ]
    assert all(len(line) > 5 for line in told([*goal, *rare], "fr"))


@swept("language", LANGUAGES, one_of=2)
def test_games_are_told_to_players_and_spectators(language: str) -> None:
    cards, voice = deck(), words(language)
    occurred: set[str] = set()
    for position, mode, seed in tables():
        for _ in walk(position, seed):
            pass
        for reader in (None, 0):
            families, colours = families_and_colours(position, reader)
            told_of = position.events(0, reader)
            occurred |= {event.kind for event in told_of}
            told = story.tell(cards, mode, families, colours, told_of)
            assert sum(happening.heading for happening in told) > 5
            assert all(voice.say(happening.message).strip() for happening in told)
            spoken = [event for event in told_of if event.kind not in story.SILENT]
            by_one = [story.tell(cards, mode, families, colours, [event]) for event in spoken]
            assert all(len(single) == 1 and voice.say(single[0].message).strip() for single in by_one)
    assert set(events.NAMES) - occurred <= RARE


def test_secrets_are_told_only_to_those_who_know_them() -> None:
    for position, mode, seed in tables():
        if position.players > 1:
            for _ in walk(position, seed):
                pass
            families, colours = families_and_colours(position)
            public = [str(h.message) for h in story.tell(deck(), mode, families, colours, position.events(0, None))]
            own = [str(h.message) for h in story.tell(deck(), mode, families, colours, position.events(0, 0))]
            assert public.count("gets a Patron") == position.players
            assert own.count("gets a Patron") == position.players - 1


def test_what_chance_brought_last() -> None:
    wedding = [happened(event) for event in WEDDING]
    last = story.last_revealed(spot(), "multiplayer", [FAMILY, FAMILY], ["brown", "pink"], wedding)
    assert last is not None
    assert (last.seat, str(last.message)) == (1, "has a daughter (Adélaïde)")
    assert story.last_revealed(spot(), "multiplayer", [FAMILY], ["brown"], wedding[:3]) is None
