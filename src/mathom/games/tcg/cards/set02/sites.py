"""Mines of Moria: Sites."""

from mathom.games.tcg.vocabulary import *

card(
    "2U115",
    site("Hobbiton Party Field", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named("Bilbo", FROM_DECK)), cost=Exert(a(HOBBIT))),
)
card(
    "2U116",
    site("Hobbiton Woods", 0, "left", "Fellowship", 1, keywords="forest"),
    Action(fellowship, PlayYourSite(2), cost=Exert(a(HOBBIT))),
)
card(
    "2C117",
    site("Town Center", 0, "left", "Fellowship", 1),
    Action(fellowship, Draw(1), cost=Play(a(ALLY & SHIRE, FROM_HAND))),
)
card(
    "2U118",
    site("Great Chasm", 4, "right", "Fellowship", 4, keywords="underground"),
    Constant(CostOfFirst(ARCHER & MORIA, -2, SHADOW_PHASE)),
)
card(
    "2C119",
    site("Hollin", 3, "right", "Fellowship", 4, keywords="plains"),
    Constant(Of(each(URUK_HAI), NotRoaming())),
)
card(
    "2U120",
    site("Valley of the Silverlode", 3, "left", "Fellowship", 6, keywords="river, sanctuary"),
    EachTime(MovesTo(THIS_SITE), Heal(AnyNumber(COMPANION & race("Hobbit")))),
)
