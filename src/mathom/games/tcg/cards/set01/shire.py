"""The Fellowship of the Ring: the Shire culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1U285",
    possession("Bilbo's Pipe", "", FREE_PEOPLES, "Shire", 1, classes="pipe", unique=True),
    BearerMustBe(a(HOBBIT)),
    Action(
        fellowship,
        ShuffleInto(n(THE_X, TALE, FROM_DISCARD)),
        cost=AndDo((Discard(a(POSSESSION & keyworded("pipeweed"))), spotting(n(THE_X, PIPE)))),
    ),
)
card(
    "1C287",
    event("Extraordinary Resilience", FREE_PEOPLES, "Shire", 0, "response"),
    Response(AboutToHeal(RING_BEARER), Instead(RemoveBurdens(1))),
)
card(
    "1U292",
    possession("The Gaffer's Pipe", "", FREE_PEOPLES, "Shire", 1, classes="pipe", unique=True),
    BearerMustBe(a(HOBBIT)),
    Action(
        fellowship,
        RemoveTwilight(AmountX()),
        cost=AndDo((Discard(a(POSSESSION & keyworded("pipeweed"))), spotting(n(THE_X, PIPE)))),
    ),
)
card(
    "1U293",
    event("Halfling Deftness", FREE_PEOPLES, "Shire", 0, "skirmish"),
    Action(skirmish, Give(that(HOBBIT), Strength(+3)), cost=Exert(a(HOBBIT))),
)
card(
    "1C294",
    event("Hobbit Appetite", FREE_PEOPLES, "Shire", 0, "fellowship"),
    Action(
        fellowship, Heal(a(COMPANION & race("Hobbit")), SoOften(THE_X)), cost=AddTwilight(AmountX())
    ),
)
card(
    "1C296",
    event("Hobbit Intuition", FREE_PEOPLES, "Shire", 1, "skirmish", keywords="stealth"),
    Action(skirmish, BySites(1, 4, CancelSkirmish(a(HOBBIT)), Give(a(HOBBIT), Strength(+3)))),
)
card(
    "1C298",
    event("Hobbit Stealth", FREE_PEOPLES, "Shire", 1, "skirmish", keywords="stealth"),
    Action(skirmish, BySites(1, 5, CancelSkirmish(a(HOBBIT)), Give(a(HOBBIT), Strength(+2)))),
)
card(
    "1C299",
    possession("Hobbit Sword", "", FREE_PEOPLES, "Shire", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(HOBBIT)),
)
card(
    "1C300",
    possession("Longbottom Leaf", "", FREE_PEOPLES, "Shire", 1, keywords="pipeweed", support=True),
    EachTimeMay(YouPlay(SELF), Discard(up_to(2, CARD, FROM_HAND))),
)
card(
    "1C304",
    event("Noble Intentions", FREE_PEOPLES, "Shire", 0, "skirmish"),
    Action(skirmish, Give(a(HOBBIT), Strength(+3)), cost=Exert(a(COMPANION & Except(a(HOBBIT))))),
)
card(
    "1C305",
    possession("Old Toby", "", FREE_PEOPLES, "Shire", 1, keywords="pipeweed", support=True),
    EachTimeMay(YouPlay(SELF), Draw(1)),
)
card(
    "1R308",
    event("Power According to His Stature", FREE_PEOPLES, "Shire", 0, "skirmish"),
    Action(skirmish, Wound(each(MINION & Skirmishing(RING_BEARER))), cost=AddBurdens(1)),
)
card(
    "1C312",
    event("Sorry About Everything", FREE_PEOPLES, "Shire", 0, "fellowship"),
    Action(fellowship, RemoveBurdens(1), cost=Exert(a(COMPANION & race("Hobbit")))),
)
card(
    "1R313",
    possession(
        "Sting", "", FREE_PEOPLES, "Shire", 1, classes="hand weapon", numbers=(2,), unique=True
    ),
    BearerMustBe(Named("Frodo")),
    Action(
        fellowship | regroup,
        (
            Reveal(WholeHand(AN_OPPONENT)),
            ForEach(RemoveTwilight(1), ThingRevealed(ORC), limit=LimitOf(4)),
        ),
        cost=Exert(Named("Frodo")),
    ),
)
card(
    "1R314",
    condition("Stone Trolls", "", FREE_PEOPLES, "Shire", 2, keywords="tale"),
    ToPlay(spotting(Named("Bilbo"))),
    PlaysOn(a(CHARACTER), limit=ONE_EACH),
    While(Fights(BEARER, a(any_of(TROLL, URUK_HAI))), Of(BEARER, Is(Strength(+3)))),
)
card(
    "1C315",
    event("Stout and Sturdy", FREE_PEOPLES, "Shire", 1, "maneuver or skirmish"),
    Action(maneuver | skirmish, Heal(a(HOBBIT))),
)
card(
    "1U316",
    condition(
        "A Talent for Not Being Seen",
        "",
        FREE_PEOPLES,
        "Shire",
        0,
        keywords="stealth",
        unique=True,
        support=True,
    ),
    ToPlay(Exert(a(HOBBIT))),
    EachTime(
        MOVES, ShadowNumberByHobbits(-1, 4, -2), cost=spotting(n(2, COMPANION & race("Hobbit")))
    ),
)
card(
    "1C317",
    condition("There and Back Again", "", FREE_PEOPLES, "Shire", 1, keywords="tale", unique=True),
    BearerMustBe(a(COMPANION & race("Hobbit"))),
    Action(
        maneuver,
        Give(each(COMPANION & race("Hobbit")), Strength(+2), TILL_REGROUP),
        cost=Discard(SELF),
    ),
)
card(
    "1R318",
    possession("Thrór's Map", "", FREE_PEOPLES, "Shire", 0, unique=True, support=True),
    Action(fellowship | regroup, NEXT_SITE, cost=AndDo((Exert(n(2, HOBBIT)), Discard(SELF)))),
)
