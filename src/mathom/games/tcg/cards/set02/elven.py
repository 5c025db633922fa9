"""Mines of Moria: the Elven culture."""

from mathom.games.tcg.abilities import Action, At, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition, event, maneuver
from mathom.games.tcg.words.cards import (
    ALLY,
    ARCHER,
    COMPANION,
    CONDITION,
    ELF,
    MINION,
    NAZGUL,
    ORC,
    RIVER,
    URUK_HAI,
    race,
)
from mathom.games.tcg.words.clauses import SuchSite
from mathom.games.tcg.words.conditions import IsAt
from mathom.games.tcg.words.doings import LOSES_DAMAGE, Is
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.laws import ArcheryTotal, Of
from mathom.games.tcg.words.mods import MINIONS, Strength
from mathom.games.tcg.words.moments import REGROUP_STARTS
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.orders import By
from mathom.games.tcg.words.players import AN_OPPONENT, ThatPlayer
from mathom.games.tcg.words.pointing import OrBetter
from mathom.games.tcg.words.preventing import PREVENT_WOUND, Preventable
from mathom.games.tcg.words.selections import a, each, n
from mathom.games.tcg.words.spotting import SpotCards, YouSpot, spot
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import RemoveTwilight
from mathom.games.tcg.words.triggers import Wins
from mathom.games.tcg.words.verbs import Exert, TwiceIf, Wound, spotting
from mathom.games.tcg.words.zones import SELF

card(
    "2U16",
    condition("A Blended Race", "", FREE_PEOPLES, "Elven", 1, support=True),
    ToPlay(spotting(a(ELF))),
    Constant(Of(each(URUK_HAI), (Is(Strength(-2)), LOSES_DAMAGE))),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2U17",
    event("Dismay Our Enemies", FREE_PEOPLES, "Elven", 0, "response"),
    Response(
        Wins(a(ARCHER & race("Elf"))),
        Preventable(By(AN_OPPONENT, Discard(a(MINION))), ThatPlayer(), RemoveTwilight(3)),
    ),
)
card(
    "2U18",
    condition(
        "Hosts of the Last Alliance", "", FREE_PEOPLES, "Elven", 2, keywords="tale", support=True
    ),
    While(spot(a(COMPANION & race("Elf"))), ArcheryTotal(MINIONS, -1)),
    Response(AboutToWound(a(ELF)), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "2R19",
    event("Release the Angry Flood", FREE_PEOPLES, "Elven", 1, "maneuver"),
    Action(maneuver, Wound(each(NAZGUL), TwiceIf(IsAt(SuchSite(RIVER)))), cost=Exert(a(ELF))),
)
card(
    "2R20",
    event("Secret Sentinels", FREE_PEOPLES, "Elven", 2, "maneuver"),
    Action(
        maneuver,
        Discard(OrBetter(a(CONDITION), n(2, CONDITION), if_=YouSpot(SpotCards(a(ORC))))),
        cost=Exert(a(ALLY & race("Elf"))),
    ),
)
