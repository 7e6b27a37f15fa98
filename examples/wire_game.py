"""A whole game of each title by somebody who knows nothing but JSON: views, prompts and offers in, moves out."""

from __future__ import annotations

import json
import random
from typing import Any

from bequest import games
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.core.wire import to_json


class Table:
    """What a server does: answers in JSON, takes moves in JSON, and refuses those that are stale."""

    def __init__(self, game: str, players: int) -> None:
        self.position = games.get(game).new(players, chance="explicit", journal=True)
        self.chance = seeded(random.getrandbits(64))

    def look(self, seat: int, since: int, steps: list[str]) -> bytes:
        while self.position.seat == CHANCE:
            self.position.push(self.position.sample(self.chance))
        p, who = self.position, seat - 1
        asked = {"prompt": p.prompt(who, steps), "offers": p.offers(who, steps)}
        return to_json({"view": p.view(who), **asked, "events": p.events(since, who), "result": p.result()})

    def move(self, text: str) -> bool:
        move = json.loads(text)
        fresh = self.position.asked_at(move["seat"] - 1) == move["asked_at"]
        if fresh:
            self.position.play(*move["steps"], seat=move["seat"] - 1)
        return fresh


def play(table: Table, seats: range, rng: random.Random) -> Any:
    """Every seat takes any offer, step by step, until the game is over; the result."""
    read = dict.fromkeys(seats, 0)
    steps: dict[int, list[str]] = {seat: [] for seat in seats}
    while True:
        for seat in seats:
            news = json.loads(table.look(seat, read[seat], steps[seat]))
            read[seat] += len(news["events"])
            if news["result"]["over"]:
                return news["result"]
            offers = [offer for offer in news["offers"] if "blocked" not in offer]
            if offers:
                offer = rng.choice(offers)
                steps[seat].append(offer["text"])
                if offer.get("commits"):
                    move = {"seat": seat, "asked_at": news["prompt"]["asked_at"], "steps": steps[seat]}
                    assert table.move(json.dumps(move))
                    steps[seat] = []


if __name__ == "__main__":
    for name in games.names():
        result = play(Table(name, 2), range(1, 3), random.Random(1))
        print(f"{name}: scores {result['scores']}, seats {result['winners']} won")
