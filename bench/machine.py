"""The machine that is measured: pinned to one of its cores, and in words."""

from __future__ import annotations

import os
import platform
from pathlib import Path

CPU_FACTS = Path("/proc/cpuinfo")


def pin_to_one_core() -> bool:
    """This process and those it starts from now on; whether the system can do it."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def in_words() -> str:
    """Processor, cores and system, for the reader of figures."""
    cores = os.cpu_count() or 1
    model = cpu_model(CPU_FACTS.read_text(encoding="utf-8")) if CPU_FACTS.exists() else ""
    processor = model or platform.processor() or platform.machine()
    return f"{processor}, {cores} {'core' if cores == 1 else 'cores'}, {platform.system()}"


def cpu_model(facts: str) -> str:
    """The processor as the system names it, or nothing."""
    for line in facts.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return ""
