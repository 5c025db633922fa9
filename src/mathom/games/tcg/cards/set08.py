"""Siege of Gondor: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, Response
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import event, skirmish
from mathom.games.tcg.words.cards import COMPANION, HOBBIT, MINION
from mathom.games.tcg.words.conditions import Unassigned
from mathom.games.tcg.words.harms import Exerts
from mathom.games.tcg.words.later import UNBOUND, ReplaceInSkirmish
from mathom.games.tcg.words.pointing import that
from mathom.games.tcg.words.selections import Named, a
from mathom.games.tcg.words.tokens import AddThreats
from mathom.games.tcg.words.verbs import Exert, Wound

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
card(
    "8R115",
    event("Unheeded", FREE_PEOPLES, "Shire", 0, "response"),
    Response(Exerts(a(MINION)), Wound(that(MINION)), cost=Exert(a(HOBBIT & UNBOUND))),
)
