"""A whole game of each title by somebody who knows nothing but JSON: views, prompts and offers in, moves out."""

from __future__ import annotations

import json
import random
from typing import Any

from bequest import games
from bequest.core.errors import BequestError
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.core.wire import to_json


class Table:
    """What a server does: answers in JSON, takes moves in JSON, refuses what is stale or against the rules."""

    def __init__(self, game: str, players: int) -> None:
        self.position = games.get(game).new(players, chance="explicit", journal=True)
        self.chance = seeded(random.getrandbits(64))

    def ask(self, text: str) -> bytes:
        question, p = json.loads(text), self.position
        seat, steps = question["seat"] - 1, question["steps"]
        try:
            if question.get("asked_at", -1) == p.asked_at(seat):
                p.play(*steps, seat=seat)
                steps = []
            while p.seat == CHANCE:
                p.push(p.sample(self.chance))
            asked = {"prompt": p.prompt(seat, steps), "offers": p.offers(seat, steps)}
            return to_json(
                {"view": p.view(seat), **asked, "events": p.events(question["since"], seat), "result": p.result()}
            )
        except BequestError as error:
            return to_json({"refused": error.message})


def play(table: Table, seats: range, rng: random.Random) -> Any:
    """Every seat takes any offer, step by step, until the game is over; the result."""
    read, steps = dict.fromkeys(seats, 0), {seat: list[str]() for seat in seats}
    while True:
        for seat in seats:
            question = {"seat": seat, "since": read[seat], "steps": steps[seat]}
            news = json.loads(table.ask(json.dumps(question)))
            read[seat] += len(news.get("events", []))
            if "refused" not in news and steps[seat] and not news["offers"]:  # it is a whole move
                news = json.loads(table.ask(json.dumps(question | {"asked_at": news["prompt"]["asked_at"]})))
                steps[seat] = []
            if "refused" in news:  # a set of cards that do not go together
                steps[seat] = []
                continue
            if news["result"]["over"]:
                return news["result"]
            if news["offers"] and (shape := news["prompt"]["shape"])["shape"] == "set" and rng.random() < 0.9:
                steps[seat] += rng.sample(shape["of"], rng.randint(shape["least"], shape["most"]))
            elif news["offers"]:
                steps[seat].append(rng.choice([offer for offer in news["offers"] if "blocked" not in offer])["text"])


if __name__ == "__main__":
    for name in games.names():
        print(name, play(Table(name, 2), range(1, 3), random.Random(1)))
