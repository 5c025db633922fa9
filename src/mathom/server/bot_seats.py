"""The seats of a table that bots sit at."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from mathom.kernel.dice import Dice
from mathom.players.player import any_answer
from mathom.server.subscriber import Refused
from mathom.table.view import View

if TYPE_CHECKING:
    from mathom.server.rooms import Room

log = logging.getLogger("mathom.server")

# How long a bot whose answer cannot be written waits before it tries again.
PATIENCE = 1.0


class BotSeats:
    """Answers for a room's bots, one thought at a time.

    A thought is for one turn of the ledger. When that passes without it (a takeback, the end
    of the game, the answer of another worker's bot) the thought is broken off.
    """

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._turn = -1
        self._stale: asyncio.Event | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def look(self) -> None:
        """The table has changed: break off what is no longer asked, begin what is."""
        if self._stale is not None and self._room.ledger.turn != self._turn:
            self._stale.set()
        hub = self._room.hub
        if self._asked() is not None and self._task is None and not hub.closing:
            self._task = hub.spawn(self._play())

    def _asked(self) -> tuple[int, str] | None:
        """The seat that is asked and its bot, if it has one."""
        ledger = self._room.ledger
        seat = ledger.waiting_for
        bot = ledger.table.chairs[seat].bot if seat is not None else None
        return (seat, bot) if seat is not None and bot is not None else None

    async def _play(self) -> None:
        """Answer until a person is asked."""
        try:
            going = True
            while going:
                try:
                    going = await self._answer()
                except Refused as refused:
                    if refused.code == "unavailable":
                        await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("table %s: its bot is stuck", self._room.id)
        finally:
            self._task = None

    async def _answer(self) -> bool:
        """Think about one decision and answer it; false when no bot is asked."""
        room = self._room
        async with room.held():
            asked = self._asked()
            if asked is None:
                return False
            seat, bot = asked
            turn = self._turn = room.ledger.turn
            stale = self._stale = asyncio.Event()
            view = View(room.ledger.play.game, seat)
        picks = await room.hub.bots.answer(bot, view, stale)
        async with room.held():
            self._stale = None
            if picks is not None and room.ledger.turn == turn:
                await self._give(seat, picks)
        return True

    async def _give(self, seat: int, picks: tuple[int, ...]) -> None:
        try:
            await self._room.give(seat, picks)
        except Refused as refused:
            decision = self._room.ledger.play.decision
            if refused.code != "illegal" or decision is None:
                raise
            log.error("table %s: a bot's answer was illegal: %s", self._room.id, refused)
            await self._room.give(seat, any_answer(decision, Dice(secrets.randbits(64))))
