"""Mines of Moria: the Sauron culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2U87",
    event("The Eye of Sauron", SHADOW, "Sauron", 1, "shadow"),
    Action(
        shadow,
        Draw(THE_X, limit=LimitOf(5)),
        cost=AndDo((Exert(a(ORC & SAURON)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2C88",
    event("Memory of Many Things", SHADOW, "Sauron", 2, "maneuver"),
    Action(
        maneuver, OrDo((Discard(a(ALLY)), Discard(n(2, ALLY & ELVEN)))), cost=Exert(a(ORC & SAURON))
    ),
)
card(
    "2C89",
    minion("Orc Scout", "", "Sauron", "Orc", (2, 6, 2, 6), keywords="tracker"),
    Constant(RoamingPenalty(MINION & SAURON, -1)),
    Response(EventThatUses(a(RANGER)), CANCEL_EVENT, cost=OrDo((Exert(SELF), Discard(SELF)))),
)
card(
    "2C90",
    minion("Orc Taskmaster", "", "Sauron", "Orc", (3, 8, 3, 6)),
    Action(shadow, AddTwilight(1), cost=Exert(SELF)),
)
card(
    "2C91",
    event("Southern Spies", SHADOW, "Sauron", 0, "response"),
    Response(
        PUTS_ON_RING, By(FREE_PEOPLES_PLAYER, Discard(HIS_HAND)), cost=spotting(a(MINION & SAURON))
    ),
)
card(
    "2U92",
    condition("Spies of Mordor", "", SHADOW, "Sauron", 1, keywords="search", support=True),
    ToPlay(spotting(a(ORC & SAURON))),
    EachTimeMay(MovesIn(REGROUP), DrawOr(1, 2, if_=spot(a(TRACKER & SAURON)))),
)
card(
    "2R93",
    minion("Tower Assassin", "", "Sauron", "Orc", (4, 11, 3, 6), unique=True),
    Action(maneuver, Wound(a(ALLY)), cost=Exert(SELF)),
)
card(
    "2R94",
    condition("Verily I Come", "", SHADOW, "Sauron", 0),
    ToPlay(Exert(a(ORC & SAURON))),
    PlaysOn(RING_BEARER),
    EachTime(DrawsIn(FREE_PEOPLES_PLAYER, FELLOWSHIP_PHASE), AddBurdens(1)),
)
card(
    "2C95",
    possession("Vile Blade", "", SHADOW, "Sauron", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & SAURON)),
    While(Fights(BEARER, a(any_of(MAN, ELF))), Of(BEARER, Is(Strength(+2)))),
)
