"""A battle as it is told: who fights, with which cards, and every step in words."""

from mathom.games.confrontation.battle_events import (
    E_BATTLE,
    E_BATTLE_ENDS,
    E_DEFEATED,
    E_FIGHTS_INSTEAD,
    E_SHOWED,
    E_STRENGTHS,
    E_SWAPPED_CARD,
)
from mathom.games.confrontation.board import REGION_NAMES
from mathom.games.confrontation.events import E_CONCEALED, E_MOVES, E_REVEALED, E_TURN, E_WON
from mathom.kernel.rules import Event


class Story:
    """One battle, gathered from the events a viewer has witnessed."""

    def __init__(self, event: Event, where: str) -> None:
        _, attacker, defender, ordinal, _, first, second = event
        self.where = where
        self.ordinal = ordinal
        self.attacking = attacker // 9
        self.stands = [-1, -1]
        self.stands[attacker // 9] = attacker
        self.stands[defender // 9] = defender
        self.characters = [-2, -2]
        self.characters[attacker // 9] = first
        self.characters[defender // 9] = second
        self.at_first = self.characters[:]  # as the viewer saw them before they were revealed
        self.cards = [-1, -1]
        self.totals: tuple[int, int] | None = None
        self.fallen: set[int] = set()
        self.away: set[int] = set()
        self.lines: list[str] = []
        self.told = 0  # how many lines have been read
        self.over = False

    def add(self, event: Event, line: str) -> None:
        """Take in what happened next, and how the chronicle tells it."""
        kind, subject, value, _, _, first, _ = event
        if kind == E_REVEALED and subject in self.stands:
            self.characters[subject // 9] = first
        elif kind == E_FIGHTS_INSTEAD:
            self.stands[subject // 9] = subject
            self.characters[subject // 9] = first
        elif kind in (E_SHOWED, E_SWAPPED_CARD):
            self.cards[subject] = value
        elif kind == E_STRENGTHS:
            self.totals = (subject, value)
        elif kind == E_DEFEATED:
            self.fallen.add(subject)
            if subject in self.stands:
                self.characters[subject // 9] = first
        elif kind == E_MOVES and subject in self.stands:
            self.away.add(subject)
        elif kind in (E_BATTLE_ENDS, E_WON):
            self.over = True
        if line:
            self.lines.append(line)


class Teller:
    """Follows a viewer's events and keeps the battle that is under way."""

    def __init__(self) -> None:
        self.story: Story | None = None
        self._this_turn: set[int] = set()
        self._last_turn: set[int] = set()
        self._where: dict[int, int] = {}
        self._march = ""

    @property
    def moved(self) -> set[int]:
        """The stands that moved in this turn or the one before."""
        return self._this_turn | self._last_turn

    def add(self, event: Event, line: str) -> None:
        """Take in one event; ``story`` is the battle it belongs to, if any."""
        kind, subject, value = event[:3]
        if kind == E_TURN:
            self._last_turn, self._this_turn = self._this_turn, set()
        if kind == E_MOVES:
            self._where[subject] = value
            self._march = line
            self._this_turn.add(subject)
        if kind == E_BATTLE:
            region = self._where.get(subject, -1)
            self.story = Story(event, REGION_NAMES[region] if region >= 0 else "")
            if event[3] == 1 and self._march:
                self.story.lines.append(self._march)
            self.story.lines.append(line)
        elif self.story is not None:
            if self.story.over and kind in (E_TURN, E_CONCEALED):
                self.story = None
            elif not self.story.over:
                self.story.add(event, line)
