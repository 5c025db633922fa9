"""Mines of Moria: the Moria culture."""

from mathom.games.tcg.vocabulary import *

card(
    "2R49",
    minion("Archer Commander", "", "Moria", "Orc", (4, 8, 2, 4), keywords="archer", unique=True),
    Constant(Of(each(ARCHER & OTHER & MORIA), Is(Strength(+2)))),
)
card(
    "2R50",
    artifact("The Balrog's Sword", "", SHADOW, "Moria", 1, classes="hand weapon", numbers=(3,)),
    BearerMustBe(Named("The Balrog")),
    Constant(Of(BEARER, Is(damage(1)))),
    Constant(Of(SELF, ExtraWeapon())),
)
card(
    "2C51",
    minion(
        "The Balrog",
        "Durin's Bane",
        "Moria",
        "Balrog",
        (12, 17, 5, 4),
        keywords="damage +1, fierce",
        unique=True,
    ),
    DiscardOthers(MINION & OTHER),
    Constant(Skip(ARCHERY)),
    DiscardIf(NotAt(SuchSite(SITE & keyworded("underground")))),
)
card(
    "2R52",
    minion(
        "The Balrog",
        "Flame of Udûn",
        "Moria",
        "Balrog",
        (14, 17, 5, 4),
        keywords="damage +1, fierce",
        unique=True,
    ),
    ToPlay(spotting(a(ORC & MORIA))),
    DiscardIf(NotAt(SuchSite(SITE & keyworded("underground")))),
    Action(
        shadow, Play(a(ORC & MORIA, FROM_DISCARD)), cost=AndDo((Exert(SELF), RemoveTwilight(2)))
    ),
)
card(
    "2R53",
    possession("Cave Troll's Chain", "", SHADOW, "Moria", 1, numbers=(2,), unique=True),
    BearerMustBe(Named("Cave Troll of Moria")),
    Constant(FreeMaySkipArchery()),
    EachTimeMay(
        TakesWoundIn(Named("Cave Troll of Moria"), ARCHERY),
        Wound(a(COMPANION & keyworded("archer"))),
    ),
)
card(
    "2U54",
    condition("Dark Fire", "", SHADOW, "Moria", 1, numbers=(-2,)),
    ToPlay(spotting(Named("The Balrog"))),
    PlaysOn(Named("Gandalf")),
    EachTime(MOVES, Exert(Named("Gandalf"))),
)
card(
    "2C55",
    condition("Dark Places", "", SHADOW, "Moria", 1, support=True),
    Constant(Of(each(MINION & UNIQUE & MORIA), Is(Strength(+1)))),
    Action(
        shadow,
        ReplaceSite(that(SITE), any_of(MARSH, SITE & keyworded("underground"))),
        cost=spotting(OPPONENTS_SITE),
    ),
)
card(
    "2U56",
    condition("Fill With Fear", "", SHADOW, "Moria", 0, support=True),
    While(spot(Named("The Balrog")), Skip(ARCHERY)),
    Action(maneuver, Discard(a(RANGED_WEAPON)), cost=Exert(Named("The Balrog"))),
)
card(
    "2R57",
    event("Final Cry", SHADOW, "Moria", 1, "response"),
    Response(
        SkirmishAboutToEnd(NamedSuch("The Balrog", Bearing(Named("Whip of Many Thongs")))),
        Wound(a(COMPANION & InThatSkirmish()), TWICE),
    ),
)
card(
    "2C58",
    minion("Foul Tentacle", "", "Moria", "Creature", (2, 4, 1, 4), keywords="tentacle"),
    EachTimeMay(YouPlay(SELF), Play(a(TENTACLE, FROM_DECK))),
    Constant(Of(SELF, CannotBearPossessions())),
    DiscardIf(NotAt(SuchSite(MARSH))),
)
card(
    "2U59",
    event("Foul Things", SHADOW, "Moria", 2, "shadow"),
    Action(shadow, Play(a(MINION & MORIA, FROM_DISCARD))),
)
card(
    "2C60",
    minion("Goblin Bowman", "", "Moria", "Orc", (2, 4, 1, 4), keywords="archer"),
)
card(
    "2C61",
    minion("Goblin Flankers", "", "Moria", "Orc", (5, 11, 3, 4)),
    EachTimeMay(YouPlay(SELF), AddTwilight(3), if_=MOVED_TWICE),
)
card(
    "2C62",
    minion("Goblin Pursuer", "", "Moria", "Orc", (2, 6, 1, 4)),
    While(MOVED_TWICE, Of(SELF, Is(Strength(+3)))),
)
card(
    "2C63",
    minion("Goblin Reinforcements", "", "Moria", "Orc", (3, 8, 1, 4)),
    EachTimeMay(YouPlay(SELF), Heal(a(MINION & MORIA))),
)
card(
    "2C64",
    minion("Goblin Scrabbler", "", "Moria", "Orc", (1, 4, 1, 4)),
    EachTimeMay(YouPlay(SELF), Discard(a(CONDITION & ELVEN))),
    Constant(RoamingPenalty(ORC & MORIA, -1)),
)
card(
    "2C65",
    minion("Goblin Spearman", "", "Moria", "Orc", (2, 6, 1, 4)),
    While(Bears(SELF, Named("Goblin Spear")), Of(SELF, Is(damage(2)))),
)
card(
    "2R66",
    minion("Huge Tentacle", "", "Moria", "Creature", (2, 7, 2, 4), keywords="tentacle, damage +1"),
    EachTimeMay(YouPlay(SELF), Play(Named("Watcher in the Water", FROM_DECK))),
    Constant(Of(SELF, CannotBearPossessions())),
    DiscardIf(NotAt(SuchSite(MARSH))),
)
card(
    "2U67",
    minion("Moria Archer Troop", "", "Moria", "Orc", (6, 8, 3, 4), keywords="archer"),
    While(spot(another(ARCHER & MORIA)), ArcheryTotal(MINIONS, +1)),
)
card(
    "2U68",
    event("Must Do Without Hope", SHADOW, "Moria", 0, "maneuver"),
    Action(maneuver, AddBurdens(1), cost=Exert(Named("The Balrog"))),
)
card(
    "2C69",
    event("Old Differences", SHADOW, "Moria", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            a(any_of(ELF, DWARF) & Skirmishing(a(ORC & MORIA))),
            StrengthOr(-1, -3, if_=YouSpot((SpotCards(a(ELF)), SpotCards(a(DWARF))))),
        ),
    ),
)
card(
    "2U70",
    event("Power and Terror", SHADOW, "Moria", 0, "shadow"),
    Action(
        shadow,
        Play(Named("The Balrog", FROM_HAND), CheaperFor(-2, ThingRevealed(ORC))),
        cost=Reveal(AnyNumber(ORC & MORIA, FROM_HAND)),
    ),
)
card(
    "2U71",
    condition("Throw Yourself in Next Time", "", SHADOW, "Moria", 0),
    ToPlay(spotting(a(ORC & MORIA))),
    PlaysOn(a(COMPANION & race("Hobbit"))),
    Constant(Of(BEARER, ExertedByShadow())),
)
card(
    "2U72",
    event("Troubled Mountains", SHADOW, "Moria", 0, "shadow"),
    Action(
        shadow,
        AddTwilight(AmountX(LimitOf(5))),
        cost=AndDo((Exert(a(MINION & MORIA)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2R73",
    minion(
        "Watcher in the Water",
        "Keeper of Westgate",
        "Moria",
        "Creature",
        (4, 11, 4, 4),
        keywords="damage +1",
        unique=True,
    ),
    DiscardOthers(MINION & OTHER & Except(each(TENTACLE))),
    Constant(Of(each(TENTACLE), Is((Strength(+2), damage(1))))),
    Constant(Of(SELF, CannotBearPossessions())),
    DiscardIf(NotAt(SuchSite(MARSH))),
)
card(
    "2R74",
    artifact("Whip of Many Thongs", "", SHADOW, "Moria", 1, classes="hand weapon", numbers=(1,)),
    BearerMustBe(Named("The Balrog")),
    Action(
        skirmish,
        Discard(
            a(
                any_of(HELM, SHIELD, ARMOR)
                & BorneBy(a(CHARACTER & Skirmishing(Named("The Balrog"))))
            )
        ),
        cost=Exert(Named("The Balrog")),
    ),
)
