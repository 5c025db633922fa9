"""The Fellowship of the Ring: the Sauron culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R240",
    minion("Band of the Eye", "", "Sauron", "Orc", (4, 12, 3, 6)),
    Response(
        Wins(SELF),
        By(FREE_PEOPLES_PLAYER, Discard(at_random(1, CARD, FROM_HAND))),
        cost=RemoveTwilight(2),
    ),
)
card(
    "1R256",
    minion("Morgul Hunter", "", "Sauron", "Orc", (5, 9, 4, 6)),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(COMPANION))))),
)
card(
    "1U257",
    minion("Morgul Skirmisher", "", "Sauron", "Orc", (3, 9, 3, 6)),
    Action(maneuver, Exert(a(HOBBIT & Except(RING_BEARER))), cost=RemoveTwilight(3)),
)
card(
    "1U258",
    minion("Morgul Skulker", "", "Sauron", "Orc", (2, 7, 2, 6)),
    EachTimeMay(YouPlay(SELF), ShuffleInto(up_to(2, CARD & WRAITHS, FROM_DISCARD))),
)
card(
    "1R259",
    minion("Morgul Warden", "", "Sauron", "Orc", (3, 9, 3, 6), unique=True),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(ORC & OTHER & SAURON))))),
)
card(
    "1C261",
    minion("Orc Ambusher", "", "Sauron", "Orc", (1, 5, 2, 6), keywords="tracker"),
    Constant(RoamingPenalty(MINION & SAURON, -1)),
    Response(
        IsPlayed(a(EVENT & OF_FREE_PEOPLES & timed("regroup"))), CANCEL_EVENT, cost=Exert(SELF)
    ),
)
card(
    "1U262",
    minion("Orc Assassin", "", "Sauron", "Orc", (2, 6, 2, 6), keywords="tracker"),
    Constant(RoamingPenalty(MINION & SAURON, -1)),
    Action(
        assignment,
        By(FREE_PEOPLES_PLAYER, Assign(a(HOBBIT), SELF)),
        cost=spotting(n(2, COMPANION & race("Hobbit"))),
    ),
)
card(
    "1C266",
    minion("Orc Chieftain", "", "Sauron", "Orc", (2, 7, 2, 6)),
    EachTime(YouPlayOn(a(WEAPON), SELF), AddTwilight(2), limit=OncePerTurn()),
)
card(
    "1U267",
    minion("Orc Hunters", "", "Sauron", "Orc", (3, 9, 2, 6)),
    Action(skirmish, Wound(a(CHARACTER & Skirmishing(SELF))), cost=Exert(SELF)),
)
card(
    "1C268",
    minion("Orc Inquisitor", "", "Sauron", "Orc", (3, 9, 3, 6)),
    EachTimeMay(YouPlay(SELF), By(FREE_PEOPLES_PLAYER, Discard(at_random(1, CARD, FROM_HAND)))),
)
card(
    "1U270",
    minion("Orc Scouting Band", "", "Sauron", "Orc", (3, 8, 2, 6), keywords="tracker"),
    Constant(RoamingPenalty(MINION & SAURON, -1)),
    Action(skirmish, Wound(a(CHARACTER & Skirmishing(SELF))), cost=Exert(SELF)),
)
card(
    "1C271",
    minion("Orc Soldier", "", "Sauron", "Orc", (2, 7, 2, 6)),
    Action(skirmish, Wound(a(CHARACTER & Skirmishing(SELF))), cost=Exert(SELF)),
)
card(
    "1R272",
    minion("Orc War Band", "", "Sauron", "Orc", (4, 10, 2, 6)),
    Action(skirmish, Wound(a(CHARACTER & Skirmishing(SELF))), cost=Exert(SELF)),
)
card(
    "1U280",
    minion("Tower Lieutenant", "", "Sauron", "Orc", (4, 10, 3, 6), unique=True),
    EachTime(Wins(SELF), By(FREE_PEOPLES_PLAYER, Discard(at_random(2, CARD, FROM_HAND)))),
)
