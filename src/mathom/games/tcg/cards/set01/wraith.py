"""The Fellowship of the Ring: the Wraith culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1U203",
    event("All Blades Perish", SHADOW, "Wraith", 0, "response"),
    Response(AboutToWound(a(NAZGUL)), PREVENT_WOUND),
)
card(
    "1R204",
    event("All Veils Removed", SHADOW, "Wraith", 1, "skirmish"),
    Action(skirmish, Give(a(NAZGUL), StrengthOr(+2, +5, if_=WEARS_RING))),
)
card(
    "1R205",
    event("Beauty Is Fading", SHADOW, "Wraith", 5, "maneuver"),
    Action(
        maneuver,
        DiscardElse(
            a(any_of(POSSESSION & OF_FREE_PEOPLES, CONDITION & OF_FREE_PEOPLES)),
            a(any_of(ALLY, COMPANION) & Except(RING_BEARER)),
        ),
        cost=Exert(a(NAZGUL)),
    ),
)
card(
    "1R206",
    condition("Bent on Discovery", "", SHADOW, "Wraith", 1, keywords="search", support=True),
    At(StartOfYourPhase(SHADOW_PHASE), Draw(1)),
    At(EndOfYourPhase(SHADOW_PHASE), OrDo((Exert(a(NAZGUL)), Discard(SELF)))),
)
card(
    "1U207",
    condition("Black Breath", "", SHADOW, "Wraith", 1, support=True),
    Action(skirmish, LeaveSupport(a(CHARACTER & Skirmishing(a(NAZGUL))))),
    Constant(CountersStay(BEARER)),
)
card(
    "1R208",
    possession("Black Steed", "", SHADOW, "Wraith", 1, classes="mount", numbers=(2,)),
    BearerMustBe(a(NAZGUL)),
    While(StandsAt(BEARER, SuchSite(SITE & keyworded("plains"))), Of(BEARER, Is(Strength(+2)))),
    DiscardIf(StandsAt(BEARER, SuchSite(SITE & keyworded("underground")))),
)
card(
    "1U209",
    condition("Blade Tip", "", SHADOW, "Wraith", 0, support=True),
    CopiesPerBearer(1),
    Response(Wins(your(NAZGUL)), LeaveSupport(each(CHARACTER & LOSING_ONE))),
    At(
        StartOfPhase(FELLOWSHIP_PHASE),
        IfElse(IsA(BEARER, RING_BEARER), AddBurdens(1), Wound(BEARER)),
    ),
)
card(
    "1R210",
    event("Dark Whispers", SHADOW, "Wraith", 0, "skirmish"),
    Action(
        skirmish,
        EitherDeal(
            (
                PayTo(Spot(SpotTokens(3, BURDEN)), Give(a(NAZGUL), (Strength(+1), damage(1)))),
                PayTo(Spot(SpotTokens(6, BURDEN)), Give(a(NAZGUL), (Strength(+3), damage(2)))),
            )
        ),
    ),
)
card(
    "1U211",
    condition("Drawn to Its Power", "", SHADOW, "Wraith", 2, support=True),
    EachTime(DiesInvolving(a(COMPANION), a(NAZGUL)), AddBurdens(1)),
)
card(
    "1R212",
    event("Fear", SHADOW, "Wraith", 1, "maneuver", keywords="search"),
    Action(maneuver, Discard(a(ALLY)), cost=Exert(your(NAZGUL))),
)
card(
    "1U213",
    event("Frozen by Fear", SHADOW, "Wraith", 1, "skirmish"),
    Action(skirmish, Give(a(NAZGUL), StrengthOr(+2, +3, if_=AwaitsSkirmish(RING_BEARER)))),
)
card(
    "1R214",
    event("In the Ringwraith's Wake", SHADOW, "Wraith", 0, "response"),
    Response(Wins(a(NAZGUL)), By(FREE_PEOPLES_PLAYER, OrDo((Exert(RING_BEARER), AddBurdens(1))))),
)
card(
    "1U215",
    event("The Master's Will", SHADOW, "Wraith", 1, "shadow", keywords="search"),
    Action(
        shadow,
        (
            Reveal(TopOf(THE_X, DECK_OF_YOURS)),
            AndDo((TakeIntoHand(EachRevealed(CARD & WRAITHS)), Discard(REST))),
        ),
        cost=spotting(n(THE_X, NAZGUL)),
    ),
)
card(
    "1R216",
    possession("Morgul Blade", "", SHADOW, "Wraith", 1, classes="hand weapon", numbers=(1,)),
    BearerMustBe(a(NAZGUL)),
    Constant(Of(SELF, ExtraWeapon())),
    Action(
        skirmish,
        TransferTo(
            Named("Blade Tip", From((YOUR_SUPPORT, YOUR_DISCARD))),
            a(COMPANION & Skirmishing(BEARER)),
        ),
        cost=Discard(SELF),
    ),
)
card(
    "1R217",
    event("Morgul Gates", SHADOW, "Wraith", 0, "shadow"),
    Action(shadow, Play(a(NAZGUL, FROM_HAND), Cheaper(-2))),
)
card(
    "1U218",
    possession("Nazgûl Sword", "", SHADOW, "Wraith", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(NAZGUL)),
    While(CanSpot(SpotTokens(3, BURDEN)), Of(BEARER, Is(damage(1)))),
)
card(
    "1U219",
    condition(
        "The Nine Servants of Sauron", "", SHADOW, "Wraith", 1, keywords="search", support=True
    ),
    EachTimeMay(YouPlay(a(NAZGUL)), Exert(a(HOBBIT & Except(RING_BEARER)))),
)
card(
    "1U220",
    condition("Not Easily Destroyed", "", SHADOW, "Wraith", 1, support=True),
    Action(maneuver | skirmish, Heal(a(NAZGUL)), cost=RemoveTwilight(3)),
)
card(
    "1R221",
    possession(
        "The Pale Blade", "", SHADOW, "Wraith", 2, classes="hand weapon", numbers=(3,), unique=True
    ),
    BearerMustBe(Named("The Witch-king")),
    Constant(Of(BEARER, Is(damage(1)))),
    Response(
        Wins(Named("The Witch-king")),
        Discard(a(CONDITION & OF_FREE_PEOPLES)),
        cost=Exert(Named("The Witch-king")),
    ),
)
card(
    "1U222",
    condition("Paths Seldom Trodden", "", SHADOW, "Wraith", 1, keywords="search", support=True),
    ToPlay(spotting(a(NAZGUL))),
    Action(shadow, ReplaceCurrentSite(), cost=RemoveTwilight(3)),
)
card(
    "1U223",
    event("Relentless Charge", SHADOW, "Wraith", 0, "maneuver"),
    Action(maneuver, Wound(each(COMPANION & keyworded("archer"))), cost=Exert(a(NAZGUL))),
)
card(
    "1R224",
    event("Return to Its Master", SHADOW, "Wraith", 0, "response"),
    Response(WearsAtEnd(), AssignAnew(NAZGUL)),
)
card(
    "1U225",
    possession(
        "Sword of Minas Morgul",
        "",
        SHADOW,
        "Wraith",
        2,
        classes="hand weapon",
        numbers=(2,),
        unique=True,
    ),
    BearerMustBe(Named("Úlairë Lemenya")),
    Constant(Of(BEARER, Is(damage(1)))),
    Action(
        skirmish,
        Discard(a(POSSESSION & BorneBy(a(CHARACTER & Skirmishing(Named("Úlairë Lemenya")))))),
        cost=Exert(Named("Úlairë Lemenya")),
    ),
)
card(
    "1U226",
    event("Their Power Is in Terror", SHADOW, "Wraith", 0, "maneuver"),
    Action(maneuver, Wound(each(ALLY)), cost=Exert(a(NAZGUL))),
)
card(
    "1U227",
    event("Threshold of Shadow", SHADOW, "Wraith", 1, "skirmish"),
    Action(skirmish, Give(a(NAZGUL), StrengthOr(+2, +4, if_=YouSpot(SpotTokens(5, BURDEN))))),
)
card(
    "1R228",
    event("The Twilight World", SHADOW, "Wraith", 0, "response"),
    Response(PUTS_ON_RING, AddBurdens(2), cost=Exert(a(NAZGUL))),
)
card(
    "1U238",
    condition("Wreathed in Shadow", "", SHADOW, "Wraith", 0, support=True),
    ToPlay(spotting(a(NAZGUL))),
    Action(archery, MakeArchery(FELLOWSHIP, -1), cost=RemoveTwilight(1)),
)
