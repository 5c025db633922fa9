"""Treachery and Deceit: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "18R24",
    condition(
        "Our Time", "", FREE_PEOPLES, "Gandalf", 0, keywords="spell", unique=True, support=True
    ),
    ToPlay(Exert(Named("Gandalf"))),
    EachTime(YouPlay(SELF), RemoveTwilight(3)),
    At(StartOfPhase(MANEUVER), AndDo((AddTwilight(4), RemoveFromGame(SELF)))),
)
