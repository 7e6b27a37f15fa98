"""Final scoring by Patrons, the ranking, the winner, the score sheet (sections 31 and 32)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import conditions, events, hints, testament, tracks
from bequest.games.crecy.rules.state import CrecyState

# --- final scoring ---


def final(s: CrecyState) -> None:
    """Patrons, judged before any of their points are added (C-31.1, C-31.7); in The Testament its own scoring.

    The Patron of an eliminated player is not scored (C-30.9). Nothing else gives Honor now (C-31.9), and a Mission not
    completed costs none (C-28.8).
    """
    if s.rules.mode == terms.SOLO_TESTAMENT:
        testament.score(s)
        return
    living = [seat for seat in range(s.players) if s.alive(seat)]
    goals = [patron_points(s, seat) for seat in living]
    for seat, scored in zip(living, goals, strict=True):
        if s.patrons[seat] >= 0:
            s.tell(events.PATRON_SHOWN, seat, (s.patrons[seat],))
        for goal, points in scored:
            s.tell(events.GOAL, seat, (s.patrons[seat], goal, points))
        tracks.gain_honor(s, seat, sum([points for _, points in scored]), terms.H_PATRON)


def patron_points(s: CrecyState, seat: int) -> list[tuple[int, int]]:
    """The goals that count, main goal 0 first: each Mission under the Patron unlocks a minor one, the best ones first
    (C-31.2, C-31.3, C-31.4, C-31.5, C-31.6)."""
    if s.patrons[seat] < 0:
        return []
    patron = s.rules.deck.patrons[s.patrons[seat]]
    main = 0 if patron.main is None else conditions.points(s, seat, patron.main)
    minor = [(conditions.points(s, seat, goal), i + 1) for i, goal in enumerate(patron.minor)]
    minor.sort(key=lambda entry: (-entry[0], entry[1]))
    unlocked = [(i, points) for points, i in minor[: len(s.under[seat])]]
    return [(goal, points) for goal, points in [(0, main), *unlocked] if points]


# --- results ---


def ranking(s: CrecyState) -> list[int]:
    """Survivors by Honor, hand and Prestige; then the extinct by Generation and Honor.

    Rules C-32.1, C-32.2, C-32.3, C-32.4, C-32.5, C-32.6 and C-32.7.
    """
    standings: list[tuple[int, ...]] = []
    for seat in range(s.players):
        if s.alive(seat):
            standings.append((terms.GENERATIONS + 1, s.honor[seat], len(s.hands[seat]), s.prestige[seat]))
        else:
            standings.append((s.eliminated[seat], s.honor[seat], 0, 0))
    return [1 + len([other for other in standings if other > own]) for own in standings]


def winners(s: CrecyState) -> list[int]:
    """At the end: the survivors of rank 1 (C-32.8); alone, whoever has won the solo game (C-32.9).

    Standard Solo is lost by extinction (C-37.10) and won without it, whatever the Honor (C-37.11).
    """
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return [0] if hints.won(s) else []
    ranked = ranking(s)
    return [seat for seat in range(s.players) if s.alive(seat) and ranked[seat] == 1]


def score_sheet(s: CrecyState) -> list[dict[str, object]]:
    """For each seat its Honor by source; `carried` is what a position file brought."""
    found: list[dict[str, object]] = []
    for seat in range(s.players):
        line = s.sheet[seat * len(terms.SOURCES) : (seat + 1) * len(terms.SOURCES)]
        entry: dict[str, object] = {"seat": seat + 1, "total": s.honor[seat]}
        entry |= dict(zip(terms.SOURCES, line, strict=True))
        entry["carried"] = s.honor[seat] - sum(line)
        if not s.alive(seat):
            entry["extinct"] = s.eliminated[seat]
        found.append(entry)
    return found
