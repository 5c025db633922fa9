"""A walk through a whole turn and the next, and every step of a card that lays something lasting.

``carriers`` finds the steps, ``lay`` does one as a text would, ``walk`` goes on with three
players through two moves, normal and fierce skirmishes and the next player's turn.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from mathom.cardplay.names import FIRST_NOUN, NOBODY, X, bind
from mathom.cardplay.steps import PERFORM, Do, Targeted
from mathom.cardplay.word import Word, inside
from mathom.games.tcg import words
from mathom.games.tcg.abilities import (
    ARCHERY,
    ASSIGNMENT,
    END_OF_PHASE,
    END_OF_TURN,
    FELLOWSHIP_PHASE,
    FOR_GOOD,
    MANEUVER,
    NEXT_SKIRMISH,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    UNTIL_NEXT_REGROUP,
    UNTIL_REGROUP,
    Action,
)
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import STRENGTH, WEARING
from mathom.games.tcg.facts import DEFINED
from mathom.games.tcg.questions import ABILITY, ASK_DEFENDER, ASK_MOVE, ASK_SKIRMISH, PASS
from mathom.games.tcg.rows import (
    FIERCE_ROUND,
    FIGHTER,
    FREE_PLAYER,
    LASTING,
    LASTING_CELLS,
    SHADOW_SEAT,
    STATE,
    TURN_NUMBER,
)
from mathom.games.tcg.words.durations import Until
from mathom.games.tcg.words.verbs.lasting import Give, MakeCost
from mathom.kernel.frame import Frame
from tcg_table import KEEPER, Table

PHASES = (FELLOWSHIP_PHASE, SHADOW_PHASE, MANEUVER, ARCHERY, ASSIGNMENT, SKIRMISH, REGROUP)
# Words that have no duration of their own to say, and how long what they lay lasts.
UNSAID = {
    "AddsNoArchery": END_OF_PHASE,
    "PreventAllWounds": END_OF_PHASE,
    "PreventAssigning": END_OF_PHASE,
    "LendStrength": END_OF_PHASE,
    "SpotMorePipes": END_OF_PHASE,
    "ShadowNumberByHobbits": END_OF_PHASE,
    "EndShadowPhase": END_OF_PHASE,
    "CannotMoveAgain": END_OF_TURN,
    "AssignAnew": NEXT_SKIRMISH,
    "SkipNextShadow": FOR_GOOD,
    "TakeOffRing": UNTIL_REGROUP,  # as long as what it takes away
}
# What the words of a duration say, read anew.
SAID = {
    "": END_OF_PHASE,
    " until the regroup phase": UNTIL_REGROUP,
    " until the next regroup phase": UNTIL_NEXT_REGROUP,
    " until the end of the turn": END_OF_TURN,
}


def laying() -> set[str]:
    """The classes whose own steps lay something lasting, by their source."""
    folder = Path(words.__path__[0])
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef):
                calls = [n.func for n in ast.walk(node) if isinstance(n, ast.Call)]
                if any(isinstance(c, ast.Name) and c.id == "lasting" for c in calls):
                    found.add(node.name)
    return found


LAYING = laying()


def lays(word: Word) -> bool:
    return any(base.__name__ in LAYING for base in type(word).__mro__)


def moment_of(do: Do) -> int:
    """How long what it lays lasts, by its English."""
    until = getattr(do, "until", None)
    if isinstance(until, Until) and "{until" in type(do).english:
        return SAID[until.english]
    if type(do).__name__ in ("MakeArchery", "MakeMoveLimit"):
        return END_OF_TURN if "for this turn" in type(do).english else END_OF_PHASE
    return UNSAID[type(do).__name__]


def carriers() -> Iterator[tuple[str, Do, int]]:
    """Each step of a card that lays something, with each phase in which its text is used."""
    for card in DEFINED:
        for ability in card.text:
            for word in inside(ability):
                if isinstance(word, Do) and lays(word):
                    for phase in PHASES:
                        if not isinstance(ability, Action) or ability.phases >> phase & 1:
                            yield card.id, word, phase


def kinds_of_carriers() -> dict[tuple[str, int], list[tuple[str, Do]]]:
    """The steps by their word, their duration and the phase: one walk for each of them."""
    found: dict[tuple[str, int], list[tuple[str, Do]]] = {}
    for card, do, phase in carriers():
        found.setdefault((f"{type(do).__name__} {moment_of(do)}", phase), []).append((card, do))
    return found


CARRIERS = kinds_of_carriers()


# Laying


def table() -> Table:
    return Table(
        ["Hero", "Hero"],
        [["20C890", "Goblin Bow"], ["20C890"]],
        "fellowship",
        players=3,
        site=2,
        hands=[[KEEPER, "1R38", "1C119"], ["Big Orc"], ["Big Orc"]],
    )


def lent(t: Table, do: Do, frame: Frame) -> None:
    t.game.picks = (frame.card,)
    do.step(t.game, frame, 1)


def took_off(t: Table, do: Do, frame: Frame) -> None:
    lasting(t.game, WEARING, t.card("Frodo"), 1, UNTIL_REGROUP, frame.card)
    do.step(t.game, frame, 0)


def assigned_anew(t: Table, do: Do, frame: Frame) -> None:
    do.step(t.game, frame, 4)


OTHERWISE: dict[str, Callable[[Table, Do, Frame], None]] = {
    "LendStrength": lent,
    "TakeOffRing": took_off,
    "AssignAnew": assigned_anew,
}


def lay(t: Table, do: Do) -> list[list[int]]:
    """Do a step as a text would; what it has laid."""
    subject = t.card("Hero")
    names = bind((*NOBODY[:FIRST_NOUN], *[subject] * (len(NOBODY) - FIRST_NOUN)), X, 1)
    frame = Frame(PERFORM, t.game.rows[STATE][FREE_PLAYER], subject, event=do.index, cards=names)
    frame.other = 1
    before = records(t)
    t.game.decision = None
    name = type(do).__name__
    if name in OTHERWISE:
        OTHERWISE[name](t, do, frame)
    elif isinstance(do, MakeCost):
        do.step(t.game, frame, 0)
    elif isinstance(do, Targeted):
        do.apply(t.game, frame, subject)
        if isinstance(do, Give) and records(t) == before:
            # So much for each of something that is not here.
            lasting(t.game, STRENGTH, subject, 1, do.until.moment, subject)
    else:
        do.step(t.game, frame, 0)
    laid = [record for record in records(t) if record not in before]
    t.game.run()
    return laid


def records(t: Table) -> list[list[int]]:
    row = t.game.rows[LASTING]
    return [row[i : i + LASTING_CELLS] for i in range(0, len(row), LASTING_CELLS)]


# Walking


def phase_now(t: Table) -> tuple[int, ...]:
    """The very phase that goes on: each Shadow player's and each skirmish is another."""
    state = t.game.rows[STATE]
    cells = (TURN_NUMBER, SHADOW_SEAT, FIGHTER, FIERCE_ROUND)
    return (t.phase, *(state[cell] for cell in cells))


def heroes(t: Table) -> list[int]:
    """Who can stand the fight; each is assigned once."""
    return [t.card("Hero", 0), t.card("Hero", 1)]


def go_on(t: Table) -> None:
    """Pass, but fight, and move on once."""
    decision = t.game.decision
    assert decision is not None
    pairs = [pick for pick in decision.options if ABILITY <= pick < PASS]
    if decision.kind == ASK_DEFENDER and pairs and pairs[-1] // ABILITY in heroes(t):
        t.game.answer(pairs[-1])
    elif decision.kind == ASK_MOVE and t.site() < 4:
        t.pick("Move")
    else:
        t.skip()


Moment = tuple[int, tuple[int, ...]]


def walk(t: Table, since: tuple[int, ...]) -> Iterator[Moment]:
    """At every question to the end of the next player's turn: how many phases on, and which.

    Which skirmish comes next is asked between two phases.
    """
    last = since[1] + 2
    number = 0
    while t.game.decision is not None and t.game.rows[STATE][TURN_NUMBER] < last:
        if t.asked != ASK_SKIRMISH:
            now = phase_now(t)
            number += now != since
            since = now
            yield number, now
        go_on(t)


def to_phase(t: Table, phase: int) -> Table:
    while t.phase != phase:
        go_on(t)
    return t


def holds(moment: int, since: tuple[int, ...], later: Moment) -> bool:
    """Whether what lasts so long and was laid in that phase still holds in this later one."""
    number, now = later
    if number == 0:
        return True
    if moment in (UNTIL_REGROUP, UNTIL_NEXT_REGROUP) and now[0] == REGROUP:
        return False
    if moment in (UNTIL_REGROUP, END_OF_TURN):
        return now[1] == since[1]
    return moment == UNTIL_NEXT_REGROUP
