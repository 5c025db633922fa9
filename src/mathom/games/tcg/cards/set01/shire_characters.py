"""The Fellowship of the Ring: the Shire culture, its characters."""

from mathom.games.tcg.vocabulary import *

card(
    "1R284",
    ally("Bilbo", "Retired Adventurer", "Shire", "Hobbit", (2, 2, 3), home="3F"),
    Action(fellowship, ShuffleInto(a(CARD & SHIRE, FROM_DISCARD)), cost=Exert(SELF)),
)
card(
    "1C286",
    ally("Bounder", "", "Shire", "Hobbit", (1, 2, 2), home="2F", unique=False),
    Action(skirmish, PreventFact(a(HOBBIT), BeingOverwhelmed()), cost=Exert(SELF)),
)
card(
    "1R288",
    ally("Farmer Maggot", "Chaser of Rascals", "Shire", "Hobbit", (1, 2, 3), home="1F"),
    Action(fellowship, Heal(Named(("Merry", "Pippin"))), cost=Exert(SELF)),
)
card(
    "1R289",
    companion(
        "Frodo",
        "Old Bilbo's Heir",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        resistance=10,
        signet="Gandalf",
        ring=True,
    ),
    AtMay(YOUR_TURN_STARTS, Heal(a(ALLY & race("Hobbit")))),
)
card(
    "1C290",
    companion(
        "Frodo",
        "Son of Drogo",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        resistance=10,
        signet="Frodo",
        ring=True,
    ),
    Action(fellowship, Heal(SELF), cost=Exert(another(COMPANION & signet("Frodo")))),
)
card(
    "1R291",
    ally("The Gaffer", "Sam's Father", "Shire", "Hobbit", (1, 2, 2), home="1F"),
    Action(fellowship, Heal(Named(("Frodo", "Sam"))), cost=Exert(SELF)),
)
card(
    "1C295",
    ally("Hobbit Farmer", "", "Shire", "Hobbit", (1, 2, 2), home="1F", unique=False),
    HasTextOf(1),
    Action(
        fellowship,
        ReplaceSite(that(SITE)),
        cost=AndDo((Exert(SELF), spotting(OpponentsSiteNumber(1)))),
    ),
)
card(
    "1C297",
    ally("Hobbit Party Guest", "", "Shire", "Hobbit", (1, 2, 2), home="1F", unique=False),
    At(YOUR_TURN_STARTS, Heal(SELF)),
    Action(fellowship, Heal(another(ALLY & race("Hobbit") & HomeIs(1))), cost=Exert(SELF)),
)
card(
    "1U301",
    ally("Master Proudfoot", "Distant Relative of Bilbo", "Shire", "Hobbit", (1, 2, 2), home="1F"),
    Action(
        fellowship,
        (
            Reveal(TopOf(3, DECK_OF_YOURS)),
            AndDo((TakeIntoHand(EachRevealed(CARD & SHIRE)), Discard(REST))),
        ),
        cost=AddTwilight(2),
        if_=PoolBelow(3),
    ),
)
card(
    "1R302",
    companion("Merry", "Friend to Sam", "Shire", "Hobbit", (1, 3, 4), signet="Frodo"),
    Action(
        skirmish,
        LendStrength(another(COMPANION), SELF),
        cost=Exert(SELF, TWICE),
        if_=Unassigned(SELF),
    ),
)
card(
    "1C303",
    companion("Merry", "From O'er the Brandywine", "Shire", "Hobbit", (1, 3, 4), signet="Aragorn"),
    While(Bears(SELF, a(WEAPON)), Of(SELF, Is(Strength(+2)))),
)
card(
    "1C306",
    companion("Pippin", "Friend to Frodo", "Shire", "Hobbit", (1, 3, 4), signet="Frodo"),
    Constant(OpponentCannotDiscard(TALE & SHIRE)),
)
card(
    "1R307",
    companion(
        "Pippin", "Hobbit of Some Intelligence", "Shire", "Hobbit", (1, 3, 4), signet="Gandalf"
    ),
    EachTime(YouPlay(SELF), OrDo((RemoveBurdens(1), Heal(a(COMPANION))))),
)
card(
    "1U309",
    ally("Rosie Cotton", "Hobbiton Lass", "Shire", "Hobbit", (1, 1, 2), home="1F"),
    Constant(Of(Named("Sam"), Is(Strength(+1)))),
    Action(fellowship, Heal(Named("Sam")), cost=Exert(SELF)),
)
card(
    "1R310",
    companion(
        "Sam", "Faithful Companion", "Shire", "Hobbit", (2, 3, 4), resistance=5, signet="Frodo"
    ),
    Action(fellowship, Play(Named("Bill the Pony", FROM_DECK))),
    Response(Dies(Named("Frodo")), MakeRingBearer(SELF, 5)),
)
card(
    "1C311",
    companion(
        "Sam", "Son of Hamfast", "Shire", "Hobbit", (2, 3, 4), resistance=5, signet="Aragorn"
    ),
    Action(fellowship, RemoveBurdens(1), cost=Exert(SELF)),
    Response(Dies(Named("Frodo")), MakeRingBearer(SELF, 5)),
)
