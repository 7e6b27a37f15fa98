"""Records as a server tells them, read back into what the rules have made.

Names of cards travel as the ids of their faces; the deck of the table, which is at hand, knows the words. So messages
are put together here and not by the types alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bequest.core.game import Game
from bequest.core.reasons import Reason
from bequest.core.wire import Happened, Offer, Prompt, Result, Step, Wire
from bequest.core.words import Arg, Message, Name, name_of, same_everywhere

Raw = Mapping[str, Any]


class Reader:
    """Reads what a server tells about tables of a game; without one, of no game in particular."""

    def __init__(self, game: Game | None = None) -> None:
        self._game = game
        faces = game.faces() if game is not None else ()
        self._names: dict[str, Name] = {face.id: name_of(face.names, face.id) for face in faces}

    def message(self, raw: Any) -> Message:
        """A message, or the name of something."""
        if isinstance(raw, Message):
            raw = {"id": raw.id, "args": raw.args}
        if "card" in raw:
            return self._names.get(raw["card"]) or same_everywhere(str(raw["card"]))
        args = raw.get("args", {})
        if raw["id"] == "name":
            return name_of(args)
        return Message(raw["id"], {key: self._arg(value) for key, value in args.items()})

    def _arg(self, raw: Any) -> Arg:
        if isinstance(raw, dict):
            return self.message(raw)
        if isinstance(raw, list):
            return tuple([self.message(one) if isinstance(one, dict) else str(one) for one in raw])
        return raw if isinstance(raw, int) else str(raw)

    def reason(self, raw: Any) -> Reason:
        """Why something can't be."""
        fields = {key: raw[key] for key in raw if key != "message"}
        found = msgspec.convert({**fields, "message": {"id": ""}}, Reason)
        return msgspec.structs.replace(found, message=self.message(raw["message"]))

    def prompt(self, raw: Any) -> Prompt | None:
        """What is asked."""
        if raw is None:
            return None
        found = msgspec.convert({key: raw[key] for key in raw if key != "question"}, Prompt)
        return msgspec.structs.replace(found, question=self.message(raw["question"])) if "question" in raw else found

    def offers(self, raw: Any) -> list[Offer]:
        """What can be chosen, and what is blocked."""
        return [self._offer(one) for one in raw]

    def _offer(self, raw: Raw) -> Offer:
        spoken = {key: self.message(raw[key]) for key in ("say", "short", "group") if raw.get(key) is not None}
        follows = [Step(step["text"], self.message(step["say"])) for step in raw.get("follows", [])]
        blocked = self.reason(raw["blocked"]) if raw.get("blocked") is not None else None
        plain = {key: raw[key] for key in raw if key not in ("say", "short", "group", "follows", "blocked")}
        found = msgspec.convert({**plain, "say": {"id": ""}}, Offer)
        return msgspec.structs.replace(found, follows=follows, blocked=blocked, **spoken)

    def view(self, raw: Any) -> Wire:
        """All that the seat may know."""
        assert self._game is not None
        return msgspec.convert(raw, self._game.view_type)

    def events(self, raw: Any) -> list[Happened]:
        """What has happened."""
        assert self._game is not None
        kind: Any = list[self._game.events_type()]  # type: ignore[misc]
        found: list[Happened] = msgspec.convert(raw, kind)
        return found

    def result(self, raw: Any) -> Result | None:
        """How it ended; None if it has not."""
        return None if raw is None else msgspec.convert(raw, Result)
