"""Section D, the constraints that the supplied deck keeps (D-1.1 to D-8.6)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from statistics import mean

import pytest

from bequest import games
from bequest.core.errors import BadPosition
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Card, Child, Friend, Hint, Mission, Offer
from bequest.games.crecy.data.deck import TEXTS
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import conditions, kinship, scoring
from bequest.games.crecy.words.card_words import card_marks
from tests.rules.crecy.table import PARENTS, ancestry, base, do, file, legal, random_game, seat, table

DECK = base()
RAW = tomllib.loads(TEXTS["salon-1"])
FRIENDS = {card.id: card for card in DECK.friends}
MISSIONS = {card.id: card for card in DECK.missions}
WOMEN = [card for card in DECK.friends if card.gender == terms.FEMALE]
MEN = [card for card in DECK.friends if card.gender == terms.MALE]
INTERACTING = {"friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"}
INTERACTING_MISSIONS = {
    "found-a-political-party", "preparing-for-the-revolution", "strengthen-the-royal-navy", "unrest-at-the-court",
}  # fmt: skip
PAWNS_AND_HONOR = ("carlos", "jan", "lucienne", "nicolas", "thomas")
PLAIN_GAINS = terms.EFFECTS[: terms.EFFECTS.index("pawn") + 1]

# What D.3 gives of each Friend besides the name, without the inferred values: gender (f or m) and fields.
KNOWN_FRIENDS = {
    "aleksandr": "effects", "angelique": "f occupation", "ann": "friends prestige effects", "arianne": "f effects",
    "bernadette": "f effects", "carlos": "effects", "claire": "effects", "constant": "m effects", "david": "m",
    "erich": "effects", "eustachy": "m effects", "evgenia": "friends prestige effects", "fehmi": "f friends effects",
    "friedrich": "nationality", "george": "effects",
    "gertrude": "f nationality dowry friends prestige effects", "hans-heinrich": "occupation effects",
    "isabella": "effects", "jan": "effects", "katherine": "", "laurent": "m occupation",
    "leonid": "m nationality effects", "lucienne": "f occupation effects", "manuel": "", "margarethe": "f effects",
    "maria": "f nationality effects", "michael": "m nationality", "miranda": "effects", "nancy": "f effects",
    "nathalie": "f", "nicolas": "effects", "patrick": "m", "pierre": "m effects", "robert": "nationality effects",
    "roger": "occupation effects", "rowena": "f nationality", "sophie": "f effects", "thomas": "effects", "vera": "",
}  # fmt: skip
KNOWN_OTHERS = {
    "son": "name gender", "daughter": "name gender", "handsome": "name gender effects", "brave": "name gender effects",
    "don-juan": "name gender effects", "gossip-queen": "name gender effects", "beautiful-smile": "name effects",
    "a-true-beauty": "name gender effects", "surprise-twins-son": "name effects",
    "surprise-twins-daughter": "name effects", "complication": "name copies",
    "count": "name generation cost gains", "court-ballet": "name generation cost gains",
    "new-steam-engine": "name effects", "establish-a-craft-guild": "name effects",
    "renovate-the-old-cathedral": "name effects", "found-a-political-party": "name",
    "preparing-for-the-revolution": "name", "strengthen-the-royal-navy": "name", "unrest-at-the-court": "name",
    "john-law": "name main minor", "jean-jacques-rousseau": "name", "benjamin-franklin": "name",
}  # fmt: skip
NOT_VALUES = {"not_in", "role", "start"}
"""Published marks that section D has no column for: what the rules of the solo games say."""


def all_cards() -> list[Card]:
    kinds: list[Sequence[Card]] = [
        DECK.friends, DECK.children, DECK.heads, DECK.titles, DECK.contributions, DECK.missions, DECK.patrons,
        DECK.hints,
    ]  # fmt: skip
    return list(chain.from_iterable(kinds))


def with_effects() -> list[Friend | Child | Mission]:
    return [*DECK.friends, *DECK.children, *DECK.missions]


def does(card: Friend | Child | Mission) -> set[int]:
    return {clause.do for clause in card.effects}


def clauses(cards: Iterable[Friend | Child | Mission]) -> list[Clause]:
    return [clause for card in cards for clause in card.effects]


def marks(card: Card) -> set[str]:
    """The fields of which at least a part is published."""
    return {name.partition(".")[0] for name in card.published}


# --- all designed cards ---


def test_marks_say_what_is_published() -> None:
    """D-1.1: exactly what D.3 to D.8 give is marked, inferred values are not."""
    for card in all_cards():
        if card.id in KNOWN_FRIENDS:
            words = KNOWN_FRIENDS[card.id].split()
            expected = {"name", *({"f": "gender", "m": "gender"}.get(word, word) for word in words)}
        else:
            expected = set(KNOWN_OTHERS.get(card.id, "").split())
        assert marks(card) - NOT_VALUES == expected, card.id
    for id, said in KNOWN_FRIENDS.items():
        gender = {"f": terms.FEMALE, "m": terms.MALE}.get(said.split()[0] if said else "")
        assert gender is None or FRIENDS[id].gender == gender


def test_published_values_are_those_of_the_tables() -> None:
    """D-1.1: values that D.3 to D.8 state."""
    nations = {"friedrich": "prussian", "gertrude": "prussian", "leonid": "russian", "maria": "spanish"}
    nations |= {"michael": "prussian", "robert": "british", "rowena": "prussian"}
    assert {id: terms.NATIONALITIES[FRIENDS[id].nationality] for id in nations} == nations
    work = {"angelique": "craftsman", "hans-heinrich": "craftsman", "laurent": "craftsman"}
    work |= {"lucienne": "aristocrat", "roger": "aristocrat"}
    assert {id: terms.OCCUPATIONS[FRIENDS[id].occupation] for id in work} == work
    slots = {id: (FRIENDS[id].cards, FRIENDS[id].prestige) for id in ("ann", "evgenia", "gertrude")}
    assert slots == {"ann": (1, 0), "evgenia": (2, 1), "gertrude": (1, 1)}
    assert (FRIENDS["gertrude"].money, FRIENDS["fehmi"].cards) == (1, 1)
    count, ballet = DECK.titles[0], next(card for card in DECK.contributions if card.id == "court-ballet")
    assert (count.generation, _cost(count), _gains(count)) == (1, (4, 2, 0), (1, 0, 2, 0))
    assert (ballet.generation, _cost(ballet), _gains(ballet)) == (2, (2, 0, 1), (0, 1, 2, 0))
    starts = {id: (FRIENDS[id].start_income, FRIENDS[id].start_gold) for id in ("nathalie", "patrick")}
    assert starts == {"nathalie": (2, 6), "patrick": (1, 9)}


def _cost(card: Offer) -> tuple[int, int, int]:
    return card.gold, card.cards, card.income_lost


def _gains(card: Offer) -> tuple[int, int, int, int]:
    return card.income, card.honor, card.prestige, card.friends


def test_cards_with_other_names_are_house() -> None:
    """D-1.2."""
    for card in all_cards():
        if card.id not in KNOWN_FRIENDS and card.id not in KNOWN_OTHERS:
            assert card.published == (), card.id


def test_players_see_what_is_house() -> None:
    """D-1.3."""
    abigail = card_marks(DECK, "friend", list(FRIENDS).index("abigail"))
    for field in ("gender", "nationality", "occupation", "dowry", "friends", "effects"):
        assert f"crecy-field-{field}" in repr(abigail)
    gertrude = repr(card_marks(DECK, "friend", list(FRIENDS).index("gertrude")))
    assert ("crecy-field-occupation" in gertrude, "crecy-field-dowry" in gertrude) == (True, False)
    assert card_marks(DECK, "title", 0).id == "crecy-marks-published"


def test_players_see_what_is_partly_house() -> None:
    """D-1.1, D-1.3: the colour of Carlos's pawn and his condition icon are the house's own."""
    carlos = card_marks(DECK, "friend", list(FRIENDS).index("carlos"))
    assert "crecy-field-effects" in repr(carlos)


def test_everything_is_judged_from_the_state_alone() -> None:
    """D-1.6: requirements, goals and Hints have an answer in every position of a game."""
    for options in ({"players": 3, "seed": 5}, {"players": 1, "seed": 5, "mode": "solo_testament"}):
        for number, s in enumerate(random_game(**options)):
            if number % 25 == 0 and s.families[0]:
                assert all(conditions.met(s, 0, card.needs) in (True, False) for card in DECK.missions)
                if options["players"] == 3:
                    goals = [goal for card in DECK.patrons for goal in (card.main, *card.minor) if goal is not None]
                    assert all(0 <= conditions.points(s, 0, goal) <= goal.most for goal in goals)
                elif len(s.families[0]) >= 7:
                    answers = [kinship.fulfilled(DECK, s.families[0], card) for card in DECK.hints]
                    assert set(answers) <= {True, False}


def test_every_card_has_an_english_and_a_french_form() -> None:
    """D-1.8: a name, a French one unless it is the same, and a line of description in both."""
    same = {"Baron", "Marquis", "Brave", "Don Juan", "Complication", *(str(card.name) for card in DECK.patrons)}
    for card in all_cards():
        assert set(card.note.args) == {"en", "fr"}, card.id
        assert "fr" in card.name.texts or card.id in FRIENDS or str(card.name) in same, card.id
    assert all(card.name.texts.get("fr") != str(card.name) for card in all_cards())


def test_fixture_cards_are_checked_but_for_totals_and_required_values() -> None:
    """D-1.9."""
    game = games.get("crecy")

    def read(card: dict[str, object]) -> CrecyPosition:
        found = game.from_json(json.dumps({"game": "crecy", "deck": {"friend": [card]}}))
        assert isinstance(found, CrecyPosition)
        return found

    assert [card.id for card in read({"id": "ann", "gender": "female"}).rules.deck.friends] == ["ann"]
    for wrong in ({"effects": [{"do": "fly"}]}, {"cost": 1, "dowry": 1}, {"nationality": "martian"}, {"hat": 1}):
        with pytest.raises(BadPosition):
            read({"id": "ann", "gender": "female", **wrong})


def _verbs() -> Counter[str]:
    """How many cards use each effect."""
    return Counter(terms.EFFECTS[do] for card in with_effects() for do in does(card))


def _distinct() -> int:
    """The different effects of the deck: what whole cards do, conditions included."""
    cards = [card for table in ("friend", "child", "mission") for card in RAW[table]]
    return len({json.dumps(card["effects"], sort_keys=True) for card in cards if card.get("effects")})


def _share(hooks: list[str]) -> float:
    print(f"{len(hooks)} of {_distinct()} distinct effects need code of their own: {', '.join(hooks)}")
    return len(hooks) / _distinct()


def test_few_effects_need_code_of_their_own() -> None:
    """Verbs that a single card uses, plain gains and the modifiers of one number left out: at most 15 %."""
    modifiers = [verb for verb in terms.EFFECTS[terms.FIRST_LASTING :] if verb.endswith(("-more", "-discount"))]
    single = [verb for verb, cards in _verbs().items() if cards == 1]
    assert _share([verb for verb in single if verb not in PLAIN_GAINS and verb not in modifiers]) <= 0.15


# --- Friends ---


def test_friends_by_name_and_gender() -> None:
    """D-2.1, D-2.2."""
    assert len({card.name for card in DECK.friends}) == len(DECK.friends) == 75
    assert set(FRIENDS) >= set(KNOWN_FRIENDS)
    assert len(KNOWN_FRIENDS) == 39
    assert sorted([len(WOMEN), len(MEN)]) == [37, 38]
    known = [card.gender for id, card in FRIENDS.items() if id in KNOWN_FRIENDS]
    assert (known.count(terms.FEMALE), known.count(terms.MALE)) == (19, 20)


def test_nationalities_and_occupations() -> None:
    """D-2.3, D-2.4, D-2.5."""
    nations = Counter(terms.NATIONALITIES[card.nationality] for card in DECK.friends)
    work = Counter(terms.OCCUPATIONS[card.occupation] for card in DECK.friends if card.occupation >= 0)
    assert set(nations) == set(terms.NATIONALITIES)
    assert [card.gender for card in DECK.friends if terms.NATIONALITIES[card.nationality] == "american"] == [
        terms.FEMALE
    ]
    assert nations["prussian"] >= 4
    assert min(nations["british"], nations["spanish"], nations["russian"]) >= 2
    assert (work["craftsman"] >= 3, work["aristocrat"] >= 2, set(work)) == (True, True, set(terms.OCCUPATIONS))
    assert 5 <= len(DECK.friends) - work.total() <= 10
    for clause in clauses(with_effects()):
        if clause.another >= 0:  # every condition can be met, with the card itself left out
            assert (nations + work)[terms.ICONS[clause.another]] > clause.others


def test_values_of_men_and_women() -> None:
    """D-2.6: most men cost and give Income, most women bring a dowry and Friends; both with exceptions."""
    for cards, typical in (
        (MEN, [card for card in MEN if card.money < 0 and card.income > 0]),
        (WOMEN, [card for card in WOMEN if card.money > 0 and card.cards > 0]),
    ):
        assert len(cards) / 2 < len(typical) < len(cards)


def test_slots_and_prestige() -> None:
    """D-2.7, D-2.8, D-2.12."""
    assert all(not (card.income and card.cards) for card in DECK.friends)
    assert {card.cards for card in DECK.friends} == {0, 1, 2}
    prestige = [card.prestige for card in DECK.friends]
    assert (min(prestige) < 0, 0 in prestige, 1 in prestige, max(prestige) >= 4) == (True,) * 4
    nobles = [card for card in DECK.friends if card.occupation == terms.ARISTOCRAT]
    commoners = [card for card in DECK.friends if card.occupation < 0]
    others = [card for card in DECK.friends if card.occupation >= 0 and card.occupation != terms.ARISTOCRAT]
    brought = [mean(card.prestige for card in cards) for cards in (commoners, others, nobles)]
    assert brought == sorted(set(brought))
    assert mean(card.money for card in nobles) < mean(card.money for card in others)
    constant = FRIENDS["constant"]
    assert (constant.prestige, constant.income) == (max(prestige), max(card.income for card in DECK.friends))
    assert (FRIENDS["david"].prestige < 0, FRIENDS["sophie"].money > 0) == (True, True)
    assert [card.id for card in MEN if card.money in (0, -1)] != []


def test_conditional_friends_ask_for_an_icon_of_their_own() -> None:
    """D-2.9, D-2.10."""
    rewards = [(terms.EFFECTS[clause.do], clause.amount) for clause in FRIENDS["aleksandr"].effects]
    assert ("honor", 1) in rewards
    assert [reward for reward in rewards if reward != ("honor", 1)] in ([("prestige", 1)], [("income", 1)])
    for id in ("aleksandr", "erich", *PAWNS_AND_HONOR):
        card = FRIENDS[id]
        own = {card.nationality, card.occupation + terms.FIRST_OCCUPATION}
        assert {clause.another for clause in card.effects} <= own, id
    colours = [clause.colour for id in PAWNS_AND_HONOR for clause in FRIENDS[id].effects if clause.do == terms.DO_PAWN]
    assert sorted(terms.COLOURS[colour] for colour in colours) == sorted(terms.COLOURS)


def test_who_affects_other_players() -> None:
    """D-2.11, D-5.5: exactly six Friends and four Missions, none of them in a solo game; cards only move openly."""
    rivals = {terms.DO_RIVALS_LOSE, terms.DO_RIVALS_GAIN}
    assert {card.id for card in DECK.friends if does(card) & rivals} == INTERACTING
    assert {card.id for card in DECK.missions if does(card) & rivals} == INTERACTING_MISSIONS
    assert not [card.id for card in DECK.children if does(card) & rivals]
    for id in (*INTERACTING, *INTERACTING_MISSIONS):
        card = FRIENDS.get(id) or MISSIONS[id]
        assert {"solo_standard", "solo_testament"} <= set(card.not_in), id
    losses = [clause for clause in clauses(with_effects()) if clause.do == terms.DO_RIVALS_LOSE]
    assert all(clause.lose and clause.amount > 0 for clause in losses)  # tracks, Gold, cards and pawns, nothing else
    assert {card.id for card in DECK.friends if "solo_standard" in card.not_in} == INTERACTING
    removed = {*INTERACTING, "angelique", "constant", "patrick"}
    assert {card.id for card in DECK.friends if "solo_testament" in card.not_in} == removed
    assert {card.id for card in DECK.friends if "solo_testament/english" in card.not_in} == {"george"}


def test_a_fair_share_of_friends_has_no_effect() -> None:
    """D-2.14."""
    assert 0.25 <= len([card for card in DECK.friends if not card.effects]) / 75 <= 0.5


def test_no_designed_effect_leaves_the_testament_in_doubt() -> None:
    """D-2.15: none of the Friends it uses speaks of Patrons, arranged marriages, Generations or Complications."""
    used = [card for card in DECK.friends if "solo_testament" not in card.not_in and card.id not in KNOWN_FRIENDS]
    for card in used:
        assert not does(card) & {terms.DO_PATRON_MISSION, terms.DO_CHILDLESS}
        needs = [need for clause in card.effects for need in clause.needs]
        assert all(need.count not in (terms.M_BETROTHALS, terms.M_MISSIONS) and need.generation == 0 for need in needs)


def test_the_testament_family_is_french() -> None:
    """D-2.16."""
    assert {FRIENDS[id].nationality for id in ("patrick", "nathalie", "laurent", "angelique")} == {terms.FRENCH}
    assert not {FRIENDS[id].occupation for id in ("patrick", "nathalie")} & {terms.ARISTOCRAT, terms.CRAFTSMAN}


# --- Child cards, Titles, Contributions ---


def test_child_cards() -> None:
    """D-3.1 to D-3.5."""
    copies = {
        gender: sum(c.copies for c in DECK.children if c.gender == gender) for gender in (terms.MALE, terms.FEMALE, -1)
    }
    assert copies == {terms.MALE: 39, terms.FEMALE: 39, -1: 10}
    kinds = {card.id: card for card in DECK.children}
    for gender, plain in ((terms.MALE, "son"), (terms.FEMALE, "daughter")):
        assert copies[gender] / 2 < kinds[plain].copies  # the special ones are the minority
        assert kinds[plain].copies > terms.RESERVE_EACH
        assert kinds[plain].effects == ()
    assert {str(card.name) for card in DECK.children if card.effects} == {
        "Handsome", "Brave", "Don Juan", "Gossip Queen", "Beautiful Smile", "A True Beauty", "Surprise Twins",
    }  # fmt: skip
    twins = [card for card in DECK.children if str(card.name) == "Surprise Twins"]
    assert sum(card.copies for card in twins) >= 2
    assert {card.gender for card in twins} == {terms.MALE, terms.FEMALE}
    assert [kinds[id].gender for id in ("handsome", "brave", "don-juan")] == [terms.MALE] * 3
    assert [kinds[id].gender for id in ("gossip-queen", "a-true-beauty")] == [terms.FEMALE] * 2
    assert set(terms.TRIGGERS) == {"birth", "grown", "wedding"}


def test_titles_and_contributions() -> None:
    """D-4.1 to D-4.4."""
    for cards in (DECK.titles, DECK.contributions):
        assert Counter(card.generation for card in cards) == {1: 3, 2: 3, 3: 3}
        assert len({_cost(card) for card in cards}) == 9
        assert len({_gains(card) for card in cards}) == 9
        assert all(any(_gains(card)) and any(_cost(card)) for card in cards)
    assert all(card.honor == 0 for card in DECK.titles)
    assert all(card.income == 0 for card in DECK.contributions)
    gold = [card.gold for card in DECK.contributions]
    assert (min(gold) < 4, max(gold) > 4) == (True, True)


def test_later_generations_give_more() -> None:
    """D-4.5: Prestige counts 3, 2 or 1 times by the end, so later cards bring more of it."""
    for cards in (DECK.titles, DECK.contributions):
        given = [sum(c.prestige + c.honor for c in cards if c.generation == number) for number in (1, 2, 3)]
        assert given == sorted(set(given))


# --- Missions ---


def test_missions() -> None:
    """D-5.1, D-5.2, D-5.4, D-5.6: about the family, and nothing that only its owner knows."""
    assert len(DECK.missions) == 15
    assert {card.honor for card in DECK.missions} == {6, 8}
    assert 0 < len([card for card in DECK.missions if card.effects]) < 15
    for card in DECK.missions:
        assert card.needs
        assert all(need.count < terms.FIRST_LEVEL for need in card.needs), card.id
    assert {card.id for card in DECK.missions if terms.DO_COUNTS_AS in does(card)} == {
        "new-steam-engine", "establish-a-craft-guild",
    }  # fmt: skip
    discount = [(terms.EFFECTS[c.do], c.amount) for c in MISSIONS["renovate-the-old-cathedral"].effects]
    assert discount == [("contribution-discount", 4)]


def _brides(mode: str) -> list[str]:
    """The women of the mode's deck, the occupations in turn."""
    free = [card for card in WOMEN if not {mode, f"{mode}/english"} & set(card.not_in) and card.role < 0]
    by_work = [[card.id for card in free if card.occupation == number] for number in range(len(terms.OCCUPATIONS))]
    return [id for turn in zip_longest(*by_work) for id in turn if id]


@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard"])
def test_every_requirement_can_be_met_by_a_family(mode: str) -> None:
    """D-5.3: one family, with the cards of the mode, meets all of them together."""
    brides = iter(_brides(mode))
    persons = ["patriarch [count, alms-house, mansion]", f"{next(brides)} & 1"]
    row = [1]
    for _ in range(2):  # sons of row 2 and row 3, all of them married
        row, parents = [], row
        for parent in [parent for parent in parents for _ in range(terms.CHILD_LIMIT)]:
            persons += [f"son < {parent}", f"{next(brides)} & {len(persons) + 1}"]
            row.append(len(persons) - 1)
    for parent in row:  # in row 4 a son with a promised wife and two daughters each
        persons += [f"son < {parent}", f"{next(brides)} & {len(persons) + 1}", f"daughter < {parent}"]
        persons.append(f"daughter < {parent}")
    persons[2] += " [venture]"
    assert _completable(table(family="; ".join(persons), missions=_missions(mode), mode=mode, round=9), mode)


def test_every_requirement_can_be_met_by_a_testament_tree() -> None:
    """D-5.3, for the Missions of the solo set."""
    tree = f"{PARENTS}; son & 5 [count, alms-house, mansion, venture]; daughter & 4; son & 7; daughter & 6"
    for number, bride in enumerate(_brides("solo_testament")[:24]):
        tree += f"; son < 4 5; {bride} & {8 + 2 * number}"
    tree += "; daughter < 4 5" * 8
    assert _completable(ancestry(tree, missions=_missions("solo_testament"), round=9), "solo_testament")


def _missions(mode: str) -> str:
    return ", ".join(card.id for card in DECK.missions if mode not in card.not_in)


def _completable(s: CrecyPosition, mode: str) -> bool:
    return [f"complete {id}" for id in _missions(mode).split(", ")] == [t for t in legal(s) if t.startswith("complete")]


# --- Patrons, Heads ---


def test_patrons() -> None:
    """D-6.1 to D-6.4."""
    assert len(DECK.patrons) == 6
    for card in DECK.patrons:
        assert card.main is not None
        assert card.main.points == 9
        assert 2 <= len(card.minor) <= 3
        assert all(goal.most >= 4 for goal in card.minor)  # worth an action
    law = RAW["patron"][0]
    assert law["main"] == {"points": 9, "needs": [{"count": "income", "least": 7}]}
    assert law["minor"][1] == {"points": 4, "needs": [{"count": "gold", "least": 8}]}
    craftsmen = {"count": "members", "least": 2, "occupation": "craftsman", "generation": 4}
    assert law["minor"][0]["needs"] == [craftsmen]


@pytest.mark.parametrize("patron", [card.id for card in DECK.patrons])
def test_a_goal_depends_on_its_owner_alone(patron: str) -> None:
    """D-6.5."""
    other = "duke-of-choiseul" if patron != "duke-of-choiseul" else "john-law"
    rich = seat(
        gold=40, income=9, prestige=20, honor=50, hand="abigail, zeynep", patron=other, completed="a-family-trade",
        family="patriarch & 2 [count, alms-house, mansion, venture]; agnieszka; son < 1; son < 1; ann & 3",
    )  # fmt: skip
    own = {"family": "patriarch & 2; bianca; son < 1", "patron": patron, "under": 3, "gold": 9, "hand": "ayse"}
    points = [scoring.patron_points(table(two=two, **own), 0) for two in (seat(patron=other), rich)]  # type: ignore[arg-type]
    assert points[0] == points[1]


def test_heads() -> None:
    """D-7.1 to D-7.4."""
    pawns = [terms.COLOURS[head.pawn] for head in DECK.heads]
    assert len(set(pawns)) == len(DECK.heads) == 4
    assert "sky-blue" in pawns
    for head in DECK.heads:
        patriarch, matriarch = head.sides
        assert patriarch.income > matriarch.income
        assert matriarch.gold > patriarch.gold
    sides = [side for head in DECK.heads for side in head.sides]
    assert len({(side.income, side.gold, side.friends, head.pawn) for head in DECK.heads for side in head.sides}) == 8
    assert {side.income for side in sides} <= {1, 2}
    assert all(4 <= side.gold <= 10 and 4 <= side.friends <= 6 for side in sides)


# --- Hints ---

WITNESS = (
    f"{PARENTS}; michael & 5 < 8 9 [count, mansion]; lucienne & 4 < 10 11; raffaele & 7 [alms-house]; kunegunda & 6; "
    "robert & 9 [mansion]; gertrude & 8; ibrahim & 11; olga & 10; kazimierz & 13 < 4 5; saskia; daughter < 4 5; "
    "son < 12 13; daughter < 12 13; lorenzo & 18 < 8 9; maartje"
)
"""A tree in which every Hint of the deck is true."""


@pytest.mark.parametrize("edition", ["english", "french"])
def test_hints_never_contradict_each_other(edition: str) -> None:
    """D-8.4, D-8.5: one tree of cards that are in the game fulfils all fifteen, hence any nine of them."""
    hints = [{"hint": card.id} for card in DECK.hints]
    s = do(ancestry(WITNESS, round=9, hints=hints, edition=edition), "ask-friends", "amount 2")
    assert file(s, "hints") == [{"hint": card.id, "fulfilled": True} for card in DECK.hints]


def test_hints_ask_for_nothing_that_could_be_undone() -> None:
    """D-8.5: each is a number of persons at least, none asks that something is missing."""
    allowed = {
        "generation", "kin", "side", "line", "least", "known", "nationality", "occupation", "gender", "holds",
        "children", "child", "spouse", "id", "name", "note",
    }  # fmt: skip
    for card in RAW["hint"]:
        assert set(card) <= allowed
        assert card.get("known", True) is True
        assert all(part.get("known", True) is True for part in (card.get("child", {}), card.get("spouse", {})))


def test_hints_by_generation_and_kin() -> None:
    """D-8.1 to D-8.4: never about the Starting card or the Parents."""
    assert Counter(card.generation for card in DECK.hints) == {1: 5, 2: 5, 3: 5}
    s = ancestry(WITNESS)
    for card in DECK.hints:
        found = kinship.kin(s.families[0], card)
        assert found
        assert min(found) >= 3, card.id


def test_kinship_on_the_tree() -> None:
    """D-8.3."""
    s = ancestry(WITNESS)
    degrees = {
        "grandparent": [4, 5, 6, 7],
        "great-grandparent": [8, 9, 10, 11],
        "uncle-or-aunt": [12, 14],
        "great-uncle-or-aunt": [17],
    }
    found = {word: [n + 1 for n in kinship.kin(s.families[0], _plain(word))] for word in degrees}
    assert found == degrees


def _plain(word: str) -> Hint:
    """A Hint of the deck about this kin, without side and line."""
    names = [str(card["id"]) for card in RAW["hint"] if card["kin"] == word and not {"side", "line"} & set(card)]
    return next(card for card in DECK.hints if card.id == names[0])


def test_hints_ask_for_more_and_more() -> None:
    """D-8.6: how many facts a Hint names grows from Generation to Generation."""
    asked = [sum(_facts(card) for card in RAW["hint"] if card["generation"] == number) for number in (1, 2, 3)]
    assert asked == sorted(asked)
    assert asked[0] < asked[2]


def _facts(card: dict[str, object]) -> int:
    """What a Hint asks of a person: its own facts, those of child and spouse, and persons or children beyond one."""
    own = [key for key in ("known", "side", "line", "nationality", "occupation", "gender", "holds") if key in card]
    nested = [part for key in ("child", "spouse") for part in (card.get(key) or {})]  # type: ignore[attr-defined]
    return len(own) + len(nested) + int(str(card.get("least", 1))) - 1 + max(0, int(str(card.get("children", 0))) - 1)
