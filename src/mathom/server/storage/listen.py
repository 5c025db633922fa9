"""What other workers on the same PostgreSQL have done, as it happens."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Engine

log = logging.getLogger("mathom.server")

News = dict[str, Any]


class Listener:
    """A thread that LISTENs, and hands what it hears to the event loop.

    ``hear`` gets each piece of news from other workers, and ``None`` whenever the connection
    was lost and is back: then anything may have happened meanwhile.
    """

    def __init__(self, engine: Engine, worker: str, hear: Callable[[News | None], None]) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._worker = worker
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="mathom-listener", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        """Wait until nothing can be missed any more."""
        await asyncio.to_thread(self._ready.wait, 10)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute("LISTEN mathom")
                    if self._ready.is_set():
                        self._pass_on(None)
                    self._ready.set()
                    self._listen(connection)
            except psycopg.OperationalError as fault:
                log.warning("lost the line to the other workers, trying again: %s", fault)
                self._stop.wait(0.5)

    def _listen(self, connection: "psycopg.Connection[Any]") -> None:
        while not self._stop.is_set():
            # The timeout is how soon a shutdown is noticed.
            for notice in connection.notifies(timeout=0.25):
                news = json.loads(notice.payload)
                if news["from"] != self._worker:
                    self._pass_on(news)

    def _pass_on(self, news: News | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._hear, news)
        except RuntimeError:
            # The loop is closed: nobody is left to hear it.
            self._stop.set()
