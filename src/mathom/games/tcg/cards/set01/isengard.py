"""The Fellowship of the Ring: the Isengard culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1R120",
    condition("Alive and Unspoiled", "", SHADOW, "Isengard", 2, support=True),
    ToPlay(Exert(a(URUK_HAI))),
    Action(
        shadow,
        (
            By(FREE_PEOPLES_PLAYER, Reveal(at_random(THE_X, CARD, FROM_HAND))),
            May(Discard(ARevealed(CARD))),
        ),
        cost=AndDo((RemoveTwilight(3), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "1C121",
    event("Bred for Battle", SHADOW, "Isengard", 0, "skirmish"),
    Action(skirmish, Give(that(URUK_HAI), Strength(+3)), cost=Exert(a(URUK_HAI))),
)
card(
    "1C122",
    event("Breeding Pit", SHADOW, "Isengard", 1, "response"),
    Response(YouPlay(a(URUK_HAI)), PutBeneath(CopiesOf(that(CARD), FROM_DISCARD))),
)
card(
    "1R123",
    event(
        "Caradhras Has Not Forgiven Us",
        SHADOW,
        "Isengard",
        3,
        "maneuver",
        keywords="spell, weather",
    ),
    Action(
        maneuver,
        Discard(a(COMPANION & EXHAUSTED & Except(RING_BEARER))),
        cost=AndDo((Exert(a(MINION & ISENGARD)), spotting(n(5, COMPANION)))),
    ),
)
card(
    "1R124",
    event("Cruel Caradhras", SHADOW, "Isengard", 2, "maneuver", keywords="spell, weather"),
    Action(
        maneuver,
        By(AN_OPPONENT, OrDo((Exert(RING_BEARER), AddBurdens(1)))),
        cost=Exert(a(MINION & ISENGARD)),
    ),
)
card(
    "1R125",
    condition("Greed", "", SHADOW, "Isengard", 1, support=True),
    ToPlay(spotting(a(URUK_HAI))),
    Action(
        maneuver,
        Wound(a(COMPANION & Except(RING_BEARER))),
        cost=AndDo((spotting(n(6, COMPANION)), RemoveTwilight(2))),
    ),
)
card(
    "1U126",
    event("Hunt Them Down!", SHADOW, "Isengard", 3, "maneuver"),
    Action(maneuver, Give(a(URUK_HAI), FIERCE, TILL_REGROUP)),
)
card(
    "1R128",
    event("Lurtz's Battle Cry", SHADOW, "Isengard", 1, "skirmish"),
    Action(skirmish, Give(a(URUK_HAI), (Strength(-1), damage(1)))),
)
card(
    "1R129",
    condition("The Misadventure of Mr. Underhill", "", SHADOW, "Isengard", 2, support=True),
    ToPlay(Exert(a(URUK_HAI))),
    Constant(CostOf(each(COMPANION & PlayedTo(NotSuchSite(SANCTUARY))), +2)),
)
card(
    "1U130",
    condition("No Ordinary Storm", "", SHADOW, "Isengard", 1, support=True),
    EachTime(
        YouPlay(a(CONDITION & keyworded("weather"))),
        Exert(a(any_of(COMPANION & GANDALF, ALLY & GANDALF))),
    ),
)
card(
    "1R132",
    event("Parry", SHADOW, "Isengard", 2, "maneuver"),
    Action(maneuver, CancelBonus(a(POSSESSION), TILL_REGROUP), cost=spotting(a(URUK_HAI))),
)
card(
    "1C133",
    condition("Saruman's Ambition", "", SHADOW, "Isengard", 0, support=True),
    Constant(CostOf(your(EVENT & ISENGARD), -1)),
    Action(skirmish, Give(a(URUK_HAI), Strength(+2)), cost=Discard(SELF)),
)
card(
    "1C134",
    condition("Saruman's Chill", "", SHADOW, "Isengard", 1, keywords="spell, weather"),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE), limit=ONE_EACH),
    EachTime(MovesFrom(THIS_SITE), Exert(each(HOBBIT & IN_FELLOWSHIP))),
    At(TURN_ENDS, Discard(SELF)),
)
card(
    "1U135",
    condition("Saruman's Frost", "", SHADOW, "Isengard", 2, keywords="spell, weather"),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE), limit=ONE_EACH),
    Constant(Of(each(HOBBIT & AtSite(THIS_SITE)), Is(Strength(-2)))),
    At(TURN_ENDS, Discard(SELF)),
)
card(
    "1U136",
    event("Saruman's Power", SHADOW, "Isengard", 2, "shadow", keywords="spell"),
    Action(shadow, Discard(each(CONDITION)), cost=Exert(a(MINION & ISENGARD))),
)
card(
    "1R137",
    event("Saruman's Reach", SHADOW, "Isengard", 0, "maneuver", keywords="search"),
    Action(
        maneuver,
        By(AN_OPPONENT, OrDo((Exert(n(2, COMPANION)), WearRing(TILL_REGROUP)))),
        cost=Exert(a(URUK_HAI)),
    ),
)
card(
    "1C138",
    condition("Saruman's Snows", "", SHADOW, "Isengard", 2, keywords="spell, weather"),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE)),
    Constant(NobodyActs(SKIRMISH, THIS_SITE)),
    At(TURN_ENDS, Discard(SELF)),
)
card(
    "1R139",
    event("Savagery to Match Their Numbers", SHADOW, "Isengard", 0, "skirmish"),
    Action(
        skirmish,
        EitherDeal(
            (
                Give(a(URUK_HAI), Strength(+2)),
                PayTo(
                    spotting(n(5, COMPANION)),
                    Give(a(URUK_HAI), (Strength(+4), FIERCE), TILL_REGROUP),
                ),
            )
        ),
    ),
)
card(
    "1R140",
    condition("Spies of Saruman", "", SHADOW, "Isengard", 2),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE)),
    While(IsAt(THIS_SITE), Skip(ARCHERY)),
    At(TURN_ENDS, Discard(SELF)),
)
card(
    "1C141",
    condition("Their Arrows Enrage", "", SHADOW, "Isengard", 1, support=True),
    ToPlay(Spot(SpotEither(EitherOf((Named("Saruman"), a(URUK_HAI)))))),
    Constant(
        Of(
            each(any_of(COMPANION & keyworded("archer"), ALLY & keyworded("archer"))),
            Is(Strength(-1)),
        )
    ),
)
card(
    "1U142",
    condition("Traitor's Voice", "", SHADOW, "Isengard", 2, keywords="search", support=True),
    ToPlay(spotting(a(URUK_HAI))),
    While(EitherHolds(IsSo(RING_BEARER, EXHAUSTED), CanSpot(SpotTokens(5, BURDEN))), MoveLimit(-1)),
)
card(
    "1C144",
    condition("Uruk Bloodlust", "", SHADOW, "Isengard", 3, support=True),
    Response(Wins(your(URUK_HAI)), Heal(that(URUK_HAI)), cost=RemoveTwilight(1)),
)
card(
    "1C157",
    condition("Uruk-hai Armory", "", SHADOW, "Isengard", 1, support=True),
    While(spot(a(URUK_HAI)), ArcheryTotal(FELLOWSHIP, -1)),
)
card(
    "1U159",
    condition("Uruk-hai Rampage", "", SHADOW, "Isengard", 0, support=True),
    ToPlay(spotting(a(URUK_HAI))),
    Response(
        Wins(your(URUK_HAI)), Give(that(URUK_HAI), FIERCE, TILL_REGROUP), cost=RemoveTwilight(3)
    ),
)
card(
    "1C160",
    possession("Uruk-hai Sword", "", SHADOW, "Isengard", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(URUK_HAI)),
    EachTime(Wins(BEARER), By(FREE_PEOPLES_PLAYER, Discard(TopCard(DECK_OF_YOURS)))),
)
card(
    "1U161",
    event("Wariness", SHADOW, "Isengard", 0, "response", keywords="search"),
    Response(
        IsPlayed(a(EVENT & keyworded("stealth"))),
        CANCEL_EVENT,
        cost=OrDo((Exert(your(URUK_HAI)), Discard(your(URUK_HAI)))),
    ),
)
card(
    "1U162",
    condition("Worry", "", SHADOW, "Isengard", 2, unique=True, support=True),
    ToPlay(Exert(a(URUK_HAI))),
    EachTime(
        LosesInvolving(a(any_of(COMPANION, ALLY)), a(URUK_HAI)),
        By(AN_OPPONENT, OrDo((Exert(RING_BEARER), AddBurdens(1)))),
    ),
)
