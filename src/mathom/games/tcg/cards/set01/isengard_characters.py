"""The Fellowship of the Ring: the Isengard culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R127",
    minion(
        "Lurtz",
        "Servant of Isengard",
        "Isengard",
        "Uruk-hai",
        (7, 13, 3, 5),
        keywords="archer, damage +1",
        unique=True,
    ),
    Action(maneuver, Give(SELF, FIERCE, TILL_REGROUP), cost=spotting(another(URUK_HAI))),
)
card(
    "1R131",
    minion(
        "Orthanc Assassin",
        "",
        "Isengard",
        "Uruk-hai",
        (5, 10, 3, 5),
        keywords="archer, damage +1",
        unique=True,
    ),
)
card(
    "1R143",
    minion("Troop of Uruk-hai", "", "Isengard", "Uruk-hai", (5, 9, 4, 5), keywords="damage +1"),
    Constant(Of(a(CHARACTER & Skirmishing(SELF)), NO_WEAPON_STRENGTH)),
)
card(
    "1C145",
    minion("Uruk Brood", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="damage +1"),
    Action(
        skirmish,
        Give(SELF, StrengthFor(+1, ThingYouSpot(URUK_HAI & OTHER))),
        cost=RemoveTwilight(2),
    ),
)
card(
    "1C146",
    minion("Uruk Fighter", "", "Isengard", "Uruk-hai", (3, 8, 2, 5), keywords="damage +1"),
    Action(maneuver, Give(SELF, FIERCE, TILL_REGROUP), cost=spotting(n(5, COMPANION))),
)
card(
    "1R147",
    minion("Uruk Guard", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="damage +1"),
    Action(
        assignment,
        PreventAssigning(that(COMPANION), SELF),
        cost=AndDo((Exert(SELF), spotting(a(COMPANION)))),
    ),
)
card(
    "1R148",
    minion("Uruk Lieutenant", "", "Isengard", "Uruk-hai", (3, 8, 2, 5), keywords="damage +1"),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(URUK_HAI & OTHER))))),
)
card(
    "1C149",
    minion("Uruk Messenger", "", "Isengard", "Uruk-hai", (2, 6, 1, 5), keywords="damage +1"),
    While(spot(a(CONDITION & keyworded("weather"))), Of(SELF, Is(Strength(+3)))),
)
card(
    "1C150",
    minion("Uruk Rager", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="damage +1"),
    EachTime(Wins(SELF), By(FREE_PEOPLES_PLAYER, Discard(TopOf(2, DECK_OF_YOURS)))),
)
card(
    "1C151",
    minion("Uruk Savage", "", "Isengard", "Uruk-hai", (2, 5, 3, 5), keywords="damage +1"),
)
card(
    "1C152",
    minion("Uruk Shaman", "", "Isengard", "Uruk-hai", (3, 8, 2, 5), keywords="damage +1"),
    Action(maneuver, Heal(a(URUK_HAI)), cost=RemoveTwilight(2)),
)
card(
    "1U153",
    minion("Uruk Slayer", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="damage +1"),
    Action(skirmish, Give(SELF, StrengthUpTo(+1, 3)), cost=RemoveTwilight(1)),
)
card(
    "1C154",
    minion("Uruk Soldier", "", "Isengard", "Uruk-hai", (2, 7, 1, 5), keywords="damage +1"),
    EachTimeMay(YouPlay(SELF), By(FREE_PEOPLES_PLAYER, Discard(TopCard(DECK_OF_YOURS)))),
)
card(
    "1R155",
    minion("Uruk Spy", "", "Isengard", "Uruk-hai", (2, 7, 2, 5)),
    Response(
        PUTS_ON_RING,
        (
            ForEach(Discard(TopCard(DECK_OF_YOURS)), ThingYouSpot(MINION & ISENGARD)),
            ForEach(AddBurdens(1), ThingDiscarded(CARD & OF_SHADOW)),
        ),
        cost=Exert(SELF),
    ),
)
card(
    "1C156",
    minion("Uruk Warrior", "", "Isengard", "Uruk-hai", (3, 9, 2, 5), keywords="damage +1"),
    Action(maneuver, Give(SELF, FIERCE, TILL_REGROUP), cost=spotting(n(6, COMPANION))),
)
card(
    "1C158",
    minion(
        "Uruk-hai Raiding Party", "", "Isengard", "Uruk-hai", (4, 9, 3, 5), keywords="damage +1"
    ),
)
