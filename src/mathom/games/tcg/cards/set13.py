"""Bloodlines: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, DiscardIf, EachTime
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition, skirmish
from mathom.games.tcg.words.cards import DWARF, ORC
from mathom.games.tcg.words.clauses import NOT_ASSIGNED
from mathom.games.tcg.words.later import AHEAD
from mathom.games.tcg.words.moments import MOVES
from mathom.games.tcg.words.orders import OrDo
from mathom.games.tcg.words.selections import a, n
from mathom.games.tcg.words.tokens import AddTwilight
from mathom.games.tcg.words.verbs import TWICE, Exert, Wound

card(
    "13U3",
    condition("Deep Hatred", "", FREE_PEOPLES, "Dwarven", 0, support=True),
    EachTime(MOVES, AddTwilight(2)),
    Action(
        skirmish,
        OrDo((Wound(n(2, ORC)), Wound(a(ORC), TWICE))),
        cost=Exert(a(DWARF & NOT_ASSIGNED)),
    ),
    DiscardIf(AHEAD),
)
