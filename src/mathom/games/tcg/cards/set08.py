"""Siege of Gondor: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import event, skirmish
from mathom.games.tcg.words.cards import COMPANION
from mathom.games.tcg.words.conditions import Unassigned
from mathom.games.tcg.words.later import UNBOUND, ReplaceInSkirmish
from mathom.games.tcg.words.selections import Named, a
from mathom.games.tcg.words.tokens import AddThreats

card(
    "8U4",
    event("Counts But One", FREE_PEOPLES, "Dwarven", 2, "skirmish"),
    Action(
        skirmish,
        ReplaceInSkirmish(Named("Gimli"), a(COMPANION & UNBOUND)),
        cost=AddThreats(1),
        if_=Unassigned(Named("Gimli")),
    ),
)
