"""Where a server listens, and by which addresses people reach it."""

from __future__ import annotations

import errno
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bequest.core.words import message
from bequest.server.errors import Refused

PORTS_TRIED: Final = 20
EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that mean every network of the machine."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for examples: nothing is sent, the system only says from where it would be."""
BACKLOG: Final = 2048


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there, or at the next port that is free; 0 is any. Refused says why not."""
    for tried in [port] if port == 0 else range(port, min(port + PORTS_TRIED, 65_536)):
        try:
            return _listening(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                problem = (error.strerror or str(error)).lower()
                raise Refused(message("server-cant-listen", host=host, port=str(tried), problem=problem)) from None
    raise Refused(message("server-no-free-port", first=str(port), last=str(port + PORTS_TRIED - 1)))


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except BaseException:
        found.close()
        raise
    return found


def own_address() -> str:
    """This machine's address in the network that it reaches others by; "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            found = str(asking.getsockname()[0])
        except OSError:
            return ""
    return "" if ipaddress.ip_address(found).is_loopback else found


def names_at(host: str) -> tuple[str, ...]:
    """The names by which a server that listens there may be called, beside those of the machine for itself."""
    if host not in EVERYWHERE:
        return (_bracketed(host),)
    name = socket.gethostname().lower()
    return tuple(found for found in (own_address(), name, f"{name}.local" if name else "") if found)


def reached_at(host: str, port: int) -> str:
    """The address that others type, or open from a link."""
    name = own_address() if host in EVERYWHERE else _bracketed(host)
    return f"http://{name or 'localhost'}:{port}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def checked_outside(address: str) -> str:
    """The outside address without a slash at its end; Refused if it is none of a web site."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise Refused(message("server-bad-outside", address=address))
    return f"{parts.scheme}://{parts.netloc}"


def checked_proxy(address: str) -> str:
    """The address of a proxy, as connections from it will show it; Refused if it is none."""
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        raise Refused(message("server-bad-proxy", address=address)) from None
