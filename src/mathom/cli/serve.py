"""``mathom serve``: the table in the browser."""

import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

HOST = "127.0.0.1"
PORT = 8765


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = PORT,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    log_level: Annotated[str, typer.Option(help="How much the server says.")] = "warning",
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page once it is there.")
    ] = False,
) -> None:
    """Serve the table in the browser, for yourself or for a club.

    Games are kept in SQLite in your data folder. For several workers, set a PostgreSQL URL.
    Everything but the options below is set by variables of the environment:

    \b
    MATHOM_DATA           the folder for the SQLite file and the signing secret
                          (~/.local/share/mathom)
    MATHOM_DATABASE_URL   where games are kept, such as postgresql://user@host/mathom
    MATHOM_SECRET         signs sessions; workers must share it (made once, in the
                          data folder)
    MATHOM_ORIGINS        other origins whose pages may play here (none)
    MATHOM_BOT_PROCESSES  how many bots think at once (1)
    MATHOM_BOT_SECONDS    how long a bot may think (10)
    MATHOM_IDLE_SECONDS   when a table nobody touches gives its memory back (60)
    MATHOM_LIMITS         off switches the rate limits off, for load tests (on)
    FORWARDED_ALLOW_IPS   proxies whose X-Forwarded-* headers are believed (127.0.0.1)

    A proxy in front does TLS and keeps /metrics from the public. /docs describes the HTTP
    calls, /healthz and /metrics are for the operator. SIGTERM stops it gracefully; whatever
    was confirmed is on disk already.
    """
    # The server's libraries are slow to load; only those who serve wait for them.
    from mathom.server.serve import serve as run

    page = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Mathom is at {page} (Ctrl-C stops it; every game is kept)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(page,), daemon=True).start()
    run(host, port, workers, log_level)


def _open_when_ready(page: str) -> None:
    """Ask for the health page until it answers, then open the browser."""
    waiting = threading.Event()
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{page}healthz", timeout=1):
                webbrowser.open(page)
                return
        except (urllib.error.URLError, OSError):
            waiting.wait(0.1)
