"""Mines of Moria: Sites."""

from mathom.games.tcg.abilities import SHADOW_PHASE, Action, EachTime
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import fellowship, site
from mathom.games.tcg.words.cards import (
    ALLY,
    ARCHER,
    COMPANION,
    HOBBIT,
    MORIA,
    SHIRE,
    URUK_HAI,
    race,
)
from mathom.games.tcg.words.clauses import THIS_SITE
from mathom.games.tcg.words.doings import NotRoaming
from mathom.games.tcg.words.laws import CostOfFirst, Of
from mathom.games.tcg.words.moments import MovesTo
from mathom.games.tcg.words.moves import Draw
from mathom.games.tcg.words.playing import Play
from mathom.games.tcg.words.selections import AnyNumber, Named, a, each
from mathom.games.tcg.words.sites import PlayYourSite
from mathom.games.tcg.words.standing import Constant
from mathom.games.tcg.words.verbs import Exert, Heal
from mathom.games.tcg.words.zones import FROM_DECK, FROM_HAND

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
