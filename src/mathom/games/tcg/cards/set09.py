"""Reflections: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import artifact, companion, regroup
from mathom.games.tcg.words.cards import COMPANION, GONDOR, MAN, MINION
from mathom.games.tcg.words.conditions import IsA
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.later import UNBOUND, PlaceInDeadPile
from mathom.games.tcg.words.moments import MOVES
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.pointing import RING_BEARER
from mathom.games.tcg.words.preventing import PREVENT_THAT
from mathom.games.tcg.words.selections import a, each
from mathom.games.tcg.words.tokens import AddBurdens
from mathom.games.tcg.words.verbs import spotting
from mathom.games.tcg.words.zones import SELF

card(
    "9R+30",
    companion(
        "Sméagol",
        "Bearer of Great Secrets",
        "Gollum",
        "",
        (0, 3, 4),
        "Ring-bound",
        resistance=7,
        ring=True,
    ),
    ToPlay(AddBurdens(1)),
    EachTime(MOVES, PlaceInDeadPile(a(COMPANION & UNBOUND))),
    Action(regroup, Discard(each(MINION)), cost=AddBurdens(2), if_=IsA(SELF, RING_BEARER)),
)
card(
    "9R35",
    artifact(
        "Sapling of the White Tree", "", FREE_PEOPLES, "Gondor", 1, unique=False, support=True
    ),
    ToPlay(spotting(a(MAN & UNBOUND & GONDOR))),
    Response(AboutToWound(a(MAN & GONDOR)), PREVENT_THAT, cost=Discard(SELF)),
)
