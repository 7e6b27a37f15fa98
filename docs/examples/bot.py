"""A program that plays a seat: `python bot.py http://localhost:8400 TABLE SEAT`, with its token in BEQUEST_TOKEN.

It knows no game: it takes any option that is on offer, step by step, and sends the move when nothing more is asked.
"""

import json
import os
import random
import secrets
import sys

from websockets.sync.client import connect


def play(server: str, table: str, seat: int, token: str) -> None:
    """Plays until the game is over."""
    headers = {"Authorization": f"Bearer {token}", "Bequest-Client": "example-bot"}
    address = server.replace("http", "ws", 1) + "/api/socket"
    with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        socket.send(json.dumps({"do": "enter", "table": table, "seat": seat}))
        steps: list[str] = []
        for text in socket:
            told = json.loads(text)
            if told["tell"] == "refused":  # cards that do not go together: the move begins again
                steps = []
                socket.send(json.dumps({"do": "look"}))
            if told["tell"] == "news":  # all that the seat may know, and what it is asked, if it is
                steps = []
                if told["status"]["state"] == "finished":
                    print(json.dumps(told["result"]))
                    return
            if told["tell"] not in ("news", "offered"):
                continue
            prompt, offers = told.get("prompt") or {}, told.get("offers", [])
            if offers:
                shape = prompt["shape"]
                if shape["shape"] == "set" and shape["most"] and not shape.get("picked"):
                    steps += random.sample(shape["of"], random.randint(shape["least"], shape["most"]))
                else:
                    steps.append(random.choice([offer["text"] for offer in offers if "blocked" not in offer]))
                socket.send(json.dumps({"do": "look", "steps": steps}))
            elif steps:  # nothing follows any more: this is a whole move
                move = {"token": secrets.token_urlsafe(12), "asked_at": prompt["asked_at"], "steps": steps}
                socket.send(json.dumps({"do": "move", **move}))


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]), os.environ["BEQUEST_TOKEN"])
