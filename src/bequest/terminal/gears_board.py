"""The table of Gears of Time as text: who stands where, the timeline, the hand; and the result."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bequest.core.position import Position
from bequest.games.gears.terms import ACTIONS, ROUNDS, SLOT_NAMES, TURNS
from bequest.terminal.gears_words import GearsWords, View, cards, who
from bequest.terminal.layout import WIDTH, grid, table, wrapped

WORDS: Final[dict[str, str]] = {
    "setup": "Set-up. The draw pile has {pile}.",
    "round": "Round {round} of {rounds}, turn {turn} of {turns}{action}. Draw pile {pile}, discard pile {discards}.",
    "action": ", action {action} of {actions}",
    "extra_turn": " (extra turn)",
    "extra_room": "We Need More Time: the next Establish may exceed the capacity by {amount}.",
    "you": "{who} (you)",
    "hand": "Your hand ({cards})",
    "no_hand": "Your hand is empty.",
    "times": "{name} x{number}",
    "beside": "{card} of {owner} lies beside {technology} at {timeframe}.",
    "beside_waived": "{card} of {owner} lies beside {technology} at {timeframe}: {waived} is not needed.",
    "area": "Draft area: {cards}.",
    "fates": "Fate cards of {who}: {cards}.",
    "fates_hidden": "{who} has a Fate card.",
    "present": "Present Day",
    "winner": "The game is over. {who} wins.",
    "shared": "The game is over. {who} share the victory.",
    "carried": "before",
}
PLAYER_HEADS: Final = ("", "score", "pool", "hand", "at", "order", "character")
PURSUIT_HEAD: Final = "pursuit"
TIMELINE_HEADS: Final = ("when", "held", "markers", "technologies")
HAND_HEADS: Final = ("cost", "reward", "needs")
RANKING_HEADS: Final = ("rank", "", "score", "pool")
SHEET_HEADS: Final = ("", "points for")
NOTHING: Final = "-"
TOKENS: Final[dict[str, str]] = {"plus": "+", "minus": "-"}


def board(words: GearsWords, view: View, seat: int) -> list[str]:
    """All that a seat (from 0) sees, without the options."""
    return [
        *_heading(view),
        "",
        *_players(words, view, seat),
        "",
        *_timeline(view, words),
        *_beside(words, view),
        *_fate_cards(words, view, seat),
        "",
        *_hand(words, view["seats"][seat]),
    ]


def _heading(view: View) -> list[str]:
    pile = cards(view["draw_pile"])
    if view["phase"] == "setup":
        return wrapped(WORDS["setup"].format(pile=pile))
    decision = view["decision"]
    moving = decision is not None and decision["kind"] == "move"
    action = WORDS["extra_turn"] if view.get("extra_turn") == "running" else ""
    action += WORDS["action"].format(action=view["actions"] + 1, actions=ACTIONS) if moving else ""
    found = wrapped(
        WORDS["round"].format(
            round=view["round"], rounds=ROUNDS, turn=view["turn"], turns=TURNS, action=action,
            pile=view["draw_pile"], discards=view["discard_pile"]["size"],
        )
    )  # fmt: skip
    if view["extra_room"]:
        found += wrapped(WORDS["extra_room"].format(amount=view["extra_room"]))
    return found


def _players(words: GearsWords, view: View, seat: int) -> list[str]:
    pursuit = view["pursuit"] == "on"
    heads = [*PLAYER_HEADS, *([PURSUIT_HEAD] if pursuit else [])]
    rows = [heads]
    order = view["order"]
    for player in sorted(view["seats"], key=lambda p: order.index(p["seat"]) if order else 0):
        character = player["character"]
        name = who(player["seat"])
        row = [WORDS["you"].format(who=name) if player["seat"] == seat + 1 else name]
        row += [str(player[key]) for key in ("score", "pool", "hand_size", "marker")]
        row.append(str(order.index(player["seat"]) + 1) if order else NOTHING)
        row.append(words.character(character) if character else NOTHING)
        if pursuit:
            row.append(words.pursuit(character) if character else NOTHING)
        rows.append(row)
    return table(rows, right=(1, 2, 3, 5))


def _timeline(view: View, words: GearsWords) -> list[str]:
    """One block for each timeframe up to the Present Day, oldest first."""
    copies = view["timeline"]
    breadth = max((len(words.name(copy["technology"])) for copy in copies), default=0)
    cells = {id(copy): _copy(copy, words, breadth) for copy in copies}
    cell_width = max((len(cell) for cell in cells.values()), default=0)
    present = SLOT_NAMES.index(view["present"])
    oldest = SLOT_NAMES.index("ts" if view.get("spliced") else "t0")
    rows = [list(TIMELINE_HEADS[:3])]
    blocks: list[list[str]] = [[TIMELINE_HEADS[3]]]
    for slot in range(oldest, present + 1):
        when = SLOT_NAMES[slot]
        here = [cells[id(copy)] for copy in copies if copy["timeframe"] == when]
        held = f"{len(here)}/{present - slot}" if slot < present else ""
        markers = " ".join(_initial(who(p["seat"])) for p in view["seats"] if p["marker"] == when)
        rows.append([when, held, markers])
        blocks.append([WORDS["present"]] if slot == present else [*here] or [NOTHING])
    starts = table([[*row, "|"] for row in rows])
    margin = len(starts[0]) - 1
    found: list[str] = []
    for start, block in zip(starts, blocks, strict=True):
        lines = grid(block, WIDTH - margin, cell_width=cell_width)
        found += [(start[:-1] if i == 0 else " " * margin) + line for i, line in enumerate(lines)]
    return [line.rstrip() for line in found]


def _copy(copy: View, words: GearsWords, breadth: int) -> str:
    cubes = " ".join(f"{_initial(colour)}{number}" for colour, number in copy["cubes"].items())
    tokens = copy.get("tokens", {})
    signs = "".join(f" {sign}{tokens[kind]}" for kind, sign in TOKENS.items() if tokens.get(kind))
    status = "S" if copy["successful"] else "F"
    return f"{words.name(copy['technology']).ljust(breadth)} {status} {cubes}{signs}".rstrip()


def _initial(colour: str) -> str:
    return colour[0].upper()


def _beside(words: GearsWords, view: View) -> list[str]:
    found: list[str] = []
    for copy in view["timeline"]:
        for lying in copy.get("fate", []):
            found += wrapped(
                WORDS["beside_waived" if "waived" in lying else "beside"].format(
                    card=words.name(lying["card"]),
                    owner=who(lying["owner"]),
                    technology=words.name(copy["technology"]),
                    timeframe=copy["timeframe"],
                    waived=words.name(lying["waived"]) if "waived" in lying else "",
                ),
                "  ",
            )
    return found


def _fate_cards(words: GearsWords, view: View, seat: int) -> list[str]:
    """Where the Fate cards lie in the variants that keep them out of the deck."""
    found: list[str] = []
    area = view.get("draft_area", [])
    if area:
        names = [_with_cubes(words.name(entry["card"]), entry["cubes"]) for entry in area]
        found += wrapped(WORDS["area"].format(cards=", ".join(names)), "  ")
    for player in view["seats"]:
        held = player.get("fate_cards", [])
        if isinstance(held, int):
            found += wrapped(WORDS["fates_hidden"].format(who=who(player["seat"])), "  ") if held else []
        elif held and player["seat"] != seat + 1:
            names = [words.name(card) for card in held]
            found += wrapped(WORDS["fates"].format(who=who(player["seat"]), cards=", ".join(names)), "  ")
    return found


def _with_cubes(name: str, cubes: dict[str, int]) -> str:
    shown = " ".join(f"{_initial(colour)}{number}" for colour, number in cubes.items())
    return f"{name} ({shown})" if shown else name


def _hand(words: GearsWords, player: View) -> list[str]:
    hand: Counter[str] = Counter(player.get("hand", []))
    fates = player.get("fate_cards", [])
    if not hand and not fates:
        return [WORDS["no_hand"]]
    deck = words.deck
    rows = [[WORDS["hand"].format(cards=cards(hand.total())), *HAND_HEADS]]
    for card, number in hand.items():
        name = words.name(card)
        row = [WORDS["times"].format(name=name, number=number) if number > 1 else name]
        fate = words.fate(card)
        if fate is None:
            at = deck.number[card]
            text = "; ".join(filter(None, [words.needs(card), *words.ability(card)]))
            rows.append([*row, str(deck.cost[at]), str(deck.reward[at]), text or NOTHING])
        else:
            rows.append([*row, NOTHING, NOTHING, words.fate_words(fate)])
    for card in fates:
        fate = words.fate(card)
        assert fate is not None
        rows.append([words.name(card), NOTHING, NOTHING, words.fate_words(fate)])
    return table(rows, right=(1, 2), indent=0)


# --- the end ---


def result(position: Position) -> list[str]:
    """Who has won, the ranking and the score sheet."""
    winners = [who(seat + 1) for seat in position.winners()]
    template = WORDS["winner"] if len(winners) == 1 else WORDS["shared"]
    return [*wrapped(template.format(who=" and ".join(winners))), "", *_ranking(position), "", *_score_sheet(position)]


def _ranking(position: Position) -> list[str]:
    view: View = position.view(None)
    ranks = position.ranking()
    rows = [list(RANKING_HEADS)]
    for seat in sorted(range(position.players), key=lambda seat: ranks[seat]):
        player = view["seats"][seat]
        rows.append([str(ranks[seat]), who(seat + 1), str(player["score"]), str(player["pool"])])
    return table([[*row, ""] for row in rows], right=(0, 2, 3))


def _score_sheet(position: Position) -> list[str]:
    rounds = [f"round {number}" for number in range(1, ROUNDS + 1)]
    rows = [[*SHEET_HEADS, *rounds, "total", ""]]
    for sheet in position.score_sheet():
        name = who(int(str(sheet["seat"])))
        if "carried" in sheet:
            rows.append([name, WORDS["carried"], *[""] * ROUNDS, str(sheet["carried"]), ""])
            name = ""
        for source, points in sheet.items():
            if isinstance(points, list) and any(points):
                rows.append([name, source, *map(str, points), str(sum(points)), ""])
                name = ""
        rows.append([name, "all", *[""] * ROUNDS, str(sheet["total"]), ""])
    return table(rows, right=tuple(range(2, 3 + ROUNDS)))
