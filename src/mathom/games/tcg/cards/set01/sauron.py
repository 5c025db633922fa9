"""The Fellowship of the Ring: the Sauron culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1U239",
    event("All Thought Bent on It", SHADOW, "Sauron", 2, "maneuver", keywords="search"),
    Action(
        maneuver,
        By(FREE_PEOPLES_PLAYER, ForEach(Exert(a(COMPANION)), ThingOver(COMPANION, 4))),
        cost=spotting(a(ORC & SAURON), n(5, COMPANION)),
    ),
)
card(
    "1U241",
    event("Curse From Mordor", SHADOW, "Sauron", 0, "shadow"),
    Action(shadow, Discard(a(CONDITION & ELVEN)), cost=spotting(a(ORC & SAURON))),
)
card(
    "1U242",
    condition("The Dark Lord's Summons", "", SHADOW, "Sauron", 1, keywords="search", support=True),
    ToPlay(spotting(a(ORC & SAURON))),
    Action(
        shadow,
        (
            Reveal(TopCard(DECK_OF_YOURS)),
            IfElse(
                IsA(TopCard(DECK_OF_YOURS), a(CARD & SAURON)),
                TakeIntoHand(TopCard(DECK_OF_YOURS)),
                AndDo((Discard(TopCard(DECK_OF_YOURS)), Discard(another(CARD, FROM_HAND)))),
            ),
        ),
        cost=RemoveTwilight(3),
    ),
)
card(
    "1R243",
    event("Despair", SHADOW, "Sauron", 2, "maneuver"),
    Action(maneuver, CorruptRingBearer(), cost=spotting(a(ORC & SAURON)), if_=GloomyTotal(12)),
)
card(
    "1R244",
    condition("Desperate Defense of the Ring", "", SHADOW, "Sauron", 1),
    ToPlay(Exert(a(ORC & SAURON))),
    PlaysOn(a(COMPANION)),
    EachTime(
        IsAssigned(BEARER),
        By(FREE_PEOPLES_PLAYER, OrDo((Discard(n(3, CARD, FROM_HAND)), AddBurdens(1)))),
    ),
)
card(
    "1R245",
    event("Desperate Measures", SHADOW, "Sauron", 2, "maneuver"),
    Action(
        maneuver,
        By(FREE_PEOPLES_PLAYER, Discard(TopOf(5, DECK_OF_YOURS))),
        cost=AndDo((spotting(a(ORC & SAURON)), RemoveBurdens(1))),
    ),
)
card(
    "1R246",
    event("Enduring Evil", SHADOW, "Sauron", 0, "skirmish"),
    Action(
        skirmish,
        Give(a(CHARACTER & Skirmishing(a(ORC & SAURON))), StrengthMinusX()),
        cost=Spot(SpotTokens(THE_X, BURDEN)),
    ),
)
card(
    "1R247",
    event("Enheartened Foe", SHADOW, "Sauron", 0, "response"),
    Response(Wins(a(ORC & SAURON)), Give(that(ORC), FIERCE, TILL_REGROUP)),
)
card(
    "1C248",
    event("Forces of Mordor", SHADOW, "Sauron", 0, "shadow"),
    Action(shadow, AddTwilight(AmountX()), cost=spotting(n(THE_X, MINION & SAURON))),
)
card(
    "1U249",
    condition("Gleaming Spires Will Crumble", "", SHADOW, "Sauron", 1, support=True),
    Constant(Of(each(ORC & SAURON & Skirmishing(a(CHARACTER & GONDOR))), Is(Strength(+2)))),
    EachTime(LosesSkirmish(your(ORC & SAURON)), Discard(SELF)),
)
card(
    "1R250",
    event("Hate", SHADOW, "Sauron", 0, "maneuver"),
    Action(maneuver, Wound(a(COMPANION & Except(RING_BEARER))), cost=Exert(a(ORC & SAURON))),
)
card(
    "1U251",
    event("A Host Avails Little", SHADOW, "Sauron", 3, "maneuver", keywords="search"),
    Action(
        maneuver,
        ForEach(Wound(a(COMPANION & Except(RING_BEARER))), ThingOver(COMPANION, 5)),
        cost=spotting(a(ORC & SAURON), n(6, COMPANION)),
    ),
)
card(
    "1R252",
    condition("The Irresistible Shadow", "", SHADOW, "Sauron", 0, support=True),
    ToPlay(Exert(a(ORC & SAURON))),
    While(BothHold(CanSpot(SpotTokens(5, BURDEN)), NoDeck(FREE_PEOPLES_PLAYER)), Corrupted()),
)
card(
    "1R253",
    condition("Journey Into Danger", "", SHADOW, "Sauron", 0, keywords="search", support=True),
    ToPlay(Exert(a(ORC & SAURON))),
    While(spot(n(5, COMPANION)), CostOf(each(COMPANION), +2)),
)
card(
    "1R254",
    condition("Mordor Enraged", "", SHADOW, "Sauron", 0),
    PlaysOn(a(MINION & SAURON)),
    Action(
        shadow,
        ForEach(AddTwilight(1), ThingSuch(COMPANION & keyworded("archer"))),
        cost=Exert(BEARER),
    ),
)
card(
    "1C255",
    event("Mordor's Strength", SHADOW, "Sauron", 1, "skirmish"),
    Action(skirmish, Wound(a(CHARACTER & Skirmishing(that(ORC)))), cost=Exert(a(ORC & SAURON))),
)
card(
    "1U260",
    condition("The Number Must Be Few", "", SHADOW, "Sauron", 2, keywords="search", support=True),
    While(spot(n(7, COMPANION)), MoveLimit(-1)),
)
card(
    "1R263",
    condition("Orc Banner", "", SHADOW, "Sauron", 1, support=True),
    EachTime(
        LosesInvolving(a(any_of(COMPANION, ALLY)), a(ORC & SAURON)),
        Give(each(ORC & SAURON), Strength(+1), TILL_REGROUP),
    ),
)
card(
    "1R264",
    condition("Orc Bowmen", "", SHADOW, "Sauron", 3, support=True),
    While(spot(a(ORC & SAURON)), ArcheryTotal(MINIONS, +1)),
)
card(
    "1R265",
    event("Orc Butchery", SHADOW, "Sauron", 0, "response"),
    Response(
        Kills(a(ORC & SAURON), a(COMPANION)),
        By(
            FREE_PEOPLES_PLAYER,
            ForEach(Discard(TopOf(3, DECK_OF_YOURS)), ThingSuch(CARD, IN_DEAD_PILE)),
        ),
    ),
)
card(
    "1C269",
    possession("Orc Scimitar", "", SHADOW, "Sauron", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & SAURON)),
    Action(skirmish, Give(BEARER, StrengthUpTo(+1, 3)), cost=RemoveTwilight(1)),
)
card(
    "1C273",
    event("The Ring's Oppression", SHADOW, "Sauron", 3, "response"),
    Response(Kills(a(ORC & SAURON), a(COMPANION)), AddBurdensOr(1, 3, if_=WEARS_RING)),
)
card(
    "1U274",
    condition("Sauron's Defenses", "", SHADOW, "Sauron", 1, support=True),
    ToPlay(Exert(a(ORC & SAURON))),
    While(ThereAre(3, COMPANION, IN_DEAD_PILE), MoveLimit(-1)),
)
card(
    "1U275",
    condition("Seeking It Always", "", SHADOW, "Sauron", 1, keywords="search", support=True),
    Response(
        IsPlayed(a(EVENT & keyworded("stealth"))), CANCEL_EVENT, cost=Exert(a(TRACKER & SAURON))
    ),
)
card(
    "1R276",
    condition("Seeking Its Master", "", SHADOW, "Sauron", 1, support=True),
    Action(shadow, Draw(1), cost=AndDo((Exert(a(ORC & SAURON)), RemoveTwilight(2)))),
)
card(
    "1C277",
    event("Shadow's Reach", SHADOW, "Sauron", 1, "shadow"),
    Action(shadow, Discard(a(CONDITION & OF_FREE_PEOPLES)), cost=Exert(a(ORC & SAURON))),
)
card(
    "1C278",
    condition("Strength Born of Fear", "", SHADOW, "Sauron", 1, support=True),
    Action(skirmish, Give(a(ORC & SAURON), Strength(+1)), cost=RemoveTwilight(3)),
)
card(
    "1R279",
    condition("Thin and Stretched", "", SHADOW, "Sauron", 0, unique=True),
    ToPlay(Exert(a(ORC & SAURON))),
    PlaysOn(RING_BEARER),
    At(EndOfTurnUnassigned(), AddBurdens(1)),
)
card(
    "1C281",
    condition("Under the Watching Eye", "", SHADOW, "Sauron", 0, keywords="search", support=True),
    ToPlay(Exert(a(TRACKER & SAURON))),
    EachTime(MOVES, By(FREE_PEOPLES_PLAYER, Exert(a(COMPANION)))),
)
card(
    "1R282",
    condition("The Weight of a Legacy", "", SHADOW, "Sauron", 0, numbers=(-1,)),
    ToPlay(Exert(a(ORC & SAURON))),
    PlaysOn(Named("Aragorn")),
)
card(
    "1C283",
    condition("You Bring Great Evil", "", SHADOW, "Sauron", 1),
    ToPlay(spotting(a(ORC & SAURON))),
    PlaysOn(a(COMPANION & Except(a(ELF)))),
    While(StandsAt(BEARER, SuchSite(SANCTUARY)), Of(BEARER, CannotHeal())),
)
