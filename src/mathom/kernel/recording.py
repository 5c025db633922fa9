"""A game written down as it was played: every state, every line, in names that last.

A log is a set-up, a seed and answers, and plays out again only under the rules it was played by. A
recording needs no rules to be shown: after each answer it says what changed in the rows, what
is under way, and what each viewer was told. From it an older game goes on, and a finished
one is looked at, whatever the rules have become.
"""

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any, Final

from mathom.kernel.decision import SPECTATOR, BadSave
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event, Json, Rules, Setup
from mathom.kernel.save import plain_frame, state_of

# What a recording may come to: anybody may upload one, and a few bytes can hold very many.
LARGEST: Final = 64_000_000


class Line:
    """A line of the chronicle as a viewer was told it, after so many answers."""

    __slots__ = ("at", "event", "text", "things")

    def __init__(self, at: int, text: str, things: list[int], event: list[Any]) -> None:
        self.at = at
        self.text = text
        self.things = things
        self.event = event  # the event's name, then its numbers as the viewer saw them


class Recording:
    """What happened, step by step. ``steps[n]`` is the answer after ``n`` others, as plain data:

    ``picks`` and ``who`` gave them, whether it was ``open`` to pick otherwise, the ``rules``
    version where it is another than before, the ``rows`` that it changed, the ``stack``, and by
    viewer the ``lines`` that it added. ``start`` has the rows, stack and lines before the first.
    """

    def __init__(self, start: Json, steps: list[Json]) -> None:
        self.start = start
        self.steps = steps

    def states(self, upto: int) -> Iterator[Json]:
        """The rows and the stack before each of so many answers, and after the last."""
        rows = dict(self.start["rows"])
        stack, by = self.start["stack"], self.start["by"]
        yield {"by": by, "rows": rows, "stack": stack}
        for step in self.steps[:upto]:
            rows = dict(rows)
            for name, change in step["rows"].items():
                rows[name] = changed(rows.get(name, []), change)
            stack, by = step["stack"], step.get("by", by)
            yield {"by": by, "rows": rows, "stack": stack}

    def state(self, after: int) -> Json:
        """The rows and the stack after so many answers."""
        found: Json = {}
        for state in self.states(after):
            found = state
        return found

    def lines(self, viewer: Seat, after: int) -> list[Line]:
        """All that a viewer was told in the first so many answers."""
        found = []
        for at, step in enumerate([self.start, *self.steps[:after]]):
            for text, things, event in step["lines"].get(str(viewer), ()):
                found.append(Line(at, text, things, event))
        return found

    def versions(self) -> list[tuple[int, str]]:
        """From which answer on which version of the rules applied."""
        found = [(0, str(self.start["rules"]))]
        for at, step in enumerate(self.steps):
            if "rules" in step:
                found.append((at, str(step["rules"])))
        return found

    def packed(self) -> str:
        """The whole of it in a few letters, for a log."""
        return pack([self.start, self.steps])


def pack(plain: Any) -> str:
    """Plain data in a few letters."""
    text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(text: str) -> Any:
    """What ``pack`` made, or ``ValueError`` and its kin."""
    opened = zlib.decompressobj()
    data = opened.decompress(base64.b64decode(text), LARGEST)
    if not opened.eof:
        raise ValueError("it is cut short, or too large")
    return json.loads(data)


def unpacked(text: str) -> Recording:
    """The recording that ``Recording.packed`` wrote, or ``BadSave``."""
    try:
        start, steps = unpack(text)
        recording = Recording(start, steps)
        recording.state(len(steps))
        recording.versions()
        recording.lines(SPECTATOR, len(steps))
        for step in steps:
            _ = [int(pick) for pick in step["picks"]], int(step["who"]), bool(step["open"])
    except Exception as fault:
        raise BadSave(f"the recording in the log cannot be read: {fault!r}") from None
    return recording


class Recorder:
    """Writes a recording of a game that is being played and watched, or goes on with one.

    ``whole``: the next step has every row, because the last was written under other rules.
    """

    def __init__(self, game: Game, recording: Recording, version: str, whole: bool) -> None:
        self.recording = recording
        self._last = game.clone().rows
        self._version = version
        self._whole = whole

    def copy(self, game: Game) -> "Recorder":
        """One that goes on from here, and notes nothing in this one's recording."""
        return Recorder(game, Recording({}, []), self._version, self._whole)

    def note(
        self,
        game: Game,
        picks: tuple[int, ...],
        who: int,
        chosen: bool,
        events: list[list[Event | None]],
    ) -> None:
        """Write down what an answer has brought."""
        rules = game.rules
        names = rules.row_names
        step: Json = {"picks": list(picks), "who": who, "open": chosen}
        if rules.version != self._version:
            step["rules"] = self._version = rules.version
        if self._whole:
            step["by"] = rules.making()
            step["rows"] = {names[row]: {"row": cells[:]} for row, cells in enumerate(game.rows)}
        else:
            old = self._last
            step["rows"] = {
                names[row]: difference(old[row], cells)
                for row, cells in enumerate(game.rows)
                if cells is not old[row] and cells != old[row]
            }
        step["stack"] = [plain_frame(rules, frame) for frame in game.stack]
        step["lines"] = told(rules, game.setup, events)
        self.recording.steps.append(step)
        self._whole = False
        self._last = game.clone().rows  # a clone keeps what the game then writes anew


def recorder(game: Game, events: list[list[Event | None]]) -> Recorder:
    """A recorder that begins with a game that was just set up."""
    rules = game.rules
    start = {
        "rules": rules.version,
        **state_of(game),
        "lines": told(rules, game.setup, events),
    }
    return Recorder(game, Recording(start, []), rules.version, False)


def told(rules: Rules, setup: Setup, events: list[list[Event | None]]) -> dict[str, list[Any]]:
    """By viewer: what events were told, as text, with the things they touch and their numbers."""
    names = rules.events.names()
    found: dict[str, list[Any]] = {}
    for witnessed in events:
        for viewer, event in zip(rules.viewers(setup), witnessed, strict=True):
            if event is not None:
                line = [
                    rules.tell(setup, event, viewer),
                    list(rules.touched(event)),
                    [names[event[0]], *event[1:]],
                ]
                found.setdefault(str(viewer), []).append(line)
    return found


def difference(old: list[int], new: list[int]) -> Json:
    """What makes one row of another: some cells, or the whole row where that is shorter."""
    if len(old) == len(new):
        cells = [[place, value] for place, value in enumerate(new) if old[place] != value]
        if len(cells) * 3 < len(new):
            return {"cells": cells}
    return {"row": new}


def changed(old: list[int], change: Json) -> list[int]:
    """The row that ``difference`` made of another."""
    if "row" in change:
        return list(change["row"])
    new = old[:]
    for place, value in change["cells"]:
        new[place] = value
    return new
