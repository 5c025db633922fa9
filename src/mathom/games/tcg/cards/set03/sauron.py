"""Realms of the Elf-lords: the Sauron culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3C87",
    event("The Dark Lord Advances", SHADOW, "Sauron", 2, "regroup"),
    Action(
        regroup,
        (
            Reveal(at_random(1, CARD, From((HandOf(FREE_PEOPLES_PLAYER),)))),
            By(
                ThatPlayer(),
                WhereX(Discard(n(THE_X, CARD, FROM_HAND)), TwilightCostOf(THE_CARD_REVEALED)),
            ),
        ),
        cost=Exert(a(MINION & SAURON)),
    ),
)
card(
    "3U88",
    event("Get Off the Road!", SHADOW, "Sauron", 0, "shadow", keywords="search"),
    Action(
        shadow,
        By(FREE_PEOPLES_PLAYER, ForEach(Discard(TopCard(DECK_OF_YOURS)), ThingToken(BURDEN))),
        cost=spotting(a(MINION & SAURON), a(NAZGUL)),
    ),
)
card(
    "3U89",
    event("Gleaming in the Snow", SHADOW, "Sauron", 0, "regroup"),
    Action(
        regroup,
        AddBurdens(1),
        cost=AndDo((Exert(a(ORC & SAURON)), spotting(a(COMPANION & GONDOR)))),
    ),
)
card(
    "3C90",
    event("Hand of Sauron", SHADOW, "Sauron", 0, "maneuver"),
    Action(
        maneuver,
        By(FREE_PEOPLES_PLAYER, Discard(at_random(1, CARD, FROM_HAND))),
        cost=Exert(a(MINION & SAURON)),
    ),
)
card(
    "3R91",
    condition("His Cruelty and Malice", "", SHADOW, "Sauron", 1, support=True),
    Action(
        regroup,
        By(FREE_PEOPLES_PLAYER, Discard(TopCard(DECK_OF_YOURS))),
        cost=Exert(a(MINION & SAURON)),
    ),
)
card(
    "3U92",
    event("Massing in the East", SHADOW, "Sauron", 1, "regroup"),
    Action(
        regroup,
        ForEach(
            Discard(TopCard(DeckOf(FREE_PEOPLES_PLAYER))),
            ThingRace(
                (
                    race_number("Dwarf"),
                    race_number("Elf"),
                    race_number("Man"),
                    race_number("Wizard"),
                )
            ),
        ),
        cost=Exert(a(MINION & SAURON)),
    ),
)
card(
    "3R93",
    minion("Morgul Slayer", "", "Sauron", "Orc", (2, 7, 2, 6)),
    Action(regroup, Wound(a(COMPANION & Except(RING_BEARER))), cost=Exert(SELF)),
)
card(
    "3C94",
    minion("Orc Butcher", "", "Sauron", "Orc", (2, 6, 2, 6)),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(CONDITION & SAURON))))),
)
card(
    "3C95",
    minion("Orc Guard", "", "Sauron", "Orc", (1, 5, 2, 6)),
    Action(
        maneuver,
        Discard(a(CONDITION & OF_FREE_PEOPLES)),
        cost=AndDo((Exert(SELF), Discard(your(CONDITION & SAURON)))),
    ),
)
card(
    "3U96",
    minion("Orc Pillager", "", "Sauron", "Orc", (4, 10, 3, 6)),
    Constant(
        Of(
            each(CHARACTER & Skirmishing(SELF)),
            Is(
                StrengthFor(
                    -1,
                    ThingSuch(CARD & OF_FREE_PEOPLES & BorneBy(a(CHARACTER & Skirmishing(SELF)))),
                )
            ),
        )
    ),
)
card(
    "3U97",
    minion("Orc Slayer", "", "Sauron", "Orc", (1, 5, 2, 6)),
    Action(regroup, Wound(a(COMPANION & Except(RING_BEARER))), cost=Exert(SELF)),
)
card(
    "3C98",
    minion("Orc Swordsman", "", "Sauron", "Orc", (3, 9, 3, 6)),
    While(Bears(SELF, a(WEAPON)), Of(SELF, Is(Strength(+2)))),
)
card(
    "3R99",
    minion("Orc Trooper", "", "Sauron", "Orc", (4, 7, 3, 6)),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingInHand())))),
)
card(
    "3U100",
    minion("Orc Veteran", "", "Sauron", "Orc", (4, 10, 3, 6)),
    Action(
        skirmish,
        Give(a(CHARACTER & Skirmishing(SELF)), Strength(-1)),
        cost=Discard(your(CONDITION & SAURON)),
    ),
)
card(
    "3C101",
    minion("Orc Warrior", "", "Sauron", "Orc", (3, 9, 3, 6)),
    Action(
        maneuver,
        By(FREE_PEOPLES_PLAYER, Discard(TopOf(2, DECK_OF_YOURS))),
        cost=AndDo((Exert(SELF), Discard(your(CONDITION & SAURON)))),
    ),
)
card(
    "3R102",
    condition("Our List of Allies Grows Thin", "", SHADOW, "Sauron", 1, unique=True, support=True),
    ToPlay(Exert(a(MINION & SAURON))),
    EachTime(MOVES, ForEach(AddTwilight(1), ThingSpotted(ALLY))),
)
card(
    "3R103",
    event("Terrible as the Dawn", SHADOW, "Sauron", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(Wound(Named("Galadriel"), SoOften(3)), FREE_PEOPLES_PLAYER, Discard(n(2, ELF))),
        cost=spotting(a(MINION & SAURON)),
    ),
)
card(
    "3R104",
    condition("Tower of Barad-dûr", "", SHADOW, "Sauron", 1, support=True),
    ToPlay(Exert(a(MINION & SAURON))),
    EachTime(MOVES, By(FREE_PEOPLES_PLAYER, Discard(a(CARD, FROM_HAND)))),
)
card(
    "3R105",
    event("Why Shouldn't I Keep It?", SHADOW, "Sauron", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(
            Discard(Named("Bilbo")), FREE_PEOPLES_PLAYER, Discard(n(2, CONDITION & OF_FREE_PEOPLES))
        ),
        cost=spotting(a(MINION & SAURON)),
    ),
)
