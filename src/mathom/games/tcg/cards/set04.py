"""The Two Towers: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime, EachTimeMay
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, card
from mathom.games.tcg.printed import (
    archery,
    artifact,
    companion,
    condition,
    minion,
    shadow,
    skirmish,
    the_one_ring,
)
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.cards import (
    ARCHER,
    HOBBIT,
    ISENGARD,
    MAN,
    MINION,
    TRACKER,
    culture,
    culture_number,
)
from mathom.games.tcg.words.clauses import Skirmishing
from mathom.games.tcg.words.conditions import WEARS_RING
from mathom.games.tcg.words.counts import ThingYouSpot
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.harms import AboutToWoundInSkirmish
from mathom.games.tcg.words.lasting import TILL_REGROUP, MakeArchery
from mathom.games.tcg.words.later import UNBOUND, WearIt
from mathom.games.tcg.words.laws import CostOf, Of, RoamingPenalty
from mathom.games.tcg.words.mods import MINIONS, Strength, StrengthFor, damage
from mathom.games.tcg.words.moments import MOVES
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.orders import ForEach
from mathom.games.tcg.words.playing import Play
from mathom.games.tcg.words.pointing import RING_BEARER
from mathom.games.tcg.words.preventing import Instead
from mathom.games.tcg.words.selections import Named, a, each, n
from mathom.games.tcg.words.spotting import TWILIGHT, CanSpot, SpotTokens, spot
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import AddBurdens
from mathom.games.tcg.words.tower_and_king import PlaceToken, RemoveTokens, ThingWound
from mathom.games.tcg.words.verbs import Wound
from mathom.games.tcg.words.zones import FROM_HAND, SELF

card(
    "4R1",
    the_one_ring("Answer To All Riddles", vitality=2),
    While(WEARS_RING, Of(RING_BEARER, Is(Strength(+2)))),
    EachTime(AboutToWoundInSkirmish(RING_BEARER), Instead(AddBurdens(1)), if_=WEARS_RING),
    Action(skirmish, WearIt(TILL_REGROUP), cost=AddBurdens(1)),
)
card(
    "4R91",
    artifact(
        "Gandalf's Staff",
        "Walking Stick",
        FREE_PEOPLES,
        "Gandalf",
        2,
        classes="staff",
        numbers=(0, 1),
    ),
    BearerMustBe(Named("Gandalf")),
    While(CanSpot(SpotTokens(2, TWILIGHT)), Of(Named("Gandalf"), Is(damage(2)))),
)
card(
    "4R176",
    minion(
        "Uglúk",
        "Servant of Saruman",
        "Isengard",
        "Uruk-hai",
        (4, 9, 3, 5),
        keywords="tracker, fierce",
        unique=True,
    ),
    Constant(RoamingPenalty(TRACKER & ISENGARD, -2)),
    While(spot(n(2, TRACKER & ISENGARD)), Of(SELF, Is(Strength(+3)))),
    While(spot(n(3, TRACKER & ISENGARD)), Of(SELF, Is(damage(1)))),
)
card(
    "4R211",
    condition("Weapons of Isengard", "", SHADOW, "Isengard", 2, keywords="machine", support=True),
    Action(
        shadow, PlaceToken(culture_number("Isengard")), cost=Play(a(ARCHER & ISENGARD, FROM_HAND))
    ),
    Action(
        archery,
        (MakeArchery(MINIONS, +2), Discard(SELF)),
        cost=RemoveTokens(2, culture_number("Isengard")),
    ),
)
card(
    "4R267",
    companion("Éomer", "Third Marshal of Riddermark", "Rohan", "Man", (3, 7, 3), signet="Théoden"),
    While(spot(a(MAN & culture("rohan"))), CostOf(SELF, -1)),
    Constant(Of(SELF, Is(StrengthFor(+2, ThingWound(each(MINION & Skirmishing(SELF))))))),
)
card(
    "4P364",
    companion(
        "Aragorn", "Wingfoot", "Gondor", "Man", (4, 8, 4), keywords="ranger", signet="Aragorn"
    ),
    EachTimeMay(MOVES, ForEach(Wound(a(MINION)), ThingYouSpot(HOBBIT & UNBOUND))),
)
