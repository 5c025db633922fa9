"""Running the server."""

from typing import Any

import uvicorn

from mathom.kernel.decision import MathomError
from mathom.server.security import MESSAGE_LIMIT
from mathom.server.settings import from_environment

HOST = "127.0.0.1"
PORT = 8765


def serve(host: str = HOST, port: int = PORT, workers: int = 1, log_level: str = "info") -> None:
    """Serve until told to stop. Everything else is set by ``MATHOM_*`` variables."""
    settings = from_environment()
    if workers > 1 and settings.sqlite:
        raise MathomError("several workers need PostgreSQL: set MATHOM_DATABASE_URL")
    uvicorn.run(
        "mathom.server.app:from_env",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        # Invitations travel in query strings; they do not belong in logs.
        access_log=False,
        **SOCKETS,
    )


# Small messages compress badly and compressing keeps 300 kB for each connection.
SOCKETS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": MESSAGE_LIMIT,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 5,
    "server_header": False,
}
