"""Realms of the Elf-lords: the Isengard culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3C49",
    event("Abandoning Reason for Madness", SHADOW, "Isengard", 1, "shadow"),
    Action(
        shadow,
        AndDo((Discard(up_to(3, CARD, FROM_HAND)), Draw(THAT_MANY))),
        cost=spotting(a(MINION & ISENGARD)),
    ),
)
card(
    "3R50",
    event("Can You Protect Me From Yourself?", SHADOW, "Isengard", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(Exhaust(Named("Aragorn")), FREE_PEOPLES_PLAYER, AddBurdens(2)),
        cost=spotting(a(MINION & ISENGARD)),
    ),
)
card(
    "3C51",
    event("Coming for the Ring", SHADOW, "Isengard", 2, "regroup"),
    Action(
        regroup,
        (
            Reveal(at_random(1, CARD, From((HandOf(FREE_PEOPLES_PLAYER),)))),
            WhereX(Heal(n(THE_X, MINION & ISENGARD)), TwilightCostOf(THE_CARD_REVEALED)),
        ),
    ),
)
card(
    "3R52",
    condition("A Fell Voice on the Air", "", SHADOW, "Isengard", 1, support=True),
    Action(
        shadow,
        Play(a(CONDITION & ISENGARD & keyworded("weather"), FROM_DISCARD), Cheaper(-2)),
        cost=Exert(Named("Saruman")),
    ),
)
card(
    "3U53",
    event("Hate and Anger", SHADOW, "Isengard", 2, "shadow"),
    Action(shadow, Draw(3), cost=spotting(a(URUK_HAI), a(MINION & MORIA))),
)
card(
    "3R54",
    condition("Hollowing of Isengard", "", SHADOW, "Isengard", 4, support=True),
    ToPlay(spotting(a(ORC & ISENGARD))),
    Action(shadow, AddTwilight(3), cost=Discard(SELF)),
)
card(
    "3C55",
    possession("Isengard Axe", "", SHADOW, "Isengard", 0, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & ISENGARD)),
    EachTime(YouPlay(SELF), AddTwilight(1)),
)
card(
    "3C56",
    minion("Isengard Forger", "", "Isengard", "Orc", (2, 6, 2, 4)),
    Action(shadow, AddTwilight(1), cost=Exert(SELF)),
)
card(
    "3U57",
    minion("Isengard Retainer", "", "Isengard", "Orc", (4, 8, 3, 4)),
    Action(regroup, By(FREE_PEOPLES_PLAYER, Wound(a(COMPANION))), cost=Exert(SELF)),
)
card(
    "3U58",
    minion("Isengard Servant", "", "Isengard", "Orc", (3, 7, 3, 4)),
    Action(regroup, By(FREE_PEOPLES_PLAYER, Wound(a(COMPANION))), cost=Exert(SELF)),
)
card(
    "3C59",
    minion("Isengard Shaman", "", "Isengard", "Orc", (1, 5, 2, 4)),
    Response(AboutToWound(a(ORC & ISENGARD)), PREVENT_WOUND, cost=RemoveTwilight(2)),
)
card(
    "3U60",
    minion("Isengard Smith", "", "Isengard", "Orc", (4, 8, 3, 4)),
    Action(
        regroup,
        Discard(OrBetter(a(WEAPON), each(POSSESSION & OF_FREE_PEOPLES), if_=spot(n(5, COMPANION)))),
        cost=Exert(SELF),
    ),
)
card(
    "3U61",
    minion("Isengard Warrior", "", "Isengard", "Orc", (3, 7, 3, 4)),
    While(spot(another(ORC & ISENGARD)), NobodyUses(ARCHERY)),
    Action(
        regroup, Exert(each(COMPANION)), cost=AndDo((Exert(SELF), Spot(SpotWounds(3, RING_BEARER))))
    ),
)
card(
    "3C62",
    minion("Isengard Worker", "", "Isengard", "Orc", (2, 5, 3, 4)),
    Action(regroup, By(FREE_PEOPLES_PLAYER, Wound(a(COMPANION))), cost=Exert(SELF)),
)
card(
    "3C63",
    event("One of You Must Do This", SHADOW, "Isengard", 1, "maneuver"),
    Action(
        maneuver,
        By(
            FREE_PEOPLES_PLAYER,
            WhereX(
                Exert(n(THE_X, COMPANION)),
                NumberOf(
                    ThingRace(
                        (
                            race_number("Dwarf"),
                            race_number("Elf"),
                            race_number("Man"),
                            race_number("Wizard"),
                        )
                    )
                ),
            ),
        ),
        cost=Exert(a(MINION & ISENGARD)),
    ),
)
card(
    "3R64",
    minion("Orc Commander", "", "Isengard", "Orc", (6, 11, 4, 4), unique=True),
    Constant(Of(each(ORC & OTHER & ISENGARD), Is(Strength(+1)))),
    Action(regroup, By(FREE_PEOPLES_PLAYER, Wound(a(COMPANION))), cost=Exert(SELF)),
)
card(
    "3R65",
    minion("Orc Overseer", "", "Isengard", "Orc", (5, 10, 4, 4), unique=True),
    Action(regroup, Exhaust(a(COMPANION & Except(RING_BEARER))), cost=Exert(SELF, TWICE)),
)
card(
    "3R66",
    minion(
        "Orthanc Berserker",
        "",
        "Isengard",
        "Uruk-hai",
        (5, 11, 3, 5),
        keywords="damage +1",
        unique=True,
    ),
    Action(
        maneuver,
        Exhaust(a(COMPANION & Except(RING_BEARER))),
        cost=AndDo((Spot(SpotTokens(5, BURDEN)), Exert(SELF, TWICE))),
    ),
)
card(
    "3R67",
    artifact(
        "The Palantír of Orthanc", "", SHADOW, "Isengard", 0, classes="palantír", support=True
    ),
    ToPlay(spotting(a(MINION & ISENGARD))),
    Action(
        shadow,
        (
            Reveal(at_random(1, CARD, From((HandOf(FREE_PEOPLES_PLAYER),)))),
            PutOnTop(that(CARD), DeckOf(ThatPlayer())),
        ),
        cost=AndDo((spotting(a(MINION & ISENGARD)), RemoveTwilight(1))),
    ),
)
card(
    "3R68",
    minion("Saruman", "Keeper of Isengard", "Isengard", "Wizard", (4, 8, 4, 4), unique=True),
    Constant(Of(SELF, (NoWoundsIn(ARCHERY), CannotBeAssigned()))),
    Constant(Of(each(URUK_HAI), Is(FIERCE))),
    Response(AboutToWound(a(URUK_HAI)), PREVENT_WOUND, cost=Exert(SELF)),
)
card(
    "3C69",
    minion("Saruman", "Servant of the Eye", "Isengard", "Wizard", (4, 8, 4, 4), unique=True),
    Constant(Of(SELF, (NoWoundsIn(ARCHERY), CannotBeAssigned()))),
    Action(
        assignment,
        UnlessItExerts(
            Assign(a(MINION & ISENGARD), a(COMPANION & Except(RING_BEARER))), that(COMPANION)
        ),
        cost=Exert(SELF),
    ),
)
card(
    "3C70",
    event("Servants to Saruman", SHADOW, "Isengard", 0, "skirmish"),
    Action(skirmish, Give(a(ORC & ISENGARD), StrengthOr(+2, +3, if_=HandBelow(YOU, 3)))),
)
card(
    "3R71",
    condition("Tower of Orthanc", "", SHADOW, "Isengard", 1, support=True),
    ToPlay(spotting(a(MINION & ISENGARD))),
    EachTimeMay(MOVES, AddTwilight(3), cost=spotting(a(COMPANION & EXHAUSTED))),
)
card(
    "3U72",
    condition("Trapped and Alone", "", SHADOW, "Isengard", 1, support=True),
    Constant(Of(each(CHARACTER & Skirmishing(a(ORC & ISENGARD))), LosesWeaponDamage())),
)
card(
    "3U73",
    event("The Trees Are Strong", SHADOW, "Isengard", 1, "regroup"),
    Action(
        regroup,
        By(FREE_PEOPLES_PLAYER, Wound(n(THE_X, COMPANION))),
        cost=Discard(n(THE_X, ORC & ISENGARD)),
    ),
)
card(
    "3C74",
    minion("Uruk Raider", "", "Isengard", "Uruk-hai", (2, 6, 2, 5), keywords="damage +1"),
    While(ThereIs(ALLY, IN_DEAD_PILE), Of(SELF, Is((Strength(+3), FIERCE)))),
)
card(
    "3U75",
    minion("Uruk Ravager", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), keywords="damage +1"),
    EachTimeMay(YouPlay(SELF), AddTwilight(2), cost=spotting(Named("Saruman"))),
)
