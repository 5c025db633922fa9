"""The Fellowship of the Ring: the Dwarven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1C3",
    event("Axe Strike", FREE_PEOPLES, "Dwarven", 0, "skirmish"),
    Action(
        skirmish,
        Give(a(DWARF), StrengthOr(+2, +3, if_=Bears(that(DWARF), a(HAND_WEAPON & DWARVEN)))),
    ),
)
card(
    "1C4",
    event("Battle Fury", FREE_PEOPLES, "Dwarven", 0, "skirmish"),
    Action(skirmish, Give(that(DWARF), (Strength(+3), damage(1))), cost=Exert(a(DWARF))),
)
card(
    "1C5",
    event("Cleaving Blow", FREE_PEOPLES, "Dwarven", 1, "skirmish"),
    Action(skirmish, Give(a(DWARF), (Strength(+2), damage(1)))),
)
card(
    "1C6",
    event("Delving", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(fellowship, Draw(3), cost=Exert(a(COMPANION & race("Dwarf")))),
)
card(
    "1C7",
    companion("Dwarf Guard", "", "Dwarven", "Dwarf", (1, 4, 2), unique=False),
    ToPlay(spotting(a(DWARF))),
)
card(
    "1C8",
    possession("Dwarven Armor", "", FREE_PEOPLES, "Dwarven", 0, classes="armor"),
    BearerMustBe(a(DWARF)),
    Constant(Of(BEARER, NOT_OVERWHELMED)),
)
card(
    "1C9",
    possession("Dwarven Axe", "", FREE_PEOPLES, "Dwarven", 0, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(DWARF)),
    EachTime(PlayersMinionLosesTo(BEARER), By(ThatPlayer(), Discard(TopCard(DECK_OF_YOURS)))),
)
card(
    "1C10",
    condition("Dwarven Heart", "", FREE_PEOPLES, "Dwarven", 0),
    BearerMustBe(a(DWARF)),
    EachTime(YouPlay(SELF), Heal(BEARER, UpToTimes(2))),
    At(YOUR_TURN_STARTS, Exert(BEARER)),
)
card(
    "1C11",
    companion("Farin", "Dwarven Emissary", "Dwarven", "Dwarf", (2, 5, 3)),
    ToPlay(spotting(a(DWARF))),
    While(Fights(SELF, a(ORC)), Of(SELF, Is(Strength(+2)))),
)
card(
    "1U12",
    companion(
        "Gimli",
        "Dwarf of Erebor",
        "Dwarven",
        "Dwarf",
        (2, 6, 3),
        keywords="damage +1",
        signet="Aragorn",
    ),
    Action(fellowship, PutBeneath(a(CARD, FROM_HAND)), cost=AddTwilight(2), if_=PoolBelow(2)),
)
card(
    "1R13",
    companion(
        "Gimli",
        "Son of Glóin",
        "Dwarven",
        "Dwarf",
        (2, 6, 3),
        keywords="damage +1",
        signet="Gandalf",
    ),
    Action(skirmish, Give(SELF, Strength(+2)), cost=Exert(SELF)),
)
card(
    "1R14",
    possession(
        "Gimli's Battle Axe",
        "",
        FREE_PEOPLES,
        "Dwarven",
        2,
        classes="hand weapon",
        numbers=(2,),
        unique=True,
    ),
    BearerMustBe(Named("Gimli")),
    Constant(Of(BEARER, Is(damage(1)))),
    EachTimeMay(Wins(Named("Gimli")), Wound(a(ORC))),
)
card(
    "1R15",
    possession("Gimli's Helm", "", FREE_PEOPLES, "Dwarven", 0, classes="helm", unique=True),
    BearerMustBe(Named("Gimli")),
    Constant(Of(BEARER, WoundCap(1))),
    Action(skirmish, PreventAllWounds(BEARER), cost=Discard(SELF)),
)
card(
    "1R16",
    condition(
        "Greatest Kingdom of My People",
        "",
        FREE_PEOPLES,
        "Dwarven",
        0,
        keywords="tale",
        unique=True,
        support=True,
    ),
    ToPlay(Exert(a(DWARF))),
    EachTime(Plays(AN_OPPONENT, a(ORC)), By(ThatPlayer(), Discard(TopCard(DECK_OF_YOURS)))),
)
card(
    "1U17",
    ally("Grimir", "Dwarven Elder", "Dwarven", "Dwarf", (1, 3, 3), home="3F"),
    Action(fellowship, ShuffleInto(a(EVENT & DWARVEN, FROM_DISCARD)), cost=Exert(SELF)),
)
card(
    "1C18",
    event("Halls of My Home", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(
        fellowship,
        (RevealTopOfAny(3), May(Discard(ARevealed(CARD & OF_SHADOW))), PutBack()),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "1C19",
    event("Here Lies Balin, Son of Fundin", FREE_PEOPLES, "Dwarven", 0, "maneuver"),
    Action(maneuver, OrDo((Wound(n(2, ORC)), Wound(a(ORC), TWICE))), cost=Exert(a(DWARF))),
)
card(
    "1C20",
    condition("Let Them Come!", "", FREE_PEOPLES, "Dwarven", 2, support=True),
    EachTime(WinsAgainst(a(DWARF), a(ORC)), Discard(that(ORC))),
    EachTime(LosesSkirmish(a(DWARF)), Discard(SELF)),
)
card(
    "1C21",
    condition("Lord of Moria", "", FREE_PEOPLES, "Dwarven", 2, support=True),
    Constant(Of(each(DWARF), Is(damage(1)))),
)
card(
    "1R22",
    event("Mithril Shaft", FREE_PEOPLES, "Dwarven", 0, "maneuver"),
    Action(
        maneuver,
        (
            DiscardUntilStopped(5),
            ForEach(AddTwilight(1), ThingDiscarded(CARD)),
            TakeLastDiscarded(),
        ),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "1R23",
    event("Nobody Tosses a Dwarf", FREE_PEOPLES, "Dwarven", 0, "response"),
    Response(Wins(a(DWARF)), By(AN_OPPONENT, Discard(TopOf(3, DECK_OF_YOURS)))),
)
card(
    "1C24",
    condition(
        "Stairs of Khazad-dûm", "", FREE_PEOPLES, "Dwarven", 0, keywords="tale", support=True
    ),
    Constant(Of(each(DWARF & Skirmishing(a(MINION & MORIA))), Is(Strength(+1)))),
)
card(
    "1C25",
    event("Still Draws Breath", FREE_PEOPLES, "Dwarven", 0, "response"),
    Response(Wins(a(DWARF)), Heal(that(DWARF))),
)
card(
    "1C26",
    event("Their Halls of Stone", FREE_PEOPLES, "Dwarven", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            a(DWARF),
            StrengthOr(
                +2, +4, if_=StandsAt(that(DWARF), SuchSite(SITE & keyworded("underground")))
            ),
        ),
    ),
)
card(
    "1U27",
    ally("Thrarin", "Dwarven Smith", "Dwarven", "Dwarf", (1, 4, 2), home="3F"),
    Action(maneuver, AllowToFight(SELF, TILL_REGROUP), cost=Exert(SELF)),
)
card(
    "1R28",
    event("Wealth of Moria", FREE_PEOPLES, "Dwarven", 2, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(TopOf(3, DECK_OF_YOURS)),
            AndDo((TakeIntoHand(EachRevealed(CARD & OF_FREE_PEOPLES)), Discard(REST))),
        ),
        cost=spotting(a(DWARF)),
    ),
)
