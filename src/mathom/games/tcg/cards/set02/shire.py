"""Mines of Moria: the Shire culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2U96",
    ally("Bilbo", "Well-spoken Gentlehobbit", "Shire", "Hobbit", (2, 2, 3), home="1F"),
    Action(
        fellowship,
        Discard(a(CONDITION & OF_SHADOW, From((SupportAreaOf(AN_OPPONENT),)))),
        cost=AndDo((Exert(SELF), Discard(a(TALE)))),
    ),
)
card(
    "2R97",
    condition("Consorting With Wizards", "", FREE_PEOPLES, "Shire", 0, keywords="tale"),
    BearerMustBe(Named("Bilbo")),
    Constant(Of(Named("Bilbo"), NoWoundsBut(ARCHERY))),
    Action(
        fellowship | regroup, RemoveTwilight(1), cost=OrDo((Exert(Named("Bilbo")), Discard(SELF)))
    ),
)
card(
    "2U98",
    event("Dear Friends", FREE_PEOPLES, "Shire", 0, "fellowship"),
    Action(
        fellowship,
        PutBeneath(
            OrBetter(
                a(CARD & OF_FREE_PEOPLES, FROM_DISCARD),
                n(2, CARD & OF_FREE_PEOPLES, FROM_DISCARD),
                HasSignet(that(COMPANION), signet_number("Frodo")),
            )
        ),
        cost=Exert(a(COMPANION)),
    ),
)
card(
    "2C99",
    event("Deft in Their Movements", FREE_PEOPLES, "Shire", 0, "regroup", keywords="stealth"),
    Action(
        regroup, MakeShadowNumber(each(SITE), -2, TILL_END_OF_TURN), cost=spotting(n(2, HOBBIT))
    ),
)
card(
    "2R100",
    condition("Fearing the Worst", "", FREE_PEOPLES, "Shire", 0, keywords="stealth", support=True),
    ToPlay(Exert(n(2, HOBBIT))),
    Constant(CostOf(Both((each(CARD & keyworded("search")), each(TRACKER))), +2)),
)
card(
    "2C101",
    ally("Filibert Bolger", "Wily Rascal", "Shire", "Hobbit", (1, 1, 2), home="1F"),
    Action(
        skirmish, CancelFierce(that(COMPANION)), cost=Exert(a(COMPANION & race("Hobbit")), TWICE)
    ),
)
card(
    "2C102",
    companion(
        "Frodo",
        "Reluctant Adventurer",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        resistance=10,
        signet="Aragorn",
        ring=True,
    ),
    Constant(CostOn(any_of(ARTIFACT, POSSESSION, TALE & SHIRE), SELF, -1)),
)
card(
    "2U103",
    event("Hobbit Sword-play", FREE_PEOPLES, "Shire", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(Wound(a(MINION)), OwnerOf(that(MINION)), RemoveTwilight(3)),
        cost=Exert(a(HOBBIT & Bearing(a(WEAPON)))),
    ),
)
card(
    "2C104",
    companion("Merry", "Horticulturalist", "Shire", "Hobbit", (1, 3, 4), signet="Gandalf"),
    Action(fellowship, Play(Named("Farmer Maggot", FROM_DECK)), cost=Exert(SELF)),
)
card(
    "2R105",
    artifact("Mithril-coat", "", FREE_PEOPLES, "Shire", 2, classes="armor"),
    BearerMustBe(Named("Frodo")),
    Constant(ArcheryTotal(MINIONS, -1)),
    Constant(Of(each(MINION & Skirmishing(Named("Frodo"))), (NO_WEAPON_STRENGTH, LOSES_DAMAGE))),
)
card(
    "2U106",
    condition("Nice Imitation", "", FREE_PEOPLES, "Shire", 1, keywords="stealth", support=True),
    Response(AboutToWound(a(HOBBIT)), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "2U107",
    condition("Not Feared in Sunlight", "", FREE_PEOPLES, "Shire", 1, support=True),
    ToPlay(spotting(n(2, HOBBIT))),
    Constant(Of(each(NAZGUL), Is(Strength(-4)))),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2R108",
    condition(
        "O Elbereth! Gilthoniel!",
        "",
        FREE_PEOPLES,
        "Shire",
        1,
        numbers=(1,),
        keywords="tale",
        unique=True,
    ),
    BearerMustBe(RING_BEARER),
    Action(
        skirmish,
        OrDo((TakeOffRing(), CancelSkirmish(Both((RING_BEARER, a(NAZGUL)))))),
        cost=Discard(SELF),
    ),
)
card(
    "2R109",
    event("Orc-bane", FREE_PEOPLES, "Shire", 0, "maneuver"),
    Action(
        maneuver,
        OrDo((Wound(n(THE_X, ORC)), Wound(n(THE_X, URUK_HAI)))),
        cost=SpotToExertBearer(Named(("Sting", "Glamdring"))),
    ),
)
card(
    "2C110",
    companion("Pippin", "Mr. Took", "Shire", "Hobbit", (1, 3, 4), signet="Aragorn"),
    Action(fellowship, Play(Named(("Gandalf", "Aragorn"), FROM_HAND), Cheaper(-2))),
)
card(
    "2U111",
    event("Practically Everyone Was Invited", FREE_PEOPLES, "Shire", 0, "fellowship"),
    Action(fellowship, Play(a(HOBBIT, FROM_DECK)), cost=Exert(Named("Bilbo"))),
)
card(
    "2R112",
    condition("A Promise", "", FREE_PEOPLES, "Shire", 0, support=True),
    NeitherExhausted(Named("Frodo"), Named("Sam"), +1),
)
card(
    "2R113",
    possession(
        "Red Book of Westmarch",
        "",
        FREE_PEOPLES,
        "Shire",
        2,
        keywords="tale",
        unique=True,
        support=True,
    ),
    EachTimeMay(YouPlay(a(TALE)), Draw(1), cost=spotting(Named("Bilbo"))),
)
card(
    "2C114",
    companion("Sam", "Proper Poet", "Shire", "Hobbit", (2, 3, 4), resistance=5, signet="Gandalf"),
    Action(maneuver, Give(SELF, defender(1), TILL_REGROUP), cost=Exert(SELF, TWICE)),
    Response(Dies(Named("Frodo")), MakeRingBearer(SELF, 5)),
)
