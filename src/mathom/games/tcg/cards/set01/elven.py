"""The Fellowship of the Ring: the Elven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1U29",
    event("Ancient Enmity", FREE_PEOPLES, "Elven", 0, "skirmish"),
    Action(skirmish, Give(a(ELF), Strength(+1))),
    EachTime(
        LosesTo(a(MINION), that(ELF)),
        By(OwnerOf(that(MINION)), Discard(at_random(2, CARD, FROM_HAND))),
    ),
)
card(
    "1U31",
    possession(
        "Asfaloth", "", FREE_PEOPLES, "Elven", 2, classes="mount", numbers=(2,), unique=True
    ),
    BearerMustBe(a(ELF)),
    Constant(CostOfSelfOn(Named("Arwen"), -2)),
    While(StandsAt(BEARER, SuchSite(SITE & keyworded("plains"))), Of(BEARER, Is(Strength(+2)))),
    DiscardIf(StandsAt(BEARER, SuchSite(SITE & keyworded("underground")))),
)
card(
    "1C32",
    event("Border Defenses", FREE_PEOPLES, "Elven", 1, "skirmish"),
    Action(skirmish, Give(a(ELF), StrengthOr(+2, +4, if_=Fights(that(ELF), a(ARCHER))))),
)
card(
    "1R33",
    possession(
        "Bow of the Galadhrim",
        "",
        FREE_PEOPLES,
        "Elven",
        1,
        classes="ranged weapon",
        numbers=(1,),
        unique=True,
    ),
    BearerMustBe(Named("Legolas")),
    EachTimeMay(Wins(Named("Legolas")), Wound(a(MINION))),
)
card(
    "1R35",
    event("The Council of Elrond", FREE_PEOPLES, "Elven", 2, "fellowship"),
    Action(fellowship, Play(a(TALE, FROM_DECK)), cost=spotting(a(ELF))),
)
card(
    "1R36",
    event("Curse Their Foul Feet!", FREE_PEOPLES, "Elven", 0, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(WholeHand(AN_OPPONENT)),
            By(ThatPlayer(), ForEach(Discard(a(CARD, FROM_HAND)), ThingRevealed(ORC))),
        ),
        cost=Exert(a(ELF)),
    ),
)
card(
    "1C37",
    event("Defiance", FREE_PEOPLES, "Elven", 1, "skirmish"),
    Action(skirmish, Give(a(ELF), StrengthOr(+2, +4, if_=Fights(that(ELF), a(NAZGUL))))),
)
card(
    "1R38",
    event("Double Shot", FREE_PEOPLES, "Elven", 0, "archery"),
    Action(
        archery,
        MakeArchery(FELLOWSHIP, +1),
        cost=spotting(a(COMPANION & race("Elf") & keyworded("archer"))),
    ),
)
card(
    "1C39",
    event("Elf-song", FREE_PEOPLES, "Elven", 1, "fellowship"),
    Action(fellowship, RemoveBurdens(1), cost=spotting(a(ELF))),
)
card(
    "1C41",
    possession("Elven Bow", "", FREE_PEOPLES, "Elven", 1, classes="ranged weapon"),
    BearerMustBe(a(ELF)),
    Constant(Of(BEARER, Is(AN_ARCHER))),
)
card(
    "1C42",
    possession("Elven Cloak", "", FREE_PEOPLES, "Elven", 1, classes="cloak"),
    ToPlay(spotting(a(ELF))),
    BearerMustBe(a(COMPANION)),
    Constant(ArcheryTotal(MINIONS, -1)),
)
card(
    "1C43",
    condition("Far-seeing Eyes", "", FREE_PEOPLES, "Elven", 2, unique=True, support=True),
    EachTime(YouPlay(a(ELF)), By(AN_OPPONENT, Discard(a(CARD, FROM_HAND)))),
)
card(
    "1U44",
    event("Foul Creation", FREE_PEOPLES, "Elven", 1, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(WholeHand(AN_OPPONENT)),
            May(PayTo(Discard(ARevealed(MINION & ISENGARD)), Draw(2))),
        ),
        cost=Exert(a(ELF)),
    ),
)
card(
    "1U46",
    condition("Gift of Boats", "", FREE_PEOPLES, "Elven", 1, unique=True, support=True),
    ToPlay(Exert(a(ALLY & race("Elf")))),
    EachTime(MovesFromIn(SuchSite(RIVER), FELLOWSHIP_PHASE), MakeMoveLimit(+1)),
)
card(
    "1R47",
    possession(
        "Gwemegil", "", FREE_PEOPLES, "Elven", 2, classes="hand weapon", numbers=(2,), unique=True
    ),
    BearerMustBe(Named("Arwen")),
    Constant(Of(BEARER, Is(damage(1)))),
    Action(
        skirmish,
        Give(Named("Arwen"), Strength(+1)),
        cost=OrDo((Exert(Named("Arwen")), Discard(n(2, CARD, FROM_HAND)))),
    ),
)
card(
    "1R49",
    condition("The Last Alliance of Elves and Men", "", FREE_PEOPLES, "Elven", 1, keywords="tale"),
    BearerMustBe(a(MAN & GONDOR), limit=ONE_EACH),
    Constant(Of(BEARER, Is(StrengthFor(+1, ThingSpotted(ELF), limit=LimitOf(3))))),
)
card(
    "1C52",
    event("Lightfootedness", FREE_PEOPLES, "Elven", 0, "archery"),
    Action(archery, MakeArchery(MINIONS, -1), cost=spotting(a(COMPANION & race("Elf")))),
)
card(
    "1U54",
    condition("Mallorn-trees", "", FREE_PEOPLES, "Elven", 1, support=True),
    Action(fellowship, AndDo((Reveal(a(CARD & ELVEN, FROM_HAND)), PutBeneath(that(CARD))))),
)
card(
    "1R55",
    possession("The Mirror of Galadriel", "", FREE_PEOPLES, "Elven", 2, unique=True, support=True),
    Constant(Of(each(ALLY & race("Elf") & HomeIs(6)), Is(Strength(+1)))),
    Action(
        maneuver,
        LookAtSomeOfHand(2),
        cost=Exert(Named("Galadriel")),
        if_=HandAtLeast(AN_OPPONENT, 7),
    ),
)
card(
    "1C58",
    event("The Seen and the Unseen", FREE_PEOPLES, "Elven", 0, "fellowship"),
    Action(fellowship, Discard(a(CONDITION)), cost=Exert(n(2, ELF))),
)
card(
    "1C59",
    condition("Shoulder to Shoulder", "", FREE_PEOPLES, "Elven", 1, support=True),
    Action(
        maneuver,
        EitherDeal(
            (
                PayTo(AndDo((AddTwilight(1), Exert(a(DWARF)))), Heal(a(ELF))),
                PayTo(AndDo((AddTwilight(1), Exert(a(ELF)))), Heal(a(DWARF))),
            )
        ),
    ),
)
card(
    "1C61",
    condition("Songs of the Blessed Realm", "", FREE_PEOPLES, "Elven", 1, support=True),
    EachTimeMay(YouPlay(a(TALE & ELVEN)), RemoveBurdens(1)),
)
card(
    "1R62",
    condition(
        "The Splendor of Their Banners", "", FREE_PEOPLES, "Elven", 1, keywords="tale", unique=True
    ),
    BearerMustBe(a(COMPANION & race("Elf"))),
    Action(archery, MakeArchery(FELLOWSHIP, +1), cost=Exert(BEARER), if_=IsA(BEARER, a(ARCHER))),
)
card(
    "1U63",
    event("Stand Against Darkness", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(
        maneuver,
        Discard(EitherOf((a(MINION & SAURON), a(CONDITION & SAURON), a(POSSESSION & SAURON)))),
        cost=Exert(a(ELF)),
    ),
)
card(
    "1U64",
    event("Support of the Last Homely House", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(
        maneuver,
        AndDo(
            (
                Give(that(ALLY), Strength(+3), TILL_REGROUP),
                AllowToFight(that(ALLY), TILL_REGROUP),
            )
        ),
        cost=Exert(a(ALLY & race("Elf") & HomeIs(3))),
    ),
)
card(
    "1U65",
    event("Swan-ship of the Galadhrim", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(
        maneuver,
        AndDo(
            (
                Give(that(ALLY), Strength(+3), TILL_REGROUP),
                AllowToFight(that(ALLY), TILL_REGROUP),
            )
        ),
        cost=Exert(a(ALLY & race("Elf") & HomeIs(6))),
    ),
)
card(
    "1R66",
    condition(
        "The Tale of Gil-galad",
        "",
        FREE_PEOPLES,
        "Elven",
        1,
        numbers=(0, 1),
        keywords="tale",
        unique=True,
    ),
    BearerMustBe(a(ELF)),
    Action(skirmish, Give(BEARER, Strength(+2)), cost=Discard(SELF)),
)
card(
    "1C68",
    condition("The White Arrows of Lórien", "", FREE_PEOPLES, "Elven", 1, keywords="tale"),
    BearerMustBe(a(COMPANION & race("Elf"))),
    Action(
        archery,
        By(AN_OPPONENT, Discard(at_random(2, CARD, FROM_HAND))),
        cost=Exert(BEARER),
        if_=IsA(BEARER, a(ARCHER)),
    ),
)
