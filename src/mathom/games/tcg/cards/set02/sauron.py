"""Mines of Moria: the Sauron culture."""

from mathom.games.tcg.abilities import (
    FELLOWSHIP_PHASE,
    REGROUP,
    Action,
    EachTime,
    EachTimeMay,
    Response,
    ToPlay,
)
from mathom.games.tcg.facts import SHADOW, card
from mathom.games.tcg.printed import condition, event, maneuver, minion, possession, shadow
from mathom.games.tcg.words.bearers import BearerMustBe, PlaysOn
from mathom.games.tcg.words.cards import (
    ALLY,
    ELF,
    ELVEN,
    MAN,
    MINION,
    ORC,
    RANGER,
    SAURON,
    TRACKER,
    any_of,
)
from mathom.games.tcg.words.conditions import Fights
from mathom.games.tcg.words.counts import LimitOf
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.laws import Of, RoamingPenalty
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.moments import PUTS_ON_RING, DrawsIn, MovesIn
from mathom.games.tcg.words.moves import Discard, Draw, DrawOr
from mathom.games.tcg.words.numbers import THE_X
from mathom.games.tcg.words.orders import AndDo, By, OrDo
from mathom.games.tcg.words.players import FREE_PEOPLES_PLAYER
from mathom.games.tcg.words.pointing import BEARER, HIS_HAND, RING_BEARER
from mathom.games.tcg.words.preventing import CANCEL_EVENT
from mathom.games.tcg.words.rare_texts import EventThatUses
from mathom.games.tcg.words.selections import a, n
from mathom.games.tcg.words.spotting import BURDEN, SpotTokens, spot
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import AddBurdens, AddTwilight
from mathom.games.tcg.words.verbs import Exert, Spot, Wound, spotting
from mathom.games.tcg.words.zones import SELF

card(
    "2U87",
    event("The Eye of Sauron", SHADOW, "Sauron", 1, "shadow"),
    Action(
        shadow,
        Draw(THE_X, limit=LimitOf(5)),
        cost=AndDo((Exert(a(ORC & SAURON)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2C88",
    event("Memory of Many Things", SHADOW, "Sauron", 2, "maneuver"),
    Action(
        maneuver, OrDo((Discard(a(ALLY)), Discard(n(2, ALLY & ELVEN)))), cost=Exert(a(ORC & SAURON))
    ),
)
card(
    "2C89",
    minion("Orc Scout", "", "Sauron", "Orc", (2, 6, 2, 6), keywords="tracker"),
    Constant(RoamingPenalty(MINION & SAURON, -1)),
    Response(EventThatUses(a(RANGER)), CANCEL_EVENT, cost=OrDo((Exert(SELF), Discard(SELF)))),
)
card(
    "2C90",
    minion("Orc Taskmaster", "", "Sauron", "Orc", (3, 8, 3, 6)),
    Action(shadow, AddTwilight(1), cost=Exert(SELF)),
)
card(
    "2C91",
    event("Southern Spies", SHADOW, "Sauron", 0, "response"),
    Response(
        PUTS_ON_RING, By(FREE_PEOPLES_PLAYER, Discard(HIS_HAND)), cost=spotting(a(MINION & SAURON))
    ),
)
card(
    "2U92",
    condition("Spies of Mordor", "", SHADOW, "Sauron", 1, keywords="search", support=True),
    ToPlay(spotting(a(ORC & SAURON))),
    EachTimeMay(MovesIn(REGROUP), DrawOr(1, 2, if_=spot(a(TRACKER & SAURON)))),
)
card(
    "2R93",
    minion("Tower Assassin", "", "Sauron", "Orc", (4, 11, 3, 6), unique=True),
    Action(maneuver, Wound(a(ALLY)), cost=Exert(SELF)),
)
card(
    "2R94",
    condition("Verily I Come", "", SHADOW, "Sauron", 0),
    ToPlay(Exert(a(ORC & SAURON))),
    PlaysOn(RING_BEARER),
    EachTime(DrawsIn(FREE_PEOPLES_PLAYER, FELLOWSHIP_PHASE), AddBurdens(1)),
)
card(
    "2C95",
    possession("Vile Blade", "", SHADOW, "Sauron", 1, classes="hand weapon", numbers=(2,)),
    BearerMustBe(a(ORC & SAURON)),
    While(Fights(BEARER, a(any_of(MAN, ELF))), Of(BEARER, Is(Strength(+2)))),
)
