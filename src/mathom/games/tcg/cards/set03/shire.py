"""Realms of the Elf-lords: the Shire culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3U106",
    possession("Bill the Pony", "", FREE_PEOPLES, "Shire", 0, unique=True),
    BearerMustBe(a(COMPANION & race("Hobbit"))),
    Constant(ShadowNumber(each(SITE), -1)),
    DiscardIf(StandsAt(BEARER, SuchSite(SITE & keyworded("underground")))),
)
card(
    "3U107",
    possession("Frodo's Pipe", "", FREE_PEOPLES, "Shire", 1, classes="pipe", unique=True),
    BearerMustBe(Named("Frodo")),
    Action(
        fellowship,
        Heal(a(COMPANION & signet("Frodo")), SoOften(THE_X)),
        cost=AndDo((Discard(a(POSSESSION & keyworded("pipeweed"))), spotting(n(THE_X, PIPE)))),
    ),
)
card(
    "3C108",
    possession("Frying Pan", "", FREE_PEOPLES, "Shire", 0, classes="hand weapon", numbers=(1,)),
    BearerMustBe(a(HOBBIT)),
    Action(skirmish, Wound(a(ORC & Skirmishing(BEARER))), cost=Exert(BEARER)),
)
card(
    "3C109",
    event("Meant to Be Alone", FREE_PEOPLES, "Shire", 1, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            WhereX(RemoveTwilight(AmountX()), TwilightCostOf(THE_CARD_REVEALED)),
        ),
        cost=spotting(a(COMPANION & race("Hobbit") & Except(RING_BEARER))),
    ),
)
card(
    "3R110",
    ally("Melilot Brandybuck", "Merry Dancer", "Shire", "Hobbit", (1, 2, 2), home="1F"),
    Response(AboutToAddBurden(a(CARD & OF_SHADOW)), PreventBurden(), cost=Exert(SELF)),
)
card(
    "3C111",
    ally("Old Noakes", "Purveyor of Wisdoms", "Shire", "Hobbit", (1, 1, 2), home="1F"),
    EachTimeMay(MadeToDiscard(), Discard(a(any_of(MINION, CONDITION & OF_SHADOW)))),
)
card(
    "3C112",
    event("Seek and Hide", FREE_PEOPLES, "Shire", 1, "skirmish", keywords="stealth"),
    Action(skirmish, LoseDamage(a(MINION)), cost=spotting(n(2, COMPANION & SHIRE))),
)
card(
    "3R113",
    condition("The Shire Countryside", "", FREE_PEOPLES, "Shire", 1, support=True),
    ToPlay(spotting(n(2, COMPANION & SHIRE))),
    EachTimeMay(BurdenRemoved(a(HOBBIT)), Heal(a(COMPANION))),
)
card(
    "3C114",
    condition(
        "Three Monstrous Trolls", "", FREE_PEOPLES, "Shire", 0, keywords="tale", support=True
    ),
    Response(
        AboutToAddTwilight(a(CARD & OF_SHADOW)), PREVENT_THAT, cost=Exert(a(ALLY & race("Hobbit")))
    ),
)
