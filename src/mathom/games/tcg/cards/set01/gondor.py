"""The Fellowship of the Ring: the Gondor culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1R88",
    event("An Able Guide", FREE_PEOPLES, "Gondor", 0, "regroup"),
    Action(regroup, RemoveTwilight(4), cost=spotting(a(RANGER))),
)
card(
    "1R90",
    possession(
        "Aragorn's Bow", "", FREE_PEOPLES, "Gondor", 1, classes="ranged weapon", unique=True
    ),
    BearerMustBe(Named("Aragorn")),
    Constant(Of(BEARER, Is(AN_ARCHER))),
    Action(
        archery,
        AndDo((Wound(a(MINION)), AddsNoArchery(Named("Aragorn"), FELLOWSHIP))),
        cost=Exert(Named("Aragorn")),
    ),
)
card(
    "1U91",
    possession("Aragorn's Pipe", "", FREE_PEOPLES, "Gondor", 1, classes="pipe", unique=True),
    BearerMustBe(a(COMPANION & GONDOR)),
    Action(
        fellowship,
        Heal(n(THE_X, COMPANION)),
        cost=AndDo((Discard(a(POSSESSION & keyworded("pipeweed"))), spotting(n(THE_X, PIPE)))),
    ),
)
card(
    "1C92",
    possession("Armor", "", FREE_PEOPLES, "Gondor", 1, classes="armor"),
    BearerMustBe(a(MAN)),
    Constant(Of(BEARER, WoundCap(1))),
)
card(
    "1R93",
    event("Arwen's Fate", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        EitherDeal(
            (
                PayTo(Exert(Named("Aragorn")), Give(Named("Arwen"), Strength(+3))),
                PayTo(Exert(Named("Arwen")), Give(Named("Aragorn"), Strength(+3))),
            )
        ),
    ),
)
card(
    "1U94",
    possession("Athelas", "", FREE_PEOPLES, "Gondor", 1),
    BearerMustBe(a(MAN & GONDOR)),
    Action(
        fellowship,
        OrDo((Heal(a(COMPANION)), Discard(a(CONDITION & OF_SHADOW & BorneBy(a(COMPANION)))))),
        cost=Discard(SELF),
    ),
)
card(
    "1R95",
    possession(
        "Blade of Gondor",
        "",
        FREE_PEOPLES,
        "Gondor",
        1,
        classes="hand weapon",
        numbers=(2,),
        unique=True,
    ),
    BearerMustBe(Named("Boromir")),
    Constant(Of(BEARER, Is(damage(1)))),
    Action(
        skirmish,
        Wound(a(any_of(ORC, URUK_HAI) & Skirmishing(Named("Boromir")))),
        cost=Exert(Named("Boromir")),
    ),
)
card(
    "1U98",
    possession("Boromir's Cloak", "", FREE_PEOPLES, "Gondor", 0, classes="cloak", unique=True),
    BearerMustBe(Named("Boromir")),
    Action(maneuver, Discard(a(CONDITION & keyworded("weather"))), cost=Exert(Named("Boromir"))),
)
card(
    "1R99",
    event("Change of Plans", FREE_PEOPLES, "Gondor", 0, "regroup"),
    Action(
        regroup, By(AN_OPPONENT, AndDo((ShuffleInto(HIS_HAND), Draw(8)))), cost=Exert(a(RANGER))
    ),
)
card(
    "1R100",
    condition(
        "The Choice of Lúthien",
        "",
        FREE_PEOPLES,
        "Gondor",
        1,
        keywords="tale",
        unique=True,
        support=True,
    ),
    Action(
        maneuver,
        EitherDeal(
            (
                PayTo(Exert(Named("Aragorn")), Heal(Named("Arwen"))),
                PayTo(Exert(Named("Arwen")), Heal(Named("Aragorn"))),
            )
        ),
    ),
)
card(
    "1C101",
    possession("Coat of Mail", "", FREE_PEOPLES, "Gondor", 1, classes="armor"),
    BearerMustBe(a(MAN)),
    Constant(Of(BEARER, NOT_OVERWHELMED)),
)
card(
    "1C102",
    event("Dagger Strike", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            a(
                COMPANION
                & OfEither(culture_number("Gondor"), culture_number("Shire"))
                & Bearing(a(HAND_WEAPON))
            ),
            (Strength(+2), damage(1)),
        ),
    ),
)
card(
    "1C103",
    event("Elendil's Valor", FREE_PEOPLES, "Gondor", 0, "maneuver"),
    Action(maneuver, Give(a(COMPANION & GONDOR), defender(1), TILL_REGROUP)),
)
card(
    "1C104",
    event("Eregion's Trails", FREE_PEOPLES, "Gondor", 1, "maneuver"),
    Action(
        maneuver, Give(each(MINION & ROAMING), Strength(-3), TILL_REGROUP), cost=Exert(a(RANGER))
    ),
)
card(
    "1U105",
    condition("Foes of Mordor", "", FREE_PEOPLES, "Gondor", 1, support=True),
    Action(maneuver, Wound(a(MINION & SAURON)), cost=Exert(a(CHARACTER & GONDOR))),
)
card(
    "1C106",
    event("Gondor's Vengeance", FREE_PEOPLES, "Gondor", 0, "regroup"),
    Action(regroup, Discard(a(MINION)), cost=Exert(a(COMPANION & keyworded("ranger")))),
)
card(
    "1C107",
    possession("Great Shield", "", FREE_PEOPLES, "Gondor", 1, classes="shield"),
    BearerMustBe(a(MAN)),
    Constant(ArcheryTotal(MINIONS, -1)),
)
card(
    "1U108",
    condition("No Stranger to the Shadows", "", FREE_PEOPLES, "Gondor", 0),
    BearerMustBe(a(RANGER), limit=ONE_EACH),
    Constant(ShadowNumber(each(SITE), -1)),
)
card(
    "1U109",
    event("One Whom Men Would Follow", FREE_PEOPLES, "Gondor", 0, "maneuver"),
    Action(
        maneuver,
        (spotting(a(ALLY)), Make(that(ALLY), (Is(Strength(+2)), PARTICIPATES), TILL_REGROUP)),
        cost=Exert(Named("Aragorn")),
    ),
)
card(
    "1C110",
    event("Pathfinder", FREE_PEOPLES, "Gondor", 0, "fellowship or regroup"),
    Action(fellowship | regroup, NEXT_SITE, cost=spotting(a(RANGER))),
)
card(
    "1R111",
    event("Pursuit Just Behind", FREE_PEOPLES, "Gondor", 0, "regroup"),
    Action(regroup, Wound(each(MINION)), cost=Exert(a(COMPANION & keyworded("ranger")))),
)
card(
    "1U112",
    possession(
        "Ranger's Sword",
        "",
        FREE_PEOPLES,
        "Gondor",
        1,
        classes="hand weapon",
        numbers=(2,),
        unique=True,
    ),
    BearerMustBe(Named("Aragorn")),
    Constant(Of(BEARER, Is(damage(1)))),
)
card(
    "1U113",
    event("A Ranger's Versatility", FREE_PEOPLES, "Gondor", 1, "maneuver"),
    Action(
        maneuver,
        Exhaust(a(MINION)),
        cost=Exert(a(RANGER & AtSite(SuchSite(any_of(RIVER, FOREST))))),
    ),
)
card(
    "1R114",
    condition(
        "The Saga of Elendil",
        "",
        FREE_PEOPLES,
        "Gondor",
        1,
        numbers=(0, 1),
        keywords="tale",
        unique=True,
    ),
    BearerMustBe(a(COMPANION & GONDOR)),
    Action(skirmish, Give(BEARER, Strength(+2)), cost=Discard(SELF)),
)
card(
    "1R115",
    event("Strength of Kings", FREE_PEOPLES, "Gondor", 0, "response"),
    Response(IsPlayedInSkirmishOf(a(EVENT & timed("skirmish")), a(MAN & GONDOR)), CANCEL_EVENT),
)
card(
    "1C116",
    event("Swordarm of the White Tower", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            a(COMPANION & GONDOR),
            StrengthOr(+2, +4, if_=HasBonus(that(COMPANION), keyword("defender"), 1)),
        ),
    ),
)
card(
    "1C117",
    event("Swordsman of the Northern Kingdom", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish, Give(a(RANGER), StrengthOr(+2, +4, if_=Fights(that(RANGER), a(MINION & ROAMING))))
    ),
)
card(
    "1R118",
    event("Valiant Man of the West", FREE_PEOPLES, "Gondor", 1, "maneuver"),
    Action(
        maneuver,
        Make(Named("Aragorn"), (Is(defender(1)), WoundCap(1)), TILL_REGROUP),
    ),
)
card(
    "1C119",
    event("What Are They?", FREE_PEOPLES, "Gondor", 1, "maneuver"),
    Action(maneuver, Discard(a(MINION & ROAMING)), cost=spotting(a(RANGER))),
)
