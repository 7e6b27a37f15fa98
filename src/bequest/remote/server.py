"""Requests to a server: typed records there and back, errors in the server's own words."""

from __future__ import annotations

import http.client
import ssl
import time
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from bequest import __version__
from bequest.core.wire import to_json
from bequest.core.words import message
from bequest.remote.errors import RemoteProblem, Unreachable
from bequest.remote.keys import Key, Keys
from bequest.remote.reading import Reader

CLIENT_HEADER: Final = "Bequest-Client"
INVITATION: Final = "Bequest-Invitation"
COOKIES: Final = ("bequest", "__Host-bequest")
PATIENCE: Final = 30.0
"""Seconds until an answer is given up."""
TRIES: Final = 4
"""How often a request is sent that may be sent twice, before the server counts as gone."""
PAUSE: Final = 0.5
LARGEST: Final = 16 * 1024 * 1024

T = TypeVar("T")


class Server:
    """A server, as somebody with a key knows it; or a program with the token of a seat."""

    def __init__(self, address: str, keys: Keys | None = None, language: str = "en", token: str = "") -> None:
        self.address = address
        self._keys = keys or Keys()
        self._key = self._keys.of(address)
        self._language = language
        self._token = token
        self._parts = urlsplit(address)
        self.reader = Reader()
        """Reads what is refused; with the game of a table it knows the names of cards."""

    @property
    def socket_address(self) -> str:
        """Where the socket is."""
        return f"{'wss' if self._parts.scheme == 'https' else 'ws'}://{self._parts.netloc}/api/socket"

    def headers(self) -> dict[str, str]:
        """What every request carries."""
        found = {CLIENT_HEADER: f"bequest/{__version__}", "Accept-Language": self._language}
        if self._token:
            found["Authorization"] = f"Bearer {self._token}"
        elif self._key.value:
            found["Cookie"] = f"{self._key.name}={self._key.value}"
        return found

    def ask(
        self, method: str, path: str, type: type[T] | Any = Any, body: object = None, invitation: str = "",
        again: bool = False,
    ) -> T:  # fmt: skip
        """An answer; RemoteProblem if it is refused, Unreachable if there is none.

        `again`: it may be sent twice, because it only looks or carries a token; so it is tried a few times.
        """
        for left in reversed(range(TRIES if again else 1)):
            try:
                status, content = self._sent(method, path, body, invitation)
            except (OSError, http.client.HTTPException) as error:
                if not left:
                    raise _unreachable(self.address, error) from None
                time.sleep(PAUSE)
                continue
            found: T = self._read(status, content, type)
            return found
        raise AssertionError

    def _sent(self, method: str, path: str, body: object, invitation: str) -> tuple[int, bytes]:
        headers = self.headers()
        if invitation:
            headers[INVITATION] = invitation
        data = None if body is None else to_json(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        host, port = self._parts.hostname or "", self._parts.port
        connection = (
            http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=ssl.create_default_context())
            if self._parts.scheme == "https"
            else http.client.HTTPConnection(host, port, timeout=PATIENCE)
        )
        try:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            self._keep_key(answer)
            return answer.status, answer.read(LARGEST)
        finally:
            connection.close()

    def _read(self, status: int, content: bytes, type: Any) -> Any:
        try:
            if status < 400:
                return content.decode() if type is str else msgspec.json.decode(content, type=type)
            raw = msgspec.json.decode(content, type=dict[str, Any])
            reason = raw.get("reason")
            told, why = self.reader.message(raw["message"]), None if reason is None else self.reader.reason(reason)
        except (msgspec.DecodeError, KeyError, TypeError):
            told, why = message("terminal-no-bequest", server=self.address, status=status), None
        raise RemoteProblem(told, status, why)

    def _keep_key(self, answer: http.client.HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie") or []:
            for name, crumb in SimpleCookie(line).items():
                if name in COOKIES:
                    self._key = Key(name, crumb.value)
                    self._keys.keep(self.address, self._key)


def _unreachable(address: str, error: Exception) -> Unreachable:
    problem = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Unreachable(message("terminal-unreachable", server=address, problem=str(problem).lower()))


def path(*parts: object) -> str:
    """A path of the wire, each part of it made safe."""
    return "/api/" + "/".join([quote(str(part), safe="") for part in parts])
