"""Last Will's hardest moments through the contract: secret choices of all at once, compound moves, lost knowledge."""

from __future__ import annotations

import itertools
import json
from bisect import insort
from collections import Counter
from collections.abc import Iterator

import pytest

from bequest.core import reasons, record
from bequest.core.errors import BadPosition, IllegalAction
from bequest.core.frames import Frame, Together
from bequest.core.knowledge import card_of, everybody, knowers_of, marked
from bequest.core.position import CHANCE, Position
from bequest.core.rng import Rng, seeded
from tests.spikes.lastwill import CLEARING, DRAW, END_OF_ROUND, GAME, KEEP, TURN, WillPosition, from_dict
from tests.spikes.lastwill_cards import CARDS, NUMBER, SPACES, SPECIAL, WILD, WILD_BACK, back_of

# --- setting up and playing ---


def table(
    *hands: str, board: str = "", balance: int = 70, actions: int = 3, discards: str = "", keep: bool = False
) -> WillPosition:
    """Three seats with these cards; `dinner!` is known to all. Seat 0 has the board (`farm:1*` has a token and is
    activated) and a turn, or all are asked at the end of a round which cards they keep."""
    s = WillPosition(GAME, 3, seeded(7), True, None)
    s.phase = CLEARING if keep else END_OF_ROUND
    s.balances[0], s.actions[0] = balance, actions
    left = Counter({number: card.copies for number, card in enumerate(CARDS)})
    for seat, names in enumerate(hands):
        for name in names.split():
            known = everybody(3) if name.endswith("!") or name == "wild" else 1 << seat
            s.hands[seat].append(marked(NUMBER[name.rstrip("!")], known))
        s.hands[seat].sort()
    for at, name in enumerate(board.split()):
        if name != "-":
            card, _, tokens = name.rstrip("*").partition(":")
            s.spaces[at], s.tokens[at], s.used[at] = NUMBER[card], int(tokens or 0), name.endswith("*")
    for name in discards.split():
        number = NUMBER[name.rstrip("!")]
        insort(s.discards[min(back_of(number), SPECIAL)], marked(number, everybody(3) if name.endswith("!") else 0))
    left.subtract([card_of(mark) for group in s.hands + s.discards for mark in group])
    left.subtract([card for card in s.spaces if card >= 0])
    assert min(left.values()) >= 0
    s.wilds = left.pop(WILD)
    s.pools = [[card for card in sorted(left.elements()) if back_of(card) == back] for back in range(WILD_BACK)]
    asked = sum(1 << seat for seat in range(3) if s.hands[seat])
    s.frames.append(Together(KEEP, (0,), ((),) * 3, asked) if keep else Frame(TURN, 0))
    s.settle()
    return from_dict(GAME, s.to_dict(), True, True)  # with an empty journal


def do(s: Position, *texts: str, seat: int = 0) -> None:
    for text in texts:
        s.apply(GAME.parse(text), seat)


def legal(s: Position, seat: int = 0) -> list[str]:
    return [GAME.text(action) for action in s.legal(seat)]


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def play(s: WillPosition, rng: Rng) -> Iterator[WillPosition]:
    """Random play by any seat that waits, now and then taking choices back; yields before every choice."""
    while not s.over:
        yield s
        if s.waiting:
            seat = any_of(s.waiting, rng)
            if not rng.below(6):
                s.back(seat=seat)
            s.push(any_of(s.legal(seat), rng), seat)
        else:
            s.push(any_of(s.legal(), rng))
    yield s


def walk(seed: int, chance: str = "auto") -> Iterator[WillPosition]:
    return play(GAME.new(3, seed, chance, journal=True), seeded(seed + 100))


def at_start(seed: int = 3) -> WillPosition:
    """The choice of the starting hands (W-5.6)."""
    return GAME.new(3, seed, journal=True)


def hand(s: WillPosition, seat: int = 0) -> list[str]:
    return [CARDS[card_of(mark)].name for mark in s.hands[seat]]


def known_cards(s: WillPosition, seat: int) -> list[str]:
    """What everybody knows of a hand."""
    return [CARDS[card_of(mark)].name for mark in s.hands[seat] if knowers_of(mark) == everybody(3)]


def remembered(s: WillPosition, seat: int) -> list[str]:
    discards = s.view(seat)["discards"]
    assert isinstance(discards, list)
    return [name for pile in discards for name in pile[1:]]


def answer(s: WillPosition, seat: int, rng: Rng) -> list[int]:
    """A random complete answer to the open simultaneous choice, not yet given."""
    copy = s.clone()
    top = copy.frames[-1]
    assert isinstance(top, Together)
    copy.frames[-1] = Together(top.kind, top.args, ((), (), ()), everybody(3))  # so that nothing takes effect
    chosen: list[int] = []
    while seat in copy.waiting:
        chosen.append(any_of(copy.legal(seat), rng))
        copy.push(chosen[-1], seat)
    return chosen


def in_two_steps(s: WillPosition, seat: int, seed: int = 0) -> list[int]:
    """An answer of two choices (the second is not asked where it has a single option)."""
    answers = [answer(s, seat, seeded(n)) for n in range(seed, seed + 50)]
    return next(chosen for chosen in answers if len(chosen) == 2)


def sight(s: WillPosition, seat: int | None) -> str:
    """Everything that a seat is given, as one text."""
    given: dict[str, object] = {
        "view": s.view(seat),
        "key": repr(s.key(seat)),
        "decision": repr(s.decision),
        "waiting": s.waiting,
        "events": s.events(0, seat),
        "guesses": [s.guess(seat, seeded(n)).to_json() for n in (1, 2)],
    }
    if seat is not None:
        given |= {"legal": s.legal(seat), "prompt": repr(s.prompt(seat)), "undo": repr(s.can_undo(seat))}
        if s.seat != CHANCE:
            given["previews"] = [s.preview(action, seat) for action in s.legal(seat)]
    return json.dumps(given)


# --- 1: all keep two of six at once (W-5.6 to W-5.11) ---


def test_each_pair_of_the_starting_hand_can_be_kept_in_exactly_one_way() -> None:
    for seed in range(20):
        s = at_start(seed)
        for seat in range(3):
            cards = [card_of(mark) for mark in s.hands[seat]]
            kept: list[tuple[int, ...]] = []
            for leaf in leaves(s, seat, others_answer=True):
                kept.append(tuple(card_of(mark) for mark in leaf.hands[seat]))
            assert sorted(kept) == sorted(set(itertools.combinations(cards, 2)))


def leaves(s: WillPosition, seat: int, others_answer: bool = False) -> Iterator[WillPosition]:
    """The positions after each whole move of a seat; on the way nothing else may change, and no choice is in vain."""
    before = s.clone()
    if others_answer:
        for other in before.waiting:
            if other != seat:
                for action in answer(before, other, seeded(1)):
                    before.push(action, other)
    todo = [before]
    while todo:
        at = todo.pop()
        options = at.legal(seat)
        assert options
        for action in options:
            after = at.clone()
            after.push(action, seat)
            if after.choices(seat):
                assert after.choices(seat) == [*at.choices(seat), action]
                assert after.clone().back(seat=seat) == len(after.choices(seat))
                todo.append(after)
            else:
                yield after


def test_the_answers_come_in_any_order_and_take_effect_together_in_seat_order() -> None:
    start = at_start()
    answers = [answer(start, seat, seeded(seat)) for seat in range(3)]
    results: set[str] = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        s = start.clone()
        given = [0, 0, 0]
        for seat in order:
            if given[seat] < len(answers[seat]):
                assert [len(hand) for hand in s.hands] == [6, 6, 6]
                s.apply(answers[seat][given[seat]], seat)
                given[seat] += 1
        results.add(s.to_json())
        keeps = [event for event in s.events(0, None) if event["event"] == "keep"]
        assert [event["seat"] for event in keeps] == [1, 2, 3]
    assert len(results) == 1
    assert [len(hand) for hand in s.hands] == [2, 2, 2]


def test_rejected_cards_go_face_down_to_the_pile_of_their_back() -> None:
    s = at_start()
    before = [Counter(card_of(mark) for mark in hand) for hand in s.hands]
    for seat in range(3):
        for action in answer(s, seat, seeded(seat)):
            s.apply(action, seat)
    assert sum(len(pile) for pile in s.discards) == 12
    for deck, pile in enumerate(s.discards):
        assert all(back_of(card_of(mark)) == deck for mark in pile)
    for seat in range(3):
        rejected = before[seat] - Counter(card_of(mark) for mark in s.hands[seat])
        assert Counter(remembered(s, seat)) == Counter({CARDS[card].name: n for card, n in rejected.items()})
    assert remembered_by_spectator(s) == []
    own = [event for event in s.events(0, 1) if event["event"] == "keep"]
    assert [len(str(event["secret"])) > 2 for event in own] == [False, True, False]


def remembered_by_spectator(s: WillPosition) -> list[str]:
    discards = s.view(None)["discards"]
    assert isinstance(discards, list)
    return [name for pile in discards for name in pile[1:]]


def test_the_others_see_only_who_has_not_answered() -> None:
    s = at_start()
    assert s.waiting == [0, 1, 2]
    assert s.decision is not None
    assert s.decision.waiting == (0, 1, 2)
    first = in_two_steps(s, 0)
    other = next(chosen for n in range(50) if (chosen := answer(s, 0, seeded(n)))[0] != first[0])
    watching = {seat: sight(s, seat) for seat in (1, 2, None)}
    s.apply(first[0], 0)
    assert {seat: sight(s, seat) for seat in (1, 2, None)} == watching  # a choice on the way
    twin = s.clone()
    twin.back(seat=0)
    for position, given in ((s, first[1:]), (twin, other)):
        for action in given:
            position.apply(action, 0)
    for seat in (1, 2, None):
        assert s.decision == twin.decision
        assert s.waiting == [1, 2]
        assert sight(s, seat) == sight(twin, seat) != watching[seat]
    assert s.view(0)["answer"] == [GAME.text(action) for action in first]


def test_choices_are_taken_back_until_the_own_answer_is_complete() -> None:
    s = at_start()
    text = s.to_json()
    mine, theirs = in_two_steps(s, 2), in_two_steps(s, 0)
    s.apply(mine[0], 2)
    s.apply(theirs[0], 0)
    assert s.back(seat=2) == 1
    assert s.choices(0) == theirs[:1]
    assert s.back(seat=0) == 1
    assert s.to_json() == text
    assert s.journal is not None
    assert s.journal.answers[s.journal.committed :] == []
    for action in mine:
        s.apply(action, 2)
    assert s.back(seat=2) == 0
    assert s.waiting == [0, 1]
    reason = s.why_not(mine[0], 2)
    assert reason is not None
    assert reason.numbers == {"seat": 3, "asked": "1 and 2"}
    undo = s.can_undo(2)
    assert undo is not None
    assert undo.code == reasons.ANSWER_STANDS


def test_a_preview_stops_before_the_answers_of_others() -> None:
    s = at_start()
    for seat in (0, 1):
        for action in answer(s, seat, seeded(1)):
            s.apply(action, seat)
    first, last = in_two_steps(s, 2)
    assert s.preview(first, 2) == []
    s.apply(first, 2)
    assert s.preview(last, 2) == [{"event": "unknown"}]
    alone = table("dinner picnic", keep=True)
    do(alone, "card dinner")
    assert alone.preview(GAME.parse("no-more"), 0)[0]["event"] == "keep"


def test_a_guess_draws_the_answers_of_others_from_all_that_are_possible() -> None:
    s = table("dinner", "picnic! boat-trip!", "", keep=True)
    do(s, "card picnic", seat=1)
    rng = seeded(5)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(800):
        top = s.guess(0, rng).frames[-1]
        assert isinstance(top, Together)
        seen[tuple(GAME.text(action) for action in top.answers[1])] += 1
    assert set(seen) == {
        ("card boat-trip", "card picnic"), ("card boat-trip", "no-more"), ("card picnic",), ("no-more",),
    }  # fmt: skip
    assert min(seen.values()) > 150  # 200 each


# --- 2: a turn with a full board ---


def outcome(s: WillPosition) -> tuple[object, ...]:
    """What a move of seat 0 can change."""
    board = zip(s.spaces[:SPACES], s.tokens, s.used, strict=False)
    away = Counter(card_of(mark) for pile in s.discards for mark in pile)
    lying = tuple((CARDS[card].name, tokens, used) if card >= 0 else None for card, tokens, used in board)
    gone = Counter({CARDS[card].name: number for card, number in away.items()})
    return (s.balances[0], s.actions[0], tuple(sorted(hand(s))), lying, tuple(sorted(gone.elements())), s.wilds)


def naive_moves(s: WillPosition) -> list[tuple[object, ...]]:
    """The outcome of each whole move of seat 0 but the end of the turn, by trying every combination (W-8.10)."""
    balance, actions, cards, board, gone, wilds = s.balances[0], s.actions[0], hand(s), *outcome(s)[3:]
    assert isinstance(board, tuple)
    assert isinstance(gone, tuple)
    assert isinstance(wilds, int)
    data = {card.name: card for card in CARDS}
    lying = [data[entry[0]] for entry in board if entry]
    owns = any(card.back == back_of(NUMBER["farm"]) for card in lying)
    found: list[tuple[object, ...]] = []

    def add(spent: int, used: int, leave: list[str], new_board: tuple[object, ...], also_gone: list[str]) -> None:
        have = Counter(cards)
        if actions - used >= 0 and (not owns or spent <= balance) and not Counter(leave) - have:
            away = [name for name in also_gone if name != "wild"]
            rest = tuple(sorted((have - Counter(leave)).elements()))
            back = wilds + also_gone.count("wild")
            found.append((balance - spent, actions - used, rest, new_board, tuple(sorted([*gone, *away])), back))

    def sums(symbol: int) -> set[int]:
        bonuses = [card.bonus[1] for card in lying if symbol and card.bonus[0] == symbol]
        return {sum(some) for n in range(len(bonuses) + 1) for some in itertools.combinations(bonuses, n)}

    for name in sorted(set(cards)):
        card = data[name]
        if card.white and actions >= card.actions:
            answers: set[tuple[tuple[str, int, str], ...]] = set()
            for whom in itertools.product(("own", "wild", ""), repeat=len(card.companions)):
                coins = [(kind, pounds, kind if who == "own" else who)
                         for (kind, pounds), who in zip(card.companions, whom, strict=True)]  # fmt: skip
                answers.add(tuple(sorted(coins)))
            for combination in answers:
                companions = [who for _, _, who in combination if who]
                for more in sums(card.symbol):
                    total = card.pounds + more + sum(pounds for _, pounds, who in combination if who)
                    used = [name, *companions]
                    add(total, card.actions - card.gain, used, board, used)
        elif not card.white and name not in ("chef", "guest", "dog", "horse", "wild"):
            cost = 1 + card.more_actions
            affordable = card.back != back_of(NUMBER["farm"]) or card.price <= balance
            for space, entry in enumerate(board):
                makes_room = entry and None not in board and data[entry[0]].back != back_of(NUMBER["farm"])
                if affordable and (makes_room or (entry is None and space == board.index(None))):
                    new = (*board[:space], (name, 0, False), *board[space + 1 :])
                    lost = 1 if entry and data[entry[0]].extra_action and actions else 0
                    if actions - lost >= cost:
                        add(card.price, cost + lost - card.extra_action, [name], new, [entry[0]] if entry else [])
    for space, entry in enumerate(board):
        if not entry:
            continue
        name, tokens, used_up = entry
        card = data[name]
        amounts = {card.pounds, *[pounds for _, pounds in card.companions[:tokens]]}
        if card.pounds and not used_up:
            new = (*board[:space], (name, tokens, True), *board[space + 1 :])
            for total in {amount + more for amount in amounts for more in sums(card.symbol)}:
                add(total, card.actions, [], new, [])
        if tokens < len(card.companions):
            new = (*board[:space], (name, tokens + 1, used_up), *board[space + 1 :])
            for who in (card.companions[tokens][0], "wild"):
                add(0, 1, [who], new, [who])
    return found


def random_table(rng: Rng) -> WillPosition:
    deck = [card.name for card in CARDS for _ in range(card.copies)]
    numbers = list(range(len(deck)))
    rng.shuffle(numbers)
    black = [n for n in numbers if CARDS[NUMBER[deck[n]]].back in (1, 2) or deck[n] == "opera-box"]
    lying = black[: SPACES - rng.below(2) * rng.below(SPACES)]
    held = [deck[n] for n in numbers if n not in lying][: 3 + rng.below(12)]
    board = [f"{deck[n]}:{rng.below(len(CARDS[NUMBER[deck[n]]].companions) + 1)}{'*' * rng.below(2)}" for n in lying]
    return table(" ".join(held), board=" ".join(board), balance=rng.below(16), actions=rng.below(5))


def test_small_choices_lead_to_every_whole_move_exactly_once_and_never_in_vain() -> None:
    rng = seeded(11)
    steps = 0
    for _ in range(250):
        s = random_table(rng)
        found = [outcome(leaf) for leaf in leaves(s, 0) if leaf.phase == END_OF_ROUND and leaf.frames]
        assert Counter(found) == Counter(naive_moves(s))
        steps += len(found) - len(s.legal(0)) + 1
        assert "end" in legal(s)
    assert steps > 1000  # many moves took several choices


def test_a_full_board_makes_room_for_a_black_card() -> None:
    s = table("gala", board="chef-table:1 farm steward reservation* gourmet", balance=10, actions=3)
    do(s, "put gala")
    assert legal(s) == ["space 1", "space 3", "space 4", "space 5"]  # no property (W-12.6)
    assert s.prompt(0) == s.step(0)
    assert s.step(0).choices == ("put gala",)
    do(s, "space 4")
    assert outcome(s)[:2] == (8, 1)
    assert s.view(None)["discards"] == [[0], [1, "reservation"], [0], [0], [0]]
    assert s.used[3] is False


def test_a_helper_that_makes_room_takes_its_action_along() -> None:
    """EX-S21."""
    s = table("school-chum", board="steward chef-table chef-table gourmet sailor", actions=1)
    do(s, "put school-chum")
    assert legal(s) == ["space 2", "space 3", "space 4", "space 5"]
    s = table("school-chum", board="steward farm farm farm farm", actions=2)
    do(s, "put school-chum")  # a single way to make room is not asked (W-1.20)
    assert s.actions[0] == 0
    assert s.spaces[0] == NUMBER["school-chum"]
    s = table("school-chum", board="steward farm farm farm farm", actions=1)
    assert "put school-chum" not in legal(s)


def test_companions_fill_a_card_from_the_top_and_a_wild_card_stands_for_any() -> None:
    s = table("chef guest wild dog", board="chef-table", actions=3)
    do(s, "add 1")
    assert legal(s) == ["card chef", "card wild"]  # a guest only below the chef (W-16.4)
    do(s, "card chef", "add 1", "card wild")
    assert s.tokens[0] == 2
    assert s.actions[0] == 1
    assert s.wilds == 2
    assert "add 1" not in legal(s)
    do(s, "activate 1")
    assert legal(s) == ["amount 1", "amount 2", "amount 4"]
    do(s, "amount 2")
    assert s.balances[0] == 68
    assert "activate 1" not in legal(s)


def test_coins_are_answered_in_printed_order_then_the_amount() -> None:
    """EX-S15, with a helper's bonus."""
    s = table("boat-party wild wild chef", board="sailor", actions=2)
    do(s, "play boat-party")
    assert legal(s) == ["card wild", "none"]
    do(s, "card wild")
    assert legal(s) == ["card wild", "none"]
    do(s, "none")
    assert legal(s) == ["card chef", "card wild", "none"]
    do(s, "card wild")
    assert legal(s) == ["amount 7", "amount 9"]
    assert s.step(0).choices == ("play boat-party", "card wild", "none", "card wild")
    do(s, "amount 9")
    assert outcome(s)[:3] == (61, 0, ("chef",))
    assert s.wilds == 2


def test_equal_coins_are_answered_in_one_order() -> None:
    """Companion card, wild card, none (W-8.12)."""
    s = table("picnic guest guest wild wild", actions=1)
    do(s, "play picnic", "card guest")
    assert legal(s) == ["card guest", "card wild", "none"]
    s.back(1)
    do(s, "card wild")
    assert legal(s) == ["card wild", "none"]
    s.back(1)
    do(s, "none")  # then nothing else can follow, and the move is made
    assert outcome(s)[:2] == (69, 0)


def test_an_owner_of_a_property_cannot_fall_into_debt() -> None:
    """W-18.2 to W-18.5, EX-R8, EX-S1."""
    s = table("boat-party boat-trip dog guest chef", board="farm:2 chef-table", balance=4, actions=3)
    assert "play boat-trip" not in legal(s)
    do(s, "play boat-party")  # the dog's 3 pounds are out of reach, so its coin is not asked
    assert s.choices(0) == [GAME.parse("play boat-party")]
    assert legal(s) == ["card guest", "none"]
    do(s, "card guest")  # and nothing is left for the chef
    assert outcome(s)[:2] == (0, 1)
    assert "activate 1" not in legal(s)
    s = table("boat-trip", board="chef-table", balance=4)
    do(s, "play boat-trip")
    assert s.balances[0] == -1
    s = table("farm", balance=9)
    assert "put farm" not in legal(s)  # a purchase needs the money (W-15.10)


def test_a_move_under_way_leaves_no_trace() -> None:
    s = table("boat-party wild chef gala", "dinner", "picnic", board="sailor farm farm farm gourmet", actions=3)
    text = s.to_json()
    sights = {seat: sight(s, seat) for seat in (0, 1, 2, None)}
    do(s, "play boat-party", "card wild", "card chef")
    for seat in (1, 2, None):
        assert sight(s, seat) == sights[seat]
    assert s.back(1) == 1
    assert s.step(0).choices == ("play boat-party", "card wild")
    do(s, "none")
    assert s.back() == 3
    do(s, "put gala")
    assert s.back() == 1
    assert s.to_json() == text
    assert {seat: sight(s, seat) for seat in (0, 1, 2, None)} == sights
    assert s.journal is not None
    assert s.journal.answers == []


def test_undo_takes_back_the_own_last_move_whatever_others_have_begun() -> None:
    s = table("dinner dinner gala", "picnic boat-trip", actions=2)
    do(s, "play dinner")
    before, events = s.to_json(), s.events()
    do(s, "end")  # all are asked now which cards they keep
    assert s.waiting == [0, 1]
    assert s.can_undo(0) is None
    do(s, "card dinner")
    own = s.can_undo(0)
    assert own is not None
    assert own.code == reasons.IN_MID_MOVE
    s.back(seat=0)
    do(s, "card boat-trip", seat=1)  # begun, and nobody may notice
    assert s.can_undo(0) is None
    answered, other = s.clone(), s.clone()
    do(answered, "no-more", seat=1)
    barred = answered.can_undo(0)
    assert barred is not None
    assert barred.code == reasons.ANSWER_STANDS
    s.undo(0)
    assert (s.to_json(), s.events()) == (before, events)
    do(s, "play dinner", "end")
    other.undo(0)  # what the first one did since has not spoilt the snapshot that they shared
    assert (other.to_json(), other.events()) == (before, events)


# --- 3: the end of a round, and what is known of a hand ---


def test_the_hand_limit_is_asked_of_all_at_once() -> None:
    """W-9.2 to W-9.4, W-9.15, EX-T11."""
    s = table("dinner boat-trip gala wild", "picnic", "", board="school-chum")
    do(s, "end")
    assert s.wilds == 2
    assert s.waiting == [0, 1]  # not a seat without cards, but one within the limit
    assert legal(s) == ["card dinner", "card boat-trip", "card gala", "no-more"]
    do(s, "card boat-trip")
    assert legal(s) == ["card gala", "no-more"]
    do(s, "no-more")
    assert legal(s, 1) == ["card picnic", "no-more"]
    do(s, "no-more", seat=1)
    assert (hand(s), hand(s, 1)) == (["boat-trip"], [])
    s = table("dinner dinner dinner picnic picnic", keep=True)
    do(s, "card dinner", "card dinner")
    assert hand(s) == ["dinner", "dinner"]  # the limit is reached


def test_cards_taken_face_up_are_known_while_they_stay_in_the_hand() -> None:
    """W-23.7, W-23.9."""
    s = at_start()
    for seat in range(3):
        for action in answer(s, seat, seeded(1)):
            s.apply(action, seat)
    offered = CARDS[s.offering[0]].name
    do(s, "take events")
    assert known_cards(s, 0) == [offered]
    do(s, "take wild", seat=1)
    assert known_cards(s, 1) == ["wild"]
    s = table("dinner! dinner picnic!", actions=1)
    do(s, "play dinner")
    assert known_cards(s, 0) == ["picnic"]  # the known copy counts as the one that left


def test_a_face_down_discard_makes_its_back_unknown_to_the_others() -> None:
    """W-23.8, with the example of that rule, and W-23.10, W-23.11."""
    s = table("dinner! boat-trip! picnic gala!", "", "", board="school-chum", discards="boat-party!", keep=True)
    do(s, "card dinner", "card picnic", "card gala")
    assert hand(s) == ["dinner", "picnic", "gala"]
    assert known_cards(s, 0) == ["gala"]  # a back of which nothing was discarded stays known
    assert Counter(remembered(s, 0)) == Counter(["boat-trip", "boat-party"])
    assert remembered(s, 1) == ["boat-party"]
    view = s.view(1)
    assert view["hands"] == [["events", "events", "helpers"], [], []]
    guessed = Counter(name for n in range(300) for name in hand(s.guess(1, seeded(n)))[:2])
    assert set(guessed) == {"dinner", "boat-trip", "boat-party", "picnic"}
    assert {name for n in range(50) for name in hand(s.guess(1, seeded(n)))[2:]} == {"gala"}
    s.frames.append(Frame(DRAW, 2, (0, sum(len(pool) for pool in s.pools[:1]) + 1)))
    s.settle()  # draws the whole pile and reshuffles
    assert remembered(s, 0) == remembered(s, 1) == []


def test_a_guess_keeps_who_knows_what_and_draws_every_unseen_card() -> None:
    s = table("dinner", "picnic boat-trip!", "gala", keep=True)
    for n in range(40):
        guess = s.guess(2, seeded(n))
        assert known_cards(guess, 1) == ["boat-trip"]
        assert hand(guess, 2) == ["gala"]
    held = Counter(hand(s.guess(2, seeded(n)))[0] for n in range(900))
    # Of 8 unseen events 3 are dinners, 1 is a boat trip, 2 are boat parties, 2 picnics.
    assert all(abs(held[name] - 900 * share / 8) < 70 for name, share in
               (("dinner", 3), ("boat-trip", 1), ("boat-party", 2), ("picnic", 2)))  # fmt: skip


def test_the_special_deck_is_drawn_part_by_part() -> None:
    """W-24.8, with chances as they are while it is drawn."""
    s = table("", "", "")
    s.auto = False
    s.frames.append(Frame(DRAW, 0, (SPECIAL, 4)))
    s.settle()
    offered: list[list[str]] = []
    while s.seat == CHANCE:
        offered.append([GAME.text(action) for action in s.legal()])
        s.push(s.legal()[-1])
    assert offered == [["card hectic-day", "card grand-tour"], ["card hectic-day"], ["card opera-box"], ["card yacht"]]


# --- whole games ---


def test_positions_read_back_from_their_text_in_mid_choice() -> None:
    under_way = together = 0
    for seed in range(6):
        for s in walk(seed):
            again = GAME.from_json(s.to_json())
            assert again.to_json() == s.to_json()
            for seat in (0, 1, 2, None):
                assert again.view(seat) == s.view(seat)
                assert again.key(seat) == s.key(seat)
                assert seat is None or (again.legal(seat), again.choices(seat)) == (s.legal(seat), s.choices(seat))
            chosen = [seat for seat in s.waiting if s.choices(seat)]
            under_way += bool(chosen)
            together += len(s.waiting) > 1 and bool(chosen)
    assert under_way > 20
    assert together > 10
    content = at_start().to_dict()
    content["pending"] = [
        {"kind": KEEP, "seat": -3, "args": [1], "waiting": [0, 1], "answers": [[], [], ["card farm"]]}
    ]
    with pytest.raises((BadPosition, IllegalAction)):
        GAME.from_json(json.dumps(content))


def test_cards_are_conserved_and_games_end() -> None:
    deck = Counter({number: card.copies for number, card in enumerate(CARDS)})
    reshuffles = 0
    for seed in range(30):
        decisions = 0
        for s in walk(seed):
            decisions += 1
            assert Counter(card for place in s.places() for card in place.cards) == deck
        assert decisions <= GAME.max_decisions
        reshuffles += len([event for event in s.events() if event["event"] == "reshuffle"])
    assert reshuffles > 5


def test_a_record_replays_and_explicit_chance_with_its_outcomes_is_the_same_game() -> None:
    for seed in range(8):
        for number, s in enumerate(walk(seed)):
            if number % 9 and not s.over:
                continue
            made = record.make(s, {"players": 3, "seed": seed})
            for chance in ("auto", "explicit"):
                replayed = record.verify(record.load(made.to_json()), GAME, chance)
                settled = s.clone()
                settled.back_all()
                assert replayed.digest() == settled.digest()
                assert replayed.events() == s.events()


def test_a_record_holds_the_answers_of_a_simultaneous_choice_seat_by_seat() -> None:
    s = at_start()
    one, two, three = (in_two_steps(s, seat) for seat in range(3))
    s.apply(two[0], 1)
    s.apply(one[0], 0)
    s.apply(two[1], 1)
    s.apply(three[0], 2)
    s.apply(one[1], 0)
    made = record.make(s, {"players": 3, "seed": 3})
    chosen = [text for text in made.answers if not text.startswith("*")]
    assert chosen == [f"{seat} {GAME.text(action)}" for seat, given in ((2, two), (1, one)) for action in given]
    assert record.verify(made, GAME).waiting == [2]
    # A record that was written choice by choice, as they came, replays as well.
    mixed = [f"2 {GAME.text(two[0])}", f"1 {GAME.text(one[0])}", f"2 {GAME.text(two[1])}", f"1 {GAME.text(one[1])}"]
    chances = [text for text in made.answers if text.startswith("*")]
    again = record.Record(made.game, made.rules, made.deck, made.options, [*chances, *mixed], result=made.result)
    for chance in ("auto", "explicit"):
        assert record.verify(again, GAME, chance).digest() == made.result["digest"]


@pytest.mark.parametrize("change", [False, True])
def test_a_game_recorded_from_the_middle_of_choices_replays(change: bool) -> None:
    """Finished answers are part of the start; choices under way are not, so they may be taken back afterwards."""
    s = at_start()
    given = [in_two_steps(s, seat) for seat in range(3)]
    for action in given[1]:
        s.apply(action, 1)
    s.apply(given[2][0], 2)
    start = s.to_dict()
    s = GAME.from_json(json.dumps(start), journal=True)
    if change:
        assert s.back(seat=2) == 1
        given[2] = next(other for n in range(50) if (other := in_two_steps(s, 2, n)) != given[2])
    for seat in (2, 0):
        for action in given[seat][len(s.choices(seat)) :]:
            s.apply(action, seat)
    *_, s = play(s, seeded(1))
    made = record.make(s, {"players": 3}, start)
    for chance in ("auto", "explicit"):
        assert record.verify(made, GAME, chance).digest() == s.digest()


def test_a_guess_is_a_legal_position_with_the_same_view() -> None:
    rng = seeded(23)
    for seed in range(4):
        for s in walk(seed):
            for seat in (0, 1, 2, None):
                guess = s.guess(seat, rng)
                assert guess.view(seat) == s.view(seat)
                assert guess.key(seat) == s.key(seat)
                assert seat is None or guess.legal(seat) == s.legal(seat)
                assert GAME.from_json(guess.to_json()).to_json() == guess.to_json()
                cards = [Counter(card for place in one.places() for card in place.cards) for one in (s, guess)]
                assert cards[0] == cards[1]
    *_, ended = play(at_start().guess(1, rng), rng)
    assert ended.over


# --- secrecy: two games that differ only in what one seat cannot know ---


def hidden_draw(s: WillPosition, observer: int) -> bool:
    return s.frames[-1].seat not in (-1, observer)


def kept_backs(s: WillPosition, seat: int, chosen: list[int]) -> Counter[int]:
    """The backs of the cards that an answer keeps, which all will see."""
    top = s.frames[-1]
    assert isinstance(top, Together)
    names = [GAME.text(action).partition(" ")[2] for action in s.whole_answer(top, seat, chosen)]
    return Counter(back_of(NUMBER[name]) for name in names if name)


def twin_games(seed: int, observer: int) -> Iterator[list[WillPosition]]:
    """Plays two games that look the same to the observer; yields after every step, also between their steps."""
    rng = seeded(seed)
    pair = [GAME.new(3, 1, "explicit", journal=True) for _ in range(2)]
    one, two = pair
    while not one.over:
        yield pair
        if one.seat == CHANCE:
            common = [action for action in one.legal() if action in two.legal()]
            if hidden_draw(one, observer):
                for s in pair:
                    s.push(any_of(s.legal(), rng))
            elif common:
                same = any_of(common, rng)
                for s in pair:
                    s.push(same)
            else:
                return
        elif isinstance(one.frames[-1], Together):
            seat = any_of(one.waiting, rng)
            first = answer(one, seat, rng)
            second = first
            if seat != observer:
                tries = [answer(two, seat, rng) for _ in range(60)]
                fitting = [t for t in tries if kept_backs(two, seat, t) == kept_backs(one, seat, first)]
                if not fitting:
                    return
                second = fitting[0]
            for action in first[:-1]:
                one.push(action, seat)
                if seat != observer:
                    yield pair  # one game is a choice ahead, which the observer cannot notice
            for action in second:
                two.push(action, seat)
            one.push(first[-1], seat)
        else:
            common = [action for action in one.legal() if action in two.legal()]
            if one.seat == observer:
                assert one.legal() == two.legal()
            same = any_of(common, rng)
            for s in pair:
                s.push(same)
            if one.choices(one.seat) != two.choices(two.seat):
                return  # a step was asked in one game only


@pytest.mark.parametrize("observer", [0, 1, 2])
def test_nothing_a_seat_is_given_depends_on_what_it_may_not_know(observer: int) -> None:
    compared = different = 0
    for seed in range(12):
        for pair in twin_games(seed, observer):
            assert sight(pair[0], observer) == sight(pair[1], observer)
            compared += 1
            different += pair[0].digest() != pair[1].digest()
    assert compared > 300
    assert different > 200
