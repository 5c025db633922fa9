"""The Hunters: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "15C101",
    minion("Black Land Observer", "", "Orc", "Orc", (3, 8, 2, 4)),
    EachTimeMay(YouPlay(SELF), AddThreats(1), cost=spotting(a(CONDITION & culture("orc")))),
    While(spot(a(COMPANION & StrengthOrMore(10))), Of(SELF, Is(Strength(+3)))),
)
card(
    "15C144",
    companion(
        "Frodo",
        "Weary From the Journey",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        "Ring-bearer, Ring-bound",
        resistance=10,
        ring=True,
    ),
    While(Fights(SELF, a(MINION & StrengthOrLess(8))), Of(SELF, Is(Strength(+2)))),
)
card(
    "15U94",
    minion("Wandering Hillman", "", "Men", "Man", (3, 8, 3, 4)),
    ToPlay(spotting(a(MAN & culture("men")))),
    While(spot(a(COMPANION & StrengthOrMore(10))), Of(SELF, Is(Strength(+3)))),
    Action(maneuver, ControlSite(), cost=OrDo((RemoveBurdens(2), RemoveThreats(2)))),
)
