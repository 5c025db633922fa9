"""Mines of Moria: the Gandalf culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2C21",
    ally("Erland", "Advisor to Brand", "Gandalf", "Man", (2, 5, 2), home="3F"),
    ToPlay(spotting(Named("Gandalf"))),
    Constant(HandsHidden(FREE_PEOPLES)),
)
card(
    "2R22",
    artifact("Gandalf's Staff", "", FREE_PEOPLES, "Gandalf", 2, classes="staff", numbers=(0, 1)),
    BearerMustBe(Named("Gandalf")),
    Constant(CostOf(each(SPELL & GANDALF), -1)),
    Action(skirmish, CancelSkirmish(Named("Gandalf")), cost=Exert(Named("Gandalf"), TWICE)),
)
card(
    "2C23",
    condition("Gandalf's Wisdom", "", FREE_PEOPLES, "Gandalf", 0, support=True),
    Constant(
        CostOn(
            any_of(POSSESSION, ARTIFACT),
            EitherOf((Named("Gandalf"), a(CHARACTER & signet("Gandalf")))),
            -1,
        )
    ),
)
card(
    "2C24",
    ally("Hugin", "Emissary from Laketown", "Gandalf", "Man", (1, 4, 2), home="3F"),
    ToPlay(spotting(Named("Gandalf"))),
    Action(
        fellowship,
        AndDo((Reveal(a(CARD & OF_FREE_PEOPLES, FROM_DISCARD)), PutBeneath(that(CARD)))),
        cost=Exert(SELF),
    ),
)
card(
    "2R25",
    ally("Járnsmid", "Merchant from Dale", "Gandalf", "Man", (1, 4, 2), home="3F"),
    ToPlay(spotting(Named("Gandalf"))),
    Constant(CostOfPlay(a(any_of(SHIELD, ARMOR, HELM, HAND_WEAPON)), -1)),
)
card(
    "2C26",
    event('Speak "Friend" and Enter', FREE_PEOPLES, "Gandalf", 1, "fellowship or regroup"),
    Action(
        fellowship | regroup,
        (NEXT_SITE, IfDo(SitePlayedIs(SITE & keyworded("underground")), Draw(1))),
        cost=spotting(Named("Gandalf")),
    ),
)
card(
    "2R27",
    event("Staff Asunder", FREE_PEOPLES, "Gandalf", 0, "skirmish", keywords="spell"),
    Action(
        skirmish,
        Discard(a(MINION & Skirmishing(Named("Gandalf")))),
        cost=AndDo((Discard(a(STAFF & BorneBy(Named("Gandalf")))), Exert(Named("Gandalf"), TWICE))),
    ),
)
card(
    "2U28",
    event("Wielder of the Flame", FREE_PEOPLES, "Gandalf", 1, "maneuver", keywords="spell"),
    Action(
        maneuver,
        Preventable(
            Give(a(COMPANION), defender(1), TILL_REGROUP), ANY_SHADOW_PLAYER, RemoveTwilight(3)
        ),
        cost=spotting(Named("Gandalf")),
    ),
)
card(
    "2C29",
    possession("Wizard Staff", "", FREE_PEOPLES, "Gandalf", 2, classes="staff", numbers=(1,)),
    BearerMustBe(a(WIZARD)),
    Action(skirmish, Give(a(MINION), Strength(-3)), cost=Exert(BEARER, TWICE)),
)
card(
    "2U30",
    event("You Cannot Pass!", FREE_PEOPLES, "Gandalf", 1, "maneuver", keywords="spell"),
    Action(
        maneuver,
        PreventFact(a(MINION), BeingFierce(), TILL_REGROUP),
        cost=spotting(NamedSuch("Gandalf", Bearing(a(STAFF)))),
    ),
)
card(
    "2P122",
    companion("Gandalf", "The Grey Pilgrim", "Gandalf", "Wizard", (4, 7, 4), signet="Aragorn"),
    AtMay(YOUR_TURN_STARTS, Draw(1)),
)
