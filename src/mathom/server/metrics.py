"""Figures for Prometheus, kept per application so that tests do not share them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What an operator wants to see at a glance."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter(
            "mathom_answers", "Answers that were written down.", registry=self.registry
        )
        self.refusals = Counter(
            "mathom_refusals", "Messages that were refused.", ["code"], registry=self.registry
        )
        self.durable_seconds = Histogram(
            "mathom_durable_seconds",
            "How long an answer took to be on disk.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.sockets = Gauge("mathom_sockets", "Open WebSockets.", registry=self.registry)
        self.rooms = Gauge("mathom_rooms", "Tables held in memory.", registry=self.registry)
        self.games_over = Counter(
            "mathom_games_over", "Games that ended.", ["game"], registry=self.registry
        )
        self.bot_seconds = Histogram(
            "mathom_bot_seconds", "How long bots took to answer.", registry=self.registry
        )
        self.bot_failures = Counter(
            "mathom_bot_failures",
            "Times a bot gave no answer and a random one stood in.",
            registry=self.registry,
        )

        self.bot_broken_off = Counter(
            "mathom_bot_broken_off",
            "Times a bot's thought was broken off because the table had moved on.",
            registry=self.registry,
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
