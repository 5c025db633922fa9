"""The Two Towers: the cards that the rulings need, and one that the guide added."""

from mathom.games.tcg.vocabulary import *

card(
    "4R1",
    the_one_ring("Answer To All Riddles", vitality=2),
    While(WEARS_RING, Of(RING_BEARER, Is(Strength(+2)))),
    EachTime(AboutToWoundInSkirmish(RING_BEARER), Instead(AddBurdens(1)), if_=WEARS_RING),
    Action(skirmish, WearIt(TILL_REGROUP), cost=AddBurdens(1)),
)
card(
    "4R91",
    artifact(
        "Gandalf's Staff",
        "Walking Stick",
        FREE_PEOPLES,
        "Gandalf",
        2,
        classes="staff",
        numbers=(0, 1),
    ),
    BearerMustBe(Named("Gandalf")),
    While(CanSpot(SpotTokens(2, TWILIGHT)), Of(Named("Gandalf"), Is(damage(2)))),
)
card(
    "4R176",
    minion(
        "Uglúk",
        "Servant of Saruman",
        "Isengard",
        "Uruk-hai",
        (4, 9, 3, 5),
        keywords="tracker, fierce",
        unique=True,
    ),
    Constant(RoamingPenalty(TRACKER & ISENGARD, -2)),
    While(spot(n(2, TRACKER & ISENGARD)), Of(SELF, Is(Strength(+3)))),
    While(spot(n(3, TRACKER & ISENGARD)), Of(SELF, Is(damage(1)))),
)
card(
    "4R211",
    condition("Weapons of Isengard", "", SHADOW, "Isengard", 2, keywords="machine", support=True),
    Action(
        shadow, PlaceToken(culture_number("Isengard")), cost=Play(a(ARCHER & ISENGARD, FROM_HAND))
    ),
    Action(
        archery,
        (MakeArchery(MINIONS, +2), Discard(SELF)),
        cost=RemoveTokens(2, culture_number("Isengard")),
    ),
)
card(
    "4R267",
    companion("Éomer", "Third Marshal of Riddermark", "Rohan", "Man", (3, 7, 3), signet="Théoden"),
    While(spot(a(MAN & culture("rohan"))), CostOf(SELF, -1)),
    Constant(Of(SELF, Is(StrengthFor(+2, ThingWound(each(MINION & Skirmishing(SELF))))))),
)
card(
    "4P364",
    companion(
        "Aragorn", "Wingfoot", "Gondor", "Man", (4, 8, 4), keywords="ranger", signet="Aragorn"
    ),
    EachTimeMay(MOVES, ForEach(Wound(a(MINION)), ThingYouSpot(HOBBIT & UNBOUND))),
)
card(
    "4C42",
    event("Best Company", FREE_PEOPLES, "Dwarven", 0, "skirmish"),
    Action(
        skirmish,
        Give(a(DWARF), StrengthOr(+2, +4, if_=StandsAt(that(DWARF), SuchSite(BATTLEGROUND)))),
    ),
)
card(
    "4R52",
    condition("My Axe Is Notched", "", FREE_PEOPLES, "Dwarven", 1, unique=True, support=True),
    EachTime(Wins(Named("Gimli")), PlaceToken(culture_number("Dwarven"))),
    Constant(
        Of(
            Named("Gimli"),
            Is(
                StrengthFor(
                    +1,
                    ThingMatched(
                        culture_number("Dwarven"), culture_number("Elven"), Named("Final Count")
                    ),
                    LimitOf(3),
                )
            ),
        )
    ),
)
card(
    "4U63",
    possession("Elven Brooch", "", FREE_PEOPLES, "Elven", 1, classes="brooch"),
    ToPlay(spotting(a(ELF))),
    BearerMustBe(a(COMPANION)),
    Response(
        AboutToBeDiscardedByShadow(another(POSSESSION & BorneBy(BEARER))), Instead(Discard(SELF))
    ),
)
card(
    "4R69",
    condition("Final Count", "", FREE_PEOPLES, "Elven", 1, unique=True, support=True),
    EachTimeMay(Wins(Named("Legolas")), PlaceToken(culture_number("Elven"))),
    Constant(
        Of(
            Named("Legolas"),
            Is(
                StrengthFor(
                    +1,
                    ThingMatched(
                        culture_number("Elven"),
                        culture_number("Dwarven"),
                        Named("My Axe Is Notched"),
                    ),
                    LimitOf(3),
                )
            ),
        )
    ),
)
card(
    "4R73",
    companion(
        "Legolas",
        "Dauntless Hunter",
        "Elven",
        "Elf",
        (2, 6, 3),
        keywords="archer",
        signet="Aragorn",
    ),
    Constant(
        CostForEach(
            each(any_of(EVENT & OF_SHADOW, CONDITION & OF_SHADOW)),
            +1,
            ThingSpotted(HOBBIT & UNBOUND),
        )
    ),
)
card(
    "4C105",
    event("Under the Living Earth", FREE_PEOPLES, "Gandalf", 1, "skirmish"),
    Action(
        skirmish,
        Give(Named("Gandalf"), StrengthFor(+1, ThingTokenYouSpot(TWILIGHT), LimitOf(5))),
    ),
)
card(
    "4C192",
    minion("Uruk Regular", "", "Isengard", "Uruk-hai", (3, 8, 2, 5), keywords="damage +1"),
    Action(
        shadow,
        Play(a(URUK_HAI, FROM_HAND), CheaperFor(-1, ThingSpotted(URUK_HAI & OTHER))),
        cost=Exert(SELF),
    ),
)
card(
    "4U194",
    minion("Uruk Searcher", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="tracker, fierce"),
    While(
        Fights(SELF, a(CHARACTER & Bearing(a(CARD & keyworded("search"))))),
        Of(SELF, Is((Strength(+2), damage(1)))),
    ),
)
card(
    "4C292",
    companion("Théoden", "Son of Thengel", "Rohan", "Man", (2, 6, 2), signet="Aragorn"),
    Action(
        regroup, LiberateSite(), cost=AndDo((spotting(a(ALLY & culture("rohan"))), Exert(SELF)))
    ),
)
card(
    "4C298",
    possession("Brace of Coneys", "", FREE_PEOPLES, "Shire", 1),
    BearerMustBe(a(HOBBIT & keyworded("Ring-bound"))),
    Action(fellowship, RemoveBurdens(1), cost=Discard(SELF)),
)
card(
    "4R301",
    companion(
        "Frodo",
        "Courteous Halfling",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        "Ring-bearer",
        resistance=10,
        signet="Frodo",
        ring=True,
    ),
    EachTime(AboutToLoseCards(), PREVENT_THAT, if_=spot(n(3, COMPANION & UNBOUND))),
)
card(
    "4R303",
    possession("Frodo's Cloak", "", FREE_PEOPLES, "Shire", 2, classes="cloak", unique=True),
    BearerMustBe(Named("Frodo")),
    Action(
        skirmish,
        BySitesOfTheTower(
            1,
            4,
            PayTo(AndDo((AddBurdens(1), Discard(SELF))), CancelSkirmish(Named("Frodo"))),
            PayTo(Discard(SELF), AndDo((RemoveBurdens(1), Heal(Named("Frodo"))))),
        ),
    ),
)
card(
    "4U343",
    site("Ered Nimrais", 2, "right", "Tower", 4, keywords="mountain"),
    Constant(CostOf(each(any_of(COMPANION, ALLY)), +3)),
)
card(
    "4C287",
    possession("Rider's Mount", "", FREE_PEOPLES, "Rohan", 1, classes="mount"),
    BearerMustBe(a(MAN & culture("rohan"))),
    EachTime(SkirmishBegins(BEARER), Exert(each(MINION & Skirmishing(BEARER)))),
)
