"""Every trigger of the vocabulary: an event that it answers, and a near miss that it does not."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from mathom.cardplay.names import from_event
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.abilities import (
    END_OF_TURN,
    FELLOWSHIP_PHASE,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    On,
)
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.events.bookkeeping import E_LASTING
from mathom.games.tcg.events.cards import E_CARD, E_DRAW, E_LEAVE, E_PLAYED
from mathom.games.tcg.events.harms import (
    BY_ARCHERY,
    BY_SKIRMISH,
    BY_TEXT,
    BY_VITALITY,
    E_KILL,
    E_WOUND,
    OVERWHELMED,
)
from mathom.games.tcg.events.sites import E_MOVED, E_MOVES, E_MOVES_FROM, E_MOVES_TO
from mathom.games.tcg.events.skirmishes import E_ASSIGNED, E_SKIRMISH_ENDS
from mathom.games.tcg.events.tokens import E_BURDEN, E_TWILIGHT
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS, E_TURN, E_TURN_ENDS
from mathom.games.tcg.packing import (
    AT_ONCE,
    DISCARDED,
    RETURNED,
    WITH_HOST,
    leaving,
    moved_by,
    packed_lasting,
)
from mathom.games.tcg.rows import ASSIGNED_THIS_TURN, LOST_THIS_TURN, MARKS, NUMBER, ring_bearer
from mathom.games.tcg.rulebook.required import again
from mathom.games.tcg.words.nouns import (
    COMPANION,
    DWARF,
    EVENT,
    HOBBIT,
    MINION,
    ORC,
    POSSESSION,
    RANGER,
)
from mathom.games.tcg.words.players import AN_OPPONENT, YOU
from mathom.games.tcg.words.selections import a
from mathom.games.tcg.words.sites import SiteNumbers
from mathom.games.tcg.words.triggers.about import About
from mathom.games.tcg.words.triggers.cards import (
    AboutToBeDiscardedByShadow,
    AboutToLoseCards,
    DrawsIn,
    IsDiscarded,
    MadeToDiscard,
)
from mathom.games.tcg.words.triggers.harm import (
    AboutToDieInSkirmish,
    AboutToExert,
    AboutToHeal,
    AboutToWound,
    AboutToWoundFrom,
    AboutToWoundInSkirmish,
    Dies,
    DiesInvolving,
    Exerts,
    Kills,
    TakesWound,
    TakesWoundIn,
)
from mathom.games.tcg.words.triggers.moving import (
    Moves,
    MovesFrom,
    MovesFromIn,
    MovesIn,
    MovesTo,
    MovesToWith,
    MovesToWithout,
)
from mathom.games.tcg.words.triggers.playing import (
    EventThatUses,
    IsPlayed,
    IsPlayedInSkirmishOf,
    Plays,
    YouPlay,
    YouPlayOn,
)
from mathom.games.tcg.words.triggers.ring import PutsOnRing, WearsAtEnd
from mathom.games.tcg.words.triggers.skirmishes import (
    AssignedByFree,
    IsAssigned,
    LosesInvolving,
    LosesSkirmish,
    LosesTo,
    PlayersMinionLosesTo,
    SkirmishAboutToEnd,
    SkirmishBegins,
    Wins,
    WinsAgainst,
)
from mathom.games.tcg.words.triggers.tokens import (
    AboutToAddBurden,
    AboutToAddTwilight,
    BurdenRemoved,
    CardAddsBurden,
)
from mathom.games.tcg.words.triggers.turn import (
    EndOfTurn,
    EndOfTurnUnassigned,
    EndOfTurnUnbeaten,
    EndOfYourPhase,
    StartOfPhase,
    StartOfPhaseAt,
    StartOfYourPhase,
    StartOfYourTurn,
)
from mathom.kernel.frame import NONE, Frame
from tcg_table import DEAD, DECK, DISCARD, KEEPER, PATH, STACKED, Table
from tcg_table import HAND as HAND_PILE

DWARF_, ORC_, MAN_, RIDER = "Gimli", "Big Orc", "Aragorn", "Rider in Black"
FELLOWSHIP, SHADOW = [DWARF_, MAN_], [ORC_, RIDER]
AXE_STRIKE, PATHFINDER = "Axe Strike", "1C110"
HAND = ["Legolas", AXE_STRIKE, PATHFINDER, KEEPER]
THIRD = SiteNumbers((3,))


def road(
    phase: str = "maneuver",
    site: int = 3,
    fellowship: list[str] = FELLOWSHIP,
    coat: str = MAN_,
    players: int = 2,
) -> Table:
    """On the way, with somebody in a coat."""
    return Table(
        fellowship,
        SHADOW,
        phase,
        players=players,
        site=site,
        hands=[HAND, [ORC_]],
        bearing={"Coat": coat},
    )


def skirmish(fighter: str = DWARF_, foe: str = ORC_, players: int = 2) -> Table:
    """A skirmish that goes on."""
    return Table(
        FELLOWSHIP,
        SHADOW,
        "skirmish",
        players=players,
        site=3,
        hands=[HAND],
        bearing={"Coat": MAN_},
        assigned={foe: fighter},
    )


def worn(players: int = 2) -> Table:
    """The Ring-bearer wears The One Ring."""
    t = skirmish(players=players)
    lasting(t.game, effect_kinds.WEARING, ring_bearer(t.game), 1, END_OF_TURN, NONE)
    t.game.run()
    return t


def worn_twice(players: int = 2) -> Table:
    """He put it on though he wore it."""
    t = worn(players)
    lasting(t.game, effect_kinds.WEARING, ring_bearer(t.game), 1, END_OF_TURN, NONE)
    t.game.run()
    return t


def lasting_so(amount: int) -> int:
    """The cause of a lasting effect: so much, until the end of the turn, from no card."""
    return packed_lasting(amount, END_OF_TURN, NONE)


def marked(mark: int, *titles: str, players: int = 2) -> Table:
    """These have done something this turn."""
    t = road(players=players)
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
    table: Callable[..., Table] = road

    def names(self, t: Table) -> tuple[int, ...]:
        return from_event(
            number(t, self.subject), number(t, self.value), self.packed(number(t, self.cause))
        )

    def answered_by(self, on: On, who: int | None = None, players: int = 2) -> bool:
        """Whether a text of one's own on the coat is set off; of somebody else's, if so said."""
        t = self.table(players=players)
        seat = self.who if who is None else who
        frame = Frame(PERFORM, seat, t.card("Coat"), cards=self.names(t))
        return self.kind == on.kind and on.holds(t.game, frame)


def number(t: Table, said: int | str) -> int:
    if isinstance(said, int):
        return said
    if said.startswith("site "):
        rows = t.game.rows
        return next(card for card in rows[PATH] if rows[NUMBER][card] == int(said[5:]))
    return t.card(said)


def of_dwarf(on: type[About]) -> tuple[On, Happens, Happens]:
    """A trigger about a Dwarf, and the same thing that befalls a Man."""
    return on(a(DWARF)), Happens(on.kind, DWARF_), Happens(on.kind, MAN_)


def of_fight(on: On, subject: int | str, miss: Callable[..., Table]) -> tuple[On, Happens, Happens]:
    """A trigger about the skirmish of Gimli and an Orc, and another skirmish."""
    hit = Happens(on.kind, subject, table=skirmish)
    return on, hit, Happens(on.kind, subject, table=miss)


def mans_fight(players: int = 2) -> Table:
    return skirmish(MAN_, players=players)


def riders_fight(players: int = 2) -> Table:
    return skirmish(DWARF_, RIDER, players)


def discarded_by(source: int) -> int:
    return leaving(DISCARDED, source)


def by_card(source: int) -> int:
    return moved_by(source)


def moved(pile: int, source: int) -> int:
    return moved_by(source, pile)


CASES: list[tuple[On, Happens, Happens]] = [
    # Playing
    (
        Plays(AN_OPPONENT, a(ORC)),
        Happens(E_PLAYED, ORC_, 1),
        Happens(E_PLAYED, ORC_, 0),
    ),
    (
        YouPlay(a(DWARF)),
        Happens(E_PLAYED, DWARF_, 0),
        Happens(E_PLAYED, DWARF_, 1),
    ),
    (
        YouPlayOn(a(POSSESSION), a(DWARF)),
        Happens(E_PLAYED, "Coat", 0, table=lambda **more: road(coat=DWARF_, **more)),
        Happens(E_PLAYED, "Coat", 0),
    ),
    (IsPlayed(a(MINION)), Happens(E_PLAYED, ORC_), Happens(E_PLAYED, DWARF_)),
    of_fight(IsPlayedInSkirmishOf(a(EVENT), a(DWARF)), AXE_STRIKE, mans_fight),
    (
        EventThatUses(a(RANGER)),
        Happens(E_PLAYED, PATHFINDER),
        Happens(E_PLAYED, AXE_STRIKE),
    ),
    # Skirmishes
    of_dwarf(Wins),
    of_fight(WinsAgainst(a(DWARF), a(ORC)), DWARF_, riders_fight),
    of_dwarf(LosesSkirmish),
    of_fight(LosesInvolving(a(ORC), a(DWARF)), ORC_, mans_fight),
    of_fight(LosesTo(a(ORC), a(DWARF)), ORC_, mans_fight),
    of_fight(PlayersMinionLosesTo(a(DWARF)), ORC_, mans_fight),
    of_fight(SkirmishAboutToEnd(a(DWARF)), DWARF_, mans_fight),
    of_fight(SkirmishBegins(a(DWARF)), DWARF_, mans_fight),
    (
        IsAssigned(a(DWARF)),
        Happens(E_ASSIGNED, DWARF_),
        Happens(E_ASSIGNED, ORC_, DWARF_),
    ),
    (
        AssignedByFree(a(ORC)),
        Happens(E_ASSIGNED, ORC_, DWARF_, 0),
        Happens(E_ASSIGNED, ORC_, DWARF_, 1),
    ),
    (
        WearsAtEnd(),
        Happens(E_SKIRMISH_ENDS, DWARF_, table=worn),
        Happens(E_SKIRMISH_ENDS, DWARF_, table=skirmish),
    ),
    # Harms
    of_dwarf(AboutToWound),
    (
        AboutToWoundInSkirmish(a(COMPANION)),
        Happens(E_WOUND, MAN_, table=skirmish),
        Happens(E_WOUND, MAN_),
    ),
    (
        AboutToWoundFrom(a(COMPANION), ORC),
        Happens(E_WOUND, DWARF_, BY_SKIRMISH, table=skirmish),
        Happens(E_WOUND, DWARF_, BY_ARCHERY, table=skirmish),
    ),
    of_dwarf(TakesWound),
    (
        TakesWoundIn(a(DWARF), MANEUVER),
        Happens(E_WOUND, DWARF_),
        Happens(E_WOUND, DWARF_, table=skirmish),
    ),
    of_dwarf(Exerts),
    of_dwarf(AboutToExert),
    of_dwarf(AboutToHeal),
    of_dwarf(Dies),
    of_fight(DiesInvolving(a(COMPANION), a(ORC)), DWARF_, riders_fight),
    (
        Kills(a(ORC), a(COMPANION)),
        Happens(E_KILL, DWARF_, BY_SKIRMISH, table=skirmish),
        Happens(E_KILL, DWARF_, BY_TEXT, RIDER, table=skirmish),
    ),
    (
        AboutToDieInSkirmish(a(COMPANION)),
        Happens(E_KILL, DWARF_, table=skirmish),
        Happens(E_KILL, MAN_, table=skirmish),
    ),
    # Discarding
    (
        IsDiscarded(a(DWARF)),
        Happens(E_LEAVE, DWARF_, cause=DISCARDED),
        Happens(E_LEAVE, DWARF_, cause=RETURNED),
    ),
    (
        AboutToBeDiscardedByShadow(a(COMPANION)),
        Happens(E_LEAVE, DWARF_, cause=ORC_, packed=discarded_by),
        Happens(E_LEAVE, DWARF_, cause=MAN_, packed=discarded_by),
    ),
    (
        AboutToLoseCards(),
        Happens(E_CARD, "Legolas", DISCARD, ORC_, packed=by_card),
        Happens(E_CARD, "Legolas", DISCARD, MAN_, packed=by_card),
    ),
    (
        MadeToDiscard(),
        Happens(E_CARD, "Legolas", DISCARD, ORC_, packed=partial(moved, HAND_PILE)),
        Happens(E_CARD, "Legolas", DISCARD, ORC_, packed=partial(moved, DECK)),
    ),
    # Tokens and the Ring
    (
        PutsOnRing(),
        Happens(E_LASTING, effect_kinds.WEARING, "Frodo", 1, packed=lasting_so, table=worn),
        Happens(E_LASTING, effect_kinds.WEARING, "Frodo", 1, packed=lasting_so, table=worn_twice),
    ),
    (
        CardAddsBurden(a(ORC)),
        Happens(E_BURDEN, 1, ORC_),
        Happens(E_BURDEN, 1, RIDER),
    ),
    (
        AboutToAddBurden(a(ORC)),
        Happens(E_BURDEN, 1, ORC_),
        Happens(E_BURDEN, -1, ORC_),
    ),
    (
        BurdenRemoved(a(HOBBIT)),
        Happens(E_BURDEN, -1, DWARF_, 0),
        Happens(E_BURDEN, -1, DWARF_, 1),
    ),
    (
        AboutToAddTwilight(a(ORC)),
        Happens(E_TWILIGHT, 2, ORC_),
        Happens(E_TWILIGHT, -2, ORC_),
    ),
    # Moving
    (Moves(), Happens(E_MOVES, "site 3", 4), Happens(E_MOVED, "site 3")),
    (
        MovesIn(REGROUP),
        Happens(E_MOVES, "site 3", 4, table=lambda **more: road("regroup", **more)),
        Happens(E_MOVES, "site 3", 4, table=lambda **more: road("fellowship", **more)),
    ),
    (
        MovesTo(THIRD),
        Happens(E_MOVES_TO, "site 3"),
        Happens(E_MOVES_TO, "site 2"),
    ),
    (
        MovesToWith(THIRD, DWARF),
        Happens(E_MOVES_TO, "site 3"),
        Happens(E_MOVES_TO, "site 3", table=lambda **more: road(fellowship=[MAN_], **more)),
    ),
    (
        MovesToWithout(THIRD, DWARF),
        Happens(E_MOVES_TO, "site 3", table=lambda **more: road(fellowship=[MAN_], **more)),
        Happens(E_MOVES_TO, "site 3"),
    ),
    (
        MovesFrom(THIRD),
        Happens(E_MOVES_FROM, "site 3"),
        Happens(E_MOVES_FROM, "site 2"),
    ),
    (
        MovesFromIn(THIRD, REGROUP),
        Happens(E_MOVES_FROM, "site 3", table=lambda **more: road("regroup", **more)),
        Happens(E_MOVES_FROM, "site 3", table=lambda **more: road("fellowship", **more)),
    ),
    (
        DrawsIn(YOU, FELLOWSHIP_PHASE),
        Happens(E_DRAW, 0, "Legolas", table=lambda **more: road("fellowship", **more)),
        Happens(E_DRAW, 1, "Legolas", table=lambda **more: road("fellowship", **more)),
    ),
    # Points in the turn
    (StartOfYourTurn(), Happens(E_TURN, 0), Happens(E_TURN, 0, who=1)),
    (StartOfPhase(REGROUP), Happens(E_PHASE, REGROUP), Happens(E_PHASE, MANEUVER)),
    (
        StartOfPhaseAt(MANEUVER, THIRD),
        Happens(E_PHASE, MANEUVER),
        Happens(E_PHASE, MANEUVER, table=lambda **more: road(site=4, **more)),
    ),
    (
        StartOfYourPhase(SHADOW_PHASE),
        Happens(E_PHASE, SHADOW_PHASE, who=1, table=lambda **more: road("shadow", **more)),
        Happens(E_PHASE, SHADOW_PHASE, who=0, table=lambda **more: road("shadow", **more)),
    ),
    (
        EndOfYourPhase(SHADOW_PHASE),
        Happens(E_PHASE_ENDS, SHADOW_PHASE, who=1, table=lambda **more: road("shadow", **more)),
        Happens(E_PHASE_ENDS, SHADOW_PHASE, who=0, table=lambda **more: road("shadow", **more)),
    ),
    (EndOfTurn(), Happens(E_TURN_ENDS, 0), Happens(E_TURN, 0)),
    (
        EndOfTurnUnassigned(),
        Happens(E_TURN_ENDS, table=lambda **more: marked(ASSIGNED_THIS_TURN, DWARF_, **more)),
        Happens(E_TURN_ENDS, table=lambda **more: marked(ASSIGNED_THIS_TURN, DWARF_, MAN_, **more)),
    ),
    (
        EndOfTurnUnbeaten(COMPANION),
        Happens(E_TURN_ENDS, table=lambda **more: marked(LOST_THIS_TURN, ORC_, **more)),
        Happens(E_TURN_ENDS, table=lambda **more: marked(LOST_THIS_TURN, ORC_, DWARF_, **more)),
    ),
]


NAMES = [type(on).__name__ for on, _, _ in CASES]


@pytest.mark.parametrize(("on", "hit", "miss"), CASES, ids=NAMES)
def test_a_trigger_answers_its_event_and_no_other(on: On, hit: Happens, miss: Happens) -> None:
    assert hit.answered_by(on)
    assert not miss.answered_by(on)


def below(word: Any) -> set[Any]:
    """All words of a kind; those without English are only kinds."""
    found = {each for kind in word.__subclasses__() for each in (kind, *below(kind))}
    return {each for each in found if each.english}


def test_no_trigger_is_left_out() -> None:
    assert {type(on) for on, _, _ in CASES} == below(On)


# Several at once


ONCE = {PlayersMinionLosesTo}  # 000: Dwarven Axe - once for each player


def set_off(on: On, table: Table, *told: Happens) -> int:
    """How often a required text is set off by events of one moment."""
    once: list[int] = []
    count = 0
    for each in told:
        names = each.names(table)
        frame = Frame(PERFORM, each.who, table.card("Coat"), cards=names)
        count += (
            each.kind == on.kind
            and on.holds(table.game, frame)
            and again(table.game, on, names, once)
        )
    return count


@pytest.mark.parametrize(("on", "hit", "miss"), CASES, ids=NAMES)
def test_of_several_events_each_sets_it_off_that_should(
    on: On, hit: Happens, miss: Happens
) -> None:
    assert set_off(on, hit.table(), hit, hit) == (1 if type(on) in ONCE else 2)
    if miss.table is hit.table:
        assert set_off(on, hit.table(), miss, hit, miss) == 1
        assert set_off(on, hit.table(), miss, miss) == 0


# Three players: the seats whose text is set off by the event that each trigger answers. Seat 0 has
# the turn. Whoever is not named here is not in the text: it is set off for all.

OWN: dict[type[On], set[int]] = {
    Plays: {0},  # an opponent of the Free Peoples player: the others have only him
    YouPlay: {0},
    YouPlayOn: {0},
    MadeToDiscard: {0},
    AboutToLoseCards: {0},
    BurdenRemoved: {0},
    DrawsIn: {0},
    StartOfYourTurn: {0},
    StartOfYourPhase: {2},  # on the right of seat 0: the first Shadow phase is his
    EndOfYourPhase: {2},
    EndOfTurnUnbeaten: {0},
}


@pytest.mark.parametrize(("on", "hit", "miss"), CASES, ids=NAMES)
def test_with_three_players_it_is_set_off_for_whom_it_means(
    on: On, hit: Happens, miss: Happens
) -> None:
    seats = {seat for seat in range(3) if hit.answered_by(on, seat, 3)}
    assert seats == OWN.get(type(on), {0, 1, 2})
    assert not miss.answered_by(on, players=3)


def test_each_shadow_player_has_a_phase_and_plays_of_his_own() -> None:
    """Seat 1 and seat 2 are nobody's opponents but the Free Peoples player's (000: opponent)."""
    opposed = Plays(AN_OPPONENT, a(ORC))
    for player in range(3):
        played = Happens(E_PLAYED, ORC_, player)
        seats = {seat for seat in range(3) if played.answered_by(opposed, seat, 3)}
        assert seats == ({1, 2} if player == 0 else {0})
        own = YouPlay(a(ORC))
        assert [played.answered_by(own, seat, 3) for seat in range(3)] == [
            seat == player for seat in range(3)
        ]
    removed = BurdenRemoved(a(HOBBIT))
    for player in range(3):
        event = Happens(E_BURDEN, -1, DWARF_, player)
        assert [event.answered_by(removed, seat, 3) for seat in range(3)] == [
            seat == player for seat in range(3)
        ]
    assert not Happens(E_BURDEN, -1, "Frodo", 0).answered_by(removed)  # a Hobbit's text


# From each zone, and in each way: which of all ways set it off


def left(how: int, source: int) -> int:
    return leaving(how, source)


def ways_of_leaving() -> dict[int, Happens]:
    return {
        how: Happens(E_LEAVE, DWARF_, cause=ORC_, packed=partial(left, how))
        for how in range(AT_ONCE + 1)
    }


def ways_of_harm(kind: int, source: int | str) -> dict[int, Happens]:
    return {
        how: Happens(kind, DWARF_, how, source, table=skirmish) for how in range(BY_VITALITY + 1)
    }


def piles(to: int) -> dict[int, Happens]:
    """A card of seat 0 is moved by a Shadow card from each of its piles."""
    return {
        pile: Happens(
            E_CARD,
            "Legolas",
            to,
            ORC_,
            packed=partial(moved, pile),
        )
        for pile in (HAND_PILE, DECK, DISCARD, DEAD, STACKED)
    }


def phases(kind: int) -> dict[int, Happens]:
    return {phase: Happens(kind, phase) for phase in range(FELLOWSHIP_PHASE, REGROUP + 1)}


ANY_HARM = set(range(BY_VITALITY + 1))
WAYS: list[tuple[On, dict[int, Happens], set[int]]] = [
    (IsDiscarded(a(DWARF)), ways_of_leaving(), {DISCARDED, WITH_HOST}),
    (AboutToBeDiscardedByShadow(a(DWARF)), ways_of_leaving(), {DISCARDED}),
    (AboutToWound(a(DWARF)), ways_of_harm(E_WOUND, NONE), ANY_HARM),
    (TakesWound(a(DWARF)), ways_of_harm(E_WOUND, NONE), ANY_HARM),
    (AboutToWoundFrom(a(DWARF), ORC), ways_of_harm(E_WOUND, NONE), {BY_SKIRMISH}),
    (AboutToWoundFrom(a(DWARF), ORC), ways_of_harm(E_WOUND, ORC_), ANY_HARM),
    (AboutToWoundFrom(a(DWARF), ORC), ways_of_harm(E_WOUND, RIDER), set()),
    (Dies(a(DWARF)), ways_of_harm(E_KILL, NONE), ANY_HARM),
    (
        Kills(a(ORC), a(DWARF)),
        ways_of_harm(E_KILL, NONE),
        {BY_SKIRMISH, OVERWHELMED},
    ),
    (Kills(a(ORC), a(DWARF)), ways_of_harm(E_KILL, RIDER), set()),
    (MadeToDiscard(), piles(DISCARD), {HAND_PILE}),
    (MadeToDiscard(), piles(DECK), set()),
    (MadeToDiscard(), piles(DEAD), set()),
    (StartOfPhase(REGROUP), phases(E_PHASE), {REGROUP}),
    (StartOfPhase(MANEUVER), phases(E_PHASE), {MANEUVER}),
    (StartOfPhaseAt(MANEUVER, THIRD), phases(E_PHASE), {MANEUVER}),
]


@pytest.mark.parametrize(("on", "ways", "wanted"), WAYS, ids=[type(w[0]).__name__ for w in WAYS])
def test_only_these_ways_set_it_off(on: On, ways: dict[int, Happens], wanted: set[int]) -> None:
    assert {way for way, event in ways.items() if event.answered_by(on)} == wanted


def test_no_trigger_about_one_who_fights_answers_for_one_who_does_not() -> None:
    """In a skirmish of Gimli and the Orc, something befalls Aragorn."""
    for on in (
        DiesInvolving(a(COMPANION), a(ORC)),
        AboutToDieInSkirmish(a(COMPANION)),
    ):
        assert Happens(on.kind, DWARF_, table=skirmish).answered_by(on)
        assert not Happens(on.kind, MAN_, table=skirmish).answered_by(on)
        assert not Happens(on.kind, DWARF_, table=road).answered_by(on)


def test_a_wound_in_a_skirmish_is_one_given_while_it_goes_on() -> None:
    """004: The One Ring - whether or not who takes it is in the skirmish."""
    on = AboutToWoundInSkirmish(a(COMPANION))
    assert Happens(on.kind, DWARF_, table=skirmish).answered_by(on)
    assert Happens(on.kind, MAN_, table=skirmish).answered_by(on)
    assert not Happens(on.kind, DWARF_, table=road).answered_by(on)
