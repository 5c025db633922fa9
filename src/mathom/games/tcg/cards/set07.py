"""The Return of the King: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "7R56",
    condition("The Dead City", "", FREE_PEOPLES, "Gollum", 3, keywords="stealth"),
    BearerMustBe(Named("Sméagol")),
    EachTime(AboutToDieInSkirmish(Named("Sméagol")), Instead(Discard(Named("Sméagol")))),
)
card(
    "7R91",
    companion(
        "Faramir", "Wizard's Pupil", "Gondor", "Man", (3, 7, 3), keywords="ranger", signet="Frodo"
    ),
    Action(fellowship, Heal(SELF), cost=Play(a(MAN & culture("rohan"), FROM_HAND))),
    Action(skirmish, Give(a(HOBBIT & UNBOUND), Strength(+2)), cost=Exert(SELF)),
    Action(skirmish, PreventAllWounds(SELF), cost=Exert(Named("Gandalf"))),
)
card(
    "7U110",
    companion("Madril", "Faramir's Aide", "Gondor", "Man", (2, 6, 3), keywords="ranger"),
    Action(
        skirmish,
        Wound(a(MINION & ROAMING & Skirmishing(SELF))),
        cost=Discard(n(2, CARD, FROM_HAND)),
        if_=YOU_HAVE_INITIATIVE,
    ),
)
card(
    "7C155",
    possession("Raider Bow", "", SHADOW, "Raider", 2, classes="ranged weapon"),
    BearerMustBe(a(MAN & culture("raider"))),
    Constant(Of(BEARER, Is((AN_ARCHER, Ambush(5))))),
)
card(
    "7U190",
    minion("Morgul Destroyer", "", "Wraith", "Orc", (2, 6, 2, 4)),
    EachTimeMay(
        YouPlay(SELF),
        Preventable(AddThreats(2), FREE_PEOPLES_PLAYER, Wound(RING_BEARER)),
        cost=spotting(a(NAZGUL)),
    ),
    Action(skirmish, Give(SELF, Strength(+3)), cost=RemoveThreats(1)),
)
card(
    "7C256",
    event("They Sang as They Slew", FREE_PEOPLES, "Rohan", 1, "regroup"),
    Action(regroup, Wound(n(THE_X, MINION)), cost=Exert(n(THE_X, COMPANION & MOUNTED))),
)
card(
    "7C265",
    possession("Besieging Pike", "", SHADOW, "Sauron", 0, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & SAURON)),
    While(YOU_HAVE_INITIATIVE, Of(BEARER, Is(Strength(+3)))),
)
card(
    "7U332",
    site("Rohirrim Road", 0, "left", "King", 1),
    Action(
        fellowship,
        MakeCost(each(any_of(CONDITION, POSSESSION)), +2, TILL_END_OF_TURN),
        cost=Exert(a(ELF)),
    ),
)
card(
    "7U341",
    site("Anduin Banks", 3, "right", "King", 4, keywords="river"),
    Action(
        skirmish,
        Give(that(MINION), Strength(+2)),
        cost=AndDo((spotting(your(MINION)), RemoveBurdens(1))),
    ),
)
card(
    "7R73",
    event("Sneaking!", FREE_PEOPLES, "Gollum", 2, "skirmish", keywords="stealth"),
    Action(
        skirmish,
        IfElse(
            MoreVitality(Named("Sméagol")),
            CancelSkirmish(Named("Sméagol")),
            Heal(Named("Sméagol")),
        ),
    ),
)
card(
    "7U134",
    minion("Desert Scout", "", "Raider", "Man", (3, 8, 2, 4), keywords="Southron, ambush 1"),
    EachTimeMay(AssignedByFree(SELF), Wound(ItsDefender()), if_=YOU_HAVE_INITIATIVE),
)
