"""The application, put together."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

import mathom
from mathom.server import accounts, decks, pages, play, quests, replays, tables
from mathom.server.hub import Hub
from mathom.server.metrics import Metrics
from mathom.server.security import Guard
from mathom.server.services import Services
from mathom.server.settings import Settings, from_environment
from mathom.server.storage.store import Store, Unavailable


def create_app(settings: Settings) -> FastAPI:
    """An application for these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.database_url, settings.now)
        metrics = Metrics()
        hub = Hub(settings, store, metrics)
        app.state.services = Services(settings, store, hub, metrics)
        try:
            await hub.open()
            yield
        finally:
            await hub.close()
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Mathom",
        version=mathom.__version__,
        description="Three Middle-earth games kept playable. Play itself is on the WebSocket"
        " /api/tables/{id}/ws.",
        lifespan=lifespan,
        # Their pages load scripts from elsewhere; ours is in ``pages``.
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard, limits=settings.limits, now=settings.now)
    app.add_exception_handler(Unavailable, _unavailable)
    for module in (accounts, tables, decks, quests, replays, play, pages):
        app.include_router(module.router)
    pages.add_bundle(app)
    return app


async def _unavailable(_request: Request, _fault: Exception) -> JSONResponse:
    return JSONResponse({"detail": "the database cannot be reached; try again"}, 503)


def from_env() -> FastAPI:
    """The application as the environment asks for it: what uvicorn's workers call."""
    app = create_app(from_environment())
    # A full collection with many games in memory stops everyone for half a second, to find
    # next to nothing: games hold no cycles. What is loaded by now is not looked at again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    logging.getLogger("uvicorn.error").addFilter(_tells_no_address)
    return app


def _tells_no_address(record: logging.LogRecord) -> bool:
    """Drop uvicorn's line for each WebSocket: its address may hold an invitation."""
    return "WebSocket" not in str(record.msg)
