"""Mines of Moria: the Dwarven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2R1",
    condition(
        "Beneath the Mountains", "", FREE_PEOPLES, "Dwarven", 1, keywords="tale", support=True
    ),
    Action(
        fellowship, Play(a(WEAPON & DWARVEN, FROM_DISCARD)), cost=Discard(TopOf(3, DECK_OF_YOURS))
    ),
)
card(
    "2C2",
    event("Disquiet of Our People", FREE_PEOPLES, "Dwarven", 1, "maneuver"),
    Action(
        maneuver,
        Give(
            that(DWARF),
            BonusOr(keyword("defender"), 1, 2, if_=YouSpot(SpotCards(a(ORC)))),
            TILL_REGROUP,
        ),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "2U3",
    possession("Dwarven Bracers", "", FREE_PEOPLES, "Dwarven", 1, classes="bracers", numbers=(1,)),
    BearerMustBe(a(DWARF)),
    Response(AboutToWound(BEARER), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "2U4",
    condition("Endurance of Dwarves", "", FREE_PEOPLES, "Dwarven", 1, numbers=(0, 1)),
    BearerMustBe(a(DWARF)),
    Action(skirmish, Give(BEARER, Strength(+1)), cost=Discard(SELF)),
)
card(
    "2C5",
    event("Flurry of Blows", FREE_PEOPLES, "Dwarven", 1, "skirmish"),
    Action(
        skirmish,
        Give(
            a(DWARF),
            (
                StrengthOr(+2, +4, if_=Bears(that(DWARF), n(2, HAND_WEAPON))),
                IfMod(Bears(that(DWARF), n(2, HAND_WEAPON)), damage(1)),
            ),
        ),
    ),
)
card(
    "2C6",
    companion("Frór", "Gimli's Kinsman", "Dwarven", "Dwarf", (2, 5, 3)),
    ToPlay(spotting(a(DWARF))),
    While(Fights(SELF, a(URUK_HAI)), Of(SELF, Is(Strength(+3)))),
)
card(
    "2R7",
    companion("Glóin", "Friend to Thorin", "Dwarven", "Dwarf", (2, 5, 3)),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(TALE & DWARVEN), limit=LimitOf(4))))),
)
card(
    "2U8",
    condition("Golden Light on the Land", "", FREE_PEOPLES, "Dwarven", 0, support=True),
    ToPlay(spotting(a(DWARF))),
    While(NotAt(SuchSite(SITE & keyworded("underground"))), CostOf(each(ORC & MORIA), +2)),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2C9",
    condition(
        "Great Works Begun There", "", FREE_PEOPLES, "Dwarven", 1, keywords="tale", support=True
    ),
    EachTimeMay(
        YouPlay(a(DWARF)),
        TakeIntoHand(a(EVENT & DWARVEN, FROM_DISCARD)),
        cost=Discard(TopOf(2, DECK_OF_YOURS)),
    ),
)
card(
    "2C10",
    possession("Hand Axe", "", FREE_PEOPLES, "Dwarven", 0, classes="hand weapon", numbers=(1,)),
    BearerMustBe(a(DWARF)),
    Constant(Of(SELF, ExtraWeapon())),
    Action(archery, MakeArchery(FELLOWSHIP, +1), cost=Discard(SELF)),
)
card(
    "2R11",
    condition("Make Light of Burdens", "", FREE_PEOPLES, "Dwarven", 1, support=True),
    Action(
        maneuver,
        Discard(
            EitherOf(
                (a(CONDITION & OF_SHADOW & BorneBy(a(DWARF))), a(CONDITION & keyworded("weather")))
            )
        ),
        cost=AndDo((Exert(a(COMPANION & race("Dwarf"))), Discard(TopOf(3, DECK_OF_YOURS)))),
    ),
)
card(
    "2R12",
    condition("Realm of Dwarrowdelf", "", FREE_PEOPLES, "Dwarven", 1, unique=True, support=True),
    Action(
        skirmish,
        Give(
            a(DWARF),
            (
                StrengthUpTo(+1, 3),
                IfMod(
                    StandsAt(that(DWARF), SuchSite(SITE & keyworded("underground"))),
                    BonusUpTo(keyword("damage"), 1, 3),
                ),
            ),
        ),
        cost=Discard(TopOf(3, DECK_OF_YOURS)),
    ),
)
card(
    "2U13",
    event("Tidings of Erebor", FREE_PEOPLES, "Dwarven", 0, "regroup"),
    Action(
        regroup, Preventable(Draw(3), ANY_SHADOW_PLAYER, RemoveTwilight(3)), cost=spotting(a(DWARF))
    ),
)
card(
    "2C14",
    condition(
        "Till Durin Wakes Again", "", FREE_PEOPLES, "Dwarven", 0, keywords="tale", support=True
    ),
    EachTime(
        MovesFrom(SuchSite(SITE & keyworded("underground"))),
        Heal(AnyNumber(COMPANION & race("Dwarf"))),
    ),
)
card(
    "2R15",
    event("What Are We Waiting For?", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(
        fellowship,
        (
            By(AN_OPPONENT, Draw(2)),
            By(ThatPlayer(), OrDo((Discard(n(2, CARD & OF_SHADOW, FROM_HAND)), SkipNextShadow()))),
        ),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "2P121",
    companion(
        "Gimli",
        "Dwarf of the Mountain-race",
        "Dwarven",
        "Dwarf",
        (2, 6, 3),
        keywords="damage +1",
        signet="Frodo",
    ),
    Constant(ShadowNumber(each(SITE & keyworded("underground")), -2)),
)
