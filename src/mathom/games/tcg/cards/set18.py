"""Treachery and Deceit: the cards that the rulings need."""

from mathom.games.tcg.abilities import MANEUVER, At, EachTime, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition
from mathom.games.tcg.words.later import RemoveFromGame
from mathom.games.tcg.words.moments import StartOfPhase
from mathom.games.tcg.words.orders import AndDo
from mathom.games.tcg.words.selections import Named
from mathom.games.tcg.words.tokens import AddTwilight, RemoveTwilight
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import Exert
from mathom.games.tcg.words.zones import SELF

card(
    "18R24",
    condition(
        "Our Time", "", FREE_PEOPLES, "Gandalf", 0, keywords="spell", unique=True, support=True
    ),
    ToPlay(Exert(Named("Gandalf"))),
    EachTime(YouPlay(SELF), RemoveTwilight(3)),
    At(StartOfPhase(MANEUVER), AndDo((AddTwilight(4), RemoveFromGame(SELF)))),
)
