"""Shadows: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "11C31",
    event("Final Account", FREE_PEOPLES, "Gandalf", 1, "fellowship"),
    ToPlay(Exert(a(WIZARD & GANDALF))),
    Action(
        fellowship,
        AndDo(
            (
                TakeIntoHand(a(CARD & OF_FREE_PEOPLES, FROM_DISCARD)),
                TakeIntoHand(a(CARD & OF_SHADOW, FROM_DISCARD)),
            )
        ),
        cost=Discard(n(2, CARD, FROM_HAND)),
    ),
)
card(
    "11R100",
    minion("Strange-looking Men", "", "Men", "Man", (4, 10, 2, 4)),
    Action(
        maneuver,
        TransferElsewhere(a(any_of(POSSESSION, CONDITION) & BorneBy(a(CHARACTER)))),
        cost=Exert(SELF),
    ),
)
