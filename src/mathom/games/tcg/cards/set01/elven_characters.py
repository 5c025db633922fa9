"""The Fellowship of the Ring: the Elven culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R30",
    companion(
        "Arwen",
        "Daughter of Elrond",
        "Elven",
        "Elf",
        (2, 6, 3),
        keywords="ranger",
        signet="Aragorn",
    ),
    While(Fights(SELF, a(NAZGUL)), Of(SELF, Is(Strength(+3)))),
)
card(
    "1R34",
    ally("Celeborn", "Lord of Lórien", "Elven", "Elf", (2, 6, 3), home="6F"),
    Action(fellowship, Heal(a(ALLY & ELVEN)), cost=Exert(SELF)),
)
card(
    "1R40",
    ally("Elrond", "Lord of Rivendell", "Elven", "Elf", (4, 8, 4), home="3F"),
    ToPlay(Spot(SpotEither(EitherOf((Named("Gandalf"), a(ELF)))))),
    At(YOUR_TURN_STARTS, Heal(each(ALLY & HomeIs(3)))),
    Action(fellowship, Draw(1), cost=Exert(SELF)),
)
card(
    "1R45",
    ally("Galadriel", "Lady of Light", "Elven", "Elf", (3, 3, 3), home="6F"),
    At(YOUR_TURN_STARTS, Heal(each(ALLY & HomeIs(6)))),
    Action(fellowship, Play(a(ELF, FROM_HAND), FOR_FREE_), cost=Exert(SELF)),
)
card(
    "1U48",
    companion("Haldir", "Elf of the Golden Wood", "Elven", "Elf", (2, 5, 3)),
    ToPlay(spotting(a(ELF))),
    While(StandsAt(SELF, SiteNumbers((6, 7, 8))), Of(SELF, Is(Strength(+2)))),
)
card(
    "1R50",
    companion("Legolas", "Greenleaf", "Elven", "Elf", (2, 6, 3), keywords="archer", signet="Frodo"),
    Action(archery, AndDo((Wound(a(MINION)), AddsNoArchery(SELF, FELLOWSHIP))), cost=Exert(SELF)),
)
card(
    "1U51",
    companion(
        "Legolas",
        "Prince of Mirkwood",
        "Elven",
        "Elf",
        (2, 6, 3),
        keywords="archer",
        signet="Gandalf",
    ),
    While(Fights(SELF, a(NAZGUL)), Of(SELF, Is(Strength(+3)))),
)
card(
    "1C53",
    companion("Lórien Elf", "", "Elven", "Elf", (1, 4, 2), unique=False),
    ToPlay(spotting(a(ELF))),
)
card(
    "1U56",
    ally("Orophin", "Lórien Bowman", "Elven", "Elf", (2, 3, 3), home="6F", keywords="archer"),
    Action(archery, Wound(a(URUK_HAI)), cost=Exert(SELF)),
)
card(
    "1U57",
    ally("Rúmil", "Elven Protector", "Elven", "Elf", (2, 3, 3), home="6F", keywords="archer"),
    Action(archery, Wound(a(ORC)), cost=Exert(SELF)),
)
card(
    "1U60",
    ally("Silinde", "Elf of Mirkwood", "Elven", "Elf", (2, 5, 2), home="3F"),
    HasTextOf(3),
)
card(
    "1C67",
    ally("Uruviel", "Maid of Lórien", "Elven", "Elf", (2, 5, 2), home="6F"),
    HasTextOf(6),
)
