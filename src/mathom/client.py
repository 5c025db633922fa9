"""A small typed client, so that a program can sit at a table.

>>> with Mathom("http://127.0.0.1:8765", name="A program") as mathom:      # doctest: +SKIP
...     table = mathom.make_table("confrontation", opponent="heuristic", seat=0)
...     with mathom.sit(table.id) as seat:
...         while (state := seat.wait_for_question()) is not None:
...             seat.answer(state, [state.question.options[0].id])
"""

import json
import time
from collections.abc import Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from mathom.kernel.decision import MathomError

Json = dict[str, Any]
# How long to wait for a game to be looked over: longer than the server tries, so that it can say
# that it gave up.
ANALYSIS_TIMEOUT = 330.0


class ServerSaysNo(MathomError):
    """The server refused something, with its reason."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code


class Dropped(MathomError):
    """The connection to the table is gone; sit down again."""


class Me(Struct):
    """Who the server takes us for."""

    id: str
    name: str
    guest: bool


class Made(Struct):
    """A table we set up."""

    id: str
    seat: int | None
    invite: str | None = None


class OptionInfo(Struct):
    """One option of a question."""

    id: int
    label: str
    things: list[int]


class QuestionInfo(Struct):
    """What we are asked. ``kind`` is the question's name, ``passing`` the option that leaves it."""

    prompt: str
    rule: str
    kind: str
    least: int
    most: int
    ordered: bool
    passing: int | None
    options: list[OptionInfo]
    asides: list[OptionInfo]


class HintInfo(Struct):
    """An answer that somebody who thought about it would give, and the chance to win with it;
    ``then`` are the answers that would follow, where a book knows them."""

    picks: list[int]
    label: str
    chance: float
    share: float
    why: str
    then: list[list[int]] = []


class HintsInfo(Struct):
    """The best few answers, best first; ``mixed`` where now this and now that is best, and
    ``share`` says how often each is."""

    mixed: bool
    options: list[HintInfo]


class SeatInfo(Struct):
    """Who sits at a seat."""

    name: str | None
    bot: bool
    online: bool
    clock: float | None


class TableInfo(Struct):
    """The table as everyone sees it."""

    id: str
    game: str
    title: str
    setup: Json
    status: str
    seats: list[SeatInfo]
    private: bool
    seed_hash: str
    offers: dict[str, int]
    agreed: dict[str, list[int]]
    cooperative: bool
    seed: str | None = None
    rematch: str | None = None


class Line(Struct):
    """A line of the chronicle; ``event`` is its name, then its numbers."""

    at: int
    text: str
    things: list[int]
    event: list[str | int]


class Result(Struct):
    """How it ended."""

    payoffs: list[float]
    text: str


class State(Struct):
    """A table as we may see it."""

    table: TableInfo
    you: int | list[int] | None
    at: int
    eyes: int | None
    picture: Json
    learned: dict[str, str]
    waiting_for: int | None
    thinking: bool
    question: QuestionInfo | None
    lines: list[Line]
    first_line: int
    result: Result | None


_state: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)


class Mathom:
    """A person (a guest, until ``register`` or ``login``) at a server.

    ``cookies`` are those of somebody the server knows already.
    """

    def __init__(
        self,
        address: str,
        name: str = "",
        timeout: float = 10.0,
        cookies: Mapping[str, str] | None = None,
    ) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self._http = httpx.Client(
            base_url=self.address, headers={"X-Mathom": "1"}, timeout=timeout, trust_env=False
        )
        # The answer sets the cookie anew; from then on it is kept with the others.
        known = {"Cookie": _as_header(cookies)} if cookies else {}
        self.me = msgspec.convert(_content(self._http.get("/api/me", headers=known)), Me)
        if name:
            self.me = msgspec.convert(self.post("/api/me", {"name": name}), Me)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    @property
    def cookies(self) -> Mapping[str, str]:
        """What proves to the server who we are."""
        return dict(self._http.cookies.items())

    # HTTP

    def get(self, path: str, params: Mapping[str, str] | None = None) -> Any:
        """Any ``GET`` of the API."""
        return _content(self._http.get(path, params=params))

    def post(self, path: str, body: object = None) -> Any:
        """Any ``POST`` of the API."""
        return _content(self._http.post(path, json=body))

    def register(self, name: str, password: str) -> Me:
        self.me = msgspec.convert(
            self.post("/api/register", {"name": name, "password": password}), Me
        )
        return self.me

    def login(self, name: str, password: str) -> Me:
        self.me = msgspec.convert(self.post("/api/login", {"name": name, "password": password}), Me)
        return self.me

    def logout(self, everywhere: bool = False) -> None:
        """End this session, or every session of this person; be a new guest from then on."""
        self.post("/api/logout", {"everywhere": everywhere})
        self.me = msgspec.convert(self.get("/api/me"), Me)

    def games(self) -> list[Json]:
        games: list[Json] = self.get("/api/games")
        return games

    def lobby(self) -> list[Json]:
        tables: list[Json] = self.get("/api/tables")
        return tables

    def my_tables(self) -> list[Json]:
        tables: list[Json] = self.get("/api/my/tables")
        return tables

    def make_table(
        self,
        game: str,
        opponent: str | None = None,
        seat: int | None = None,
        setup: Json | None = None,
        clock: Json | None = None,
        private: bool = False,
        chairs: list[str] | None = None,
    ) -> Made:
        """Set up a table and sit down at it: against an opponent, or with a list of chairs."""
        body = {
            "game": game,
            "setup": setup or {},
            "seat": seat,
            "opponent": opponent,
            "clock": clock,
            "private": private,
            "chairs": chairs,
        }
        return msgspec.convert(self.post("/api/tables", body), Made)

    def join(self, table: str, secret: str | None = None) -> int | None:
        """Sit down at somebody's table; the seat."""
        seat: int | None = self.post(f"/api/tables/{table}/join", {"secret": secret})["seat"]
        return seat

    def rematch(self, table: str) -> Made:
        return msgspec.convert(self.post(f"/api/tables/{table}/rematch"), Made)

    def log(self, table: str) -> str:
        """The log of a finished game or an upload: ``mathom.load`` reads it."""
        return json.dumps(self.get(f"/api/replays/{table}/log"), ensure_ascii=False)

    def analysis(self, table: str) -> Json:
        """A finished game or an upload looked over. The server thinks about it for a while."""
        patience = max(self.timeout, ANALYSIS_TIMEOUT)
        found: Json = _content(self._http.get(f"/api/replays/{table}/analysis", timeout=patience))
        return found

    def decks(self, game: str) -> list[Json]:
        """Our saved decks; ``setup`` of each is what a table's set-up takes."""
        decks: list[Json] = self.get("/api/decks", {"game": game})
        return decks

    def save_deck(self, game: str, deck: Json, format: str = "", id: str | None = None) -> Json:
        """Keep a deck (its name and parts), or write one of ours over."""
        body = {"game": game, "format": format, "deck": deck}
        saved: Json = self.post("/api/decks" if id is None else f"/api/decks/{id}", body)
        return saved

    # Play

    def sit(self, table: str, secret: str | None = None) -> "Seat":
        """Open the connection to a table, to play or to watch."""
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        query = f"?{urlencode({'secret': secret})}" if secret else ""
        stack = ExitStack()
        try:
            opened = connect(
                f"{scheme}://{parts.netloc}/api/tables/{table}/ws{query}",
                additional_headers={"Cookie": _as_header(self.cookies)},
                open_timeout=self.timeout,
                close_timeout=1,
                compression=None,
                proxy=None,
                max_size=None,
            )
            socket = stack.enter_context(opened)
        except (OSError, WebSocketException) as fault:
            raise Dropped(str(fault)) from None
        return Seat(socket, stack, self.timeout)


def _as_header(cookies: Mapping[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def _content(response: httpx.Response) -> Any:
    """What the server answered, or its refusal as an exception."""
    content = response.json()
    if response.is_success:
        return content
    detail = content.get("detail")
    message = detail if isinstance(detail, str) else json.dumps(detail)
    raise ServerSaysNo(str(response.status_code), message)


class Seat:
    """An open connection to one table. ``state`` is the newest there is."""

    def __init__(self, socket: ClientConnection, stack: ExitStack, timeout: float) -> None:
        self.socket = socket
        self._stack = stack
        self.timeout = timeout
        self.state: State | None = None
        self.chat: list[Json] = []
        self.muted = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, message: Json) -> None:
        """Send any message of the protocol."""
        try:
            self.socket.send(json.dumps(message))
        except (ConnectionClosed, OSError) as fault:
            raise Dropped(str(fault)) from None

    def receive(self, timeout: float | None = None) -> Json:
        """The next message of any kind; keeps the newest state."""
        try:
            text = self.socket.recv(self.timeout if timeout is None else timeout)
        except (ConnectionClosed, OSError) as fault:
            if isinstance(fault, TimeoutError):
                raise
            raise Dropped(str(fault)) from None
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = _state.decode(text)
        elif message["type"] == "chat":
            self.chat.append(message)
        elif message["type"] == "muted":
            # The talk begins anew: what was said last follows, unless we are muted.
            self.muted = message["muted"]
            self.chat = []
        return message

    def next_state(self) -> State:
        """The next state; an error is raised."""
        before = self.state
        while self.state is before or self.state is None:
            message = self.receive()
            if message["type"] == "error":
                raise ServerSaysNo(message["code"], message["message"])
        return self.state

    def newest(self) -> State:
        """The newest state we have; the first one is waited for."""
        return self.state or self.next_state()

    def wait_for_question(self) -> State | None:
        """The next state that asks us something; ``None`` when the game is over."""
        state = self.newest()
        while state.question is None:
            if state.table.status == "over":
                return None
            state = self.next_state()
        return state

    def hint(self, state: State) -> HintsInfo:
        """The best few answers to the question of a state; none if it has passed."""
        self.send({"type": "hint", "at": state.at})
        while (message := self.receive())["type"] != "hint" or message["at"] != state.at:
            if message["type"] == "error":
                raise ServerSaysNo(message["code"], message["message"])
        return msgspec.convert(message, HintsInfo)

    def answer(self, state: State, picks: list[int]) -> State:
        """Answer the question of a state; returns once the answer is confirmed."""
        self.send({"type": "answer", "at": state.at, "picks": picks})
        deadline = time.monotonic() + self.timeout
        while time.monotonic() < deadline:
            newer = self.next_state()
            if newer.at != state.at or newer.table.status == "over":
                return newer
        raise Dropped("no confirmation came")
