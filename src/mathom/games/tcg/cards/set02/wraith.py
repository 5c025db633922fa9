"""Mines of Moria: the Wraith culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2R75",
    minion("Bill Ferny", "Swarthy Sneering Fellow", "Wraith", "Man", (2, 4, 1, 2), unique=True),
    Constant(Of(each(NAZGUL), NotRoaming())),
    Constant(NotAssignedByFree(SELF)),
    DiscardIf(IsAt(SuchSite(SITE & keyworded("underground")))),
)
card(
    "2U76",
    condition("Helpless", "", SHADOW, "Wraith", 0),
    ToPlay(spotting(Named("Frodo"), a(NAZGUL))),
    PlaysOn(Named("Sam")),
    Constant(TextDoesNotApply(Named("Sam"))),
)
card(
    "2R77",
    condition("His Terrible Servants", "", SHADOW, "Wraith", 2, support=True),
    Response(
        AboutToWound(a(NAZGUL & keyworded("twilight"))), PREVENT_WOUND, cost=RemoveTwilight(1)
    ),
)
card(
    "2U78",
    event("It Wants to be Found", SHADOW, "Wraith", 2, "maneuver"),
    Action(maneuver, AddBurdens(1), cost=spotting(a(NAZGUL & keyworded("twilight")))),
)
card(
    "2U79",
    event("Resistance Becomes Unbearable", SHADOW, "Wraith", 1, "maneuver"),
    Action(
        maneuver,
        (Exert(RING_BEARER), IfDo(IsSo(RING_BEARER, EXHAUSTED), WearRing(TILL_REGROUP))),
        cost=Exert(a(NAZGUL & keyworded("twilight"))),
    ),
)
card(
    "2R80",
    event("Stricken Dumb", SHADOW, "Wraith", 2, "maneuver"),
    Action(maneuver, Discard(a(any_of(TALE, WEAPON))), cost=Exert(Named("The Witch-king"))),
)
card(
    "2U81",
    event("They Will Find the Ring", SHADOW, "Wraith", 1, "maneuver"),
    Action(
        maneuver,
        Exert(n(THE_X, COMPANION)),
        cost=AndDo((Exert(n(2, NAZGUL)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2U82",
    minion(
        "Úlairë Attëa",
        "The Easterling",
        "Wraith",
        "Nazgûl",
        (6, 12, 3, 3),
        keywords="twilight",
        unique=True,
    ),
    EachTimeMay(YouPlay(SELF), Wound(a(ALLY))),
)
card(
    "2U83",
    minion(
        "Úlairë Enquëa",
        "Ringwraith in Twilight",
        "Wraith",
        "Nazgûl",
        (6, 11, 4, 3),
        keywords="twilight",
        unique=True,
    ),
    EachTimeMay(
        Wins(SELF), Wound(RING_BEARER, TwiceIf(CanSpot(SpotTokens(5, BURDEN)))), cost=Exert(SELF)
    ),
)
card(
    "2R84",
    minion(
        "Úlairë Nelya",
        "Ringwraith in Twilight",
        "Wraith",
        "Nazgûl",
        (5, 10, 3, 2),
        keywords="twilight",
        unique=True,
    ),
    While(
        SpotsEither(SpotTokens(2, BURDEN), SpotWounds(2, RING_BEARER)),
        Of(SELF, Is((FIERCE, damage(1)))),
    ),
)
card(
    "2R85",
    minion(
        "The Witch-king",
        "Lord of the Nazgûl",
        "Wraith",
        "Nazgûl",
        (8, 14, 4, 3),
        keywords="twilight",
        unique=True,
    ),
    Constant(CannotBePlayed(Named("Return to Its Master"))),
    EachTimeMay(Wins(SELF), Wound(RING_BEARER, TWICE), cost=Exert(SELF)),
)
card(
    "2R86",
    event("Wraith-world", SHADOW, "Wraith", 1, "skirmish"),
    Action(
        skirmish,
        AddBurdens(3),
        cost=Spot((SpotCards(a(NAZGUL & keyworded("twilight"))), SpotWearer())),
    ),
)
