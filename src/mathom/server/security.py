"""Who may ask what and how much: origins, signatures, sizes. How often: ``rate_limits``."""

import hmac
import json
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mathom.server.rate_limits import REQUESTS, Buckets

# Bigger requests are refused; logs that are uploaded are the largest there are.
BODY_LIMIT = 64 * 1024
MESSAGE_LIMIT = 16 * 1024

# Every page, script, style, font and request comes from this server or not at all.
CONTENT_POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
    " object-src 'none'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def same_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a WebSocket comes from our own page. Programs send no origin; pages always do."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host")


def sign(secret: bytes, text: str) -> str:
    """The text with a signature only this server can make."""
    return f"{text}.{hmac.digest(secret, text.encode(), 'sha256').hex()}"


def unsign(secret: bytes, signed: str) -> str | None:
    """The text if its signature is ours."""
    text, _, _ = signed.rpartition(".")
    genuine = sign(secret, text)
    return text if hmac.compare_digest(genuine.encode(), signed.encode()) else None


class Guard:
    """Wraps the application: limits, the header against forgery, and security headers."""

    def __init__(self, app: ASGIApp, limits: bool, now: Callable[[], float]) -> None:
        self.app = app
        self._calls = Buckets(REQUESTS, now) if limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(send_guarded, *refusal)
            return
        body = _Body(receive)
        try:
            await self.app(scope, body.receive, send_guarded)
        except _TooLarge:
            await _refuse(send_guarded, 413, "that is too much")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/") and self._calls is not None:
            client = scope.get("client")
            if not self._calls.take(client[0] if client else ""):
                return 429, "too many requests; wait a little"
        if scope["method"] not in _SAFE and headers.get("x-mathom") != "1":
            return 403, "the header X-Mathom: 1 is missing"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_LIMIT:
            return 413, "that is too much"
        return None


class _TooLarge(Exception):
    """More came than was announced or allowed."""


class _Body:
    """A request body that is not read beyond the limit."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > BODY_LIMIT:
            raise _TooLarge
        return message


async def _refuse(send: Send, status: int, detail: str) -> None:
    body = json.dumps({"detail": detail}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
