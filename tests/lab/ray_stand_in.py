"""What the package asks of Ray, in this process: everything that would travel is written to bytes and read again, and
results come in an order that is not that of the tasks."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

CORES = 3


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


class Reference:
    """Something that lies in the cluster."""

    def __init__(self, value: object) -> None:
        self._bytes = pickle.dumps(value)

    def value(self) -> Any:
        return pickle.loads(self._bytes)


def _arrived(told: Sequence[object]) -> list[Any]:
    return [(one if isinstance(one, Reference) else Reference(one)).value() for one in told]


class _Method:
    def __init__(self, method: Callable[..., object]) -> None:
        self._method = method

    def remote(self, *told: object) -> Reference:
        return Reference(self._method(*_arrived(told)))


class _Actor:
    def __init__(self, made: object) -> None:
        self._made = made

    def __getattr__(self, name: str) -> _Method:
        return _Method(getattr(self._made, name))


class Ray(ModuleType):
    """A cluster of three cores that are all this one."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        super().__init__("ray")
        self.joined: list[dict[str, Any]] = []
        self.actors: list[_Actor] = []
        self.left = 0

    def init(self, **told: object) -> None:
        self.joined.append(told)

    def shutdown(self) -> None:
        self.left += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(CORES)}

    def put(self, value: object) -> Reference:
        return Reference(value)

    def get(self, found: Reference | list[Reference]) -> Any:
        return found.value() if isinstance(found, Reference) else [one.value() for one in found]

    def wait(
        self, running: list[Reference], num_returns: int = 1, timeout: float | None = None
    ) -> tuple[list[Reference], list[Reference]]:
        """The last ones first."""
        return running[-num_returns:], running[:-num_returns]

    def remote(self, kind: Callable[..., object]) -> Any:
        def begin(*told: object) -> _Actor:
            self.actors.append(_Actor(kind(*_arrived(told))))
            return self.actors[-1]

        return SimpleNamespace(options=lambda num_cpus: SimpleNamespace(remote=begin))


@contextmanager
def standing_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    """While this lasts, whoever imports Ray gets the stand-in."""
    with monkeypatch.context() as patch:
        ray = Ray()
        patch.setitem(sys.modules, "ray", ray)
        yield ray
