"""A table as its journal tells it: the game, the offers, the clocks and how it ended."""

import hashlib
import json
import zlib
from typing import Any

from mathom.games import rules_of
from mathom.kernel.decision import CHANCE, LEFT, BadSave, MathomError
from mathom.kernel.playthrough import Answer, Playthrough, has_left
from mathom.kernel.recording import Recording, pack, unpack, unpacked
from mathom.server.clocks import Clock, clock_of
from mathom.server.records import Entry, TableRecord

Result = dict[str, Any]


class Ledger:
    """What follows from a table's record and the lines of its journal, and nothing else.

    The game itself can be put to sleep to save memory: it is played again when needed. A game
    that was begun under other rules is not played again: it goes on from what its lines, or the
    ``log`` of a finished one, say of the changes they made.
    """

    def __init__(self, table: TableRecord, entries: list[Entry], log: str | None = None) -> None:
        self.table = table
        self.rules = rules_of(table.game)
        self.number = 0  # of the journal's next line
        self.turn = 0  # another whenever what is asked is another
        # What is offered: who offered it, then those who agreed.
        self.offers: dict[str, list[int]] = {}
        self.ended: Result | None = None  # other than by the rules
        self.clock: Clock | None = clock_of(table)
        self._given: list[Answer] = []
        # What each of them changed, kept only for games that were begun under other rules.
        self._changes: list[str | None] = []
        self._old_format = 0  # so many answers were given before texts had lasting numbers
        self._base = _recorded(log)
        self._play: Playthrough | None = None
        versions = {entry.rules or table.rules for entry in entries if entry.kind == "answer"}
        # Begun under other rules: not played again, so the changes must be kept.
        self._moved = bool(versions - {self.rules.version})
        for entry in entries:
            self.apply(entry)

    @property
    def play(self) -> Playthrough:
        """The game, played again from its answers if it was asleep."""
        if self._play is None:
            self._play = self._resumed() if self._moved else self._replayed()
        return self._play

    @property
    def _shown(self) -> bool:
        """Whether it is over and shown as its log recorded it: no line moves it."""
        return self._moved and self._base is not None

    def _resumed(self) -> Playthrough:
        """Begun under other rules: from what was recorded, or as far as today's rules follow."""
        table, base = self.table, self._base or recording_of(self._changes)
        if base is None:
            return self._replayed()
        answers = [tuple(step["picks"]) for step in base.steps]
        return Playthrough(self.rules, table.setup, table.seed, answers, base=base)

    def _replayed(self) -> Playthrough:
        play = Playthrough(self.rules, self.table.setup, self.table.seed)
        for number, picks in enumerate(self._given):
            try:
                if number < self._old_format:
                    picks = self._given[number] = play.renumbered(picks)
                play.repeat(picks)
            except MathomError as fault:
                if recording_of(self._changes) is not None:
                    self._moved = True
                    return self._resumed()
                raise Unrepeatable(number, len(self._given), str(fault)) from None
        self._old_format = 0
        if not self._moved:
            self._changes = [None] * len(self._given)  # they are on disk, and not needed here
        return play

    def cut(self, kept: int) -> None:
        """Keep only the first answers of players."""
        del self._given[kept:]
        del self._changes[kept:]
        self._old_format = min(self._old_format, kept)
        self._play = None

    def change(self, picks: Answer) -> str:
        """What an answer will change, packed as the journal keeps it; refused if it is illegal."""
        steps = self.play.ahead(picks)
        if self._given:
            return pack({"steps": steps})
        first = Playthrough(self.rules, self.table.setup, self.table.seed, recorded=True)
        assert first.recording is not None
        begun = first.recording
        return pack({"start": begun.start, "steps": begun.steps + steps})

    def picks_of(self, entry: Entry) -> Answer | None:
        """The answer that a line of the journal gives the game, if it does."""
        if entry.kind == "answer":
            return tuple(entry.picks)
        leaves = entry.kind in ("resign", "flag") and self.leaves(entry.seat)
        return (LEFT - entry.seat,) if leaves else None

    def leaves(self, seat: int) -> bool:
        """Whether the others play on when this seat gives up."""
        people = [
            other
            for other, chair in enumerate(self.table.chairs)
            if other != seat and not chair.bot and not self.has_left(other)
        ]
        return bool(people) and self.rules.may_leave(self.play.game, seat)

    def log(self, entries: list[Entry]) -> str:
        """The whole game as a log, with what its journal recorded."""
        recording = self.play.recording or recording_of(changes_of(entries))
        if recording is None or len(recording.steps) != len(self.play.answers):
            play = self.play
            again = Playthrough(
                self.rules, self.table.setup, self.table.seed, play.answers, recorded=True
            )
            recording = again.recording
        return self.play.save(recording)

    @property
    def awake(self) -> bool:
        return self._play is not None

    def sleep(self) -> None:
        self._play = None

    def apply(self, entry: Entry) -> None:
        """Let one line of the journal take effect."""
        if entry.number != self.number:
            raise ValueError(f"line {entry.number} of the journal came after {self.number - 1}")
        self.number += 1
        if not entry.kind.startswith("offer") and entry.kind != "decline":
            self.turn += 1
        match entry.kind:
            case "answer":
                picks = tuple(entry.picks)
                if self._play is not None and not self._shown:
                    self._play.answer(*picks)
                self._add(picks, entry)
                self.offers.clear()
                if self.clock is not None:
                    self.clock.answered(entry.seat, entry.made)
            case "takeback":
                self.cut(entry.picks[0])
                self.offers.clear()
                if self.clock is not None:
                    self.clock.restarted(entry.made)
            case "offer draw" | "offer takeback" | "offer resign":
                self.offers.setdefault(entry.kind.removeprefix("offer "), []).append(entry.seat)
            case "decline":
                self.offers.clear()
            case "resign":
                self._gives_up(entry, "gives up" if self.rules.cooperative else "resigns")
            case "flag":
                self._gives_up(entry, "runs out of time")
            case "draw":
                self.offers.clear()
                self.ended = {
                    "payoffs": [0.0] * len(self.table.chairs),
                    "text": "A draw is agreed.",
                }

    def _gives_up(self, entry: Entry, how: str) -> None:
        """The game ends, unless there are people left and the rules know how they play on."""
        if self._shown:
            return  # the log has it, and the table how it ended
        if entry.change is None and not self.leaves(entry.seat):
            self._end(entry.seat, how)
            return
        if self._play is not None:
            self._play.leave(entry.seat)
        self._add((LEFT - entry.seat,), entry)
        self.offers.clear()
        if self.clock is not None:
            self.clock.restarted(entry.made)

    def _add(self, picks: Answer, entry: Entry) -> None:
        if entry.rules is None:
            self._old_format = len(self._given) + 1
        self._given.append(picks)
        self._changes.append(entry.change if self._moved or self._play is None else None)

    def has_left(self, seat: int) -> bool:
        """Whether a seat is out of a game that the others play on."""
        return self.rules.absent(self.play.game, seat)

    def _end(self, loser: int, how: str) -> None:
        self.offers.clear()
        chairs = self.table.chairs
        all_lose = self.rules.cooperative
        self.ended = {
            "payoffs": [
                -1.0 if all_lose or seat == loser or self.has_left(seat) else 1.0
                for seat in range(len(chairs))
            ],
            "text": f"{chairs[loser].name} {how}.",
        }

    @property
    def result(self) -> Result | None:
        """How it ended, by the rules or otherwise; ``None`` while it goes on."""
        if self.table.status == "over" and self.table.result is not None:
            return self.table.result  # as it was, whatever the rules have become
        if self.ended is not None:
            return self.ended
        payoffs = self.play.result
        if payoffs is None:
            return None
        return {"payoffs": payoffs, "text": self.rules.outcome(self.play.game)}

    @property
    def account(self) -> Result | None:
        """What goes into the log of quests, for games that have one."""
        account = self.rules.account(self.play.game)
        if account is None:
            return None
        if self.ended is not None:
            account |= {"won": False, "score": None}
        return account | {"how": (self.result or {}).get("text", "")}

    @property
    def waiting_for(self) -> int | None:
        """The seat that is asked, while there is a game."""
        if self.table.status != "playing" or self.ended is not None:
            return None
        decision = self.play.decision
        return decision.who if decision is not None else None

    @property
    def over(self) -> bool:
        ended = self.table.status == "over" or self.ended is not None
        return ended or self.play.decision is None

    def kept_without_last_of(self, seats: list[int]) -> int | None:
        """How many players' answers stay if the last that one of these seats chose goes.

        An answer to which there was no other is not worth taking back by itself; and nobody is
        brought back who has left.
        """
        play = self.play
        given = [
            (who, chosen, picks)
            for who, chosen, picks in zip(play.answered_by, play.chosen, play.answers, strict=True)
            if who != CHANCE
        ]
        for number in range(len(given) - 1, -1, -1):
            who, chosen, picks = given[number]
            if has_left(picks):
                return None
            if chosen and who in seats:
                return number
        return None


class Unrepeatable(BadSave):
    """Answers that were given under other rules, not recorded, and illegal today from one on."""

    def __init__(self, kept: int, given: int, why: str) -> None:
        super().__init__(f"today's rules follow this game through {kept} of {given} answers: {why}")
        self.kept = kept


def recording_of(changes: list[str | None]) -> Recording | None:
    """A game's recording out of what each answer changed, if each said so."""
    if not changes or None in changes:
        return None
    try:
        plain = [unpack(change) for change in changes if change is not None]
        return Recording(plain[0]["start"], [step for each in plain for step in each["steps"]])
    except (ValueError, KeyError, TypeError, zlib.error) as fault:
        raise BadSave(f"what the journal recorded cannot be read: {fault!r}") from None


def changes_of(entries: list[Entry]) -> list[str | None]:
    """What the answers of a journal changed that were not taken back."""
    changes: list[str | None] = []
    for entry in entries:
        if entry.kind == "answer" or (entry.change is not None):
            changes.append(entry.change)
        elif entry.kind == "takeback":
            del changes[entry.picks[0] :]
    return changes


def _recorded(log: str | None) -> Recording | None:
    """The recording in a finished game's log."""
    packed = json.loads(log).get("recording") if log else None
    return unpacked(packed) if packed else None


def seed_hash(seed: str) -> str:
    """What is shown of the seed while the game is on."""
    return hashlib.sha256(seed.encode()).hexdigest()
