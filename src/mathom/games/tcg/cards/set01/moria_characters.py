"""The Fellowship of the Ring: the Moria culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R163",
    minion("Ancient Chieftain", "", "Moria", "Orc", (4, 9, 2, 4), unique=True),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(ORC & OTHER & MORIA))))),
)
card(
    "1R165",
    minion(
        "Cave Troll of Moria",
        "Scourge of the Black Pit",
        "Moria",
        "Troll",
        (10, 15, 4, 4),
        keywords="damage +1, fierce",
        unique=True,
    ),
    ToPlay(spotting(a(ORC & MORIA))),
    While(IsAt(SuchSite(SITE & keyworded("underground"))), CostOf(SELF, -3)),
)
card(
    "1R172",
    minion("Goblin Archer", "", "Moria", "Orc", (5, 4, 3, 4), keywords="archer"),
    While(spot(another(ORC & MORIA)), ArcheryTotal(FELLOWSHIP, -6)),
)
card(
    "1C174",
    minion("Goblin Backstabber", "", "Moria", "Orc", (1, 5, 1, 4)),
    While(FightsBeside(SELF, another(ORC & MORIA)), Of(SELF, Is(damage(2)))),
)
card(
    "1C176",
    minion("Goblin Marksman", "", "Moria", "Orc", (3, 7, 1, 4), keywords="archer"),
)
card(
    "1C177",
    minion("Goblin Patrol Troop", "", "Moria", "Orc", (6, 13, 3, 4)),
)
card(
    "1U178",
    minion("Goblin Runner", "", "Moria", "Orc", (1, 5, 1, 4)),
    EachTimeMay(YouPlay(SELF), AddTwilight(2)),
)
card(
    "1C179",
    minion("Goblin Scavengers", "", "Moria", "Orc", (3, 8, 1, 4)),
    EachTimeMay(YouPlay(SELF), PlayOn(a(WEAPON, FROM_DISCARD), your(ORC & MORIA))),
)
card(
    "1U181",
    minion("Goblin Sneak", "", "Moria", "Orc", (1, 5, 1, 4)),
    EachTimeMay(YouPlay(SELF), PutBeneath(a(ORC & MORIA, FROM_DISCARD))),
)
card(
    "1C184",
    minion("Goblin Wallcrawler", "", "Moria", "Orc", (2, 6, 1, 4)),
    While(IsAt(SuchSite(SITE & keyworded("underground"))), Of(SELF, Is(Strength(+2)))),
    While(spot(another(ORC & MORIA)), ArcheryTotal(FELLOWSHIP, -1)),
)
card(
    "1C185",
    minion("Goblin Warrior", "", "Moria", "Orc", (2, 6, 1, 4)),
    EachTimeMay(YouPlay(SELF), Discard(a(any_of(ALLY & DWARVEN, CONDITION & DWARVEN)))),
)
card(
    "1R186",
    minion("Guard Commander", "", "Moria", "Orc", (3, 7, 2, 4), unique=True),
    Action(skirmish, Give(a(ORC & MORIA), Strength(+2)), cost=RemoveTwilight(3)),
)
card(
    "1C191",
    minion("Moria Scout", "", "Moria", "Orc", (2, 6, 2, 4)),
    EachTime(YouPlay(SELF), AddTwilight(2), cost=spotting(a(ELF))),
)
card(
    "1R199",
    minion("Troll's Keyward", "", "Moria", "Orc", (3, 8, 3, 4), unique=True),
    Constant(CostOf(Named("Cave Troll of Moria"), -2)),
)
