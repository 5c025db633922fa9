"""Bloodlines: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "13U3",
    condition("Deep Hatred", "", FREE_PEOPLES, "Dwarven", 0, support=True),
    EachTime(MOVES, AddTwilight(2)),
    Action(
        skirmish,
        OrDo((Wound(n(2, ORC)), Wound(a(ORC), TWICE))),
        cost=Exert(a(DWARF & NOT_ASSIGNED)),
    ),
    DiscardIf(AHEAD),
)
card(
    "13R15",
    companion(
        "Galadriel",
        "Sorceress of the Hidden Land",
        "Elven",
        "Elf",
        (0, 3, 3),
        resistance=7,
    ),
    ToPlay(spotting(n(3, ELF))),
    EachTimeMay(
        MovesIn(REGROUP),
        ForEach(Heal(a(ELF)), ThingRevealed(CARD & ELVEN)),
        cost=Reveal(TopOf(CountTerrain(keyword("forest")), DECK_OF_YOURS)),
    ),
)
