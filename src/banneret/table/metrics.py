"""What an operator can watch: counts and durations, nothing about anybody's game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server, as ``GET /metrics`` shows them."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("banneret_tables", "Tables that somebody looks at.", registry=self._registry)
        self.sockets = Gauge("banneret_sockets", "Open sockets.", registry=self._registry)
        self.started = Counter("banneret_games_started", "Games started.", registry=self._registry)
        self.ended = Counter("banneret_games_ended", "Games that ended.", registry=self._registry)
        self.refused = Counter(
            "banneret_refused", "Messages refused, by reason.", ["why"], registry=self._registry
        )
        self.step_seconds = Histogram(
            "banneret_step_seconds",
            "Time to take a step, keep it and tell everybody.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self._registry,
        )

    def text(self) -> bytes:
        """All figures in Prometheus' text format."""
        return generate_latest(self._registry)
