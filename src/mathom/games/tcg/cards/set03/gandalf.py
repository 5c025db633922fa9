"""Realms of the Elf-lords: the Gandalf culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3R29",
    condition("Betrayal of Isengard", "", FREE_PEOPLES, "Gandalf", 1, support=True),
    EachTimeMay(DrawsIn(AN_OPPONENT, SHADOW_PHASE), RemoveTwilight(1)),
    Action(maneuver, Wound(Named("Saruman"), TWICE), cost=Exert(Named("Gandalf"))),
)
card(
    "3C30",
    event("Deep in Thought", FREE_PEOPLES, "Gandalf", 4, "maneuver", keywords="spell"),
    Action(
        maneuver,
        Discard(each(CONDITION & OF_SHADOW)),
        cost=Spot((SpotCards(Named("Gandalf")), SpotTokens(4, TWILIGHT))),
    ),
)
card(
    "3C31",
    event("Depart Silently", FREE_PEOPLES, "Gandalf", 1, "maneuver", keywords="stealth"),
    Action(
        maneuver,
        BySites(
            1,
            5,
            PayTo(
                spotting(Named("Gandalf")), PreventFact(each(HOBBIT), BeingAssigned(), TILL_REGROUP)
            ),
            PayTo(spotting(Named("Gandalf")), Give(a(HOBBIT), Strength(+3), TILL_REGROUP)),
        ),
    ),
)
card(
    "3C32",
    event("Fireworks", FREE_PEOPLES, "Gandalf", 1, "fellowship", keywords="spell"),
    Action(
        fellowship,
        OrDo(
            (
                ShuffleInto(up_to(2, CARD & GANDALF, FROM_DISCARD)),
                ShuffleInto(up_to(2, CARD & SHIRE, FROM_DISCARD)),
            )
        ),
        cost=spotting(Named("Gandalf")),
    ),
)
card(
    "3C33",
    event("His First Serious Check", FREE_PEOPLES, "Gandalf", 1, "maneuver"),
    Action(
        maneuver,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            May(
                WhereX(
                    PayTo(AddTwilight(AmountX()), Discard(that(CARD))),
                    TwilightCostOf(THE_CARD_REVEALED),
                )
            ),
        ),
        cost=spotting(Named("Gandalf")),
    ),
)
card(
    "3R34",
    artifact("Narya", "", FREE_PEOPLES, "Gandalf", 0, classes="ring", numbers=(0, 1)),
    BearerMustBe(Named("Gandalf")),
    AtMay(YOUR_TURN_STARTS, RemoveBurdens(1), cost=AddTwilight(3)),
)
card(
    "3U35",
    condition("Trust Me as You Once Did", "", FREE_PEOPLES, "Gandalf", 2, support=True),
    Action(
        skirmish,
        Give(
            a(COMPANION),
            StrengthFor(+1, ThingSpotted(COMPANION & signet("Gandalf")), limit=LimitOf(3)),
        ),
        cost=Exert(Named("Gandalf")),
    ),
)
card(
    "3C36",
    condition("Unknown Perils", "", FREE_PEOPLES, "Gandalf", 2, support=True),
    Response(
        AboutToWound(a(COMPANION)),
        PREVENT_WOUND,
        cost=AndDo((Spot(SpotTokens(4, TWILIGHT)), Exert(Named("Gandalf")))),
    ),
)
