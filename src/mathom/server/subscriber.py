"""Who listens to a table, and how they are refused."""

import asyncio
from collections import deque
from typing import Any

import msgspec

from mathom.server.records import Remark

encode = msgspec.json.encode

# A seat, several for who holds more than one, ``None`` for spectators.
You = int | list[int] | None


class Refused(Exception):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Subscriber:
    """One open connection to a table, opened with somebody's session."""

    def __init__(self, user: str, name: str, session: str, you: You) -> None:
        self.user = user
        self.name = name
        self.session = session
        self.you = you
        self.muted = False
        # What is said while the talk so far is still being read.
        self._meanwhile: list[Remark] | None = None
        self.dismissed = False  # the session has ended: hang up
        self.eyes: int | None = None  # whose eyes saw the last state
        # By eyes: so many lines of the chronicle were sent.
        self.told: dict[int, int] = {}
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

    def show(self) -> None:
        """The newest state is to be sent."""
        self.stale = True
        self.wake.set()

    def hear(self, remark: Remark) -> None:
        """Something was said at the table."""
        if self._meanwhile is not None:
            self._meanwhile.append(remark)
        elif not self.muted:
            self.send({"type": "chat", "from": remark.name, "text": remark.text, "at": remark.made})

    def await_talk(self) -> None:
        """Keep what is said until ``begin_talk``: nothing is missed and nothing comes twice."""
        self._meanwhile = []

    def begin_talk(self, muted: bool, remarks: list[Remark]) -> None:
        """Be told whether one is muted and, if not, what was said last."""
        if muted or self.muted:
            self.send({"type": "muted", "muted": muted})
        self.muted = muted
        meanwhile, self._meanwhile = self._meanwhile or [], None
        for remark in remarks + [each for each in meanwhile if each not in remarks]:
            self.hear(remark)

    def dismiss(self) -> None:
        self.dismissed = True
        self.wake.set()
