"""A table in memory: who is there, what they see, and everything they may do.

Changes are made one at a time, under the room's lock, and only after they are on disk. What
subscribers are sent is made from the ledger when they are ready to receive it, so that a slow
one gets the newest state and holds nobody up.
"""

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from mathom.kernel.decision import MathomError, Reason
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE
from mathom.players.player import any_answer
from mathom.server.clocks import clock_of
from mathom.server.ledger import Ledger
from mathom.server.records import NOBODY, Entry, Kind, Remark
from mathom.server.state import eyes_of, game_state, lines_from, table_state
from mathom.server.storage.store import Unavailable
from mathom.table.view import View

if TYPE_CHECKING:
    from mathom.server.hub import Hub

log = logging.getLogger("mathom.server")
encode = msgspec.json.encode

You = int | str | None


class Refused(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Subscriber:
    """One open connection to a table."""

    def __init__(self, user: str, name: str, you: You) -> None:
        self.user = user
        self.name = name
        self.you = you
        self.eyes: int | None = None  # whose eyes saw the last state
        self.told = 0  # so many lines of the chronicle were sent
        self.stale = False  # the newest state is not sent yet
        # Chat and errors. Who does not fetch them loses the oldest.
        self.post: deque[bytes] = deque(maxlen=100)
        self.wake = asyncio.Event()
        # Nothing more is heard from who does not fetch the replies.
        self.calm = asyncio.Event()
        self.calm.set()

    def send(self, message: dict[str, Any]) -> None:
        self.post.append(encode(message))
        if len(self.post) > 50:
            self.calm.clear()
        self.wake.set()


class Room:
    """One table with its ledger and its subscribers."""

    def __init__(self, hub: "Hub", ledger: Ledger) -> None:
        self.hub = hub
        self.ledger = ledger
        self.id = ledger.table.id
        self.subscribers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._unsure = False  # the journal may have lines we have not seen
        self._bot: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._seen: dict[int, dict[str, Any]] = {}

    # Who is there

    def you(self, user: str) -> You:
        """The seat of a person, ``both`` for who plays every side, ``None`` for spectators."""
        seats = self.ledger.table.seats_of(user)
        if not seats:
            return None
        return seats[0] if len(seats) == 1 else "both"

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.touched = time.monotonic()
        self.tell_all()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.touched = time.monotonic()
        self.tell_all()

    def present(self, user: str) -> bool:
        return any(subscriber.user == user for subscriber in self.subscribers)

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.subscribers) or self._bot is not None or self._lock.locked()

    def sleep(self) -> None:
        """Give memory back while nothing happens; subscribers stay."""
        if self._bot is None and not self._lock.locked():
            self._seen.clear()
            self.ledger.sleep()

    def close(self) -> None:
        if self._flag is not None:
            self._flag.cancel()

    # What they see

    def state_for(self, subscriber: Subscriber) -> bytes:
        """The newest state, with the lines this subscriber has not been sent."""
        ledger = self.ledger
        eyes = eyes_of(ledger, subscriber.you)
        if eyes != subscriber.eyes:
            subscriber.eyes = eyes
            subscriber.told = 0
        if eyes not in self._seen:
            self._seen[eyes] = game_state(ledger, eyes)
        online = [
            chair.bot is not None or (chair.user is not None and self.hub.online(self, chair.user))
            for chair in ledger.table.chairs
        ]
        first = subscriber.told
        lines = lines_from(ledger, eyes, first)
        subscriber.told = first + len(lines)
        return encode(
            {
                "type": "state",
                "table": table_state(ledger, online, time.time()),
                "you": subscriber.you,
                **self._seen[eyes],
                "lines": lines,
                "first_line": first,
            }
        )

    def tell_all(self) -> None:
        """Let every subscriber have the newest state."""
        for subscriber in self.subscribers:
            subscriber.stale = True
            subscriber.wake.set()

    def chat(self, remark: Remark) -> None:
        for subscriber in self.subscribers:
            subscriber.send(plain_remark(remark))

    # What they do

    async def answer(self, user: str, at: int, picks: list[int]) -> None:
        """Give an answer; it is on disk before anybody is told."""
        async with self._lock:
            await self._make_sure()
            asked = self._playing()
            game = self.ledger.game
            if at != len(game.answers):
                raise Refused("stale", "The game has moved on.")
            if asked not in self.ledger.table.seats_of(user):
                raise Refused("not_asked", "You are not the one who is asked.")
            clock = self.ledger.clock
            if clock is not None and clock.shows(asked, asked, time.time()) == 0:
                # The alarm is about to ring; an answer that comes after it is too late.
                raise Refused("not_asked", "Your time is up.")
            await self._give(asked, tuple(picks))

    async def _give(self, seat: int, picks: tuple[int, ...]) -> None:
        """Try an answer on a copy, so that the journal never holds one that cannot be given."""
        try:
            self.ledger.game.game.clone().answer(*picks)
        except MathomError as fault:
            raise Refused("illegal", str(fault)) from None
        await self._append("answer", seat, list(picks))
        self.hub.metrics.answers.inc()

    async def resign(self, user: str) -> None:
        async with self._lock:
            await self._make_sure()
            asked = self._playing()
            seats = self._seats(user)
            await self._append("resign", asked if asked in seats else seats[0])

    async def draw(self, user: str) -> None:
        """Offer a draw, or accept the one that is offered."""
        async with self._lock:
            await self._make_sure()
            self._playing()
            seats = self._seats(user)
            offer = self.ledger.offers.get("draw")
            if self._alone(seats) and len(seats) > 1:
                await self._append("draw", NOBODY)
            elif self._alone(seats):
                raise Refused("illegal", "The bot plays on.")
            elif offer is not None and offer not in seats:
                await self._append("draw", NOBODY)
            elif offer is None:
                await self._append("offer draw", seats[0])

    async def takeback(self, user: str) -> None:
        """Take back one's last answer: at once without human opponents, else by consent."""
        async with self._lock:
            await self._make_sure()
            self._playing()
            seats = self._seats(user)
            offer = self.ledger.offers.get("takeback")
            alone = self._alone(seats)
            if alone:
                whose: int | None = seats[0] if len(seats) == 1 else None
            elif offer is not None and offer not in seats:
                whose = offer
            else:
                whose = seats[0]
            kept = self.ledger.kept_without_last_of(whose)
            if kept is None:
                raise Refused("illegal", "There is nothing to take back.")
            if alone or (whose == offer and offer not in seats):
                await self._append("takeback", NOBODY if whose is None else whose, [kept])
            elif offer is None:
                await self._append("offer takeback", seats[0])

    async def decline(self, user: str) -> None:
        async with self._lock:
            await self._make_sure()
            seats = self._seats(user)
            if not self.ledger.offers:
                raise Refused("stale", "Nothing is offered.")
            await self._append("decline", seats[0])

    def why_not(self, user: str, thing: int, onto: int | None) -> list[Reason]:
        """Why somebody cannot use a thing now."""
        you = self.you(user)
        if you is None:
            raise Refused("not_seated", "You do not sit at this table.")
        ledger = self.ledger
        eyes = eyes_of(ledger, you)
        view = View(ledger.game.game, eyes)
        things = ledger.rules.things(view.game)
        if not 0 <= thing < things or not (onto is None or 0 <= onto < things):
            raise Refused("bad_message", "There is no such thing on the table.")
        if ledger.waiting_for != eyes:
            over = ledger.table.status != "waiting" and ledger.over
            sentence = "The game is over." if over else "You are not the one who is asked."
            return [Reason("the table", sentence)]
        return view.why_not(thing, NONE if onto is None else onto)

    def _playing(self) -> int:
        """The seat that is asked; refused when there is no game on."""
        asked = self.ledger.waiting_for
        if asked is None:
            waiting = self.ledger.table.status == "waiting"
            raise Refused(
                "not_asked", "The game has not begun." if waiting else "The game is over."
            )
        return asked

    def _seats(self, user: str) -> list[int]:
        seats = self.ledger.table.seats_of(user)
        if not seats:
            raise Refused("not_seated", "You do not sit at this table.")
        return seats

    def _alone(self, seats: list[int]) -> bool:
        """Whether no other person plays."""
        chairs = self.ledger.table.chairs
        return all(chair.bot or seat in seats for seat, chair in enumerate(chairs))

    # Keeping in step with the journal

    async def _append(self, kind: Kind, seat: int, picks: list[int] | None = None) -> None:
        """Write one line; then, and only then, let it take effect."""
        entry = Entry(self.ledger.number, kind, seat, time.time(), picks or [])
        begun = time.perf_counter()
        try:
            fresh = await self.hub.store.append(self.id, entry)
        except Unavailable:
            self._unsure = True
            log.exception("table %s: a line could not be written", self.id)
            raise Refused("unavailable", "The server cannot write now; try again.") from None
        self.hub.metrics.durable_seconds.observe(time.perf_counter() - begun)
        if not fresh:
            await self._catch_up()
            raise Refused("stale", "The game has moved on.")
        self._apply([entry])
        await self._changed()

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        async with self._lock:
            await self._catch_up()

    async def _make_sure(self) -> None:
        self.touched = time.monotonic()
        if self._unsure:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self.hub.store.entries(self.id, self.ledger.number)
        except Unavailable:
            self._unsure = True
            raise Refused("unavailable", "The server cannot read now; try again.") from None
        self._unsure = False
        if entries:
            self._apply(entries)
            await self._changed()

    def _apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.ledger.apply(entry)
            if entry.kind == "takeback":
                # The chronicle is shorter now: what was told beyond its end must be told anew.
                for subscriber in self.subscribers:
                    if subscriber.eyes is not None:
                        length = len(self.ledger.game.chronicle[subscriber.eyes])
                        subscriber.told = min(subscriber.told, length)

    async def refresh(self) -> None:
        """Somebody sat down, or a rematch was set up."""
        async with self._lock:
            table = await self.hub.store.table(self.id)
            if table is None:
                return
            begins = self.ledger.table.begun is None and table.begun is not None
            self.ledger.table = table
            if begins:
                self.ledger.clock = clock_of(table)
            for subscriber in self.subscribers:
                subscriber.you = self.you(subscriber.user)
            await self._changed()

    async def begin(self) -> None:
        """After loading: whatever should be going on goes on."""
        async with self._lock:
            await self._changed()

    async def _changed(self) -> None:
        self._seen.clear()
        self.touched = time.monotonic()
        if self.ledger.table.status == "playing" and self.ledger.over:
            await self._finish()
        self._set_flag()
        self.tell_all()
        if self._bots_turn() is not None and self._bot is None and not self.hub.closing:
            self._bot = self.hub.spawn(self._play_bots())

    async def _finish(self) -> None:
        """Note the end. If this is lost, loading the table again makes up for it."""
        ledger = self.ledger
        try:
            await self.hub.store.finish(self.id, ledger.result or {}, ledger.game.save())
        except Unavailable:
            log.exception("table %s: its end could not be noted", self.id)
            return
        ledger.table.status = "over"
        ledger.table.result = ledger.result
        self.hub.metrics.games_over.labels(ledger.table.game).inc()

    # Clocks

    def _set_flag(self) -> None:
        """Ring when the seat that is asked has used up its time."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        clock, asked = self.ledger.clock, self.ledger.waiting_for
        if clock is not None and asked is not None and not self.hub.closing:
            left = clock.shows(asked, asked, time.time())
            # Far alarms are left to the hub's sweep.
            if left < 3600:
                loop = asyncio.get_running_loop()
                self._flag = loop.call_later(left + 0.01, self._ring)

    def _ring(self) -> None:
        self._flag = None
        self.hub.spawn(self.check_flag())

    async def check_flag(self) -> None:
        """Whoever has no time left loses."""
        async with self._lock:
            await self._make_sure()
            clock, asked = self.ledger.clock, self.ledger.waiting_for
            if clock is None or asked is None:
                return
            if clock.shows(asked, asked, time.time()) > 0:
                self._set_flag()
                return
            try:
                await self._append("flag", asked)
            except Refused:
                # An answer got there first.
                self._set_flag()

    # Bots

    def _bots_turn(self) -> str | None:
        asked = self.ledger.waiting_for
        return self.ledger.table.chairs[asked].bot if asked is not None else None

    async def _play_bots(self) -> None:
        """Answer for bots until a person is asked."""
        try:
            while True:
                async with self._lock:
                    bot, asked = self._bots_turn(), self.ledger.waiting_for
                    if bot is None or asked is None:
                        return
                    number = self.ledger.number
                    view = View(self.ledger.game.game, asked)
                picks = await self.hub.bots.answer(bot, view)
                async with self._lock:
                    if self.ledger.number == number:
                        await self._answer_for_bot(asked, picks)
        except Exception:
            log.exception("table %s: its bot is stuck", self.id)
        finally:
            self._bot = None

    async def _answer_for_bot(self, seat: int, picks: tuple[int, ...]) -> None:
        try:
            await self._give(seat, picks)
        except Refused as refused:
            if refused.code == "illegal":
                decision = self.ledger.game.decision
                if decision is None:
                    return
                log.error("table %s: a bot's answer was illegal: %s", self.id, refused)
                seed = time.time_ns()
                await self._give(seat, any_answer(decision, Dice(seed)))
            elif refused.code == "unavailable":
                await asyncio.sleep(1)
                await self._make_sure()


def plain_remark(remark: Remark) -> dict[str, Any]:
    """A chat message as it is sent."""
    return {"type": "chat", "from": remark.name, "text": remark.text, "at": remark.made}
