"""Realms of the Elf-lords: the Dwarven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3R1",
    possession("Book of Mazarbul", "", FREE_PEOPLES, "Dwarven", 2, keywords="tale", unique=True),
    BearerMustBe(a(DWARF)),
    AtMay(
        StartOfPhaseAt(FELLOWSHIP_PHASE, SiteOrHigher(4)),
        ForEach(Draw(1), ThingSuch(COMPANION & race("Dwarf"))),
    ),
)
card(
    "3U2",
    possession("Gimli's Pipe", "", FREE_PEOPLES, "Dwarven", 1, classes="pipe", unique=True),
    BearerMustBe(Named("Gimli")),
    Action(fellowship, SpotMorePipes(1, PIPE), cost=Exert(Named("Gimli"))),
)
card(
    "3R3",
    condition("Mines of Khazad-Dûm", "", FREE_PEOPLES, "Dwarven", 1, support=True),
    EachTimeMay(YouPlay(a(TALE & DWARVEN)), Heal(a(COMPANION & race("Dwarf")))),
)
card(
    "3U4",
    condition("A Royal Welcome", "", FREE_PEOPLES, "Dwarven", 2, support=True),
    Action(regroup, Heal(a(COMPANION & race("Dwarf"))), cost=Exert(a(ALLY & race("Dwarf")))),
)
card(
    "3U5",
    condition("Song of Durin", "", FREE_PEOPLES, "Dwarven", 0, keywords="tale", support=True),
    ToPlay(Exert(a(DWARF))),
    Constant(CostOf(each(WEAPON & MORIA), +2)),
    Action(fellowship, Discard(up_to(2, CONDITION & MORIA)), cost=Discard(SELF)),
)
card(
    "3C6",
    event("Storm of Argument", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            WhereX(
                ShuffleInto(up_to(THE_X, CARD & DWARVEN, FROM_DISCARD)),
                TwilightCostOf(THE_CARD_REVEALED),
            ),
        ),
    ),
)
