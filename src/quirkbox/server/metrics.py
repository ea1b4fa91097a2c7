"""Figures about a running server, as Prometheus reads them (`/metrics`), by its own client library.

Several processes of one command (`--workers`) add up: the library does that through files in PROMETHEUS_MULTIPROC_DIR.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.moves = Counter("quirkbox_moves", "Moves made durable", ["game", "by"], registry=registry)
        self.move_seconds = Histogram(
            "quirkbox_move_seconds", "From hearing a person's move to telling all", buckets=_SECONDS, registry=registry
        )
        self.screen_seconds = Histogram(
            "quirkbox_screen_seconds",
            "From a person's click to each other screen at that process, both ways over the net included as measured",
            buckets=_SECONDS,
            registry=registry,
        )
        self.refusals = Counter("quirkbox_refusals", "Asks over sockets that were refused", registry=registry)
        self.faults = Counter("quirkbox_faults", "Asks that failed by a fault of ours", registry=registry)
        self.bot_seconds = Histogram(
            "quirkbox_bot_seconds", "A bot's thinking, waiting for a free thread included", buckets=_SECONDS, registry=registry
        )
        self.matches = Counter("quirkbox_matches", "People who looked for others to play with", ["how"], registry=registry)
        self.pushes = Counter("quirkbox_pushes", "Messages to people's devices", ["fate"], registry=registry)
        self.reports = Counter("quirkbox_reports", "Players reported by others", ["why"], registry=registry)
        self._now: list[tuple[Gauge, Callable[[], float]]] = []

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Something that is looked at when somebody asks."""
        gauge = Gauge(name, words, registry=self._registry, multiprocess_mode="livesum")
        self._now.append((gauge, value))

    def note(self) -> None:
        """Look at everything that is watched, so that other processes can tell it too."""
        for gauge, value in self._now:
            gauge.set(value())

    def text(self) -> bytes:
        self.note()
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def may_read(address: str) -> bool:
    """Whoever runs the server, in their own network; not its visitors, whose addresses a proxy passes on."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private
