"""What the effects, conditions, requirements and goals of cards say, made from the data that runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.words import Arg, Message, either, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Clause, Measure
from bequest.games.crecy.words.phrases import GENERATION_NUMERALS, bearers, chained, gain, of_nationality

RENAMED: Final = ("ask-friends", "ask-more", "socialize-more")
"""Effects that name an action which The Testament calls otherwise (C-38.32, C-38.33)."""


def rewards(clauses: Sequence[Clause], owner: str, testament: bool = False) -> list[Message]:
    """What a Friend, a child or a Mission does, a sentence for all that stands under one condition (C-34.3)."""
    found: dict[tuple[object, ...], list[Clause]] = {}
    for clause in clauses:
        found.setdefault((_moment(clause, owner), clause.condition), []).append(clause)
    return [_reward(same, owner, testament) for same in found.values()]


def _reward(same: list[Clause], owner: str, testament: bool) -> Message:
    """Clauses with one condition as one sentence."""
    moment = _moment(same[0], owner)
    when = _conditions(same[0])
    if not when:
        prefix = message(f"crecy-moment-{moment}")
    elif moment == "wedding":
        prefix = message("crecy-moment-with", when=when)
    else:
        prefix = message("crecy-moment-both", moment=message(f"crecy-moment-{moment}"), when=when)
    return message("crecy-text-reward", prefix=prefix, does=tuple(effect_text(clause, testament) for clause in same))


def _moment(clause: Clause, owner: str) -> str:
    """When, or for how long, an effect holds."""
    if clause.do == terms.DO_FREE_TURN:
        return "hand"
    if clause.do in (terms.DO_CHILDLESS, terms.DO_PAIRS, terms.DO_OWN_DISCOUNT):
        return "always"
    if clause.do == terms.DO_COUNTS_AS:
        return "kept"
    if owner == "child":
        return f"lasting-{terms.TRIGGERS[clause.when]}" if clause.lasting else f"child-{terms.TRIGGERS[clause.when]}"
    if clause.lasting:
        return "lasting"
    return "completed" if owner == "mission" else "wedding"


def _conditions(clause: Clause) -> tuple[Message | str, ...]:
    told: list[Message | str] = []
    if clause.another >= 0:
        told.append(message("crecy-when-another", n=clause.others, bearers=bearers(clause.another, clause.others)))
    if clause.hand:
        told.append(message("crecy-measure-hand", n=clause.hand))
    if clause.gold_held:
        told.append(message("crecy-measure-gold", n=clause.gold_held))
    return (*told, *[measure_text(need) for need in clause.needs])


def effect_text(clause: Clause, testament: bool = False) -> Message:
    """One thing that a card does, with actions called as the mode calls them."""
    facts: dict[str, Arg] = {"amount": clause.amount}
    name = terms.EFFECTS[clause.do]
    if name in ("gold", "honor", "prestige", "income"):
        return gain(name, clause.amount)
    if clause.colour >= 0:
        facts["pawn"] = message(f"crecy-pawn-{terms.COLOURS[clause.colour]}")
    if clause.do == terms.DO_TAKE:
        facts["gender"] = terms.GENDERS[clause.gender] if clause.gender >= 0 else "any"
    if clause.do == terms.DO_COUNTS_AS:
        facts["trade"] = bearers(terms.FIRST_OCCUPATION + clause.occupation, 1)
    if name.startswith("rivals"):
        facts |= _rival_facts(clause)
    if testament and name in RENAMED:
        return Message(f"crecy-testament-do-{name}", facts)
    return Message(f"crecy-do-{name}", facts)


def lasting_effects(clauses: Sequence[Clause], testament: bool = False) -> tuple[Message, ...]:
    """What a card does for the rest of a Generation."""
    return tuple([effect_text(clause, testament) for clause in clauses if clause.lasting])


def _rival_facts(clause: Clause) -> dict[str, Arg]:
    facts: dict[str, Arg] = {"who": message(f"crecy-rivals-{terms.RIVALS[clause.who]}")}
    if clause.do == terms.DO_RIVALS_LOSE:
        movable = set(clause.lose) <= {terms.LOSE_GOLD, terms.LOSE_CARD}
        facts["losses"] = either([loss_text(what, clause.amount) for what in clause.lose])
        facts["to"] = "bank" if not clause.to_owner else "you" if movable else "some"
    else:
        facts["gift"] = message(f"crecy-gift-{terms.GIFTS[clause.gain]}", n=clause.amount)
    return facts


def loss_text(what: int, n: int) -> Message:
    return message(f"crecy-loss-{terms.LOSSES[what]}", n=n)


# --- measures ---


def measures_text(needs: Sequence[Measure]) -> tuple[Message | str, ...]:
    return tuple([measure_text(need) for need in needs])


def measure_text(need: Measure) -> Message:
    """What must be reached, as a noun phrase: at least 3 couples in one Generation."""
    if need.count == terms.M_MEMBERS:
        what = message("crecy-measure-members", n=need.least, members=_members(need, need.least))
    elif need.count == terms.M_OFFSPRING and need.gender >= 0:
        what = message(f"crecy-measure-offspring-{terms.GENDERS[need.gender]}", n=need.least)
    else:
        what = message(f"crecy-measure-{terms.MEASURES[need.count]}", n=need.least)
    return _in_generation(what, need)


def each_text(per: Measure) -> Message:
    """What points are given for each of."""
    if per.count == terms.M_MEMBERS:
        what = _members(per, 1)
    elif per.count == terms.M_OFFSPRING and per.gender >= 0:
        what = message(f"crecy-each-offspring-{terms.GENDERS[per.gender]}")
    else:
        what = message(f"crecy-each-{terms.MEASURES[per.count]}")
    return _in_generation(what, per)


def _members(measure: Measure, n: int) -> Message:
    """Friends in the family by occupation, nationality or gender; whatever else is asked of them in brackets."""
    further: list[Message | str] = []
    if measure.occupation >= 0:
        noun = bearers(terms.FIRST_OCCUPATION + measure.occupation, n)
        if measure.nationality >= 0:
            further.append(of_nationality(measure.nationality))
    elif measure.nationality >= 0:
        noun = bearers(measure.nationality, n)
    else:
        return message(f"crecy-bearers-{terms.GENDERS[measure.gender] if measure.gender >= 0 else 'any'}", n=n)
    if measure.gender >= 0:
        further.append(message(f"crecy-bearers-{terms.GENDERS[measure.gender]}", n=n))
    return message("crecy-bearers-further", noun=noun, further=chained(further)) if further else noun


def _in_generation(what: Message, measure: Measure) -> Message:
    if measure.generation == terms.ANY_ONE:
        return message("crecy-in-one-generation", what=what)
    if measure.generation:
        return message("crecy-in-generation", what=what, generation=GENERATION_NUMERALS[measure.generation])
    return what
