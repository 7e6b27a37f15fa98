"""Section X, Forbidden Machines: who may activate what, and when."""

import json
from typing import Any

import pytest

from bequest.core.errors import IllegalAction
from bequest.core.wire import Subject
from bequest.games.gears.data.loading import supplied
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import action, do, legal, on_timeline, rule_of, status, told
from tests.rules.gears.test_x_machines import (
    asked,
    chain,
    draw_and_keep,
    free,
    machines,
    own_card,
    own_deck,
    read,
    with_tokens,
)

MIRROR = "Glyphwriting@t0 {red 2}; Clockspring@t0 {blue 1}; Skyfork@t0 {blue 1}; Lore Vault@t1 {blue 2}"
"""With a Mirror Engine at t2 the position of GE-X3."""
WITH_ACTIVATION = {
    "Meridian Timerail": "extra-turn",
    "Expansion Dome": "splice",
    "Mirror Engine": "swap",
    "Rune Ledger": "modifier",
    "Orrery": "points",
    "Vesper Lamp": "cubes",
    "Thinking Loom": "draw",
}
every_machine = pytest.mark.parametrize("name", list(WITH_ACTIVATION))


def use(s: GearsPosition, name: str) -> GearsPosition:
    """Activates a technology, taking the first choice of every step."""
    do(s, f"activate {name}")
    while s.seat >= 0 and s.frames[-1].open:
        do(s, legal(s)[0])
    return s


# --- the examples ---


@pytest.mark.rule("G-X.14", "G-X.15", "G-X.28", "G-X.17")
def test_ge_x3_a_tied_leader_activates_the_mirror_engine() -> None:
    s = machines(f"{MIRROR}; Mirror Engine@t2 {{red 1, blue 1}}")
    assert status(s, "Mirror Engine@t2") == "S"
    do(s, "activate Mirror Engine", "timeframe t0", "timeframe t0", "card Clockspring")
    assert on_timeline(s) == {
        "glyphwriting@t0": {"red": 1, "blue": 1},
        "skyfork@t0": {"blue": 1},
        "clockspring@t0": {"red": 1},
        "lore-vault@t1": {"blue": 2},
        "mirror-engine@t2": {"red": 1, "blue": 1},
    }
    assert s.actions == 0
    draw_and_keep(s)
    assert asked(s) == ("move", 1)
    assert free(s) == ["mirror-engine"]


@pytest.mark.rule("G-X.15")
def test_ge_x4_a_failed_technology_cannot_be_activated() -> None:
    without = MIRROR.replace("Skyfork@t0 {blue 1}; ", "")
    s = machines(f"{without}; Mirror Engine@t2 {{red 1, blue 1}}")
    assert status(s, "Mirror Engine@t2") == "F"
    assert rule_of(s, "activate Mirror Engine") == "G-X.15"
    assert free(s) == []


@pytest.mark.rule("G-X.18")
def test_ge_x5_once_a_turn() -> None:
    s = machines(f"{MIRROR}; Mirror Engine@t2 {{red 2, blue 1}}")
    do(s, "activate Mirror Engine", "timeframe t0", "timeframe t0", "card Clockspring")
    assert on_timeline(s)["mirror-engine@t2"] == {"red": 2, "blue": 1}
    assert rule_of(s, "activate Mirror Engine") == "G-X.18"
    assert free(s) == []
    draw_and_keep(s)
    draw_and_keep(s)
    assert (s.seat, s.turn) == (0, 2)
    assert free(s) == ["mirror-engine"]


@pytest.mark.rule("G-X.39", "G-X.22", "G-X.17")
def test_ge_x10_points_are_for_the_sole_leader() -> None:
    s = machines(chain("Orrery", "red 2, blue 2"))
    assert status(s, "Orrery@t3") == "S"
    assert rule_of(s, "activate Orrery") == "G-X.39"
    assert told(s, "activate Orrery") == "only the sole leader can use Orrery, and 2 players lead it with 2 cubes each"
    s = machines(chain("Orrery", "red 3, blue 2"))
    do(s, "activate Orrery")
    assert s.scores() == [1, 0]
    assert s.actions == 0


@pytest.mark.rule("G-4.18", "G-X.21")
def test_ge_x11_with_three_actions_taken_the_turn_waits_for_the_activation() -> None:
    s = machines(f"{MIRROR}; Mirror Engine@t2 {{red 2, blue 1}}", actions=3)
    assert asked(s) == ("end", 0)
    assert legal(s) == ["activate mirror-engine", "end"]
    do(s, "activate Mirror Engine", "timeframe t0", "timeframe t1")
    assert on_timeline(s)["lore-vault@t1"] == {"red": 1, "blue": 1}
    assert asked(s) == ("move", 1)
    assert s.turn == 1


# --- who and what ---


@pytest.mark.rule("G-X.13")
def test_some_technologies_have_an_activation() -> None:
    s = machines()
    rows = [s.game.text(row) for row in range(len(s.game.catalogue))]
    names = [row.removeprefix("activate ") for row in rows if row.startswith("activate ")]
    deck = supplied("forbidden")
    assert {deck.card_names[deck.number[name]] for name in names} == set(WITH_ACTIVATION)
    assert names == [name for name in deck.card_ids if name in names]
    effects = {str(technology.name): technology.effect for technology in deck.technologies if technology.id in names}
    assert effects == WITH_ACTIVATION


@pytest.mark.rule("G-X.13", "G-X.14")
@every_machine
def test_the_active_player_activates_in_the_own_turn(name: str) -> None:
    s = machines(chain(name, "blue 2", below="red 1"))
    assert rule_of(s, f"activate {name}") == "G-X.14"  # red is active and leads everything but this
    assert s.legal(1) == []
    reason = s.why_not(action(s, f"activate {name}"), 1)
    assert reason is not None
    assert "seat 2 is not asked" in str(reason)
    with pytest.raises(IllegalAction):
        s.apply(action(s, f"activate {name}"), 1)
    draw_and_keep(s)
    if asked(s) == ("end", 0):  # red may activate another one
        do(s, "end")
    use(s, name)
    assert s.seat == 1
    assert forms.view(s, None)["activated"] == [name.lower().replace(" ", "-")]


@pytest.mark.rule("G-X.14", "G-1.13")
@pytest.mark.parametrize(
    ("cubes", "allowed"),
    [
        ("red 1", True),
        ("red 2, blue 1, white 1", True),
        ("red 2, blue 2", True),
        ("red 1, blue 1, white 1", True),
        ("red 1, blue 2", False),
        ("red 2, blue 1, white 3", False),
        ("blue 1", False),
        ("", False),
    ],
)
def test_the_player_must_be_a_leader(cubes: str, allowed: bool) -> None:
    s = machines(chain("Mirror Engine", cubes, below="red 5, blue 1"), players=3)
    assert rule_of(s, "activate Mirror Engine") == ("" if allowed else "G-X.14")
    assert free(s) == (["mirror-engine"] if allowed else [])


@pytest.mark.rule("G-X.39", "G-X.14")
@pytest.mark.parametrize(
    ("name", "tied"),
    [
        ("Orrery", False),
        ("Vesper Lamp", False),
        ("Thinking Loom", False),
        ("Meridian Timerail", False),
        ("Mirror Engine", True),
        ("Expansion Dome", True),
        ("Rune Ledger", True),
    ],
)
def test_some_effects_are_for_the_sole_leader_only(name: str, tied: bool) -> None:
    for cubes, rule in (
        ("red 3, blue 2", ""),
        ("red 2, blue 2", "" if tied else "G-X.39"),
        ("red 2, blue 3", "G-X.14"),
    ):
        s = machines(chain(name, cubes))
        assert rule_of(s, f"activate {name}") == rule, cubes


@pytest.mark.rule("G-X.39")
@pytest.mark.parametrize(("effect", "tied"), [("extra-turn", False), ("splice", True)])
def test_the_effect_decides_and_not_the_card(effect: str, tied: bool) -> None:
    machine = own_card("machine", ability="activation", effect=effect)
    lying = [{"technology": "machine", "timeframe": "t0", "cubes": {"red": 1, "blue": 1}}]
    s = own_deck(machine, timeline=lying)
    assert (free(s) == ["machine"]) is tied
    assert rule_of(s, "activate machine") == ("" if tied else "G-X.39")


@pytest.mark.rule("G-X.15")
@every_machine
def test_the_copy_must_be_successful(name: str) -> None:
    whole = chain(name, "red 3")
    assert rule_of(machines(whole), f"activate {name}") == ""
    for missing in whole.split("; ")[:-1]:
        s = machines("; ".join(part for part in whole.split("; ") if part != missing))
        assert rule_of(s, f"activate {name}") == "G-X.15", missing


@pytest.mark.rule("G-X.16")
@pytest.mark.parametrize("here", ["t0", "t1", "t2", "t3", "t4"])
@every_machine
def test_the_marker_does_not_matter(name: str, here: str) -> None:
    s = machines(chain(name, "red 3"), at={"red": here})
    assert rule_of(s, f"activate {name}") == ""


# --- when ---


@pytest.mark.rule("G-X.17", "G-4.24")
@every_machine
def test_it_is_free_before_between_and_after_the_actions(name: str) -> None:
    for taken in range(4):
        s = draw_and_keep(machines(chain(name, "red 3")), taken)
        assert asked(s) == ("move" if taken < 3 else "end", 0)
        use(s, name)
        if taken < 3:
            assert (s.actions, s.seat) == (taken, 0)
            draw_and_keep(s, 2 - taken)
            assert (s.actions, s.seat) == (2, 0)
        elif name == "Meridian Timerail":  # the extra turn
            assert (s.actions, s.seat) == (0, 0)
        else:
            assert (s.actions, s.seat) == (0, 1)


@pytest.mark.rule("G-X.17", "G-4.16")
def test_never_in_the_middle_of_an_action() -> None:
    s = machines(chain("Orrery", "red 3"), red="Greenhouse, Skyfork, 2 Deepwell, Panacea", at={"red": "t0"})
    assert rule_of(s, "activate Orrery") == ""
    do(s, "draw")
    assert asked(s) == ("keep", 0)
    assert rule_of(s, "activate Orrery") == "not asked"
    do(s, legal(s)[0], "establish Greenhouse")
    assert s.frames[-1].open
    assert rule_of(s, "activate Orrery") == "not asked"
    while s.frames[-1].open:
        do(s, legal(s)[0])
    assert asked(s) == ("when-established", 0)
    assert rule_of(s, "activate Orrery") == "not asked"
    do(s, "no")
    assert rule_of(s, "activate Orrery") == ""


@pytest.mark.rule("G-X.17", "G-4.16")
def test_never_in_the_middle_of_another_activation() -> None:
    s = machines(f"{chain('Orrery', 'red 3')}; Mirror Engine@t2 {{red 2}}")
    assert free(s) == ["mirror-engine", "orrery"]
    do(s, "activate Mirror Engine")
    assert rule_of(s, "activate Orrery") == "not asked"


@pytest.mark.rule("G-X.18")
def test_different_names_are_independent() -> None:
    s = machines(chain("Oracle Engine", "red 1", below="red 2"), round=2)
    assert free(s) == ["rune-ledger", "orrery", "thinking-loom"]
    use(s, "Orrery")
    assert free(s) == ["rune-ledger", "thinking-loom"]
    use(s, "Rune Ledger")
    use(s, "Thinking Loom")
    assert free(s) == []
    for name in ("Orrery", "Rune Ledger", "Thinking Loom"):
        assert rule_of(s, f"activate {name}") == "G-X.18"


@pytest.mark.rule("G-X.18")
def test_several_copies_of_a_name_count_as_one() -> None:
    s = machines(f"{chain('Orrery', 'red 3')}; Orrery@t4 {{red 3}}", round=2)
    assert (status(s, "Orrery@t3"), status(s, "Orrery@t4")) == ("S", "S")
    assert legal(s).count("activate orrery") == 1
    do(s, "activate Orrery")
    assert rule_of(s, "activate Orrery") == "G-X.18"
    assert s.scores() == [1, 0]


@pytest.mark.rule("G-X.18")
def test_what_one_player_has_activated_another_may_activate_too() -> None:
    s = use(machines(chain("Rune Ledger", "red 2, blue 2")), "Rune Ledger")
    draw_and_keep(s)
    assert s.seat == 1
    assert forms.view(s, None)["activated"] == []
    use(s, "Rune Ledger")
    assert rule_of(s, "activate Rune Ledger") == "G-X.18"


@pytest.mark.rule("G-X.18")
def test_a_position_remembers_what_was_activated() -> None:
    s = machines(chain("Orrery", "red 3"), activated=["orrery"])
    assert rule_of(s, "activate Orrery") == "G-X.18"
    assert rule_of(read(s.to_dict()), "activate Orrery") == "G-X.18"


@pytest.mark.rule("G-X.19")
def test_it_is_never_compulsory() -> None:
    s = machines(chain("Orrery", "red 3"))
    draw_and_keep(s)
    assert legal(s) == ["activate orrery", "end"]
    do(s, "end")
    assert (s.seat, s.scores()) == (1, [0, 0])


@pytest.mark.rule("G-X.19", "G-4.12")
def test_it_does_not_keep_a_player_without_actions_from_ending_the_turn() -> None:
    s = machines(chain("Orrery", "red 3"), at={"red": "t0"}, pile="")
    assert legal(s) == ["activate orrery", "end"]
    assert s.actions == 0


@pytest.mark.rule("G-X.19", "G-X.27", "G-X.31")
@pytest.mark.parametrize(
    ("name", "fields", "rule"),
    [
        ("Thinking Loom", {"pile": ""}, "G-X.19"),
        ("Expansion Dome", {"spliced": True}, "G-X.31"),
        ("Meridian Timerail", {"extra_turn_used": [1]}, "G-X.27"),
    ],
)
def test_an_ability_without_an_effect_cannot_be_activated(name: str, fields: dict[str, Any], rule: str) -> None:
    assert rule_of(machines(chain(name, "red 3")), f"activate {name}") == ""
    s = machines(chain(name, "red 3"), **fields)
    assert rule_of(s, f"activate {name}") == rule
    assert free(s) == []


@pytest.mark.rule("G-X.19", "G-X.28")
@pytest.mark.parametrize(
    ("cubes", "below", "allowed"),
    [
        ("red 1", "red 1", False),  # no cube of anybody else
        ("red 1, blue 1", "", False),  # both cubes on one technology
        ("red 1, blue 1", "red 1", True),
        ("red 1", "blue 1", True),
    ],
)
def test_a_swap_needs_two_technologies_with_the_right_cubes(cubes: str, below: str, allowed: bool) -> None:
    s = machines(chain("Mirror Engine", cubes, below=below))
    assert rule_of(s, "activate Mirror Engine") == ("" if allowed else "G-X.19")


@pytest.mark.rule("G-X.20")
def test_in_the_turn_in_which_it_was_established() -> None:
    below = chain("Orrery", "red 1").rpartition("; ")[0]
    s = machines(below, red="Orrery, 3 Clockspring", at={"red": "t3"})
    assert rule_of(s, "activate Orrery") == "G-X.14"
    do(s, "establish Orrery", "activate Orrery")
    assert s.scores() == [1, 0]
    assert s.actions == 1


@pytest.mark.rule("G-X.20", "G-X.15")
def test_in_the_turn_in_which_its_chain_became_complete() -> None:
    without = "; ".join(p for p in chain("Mirror Engine", "red 2").split("; ") if "Skyfork" not in p)
    s = machines(without, red="Skyfork, Clockspring", at={"red": "t1"})
    assert rule_of(s, "activate Mirror Engine") == "G-X.15"
    do(s, "establish Skyfork", "yes")
    assert rule_of(s, "activate Mirror Engine") == ""


# --- the end of the turn ---


@pytest.mark.rule("G-X.21", "G-4.18", "G-4.24")
def test_the_turn_stays_open_as_long_as_an_activation_is_possible() -> None:
    s = machines(chain("Oracle Engine", "blue 1", below="red 2"), round=2, actions=2, red="Panacea")
    do(s, "travel t4")
    assert asked(s) == ("end", 0)
    for name in ("Orrery", "Thinking Loom"):
        use(s, name)
        assert asked(s) == ("end", 0)
    use(s, "Rune Ledger")
    assert asked(s) == ("move", 1)


@pytest.mark.rule("G-X.21", "G-4.15")
def test_a_fourth_action_is_illegal_while_it_stays_open() -> None:
    s = machines(chain("Orrery", "red 3"), actions=3, at={"red": "t3"})
    assert legal(s) == ["activate orrery", "end"]
    assert rule_of(s, "draw") == "G-4.15"
    assert rule_of(s, "travel t0") == "G-4.15"


@pytest.mark.rule("G-X.21", "G-4.18")
@pytest.mark.parametrize(
    "timeline",
    [
        "",
        chain("Orrery", "blue 3"),
        chain("Orrery", "red 2, blue 2"),
        chain("Orrery", "red 3").replace("Skyfork@t0 {blue 1}; ", ""),
    ],
)
def test_the_turn_ends_by_itself_if_no_activation_is_possible(timeline: str) -> None:
    s = machines(timeline, actions=2, red="Panacea, Orrery")
    do(s, "travel t3")
    assert asked(s) == ("move", 1)
    assert forms.events(s)[-1] == {"event": "end-turn", "seat": 1}


@pytest.mark.rule("G-X.21", "G-4.24")
def test_an_activation_may_make_another_one_possible() -> None:
    """Red swaps a cube onto the Orrery, leads it alone, and is asked again."""
    tree = f"{chain('Orrery', 'red 1, blue 1')}; Mirror Engine@t2 {{red 2}}"
    s = machines(tree, actions=3)
    assert free(s) == ["mirror-engine"]
    do(s, "activate Mirror Engine", "timeframe t2", "timeframe t3")
    assert on_timeline(s)["orrery@t3"] == {"red": 2}
    assert asked(s) == ("end", 0)
    assert free(s) == ["orrery"]


# --- names and copies ---


@pytest.mark.rule("G-X.41")
def test_one_copy_that_meets_the_conditions_is_enough() -> None:
    tree = chain("Orrery", "blue 3")
    for other, rule in (("red 3", ""), ("red 1, blue 1", "G-X.39"), ("blue 1", "G-X.14")):
        s = machines(f"{tree}; Orrery@t4 {{{other}}}", round=2)
        assert rule_of(s, "activate Orrery") == rule


@pytest.mark.rule("G-X.41", "G-X.14", "G-X.15")
def test_the_conditions_must_hold_on_the_same_copy() -> None:
    """Red leads the failed copy, and blue the successful one."""
    s = machines(f"{chain('Orrery', 'blue 3')}; Orrery@t0 {{red 3}}", round=2)
    assert (status(s, "Orrery@t0"), status(s, "Orrery@t3")) == ("F", "S")
    assert rule_of(s, "activate Orrery") == "G-X.15"
    assert free(s) == []
    s = machines(f"{chain('Orrery', 'red 3')}; Orrery@t0 {{blue 3}}", round=2)
    assert rule_of(s, "activate Orrery") == ""


# --- the steps of the move ---

SWAP_AMONG_THREE = """
    Clockspring@t0 {red 1, blue 1}; Glyphwriting@t0 {red 1}; Skyfork@t0 {white 1}; Deepwell@t0 {blue 1, white 2};
    Lore Vault@t1 {blue 2}; Mirror Engine@t2 {red 2, blue 1}
"""


@pytest.mark.rule("G-4.26", "G-4.30", "G-4.35", "G-X.28")
def test_a_swap_names_the_own_cube_first_and_then_the_other() -> None:
    s = machines(SWAP_AMONG_THREE, players=3)
    do(s, "activate Mirror Engine")
    engine = Subject("technology:mirror-engine", "timeline:t2")
    for step, options, choice in (
        ("own-timeframe", ["timeframe t0", "timeframe t2"], "timeframe t0"),
        ("own-technology", ["card glyphwriting", "card clockspring"], "card Clockspring"),
        ("other-timeframe", ["timeframe t0", "timeframe t1", "timeframe t2"], "timeframe t0"),
        ("other-technology", ["card skyfork", "card deepwell"], "card Deepwell"),
        ("other-player", ["seat 2", "seat 3"], "seat 3"),
    ):
        decision = s.prompt(0)
        assert decision is not None
        assert (decision.step, decision.subject, legal(s)) == (step, engine, options)
        do(s, choice)
    assert on_timeline(s)["clockspring@t0"] == {"blue": 1, "white": 1}
    assert on_timeline(s)["deepwell@t0"] == {"red": 1, "blue": 1, "white": 1}
    assert forms.events(s)[-2:] == [
        {"event": "activate", "seat": 1, "technology": "mirror-engine"},
        {
            "event": "swap",
            "seat": 1,
            "own": {"technology": "clockspring", "timeframe": "t0"},
            "other": {"technology": "deepwell", "timeframe": "t0", "player": 3},
        },
    ]


@pytest.mark.rule("G-4.26", "G-X.34")
def test_a_modifier_names_the_technology_and_then_the_sign() -> None:
    s = machines(chain("Rune Ledger", "red 3"))
    do(s, "activate Rune Ledger")
    assert legal(s) == ["timeframe t0", "timeframe t1", "timeframe t2"]
    do(s, "timeframe t0")
    assert legal(s) == ["card glyphwriting", "card skyfork", "card clockspring"]
    do(s, "card Skyfork")
    assert legal(s) == ["plus", "minus"]
    do(s, "minus")
    assert asked(s) == ("move", 0)
    assert forms.events(s)[-2:] == [
        {"event": "activate", "seat": 1, "technology": "rune-ledger"},
        {"event": "modifier", "seat": 1, "technology": "skyfork", "timeframe": "t0", "token": "-1"},
    ]


@pytest.mark.rule("G-4.27", "G-4.29", "G-25.11", "G-23.11")
@pytest.mark.parametrize("name", ["Mirror Engine", "Rune Ledger"])
def test_nothing_happens_until_the_last_choice_and_all_can_be_taken_back(name: str) -> None:
    s = machines(chain(name, "red 3, blue 1", below="red 1, blue 2, white 1"), players=3)
    before, others = s.to_json(), json.dumps([forms.view(s, 1), forms.view(s, None)])
    made = 0
    do(s, f"activate {name}")
    while s.frames[-1].open:
        made += 1
        content = {field: value for field, value in s.to_dict().items() if field != "choices"}
        assert json.dumps(content) == json.dumps(json.loads(before))
        assert json.dumps([forms.view(s, 1), forms.view(s, None)]) == others
        assert read(s.to_dict()).to_json() == s.to_json()
        do(s, legal(s)[0])
    assert made == (5 if name == "Mirror Engine" else 3)
    assert s.to_json() != before
    s.undo(0)
    assert s.to_json() == before
    do(s, f"activate {name}")
    do(s, legal(s)[0])
    assert s.back() == 2
    assert s.to_json() == before


@pytest.mark.rule("G-4.20", "G-4.30", "G-X.28")
@pytest.mark.parametrize(
    ("made", "choice"),
    [
        ("", "timeframe t1"),  # no cube of red
        ("", "timeframe t3"),  # nothing at all
        ("timeframe t0", "card Skyfork"),  # no cube of red
        ("timeframe t0, card Clockspring", "timeframe t3"),
        ("timeframe t0, card Clockspring, timeframe t0", "card Clockspring"),  # not another one
        ("timeframe t0, card Clockspring, timeframe t0", "card Glyphwriting"),  # cubes of red only
        ("timeframe t0, card Clockspring, timeframe t0, card Deepwell", "seat 1"),
    ],
)
def test_what_a_swap_refuses_it_refuses_by_its_own_rule(made: str, choice: str) -> None:
    s = do(machines(SWAP_AMONG_THREE, players=3), "activate Mirror Engine", *filter(None, made.split(", ")))
    before = s.to_json()
    assert rule_of(s, choice) == "G-X.28"
    with pytest.raises(IllegalAction):
        do(s, choice)
    assert s.to_json() == before


@pytest.mark.rule("G-X.14", "G-X.15", "G-X.18", "G-X.19")
def test_the_reasons_name_the_technology() -> None:
    tree = chain("Expansion Dome", "red 1")
    reasons = {
        "you do not lead Expansion Dome as its ability asks for": machines(),
        "Expansion Dome has failed": machines("Expansion Dome@t0 {red 1}"),
        "you have activated Expansion Dome in this turn already": machines(tree, activated=["expansion-dome"]),
    }
    for text, s in reasons.items():
        assert told(s, "activate Expansion Dome") == text
    s = machines(chain("Thinking Loom", "red 3"), pile="")
    assert told(s, "activate Thinking Loom") == "the ability of Thinking Loom could do nothing now"


@pytest.mark.rule("G-X.27", "G-X.31", "G-X.35", "G-X.39")
@pytest.mark.parametrize(
    ("name", "cubes", "fields", "rule", "text"),
    [
        ("Meridian Timerail", "red 1", {"extra_turn_used": [1], "round": 2}, "G-X.27",
         "you have used your extra turn of round 2 already"),
        ("Expansion Dome", "red 1", {"spliced": True}, "G-X.31",
         "the timeframe ts is there already; it comes once a game"),
        ("Rune Ledger", "red 1", {}, "G-X.35", "all 7 Reward Modifier tokens lie on technologies"),
        ("Vesper Lamp", "red 1, blue 1", {}, "G-X.39",
         "only the sole leader can use Vesper Lamp, and 2 players lead it with 1 cube each"),
    ],
)  # fmt: skip
def test_what_an_ability_lacks_is_told_by_its_own_rule(
    name: str, cubes: str, fields: dict[str, Any], rule: str, text: str
) -> None:
    s = with_tokens(machines(chain(name, cubes), **fields), {"Skyfork@t0": (7, 0)} if name == "Rune Ledger" else {})
    assert (rule_of(s, f"activate {name}"), told(s, f"activate {name}")) == (rule, text)
    assert free(s) == []
