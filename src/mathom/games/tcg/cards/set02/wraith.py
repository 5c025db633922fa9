"""Mines of Moria: the Wraith culture."""

from mathom.games.tcg.abilities import Action, DiscardIf, EachTimeMay, Response, ToPlay
from mathom.games.tcg.facts import SHADOW, card
from mathom.games.tcg.printed import condition, event, maneuver, minion, skirmish
from mathom.games.tcg.words.bearers import PlaysOn
from mathom.games.tcg.words.cards import (
    ALLY,
    COMPANION,
    EXHAUSTED,
    NAZGUL,
    SITE,
    TALE,
    WEAPON,
    any_of,
    keyworded,
)
from mathom.games.tcg.words.clauses import SuchSite
from mathom.games.tcg.words.conditions import IsAt, IsSo
from mathom.games.tcg.words.doings import Is, NotRoaming
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.lasting import TILL_REGROUP
from mathom.games.tcg.words.laws import CannotBePlayed, Of
from mathom.games.tcg.words.mods import FIERCE, damage
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.numbers import THE_X
from mathom.games.tcg.words.orders import AndDo, IfDo
from mathom.games.tcg.words.pointing import RING_BEARER
from mathom.games.tcg.words.preventing import PREVENT_WOUND, WearRing
from mathom.games.tcg.words.rare_texts import NotAssignedByFree, SpotWearer, TextDoesNotApply
from mathom.games.tcg.words.selections import Named, a, each, n
from mathom.games.tcg.words.spotting import (
    BURDEN,
    CanSpot,
    SpotCards,
    SpotsEither,
    SpotTokens,
    SpotWounds,
)
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import AddBurdens, RemoveTwilight
from mathom.games.tcg.words.triggers import Wins, YouPlay
from mathom.games.tcg.words.verbs import TWICE, Exert, Spot, TwiceIf, Wound, spotting
from mathom.games.tcg.words.zones import SELF

card(
    "2R75",
    minion("Bill Ferny", "Swarthy Sneering Fellow", "Wraith", "Man", (2, 4, 1, 2), unique=True),
    Constant(Of(each(NAZGUL), NotRoaming())),
    Constant(NotAssignedByFree(SELF)),
    DiscardIf(IsAt(SuchSite(SITE & keyworded("underground")))),
)
card(
    "2U76",
    condition("Helpless", "", SHADOW, "Wraith", 0),
    ToPlay(spotting(Named("Frodo"), a(NAZGUL))),
    PlaysOn(Named("Sam")),
    Constant(TextDoesNotApply(Named("Sam"))),
)
card(
    "2R77",
    condition("His Terrible Servants", "", SHADOW, "Wraith", 2, support=True),
    Response(
        AboutToWound(a(NAZGUL & keyworded("twilight"))), PREVENT_WOUND, cost=RemoveTwilight(1)
    ),
)
card(
    "2U78",
    event("It Wants to be Found", SHADOW, "Wraith", 2, "maneuver"),
    Action(maneuver, AddBurdens(1), cost=spotting(a(NAZGUL & keyworded("twilight")))),
)
card(
    "2U79",
    event("Resistance Becomes Unbearable", SHADOW, "Wraith", 1, "maneuver"),
    Action(
        maneuver,
        (Exert(RING_BEARER), IfDo(IsSo(RING_BEARER, EXHAUSTED), WearRing(TILL_REGROUP))),
        cost=Exert(a(NAZGUL & keyworded("twilight"))),
    ),
)
card(
    "2R80",
    event("Stricken Dumb", SHADOW, "Wraith", 2, "maneuver"),
    Action(maneuver, Discard(a(any_of(TALE, WEAPON))), cost=Exert(Named("The Witch-king"))),
)
card(
    "2U81",
    event("They Will Find the Ring", SHADOW, "Wraith", 1, "maneuver"),
    Action(
        maneuver,
        Exert(n(THE_X, COMPANION)),
        cost=AndDo((Exert(n(2, NAZGUL)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2U82",
    minion(
        "Úlairë Attëa",
        "The Easterling",
        "Wraith",
        "Nazgûl",
        (6, 12, 3, 3),
        keywords="twilight",
        unique=True,
    ),
    EachTimeMay(YouPlay(SELF), Wound(a(ALLY))),
)
card(
    "2U83",
    minion(
        "Úlairë Enquëa",
        "Ringwraith in Twilight",
        "Wraith",
        "Nazgûl",
        (6, 11, 4, 3),
        keywords="twilight",
        unique=True,
    ),
    EachTimeMay(
        Wins(SELF), Wound(RING_BEARER, TwiceIf(CanSpot(SpotTokens(5, BURDEN)))), cost=Exert(SELF)
    ),
)
card(
    "2R84",
    minion(
        "Úlairë Nelya",
        "Ringwraith in Twilight",
        "Wraith",
        "Nazgûl",
        (5, 10, 3, 2),
        keywords="twilight",
        unique=True,
    ),
    While(
        SpotsEither(SpotTokens(2, BURDEN), SpotWounds(2, RING_BEARER)),
        Of(SELF, Is((FIERCE, damage(1)))),
    ),
)
card(
    "2R85",
    minion(
        "The Witch-king",
        "Lord of the Nazgûl",
        "Wraith",
        "Nazgûl",
        (8, 14, 4, 3),
        keywords="twilight",
        unique=True,
    ),
    Constant(CannotBePlayed(Named("Return to Its Master"))),
    EachTimeMay(Wins(SELF), Wound(RING_BEARER, TWICE), cost=Exert(SELF)),
)
card(
    "2R86",
    event("Wraith-world", SHADOW, "Wraith", 1, "skirmish"),
    Action(
        skirmish,
        AddBurdens(3),
        cost=Spot((SpotCards(a(NAZGUL & keyworded("twilight"))), SpotWearer())),
    ),
)
