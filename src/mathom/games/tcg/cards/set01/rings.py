"""The Fellowship of the Ring: The One Ring."""

from mathom.games.tcg.vocabulary import *

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
