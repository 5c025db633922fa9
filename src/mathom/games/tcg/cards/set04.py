"""The Two Towers: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import skirmish, the_one_ring
from mathom.games.tcg.words.conditions import WEARS_RING
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.harms import AboutToWoundInSkirmish
from mathom.games.tcg.words.lasting import TILL_REGROUP
from mathom.games.tcg.words.later import WearIt
from mathom.games.tcg.words.laws import Of
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.pointing import RING_BEARER
from mathom.games.tcg.words.preventing import Instead
from mathom.games.tcg.words.standing import While
from mathom.games.tcg.words.tokens import AddBurdens

card(
    "4R1",
    the_one_ring("Answer To All Riddles", vitality=2),
    While(WEARS_RING, Of(RING_BEARER, Is(Strength(+2)))),
    EachTime(AboutToWoundInSkirmish(RING_BEARER), Instead(AddBurdens(1)), if_=WEARS_RING),
    Action(skirmish, WearIt(TILL_REGROUP), cost=AddBurdens(1)),
)
