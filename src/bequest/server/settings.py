"""How a server is run: where it listens, where it keeps things, what it allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

DEFAULT_PORT: Final = 8400
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Quotas:
    """How much one person, or one address, may use."""

    open_tables: int = 40
    """Tables of a person that are not finished."""
    guests_an_hour: int = 60
    """New persons from one address."""
    requests_a_minute: int = 1_200
    """Of one person, or of an address without one."""
    messages_a_minute: int = 600
    """Over one socket."""
    sockets: int = 60
    """Of one person at a time."""
    body_bytes: int = 256 * 1024
    import_bytes: int = 2 * 1024 * 1024
    message_bytes: int = 16 * 1024
    """One message over a socket."""
    chat_characters: int = 500
    note_characters: int = 10_000
    hint_nodes: int = 2_400
    """Positions that are judged for one piece of advice: the same on every machine, however busy."""
    import_seconds: float = 10.0
    import_megabytes: int = 600
    load_seconds: float = 2.0
    """What takes longer to read, even though it is good, would keep everybody waiting when it is loaded."""
    imports_an_hour: int = 60
    """Decks and records that one person brings."""
    sign_ins_an_hour: int = 20
    """Tries from one address, by password, code or link."""
    tries_of_a_name_an_hour: int = 60
    """Tries of one name's password, from anywhere: more than an address has, so that nobody alone can shut one out."""
    reports_an_hour: int = 20
    """Of one person."""
    sockets_of_an_address: int = 1_000
    bot_tokens: int = 5
    """Of one seat."""
    avoided: int = 500
    """People whom one person mutes or blocks."""


@dataclass(frozen=True)
class Hashing:
    """The work that goes into the hash of a password (argon2id)."""

    rounds: int = 3
    memory_kib: int = 64 * 1024
    lanes: int = 4


@dataclass(frozen=True)
class Settings:
    """What `bequest serve` was told."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = "sqlite:///bequest.db"
    outside: str = ""
    """The address by which people reach it, where that is another than host and port: `https://games.example`."""
    names: tuple[str, ...] = ()
    """Further names under which it may be called, such as that of the machine in a home network."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies whose word about the caller's address is taken; none is guessed."""
    workers: int = 1
    """Processes in which bots think."""
    haste: float = 1.0
    """The part of their usual time that bots take for an answer; less than 1 for trials."""
    page: Path = Path(__file__).parent / "page"
    """The page that people play in, as it was built; it may not be there."""
    quotas: Quotas = field(default_factory=Quotas)
    hashing: Hashing = field(default_factory=Hashing)

    @property
    def secure(self) -> bool:
        """Whether people reach it by https: then cookies are for https alone."""
        return self.outside.startswith("https://")

    def hosts(self) -> frozenset[str]:
        """What a request may name as its host; all else may be another site's trick with names."""
        found = {f"{name}:{self.port}" for name in (*LOCAL_HOSTS, *self.names)} | set(LOCAL_HOSTS)
        if self.outside:
            found.add(urlsplit(self.outside).netloc)
        return frozenset(name.lower() for name in found)

    def origins(self) -> frozenset[str]:
        """Where a page may come from that asks for something."""
        outside = urlsplit(self.outside.lower())
        found = {f"http://{host}" for host in self.hosts() if host != outside.netloc}
        if self.outside:
            found.add(f"{outside.scheme}://{outside.netloc}")
        return frozenset(found)
