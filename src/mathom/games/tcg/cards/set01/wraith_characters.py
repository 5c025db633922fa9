"""The Fellowship of the Ring: the Wraith culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R229",
    minion(
        "Úlairë Attëa",
        "Keeper of Dol Guldur",
        "Wraith",
        "Nazgûl",
        (6, 12, 3, 3),
        keywords="fierce",
        unique=True,
    ),
    Action(skirmish, Give(SELF, StrengthUpTo(+1, 5)), cost=RemoveTwilight(1)),
)
card(
    "1R230",
    minion(
        "Úlairë Cantëa",
        "Lieutenant of Dol Guldur",
        "Wraith",
        "Nazgûl",
        (5, 10, 3, 3),
        keywords="fierce",
        unique=True,
    ),
    Action(
        skirmish, Discard(a(WEAPON & BorneBy(a(CHARACTER & Skirmishing(SELF))))), cost=Exert(SELF)
    ),
)
card(
    "1U231",
    minion(
        "Úlairë Enquëa",
        "Lieutenant of Morgul",
        "Wraith",
        "Nazgûl",
        (6, 11, 4, 3),
        keywords="fierce",
        unique=True,
    ),
    Action(
        maneuver,
        Wound(a(COMPANION & Except(RING_BEARER))),
        cost=AndDo((Spot(SpotOr(SpotCards(n(6, COMPANION)), SpotTokens(5, BURDEN))), Exert(SELF))),
    ),
)
card(
    "1U232",
    minion("Úlairë Lemenya", "Lieutenant of Morgul", "Wraith", "Nazgûl", (4, 9, 2, 3), unique=True),
    Constant(Of(each(any_of(COMPANION, ALLY) & Bearing(a(CONDITION & WRAITHS))), Is(Strength(-2)))),
)
card(
    "1U233",
    minion(
        "Úlairë Nelya",
        "Lieutenant of Morgul",
        "Wraith",
        "Nazgûl",
        (5, 10, 3, 2),
        keywords="fierce",
        unique=True,
    ),
    Action(shadow, ReplaceSite(that(SITE)), cost=AndDo((Exert(SELF), spotting(OPPONENTS_SITE)))),
)
card(
    "1U234",
    minion(
        "Úlairë Nertëa", "Messenger of Dol Guldur", "Wraith", "Nazgûl", (4, 9, 2, 3), unique=True
    ),
    EachTime(YouPlay(SELF), ForEachMay(Play(a(MINION, FROM_DISCARD)), ThingOver(COMPANION, 4))),
)
card(
    "1U235",
    minion("Úlairë Otsëa", "Lieutenant of Morgul", "Wraith", "Nazgûl", (4, 9, 3, 3), unique=True),
    Action(shadow, Give(a(MINION & WRAITHS), FIERCE, TILL_REGROUP), cost=Exert(SELF)),
)
card(
    "1R236",
    minion(
        "Úlairë Toldëa",
        "Messenger of Morgul",
        "Wraith",
        "Nazgûl",
        (6, 12, 3, 3),
        keywords="fierce",
        unique=True,
    ),
    Action(
        assignment,
        Assign(a(COMPANION & Except(RING_BEARER)), SELF),
        cost=Spot(SpotTokens(4, BURDEN)),
    ),
)
card(
    "1R237",
    minion(
        "The Witch-king",
        "Lord of Angmar",
        "Wraith",
        "Nazgûl",
        (8, 14, 4, 3),
        keywords="fierce",
        unique=True,
    ),
    Constant(Of(SELF, Is(StrengthFor(+2, ThingSpotted(NAZGUL & OTHER))))),
)
