"""Every trigger of the vocabulary: an event that it answers, and a near miss that it does not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from mathom.cardplay.names import from_event
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg import facts, kinds
from mathom.games.tcg.abilities import (
    END_OF_TURN,
    FELLOWSHIP_PHASE,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    On,
)
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.rows import ASSIGNED_THIS_TURN, LOST_THIS_TURN, MARKS, NUMBER, ring_bearer
from mathom.games.tcg.words import glossary, harms, later, moments, rare_texts, triggers
from mathom.games.tcg.words.cards import (
    COMPANION,
    DWARF,
    EVENT,
    HOBBIT,
    MINION,
    ORC,
    POSSESSION,
    RANGER,
)
from mathom.games.tcg.words.clauses import SiteNumbers
from mathom.games.tcg.words.players import AN_OPPONENT, YOU
from mathom.games.tcg.words.selections import a
from mathom.kernel.frame import NONE, Frame
from tcg_table import DECK, DISCARD, KEEPER, PATH, Table
from tcg_table import HAND as HAND_PILE

DWARF_, ORC_, MAN_, RIDER = "Gimli", "Big Orc", "Aragorn", "Rider in Black"
FELLOWSHIP, SHADOW = [DWARF_, MAN_], [ORC_, RIDER]
AXE_STRIKE, PATHFINDER = "Axe Strike", "1C110"
HAND = ["Legolas", AXE_STRIKE, PATHFINDER, KEEPER]
THIRD = SiteNumbers((3,))


def road(
    phase: str = "maneuver", site: int = 3, fellowship: list[str] = FELLOWSHIP, coat: str = MAN_
) -> Table:
    """On the way, with somebody in a coat."""
    return Table(fellowship, SHADOW, phase, site=site, hands=[HAND, [ORC_]], bearing={"Coat": coat})


def skirmish(fighter: str = DWARF_, foe: str = ORC_) -> Table:
    """A skirmish that goes on."""
    return Table(
        FELLOWSHIP,
        SHADOW,
        "skirmish",
        site=3,
        hands=[HAND],
        bearing={"Coat": MAN_},
        assigned={foe: fighter},
    )


def worn() -> Table:
    """The Ring-bearer wears The One Ring."""
    t = skirmish()
    lasting(t.game, facts.WEARING, ring_bearer(t.game), 1, END_OF_TURN, NONE)
    t.game.run()
    return t


def marked(mark: int, *titles: str) -> Table:
    """These have done something this turn."""
    t = road()
    for title in titles:
        t.game.rows[MARKS][t.card(title)] |= mark
    return t


@dataclass(frozen=True)
class Happens:
    """An event as it happens: cards by title, sites by number, all else as it is.

    ``cause`` is packed with ``packed``, where the event says more than a card there. ``who`` has
    the text that may answer, on the coat.
    """

    kind: int
    subject: int | str = NONE
    value: int | str = NONE
    cause: int | str = NONE
    who: int = 0
    packed: Callable[[int], int] = int
    table: Callable[[], Table] = road

    def answered_by(self, on: On) -> bool:
        t = self.table()
        names = from_event(
            number(t, self.subject), number(t, self.value), self.packed(number(t, self.cause))
        )
        frame = Frame(PERFORM, self.who, t.card("Coat"), cards=names)
        return self.kind == on.kind and on.holds(t.game, frame)


def number(t: Table, said: int | str) -> int:
    if isinstance(said, int):
        return said
    if said.startswith("site "):
        rows = t.game.rows
        return next(card for card in rows[PATH] if rows[NUMBER][card] == int(said[5:]))
    return t.card(said)


def of_dwarf(on: type[triggers.About]) -> tuple[On, Happens, Happens]:
    """A trigger about a Dwarf, and the same thing that befalls a Man."""
    return on(a(DWARF)), Happens(on.kind, DWARF_), Happens(on.kind, MAN_)


def of_fight(on: On, subject: int | str, miss: Callable[[], Table]) -> tuple[On, Happens, Happens]:
    """A trigger about the skirmish of Gimli and an Orc, and another skirmish."""
    hit = Happens(on.kind, subject, table=skirmish)
    return on, hit, Happens(on.kind, subject, table=miss)


def mans_fight() -> Table:
    return skirmish(MAN_)


def riders_fight() -> Table:
    return skirmish(DWARF_, RIDER)


def discarded_by(source: int) -> int:
    return kinds.DISCARDED | source + 1 << 4


def by_card(source: int) -> int:
    return kinds.BY_CARD + source


def from_hand(source: int) -> int:
    return by_card(source) | (HAND_PILE + 1) << kinds.FROM_PILE


def from_deck(source: int) -> int:
    return by_card(source) | (DECK + 1) << kinds.FROM_PILE


E = kinds
CASES: list[tuple[On, Happens, Happens]] = [
    # Playing
    (
        triggers.Plays(AN_OPPONENT, a(ORC)),
        Happens(E.E_PLAYED, ORC_, 1),
        Happens(E.E_PLAYED, ORC_, 0),
    ),
    (
        triggers.YouPlay(a(DWARF)),
        Happens(E.E_PLAYED, DWARF_, 0),
        Happens(E.E_PLAYED, DWARF_, 1),
    ),
    (
        triggers.YouPlayOn(a(POSSESSION), a(DWARF)),
        Happens(E.E_PLAYED, "Coat", 0, table=lambda: road(coat=DWARF_)),
        Happens(E.E_PLAYED, "Coat", 0),
    ),
    (triggers.IsPlayed(a(MINION)), Happens(E.E_PLAYED, ORC_), Happens(E.E_PLAYED, DWARF_)),
    of_fight(triggers.IsPlayedInSkirmishOf(a(EVENT), a(DWARF)), AXE_STRIKE, mans_fight),
    (
        rare_texts.EventThatUses(a(RANGER)),
        Happens(E.E_PLAYED, PATHFINDER),
        Happens(E.E_PLAYED, AXE_STRIKE),
    ),
    # Skirmishes
    of_dwarf(triggers.Wins),
    of_fight(triggers.WinsAgainst(a(DWARF), a(ORC)), DWARF_, riders_fight),
    of_dwarf(triggers.LosesSkirmish),
    of_fight(triggers.LosesInvolving(a(ORC), a(DWARF)), ORC_, mans_fight),
    of_fight(triggers.LosesTo(a(ORC), a(DWARF)), ORC_, mans_fight),
    of_fight(triggers.PlayersMinionLosesTo(a(DWARF)), ORC_, mans_fight),
    of_fight(triggers.SkirmishAboutToEnd(a(DWARF)), DWARF_, mans_fight),
    of_fight(glossary.SkirmishBegins(a(DWARF)), DWARF_, mans_fight),
    (
        triggers.IsAssigned(a(DWARF)),
        Happens(E.E_ASSIGNED, DWARF_),
        Happens(E.E_ASSIGNED, ORC_, DWARF_),
    ),
    (
        glossary.AssignedByFree(a(ORC)),
        Happens(E.E_ASSIGNED, ORC_, DWARF_, 0),
        Happens(E.E_ASSIGNED, ORC_, DWARF_, 1),
    ),
    (
        rare_texts.WearsAtEnd(),
        Happens(E.E_SKIRMISH_ENDS, DWARF_, table=worn),
        Happens(E.E_SKIRMISH_ENDS, DWARF_, table=skirmish),
    ),
    # Harms
    of_dwarf(harms.AboutToWound),
    (
        harms.AboutToWoundInSkirmish(a(COMPANION)),
        Happens(E.E_WOUND, MAN_, table=skirmish),
        Happens(E.E_WOUND, MAN_),
    ),
    (
        harms.AboutToWoundFrom(a(COMPANION), ORC),
        Happens(E.E_WOUND, DWARF_, E.BY_SKIRMISH, table=skirmish),
        Happens(E.E_WOUND, DWARF_, E.BY_ARCHERY, table=skirmish),
    ),
    of_dwarf(harms.TakesWound),
    (
        harms.TakesWoundIn(a(DWARF), MANEUVER),
        Happens(E.E_WOUND, DWARF_),
        Happens(E.E_WOUND, DWARF_, table=skirmish),
    ),
    of_dwarf(harms.Exerts),
    of_dwarf(harms.AboutToExert),
    of_dwarf(harms.AboutToHeal),
    of_dwarf(harms.Dies),
    of_fight(harms.DiesInvolving(a(COMPANION), a(ORC)), DWARF_, riders_fight),
    (
        harms.Kills(a(ORC), a(COMPANION)),
        Happens(E.E_KILL, DWARF_, E.BY_SKIRMISH, table=skirmish),
        Happens(E.E_KILL, DWARF_, E.BY_TEXT, RIDER, table=skirmish),
    ),
    (
        later.AboutToDieInSkirmish(a(COMPANION)),
        Happens(E.E_KILL, DWARF_, table=skirmish),
        Happens(E.E_KILL, MAN_, table=skirmish),
    ),
    # Discarding
    (
        harms.IsDiscarded(a(DWARF)),
        Happens(E.E_LEAVE, DWARF_, cause=E.DISCARDED),
        Happens(E.E_LEAVE, DWARF_, cause=E.RETURNED),
    ),
    (
        glossary.AboutToBeDiscardedByShadow(a(COMPANION)),
        Happens(E.E_LEAVE, DWARF_, cause=ORC_, packed=discarded_by),
        Happens(E.E_LEAVE, DWARF_, cause=MAN_, packed=discarded_by),
    ),
    (
        glossary.AboutToLoseCards(),
        Happens(E.E_CARD, "Legolas", DISCARD, ORC_, packed=by_card),
        Happens(E.E_CARD, "Legolas", DISCARD, MAN_, packed=by_card),
    ),
    (
        rare_texts.MadeToDiscard(),
        Happens(E.E_CARD, "Legolas", DISCARD, ORC_, packed=from_hand),
        Happens(E.E_CARD, "Legolas", DISCARD, ORC_, packed=from_deck),
    ),
    # Tokens and the Ring
    (
        harms.PutsOnRing(),
        Happens(E.E_LASTING, facts.WEARING, table=worn),
        Happens(E.E_LASTING, facts.WEARING),
    ),
    (
        moments.CardAddsBurden(a(ORC)),
        Happens(E.E_BURDEN, 1, ORC_),
        Happens(E.E_BURDEN, 1, RIDER),
    ),
    (
        moments.AboutToAddBurden(a(ORC)),
        Happens(E.E_BURDEN, 1, ORC_),
        Happens(E.E_BURDEN, -1, ORC_),
    ),
    (
        moments.BurdenRemoved(a(HOBBIT)),
        Happens(E.E_BURDEN, -1, DWARF_, 0),
        Happens(E.E_BURDEN, -1, DWARF_, 1),
    ),
    (
        moments.AboutToAddTwilight(a(ORC)),
        Happens(E.E_TWILIGHT, 2, ORC_),
        Happens(E.E_TWILIGHT, -2, ORC_),
    ),
    # Moving
    (moments.Moves(), Happens(E.E_MOVES, "site 3", 4), Happens(E.E_MOVED, "site 3")),
    (
        moments.MovesIn(REGROUP),
        Happens(E.E_MOVES, "site 3", 4, table=lambda: road("regroup")),
        Happens(E.E_MOVES, "site 3", 4, table=lambda: road("fellowship")),
    ),
    (
        moments.MovesTo(THIRD),
        Happens(E.E_MOVES_TO, "site 3"),
        Happens(E.E_MOVES_TO, "site 2"),
    ),
    (
        moments.MovesToWith(THIRD, DWARF),
        Happens(E.E_MOVES_TO, "site 3"),
        Happens(E.E_MOVES_TO, "site 3", table=lambda: road(fellowship=[MAN_])),
    ),
    (
        moments.MovesToWithout(THIRD, DWARF),
        Happens(E.E_MOVES_TO, "site 3", table=lambda: road(fellowship=[MAN_])),
        Happens(E.E_MOVES_TO, "site 3"),
    ),
    (
        moments.MovesFrom(THIRD),
        Happens(E.E_MOVES_FROM, "site 3"),
        Happens(E.E_MOVES_FROM, "site 2"),
    ),
    (
        moments.MovesFromIn(THIRD, REGROUP),
        Happens(E.E_MOVES_FROM, "site 3", table=lambda: road("regroup")),
        Happens(E.E_MOVES_FROM, "site 3", table=lambda: road("fellowship")),
    ),
    (
        moments.DrawsIn(YOU, FELLOWSHIP_PHASE),
        Happens(E.E_DRAW, 0, "Legolas", table=lambda: road("fellowship")),
        Happens(E.E_DRAW, 1, "Legolas", table=lambda: road("fellowship")),
    ),
    # Points in the turn
    (moments.StartOfYourTurn(), Happens(E.E_TURN, 0), Happens(E.E_TURN, 0, who=1)),
    (moments.StartOfPhase(REGROUP), Happens(E.E_PHASE, REGROUP), Happens(E.E_PHASE, MANEUVER)),
    (
        moments.StartOfPhaseAt(MANEUVER, THIRD),
        Happens(E.E_PHASE, MANEUVER),
        Happens(E.E_PHASE, MANEUVER, table=lambda: road(site=4)),
    ),
    (
        moments.StartOfYourPhase(SHADOW_PHASE),
        Happens(E.E_PHASE, SHADOW_PHASE, who=1, table=lambda: road("shadow")),
        Happens(E.E_PHASE, SHADOW_PHASE, who=0, table=lambda: road("shadow")),
    ),
    (
        moments.EndOfYourPhase(SHADOW_PHASE),
        Happens(E.E_PHASE_ENDS, SHADOW_PHASE, who=1, table=lambda: road("shadow")),
        Happens(E.E_PHASE_ENDS, SHADOW_PHASE, who=0, table=lambda: road("shadow")),
    ),
    (moments.EndOfTurn(), Happens(E.E_TURN_ENDS, 0), Happens(E.E_TURN, 0)),
    (
        rare_texts.EndOfTurnUnassigned(),
        Happens(E.E_TURN_ENDS, table=lambda: marked(ASSIGNED_THIS_TURN, DWARF_)),
        Happens(E.E_TURN_ENDS, table=lambda: marked(ASSIGNED_THIS_TURN, DWARF_, MAN_)),
    ),
    (
        rare_texts.EndOfTurnUnbeaten(COMPANION),
        Happens(E.E_TURN_ENDS, table=lambda: marked(LOST_THIS_TURN, ORC_)),
        Happens(E.E_TURN_ENDS, table=lambda: marked(LOST_THIS_TURN, ORC_, DWARF_)),
    ),
]


@pytest.mark.parametrize(("on", "hit", "miss"), CASES, ids=[type(c[0]).__name__ for c in CASES])
def test_a_trigger_answers_its_event_and_no_other(on: On, hit: Happens, miss: Happens) -> None:
    assert hit.answered_by(on)
    assert not miss.answered_by(on)


def below(word: Any) -> set[Any]:
    """All words of a kind; those without English are only kinds."""
    found = {each for kind in word.__subclasses__() for each in (kind, *below(kind))}
    return {each for each in found if each.english}


def test_no_trigger_is_left_out() -> None:
    assert {type(on) for on, _, _ in CASES} == below(On)
