"""The Fellowship of the Ring: The One Ring."""

from mathom.games.tcg.abilities import EachTime, Response
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import the_one_ring
from mathom.games.tcg.words.conditions import WEARS_RING
from mathom.games.tcg.words.harms import AboutToWound, AboutToWoundInSkirmish
from mathom.games.tcg.words.lasting import TILL_REGROUP
from mathom.games.tcg.words.pointing import BEARER, RING_BEARER
from mathom.games.tcg.words.preventing import Instead, WearRing
from mathom.games.tcg.words.tokens import AddBurdens

card(
    "1R1",
    the_one_ring("Isildur's Bane", strength=1, vitality=1),
    Response(AboutToWound(BEARER), WearRing(TILL_REGROUP)),
    EachTime(AboutToWound(RING_BEARER), Instead(AddBurdens(2)), if_=WEARS_RING),
)
card(
    "1C2",
    the_one_ring("The Ruling Ring", strength=1),
    Response(AboutToWoundInSkirmish(BEARER), WearRing(TILL_REGROUP)),
    EachTime(AboutToWoundInSkirmish(RING_BEARER), Instead(AddBurdens(1)), if_=WEARS_RING),
)
