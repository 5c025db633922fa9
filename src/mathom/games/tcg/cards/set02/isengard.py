"""Mines of Moria: the Isengard culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2R39",
    event("Beyond the Height of Men", SHADOW, "Isengard", 2, "maneuver"),
    Action(
        maneuver,
        Discard(
            OrBetter(
                a(
                    any_of(
                        POSSESSION & of_class("armor"),
                        POSSESSION & of_class("helm"),
                        POSSESSION & of_class("shield"),
                    )
                ),
                each(
                    any_of(
                        POSSESSION & OF_FREE_PEOPLES & of_class("armor"),
                        POSSESSION & OF_FREE_PEOPLES & of_class("helm"),
                        POSSESSION & OF_FREE_PEOPLES & of_class("shield"),
                    )
                ),
                spot(n(6, COMPANION)),
            )
        ),
        cost=Exert(a(URUK_HAI)),
    ),
)
card(
    "2C40",
    condition("Demands of the Sackville-Bagginses", "", SHADOW, "Isengard", 1, support=True),
    ToPlay(spotting(a(MINION & ISENGARD))),
    EachTime(Exerts(a(ALLY & SHIRE)), AddTwilight(1)),
)
card(
    "2U41",
    event("Evil Afoot", SHADOW, "Isengard", 0, "shadow"),
    Action(
        shadow,
        ShuffleInto(n(THE_X, MINION, FROM_DISCARD)),
        cost=AndDo((Exert(a(URUK_HAI)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2C42",
    minion("Goblin Man", "", "Isengard", "Orc", (2, 6, 2, 2)),
    DiscardIf(IsAt(SuchSite(SITE & keyworded("underground")))),
    Action(shadow, LookAt(WholeHand(FREE_PEOPLES_PLAYER)), cost=Exert(SELF)),
)
card(
    "2R43",
    possession(
        "Lurtz's Sword", "", SHADOW, "Isengard", 1, classes="hand weapon", numbers=(2,), unique=True
    ),
    BearerMustBe(Named("Lurtz")),
    Constant(Of(BEARER, Is(damage(1)))),
    EachTime(Wins(Named("Lurtz")), By(FREE_PEOPLES_PLAYER, Discard(TopOf(2, DECK_OF_YOURS)))),
)
card(
    "2C44",
    condition("No Business of Ours", "", SHADOW, "Isengard", 0, support=True),
    ToPlay(spotting(a(MINION & ISENGARD))),
    Constant(HandsHidden(SHADOW)),
)
card(
    "2R45",
    event("Too Much Attention", SHADOW, "Isengard", 1, "response"),
    Response(
        PUTS_ON_RING,
        By(FREE_PEOPLES_PLAYER, Discard(TopOf(5, DECK_OF_YOURS))),
        cost=spotting(a(MINION & ISENGARD)),
    ),
)
card(
    "2R46",
    minion(
        "Uruk Captain", "", "Isengard", "Uruk-hai", (3, 9, 2, 5), keywords="damage +1", unique=True
    ),
    Action(shadow, Play(a(URUK_HAI, FROM_DISCARD)), cost=AndDo((RemoveTwilight(1), Exert(SELF)))),
)
card(
    "2C47",
    minion("Uruk Scout", "", "Isengard", "Uruk-hai", (3, 7, 2, 5), keywords="tracker, damage +1"),
    Constant(RoamingPenalty(MINION & ISENGARD, -1)),
    Response(EventThatUses(a(RANGER)), CANCEL_EVENT, cost=Exert(SELF)),
)
card(
    "2U48",
    condition("Wizard Storm", "", SHADOW, "Isengard", 2, keywords="spell, weather"),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE), limit=ONE_EACH),
    EachTime(MovesFrom(THIS_SITE), Exert(each(COMPANION))),
    At(TURN_ENDS, Discard(SELF)),
)
