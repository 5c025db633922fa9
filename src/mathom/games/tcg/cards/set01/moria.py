"""The Fellowship of the Ring: the Moria culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1U164",
    event("Bitter Hatred", SHADOW, "Moria", 1, "archery"),
    Action(archery, Wound(a(ELF)), cost=spotting(a(ARCHER & MORIA))),
)
card(
    "1R166",
    possession(
        "Cave Troll's Hammer",
        "",
        SHADOW,
        "Moria",
        1,
        classes="hand weapon",
        numbers=(3,),
        unique=True,
    ),
    BearerMustBe(Named("Cave Troll of Moria")),
    Constant(Of(Named("Cave Troll of Moria"), Is(damage(1)))),
)
card(
    "1R167",
    event("Denizens Enraged", SHADOW, "Moria", 1, "skirmish"),
    Action(
        skirmish,
        Give(a(ORC & MORIA), StrengthFor(+1, ThingYouSpot(ORC & OTHER & MORIA), limit=LimitOf(4))),
    ),
)
card(
    "1C168",
    event("Drums in the Deep", SHADOW, "Moria", 0, "skirmish"),
    Action(skirmish, Give(a(ORC & MORIA), StrengthOr(+2, +4, if_=Fights(that(ORC), a(DWARF))))),
)
card(
    "1R169",
    event("The End Comes", SHADOW, "Moria", 0, "assignment"),
    Action(
        assignment,
        By(FREE_PEOPLES_PLAYER, AssignToSkirmish(RING_BEARER)),
        cost=spotting(n(5, MINION & MORIA)),
    ),
)
card(
    "1R170",
    event("Fool of a Took!", SHADOW, "Moria", 0, "shadow"),
    Action(
        shadow,
        (RevealUntilNot(MINION & MORIA), TakeIntoHand(THOSE_CARDS)),
        cost=spotting(a(HOBBIT & Except(RING_BEARER))),
    ),
)
card(
    "1C171",
    event("Frenzy", SHADOW, "Moria", 2, "assignment"),
    Action(assignment, Assign(a(COMPANION & EXHAUSTED & Except(RING_BEARER)), a(ORC & MORIA))),
)
card(
    "1R173",
    condition("Goblin Armory", "", SHADOW, "Moria", 0, support=True),
    EachTime(YouPlay(a(WEAPON & MORIA)), AddTwilight(1)),
    Response(AboutToWound(a(ORC & MORIA)), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "1R175",
    condition("Goblin Domain", "", SHADOW, "Moria", 1, keywords="search", support=True),
    ToPlay(spotting(a(MINION & MORIA))),
    Constant(Of(each(COMPANION & PlayedTo(SiteOrHigher(4))), EntersExhausted())),
)
card(
    "1C180",
    possession("Goblin Scimitar", "", SHADOW, "Moria", 0, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & MORIA)),
    EachTimeMay(YouPlay(SELF), Draw(1)),
)
card(
    "1C182",
    possession("Goblin Spear", "", SHADOW, "Moria", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(MINION & MORIA)),
    EachTime(Kills(BEARER, a(COMPANION)), AddBurdensOr(1, 2, if_=IsA(that(COMPANION), a(HOBBIT)))),
)
card(
    "1R183",
    condition("Goblin Swarms", "", SHADOW, "Moria", 1, support=True),
    Response(Wins(your(ORC & MORIA)), Stack(that(ORC))),
    Action(shadow, Play(a(ORC, STACKED_HERE))),
)
card(
    "1C187",
    event("Host of Thousands", SHADOW, "Moria", 0, "shadow"),
    Action(shadow, Play(a(ORC & MORIA, FROM_DISCARD))),
)
card(
    "1U188",
    condition("The Long Dark", "", SHADOW, "Moria", 2, unique=True, support=True),
    EachTime(
        MovesTo(SiteNumbers((4, 5))), ForEach(AddTwilight(2), ThingSuch(COMPANION & race("Dwarf")))
    ),
    Action(skirmish, Give(your(ORC & MORIA), Strength(+2)), cost=Discard(SELF)),
)
card(
    "1R189",
    event("Lost to the Goblins", SHADOW, "Moria", 0, "response"),
    Response(
        Exerts(RING_BEARER),
        (
            ForEach(Discard(TopCard(DECK_OF_YOURS)), ThingYouSpot(MINION & MORIA)),
            ForEach(AddBurdens(1), ThingDiscarded(CARD & OF_SHADOW), limit=LimitOf(3)),
        ),
    ),
    Response(
        TakesWound(RING_BEARER),
        (
            ForEach(Discard(TopCard(DECK_OF_YOURS)), ThingYouSpot(MINION & MORIA)),
            ForEach(AddBurdens(1), ThingDiscarded(CARD & OF_SHADOW), limit=LimitOf(3)),
        ),
    ),
)
card(
    "1R190",
    possession("Moria Axe", "", SHADOW, "Moria", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & MORIA)),
    Constant(Of(BEARER, Is(damage(1)))),
    Action(skirmish, Give(BEARER, Strength(+2)), cost=Exert(BEARER)),
)
card(
    "1C192",
    condition("Pinned Down", "", SHADOW, "Moria", 1, support=True),
    While(spot(a(ARCHER & MORIA)), ArcheryTotal(FELLOWSHIP, -1)),
)
card(
    "1C193",
    condition("Plundered Armories", "", SHADOW, "Moria", 2, support=True),
    Response(
        IsDiscarded(your(WEAPON & MORIA)), Play(FoundIn(that(WEAPON), FROM_DISCARD), Cheaper(-1))
    ),
)
card(
    "1U194",
    event("Relentless", SHADOW, "Moria", 0, "response", keywords="search"),
    Response(
        IsPlayed(a(EVENT & keyworded("stealth"))), CANCEL_EVENT, cost=spotting(n(3, MINION & MORIA))
    ),
)
card(
    "1R195",
    condition("Relics of Moria", "", SHADOW, "Moria", 1, support=True),
    Action(shadow, Play(a(POSSESSION & MORIA, FROM_DISCARD)), cost=RemoveTwilight(2)),
)
card(
    "1C196",
    condition("They Are Coming", "", SHADOW, "Moria", 3, support=True),
    Action(shadow, Play(a(ORC & MORIA, FROM_DISCARD)), cost=Discard(n(3, CARD, FROM_HAND))),
)
card(
    "1C197",
    event("Threat of the Unknown", SHADOW, "Moria", 0, "shadow"),
    Action(shadow, Draw(2), cost=Exert(your(ORC & MORIA))),
)
card(
    "1U198",
    condition(
        "Through the Misty Mountains", "", SHADOW, "Moria", 1, keywords="search", support=True
    ),
    ToPlay(Exert(a(MINION & MORIA))),
    EachTime(
        MovesToWith(SiteNumbers((4, 5, 6)), any_of(DWARF, ELF)),
        By(FREE_PEOPLES_PLAYER, Discard(at_random(2, CARD, FROM_HAND))),
    ),
)
card(
    "1R200",
    condition("The Underdeeps of Moria", "", SHADOW, "Moria", 2, support=True),
    Action(
        shadow,
        (
            Reveal(BottomCard(DECK_OF_YOURS)),
            IfElse(
                IsA(BottomCard(DECK_OF_YOURS), a(ORC & MORIA)),
                TakeIntoHand(BottomCard(DECK_OF_YOURS)),
                Discard(BottomCard(DECK_OF_YOURS)),
            ),
        ),
        cost=RemoveTwilight(3),
    ),
)
card(
    "1C201",
    event("Unfamiliar Territory", SHADOW, "Moria", 0, "skirmish"),
    Action(skirmish, Give(a(ORC & MORIA), StrengthOr(+2, +4, if_=Fights(that(ORC), a(ARCHER))))),
)
card(
    "1U202",
    condition("What Is This New Devilry?", "", SHADOW, "Moria", 2, keywords="search", support=True),
    ToPlay(Exert(a(ORC & MORIA))),
    While(IsAt(SiteOrHigher(5)), CostOf(each(COMPANION), +2)),
)
