"""A table as its journal tells it: the game, the offers, the clocks and how it ended."""

import hashlib
from typing import Any

from mathom.games import rules_of
from mathom.kernel.decision import CHANCE, LEFT, BadSave
from mathom.kernel.playthrough import Answer, Playthrough, has_left
from mathom.server.clocks import Clock, clock_of
from mathom.server.records import Entry, TableRecord

Result = dict[str, Any]


class Ledger:
    """What follows from a table's record and the lines of its journal, and nothing else.

    The game itself can be put to sleep to save memory: it is played again when needed.
    """

    def __init__(self, table: TableRecord, entries: list[Entry]) -> None:
        self.table = table
        self.rules = rules_of(table.game)
        if table.rules != self.rules.version:
            raise BadSave(
                f"this table was set up under rules version {table.rules} of"
                f" {self.rules.title}; this server plays version {self.rules.version}"
            )
        self.number = 0  # of the journal's next line
        self.turn = 0  # another whenever what is asked is another
        # What is offered: who offered it, then those who agreed.
        self.offers: dict[str, list[int]] = {}
        self.ended: Result | None = None  # other than by the rules
        self.clock: Clock | None = clock_of(table)
        self._given: list[Answer] = []
        self._play: Playthrough | None = None
        for entry in entries:
            self.apply(entry)

    @property
    def play(self) -> Playthrough:
        """The game, played again from its answers if it was asleep."""
        if self._play is None:
            play = Playthrough(self.rules, self.table.setup, self.table.seed)
            for picks in self._given:
                play.repeat(picks)
            self._play = play
        return self._play

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
                if self._play is not None:
                    self._play.answer(*picks)
                self._given.append(picks)
                self.offers.clear()
                if self.clock is not None:
                    self.clock.answered(entry.seat, entry.made)
            case "takeback":
                del self._given[entry.picks[0] :]
                self._play = None
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
        play = self.play
        people = [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if seat != entry.seat and not chair.bot and not self.has_left(seat)
        ]
        if not people or not self.rules.may_leave(play.game, entry.seat):
            self._end(entry.seat, how)
            return
        play.leave(entry.seat)
        self._given.append((LEFT - entry.seat,))
        self.offers.clear()
        if self.clock is not None:
            self.clock.restarted(entry.made)

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
        if self.table.status == "waiting" or self.ended is not None:
            return None
        decision = self.play.decision
        return decision.who if decision is not None else None

    @property
    def over(self) -> bool:
        return self.ended is not None or self.play.decision is None

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


def seed_hash(seed: str) -> str:
    """What is shown of the seed while the game is on."""
    return hashlib.sha256(seed.encode()).hexdigest()
