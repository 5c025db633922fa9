"""Shadows: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import event, fellowship, maneuver, minion
from mathom.games.tcg.words.cards import (
    CARD,
    CHARACTER,
    CONDITION,
    GANDALF,
    OF_FREE_PEOPLES,
    OF_SHADOW,
    POSSESSION,
    WIZARD,
    any_of,
)
from mathom.games.tcg.words.clauses import BorneBy
from mathom.games.tcg.words.later import TransferElsewhere
from mathom.games.tcg.words.moves import Discard, TakeIntoHand
from mathom.games.tcg.words.orders import AndDo
from mathom.games.tcg.words.selections import a, n
from mathom.games.tcg.words.verbs import Exert
from mathom.games.tcg.words.zones import FROM_DISCARD, FROM_HAND, SELF

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
