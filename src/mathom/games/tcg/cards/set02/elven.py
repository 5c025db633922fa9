"""Mines of Moria: the Elven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2U16",
    condition("A Blended Race", "", FREE_PEOPLES, "Elven", 1, support=True),
    ToPlay(spotting(a(ELF))),
    Constant(Of(each(URUK_HAI), (Is(Strength(-2)), LOSES_DAMAGE))),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2U17",
    event("Dismay Our Enemies", FREE_PEOPLES, "Elven", 0, "response"),
    Response(
        Wins(a(ARCHER & race("Elf"))),
        Preventable(By(AN_OPPONENT, Discard(a(MINION))), ThatPlayer(), RemoveTwilight(3)),
    ),
)
card(
    "2U18",
    condition(
        "Hosts of the Last Alliance", "", FREE_PEOPLES, "Elven", 2, keywords="tale", support=True
    ),
    While(spot(a(COMPANION & race("Elf"))), ArcheryTotal(MINIONS, -1)),
    Response(AboutToWound(a(ELF)), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "2R19",
    event("Release the Angry Flood", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(maneuver, Wound(each(NAZGUL), TwiceIf(IsAt(SuchSite(RIVER)))), cost=Exert(a(ELF))),
)
card(
    "2R20",
    event("Secret Sentinels", FREE_PEOPLES, "Elven", 2, "maneuver"),
    Action(
        maneuver,
        Discard(OrBetter(a(CONDITION), n(2, CONDITION), if_=YouSpot(SpotCards(a(ORC))))),
        cost=Exert(a(ALLY & race("Elf"))),
    ),
)
