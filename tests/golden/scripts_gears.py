"""The golden games of Gears of Time: how each begins, and the number that its chooser is seeded with."""

from __future__ import annotations

from tests.golden.script import Script
from tests.rules.gears.table import cards, timeline

SMALL_DECK = """
name = "small"
kind = "base"
""" + "".join(
    f'[[technology]]\nid = "{id}"\ncopies = {copies}\ncost = {cost}\nreward = {reward}\nneeds = {needs}\n'
    for id, copies, cost, reward, needs in (
        ("fire", 4, 1, 1, "[]"),
        ("the-wheel", 3, 1, 2, "[]"),
        ("mining", 3, 1, 2, '["fire"]'),
        ("steam-engine", 2, 2, 4, '["fire", "the-wheel"]'),
        ("railway", 2, 2, 6, '["steam-engine", "mining"]'),
    )
) + "".join(
    f'[[character]]\nid = "{id}"\ntitle = "{title}"\npursuit = "{pursuit}"\nbonus = 2\n'
    for id, title, pursuit in (
        ("D1", "Smith", "fire"),
        ("D2", "Wheelwright", "the-wheel"),
        ("D3", "Miner", "mining"),
        ("D4", "Stoker", "railway"),
    )
)  # fmt: skip
"""So few cards that they run out: then actions are lost, and a Draw may find a single card."""


def _seeded(
    name: str, chooser: int, players: int, fate: str, pursuit: str = "off", deck: str = "tree-2",
    characters: object = "random",
) -> Script:  # fmt: skip
    options = {"players": players, "seed": 100 + chooser, "fate": fate, "pursuit": pursuit, "characters": characters}
    return Script("gears", name, chooser, options, deck)


def _placed(
    name: str, chooser: int, players: int, fate: str, lying: str, hands: tuple[str, ...], pursuit: str = "off",
    deck: str = "tree-2", **fields: object,
) -> Script:  # fmt: skip
    """A game that begins with these technologies and hands, in the notation of the rules catalogue."""
    options: dict[str, object] = {"players": players, "fate": fate, "pursuit": pursuit, "seed": 200 + chooser}
    position: dict[str, object] = {"game": "gears", "options": options, **fields}
    position |= {"timeline": timeline(lying), "hands": [cards(hand) for hand in hands]}
    return Script("gears", name, chooser, options, deck, position)


YOUNG_TREE = """
    Fire@t0 {red 1}; The Wheel@t0 {blue 1}; Basic Tools@t0 {white 1}; Basic Science@t0 {white 2};
    Language@t0 {red 1}; Agriculture@t0 {blue 1, white 1};
    Writing@t1 {red 2}; Mining@t1 {blue 1}; Combustion Engine@t1 {white 2}; Chemistry@t1 {white 2};
    Construction@t1 {red 2}
"""
GROWN_TREE = f"""{YOUNG_TREE}; Medicine@t1 {{blue 2}};
    Law@t2 {{white 2}}; Mathematics@t2 {{blue 3}}; Metallurgy@t2 {{red 2}}; Cartography@t2 {{blue 2}};
    Printing Press@t3 {{red 3}}; Electricity@t3 {{red 2, blue 1}}; Flight@t3 {{blue 3}}; Computer@t4 {{red 1, blue 1}}
"""

MACHINES = """
    Arch-Fire@t0 {red 2}; Glyphwriting@t0 {blue 1}; Skyfork@t0 {white 1}; Clockspring@t0 {blue 1}; Deepwell@t0 {red 1};
    Greenhouse@t0 {white 2}; Starscribing@t1 {red 2}; Vesper Forge@t1 {blue 2}; Gearwright@t1 {white 2};
    Tidal Engine@t1 {blue 2}; Lore Vault@t1 {red 2}; Meridian Timerail@t2 {red 3}; Expansion Dome@t2 {blue 3};
    Mirror Engine@t2 {red 2, white 2}; Rune Ledger@t2 {white 3}; Storm Mill@t2 {red 2}; Orrery@t3 {red 3};
    Vesper Lamp@t3 {blue 3}; Thinking Loom@t3 {white 1}
"""

GAMES = (
    _seeded("machines-two", 31, 2, "none", "on", "machines-2"),
    _seeded("machines-three", 32, 3, "none", deck="machines-2", characters=["X2", "X4", "X1"]),
    _seeded("machines-four", 33, 4, "none", deck="machines-2"),
    _placed("machines-grown", 34, 3, "none", MACHINES, ("Greenhouse, Skyfork, 3 Clockspring", "2 Deepwell, Panacea",
            "Floating City, 4 Glyphwriting"), "on", "machines-2", round=3),
    _placed("machines-high", 36, 3, "none", f"{MACHINES}; Skyship@t3 {{red 2}}; Cloud Harbor@t4 {{blue 3}}",
            ("Floating City, 4 Clockspring, Cloud Harbor", "World Anchor, 4 Arch-Fire, Skyship",
             "Vesper Grid, Ageless Engine, 3 Greenhouse"),
            deck="machines-2", round=3, order=[3, 1, 2], markers=["t5", "t6", "t5"]),
    _seeded("two-deck", 1, 2, "deck"),
    _seeded("two-deck-pursuit", 2, 2, "deck", "on", characters=["C2", "C1"]),
    _seeded("two-none", 3, 2, "none", deck="tree-1"),
    _seeded("two-none-pursuit", 4, 2, "none", "on"),
    _seeded("two-one-each", 5, 2, "one_each", "on", "tree-1"),
    _seeded("two-one-each-named", 6, 2, "one_each", characters=["C4", "C3"]),
    _seeded("two-draft", 7, 2, "draft"),
    _seeded("two-draft-pursuit", 8, 2, "draft", "on", "tree-1"),
    _seeded("three-deck", 9, 3, "deck", "on"),
    _seeded("three-deck-tree-1", 10, 3, "deck", deck="tree-1", characters=["C3", "C2", "C4"]),
    _seeded("three-none", 11, 3, "none", "on", characters=["C1", "C4", "C2"]),
    _seeded("three-one-each", 12, 3, "one_each"),
    _seeded("three-draft", 13, 3, "draft", "on", "tree-1"),
    _seeded("four-deck", 14, 4, "deck", "on", characters=["C4", "C2", "C3", "C1"]),
    _seeded("four-none-tree-1", 15, 4, "none", deck="tree-1"),
    _seeded("four-one-each", 16, 4, "one_each", "on"),
    _seeded("four-draft", 17, 4, "draft"),
    _seeded("small-deck", 18, 2, "none", deck="small"),
    _seeded("small-deck-pursuit", 19, 2, "none", "on", "small", characters=["D3", "D1"]),
    _placed(
        "from-young-tree", 177, 3, "one_each", YOUNG_TREE,
        ("Law, Mathematics, Genetics, Automobile, Writing, 3 Fire, Language",
         "Medicine, Metallurgy, Railway, Electricity, 3 The Wheel, 2 Mining",
         "Cartography, Steam Engine, Navigation, Flight, 3 Basic Tools, Language"),
        "on", round=2, turn=2, order=[2, 3, 1], markers=["t2", "t2", "t4"], pools=[0, 2, 1], scores=[8, 6, 11],
        fate_cards={"before": [["not-what-we-hoped-for"], ["bloodline-influence"], ["willed-into-existence"]]},
    ),
    _placed(
        "from-young-tree-1", 188, 3, "none", YOUNG_TREE,
        ("Law, Mathematics, Genetics, Automobile, Writing, 3 Fire, Language",
         "Medicine, Metallurgy, Railway, Electricity, 3 The Wheel, 2 Mining",
         "Cartography, Steam Engine, Navigation, Flight, 3 Basic Tools, Language"),
        deck="tree-1", round=3, turn=2, order=[3, 2, 1], markers=["t6", "t2", "t4"], pools=[0, 2, 1], scores=[8, 6, 6],
    ),
    _placed(
        "from-grown-tree", 221, 4, "deck", GROWN_TREE,
        ("Internet, Radio, 3 Fire, Willed Into Existence, Language", "Space Flight, Genetics, 3 The Wheel, Mining",
         "Railway, Automobile, Language, 3 Basic Tools, Steam Engine", "Democracy, Navigation, Rocketry, Medicine, "
         "2 Writing, Not What We Hoped For, Chemistry, Metallurgy"),
        "on", round=3, turn=3, order=[4, 1, 2, 3], markers=["t6", "t7", "t8", "t4"], pools=[1, 0, 4, 2],
        scores=[31, 44, 27, 31],
    ),
    _placed(
        "from-grown-tree-1", 316, 3, "one_each", GROWN_TREE,
        ("Rocketry, Radio, Democracy, 3 Fire, Mining, Language", "Space Flight, Genetics, 3 The Wheel, 2 Writing",
         "Internet, Computer, Railway, Navigation, Language, Mining, 3 Basic Tools"),
        deck="tree-1", round=4, turn=2, actions=1, markers=["t4", "t6", "t8"], pools=[0, 3, 2], scores=[50, 50, 48],
        fate_cards={"before": [["bloodline-influence"], ["time-folds-around-us"], []],
                    "out": ["perfectly-laid-plans"], "left_out": ["we-need-more-time"]},
    ),
    _placed(
        "from-lasting-fate", 24, 2, "draft",
        "Fire@t0 {red 1, blue 1}; Mining@t2 {blue 1, Perfectly Laid Plans by blue}; "
        "Steam Engine@t3 {red 3, Willed Into Existence by red waives The Wheel}",
        ("Fire, Writing, Law, 2 Language", "Basic Tools, Flight, 3 Mathematics"),
        round=2, turn=4, active=2, order=[1, 2], markers=["t1", "t2"], pools=[2, 1], scores=[9, 7],
        fate_cards={"before": [["we-need-more-time"], []],
                    "area": [{"card": "bloodline-influence", "cubes": {"red": 1, "blue": 2}},
                             {"card": "not-what-we-hoped-for", "cubes": {}},
                             {"card": "time-folds-around-us", "cubes": {"blue": 1}}]},
    ),
    _placed(
        "from-open-draw", 25, 3, "deck", "Fire@t0 {red 1}; Fire@t1 {white 2}; Language@t1 {}",
        ("2 The Wheel, Bloodline Influence", "Law, Writing, Time Folds Around Us", "4 Basic Tools"),
        deck="tree-1", round=4, turn=3, active=2, actions=3, order=[2, 3, 1], pools=[0, 2, 2], scores=[10, 10, 10],
        drawn=["medicine", "we-need-more-time"], pending=[{"kind": "turn", "seat": 2}, {"kind": "keep", "seat": 2}],
        markers=["t2", "t0", "t5"], draw_pile={"next": ["genetics", "perfectly-laid-plans", "radio"]},
    ),
    _placed(
        "from-order-choice", 26, 4, "none", "Fire@t0 {red 1}; Basic Science@t0 {blue 1}; Chemistry@t1 {yellow 2}",
        ("Fire, Mining, Law, Railway", "3 The Wheel, 2 Mining", "3 Agriculture, 3 Language",
         "4 Basic Tools, Flight, Computer"),
        phase="V", round=3, order=[2, 4, 1, 3], pools=[1, 1, 0, 1], scores=[12, 12, 30, 12],
    ),
    _placed(
        "from-last-turn", 21, 2, "deck", "Fire@t0 {red 2, blue 2}; Mining@t1 {red 1}; Basic Tools@t0 {blue 1}",
        ("Law", "Writing"), round=4, turn=4, active=2, actions=2, pools=[3, 2], scores=[21, 20], markers=["t0", "t1"],
    ),
)  # fmt: skip
