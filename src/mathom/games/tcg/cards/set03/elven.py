"""Realms of the Elf-lords: the Elven culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3U7",
    companion("Arwen", "Elven Rider", "Elven", "Elf", (2, 6, 3), keywords="ranger", signet="Frodo"),
    Response(AboutToWound(RING_BEARER), PREVENT_WOUND, cost=Discard(n(3, CARD, FROM_HAND))),
)
card(
    "3R8",
    companion("Arwen", "Lady Undómiel", "Elven", "Elf", (2, 6, 3), signet="Gandalf"),
    While(
        spot(n(3, ALLY & ELVEN & HomeIs(3))), Of(each(MINION & Skirmishing(SELF)), Is(Strength(-3)))
    ),
)
card(
    "3U9",
    condition("Beren and Lúthien", "", FREE_PEOPLES, "Elven", 1, keywords="tale", support=True),
    Action(
        skirmish,
        (
            Discard(BottomCard(DECK_OF_YOURS)),
            IfDo(
                IsA(that(CARD), a(CARD & ELVEN)),
                Give(a(MINION & Skirmishing(a(ELF))), Strength(-1)),
            ),
        ),
        cost=Exert(a(ALLY & ELVEN)),
    ),
)
card(
    "3U10",
    ally("Calaglin", "Elf of Lórien", "Elven", "Elf", (2, 3, 3), home="6F", keywords="archer"),
    Action(regroup, Wound(a(MINION)), cost=Exert(SELF)),
)
card(
    "3C11",
    event("Cast It Into the Fire!", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(
        maneuver,
        (By(EACH_OPPONENT, Discard(a(CARD, FROM_HAND))), ForEach(Draw(1), ThingDiscarded(CARD))),
        cost=spotting(a(ELF)),
    ),
)
card(
    "3U12",
    ally("Dínendal", "Silent Scout", "Elven", "Elf", (2, 3, 3), home="6F", keywords="archer"),
    Action(regroup, RemoveTwilight(2), cost=Exert(SELF)),
)
card(
    "3R13",
    ally("Elrond", "Herald to Gil-galad", "Elven", "Elf", (4, 8, 4), home="3F"),
    AtMay(YOUR_TURN_STARTS, AndDo((spotting(a(ALLY & HomeIs(3))), Heal(that(ALLY), UpToTimes(2))))),
    Action(regroup, Heal(a(COMPANION)), cost=Exert(SELF, TWICE)),
)
card(
    "3C14",
    ally("Erestor", "Chief Advisor to Elrond", "Elven", "Elf", (2, 5, 2), home="3F"),
    ToPlay(spotting(a(ELF))),
    Response(
        AboutToWoundFrom(a(ELF), any_of(MINION & SAURON, EVENT & SAURON)),
        PREVENT_WOUND,
        cost=Exert(SELF),
    ),
)
card(
    "3R15",
    condition("Forests of Lothlórien", "", FREE_PEOPLES, "Elven", 1, support=True),
    EachTimeMay(MOVES, Wound(a(MINION)), cost=spotting(n(3, ALLY & ELVEN))),
)
card(
    "3C16",
    event("Friends of Old", FREE_PEOPLES, "Elven", 1, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            WhereX(Heal(n(THE_X, ALLY & ELVEN)), TwilightCostOf(THE_CARD_REVEALED)),
        ),
    ),
)
card(
    "3R17",
    ally("Galadriel", "Lady of the Golden Wood", "Elven", "Elf", (3, 3, 3), home="6F"),
    AtMay(YOUR_TURN_STARTS, Heal(a(ELF))),
    Action(fellowship, PlayNextSiteIf(FOREST), cost=Exert(SELF)),
)
card(
    "3U18",
    ally("Galdor", "Councilor From the West", "Elven", "Elf", (2, 5, 2), home="3F"),
    ToPlay(spotting(a(ELF))),
    Action(regroup, ReturnToHand(that(MINION)), cost=AndDo((Exert(SELF), spotting(a(MINION))))),
)
card(
    "3R19",
    condition("Gift of the Evenstar", "", FREE_PEOPLES, "Elven", 1, unique=True),
    ToPlay(spotting(Named("Arwen"))),
    BearerMustBe(Named("Aragorn")),
    Action(
        skirmish,
        Give(a(MINION & Skirmishing(Named("Aragorn"))), Strength(-1)),
        cost=OrDo((Exert(Named("Aragorn")), Discard(n(2, CARD, FROM_HAND)))),
    ),
)
card(
    "3U20",
    ally("Golradir", "Councilor of Imladris", "Elven", "Elf", (2, 4, 3), home="3F"),
    ToPlay(spotting(a(ELF))),
    Action(skirmish, Give(a(ORC), Strength(-1)), cost=Exert(SELF)),
)
card(
    "3R21",
    possession(
        "Long-knives of Legolas",
        "",
        FREE_PEOPLES,
        "Elven",
        1,
        classes="hand weapon",
        numbers=(1,),
        unique=True,
    ),
    BearerMustBe(Named("Legolas")),
    Constant(Of(each(any_of(ORC, URUK_HAI) & Skirmishing(Named("Legolas"))), Is(Strength(-2)))),
)
card(
    "3C22",
    event("Master of Healing", FREE_PEOPLES, "Elven", 1, "fellowship or regroup"),
    Action(
        fellowship | regroup,
        Heal(a(any_of(COMPANION, ALLY))),
        cost=Spot(SpotOr(SpotCards(Named("Elrond")), SpotCards(n(2, ALLY & ELVEN)))),
    ),
)
card(
    "3R23",
    artifact("Nenya", "", FREE_PEOPLES, "Elven", 0, classes="ring", numbers=(0, 1)),
    BearerMustBe(Named("Galadriel")),
    AtMay(REGROUP_STARTS, Draw(THAT_MANY), cost=Discard(up_to(2, CARD, FROM_HAND))),
)
card(
    "3U24",
    possession("Phial of Galadriel", "", FREE_PEOPLES, "Elven", 0, unique=True),
    ToPlay(Exert(a(ELF))),
    BearerMustBe(RING_BEARER),
    Constant(Of(BEARER, Is(Resistance(+2)))),
)
card(
    "3U25",
    ally("Saelbeth", "Elven Councilor", "Elven", "Elf", (2, 4, 3), home="3F"),
    ToPlay(spotting(a(ELF))),
    Action(skirmish, Give(a(URUK_HAI), Strength(-1)), cost=Exert(SELF)),
)
card(
    "3U26",
    event("Something Draws Near", FREE_PEOPLES, "Elven", 0, "fellowship or maneuver"),
    Action(
        fellowship | maneuver,
        Discard(a(any_of(POSSESSION & ISENGARD, ARTIFACT & ISENGARD))),
        cost=Exert(a(ELF)),
    ),
)
card(
    "3R27",
    artifact("Vilya", "", FREE_PEOPLES, "Elven", 0, classes="ring", numbers=(0, 1)),
    BearerMustBe(Named("Elrond")),
    Action(
        maneuver,
        ReturnToHand(that(CONDITION)),
        cost=AndDo((Exert(Named("Elrond"), TWICE), spotting(a(CONDITION & OF_SHADOW)))),
    ),
)
card(
    "3C28",
    event("Voice of Nimrodel", FREE_PEOPLES, "Elven", 2, "skirmish", keywords="tale"),
    Action(
        skirmish,
        CancelSkirmish(that(ELF)),
        cost=Exert(a(ELF & AtSite(SuchSite(any_of(RIVER, FOREST))))),
    ),
)
card(
    "3P121",
    companion(
        "Legolas",
        "Son of Thranduil",
        "Elven",
        "Elf",
        (2, 6, 3),
        keywords="archer",
        signet="Aragorn",
    ),
    While(StandsAt(SELF, SuchSite(any_of(RIVER, FOREST))), ArcheryTotal(FELLOWSHIP, +1)),
)
