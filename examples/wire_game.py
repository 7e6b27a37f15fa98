"""A whole game of each title by somebody who knows nothing but JSON: views, prompts and offers in, moves out."""

from __future__ import annotations

import json
import random
from collections.abc import Generator

from bequest import games
from bequest.core.errors import BequestError
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.core.wire import to_json


class Table:
    """What a server does: answers in JSON, takes whole moves in JSON, refuses what is stale or against the rules."""

    def __init__(self, game: str, players: int) -> None:
        self.position = games.get(game).new(players, chance="explicit", journal=True)

    def ask(self, text: str) -> bytes:
        question, p = json.loads(text), self.position
        seat, steps = question["seat"] - 1, question["steps"]  # Python counts seats from 0
        try:
            if question["asked_at"] is not None and question["asked_at"] == p.asked_at(seat):
                p.play(*steps, seat=seat)
                steps = []
            while p.seat == CHANCE:
                p.push(p.sample(seeded(random.getrandbits(64))))
            told = {"view": p.view(seat), "events": p.events(question["since"], seat), "result": p.result()}
            return to_json({**told, "prompt": p.prompt(seat, steps), "offers": p.offers(seat, steps)})
        except BequestError as error:
            return to_json({"refused": error.message})


def player(seat: int, rng: random.Random) -> Generator[str, bytes, None]:
    """Asks, takes any step that is on offer, and sends the move when nothing follows any more."""
    read, steps, at = 0, list[str](), None
    while True:
        news = json.loads((yield json.dumps({"seat": seat, "since": read, "steps": steps, "asked_at": at})))
        read += len(news.get("events", []))
        if at is not None or "refused" in news:  # it is played, or a set of cards that do not go together
            steps, at = [], None
        elif not news["offers"]:
            at = news["prompt"]["asked_at"] if steps else None
        elif (shape := news["prompt"]["shape"])["shape"] == "set" and rng.random() < 0.9:
            steps += rng.sample(shape["of"], rng.randint(shape["least"], shape["most"]))
        else:
            steps.append(rng.choice([offer for offer in news["offers"] if "blocked" not in offer])["text"])


if __name__ == "__main__":
    for name in games.names():
        table, players = Table(name, 2), [player(seat, random.Random()) for seat in (1, 2)]
        questions, answer = [next(one) for one in players], b"{}"
        while not json.loads(answer).get("result", {}).get("over"):
            for place, one in enumerate(players):
                questions[place] = one.send(answer := table.ask(questions[place]))
        print(name, json.loads(answer)["result"])
