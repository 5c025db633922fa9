"""Why a viewer knows what is known of a stand: read out of what that viewer saw happen.

What is known is in ``MAYBE``; this only finds the moment it came from. A character is shown by
being revealed, a shuffle spreads what was known over all who took part, and the rest follows
from who is left.
"""

from typing import Final

from mathom.games.confrontation.battle_events import (
    E_AID,
    E_BATTLE,
    E_BATTLE_ENDS,
    E_BESIDE,
    E_FIGHTS_INSTEAD,
)
from mathom.games.confrontation.board import (
    FANGORN,
    MORDOR,
    NOWHERE,
    REGION_NAMES,
    SHIRE,
    SIDE_NAMES,
    TUNNEL,
)
from mathom.games.confrontation.cards import SPECIAL_NAMES
from mathom.games.confrontation.events import (
    E_CONCEALED,
    E_MOVES,
    E_NEXT_LEG,
    E_REVEALED,
    E_SHUFFLED,
    E_SPECIAL_USED,
    E_TURN,
)
from mathom.games.confrontation.rows import (
    CONCEALED,
    FACE,
    MAYBE,
    REGION,
    UNSET,
    side_of_stand,
)
from mathom.games.confrontation.rulebook.handling import first_rows
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

_ALL: Final = 511
_GOALS: Final = (MORDOR, SHIRE)


class _Memory:
    """What has been seen so far: where every stand is, and the last clue to each."""

    def __init__(self) -> None:
        self.turn = 0
        self.regions = first_rows(False)[REGION]
        self.clues = [""] * 18
        self.mixed = [""] * 18
        self.battle = UNSET  # the region fought over
        self.special = UNSET  # the special card last used this turn

    def see(self, event: Event) -> None:
        kind, subject, value = event[:3]
        if kind == E_TURN:
            self.turn += 1
            self.battle = self.special = UNSET
        elif kind == E_MOVES:
            self._moves(subject, FANGORN if value == TUNNEL else value)
        elif kind == E_BATTLE:
            self.battle = self.regions[value]
            self._shown(subject)
            self._shown(value)
        elif kind in (E_BATTLE_ENDS, E_CONCEALED):
            self.battle = UNSET
        elif kind == E_SPECIAL_USED:
            self.special = subject
        elif kind in (E_REVEALED, E_AID, E_FIGHTS_INSTEAD):
            self._shown(subject)
        elif kind == E_BESIDE:
            self._shown(subject)
            self._shown(value)
        elif kind == E_SHUFFLED:
            self._shuffled(subject, value)

    def _moves(self, stand: int, region: int) -> None:
        self.regions[stand] = region
        if region == _GOALS[side_of_stand(stand)] and not self.clues[stand]:
            # Had it been the one who wins there, the game would be over.
            self.clues[stand] = f"It entered {REGION_NAMES[region]} on turn {self.turn}."

    def _shown(self, stand: int) -> None:
        where = REGION_NAMES[self.regions[stand]]
        if self.battle != UNSET:
            how = f"Revealed in the battle in {REGION_NAMES[self.battle]}"
        elif self.special != UNSET:
            how = f"Revealed in {where} by {SPECIAL_NAMES[self.special]}"
        else:
            how = f"Revealed in {where}"
        self.clues[stand] = f"{how}, turn {self.turn}."
        self.mixed[stand] = ""

    def _shuffled(self, side: int, region: int) -> None:
        for stand in range(side * 9, side * 9 + 9):
            if self.regions[stand] == region:
                self.clues[stand] = ""
                self.mixed[stand] = f"Shuffled in {REGION_NAMES[region]}"
                if self.turn:
                    self.mixed[stand] += f", turn {self.turn}"


def learned(game: Game, seen: list[Event]) -> dict[int, str]:
    """By stand of which anything is known while it is concealed: how that came to be known."""
    memory = _Memory()
    for event in seen:
        if event[0] == E_NEXT_LEG:
            memory = _Memory()
        else:
            memory.see(event)
    found: dict[int, str] = {}
    for stand in range(18):
        mask = game.rows[MAYBE][stand]
        on_board = game.rows[REGION][stand] != NOWHERE
        if on_board and mask != _ALL and game.rows[FACE][stand] == CONCEALED:
            found[stand] = _why(memory, stand, mask & (mask - 1) == 0)
    return found


def _why(memory: _Memory, stand: int, known: bool) -> str:
    clue, mixed = memory.clues[stand], memory.mixed[stand]
    if clue and (known or clue.startswith("It entered")):
        return clue
    rest = (
        "nobody else is left that it could be"
        if known
        else f"others of {SIDE_NAMES[side_of_stand(stand)]}'s are known to be elsewhere"
    )
    return f"{mixed}: {rest}." if mixed else f"{rest[0].upper()}{rest[1:]}."
