"""The ladder: everybody has the same luck, and the same seed gives the same results however they are come by."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from xml.etree import ElementTree as Xml

import pytest

from bequest import games
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.errors import BadRecord
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.words import words
from bequest.lab import ladder_file
from bequest.lab.ladder import Result, play
from bequest.lab.ladder_games import Deal, Ladder, Played, Room, Seating, seatings
from bequest.lab.ladder_plot import LEFT, RIGHT, svg
from bequest.lab.ratings import Rating, Sprt, wilson, without_luck
from bequest.lab.simulate import Setup

GEARS = games.get("gears")
CRECY = games.get("crecy")


def ladder_of(*bots: str, players: int = 2, seed: int = 5) -> Ladder:
    return Ladder(Setup("gears", GEARS.deck_text(), players, {"fate": "deck"}, seed), bots)


DUEL = ladder_of("random", "heuristic")
SOLO = Ladder(Setup("crecy", CRECY.deck_text(), 1, {"mode": "solo_testament"}, 5), ("random", "heuristic"))


def ended(seating: Seating, *winners: int) -> Played:
    """A game that these seats have won, with a point for each."""
    ranks = [1 if seat in winners else 2 for seat in range(len(seating))]
    return Played(seating, winners, tuple(ranks), tuple([int(rank == 1) for rank in ranks]))


def result_of(ladder: Ladder, *deals: Deal) -> Result:
    return Result(ladder, list(deals), None, False, 1, 0, 1.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games are not played: by lot the stronger bot, that with the higher number, wins more often. Who was dealt."""
    dealt: list[int] = []

    def deal(self: Ladder, room: Room, number: int) -> Deal:
        dealt.append(number)
        rng = Random(self.deal_seed(number))
        seats = range(self.setup.players)
        found = []
        for seating in self.seatings(number):
            winner = rng.choices(seats, [1 + 2 * bot for bot in seating])[0]
            found.append(ended(seating, winner))
        return tuple(found)

    monkeypatch.setattr(Ladder, "play_deal", deal)
    return dealt


# --- the schedule ---


def test_two_bots_play_both_ways_round() -> None:
    assert seatings(2, 2, 1) == [(0, 1), (1, 0)]


def test_two_bots_at_a_larger_table_each_sit_alone_in_every_seat() -> None:
    assert seatings(2, 3, 1) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_several_bots_meet_in_pairs_both_ways_round() -> None:
    assert seatings(3, 2, 1) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_alone_each_bot_plays_the_deal() -> None:
    assert seatings(3, 1, 1) == [(0,), (1,), (2,)]
    assert seatings(1, 1, 1) == [(0,)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 6])
def test_in_a_deal_every_bot_sits_equally_often_in_every_seat(bots: int, players: int) -> None:
    for seed in range(20):
        found = seatings(bots, players, seed)
        for bot in range(bots):
            per_seat = {len([seating for seating in found if seating[seat] == bot]) for seat in range(players)}
            assert len(per_seat) == 1
        assert {len(seating) for seating in found} == {players}


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (3, 4), (3, 5), (4, 3), (6, 4)])
def test_nobody_is_drawn_again_before_all_others(bots: int, players: int) -> None:
    totals: Counter[int] = Counter()
    for seed in range(200):
        found = seatings(bots, players, seed)
        first = found[0]
        assert found == [first[place:] + first[:place] for place in range(players)]
        counts = Counter(first)
        assert max(counts.values()) - min([counts[bot] for bot in range(bots)]) <= 1
        totals += counts
    mean = totals.total() / bots
    assert all(0.8 * mean < totals[bot] < 1.2 * mean for bot in range(bots))


def test_deals_draw_differently() -> None:
    ladder = ladder_of("a", "b", "c", "d", players=3)
    drawn = {ladder.seatings(number)[0] for number in range(50)}
    assert len(drawn) > 15
    assert ladder.seatings(7) == ladder.seatings(7)


def test_as_many_deals_as_it_takes() -> None:
    assert [DUEL.deals(count) for count in (1, 2, 3, 40)] == [1, 1, 2, 20]
    assert [ladder_of("a", "b", players=4).deals(count) for count in (1, 8, 9)] == [1, 1, 2]
    assert ladder_of("a", "b", "c").deals(13) == 3
    assert ladder_of("a", "b", "c", players=4).deals(9) == 3
    assert SOLO.deals(3) == 2


# --- playing ---


def by_hand(ladder: Ladder, game: Game, number: int, table: int, seating: Seating) -> Played:
    """One game of a ladder, played without it."""
    seed = derived_seed(5, number)
    position = game.new(ladder.setup.players, seed, **ladder.setup.options)  # type: ignore[arg-type]
    players = [new_player(ladder.bots[bot], derived_seed(seed, table, seat)) for seat, bot in enumerate(seating)]
    while not position.over:
        position.apply(players[position.seat].choose(Handle(position, position.seat)))
    return Played(seating, tuple(position.winners()), tuple(position.ranking()), tuple(position.scores()))


def test_a_deal_is_made_of_games_that_can_be_played_by_hand() -> None:
    """All of them with the cards of the deal."""
    dealt = DUEL.dealer()(3)
    assert dealt == (by_hand(DUEL, GEARS, 3, 0, (0, 1)), by_hand(DUEL, GEARS, 3, 1, (1, 0)))
    assert [len(game.winners) for game in dealt] == [1, 1]


def test_alone_all_bots_play_the_same_deal() -> None:
    assert SOLO.dealer()(0) == (by_hand(SOLO, CRECY, 0, 0, (0,)), by_hand(SOLO, CRECY, 0, 1, (1,)))


@pytest.mark.slow
def test_processes_change_nothing_but_the_time() -> None:
    alone, together = play(DUEL, 12), play(DUEL, 12, jobs=2)
    assert together.deals == alone.deals
    assert together.facts() == alone.facts()
    assert together.times()["jobs"] == 2


@pytest.mark.slow
def test_processes_end_when_the_test_has_decided() -> None:
    alone = play(DUEL, 400, sprt=Sprt(0.1, 0.9))
    together = play(DUEL, 400, jobs=2, sprt=Sprt(0.1, 0.9))
    assert alone.games < 10
    assert together.facts() == alone.facts()
    assert multiprocessing.active_children() == []


def test_the_seed_decides(quick: list[int]) -> None:
    first = play(DUEL, 40).facts()
    assert play(DUEL, 40).facts() == first
    other = play(ladder_of("random", "heuristic", seed=6), 40).facts()
    assert other["results"] != first["results"]


def test_progress_adds_up_and_only_whole_deals_are_played(quick: list[int]) -> None:
    steps: list[int] = []
    result = play(ladder_of("a", "b", players=3), 20, progress=steps.append)
    assert steps == [6] * 4
    assert result.games == result.new_games == 24
    assert quick == [0, 1, 2, 3]


# --- luck ---


def test_luck_is_measured_in_the_same_games() -> None:
    """Chance is explicit then, but the same generator answers."""
    plain, lucky = DUEL, Ladder(DUEL.setup, DUEL.bots, luck=True)
    dealt = lucky.dealer()(3)
    assert tuple([replace(game, luck=()) for game in dealt]) == plain.dealer()(3)
    for game in dealt:
        assert len(game.luck) == 2
        assert sum(game.luck) == pytest.approx(0, abs=1e-5)
        assert game.luck != (0.0, 0.0)


def test_what_a_bot_owes_to_luck_is_taken_from_its_share() -> None:
    ladder = Ladder(DUEL.setup, DUEL.bots, luck=True)

    def dealt(wins: bool, luck: float) -> Deal:
        """Both games of a deal, in which the first bot had so much luck on the whole."""
        own, winner = luck / 2, 0 if wins else 1
        return (
            Played((0, 1), (winner,), (1, 2), (9, 4), (own, -own)),
            Played((1, 0), (1 - winner,), (1, 2), (9, 4), (-own, own)),
        )

    deals = [dealt(True, 0.6), dealt(True, 0.4), dealt(False, -0.6), dealt(False, -0.2)]
    found = result_of(ladder, *deals)
    random, heuristic = found.standings
    assert random.share is not None
    assert random.share.value == 0.5
    assert random.corrected is not None
    assert heuristic.corrected is not None
    kept = without_luck([2, 2, 0, 0], [0.6, 0.4, -0.6, -0.2], [2, 2, 2, 2])
    assert random.corrected.value == pytest.approx(sum(kept) / 8)
    assert random.corrected.value < 0.49
    assert heuristic.corrected.value == pytest.approx(1 - random.corrected.value)
    assert found.against_corrected == random.corrected
    assert result_of(ladder, deals[0]).standings[0].corrected is None  # one deal says nothing of how deals differ


# --- one against all others ---


def test_a_bot_alone_among_others_is_told_by_itself() -> None:
    ladder = ladder_of("a", "b", players=3)
    deal = tuple([ended(seating, seating.index(0)) for seating in ladder.seatings(0)])  # a seat of the first bot wins
    first, second = [standing.alone for standing in result_of(ladder, deal).standings]
    assert first is not None
    assert second is not None
    assert (first.games, first.wins, first.share.value, first.fair) == (3, 3.0, 1.0, 1 / 3)
    assert (second.games, second.wins, second.share.value) == (3, 0.0, 0.0)
    assert first.facts()["fair"] == 0.3333
    assert [standing.alone for standing in result_of(DUEL, (ended((0, 1), 0),)).standings] == [None, None]


# --- going on ---


def stopping_after(deals: int) -> Callable[[int], None]:
    """Ctrl-C, once so many deals have been told."""
    told = 0

    def progress(done: int) -> None:
        nonlocal told
        told += 1
        if told == deals:
            raise KeyboardInterrupt

    return progress


def test_what_was_stopped_goes_on_to_the_same_end(quick: list[int]) -> None:
    whole = play(DUEL, 60)
    kept: list[Deal] = []
    half = play(DUEL, 60, keep=kept.append, progress=stopping_after(11))
    assert half.stopped
    assert half.facts()["stopped"] is True
    assert half.deals == kept == whole.deals[:11]
    quick.clear()
    rest = play(DUEL, 60, known=kept, keep=kept.append)
    assert quick == list(range(11, 30))
    assert rest.facts() == whole.facts()
    assert (rest.new_games, rest.games) == (38, 60)
    assert kept[11:] == whole.deals[11:]


def test_of_more_deals_than_are_wanted_the_first_count(quick: list[int]) -> None:
    known = play(DUEL, 60).deals
    quick.clear()
    kept: list[Deal] = []
    assert play(DUEL, 20, known=known, keep=kept.append).facts() == play(DUEL, 20).facts()
    assert kept == []
    assert quick == list(range(10))  # of the second ladder


def test_the_test_ends_the_ladder_at_the_same_deal_with_what_is_known(quick: list[int]) -> None:
    ladder = ladder_of("weak", "strong", players=3)
    fresh = play(ladder, 6000, sprt=Sprt(0.4, 0.5))
    assert fresh.sprt is not None
    assert fresh.sprt.accepted == 0.4
    assert fresh.sprt.games == fresh.games < 3000
    decided = len(fresh.deals)
    for known in (decided - 1, decided, decided + 3):
        before = play(ladder, known * 6).deals
        assert play(ladder, 6000, sprt=Sprt(0.4, 0.5), known=before).facts() == fresh.facts()
    open_still = play(ladder, (decided - 1) * 6, sprt=Sprt(0.4, 0.5))
    assert open_still.sprt is not None
    assert open_still.sprt.accepted is None


# --- results ---


def test_shared_wins_are_divided_among_the_seats_that_share_them() -> None:
    game = ended((0, 1, 1, 2), 0, 1, 2)
    assert [game.wins(bot) for bot in range(3)] == pytest.approx([1 / 3, 2 / 3, 0.0])
    assert [game.part(bot) for bot in range(3)] == pytest.approx([1 / 3, 2 / 3, 0.0])


def test_a_win_that_nobody_has_is_no_win_and_shared_by_all_where_bots_are_compared() -> None:
    game = ended((0, 1, 1, 1))
    assert [game.wins(bot) for bot in range(2)] == [0.0, 0.0]
    assert [game.part(bot) for bot in range(2)] == [0.25, 0.75]


def test_standings_by_hand() -> None:
    first = (Played((0, 1), (0,), (1, 2), (9, 4)), Played((1, 0), (0, 1), (1, 1), (6, 6)))
    second = (Played((0, 1), (1,), (2, 1), (1, 8)), Played((1, 0), (0,), (1, 2), (7, 0)))
    found = result_of(DUEL, first, second)
    random, heuristic = found.standings
    assert (random.bot, random.games, random.wins, random.fair) == ("random", 4, 1.5, 0.5)
    assert (random.score, random.rank) == (4.0, 1.5)
    assert (heuristic.games, heuristic.wins, heuristic.score, heuristic.rank) == (4, 2.5, 6.25, 1.25)
    assert random.share is not None
    assert heuristic.share is not None
    assert random.share.value == 0.375
    assert random.share.low == pytest.approx(1 - heuristic.share.high)
    assert random.rating == Rating(0.0, 0.0)
    assert heuristic.rating is not None
    assert 0 < heuristic.rating.elo < heuristic.rating.margin
    assert found.against == random.share


def test_with_two_bots_at_a_larger_table_even_ones_have_half_of_the_wins() -> None:
    ladder = ladder_of("a", "b", players=3)
    deal = tuple([ended(seating, number % 3) for number, seating in enumerate(ladder.seatings(0))])
    found = result_of(ladder, deal)
    assert [standing.games for standing in found.standings] == [9, 9]
    assert [standing.wins for standing in found.standings] == [3.0, 3.0]
    assert [standing.fair for standing in found.standings] == [1 / 3, 1 / 3]
    assert found.against == wilson(0.5, 6)


def test_alone_games_are_won_or_lost_and_nobody_is_compared() -> None:
    lost, won = Played((0,), (), (1,), (20,)), Played((1,), (0,), (1,), (80,))
    lucky, unlucky = Played((0,), (0,), (1,), (50,)), Played((1,), (), (1,), (45,))
    found = result_of(SOLO, (lost, won), (lucky, won), (lost, unlucky))
    assert [standing.games for standing in found.standings] == [3, 3]
    assert [standing.wins for standing in found.standings] == [1.0, 2.0]
    assert [standing.score for standing in found.standings] == pytest.approx([30.0, 205 / 3])
    for standing in found.standings:
        assert (standing.fair, standing.rank, standing.rating) == (None, None, None)
        assert standing.share is not None
        assert standing.share.value == standing.wins / 3
    assert "against" not in found.facts()


def test_the_first_known_bot_is_the_measure() -> None:
    assert ladder_of("x", "heuristic", "random").anchor == 2
    assert ladder_of("x", "heuristic").anchor == 1
    assert ladder_of("x", "y").anchor == 0


def test_a_bot_that_was_never_drawn_has_no_results() -> None:
    ladder = ladder_of("a", "b", "c", "d", players=3)
    found = result_of(ladder, (ended((0, 1, 2), 0), ended((1, 2, 0), 2)))
    idle = found.standings[3]
    assert (idle.games, idle.wins, idle.share, idle.score, idle.rank, idle.rating) == (0, 0.0, None, None, None, None)
    assert idle.facts() == {
        "bot": "d", "games": 0, "wins": 0.0, "share": None, "low": None, "high": None, "corrected": None,
        "fair": 0.3333, "alone": None,
        "score": None, "rank": None, "elo": None, "elo_low": None, "elo_high": None,
    }  # fmt: skip


def test_the_stronger_bot_is_found(quick: list[int]) -> None:
    """Seats win with chances 1 : 3 : 5, which is 0, 191 and 280 points of Elo."""
    result = play(ladder_of("random", "b", "c", players=4), 2000)
    found = [standing.rating for standing in result.standings]
    for rating, elo in zip(found, (0, 191, 280), strict=True):
        assert rating is not None
        assert abs(rating.elo - elo) <= max(1e-9, rating.margin) < 60


# --- the file ---


def text_of(ladder: Ladder, deals: list[Deal]) -> str:
    return ladder_file.heading(ladder) + "".join([ladder_file.line(*numbered) for numbered in enumerate(deals)])


def test_a_file_brings_the_deals_back(quick: list[int]) -> None:
    deals = play(DUEL, 10).deals
    text = text_of(DUEL, deals)
    assert ladder_file.deals(text, DUEL) == deals
    assert text.count("\n") == 6
    assert ladder_file.seed_in(text) == 5
    assert ladder_file.deals("", DUEL) == []
    assert ladder_file.seed_in("") is None


def test_a_file_keeps_luck_as_it_was() -> None:
    ladder = Ladder(DUEL.setup, DUEL.bots, luck=True)
    deals = [ladder.dealer()(0)]
    text = text_of(ladder, deals)
    assert ladder_file.deals(text, ladder) == deals
    with pytest.raises(BadRecord, match="a file of another ladder, with luck "):
        ladder_file.deals(text, DUEL)
    without = text_of(ladder, [tuple([replace(game, luck=()) for game in deals[0]])])
    with pytest.raises(BadRecord, match=r"luck: expected 2 entries"):
        ladder_file.deals(without, ladder)


def test_a_file_names_the_weights_of_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another net must not go on with what the one before it has played."""
    ladder = ladder_of("heuristic", "net")
    text = ladder_file.heading(ladder)
    assert list(json.loads(text)["nets"]) == ["net"]
    assert ladder_file.deals(text, ladder) == []
    monkeypatch.setattr("bequest.lab.ladder_bots._mark", lambda net: "another")
    with pytest.raises(BadRecord, match="a file of another ladder, with nets "):
        ladder_file.deals(text, ladder)


def test_a_file_says_what_is_played() -> None:
    heading = json.loads(ladder_file.heading(DUEL))
    assert heading.pop("cards")
    assert heading == {
        "ladder": 2, "game": "gears", "players": 2, "options": {"fate": "deck"}, "seed": 5,
        "bots": ["random", "heuristic"], "nets": {}, "luck": None, "rules": GEARS.rules_version,
    }  # fmt: skip


def test_a_line_that_was_cut_off_is_left_out(quick: list[int]) -> None:
    deals = play(DUEL, 10).deals
    text = text_of(DUEL, deals)
    assert ladder_file.deals(text[:-9], DUEL) == deals[:4]
    assert ladder_file.deals(text[:-1], DUEL) == deals[:4]


OTHERS = {
    "seed": ladder_of("random", "heuristic", seed=6),
    "bots": ladder_of("heuristic", "random"),
    "players": ladder_of("random", "heuristic", players=3),
    "options": Ladder(Setup("gears", GEARS.deck_text(), 2, {"fate": "none"}, 5), DUEL.bots),
    "cards": Ladder(Setup("gears", GEARS.deck_text() + "\n", 2, {"fate": "deck"}, 5), DUEL.bots),
    "game": Ladder(Setup("crecy", GEARS.deck_text(), 2, {"fate": "deck"}, 5), DUEL.bots),
}


@pytest.mark.parametrize("key", OTHERS)
def test_a_file_of_another_ladder_is_refused(key: str) -> None:
    with pytest.raises(BadRecord, match=f"a file of another ladder, with {key} "):
        ladder_file.deals(ladder_file.heading(OTHERS[key]), DUEL)


GAME = '{"winners": [0], "ranks": [1, 2], "scores": [3, -1]}'


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{", r"line 2: line 1, column 2: not JSON"),
        ('{"deal": 1, "games": []}', r"line 2: deal: expected a whole number from 0 to 0, found 1"),
        ('{"deal": 0, "games": []}', r"line 2: games: expected 2 entries"),
        ('{"deal": 0, "game": []}', r"line 2: game: unknown field"),
        (f'{{"deal": 0, "games": [{GAME}, 5]}}', r"line 2: games\[2\]: expected an object"),
        (f'{{"deal": 0, "games": [{GAME}, {GAME.replace("[0]", "[2]")}]}}', r"winners\[1\]: expected .* from 0 to 1"),
        (f'{{"deal": 0, "games": [{GAME}, {GAME.replace("[1, 2]", "[1, 3]")}]}}', r"ranks\[2\]: expected .* 1 to 2"),
        (f'{{"deal": 0, "games": [{GAME}, {GAME.replace("[3, -1]", "[3]")}]}}', r"scores: expected 2 entries"),
        (f'{{"deal": 0, "games": [{GAME}, {GAME.replace("[1, 2]", "[1]")}]}}', r"ranks: expected 2 entries"),
    ],
)
def test_a_broken_line_is_refused(line: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        ladder_file.deals(f"{ladder_file.heading(DUEL)}{line}\n", DUEL)


def test_a_good_line_is_read() -> None:
    text = f'{ladder_file.heading(DUEL)}{{"deal": 0, "games": [{GAME}, {GAME}]}}\n'
    expected = tuple([Played(seating, (0,), (1, 2), (3, -1)) for seating in ((0, 1), (1, 0))])
    assert ladder_file.deals(text, DUEL) == [expected]


@pytest.mark.parametrize("text", ['{"bequest": 2}\n', '{"ladder": 1}\n'])
def test_another_file_is_not_taken_for_a_ladder(text: str) -> None:
    with pytest.raises(BadRecord, match="not a file of a ladder: its first line has no field 'ladder' with 2"):
        ladder_file.deals(text, DUEL)
    with pytest.raises(BadRecord, match="not a file of a ladder"):
        ladder_file.seed_in(text)


# --- the drawing ---

SVG = "{http://www.w3.org/2000/svg}"


def drawn(result: Result, language: str = "en") -> Xml.Element:
    return Xml.fromstring(svg(result, words(language)))


def texts(drawing: Xml.Element) -> list[str]:
    return [element.text or "" for element in drawing.iter(f"{SVG}text")]


def test_the_drawing_shows_every_share_where_it_belongs_the_best_on_top(quick: list[int]) -> None:
    result = play(ladder_of("a", "b", "c", "d", players=3), 90)
    drawing = drawn(result)
    best_first = sorted(result.standings, key=lambda standing: standing.wins / standing.games, reverse=True)
    assert [text for text in texts(drawing) if text in "abcd"] == [standing.bot for standing in best_first]
    dots = list(drawing.iter(f"{SVG}circle"))
    whiskers = [line for line in drawing.iter(f"{SVG}line") if line.get("stroke-linecap")]
    for standing, dot, whisker in zip(best_first, dots, whiskers, strict=True):
        assert standing.share is not None
        places = [float(dot.attrib["cx"]), float(whisker.attrib["x1"]), float(whisker.attrib["x2"])]
        shares = (standing.share.value, standing.share.low, standing.share.high)
        assert places == pytest.approx([LEFT + (RIGHT - LEFT) * share for share in shares], abs=0.01)
        assert dot.get("cy") == whisker.get("y1") == whisker.get("y2")
    (fair,) = [line for line in drawing.iter(f"{SVG}line") if line.get("stroke-dasharray")]
    assert float(fair.attrib["x1"]) == pytest.approx(LEFT + (RIGHT - LEFT) / 3, abs=0.01)
    height = float(drawing.attrib["height"])
    assert max([float(dot.attrib["cy"]) for dot in dots]) < height


def test_the_drawing_says_what_was_played(quick: list[int]) -> None:
    english = texts(drawn(play(DUEL, 20)))
    assert english[:2] == ["Gears of Time: who wins", "20 games, 2 players, seed 5"]
    assert "fair share" in english
    french = texts(drawn(play(DUEL, 20), "fr"))
    assert french[:2] == ["Gears of Time\u00a0: qui gagne", "20 parties, 2 joueurs, graine 5"]
    assert "part équitable" in french
    assert [text for text in french if "." in text] == []


def test_the_drawing_of_solo_games_has_no_fair_share_and_names_are_harmless() -> None:
    ladder = Ladder(SOLO.setup, ("<b>", "&"))
    drawing = drawn(result_of(ladder, (ended((0,), 0), ended((1,)))))
    assert "fair share" not in texts(drawing)
    assert {"<b>", "&"} <= set(texts(drawing))


def test_the_drawing_names_a_bot_that_was_never_drawn() -> None:
    drawing = drawn(result_of(ladder_of("a", "b", "c", "d", players=3), (ended((0, 1, 2), 0),)))
    assert "d" in texts(drawing)
    assert len(list(drawing.iter(f"{SVG}circle"))) == 3


def test_the_drawing_shows_the_end_of_a_long_name() -> None:
    ladder = ladder_of("heuristic", "net:some/folder/of-mine.net")
    assert "…older/of-mine.net" in texts(drawn(result_of(ladder, (ended((0, 1), 0),))))
